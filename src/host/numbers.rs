//! What is said of an unknown that is a number in each of several launches.

use std::collections::BTreeSet;

use super::{Comparison, Term};
use crate::bv::{BvOp, to_signed};

/// An unknown, and what it is in each launch.
pub(super) struct Numbers {
    unknown: Term,
    values: Vec<u128>,
}

/// More values are not listed.
const MOST_VALUES: usize = 8;

impl Numbers {
    pub(super) fn new(unknown: Term, values: Vec<u128>) -> Numbers {
        Numbers { unknown, values }
    }

    /// It is one of its values, or lies between the least and the greatest: of signed or of
    /// unsigned numbers, where that says more.
    pub(super) fn range(&self) -> Term {
        let different: BTreeSet<u128> = self.values.iter().copied().collect();
        let width = self.unknown.width();
        let word = |bits| Term::constant(bits, width);
        if different.len() <= MOST_VALUES {
            let is = |bits| Term::compare(Comparison::Eq, self.unknown.clone(), word(bits));
            let either = |a, b| Term::binary(BvOp::Or, a, b);
            let any = different.into_iter().map(is).reduce(either);
            return any.unwrap_or(Term::constant(1, 1));
        }
        let bounds = |order: &dyn Fn(u128) -> i128| {
            let least = self.values.iter().copied().min_by_key(|&bits| order(bits));
            let greatest = self.values.iter().copied().max_by_key(|&bits| order(bits));
            (least.unwrap_or_default(), greatest.unwrap_or_default())
        };
        let signed = |bits| to_signed(bits, width);
        // Wider numbers than these are not passed as one scalar.
        let unsigned = |bits: u128| i128::try_from(bits).unwrap_or(i128::MAX);
        let (least, greatest) = bounds(&unsigned);
        let (lowest, highest) = bounds(&signed);
        let is_unsigned = greatest - least <= (signed(highest) - signed(lowest)).unsigned_abs();
        let (op, first, last) = match is_unsigned {
            true => (Comparison::ULe, least, greatest),
            false => (Comparison::SLe, lowest, highest),
        };
        let above = Term::compare(op, word(first), self.unknown.clone());
        let below = Term::compare(op, self.unknown.clone(), word(last));
        Term::binary(BvOp::And, above, below)
    }

    /// What two have to do with each other in all launches.
    pub(super) fn relation(&self, other: &Numbers) -> Option<Term> {
        let width = self.unknown.width();
        if width != other.unknown.width() {
            return None;
        }
        let (own, others) = (self.unknown.clone(), other.unknown.clone());
        let pairs = || {
            let signed = |bits: &u128| to_signed(*bits, width);
            let own = self.values.iter().map(signed);
            own.zip(other.values.iter().map(signed))
        };
        let (op, a, b) = if pairs().all(|(a, b)| a == b) {
            (Comparison::Eq, own, others)
        } else if pairs().all(|(a, b)| a < b) {
            (Comparison::SLt, own, others)
        } else if pairs().all(|(a, b)| a > b) {
            (Comparison::SLt, others, own)
        } else if pairs().all(|(a, b)| a <= b) {
            (Comparison::SLe, own, others)
        } else if pairs().all(|(a, b)| a >= b) {
            (Comparison::SLe, others, own)
        } else {
            return None;
        };
        Some(Term::compare(op, a, b))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::UnknownId;

    fn numbers(id: u32, values: &[i128]) -> Numbers {
        let id = UnknownId(id);
        let bits = |value: &i128| *value as u128 & 0xffff_ffff;
        Numbers::new(
            Term::Unknown { id, width: 32 },
            values.iter().map(bits).collect(),
        )
    }

    #[test]
    fn many_values_lie_between_two() {
        let values: Vec<i128> = (-5..5).collect();
        let word = |value: i128| Term::constant(value as u128 & 0xffff_ffff, 32);
        let all = numbers(0, &values);
        let above = Term::compare(Comparison::SLe, word(-5), all.unknown.clone());
        let below = Term::compare(Comparison::SLe, all.unknown.clone(), word(4));
        assert_eq!(all.range(), Term::binary(BvOp::And, above, below));
    }

    #[test]
    fn what_is_less_in_all_launches_is_less() {
        let (n, t) = (numbers(0, &[16, 32, 8]), numbers(1, &[3, 5, 7]));
        let less = Term::compare(Comparison::SLt, t.unknown.clone(), n.unknown.clone());
        assert_eq!(n.relation(&t), Some(less));
        let equal = Term::compare(Comparison::Eq, n.unknown.clone(), t.unknown.clone());
        assert_eq!(n.relation(&numbers(1, &[16, 32, 8])), Some(equal));
        assert_eq!(n.relation(&numbers(1, &[3, 50, 7])), None);
    }
}
