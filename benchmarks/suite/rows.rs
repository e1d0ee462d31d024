//! The rows of a run: one per kernel file, kept as JSON between runs.

use std::fmt;
use std::path::Path;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use warpproof::report::model::PhaseTime;

use crate::header::Expected;

/// All rows of a run, in the order of the paths.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rows {
    pub schema: u32,
    /// Wall time of the whole run, kernels side by side.
    pub elapsed_ms: f64,
    pub rows: Vec<Row>,
}

/// What came out for one kernel file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Row {
    /// Path below the folder that was searched.
    pub kernel: String,
    pub expected: Expected,
    pub outcome: Outcome,
    /// Why, where the outcome is neither proved nor a defect.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Wall time of the process.
    pub wall_ms: f64,
    /// Time of each phase, all kernels of the file together.
    pub phases: Vec<PhaseTime>,
    /// Some race that is reported was seen in a run.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub confirmed: bool,
    /// Source lines that the header's patterns name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub named_lines: Vec<u32>,
    /// Source lines that the reported defects are at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reported_lines: Vec<u32>,
}

/// How a run on one kernel file ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    Proved,
    Defect,
    Inconclusive,
    /// Inconclusive for lack of time.
    Timeout,
    /// Refused by the command line or the front end.
    Error,
    /// A panic, a signal, or no readable report.
    Crash,
}

impl Outcome {
    pub const ALL: [Outcome; 6] = [
        Outcome::Proved,
        Outcome::Defect,
        Outcome::Inconclusive,
        Outcome::Timeout,
        Outcome::Error,
        Outcome::Crash,
    ];
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Proved => "proved",
            Outcome::Defect => "defect",
            Outcome::Inconclusive => "inconclusive",
            Outcome::Timeout => "timeout",
            Outcome::Error => "error",
            Outcome::Crash => "crash",
        })
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Proved => "proved",
            Expected::NotProved => "not proved",
            Expected::Defect => "defect",
            Expected::Inconclusive => "inconclusive",
            Expected::Error => "error",
        })
    }
}

impl Row {
    /// Whether the outcome is what the header expects.
    pub fn agrees(&self) -> bool {
        match (self.expected, self.outcome) {
            (_, Outcome::Crash) => false,
            (Expected::NotProved | Expected::Error, outcome) => outcome != Outcome::Proved,
            (Expected::Proved, outcome) => outcome == Outcome::Proved,
            (Expected::Defect, outcome) => outcome == Outcome::Defect,
            (Expected::Inconclusive, outcome) => {
                matches!(outcome, Outcome::Inconclusive | Outcome::Timeout)
            }
        }
    }

    /// A proof of a kernel that is known to be faulty.
    pub fn is_wrong_proof(&self) -> bool {
        let faulty = matches!(self.expected, Expected::NotProved | Expected::Defect);
        faulty && self.outcome == Outcome::Proved
    }

    /// What must never happen: a wrong proof or a crash.
    pub fn is_grave(&self) -> bool {
        self.is_wrong_proof() || self.outcome == Outcome::Crash
    }
}

/// Raised when older rows can no longer be read.
const SCHEMA: u32 = 1;

impl Rows {
    pub fn new(rows: Vec<Row>, elapsed: Duration) -> Rows {
        Rows {
            schema: SCHEMA,
            elapsed_ms: elapsed.as_secs_f64() * 1e3,
            rows,
        }
    }

    pub fn has_grave(&self) -> bool {
        self.rows.iter().any(Row::is_grave)
    }

    /// # Errors
    ///
    /// Says why the file cannot be read or holds no rows.
    pub fn read(path: &Path) -> Result<Rows, String> {
        let shown = path.display();
        let text = std::fs::read_to_string(path).map_err(|error| format!("{shown}: {error}"))?;
        let rows: Rows =
            serde_json::from_str(&text).map_err(|error| format!("{shown}: {error}"))?;
        match rows.schema {
            SCHEMA => Ok(rows),
            other => Err(format!(
                "{shown}: rows of schema {other}, this program reads {SCHEMA}"
            )),
        }
    }

    /// # Errors
    ///
    /// Says why the file cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), String> {
        let text = serde_json::to_string_pretty(self).map_err(|error| error.to_string())?;
        std::fs::write(path, text + "\n").map_err(|error| format!("{}: {error}", path.display()))
    }
}

/// A row for tests.
#[cfg(test)]
pub fn row(kernel: &str, expected: Expected, outcome: Outcome, wall_ms: f64) -> Row {
    Row {
        kernel: kernel.to_owned(),
        expected,
        outcome,
        notes: Vec::new(),
        wall_ms,
        phases: Vec::new(),
        confirmed: false,
        named_lines: Vec::new(),
        reported_lines: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agreement() {
        let row = |expected, outcome| row("k", expected, outcome, 1.0);
        assert!(row(Expected::Proved, Outcome::Proved).agrees());
        assert!(!row(Expected::Proved, Outcome::Inconclusive).agrees());
        for outcome in [Outcome::Defect, Outcome::Inconclusive, Outcome::Timeout] {
            assert!(row(Expected::NotProved, outcome).agrees());
        }
        assert!(row(Expected::NotProved, Outcome::Proved).is_wrong_proof());
        assert!(row(Expected::Defect, Outcome::Proved).is_grave());
        assert!(!row(Expected::Error, Outcome::Proved).agrees());
        assert!(!row(Expected::Error, Outcome::Proved).is_grave());
        assert!(row(Expected::Error, Outcome::Crash).is_grave());
        assert!(!row(Expected::NotProved, Outcome::Crash).agrees());
    }

    #[test]
    fn rows_are_read_back() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("rows.json");
        let rows = Rows::new(
            vec![row(
                "a/kernel.cl",
                Expected::NotProved,
                Outcome::Timeout,
                2.5,
            )],
            Duration::from_millis(3),
        );
        rows.write(&path).expect("a file");
        assert_eq!(Rows::read(&path), Ok(rows));
        std::fs::write(&path, "{}").expect("a file");
        assert!(Rows::read(&path).is_err());
    }
}
