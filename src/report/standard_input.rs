//! The text of standard input, where that is what a report is about: it can be read once.

use std::path::Path;
use std::sync::OnceLock;

/// What reports call it where it has no name of its own.
pub const NAME: &str = "<stdin>";

static READ: OnceLock<(String, String)> = OnceLock::new();

/// Sets what reports call it, and its text, before there are reports.
pub fn set(name: String, text: String) {
    READ.get_or_init(|| (name, text));
}

/// Its text, if it was read and is called so.
pub(super) fn text(name: &str) -> Option<&'static str> {
    let (own, text) = READ.get()?;
    let is_own = own == name || (own != NAME && is_same(own.as_ref(), name.as_ref()));
    is_own.then_some(text.as_str())
}

/// Do two names lead to one file from here? Debug information is relative to the working folder
/// where that is above.
pub fn is_same(left: &Path, right: &Path) -> bool {
    match (std::path::absolute(left), std::path::absolute(right)) {
        (Ok(left), Ok(right)) => left == right,
        _ => false,
    }
}
