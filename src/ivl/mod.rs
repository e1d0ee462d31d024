//! IVL: the intermediate verification language, a subset of Boogie that
//! Boogie 2.4 accepts as it is printed.
//!
//! `ast` is the data, `print` and `parse` the text form, `check` the type
//! checker and verifier, `builtins` the bit-vector and float functions that
//! programs may apply without declaring them first.

pub mod ast;
pub mod builtins;
pub mod names;
pub mod parse;
pub mod place;
pub mod print;
pub mod subst;
pub mod traverse;
pub mod typing;

pub use ast::*;
