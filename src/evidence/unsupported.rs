//! What engines do not model.

use crate::kir::{Construct, SpanId, Spans};
use crate::report::model::{Reason, Span};

/// A construct that an engine does not model, where it may be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    pub construct: Construct,
    pub span: Option<SpanId>,
}

impl Unsupported {
    /// Why nothing is decided.
    pub fn reason(&self, spans: &Spans) -> Reason {
        self.told(self.construct.sentence(), spans)
    }

    /// Why there is no protocol.
    pub fn reason_of_protocols(&self, spans: &Spans) -> Reason {
        let message = format!("the protocol cannot say it: {}", self.construct);
        self.told(message, spans)
    }

    fn told(&self, message: String, spans: &Spans) -> Reason {
        let span = self.span.map(|span| Span::of(spans, span));
        Reason::unsupported(&self.construct, message, span)
    }
}
