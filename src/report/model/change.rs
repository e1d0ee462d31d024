//! Changes of the source.

use serde::{Deserialize, Serialize};

/// A change of the source with which a kernel with defects is proved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// The kernel.
    pub kernel: String,
    /// What the user should look at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cautions: Vec<String>,
    /// What is replaced in the file, in the order of its lines.
    pub edits: Vec<Edit>,
    /// The same as a unified diff.
    pub patch: String,
}

/// Lines that others replace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edit {
    /// The first one, from 1.
    pub line: u32,
    /// How many there are; where there are none, the text comes before `line`.
    pub lines: u32,
    /// Whole lines.
    pub text: String,
}
