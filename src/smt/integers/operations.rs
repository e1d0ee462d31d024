//! Bit-vector operations on integers.

use super::{Integers, Reading, below, bounds, greatest, in_range, power};
use crate::bv::{BvOp, WrapOp, mask, to_signed};
use crate::smt::term::{Pool, Term};

impl Integers {
    pub(super) fn linear(
        &mut self,
        pool: &mut Pool,
        term: Term,
        terms: &[(Term, u128)],
        constant: u128,
        reading: Reading,
    ) -> Term {
        let width = pool.width(term);
        let constant = to_signed(constant, width);
        let mut total = pool.int(constant);
        let mut interval = Some((constant, constant));
        for (t, c) in terms {
            let natural = self.natural(pool, *t);
            let c = to_signed(*c, width);
            let bounds = bounds(&pool.facts(*t), natural);
            interval = interval.zip(bounds).and_then(|((lo, hi), (a, b))| {
                let (p, q) = (c.checked_mul(a)?, c.checked_mul(b)?);
                Some((lo.checked_add(p.min(q))?, hi.checked_add(p.max(q))?))
            });
            let (t, factor) = (self.value(pool, *t, natural), pool.int(c));
            let scaled = pool.int_mul(t, factor);
            total = pool.int_add(total, scaled);
        }
        match times_around(interval, width, reading) {
            Some((first, last)) if last - first <= 1 => {
                self.wrap(pool, term, total, interval, reading)
            }
            _ => remainder(pool, total, width, reading),
        }
    }

    pub(super) fn product(
        &mut self,
        pool: &mut Pool,
        term: Term,
        factors: &[Term],
        reading: Reading,
    ) -> Term {
        let mut total = pool.int(1);
        let mut interval = Some((1i128, 1i128));
        for t in factors {
            let bounds = bounds(&pool.facts(*t), reading);
            interval = interval.zip(bounds).and_then(|((lo, hi), (a, b))| {
                let corners = [
                    lo.checked_mul(a)?,
                    lo.checked_mul(b)?,
                    hi.checked_mul(a)?,
                    hi.checked_mul(b)?,
                ];
                Some((*corners.iter().min()?, *corners.iter().max()?))
            });
            let t = self.value(pool, *t, reading);
            total = pool.int_mul(total, t);
        }
        self.wrap(pool, term, total, interval, reading)
    }

    /// An integer result brought into the range of its width: exactly where it
    /// leaves it at most once around on one side, else an unknown where it does.
    fn wrap(
        &mut self,
        pool: &mut Pool,
        term: Term,
        exact: Term,
        interval: Option<(i128, i128)>,
        reading: Reading,
    ) -> Term {
        let width = pool.width(term);
        let around = times_around(interval, width, reading);
        let modulus = power(pool, width);
        let shifted = |pool: &mut Pool, times: i128| {
            let times = pool.int(times);
            let offset = pool.int_mul(modulus, times);
            pool.int_sub(exact, offset)
        };
        match around {
            Some((first, last)) if first == last => shifted(pool, first),
            Some((first, last)) if first + 1 == last => {
                let (low, high) = (shifted(pool, first), shifted(pool, last));
                let fits = below(pool, low, width, reading);
                pool.ite(fits, low, high)
            }
            _ => {
                let other = self.unknown(pool, term, reading);
                let fits = in_range(pool, exact, width, reading);
                pool.ite(fits, exact, other)
            }
        }
    }

    pub(super) fn operation(
        &mut self,
        pool: &mut Pool,
        term: Term,
        op: BvOp,
        [a, b]: [Term; 2],
        reading: Reading,
    ) -> Term {
        let width = pool.width(a);
        let commutes = matches!(op, BvOp::And | BvOp::Or | BvOp::Xor);
        let (a, b) = match commutes && pool.is_literal(a) {
            true => (b, a),
            false => (a, b),
        };
        let constant = pool.as_bv(b);
        match (op, constant) {
            (BvOp::Udiv | BvOp::Urem, Some(c)) if c > 0 => {
                let (x, y) = (
                    self.value(pool, a, Reading::Unsigned),
                    self.value(pool, b, Reading::Unsigned),
                );
                match op {
                    BvOp::Udiv => pool.int_div(x, y),
                    _ => pool.int_mod(x, y),
                }
            }
            (BvOp::Udiv | BvOp::Urem, _) => {
                let (quotient, rest) = self.division(pool, a, b);
                if op == BvOp::Udiv { quotient } else { rest }
            }
            (BvOp::Sdiv | BvOp::Srem, Some(c)) if to_signed(c, width) > 0 => {
                let x = self.value(pool, a, Reading::Signed);
                let divisor = pool.int(to_signed(c, width));
                let minus_x = pool.int_neg(x);
                let half = |pool: &mut Pool, x| match op {
                    BvOp::Sdiv => pool.int_div(x, divisor),
                    _ => pool.int_mod(x, divisor),
                };
                let (up, down) = (half(pool, x), half(pool, minus_x));
                let (down, zero) = (pool.int_neg(down), pool.int(0));
                let positive = pool.int_le(zero, x);
                pool.ite(positive, up, down)
            }
            (BvOp::Sdiv | BvOp::Srem, _) => {
                let (quotient, rest) = self.signed_division(pool, a, b);
                if op == BvOp::Sdiv { quotient } else { rest }
            }
            (BvOp::Lshr, Some(c)) if c < u128::from(width) => {
                let (x, divisor) = (
                    self.value(pool, a, Reading::Unsigned),
                    power(pool, c as u32),
                );
                pool.int_div(x, divisor)
            }
            (BvOp::Ashr, Some(c)) if c < u128::from(width) => {
                let (x, divisor) = (self.value(pool, a, Reading::Signed), power(pool, c as u32));
                pool.int_div(x, divisor)
            }
            (BvOp::And, Some(bits)) if runs(bits).len() <= 2 => self.masked(pool, a, bits),
            (BvOp::Or | BvOp::Xor, _) => {
                let excess = if op == BvOp::Or { 1 } else { 2 };
                self.sum_of_bits(pool, a, b, excess)
            }
            (BvOp::And, _) => {
                let result = self.unknown(pool, term, reading);
                for t in [a, b] {
                    let t = self.value(pool, t, Reading::Unsigned);
                    let less = pool.int_le(result, t);
                    self.constraints.push(less);
                }
                self.power_of_two_test(pool, result, a, b);
                result
            }
            _ => self.unknown(pool, term, reading),
        }
    }

    /// `a + b` without its excess: it counts common bits twice, `excess` times too often.
    fn sum_of_bits(&mut self, pool: &mut Pool, a: Term, b: Term, excess: i128) -> Term {
        let common = match pool.as_bv(b) {
            Some(bits) if runs(bits).len() <= 2 => self.masked(pool, a, bits),
            _ => {
                let both = pool.bv_and(a, b);
                for t in pool.post_order(&[both], |t| self.readings.contains_key(&t)) {
                    self.translate_one(pool, t);
                }
                self.value(pool, both, Reading::Unsigned)
            }
        };
        let (x, y) = (
            self.value(pool, a, Reading::Unsigned),
            self.value(pool, b, Reading::Unsigned),
        );
        let sum = pool.int_add(x, y);
        let factor = pool.int(excess);
        let excess = pool.int_mul(common, factor);
        pool.int_sub(sum, excess)
    }

    /// Is the exact result one that the width can hold?
    pub(super) fn no_wrap(
        &mut self,
        pool: &mut Pool,
        op: WrapOp,
        [a, b]: [Term; 2],
        reading: Reading,
    ) -> Term {
        let width = pool.width(a);
        let (a, b) = (self.value(pool, a, reading), self.value(pool, b, reading));
        let exact = match op {
            WrapOp::Add => pool.int_add(a, b),
            WrapOp::Sub => pool.int_sub(a, b),
            WrapOp::Mul => pool.int_mul(a, b),
        };
        in_range(pool, exact, width, reading)
    }

    /// `-1 - a`, or `2^width - 1 - a`.
    pub(super) fn complement(&mut self, pool: &mut Pool, a: Term, reading: Reading) -> Term {
        let least = match reading {
            Reading::Signed => pool.int(-1),
            Reading::Unsigned => greatest(pool, pool.width(a)),
        };
        let a = self.value(pool, a, reading);
        pool.int_sub(least, a)
    }

    pub(super) fn concat(&mut self, pool: &mut Pool, a: Term, b: Term, reading: Reading) -> Term {
        let scale = power(pool, pool.width(b));
        let a = self.value(pool, a, reading);
        let b = self.value(pool, b, Reading::Unsigned);
        let high = pool.int_mul(a, scale);
        pool.int_add(high, b)
    }

    /// Quotient and remainder of unsigned numbers. As unknowns they make a product
    /// that can be compared with others.
    fn division(&mut self, pool: &mut Pool, a: Term, b: Term) -> (Term, Term) {
        if let Some(known) = self.divisions.get(&(a, b)) {
            return *known;
        }
        let (x, y) = (
            self.value(pool, a, Reading::Unsigned),
            self.value(pool, b, Reading::Unsigned),
        );
        let [quotient, rest] = [BvOp::Udiv, BvOp::Urem].map(|op| {
            let term = pool.bv_op(op, a, b);
            self.unknown(pool, term, Reading::Unsigned)
        });
        let zero = pool.int(0);
        let divides = pool.int_lt(zero, y);
        let product = pool.int_mul(quotient, y);
        let sum = pool.int_add(product, rest);
        let (exact, small) = (pool.eq(x, sum), pool.int_lt(rest, y));
        let divided = pool.and([exact, small]);
        let most = greatest(pool, pool.width(a));
        let (all_ones, unchanged) = (pool.eq(quotient, most), pool.eq(rest, x));
        let by_zero = pool.and([all_ones, unchanged]);
        let meaning = pool.ite(divides, divided, by_zero);
        self.constraints.push(meaning);
        self.divisions.insert((a, b), (quotient, rest));
        (quotient, rest)
    }

    /// Quotient and remainder of signed numbers, both towards zero; known where
    /// the divisor is positive.
    fn signed_division(&mut self, pool: &mut Pool, a: Term, b: Term) -> (Term, Term) {
        if let Some(known) = self.signed_divisions.get(&(a, b)) {
            return *known;
        }
        let (x, y) = (
            self.value(pool, a, Reading::Signed),
            self.value(pool, b, Reading::Signed),
        );
        let [quotient, rest] = [BvOp::Sdiv, BvOp::Srem].map(|op| {
            let term = pool.bv_op(op, a, b);
            self.unknown(pool, term, Reading::Signed)
        });
        let zero = pool.int(0);
        let divides = pool.int_lt(zero, y);
        let product = pool.int_mul(quotient, y);
        let sum = pool.int_add(product, rest);
        let exact = pool.eq(x, sum);
        let minus_y = pool.int_neg(y);
        let up = [
            pool.int_le(zero, quotient),
            pool.int_le(zero, rest),
            pool.int_lt(rest, y),
        ];
        let down = [
            pool.int_le(quotient, zero),
            pool.int_le(rest, zero),
            pool.int_lt(minus_y, rest),
        ];
        let (up, down) = (pool.and(up), pool.and(down));
        let positive = pool.int_le(zero, x);
        let signs = pool.ite(positive, up, down);
        let divided = pool.and([exact, signs]);
        let meaning = pool.implies(divides, divided);
        self.constraints.push(meaning);
        self.signed_divisions.insert((a, b), (quotient, rest));
        (quotient, rest)
    }

    /// `x & (x - 1)` is zero for zero and the powers of two.
    fn power_of_two_test(&mut self, pool: &mut Pool, result: Term, a: Term, b: Term) {
        let width = pool.width(a);
        let one = pool.bv(1, width);
        let (before_a, before_b) = (pool.bv_sub(a, one), pool.bv_sub(b, one));
        let x = match (before_a == b, before_b == a) {
            (true, _) => a,
            (_, true) => b,
            _ => return,
        };
        let most = pool.facts(x).uhi;
        let x = self.value(pool, x, Reading::Unsigned);
        let zero = pool.int(0);
        let mut cases = vec![pool.eq(x, zero)];
        for exponent in (0..width).filter(|e| 1 << e <= most) {
            let power = power(pool, exponent);
            cases.push(pool.eq(x, power));
        }
        let (is_zero, is_power) = (pool.eq(result, zero), pool.or(cases));
        self.constraints.push(pool.eq(is_zero, is_power));
    }

    /// `a & bits`, a sum over the runs of ones.
    fn masked(&mut self, pool: &mut Pool, a: Term, bits: u128) -> Term {
        let x = self.value(pool, a, Reading::Unsigned);
        let width = pool.width(a);
        let mut total = pool.int(0);
        for (low, high) in runs(bits) {
            let field = bit_field(pool, x, low, high, width);
            let scale = power(pool, low);
            let scaled = pool.int_mul(field, scale);
            total = pool.int_add(total, scaled);
        }
        total
    }

    /// The bits as an unsigned number. What fits already needs no remainder.
    pub(super) fn extract(&mut self, pool: &mut Pool, arg: Term, high: u32, low: u32) -> Term {
        let width = pool.width(arg);
        if low == 0 {
            let facts = pool.facts(arg);
            let natural = self.natural(pool, arg);
            let value = self.value(pool, arg, natural);
            if facts.uhi <= mask(high) {
                return self.value(pool, arg, Reading::Unsigned);
            }
            let modulus = power(pool, high);
            let rest = pool.int_mod(value, modulus);
            let fits = in_range(pool, value, high, Reading::Unsigned);
            return pool.ite(fits, value, rest);
        }
        let value = self.value(pool, arg, Reading::Unsigned);
        bit_field(pool, value, low, high, width)
    }
}

/// How many times around the range of the width the ends of an interval are.
fn times_around(
    interval: Option<(i128, i128)>,
    width: u32,
    reading: Reading,
) -> Option<(i128, i128)> {
    let (lo, hi) = interval.filter(|_| width < 126)?;
    let modulus = 1i128 << width;
    let least = match reading {
        Reading::Signed => -modulus / 2,
        Reading::Unsigned => 0,
    };
    let times = |v: i128| Some(v.checked_sub(least)?.div_euclid(modulus));
    Some((times(lo)?, times(hi)?))
}

/// A number brought into the range of a width, however far away it is.
fn remainder(pool: &mut Pool, exact: Term, width: u32, reading: Reading) -> Term {
    let least = match reading {
        Reading::Signed => power(pool, width - 1),
        Reading::Unsigned => pool.int(0),
    };
    let modulus = power(pool, width);
    let above = pool.int_add(exact, least);
    let rest = pool.int_mod(above, modulus);
    let wrapped = pool.int_sub(rest, least);
    let fits = in_range(pool, exact, width, reading);
    pool.ite(fits, exact, wrapped)
}

/// Bits `low .. high` of a number of `0 .. 2^width`.
fn bit_field(pool: &mut Pool, value: Term, low: u32, high: u32, width: u32) -> Term {
    let divisor = power(pool, low);
    let shifted = pool.int_div(value, divisor);
    if high == width {
        return shifted;
    }
    let modulus = power(pool, high - low);
    pool.int_mod(shifted, modulus)
}

/// The maximal runs of ones, each from its lowest bit to above its highest.
fn runs(bits: u128) -> Vec<(u32, u32)> {
    let mut runs = Vec::new();
    let mut low = 0;
    while low < 128 && bits >> low != 0 {
        low += (bits >> low).trailing_zeros();
        let length = (bits >> low).trailing_ones();
        runs.push((low, low + length));
        low += length;
    }
    runs
}
