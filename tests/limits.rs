//! What happens where something runs out: time, memory, threads, room for the output.

use std::fmt::Write;
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use warpproof::report::json::{Document, Entry};
use warpproof::report::model::{ReasonKind, Verdict};

const RACY: &str = "__global__ void k(int *a) { a[threadIdx.x / 2] = threadIdx.x; }\n";
const RIGHT: &str = "__global__ void k(int *a) { a[threadIdx.x] = threadIdx.x; }\n";

struct Folder(tempfile::TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a temporary folder"))
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.path().join(name);
        fs::write(&path, text).expect("written");
        path
    }

    fn path(&self) -> &Path {
        self.0.path()
    }
}

fn warpproof(arguments: &[&str], file: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warpproof"));
    let (first, rest) = arguments.split_first().expect("a command");
    command.arg(first).arg(file).args(rest);
    command
}

/// The program with so many bytes of address space.
fn limited(bytes: u64, arguments: &[&str], file: &Path) -> Command {
    let mut command = Command::new("prlimit");
    let (first, rest) = arguments.split_first().expect("a command");
    command
        .arg(format!("--as={bytes}"))
        .arg(env!("CARGO_BIN_EXE_warpproof"))
        .arg(first)
        .arg(file)
        .args(rest);
    command
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// One line that says what is wrong, and no more.
#[track_caller]
fn assert_one_error(output: &Output, with: &str) {
    let errors = stderr(output);
    assert_eq!(output.status.code(), Some(2), "{errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    assert!(
        errors.starts_with("error: ") && errors.contains(with),
        "{errors}"
    );
}

/// Every command, with what it prints on a kernel.
const COMMANDS: [&[&str]; 8] = [
    &["verify"],
    &["verify", "--format", "json"],
    &["verify", "--timings"],
    &["run", "--block", "2"],
    &["run", "--block", "2", "--format", "json"],
    &["emit", "--stage", "kir"],
    &["protocol"],
    &["explore", "--block", "2"],
];

#[test]
fn a_full_disk_under_the_output_is_an_error() {
    let folder = Folder::new();
    let file = folder.write("k.cu", RIGHT);
    for arguments in COMMANDS {
        let full = OpenOptions::new().write(true).open("/dev/full");
        let mut command = warpproof(arguments, &file);
        command.stdout(full.expect("there is /dev/full"));
        let output = command.output().expect("the program runs");
        assert_one_error(&output, "standard output cannot be written: No space left");
    }
}

#[test]
fn a_closed_pipe_is_an_error() {
    let folder = Folder::new();
    let file = folder.write("k.cu", RIGHT);
    for arguments in COMMANDS {
        let mut command = warpproof(arguments, &file);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_one_error(&output, "standard output cannot be written: Broken pipe");
    }
}

/// Nobody, not even root, makes a folder below a file.
#[test]
fn witnesses_that_cannot_be_written_leave_the_report() {
    let folder = Folder::new();
    let file = folder.write("k.cu", &format!("{RACY}{}", RACY.replace("k(", "l(")));
    let witness = folder.write("file", "").join("below");
    let witness = witness.to_str().expect("it is UTF-8");
    let mut command = warpproof(&["verify", "--block", "64", "--witness", witness], &file);
    let output = command.output().expect("the program runs");
    assert_one_error(&output, &format!("the witness {witness} cannot be written"));
    let report = stdout(&output);
    for kernel in ["k", "l"] {
        assert!(report.contains(&format!("error: {kernel} (")), "{report}");
    }
    assert_eq!(
        report.matches("confirmed by running").count(),
        2,
        "{report}"
    );
    command.args(["--format", "json"]);
    let output = command.output().expect("the program runs");
    assert_one_error(&output, "the witness");
    let document = Document::parse(&stdout(&output)).expect("one document");
    let Entry::Report(report) = &document.files[0] else {
        panic!("no report: {document:?}");
    };
    assert_eq!(report.kernels.len(), 2);
    assert_eq!(report.errors.len(), 1);
}

#[test]
fn drawings_that_cannot_be_written_leave_the_report() {
    let folder = Folder::new();
    let file = folder.write("k.cu", RACY);
    let drawing = folder.write("file", "").join("below.svg");
    let drawing = drawing.to_str().expect("it is UTF-8");
    let mut command = warpproof(&["explore", "--block", "2", "--svg", drawing], &file);
    let output = command.output().expect("the program runs");
    assert_one_error(&output, drawing);
    assert!(stdout(&output).contains("data race"), "{}", stdout(&output));
}

/// With less and less address space there is a report, or one line that says why not. In
/// between there is too little for the stacks of threads.
#[test]
fn threads_that_cannot_be_started_are_told() {
    let folder = Folder::new();
    let file = folder.write("k.cu", RIGHT);
    let mut told = 0;
    for mib in (320..=800).rev().step_by(32) {
        let mut command = limited(mib << 20, &["verify", "--format", "json"], &file);
        let start = Instant::now();
        let output = command
            .env("RUST_BACKTRACE", "1")
            .output()
            .expect("the program runs");
        assert!(start.elapsed() < Duration::from_secs(60), "{mib}");
        let errors = stderr(&output);
        assert!(!errors.contains("panicked"), "{mib}: {errors}");
        if output.status.code() == Some(0) {
            continue;
        }
        if errors.contains("a thread cannot be started") {
            told += 1;
            assert_one_error(&output, "a thread cannot be started");
            let document = Document::parse(&stdout(&output)).expect("one document");
            let Entry::Report(report) = &document.files[0] else {
                panic!("no report: {document:?}");
            };
            assert_eq!(report.kernels[0].verdict, Verdict::Inconclusive);
            assert_eq!(report.kernels[0].reasons[0].kind, ReasonKind::Resources);
        } else {
            // There is not enough to load clang, or ourselves.
            assert!(
                matches!(output.status.code(), Some(2 | 127)),
                "{mib}: {errors}"
            );
        }
    }
    assert!(told > 0, "no limit was in between");
}

/// The machine keeps what it has written, and whose it is.
#[test]
fn memory_that_runs_out_is_told() {
    let folder = Folder::new();
    let text = "__global__ void k(int *a, int n) {
  for (int i = 0; i < n; i++)
    a[i] = i;
}
";
    let file = folder.write("k.cu", text);
    let arguments = ["run", "--arg", "n=2000000000"];
    let mut command = limited(700 << 20, &arguments, &file);
    let start = Instant::now();
    let output = command
        .env("RUST_BACKTRACE", "1")
        .output()
        .expect("the program runs");
    assert_one_error(&output, "memory runs out");
    assert!(start.elapsed() < Duration::from_secs(60));
}

/// Of several files the reports that are there are printed, as text and as one document.
#[test]
fn memory_that_runs_out_leaves_the_reports_before() {
    let folder = Folder::new();
    let right = folder.write("right.cu", RIGHT);
    // Judging its alarm takes much memory.
    let text = "__global__ void k(int *a, int *b) {
  for (int i = 0; i < 4000000; i++)
    a[threadIdx.x * 4000000L + i * 1024L] = i;
  *b = threadIdx.x;
}
";
    let large = folder.write("large.cu", text);
    for (format, arguments) in [("human", &[][..]), ("json", &["--format", "json"])] {
        let mut command = limited(1 << 30, &["verify", "--block", "2", "--grid", "1"], &right);
        let output = command
            .arg(&large)
            .args(arguments)
            .output()
            .expect("the program runs");
        assert_one_error(&output, "memory runs out");
        if format == "human" {
            assert!(
                stdout(&output).starts_with("proved: k ("),
                "{}",
                stdout(&output)
            );
            continue;
        }
        let document = Document::parse(&stdout(&output)).expect("one document");
        let [Entry::Report(report), Entry::Failure { file, error }] = &document.files[..] else {
            panic!("other entries: {document:?}");
        };
        assert_eq!(report.kernels[0].verdict, Verdict::Proved);
        assert_eq!(Path::new(file), large);
        assert_eq!(error, "memory runs out");
    }
}

/// Sums of products of sums: as polynomials they have more terms than there is memory.
#[test]
fn long_sums_take_no_longer_than_others() {
    let folder = Folder::new();
    for (name, step) in [
        ("product", "x += n * x;"),
        ("loaded", "x += a[@] * x;"),
        ("square", "x = x * x + n;"),
        ("mixed", "x += m * x; x += n;"),
    ] {
        let mut text =
            "__global__ void k(int *a, int n, int m) {\n  int x = threadIdx.x;\n".to_owned();
        for i in 0..1000 {
            let _ = writeln!(text, "  {}", step.replace('@', &i.to_string()));
        }
        text += "  a[x] = 1;\n}\n";
        let file = folder.write(&format!("{name}.cu"), &text);
        let start = Instant::now();
        let mut command = warpproof(&["verify", "--timeout", "20"], &file);
        let output = command.output().expect("the program runs");
        assert!(
            matches!(output.status.code(), Some(0 | 1 | 3)),
            "{}",
            stderr(&output)
        );
        assert!(
            start.elapsed() < Duration::from_secs(22),
            "{name}: {:?}",
            start.elapsed()
        );
    }
}

/// Clang and import, both engines, the judging of what they say.
#[test]
fn limits_of_time_hold_within_a_tenth() {
    let folder = Folder::new();
    // A permutation that no solver knows, and alarms that take long to judge.
    let text = "__global__ void k(int *a, int n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int t = 0; t < 1000000 + n; t++)
    a[i * (2 * i + 1) + t * n] += t;
  __syncthreads();
  a[i * (6 * i + 5)] = n;
}
";
    let file = folder.write("k.cu", text);
    for seconds in [3, 6] {
        let limit = seconds.to_string();
        for engine in ["auto", "protocol", "two-thread"] {
            let arguments = ["verify", "--engine", engine, "--timeout", &limit];
            let start = Instant::now();
            let output = warpproof(&arguments, &file)
                .output()
                .expect("the program runs");
            let spent = start.elapsed();
            assert!(
                matches!(output.status.code(), Some(1 | 3)),
                "{}",
                stderr(&output)
            );
            let most = Duration::from_secs(seconds).mul_f64(1.1) + STARTING;
            assert!(spent < most, "{engine} --timeout {seconds}: {spent:?}");
        }
    }
}

/// Of a process on a busy machine.
const STARTING: Duration = Duration::from_millis(300);

#[test]
fn a_compiler_has_no_more_time_than_the_kernel() {
    let folder = Folder::new();
    let file = folder.write("k.cu", RIGHT);
    let clang = folder.path().join("slow");
    let status = Command::new("/bin/sh")
        .args([
            "-c",
            "printf '#!/bin/sh\\nsleep 600\\n' >\"$0\" && chmod 755 \"$0\"",
        ])
        .arg(&clang)
        .status()
        .expect("a shell runs");
    assert!(status.success());
    for arguments in [
        &["verify", "--timeout", "1"][..],
        &["explore", "--timeout", "1"],
    ] {
        let start = Instant::now();
        let mut command = warpproof(arguments, &file);
        let output = command.env("WARPPROOF_CLANG", &clang).output();
        assert_one_error(
            &output.expect("the program runs"),
            "a larger timeout gives more",
        );
        assert!(
            start.elapsed() < Duration::from_secs(3),
            "{:?}",
            start.elapsed()
        );
    }
}

/// Long executions in which every update may be read by many.
#[test]
fn explorations_end_in_time() {
    let folder = Folder::new();
    let text = "__global__ void k(int *x, int *y) {
  while (atomicAdd(x, 2) != 1) atomicAdd(y, 1);
}
";
    let file = folder.write("k.cu", text);
    for jobs in ["1", "2"] {
        let arguments = [
            "explore",
            "--grid",
            "3",
            "--unroll",
            "100000",
            "--timeout",
            "3",
            "--jobs",
            jobs,
        ];
        let start = Instant::now();
        let output = warpproof(&arguments, &file)
            .output()
            .expect("the program runs");
        assert_eq!(output.status.code(), Some(3), "{}", stderr(&output));
        assert!(
            stdout(&output).contains("time is up"),
            "{}",
            stdout(&output)
        );
        let most = Duration::from_secs(3).mul_f64(1.1) + STARTING;
        assert!(start.elapsed() < most, "{:?}", start.elapsed());
    }
}
