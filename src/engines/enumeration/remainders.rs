//! Remainders of a loop's counter become counters of their own: `i % 3` is one that starts again
//! at three.
//!
//! Which place of a ring of buffers a round uses is often such a remainder. A search through states
//! never ends where the counter is one of their values; of its remainder there are few. This is
//! strength reduction (Cooper, Simpson and Vick, "Operator Strength Reduction", TOPLAS 2001), and
//! exact where the counter's sums do not overflow, as their `nsw` promises. Of bits (`i & 3`) it is
//! exact whether or not they do.

use std::collections::BTreeMap;

use crate::analysis::cfg::{Cfg, Loop};
use crate::kir::*;

/// Takes remainders of counters apart; values and instructions that there are keep their numbers.
/// Whether the kernel rests on sums that do not overflow then.
pub(super) fn count(kernel: &mut Kernel) -> bool {
    let Ok(cfg) = Cfg::new(kernel) else {
        return false;
    };
    let counters: Vec<Counter> = cfg
        .loops
        .iter()
        .flat_map(|of_loop| Counter::of_loop(kernel, &cfg, of_loop))
        .collect();
    let mut rests = false;
    for counter in counters {
        let mut rings: BTreeMap<Remainder, ValueId> = BTreeMap::new();
        for (inst, remainder) in counter.remainders(kernel) {
            let ring = *rings
                .entry(remainder)
                .or_insert_with(|| counter.ring(kernel, remainder));
            let zero = kernel.constant(kernel.values[ring].ty, 0);
            kernel.insts[inst].inst = binary(BinaryOp::Add, [ring, zero]);
            rests |= remainder.rests;
        }
    }
    rests
}

/// A value that is a literal before its loop, and changes by another in each round.
struct Counter {
    value: ValueId,
    start: i64,
    step: i64,
    /// It starts at no less than zero, grows, and does not overflow.
    is_natural: bool,
    header: BlockId,
    /// Where the loop is entered from, and its end.
    entries: Vec<BlockId>,
    latch: BlockId,
    /// The block and the instruction that computes the next value.
    grows: (BlockId, InstId),
}

/// The remainder by a modulus of the counter and some offset, with what it is at first, and whether
/// it is one only where their sum does not overflow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Remainder {
    modulus: u64,
    start: u64,
    rests: bool,
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
            let (base, step) = sum(kernel, next, Sums::All);
            let does_not_overflow = sum(kernel, next, Sums::Exact).0 == value;
            let block = of_loop
                .blocks
                .iter()
                .copied()
                .find(|block| kernel.blocks[*block].insts.contains(&grows))?;
            let is_one = starts.iter().all(|other| *other == Some(start));
            let changes = base == value && step != 0;
            (is_one && changes && cfg.dominates(block, latch)).then_some(())?;
            Some(Counter {
                value,
                start,
                step,
                is_natural: start >= 0 && step > 0 && does_not_overflow,
                header: of_loop.header,
                entries: before.iter().map(|(block, _)| *block).collect(),
                latch,
                grows: (block, grows),
            })
        });
        counters.collect()
    }

    fn remainders(&self, kernel: &Kernel) -> Vec<(InstId, Remainder)> {
        let insts = kernel.blocks.values().flat_map(|block| &block.insts);
        let found = insts.filter_map(|&id| Some((id, self.remainder(kernel, id)?)));
        found.collect()
    }

    fn remainder(&self, kernel: &Kernel, inst: InstId) -> Option<Remainder> {
        let Inst::Binary { op, args, .. } = kernel.insts[inst].inst else {
            return None;
        };
        let [left, right] = args;
        let (of, by) = match literal(kernel, right) {
            Some(by) => (left, by),
            None if op == BinaryOp::And => (right, literal(kernel, left)?),
            None => return None,
        };
        let (modulus, is_of_bits) = match op {
            BinaryOp::SRem => (by, false),
            BinaryOp::URem => (by, by.count_ones() == 1),
            BinaryOp::And => (by.checked_add(1)?, true),
            _ => return None,
        };
        let sums = if is_of_bits { Sums::All } else { Sums::Exact };
        let (base, offset) = sum(kernel, of, sums);
        let start = self.start.checked_add(offset)?;
        let is_remainder = match is_of_bits {
            true => modulus.count_ones() == 1,
            false => self.is_natural && start >= 0,
        };
        let is_small = (2..=MOST).contains(&modulus);
        (base == self.value && is_small && is_remainder).then(|| Remainder {
            modulus: modulus.unsigned_abs(),
            start: start.rem_euclid(modulus).unsigned_abs(),
            rests: !is_of_bits,
        })
    }

    /// The counter's remainder, beside it.
    fn ring(&self, kernel: &mut Kernel, remainder: Remainder) -> ValueId {
        let Remainder { modulus, start, .. } = remainder;
        let ty = kernel.values[self.value].ty;
        let (block, grows) = self.grows;
        let span = kernel.insts[grows].span;
        let phi = Inst::Phi {
            incoming: Vec::new(),
        };
        let (head, ring) = kernel.define(phi, ty, span);
        kernel.blocks[self.header].insts.insert(0, head);
        let step = self.step.rem_euclid(modulus.cast_signed()).unsigned_abs();
        let (mut before, next) = shifted(kernel, ring, step, modulus, span);
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

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sums {
    /// Those that wrap around, too.
    All,
    /// Those that do not overflow.
    Exact,
}

/// A value and a number whose sum it is.
fn sum(kernel: &Kernel, value: ValueId, sums: Sums) -> (ValueId, i64) {
    let mut sum = (value, 0);
    while let Some((base, by)) = addends(kernel, sum.0, sums)
        && let Some(offset) = by.checked_add(sum.1)
    {
        sum = (base, offset);
    }
    sum
}

fn addends(kernel: &Kernel, value: ValueId, sums: Sums) -> Option<(ValueId, i64)> {
    let ValueDef::Inst(inst) = kernel.values[value].def else {
        return None;
    };
    let Inst::Binary { op, args, flags } = kernel.insts[inst].inst else {
        return None;
    };
    let [a, b] = args;
    match op {
        _ if sums == Sums::Exact && !flags.nsw => None,
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
const MOST: i64 = 16;
