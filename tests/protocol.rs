//! The protocol engine on the test kernels: it never proves a kernel that races, and
//! never calls a race of a correct kernel provable.

#[path = "kernels/runner/expectation.rs"]
#[allow(dead_code)]
mod expectation;

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use expectation::{Expectation, Outcome};
use warpproof::options::{EngineChoice, VerifyOptions};
use warpproof::report::model::{Confidence, Defect, KernelReport, Verdict};
use warpproof::verify;

/// Of so many right kernels one is tried.
const RIGHT: usize = 20;

/// Kernels whose header expects a defect are not proved, and few of those that are
/// expected to be proved are left: every tenth of the former is tried, and every twentieth of the
/// others (`warpproof-bench tests/kernels --engines` tries all).
#[test]
fn protocols_contradict_no_header() {
    let directory = Path::new("tests/kernels");
    let files = kernel_files(directory);
    // Of these more has to be known than the kernel IR says.
    let shortfalls = std::fs::read_to_string(directory.join("shortfalls.txt"))
        .expect("the list of shortfalls can be read");
    let falls_short = |file: &Path| {
        let name = file.strip_prefix(directory).expect("it is in the folder");
        shortfalls.lines().any(|line| Path::new(line) == name)
    };
    let next = AtomicUsize::new(0);
    let wrong = Mutex::new(Vec::new());
    let proved = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(file) = files.get(index) else { break };
                    let sample = if is_faulty(file) { 10 } else { RIGHT };
                    if !index.is_multiple_of(sample) {
                        continue;
                    }
                    for (report, expected) in outcomes(file) {
                        let is_proof = report.verdict == Verdict::Proved;
                        let is_certain = report.defects.iter().any(certain);
                        proved.fetch_add(usize::from(is_proof), Ordering::Relaxed);
                        let contradicts = match expected {
                            Verdict::Defect => is_proof,
                            Verdict::Proved => is_certain && !falls_short(file),
                            // Its alarms are only possible.
                            Verdict::Inconclusive => is_proof && is_faulty(file),
                            Verdict::NoDefect => false,
                        };
                        if contradicts {
                            let mut wrong = wrong.lock().expect("no one panicked");
                            wrong.push(format!("{}: {}", file.display(), report.kernel));
                        }
                    }
                }
            });
        }
    });
    assert_eq!(
        wrong.into_inner().expect("no one panicked"),
        Vec::<String>::new()
    );
    let proved = proved.into_inner();
    assert!(proved >= 300 / RIGHT, "only {proved} kernels are proved");
}

/// Protocols in text, with what their first lines expect.
#[test]
fn maps_are_judged_as_they_say() {
    let mut files: Vec<PathBuf> = std::fs::read_dir("tests/maps")
        .expect("the folder can be read")
        .map(|entry| entry.expect("an entry can be read").path())
        .collect();
    files.sort();
    let mut wrong = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a protocol can be read");
        let expected = text
            .lines()
            .next()
            .and_then(|line| line.strip_prefix("# expect: "))
            .expect("the first line says what is expected");
        let found = match verify::verify_map(&file, &VerifyOptions::default()) {
            Ok((Verdict::Proved, _)) => "race-free",
            Ok((Verdict::Defect, _)) => "race",
            Ok((Verdict::Inconclusive | Verdict::NoDefect, _)) => "inconclusive",
            Err(_) => "ill-formed",
        };
        if found != expected {
            wrong.push(format!("{}: {found}", file.display()));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

fn certain(defect: &Defect) -> bool {
    let Defect::Race { confidence, .. } = defect else {
        return false;
    };
    matches!(confidence, Confidence::Provable | Confidence::Confirmed)
}

/// What the engine says of the kernels of a file, and what is expected.
fn outcomes(file: &Path) -> Vec<(KernelReport, Verdict)> {
    let source = std::fs::read_to_string(file).expect("a kernel can be read");
    let expectation = Expectation::parse(&source).expect("a kernel has a header");
    if expectation.outcome == Outcome::Error {
        return Vec::new();
    }
    let mut arguments = expectation.options.clone();
    arguments.insert(0, file.display().to_string());
    let requests = warpproof::cli::verify_requests(&arguments).expect("the header has options");
    let mut outcomes = Vec::new();
    for mut request in requests {
        request.options.engine = EngineChoice::Protocol;
        request.options.query_timeout = Some(Duration::from_secs(1));
        let report = verify::verify(&request).expect("the kernel compiles");
        for kernel in report.kernels {
            let name = kernel.kernel.split(['(', '<']).next().unwrap_or_default();
            let name = name.rsplit("::").next().unwrap_or(name);
            let expected = match &expectation.outcome {
                Outcome::Every(verdict) => *verdict,
                Outcome::Kernels(verdicts) => match verdicts.get(name) {
                    Some(verdict) => *verdict,
                    None => continue,
                },
                Outcome::Error => continue,
            };
            outcomes.push((kernel, expected));
        }
    }
    outcomes
}

/// Is it the faulty one of two kernels?
fn is_faulty(file: &Path) -> bool {
    let name = file
        .file_stem()
        .and_then(|name| name.to_str())
        .unwrap_or_default();
    ["racy", "diverges", "fails"]
        .iter()
        .any(|word| name.contains(word))
}

fn kernel_files(directory: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut work = vec![directory.to_path_buf()];
    while let Some(directory) = work.pop() {
        for entry in std::fs::read_dir(&directory).expect("the folder can be read") {
            let path = entry.expect("an entry can be read").path();
            let is_kernel = path
                .extension()
                .and_then(|e| e.to_str())
                .is_some_and(|e| ["cu", "cl", "hip", "ll"].contains(&e));
            if path.is_dir() && path.file_name().is_some_and(|name| name != "runner") {
                work.push(path);
            } else if is_kernel {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}
