//! A launch in which a defect is expected: what a solver's model says of it, by
//! the names of the source.

use std::collections::BTreeMap;

use super::model::{Abstraction, Defect, ThreadReport};

/// A defect that a verifier reports, and the model it comes from.
#[derive(Clone, Debug)]
pub struct Alarm {
    pub defect: Defect,
    pub scenario: Scenario,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scenario {
    /// Threads per block.
    pub block: [u32; 3],
    /// Blocks per grid.
    pub grid: [u32; 3],
    /// The threads that take part in the defect.
    pub threads: Vec<ThreadReport>,
    /// Bits of the kernel's parameters.
    pub params: BTreeMap<String, u128>,
    /// What memory held where the path reads it, the first read first.
    pub cells: Vec<Cell>,
    /// What the model may owe to the proof's over-approximation.
    pub abstractions: Vec<Abstraction>,
}

/// Bytes of an array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    pub array: String,
    /// Bytes from the array's start.
    pub offset: u64,
    /// At most 16.
    pub bytes: u32,
    pub value: u128,
}
