//! Races that atomics may rule out: what runs and explorations make of flags, locks and
//! tickets, right ones and broken ones, and what module variables hold in runs.

use std::process::Command;

use warpproof::report::json::{Document, Entry};
use warpproof::report::model::{
    Abstraction, Confidence, Defect, Exploration, ExplorationOutcome, KernelReport, Verdict,
};

/// The report about the kernel of a CUDA source.
fn verify(source: &str, options: &[&str]) -> KernelReport {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("k.cu");
    std::fs::write(&path, source).expect("written");
    let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .args(["verify", "--format", "json"])
        .arg(&path)
        .args(options)
        .output()
        .expect("the program runs");
    let stderr = String::from_utf8_lossy(&output.stderr);
    let text = String::from_utf8_lossy(&output.stdout);
    let document = Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {stderr}"));
    let [Entry::Report(file)] = document.files.as_slice() else {
        panic!("no report: {stderr}");
    };
    file.kernels[0].clone()
}

/// The confidence, abstractions and exploration of each race on an array.
fn races(report: &KernelReport, wanted: &str) -> Vec<(Confidence, bool, Option<Exploration>)> {
    let race = |defect: &Defect| match defect {
        Defect::Race {
            confidence,
            array,
            abstractions,
            exploration,
            ..
        } if array == wanted => Some((
            *confidence,
            abstractions.contains(&Abstraction::EarlierLaunch),
            exploration.clone(),
        )),
        _ => None,
    };
    report.defects.iter().filter_map(race).collect()
}

/// No run and no execution shows a race on the array.
#[track_caller]
fn assert_ordered(source: &str, options: &[&str], array: &str, outcome: ExplorationOutcome) {
    let report = verify(source, options);
    let races = races(&report, array);
    assert!(!races.is_empty(), "{report:?}");
    for (confidence, _, exploration) in races {
        assert_eq!(confidence, Confidence::Possible, "{report:?}");
        assert_eq!(exploration.map(|e| e.outcome), Some(outcome), "{report:?}");
    }
}

#[track_caller]
fn assert_confirmed(source: &str, options: &[&str], array: &str) {
    let report = verify(source, options);
    let races = races(&report, array);
    let confirmed = races.iter().any(|race| race.0 == Confidence::Confirmed);
    assert!(confirmed, "{report:?}");
}

const TWO_BLOCKS: [&str; 4] = ["--block", "32", "--grid", "2"];
/// What flags order is left to explorations.
const NO_FLAGS: [&str; 6] = ["--block", "32", "--grid", "2", "--no-fact", "flag"];

/// Block 1 waits for the flag that block 0 sets behind its data.
const MESSAGE: &str = "
    #include <cuda/atomic>
    __device__ int data;
    __device__ int ready;
    __global__ void pass(int *out) {
        cuda::atomic_ref<int, cuda::thread_scope_device> flag(ready);
        if (threadIdx.x != 0) return;
        if (blockIdx.x == 0) {
            data = 42;
            flag.store(1, cuda::memory_order_ORDER);
        } else {
            while (flag.load(cuda::memory_order_acquire) == 0) {}
            out[0] = data;
        }
    }";

#[test]
fn a_flag_orders_what_was_written_before_it() {
    let right = MESSAGE.replace("ORDER", "release");
    assert_eq!(verify(&right, &TWO_BLOCKS).verdict, Verdict::Proved);
    assert_ordered(&right, &NO_FLAGS, "data", ExplorationOutcome::NoRace);
    let broken = MESSAGE.replace("ORDER", "relaxed");
    assert_confirmed(&broken, &TWO_BLOCKS, "data");
}

/// The same with fences and the atomics of old.
const FENCED: &str = "
    __device__ int data;
    __device__ int ready;
    __global__ void pass(int *out) {
        if (threadIdx.x != 0) return;
        if (blockIdx.x == 0) {
            data = 42;
            FENCE
            atomicExch(&ready, 1);
        } else {
            while (atomicCAS(&ready, 1, 1) == 0) {}
            FENCE
            out[0] = data;
        }
    }";

#[test]
fn fences_beside_a_flag_order_data() {
    let right = FENCED.replace("FENCE", "__threadfence();");
    for (confidence, _, _) in races(&verify(&right, &TWO_BLOCKS), "data") {
        assert_eq!(confidence, Confidence::Possible);
    }
    assert_confirmed(&FENCED.replace("FENCE", ""), &TWO_BLOCKS, "data");
}

#[test]
fn flags_behind_pointers_begin_at_zero() {
    let by_pointer = |source: &str| {
        source
            .replace("__device__ int data;", "")
            .replace("__device__ int ready;", "")
            .replace("int *out", "int *out, int *message, int *set")
            .replace("data", "message[0]")
            .replace("ready", "set[0]")
    };
    let right = by_pointer(&MESSAGE.replace("ORDER", "release"));
    assert_eq!(verify(&right, &TWO_BLOCKS).verdict, Verdict::Proved);
    assert_ordered(&right, &NO_FLAGS, "message", ExplorationOutcome::NoRace);
    let broken = by_pointer(&MESSAGE.replace("ORDER", "relaxed"));
    assert_confirmed(&broken, &TWO_BLOCKS, "message");
}

const LOCK: &str = "
    __device__ int mutex;
    __device__ int counter;
    __global__ void count() {
        if (threadIdx.x != 0) return;
        while (atomicCAS(&mutex, 0, 1) != 0) {}
        FENCE
        counter += 1;
        FENCE
        atomicExch(&mutex, 0);
    }";

#[test]
fn a_spin_lock_between_blocks_guards_its_section() {
    let right = LOCK.replace("FENCE", "__threadfence();");
    assert_eq!(verify(&right, &TWO_BLOCKS).verdict, Verdict::Proved);
    assert_confirmed(&LOCK.replace("FENCE", ""), &TWO_BLOCKS, "counter");
}

/// As a spin lock, but threads come in the order in which they have drawn numbers: in one array with
/// the number that is served, which nobody proves.
const TICKETS: &str = "
    __device__ int numbers[2];
    __device__ int counter;
    __global__ void count() {
        if (threadIdx.x != 0) return;
        int mine = atomicAdd(&numbers[0], 1);
        while (atomicAdd(&numbers[1], 0) != mine) {}
        FENCE
        counter += 1;
        FENCE
        atomicAdd(&numbers[1], 1);
    }";

#[test]
fn a_ticket_lock_between_blocks_guards_its_section() {
    let right = TICKETS.replace("FENCE", "__threadfence();");
    assert_ordered(&right, &TWO_BLOCKS, "counter", ExplorationOutcome::NoRace);
    // At any launch the smallest one is explored.
    let report = verify(&right, &[]);
    let [(confidence, _, Some(exploration)), ..] = &races(&report, "counter")[..] else {
        panic!("{report:?}");
    };
    assert_eq!(*confidence, Confidence::Possible);
    assert_eq!(exploration.arguments, "--kernel count --block 1 --grid 2");
    assert_confirmed(&TICKETS.replace("FENCE", ""), &TWO_BLOCKS, "counter");
}

/// Each of two threads says that it wants to enter before it looks at the other.
const DEKKER: &str = "
    #include <cuda/atomic>
    __device__ int wants[2];
    __device__ int counter;
    __global__ void enter() {
        using namespace cuda;
        int me = blockIdx.x;
        atomic_ref<int, thread_scope_device> mine(wants[me]), other(wants[1 - me]);
        mine.store(1, memory_order_ORDER);
        if (other.load(memory_order_ORDER) == 0) counter += 1;
    }";

#[test]
fn a_race_that_only_weak_memory_has_is_shown_by_its_execution() {
    let one = ["--block", "1", "--grid", "2"];
    let right = DEKKER.replace("ORDER", "seq_cst");
    assert_ordered(&right, &one, "counter", ExplorationOutcome::NoRace);
    let report = verify(&DEKKER.replace("ORDER", "relaxed"), &one);
    let shown = races(&report, "counter");
    let [(Confidence::Confirmed, _, Some(exploration)), ..] = &shown[..] else {
        panic!("{report:?}");
    };
    assert_eq!(exploration.outcome, ExplorationOutcome::Race);
    let unordered = exploration
        .text
        .iter()
        .any(|line| line.contains("unordered"));
    assert!(unordered, "{exploration:?}");
}

#[test]
fn what_cannot_be_explored_stays_possible_and_says_so() {
    let right = TICKETS.replace("FENCE", "__threadfence();");
    let voted = right.replace(
        "if (threadIdx.x != 0) return;",
        "if (__syncthreads_or(0) || threadIdx.x != 0) return;",
    );
    assert_ordered(&voted, &TWO_BLOCKS, "counter", ExplorationOutcome::Open);
}

/// A race that needs a number in a module variable.
const GATED: &str = "
    SPACE int gate INITIAL;
    __global__ void k(int *out) {
        if (gate == 7) out[0] = threadIdx.x;
    }";

#[test]
fn runs_begin_with_the_initial_values_of_module_variables() {
    let gated = |space: &str, initial: &str| {
        let source = GATED.replace("SPACE", space).replace("INITIAL", initial);
        let report = verify(&source, &["--block", "32", "--grid", "1"]);
        assert_ne!(report.verdict, Verdict::Proved);
        let Defect::Race { values, .. } = &report.defects[0] else {
            panic!("{report:?}");
        };
        let gate = values.iter().find(|value| value.name == "gate");
        let (confidence, earlier, _) = races(&report, "out").remove(0);
        (confidence, earlier, gate.map(|value| value.value.clone()))
    };
    let confirmed = (Confidence::Confirmed, false, None);
    assert_eq!(gated("__device__", "= 7"), confirmed);
    // Another launch has to have left it so.
    let later = (Confidence::Possible, true, Some("7".to_owned()));
    assert_eq!(gated("__device__", ""), later);
    assert_eq!(gated("__device__", "= 3"), later);
    // Nobody but the host can have set it.
    assert_eq!(gated("__constant__", ""), confirmed);
}
