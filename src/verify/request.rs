//! What the library is asked: a file, and how to verify it.

use std::path::PathBuf;

use crate::frontend::{FrontendError, Source};
use crate::options::VerifyOptions;

/// What to verify: the kernels of a file, and how.
#[derive(Clone, Debug)]
pub struct Request {
    /// The file, its language, and how it is compiled.
    pub source: Source,
    /// Which kernels, at which launch, what is checked, and what is taken for granted.
    pub options: VerifyOptions,
}

impl Request {
    /// All kernels of the file at `path`, in the language that its extension names, at every
    /// legal launch.
    ///
    /// # Errors
    /// [`FrontendError::UnknownLanguage`] when the extension names none. Whether the file can
    /// be read shows when it is verified.
    pub fn new(path: impl Into<PathBuf>) -> Result<Request, FrontendError> {
        Ok(Request {
            source: Source::from_path(path)?,
            options: VerifyOptions::default(),
        })
    }
}
