//! Verdicts and how they are shown: text with source excerpts, or JSON.

mod diagnostic;
pub mod human;
pub mod json;
pub mod model;
pub mod scenario;
mod sources;
mod timings;
pub mod witness;
