//! Barriers whose number is computed, as that of a half of the block is: each number has a barrier of
//! its own, to which threads go that have computed this number.

use crate::analysis::cfg::Cfg;
use crate::analysis::ranges::{Range, Ranges};
use crate::kir::launch::Launch;
use crate::kir::*;

/// Splits blocks at such barriers, if the launch leaves them few numbers.
pub fn run(kernel: &mut Kernel, launch: &Launch) {
    while let Some(found) = next(kernel, launch) {
        split(kernel, &found);
    }
}

/// A barrier whose number is one of few.
struct Found {
    block: BlockId,
    /// Its place among the instructions of the block.
    place: usize,
    number: ValueId,
    /// None is negative.
    range: Range,
}

fn next(kernel: &Kernel, launch: &Launch) -> Option<Found> {
    let computed = |inst: &InstId| {
        number(&kernel.insts[*inst].inst).filter(|id| kernel.literal(*id).is_none())
    };
    let all = kernel.blocks.values().flat_map(|block| &block.insts);
    all.filter_map(computed).next()?;
    let cfg = Cfg::new(kernel).ok()?;
    let mut ranges = Ranges::new(launch);
    for &block in &cfg.reverse_postorder {
        for (place, inst) in kernel.blocks[block].insts.iter().enumerate() {
            let data = &kernel.insts[*inst];
            if let Some(result) = data.result
                && let Some(range) = ranges.result(kernel, &data.inst, kernel.values[result].ty)
            {
                ranges.set(result, range);
            }
            if let Some(number) = computed(inst)
                && let Some(range) = ranges.of(kernel, number)
                && (0..=range.high).contains(&range.low)
                && range.high < MOST
            {
                return Some(Found {
                    block,
                    place,
                    number,
                    range,
                });
            }
        }
    }
    None
}

/// The hardware has so many barriers.
const MOST: i128 = 16;

fn number(inst: &Inst) -> Option<ValueId> {
    match inst {
        Inst::Barrier {
            kind: BarrierKind::Named { id, .. } | BarrierKind::Arrive { id, .. },
            ..
        } => Some(*id),
        _ => None,
    }
}

/// The block ends before its barrier; what stands behind it is a block of its own.
fn split(kernel: &mut Kernel, found: &Found) {
    let mut rest = kernel.blocks[found.block].clone();
    let barrier = kernel.blocks[found.block].insts[found.place];
    kernel.blocks[found.block].insts.truncate(found.place);
    rest.insts.drain(..=found.place);
    let (name, span) = (rest.name.clone(), kernel.insts[barrier].span);
    let successors = rest.terminator.successors();
    let behind = kernel.blocks.push(rest);
    for successor in successors {
        comes_from(kernel, successor, (found.block, behind));
    }
    let ty = kernel.values[found.number].ty;
    let cases = (found.range.low..=found.range.high).map(|bits| {
        let own = kernel.constant(ty, bits as u128);
        let mut one = kernel.insts[barrier].clone();
        one.inst.for_each_operand_mut(|operand| {
            if *operand == found.number {
                *operand = own;
            }
        });
        let one = kernel.insts.push(one);
        let block = Block {
            name: name.clone(),
            insts: vec![one],
            terminator: Terminator::Jump(behind),
            span,
        };
        (bits as u128, kernel.blocks.push(block))
    });
    let cases: Vec<(u128, BlockId)> = cases.collect();
    kernel.blocks[found.block].terminator = Terminator::Switch {
        value: found.number,
        // Another number it is not.
        default: cases[0].1,
        cases,
    };
}

/// Control comes from another block than before.
fn comes_from(kernel: &mut Kernel, to: BlockId, (before, now): (BlockId, BlockId)) {
    for inst in kernel.blocks[to].insts.clone() {
        if let Inst::Phi { incoming } = &mut kernel.insts[inst].inst {
            for (from, _) in incoming.iter_mut().filter(|(from, _)| *from == before) {
                *from = now;
            }
        }
    }
}
