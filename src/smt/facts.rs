//! What is known of the value of a bit-vector term: an unsigned and a signed
//! interval, and bits that are certainly zero or one. Each term's facts follow
//! from those of its operands, for every assignment.

use super::term::{Node, Pool, Term};
use crate::bv::{BvOp, from_signed, mask, to_signed};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    pub ulo: u128,
    pub uhi: u128,
    pub slo: i128,
    pub shi: i128,
    /// Bits that are zero (those above the width are not listed).
    pub zeros: u128,
    pub ones: u128,
}

impl Facts {
    /// Nothing is known.
    pub fn full(width: u32) -> Facts {
        Facts {
            ulo: 0,
            uhi: mask(width),
            slo: to_signed(1 << (width - 1), width),
            shi: (mask(width) >> 1) as i128,
            zeros: 0,
            ones: 0,
        }
    }

    pub fn constant(value: u128, width: u32) -> Facts {
        let signed = to_signed(value, width);
        Facts {
            ulo: value,
            uhi: value,
            slo: signed,
            shi: signed,
            zeros: !value & mask(width),
            ones: value,
        }
    }

    pub fn unsigned(lo: u128, hi: u128, width: u32) -> Facts {
        Facts {
            ulo: lo,
            uhi: hi.min(mask(width)),
            ..Facts::full(width)
        }
        .refine(width)
    }

    pub fn signed(lo: i128, hi: i128, width: u32) -> Facts {
        let full = Facts::full(width);
        Facts {
            slo: lo.max(full.slo),
            shi: hi.min(full.shi),
            ..full
        }
        .refine(width)
    }

    fn bits(zeros: u128, ones: u128, width: u32) -> Facts {
        Facts {
            zeros: zeros & mask(width),
            ones: ones & mask(width),
            ..Facts::full(width)
        }
        .refine(width)
    }

    /// Both hold.
    pub fn meet(&self, other: &Facts, width: u32) -> Facts {
        Facts {
            ulo: self.ulo.max(other.ulo),
            uhi: self.uhi.min(other.uhi),
            slo: self.slo.max(other.slo),
            shi: self.shi.min(other.shi),
            zeros: self.zeros | other.zeros,
            ones: self.ones | other.ones,
        }
        .refine(width)
    }

    /// One of the two holds.
    pub fn join(&self, other: &Facts) -> Facts {
        Facts {
            ulo: self.ulo.min(other.ulo),
            uhi: self.uhi.max(other.uhi),
            slo: self.slo.min(other.slo),
            shi: self.shi.max(other.shi),
            zeros: self.zeros & other.zeros,
            ones: self.ones & other.ones,
        }
    }

    pub fn is_nonnegative(&self) -> bool {
        self.slo >= 0
    }

    pub fn is_negative(&self) -> bool {
        self.shi < 0
    }

    pub fn contains(&self, value: u128, width: u32) -> bool {
        let signed = to_signed(value, width);
        (self.ulo..=self.uhi).contains(&value)
            && (self.slo..=self.shi).contains(&signed)
            && value & self.zeros == 0
            && value & self.ones == self.ones
    }

    /// No value can satisfy both.
    pub fn is_disjoint(&self, other: &Facts) -> bool {
        self.uhi < other.ulo
            || other.uhi < self.ulo
            || self.shi < other.slo
            || other.shi < self.slo
            || self.zeros & other.ones != 0
            || self.ones & other.zeros != 0
    }

    /// The number of low bits that are certainly zero.
    fn trailing_zeros(&self) -> u32 {
        self.zeros.trailing_ones()
    }

    /// Lets each kind of fact sharpen the others. Facts that contradict each
    /// other (of a variable that no value fits) are given up.
    fn refine(mut self, width: u32) -> Facts {
        let half = 1u128 << (width - 1);
        for _ in 0..2 {
            self.ulo = self.ulo.max(self.ones);
            self.uhi = self.uhi.min(mask(width) & !self.zeros);
            if self.ulo > self.uhi || self.slo > self.shi || self.zeros & self.ones != 0 {
                return Facts::full(width);
            }
            let differing = 128 - (self.ulo ^ self.uhi).leading_zeros();
            let common = mask(width) & !mask_low(differing);
            self.ones |= self.ulo & common;
            self.zeros |= !self.ulo & common;
            if self.uhi < half || self.ulo >= half {
                self.slo = self.slo.max(to_signed(self.ulo, width));
                self.shi = self.shi.min(to_signed(self.uhi, width));
            }
            if self.slo >= 0 || self.shi < 0 {
                self.ulo = self.ulo.max(from_signed(self.slo, width));
                self.uhi = self.uhi.min(from_signed(self.shi, width));
            }
        }
        if self.ulo > self.uhi || self.slo > self.shi || self.zeros & self.ones != 0 {
            return Facts::full(width);
        }
        self
    }

    pub(super) fn of_node(pool: &Pool, node: &Node, width: u32) -> Facts {
        match node {
            Node::Bv { value, .. } => Facts::constant(*value, width),
            Node::Ite(_, a, b) => pool.facts(*a).join(&pool.facts(*b)).refine(width),
            Node::Linear {
                terms, constant, ..
            } => linear(pool, terms, *constant, width),
            Node::Product(factors) => product(pool, factors, width),
            Node::Bv2(op, a, b) => binary(*op, &pool.facts(*a), &pool.facts(*b), width),
            Node::BvNot(a) => {
                let a = pool.facts(*a);
                Facts::bits(a.ones, a.zeros, width)
                    .meet(
                        &Facts::unsigned(mask(width) - a.uhi, mask(width) - a.ulo, width),
                        width,
                    )
                    .meet(&Facts::signed(!a.shi, !a.slo, width), width)
            }
            Node::Concat(a, b) => {
                let low_width = pool.width(*b);
                let (a, b) = (pool.facts(*a), pool.facts(*b));
                let bits = Facts::bits(
                    a.zeros << low_width | b.zeros,
                    a.ones << low_width | b.ones,
                    width,
                );
                let range = Facts::unsigned(
                    a.ulo << low_width | b.ulo,
                    a.uhi << low_width | b.uhi,
                    width,
                );
                bits.meet(&range, width)
            }
            Node::Extract { arg, high, low } => {
                let arg_width = pool.width(*arg);
                let a = pool.facts(*arg);
                let bits = Facts::bits(a.zeros >> low, a.ones >> low, width);
                // The bits cut off at the top are the same for the whole interval.
                let top = |v: u128| v.checked_shr(*high).unwrap_or(0);
                if *high == arg_width || top(a.ulo) == top(a.uhi) {
                    let range = Facts::unsigned(
                        (a.ulo >> low) & mask(width),
                        (a.uhi >> low) & mask(width),
                        width,
                    );
                    bits.meet(&range, width)
                } else {
                    bits
                }
            }
            Node::ZeroExt(a, _) => {
                let narrow = pool.width(*a);
                let a = pool.facts(*a);
                Facts::bits(a.zeros | !mask(narrow), a.ones, width)
                    .meet(&Facts::unsigned(a.ulo, a.uhi, width), width)
            }
            Node::SignExt(a, _) => {
                let narrow = pool.width(*a);
                let a = pool.facts(*a);
                let low = mask(narrow) >> 1;
                Facts::bits(a.zeros & low, a.ones & low, width)
                    .meet(&Facts::signed(a.slo, a.shi, width), width)
            }
            _ => Facts::full(width),
        }
    }
}

fn mask_low(bits: u32) -> u128 {
    if bits == 0 { 0 } else { mask(bits) }
}

/// The interval of a term, read unsigned or signed, whichever is narrower.
pub(super) fn tight_interval(pool: &Pool, term: Term) -> (i128, i128) {
    let facts = pool.facts(term);
    let signed_span = facts.shi.wrapping_sub(facts.slo) as u128;
    match i128::try_from(facts.uhi) {
        Ok(hi) if facts.uhi - facts.ulo <= signed_span => (facts.ulo as i128, hi),
        _ => (facts.slo, facts.shi),
    }
}

/// The interval of `Σ coefficient·term + constant` in the integers, where
/// coefficients and the constant are read signed and each term as
/// [`tight_interval`] does; `None` if the bounds are too large to tell.
pub(super) fn linear_interval(
    pool: &Pool,
    terms: &[(Term, u128)],
    constant: u128,
    width: u32,
) -> Option<(i128, i128)> {
    let constant = to_signed(constant, width);
    let (mut lo, mut hi) = (constant, constant);
    for (term, coefficient) in terms {
        let c = to_signed(*coefficient, width);
        let (a, b) = tight_interval(pool, *term);
        let (p, q) = (c.checked_mul(a)?, c.checked_mul(b)?);
        lo = lo.checked_add(p.min(q))?;
        hi = hi.checked_add(p.max(q))?;
    }
    Some((lo, hi))
}

fn linear(pool: &Pool, terms: &[(Term, u128)], constant: u128, width: u32) -> Facts {
    let aligned = terms
        .iter()
        .map(|(t, c)| {
            pool.facts(*t)
                .trailing_zeros()
                .saturating_add(c.trailing_zeros())
        })
        .min()
        .unwrap_or(width)
        .min(width);
    let known = mask_low(aligned);
    let bits = Facts::bits(!constant & known, constant & known, width);
    let Some((lo, hi)) = linear_interval(pool, terms, constant, width) else {
        return bits;
    };
    bits.meet(&interval(lo, hi, width), width)
}

/// The facts of an integer of an interval, taken modulo `2^width`.
fn interval(lo: i128, hi: i128, width: u32) -> Facts {
    let full = Facts::full(width);
    let Some(span) = hi.checked_sub(lo) else {
        return full;
    };
    if width >= 127 || span >= 1i128 << width {
        return full;
    }
    let (ulo, uhi) = (from_signed(lo, width), from_signed(hi, width));
    let unsigned = if ulo <= uhi {
        Facts::unsigned(ulo, uhi, width)
    } else {
        full
    };
    let (slo, shi) = (to_signed(ulo, width), to_signed(uhi, width));
    let signed = if slo <= shi {
        Facts::signed(slo, shi, width)
    } else {
        full
    };
    unsigned.meet(&signed, width)
}

fn product(pool: &Pool, factors: &[Term], width: u32) -> Facts {
    let mut zeros = 0u32;
    let mut range = Some((1u128, 1u128));
    for factor in factors {
        let facts = pool.facts(*factor);
        zeros = zeros.saturating_add(facts.trailing_zeros());
        range = range
            .and_then(|(lo, hi)| Some((lo.checked_mul(facts.ulo)?, hi.checked_mul(facts.uhi)?)));
    }
    let bits = Facts::bits(mask_low(zeros.min(width)), 0, width);
    match range {
        Some((lo, hi)) if hi <= mask(width) => bits.meet(&Facts::unsigned(lo, hi, width), width),
        _ => bits,
    }
}

fn binary(op: BvOp, a: &Facts, b: &Facts, width: u32) -> Facts {
    let shift = (b.ulo == b.uhi && b.ulo < u128::from(width)).then_some(b.ulo as u32);
    match op {
        BvOp::And => Facts::bits(a.zeros | b.zeros, a.ones & b.ones, width)
            .meet(&Facts::unsigned(0, a.uhi.min(b.uhi), width), width),
        BvOp::Or => Facts::bits(a.zeros & b.zeros, a.ones | b.ones, width).meet(
            &Facts::unsigned(a.ulo.max(b.ulo), mask(width), width),
            width,
        ),
        BvOp::Xor => Facts::bits(
            a.zeros & b.zeros | a.ones & b.ones,
            a.zeros & b.ones | a.ones & b.zeros,
            width,
        ),
        BvOp::Udiv if b.ulo > 0 => Facts::unsigned(a.ulo / b.uhi, a.uhi / b.ulo, width),
        BvOp::Urem if b.ulo > 0 => Facts::unsigned(0, a.uhi.min(b.uhi - 1), width),
        BvOp::Urem => Facts::unsigned(0, a.uhi, width),
        BvOp::Sdiv if b.slo > 0 => {
            let quotients = [a.slo / b.slo, a.slo / b.shi, a.shi / b.slo, a.shi / b.shi];
            let lo = quotients.iter().copied().min().unwrap_or(a.slo);
            let hi = quotients.iter().copied().max().unwrap_or(a.shi);
            Facts::signed(lo, hi, width)
        }
        BvOp::Srem if b.slo > 0 => {
            let limit = b.shi - 1;
            let lo = if a.slo >= 0 { 0 } else { a.slo.max(-limit) };
            let hi = if a.shi <= 0 { 0 } else { a.shi.min(limit) };
            Facts::signed(lo, hi, width)
        }
        BvOp::Smod if b.slo > 0 => Facts::signed(0, b.shi - 1, width),
        BvOp::Shl => match shift {
            Some(s) => Facts::bits(a.zeros << s | mask_low(s), a.ones << s, width),
            None => Facts::bits(mask_low(a.trailing_zeros().min(width)), 0, width),
        },
        BvOp::Lshr => match shift {
            Some(s) => Facts::bits(a.zeros >> s | !(mask(width) >> s), a.ones >> s, width)
                .meet(&Facts::unsigned(a.ulo >> s, a.uhi >> s, width), width),
            None => Facts::unsigned(0, a.uhi, width),
        },
        BvOp::Ashr => match shift {
            Some(s) => Facts::signed(a.slo >> s, a.shi >> s, width),
            None => Facts::signed(a.slo.min(0), a.shi.max(-1), width),
        },
        _ => Facts::full(width),
    }
}
