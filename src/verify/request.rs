//! What the library is asked: a file, and how to verify it.

use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::frontend::{FrontendError, Source};
use crate::options::VerifyOptions;
use crate::report::model::KernelReport;

/// What to verify: the kernels of a file, and how.
#[derive(Clone, Debug)]
pub struct Request {
    /// The file, its language, and how it is compiled.
    pub source: Source,
    /// Which kernels, at which launch, what is checked, and what is taken for granted.
    pub options: VerifyOptions,
}

/// Who follows a verification.
pub trait Follow {
    /// A file is compiled, and its kernels have code of these files, as spans name them. What
    /// they are asked for may change now.
    fn compiled(&mut self, files: &BTreeSet<&str>, options: &mut VerifyOptions);

    /// A kernel's report is there, and may change before others see it.
    fn verified(&mut self, report: &mut KernelReport);
}

/// Nobody follows.
impl Follow for () {
    fn compiled(&mut self, _: &BTreeSet<&str>, _: &mut VerifyOptions) {}

    fn verified(&mut self, _: &mut KernelReport) {}
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
