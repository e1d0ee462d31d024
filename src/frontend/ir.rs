//! LLVM IR given by the user: text or bitcode from any front end.

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::time::Instant;

use super::tool::{Output, Tool};
use super::{FrontendError, newer_syntax};

pub const OPT: Tool = Tool {
    name: "opt",
    package: "llvm-19",
    variable: "WARPPROOF_OPT",
};

/// Reads and verifies the module in a child process and yields it as bitcode, unchanged.
/// Only what passes this may be read in our own process, since LLVM's fatal errors abort.
/// Text of a newer LLVM is tried again without what ours does not know.
///
/// # Errors
/// The module does not parse or verify.
pub fn check(path: &Path, deadline: Option<Instant>) -> Result<Output, FrontendError> {
    let first = verify(path, deadline);
    match (&first, fs::read_to_string(path)) {
        (Err(FrontendError::Rejected { .. }), Ok(text)) => {
            check_as_newer(path, &text, deadline).unwrap_or(first)
        }
        _ => first,
    }
}

/// `None` when the text has nothing newer in it, or is rejected without that as well.
fn check_as_newer(
    path: &Path,
    text: &str,
    deadline: Option<Instant>,
) -> Option<Result<Output, FrontendError>> {
    let older = newer_syntax::remove(text);
    if older == text {
        return None;
    }
    let directory = tempfile::tempdir().ok()?;
    let copy = directory.path().join(path.file_name()?);
    fs::write(&copy, older).ok()?;
    Some(Ok(verify(&copy, deadline).ok()?))
}

/// Verifies text of LLVM IR that was made from the file at `path`.
///
/// # Errors
/// It does not parse or verify.
pub fn check_text(
    path: &Path,
    text: &str,
    deadline: Option<Instant>,
) -> Result<Output, FrontendError> {
    let cannot_write = |error| FrontendError::Prelude { error };
    let directory = tempfile::tempdir().map_err(cannot_write)?;
    let copy = directory.path().join("module.ll");
    fs::write(&copy, text).map_err(cannot_write)?;
    verify(&copy, deadline).map_err(|error| match error {
        FrontendError::Rejected { diagnostics, .. } => {
            let path = path.to_owned();
            FrontendError::Rejected { path, diagnostics }
        }
        error => error,
    })
}

fn verify(path: &Path, deadline: Option<Instant>) -> Result<Output, FrontendError> {
    let arguments: Vec<OsString> = vec![
        "-passes=verify".into(),
        "-o".into(),
        "-".into(),
        "--".into(),
        path.into(),
    ];
    OPT.run(&arguments, path, deadline)
}
