//! Stateless model checking under SRC11, RC11 or SC: every consistent execution of a
//! concurrent program, once each, with its races, failed assertions and divergences
//! (GPUMC; the exploration follows TruSt, POPL 2022).
//!
//! What is explored is a [`Program`]: threads whose states are values that run from one
//! visible action to the next. [`litmus`] is a small language of such programs.

pub(crate) mod access;
pub(crate) mod dot;
pub mod execution;
pub(crate) mod explain;
pub(crate) mod explorer;
pub mod graph;
pub(crate) mod kernel;
pub mod litmus;
pub(crate) mod model;
pub(crate) mod names;
pub mod outcome;
pub(crate) mod paths;
pub(crate) mod program;
pub(crate) mod progress;
pub(crate) mod relations;
pub(crate) mod summary;
pub(crate) mod svg;
pub(crate) mod text;
pub(crate) mod threads;
mod waiting;

pub use access::{Access, Order, Placement, Scope};
pub use execution::Execution;
pub use explorer::{Options, explore, explore_observed};
pub use model::{Inclusion, Model, ReleaseSequences};
pub use outcome::Outcome;
pub use program::{Action, Orders, Program, Space, Step};
pub use progress::Progress;
