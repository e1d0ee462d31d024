//! A concrete machine for kernel IR: it runs a launch on exact integers, floats
//! and addresses, one visible operation of one thread at a time, and finds the
//! data races, the divergence and the failing assertions of that run.
//!
//! `program` compiles a kernel to operations, `thread` runs one thread up to what
//! others can see, `machine` does the visible operations and says who waits.
//! Whoever wants another meaning for the visible operations (weak memory) runs
//! threads on its own.

pub(crate) mod access;
mod clock;
mod convergence;
mod copies;
pub mod fill;
pub(crate) mod finding;
pub mod float;
pub(crate) mod layout;
pub(crate) mod machine;
mod math;
pub(crate) mod memory;
mod objects;
pub(crate) mod op;
pub(crate) mod program;
mod ptx;
pub mod races;
pub mod schedule;
mod sync;
pub(crate) mod thread;
mod warp;

pub use fill::Fill;
pub use finding::{Action, End, Event, Finding};
pub use machine::{Array, Config, Inputs, Machine};
pub use program::Program;
pub use races::Race;
