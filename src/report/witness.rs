//! Witnesses: launches in which a defect happens, as JSON files that
//! `warpproof replay` runs again. The schema is stable.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::{Deserialize, Serialize};

use super::json::SCHEMA;
use super::model::{Defect, Value};
use super::scenario::Cell;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Witness {
    /// Version of the schema of reports.
    pub schema: u32,
    /// Path of the source, as it was given.
    pub file: String,
    /// `cuda`, `hip`, `opencl` or `llvm`.
    pub language: String,
    /// The user's own options to clang.
    pub clang_args: Vec<String>,
    /// The other files of the program, in the order in which their device code is looked for,
    /// where the kernel's may be theirs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub linked: Vec<File>,
    /// The kernel's symbol.
    pub kernel: String,
    /// Threads per block.
    pub block: [u32; 3],
    /// Blocks per grid.
    pub grid: [u32; 3],
    /// The blocks that run, where not all do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only: Option<Vec<[u32; 3]>>,
    /// Bits of the scalar parameters, as hexadecimal numbers.
    pub params: Vec<Value>,
    /// What arrays hold.
    pub memory: Memory,
    pub schedule: Schedule,
    /// Threads per warp.
    pub warp_size: u32,
    /// `get_work_dim`.
    pub dimensions: u32,
    /// Operations that all threads together may do.
    pub steps: u64,
    /// For values that are arbitrary.
    pub seed: u64,
    /// The defect that happens.
    pub defect: Defect,
}

/// A file in the witness's language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct File {
    /// Its path, as it was given.
    pub file: String,
    /// The user's own options to clang.
    pub clang_args: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Memory {
    /// What all cells hold but those that are named.
    pub base: Base,
    pub cells: Vec<NamedCell>,
    /// Arrays whose elements count up from the first number by the second one, but for those cells.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counting: BTreeMap<String, (i64, i64)>,
    /// Bytes of the arrays whose bounds are checked.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub sizes: BTreeMap<String, u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Base {
    Zeros,
    /// Element `i` is `i`.
    Iota,
    /// All elements of an array are as its first cell below; zeros where there is none.
    Repeated,
    /// Integers from zero up to below the limit.
    Small {
        seed: u64,
        limit: u32,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NamedCell {
    pub array: String,
    /// Bytes from the array's start.
    pub offset: u64,
    /// At most 16.
    pub bytes: u32,
    /// A hexadecimal number.
    pub value: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Schedule {
    /// Each thread does so many visible operations in its turn.
    RoundRobin {
        quantum: u64,
    },
    Random {
        seed: u64,
    },
    /// The threads of a warp together.
    Warp,
}

impl Witness {
    /// # Errors
    /// The text is no witness, or one of another schema.
    pub fn parse(text: &str) -> Result<Witness, String> {
        let witness: Witness = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match witness.schema {
            SCHEMA => Ok(witness),
            other => Err(format!("the schema is {other}, not {SCHEMA}")),
        }
    }

    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        serde_json::to_writer_pretty(&mut *out, self)?;
        writeln!(out)
    }
}

impl NamedCell {
    pub fn new(cell: &Cell) -> NamedCell {
        NamedCell {
            array: cell.array.clone(),
            offset: cell.offset,
            bytes: cell.bytes,
            value: hexadecimal(cell.value),
        }
    }

    /// None where the value is no number.
    pub fn cell(&self) -> Option<Cell> {
        Some(Cell {
            array: self.array.clone(),
            offset: self.offset,
            bytes: self.bytes,
            value: bits(&self.value)?,
        })
    }
}

pub fn hexadecimal(bits: u128) -> String {
    format!("{bits:#x}")
}

/// The number that `hexadecimal` wrote.
pub fn bits(text: &str) -> Option<u128> {
    u128::from_str_radix(text.strip_prefix("0x")?, 16).ok()
}
