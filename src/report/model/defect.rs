//! Defects, and what is known of them.

use serde::{Deserialize, Serialize};

use super::{LaunchReport, Span, ThreadReport, Value, Why};
use crate::kir::AddressSpace;
use crate::report::condition::Condition;

/// What is wrong with a kernel, and what shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Defect {
    /// Two conflicting unordered accesses, at least one not atomic.
    Race {
        /// How sure it is.
        confidence: Confidence,
        /// The memory that the array lies in.
        #[serde(default)]
        memory: MemorySpace,
        /// The array's name in the source where known.
        array: String,
        /// The element that both accesses touch; negative where it lies before the place that
        /// a pointer is passed to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        element: Option<i64>,
        /// Both accesses may write the same value, which most hardware allows.
        same_value: bool,
        /// The two accesses.
        accesses: Vec<AccessReport>,
        /// Values of kernel parameters and loop counters in the model.
        values: Vec<Value>,
        /// What the proof over-approximates on the way to a possible race.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        abstractions: Vec<Abstraction>,
        /// What an exploration says, where atomics may order the accesses.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        exploration: Option<Exploration>,
        /// Why nothing orders the accesses.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        why: Vec<Why>,
    },
    /// Threads that have to wait for each other do not come together.
    Divergence {
        /// How sure it is.
        confidence: Confidence,
        /// What is wrong.
        problem: DivergenceProblem,
        /// Where the first thread waits.
        span: Option<Span>,
        /// Where the second thread waits instead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        elsewhere: Option<Span>,
        /// The threads of the pair.
        threads: Vec<ThreadReport>,
        /// Values of kernel parameters and loop counters in the model.
        values: Vec<Value>,
        /// What the proof over-approximates on the way to it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        abstractions: Vec<Abstraction>,
        /// Where the threads part.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        why: Vec<Why>,
    },
    /// A user assertion, precondition or invariant may fail.
    Assertion {
        /// How sure it is.
        confidence: Confidence,
        /// Where it is stated.
        span: Option<Span>,
        /// What it is.
        #[serde(default)]
        condition: Condition,
        /// What may fail, in words.
        message: String,
        /// The threads that take part.
        threads: Vec<ThreadReport>,
        /// Values of kernel parameters and loop counters in the model.
        values: Vec<Value>,
        /// What the proof over-approximates on the way to it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        abstractions: Vec<Abstraction>,
    },
    /// An access of a concrete run to memory that is not there.
    Memory {
        /// What is wrong with the access.
        problem: MemoryProblem,
        /// Where it is.
        span: Option<Span>,
        /// The array, where the address belongs to one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        array: Option<String>,
        /// Bytes from the array's start, or the address.
        offset: i64,
        /// Bytes accessed.
        width: u32,
        /// The thread that makes it.
        thread: ThreadReport,
    },
}

/// Memory in which threads may race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MemorySpace {
    /// One for each block.
    Shared,
    /// One for all threads; also where it is not known.
    #[default]
    Global,
}

impl From<AddressSpace> for MemorySpace {
    fn from(space: AddressSpace) -> MemorySpace {
        match space {
            AddressSpace::Shared => MemorySpace::Shared,
            AddressSpace::Generic
            | AddressSpace::Global
            | AddressSpace::Constant
            | AddressSpace::Private => MemorySpace::Global,
        }
    }
}

/// What is wrong where threads have to wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DivergenceProblem {
    /// Threads of one block disagree on reaching a barrier.
    Barrier,
    /// A thread that the mask of an operation of the warp names does not come to it.
    Missing,
    /// Threads come to an operation of the warp with different masks that name them.
    Masks,
    /// A thread is not named by its own mask.
    Unnamed,
}

/// More blocks than this are far from what anyone launches; a race that takes them is
/// reported last, and as such.
pub const MANY_BLOCKS: u64 = 1 << 20;

impl Defect {
    /// The threads that take part.
    pub fn threads(&self) -> Vec<ThreadReport> {
        match self {
            Defect::Race { accesses, .. } => accesses.iter().map(|a| a.thread).collect(),
            Defect::Divergence { threads, .. } | Defect::Assertion { threads, .. } => {
                threads.clone()
            }
            Defect::Memory { thread, .. } => vec![*thread],
        }
    }

    /// Is it there whatever data are, though no run may show it?
    pub fn is_provable(&self) -> bool {
        matches!(
            self,
            Defect::Race {
                confidence: Confidence::Provable,
                ..
            }
        )
    }

    /// Does neither a run nor the kernel alone show it?
    pub fn is_possible(&self) -> bool {
        match self {
            Defect::Race { confidence, .. }
            | Defect::Divergence { confidence, .. }
            | Defect::Assertion { confidence, .. } => *confidence == Confidence::Possible,
            Defect::Memory { .. } => false,
        }
    }

    /// Says that it is only possible, but for accesses out of bounds, which a run showed.
    pub fn doubt(&mut self) {
        match self {
            Defect::Race { confidence, .. }
            | Defect::Divergence { confidence, .. }
            | Defect::Assertion { confidence, .. } => *confidence = Confidence::Possible,
            Defect::Memory { .. } => {}
        }
    }

    /// Says that it is only possible, and rests on this alone.
    pub fn doubt_for(&mut self, reason: Abstraction) {
        self.doubt();
        if let Defect::Race { abstractions, .. }
        | Defect::Divergence { abstractions, .. }
        | Defect::Assertion { abstractions, .. } = self
        {
            *abstractions = vec![reason];
        }
    }

    /// Is it only possible for this reason, among others?
    pub fn rests_on(&self, reason: Abstraction) -> bool {
        match self {
            Defect::Race { abstractions, .. }
            | Defect::Divergence { abstractions, .. }
            | Defect::Assertion { abstractions, .. } => abstractions.contains(&reason),
            Defect::Memory { .. } => false,
        }
    }

    /// Does it happen in a grid of so many blocks only because the grid is open, as far as the
    /// model tells?
    pub fn takes_many_blocks(&self, launch: &LaunchReport) -> bool {
        let open = launch.grid.iter().any(|size| size.is_none());
        open && self
            .blocks(launch)
            .is_some_and(|blocks| blocks > MANY_BLOCKS)
    }

    /// Values of sizes, parameters and counters in the model; none of what only a run shows.
    pub fn values(&self) -> &[Value] {
        match self {
            Defect::Race { values, .. }
            | Defect::Divergence { values, .. }
            | Defect::Assertion { values, .. } => values,
            Defect::Memory { .. } => &[],
        }
    }

    /// The blocks of the grid that it happens in, where that is known.
    pub fn blocks(&self, launch: &LaunchReport) -> Option<u64> {
        if matches!(self, Defect::Memory { .. }) {
            return None;
        }
        let values = self.values();
        let dims = ["gridDim.x", "gridDim.y", "gridDim.z"].iter();
        let sizes = dims.zip(launch.grid).map(|(name, size)| match size {
            Some(size) => Some(u64::from(size)),
            None => {
                let value = values.iter().find(|value| value.name == *name)?;
                value.value.parse().ok()
            }
        });
        sizes.product()
    }

    /// Is it the same kind of defect at the same places in the source?
    pub fn same_place(&self, other: &Defect) -> bool {
        match (self, other) {
            (Defect::Race { accesses: x, .. }, Defect::Race { accesses: y, .. }) => {
                let places = |list: &[AccessReport]| {
                    let mut places: Vec<_> = list
                        .iter()
                        .map(|access| (access.access, access.span.clone()))
                        .collect();
                    places.sort();
                    places
                };
                places(x) == places(y)
            }
            (Defect::Divergence { span: x, .. }, Defect::Divergence { span: y, .. }) => x == y,
            (
                Defect::Assertion {
                    span: x,
                    message: m,
                    ..
                },
                Defect::Assertion {
                    span: y,
                    message: n,
                    ..
                },
            ) => x == y && m == n,
            _ => false,
        }
    }
}

/// What a proof over-approximates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Abstraction {
    /// What a loop does is known by its invariants only.
    LoopSummary,
    /// Memory that other threads write may hold anything after a barrier.
    SharedState,
    /// Floating-point operations may yield anything.
    FloatingPoint,
    /// A call, an exchange or another operation may yield anything.
    UnmodelledCall,
    /// A run shows it where module variables, flags or locks are not as they are when the
    /// program begins.
    EarlierLaunch,
    /// A run shows it where arrays whose elements the program makes hold what it may never put
    /// there.
    MadeContents,
    /// A run shows it where what host code keeps in memory that is not followed has other values
    /// than it may ever have.
    KeptValues,
}

/// A look at all executions of a launch, where atomics may order two accesses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exploration {
    /// What `warpproof explore FILE` takes to repeat it.
    pub arguments: String,
    /// The blocks that ran, where not all of them did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blocks: Vec<[u32; 3]>,
    /// What was found out.
    pub outcome: ExplorationOutcome,
    /// Why nothing is known, or the execution with the race, line by line.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub text: Vec<String>,
}

/// What an exploration found out about a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExplorationOutcome {
    /// The race is in one of the executions.
    Race,
    /// It is in none of them.
    NoRace,
    /// It is in none of those that were looked at; loops or time were bounded.
    NoRaceSoFar,
    /// The kernel was not explored.
    Open,
}

/// What is wrong with an access to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MemoryProblem {
    /// It is not inside its array.
    OutOfBounds,
    /// The address belongs to no object.
    WildPointer,
    /// The address is no multiple of what the access asks for.
    Misaligned,
    /// A read of memory that nobody has written.
    Uninitialised,
}

/// What is known of an alarm (the kernel may be correct where it is `possible`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confidence {
    /// A run shows it.
    Confirmed,
    /// It follows from the kernel alone: the proof that fails leaves nothing out.
    Provable,
    /// Neither: the proof may over-approximate.
    Possible,
}

/// One of the accesses of a race.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AccessReport {
    /// What it does.
    pub access: AccessKind,
    /// Where it is.
    pub span: Option<Span>,
    /// Who makes it.
    pub thread: ThreadReport,
    /// Byte offset from the start of the array, where known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub byte_offset: Option<i64>,
    /// Bytes accessed.
    pub width: u32,
    /// The value written or read, where known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// The access lies before a loop head or barrier that the proof summarised,
    /// so `span` is one of several candidates.
    #[serde(default)]
    pub summarised: bool,
}

impl AccessReport {
    /// The number of an element at a byte that two accesses touch, elements being as large as
    /// the smaller access.
    pub fn element(accesses: &[AccessReport; 2], byte: i64) -> i64 {
        let width = accesses.iter().map(|access| access.width).min();
        byte.div_euclid(i64::from(width.unwrap_or(1).max(1)))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AccessKind {
    Read,
    Write,
    Atomic,
}
