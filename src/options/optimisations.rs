//! The optimisations of the two-thread verifier, each of which can be switched off.

use std::collections::BTreeSet;

use super::facts::Fact;

/// What "Engineering a Static Verification Tool for GPU Kernels", §4, measures. A switch
/// changes how the two-thread verifier proves; what a proof means stays the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Optimisations {
    /// Accesses to arrays that the kernel does not write are neither recorded nor
    /// checked, and these arrays keep their contents (rr).
    pub redundant_reads: bool,
    /// Accesses that conflict with none between the same barriers are neither recorded
    /// nor checked (bi).
    pub barrier_intervals: bool,
    /// A thread's own arrays become values where their indices are literals (pa).
    pub private_arrays: bool,
    /// How the first thread's accesses are recorded.
    pub race_check: RaceCheck,
    /// What is the same for both threads is not duplicated, and what they run together
    /// is not predicated.
    pub uniformity: bool,
    /// How arrays are divided into cells.
    pub memory: Memory,
    /// Facts and rules that are left out.
    pub without: BTreeSet<Fact>,
}

impl Optimisations {
    /// All of them: what is used where nothing is asked for.
    pub const ALL: Optimisations = Optimisations {
        redundant_reads: true,
        barrier_intervals: true,
        private_arrays: true,
        race_check: RaceCheck::Watchdog,
        uniformity: true,
        memory: Memory::Types,
        without: BTreeSet::new(),
    };
}

/// How the first thread's accesses are recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum RaceCheck {
    /// Of each array and kind of access one access is tracked, any one.
    Original,
    /// One cell is watched, any one (wd).
    Watchdog,
}

/// How arrays are divided into cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Memory {
    /// Into bytes.
    Bytes,
    /// Into elements as wide as all accesses to the array allow.
    Types,
}
