//! A look at a loop's head before the loop is copied.

use crate::analysis::cfg::{Cfg, LoopId};
use crate::analysis::ranges::Ranges;
use crate::kir::{Inst, Kernel, Terminator};

/// Whether the number of iterations may be known, given the ranges of values outside.
/// Not where the head alone ends the loop and what it compares in the first iteration
/// has no ranges.
pub fn may_be_counted(kernel: &Kernel, cfg: &Cfg, id: LoopId, known: &Ranges) -> bool {
    let this = &cfg.loops[id];
    if this.exits.iter().any(|(from, _)| *from != this.header) {
        return true;
    }
    let mut ranges = known.above();
    let head = &kernel.blocks[this.header];
    for &inst in &head.insts {
        let data = &kernel.insts[inst];
        let Some(result) = data.result else { continue };
        let range = match &data.inst {
            Inst::Phi { incoming } => incoming
                .iter()
                .filter(|(from, _)| !cfg.in_loop(id, *from))
                .map(|(_, value)| ranges.of(kernel, *value))
                .reduce(|a, b| Some(a?.join(b?)))
                .flatten(),
            inst => ranges.result(kernel, inst, kernel.values[result].ty),
        };
        if let Some(range) = range {
            ranges.set(result, range);
        }
    }
    match &head.terminator {
        Terminator::Branch { cond, .. } => {
            ranges.of(kernel, *cond).is_some() || ranges.compared(kernel, *cond)
        }
        _ => true,
    }
}
