//! Verdicts and how they are shown: text with source excerpts, or JSON.

mod cause;
pub mod codes;
pub(crate) mod condition;
mod diagnostic;
pub(crate) mod finding;
pub mod github;
pub(crate) mod human;
pub mod json;
pub mod junit;
pub mod model;
pub mod sarif;
pub(crate) mod scenario;
mod sources;
mod timings;
pub mod warning;
pub mod witness;
mod words;
