//! Stateless model checking under SRC11, RC11 or SC: every consistent execution of a
//! concurrent program, once each, with its races, failed assertions and divergences
//! (GPUMC; the exploration follows TruSt, POPL 2022).
//!
//! What is explored is a [`Program`]: threads whose states are values that run from one
//! visible action to the next. [`litmus`] is a small language of such programs.

pub mod access;
pub mod dot;
pub mod execution;
pub mod explain;
pub mod explorer;
pub mod graph;
pub mod kernel;
pub mod litmus;
pub mod model;
pub mod names;
pub mod outcome;
pub mod paths;
pub mod program;
pub mod progress;
pub mod relations;
pub mod summary;
pub mod svg;
pub mod text;
pub mod threads;
mod waiting;

pub use access::{Access, Order, Placement, Scope};
pub use execution::Execution;
pub use explorer::{Options, explore, explore_observed};
pub use graph::Graph;
pub use model::{Inclusion, Model, ReleaseSequences};
pub use outcome::Outcome;
pub use program::{Action, Address, Block, Orders, Program, Space, Step};
pub use progress::Progress;
