//! Verdicts and how they are shown: text with source excerpts, or JSON.

pub mod baseline;
mod cause;
pub mod codes;
pub(crate) mod condition;
mod diagnostic;
pub mod disposition;
pub(crate) mod finding;
pub mod github;
pub mod html;
pub(crate) mod human;
pub mod json;
pub mod junit;
pub mod model;
pub mod sarif;
pub(crate) mod scenario;
pub mod scene;
mod sources;
pub mod standard_input;
mod suppression;
mod timings;
pub mod vocabulary;
pub mod warning;
pub mod witness;
pub mod words;
