//! What engines do not model.

use crate::kir::{SpanId, Spans};
use crate::report::model::{Reason, ReasonKind, Span};

/// A construct that an engine does not model, where it may be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// As a subject: "is not supported" follows.
    pub construct: String,
    pub span: Option<SpanId>,
}

impl Unsupported {
    /// Why nothing is decided.
    pub fn reason(&self, spans: &Spans) -> Reason {
        Reason {
            kind: ReasonKind::Unsupported,
            message: format!("{} is not supported", self.construct),
            span: self.span.map(|span| Span::of(spans, span)),
        }
    }
}
