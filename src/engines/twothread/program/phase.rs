//! Phases of barriers that threads wait for, and what is counted of them.

use crate::analysis::cfg::LoopId;
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::SpanId;

/// Barriers of one kind: a single one, or those of an array that code indexes.
#[derive(Clone, Debug)]
pub struct Class {
    /// Several barriers: the one with the number [`stage`] is followed.
    pub indexed: bool,
    /// Their distance from each other.
    pub spacing: u64,
    /// "The thread arrives at each phase": of a class whose barriers wait for at most as
    /// many threads as ever arrive at them.
    pub takes_part: Expr,
    /// Of the threads that take part one for each way to the places where they arrive, by its number
    /// in the block; none where the block's size is open.
    pub delegates: Vec<u32>,
}

/// What a thread does to a barrier of a class.
#[derive(Clone, Debug)]
pub struct Phase {
    pub class: usize,
    /// Which of the class's barriers, where there are several: the distance to the first one
    /// (32 bits). For initialisations also where there is one.
    pub element: Option<Expr>,
    /// Of threads that use barriers together, when one of them performs it.
    pub when: Expr,
    pub op: PhaseOp,
    pub span: Option<SpanId>,
}

#[derive(Clone, Debug)]
pub enum PhaseOp {
    /// Arrives, and waits until the phase is over.
    Sync,
    Arrive {
        /// Where the number of the phase goes; 64 bits.
        token: Option<Symbol>,
        /// The thread takes part in no later phase.
        leaves: bool,
    },
    Init,
    /// The object is in use no longer.
    GiveUp,
    /// The phase also waits for so many bytes (64 bits).
    Expect {
        bytes: Expr,
    },
    /// Waits for the phase with this number (64 bits).
    Wait {
        token: Expr,
    },
    /// Waits for a phase of this parity (64 bits).
    WaitParity {
        parity: Expr,
    },
    /// The same as one of these where the result is true.
    Try {
        result: Symbol,
        wait: Box<PhaseOp>,
    },
    /// Begins a copy that the phase waits for, of so many bytes (64 bits) if they count.
    Copy {
        bytes: Option<Expr>,
    },
}

impl PhaseOp {
    pub fn name(&self) -> String {
        match self {
            PhaseOp::Sync => "SYNC".into(),
            PhaseOp::Arrive { leaves: false, .. } => "ARRIVE".into(),
            PhaseOp::Arrive { leaves: true, .. } => "LEAVE".into(),
            PhaseOp::Init => "INIT".into(),
            PhaseOp::GiveUp => "GIVE_UP".into(),
            PhaseOp::Expect { .. } => "EXPECT".into(),
            PhaseOp::Wait { .. } => "WAIT".into(),
            PhaseOp::WaitParity { .. } => "WAIT_PARITY".into(),
            PhaseOp::Try { wait, .. } => format!("TRY_{}", wait.name()),
            PhaseOp::Copy { .. } => "COPY".into(),
        }
    }

    /// The number that goes with it.
    pub fn number(&self) -> Option<&Expr> {
        match self {
            PhaseOp::Expect { bytes } => Some(bytes),
            PhaseOp::Wait { token } => Some(token),
            PhaseOp::WaitParity { parity } => Some(parity),
            PhaseOp::Try { wait, .. } => wait.number(),
            PhaseOp::Copy { bytes } => bytes.as_ref(),
            PhaseOp::Sync | PhaseOp::Arrive { .. } | PhaseOp::Init | PhaseOp::GiveUp => None,
        }
    }
}

impl PhaseOp {
    /// The parity (64 bits) that it waits for.
    pub fn parity(&self) -> Option<&Expr> {
        match self {
            PhaseOp::WaitParity { parity } => Some(parity),
            PhaseOp::Try { wait, .. } => wait.parity(),
            _ => None,
        }
    }
}

/// More arrivals than any thread makes; counted for one that has left for good, and for
/// accesses that no arrival follows.
pub const NEVER: u128 = 1 << 31;
/// No thread makes so many arrivals.
pub const MANY: u128 = 1 << 30;
/// Bits of the counters.
pub const COUNTER: u32 = 32;

/// How often the thread has arrived at the class's barrier.
pub fn arrived(class: usize) -> Symbol {
    Symbol::new(format!("$arrived_{class}"))
}

/// How many of its phases the thread knows to be over.
pub fn waited(class: usize) -> Symbol {
    Symbol::new(format!("$waited_{class}"))
}

/// Bytes that the thread has told phase [`expecting`] to expect, less those of the copies
/// that it has begun for it; signed.
pub fn balance(class: usize) -> Symbol {
    Symbol::new(format!("$balance_{class}"))
}

pub fn expecting(class: usize) -> Symbol {
    Symbol::new(format!("$expecting_{class}"))
}

/// The phase that the copy begun last belongs to.
pub fn bound(class: usize) -> Symbol {
    Symbol::new(format!("$bound_{class}"))
}

/// "The barrier object is initialised, and not given up."
pub fn live(class: usize) -> Symbol {
    Symbol::new(format!("$live_{class}"))
}

/// What is counted of a class, with its type.
pub fn counters(class: usize) -> Vec<(Symbol, Type)> {
    let names = [arrived, waited, expecting, bound].map(|name| (name(class), Type::Bv(COUNTER)));
    let bytes = [(balance(class), Type::Bv(64))];
    names.into_iter().chain(bytes).collect()
}

/// Rounds of the loop since it was entered.
pub fn round(id: LoopId) -> Symbol {
    Symbol::new(format!("$round_{id}"))
}

/// The same up to [`EARLY`], where it stays.
pub fn early(id: LoopId) -> Symbol {
    Symbol::new(format!("$early_{id}"))
}

/// Rounds that are told from later ones.
pub const EARLY: u128 = 16;

/// Does the name stand for rounds of a loop?
pub fn is_round(name: &Symbol) -> bool {
    name.as_str().starts_with("$round_")
}
