//! Terms and solvers. This module knows bit-vectors and nothing of programs, and nothing
//! else starts a solver.
//!
//! `term` holds hash-consed terms, `simplify` builds them, `eval` gives their
//! meaning and `print` their SMT-LIB text. A [`Solver`] answers queries: it
//! runs `session`s with solver `process`es, one or several for a query.

pub(crate) mod eval;
mod facts;
pub(crate) mod integers;
pub(crate) mod locate;
mod logic;
mod model;
mod places;
pub(crate) mod print;
mod process;
mod race;
mod reply;
mod session;
mod simplify;
mod solver;
mod sort;
mod term;
#[cfg(test)]
mod testing;
mod value;
mod version;

pub use crate::bv::{BvOp, WrapOp};
pub use facts::Facts;
pub use locate::Program;
pub use logic::Logic;
pub use solver::{Solver, Statistics};
pub use sort::{MAX_WIDTH, Sort};
pub use term::{FunId, Node, Pool, Term, VarId};
pub use value::Value;
pub use version::solvers;

use std::fmt;
use std::path::PathBuf;

/// A way of asking: which solver, and how terms are put to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    pub program: Program,
    pub path: PathBuf,
    pub encoding: Encoding,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Terms as they are.
    BitVectors,
    /// As integers, see `integers`.
    Integers,
}

/// The answer to a query. Nothing but a solver's literal `unsat` becomes `Unsat`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    Sat,
    Unsat,
    Unknown(Reason),
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    Timeout,
    Memory,
    /// The process could not be started, or ended.
    Died(String),
    /// There is no memory or no thread left to start a process with.
    Resources(String),
    /// The solver rejected a command or said something unexpected.
    Error(String),
    /// The solver gave up.
    Incomplete,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Timeout => f.write_str("the solver ran out of time"),
            Reason::Memory => f.write_str("the solver ran out of memory"),
            Reason::Died(message) => write!(f, "the solver failed: {message}"),
            Reason::Resources(message) => f.write_str(message),
            Reason::Error(message) => write!(f, "the solver reported an error: {message}"),
            Reason::Incomplete => f.write_str("the solver gave up"),
        }
    }
}
