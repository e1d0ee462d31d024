//! LLVM IR given by the user: text or bitcode from any front end.

use std::ffi::OsString;
use std::path::Path;

use super::FrontendError;
use super::tool::{Output, Tool};

const OPT: Tool = Tool {
    name: "opt",
    package: "llvm-19",
    variable: "WARPPROOF_OPT",
};

/// Reads and verifies the module in a child process and yields it as bitcode, unchanged.
/// Only what passes this may be read in our own process, since LLVM's fatal errors abort.
///
/// # Errors
/// The module does not parse or verify.
pub fn check(path: &Path) -> Result<Output, FrontendError> {
    let arguments: Vec<OsString> = vec![
        "-passes=verify".into(),
        "-o".into(),
        "-".into(),
        "--".into(),
        path.into(),
    ];
    OPT.run(&arguments, path)
}
