//! How the phis of a loop's head change, and what they are after so many rounds.

use super::{Advance, Amount, Counter};
use crate::analysis::cfg::LoopId;
use crate::bv::{from_signed, mask, to_signed};
use crate::engines::protocol::infer::Infer;
use crate::engines::protocol::infer::pointers::Case;
use crate::evidence::Assumption;
use crate::kir::{BinaryOp, BlockId, CastOp, Inst, Type, ValueDef, ValueId};
use crate::smt::{BvOp, Pool, Term, WrapOp};

impl Infer<'_> {
    pub(super) fn phis(&self, id: LoopId) -> Vec<ValueId> {
        let header = self.context.cfg.loops[id].header;
        self.context.kernel.blocks[header]
            .insts
            .iter()
            .map(|inst| &self.context.kernel.insts[*inst])
            .take_while(|data| matches!(data.inst, Inst::Phi { .. }))
            .filter_map(|data| data.result)
            .collect()
    }

    /// The phi's value when the loop is entered.
    pub(super) fn init(&mut self, id: LoopId, phi: ValueId) -> Option<Term> {
        let value = self.init_value(id, phi)?;
        let parent = self.context.cfg.loops[id].parent;
        Some(self.term(value, parent))
    }

    pub(super) fn init_value(&self, id: LoopId, phi: ValueId) -> Option<ValueId> {
        let mut entering = self.incoming(phi)?.iter().filter(|(from, _)| {
            !self.context.cfg.in_loop(id, *from)
                && self.context.cfg.predecessors[self.context.cfg.loops[id].header].contains(from)
        });
        let (_, value) = entering.next()?;
        entering.all(|(_, other)| other == value).then_some(*value)
    }

    /// What the phi is in the next iteration.
    pub(super) fn next_value(&self, id: LoopId, phi: ValueId) -> Option<ValueId> {
        let mut again = self
            .incoming(phi)?
            .iter()
            .filter(|(from, _)| self.context.cfg.in_loop(id, *from))
            .map(|(_, value)| *value);
        let next = again.next()?;
        again.all(|other| other == next).then_some(next)
    }

    fn incoming(&self, phi: ValueId) -> Option<&[(BlockId, ValueId)]> {
        match self.inst(phi)? {
            Inst::Phi { incoming } => Some(incoming),
            _ => None,
        }
    }

    /// How the phi of the loop's head changes from one iteration to the next.
    pub(super) fn advance(&self, id: LoopId, phi: ValueId) -> Option<Advance> {
        match self.inst(self.next_value(id, phi)?)? {
            Inst::Binary {
                op, args: [a, b], ..
            } => {
                let (by, swapped) = match (*a == phi, *b == phi) {
                    (true, false) => (*b, false),
                    (false, true) => (*a, true),
                    _ => return None,
                };
                if !self.is_invariant(id, by) {
                    return None;
                }
                let width = self.context.kernel.values[phi].ty.bits();
                let constant = self
                    .context
                    .kernel
                    .literal(by)
                    .map(|bits| to_signed(bits, width));
                self.binary_advance(*op, by, constant, swapped)
            }
            _ => None,
        }
    }

    fn binary_advance(
        &self,
        op: BinaryOp,
        by: ValueId,
        constant: Option<i128>,
        swapped: bool,
    ) -> Option<Advance> {
        let power = constant.and_then(|c| {
            let c = u128::try_from(c).ok()?;
            (c.is_power_of_two() && c > 1).then(|| c.trailing_zeros())
        });
        let bits = constant
            .and_then(|c| u32::try_from(c).ok())
            .filter(|b| (1..=64).contains(b));
        match op {
            BinaryOp::Add => Some(Advance::Add(match constant {
                Some(c) => Amount::Const(c),
                None => Amount::Value(by),
            })),
            BinaryOp::Sub if !swapped => Some(match constant {
                Some(c) => Advance::Add(Amount::Const(c.checked_neg()?)),
                None => Advance::Sub(by),
            }),
            BinaryOp::Mul => power.map(|b| Advance::Shift(BvOp::Shl, b)),
            BinaryOp::Shl if !swapped => bits.map(|b| Advance::Shift(BvOp::Shl, b)),
            BinaryOp::LShr if !swapped => bits.map(|b| Advance::Shift(BvOp::Lshr, b)),
            BinaryOp::AShr if !swapped => bits.map(|b| Advance::Shift(BvOp::Ashr, b)),
            BinaryOp::UDiv if !swapped => power.map(|b| Advance::Shift(BvOp::Lshr, b)),
            // Division rounds to zero: a shift where the number is not negative.
            BinaryOp::SDiv if !swapped => power.map(|b| Advance::Shift(BvOp::Sdiv, b)),
            _ => None,
        }
    }

    /// The increment carries a promise not to overflow that counts.
    pub(super) fn promises_exact(&self, id: LoopId, phi: ValueId) -> bool {
        let Some(incoming) = self.incoming(phi) else {
            return false;
        };
        incoming
            .iter()
            .filter(|(from, _)| self.context.cfg.in_loop(id, *from))
            .all(|(_, next)| match self.inst(*next) {
                Some(Inst::Binary { .. }) => self.context.exact_results.contains(*next),
                _ => false,
            })
    }

    /// The value is the same in all iterations, and a term of what is known
    /// outside.
    pub(super) fn is_invariant(&self, id: LoopId, value: ValueId) -> bool {
        let Some(home) = self.context.home[value] else {
            return !matches!(self.context.kernel.values[value].def, ValueDef::Undef);
        };
        if !self.context.cfg.in_loop(id, home) {
            return true;
        }
        match self.inst(value) {
            Some(Inst::Geometry { .. }) => true,
            Some(Inst::Binary { args, .. }) => {
                matches!(self.context.kernel.values[value].ty, Type::Int(_))
                    && args.iter().all(|arg| self.is_invariant(id, *arg))
            }
            Some(Inst::Cast {
                op: CastOp::ZExt | CastOp::SExt | CastOp::Trunc,
                arg,
            }) => self.is_invariant(id, *arg),
            _ => false,
        }
    }

    pub(super) fn invariant_term(&mut self, id: LoopId, value: ValueId) -> Option<Term> {
        if !matches!(self.context.kernel.values[value].ty, Type::Int(2..)) {
            return None;
        }
        let term = self.term(value, Some(id));
        self.is_free_of(term, id).then_some(term)
    }

    pub(super) fn is_free_of(&self, term: Term, id: LoopId) -> bool {
        let order = self.protocol.pool.post_order(&[term], |_| false);
        order.into_iter().all(|t| !self.is_bound_in(t, id))
    }

    pub(super) fn amount(&mut self, id: LoopId, amount: Amount, width: u32) -> Option<Term> {
        match amount {
            Amount::Const(c) => Some(self.pool().bv(from_signed(c, width), width)),
            Amount::Value(value) => self.invariant_term(id, value),
        }
    }

    /// The phi in an iteration: a closed form of the count, or unknown.
    pub(super) fn bind_phi(&mut self, id: LoopId, phi: ValueId, counter: &Counter) {
        if self.context.kernel.values[phi].ty.is_ptr() {
            let cases = self.pointer_phi(id, phi, counter);
            self.learned.pointers.insert(phi, cases);
            return;
        }
        let closed = match self.context.kernel.values[phi].ty {
            Type::Int(2..) => self.closed_form(id, phi, counter),
            _ => None,
        };
        let term = match closed {
            Some(term) => term,
            None => self.unknown(phi),
        };
        self.learned.terms[phi] = Some(term);
    }

    fn closed_form(&mut self, id: LoopId, phi: ValueId, counter: &Counter) -> Option<Term> {
        let width = self.context.kernel.values[phi].ty.bits();
        let advance = self.advance(id, phi)?;
        let init = self.init(id, phi)?;
        match advance {
            Advance::Add(amount) => {
                let way = self.way(id, amount, counter, width)?;
                let limit = match self.promises_exact(id, phi) {
                    true => Some(mask(width - 1)),
                    false => self.indexes_each_round(id, phi),
                };
                if let Some(limit) = limit {
                    let step = self.amount(id, amount, width)?;
                    self.promise_exact_way(id, init, step, limit, counter);
                }
                Some(self.pool().bv_add(init, way))
            }
            Advance::Sub(value) => {
                let way = self.way(id, Amount::Value(value), counter, width)?;
                Some(self.pool().bv_sub(init, way))
            }
            Advance::Shift(op, bits) => {
                let rounds = self.rounds(counter)?;
                let facts = self.pool().facts(init);
                let op = match op {
                    BvOp::Sdiv if facts.is_nonnegative() => BvOp::Lshr,
                    BvOp::Sdiv => return None,
                    op => op,
                };
                let pool = self.pool();
                let from = pool.width(rounds);
                let enough = pool.bv(u128::from(width.div_ceil(bits)), from);
                // As many rounds that nothing is left, or fewer than the width.
                let few = pool.ult(rounds, enough);
                let small = resize(pool, rounds, width);
                let by = pool.bv_scale(small, u128::from(bits));
                let shifted = pool.bv_op(op, init, by);
                let zero = pool.bv(0, width);
                let rest = match op {
                    BvOp::Ashr => {
                        let negative = pool.slt(init, zero);
                        let ones = pool.bv(mask(width), width);
                        pool.ite(negative, ones, zero)
                    }
                    _ => zero,
                };
                Some(pool.ite(few, shifted, rest))
            }
        }
    }

    /// Each round makes a place of an array from the number, which has less than 2^63
    /// bytes: where it was exact and is in the array, the next is exact if it begins and
    /// goes on by no more than this.
    fn indexes_each_round(&self, id: LoopId, phi: ValueId) -> Option<u128> {
        if !self.context.source_overflow_rules
            || self.context.kernel.values[phi].ty != Type::Int(64)
        {
            return None;
        }
        let this = &self.context.cfg.loops[id];
        let each_round = |block: BlockId| {
            let mut latches = this.latches.iter();
            latches.all(|latch| self.context.cfg.dominates(block, *latch))
        };
        let indexes = |inst: &Inst| match inst {
            Inst::PtrAdd {
                terms,
                inbounds: true,
                offset: 0,
                ..
            } => terms.len() == 1 && terms[0].0 == phi && terms[0].1.unsigned_abs() >= 2,
            _ => false,
        };
        let mut blocks = this.blocks.iter().filter(|block| each_round(**block));
        let found = blocks.any(|block| {
            let mut insts = self.context.kernel.blocks[*block].insts.iter();
            insts.any(|inst| indexes(&self.context.kernel.insts[*inst].inst))
        });
        found.then_some(mask(62))
    }

    /// Numbers that are added up one by one without overflow are `init + step·rounds`
    /// also in the integers. Where no number is negative, or beyond the limit, no product
    /// is too great either, nor are the rounds if each goes on.
    pub(super) fn promise_exact_way(
        &mut self,
        id: LoopId,
        init: Term,
        step: Term,
        limit: u128,
        counter: &Counter,
    ) -> Option<()> {
        let rounds = self.rounds(counter)?;
        let pool = self.pool();
        let width = pool.width(init);
        let (zero, rounds) = (pool.bv(0, width), resize(pool, rounds, width));
        let way = pool.bv_mul(step, rounds);
        let limit = pool.bv(limit, width);
        let small = [pool.sle(init, limit), pool.sle(step, limit)];
        let positive = [pool.sle(zero, init), pool.slt(zero, step)];
        let signs = [pool.sle(zero, init), pool.sle(zero, step)];
        let positive = pool.and(small.into_iter().chain(positive));
        let signs = pool.and(small.into_iter().chain(signs));
        let exact = [
            (positive, pool.sle(zero, rounds)),
            (signs, pool.no_wrap(WrapOp::Mul, true, step, rounds)),
            (signs, pool.no_wrap(WrapOp::Add, true, init, way)),
        ];
        for (signs, holds) in exact {
            let promise = self.pool().implies(signs, holds);
            if self.pool().as_bool(promise) != Some(true) {
                self.assumptions.add(Assumption::NoSignedOverflow);
                self.learned
                    .promises
                    .push((self.context.cfg.loops[id].header, promise));
            }
        }
        Some(())
    }

    /// The sum of the amounts so far.
    fn way(&mut self, id: LoopId, amount: Amount, counter: &Counter, width: u32) -> Option<Term> {
        if amount == counter.unit {
            let pool = &mut self.protocol.pool;
            return Some(resize(pool, counter.distance, width));
        }
        if let (Amount::Const(step), Amount::Const(unit)) = (amount, counter.unit)
            && step % unit == 0
        {
            let pool = self.pool();
            let distance = resize(pool, counter.distance, width);
            return Some(pool.bv_scale(distance, from_signed(step / unit, width)));
        }
        let rounds = self.rounds(counter)?;
        let step = self.amount(id, amount, width)?;
        let pool = self.pool();
        if pool.width(step) != width {
            return None;
        }
        let rounds = resize(pool, rounds, width);
        Some(pool.bv_mul(step, rounds))
    }

    /// How often the loop has been round.
    pub(super) fn rounds(&mut self, counter: &Counter) -> Option<Term> {
        match counter.unit {
            Amount::Const(1) => Some(counter.distance),
            Amount::Const(unit) if unit > 1 => {
                let pool = self.pool();
                let width = pool.width(counter.distance);
                let unit = pool.bv(unit as u128, width);
                Some(pool.bv_op(BvOp::Udiv, counter.distance, unit))
            }
            _ => None,
        }
    }

    /// What is known of a pointer that has been advanced so often by a distance and never
    /// left its array, which has less than 2^63 bytes.
    pub(super) fn stays_inside(&mut self, init: Term, step: Term, rounds: Term) -> Vec<Term> {
        if !self.context.source_overflow_rules {
            return Vec::new();
        }
        let pool = self.pool();
        let way = pool.bv_mul(step, rounds);
        let facts = [
            pool.no_wrap(WrapOp::Mul, true, step, rounds),
            pool.no_wrap(WrapOp::Add, true, init, way),
        ];
        let open = facts.into_iter().filter(|f| pool.as_bool(*f) != Some(true));
        let open: Vec<Term> = open.collect();
        if !open.is_empty() {
            self.assumptions.add(Assumption::NoSignedOverflow);
        }
        open
    }

    fn pointer_phi(&mut self, id: LoopId, phi: ValueId, counter: &Counter) -> Vec<Case> {
        let targets: Vec<_> = match self.context.points_to.targets(phi) {
            Some(targets) => targets.iter().copied().collect(),
            None => return Vec::new(),
        };
        match self.pointer_closed_form(id, phi, counter) {
            Some(cases) => cases,
            None => self.unknown_pointer(phi, &targets),
        }
    }

    /// A pointer that advances by a constant distance or a multiple of an
    /// invariant one.
    fn pointer_closed_form(
        &mut self,
        id: LoopId,
        phi: ValueId,
        counter: &Counter,
    ) -> Option<Vec<Case>> {
        let init = self.init_value(id, phi)?;
        let mut cases = self.pointer(init);
        let next = self.next_value(id, phi)?;
        if self.context.points_to.targets(init) != self.context.points_to.targets(phi) {
            return None;
        }
        let Inst::PtrAdd {
            base,
            offset,
            terms,
            inbounds,
        } = self.inst(next)?
        else {
            return None;
        };
        if *base != phi || !terms.iter().all(|(index, _)| self.is_invariant(id, *index)) {
            return None;
        }
        let stride = self.pointer_stride(phi);
        let step = self.distance(*offset, terms, stride, Some(id));
        if !self.is_free_of(step, id) {
            return None;
        }
        let rounds = self.rounds(counter)?;
        let rounds = resize(self.pool(), rounds, 64);
        let way = self.pool().bv_mul(step, rounds);
        for case in &mut cases {
            if *inbounds {
                let header = self.context.cfg.loops[id].header;
                for promise in self.stays_inside(case.offset, step, rounds) {
                    self.learned.promises.push((header, promise));
                }
                self.learned
                    .bumps
                    .entry(id)
                    .or_default()
                    .push((case.offset, step));
            }
            case.offset = self.pool().bv_add(case.offset, way);
        }
        Some(cases)
    }
}

pub(super) fn resize(pool: &mut Pool, number: Term, width: u32) -> Term {
    match pool.width(number) {
        from if from < width => pool.zero_ext(number, width),
        from if from > width => pool.extract(number, width, 0),
        _ => number,
    }
}
