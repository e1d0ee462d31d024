//! Instructions of the kernel IR.

use std::fmt;

use super::warp::{Lanes, WarpOp};
use super::{BlockId, SpanId, Type, ValueId};

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
    /// any time until the thread has waited for it.
    ThreadCopy {
        to: ValueId,
        from: ValueId,
        bytes: u32,
    },
    /// The thread's copies since the last commit become one group.
    CopyCommit,
    /// The thread waits for its copies except those of the last `pending` groups;
    /// where that is absent for all, those in no group included.
    CopyWait {
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
    Fence(Atomic),
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
        construct: String,
    },
    /// Where the condition does not hold, a construct that is not modelled is
    /// reached.
    Require {
        condition: ValueId,
        construct: String,
    },
}

/// What an instruction does to the memory behind a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    pub reads: bool,
    pub writes: bool,
    pub atomic: bool,
}

impl Inst {
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
            Inst::MemCopy { to, from, .. }
            | Inst::AsyncCopy { to, from, .. }
            | Inst::ThreadCopy { to, from, .. } => {
                vec![(*to, write), (*from, read)]
            }
            Inst::MemSet { to, .. } => vec![(*to, write)],
            Inst::BarrierObject { op, ptr, .. } => match op {
                ObjectOp::Init => vec![(*ptr, write)],
                _ => vec![(*ptr, update)],
            },
            Inst::BoundCopy {
                to, from, barrier, ..
            } => vec![(*to, write), (*from, read), (*barrier, update)],
            _ => Vec::new(),
        }
    }
}

/// Promises of LLVM that an operation does not overflow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ArithFlags {
    pub nsw: bool,
    pub nuw: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    And,
    Or,
    Xor,
    Shl,
    LShr,
    AShr,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastOp {
    ZExt,
    SExt,
    Trunc,
    FPToUI,
    FPToSI,
    UIToFP,
    SIToFP,
    FPExt,
    FPTrunc,
    /// Between an integer and a float of one width.
    Bitcast,
    PtrToInt,
    IntToPtr,
    /// Changes the address space of a pointer, not its target.
    AddrSpace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IntPredicate {
    Eq,
    Ne,
    Ult,
    Ule,
    Ugt,
    Uge,
    Slt,
    Sle,
    Sgt,
    Sge,
}

impl IntPredicate {
    /// The predicate of the same comparison with its operands the other way round.
    pub fn swapped(self) -> IntPredicate {
        match self {
            IntPredicate::Ult => IntPredicate::Ugt,
            IntPredicate::Ule => IntPredicate::Uge,
            IntPredicate::Ugt => IntPredicate::Ult,
            IntPredicate::Uge => IntPredicate::Ule,
            IntPredicate::Slt => IntPredicate::Sgt,
            IntPredicate::Sle => IntPredicate::Sge,
            IntPredicate::Sgt => IntPredicate::Slt,
            IntPredicate::Sge => IntPredicate::Sle,
            IntPredicate::Eq | IntPredicate::Ne => self,
        }
    }

    /// The predicate for places in one object, counted from its start: what lies before
    /// has the lower address, and no object is so large that this could be read otherwise.
    pub fn of_places(self) -> IntPredicate {
        match self {
            IntPredicate::Ult => IntPredicate::Slt,
            IntPredicate::Ule => IntPredicate::Sle,
            IntPredicate::Ugt => IntPredicate::Sgt,
            IntPredicate::Uge => IntPredicate::Sge,
            other => other,
        }
    }
}

/// LLVM's float predicates: ordered ones are false, unordered ones true on NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatPredicate {
    False,
    Oeq,
    Ogt,
    Oge,
    Olt,
    Ole,
    One,
    Ord,
    Ueq,
    Ugt,
    Uge,
    Ult,
    Ule,
    Une,
    Uno,
    True,
}

/// How a load or store reaches memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// Bytes; a promise of the program.
    pub align: u32,
    pub volatile: bool,
    pub atomic: Option<Atomic>,
    /// A load in the condition of an annotation: it yields what memory holds
    /// but is no access of the program, so that it races with nothing.
    pub ghost: bool,
}

impl Access {
    /// An access of the program that is neither volatile nor atomic.
    pub fn plain(align: u32) -> Access {
        Access {
            align,
            volatile: false,
            atomic: None,
            ghost: false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Atomic {
    pub order: Ordering,
    pub scope: Scope,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ordering {
    Relaxed,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

/// The set of threads, around its own, that an atomic operation or fence may synchronise
/// with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    Thread,
    Warp,
    Block,
    Cluster,
    Gpu,
    System,
}

impl Scope {
    /// All scopes, narrowest first.
    pub const ALL: [Scope; 6] = [
        Scope::Thread,
        Scope::Warp,
        Scope::Block,
        Scope::Cluster,
        Scope::Gpu,
        Scope::System,
    ];
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RmwOp {
    Add,
    Sub,
    Exchange,
    And,
    Or,
    Xor,
    Nand,
    SMin,
    SMax,
    UMin,
    UMax,
    FAdd,
    FSub,
    FMin,
    FMax,
    /// Wrapping increment and decrement with a bound (CUDA's `atomicInc`, `atomicDec`).
    IncWrap,
    DecWrap,
}

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

/// The memory that a barrier orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fences {
    pub shared: bool,
    pub global: bool,
}

impl Fences {
    pub const BOTH: Fences = Fences {
        shared: true,
        global: true,
    };
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

/// Operations of programs of threads; in the prelude `__wp_host_` stands before the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HostOp {
    /// Result: the pointer that the thread was created with.
    Argument,
    /// The thread ends with this result.
    Exit,
    /// Creates a thread from a function's address and an argument. Result: its handle.
    Create,
    /// Waits for the end of the thread with this handle. Result: what that ended with.
    Join,
    /// Result: the thread's own handle.
    This,
    /// Result: the address of so many new bytes without a value.
    Allocate,
    /// The same, filled with zeros.
    AllocateZeros,
    Free,
    /// What the thread has read last, so many reads, does not let it go on.
    Await,
    /// Waits at the barrier of this address for so many threads in all. Result: -1 for one of
    /// them, any one if the third argument is not 0, and 0 for the others.
    Meet,
    /// The next access or fence has this scope, in the prelude's numbers.
    Scope,
    /// The next access is not atomic.
    Weak,
    /// Where the thread sits: which number (0 in the grid, 1 in the block, 2 of the block,
    /// 3 of the GPU, 4 the size of a block) and its value.
    Place,
    /// Result: any number below the one given, which is positive.
    Choose,
    /// Reads the eight bytes at an address, and at once writes them with what `Commit` is
    /// given, or does not if `Keep` comes. Takes the order of the update and that of the
    /// read alone, in the prelude's numbers. Result: what was read.
    Update,
    Commit,
    Keep,
    /// What the thread does from here to `Wake` is waiting: if it comes here again with
    /// nothing else done, it may as well not have woken up.
    Doze,
    Wake,
}

/// What a programmer states about the kernel (GPUVerify's annotations).
/// Arguments are truth values unless said otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnnotationKind {
    Assert,
    Assume,
    Requires,
    Ensures,
    Invariant,
    CandidateInvariant,
    FunctionWideInvariant,
    FunctionWideCandidateInvariant,
    /// The same, checked whether or not the thread is enabled.
    GlobalAssert,
    GlobalAssume,
    GlobalRequires,
    GlobalEnsures,
    GlobalInvariant,
    GlobalCandidateInvariant,
    /// Holds for all kernels: an assumption about constants.
    Axiom,
    /// What the thread knows at the next barrier, and the ids (64 bits) of the
    /// threads to know it for afterwards.
    BarrierInvariant,
    /// The same of pairs of threads: two ids each.
    BarrierInvariantPair,
    /// The pointer argument is the start of an array that nothing else points
    /// into.
    RequiresFreshArray,
    /// Result: are the two threads in one block?
    SameGroup,
    /// Result: is this thread enabled here?
    Enabled,
    /// Result, at the head of a loop: has this thread come to the loop?
    DominatorEnabled,
    /// Result: has the logging thread drawn the value (third argument) by an atomic
    /// addition to the cell so many bytes (second) behind the pointer (first)?
    HasTakenValue,
    /// Result: the argument's value in the other thread.
    Other,
    /// Result: does the argument hold for both threads?
    All,
    /// Result: has the object that the pointer argument points into been read
    /// (written) by the logging thread since the last barrier?
    HasRead,
    HasWritten,
    /// Result (64 bits): the byte offset of that access in the object.
    ReadOffset,
    WriteOffset,
    /// Result (64 bits): the pointer argument's byte offset in its object.
    PtrOffset,
}

impl AnnotationKind {
    /// Does its result depend on the record of accesses?
    pub fn speaks_of_accesses(self) -> bool {
        matches!(
            self,
            AnnotationKind::HasRead
                | AnnotationKind::HasWritten
                | AnnotationKind::ReadOffset
                | AnnotationKind::WriteOffset
                | AnnotationKind::HasTakenValue
        )
    }
}
