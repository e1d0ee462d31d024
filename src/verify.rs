//! The pipeline from an input file to a report.

use std::path::Path;

use crate::frontend::Source;
use crate::options::{Stage, VerifyOptions};
use crate::report::model::{FileReport, IvlReport};

/// Why a file has no report.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("{}: {what} is not built yet", path.display())]
    NotBuilt {
        path: std::path::PathBuf,
        what: &'static str,
    },
}

/// Verifies the kernels of a file.
pub fn verify_file(source: &Source, _options: &VerifyOptions) -> Result<FileReport, Error> {
    Err(Error::NotBuilt {
        path: source.path.clone(),
        what: "verification",
    })
}

/// The text of a file's kernels at a stage of the pipeline.
pub fn emit(source: &Source, _options: &VerifyOptions, _stage: Stage) -> Result<String, Error> {
    Err(Error::NotBuilt {
        path: source.path.clone(),
        what: "printing of stages",
    })
}

/// Checks the procedures of an IVL file.
pub fn check_ivl(path: &Path, _options: &VerifyOptions) -> Result<IvlReport, Error> {
    Err(Error::NotBuilt {
        path: path.to_owned(),
        what: "checking of IVL files",
    })
}
