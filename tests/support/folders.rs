//! Programs of several files, in a folder of their own.

use std::fs;
use std::process::Command;

/// The exit code of `verify` for a folder of such files, which it is run in, and what it says.
pub fn verify(options: &[&str], files: &[(&str, &str)]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (name, text) in files {
        fs::write(folder.path().join(name), text).expect("written");
    }
    let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
        .args(["verify", "--assumptions"])
        .args(options)
        .arg(".")
        .current_dir(folder.path())
        .output()
        .expect("it starts");
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    (output.status.code(), text)
}
