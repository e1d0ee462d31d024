//! Programs of several files, in a folder of their own.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// The exit code of `verify` for a folder of such files, which it is run in, and what it says.
pub fn verify(options: &[&str], files: &[(&str, &str)]) -> (Option<i32>, String) {
    let words = [&["verify", "--assumptions"], options, &["."]].concat();
    Folder::of(files).run(&words)
}

/// A folder that is there as long as this.
pub struct Folder(TempDir);

impl Folder {
    pub fn of(files: &[(&str, &str)]) -> Folder {
        let folder = Folder(tempfile::tempdir().expect("a temporary folder"));
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(path, text).expect("written");
        }
        folder
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// The exit code of the program with these arguments, run in the folder, and what it says.
    pub fn run(&self, arguments: &[&str]) -> (Option<i32>, String) {
        self.run_with(arguments, "-")
    }

    /// The same with a file of the folder as standard input; none for `-`.
    pub fn run_with(&self, arguments: &[&str], input: &str) -> (Option<i32>, String) {
        let input = match input {
            "-" => Stdio::null(),
            name => Stdio::from(fs::File::open(self.path().join(name)).expect("a file")),
        };
        let output = Command::new(env!("CARGO_BIN_EXE_warpproof"))
            .args(arguments)
            .current_dir(self.path())
            .stdin(input)
            .output()
            .expect("it starts");
        let text = [output.stdout, output.stderr].concat();
        let text = String::from_utf8_lossy(&text).into_owned();
        (output.status.code(), text)
    }
}
