//! Equality of any sort, and bit-vector comparisons.

use super::linear::Sum;
use crate::bv::{mask, sign_extend, to_signed};
use crate::smt::facts::Facts;
use crate::smt::sort::Sort;
use crate::smt::term::{Node, Pool, Term};
use std::collections::BTreeMap;

impl Pool {
    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        debug_assert_eq!(self.sort(a), self.sort(b));
        if a == b {
            return self.bool(true);
        }
        match self.sort(a) {
            Sort::Bool => self.iff(a, b),
            Sort::Int => self.int_eq(a, b),
            Sort::BitVec(_) => self.bv_eq(a, b),
            Sort::Array(..) => self.intern(Node::Eq(a.min(b), a.max(b)), Sort::Bool),
        }
    }

    pub fn ne(&mut self, a: Term, b: Term) -> Term {
        let equal = self.eq(a, b);
        self.not(equal)
    }

    fn bv_eq(&mut self, a: Term, b: Term) -> Term {
        let is_sum = |pool: &Pool, t| matches!(pool.node(t), Node::Linear { .. });
        if is_sum(self, a) || is_sum(self, b) {
            let difference = self.sum(a).minus(&self.sum(b));
            return self.sum_is_zero(difference);
        }
        self.eq_atoms(a, b)
    }

    /// Equality of bit-vectors between which nothing cancels.
    pub(super) fn eq_atoms(&mut self, a: Term, b: Term) -> Term {
        if a == b {
            return self.bool(true);
        }
        if self.facts(a).is_disjoint(&self.facts(b)) {
            return self.bool(false);
        }
        if let Some(value) = self.as_bv(a) {
            return self.eq_constant(b, value);
        }
        if let Some(value) = self.as_bv(b) {
            return self.eq_constant(a, value);
        }
        match (self.node(a).clone(), self.node(b).clone()) {
            (Node::ZeroExt(x, _), Node::ZeroExt(y, _))
            | (Node::SignExt(x, _), Node::SignExt(y, _)) => {
                match self.width(x).cmp(&self.width(y)) {
                    std::cmp::Ordering::Equal => return self.eq(x, y),
                    std::cmp::Ordering::Less if matches!(self.node(a), Node::ZeroExt(..)) => {
                        let x = self.zero_ext(x, self.width(y));
                        return self.eq(x, y);
                    }
                    std::cmp::Ordering::Greater if matches!(self.node(a), Node::ZeroExt(..)) => {
                        let y = self.zero_ext(y, self.width(x));
                        return self.eq(x, y);
                    }
                    std::cmp::Ordering::Less => {
                        let x = self.sign_ext(x, self.width(y));
                        return self.eq(x, y);
                    }
                    std::cmp::Ordering::Greater => {
                        let y = self.sign_ext(y, self.width(x));
                        return self.eq(x, y);
                    }
                }
            }
            (Node::Concat(x, y), Node::Concat(u, v)) if self.width(y) == self.width(v) => {
                let high = self.eq(x, u);
                let low = self.eq(y, v);
                return self.and([high, low]);
            }
            // With one question left, so that nested conditionals stay linear.
            (Node::Ite(c, x, y), Node::Ite(d, u, v)) if c == d && (x == u || y == v) => {
                let then = self.eq(x, u);
                let otherwise = self.eq(y, v);
                return self.ite(c, then, otherwise);
            }
            _ => {}
        }
        for (x, y) in [(a, b), (b, a)] {
            // A branch of the conditional is the other side.
            if let Node::Ite(c, u, v) = *self.node(x) {
                if u == y {
                    let rest = self.eq(v, y);
                    return self.or([c, rest]);
                }
                if v == y {
                    let rest = self.eq(u, y);
                    let not_c = self.not(c);
                    return self.or([not_c, rest]);
                }
            }
        }
        self.intern(Node::Eq(a.min(b), a.max(b)), Sort::Bool)
    }

    fn eq_constant(&mut self, a: Term, value: u128) -> Term {
        let width = self.width(a);
        if !self.facts(a).contains(value, width) {
            return self.bool(false);
        }
        match self.node(a).clone() {
            Node::Bv { value: own, .. } => return self.bool(own == value),
            Node::ZeroExt(x, _) => {
                let narrow = self.width(x);
                if value > mask(narrow) {
                    return self.bool(false);
                }
                let value = self.bv(value, narrow);
                return self.eq(x, value);
            }
            Node::SignExt(x, _) => {
                let narrow = self.width(x);
                if sign_extend(value & mask(narrow), narrow, width) != value {
                    return self.bool(false);
                }
                let value = self.bv(value, narrow);
                return self.eq(x, value);
            }
            Node::Concat(x, y) => {
                let low = self.width(y);
                let (high_value, low_value) =
                    (self.bv(value >> low, width - low), self.bv(value, low));
                let high = self.eq(x, high_value);
                let low = self.eq(y, low_value);
                return self.and([high, low]);
            }
            Node::BvNot(x) => {
                let value = self.bv(!value, width);
                return self.eq(x, value);
            }
            Node::Ite(c, x, y)
                if self.as_bv(x).is_some() || self.as_bv(y).is_some() || self.is_choice(a) =>
            {
                let constant = self.bv(value, width);
                let then = self.eq(x, constant);
                let otherwise = self.eq(y, constant);
                return self.ite(c, then, otherwise);
            }
            _ => {}
        }
        let constant = self.bv(value, width);
        if width == 1 && value == 0 {
            let one = self.bv(1, 1);
            let is_one = self.intern(Node::Eq(a.min(one), a.max(one)), Sort::Bool);
            return self.not(is_one);
        }
        self.intern(Node::Eq(a.min(constant), a.max(constant)), Sort::Bool)
    }

    pub fn ult(&mut self, a: Term, b: Term) -> Term {
        let reverse = self.ule(b, a);
        self.not(reverse)
    }

    pub fn slt(&mut self, a: Term, b: Term) -> Term {
        let reverse = self.sle(b, a);
        self.not(reverse)
    }

    pub fn ule(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        let (fa, fb) = (self.facts(a), self.facts(b));
        if a == b || fa.uhi <= fb.ulo {
            return self.bool(true);
        }
        if fa.ulo > fb.uhi {
            return self.bool(false);
        }
        // Only equality is left.
        if fa.ulo == fb.uhi {
            return self.eq(a, b);
        }
        // All but one value: `1 <= b` is `b != 0`, `a <= max - 1` is `a != max`.
        if fa.ulo == fa.uhi && fa.ulo == fb.ulo + 1 {
            let least = self.bv(fb.ulo, width);
            return self.ne(b, least);
        }
        if fb.ulo == fb.uhi && fb.uhi + 1 == fa.uhi {
            let greatest = self.bv(fa.uhi, width);
            return self.ne(a, greatest);
        }
        if let Some(narrow) = self.narrow_comparison(a, b, false) {
            return narrow;
        }
        if let Some(term) = self.cancel(a, b, false) {
            return term;
        }
        self.intern(Node::Ule(a, b), Sort::Bool)
    }

    pub fn sle(&mut self, a: Term, b: Term) -> Term {
        let (fa, fb) = (self.facts(a), self.facts(b));
        if a == b || fa.shi <= fb.slo {
            return self.bool(true);
        }
        if fa.slo > fb.shi {
            return self.bool(false);
        }
        let same_sign = |x: &Facts, y: &Facts| {
            x.is_nonnegative() && y.is_nonnegative() || x.is_negative() && y.is_negative()
        };
        if same_sign(&fa, &fb) {
            return self.ule(a, b);
        }
        if fa.slo == fb.shi {
            return self.eq(a, b);
        }
        if let Some(narrow) = self.narrow_comparison(a, b, true) {
            return narrow;
        }
        if let Some(term) = self.cancel(a, b, true) {
            return term;
        }
        self.intern(Node::Sle(a, b), Sort::Bool)
    }

    /// Comparison of two extensions, or of one and a constant, at the narrower
    /// width. Zero extension keeps the unsigned order (and its results are not
    /// negative, so signed comparisons of two arrive here as unsigned ones);
    /// sign extension keeps both orders.
    fn narrow_comparison(&mut self, a: Term, b: Term, signed: bool) -> Option<Term> {
        let narrow_of = |pool: &Pool, t: Term| match *pool.node(t) {
            Node::ZeroExt(x, _) if !signed => Some((x, false)),
            Node::SignExt(x, _) => Some((x, true)),
            _ => None,
        };
        let width = self.width(a);
        let (x, y) = match (narrow_of(self, a), narrow_of(self, b)) {
            (Some((x, p)), Some((y, q))) if p == q && self.width(x) == self.width(y) => (x, y),
            (Some((x, extends_sign)), None) => {
                let value = self.as_bv(b)?;
                (
                    x,
                    self.narrow_constant(value, width, self.width(x), extends_sign)?,
                )
            }
            (None, Some((y, extends_sign))) => {
                let value = self.as_bv(a)?;
                (
                    self.narrow_constant(value, width, self.width(y), extends_sign)?,
                    y,
                )
            }
            _ => return None,
        };
        Some(if signed {
            self.sle(x, y)
        } else {
            self.ule(x, y)
        })
    }

    fn narrow_constant(
        &mut self,
        value: u128,
        width: u32,
        narrow: u32,
        extends_sign: bool,
    ) -> Option<Term> {
        let low = value & mask(narrow);
        let extended = if extends_sign {
            sign_extend(low, narrow, width)
        } else {
            low
        };
        (extended == value).then(|| self.bv(low, narrow))
    }

    /// Compares sums that cannot wrap as integers, without what both have in common.
    fn cancel(&mut self, a: Term, b: Term, signed: bool) -> Option<Term> {
        let width = self.width(a);
        let (x, y) = (self.exact_sum(a, signed)?, self.exact_sum(b, signed)?);
        let mut difference: BTreeMap<Term, i128> = x.terms.iter().copied().collect();
        for (term, coefficient) in &y.terms {
            let entry = difference.entry(*term).or_insert(0);
            *entry = entry.checked_sub(*coefficient)?;
        }
        difference.retain(|_, c| *c != 0);
        let shared = x.terms.len() + y.terms.len() > difference.len();
        if !shared && (x.constant == 0 || y.constant == 0) {
            return None;
        }
        let constant = x.constant.checked_sub(y.constant)?;
        let mut sides = [Sum::new(width, [], 0), Sum::new(width, [], 0)];
        for (term, coefficient) in difference {
            let side = usize::from(coefficient < 0);
            let magnitude = magnitude(coefficient, width)?;
            sides[side] = sides[side].plus(&Sum::new(width, [(term, magnitude)], 0));
        }
        let side = usize::from(constant < 0);
        sides[side].constant = magnitude(constant, width)?;
        let [left, right] = sides;
        if !self.is_exact(&left, signed) || !self.is_exact(&right, signed) {
            return None;
        }
        let (left, right) = (self.term_of_sum(left), self.term_of_sum(right));
        Some(if signed {
            self.sle(left, right)
        } else {
            self.ule(left, right)
        })
    }

    /// The integer sum that a term is equal to, where its terms and itself are
    /// read signed or unsigned.
    fn exact_sum(&self, term: Term, signed: bool) -> Option<ExactSum> {
        let sum = self.sum(term);
        if !self.is_exact(&sum, signed) {
            return None;
        }
        let read = |v: u128| to_signed(v, sum.width);
        let terms = sum.terms.iter().map(|(t, c)| (*t, read(*c))).collect();
        Some(ExactSum {
            terms,
            constant: read(sum.constant),
        })
    }

    fn is_exact(&self, sum: &Sum, signed: bool) -> bool {
        self.sum_is_exact(&sum.terms, sum.constant, sum.width, signed)
    }

    /// Whether `Σ coefficient·term + constant` over the integers, coefficients
    /// and constant read signed and the terms as asked, stays in the range of
    /// its width.
    pub(super) fn sum_is_exact(
        &self,
        terms: &[(Term, u128)],
        constant: u128,
        width: u32,
        signed: bool,
    ) -> bool {
        if width > 126 {
            return false;
        }
        let read = |v: u128| to_signed(v, width);
        let bounds = |t: Term| {
            let facts = self.facts(t);
            if signed {
                (facts.slo, facts.shi)
            } else {
                (facts.ulo as i128, facts.uhi as i128)
            }
        };
        let mut total = Some((read(constant), read(constant)));
        for (term, coefficient) in terms {
            let (lo, hi) = bounds(*term);
            let c = read(*coefficient);
            total = total.and_then(|(l, h)| {
                let (p, q) = (c.checked_mul(lo)?, c.checked_mul(hi)?);
                Some((l.checked_add(p.min(q))?, h.checked_add(p.max(q))?))
            });
        }
        let (least, greatest) = if signed {
            (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1)
        } else {
            (0, (1i128 << width) - 1)
        };
        total.is_some_and(|(lo, hi)| lo >= least && hi <= greatest)
    }
}

/// The absolute value, if it is not negative when read as a signed vector.
fn magnitude(value: i128, width: u32) -> Option<u128> {
    let magnitude = value.unsigned_abs();
    (magnitude <= mask(width) >> 1).then_some(magnitude)
}

struct ExactSum {
    terms: Vec<(Term, i128)>,
    constant: i128,
}
