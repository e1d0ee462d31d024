//! Barriers, barrier objects, and the memory that they order.

use crate::kir::{Type, ValueId};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarrierKind {
    /// All threads of the block.
    Block,
    /// `bar.sync id, count`.
    Named {
        id: ValueId,
        count: ValueId,
    },
    /// `bar.arrive id, count`: does not wait.
    Arrive {
        id: ValueId,
        count: ValueId,
    },
    /// `__syncwarp`: the threads of the mask in one warp (all when absent).
    Warp {
        mask: Option<ValueId>,
    },
    /// All threads of the grid.
    Grid,
    Cluster,
}

/// What happens to a barrier object. It counts arrivals; when there are as many as it was
/// initialised for, and all copies that it waits for are done, one phase is over and the
/// next begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ObjectOp {
    /// The object has to wait for so many arrivals (32 bits) in each phase.
    Init,
    /// It is no barrier object any more, and its memory is for other uses. The number is 0.
    Invalidate,
    /// So many arrivals (32 bits). Result: a token for the current phase (64 bits).
    Arrive,
    /// The same, and as many fewer are waited for in the phases that follow.
    ArriveDrop,
    /// The current phase also waits for so many bytes (32 bits) of copies.
    Expect,
    /// Waits until the phase of a token is over.
    Wait,
    /// Waits until a phase of this parity (32 bits; the first phase has parity 0) is over
    /// and the next one has not ended.
    WaitParity,
    /// The same, but it may give up. Result: whether the phase is over.
    TryWait,
    TryWaitParity,
}

impl ObjectOp {
    /// The type of its number.
    pub fn argument(self) -> Type {
        match self {
            ObjectOp::Wait | ObjectOp::TryWait => Type::Int(64),
            _ => Type::Int(32),
        }
    }

    /// The type of its result, where it has one.
    pub fn result(self) -> Option<Type> {
        match self {
            ObjectOp::Arrive | ObjectOp::ArriveDrop => Some(Type::Int(64)),
            ObjectOp::TryWait | ObjectOp::TryWaitParity => Some(Type::BOOL),
            _ => None,
        }
    }
}

/// What a barrier makes of its threads' predicates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Vote {
    /// How many hold.
    Count,
    /// Whether all hold.
    All,
    /// Whether one holds.
    Any,
}

/// A kind of memory that is ordered apart from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Memory {
    Shared,
    /// All global memory but for images.
    Global,
    Images,
}

impl Memory {
    pub const ALL: [Memory; 3] = [Memory::Shared, Memory::Global, Memory::Images];
}

/// The memory that a barrier or a fence orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fences {
    pub shared: bool,
    pub global: bool,
    pub images: bool,
}

impl Fences {
    pub const ALL: Fences = Fences {
        shared: true,
        global: true,
        images: true,
    };
    pub const NONE: Fences = Fences {
        shared: false,
        global: false,
        images: false,
    };

    /// The memory that both order.
    pub fn and(self, other: Fences) -> Fences {
        Fences {
            shared: self.shared && other.shared,
            global: self.global && other.global,
            images: self.images && other.images,
        }
    }

    pub fn order(self, memory: Memory) -> bool {
        match memory {
            Memory::Shared => self.shared,
            Memory::Global => self.global,
            Memory::Images => self.images,
        }
    }
}
