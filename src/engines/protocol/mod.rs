//! The protocol verifier: proofs without invariants.
//!
//! A memory access protocol says where the threads of a kernel access memory and
//! where they wait for each other, and leaves out what they read and write
//! ("Checking Data-Race Freedom of GPU Kernels, Compositionally", CAV 2021, §3).
//! `ast` holds protocols, `parse` and `print` their text, `check` says which are
//! well-formed, `agree` what has to hold for barriers to be reached together.
//! `align` moves what a loop leaves before its barrier to where it
//! runs, `split` lists what runs between two barriers, `encode` makes a formula
//! of each piece that is satisfiable if two threads race in it, and `prove` asks
//! the solvers. `infer` makes the protocol of a kernel.
//!
//! Values are machine integers: expressions are bit-vector terms of `smt`.

pub(crate) mod agree;
pub(crate) mod align;
pub(crate) mod ast;
pub mod check;
pub(crate) mod description;
mod diagnose;
pub(crate) mod encode;
pub(crate) mod engine;
#[cfg(test)]
mod eval;
pub(crate) mod infer;
mod known;
mod lexer;
pub mod parse;
mod polynomial;
pub(crate) mod print;
pub(crate) mod project;
pub(crate) mod prove;
pub(crate) mod split;
pub(crate) mod stage;
pub(crate) mod subst;
#[cfg(test)]
mod tests;

pub use engine::Protocols;
