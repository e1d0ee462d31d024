//! Solver processes.

pub mod locate;
