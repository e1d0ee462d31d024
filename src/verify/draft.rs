//! Copies of a source file whose text is tried in its place.

use std::path::Path;

use tempfile::TempDir;

use super::Error;
use crate::frontend::{Language, Source};
use crate::repair::{Dialect, Place};

/// A copy of a source file that includes what the original does.
pub(super) struct Draft {
    pub source: Source,
    pub dialect: Dialect,
    /// The text of the original.
    pub text: String,
    /// The original's path as reports show it.
    shown: String,
    _folder: TempDir,
}

impl Draft {
    /// # Errors
    /// The file is of another language than CUDA, HIP and OpenCL, or cannot be read or copied.
    pub fn of(source: &Source) -> Result<Draft, Error> {
        let wrong = |message: String| Error::Fix {
            path: source.path.clone(),
            message,
        };
        let dialect = match source.language {
            Language::Cuda => Dialect::Cuda,
            Language::Hip => Dialect::Hip,
            Language::OpenCl => Dialect::OpenCl,
            _ => {
                let message = "only kernels in CUDA, HIP and OpenCL are repaired";
                return Err(wrong(message.to_owned()));
            }
        };
        let failed = |error: std::io::Error| wrong(error.to_string());
        let text = std::fs::read_to_string(&source.path).map_err(failed)?;
        let folder = tempfile::tempdir().map_err(failed)?;
        let name = source.path.file_name().unwrap_or_default();
        let path = std::path::absolute(folder.path().join(name)).map_err(failed)?;
        Ok(Draft {
            source: at(source, &path),
            dialect,
            text,
            shown: source.path.display().to_string(),
            _folder: folder,
        })
    }

    /// Puts a text in place of the original's.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write(&self, text: &str) -> Result<(), String> {
        std::fs::write(&self.source.path, text).map_err(|error| error.to_string())
    }

    /// An error of a look at the copy, as one of the original.
    pub fn told(&self, error: &Error) -> String {
        let copy = self.source.path.display().to_string();
        error.to_string().replace(&copy, &self.shown)
    }

    /// A place in the file, and how reports show it; none for places elsewhere.
    pub fn place(&self, file: &str, line: u32, column: u32) -> Option<(Place, String)> {
        // Debug information is relative to the working folder where that is above.
        let file = std::path::absolute(file);
        let is_own = file.is_ok_and(|file| file == self.source.path) && column > 0;
        is_own.then(|| {
            let shown = format!("{}:{line}:{column}", self.shown);
            (Place { line, column }, shown)
        })
    }
}

fn at(source: &Source, path: &Path) -> Source {
    let folder = source.path.parent();
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let mut clang_args = source.clang_args.clone();
    clang_args.push("-iquote".to_owned());
    clang_args.push(folder.display().to_string());
    Source {
        path: path.to_owned(),
        language: source.language,
        clang_args,
    }
}
