//! Instructions of the kernel IR.

mod annotation;
mod arithmetic;
mod barrier;
mod host;
mod memory;

pub use annotation::AnnotationKind;
pub use arithmetic::{ArithFlags, BinaryOp, CastOp, FloatPredicate, IntPredicate};
pub use barrier::{BarrierKind, Fences, Memory, ObjectOp, Vote};
pub use host::HostOp;
pub use memory::{Access, Atomic, Ordering, RmwOp, Scope};

use super::warp::{Lanes, WarpOp};
use super::{BlockId, SpanId, ValueId};
use crate::kir::Construct;

#[derive(Clone, Debug, PartialEq)]
pub struct InstData {
    pub inst: Inst,
    /// The value it defines; its type is the instruction's type.
    pub result: Option<ValueId>,
    pub span: Option<SpanId>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Inst {
    /// Integer or float arithmetic; operands and result have one type.
    Binary {
        op: BinaryOp,
        args: [ValueId; 2],
        flags: ArithFlags,
    },
    FNeg(ValueId),
    /// Conversion; source and target types are those of argument and result.
    Cast {
        op: CastOp,
        arg: ValueId,
    },
    /// Integer or pointer comparison.
    ICmp {
        pred: IntPredicate,
        args: [ValueId; 2],
    },
    FCmp {
        pred: FloatPredicate,
        args: [ValueId; 2],
    },
    Select {
        cond: ValueId,
        then: ValueId,
        otherwise: ValueId,
    },
    /// One entry per predecessor block (once even if it branches here twice).
    Phi {
        incoming: Vec<(BlockId, ValueId)>,
    },
    /// `base + offset + Σ scale·index` in bytes. Indices are signed integers,
    /// sign-extended or truncated to 64 bits.
    PtrAdd {
        base: ValueId,
        offset: i64,
        terms: Vec<(ValueId, i64)>,
        inbounds: bool,
    },
    /// The result's type says how much is read.
    Load {
        ptr: ValueId,
        access: Access,
    },
    Store {
        ptr: ValueId,
        value: ValueId,
        access: Access,
    },
    /// Returns the old value.
    AtomicRmw {
        op: RmwOp,
        ptr: ValueId,
        value: ValueId,
        atomic: Atomic,
    },
    /// Returns the old value; whether it succeeded is a comparison with `expected`.
    CmpXchg {
        ptr: ValueId,
        expected: ValueId,
        desired: ValueId,
        success: Atomic,
        failure: Ordering,
    },
    /// Copies `bytes` bytes; the ranges do not overlap.
    MemCopy {
        to: ValueId,
        from: ValueId,
        bytes: ValueId,
    },
    /// Sets `bytes` bytes to the 8-bit `value`.
    MemSet {
        to: ValueId,
        value: ValueId,
        bytes: ValueId,
    },
    /// OpenCL's `async_work_group_copy` family: all threads of the block start
    /// one copy of `count` elements of `width` bytes; elements on the global side
    /// are `stride` elements apart. The result is the event (64 bits) that an
    /// `AsyncWait` has to name before the copy is done: `event`, or a new one
    /// where that is zero.
    AsyncCopy {
        to: ValueId,
        from: ValueId,
        count: ValueId,
        stride: ValueId,
        width: u32,
        event: ValueId,
    },
    /// All threads of the block wait for the copies of these events.
    AsyncWait {
        events: Vec<ValueId>,
    },
    /// A thread's own asynchronous copy (CUDA's `cp.async`): it reads and writes at
    /// any time until the thread has waited for it. Where `to` is absent it is an operand of a
    /// product of matrices (PTX's `wgmma`), of which it is known that it is read. In `bulk`
    /// (`cp.async.bulk`), the thread may wait for its reads alone.
    ThreadCopy {
        to: Option<ValueId>,
        from: ValueId,
        bytes: u32,
        bulk: bool,
    },
    /// The thread's copies of this queue since the last commit become one group.
    CopyCommit {
        queue: Queue,
    },
    /// The thread waits for its copies of this queue except those of the last `pending`
    /// groups; where that is absent for all, those in no group included.
    CopyWait {
        queue: Queue,
        pending: Option<ValueId>,
    },
    /// An operation on a barrier object in shared memory (PTX's `mbarrier`).
    BarrierObject {
        op: ObjectOp,
        ptr: ValueId,
        args: Vec<ValueId>,
    },
    /// An asynchronous copy that the current phase of a barrier object waits for: it reads
    /// and writes at any time until that phase is over. Where it is `counted`, the phase
    /// waits only for as many bytes as it was told to expect (`cp.async.bulk`).
    BoundCopy {
        to: ValueId,
        from: ValueId,
        bytes: ValueId,
        barrier: ValueId,
        counted: bool,
    },
    /// What the memory behind the pointer holds becomes arbitrary. No access.
    Forget {
        ptr: ValueId,
    },
    Fence {
        atomic: Atomic,
        fences: Fences,
    },
    /// Orders what the thread did before with what goes another way from here on. It orders
    /// nothing between threads.
    ProxyFence {
        orders: Proxied,
    },
    Barrier {
        kind: BarrierKind,
        fences: Fences,
    },
    /// `__syncthreads_count`, `_and`, `_or`: a block barrier whose result is the
    /// same for all threads of the block.
    BarrierReduce {
        op: Vote,
        predicate: ValueId,
        fences: Fences,
    },
    /// Exchange of values among the threads of a warp. It orders no memory.
    Warp {
        op: WarpOp,
        lanes: Lanes,
        args: Vec<ValueId>,
    },
    /// The thread's place in the launch; 32 bits.
    Geometry {
        query: Geometry,
        dim: u8,
    },
    /// A known function without effects whose result depends on the arguments
    /// alone. `lane` tells results of one vector call apart.
    Pure {
        name: String,
        lane: u32,
        args: Vec<ValueId>,
    },
    /// An arbitrary value.
    Nondet {
        name: String,
    },
    Annotation {
        kind: AnnotationKind,
        args: Vec<ValueId>,
    },
    /// What a program of threads asks of its surroundings. Kernels have none.
    Host {
        op: HostOp,
        args: Vec<ValueId>,
    },
    /// A construct that is not modelled: no kernel with one is ever proved.
    Unsupported {
        construct: Construct,
    },
    /// Where the condition does not hold, a construct that is not modelled is
    /// reached.
    Require {
        condition: ValueId,
        construct: Construct,
    },
}

/// What a thread begins and waits for in order, apart from what stands in the other queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Queue {
    /// Copies that write memory.
    Copies,
    /// Operands of products.
    Products,
    /// What copies in bulk write.
    Bulk,
    /// What copies in bulk read.
    BulkReads,
}

impl Queue {
    pub const ALL: [Queue; 4] = [
        Queue::Copies,
        Queue::Products,
        Queue::Bulk,
        Queue::BulkReads,
    ];

    /// The word for it in the text of kernel IR.
    pub fn name(self) -> &'static str {
        match self {
            Queue::Copies => "copy",
            Queue::Products => "product",
            Queue::Bulk => "bulk",
            Queue::BulkReads => "bulk_reads",
        }
    }
}

/// What has to be ordered with the operations of the async proxy (PTX ISA, "Async proxy"): those of
/// `wgmma` and of copies in bulk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Proxied {
    Memory,
    Shared,
    Global,
    /// Those of a product.
    Registers,
}

impl Proxied {
    pub const ALL: [Proxied; 4] = [
        Proxied::Memory,
        Proxied::Shared,
        Proxied::Global,
        Proxied::Registers,
    ];

    /// The word for it in the text of kernel IR.
    pub fn name(self) -> &'static str {
        match self {
            Proxied::Memory => "memory",
            Proxied::Shared => "shared",
            Proxied::Global => "global",
            Proxied::Registers => "registers",
        }
    }
}

/// What an instruction does to the memory behind a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    pub reads: bool,
    pub writes: bool,
    pub atomic: bool,
}

impl Inst {
    /// Where the accesses that the instruction begins stand, those that write or the others, if its
    /// thread may wait for them by groups.
    pub fn queue(&self, writes: bool) -> Option<Queue> {
        let Inst::ThreadCopy { to, bulk, .. } = self else {
            return None;
        };
        Some(match (bulk, writes) {
            (true, true) => Queue::Bulk,
            (true, false) => Queue::BulkReads,
            (false, _) if to.is_some() => Queue::Copies,
            (false, _) => Queue::Products,
        })
    }

    /// The pointers it accesses memory through.
    pub fn accessed(&self) -> Vec<(ValueId, Effect)> {
        let read = Effect {
            reads: true,
            writes: false,
            atomic: false,
        };
        let write = Effect {
            reads: false,
            writes: true,
            atomic: false,
        };
        let update = Effect {
            reads: true,
            writes: true,
            atomic: true,
        };
        match self {
            Inst::Load { ptr, access } => {
                vec![(
                    *ptr,
                    Effect {
                        atomic: access.atomic.is_some(),
                        ..read
                    },
                )]
            }
            Inst::Store { ptr, access, .. } => {
                vec![(
                    *ptr,
                    Effect {
                        atomic: access.atomic.is_some(),
                        ..write
                    },
                )]
            }
            Inst::AtomicRmw { ptr, .. } | Inst::CmpXchg { ptr, .. } => vec![(*ptr, update)],
            Inst::MemCopy { to, from, .. } | Inst::AsyncCopy { to, from, .. } => {
                vec![(*to, write), (*from, read)]
            }
            Inst::ThreadCopy { to, from, .. } => {
                let to = to.map(|to| (to, write));
                to.into_iter().chain([(*from, read)]).collect()
            }
            Inst::MemSet { to, .. } => vec![(*to, write)],
            Inst::BarrierObject { op, ptr, .. } => match op {
                ObjectOp::Init | ObjectOp::Invalidate => vec![(*ptr, write)],
                _ => vec![(*ptr, update)],
            },
            Inst::BoundCopy {
                to, from, barrier, ..
            } => vec![(*to, write), (*from, read), (*barrier, update)],
            _ => Vec::new(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Geometry {
    ThreadId,
    BlockId,
    BlockDim,
    GridDim,
    /// OpenCL's `get_global_offset`; the same for all threads.
    GlobalOffset,
    /// Index of the thread in its warp, where the implementation decides on warps.
    LaneId,
    /// Number of its warp in the block, likewise.
    WarpId,
    /// `get_work_dim`.
    WorkDim,
}
