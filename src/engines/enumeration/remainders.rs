//! Remainders of a loop's counter become counters of their own: `i % 3` is one that starts again
//! at three.
//!
//! Which place of a ring of buffers a round uses is often such a remainder. A search through states
//! never ends where the counter is one of their values; of its remainder there are few. This is
//! strength reduction (Cooper, Simpson and Vick, "Operator Strength Reduction", TOPLAS 2001), and
//! exact where the counter's sums do not overflow, as their `nsw` promises.

use std::collections::BTreeMap;

use crate::analysis::cfg::{Cfg, Loop};
use crate::kir::*;

/// Takes remainders of counters apart; values and instructions that there are keep their numbers.
pub(super) fn count(kernel: &mut Kernel) {
    let Ok(cfg) = Cfg::new(kernel) else { return };
    let counters: Vec<Counter> = cfg
        .loops
        .iter()
        .flat_map(|of_loop| Counter::of_loop(kernel, &cfg, of_loop))
        .collect();
    for counter in counters {
        let mut rings: BTreeMap<Remainder, ValueId> = BTreeMap::new();
        for (inst, remainder) in counter.remainders(kernel) {
            let ring = *rings
                .entry(remainder)
                .or_insert_with(|| counter.ring(kernel, remainder));
            let zero = kernel.constant(kernel.values[ring].ty, 0);
            kernel.insts[inst].inst = binary(BinaryOp::Add, [ring, zero]);
        }
    }
}

/// A value that is a literal, no less than zero, before its loop, and grows by another in each round.
struct Counter {
    value: ValueId,
    start: u64,
    step: u64,
    header: BlockId,
    /// Where the loop is entered from, and its end.
    entries: Vec<BlockId>,
    latch: BlockId,
    /// The block and the instruction that computes the next value.
    grows: (BlockId, InstId),
}

/// The remainder by a modulus of the counter and some offset, with what it is at first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Remainder {
    modulus: u64,
    start: u64,
}

impl Counter {
    fn of_loop(kernel: &Kernel, cfg: &Cfg, of_loop: &Loop) -> Vec<Counter> {
        let &[latch] = of_loop.latches.as_slice() else {
            return Vec::new();
        };
        let insts = kernel.blocks[of_loop.header].insts.iter();
        let counters = insts.filter_map(|&id| {
            let data = &kernel.insts[id];
            let Inst::Phi { incoming } = &data.inst else {
                return None;
            };
            let value = data.result?;
            let (before, around): (Vec<_>, Vec<_>) =
                incoming.iter().partition(|(block, _)| *block != latch);
            let starts: Vec<Option<i64>> = before
                .iter()
                .map(|(_, start)| literal(kernel, *start))
                .collect();
            let start = starts.first().copied().flatten()?;
            let &[(_, next)] = around.as_slice() else {
                return None;
            };
            let ValueDef::Inst(grows) = kernel.values[next].def else {
                return None;
            };
            let (base, step) = sum(kernel, next);
            let block = of_loop
                .blocks
                .iter()
                .copied()
                .find(|block| kernel.blocks[*block].insts.contains(&grows))?;
            let is_one = starts.iter().all(|other| *other == Some(start));
            (is_one && base == value && step > 0 && cfg.dominates(block, latch)).then_some(())?;
            Some(Counter {
                value,
                start: u64::try_from(start).ok()?,
                step: step.unsigned_abs(),
                header: of_loop.header,
                entries: before.iter().map(|(block, _)| *block).collect(),
                latch,
                grows: (block, grows),
            })
        });
        counters.collect()
    }

    /// The remainders of the counter, which are those of a number no less than zero.
    fn remainders(&self, kernel: &Kernel) -> Vec<(InstId, Remainder)> {
        let mut found = Vec::new();
        for data in kernel.blocks.values() {
            for &id in &data.insts {
                let Inst::Binary {
                    op: BinaryOp::SRem | BinaryOp::URem,
                    args: [of, by],
                    ..
                } = kernel.insts[id].inst
                else {
                    continue;
                };
                let modulus = literal(kernel, by).and_then(|by| u64::try_from(by).ok());
                let ((base, offset), Some(modulus)) = (sum(kernel, of), modulus) else {
                    continue;
                };
                // Remainders by powers of two are bits.
                let is_hard = (3..=MOST).contains(&modulus) && !modulus.is_power_of_two();
                if let Some(start) = self.start.checked_add_signed(offset)
                    && base == self.value
                    && is_hard
                {
                    let start = start % modulus;
                    found.push((id, Remainder { start, modulus }));
                }
            }
        }
        found
    }

    /// The counter's remainder, beside it.
    fn ring(&self, kernel: &mut Kernel, Remainder { modulus, start }: Remainder) -> ValueId {
        let ty = kernel.values[self.value].ty;
        let (block, grows) = self.grows;
        let span = kernel.insts[grows].span;
        let phi = Inst::Phi {
            incoming: Vec::new(),
        };
        let (head, ring) = kernel.define(phi, ty, span);
        kernel.blocks[self.header].insts.insert(0, head);
        let (mut before, next) = shifted(kernel, ring, self.step % modulus, modulus, span);
        let (last, next) = kernel.define(next, ty, span);
        before.push(last);
        insert_at(kernel, block, grows, before);
        let start = kernel.constant(ty, start.into());
        let mut incoming: Vec<(BlockId, ValueId)> =
            self.entries.iter().map(|&entry| (entry, start)).collect();
        incoming.push((self.latch, next));
        kernel.insts[head].inst = Inst::Phi { incoming };
        ring
    }
}

/// `(ring + by) % modulus` of two numbers below the modulus: what has to be computed first, and
/// the value.
fn shifted(
    kernel: &mut Kernel,
    ring: ValueId,
    by: u64,
    modulus: u64,
    span: Option<SpanId>,
) -> (Vec<InstId>, Inst) {
    let ty = kernel.values[ring].ty;
    let by = kernel.constant(ty, by.into());
    let modulus = kernel.constant(ty, modulus.into());
    let (sum, moved) = kernel.define(binary(BinaryOp::Add, [ring, by]), ty, span);
    let (less, wrapped) = kernel.define(binary(BinaryOp::Sub, [moved, modulus]), ty, span);
    let within = Inst::ICmp {
        pred: IntPredicate::Ult,
        args: [moved, modulus],
    };
    let (test, is_within) = kernel.define(within, Type::BOOL, span);
    let value = Inst::Select {
        cond: is_within,
        then: moved,
        otherwise: wrapped,
    };
    (vec![sum, less, test], value)
}

fn binary(op: BinaryOp, args: [ValueId; 2]) -> Inst {
    let flags = ArithFlags::default();
    Inst::Binary { op, args, flags }
}

fn insert_at(kernel: &mut Kernel, block: BlockId, at: InstId, before: Vec<InstId>) {
    let insts = &mut kernel.blocks[block].insts;
    let place = insts.iter().position(|inst| *inst == at);
    let place = place.unwrap_or(insts.len());
    insts.splice(place..place, before);
}

/// A value and a number whose sum it is, where no sum in between overflows.
fn sum(kernel: &Kernel, value: ValueId) -> (ValueId, i64) {
    let mut sum = (value, 0);
    while let Some((base, by)) = addends(kernel, sum.0)
        && let Some(offset) = by.checked_add(sum.1)
    {
        sum = (base, offset);
    }
    sum
}

fn addends(kernel: &Kernel, value: ValueId) -> Option<(ValueId, i64)> {
    let ValueDef::Inst(inst) = kernel.values[value].def else {
        return None;
    };
    let Inst::Binary { op, args, flags } = kernel.insts[inst].inst else {
        return None;
    };
    let [a, b] = args;
    match op {
        _ if !flags.nsw => None,
        BinaryOp::Add => {
            let left = literal(kernel, b).map(|by| (a, by));
            left.or_else(|| literal(kernel, a).map(|by| (b, by)))
        }
        BinaryOp::Sub => Some((a, literal(kernel, b)?.checked_neg()?)),
        _ => None,
    }
}

fn literal(kernel: &Kernel, value: ValueId) -> Option<i64> {
    let bits = kernel.literal(value)?;
    match kernel.values[value].ty {
        Type::Int(width @ 8..=64) => i64::try_from(int::signed(bits, width)).ok(),
        _ => None,
    }
}

/// The greatest number that remainders are looked at by: rings have few places.
const MOST: u64 = 16;
