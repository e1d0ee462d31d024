//! What terms are worth: in a solver's model, and where all variables have one value.

use std::collections::HashMap;

use crate::bv::mask;
use crate::smt::eval::{Assignment, eval};
use crate::smt::{FunId, Node, Pool, Sort, Term, Value, VarId};

/// One value for all variables.
pub(super) struct Everywhere(pub(super) u128);

impl Assignment for Everywhere {
    fn var(&self, pool: &Pool, var: VarId) -> Value {
        match pool.var_data(var).sort {
            Sort::BitVec(width) => Value::bv(self.0 & mask(width), width),
            ref sort => Value::zero(sort),
        }
    }

    fn apply(&self, pool: &Pool, fun: FunId, _: &[Value]) -> Value {
        Value::zero(&pool.fun_data(fun).result)
    }
}

/// The values that a solver gave; others are zero. Relations hold of everything: formulas
/// only ever say that they do.
#[derive(Default)]
pub(super) struct Model {
    vars: HashMap<VarId, Value>,
    results: HashMap<(FunId, Vec<Value>), Value>,
}

impl Model {
    /// What variables and functions that give numbers are worth, of those that are asked for.
    pub(super) fn is_asked(pool: &Pool, term: Term) -> bool {
        match pool.node(term) {
            Node::Var(_) => true,
            Node::Apply(fun, _) => pool.fun_data(*fun).result != Sort::Bool,
            _ => false,
        }
    }

    /// From the values of such terms, arguments before what they are applied to.
    pub(super) fn new(pool: &Pool, values: impl IntoIterator<Item = (Term, Value)>) -> Model {
        let mut model = Model::default();
        for (term, value) in values {
            match pool.node(term) {
                Node::Var(var) => {
                    model.vars.insert(*var, value);
                }
                Node::Apply(fun, args) => {
                    let args: Option<Vec<Value>> =
                        args.iter().map(|arg| eval(pool, *arg, &model)).collect();
                    if let Some(args) = args {
                        model.results.insert((*fun, args), value);
                    }
                }
                _ => {}
            }
        }
        model
    }
}

impl Assignment for Model {
    fn var(&self, pool: &Pool, var: VarId) -> Value {
        match self.vars.get(&var) {
            Some(value) => value.clone(),
            None => Value::zero(&pool.var_data(var).sort),
        }
    }

    fn apply(&self, pool: &Pool, fun: FunId, args: &[Value]) -> Value {
        match pool.fun_data(fun).result {
            Sort::Bool => Value::Bool(true),
            ref sort => match self.results.get(&(fun, args.to_vec())) {
                Some(value) => value.clone(),
                None => Value::zero(sort),
            },
        }
    }
}
