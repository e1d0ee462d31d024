//! What a run brings to light.

use super::layout::{Instance, Layout};
use super::races::Race;
use crate::kir::{AnnotationKind, Construct, InstId, ObjectId};

/// A defect of the kernel under this launch and these inputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    Race(Race),
    /// A thread waits at a barrier that another of its group does not reach, or the same
    /// within a warp.
    Divergence {
        problem: Problem,
        /// Who waits, and where.
        waiting: (u32, InstId),
        /// Another thread: it waits elsewhere, or in another iteration, or has
        /// returned.
        other: (u32, Option<InstId>),
    },
    /// A condition of the programmer does not hold.
    Assertion {
        thread: u32,
        inst: InstId,
        kind: AnnotationKind,
    },
    /// An access that is not inside its object.
    OutOfBounds {
        thread: u32,
        inst: InstId,
        instance: Instance,
        offset: i64,
        bytes: u32,
    },
    /// An access through an address that belongs to no object.
    WildPointer {
        thread: u32,
        inst: InstId,
        address: u64,
    },
    /// The address is not a multiple of the access's alignment.
    Misaligned {
        thread: u32,
        inst: InstId,
        instance: Instance,
        offset: i64,
        align: u32,
    },
    /// A read of memory that nobody has written.
    Uninitialised {
        thread: u32,
        inst: InstId,
        instance: Instance,
        offset: i64,
        bytes: u32,
    },
}

/// What is wrong where threads wait for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// A barrier of the block or the grid is not reached by all.
    Barrier,
    /// A thread that the mask names does not come.
    Missing,
    /// Threads come with different masks.
    Masks,
    /// The thread is not in its own mask.
    Unnamed,
}

/// What makes two findings the same for a reader: what it is, the places in the
/// source, the object, and whether a race is one of equal values, of two atomics,
/// or within a block.
pub type Key = (
    u8,
    Option<InstId>,
    Option<InstId>,
    Option<ObjectId>,
    [bool; 3],
);

impl Finding {
    pub(super) fn key(&self, layout: &Layout) -> Key {
        let object = |instance: Instance| Some(layout.object(instance).0);
        let no = [false; 3];
        match self {
            Finding::Race(race) => {
                let [a, b] = &race.accesses;
                let (first, second) = (a.inst.min(b.inst), a.inst.max(b.inst));
                let same_block = a.actor.block == b.actor.block;
                let flags = [race.same_value(), race.heterogeneous(), same_block];
                (0, Some(first), Some(second), object(race.instance), flags)
            }
            Finding::Divergence {
                problem,
                waiting,
                other,
            } => {
                let unnamed = *problem == Problem::Unnamed;
                (1, Some(waiting.1), other.1, None, [unnamed, false, false])
            }
            Finding::Assertion { inst, .. } => (2, Some(*inst), None, None, no),
            Finding::OutOfBounds { inst, instance, .. } => {
                (3, Some(*inst), None, object(*instance), no)
            }
            Finding::WildPointer { inst, .. } => (4, Some(*inst), None, None, no),
            Finding::Misaligned { inst, instance, .. } => {
                (5, Some(*inst), None, object(*instance), no)
            }
            Finding::Uninitialised { inst, instance, .. } => {
                (6, Some(*inst), None, object(*instance), no)
            }
        }
    }
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// All threads returned, or stopped at a defect.
    Finished,
    /// The limit of operations ran out.
    StepLimit,
    /// An assumption or precondition does not hold: the inputs are not legal.
    NotAssumed { thread: u32, inst: Option<InstId> },
    /// The machine does not know this construct.
    Unsupported {
        construct: Construct,
        inst: Option<InstId>,
    },
}

/// What happened in a run that was asked to keep a trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub thread: u32,
    pub inst: Option<InstId>,
    pub action: Action,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Read {
        instance: Instance,
        offset: i64,
        bytes: u32,
        value: u128,
    },
    Write {
        instance: Instance,
        offset: i64,
        bytes: u32,
        value: u128,
    },
    /// An atomic update.
    Update {
        instance: Instance,
        offset: i64,
        bytes: u32,
        old: u128,
        new: u128,
    },
    Fence,
    /// It waits for other threads.
    Arrive,
    /// The others are there.
    Leave,
    Return,
}
