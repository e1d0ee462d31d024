//! What is left to the other engines because it is more than accesses and barriers of the block.

use super::open;
use crate::analysis::points_to::PointsTo;
use crate::engines::Subject;
use crate::evidence::Unsupported;
use crate::kir::{
    AnnotationKind, BarrierKind, Construct, Inst, InstData, Kernel, SpanId, Terminator,
};

/// # Errors
/// The first instruction that only the other engines know how to follow, or that has to keep a
/// rule of the language which they know how to show.
pub(super) fn check(subject: &Subject, points_to: &PointsTo) -> Result<(), Unsupported> {
    let Subject { module, kernel, .. } = *subject;
    let is_inlined =
        |span: Option<SpanId>| span.is_some_and(|span| module.spans[span].inlined_at.is_some());
    let is_followed = |data: &InstData| match &data.inst {
        Inst::AsyncCopy { .. }
        | Inst::AsyncWait { .. }
        | Inst::ThreadCopy { .. }
        | Inst::CopyCommit
        | Inst::CopyWait { .. }
        | Inst::BarrierObject { .. }
        | Inst::BoundCopy { .. }
        | Inst::Unsupported { .. }
        | Inst::Require { .. }
        | Inst::Host { .. } => false,
        Inst::Barrier { kind, .. } => {
            matches!(kind, BarrierKind::Block | BarrierKind::Warp { .. })
        }
        Inst::Annotation { kind, .. } => match kind {
            AnnotationKind::Assume | AnnotationKind::GlobalAssume | AnnotationKind::Axiom => true,
            // What a function that the kernel calls requires, is for the kernel to show.
            AnnotationKind::Requires | AnnotationKind::GlobalRequires => !is_inlined(data.span),
            _ => false,
        },
        inst => keeps_rules(kernel, points_to, inst),
    };
    let not_followed = kernel.insts.values().find(|data| !is_followed(data));
    if let Some(data) = not_followed {
        return Err(open(Construct::EnumerationOfOther, data.span));
    }
    // Code after a trusted function that does not return cannot be told from a trap.
    let ends = |block: &crate::kir::Block| block.terminator == Terminator::Unreachable;
    match kernel.blocks.values().find(|block| ends(block)) {
        Some(block) if !kernel.pure_externals.is_empty() => {
            Err(open(Construct::ExternalEnd, block.span))
        }
        _ => Ok(()),
    }
}

/// Is it plain that no null pointer is used, and no constant memory written?
fn keeps_rules(kernel: &Kernel, points_to: &PointsTo, inst: &Inst) -> bool {
    inst.accessed().into_iter().all(|(ptr, effect)| {
        let Some(targets) = points_to.targets(ptr) else {
            return false;
        };
        let writes_constants = effect.writes
            && targets
                .iter()
                .any(|&object| kernel.objects[object].constant);
        !targets.is_empty() && !points_to.may_be_null(ptr) && !writes_constants
    })
}
