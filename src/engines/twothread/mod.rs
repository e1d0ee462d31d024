//! The two-thread verifier, after GPUVerify: a kernel becomes a sequential
//! program that runs two arbitrary distinct threads in lockstep and fails if
//! they race or diverge.

#![allow(clippy::too_many_lines, clippy::too_many_arguments)]

pub mod axioms;
pub mod claims;
pub mod diagnose;
pub mod dualise;
pub mod engine;
pub mod geometry;
pub mod instrument;
pub mod intervals;
pub mod invariants;
mod linear;
pub mod lower;
pub mod predicate;
pub mod program;
pub mod reduce;
pub mod slice;
pub mod stage;

pub use engine::TwoThreads;
