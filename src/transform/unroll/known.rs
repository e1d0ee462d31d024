//! What is known of values before a loop is copied.

use crate::analysis::cfg::{Cfg, LoopId};
use crate::analysis::ranges::Ranges;
use crate::kir::launch::Launch;
use crate::kir::{Inst, Kernel, Type};

/// The ranges of values, of whatever iteration; of those outside the loop, if one is
/// given.
pub fn known<'a>(
    kernel: &Kernel,
    cfg: &Cfg,
    outside: Option<LoopId>,
    launch: &'a Launch,
) -> Ranges<'a> {
    let mut ranges = Ranges::new(launch);
    for &block in &cfg.reverse_postorder {
        if outside.is_some_and(|id| cfg.in_loop(id, block)) {
            continue;
        }
        for &inst in &kernel.blocks[block].insts {
            let data = &kernel.insts[inst];
            let Some(result) = data.result else { continue };
            let range = match &data.inst {
                Inst::Phi { incoming } if cfg.headed_loop(block).is_none() => incoming
                    .iter()
                    .filter(|(from, _)| cfg.predecessors[block].contains(from))
                    .map(|(_, value)| ranges.of(kernel, *value))
                    .reduce(|a, b| Some(a?.join(b?)))
                    .flatten(),
                Inst::Phi { .. } => None,
                inst => ranges.result(kernel, inst, kernel.values[result].ty),
            };
            if let (Some(range), Type::Int(_)) = (range, kernel.values[result].ty) {
                ranges.set(result, range);
            }
        }
    }
    ranges
}
