//! What a programmer states to help a proof: invariants of loops and barriers. A
//! proof may use them and has to establish them; without them it says the same.

use std::collections::BTreeSet;

use crate::kir::{AnnotationKind, Block, Inst, Kernel, SpanId};

/// Drops the invariants that the source states.
pub(super) fn run(kernel: &mut Kernel) {
    let insts = &kernel.insts;
    for block in kernel.blocks.values_mut() {
        block.insts.retain(|&inst| !is_hint(&insts[inst].inst));
    }
}

/// The kernel without the invariants that the source states, and with those of loops as guesses;
/// none where it states none.
pub fn hints(kernel: &Kernel) -> Option<Hinted> {
    let mut blocks = kernel.blocks.values();
    let states = |block: &Block| {
        let mut insts = block.insts.iter();
        insts.any(|&inst| is_hint(&kernel.insts[inst].inst))
    };
    blocks.any(states).then(|| {
        let (mut plain, mut guessing) = (kernel.clone(), kernel.clone());
        run(&mut plain);
        let mut stated = BTreeSet::new();
        for data in guessing.insts.values_mut() {
            if let Inst::Annotation { kind, .. } = &mut data.inst
                && let Some(guess) = guess(*kind)
            {
                *kind = guess;
                stated.extend(data.span);
            }
        }
        Hinted {
            plain,
            guessing,
            stated,
        }
    })
}

/// A kernel whose source states invariants.
pub struct Hinted {
    /// Without them.
    pub plain: Kernel,
    /// With those of loops as guesses, which are dropped where they do not hold.
    pub guessing: Kernel,
    /// Where those are stated.
    pub stated: BTreeSet<SpanId>,
}

fn guess(kind: AnnotationKind) -> Option<AnnotationKind> {
    use AnnotationKind::*;
    match kind {
        Invariant => Some(CandidateInvariant),
        GlobalInvariant => Some(GlobalCandidateInvariant),
        FunctionWideInvariant => Some(FunctionWideCandidateInvariant),
        _ => None,
    }
}

fn is_hint(inst: &Inst) -> bool {
    use AnnotationKind::*;
    let Inst::Annotation { kind, .. } = inst else {
        return false;
    };
    matches!(
        kind,
        Invariant
            | CandidateInvariant
            | GlobalInvariant
            | GlobalCandidateInvariant
            | FunctionWideInvariant
            | FunctionWideCandidateInvariant
            | BarrierInvariant
            | BarrierInvariantPair
    )
}
