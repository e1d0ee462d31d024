//! Runs of small scripts in place of the program.

use std::process::Command;

use tempfile::TempDir;

use super::*;
use crate::header::Expected;

const PROVED: &str = r#"{"schema":1,"files":[{"file":"kernel.cl","timings":[{"phase":"clang","ms":2.0}],"kernels":[{"kernel":"k","launch":{"block":[64,1,1],"grid":[1,1,1]},"verdict":"proved","assumptions":[],"timings":[{"phase":"clang","ms":1.0}]}]}]}"#;

/// A folder with one kernel, and a runner of this shell script.
fn setup(header: &str, script: &str, limit: Duration) -> (TempDir, Job, Runner) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let kernels = folder.path().join("suite/a");
    std::fs::create_dir_all(&kernels).expect("a folder");
    std::fs::write(kernels.join("kernel.cl"), format!("{header}\n")).expect("a file");
    std::fs::write(kernels.join("plain.cl"), "int x;\n").expect("a file");
    let (text, program) = (folder.path().join("text"), folder.path().join("program"));
    std::fs::write(&text, format!("#!/bin/sh\n{script}\n")).expect("a file");
    // What this process itself writes cannot be run while another test's child has it open.
    let installs = Command::new("install").args([&text, &program]).status();
    assert!(installs.is_ok_and(|status| status.success()));
    let (mut jobs, unlabelled) = find(&folder.path().join("suite"), &[]).expect("a folder");
    assert_eq!((jobs.len(), unlabelled), (1, 1));
    (
        folder,
        jobs.remove(0),
        Runner {
            program,
            limit,
            options: vec!["--solver=z3".into()],
        },
    )
}

fn run(header: &str, script: &str) -> Row {
    let (_folder, job, runner) = setup(header, script, Duration::from_secs(20));
    runner.run(&job)
}

#[test]
fn a_report_is_read() {
    let row = run(
        "//pass\n//--local_size=64 -DN=1",
        &format!("echo '{PROVED}'"),
    );
    assert_eq!(
        (row.kernel.as_str(), row.expected),
        ("a/kernel.cl", Expected::Proved)
    );
    assert_eq!(
        (row.outcome, row.notes.as_slice()),
        (Outcome::Proved, &[][..])
    );
    assert_eq!(
        row.phases,
        [PhaseTime {
            phase: "clang".into(),
            ms: 3.0
        }]
    );
}

#[test]
fn the_program_gets_the_options() {
    let row = run(
        "//pass\n//--local_size=64 -DN=1",
        "echo \"$PWD $*\" >&2; exit 2",
    );
    assert_eq!(row.outcome, Outcome::Error);
    let told = "a verify kernel.cl --format json --fail-on possible --timeout 20 --external-calls=pure --check-annotations --local_size=64 --solver=z3 -- -DN=1";
    assert!(row.notes[0].ends_with(told), "{:?}", row.notes);
}

#[test]
fn an_unsupported_option_makes_it_inconclusive() {
    let row = run(
        "//pass\n//--adversarial-abstraction",
        &format!("echo '{PROVED}'"),
    );
    assert_eq!(row.outcome, Outcome::Inconclusive);
    assert_eq!(
        row.notes,
        ["`--adversarial-abstraction` has no counterpart"]
    );
    let row = run("//pass\n//--adversarial-abstraction", "exit 101");
    assert_eq!(row.outcome, Outcome::Crash);
}

#[test]
fn crashes_are_told_from_answers() {
    for script in ["exit 101", "kill -11 $$", "exit 0", "echo '{}'", "exit 1"] {
        assert_eq!(
            run("//pass\n//", script).outcome,
            Outcome::Crash,
            "{script}"
        );
    }
    let contradiction = format!("echo '{PROVED}'; exit 1");
    assert_eq!(run("//pass\n//", &contradiction).outcome, Outcome::Crash);
}

#[test]
fn a_hang_is_ended_with_its_children() {
    let (folder, ..) = setup("//pass\n//", "", Duration::ZERO);
    let child = Command::new("sh")
        .args(["-c", "sleep 60 & sleep 60"])
        .current_dir(folder.path())
        .process_group(0)
        .spawn()
        .expect("a shell");
    let group = Pid::from_child(&child);
    let start = Instant::now();
    let (_, killed) = wait(child, Duration::from_millis(200)).expect("an end");
    assert!(killed && start.elapsed() < Duration::from_secs(20));
    // The orphan may take a moment to be reaped.
    let gone = (0..100).any(|_| {
        std::thread::sleep(Duration::from_millis(20));
        rustix::process::test_kill_process_group(group).is_err()
    });
    assert!(gone, "a child has survived");
}
