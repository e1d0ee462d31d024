//! Warpproof: proves GPU kernels free of data races and barrier divergence, or
//! shows the race. `ARCHITECTURE.md` is the map of this crate.

pub mod analysis;
pub mod bv;
mod children;
pub mod cli;
pub mod engines;
pub mod evidence;
pub mod exec;
pub mod explore;
pub mod frontend;
pub mod ivl;
pub mod kir;
pub mod llvm;
pub mod options;
pub mod repair;
pub mod replay;
pub mod report;
pub mod smt;
mod stack;
pub mod transform;
pub mod vc;
pub mod verify;
