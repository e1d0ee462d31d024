//! Quotients and remainders.
//!
//! Of numbers that are not negative, `q = i / h` and `r = i % h` are tied to `i` by
//! `i = h·q + r` with `0 <= r < h`; where `i < h·c`, also `q < c`. Two threads that have the same quotient and the same remainder
//! by one divisor have divided the same number.

use smallvec::smallvec;

use super::Known;
use crate::bv::to_signed;
use crate::engines::protocol::polynomial::{Atom, Polynomial, quotient};
use crate::smt::{BvOp, Node, Pool, Term};

/// A quotient or a remainder that is a value of the program, in numbers that are not
/// negative: those of a signed division that rounds to zero, but for their signs.
#[derive(Clone, PartialEq)]
pub(super) struct Division {
    dividend: Polynomial,
    divisor: Polynomial,
    is_quotient: bool,
    result: Polynomial,
}

impl Known {
    /// Learns what the term is, a division or remainder of `a` by `b`, where machine
    /// division is that of numbers and the signs are known.
    pub(super) fn divide(
        &mut self,
        pool: &mut Pool,
        op: BvOp,
        term: Term,
        a: Term,
        b: Term,
    ) -> Option<()> {
        let (op, a, b) = as_division(pool, op, a, b);
        let (signed, is_quotient) = match op {
            BvOp::Udiv => (false, true),
            BvOp::Urem => (false, false),
            BvOp::Sdiv => (true, true),
            BvOp::Srem => (true, false),
            _ => return None,
        };
        let (dividend, divisor) = (self.value(pool, a, signed)?, self.value(pool, b, signed)?);
        let Some((divisor_sign, divisor)) = self.magnitude(pool, &divisor, 1) else {
            let needs_sign = self.magnitude(pool, &dividend, 0).is_some();
            if needs_sign && !self.of_unknown_sign.contains(&divisor) {
                self.of_unknown_sign.push(divisor);
            }
            return None;
        };
        if is_quotient && divisor_sign == 1 {
            self.tell_sign(pool, &dividend, Atom::new(pool, term, signed));
        }
        let (sign, dividend) = self.magnitude(pool, &dividend, 0)?;
        if !self.fits(pool, &dividend, pool.width(term) - 1, false) {
            return None;
        }
        let sign = if is_quotient {
            sign * divisor_sign
        } else {
            sign
        };
        let atom = Atom::new(pool, term, true);
        let division = Division {
            dividend,
            divisor,
            is_quotient,
            result: Polynomial::monomial(smallvec![atom], sign),
        };
        if self.divisions.contains(&division) {
            return None;
        }
        let most = self.interval(pool, &division.dividend)?.1;
        let bounds = if sign < 0 { (-most, 0) } else { (0, most) };
        self.bounds.entry(atom).or_insert(bounds);
        for fact in division.facts().into_iter().flatten() {
            self.add(fact);
        }
        self.divisions.push(division);
        self.tighten(pool);
        Some(())
    }

    /// Learns that a number is a multiple of another one: nothing is left when it is divided.
    pub(super) fn learn_multiple(&mut self, pool: &mut Pool, claim: Term) {
        let Node::Eq(a, b) = *pool.node(claim) else {
            return;
        };
        for (rest, zero) in [(a, b), (b, a)] {
            let Node::Bv2(op, a, b) = *pool.node(rest) else {
                continue;
            };
            let (op, term, by) = as_division(pool, op, a, b);
            let is_rest = matches!(op, BvOp::Urem | BvOp::Srem) && pool.as_bv(zero) == Some(0);
            let by = pool.as_bv(by).map(|by| to_signed(by, pool.width(term)));
            let Some(of) = by.filter(|by| is_rest && *by > 0) else {
                continue;
            };
            let of = of.unsigned_abs();
            let known = self.multiples.entry(term).or_insert(of);
            if of % *known == 0 {
                *known = of;
            }
        }
    }

    /// Learns of what a mask leaves that it is a multiple of the power of two below its last bit: columns
    /// that threads take four at a time are `4·q`, as the length of a row is that these end before.
    pub(super) fn learn_masked(&mut self, pool: &Pool, term: Term) {
        let zeros = pool.facts(term).zeros.trailing_ones();
        let is_masked = matches!(pool.node(term), Node::Bv2(BvOp::And, ..));
        if is_masked && (1..pool.width(term)).contains(&zeros) {
            self.multiples.entry(term).or_insert(1 << zeros);
        }
    }

    /// The value of a multiple that is not negative, by its quotient. Learns as well that this value has the
    /// bounds of the number itself.
    pub(super) fn multiple(&mut self, pool: &mut Pool, term: Term) -> Option<Polynomial> {
        let of = *self.multiples.get(&term)?;
        let itself = Atom::new(pool, term, true);
        // What is above the next negative multiple is zero or more; without sign only powers of two have
        // the same multiples.
        let rest = if of.is_power_of_two() { of - 1 } else { 0 };
        let rest = Polynomial::constant(i128::try_from(rest).ok()?);
        let above = Polynomial::atom(itself).plus(1, &rest)?;
        self.shows(pool, &above).then_some(())?;
        self.add(Polynomial::atom(itself));
        let divisor = pool.bv(of, pool.width(term));
        let quotient = pool.bv_op(BvOp::Udiv, term, divisor);
        let quotient = self.value(pool, quotient, false)?;
        let value = quotient.times(&Polynomial::constant(i128::try_from(of).ok()?))?;
        let (least, most) = self.bounds(pool, itself)?;
        let above = value.plus(-1, &Polynomial::constant(least));
        let below = Polynomial::constant(most).plus(-1, &value);
        [above, below]
            .into_iter()
            .flatten()
            .for_each(|fact| self.add(fact));
        self.tighten(pool);
        Some(value)
    }

    /// What has a quotient other than zero by a positive number has its sign.
    fn tell_sign(&mut self, pool: &Pool, dividend: &Polynomial, quotient: Atom) {
        let sign = self.magnitude(pool, &Polynomial::atom(quotient), 1);
        let beyond = sign.and_then(|(sign, _)| Polynomial::constant(-1).plus(sign, dividend));
        if let Some(beyond) = beyond {
            self.add(beyond);
            self.tighten(pool);
        }
    }

    /// A divisor of which it would help to know the sign.
    pub fn divisor_of_unknown_sign(&self, pool: &Pool) -> Option<Polynomial> {
        let mut divisors = self.of_unknown_sign.iter();
        divisors
            .find(|divisor| self.magnitude(pool, divisor, 1).is_none())
            .cloned()
    }

    /// The sign of a number that is shown to be at least so far from zero, and the number
    /// without it.
    fn magnitude(
        &self,
        pool: &Pool,
        number: &Polynomial,
        least: i128,
    ) -> Option<(i128, Polynomial)> {
        [1, -1].into_iter().find_map(|sign| {
            let magnitude = Polynomial::default().plus(sign, number)?;
            let above = magnitude.plus(-1, &Polynomial::constant(least))?;
            self.shows(pool, &above).then_some((sign, magnitude))
        })
    }

    /// Bounds of quotients: from `i <= h·c - 1` follows `q <= c - 1`.
    pub(super) fn bound_quotients(&mut self) {
        let mut found = Vec::new();
        for division in self.divisions.iter().filter(|d| d.is_quotient) {
            let Some(below) = division.dividend.plus(1, &one()) else {
                continue;
            };
            for fact in &self.facts {
                let bound = fact.plus(1, &below).and_then(|bound| {
                    let most = divided(&bound, &division.divisor)?.plus(-1, &one())?;
                    most.plus(-1, &division.result)
                });
                found.extend(bound);
            }
        }
        for fact in found {
            self.add(fact);
        }
    }

    /// What else is zero if these are: differences of numbers whose quotients and
    /// remainders by one divisor are the same.
    pub fn undivided(&self, zeros: &[Polynomial]) -> Vec<Polynomial> {
        let mut found: Vec<Polynomial> = Vec::new();
        let same = |a: &Division, b: &Division| {
            let difference = a.result.plus(-1, &b.result);
            difference.is_some_and(|difference| is_zero(&difference, zeros))
        };
        for a in self.divisions.iter().filter(|d| d.is_quotient) {
            for b in self.divisions.iter().filter(|d| d.is_quotient) {
                if a.divisor != b.divisor || a.dividend == b.dividend || !same(a, b) {
                    continue;
                }
                let remainder = |of: &Division| {
                    self.divisions.iter().find(|d| {
                        !d.is_quotient && d.dividend == of.dividend && d.divisor == of.divisor
                    })
                };
                let (Some(r), Some(s)) = (remainder(a), remainder(b)) else {
                    continue;
                };
                let difference = a.dividend.plus(-1, &b.dividend);
                if same(r, s)
                    && let Some(difference) = difference
                    && !is_zero(&difference, zeros)
                    && !is_zero(&difference, &found)
                {
                    found.push(difference);
                }
            }
        }
        found
    }
}

impl Division {
    /// Polynomials that are not negative.
    fn facts(&self) -> [Option<Polynomial>; 2] {
        let greatest = self.divisor.plus(-1, &one());
        match self.is_quotient {
            true => {
                let product = self.divisor.times(&self.result);
                let rest = product.and_then(|product| self.dividend.plus(-1, &product));
                let below = rest.as_ref().and_then(|rest| greatest?.plus(-1, rest));
                [rest, below]
            }
            false => [
                greatest.and_then(|greatest| greatest.plus(-1, &self.result)),
                self.dividend.plus(-1, &self.result),
            ],
        }
    }
}

/// Upper and lower bits of a number are its quotient and remainder by a power of two.
fn as_division(pool: &mut Pool, op: BvOp, a: Term, b: Term) -> (BvOp, Term, Term) {
    let width = pool.width(a);
    let power = |bits: u128| (bits < u128::from(width - 1)).then(|| 1u128 << bits);
    match op {
        BvOp::Lshr => match pool.as_bv(b).and_then(power) {
            Some(power) => (BvOp::Udiv, a, pool.bv(power, width)),
            None => (op, a, b),
        },
        BvOp::And => {
            let sides = [(a, b), (b, a)].into_iter();
            let mut masks =
                sides.filter_map(|(of, mask)| Some((of, pool.as_bv(mask)?.checked_add(1)?)));
            match masks.find(|(_, power)| power.is_power_of_two() && *power >> (width - 1) == 0) {
                Some((of, power)) => (BvOp::Urem, of, pool.bv(power, width)),
                None => (op, a, b),
            }
        }
        _ => (op, a, b),
    }
}

fn one() -> Polynomial {
    Polynomial::constant(1)
}

/// The polynomial or its negative is one of these, or nothing.
fn is_zero(polynomial: &Polynomial, zeros: &[Polynomial]) -> bool {
    polynomial.terms.is_empty()
        || zeros.contains(polynomial)
        || Polynomial::default()
            .plus(-1, polynomial)
            .is_some_and(|negative| zeros.contains(&negative))
}

/// The exact quotient by a polynomial of one summand.
fn divided(whole: &Polynomial, by: &Polynomial) -> Option<Polynomial> {
    let mut summands = by.terms.iter();
    let (monomial, factor) = summands.next()?;
    if summands.next().is_some() {
        return None;
    }
    let mut result = Polynomial::default();
    for (own, coefficient) in &whole.terms {
        if coefficient % factor != 0 {
            return None;
        }
        result
            .terms
            .insert(quotient(own, monomial)?, coefficient / factor);
    }
    Some(result)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bv::{apply, from_signed, to_signed};
    use crate::smt::Sort;

    const WIDTH: u32 = 4;

    /// What is learnt of quotients and remainders holds for all numbers of four bits.
    #[test]
    fn facts_of_divisions_hold() {
        let signs = [(false, false), (false, true), (true, false), (true, true)];
        for (negative_dividend, negative_divisor) in signs {
            let mut pool = Pool::new();
            let [i, h] = ["i", "h"].map(|name| pool.fresh_var(name, Sort::BitVec(WIDTH)));
            let [zero, least] = [0, -7].map(|number| pool.bv(from_signed(number, WIDTH), WIDTH));
            let claims = match negative_dividend {
                true => vec![pool.sle(least, i), pool.sle(i, zero)],
                false => vec![pool.sle(zero, i)],
            };
            let sign = match negative_divisor {
                true => pool.slt(h, zero),
                false => pool.slt(zero, h),
            };
            let claims = [claims, vec![sign]].concat();
            let mut known = Known::default();
            known.learn(&mut pool, &claims);
            let q = pool.bv_op(BvOp::Sdiv, i, h);
            let r = pool.bv_op(BvOp::Srem, i, h);
            for term in [q, r] {
                known.value(&mut pool, term, true);
            }
            assert_eq!(known.divisions.len(), 2);
            for (x, y) in (-8..8).flat_map(|x| (-8..8).map(move |y| (x, y))) {
                let dividends = if negative_dividend { -7..=0 } else { 0..=7 };
                if !dividends.contains(&x) || y == 0 || (y < 0) != negative_divisor {
                    continue;
                }
                let bits = [x, y].map(|v| from_signed(v, WIDTH));
                let value = |op| to_signed(apply(op, bits[0], bits[1], WIDTH), WIDTH);
                let values = [
                    (i, x),
                    (h, y),
                    (q, value(BvOp::Sdiv)),
                    (r, value(BvOp::Srem)),
                ];
                let of = |atom: &Atom| {
                    let found = values.iter().find(|(term, _)| *term == atom.term);
                    found.expect("no other atoms are made").1
                };
                for fact in &known.facts {
                    let terms = fact.terms.iter();
                    let sum: i128 = terms
                        .map(|(m, c)| c * m.iter().map(of).product::<i128>())
                        .sum();
                    assert!(sum >= 0, "{x} {y}: {fact:?}");
                }
                for (atom, (least, most)) in &known.bounds {
                    assert!((*least..=*most).contains(&of(atom)), "{x} {y}: {atom:?}");
                }
            }
        }
    }

    /// What upper and lower bits are learnt to be holds for all numbers of four bits, and what multiples are.
    #[test]
    fn facts_of_bits_hold() {
        for (shift, is_multiple) in (0..4).flat_map(|shift| [(shift, false), (shift, true)]) {
            let mut pool = Pool::new();
            let i = pool.fresh_var("i", Sort::BitVec(WIDTH));
            let [zero, by, mask] = [0, shift, (1 << shift) - 1].map(|bits| pool.bv(bits, WIDTH));
            let upper = pool.bv_op(BvOp::Lshr, i, by);
            let lower = pool.bv_op(BvOp::And, i, mask);
            let mut claims = vec![pool.sle(zero, i)];
            claims.extend(is_multiple.then(|| pool.eq(lower, zero)));
            let mut known = Known::default();
            known.learn(&mut pool, &claims);
            let values = [i, upper, lower].map(|term| known.value(&mut pool, term, true));
            for x in (0..8u128).filter(|x| !is_multiple || x & ((1 << shift) - 1) == 0) {
                let of = |term: Term| match term {
                    _ if term == i => x,
                    _ if term == upper => x >> shift,
                    _ if term == lower => x & ((1 << shift) - 1),
                    other => pool.as_bv(other).expect("no other atoms are made"),
                };
                let value = |polynomial: &Polynomial| -> i128 {
                    let product =
                        |m: &[Atom]| m.iter().map(|a| of(a.term) as i128).product::<i128>();
                    polynomial.terms.iter().map(|(m, c)| c * product(m)).sum()
                };
                assert!(
                    known.facts.iter().all(|fact| value(fact) >= 0),
                    "{x} {shift}"
                );
                for (term, known) in [i, upper, lower].into_iter().zip(&values) {
                    let known = known.as_ref().expect("it is small");
                    assert_eq!(value(known), of(term) as i128, "{x} {shift}");
                }
            }
        }
    }

    /// The sign of a dividend is that of a quotient that is not zero, by a positive divisor.
    #[test]
    fn a_quotient_tells_the_sign_of_what_was_divided() {
        let mut pool = Pool::new();
        let [i, j, h] = ["i", "j", "h"].map(|name| pool.fresh_var(name, Sort::BitVec(32)));
        let [one, many] = [1, 1000].map(|number| pool.bv(number, 32));
        let [q, p] = [i, j].map(|number| pool.bv_op(BvOp::Sdiv, number, h));
        let claims = [pool.sle(one, h), pool.sle(h, many), pool.sle(one, q)];
        let mut known = Known::default();
        known.learn(&mut pool, &claims);
        for quotient in [q, p] {
            known.value(&mut pool, quotient, true);
        }
        assert!(known.is_at_least(&mut pool, i, true, 1));
        assert!(!known.is_at_least(&mut pool, j, true, 0));
    }

    /// `i < w·h` gives `i / w < h`, and the same quotient and remainder the same number.
    #[test]
    fn quotients_are_bounded_and_undone() {
        let mut pool = Pool::new();
        let mut var = |name: &str| pool.fresh_var(name, Sort::BitVec(32));
        let [i, j, w, h] = ["i", "j", "w", "h"].map(&mut var);
        let [zero, least, many] = [0, 1, 1000].map(|number| pool.bv(number, 32));
        let area = pool.bv_mul(w, h);
        let mut claims = Vec::new();
        for size in [w, h] {
            claims.extend([pool.sle(least, size), pool.sle(size, many)]);
        }
        for index in [i, j] {
            claims.extend([pool.sle(zero, index), pool.slt(index, area)]);
        }
        let mut known = Known::default();
        known.learn(&mut pool, &claims);
        let mut differences = Vec::new();
        for op in [BvOp::Sdiv, BvOp::Srem] {
            let [a, b] = [i, j].map(|index| {
                let result = pool.bv_op(op, index, w);
                known.value(&mut pool, result, true).expect("a value")
            });
            differences.push(a.plus(-1, &b).expect("it is small"));
        }
        let row = pool.bv_op(BvOp::Sdiv, i, w);
        let most = Polynomial::atom(Atom::new(&pool, h, true)).plus(-1, &one());
        let below =
            most.and_then(|most| most.plus(-1, &Polynomial::atom(Atom::new(&pool, row, true))));
        assert!(known.shows(&pool, &below.expect("it is small")));
        let both = [i, j].map(|t| Polynomial::atom(Atom::new(&pool, t, true)));
        let same = both[0].plus(-1, &both[1]).expect("it is small");
        assert!(is_zero(&same, &known.undivided(&differences)));
        assert!(known.undivided(&differences[..1]).is_empty());
    }
}
