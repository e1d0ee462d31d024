//! The values of a slice that are used behind the end of a block.

use std::collections::BTreeSet;

use cranelift_entity::SecondaryMap;

use super::slice::{Slice, Step, Way, Ways};
use crate::kir::{BlockId, Geometry, Inst, Kernel, ValueDef, ValueId};

/// Those that change while a block of threads runs, by the block at whose end they are live.
pub(super) fn live(kernel: &Kernel, slice: &Slice, order: &[BlockId]) -> Live {
    let mut starts = Live::new();
    let mut ends = Live::new();
    let mut changed = true;
    while changed {
        changed = false;
        for &block in order.iter().rev() {
            let end = at_end(&slice.steps[block].ways, &starts);
            let start = at_start(kernel, &slice.steps[block].steps, end.clone());
            changed |= starts[block] != start;
            starts[block] = start;
            ends[block] = end.into_iter().filter(|&v| changes(kernel, v)).collect();
        }
    }
    ends
}

pub(super) type Live = SecondaryMap<BlockId, BTreeSet<ValueId>>;

fn at_end(ways: &Ways, starts: &Live) -> BTreeSet<ValueId> {
    let mut live = BTreeSet::new();
    let mut comes = |way: &Way| {
        let is_moved = |value| way.moves.iter().any(|&(to, _)| to == value);
        let kept = starts[way.to]
            .iter()
            .copied()
            .filter(|&value| !is_moved(value));
        live.extend(kept.chain(way.moves.iter().map(|&(_, from)| from)));
    };
    match ways {
        Ways::Stop => {}
        Ways::All(ways) | Ways::Chosen(ways) => ways.iter().for_each(comes),
        Ways::Choice {
            value,
            cases,
            default,
        } => {
            cases.iter().for_each(|(_, way)| comes(way));
            comes(default);
            live.insert(*value);
        }
    }
    live
}

fn at_start(kernel: &Kernel, steps: &[Step], mut live: BTreeSet<ValueId>) -> BTreeSet<ValueId> {
    for step in steps.iter().rev() {
        match step {
            Step::Compute(inst) => {
                let data = &kernel.insts[*inst];
                if let Some(result) = data.result {
                    live.remove(&result);
                }
                data.inst.for_each_operand(|operand| {
                    live.insert(operand);
                });
            }
            Step::Access(access) => {
                live.insert(access.ptr);
                live.extend(access.length.value());
            }
            Step::Wait(_, groups) => live.extend(*groups),
            Step::Barrier(_) | Step::Commit(_) => {}
        }
    }
    live
}

fn changes(kernel: &Kernel, value: ValueId) -> bool {
    match kernel.values[value].def {
        ValueDef::Inst(inst) => !matches!(
            kernel.insts[inst].inst,
            Inst::Geometry {
                query: Geometry::ThreadId
                    | Geometry::BlockId
                    | Geometry::BlockDim
                    | Geometry::GridDim,
                ..
            }
        ),
        _ => false,
    }
}
