//! Operations of the concrete machine: kernel IR in a form that runs fast.
//!
//! Every value has a slot of 64 bits, or two of them, low half first, where it is
//! wider. Bits above a value's width are zero. Phis are moves on the edges.

use crate::kir::warp::WarpOp;
use crate::kir::{
    Access, AnnotationKind, Atomic, BarrierKind, BinaryOp, CastOp, Construct, Fences, FloatKind,
    FloatPredicate, HostOp, IntPredicate, ObjectOp, Ordering, Queue, RmwOp, Type, Vote,
};

/// Index of a value's first slot.
pub type Slot = u32;
/// Index of an operation.
pub type Pc = u32;

/// A value's place and type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand {
    pub slot: Slot,
    pub ty: Type,
}

#[derive(Clone, Debug)]
pub enum Op {
    /// On integers of up to 64 bits.
    Int {
        op: BinaryOp,
        width: u32,
        to: Slot,
        args: [Slot; 2],
        rule: Rule,
    },
    Float {
        op: BinaryOp,
        kind: FloatKind,
        to: Slot,
        args: [Slot; 2],
    },
    FNeg {
        kind: FloatKind,
        to: Slot,
        arg: Slot,
    },
    /// On integers of up to 64 bits, and addresses.
    ICmp {
        pred: IntPredicate,
        width: u32,
        to: Slot,
        args: [Slot; 2],
    },
    FCmp {
        pred: FloatPredicate,
        kind: FloatKind,
        to: Slot,
        args: [Slot; 2],
    },
    Cast {
        op: CastOp,
        to: Operand,
        arg: Operand,
    },
    Select {
        to: Slot,
        cond: Slot,
        args: [Slot; 2],
    },
    /// `base + offset + scale·index` with an index of `width` bits.
    Address {
        to: Slot,
        base: Slot,
        offset: i64,
        index: Slot,
        width: u32,
        scale: i64,
        /// It is undefined to leave the object.
        inbounds: bool,
    },
    /// The same with any number of indices.
    AddressOf {
        to: Slot,
        base: Slot,
        offset: i64,
        terms: Box<[(Operand, i64)]>,
        inbounds: bool,
    },
    /// An operation on integers wider than 64 bits.
    Wide(Box<Wide>),
    Pure {
        function: Box<Function>,
        to: Operand,
    },
    /// All reads happen before all writes.
    Moves(Box<[(Slot, Slot)]>),
    /// Counts an iteration of a loop that holds a barrier.
    Count(Slot),
    /// The loop is entered from outside.
    Restart(Slot),
    Jump(Pc),
    Branch {
        cond: Slot,
        then: Pc,
        otherwise: Pc,
    },
    Switch {
        value: Operand,
        cases: Box<[(u128, Pc)]>,
        default: Pc,
    },
    /// The thread stops here for its surroundings to act.
    Visible(Box<Visible>),
}

/// What the source language asks of an operation on integers. The machine goes on where a
/// rule is broken, and remembers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    None,
    /// The result fits, as a signed number.
    Fits,
    /// The divisor is not zero.
    Divides,
}

/// Operations on integers wider than 64 bits.
#[derive(Clone, Debug)]
pub enum Wide {
    Int {
        op: BinaryOp,
        to: Operand,
        args: [Operand; 2],
    },
    ICmp {
        pred: IntPredicate,
        to: Slot,
        args: [Operand; 2],
    },
    Select {
        to: Slot,
        cond: Slot,
        args: [Slot; 2],
    },
}

/// Whom an operation of a warp waits for; a mask is in a slot.
#[derive(Clone, Copy, Debug)]
pub enum WarpLanes {
    Named(Slot),
    All,
    Active,
}

/// A known function of its arguments.
#[derive(Clone, Debug)]
pub struct Function {
    /// The name in the kernel IR.
    pub name: String,
    pub lane: u32,
    pub args: Vec<Operand>,
}

/// Operations that memory, other threads or the host take part in.
#[derive(Clone, Debug)]
pub enum Visible {
    Load {
        to: Operand,
        ptr: Slot,
        access: Access,
    },
    Store {
        ptr: Slot,
        value: Operand,
        access: Access,
    },
    Rmw {
        op: RmwOp,
        to: Operand,
        ptr: Slot,
        value: Slot,
        atomic: Atomic,
        /// The value is taken not to be negative.
        grows: bool,
    },
    CmpXchg {
        to: Operand,
        ptr: Slot,
        expected: Slot,
        desired: Slot,
        success: Atomic,
        failure: Ordering,
    },
    MemCopy {
        to: Slot,
        from: Slot,
        bytes: Operand,
    },
    MemSet {
        to: Slot,
        value: Slot,
        bytes: Operand,
    },
    AsyncCopy {
        /// Where the event goes.
        result: Operand,
        to: Slot,
        from: Slot,
        count: Operand,
        stride: Operand,
        width: u32,
        event: Slot,
    },
    AsyncWait {
        events: Vec<Slot>,
    },
    ThreadCopy {
        /// None of an operand that is only read.
        to: Option<Slot>,
        from: Slot,
        bytes: u32,
        bulk: bool,
    },
    CopyCommit {
        queue: Queue,
    },
    CopyWait {
        queue: Queue,
        pending: Option<Slot>,
    },
    Object {
        op: ObjectOp,
        /// Where a token goes.
        to: Operand,
        ptr: Slot,
        arg: Slot,
    },
    BoundCopy {
        to: Slot,
        from: Slot,
        bytes: Slot,
        barrier: Slot,
        counted: bool,
    },
    /// Something that is not modelled, where the condition is false.
    Require {
        condition: Slot,
        construct: Construct,
    },
    Fence {
        atomic: Atomic,
        fences: Fences,
    },
    /// `id` and `count` of the named kinds are in `operands`; the mask of a warp
    /// barrier too.
    Barrier {
        kind: BarrierKind,
        operands: Vec<Slot>,
        fences: Fences,
        /// Counters of the loops around it, outermost first.
        iterations: Box<[Slot]>,
    },
    Vote {
        to: Operand,
        op: Vote,
        predicate: Slot,
        fences: Fences,
        iterations: Box<[Slot]>,
    },
    Warp {
        to: Operand,
        op: WarpOp,
        lanes: WarpLanes,
        args: Vec<Operand>,
        /// Counters of the loops around it, outermost first.
        iterations: Box<[Slot]>,
    },
    Nondet {
        to: Operand,
        name: String,
    },
    Annotation {
        kind: AnnotationKind,
        condition: Option<Slot>,
    },
    Host {
        to: Operand,
        op: HostOp,
        args: Box<[Operand]>,
    },
    /// A loop goes round once more; the slot counts the rounds since it was entered.
    Round(Slot),
    Unsupported(Construct),
    Return,
    Unreachable,
}

impl Visible {
    /// Threads may learn from it how far others are.
    pub fn orders_threads(&self) -> bool {
        matches!(
            self,
            Visible::Rmw { .. }
                | Visible::CmpXchg { .. }
                | Visible::Fence { .. }
                | Visible::Barrier { .. }
                | Visible::Vote { .. }
                | Visible::Object { .. }
        )
    }
}
