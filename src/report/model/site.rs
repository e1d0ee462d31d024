//! Where a program launches a kernel.

use serde::{Deserialize, Serialize};

use super::Span;

/// A place in host code that launches a kernel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SiteReport {
    /// The launch, and the calls that lead there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub span: Option<Span>,
    /// So many launches are told as one; the place is that of the first.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub launches: usize,
    /// Threads of a block as terms of the host: `16, 16`.
    pub block: String,
    /// Blocks of the grid: `(n + 255) / 256`.
    pub grid: String,
    /// What is known of the values in them and of the arguments.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<String>,
}

fn one() -> usize {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_one(count: &usize) -> bool {
    *count == 1
}
