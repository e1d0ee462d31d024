//! The sequential programs of the test kernels: our back end and Boogie find
//! the same of their assertions wrong.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::Duration;

use warpproof::ivl::Program;
use warpproof::ivl::parse::parse;

use super::back_end::verify;
use super::run::{OutOfTime, boogie_failures};

/// Of Boogie, whose Z3 is an old one, for one program.
const LIMIT: Duration = Duration::from_secs(20);

/// Every so many kernel files are compared, unless this variable says how many.
const STEP: usize = 250;
const STEP_VARIABLE: &str = "WARPPROOF_BOOGIE_STEP";

/// What came of the programs.
#[derive(Debug, Default)]
struct Tally {
    agreed: usize,
    /// Of those, programs with a failing assertion.
    with_failures: usize,
    /// Our back end or Boogie gave no answer.
    undecided: Vec<String>,
    differences: Vec<String>,
}

#[test]
fn kernels_agree() {
    let step = std::env::var(STEP_VARIABLE)
        .ok()
        .and_then(|step| step.parse().ok());
    let files: Vec<PathBuf> = kernel_files()
        .into_iter()
        .step_by(step.unwrap_or(STEP))
        .collect();
    let count = files.len();
    let tally = Mutex::new(Tally::default());
    super::in_parallel(files, |file| {
        for (name, program) in dual_programs(&file) {
            compare(&name, &program, &tally);
        }
    });
    let tally = tally.into_inner().expect("no holder panics");
    println!("{count} files: {tally:#?}");
    assert!(
        tally.differences.is_empty(),
        "{}",
        tally.differences.join("\n")
    );
    assert!(
        tally.agreed >= count && tally.with_failures >= count / 8,
        "{tally:#?}"
    );
}

fn compare(name: &str, program: &Program, tally: &Mutex<Tally>) {
    let answer = verify(program);
    let boogie = answer
        .as_ref()
        .map(|answer| boogie_failures(&answer.kept, LIMIT));
    let mut tally = tally.lock().expect("no holder panics");
    match (&answer, boogie) {
        (Ok(answer), Ok(Ok(found))) if answer.failures == found => {
            tally.agreed += 1;
            tally.with_failures += usize::from(!found.is_empty());
        }
        (Ok(answer), Ok(Ok(found))) => {
            let ours = &answer.failures;
            tally.differences.push(format!(
                "{name}: Boogie finds {found:?}, our back end {ours:?}"
            ));
        }
        (_, Ok(Err(OutOfTime))) => tally.undecided.push(format!("{name}: Boogie")),
        (Err(reason), _) => tally
            .undecided
            .push(format!("{name}: our back end: {reason}")),
        (Ok(_), Err(_)) => unreachable!("Boogie is asked where our back end answers"),
    }
}

/// The programs of a kernel file, by kernel and kind of pair; none for a file
/// that is not to be verified.
fn dual_programs(file: &Path) -> Vec<(String, Program)> {
    let source = std::fs::read_to_string(file).expect("a kernel can be read");
    let options = source
        .lines()
        .find_map(|line| line.split_once("verify:"))
        .map(|(_, options)| options);
    let options = shlex::split(options.unwrap_or_default()).expect("options are shell words");
    let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .arg("emit")
        .arg(file)
        .args(["--stage", "dual"])
        .args(options)
        .output()
        .expect("the program starts");
    assert!(
        matches!(output.status.code(), Some(0 | 2)),
        "{}: {output:?}",
        file.display()
    );
    let text = String::from_utf8(output.stdout).expect("programs are text");
    let programs = text.split("// kernel ").skip(1).map(|text| {
        let kernel = text.lines().next().unwrap_or_default();
        let name = format!("{}, {kernel}", file.display());
        let program =
            parse(&format!("// {text}")).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, program)
    });
    programs.collect()
}

fn kernel_files() -> Vec<PathBuf> {
    let folder = Path::new("tests/kernels");
    let entries = |folder: &Path| {
        let entries = std::fs::read_dir(folder).expect("the folder of kernels can be read");
        let mut paths: Vec<PathBuf> = entries
            .map(|entry| entry.expect("its entries can be read").path())
            .collect();
        paths.sort();
        paths
    };
    // Boogie's old Z3 is lost with kernels as large as those in the field.
    let folders = entries(folder)
        .into_iter()
        .filter(|path| path.is_dir() && !path.ends_with("real"));
    let is_kernel = |path: &PathBuf| {
        path.extension()
            .is_some_and(|extension| ["cu", "cl", "hip", "ll"].iter().any(|e| extension == *e))
    };
    folders
        .flat_map(|folder| entries(&folder))
        .filter(is_kernel)
        .collect()
}
