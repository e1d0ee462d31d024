//! Loops that are left to blocks of their own: what jumps there besides them comes in behind.

use std::collections::BTreeSet;

use crate::analysis::cfg::Cfg;
use crate::kir::{Block, BlockId, Inst, InstData, Kernel, Terminator, Value, ValueDef};

/// Parts the exits of the loop with this head from other ways to the same blocks.
pub(super) fn part_exits(kernel: &mut Kernel, head: BlockId) {
    let Ok(cfg) = Cfg::new(kernel) else { return };
    let Some(this) = cfg.headed_loop(head).map(|id| &cfg.loops[id]) else {
        return;
    };
    let successors = |block: &BlockId| kernel.blocks[*block].terminator.successors();
    let exits: BTreeSet<BlockId> = (this.blocks.iter().flat_map(successors))
        .filter(|target| !this.blocks.contains(target))
        .collect();
    for exit in exits {
        let (inside, outside): (Vec<BlockId>, Vec<BlockId>) =
            (cfg.predecessors[exit].iter()).partition(|&before| this.blocks.contains(before));
        if !outside.is_empty() {
            part(kernel, exit, &inside);
        }
    }
}

/// These predecessors go to the exit through a block that is new.
fn part(kernel: &mut Kernel, exit: BlockId, inside: &[BlockId]) {
    let between = kernel.blocks.push(Block {
        insts: Vec::new(),
        terminator: Terminator::Jump(exit),
        ..kernel.blocks[exit].clone()
    });
    for &block in inside {
        kernel.blocks[block]
            .terminator
            .for_each_target_mut(|target| {
                if *target == exit {
                    *target = between;
                }
            });
    }
    for inst in kernel.blocks[exit].insts.clone() {
        let data = kernel.insts[inst].clone();
        let (Inst::Phi { incoming }, Some(result)) = (data.inst, data.result) else {
            break;
        };
        let (from_inside, mut others): (Vec<_>, Vec<_>) =
            (incoming.into_iter()).partition(|(from, _)| inside.contains(from));
        let id = kernel.insts.push(InstData {
            inst: Inst::Phi {
                incoming: from_inside,
            },
            ..data
        });
        let value = kernel.values.push(Value {
            def: ValueDef::Inst(id),
            ..kernel.values[result].clone()
        });
        kernel.insts[id].result = Some(value);
        kernel.blocks[between].insts.push(id);
        others.push((between, value));
        kernel.insts[inst].inst = Inst::Phi { incoming: others };
    }
}
