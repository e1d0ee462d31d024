//! Bit-vector sums and products.
//!
//! A sum is held as `Σ coefficient·term + constant`, so that sums that are
//! equal by the laws of modular arithmetic are equal terms.

use crate::bv::{from_signed, mask, to_signed};
use crate::smt::facts::linear_interval;
use crate::smt::sort::Sort;
use crate::smt::term::{Node, Pool, Term};
use std::collections::BTreeMap;

/// Longer sums are one term in other sums: where each of a thousand sums has all before it
/// as parts, their sizes add up to half a million.
pub(super) const MOST_SUMMANDS: usize = 64;

/// A sum that is not (yet) a term.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::smt) struct Sum {
    pub width: u32,
    /// Ascending by term; coefficients not zero.
    pub terms: Vec<(Term, u128)>,
    pub constant: u128,
}

impl Sum {
    pub(super) fn new(
        width: u32,
        terms: impl IntoIterator<Item = (Term, u128)>,
        constant: u128,
    ) -> Sum {
        let mut merged: BTreeMap<Term, u128> = BTreeMap::new();
        for (term, coefficient) in terms {
            let entry = merged.entry(term).or_insert(0);
            *entry = entry.wrapping_add(coefficient) & mask(width);
        }
        let terms = merged.into_iter().filter(|(_, c)| *c != 0).collect();
        Sum {
            width,
            terms,
            constant: constant & mask(width),
        }
    }

    pub(super) fn plus(&self, other: &Sum) -> Sum {
        let terms = self.terms.iter().chain(&other.terms).copied();
        Sum::new(
            self.width,
            terms,
            self.constant.wrapping_add(other.constant),
        )
    }

    pub(super) fn times(&self, factor: u128) -> Sum {
        let terms = self.terms.iter().map(|(t, c)| (*t, c.wrapping_mul(factor)));
        Sum::new(self.width, terms, self.constant.wrapping_mul(factor))
    }

    pub(super) fn minus(&self, other: &Sum) -> Sum {
        self.plus(&other.times(u128::MAX))
    }
}

impl Pool {
    /// The sum that a bit-vector term is; a term that is no sum, or too long a one, is one
    /// term of it.
    pub(in crate::smt) fn sum(&self, term: Term) -> Sum {
        let width = self.width(term);
        match self.node(term) {
            Node::Bv { value, .. } => Sum {
                width,
                terms: Vec::new(),
                constant: *value,
            },
            Node::Linear {
                terms, constant, ..
            } if terms.len() <= MOST_SUMMANDS => Sum {
                width,
                terms: terms.to_vec(),
                constant: *constant,
            },
            _ => Sum {
                width,
                terms: vec![(term, 1)],
                constant: 0,
            },
        }
    }

    pub(in crate::smt) fn term_of_sum(&mut self, sum: Sum) -> Term {
        let Sum {
            width,
            terms,
            constant,
        } = sum;
        match terms[..] {
            [] => return self.bv(constant, width),
            [(term, 1)] if constant == 0 => return term,
            [(term, coefficient)] => {
                if let Node::Ite(cond, a, b) = *self.node(term)
                    && let (Some(x), Some(y)) = (self.as_bv(a), self.as_bv(b))
                {
                    let value = |v: u128| v.wrapping_mul(coefficient).wrapping_add(constant);
                    let (a, b) = (self.bv(value(x), width), self.bv(value(y), width));
                    return self.ite(cond, a, b);
                }
            }
            _ => {}
        }
        self.intern(
            Node::Linear {
                terms: terms.into(),
                constant,
                width,
            },
            Sort::BitVec(width),
        )
    }

    pub fn bv_add(&mut self, a: Term, b: Term) -> Term {
        let sum = self.sum(a).plus(&self.sum(b));
        self.term_of_sum(sum)
    }

    pub fn bv_sub(&mut self, a: Term, b: Term) -> Term {
        let sum = self.sum(a).minus(&self.sum(b));
        self.term_of_sum(sum)
    }

    pub fn bv_neg(&mut self, a: Term) -> Term {
        self.bv_scale(a, u128::MAX)
    }

    /// `a · factor`.
    pub fn bv_scale(&mut self, a: Term, factor: u128) -> Term {
        let sum = self.sum(a).times(factor);
        self.term_of_sum(sum)
    }

    pub fn bv_mul(&mut self, a: Term, b: Term) -> Term {
        if let Some(factor) = self.as_bv(a) {
            return self.bv_scale(b, factor);
        }
        if let Some(factor) = self.as_bv(b) {
            return self.bv_scale(a, factor);
        }
        let (x, y) = (self.sum(a), self.sum(b));
        match (&x.terms[..], &y.terms[..]) {
            ([(s, c)], [(t, d)]) if x.constant == 0 && y.constant == 0 => {
                let product = self.product(*s, *t);
                self.bv_scale(product, c.wrapping_mul(*d))
            }
            // (c·s + k)·b is c·(s·b) + k·b: as many products as before.
            ([(s, c)], [(t, d)]) if y.constant == 0 => {
                let product = self.product(*s, *t);
                let terms = [
                    (product, c.wrapping_mul(*d)),
                    (*t, x.constant.wrapping_mul(*d)),
                ];
                self.sum_of(x.width, &terms, 0)
            }
            ([(s, c)], [(t, d)]) if x.constant == 0 => {
                let product = self.product(*s, *t);
                let terms = [
                    (product, c.wrapping_mul(*d)),
                    (*s, y.constant.wrapping_mul(*c)),
                ];
                self.sum_of(x.width, &terms, 0)
            }
            _ => self.product(a, b),
        }
    }

    /// `Σ coefficient·term + constant` of arbitrary terms.
    pub fn sum_of(&mut self, width: u32, terms: &[(Term, u128)], constant: u128) -> Term {
        let mut total = constant;
        let mut parts = Vec::new();
        for (term, coefficient) in terms {
            let part = self.sum(*term).times(*coefficient);
            total = total.wrapping_add(part.constant);
            parts.extend(part.terms);
        }
        self.term_of_sum(Sum::new(width, parts, total))
    }

    fn product(&mut self, a: Term, b: Term) -> Term {
        let mut factors = Vec::new();
        for t in [a, b] {
            match self.node(t) {
                Node::Product(inner) => factors.extend(inner.iter().copied()),
                _ => factors.push(t),
            }
        }
        factors.sort_unstable();
        let sort = self.sort(a).clone();
        self.intern(Node::Product(factors.into()), sort)
    }

    /// `sum = 0` for a sum that is a difference of two terms.
    pub(super) fn sum_is_zero(&mut self, sum: Sum) -> Term {
        let width = sum.width;
        if sum.terms.is_empty() {
            return self.bool(sum.constant == 0);
        }
        let sum = match self.divide_exact(&sum) {
            Division::Impossible => return self.bool(false),
            Division::By(divided) => divided,
            Division::Unchanged => sum,
        };
        // All terms are multiples of a power of two that the constant is not.
        let aligned = |t: Term, c: u128, pool: &Pool| {
            pool.facts(t).zeros.trailing_ones() + c.trailing_zeros()
        };
        let alignment = sum
            .terms
            .iter()
            .map(|(t, c)| aligned(*t, *c, self))
            .min()
            .unwrap_or(0);
        if sum.constant != 0 && sum.constant.trailing_zeros() < alignment.min(width) {
            return self.bool(false);
        }
        let sum = divide_odd(sum);
        // The leading coefficient is positive, so that x - y and y - x agree.
        let (_, leading) = sum.terms[0];
        let sum = if to_signed(leading, width) < 0 {
            sum.times(u128::MAX)
        } else {
            sum
        };
        let (left, right): (Vec<_>, Vec<_>) = sum
            .terms
            .iter()
            .copied()
            .partition(|(_, c)| to_signed(*c, width) >= 0);
        let right: Vec<_> = right
            .into_iter()
            .map(|(t, c)| (t, c.wrapping_neg() & mask(width)))
            .collect();
        let left = self.term_of_sum(Sum {
            width,
            terms: left,
            constant: 0,
        });
        let right = self.term_of_sum(Sum {
            width,
            terms: right,
            constant: sum.constant.wrapping_neg() & mask(width),
        });
        self.eq_atoms(left, right)
    }

    /// Where the sum cannot leave (-2^width, 2^width) it is zero modulo
    /// `2^width` only if it is zero in the integers, and a common divisor of
    /// the coefficients can be taken out.
    fn divide_exact(&self, sum: &Sum) -> Division {
        let width = sum.width;
        let Some((lo, hi)) = linear_interval(self, &sum.terms, sum.constant, width) else {
            return Division::Unchanged;
        };
        if width >= 127 || lo <= -(1 << width) || hi >= 1 << width {
            return Division::Unchanged;
        }
        if lo > 0 || hi < 0 {
            return Division::Impossible;
        }
        let divisor = sum.terms.iter().fold(0u128, |g, (_, c)| {
            gcd(g, to_signed(*c, width).unsigned_abs())
        });
        if divisor <= 1 {
            return Division::Unchanged;
        }
        let divisor = divisor as i128;
        let constant = to_signed(sum.constant, width);
        if constant % divisor != 0 {
            return Division::Impossible;
        }
        let divide = |c: u128| from_signed(to_signed(c, width) / divisor, width);
        let terms = sum.terms.iter().map(|(t, c)| (*t, divide(*c))).collect();
        Division::By(Sum {
            width,
            terms,
            constant: divide(sum.constant),
        })
    }
}

/// An odd number has an inverse modulo `2^width`: `c·x = k` is `x = k/c`, and
/// `c·x - c·y = 0` is `x - y = 0`.
fn divide_odd(sum: Sum) -> Sum {
    let width = sum.width;
    let c = to_signed(sum.terms[0].1, width).unsigned_abs() & mask(width);
    let same = sum
        .terms
        .iter()
        .all(|(_, d)| to_signed(*d, width).unsigned_abs() & mask(width) == c);
    if c % 2 == 1 && c != 1 && same && (sum.constant == 0 || sum.terms.len() == 1) {
        sum.times(odd_inverse(c))
    } else {
        sum
    }
}

/// The inverse modulo `2^128`, by Newton's iteration.
fn odd_inverse(c: u128) -> u128 {
    (0..7).fold(c, |x, _| {
        x.wrapping_mul(2u128.wrapping_sub(c.wrapping_mul(x)))
    })
}

enum Division {
    Unchanged,
    By(Sum),
    /// The sum is never zero.
    Impossible,
}

pub(super) fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
