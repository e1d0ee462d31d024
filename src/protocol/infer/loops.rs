//! What loops count through.
//!
//! A loop whose head alone leaves it, comparing a counter with a bound, is a range:
//! exactly the numbers that the body runs for, provided that the counter provably
//! does not wrap around before it meets the bound. Any other loop counts its
//! iterations up to an unknown number, and what its head or body tests are guards.
//! Other variables of a loop are closed forms of the count where they advance by
//! additions or shifts of loop-invariant amounts, else unknown in each iteration.

use super::Infer;
use crate::analysis::cfg::LoopId;
use crate::kir::{
    BinaryOp, BlockId, CastOp, Inst, IntPredicate, Terminator, Type, ValueDef, ValueId,
};
use crate::protocol::ast::{Level, Range, Step, Stmt, Variable};
use crate::protocol::subst::Subst;
use crate::smt::arith::{apply, from_signed, mask, to_signed};
use crate::smt::{BvOp, Node, Sort, Term};

/// How far a loop is in its iterations.
#[derive(Clone)]
pub(super) struct Counter {
    /// The variable of the range.
    var: Term,
    /// A number less than two to its width: how often the loop has been round,
    /// times `unit`.
    distance: Term,
    unit: Amount,
    /// The variable's value when the loop is left, where the head alone leaves it.
    pub after: Option<Term>,
}

/// A loop as a statement without its body.
pub(super) struct Head {
    pub var: Variable,
    pub range: Range,
    /// All iterations of the range go on from the head.
    pub exact: bool,
}

/// By how much something advances.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Amount {
    Const(i128),
    /// A value that the loop does not change.
    Value(ValueId),
}

#[derive(Clone, Copy)]
enum Advance {
    Add(Amount),
    /// Minus a value that the loop does not change.
    Sub(ValueId),
    Shift(BvOp, u32),
}

/// `counter pred bound`: when the loop goes on.
struct Test {
    phi: ValueId,
    pred: IntPredicate,
    bound: ValueId,
}

impl Infer<'_> {
    /// Makes the loop's counter and binds the phis of its head.
    pub(super) fn enter_loop(&mut self, id: LoopId, synchronised: bool) -> Head {
        let test = self.test(id);
        let found = test.as_ref().and_then(|test| {
            self.constant_range(id, test)
                .or_else(|| self.range(id, test))
        });
        let (head, counter) = match found {
            Some(found) => found,
            None => self.count(id, synchronised),
        };
        self.bound.insert(head.var.term, id);
        self.counters.insert(id, counter.clone());
        for phi in self.phis(id) {
            if self.terms[phi].is_none() && !self.pointers.contains_key(&phi) {
                self.bind_phi(id, phi, &counter);
            }
        }
        head
    }

    /// The numbers from zero to the known number of iterations.
    fn constant_range(&mut self, id: LoopId, test: &Test) -> Option<(Head, Counter)> {
        let Advance::Shift(op, bits) = self.advance(id, test.phi)? else {
            return None;
        };
        let width = self.kernel.values[test.phi].ty.bits();
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
        while holds(test.pred, value, bound, width) {
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
    fn range(&mut self, id: LoopId, test: &Test) -> Option<(Head, Counter)> {
        let Type::Int(width @ 2..) = self.kernel.values[test.phi].ty else {
            return None;
        };
        let lo = self.init(id, test.phi)?;
        let hi = self.invariant_term(id, test.bound)?;
        match self.advance(id, test.phi)? {
            Advance::Add(Amount::Const(step)) if step < 0 => {
                self.descending(id, test, lo, hi, -step, width)
            }
            Advance::Add(amount) => self.ascending(id, test, lo, hi, amount, width),
            Advance::Shift(BvOp::Shl, bits) => self.doubling(id, test, lo, hi, bits, width),
            _ => None,
        }
    }

    fn ascending(
        &mut self,
        id: LoopId,
        test: &Test,
        lo: Term,
        hi: Term,
        amount: Amount,
        width: u32,
    ) -> Option<(Head, Counter)> {
        let step = self.amount(id, amount, width)?;
        let facts = self.pool().facts(step);
        let one = amount == Amount::Const(1);
        let signed = match test.pred {
            IntPredicate::Slt | IntPredicate::Sle => true,
            IntPredicate::Ult | IntPredicate::Ule => false,
            // Counting up from zero the unsigned bound is met.
            IntPredicate::Ne if one && self.pool().as_bv(lo) == Some(0) => false,
            _ => return None,
        };
        let (least, most_step, greatest) = match signed {
            true => (facts.slo, facts.shi, (mask(width) >> 1) as i128),
            false if width < 127 => (facts.ulo as i128, facts.uhi as i128, mask(width) as i128),
            false => return None,
        };
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
                        true => self.assumes_no_signed_overflow = true,
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
                true => self.assumes_no_signed_overflow = true,
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
        self.terms[test.phi] = Some(var.term);
        let pool = &mut self.protocol.pool;
        let some = range.less(pool, lo, hi);
        let after = one.then(|| pool.ite(some, hi, lo));
        let counter = Counter {
            var: var.term,
            distance: pool.bv_sub(var.term, lo),
            unit: amount,
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
    fn descending(
        &mut self,
        id: LoopId,
        test: &Test,
        lo: Term,
        bound: Term,
        step: i128,
        width: u32,
    ) -> Option<(Head, Counter)> {
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
                true => self.assumes_no_signed_overflow = true,
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
        self.terms[test.phi] = Some(value);
        let counter = Counter {
            var: var.term,
            distance: var.term,
            unit: Amount::Const(step),
            after: (step == 1).then_some(hi),
        };
        let head = Head {
            var,
            range,
            exact: true,
        };
        Some((head, counter))
    }

    fn doubling(
        &mut self,
        id: LoopId,
        test: &Test,
        lo: Term,
        hi: Term,
        bits: u32,
        width: u32,
    ) -> Option<(Head, Counter)> {
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
        self.terms[test.phi] = Some(var.term);
        // How often it has been round is not known.
        let distance = self.local("round", Sort::BitVec(width), Level::Thread, Some(id));
        let counter = Counter {
            var: var.term,
            distance,
            unit: Amount::Const(1),
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
    fn count(&mut self, id: LoopId, synchronised: bool) -> (Head, Counter) {
        let parent = self.cfg.loops[id].parent;
        let level = self.loop_level(id);
        let number = self.local("rounds", Sort::BitVec(64), level, parent);
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
            after,
        };
        let head = Head {
            var,
            range,
            exact: false,
        };
        (head, counter)
    }

    /// Wide enough that counting modulo two to it gives the counters their values.
    fn counter_width(&self, id: LoopId) -> u32 {
        self.phis(id)
            .into_iter()
            .filter(|phi| self.advance(id, *phi).is_some())
            .map(|phi| self.kernel.values[phi].ty.bits())
            .max()
            .unwrap_or(32)
            .clamp(2, 64)
    }

    /// For which threads the loop runs equally often.
    pub(super) fn loop_level(&self, id: LoopId) -> Level {
        self.exits(id)
            .into_iter()
            .map(|(from, _)| self.control_level(from))
            .max()
            .unwrap_or(Level::Grid)
    }

    /// The edges that leave the loop.
    pub(super) fn exits(&self, id: LoopId) -> Vec<(BlockId, BlockId)> {
        let blocks = &self.cfg.loops[id].blocks;
        blocks
            .iter()
            .flat_map(|&from| self.cfg.successors[from].iter().map(move |&to| (from, to)))
            .filter(|(_, to)| !blocks.contains(to))
            .collect()
    }

    pub(super) fn head_alone_leaves(&self, id: LoopId) -> bool {
        let header = self.cfg.loops[id].header;
        self.exits(id).iter().all(|(from, _)| *from == header)
    }

    /// What is known after the loop of the last value of its counter.
    pub(super) fn facts_after(&mut self, id: LoopId) -> Option<Term> {
        let counter = self.counters.get(&id)?.clone();
        let after = counter.after?;
        // The values of ranges say it already.
        if !matches!(self.protocol.pool.node(after), Node::Var(_)) || after == counter.var {
            return None;
        }
        let header = self.cfg.loops[id].header;
        let inside = self.cfg.successors[header]
            .iter()
            .copied()
            .find(|to| self.cfg.in_loop(id, *to))?;
        let goes_on = self.edge(header, inside);
        if !self.depends_only_on(goes_on, id, counter.var) {
            return None;
        }
        let width = self.protocol.pool.width(after);
        let at = |infer: &mut Self, value: Term| {
            let mut subst = Subst::new();
            subst.bind(counter.var, value, &infer.protocol.pool);
            subst.term(&mut infer.protocol.pool, goes_on)
        };
        let ends = at(self, after);
        let one = self.pool().bv(1, width);
        let before = self.pool().bv_sub(after, one);
        let went_on = at(self, before);
        let pool = self.pool();
        let zero = pool.bv(0, width);
        let first = pool.eq(after, zero);
        let (ends, went_on) = (pool.not(ends), pool.or([first, went_on]));
        Some(pool.and([ends, went_on]))
    }

    /// In an iteration of a synchronised loop: the one before went on.
    pub(super) fn facts_inside(&mut self, id: LoopId, var: Term) -> Option<Term> {
        if !self.head_alone_leaves(id) {
            return None;
        }
        let header = self.cfg.loops[id].header;
        let inside = self.cfg.successors[header]
            .iter()
            .copied()
            .find(|to| self.cfg.in_loop(id, *to))?;
        let goes_on = self.edge(header, inside);
        if !self.depends_only_on(goes_on, id, var) {
            return None;
        }
        let pool = &mut self.protocol.pool;
        let width = pool.width(var);
        let (zero, one) = (pool.bv(0, width), pool.bv(1, width));
        let before = pool.bv_sub(var, one);
        let mut subst = Subst::new();
        subst.bind(var, before, pool);
        let went_on = subst.term(pool, goes_on);
        let first = pool.eq(var, zero);
        Some(pool.or([first, went_on]))
    }

    /// Of what is bound in the loop, the term depends on the counter at most.
    fn depends_only_on(&self, term: Term, id: LoopId, counter: Term) -> bool {
        self.protocol
            .pool
            .post_order(&[term], |_| false)
            .into_iter()
            .filter(|t| *t != counter)
            .all(|t| !self.is_bound_in(t, id))
    }

    fn is_bound_in(&self, var: Term, id: LoopId) -> bool {
        self.bound
            .get(&var)
            .is_some_and(|inner| self.cfg.in_loop(id, self.cfg.loops[*inner].header))
    }

    /// A value computed in a loop, after the loop.
    pub(super) fn value_after(
        &mut self,
        id: LoopId,
        incoming: &[(BlockId, ValueId)],
    ) -> Option<Term> {
        let value = incoming[0].1;
        if incoming.iter().any(|(_, other)| *other != value) {
            return None;
        }
        let term = self.term(value, Some(id));
        let counter = self.counters.get(&id)?.clone();
        let order = self.protocol.pool.post_order(&[term], |_| false);
        if order.iter().all(|t| !self.is_bound_in(*t, id)) {
            return Some(term);
        }
        let after = counter.after?;
        if !self.head_alone_leaves(id) || !self.depends_only_on(term, id, counter.var) {
            return None;
        }
        let mut subst = Subst::new();
        subst.bind(counter.var, after, &self.protocol.pool);
        Some(subst.term(&mut self.protocol.pool, term))
    }

    fn counter_variable(&mut self, id: LoopId, name: &str, width: u32) -> Variable {
        let term = self.pool().fresh_var(name, Sort::BitVec(width));
        self.bound.insert(term, id);
        Variable {
            name: name.to_string(),
            term,
            level: Level::Thread,
        }
    }

    /// The test at the head of the loop, if that alone leaves it and nothing
    /// happens before.
    fn test(&self, id: LoopId) -> Option<Test> {
        let header = self.cfg.loops[id].header;
        if !self.head_alone_leaves(id) || !self.is_quiet(header) {
            return None;
        }
        let Terminator::Branch {
            cond,
            then,
            otherwise,
        } = self.kernel.blocks[header].terminator
        else {
            return None;
        };
        let goes_on = self.cfg.in_loop(id, then);
        if goes_on == self.cfg.in_loop(id, otherwise) {
            return None;
        }
        let Inst::ICmp { pred, args } = self.inst(cond)? else {
            return None;
        };
        let pred = if goes_on { *pred } else { negate(*pred) };
        let is_phi = |value: ValueId| self.phis(id).contains(&value);
        let [a, b] = *args;
        if is_phi(a) && self.is_invariant(id, b) {
            Some(Test {
                phi: a,
                pred,
                bound: b,
            })
        } else if is_phi(b) && self.is_invariant(id, a) {
            Some(Test {
                phi: b,
                pred: mirror(pred),
                bound: a,
            })
        } else {
            None
        }
    }

    fn phis(&self, id: LoopId) -> Vec<ValueId> {
        let header = self.cfg.loops[id].header;
        self.kernel.blocks[header]
            .insts
            .iter()
            .map(|inst| &self.kernel.insts[*inst])
            .take_while(|data| matches!(data.inst, Inst::Phi { .. }))
            .filter_map(|data| data.result)
            .collect()
    }

    /// The phi's value when the loop is entered.
    fn init(&mut self, id: LoopId, phi: ValueId) -> Option<Term> {
        let value = self.init_value(id, phi)?;
        let parent = self.cfg.loops[id].parent;
        Some(self.term(value, parent))
    }

    fn init_value(&self, id: LoopId, phi: ValueId) -> Option<ValueId> {
        let mut entering = self.incoming(phi)?.iter().filter(|(from, _)| {
            !self.cfg.in_loop(id, *from)
                && self.cfg.predecessors[self.cfg.loops[id].header].contains(from)
        });
        let (_, value) = entering.next()?;
        entering.all(|(_, other)| other == value).then_some(*value)
    }

    fn incoming(&self, phi: ValueId) -> Option<&[(BlockId, ValueId)]> {
        match self.inst(phi)? {
            Inst::Phi { incoming } => Some(incoming),
            _ => None,
        }
    }

    /// How the phi of the loop's head changes from one iteration to the next.
    fn advance(&self, id: LoopId, phi: ValueId) -> Option<Advance> {
        let mut again = self
            .incoming(phi)?
            .iter()
            .filter(|(from, _)| self.cfg.in_loop(id, *from))
            .map(|(_, value)| *value);
        let next = again.next()?;
        if again.any(|other| other != next) {
            return None;
        }
        match self.inst(next)? {
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
                let width = self.kernel.values[phi].ty.bits();
                let constant = match self.kernel.values[by].def {
                    ValueDef::Const(bits) => Some(to_signed(bits, width)),
                    _ => None,
                };
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
    fn promises_exact(&self, id: LoopId, phi: ValueId) -> bool {
        let Some(incoming) = self.incoming(phi) else {
            return false;
        };
        incoming
            .iter()
            .filter(|(from, _)| self.cfg.in_loop(id, *from))
            .all(|(_, next)| match self.inst(*next) {
                Some(Inst::Binary { flags, .. }) => flags.nsw && self.overflow_is_undefined(*next),
                _ => false,
            })
    }

    /// The value is the same in all iterations, and a term of what is known
    /// outside.
    fn is_invariant(&self, id: LoopId, value: ValueId) -> bool {
        let Some(home) = self.home[value] else {
            return !matches!(self.kernel.values[value].def, ValueDef::Undef);
        };
        if !self.cfg.in_loop(id, home) {
            return true;
        }
        match self.inst(value) {
            Some(Inst::Geometry { .. }) => true,
            Some(Inst::Binary { args, .. }) => {
                matches!(self.kernel.values[value].ty, Type::Int(_))
                    && args.iter().all(|arg| self.is_invariant(id, *arg))
            }
            Some(Inst::Cast {
                op: CastOp::ZExt | CastOp::SExt | CastOp::Trunc,
                arg,
            }) => self.is_invariant(id, *arg),
            _ => false,
        }
    }

    fn invariant_term(&mut self, id: LoopId, value: ValueId) -> Option<Term> {
        if !matches!(self.kernel.values[value].ty, Type::Int(2..)) {
            return None;
        }
        let term = self.term(value, Some(id));
        self.is_free_of(term, id).then_some(term)
    }

    fn is_free_of(&self, term: Term, id: LoopId) -> bool {
        let order = self.protocol.pool.post_order(&[term], |_| false);
        order.into_iter().all(|t| !self.is_bound_in(t, id))
    }

    fn amount(&mut self, id: LoopId, amount: Amount, width: u32) -> Option<Term> {
        match amount {
            Amount::Const(c) => Some(self.pool().bv(from_signed(c, width), width)),
            Amount::Value(value) => self.invariant_term(id, value),
        }
    }

    /// The phi in an iteration: a closed form of the count, or unknown.
    fn bind_phi(&mut self, id: LoopId, phi: ValueId, counter: &Counter) {
        if self.kernel.values[phi].ty.is_ptr() {
            let cases = self.pointer_phi(id, phi, counter);
            self.pointers.insert(phi, cases);
            return;
        }
        let closed = match self.kernel.values[phi].ty {
            Type::Int(2..) => self.closed_form(id, phi, counter),
            _ => None,
        };
        let term = match closed {
            Some(term) => term,
            None => self.unknown(phi),
        };
        self.terms[phi] = Some(term);
    }

    fn closed_form(&mut self, id: LoopId, phi: ValueId, counter: &Counter) -> Option<Term> {
        let width = self.kernel.values[phi].ty.bits();
        let advance = self.advance(id, phi)?;
        let init = self.init(id, phi)?;
        match advance {
            Advance::Add(amount) => {
                let way = self.way(id, amount, counter, width)?;
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
    fn rounds(&mut self, counter: &Counter) -> Option<Term> {
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

    fn pointer_phi(
        &mut self,
        id: LoopId,
        phi: ValueId,
        counter: &Counter,
    ) -> Vec<super::values::Case> {
        let targets: Vec<_> = match self.points_to.targets(phi) {
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
    ) -> Option<Vec<super::values::Case>> {
        let init = self.init_value(id, phi)?;
        let mut cases = self.pointer(init);
        let mut again = self
            .incoming(phi)?
            .iter()
            .filter(|(from, _)| self.cfg.in_loop(id, *from))
            .map(|(_, value)| *value);
        let next = again.next()?;
        if again.any(|other| other != next)
            || self.points_to.targets(init) != self.points_to.targets(phi)
        {
            return None;
        }
        let Inst::PtrAdd {
            base,
            offset,
            terms,
            ..
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
        let pool = self.pool();
        let rounds = resize(pool, rounds, 64);
        let way = pool.bv_mul(step, rounds);
        for case in &mut cases {
            case.offset = pool.bv_add(case.offset, way);
        }
        Some(cases)
    }

    /// A range over the exact iterations, or the statements that the body of a
    /// counted loop starts with.
    pub(super) fn body_facts(&mut self, id: LoopId, head: &Head, synchronised: bool) -> Vec<Stmt> {
        if head.exact || !synchronised {
            return Vec::new();
        }
        self.facts_inside(id, head.var.term)
            .map(Stmt::Assume)
            .into_iter()
            .collect()
    }
}

fn resize(pool: &mut crate::smt::Pool, number: Term, width: u32) -> Term {
    match pool.width(number) {
        from if from < width => pool.zero_ext(number, width),
        from if from > width => pool.extract(number, width, 0),
        _ => number,
    }
}

fn holds(pred: IntPredicate, a: u128, b: u128, width: u32) -> bool {
    let (x, y) = (to_signed(a, width), to_signed(b, width));
    match pred {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Slt => x < y,
        IntPredicate::Sle => x <= y,
        IntPredicate::Sgt => x > y,
        IntPredicate::Sge => x >= y,
    }
}

fn negate(pred: IntPredicate) -> IntPredicate {
    match pred {
        IntPredicate::Eq => IntPredicate::Ne,
        IntPredicate::Ne => IntPredicate::Eq,
        IntPredicate::Ult => IntPredicate::Uge,
        IntPredicate::Ule => IntPredicate::Ugt,
        IntPredicate::Ugt => IntPredicate::Ule,
        IntPredicate::Uge => IntPredicate::Ult,
        IntPredicate::Slt => IntPredicate::Sge,
        IntPredicate::Sle => IntPredicate::Sgt,
        IntPredicate::Sgt => IntPredicate::Sle,
        IntPredicate::Sge => IntPredicate::Slt,
    }
}

/// The predicate with its operands swapped.
fn mirror(pred: IntPredicate) -> IntPredicate {
    match pred {
        IntPredicate::Eq | IntPredicate::Ne => pred,
        IntPredicate::Ult => IntPredicate::Ugt,
        IntPredicate::Ule => IntPredicate::Uge,
        IntPredicate::Ugt => IntPredicate::Ult,
        IntPredicate::Uge => IntPredicate::Ule,
        IntPredicate::Slt => IntPredicate::Sgt,
        IntPredicate::Sle => IntPredicate::Sge,
        IntPredicate::Sgt => IntPredicate::Slt,
        IntPredicate::Sge => IntPredicate::Sle,
    }
}
