//! Kernels whose executions are known, explored from their sources.

use warpproof::explore::graph::RaceKind;
use warpproof::explore::{Options, Outcome};
use warpproof::frontend::Source;
use warpproof::verify::{ExploreOptions, explore_file};

/// Explores the only kernel of a file with so many threads and blocks.
fn run(file: &str, block: u32, grid: u32, clang_args: &[&str]) -> Outcome {
    let path = format!("tests/explore_kernels/{file}");
    let source = Source {
        clang_args: clang_args.iter().map(|&arg| arg.to_owned()).collect(),
        ..Source::from_path(std::path::Path::new(&path)).expect("the name tells the language")
    };
    let options = ExploreOptions {
        block: [block, 1, 1],
        grid: [grid, 1, 1],
        warp_size: 32,
        kernels: Vec::new(),
        args: Vec::new(),
        unroll: 100,
        exploration: Options {
            all_defects: true,
            ..Options::default()
        },
    };
    let mut outcomes = Vec::new();
    explore_file(&source, &options, &mut |_, _, outcome| {
        outcomes.push(outcome.clone());
    })
    .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(outcomes.len(), 1);
    let outcome = outcomes.remove(0);
    assert_eq!(outcome.unsupported.into_iter().collect::<Vec<_>>(), []);
    assert!(!outcome.bounded);
    Outcome {
        unsupported: Default::default(),
        ..outcome
    }
}

fn has_race(outcome: &Outcome, kind: RaceKind) -> bool {
    outcome.races.keys().any(|race| race.kind == kind)
}

#[test]
fn safe_locks_have_one_execution_per_order() {
    for (file, executions) in [("caslock.cu", 6), ("ticketlock.cu", 6), ("ttaslock.cu", 36)] {
        let outcome = run(file, 1, 3, &[]);
        assert!(!outcome.has_defect(), "{file}");
        assert_eq!(outcome.executions, executions, "{file}");
    }
}

#[test]
fn weakened_locks_have_races() {
    let relaxed_acquire = ["-DACQUIRE=cuda::memory_order_relaxed"];
    let relaxed_release = ["-DRELEASE=cuda::memory_order_relaxed"];
    for file in ["caslock.cu", "ticketlock.cu"] {
        for clang_args in [&relaxed_acquire, &relaxed_release] {
            let outcome = run(file, 1, 2, clang_args);
            assert!(has_race(&outcome, RaceKind::Data), "{file} {clang_args:?}");
        }
    }
}

#[test]
fn scopes_that_are_too_narrow() {
    let block = ["-DSCOPE=cuda::thread_scope_block"];
    let apart = run("caslock.cu", 1, 2, &block);
    assert!(has_race(&apart, RaceKind::Heterogeneous) && has_race(&apart, RaceKind::Data));
    let together = run("caslock.cu", 2, 1, &block);
    assert!(!together.has_defect());
    assert_eq!(together.executions, 2);
}

#[test]
fn fences_pass_messages() {
    let outcome = run("message.cu", 1, 2, &[]);
    assert!(!outcome.has_defect());
    assert_eq!(outcome.executions, 2);
    let narrow = run("message.cu", 1, 2, &["-DFENCE=__threadfence_block"]);
    assert!(has_race(&narrow, RaceKind::Data));
}

#[test]
fn barriers_are_joint() {
    let outcome = run("reduction.cu", 4, 2, &[]);
    assert!(!outcome.has_defect());
    // Only the order of the two updates of the sum is open.
    assert_eq!(outcome.executions, 2);
    let without = run("reduction.cu", 4, 1, &["-DBARRIER="]);
    assert!(has_race(&without, RaceKind::Data));
    let outcome = run("divergence.cu", 4, 1, &[]);
    assert_eq!(outcome.divergences.len(), 1);
}

/// What an exploration leaves open is no answer "no defect".
#[test]
fn what_is_not_explored_is_left_open() {
    let open = |body: &str| {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("k.cu");
        let text = format!("__global__ void k(int *a, int n) {{ {body} }}");
        std::fs::write(&path, text).expect("written");
        let source = Source::from_path(&path).expect("a CUDA file");
        let options = ExploreOptions {
            block: [2, 1, 1],
            grid: [1, 1, 1],
            warp_size: 32,
            kernels: Vec::new(),
            args: Vec::new(),
            unroll: 100,
            exploration: Options::default(),
        };
        let mut open = None;
        explore_file(&source, &options, &mut |_, _, outcome| {
            assert!(!outcome.has_defect());
            open = Some(!outcome.unsupported.is_empty());
        })
        .unwrap_or_else(|error| panic!("{error}"));
        open.expect("a kernel")
    };
    assert!(open("int x; if (x == 5) *a = threadIdx.x;"));
    assert!(open("__requires(n > 0); *a = threadIdx.x;"));
    assert!(open("__global_assert(threadIdx.x == 7);"));
    assert!(!open("a[threadIdx.x] = n;"));
}
