//! Integer arithmetic. Sums are held in normal form as those of bit-vectors
//! are; where a coefficient would leave `i128` a sum or product stays unfolded.

use super::linear::{MOST_SUMMANDS, gcd};
use crate::smt::sort::Sort;
use crate::smt::term::{Node, Pool, Term};
use std::collections::BTreeMap;

#[derive(Clone, Debug)]
pub(in crate::smt) struct IntSum {
    pub terms: Vec<(Term, i128)>,
    pub constant: i128,
}

impl IntSum {
    fn constant(constant: i128) -> IntSum {
        IntSum {
            terms: Vec::new(),
            constant,
        }
    }

    fn plus(&self, other: &IntSum) -> Option<IntSum> {
        let mut merged: BTreeMap<Term, i128> = self.terms.iter().copied().collect();
        for (term, coefficient) in &other.terms {
            let entry = merged.entry(*term).or_insert(0);
            *entry = entry.checked_add(*coefficient)?;
        }
        merged.retain(|_, c| *c != 0);
        let constant = self.constant.checked_add(other.constant)?;
        Some(IntSum {
            terms: merged.into_iter().collect(),
            constant,
        })
    }

    fn times(&self, factor: i128) -> Option<IntSum> {
        if factor == 0 {
            return Some(IntSum::constant(0));
        }
        let mut terms = Vec::new();
        for (term, coefficient) in &self.terms {
            terms.push((*term, coefficient.checked_mul(factor)?));
        }
        Some(IntSum {
            terms,
            constant: self.constant.checked_mul(factor)?,
        })
    }

    fn minus(&self, other: &IntSum) -> Option<IntSum> {
        self.plus(&other.times(-1)?)
    }
}

impl Pool {
    fn int_sum(&self, term: Term) -> IntSum {
        match self.node(term) {
            Node::Int(value) => IntSum::constant(*value),
            Node::IntLinear { terms, constant } if terms.len() <= MOST_SUMMANDS => IntSum {
                terms: terms.to_vec(),
                constant: *constant,
            },
            _ => IntSum {
                terms: vec![(term, 1)],
                constant: 0,
            },
        }
    }

    fn term_of_int_sum(&mut self, sum: IntSum) -> Term {
        match sum.terms[..] {
            [] => self.int(sum.constant),
            [(term, 1)] if sum.constant == 0 => term,
            _ => self.intern(
                Node::IntLinear {
                    terms: sum.terms.into(),
                    constant: sum.constant,
                },
                Sort::Int,
            ),
        }
    }

    pub fn int_add(&mut self, a: Term, b: Term) -> Term {
        match self.int_sum(a).plus(&self.int_sum(b)) {
            Some(sum) => self.term_of_int_sum(sum),
            None => self.intern(Node::IntAdd(a, b), Sort::Int),
        }
    }

    pub fn int_sub(&mut self, a: Term, b: Term) -> Term {
        match self.int_sum(a).minus(&self.int_sum(b)) {
            Some(sum) => self.term_of_int_sum(sum),
            None => {
                let minus_b = self.int_neg(b);
                self.intern(Node::IntAdd(a, minus_b), Sort::Int)
            }
        }
    }

    pub fn int_neg(&mut self, a: Term) -> Term {
        let minus_one = self.int(-1);
        self.int_mul(a, minus_one)
    }

    pub fn int_mul(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = if self.as_int(a).is_some() {
            (b, a)
        } else {
            (a, b)
        };
        if let Some(factor) = self.as_int(b) {
            return match self.int_sum(a).times(factor) {
                Some(sum) => self.term_of_int_sum(sum),
                None => self.int_product(a, b),
            };
        }
        let (x, y) = (self.int_sum(a), self.int_sum(b));
        if let ([(s, c)], [(t, d)]) = (&x.terms[..], &y.terms[..])
            && (x.constant, y.constant) == (0, 0)
            && let Some(coefficient) = c.checked_mul(*d)
        {
            let product = self.int_product(*s, *t);
            return self.term_of_int_sum(IntSum {
                terms: vec![(product, coefficient)],
                constant: 0,
            });
        }
        self.int_product(a, b)
    }

    fn int_product(&mut self, a: Term, b: Term) -> Term {
        let mut factors = Vec::new();
        for t in [a, b] {
            match self.node(t) {
                Node::IntProduct(inner) => factors.extend(inner.iter().copied()),
                _ => factors.push(t),
            }
        }
        factors.sort_unstable();
        self.intern(Node::IntProduct(factors.into()), Sort::Int)
    }

    /// Euclidean quotient; arbitrary for a zero divisor.
    pub fn int_div(&mut self, a: Term, b: Term) -> Term {
        if let (Some(x), Some(y)) = (self.as_int(a), self.as_int(b))
            && let Some(value) = x.checked_div_euclid(y)
        {
            return self.int(value);
        }
        if self.as_int(b) == Some(1) {
            return a;
        }
        self.intern(Node::IntDiv(a, b), Sort::Int)
    }

    /// Euclidean remainder; arbitrary for a zero divisor.
    pub fn int_mod(&mut self, a: Term, b: Term) -> Term {
        if let (Some(x), Some(y)) = (self.as_int(a), self.as_int(b))
            && let Some(value) = x.checked_rem_euclid(y)
        {
            return self.int(value);
        }
        if self.as_int(b) == Some(1) {
            return self.int(0);
        }
        self.intern(Node::IntMod(a, b), Sort::Int)
    }

    pub fn int_le(&mut self, a: Term, b: Term) -> Term {
        if a == b {
            return self.bool(true);
        }
        let Some(mut sum) = self.int_sum(a).minus(&self.int_sum(b)) else {
            return self.intern(Node::IntLe(a, b), Sort::Bool);
        };
        if sum.terms.is_empty() {
            return self.bool(sum.constant <= 0);
        }
        // d·(Σ …) + k <= 0 is Σ … + ceil(k/d) <= 0.
        let divisor = common_divisor(&sum);
        if divisor > 1
            && let Some(minus_k) = sum.constant.checked_neg()
        {
            sum.terms.iter_mut().for_each(|(_, c)| *c /= divisor);
            sum.constant = -minus_k.div_euclid(divisor);
        }
        let (left, right) = self.two_sides(sum);
        match (self.as_int(left), self.as_int(right)) {
            (Some(x), Some(y)) => self.bool(x <= y),
            _ => self.intern(Node::IntLe(left, right), Sort::Bool),
        }
    }

    pub fn int_lt(&mut self, a: Term, b: Term) -> Term {
        let reverse = self.int_le(b, a);
        self.not(reverse)
    }

    pub(super) fn int_eq(&mut self, a: Term, b: Term) -> Term {
        let Some(mut sum) = self.int_sum(a).minus(&self.int_sum(b)) else {
            return self.intern(Node::Eq(a.min(b), a.max(b)), Sort::Bool);
        };
        if sum.terms.is_empty() {
            return self.bool(sum.constant == 0);
        }
        let divisor = common_divisor(&sum);
        if sum.constant % divisor != 0 {
            return self.bool(false);
        }
        sum.terms.iter_mut().for_each(|(_, c)| *c /= divisor);
        sum.constant /= divisor;
        if sum.terms[0].1 < 0
            && let Some(negated) = sum.times(-1)
        {
            sum = negated;
        }
        let (left, right) = self.two_sides(sum);
        self.intern(Node::Eq(left.min(right), left.max(right)), Sort::Bool)
    }

    /// Splits `sum <> 0` into two sides without negative coefficients.
    fn two_sides(&mut self, sum: IntSum) -> (Term, Term) {
        let fits = sum.terms.iter().all(|(_, c)| *c != i128::MIN) && sum.constant != i128::MIN;
        if !fits {
            let (left, zero) = (self.term_of_int_sum(sum), self.int(0));
            return (left, zero);
        }
        let (left, right): (Vec<_>, Vec<_>) = sum.terms.into_iter().partition(|(_, c)| *c > 0);
        let right = right.into_iter().map(|(t, c)| (t, -c)).collect();
        let left = self.term_of_int_sum(IntSum {
            terms: left,
            constant: sum.constant.max(0),
        });
        let right = self.term_of_int_sum(IntSum {
            terms: right,
            constant: (-sum.constant).max(0),
        });
        (left, right)
    }
}

/// Of the coefficients; positive, and 1 where it would not fit.
fn common_divisor(sum: &IntSum) -> i128 {
    let divisor = sum
        .terms
        .iter()
        .fold(0, |g, (_, c)| gcd(g, c.unsigned_abs()));
    i128::try_from(divisor).unwrap_or(1).max(1)
}
