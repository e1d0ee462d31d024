//! Names that conditions make equal to a number, by way of each other.

use std::collections::{BTreeMap, BTreeSet};

use crate::ivl::builtins::Builtin;
use crate::ivl::eval::{Interpretation, Value, eval};
use crate::ivl::{BinOp, Expr, ExprKind, Symbol};

/// The number of each name that the conditions, which all hold, make equal to one. A name that
/// they make equal to several numbers is left out.
pub fn of(conditions: &[Expr]) -> BTreeMap<Symbol, u128> {
    let mut open = equations(conditions);
    let mut known = Known::default();
    let mut contradictory = BTreeSet::new();
    loop {
        let before = open.len();
        open.retain(|(name, expr)| {
            let Some((symbol, value)) = known.solved(name, expr) else {
                return true;
            };
            let said = known.0.entry(symbol.clone()).or_insert(value.clone());
            if *said != value {
                contradictory.insert(symbol);
            }
            false
        });
        if open.len() == before {
            break;
        }
    }
    let consistent = (known.0.into_iter()).filter(|(symbol, _)| !contradictory.contains(symbol));
    let number = |(symbol, value)| match value {
        Value::Bv { value, .. } => Some((symbol, value)),
        _ => None,
    };
    consistent.filter_map(number).collect()
}

/// The equations among the conditions, each side once as that with the name.
fn equations(conditions: &[Expr]) -> Vec<(Expr, Expr)> {
    let mut found = Vec::new();
    let mut open: Vec<&Expr> = conditions.iter().collect();
    while let Some(expr) = open.pop() {
        match expr.kind() {
            ExprKind::Binary(BinOp::And, a, b) => open.extend([a, b]),
            ExprKind::Binary(BinOp::Eq, a, b) => {
                found.extend([(a.clone(), b.clone()), (b.clone(), a.clone())]);
            }
            _ => {}
        }
    }
    found
}

#[derive(Default)]
struct Known(BTreeMap<Symbol, Value>);

impl Known {
    /// The name on the one side, extended or not, and its value if the other side has one.
    fn solved(&self, name: &Expr, expr: &Expr) -> Option<(Symbol, Value)> {
        match name.kind() {
            ExprKind::Var(symbol) => {
                let value = eval(expr, self).ok()?;
                matches!(value, Value::Bv { .. }).then(|| (symbol.clone(), value))
            }
            ExprKind::Apply(function, args) => {
                let (Some(Builtin::Extend { signed, from, to }), [arg]) =
                    (Builtin::from_name(function.as_str()), args.as_slice())
                else {
                    return None;
                };
                let ExprKind::Var(symbol) = arg.kind() else {
                    return None;
                };
                let Value::Bv { value, .. } = eval(expr, self).ok()? else {
                    return None;
                };
                let short = value & ones(from);
                let long = match signed {
                    true => extended(short, from) & ones(to),
                    false => short,
                };
                (long == value).then(|| (symbol.clone(), Value::bv(short, from)))
            }
            _ => None,
        }
    }
}

impl Interpretation for Known {
    fn variable(&self, name: &Symbol) -> Option<Value> {
        self.0.get(name).cloned()
    }

    fn apply(&self, _: &Symbol, _: &[Value]) -> Option<Value> {
        None
    }
}

/// The number with copies of its highest bit above it.
fn extended(number: u128, width: u32) -> u128 {
    ((number << (128 - width)) as i128 >> (128 - width)) as u128
}

fn ones(width: u32) -> u128 {
    u128::MAX >> (128 - width)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ivl::builtins::bv;

    fn name(name: &str) -> Expr {
        Expr::var(Symbol::new(name))
    }

    #[test]
    fn equations_are_solved_by_way_of_each_other() {
        let twice = bv::mul(name("n"), Expr::bv(2, 32), 32);
        let conditions = [
            bv::eq(bv::zext(name("grid"), 32, 64), bv::zext(twice, 32, 64)),
            bv::eq(name("n"), Expr::bv(8, 32)).and(bv::eq(name("m"), name("k"))),
        ];
        let found = of(&conditions);
        let expected = [("grid", 16), ("n", 8)].map(|(name, value)| (Symbol::new(name), value));
        assert_eq!(found, BTreeMap::from(expected));
    }

    #[test]
    fn what_is_equal_to_several_numbers_is_left_out() {
        let conditions = [8, 9].map(|value| bv::eq(name("n"), Expr::bv(value, 32)));
        assert!(of(&conditions).is_empty());
        // No number of 32 bits is equal to that.
        let long = bv::eq(bv::zext(name("n"), 32, 64), Expr::bv(1 << 32, 64));
        assert!(of(&[long]).is_empty());
    }
}
