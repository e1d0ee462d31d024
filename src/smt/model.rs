//! Models that we hold ourselves: made from a model of the integer encoding, and
//! checked by evaluation.

use super::eval::{Assignment, eval, eval_all};
use super::sort::Sort;
use super::term::{FunId, Node, Pool, Term, VarId};
use super::value::Value;
use crate::bv::from_signed;
use std::collections::{BTreeMap, HashMap};

/// Values of variables and functions; zero where there is none.
#[derive(Default)]
pub struct Model {
    vars: HashMap<VarId, Value>,
    applications: HashMap<(FunId, Vec<Value>), Value>,
}

impl Assignment for Model {
    fn var(&self, pool: &Pool, var: VarId) -> Value {
        let zero = || Value::zero(&pool.var_data(var).sort);
        self.vars.get(&var).cloned().unwrap_or_else(zero)
    }

    fn apply(&self, pool: &Pool, fun: FunId, args: &[Value]) -> Value {
        let zero = || Value::zero(&pool.fun_data(fun).result);
        self.applications
            .get(&(fun, args.to_vec()))
            .cloned()
            .unwrap_or_else(zero)
    }
}

impl Model {
    /// The model in which variables and function applications have the values
    /// that integers stand for; `None` if it is no model of the assertions.
    pub fn from_integers(
        pool: &Pool,
        terms: &[Term],
        values: Vec<Value>,
        assertions: &[Term],
    ) -> Option<Model> {
        let mut model = Model::default();
        let mut known: Vec<(Term, Value)> = terms.iter().copied().zip(values).collect();
        // Arguments before what they are applied to.
        known.sort_by_key(|(t, _)| *t);
        for (term, value) in known {
            let value = from_integer(&value, pool.sort(term))?;
            match pool.node(term) {
                Node::Var(var) => {
                    model.vars.insert(*var, value);
                }
                Node::Apply(fun, args) => {
                    let args: Option<Vec<Value>> =
                        args.iter().map(|t| eval(pool, *t, &model)).collect();
                    model.applications.insert((*fun, args?), value);
                }
                _ => {}
            }
        }
        let holds = |value: &Option<Value>| *value == Some(Value::Bool(true));
        eval_all(pool, assertions, &model)
            .iter()
            .all(holds)
            .then_some(model)
    }

    /// The values of terms; `None` if one cannot be evaluated.
    pub fn values(&self, pool: &Pool, terms: &[Term]) -> Option<Vec<Value>> {
        eval_all(pool, terms, self).into_iter().collect()
    }
}

/// The value of a sort that an integer (an array of integers) stands for.
fn from_integer(value: &Value, sort: &Sort) -> Option<Value> {
    match (value, sort) {
        (Value::Int(value), Sort::BitVec(width)) => {
            Some(Value::bv(from_signed(*value, *width), *width))
        }
        (Value::Array { default, entries }, Sort::Array(index, element)) => {
            let default = from_integer(default, element)?;
            let mut converted = BTreeMap::new();
            for (at, value) in entries {
                let (at, value) = (exact(at, index), from_integer(value, element)?);
                if let Some(at) = at
                    && value != default
                {
                    converted.insert(at, value);
                }
            }
            Some(Value::Array {
                default: Box::new(default),
                entries: converted,
            })
        }
        (Value::Bool(_), Sort::Bool) | (Value::Int(_), Sort::Int) => Some(value.clone()),
        _ => None,
    }
}

/// The index that an integer is; there is none for integers out of range.
fn exact(value: &Value, sort: &Sort) -> Option<Value> {
    match (value, sort) {
        (Value::Int(value), Sort::BitVec(width)) => {
            let index = u128::try_from(*value)
                .ok()
                .filter(|v| *v == from_signed(*value, *width))?;
            Some(Value::bv(index, *width))
        }
        _ => from_integer(value, sort),
    }
}
