//! Arrays, function applications and quantifiers.

use crate::smt::sort::Sort;
use crate::smt::term::{FunId, Node, Pool, Term, VarId};

impl Pool {
    pub fn select(&mut self, array: Term, index: Term) -> Term {
        let mut array = array;
        // Past stores to other cells.
        while let Node::Store(inner, at, value) = *self.node(array) {
            let same = self.eq(at, index);
            match self.as_bool(same) {
                Some(true) => return value,
                Some(false) => array = inner,
                None => break,
            }
        }
        let Sort::Array(_, element) = self.sort(array) else {
            unreachable!("only arrays are selected from");
        };
        let element = (**element).clone();
        self.intern(Node::Select(array, index), element)
    }

    pub fn store(&mut self, array: Term, index: Term, value: Term) -> Term {
        if let Node::Select(from, at) = *self.node(value)
            && from == array
            && at == index
        {
            return array;
        }
        let array = match *self.node(array) {
            Node::Store(inner, at, _) if at == index => inner,
            _ => array,
        };
        let sort = self.sort(array).clone();
        self.intern(Node::Store(array, index, value), sort)
    }

    /// The application of an uninterpreted function.
    pub fn apply(&mut self, fun: FunId, args: Vec<Term>) -> Term {
        let result = self.fun_data(fun).result.clone();
        self.intern(Node::Apply(fun, args.into()), result)
    }

    /// `∀ vars. body` for variables made by [`Pool::fresh_bound`].
    pub fn forall(&mut self, vars: &[Term], body: Term) -> Term {
        if !self.is_open(body) || vars.is_empty() {
            return body;
        }
        let vars: Vec<VarId> = vars
            .iter()
            .map(|t| match self.node(*t) {
                Node::Var(var) => *var,
                other => unreachable!("{other:?} is not a variable"),
            })
            .collect();
        self.intern(Node::Forall(vars.into(), body), Sort::Bool)
    }
}
