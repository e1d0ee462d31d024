//! Kernels without the loops whose number of iterations the launch decides.
//!
//! Sequences of steps over powers of two, sweeps of a tile by a block of known size:
//! once unrolled, such loops need no invariant, and what they access is known exactly.
//! The kernel that results does what the given one does in every launch of these sizes.

mod closed;
mod exits;
mod iteration;
mod known;
mod probe;
mod turns;

pub use turns::take_turns;

use std::collections::BTreeSet;

use super::compact;
use crate::analysis::cfg::Cfg;
use crate::kir::launch::Launch;
use crate::kir::{AnnotationKind, BlockId, Inst, Kernel, verify};

/// How far loops are unrolled.
pub struct Limits {
    /// Iterations of one loop.
    iterations: usize,
    /// Instructions of the whole kernel.
    instructions: usize,
    /// Executions with more iterations are left out.
    cut: bool,
}

const EXACT: Limits = Limits {
    iterations: 64,
    instructions: 3000,
    cut: false,
};

/// Instructions of a kernel whose loops are cut.
const MOST_UNWOUND: usize = 10_000;

/// A kernel without loops.
pub struct Unwound {
    pub kernel: Kernel,
    /// Executions with more iterations of some loop were left out.
    pub cut: bool,
    /// The source claims invariants, which are not looked at.
    pub ignores_invariants: bool,
}

/// The kernel with such loops unrolled, outer ones first; none where there is nothing
/// to unroll within the limits.
pub fn unroll(kernel: &Kernel, launch: &Launch) -> Option<Kernel> {
    // What is claimed of all loops must be shown of all.
    if kernel
        .insts
        .values()
        .any(|data| is_function_wide(&data.inst))
    {
        return None;
    }
    let mut kept: BTreeSet<BlockId> = BTreeSet::new();
    let mut unrolled = unroll_first(kernel, launch, &mut kept)?;
    while let Some(next) = unroll_first(&unrolled, launch, &mut kept) {
        unrolled = next;
    }
    compact::renumber(&mut unrolled);
    verify::check(&unrolled).is_ok().then_some(unrolled)
}

/// The kernel with the first loop unrolled that can be; those before it are kept from
/// now on.
fn unroll_first(kernel: &Kernel, launch: &Launch, kept: &mut BTreeSet<BlockId>) -> Option<Kernel> {
    let cfg = Cfg::new(kernel).ok()?;
    let known = known::known(kernel, &cfg, None, launch);
    let claims = invariants(kernel, &cfg);
    for (id, this) in cfg.loops.iter().enumerate() {
        if kept.contains(&this.header) {
            continue;
        }
        let claimed = claims.iter().any(|block| this.blocks.contains(block));
        if !claimed
            && probe::may_be_counted(kernel, &cfg, id, &known)
            && let Some(unrolled) = iteration::unroll_loop(kernel, &cfg, id, launch, &EXACT)
        {
            return Some(unrolled.kernel);
        }
        kept.insert(this.header);
    }
    None
}

/// The kernel with each loop replaced by its first `times` iterations. None where that
/// gives too large a kernel, or loops cannot be told apart.
pub fn unwind(kernel: &Kernel, launch: &Launch, times: usize) -> Option<Unwound> {
    let limits = Limits {
        iterations: times,
        instructions: MOST_UNWOUND,
        cut: true,
    };
    let claims = |inst: &Inst| is_invariant(inst) || is_function_wide(inst);
    let ignores_invariants = kernel.insts.values().any(|data| claims(&data.inst));
    let mut kernel = without_invariants(kernel);
    let mut cut = false;
    loop {
        let cfg = Cfg::new(&kernel).ok()?;
        if cfg.loops.is_empty() {
            break;
        }
        let straight = iteration::unroll_loop(&kernel, &cfg, 0, launch, &limits)?;
        kernel = straight.kernel;
        cut |= straight.cut;
    }
    compact::renumber(&mut kernel);
    verify::check(&kernel).ok()?;
    Some(Unwound {
        kernel,
        cut,
        ignores_invariants,
    })
}

/// The kernel without what is said of its loops.
fn without_invariants(kernel: &Kernel) -> Kernel {
    let mut kernel = kernel.clone();
    for block in kernel.blocks.values_mut() {
        block
            .insts
            .retain(|&id| !is_invariant(&kernel.insts[id].inst));
    }
    kernel
}

/// Blocks in which the programmer speaks of a loop as one.
fn invariants(kernel: &Kernel, cfg: &Cfg) -> Vec<BlockId> {
    let claims = |block: &BlockId| {
        let mut insts = kernel.blocks[*block].insts.iter();
        insts.any(|&id| is_invariant(&kernel.insts[id].inst))
    };
    let blocks = cfg.reverse_postorder.iter().copied();
    blocks.filter(claims).collect()
}

fn is_invariant(inst: &Inst) -> bool {
    matches!(
        inst,
        Inst::Annotation {
            kind: AnnotationKind::Invariant
                | AnnotationKind::CandidateInvariant
                | AnnotationKind::GlobalInvariant
                | AnnotationKind::GlobalCandidateInvariant,
            ..
        }
    )
}

/// Is it claimed at the heads of all loops?
fn is_function_wide(inst: &Inst) -> bool {
    matches!(
        inst,
        Inst::Annotation {
            kind: AnnotationKind::FunctionWideInvariant
                | AnnotationKind::FunctionWideCandidateInvariant,
            ..
        }
    )
}
