//! IVL: the intermediate verification language, a subset of Boogie that
//! Boogie 2.4 accepts as it is printed.
//!
//! `ast` is the data, `print` and `parse` the text form, `check` the type
//! checker and verifier, `eval` the meaning of expressions. `builtins` has the
//! bit-vector and float functions that programs may apply without declaring
//! them first; `subst` rewrites expressions.

pub(crate) mod ast;
pub mod builtins;
pub mod check;
pub mod eval;
pub(crate) mod names;
pub mod parse;
pub mod place;
pub(crate) mod print;
pub mod subst;
pub mod traverse;
pub mod typing;
pub(crate) mod validate;

pub use ast::*;
