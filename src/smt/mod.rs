//! Terms and solvers. This module depends on nothing of ours, and nothing else
//! starts a solver.
//!
//! `term` holds hash-consed terms, `simplify` builds them, `eval` gives their
//! meaning and `print` their SMT-LIB text.

pub mod arith;
pub mod eval;
mod facts;
pub mod locate;
mod simplify;
mod sort;
mod term;
mod value;

pub use arith::BvOp;
pub use facts::Facts;
pub use sort::{MAX_WIDTH, Sort};
pub use term::{FunData, FunId, Node, Pool, Term, VarData, VarId};
pub use value::Value;
