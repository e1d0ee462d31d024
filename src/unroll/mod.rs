//! Kernels without the loops whose number of iterations the launch decides.
//!
//! Sequences of steps over powers of two, sweeps of a tile by a block of known size:
//! once unrolled, such loops need no invariant, and what they access is known exactly.
//! The kernel that results does what the given one does in every launch of these sizes.

mod compact;
mod iteration;
pub mod ranges;

use std::collections::BTreeSet;

use crate::analysis::cfg::Cfg;
use crate::kir::launch::Launch;
use crate::kir::{AnnotationKind, BlockId, Inst, Kernel, verify};

/// Iterations of one loop.
const MOST_ITERATIONS: usize = 64;
/// Instructions of the whole kernel.
const MOST_INSTRUCTIONS: usize = 3000;

/// The kernel with such loops unrolled, outer ones first; none where there is nothing
/// to unroll within the limits.
pub fn unroll(kernel: &Kernel, launch: &Launch) -> Option<Kernel> {
    let mut kernel = kernel.clone();
    let mut changed = false;
    let mut kept: BTreeSet<BlockId> = BTreeSet::new();
    loop {
        let cfg = Cfg::new(&kernel).ok()?;
        let next = cfg.loops.iter().position(|l| !kept.contains(&l.header));
        let Some(next) = next else { break };
        let header = cfg.loops[next].header;
        let unrolled = match has_invariants(&kernel, &cfg.loops[next].blocks) {
            true => None,
            false => iteration::unroll_loop(&kernel, &cfg, next, launch),
        };
        match unrolled {
            Some(unrolled) => {
                kernel = unrolled;
                changed = true;
            }
            None => {
                kept.insert(header);
            }
        }
    }
    let kernel = compact::compact(&kernel);
    (changed && verify::check(&kernel).is_ok()).then_some(kernel)
}

/// The programmer speaks of the loop as one.
fn has_invariants(kernel: &Kernel, blocks: &BTreeSet<BlockId>) -> bool {
    let insts = blocks.iter().flat_map(|&b| &kernel.blocks[b].insts);
    insts.into_iter().any(|&id| {
        matches!(
            kernel.insts[id].inst,
            Inst::Annotation {
                kind: AnnotationKind::Invariant
                    | AnnotationKind::CandidateInvariant
                    | AnnotationKind::GlobalInvariant
                    | AnnotationKind::GlobalCandidateInvariant,
                ..
            }
        )
    })
}
