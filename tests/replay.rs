//! `run`, `--witness` and `replay` as a user meets them, and what replay makes of
//! alarms.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;
use warpproof::report::json::{Document, Entry};
use warpproof::report::model::{Confidence, Defect, KernelReport, ReplayReport, Verdict};

struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a temporary folder"))
    }

    fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::write(&path, text).expect("written");
        text_of(&path)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }
}

fn text_of(path: &Path) -> String {
    path.to_str().expect("a path in UTF-8").to_owned()
}

fn warpproof(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The report of a command that prints JSON, and its exit code.
fn report(arguments: &[&str]) -> (KernelReport, i32) {
    let output = warpproof(&[arguments, &["--format", "json"]].concat());
    let stderr = String::from_utf8_lossy(&output.stderr);
    let document = Document::parse(&stdout(&output)).unwrap_or_else(|e| panic!("{e}: {stderr}"));
    let [Entry::Report(file)] = document.files.as_slice() else {
        panic!("no report: {stderr}");
    };
    let code = output.status.code().expect("an exit code");
    (file.kernels[0].clone(), code)
}

#[track_caller]
fn assert_refused(arguments: &[&str], message: &str) {
    let output = warpproof(arguments);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    assert!(stderr.contains(message), "{stderr}");
}

const SHIFT: &str = "__global__ void shift(int *a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) a[i] = a[i + OFFSET] + 1;
}
";

fn confidence(defect: &Defect) -> Confidence {
    match defect {
        Defect::Race { confidence, .. }
        | Defect::Divergence { confidence, .. }
        | Defect::Assertion { confidence, .. } => *confidence,
        Defect::Memory { .. } => panic!("not an alarm"),
    }
}

#[test]
fn runs_print_and_find() {
    let folder = Folder::new();
    let good = folder.file("good.cu", SHIFT.replace("OFFSET", "0"));
    let racy = folder.file("racy.cu", SHIFT.replace("OFFSET", "1"));
    let options = [
        "--block", "8", "--grid", "2", "--arg", "n=16", "--array", "a=iota",
    ];
    let run = |file: &str, more: &[&str]| report(&[&["run", file], &options[..], more].concat());
    let (kernel, code) = run(&good, &["--print", "a[2..5]"]);
    assert_eq!((kernel.verdict, code), (Verdict::NoDefect, 0));
    assert_eq!(kernel.printed[0].elements, ["3", "4", "5"]);
    let (kernel, code) = run(&racy, &[]);
    assert_eq!((kernel.verdict, code), (Verdict::Defect, 1));
    let (kernel, code) = run(&racy, &["--array", "a[16]=iota", "--schedule", "warp"]);
    let outside = |defect: &Defect| matches!(defect, Defect::Memory { offset: 64, .. });
    assert!(
        code == 1 && kernel.defects.iter().any(outside),
        "{kernel:?}"
    );
    let (kernel, code) = run(&good, &["--steps", "50"]);
    assert_eq!((kernel.verdict, code), (Verdict::Inconclusive, 3));
}

#[test]
fn arrays_come_from_files() {
    let folder = Folder::new();
    let good = folder.file("good.cu", SHIFT.replace("OFFSET", "0"));
    // The format of NumPy: magic, version, length of the header, header, elements.
    let mut header = "{'descr': '<i4', 'fortran_order': False, 'shape': (3,), }".to_owned();
    while !(header.len() + 11).is_multiple_of(64) {
        header.push(' ');
    }
    header.push('\n');
    let mut bytes = b"\x93NUMPY\x01\x00".to_vec();
    bytes.extend((header.len() as u16).to_le_bytes());
    bytes.extend(header.as_bytes());
    let elements: Vec<u8> = [7_i32, -8, 9]
        .into_iter()
        .flat_map(i32::to_le_bytes)
        .collect();
    let data = folder.file("a.npy", [bytes.clone(), elements].concat());
    let array = format!("a=file:{data}");
    let run = [
        "run", &good, "--block", "4", "--arg", "n=3", "--array", &array,
    ];
    let (kernel, code) = report(&[&run[..], &["--print", "a[0..3]"]].concat());
    assert_eq!(
        (kernel.printed[0].elements.join(" "), code),
        ("8 -7 10".to_owned(), 0)
    );
    assert_refused(
        &[&run[..], &["--print", "a[0..4]"]].concat(),
        "the array is shorter",
    );
    let short = folder.file("short.npy", bytes);
    let array = format!("a=file:{short}");
    assert_refused(
        &["run", &good, "--arg", "n=3", "--array", &array],
        "does not hold 12 bytes",
    );
}

#[test]
fn wrong_runs_are_refused() {
    let folder = Folder::new();
    let file = folder.file("k.cu", SHIFT.replace("OFFSET", "0"));
    assert_refused(
        &["run", &file],
        "parameter `n` has no value: an argument n=",
    );
    assert_refused(
        &["run", &file, "--arg", "n=x"],
        "argument n: `x` does not fit its type",
    );
    assert_refused(
        &["run", &file, "--arg", "m=1"],
        "the kernel's scalar parameters are `n`",
    );
    let run = ["run", &file, "--arg", "n=1"];
    let refused = |more: &[&str], message: &str| {
        assert_refused(&[&run[..], more].concat(), message);
    };
    refused(&["--array", "b=zeros"], "the kernel's arrays are `a`");
    refused(&["--array", "a=ones"], "is none of zeros, iota");
    refused(&["--array", "a=file:gone.npy"], "gone.npy");
    refused(&["--print", "b[0..1]"], "the kernel's arrays are `a`");
    refused(&["--block", "*"], "a run needs numbers");
    refused(
        &["--grid", "100000,1000"],
        "more threads than the machine can hold",
    );
    refused(&["--kernel", "other"], "there is no kernel `other`");
}

#[test]
fn alarms_are_confirmed_and_replayed() {
    let folder = Folder::new();
    let racy = folder.file("racy.cu", SHIFT.replace("OFFSET", "1"));
    let witnesses = folder.path("witnesses");
    let directory = text_of(&witnesses);
    // A symbolic launch, with parameters that the model has to choose.
    let (kernel, code) = report(&["verify", &racy, "--witness", &directory]);
    assert_eq!(code, 1);
    assert!(
        kernel
            .defects
            .iter()
            .all(|d| confidence(d) == Confidence::Confirmed)
    );
    let witness = text_of(&witnesses.join("shift-1.json"));
    let output = warpproof(&["replay", &witness, "--format", "json"]);
    assert_eq!(output.status.code(), Some(1));
    let replay: ReplayReport = serde_json::from_slice(&output.stdout).expect("a report");
    assert!(replay.confirmed && !replay.steps.is_empty());
    let accesses = replay.steps.iter().filter(|step| step.text.contains("a["));
    assert!(accesses.clone().any(|step| step.text.starts_with("writes")));
    assert!(accesses.clone().any(|step| step.text.starts_with("reads")));
    assert!(
        accesses
            .clone()
            .all(|step| step.span.as_ref().is_some_and(|s| s.line == 3))
    );
    // The same every time.
    assert_eq!(
        stdout(&warpproof(&["replay", &witness, "--format", "json"])),
        stdout(&output)
    );
    let text = stdout(&warpproof(&["replay", &witness]));
    assert!(
        text.contains("the witness's defect happens again"),
        "{text}"
    );
    // A run without an end is no replay.
    let text = std::fs::read_to_string(&witness).expect("a witness is text");
    let (before, after) = text.split_once("\"steps\": ").expect("it has a limit");
    let after = after.trim_start_matches(|c: char| c.is_ascii_digit());
    let endless = format!("{before}\"steps\": 18446744073709551615{after}");
    let endless = folder.file("endless.json", endless);
    assert_refused(&["replay", &endless], "`steps` are more than 4000000");
    // The repaired kernel no longer shows it.
    folder.file("racy.cu", SHIFT.replace("OFFSET", "0"));
    let output = warpproof(&["replay", &witness]);
    assert_eq!(output.status.code(), Some(3), "{}", stdout(&output));
}

#[test]
fn data_that_the_race_needs_is_found() {
    let folder = Folder::new();
    let file = folder.file(
        "k.cu",
        "__global__ void k(int *out, const int *in, int n) {
           if (in[threadIdx.x] == 77 && n == 123456) out[0] = threadIdx.x;
         }",
    );
    let (kernel, _) = report(&["verify", &file, "--block", "64", "--grid", "1"]);
    assert_eq!(kernel.defects.len(), 1);
    assert_eq!(confidence(&kernel.defects[0]), Confidence::Confirmed);
}

#[test]
fn divergence_and_assertions_are_confirmed() {
    let folder = Folder::new();
    let file = folder.file(
        "k.cu",
        "__global__ void k(const int *in, int n) {
           __assert(n != 77 || in[3] != 5);
           if (in[threadIdx.x] > n) __syncthreads();
         }",
    );
    let (kernel, _) = report(&["verify", &file, "--block", "64", "--grid", "1"]);
    let kinds: Vec<bool> = kernel
        .defects
        .iter()
        .map(|defect| matches!(defect, Defect::Divergence { .. }))
        .collect();
    assert!(
        kinds.contains(&true) && kinds.contains(&false),
        "{kernel:?}"
    );
    assert!(
        kernel
            .defects
            .iter()
            .all(|d| confidence(d) == Confidence::Confirmed)
    );
}

/// A reduction by CUB, whose result runs have to make up.
const REDUCED: &str = "
    #include <cub/cub.cuh>
    __global__ void k(float *out, const float *in) {
        typedef cub::BlockReduce<float, 64> Reduce;
        __shared__ typename Reduce::TempStorage storage;
        float all = Reduce(storage).Sum(in[blockIdx.x * 64 + threadIdx.x]);
        if (threadIdx.x == 0) STATEMENT;
    }";

#[test]
fn made_up_values_confirm_no_race_that_they_decide() {
    let folder = Folder::new();
    let verdict = |statement: &str| {
        let file = folder.file("k.cu", REDUCED.replace("STATEMENT", statement));
        let (kernel, code) = report(&["verify", &file, "--block", "64", "--grid", "4"]);
        let confidence = confidence(&kernel.defects[0]);
        let expected = match confidence {
            Confidence::Possible => 3,
            _ => 1,
        };
        assert_eq!(code, expected, "{statement}");
        confidence
    };
    assert_eq!(verdict("out[0] += all"), Confidence::Confirmed);
    // The address.
    assert_eq!(verdict("out[(int)all] += 1.0f"), Confidence::Possible);
    // Whether it happens.
    assert_eq!(
        verdict("if (all > 5.0f) out[0] += 1.0f"),
        Confidence::Possible
    );
    // Whether the values differ.
    assert_eq!(verdict("out[0] = all"), Confidence::Possible);
}

#[test]
fn false_alarms_stay_possible() {
    let folder = Folder::new();
    // The square root of a square is never negative, which no solver is told.
    let file = folder.file(
        "k.cu",
        "__global__ void k(int *out, float x) {
           if (sqrtf(x * x) < 0.0f) out[0] = threadIdx.x;
         }",
    );
    let (kernel, code) = report(&["verify", &file, "--block", "64", "--grid", "1"]);
    assert_eq!((code, kernel.defects.len()), (3, 1));
    assert_eq!(confidence(&kernel.defects[0]), Confidence::Possible);
    let Defect::Race { abstractions, .. } = &kernel.defects[0] else {
        panic!("{kernel:?}");
    };
    assert!(!abstractions.is_empty());
}

#[test]
fn broken_witnesses_are_refused() {
    let folder = Folder::new();
    let broken = folder.file("w.json", "{\"schema\": 1}");
    assert_refused(&["replay", &broken], "not a witness");
    let gone = text_of(&folder.path("gone.json"));
    assert_refused(&["replay", &gone], "gone.json");
}

#[test]
fn bounds_that_nobody_asks_for_are_no_defect() {
    let folder = Folder::new();
    // The alarm is a false one; runs for it leave the array, which is a matter of
    // `--check-bounds`.
    let file = folder.file(
        "k.cu",
        "__global__ void k(int *out, float x, int n) {
           __shared__ int s[64];
           s[threadIdx.x + n * 64] = 1;
           if (sqrtf(x * x) < 0.0f) out[0] = threadIdx.x;
         }",
    );
    let options = [
        "--block", "64", "--grid", "1", "--assume", "n > 0", "--assume", "n < 9",
    ];
    let verify = [&["verify", &file], &options[..]].concat();
    let (kernel, _) = report(&verify);
    assert_eq!(kernel.defects.len(), 1, "{kernel:?}");
    assert!(matches!(kernel.defects[0], Defect::Race { .. }));
    let (kernel, _) = report(&[&verify[..], &["--check-bounds"]].concat());
    let mut defects = kernel.defects.iter();
    let bounds = defects.find(|defect| matches!(defect, Defect::Assertion { .. }));
    assert_eq!(bounds.map(confidence), Some(Confidence::Confirmed));
}

#[test]
fn broken_bounds_are_replayed_with_the_sizes_of_arrays() {
    let folder = Folder::new();
    let file = folder.file("shift.cu", SHIFT.replace("OFFSET", "1"));
    let witnesses = text_of(&folder.path("witnesses"));
    let launch = ["--block", "8", "--grid", "1", "--kernel", "shift"];
    let bounds = ["--check-bounds", "--extent", "a=n", "--only-divergence"];
    let arguments = [
        &["verify", &file],
        &launch[..],
        &bounds,
        &["--witness", &witnesses],
    ];
    let (verified, code) = report(&arguments.concat());
    assert_eq!((verified.verdict, code), (Verdict::Defect, 1));
    assert_eq!(confidence(&verified.defects[0]), Confidence::Confirmed);
    let witness = text_of(&folder.path("witnesses/shift-1.json"));
    let output = warpproof(&["replay", &witness]);
    assert_eq!(output.status.code(), Some(1), "{}", stdout(&output));
}
