//! The caller's wishes about models, as terms, and whether a model meets them.

use super::condition::{Condition, Obligation};
use super::failure::Failure;
use super::{Wishes, term};
use crate::ivl::{Attr, AttrArg, Expr, ExprKind, Symbol};
use crate::smt::eval::{Assignment, eval};
use crate::smt::{FunId, Node, Pool, Term, Value, VarId};
use std::collections::HashMap;

/// Wishes over the constants of a condition.
pub struct Terms {
    pub wanted: Vec<Term>,
    counts: Vec<(i128, Term)>,
}

impl Terms {
    pub fn new(pool: &mut Pool, condition: &Condition, wishes: &Wishes) -> Terms {
        let constants: HashMap<Symbol, Term> = condition.constants.iter().cloned().collect();
        let mut of = |expr: &Expr| {
            let meaning = term(pool, expr, constants.clone());
            meaning.unwrap_or_else(|_| pool.bool(true))
        };
        let counts = wishes.counts.iter();
        let counts = counts.map(|(object, expr)| (*object, of(expr))).collect();
        let lists = wishes.wanted.iter();
        let lists: Vec<Vec<Term>> = lists
            .map(|list| list.iter().map(&mut of).collect())
            .collect();
        Terms {
            wanted: lists.into_iter().map(|list| pool.and(list)).collect(),
            counts,
        }
    }

    /// Where the obligation's failure counts.
    pub fn counts(&self, pool: &mut Pool, obligation: &Obligation) -> Term {
        let object = object(&obligation.attrs);
        let mut counts = self.counts.iter();
        match counts.find(|(number, _)| object == Some(*number)) {
            Some((_, condition)) => *condition,
            None => pool.bool(true),
        }
    }

    /// The model's constants.
    pub fn model(&self, pool: &Pool, condition: &Condition, failure: &Failure) -> Constants {
        let constants = condition.constants.iter();
        Constants(
            constants
                .filter_map(|(name, term)| match pool.node(*term) {
                    Node::Var(var) => Some((*var, failure.constants.get(name)?.clone())),
                    _ => None,
                })
                .collect(),
        )
    }
}

/// The number of the object that an assertion is about.
fn object(attrs: &[Attr]) -> Option<i128> {
    let attr = attrs.iter().find(|attr| attr.name.as_str() == "object")?;
    match attr.args.first()? {
        AttrArg::Expr(expr) => match expr.kind() {
            ExprKind::Int(number) => Some(*number),
            _ => None,
        },
        AttrArg::Str(_) => None,
    }
}

pub struct Constants(HashMap<VarId, Value>);

impl Constants {
    pub fn satisfies(&self, pool: &Pool, conditions: &[Term]) -> bool {
        let mut conditions = conditions.iter();
        conditions.all(|condition| eval(pool, *condition, self) == Some(Value::Bool(true)))
    }
}

impl Assignment for Constants {
    fn var(&self, pool: &Pool, var: VarId) -> Value {
        let zero = || Value::zero(&pool.var_data(var).sort);
        self.0.get(&var).cloned().unwrap_or_else(zero)
    }

    fn apply(&self, pool: &Pool, fun: FunId, _: &[Value]) -> Value {
        Value::zero(&pool.fun_data(fun).result)
    }
}
