//! Conditions one by one, without those that others imply.
//!
//! Checks of a program repeat each other: a size that is to be a multiple of 64 is one of 128 where
//! the larger tiles are launched. Solvers would divide it by both.

use crate::ivl::builtins::{Builtin, BvOp};
use crate::ivl::{BinOp, Expr, ExprKind};

/// What the conditions say together.
pub fn without_implied(conditions: &[Expr]) -> Vec<Expr> {
    let mut parts: Vec<Expr> = Vec::new();
    for condition in conditions {
        split(condition, true, &mut |part| {
            if !parts.contains(&part) {
                parts.push(part);
            }
        });
    }
    let multiples: Vec<Option<Multiple>> = parts.iter().map(Multiple::of).collect();
    let is_implied = |one: &Multiple| multiples.iter().flatten().any(|other| other.implies(one));
    let kept = parts.iter().zip(&multiples).filter(|(_, multiple)| {
        let implied = multiple.as_ref().is_some_and(is_implied);
        !implied
    });
    kept.map(|(part, _)| part.clone()).collect()
}

/// Tells the conditions that hold together if one does, or does not.
fn split(condition: &Expr, holds: bool, tell: &mut dyn FnMut(Expr)) {
    match (condition.kind(), holds) {
        (ExprKind::Not(inner), _) => split(inner, !holds, tell),
        (ExprKind::Binary(op @ (BinOp::Eq | BinOp::Neq), a, b), _)
            if let ExprKind::Bool(value) = *b.kind() =>
        {
            let is_one = *op == BinOp::Eq;
            split(a, (is_one == value) == holds, tell);
        }
        (ExprKind::Binary(BinOp::And, a, b), true) | (ExprKind::Binary(BinOp::Or, a, b), false) => {
            split(a, holds, tell);
            split(b, holds, tell);
        }
        (ExprKind::Binary(BinOp::Eq, a, b), false) => tell(a.clone().differs(b.clone())),
        (ExprKind::Binary(BinOp::Neq, a, b), false) => tell(a.clone().equals(b.clone())),
        (_, true) => tell(condition.clone()),
        (_, false) => tell(condition.clone().negate()),
    }
}

/// A number is a multiple of a positive one.
struct Multiple {
    number: Expr,
    of: u128,
    /// It is read without a sign.
    unsigned: bool,
}

impl Multiple {
    fn of(condition: &Expr) -> Option<Multiple> {
        let ExprKind::Binary(BinOp::Eq, remainder, zero) = condition.kind() else {
            return None;
        };
        let ExprKind::Apply(name, args) = remainder.kind() else {
            return None;
        };
        let Builtin::Bv { op, width } = Builtin::from_name(name.as_str())? else {
            return None;
        };
        let [number, by] = &args[..] else { return None };
        let (by, _) = by.as_bv().filter(|_| zero.as_bv() == Some((0, width)))?;
        // As a number with a sign it is positive, too.
        (by > 0 && by < 1 << (width - 1)).then_some(())?;
        let of = match op {
            BvOp::Urem | BvOp::Srem => by,
            // The lowest bits.
            BvOp::And if (by + 1).is_power_of_two() => by + 1,
            _ => return None,
        };
        Some(Multiple {
            number: number.clone(),
            of,
            unsigned: op == BvOp::Urem,
        })
    }

    /// Is a multiple of this one of another number, by which it is not divided as well?
    fn implies(&self, other: &Multiple) -> bool {
        // Whether the lowest bits are zero is the same with a sign and without.
        let is_one_reading = self.unsigned == other.unsigned || other.of.is_power_of_two();
        let is_more = self.of > other.of && self.of.is_multiple_of(other.of);
        is_more && is_one_reading && self.number == other.number
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ivl::builtins::bv;

    fn number() -> Expr {
        Expr::var("n")
    }

    fn multiple(op: BvOp, by: u128) -> Expr {
        let remainder = bv::apply(op, 32, &[number(), Expr::bv(by, 32)]);
        remainder.equals(Expr::bv(0, 32))
    }

    #[test]
    fn what_a_multiple_implies_goes() {
        let checks = multiple(BvOp::Srem, 96).and(multiple(BvOp::And, 31));
        let refused = multiple(BvOp::Srem, 48)
            .negate()
            .or(bv::slt(number(), Expr::bv(1, 32), 32));
        let kept = without_implied(&[checks.clone(), refused.negate(), checks]);
        let positive = bv::slt(number(), Expr::bv(1, 32), 32).negate();
        assert_eq!(kept, [multiple(BvOp::Srem, 96), positive]);
    }

    /// As numbers without a sign, -96 is no multiple of 3.
    #[test]
    fn signs_make_a_difference() {
        let both = [multiple(BvOp::Srem, 96), multiple(BvOp::Urem, 3)];
        assert_eq!(without_implied(&both), both);
        let both = [multiple(BvOp::Urem, 96), multiple(BvOp::Srem, 64)];
        assert_eq!(without_implied(&both), both);
    }
}
