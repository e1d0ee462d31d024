//! The numbers that loops count through.

use super::{Advance, Amount, Counter, Head, Test};
use crate::analysis::cfg::LoopId;
use crate::bv::{apply, from_signed, mask, to_signed};
use crate::engines::protocol::ast::{Level, Range, Step};
use crate::engines::protocol::infer::Infer;
use crate::evidence::Assumption;
use crate::kir::{IntPredicate, Type, int};
use crate::smt::{BvOp, Sort, Term};

/// A counter on its way from its first value to the bound that the loop's head tests.
#[derive(Clone, Copy)]
struct Course<'t> {
    id: LoopId,
    test: &'t Test,
    first: Term,
    bound: Term,
    width: u32,
}

impl Infer<'_> {
    /// The numbers from zero to the known number of iterations.
    pub(super) fn constant_range(&mut self, id: LoopId, test: &Test) -> Option<(Head, Counter)> {
        let Advance::Shift(op, bits) = self.advance(id, test.phi)? else {
            return None;
        };
        let width = self.context.kernel.values[test.phi].ty.bits();
        let init = self.init(id, test.phi)?;
        let init = self.protocol.pool.as_bv(init)?;
        let bound = self.invariant_term(id, test.bound)?;
        let bound = self.protocol.pool.as_bv(bound)?;
        let by = match op {
            BvOp::Sdiv => 1 << bits,
            _ => u128::from(bits),
        };
        let mut value = init;
        let mut count: u128 = 0;
        while int::compare(test.pred, width, value, bound) {
            count += 1;
            if count > 128 {
                return None;
            }
            value = apply(op, value, by, width);
        }
        let pool = &mut self.protocol.pool;
        let range = Range {
            lo: pool.bv(0, width),
            hi: pool.bv(count, width),
            signed: false,
            step: Step::Add(pool.bv(1, width)),
        };
        let var = self.counter_variable(id, "count", width);
        let counter = Counter {
            var: var.term,
            distance: var.term,
            unit: Amount::Const(1),
            counts_rounds: false,
            after: Some(range.hi),
        };
        let head = Head {
            var,
            range,
            exact: true,
        };
        Some((head, counter))
    }

    /// The exact range of a loop that counts up or down to a bound.
    pub(super) fn range(&mut self, id: LoopId, test: &Test) -> Option<(Head, Counter)> {
        let Type::Int(width @ 2..) = self.context.kernel.values[test.phi].ty else {
            return None;
        };
        let course = Course {
            id,
            test,
            first: self.init(id, test.phi)?,
            bound: self.invariant_term(id, test.bound)?,
            width,
        };
        match self.advance(id, test.phi)? {
            Advance::Add(Amount::Const(step)) if step < 0 => self.descending(course, -step),
            Advance::Add(amount) => self.ascending(course, amount),
            Advance::Shift(BvOp::Shl, bits) => self.doubling(course, bits),
            _ => None,
        }
    }

    fn ascending(&mut self, course: Course, amount: Amount) -> Option<(Head, Counter)> {
        let Course {
            id,
            test,
            first: lo,
            bound: hi,
            width,
        } = course;
        let step = self.amount(id, amount, width)?;
        let one = amount == Amount::Const(1);
        let signed = match test.pred {
            IntPredicate::Slt | IntPredicate::Sle => true,
            IntPredicate::Ult | IntPredicate::Ule => false,
            // Counting up from zero the unsigned bound is met.
            IntPredicate::Ne if one && self.pool().as_bv(lo) == Some(0) => false,
            _ => return None,
        };
        if width > 64 {
            return None;
        }
        let greatest = match signed {
            true => (mask(width) >> 1) as i128,
            false => mask(width) as i128,
        };
        let (least, most_step) = self.bounds(step, signed);
        if least < 1 {
            return None;
        }
        let promised = signed && self.promises_exact(id, test.phi);
        let hi_facts = self.pool().facts(hi);
        let most = if signed {
            hi_facts.shi
        } else {
            hi_facts.uhi as i128
        };
        let hi = match test.pred {
            IntPredicate::Sle | IntPredicate::Ule => {
                if most == greatest {
                    match promised {
                        true => self.assumptions.add(Assumption::NoSignedOverflow),
                        false => return None,
                    }
                }
                let pool = self.pool();
                let one = pool.bv(1, width);
                pool.bv_add(hi, one)
            }
            _ => hi,
        };
        // The last value is less than the bound; the one after must not wrap.
        let inclusive = matches!(test.pred, IntPredicate::Sle | IntPredicate::Ule);
        let fits = one || most_step - 1 + most + i128::from(inclusive) <= greatest;
        if !fits {
            match promised {
                true => self.assumptions.add(Assumption::NoSignedOverflow),
                false => return None,
            }
        }
        let name = self.name_of(test.phi);
        let var = self.counter_variable(id, &name, width);
        let range = Range {
            lo,
            hi,
            signed,
            step: Step::Add(step),
        };
        self.learned.terms[test.phi] = Some(var.term);
        let pool = &mut self.protocol.pool;
        let some = range.less(pool, lo, hi);
        let after = one.then(|| pool.ite(some, hi, lo));
        let counter = Counter {
            var: var.term,
            distance: pool.bv_sub(var.term, lo),
            unit: amount,
            counts_rounds: false,
            after,
        };
        let head = Head {
            var,
            range,
            exact: true,
        };
        Some((head, counter))
    }

    /// Counts the distance from the first value.
    fn descending(&mut self, course: Course, step: i128) -> Option<(Head, Counter)> {
        let Course {
            id,
            test,
            first: lo,
            bound,
            width,
        } = course;
        let (signed, inclusive) = match test.pred {
            IntPredicate::Sgt => (true, false),
            IntPredicate::Sge => (true, true),
            IntPredicate::Ugt => (false, false),
            IntPredicate::Uge => (false, true),
            IntPredicate::Ne if step == 1 && self.pool().as_bv(bound) == Some(0) => (false, false),
            _ => return None,
        };
        if width >= 127 {
            return None;
        }
        let facts = self.pool().facts(bound);
        let (lowest, least) = match signed {
            true => (facts.slo, to_signed(1 << (width - 1), width)),
            false => (facts.ulo as i128, 0),
        };
        if inclusive && lowest == least {
            return None;
        }
        // The last value is above the bound; the one after must not wrap.
        let below = lowest - i128::from(inclusive) - (step - 1);
        if below < least {
            match signed && self.promises_exact(id, test.phi) {
                true => self.assumptions.add(Assumption::NoSignedOverflow),
                false => return None,
            }
        }
        let pool = &mut self.protocol.pool;
        let one = pool.bv(1, width);
        let floor = match inclusive {
            true => pool.bv_sub(bound, one),
            false => bound,
        };
        let above = match signed {
            true => pool.slt(floor, lo),
            false => pool.ult(floor, lo),
        };
        let (way, zero) = (pool.bv_sub(lo, floor), pool.bv(0, width));
        let hi = pool.ite(above, way, zero);
        let range = Range {
            lo: zero,
            hi,
            signed: false,
            step: Step::Add(pool.bv(from_signed(step, width), width)),
        };
        let var = self.counter_variable(id, "down", width);
        let value = self.pool().bv_sub(lo, var.term);
        self.learned.terms[test.phi] = Some(value);
        let counter = Counter {
            var: var.term,
            distance: var.term,
            unit: Amount::Const(step),
            counts_rounds: false,
            after: (step == 1).then_some(hi),
        };
        let head = Head {
            var,
            range,
            exact: true,
        };
        Some((head, counter))
    }

    fn doubling(&mut self, course: Course, bits: u32) -> Option<(Head, Counter)> {
        let Course {
            id,
            test,
            first: lo,
            bound: hi,
            width,
        } = course;
        let signed = match test.pred {
            IntPredicate::Slt | IntPredicate::Sle => true,
            IntPredicate::Ult | IntPredicate::Ule => false,
            _ => return None,
        };
        let (lo_facts, hi_facts) = (self.pool().facts(lo), self.pool().facts(hi));
        let inclusive = matches!(test.pred, IntPredicate::Sle | IntPredicate::Ule);
        let greatest = if signed {
            mask(width) >> 1
        } else {
            mask(width)
        };
        let (least, most) = match signed {
            true => (lo_facts.slo, u128::try_from(hi_facts.shi).unwrap_or(0)),
            false => (i128::from(lo_facts.ulo > 0), hi_facts.uhi),
        };
        if least < 1 || most > greatest >> bits || (inclusive && most == greatest) {
            return None;
        }
        let pool = self.pool();
        let hi = match inclusive {
            true => {
                let one = pool.bv(1, width);
                pool.bv_add(hi, one)
            }
            false => hi,
        };
        let name = self.name_of(test.phi);
        let var = self.counter_variable(id, &name, width);
        let range = Range {
            lo,
            hi,
            signed,
            step: Step::Shift(bits),
        };
        self.learned.terms[test.phi] = Some(var.term);
        // How often it has been round is not known.
        let distance = self.local("round", Sort::BitVec(width), Level::Thread, Some(id));
        let counter = Counter {
            var: var.term,
            distance,
            unit: Amount::Const(1),
            counts_rounds: false,
            after: None,
        };
        let head = Head {
            var,
            range,
            exact: true,
        };
        Some((head, counter))
    }

    /// Iterations up to an unknown number.
    pub(super) fn count(&mut self, id: LoopId, synchronised: bool) -> (Head, Counter) {
        let parent = self.context.cfg.loops[id].parent;
        let level = self.loop_level(id);
        let of_warp = (level == Level::Thread)
            .then(|| self.rounds_of_warp(id))
            .flatten();
        let number =
            of_warp.unwrap_or_else(|| self.local("rounds", Sort::BitVec(64), level, parent));
        let var = self.counter_variable(id, "round", 64);
        let pool = &mut self.protocol.pool;
        let range = Range {
            lo: pool.bv(0, 64),
            hi: number,
            signed: false,
            step: Step::Add(pool.bv(1, 64)),
        };
        let width = self.counter_width(id);
        // Threads need not agree on how far they are in a loop without barriers:
        // any number of the width gives the values that the counters have.
        let distance = match synchronised {
            true => self.pool().extract(var.term, width, 0),
            false => self.local("count", Sort::BitVec(width), Level::Thread, Some(id)),
        };
        let after = match self.head_alone_leaves(id) && !synchronised {
            true => Some(self.local("count", Sort::BitVec(width), level, parent)),
            false => None,
        };
        let counter = Counter {
            var: match synchronised {
                true => var.term,
                false => distance,
            },
            distance,
            unit: Amount::Const(1),
            counts_rounds: synchronised,
            after,
        };
        let head = Head {
            var,
            range,
            exact: false,
        };
        (head, counter)
    }

    /// Wide enough that counting modulo two to it gives all of the head their values.
    fn counter_width(&self, id: LoopId) -> u32 {
        self.phis(id)
            .into_iter()
            .map(|phi| match self.context.kernel.values[phi].ty {
                Type::Int(bits) => bits,
                ty if ty.is_ptr() => 64,
                _ => 2,
            })
            .max()
            .unwrap_or(32)
            .clamp(2, 64)
    }
}
