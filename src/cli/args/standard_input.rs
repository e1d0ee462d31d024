//! The argument that gives standard input a name.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::cli::stdin::WORD;

#[derive(Debug, Args)]
pub(super) struct StandardInputArguments {
    /// Standard input (`-`) is the text of this file: it is called so, is in the language that
    /// the name tells, and includes what the file does
    #[arg(long, value_name = "FILE")]
    stdin_filename: Option<PathBuf>,
}

impl StandardInputArguments {
    /// The file that an input is, as far as its name tells something.
    pub fn named<'a>(&'a self, path: &'a Path) -> &'a Path {
        match &self.stdin_filename {
            Some(name) if path == Path::new(WORD) => name,
            _ => path,
        }
    }
}
