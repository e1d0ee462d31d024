//! Source places of kernel IR entities.

use cranelift_entity::{PrimaryMap, entity_impl};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpanId(u32);
entity_impl!(SpanId, "s");

/// A place in the source and the call site it was inlined at.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Span {
    /// Path as the debug information gives it (directory joined where relative
    /// to another directory than the working one).
    pub file: String,
    /// Counts from 1.
    pub line: u32,
    /// Counts from 1; 0 is unknown.
    pub column: u32,
    pub inlined_at: Option<SpanId>,
}

pub type Spans = PrimaryMap<SpanId, Span>;
