//! The kernels that Warpproof does not decide as it should yet
//! (`tests/kernels/shortfalls.txt`). Their expectations stay what they are.

use std::collections::BTreeSet;
use std::path::Path;

/// Time for such a kernel in seconds; most of them would use up any.
pub const SECONDS: u32 = 5;

pub struct Shortfalls {
    paths: BTreeSet<String>,
}

impl Shortfalls {
    /// Reads one path a line; `#` starts a comment.
    pub fn read(path: &Path) -> Shortfalls {
        let text = std::fs::read_to_string(path).expect("the list of shortfalls can be read");
        let lines = text
            .lines()
            .map(|line| line.split('#').next().unwrap_or(""));
        let paths = lines.map(str::trim).filter(|line| !line.is_empty());
        Shortfalls {
            paths: paths.map(str::to_string).collect(),
        }
    }

    pub fn contains(&self, name: &str) -> bool {
        self.paths.contains(name)
    }

    /// Listed paths that are no kernels.
    pub fn unknown(&self, directory: &Path) -> Vec<String> {
        let missing = self
            .paths
            .iter()
            .filter(|path| !directory.join(path).is_file());
        missing
            .map(|path| format!("{path} is listed and is no kernel"))
            .collect()
    }
}
