//! What a programmer states to help a proof: invariants of loops and barriers. A
//! proof may use them and has to establish them; without them it says the same.

use crate::kir::{AnnotationKind, Inst, Kernel};

/// Drops the invariants that the source states.
pub(super) fn run(kernel: &mut Kernel) {
    let insts = &kernel.insts;
    for block in kernel.blocks.values_mut() {
        block.insts.retain(|&inst| !is_hint(&insts[inst].inst));
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
