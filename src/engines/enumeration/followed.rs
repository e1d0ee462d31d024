//! What is left to the other engines because it is more than accesses and barriers of the block.

use cranelift_entity::EntitySet;

use super::open;
use crate::analysis::cfg::Cfg;
use crate::analysis::points_to::PointsTo;
use crate::engines::Subject;
use crate::evidence::Unsupported;
use crate::kir::{
    AnnotationKind, BarrierKind, Block, BlockId, Construct, Inst, InstData, Kernel, SpanId,
    Terminator,
};

/// # Errors
/// The first instruction that only the other engines know how to follow, or that has to keep a
/// rule of the language which they know how to show.
pub(super) fn check(subject: &Subject, cfg: &Cfg, points_to: &PointsTo) -> Result<(), Unsupported> {
    let Subject {
        module,
        kernel,
        launch,
        ..
    } = *subject;
    let is_inlined =
        |span: Option<SpanId>| span.is_some_and(|span| module.spans[span].inlined_at.is_some());
    let is_followed = |data: &InstData| match &data.inst {
        Inst::Binary { .. }
        | Inst::FNeg(_)
        | Inst::Cast { .. }
        | Inst::ICmp { .. }
        | Inst::FCmp { .. }
        | Inst::Select { .. }
        | Inst::Phi { .. }
        | Inst::PtrAdd { .. }
        | Inst::Forget { .. }
        | Inst::Fence { .. }
        | Inst::ProxyFence { .. }
        | Inst::CopyCommit { .. }
        | Inst::CopyWait { .. }
        | Inst::BarrierReduce { .. }
        | Inst::Warp { .. }
        | Inst::Geometry { .. }
        | Inst::Pure { .. }
        | Inst::Nondet { .. } => true,
        // Copies are compared with their own threads as those of one block.
        Inst::ThreadCopy { .. } if launch.threads() == Some(1) => false,
        Inst::Load { .. }
        | Inst::Store { .. }
        | Inst::AtomicRmw { .. }
        | Inst::CmpXchg { .. }
        | Inst::MemCopy { .. }
        | Inst::MemSet { .. }
        | Inst::ThreadCopy { .. } => keeps_rules(kernel, points_to, &data.inst),
        Inst::AsyncCopy { .. }
        | Inst::AsyncWait { .. }
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
    };
    let not_followed = kernel.insts.values().find(|data| !is_followed(data));
    if let Some(data) = not_followed {
        return Err(open(Construct::EnumerationOfOther, data.span));
    }
    // Code after a trusted function that does not return cannot be told from a trap.
    let ends = |block: &Block| block.terminator == Terminator::Unreachable;
    if let (Some(block), false) = (
        kernel.blocks.values().find(|block| ends(block)),
        kernel.pure_externals.is_empty(),
    ) {
        return Err(open(Construct::ExternalEnd, block.span));
    }
    match endless(cfg) {
        Some(block) => Err(open(
            Construct::EnumerationOfEndless,
            kernel.blocks[block].span,
        )),
        None => Ok(()),
    }
}

/// A block from which control never gets to an end: where ways meet behind it says nothing of
/// the threads that are there.
fn endless(cfg: &Cfg) -> Option<BlockId> {
    let mut ending = EntitySet::new();
    let mut work: Vec<BlockId> = (cfg.reverse_postorder.iter().copied())
        .filter(|&block| cfg.successors[block].is_empty())
        .collect();
    while let Some(block) = work.pop() {
        if ending.insert(block) {
            work.extend(&cfg.predecessors[block]);
        }
    }
    let mut blocks = cfg.reverse_postorder.iter().copied();
    blocks.find(|&block| !ending.contains(block))
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
