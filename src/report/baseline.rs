//! Baselines: files with the findings that are known, so that reports tell what is new.

use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::finding::Finding;
use crate::codes::Code;

/// Raised when what fingerprints are made of changes.
const VERSION: u32 = 1;

/// The findings that are known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Baseline {
    version: u32,
    pub findings: Vec<Known>,
}

/// What all versions have.
#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

/// A finding that is known.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// The input file.
    pub file: String,
    /// The kernel, if it is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kernel: Option<String>,
    pub id: Code,
    /// What it is found by. Lines may move.
    pub fingerprint: String,
    /// For whoever reads the file.
    pub message: String,
}

impl Known {
    pub fn of(finding: &Finding) -> Known {
        Known {
            file: finding.file.clone(),
            kernel: finding.subject.first().cloned(),
            id: finding.code,
            fingerprint: finding.fingerprint.clone(),
            message: finding.message.clone(),
        }
    }
}

impl Baseline {
    /// Each finding once, in an order that does not change.
    pub fn new(mut findings: Vec<Known>) -> Baseline {
        findings.sort();
        findings.dedup_by(|one, other| one.fingerprint == other.fingerprint);
        Baseline {
            version: VERSION,
            findings,
        }
    }

    /// Reads what [`Baseline::write`] wrote.
    ///
    /// # Errors
    /// There is no such file, or it is no baseline of this version; in words.
    pub fn read(path: &Path) -> Result<Baseline, String> {
        let name = path.display();
        let text = fs::read_to_string(path)
            .map_err(|error| format!("the baseline {name} cannot be read: {error}"))?;
        let wrong = |error: serde_json::Error| format!("{name} is no baseline: {error}");
        let Versioned { version } = serde_json::from_str(&text).map_err(wrong)?;
        if version != VERSION {
            return Err(format!(
                "the baseline {name} has version {version}, and this program reads version \
                 {VERSION}: write it again"
            ));
        }
        serde_json::from_str(&text).map_err(wrong)
    }

    /// May a baseline be written there? Nothing else is written over.
    ///
    /// # Errors
    /// There is a file that is no baseline of any version; in words.
    pub fn may_be_written(path: &Path) -> Result<(), String> {
        let is_other =
            fs::read(path).is_ok_and(|bytes| serde_json::from_slice::<Versioned>(&bytes).is_err());
        match is_other {
            true => Err(format!(
                "{} is there and is no baseline: name another file, or remove it",
                path.display()
            )),
            false => Ok(()),
        }
    }

    /// Writes the file.
    ///
    /// # Errors
    /// It cannot be written; in words.
    pub fn write(&self, path: &Path) -> Result<(), String> {
        // Strings and numbers always have a form.
        let mut text = serde_json::to_string_pretty(self).unwrap_or_default();
        text.push('\n');
        fs::write(path, text)
            .map_err(|error| format!("the baseline {} cannot be written: {error}", path.display()))
    }
}
