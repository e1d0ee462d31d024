//! The two-thread verifier, after GPUVerify: a kernel becomes a sequential
//! program that runs two arbitrary distinct threads in lockstep and fails if
//! they race or diverge.

pub(crate) mod axioms;
pub(crate) mod claims;
pub(crate) mod diagnose;
pub(crate) mod dualise;
pub(crate) mod engine;
pub(crate) mod facts;
pub(crate) mod geometry;
pub(crate) mod instrument;
pub(crate) mod intervals;
pub mod invariants;
mod linear;
pub(crate) mod lower;
pub(crate) mod predicate;
pub(crate) mod program;
pub mod reduce;
pub(crate) mod slice;
pub mod stage;

pub use engine::TwoThreads;
