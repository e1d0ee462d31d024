//! The threads of a block that a launch fixes the size of, one by one.

use super::Infer;
use crate::kir::Geometry;
use crate::kir::launch::Size;
use crate::smt::eval::{Assignment, eval};
use crate::smt::{FunId, Node, Pool, Term, Value, VarId};

/// A thread's place in its block.
pub(super) struct Place {
    /// Among all threads, x fastest.
    pub index: u32,
    ids: Vec<(VarId, u32)>,
}

impl Place {
    /// The value there of a term of ids.
    pub fn number(&self, pool: &Pool, term: Term) -> Option<u128> {
        eval(pool, term, self)?.as_bv()
    }

    /// Is the condition, which is about ids, fulfilled there?
    pub fn holds(&self, pool: &Pool, condition: Term) -> bool {
        eval(pool, condition, self) == Some(Value::Bool(true))
    }
}

/// Ids are all that is asked about.
impl Assignment for Place {
    fn var(&self, pool: &Pool, var: VarId) -> Value {
        let id = self.ids.iter().find(|(id, _)| *id == var);
        id.map_or(Value::zero(&pool.var_data(var).sort), |(_, id)| {
            Value::bv(u128::from(*id), 32)
        })
    }

    fn apply(&self, pool: &Pool, fun: FunId, _: &[Value]) -> Value {
        Value::zero(&pool.fun_data(fun).result)
    }
}

impl Infer<'_> {
    /// The threads of a block; none where its size is open or the terms speak of more than ids.
    pub(super) fn places(&mut self, terms: &[Term]) -> Option<Vec<Place>> {
        let [Size::Fixed(x), Size::Fixed(y), Size::Fixed(z)] = self.context.launch.block else {
            return None;
        };
        if !self.speak_of_ids(terms) {
            return None;
        }
        let place = |index: u32| {
            let at = [index % x, index / x % y, index / x / y];
            let ids = self.id_vars().into_iter();
            let ids = ids.map(|(dim, var)| (var, at[usize::from(dim)])).collect();
            Place { index, ids }
        };
        Some((0..x.checked_mul(y)?.checked_mul(z)?).map(place).collect())
    }

    /// Is the condition about ids alone, and fulfilled where they are zero?
    pub(super) fn holds_of_first(&self, condition: Term) -> bool {
        let ids = self.id_vars().into_iter().map(|(_, var)| (var, 0));
        let first = Place {
            index: 0,
            ids: ids.collect(),
        };
        self.speak_of_ids(&[condition]) && first.holds(&self.protocol.pool, condition)
    }

    fn speak_of_ids(&self, terms: &[Term]) -> bool {
        let pool = &self.protocol.pool;
        let ids = self.id_vars();
        let mut nodes = pool.post_order(terms, |_| false).into_iter();
        nodes.all(|term| match pool.node(term) {
            Node::Var(var) => ids.iter().any(|(_, id)| id == var),
            Node::Apply(..) | Node::Forall(..) => false,
            _ => true,
        })
    }

    /// The variables of a thread's ids, by their dimension.
    fn id_vars(&self) -> Vec<(u8, VarId)> {
        let id = |dim| {
            let term = *self.geometry.get(&(Geometry::ThreadId, dim))?;
            match self.protocol.pool.node(term) {
                Node::Var(var) => Some((dim, *var)),
                _ => None,
            }
        };
        (0..3).filter_map(id).collect()
    }
}
