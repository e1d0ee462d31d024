//! Loops whose values are used behind them by phis alone, which learn of each round that is copied.

use std::collections::BTreeSet;

use crate::analysis::cfg::{Cfg, LoopId};
use crate::kir::{BlockId, Inst, Kernel, ValueId};

/// Do blocks behind the loop use its values only by phis of the blocks that it is left to? Others
/// may lie behind it since tests were left out that had led back.
pub(super) fn is_closed(kernel: &Kernel, cfg: &Cfg, id: LoopId) -> bool {
    let this = &cfg.loops[id];
    let insts = |block: &BlockId| kernel.blocks[*block].insts.clone().into_iter();
    let own: BTreeSet<ValueId> = (this.blocks.iter().flat_map(insts))
        .filter_map(|inst| kernel.insts[inst].result)
        .collect();
    let behind = cfg.reverse_postorder.iter();
    let mut behind = behind.filter(|block| !this.blocks.contains(block));
    behind.all(|block| {
        let mut closed = true;
        let mut check = |value: ValueId| closed &= !own.contains(&value);
        for inst in insts(block) {
            match &kernel.insts[inst].inst {
                Inst::Phi { incoming } => (incoming.iter())
                    .filter(|(from, _)| !this.blocks.contains(from))
                    .for_each(|(_, value)| check(*value)),
                other => other.for_each_operand(&mut check),
            }
        }
        kernel.blocks[*block]
            .terminator
            .for_each_operand(&mut check);
        closed
    })
}
