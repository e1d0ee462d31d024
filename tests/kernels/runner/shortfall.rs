//! The kernels that Warpproof does not decide as it should yet
//! (`tests/kernels/shortfalls.txt`): their expectations stay what they are, and
//! the list says what comes out today.

use std::collections::BTreeMap;
use std::path::Path;

use warpproof::report::model::Verdict;

/// Time for such a kernel; most of them would use up any.
pub const SECONDS: u32 = 5;

pub struct Shortfalls {
    verdicts: BTreeMap<String, Verdict>,
}

impl Shortfalls {
    /// Reads lines of a path and a verdict, `inconclusive` or `defect`; `#`
    /// starts a comment. A line that cannot be read ends the run.
    pub fn read(path: &Path) -> Shortfalls {
        let text = std::fs::read_to_string(path).expect("the list of shortfalls can be read");
        let lines = text
            .lines()
            .map(|line| line.split('#').next().unwrap_or(""));
        let verdicts = lines
            .map(|line| line.split_whitespace().collect::<Vec<_>>())
            .filter(|words| !words.is_empty())
            .map(|words| match words.as_slice() {
                [path, "inconclusive"] => (path.to_string(), Verdict::Inconclusive),
                [path, "defect"] => (path.to_string(), Verdict::Defect),
                other => panic!("a shortfall is a path and a verdict, not {other:?}"),
            })
            .collect();
        Shortfalls { verdicts }
    }

    /// What comes out for the kernel today, if not what it expects.
    pub fn of(&self, name: &str) -> Option<Verdict> {
        self.verdicts.get(name).copied()
    }

    /// Listed paths that are no kernels.
    pub fn unknown(&self, directory: &Path) -> Vec<String> {
        let missing = self
            .verdicts
            .keys()
            .filter(|path| !directory.join(path).is_file());
        missing
            .map(|path| format!("{path} is listed and is no kernel"))
            .collect()
    }
}
