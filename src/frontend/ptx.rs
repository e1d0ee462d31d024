//! PTX given by the user: text of any compiler, or what `cuobjdump -ptx` prints.

use std::fs;
use std::path::Path;
use std::time::Instant;

use super::options::PARAMETERS;
use super::tool::Output;
use super::{FrontendError, Source, ir};
use crate::ptx::{self, PtxError};

/// Makes the module bitcode, by way of LLVM IR, and says what is taken for granted.
///
/// # Errors
/// The file is no PTX, or declares what has no meaning here.
pub fn translate(
    source: &Source,
    deadline: Option<Instant>,
) -> Result<(Output, Vec<String>), FrontendError> {
    let path: &Path = &source.path;
    let bytes = fs::read(path).map_err(|error| FrontendError::Unreadable {
        path: path.to_owned(),
        error: error.kind().into(),
    })?;
    let name = path.display().to_string();
    let text = String::from_utf8_lossy(&bytes);
    let rejected = |diagnostics| FrontendError::Rejected {
        path: path.to_owned(),
        diagnostics,
    };
    let mut signatures = Vec::new();
    for option in &source.clang_args {
        if let Some(signature) = option.strip_prefix(PARAMETERS) {
            let error = |what| rejected(format!("{name}: error: --param: {what}"));
            signatures.push(signature.parse().map_err(error)?);
        }
    }
    let error = |error: PtxError| rejected(format!("{name}:{}: error: {error}", error.line));
    let translation = ptx::translate(&text, &name, &signatures).map_err(error)?;
    let output = ir::check_text(path, &translation.module, deadline)?;
    Ok((output, translation.assumptions))
}
