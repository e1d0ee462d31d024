//! The pages of the codes as files, which editors open where diagnostics link to them.

use std::path::PathBuf;

use lsp_types::Uri;
use tempfile::TempDir;

use super::places;
use crate::codes::Code;

/// A folder with those pages that were linked to. It is there as long as this.
#[derive(Default)]
pub struct Pages(Option<TempDir>);

impl Pages {
    /// In a folder of their own; without one there are no links.
    pub fn new() -> Pages {
        Pages(tempfile::tempdir().ok())
    }

    /// Where the page of a code is.
    pub fn of(&self, code: Code) -> Option<Uri> {
        let folder = self.0.as_ref()?;
        let path: PathBuf = folder.path().join(format!("{}.md", code.id()));
        if !path.exists() {
            std::fs::write(&path, code.page()).ok()?;
        }
        places::uri(&path)
    }
}
