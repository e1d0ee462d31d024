//! Operations on the single bits of bit-vectors.

use super::linear::Sum;
use crate::bv::{BvOp, mask};
use crate::smt::sort::Sort;
use crate::smt::term::{Node, Pool, Term};

impl Pool {
    pub fn bv_and(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if a == b {
            return a;
        }
        if *self.node(b) == Node::BvNot(a) || *self.node(a) == Node::BvNot(b) {
            return self.bv(0, width);
        }
        let (a, b) = if self.as_bv(a).is_some() {
            (b, a)
        } else {
            (a, b)
        };
        let Some(bits) = self.as_bv(b) else {
            return match self.flag(a).zip(self.flag(b)) {
                Some(((one, x), (other, y))) => {
                    let both = self.and([one, other]);
                    let (set, zero) = (self.bv(x & y, width), self.bv(0, width));
                    self.ite(both, set, zero)
                }
                None => self.raw(BvOp::And, a, b),
            };
        };
        if let Some(x) = self.as_bv(a) {
            return self.bv(x & bits, width);
        }
        let facts = self.facts(a);
        let possible = !facts.zeros & mask(width);
        if possible & !bits == 0 {
            return a;
        }
        if possible & bits == 0 {
            return self.bv(0, width);
        }
        if let Some(low) = self.without_multiples(a, bits) {
            return self.bv_and(low, b);
        }
        if let Node::Bv2(BvOp::And, x, y) = *self.node(a) {
            for (x, y) in [(x, y), (y, x)] {
                if let Some(more) = self.as_bv(y) {
                    let both = self.bv(bits & more, width);
                    return self.bv_and(x, both);
                }
            }
        }
        if let Node::ZeroExt(x, _) = *self.node(a) {
            let narrow = self.width(x);
            let bits = self.bv(bits, narrow);
            let low = self.bv_and(x, bits);
            return self.zero_ext(low, width);
        }
        if let Some(term) = self.distribute_over_constants(a, |v| v & bits) {
            return term;
        }
        self.raw(BvOp::And, a, b)
    }

    pub fn bv_or(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if a == b {
            return a;
        }
        if *self.node(b) == Node::BvNot(a) || *self.node(a) == Node::BvNot(b) {
            return self.bv(mask(width), width);
        }
        let (fa, fb) = (self.facts(a), self.facts(b));
        // Without a common bit there is no carry.
        if (!fa.zeros & !fb.zeros) & mask(width) == 0 {
            return self.bv_add(a, b);
        }
        let (a, b) = if self.as_bv(a).is_some() {
            (b, a)
        } else {
            (a, b)
        };
        if let Some(bits) = self.as_bv(b) {
            if bits & !self.facts(a).ones == 0 {
                return a;
            }
            if bits | self.facts(a).zeros == mask(width) {
                return b;
            }
            if let Some(term) = self.distribute_over_constants(a, |v| v | bits) {
                return term;
            }
        }
        match self.flag(a).zip(self.flag(b)) {
            Some(((one, x), (other, y))) if x == y => {
                let either = self.or([one, other]);
                let (set, zero) = (self.bv(x, width), self.bv(0, width));
                self.ite(either, set, zero)
            }
            _ => self.raw(BvOp::Or, a, b),
        }
    }

    /// The sum without what has none of the lowest bits, where these are asked for alone.
    fn without_multiples(&mut self, sum: Term, bits: u128) -> Option<Term> {
        (bits & bits.wrapping_add(1) == 0).then_some(())?;
        let sum = self.sum(sum);
        let is_low = |factor: u128| factor & bits != 0;
        let terms = sum
            .terms
            .iter()
            .copied()
            .filter(|(_, factor)| is_low(*factor));
        let constant = if is_low(sum.constant) {
            sum.constant
        } else {
            0
        };
        let low = Sum::new(sum.width, terms, constant);
        (low != sum).then(|| self.term_of_sum(low))
    }

    /// The condition under which a number is a literal, if it is zero otherwise.
    fn flag(&mut self, number: Term) -> Option<(Term, u128)> {
        let Node::Ite(cond, then, otherwise) = *self.node(number) else {
            return None;
        };
        match (self.as_bv(then)?, self.as_bv(otherwise)?) {
            (set, 0) => Some((cond, set)),
            (0, set) => Some((self.not(cond), set)),
            _ => None,
        }
    }

    pub fn bv_xor(&mut self, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if a == b {
            return self.bv(0, width);
        }
        let (fa, fb) = (self.facts(a), self.facts(b));
        if (!fa.zeros & !fb.zeros) & mask(width) == 0 {
            return self.bv_add(a, b);
        }
        let (a, b) = if self.as_bv(a).is_some() {
            (b, a)
        } else {
            (a, b)
        };
        if let Some(bits) = self.as_bv(b) {
            if bits == mask(width) {
                return self.bv_not(a);
            }
            if let Some(term) = self.distribute_over_constants(a, |v| v ^ bits) {
                return term;
            }
        }
        self.raw(BvOp::Xor, a, b)
    }

    pub fn bv_not(&mut self, a: Term) -> Term {
        let width = self.width(a);
        match *self.node(a) {
            Node::Bv { value, .. } => self.bv(!value, width),
            Node::BvNot(inner) => inner,
            _ => match self.distribute_over_constants(a, |v| !v) {
                Some(term) => term,
                None => self.intern(Node::BvNot(a), Sort::BitVec(width)),
            },
        }
    }
}
