//! Why a defect is one.

use serde::{Deserialize, Serialize};

use super::{Span, ThreadReport};

/// Why nothing orders the accesses of a race, or what parts threads that should come together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Why {
    /// The threads are of different blocks, which nothing orders but the kernel's end.
    Blocks,
    /// The threads are of one warp, which is not in lockstep.
    Warp,
    /// Neither thread passes a barrier of its block.
    NoBarrier,
    /// Neither thread comes to this barrier, which lies between the accesses.
    Missed { span: Span },
    /// Both threads pass this barrier before the accesses, and none between them.
    After { span: Span },
    /// Both threads come to this barrier after the accesses, and pass none between them.
    Before { span: Span },
    /// The accesses lie between two passes of this barrier.
    Between { span: Span },
    /// No fence follows this drawing of a number, behind which it would be known what the blocks that
    /// drew before have written.
    Unfenced { span: Span },
    /// This condition, which is not the same for all threads, lets these in.
    Guard {
        span: Span,
        threads: Vec<ThreadReport>,
    },
    /// Here the threads of a divergence go different ways.
    Parting { span: Span },
}

impl Why {
    /// The place in the source that it is about.
    pub fn span(&self) -> Option<&Span> {
        match self {
            Why::Blocks | Why::Warp | Why::NoBarrier => None,
            Why::Missed { span }
            | Why::After { span }
            | Why::Before { span }
            | Why::Between { span }
            | Why::Unfenced { span }
            | Why::Guard { span, .. }
            | Why::Parting { span } => Some(span),
        }
    }
}
