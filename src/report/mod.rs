//! Verdicts and how they are shown: text with source excerpts, or JSON.

mod cause;
pub(crate) mod condition;
mod diagnostic;
pub(crate) mod human;
pub mod json;
pub mod model;
pub(crate) mod scenario;
mod sources;
mod timings;
pub mod witness;
