//! What terms are worth in the integers.

use super::{Known, Operation};
use crate::bv::to_signed;
use crate::engines::protocol::polynomial::{Atom, Polynomial};
use crate::smt::{Node, Pool, Term, WrapOp};

impl Known {
    /// The term's value, read signed or unsigned.
    pub fn value(&mut self, pool: &mut Pool, term: Term, signed: bool) -> Option<Polynomial> {
        if let Some(known) = self.values.get(&(term, signed)) {
            return known.clone();
        }
        // Two operations may each be said to undo the other.
        let itself = Polynomial::atom(Atom::new(pool, term, signed));
        self.values.insert((term, signed), Some(itself));
        let value = self.computed(pool, term, signed);
        self.values.insert((term, signed), value.clone());
        value
    }

    fn computed(&mut self, pool: &mut Pool, term: Term, signed: bool) -> Option<Polynomial> {
        let width = pool.width(term);
        if let Some(bits) = pool.as_bv(term) {
            let value = match signed {
                true => to_signed(bits, width),
                false => i128::try_from(bits).ok()?,
            };
            return Some(Polynomial::constant(value));
        }
        if let Some(&same) = self.computed.get(&term) {
            return self.value(pool, same, signed);
        }
        self.learn_masked(pool, term);
        if let Some(value) = self.multiple(pool, term) {
            return Some(value);
        }
        let plain = pool.facts(term).is_nonnegative();
        match *pool.node(term) {
            Node::ZeroExt(inner, _) => return self.value(pool, inner, false),
            Node::SignExt(inner, _) => {
                let value = self.value(pool, inner, true);
                let shows = |value: &Polynomial| signed || plain || self.shows(pool, value);
                return match value.filter(shows) {
                    Some(value) => Some(value),
                    None => self.atom(pool, term, signed),
                };
            }
            Node::Extract { arg, high, low: 0 }
                if pool.facts(arg).uhi >> high == 0 && (plain || !signed) =>
            {
                return self.value(pool, arg, false);
            }
            Node::Extract { arg, high, low: 0 } => {
                let value = self.value(pool, arg, true)?;
                let bits = if plain || !signed { high } else { high - 1 };
                if self.fits(pool, &value, bits, false) {
                    return Some(value);
                }
                return self.atom(pool, term, signed);
            }
            Node::Ite(condition, then, otherwise) => {
                return match self.decided(pool, condition) {
                    Some(true) => self.value(pool, then, signed),
                    Some(false) => self.value(pool, otherwise, signed),
                    None => self.atom(pool, term, signed),
                };
            }
            Node::Bv2(op, a, b) => {
                self.divide(pool, op, term, a, b);
                return self.atom(pool, term, signed);
            }
            Node::Linear { .. } | Node::Product(_) => {}
            _ => return self.atom(pool, term, signed),
        }
        let readings: &[bool] = if plain { &[true, false] } else { &[signed] };
        for &reading in readings {
            if let Some(value) = self.by_operation(pool, term, reading) {
                return Some(value);
            }
            if let Some(value) = self.by_ranges(pool, term, reading) {
                return Some(value);
            }
            let congruent = self.congruent(pool, term, reading);
            if let Some(value) = congruent.filter(|value| self.fits(pool, value, width, reading)) {
                return Some(value);
            }
        }
        if !signed && !plain {
            // What is not negative as a signed number is the same without sign.
            let value = self.by_operation(pool, term, true);
            if let Some(value) = value.filter(|value| self.shows(pool, value)) {
                return Some(value);
            }
        }
        self.atom(pool, term, signed)
    }

    /// The truth value of a condition, if facts say it.
    pub(super) fn decided(&mut self, pool: &mut Pool, condition: Term) -> Option<bool> {
        for (value, claim) in [(true, condition), (false, pool.not(condition))] {
            let fact = self.inequality(pool, claim);
            if self.claims.contains(&claim) || fact.is_some_and(|fact| self.shows(pool, &fact)) {
                return Some(value);
            }
        }
        None
    }

    fn atom(&self, pool: &Pool, term: Term, signed: bool) -> Option<Polynomial> {
        let atom = Atom::new(pool, term, signed);
        if !signed && !pool.facts(term).is_nonnegative() {
            let other = Polynomial::atom(Atom::new(pool, term, true));
            if self.shows(pool, &other) {
                return Some(other);
            }
        }
        Some(Polynomial::atom(atom))
    }

    /// The value by an operation that is known not to wrap around.
    fn by_operation(&mut self, pool: &mut Pool, term: Term, signed: bool) -> Option<Polynomial> {
        let operation = self.exact_operation(term, signed);
        let operation = operation.or_else(|| {
            let same = self.multiplied_otherwise(pool, term, signed)?;
            self.exact_operation(same, signed)
        });
        let (op, _, a, b) = operation?;
        let (a, b) = (self.value(pool, a, signed)?, self.value(pool, b, signed)?);
        match op {
            WrapOp::Add => a.plus(1, &b),
            WrapOp::Sub => a.plus(-1, &b),
            WrapOp::Mul => a.times(&b),
        }
    }

    fn exact_operation(&self, term: Term, signed: bool) -> Option<Operation> {
        let mut operations = self.exact_operations.get(&term)?.iter();
        operations.find(|operation| operation.1 == signed).copied()
    }

    /// Another product of the same factors, in another order, that is known not to wrap around:
    /// `(n + 1)·i·m` and `(n + 1)·m·i` are different terms.
    fn multiplied_otherwise(&mut self, pool: &mut Pool, term: Term, signed: bool) -> Option<Term> {
        let is_product = |pool: &Pool, term: Term| matches!(pool.node(term), Node::Product(_));
        is_product(pool, term).then_some(())?;
        let others = self.exact_operations.keys().copied();
        let mut others: Vec<Term> = others
            .filter(|&other| {
                is_product(pool, other) && pool.width(other) == pool.width(term) && other != term
            })
            .collect();
        others.sort_unstable();
        let value = self.congruent(pool, term, signed)?;
        let mut others = others.into_iter();
        others.find(|&other| self.congruent(pool, other, signed).as_ref() == Some(&value))
    }

    /// The value where the operands are too small for the result to wrap around.
    fn by_ranges(&mut self, pool: &mut Pool, term: Term, signed: bool) -> Option<Polynomial> {
        let operands: Vec<Term> = match pool.node(term) {
            Node::Linear { terms, .. } => terms.iter().map(|(part, _)| *part).collect(),
            Node::Product(factors) => factors.to_vec(),
            _ => return None,
        };
        // The operation on operands as they are, then on what they are worth.
        let operands = operands.iter().map(|t| Atom::new(pool, *t, signed));
        let operands: Vec<Atom> = operands.collect();
        let width = pool.width(term);
        let combined = |values: &[Polynomial], pool: &Pool| match pool.node(term) {
            Node::Linear {
                terms, constant, ..
            } => {
                let constant = Polynomial::constant(to_signed(*constant, width));
                let mut parts = terms.iter().zip(values);
                parts.try_fold(constant, |sum, ((_, factor), value)| {
                    sum.plus(to_signed(*factor, width), value)
                })
            }
            _ => {
                let one = Polynomial::constant(1);
                values.iter().try_fold(one, |product, v| product.times(v))
            }
        };
        let plain: Vec<Polynomial> = operands.iter().map(|a| Polynomial::atom(*a)).collect();
        let plain = combined(&plain, pool)?;
        if !self.fits_by_interval(pool, &plain, width, signed) {
            return None;
        }
        let values: Option<Vec<Polynomial>> = operands
            .iter()
            .map(|a| self.value(pool, a.term, a.signed))
            .collect();
        combined(&values?, pool)
    }

    /// A polynomial that is the term's value but for multiples of two to the width.
    fn congruent(&mut self, pool: &mut Pool, term: Term, signed: bool) -> Option<Polynomial> {
        if let Some(known) = self.congruents.get(&(term, signed)) {
            return known.clone();
        }
        let value = self.congruent_to(pool, term, signed);
        self.congruents.insert((term, signed), value.clone());
        value
    }

    fn congruent_to(&mut self, pool: &mut Pool, term: Term, signed: bool) -> Option<Polynomial> {
        match pool.node(term).clone() {
            Node::Linear {
                terms,
                constant,
                width,
            } => {
                let mut sum = Polynomial::constant(to_signed(constant, width));
                for (part, factor) in terms.iter() {
                    let part = self.congruent(pool, *part, signed)?;
                    sum = sum.plus(to_signed(*factor, width), &part)?;
                }
                Some(sum)
            }
            Node::Product(factors) => {
                let mut product = Polynomial::constant(1);
                for factor in factors.iter() {
                    product = product.times(&self.congruent(pool, *factor, signed)?)?;
                }
                Some(product)
            }
            _ => self.value(pool, term, signed),
        }
    }

    fn fits_by_interval(&self, pool: &Pool, value: &Polynomial, width: u32, signed: bool) -> bool {
        let range = range(width, signed);
        range
            .zip(self.interval(pool, value))
            .is_some_and(|(range, own)| range.0 <= own.0 && own.1 <= range.1)
    }

    pub(super) fn fits(&self, pool: &Pool, value: &Polynomial, width: u32, signed: bool) -> bool {
        let Some((least, most)) = range(width, signed) else {
            return false;
        };
        let above = value.plus(-1, &Polynomial::constant(least));
        let below = Polynomial::constant(most).plus(-1, value);
        [above, below]
            .into_iter()
            .all(|p| p.is_some_and(|p| self.shows(pool, &p)))
    }
}

/// The least and the greatest number of so many bits.
fn range(width: u32, signed: bool) -> Option<(i128, i128)> {
    if !(2..=126).contains(&width) {
        return None;
    }
    Some(match signed {
        true => (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1),
        false => (0, (1i128 << width) - 1),
    })
}
