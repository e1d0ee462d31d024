//! A small language of concurrent programs: threads with registers that load, store,
//! update, fence and meet at barriers, with a condition on final states.
//!
//! ```text
//! name "MP"
//! cells { x = 0; y = 0; }
//! thread P0 (gpu 0, block 0) {
//!   store.na x, 1;
//!   store.rel.gpu y, 1;
//! }
//! thread P1 (gpu 0, block 1) {
//!   r0 = load.acq.gpu y;
//!   if (r0 == 1) { r1 = load.na x; }
//! }
//! exists P1:r0 == 1 && P1:r1 == 0
//! ```
//!
//! `r0 = choose.2;` gives 0 or 1, whatever other threads do.
//!
//! [`parse()`] reads what `Display` prints. [`herd`] reads herd's files in C and OpenCL.

mod compile;
mod cursor;
mod expr;
pub mod herd;
mod live;
mod machine;
mod parse;
mod print;

pub use cursor::ParseError;
pub use expr::{BinaryOp, Expr, UnaryOp};
pub use machine::Machine;
pub use parse::parse;

use super::access::{Access, Order, Placement, Scope};
use super::program::Orders;

/// A program of the language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Litmus {
    pub name: String,
    pub cells: Vec<CellDecl>,
    pub threads: Vec<ThreadDecl>,
    pub condition: Option<Condition>,
}

/// A named array of cells; most have one element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellDecl {
    pub name: String,
    /// Whether it is shared memory, which barriers may order apart from global memory.
    pub shared: bool,
    /// The initial values, at least one.
    pub values: Vec<i64>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreadDecl {
    pub name: String,
    pub placement: Placement,
    /// The names of the registers; they start at 0.
    pub registers: Vec<String>,
    pub body: Vec<Stmt>,
}

/// A register by its position in [`ThreadDecl::registers`].
pub type Register = usize;

/// An element of a named array.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Position in [`Litmus::cells`].
    pub cell: usize,
    pub index: Expr,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stmt {
    Assign {
        register: Register,
        value: Expr,
    },
    Load {
        register: Register,
        place: Place,
        access: Access,
    },
    Store {
        place: Place,
        access: Access,
        value: Expr,
    },
    /// Gives the old value.
    Update {
        register: Register,
        op: UpdateOp,
        place: Place,
        access: Access,
        operand: Expr,
    },
    /// Compare and swap; gives the old value.
    CompareSwap {
        register: Register,
        place: Place,
        access: Access,
        /// The order where the old value is not the expected one.
        failure: Order,
        expected: Expr,
        desired: Expr,
    },
    /// Gives any number from 0 to below `ways`.
    Choose {
        register: Register,
        ways: u32,
    },
    Fence(Access),
    /// Meets all threads of the scope that are at a barrier with the same number.
    Barrier {
        scope: Scope,
        id: u64,
        orders: Orders,
    },
    If {
        condition: Expr,
        then: Vec<Stmt>,
        otherwise: Vec<Stmt>,
    },
    /// Runs the body `times` times, or until a `break`.
    Loop {
        times: Option<u32>,
        body: Vec<Stmt>,
    },
    Break,
    Assert(Expr),
    Assume(Expr),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UpdateOp {
    Add,
    Sub,
    And,
    Or,
    Xor,
    Min,
    Max,
    Exchange,
}

impl UpdateOp {
    pub const ALL: [UpdateOp; 8] = [
        UpdateOp::Add,
        UpdateOp::Sub,
        UpdateOp::And,
        UpdateOp::Or,
        UpdateOp::Xor,
        UpdateOp::Min,
        UpdateOp::Max,
        UpdateOp::Exchange,
    ];

    pub fn name(self) -> &'static str {
        match self {
            UpdateOp::Add => "add",
            UpdateOp::Sub => "sub",
            UpdateOp::And => "and",
            UpdateOp::Or => "or",
            UpdateOp::Xor => "xor",
            UpdateOp::Min => "min",
            UpdateOp::Max => "max",
            UpdateOp::Exchange => "exchange",
        }
    }

    pub fn apply(self, old: i64, operand: i64) -> i64 {
        match self {
            UpdateOp::Add => old.wrapping_add(operand),
            UpdateOp::Sub => old.wrapping_sub(operand),
            UpdateOp::And => old & operand,
            UpdateOp::Or => old | operand,
            UpdateOp::Xor => old ^ operand,
            UpdateOp::Min => old.min(operand),
            UpdateOp::Max => old.max(operand),
            UpdateOp::Exchange => operand,
        }
    }
}

/// What is claimed of the final states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    pub quantifier: Quantifier,
    /// Over final registers and cells.
    pub claim: Expr,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantifier {
    Exists,
    NotExists,
    Forall,
}

impl Quantifier {
    pub fn name(self) -> &'static str {
        match self {
            Quantifier::Exists => "exists",
            Quantifier::NotExists => "~exists",
            Quantifier::Forall => "forall",
        }
    }

    /// Whether the condition is true, given whether some final state does not satisfy
    /// the claim and whether some does.
    pub fn holds(self, refuted: bool, satisfied: bool) -> bool {
        match self {
            Quantifier::Exists => satisfied,
            Quantifier::NotExists => !satisfied,
            Quantifier::Forall => !refuted,
        }
    }
}
