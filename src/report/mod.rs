//! Verdicts and how they are shown: text with source excerpts, or JSON.

pub mod model;
