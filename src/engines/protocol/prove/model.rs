//! What terms are worth: in a solver's model, and where all variables have one value.

use std::collections::HashMap;

use crate::bv::mask;
use crate::smt::eval::Assignment;
use crate::smt::{FunId, Pool, Sort, Value, VarId};

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
pub(super) struct Model(pub(super) HashMap<VarId, Value>);

impl Assignment for Model {
    fn var(&self, pool: &Pool, var: VarId) -> Value {
        match self.0.get(&var) {
            Some(value) => value.clone(),
            None => Value::zero(&pool.var_data(var).sort),
        }
    }

    fn apply(&self, pool: &Pool, fun: FunId, _: &[Value]) -> Value {
        match pool.fun_data(fun).result {
            Sort::Bool => Value::Bool(true),
            ref sort => Value::zero(sort),
        }
    }
}
