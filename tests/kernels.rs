//! The test kernels: every file under `tests/kernels/` is one test.
//!
//! `cargo test --test kernels` runs all, `cargo test --test kernels transpose`
//! those whose path contains the word. The first lines of a kernel say how it
//! is run and what must come out, and each defect is pinned to its source lines;
//! `tests/kernels/README.md` has the notation.

#[path = "kernels/runner/check.rs"]
mod check;
#[path = "kernels/runner/expectation.rs"]
mod expectation;
#[path = "kernels/runner/process.rs"]
mod process;
#[path = "kernels/runner/self_test.rs"]
mod self_test;
#[path = "kernels/runner/shortfall.rs"]
mod shortfall;
#[path = "kernels/runner/twins.rs"]
mod twins;

use std::path::{Path, PathBuf};

use libtest_mimic::{Arguments, Failed, Trial};

use expectation::Expectation;
use shortfall::Shortfalls;

fn main() {
    let mut arguments = Arguments::from_args();
    // Each kernel may start two solvers; more at once only makes them slower.
    arguments.test_threads.get_or_insert(2);

    let directory = Path::new("tests/kernels");
    let files = kernel_files(directory);
    let shortfalls = Shortfalls::read(&directory.join("shortfalls.txt"));
    let mut trials: Vec<Trial> = files
        .iter()
        .map(|file| {
            let name = file.strip_prefix(directory).unwrap_or(file);
            let (name, file) = (name.display().to_string(), file.clone());
            if shortfalls.contains(&name) {
                Trial::test(name, move || fall_short(&file)).with_kind("falls short")
            } else {
                Trial::test(name, move || verify(&file))
            }
        })
        .collect();
    trials.push(Trial::test("every kernel has its twin", move || {
        failed_if_any(twins::missing(&files))
    }));
    let unknown = shortfalls.unknown(directory);
    trials.push(Trial::test("every shortfall is a kernel", move || {
        failed_if_any(unknown)
    }));
    trials.extend(self_test::trials());
    libtest_mimic::run(&arguments, trials).exit();
}

/// Runs the binary on one kernel file and compares with what the file expects.
fn verify(file: &Path) -> Result<(), Failed> {
    let source = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let expectation = Expectation::parse(&source)?;
    let run = process::verify(file, &expectation.options)?;
    failed_if_any(check::problems(&expectation, file, &run))
        .map_err(|failed| with_stderr(failed, &run))
}

/// Runs a kernel that Warpproof does not decide as it should yet. It may come
/// out as expected, inconclusive, or with defects elsewhere than expected; a
/// faulty kernel is never proved, and nothing crashes.
fn fall_short(file: &Path) -> Result<(), Failed> {
    let source = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let expectation = Expectation::parse(&source)?;
    let mut options = expectation.options.clone();
    options.extend(["--timeout".to_string(), shortfall::SECONDS.to_string()]);
    let run = process::verify(file, &options)?;
    if matches!(run.exit_code, Some(1 | 3)) {
        return Ok(());
    }
    failed_if_any(check::problems(&expectation, file, &run))
        .map_err(|failed| with_stderr(failed, &run))
}

/// All kernel files in the folders of `directory`, in a fixed order.
fn kernel_files(directory: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for language in entries(directory).iter().filter(|path| path.is_dir()) {
        files.extend(entries(language).into_iter().filter(|path| {
            let extension = path.extension().and_then(|extension| extension.to_str());
            matches!(extension, Some("cu" | "hip" | "cl" | "ll" | "ptx"))
        }));
    }
    files
}

fn entries(directory: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory).expect("the folder is in the repository");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the folder can be listed").path())
        .collect();
    paths.sort();
    paths
}

fn failed_if_any(problems: Vec<String>) -> Result<(), Failed> {
    if problems.is_empty() {
        Ok(())
    } else {
        Err(problems.join("\n").into())
    }
}

fn with_stderr(failed: Failed, run: &process::Run) -> Failed {
    let message = failed.message().unwrap_or_default();
    let stderr: Vec<&str> = run.stderr.lines().take(20).collect();
    if stderr.is_empty() {
        message.into()
    } else {
        format!("{message}\nstandard error:\n    {}", stderr.join("\n    ")).into()
    }
}
