//! Analyses of kernel IR that the engines share.

pub mod amounts;
pub mod cfg;
pub mod convergence;
pub mod eval;
pub mod influence;
pub mod lanes;
pub mod open;
pub mod partial_atomics;
pub mod points_to;
pub mod ranges;
pub mod roles;
mod taint;
pub mod told;
pub mod uniformity;
