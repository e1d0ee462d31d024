//! The SMT-LIB logic that terms belong to: solvers choose their methods by it.

use super::sort::Sort;
use super::term::{Node, Pool, Term};
use std::fmt;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Logic {
    arrays: bool,
    functions: bool,
    vectors: bool,
    integers: bool,
    nonlinear: bool,
    quantifiers: bool,
}

impl Logic {
    /// The smallest logic that has all terms below the roots.
    pub fn of(pool: &Pool, roots: &[Term]) -> Logic {
        let mut logic = Logic::default();
        for t in pool.post_order(roots, |_| false) {
            logic.add_sort(pool.sort(t));
            match pool.node(t) {
                Node::Apply(fun, _) => {
                    logic.functions = true;
                    pool.fun_data(*fun)
                        .params
                        .iter()
                        .for_each(|sort| logic.add_sort(sort));
                }
                Node::IntProduct(_) => logic.nonlinear = true,
                Node::IntDiv(_, b) | Node::IntMod(_, b) if pool.as_int(*b).is_none() => {
                    logic.nonlinear = true;
                }
                Node::Forall(..) => logic.quantifiers = true,
                _ => {}
            }
        }
        logic
    }

    pub fn join(self, other: Logic) -> Logic {
        Logic {
            arrays: self.arrays || other.arrays,
            functions: self.functions || other.functions,
            vectors: self.vectors || other.vectors,
            integers: self.integers || other.integers,
            nonlinear: self.nonlinear || other.nonlinear,
            quantifiers: self.quantifiers || other.quantifiers,
        }
    }

    fn add_sort(&mut self, sort: &Sort) {
        match sort {
            Sort::Bool => {}
            Sort::Int => self.integers = true,
            Sort::BitVec(_) => self.vectors = true,
            Sort::Array(index, element) => {
                self.arrays = true;
                self.add_sort(index);
                self.add_sort(element);
            }
        }
    }
}

impl fmt::Display for Logic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.quantifiers || self.integers && self.vectors {
            return f.write_str("ALL");
        }
        f.write_str("QF_")?;
        let mut parts = String::new();
        if self.arrays {
            parts.push('A');
        }
        if self.functions || !self.vectors && !self.integers && !self.arrays {
            parts.push_str("UF");
        }
        if self.vectors {
            parts.push_str("BV");
        }
        if self.integers {
            parts.push_str(if self.nonlinear { "NIA" } else { "LIA" });
        }
        // Plain arrays of Booleans have a logic with functions only.
        f.write_str(if parts == "A" { "AX" } else { &parts })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::smt::BvOp;

    #[test]
    fn the_logic_is_as_small_as_the_terms_allow() {
        let mut p = Pool::new();
        let b = p.fresh_var("b", Sort::Bool);
        assert_eq!(Logic::of(&p, &[b]).to_string(), "QF_UF");
        let x = p.fresh_var("x", Sort::BitVec(8));
        let y = p.bv_op(BvOp::Udiv, x, x);
        assert_eq!(Logic::of(&p, &[y]).to_string(), "QF_BV");
        let a = p.fresh_var("a", Sort::array(Sort::BitVec(8), Sort::BitVec(8)));
        let ax = p.select(a, x);
        let f = p.fresh_fun("f", vec![Sort::BitVec(8)], Sort::Bool);
        let fx = p.apply(f, vec![ax]);
        assert_eq!(Logic::of(&p, &[fx]).to_string(), "QF_AUFBV");
        let i = p.fresh_var("i", Sort::Int);
        let square = p.int_mul(i, i);
        assert_eq!(Logic::of(&p, &[i]).to_string(), "QF_LIA");
        assert_eq!(Logic::of(&p, &[square]).to_string(), "QF_NIA");
        assert_eq!(Logic::of(&p, &[i, x]).to_string(), "ALL");
    }
}
