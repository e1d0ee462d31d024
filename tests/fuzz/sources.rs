//! Files of other tools' languages: LLVM IR, and annotations in sources. They go through the
//! program, since LLVM ends the process at its own errors.

use std::process::Command;
use std::time::Duration;

use super::target::{Answer, Budget, Target, files, refused};

#[test]
fn modules_of_llvm() {
    emit("ll", seeds("kernels/llvm", "ll", &["define"]), 60);
}

const ANNOTATIONS: [&str; 5] = [
    "__requires",
    "__invariant",
    "__ensures",
    "__assert",
    "__barrier_inv",
];

#[test]
fn annotations_of_opencl() {
    emit("cl", seeds("kernels/opencl", "cl", &ANNOTATIONS), 25);
}

#[test]
fn annotations_of_cuda() {
    emit("cu", seeds("kernels/cuda", "cu", &ANNOTATIONS), 25);
}

#[test]
fn assembly() {
    emit("asm.cu", seeds("kernels/cuda", "cu", &["asm"]), 25);
}

/// The kernels with one of these words, without their comments.
fn seeds(folder: &str, extension: &str, words: &[&str]) -> Vec<String> {
    let mut seeds = files(folder, extension);
    seeds.retain(|seed| words.iter().any(|word| seed.contains(word)));
    let code = |seed: &String| {
        let lines = seed.lines().filter(|line| !line.starts_with(['/', ';']));
        lines.map(|line| format!("{line}\n")).collect()
    };
    seeds.iter().map(code).collect()
}

/// Changed files through everything before the solvers, and some through these as well.
fn emit(extension: &'static str, seeds: Vec<String>, cases: u32) {
    let folder = tempfile::tempdir().expect("a folder for the files");
    let path = folder.path().join(format!("k.{extension}"));
    let target = Target {
        name: extension,
        seeds,
        cases,
        limit: Duration::from_secs(20),
    };
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
            .args(&arguments[..1])
            .arg(&path)
            .args(&arguments[1..])
            .output()
            .expect("the program runs");
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.status.code(), message)
    };
    let verified = Budget::new(6);
    target.run(|input| {
        std::fs::write(&path, &input.bytes).expect("written");
        match run(&["emit", "--stage", "dual"]) {
            (Some(0), _) => {}
            (Some(2), message) => return refused(&message),
            (code, message) => return Err(format!("exit code {code:?}: {message}")),
        }
        if verified.take() {
            let launch = ["verify", "--block", "8", "--grid", "2", "--timeout", "1"];
            match run(&launch) {
                (Some(0 | 1 | 3), _) => {}
                (Some(2), message) => return refused(&message),
                (code, message) => return Err(format!("exit code {code:?}: {message}")),
            }
        }
        Ok(Answer::Accepted)
    });
}
