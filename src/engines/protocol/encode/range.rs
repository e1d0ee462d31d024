//! The values of a range: the variable of a loop takes any one of them.

use super::{BOTH, Encoder};
use crate::engines::protocol::ast::{Range, Step, Variable};
use crate::smt::{BvOp, Facts, Sort, Term, WrapOp};

impl Encoder<'_> {
    /// Binds the variable to some value of the range; gives the path on.
    pub(super) fn range(
        &mut self,
        var: &Variable,
        range: &Range,
        thread: usize,
        in_loop: bool,
        path: Term,
    ) -> Term {
        let range = range.map(|t| self.threads[thread].term(self.pool, t));
        // What is learnt of it holds for this encoder alone.
        let mut own = match self.is_shared(var.level, in_loop) {
            true => self.renamed(var, BOTH),
            false => self.renamed(var, thread),
        };
        if self.learnt.get(&own).is_some_and(|known| *known != range) {
            let sort = self.pool.sort(own).clone();
            own = self.pool.fresh_var(&var.name, sort);
        }
        let width = self.pool.width(own);
        let mut facts = vec![path];
        let value = match range.step {
            Step::Add(step) if self.pool.as_bv(step) == Some(1) => own,
            Step::Add(step) => {
                let counter = self.counter(own, width);
                let zero = self.pool.bv(0, width);
                let grows = match self.is_at_least(step, range.signed, 1) {
                    true => self.pool.bool(true),
                    false => range.less(self.pool, zero, step),
                };
                let distance = self.pool.bv_mul(step, counter);
                let value = self.pool.bv_add(range.lo, distance);
                // Counting from a number that is not negative, the distance is
                // less than `hi` itself.
                let signed = range.signed && self.is_at_least(range.lo, true, 0);
                let exact = self.pool.no_wrap(WrapOp::Mul, signed, step, counter);
                let counts = match signed {
                    true => {
                        let sum = self.pool.no_wrap(WrapOp::Add, true, range.lo, distance);
                        let natural = self.pool.sle(zero, counter);
                        self.pool.and([exact, sum, natural])
                    }
                    false if range.signed => exact,
                    false => {
                        let sum = self.pool.no_wrap(WrapOp::Add, false, range.lo, distance);
                        self.pool.and([exact, sum])
                    }
                };
                let stays = self.pool.eq(counter, zero);
                facts.push(self.pool.ite(grows, counts, stays));
                value
            }
            Step::Shift(bits) => {
                let counter = self.counter(own, width);
                let limit = self.pool.bv(u128::from((width - 1) / bits), width);
                let by = self.pool.bv_scale(counter, u128::from(bits));
                let value = self.pool.bv_op(BvOp::Shl, range.lo, by);
                let back = self.pool.bv_op(BvOp::Lshr, value, by);
                let zero = self.pool.bv(0, width);
                let grows = range.less(self.pool, zero, range.lo);
                let exact = [self.pool.ule(counter, limit), self.pool.eq(back, range.lo)];
                let exact = self.pool.and(exact);
                let stays = self.pool.eq(counter, zero);
                facts.push(self.pool.ite(grows, exact, stays));
                value
            }
        };
        let before = range.less(self.pool, value, range.lo);
        facts.push(self.pool.not(before));
        facts.push(range.less(self.pool, value, range.hi));
        let path = self.pool.and(facts);
        if value == own {
            self.learn(own, &range);
        }
        self.threads[thread].bind(var.term, value, self.pool);
        path
    }

    fn counter(&mut self, own: Term, width: u32) -> Term {
        let pool = &mut *self.pool;
        *self
            .counters
            .entry(own)
            .or_insert_with(|| pool.fresh_var("count", Sort::BitVec(width)))
    }

    /// Whoever uses the variable has it in the range, and elsewhere its value does
    /// not matter.
    fn learn(&mut self, own: Term, range: &Range) {
        let width = self.pool.width(own);
        let (lo, hi) = (self.pool.facts(range.lo), self.pool.facts(range.hi));
        let bounds = match range.signed {
            true if lo.slo < hi.shi => (lo.slo as u128, (hi.shi - 1) as u128),
            false if lo.ulo < hi.uhi => (lo.ulo, hi.uhi - 1),
            _ => return,
        };
        if self.learnt.insert(own, range.clone()).is_some() {
            return;
        }
        let (least, most) = (self.pool.bv(bounds.0, width), self.pool.bv(bounds.1, width));
        let (above, below, facts) = match range.signed {
            true => (
                self.pool.sle(least, own),
                self.pool.sle(own, most),
                Facts::signed(bounds.0 as i128, bounds.1 as i128, width),
            ),
            false => (
                self.pool.ule(least, own),
                self.pool.ule(own, most),
                Facts::unsigned(bounds.0, bounds.1, width),
            ),
        };
        self.background.extend([above, below]);
        self.pool.learn(own, facts);
    }

    /// The variable, bound to a value of the range, is the last one.
    pub(super) fn ends(&mut self, var: &Variable, range: &Range, thread: usize) -> Term {
        let value = self.term(var.term, thread);
        let range = range.map(|t| self.threads[thread].term(self.pool, t));
        let width = self.pool.width(value);
        let zero = self.pool.bv(0, width);
        match range.step {
            Step::Add(step) => {
                let rest = self.pool.bv_sub(range.hi, value);
                let reached = self.pool.ule(rest, step);
                let grows = range.less(self.pool, zero, step);
                self.pool.implies(grows, reached)
            }
            Step::Shift(bits) => {
                let one = self.pool.bv(1, width);
                let below = self.pool.bv_sub(range.hi, one);
                let by = self.pool.bv(u128::from(bits), width);
                let half = self.pool.bv_op(BvOp::Lshr, below, by);
                let reached = self.pool.ult(half, value);
                let grows = range.less(self.pool, zero, range.lo);
                self.pool.implies(grows, reached)
            }
        }
    }
}
