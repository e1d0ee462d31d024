//! Predicates that an operation on machine integers gives the mathematical result.

use crate::bv::{WrapOp, from_signed, mask, no_wrap, to_signed};
use crate::smt::sort::Sort;
use crate::smt::term::{Node, Pool, Term};

impl Pool {
    /// That `a op b`, operands and result read signed or unsigned, is exact.
    pub fn no_wrap(&mut self, op: WrapOp, signed: bool, a: Term, b: Term) -> Term {
        let width = self.width(a);
        if let (Some(x), Some(y)) = (self.as_bv(a), self.as_bv(b)) {
            return self.bool(no_wrap(op, signed, x, y, width));
        }
        if op == WrapOp::Sub && !signed {
            return self.ule(b, a);
        }
        if let Some((lo, hi)) = self.exact_interval(op, signed, a, b) {
            let (least, greatest) = bounds(signed, width);
            if least <= lo && hi <= greatest {
                return self.bool(true);
            }
            if hi < least || greatest < lo {
                return self.bool(false);
            }
        }
        if let Some(constant) = self.as_bv(b)
            && let Some((lo, hi)) = operand_range(op, signed, constant, width)
        {
            return self.in_range(a, lo, hi, signed);
        }
        if op != WrapOp::Sub
            && let Some(constant) = self.as_bv(a)
            && let Some((lo, hi)) = operand_range(op, signed, constant, width)
        {
            return self.in_range(b, lo, hi, signed);
        }
        let (a, b) = if op == WrapOp::Sub {
            (a, b)
        } else {
            (a.min(b), a.max(b))
        };
        self.intern(Node::NoWrap { op, signed, a, b }, Sort::Bool)
    }

    /// `lo <= a <= hi`, read signed or unsigned.
    fn in_range(&mut self, a: Term, lo: i128, hi: i128, signed: bool) -> Term {
        let width = self.width(a);
        let (lo, hi) = (
            self.bv(from_signed(lo, width), width),
            self.bv(from_signed(hi, width), width),
        );
        let above = if signed {
            self.sle(lo, a)
        } else {
            self.ule(lo, a)
        };
        let below = if signed {
            self.sle(a, hi)
        } else {
            self.ule(a, hi)
        };
        self.and([above, below])
    }

    /// The interval of the mathematical result.
    fn exact_interval(&self, op: WrapOp, signed: bool, a: Term, b: Term) -> Option<(i128, i128)> {
        let read = |t: Term| {
            let facts = self.facts(t);
            match signed {
                true => Some((facts.slo, facts.shi)),
                false => Some((
                    i128::try_from(facts.ulo).ok()?,
                    i128::try_from(facts.uhi).ok()?,
                )),
            }
        };
        let ((alo, ahi), (blo, bhi)) = (read(a)?, read(b)?);
        match op {
            WrapOp::Add => Some((alo.checked_add(blo)?, ahi.checked_add(bhi)?)),
            WrapOp::Sub => Some((alo.checked_sub(bhi)?, ahi.checked_sub(blo)?)),
            WrapOp::Mul => {
                let mut corners = [0; 4];
                for (corner, (x, y)) in
                    corners
                        .iter_mut()
                        .zip([(alo, blo), (alo, bhi), (ahi, blo), (ahi, bhi)])
                {
                    *corner = x.checked_mul(y)?;
                }
                Some((*corners.iter().min()?, *corners.iter().max()?))
            }
        }
    }
}

/// The least and greatest number of a width below 128.
fn bounds(signed: bool, width: u32) -> (i128, i128) {
    let greatest = (mask(width) >> 1) as i128;
    match signed {
        true => (-greatest - 1, greatest),
        false if width < 127 => (0, mask(width) as i128),
        // No interval of i128 reaches further.
        false => (0, i128::MAX),
    }
}

/// The values of one operand for which the result with the constant is exact.
fn operand_range(op: WrapOp, signed: bool, constant: u128, width: u32) -> Option<(i128, i128)> {
    if width > 126 {
        return None;
    }
    let (least, greatest) = bounds(signed, width);
    let c = if signed {
        to_signed(constant, width)
    } else {
        constant as i128
    };
    match op {
        WrapOp::Add => Some(((least - c).max(least), (greatest - c).min(greatest))),
        WrapOp::Sub => Some(((least + c).max(least), (greatest + c).min(greatest))),
        WrapOp::Mul if c > 0 => Some((-(-least).div_euclid(c), greatest.div_euclid(c))),
        WrapOp::Mul if c == 0 => Some((least, greatest)),
        // Division by -1 could leave the range.
        WrapOp::Mul if c == -1 => Some((least + 1, greatest)),
        WrapOp::Mul => Some((-greatest.div_euclid(-c), (-least).div_euclid(-c))),
    }
}
