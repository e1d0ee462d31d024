//! Bit-vector operations other than sums, comparisons and those of single bits.

use crate::bv::{self, BvOp, extract, mask, sign_extend};
use crate::smt::sort::Sort;
use crate::smt::term::{Node, Pool, Term};

impl Pool {
    /// A binary operation on two bit-vectors of one width.
    pub fn bv_op(&mut self, op: BvOp, a: Term, b: Term) -> Term {
        let width = self.width(a);
        debug_assert_eq!(width, self.width(b));
        if let (Some(x), Some(y)) = (self.as_bv(a), self.as_bv(b)) {
            return self.bv(bv::apply(op, x, y, width), width);
        }
        match op {
            BvOp::Add => self.bv_add(a, b),
            BvOp::Sub => self.bv_sub(a, b),
            BvOp::Mul => self.bv_mul(a, b),
            BvOp::Udiv | BvOp::Urem => self.unsigned_division(op, a, b),
            BvOp::Sdiv | BvOp::Srem | BvOp::Smod => self.signed_division(op, a, b),
            BvOp::And => self.bv_and(a, b),
            BvOp::Or => self.bv_or(a, b),
            BvOp::Xor => self.bv_xor(a, b),
            BvOp::Shl | BvOp::Lshr | BvOp::Ashr => self.shift(op, a, b),
        }
    }

    pub(super) fn raw(&mut self, op: BvOp, a: Term, b: Term) -> Term {
        let sort = self.sort(a).clone();
        let (a, b) = match op {
            BvOp::And | BvOp::Or | BvOp::Xor => (a.min(b), a.max(b)),
            _ => (a, b),
        };
        self.intern(Node::Bv2(op, a, b), sort)
    }

    fn unsigned_division(&mut self, op: BvOp, a: Term, b: Term) -> Term {
        let width = self.width(a);
        let (fa, fb) = (self.facts(a), self.facts(b));
        // The quotient is zero.
        if fa.uhi < fb.ulo {
            return if op == BvOp::Udiv {
                self.bv(0, width)
            } else {
                a
            };
        }
        match self.as_bv(b) {
            Some(0) => {
                if op == BvOp::Udiv {
                    self.bv(mask(width), width)
                } else {
                    a
                }
            }
            Some(divisor) if divisor.is_power_of_two() => {
                if op == BvOp::Udiv {
                    let shift = self.bv(u128::from(divisor.trailing_zeros()), width);
                    self.bv_op(BvOp::Lshr, a, shift)
                } else {
                    let low = self.bv(divisor - 1, width);
                    self.bv_and(a, low)
                }
            }
            _ => self.raw(op, a, b),
        }
    }

    fn signed_division(&mut self, op: BvOp, a: Term, b: Term) -> Term {
        let width = self.width(a);
        let (fa, fb) = (self.facts(a), self.facts(b));
        if fa.is_nonnegative() && fb.is_nonnegative() {
            let op = if op == BvOp::Sdiv {
                BvOp::Udiv
            } else {
                BvOp::Urem
            };
            return self.bv_op(op, a, b);
        }
        match (op, self.as_bv(b)) {
            (BvOp::Sdiv, Some(1)) => a,
            (BvOp::Sdiv, Some(m)) if m == mask(width) => self.bv_neg(a),
            (_, Some(1)) => self.bv(0, width),
            (_, Some(m)) if m == mask(width) => self.bv(0, width),
            (BvOp::Smod, Some(m)) if m.is_power_of_two() && !bv::is_negative(m, width) => {
                let low = self.bv(m - 1, width);
                self.bv_and(a, low)
            }
            _ => self.raw(op, a, b),
        }
    }

    fn shift(&mut self, op: BvOp, a: Term, b: Term) -> Term {
        let width = self.width(a);
        let facts = self.facts(a);
        if op == BvOp::Ashr && facts.is_nonnegative() {
            return self.shift(BvOp::Lshr, a, b);
        }
        let Some(amount) = self.as_bv(b) else {
            if self.as_bv(a) == Some(0) {
                return a;
            }
            return self.raw(op, a, b);
        };
        if amount == 0 {
            return a;
        }
        let amount = amount.min(u128::from(width)) as u32;
        match op {
            BvOp::Shl if amount == width => self.bv(0, width),
            BvOp::Shl => self.bv_scale(a, 1 << amount),
            BvOp::Lshr if amount == width || facts.uhi >> amount == 0 => self.bv(0, width),
            _ => {
                let amount = if op == BvOp::Ashr {
                    amount.min(width - 1)
                } else {
                    amount
                };
                if let Node::Bv2(inner, x, y) = *self.node(a)
                    && inner == op
                    && let Some(more) = self.as_bv(y)
                {
                    let total = self.bv(
                        u128::from(amount).saturating_add(more).min(mask(width)),
                        width,
                    );
                    return self.shift(op, x, total);
                }
                if let Some(term) = self.distribute_over_constants(a, |v| {
                    bv::apply(op, v & mask(width), u128::from(amount), width)
                }) {
                    return term;
                }
                let amount = self.bv(u128::from(amount), width);
                self.raw(op, a, amount)
            }
        }
    }

    /// Applies a function of one bit-vector to a conditional between two constants.
    pub(super) fn distribute_over_constants(
        &mut self,
        a: Term,
        f: impl Fn(u128) -> u128,
    ) -> Option<Term> {
        let width = self.width(a);
        let Node::Ite(cond, x, y) = *self.node(a) else {
            return None;
        };
        let (x, y) = (self.as_bv(x)?, self.as_bv(y)?);
        let (x, y) = (self.bv(f(x), width), self.bv(f(y), width));
        Some(self.ite(cond, x, y))
    }

    pub fn concat(&mut self, a: Term, b: Term) -> Term {
        let (high, low) = (self.width(a), self.width(b));
        let width = high + low;
        if let Some(x) = self.as_bv(a) {
            if x == 0 {
                return self.zero_ext(b, width);
            }
            if let Some(y) = self.as_bv(b) {
                return self.bv(x << low | y, width);
            }
        }
        if let (
            Node::Extract {
                arg: x,
                high,
                low: middle,
            },
            Node::Extract {
                arg: y,
                high: end,
                low,
            },
        ) = (self.node(a).clone(), self.node(b).clone())
            && x == y
            && middle == end
        {
            return self.extract(x, high, low);
        }
        self.intern(Node::Concat(a, b), Sort::BitVec(width))
    }

    /// Bits `low .. high` (`high` exclusive).
    pub fn extract(&mut self, a: Term, high: u32, low: u32) -> Term {
        let width = self.width(a);
        debug_assert!(low < high && high <= width);
        if low == 0 && high == width {
            return a;
        }
        let result = high - low;
        match self.node(a).clone() {
            Node::Bv { value, .. } => return self.bv(extract(value, high, low), result),
            Node::Extract {
                arg, low: inner, ..
            } => return self.extract(arg, high + inner, low + inner),
            Node::Concat(x, y) => {
                let middle = self.width(y);
                if high <= middle {
                    return self.extract(y, high, low);
                }
                if low >= middle {
                    return self.extract(x, high - middle, low - middle);
                }
                let top = self.extract(x, high - middle, 0);
                let bottom = self.extract(y, middle, low);
                return self.concat(top, bottom);
            }
            Node::ZeroExt(x, _) => {
                let narrow = self.width(x);
                if low >= narrow {
                    return self.bv(0, result);
                }
                if high <= narrow {
                    return self.extract(x, high, low);
                }
                let bottom = self.extract(x, narrow, low);
                return self.zero_ext(bottom, result);
            }
            Node::SignExt(x, _) => {
                let narrow = self.width(x);
                if high <= narrow {
                    return self.extract(x, high, low);
                }
                if low < narrow {
                    let bottom = self.extract(x, narrow, low);
                    return self.sign_ext(bottom, result);
                }
                let sign = self.extract(x, narrow, narrow - 1);
                return self.sign_ext(sign, result);
            }
            Node::Ite(cond, x, y) if self.is_choice(a) => {
                let x = self.extract(x, high, low);
                let y = self.extract(y, high, low);
                return self.ite(cond, x, y);
            }
            Node::Linear {
                terms, constant, ..
            } if low == 0 && terms.iter().all(|(t, _)| self.truncates_freely(*t, high)) => {
                let narrow: Vec<_> = terms
                    .iter()
                    .map(|(t, c)| (self.extract(*t, high, 0), *c))
                    .collect();
                return self.sum_of(result, &narrow, constant);
            }
            _ => {}
        }
        let facts = self.facts(a);
        let known = (facts.zeros | facts.ones) >> low & mask(result);
        if known == mask(result) {
            return self.bv(extract(facts.ones, high, low), result);
        }
        self.intern(Node::Extract { arg: a, high, low }, Sort::BitVec(result))
    }

    /// Is the term one of a few constants, as conditions decide?
    pub(super) fn is_choice(&self, term: Term) -> bool {
        const MOST_CHOICES: u32 = 16;
        fn count(pool: &Pool, term: Term, left: &mut u32) -> bool {
            match *pool.node(term) {
                Node::Ite(_, x, y) => count(pool, x, left) && count(pool, y, left),
                Node::Bv { .. } if *left > 0 => {
                    *left -= 1;
                    true
                }
                _ => false,
            }
        }
        let mut left = MOST_CHOICES;
        count(self, term, &mut left)
    }

    /// Whether the low bits of the term are a term without an extraction.
    fn truncates_freely(&self, term: Term, high: u32) -> bool {
        match *self.node(term) {
            Node::ZeroExt(x, _) | Node::SignExt(x, _) => self.width(x) <= high,
            Node::Concat(_, y) => self.width(y) == high,
            _ => false,
        }
    }

    /// Extends to `width` bits.
    pub fn zero_ext(&mut self, a: Term, width: u32) -> Term {
        let narrow = self.width(a);
        debug_assert!(narrow <= width);
        if narrow == width {
            return a;
        }
        match self.node(a).clone() {
            Node::Bv { value, .. } => self.bv(value, width),
            Node::ZeroExt(x, _) => self.zero_ext(x, width),
            Node::Ite(cond, x, y) if self.as_bv(x).is_some() && self.as_bv(y).is_some() => {
                let x = self.zero_ext(x, width);
                let y = self.zero_ext(y, width);
                self.ite(cond, x, y)
            }
            Node::Linear {
                terms, constant, ..
            } => match self.widen_sum(&terms, constant, narrow, width, false) {
                Some(sum) => sum,
                None => self.intern(Node::ZeroExt(a, width), Sort::BitVec(width)),
            },
            _ => self.intern(Node::ZeroExt(a, width), Sort::BitVec(width)),
        }
    }

    /// Extends to `width` bits.
    pub fn sign_ext(&mut self, a: Term, width: u32) -> Term {
        let narrow = self.width(a);
        debug_assert!(narrow <= width);
        if narrow == width {
            return a;
        }
        if self.facts(a).is_nonnegative() {
            return self.zero_ext(a, width);
        }
        match self.node(a).clone() {
            Node::Bv { value, .. } => self.bv(sign_extend(value, narrow, width), width),
            Node::SignExt(x, _) => self.sign_ext(x, width),
            Node::Ite(cond, x, y) if self.as_bv(x).is_some() && self.as_bv(y).is_some() => {
                let x = self.sign_ext(x, width);
                let y = self.sign_ext(y, width);
                self.ite(cond, x, y)
            }
            Node::Linear {
                terms, constant, ..
            } => match self.widen_sum(&terms, constant, narrow, width, true) {
                Some(sum) => sum,
                None => self.intern(Node::SignExt(a, width), Sort::BitVec(width)),
            },
            _ => self.intern(Node::SignExt(a, width), Sort::BitVec(width)),
        }
    }

    /// The extension of a sum that cannot wrap, as the sum of the extended terms.
    fn widen_sum(
        &mut self,
        terms: &[(Term, u128)],
        constant: u128,
        narrow: u32,
        width: u32,
        signed: bool,
    ) -> Option<Term> {
        if !self.sum_is_exact(terms, constant, narrow, signed) {
            return None;
        }
        let wide = |c: u128| sign_extend(c, narrow, width);
        let mut extended = Vec::new();
        for (term, coefficient) in terms {
            let term = if signed {
                self.sign_ext(*term, width)
            } else {
                self.zero_ext(*term, width)
            };
            extended.push((term, wide(*coefficient)));
        }
        Some(self.sum_of(width, &extended, wide(constant)))
    }
}
