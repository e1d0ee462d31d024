//! What a program launched when it ran: the plain data of a recording, as a file has it
//! (`file.rs`), how it is read off the log that the libraries of `prelude/record` write
//! (`log.rs`), and the running of the program with these (`run.rs`).
//!
//! All is as it was seen: what was not seen is absent, and stands for any value.

mod file;
mod log;
mod run;

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::frontend::{Language, Source};

pub use file::RecordingError;
pub use run::{RecordError, Recorded, Request, record};

/// The launches of one run of a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recording {
    /// Of this form; 1.
    pub version: u32,
    /// The program and its arguments.
    pub command: Vec<String>,
    /// How the program ended, in words.
    pub ended: String,
    /// Kernels have run. Where they have not, what they write was not there.
    pub kernels_ran: bool,
    /// Where the kernels stand, as far as that was seen.
    pub programs: Vec<Program>,
    /// Different ones, in the order of the first of each.
    pub launches: Vec<Launch>,
}

/// A file with kernels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Program {
    pub language: Language,
    /// As it is named from the folder of the recording.
    pub file: PathBuf,
    /// How it is compiled: arguments to clang.
    pub options: Vec<String>,
}

/// A launch, and how often there were such.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Launch {
    /// The kernel's symbol in device code.
    pub kernel: String,
    /// Index into [`Recording::programs`]; none where it was not seen where the kernel stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub program: Option<usize>,
    /// Threads of a block; none where OpenCL chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub block: Option<[u32; 3]>,
    /// Threads of the grid.
    pub threads: [u64; 3],
    /// Of global ids.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub offset: [u64; 3],
    /// Bytes of dynamic shared memory.
    #[serde(default)]
    pub shared: u64,
    /// None where nothing was seen of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arguments: Option<Vec<Argument>>,
    pub count: u64,
}

/// An argument, as far as it was seen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Argument {
    /// Its size; of local memory, that of the memory.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<u64>,
    /// As it lies in memory, zero where a pointer may lie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<Data>,
    /// The words that point into arrays, if they are pointers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pointers: Vec<Pointer>,
    /// It is a block's own memory of OpenCL, or a null pointer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub local: bool,
}

/// Bytes, in a file as hexadecimal digits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Data(pub Vec<u8>);

/// A word of an argument that points into an array.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pointer {
    /// Bytes from the argument's start.
    pub at: u64,
    /// One number for one array of the launch.
    pub array: u32,
    /// Bytes from the array's start.
    pub offset: u64,
    /// Bytes from the array's start to the end of what is meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<u64>,
    /// No other array overlaps it.
    pub fresh: bool,
}

/// The bytes of a pointer.
pub const POINTER: u64 = 8;

/// The version that this program writes and reads.
const VERSION: u32 = 1;

impl Launch {
    /// Blocks of the grid; none where these are not known, or are not all whole.
    pub fn grid(&self) -> Option<[u64; 3]> {
        let block = self.block?.map(u64::from);
        let mut grid = [0; 3];
        for (dim, blocks) in grid.iter_mut().enumerate() {
            let whole = self.threads[dim].is_multiple_of(block[dim]);
            *blocks = whole.then_some(self.threads[dim] / block[dim])?;
        }
        Some(grid)
    }
}

impl Recording {
    /// The files with kernels, of a recording in this folder.
    pub fn sources(&self, folder: &std::path::Path) -> Vec<Source> {
        let programs = self.programs.iter();
        programs
            .map(|program| Source {
                path: folder.join(&program.file),
                language: program.language,
                clang_args: program.options.clone(),
            })
            .collect()
    }
}

impl TryFrom<String> for Data {
    type Error = hex::FromHexError;

    fn try_from(text: String) -> Result<Data, hex::FromHexError> {
        hex::decode(text).map(Data)
    }
}

impl From<Data> for String {
    fn from(data: Data) -> String {
        hex::encode(data.0)
    }
}

fn is_zero(offset: &[u64; 3]) -> bool {
    *offset == [0; 3]
}
