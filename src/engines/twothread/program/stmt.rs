//! What a thread does.

use super::{Access, Phase};
use crate::engines::twothread::claims::Obligation;
use crate::ivl::{Expr, Symbol};
use crate::kir::{Fences, ObjectId, Queue, SpanId};

/// Copies of one queue that a thread waits for.
#[derive(Clone, Debug)]
pub struct Awaited {
    pub queue: Queue,
    /// All but those of so many last groups (64 bits).
    pub pending: Option<Expr>,
}

#[derive(Clone, Debug)]
pub enum Stmt {
    Assign {
        var: Symbol,
        value: Expr,
    },
    Havoc(Symbol),
    Assume(Guarded),
    Assert {
        claim: Guarded,
        what: Obligation,
        span: Option<SpanId>,
    },
    Access(Access),
    /// The part of an access that the first thread records.
    Log(Access),
    /// The part of an access that the second thread compares with the record.
    Check(Access),
    /// The effect of an access on results and memory.
    Perform(Access),
    /// A copy by the block begins: it is in flight until its event is waited for.
    Launch(Access),
    /// A side of the thread's own copy, which was recorded just now, stays in flight
    /// until the thread has waited for it.
    Detach(Access),
    /// The thread's copies since the last commit become one group.
    Commit {
        queue: Queue,
        guard: Expr,
    },
    /// The thread waits for its copies.
    Join {
        guard: Expr,
        awaited: Awaited,
    },
    /// What the object holds becomes arbitrary.
    Forget(ObjectId),
    /// The threads of the block wait for the copies of the events (64 bits).
    Wait {
        guard: Expr,
        events: Vec<Expr>,
    },
    /// The threads of the block come here together and with the same values (64
    /// bits each).
    Agree {
        guard: Expr,
        what: Convergence,
        values: Vec<Expr>,
        span: Option<SpanId>,
    },
    Barrier(Barrier),
    /// A claim of the first thread about the second one of its warp.
    Meet {
        claim: Guarded,
        problem: Convergence,
        /// Whom it waits for, 64 bits, and whether that includes the second thread.
        mask: Expr,
        named: Expr,
        span: Option<SpanId>,
    },
    /// What is on record comes before the drawing of the block's ticket, if it draws one.
    Release {
        guard: Expr,
    },
    Phase(Phase),
    /// A side of the copy that the phase operation before it began.
    Bound {
        access: Access,
        class: usize,
        element: Option<Expr>,
    },
}

/// What two threads have to do together, or else diverge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convergence {
    /// To come to a barrier.
    Barrier,
    /// To begin a copy by the block.
    Copy,
    /// To wait for such copies.
    Wait,
    /// To come to an operation of the warp: the other one is named by the mask, but does not come.
    Missing,
    /// Likewise: it comes with another mask.
    Masks,
    /// Likewise: the thread is not named by its own mask.
    Unnamed,
}

impl Convergence {
    /// What programs print.
    pub fn name(self) -> &'static str {
        match self {
            Convergence::Barrier => "barrier",
            Convergence::Copy => "copy",
            Convergence::Wait => "wait",
            Convergence::Missing => "missing",
            Convergence::Masks => "masks",
            Convergence::Unnamed => "unnamed",
        }
    }
}

/// A condition that is stated where `guard` holds.
#[derive(Clone, Debug)]
pub struct Guarded {
    pub guard: Expr,
    pub expr: Expr,
    /// Stated also for threads that do not run the block.
    pub everywhere: bool,
}

impl Guarded {
    /// A condition stated by the threads that run the block.
    pub fn here(expr: Expr) -> Guarded {
        Guarded {
            guard: Expr::bool(true),
            expr,
            everywhere: false,
        }
    }

    /// A condition stated for every thread.
    pub fn everywhere(expr: Expr) -> Guarded {
        Guarded {
            guard: Expr::bool(true),
            expr,
            everywhere: true,
        }
    }

    pub fn condition(&self) -> Expr {
        self.guard.clone().implies(self.expr.clone())
    }
}

#[derive(Clone, Debug)]
pub struct Barrier {
    pub guard: Expr,
    pub kind: BarrierKind,
    pub fences: Fences,
    pub span: Option<SpanId>,
}

#[derive(Clone, Debug)]
pub enum BarrierKind {
    Block,
    Grid,
    /// The threads of one warp that are in both masks (64 bits).
    Warp {
        mask: Option<Expr>,
    },
}
