//! Replacing variables in terms and statements.

use std::collections::HashMap;

use super::ast::{Access, Stmt, Sync, Variable};
use crate::smt::{Node, Pool, Term};

/// Terms for variables; what has been replaced once is remembered.
#[derive(Default)]
pub struct Subst {
    map: HashMap<Term, Term>,
}

impl Subst {
    pub fn new() -> Subst {
        Subst::default()
    }

    /// Adds a replacement. What was replaced before is forgotten.
    pub fn bind(&mut self, var: Term, by: Term, pool: &Pool) {
        if self.map.contains_key(&var) {
            self.map
                .retain(|t, _| matches!(pool.node(*t), Node::Var(_)));
        }
        self.map.insert(var, by);
    }

    /// The term with variables replaced.
    pub fn term(&mut self, pool: &mut Pool, term: Term) -> Term {
        let order = pool.post_order(&[term], |t| self.map.contains_key(&t));
        for t in order {
            let new = self.rebuild(pool, t);
            self.map.insert(t, new);
        }
        self.map[&term]
    }

    fn rebuild(&mut self, pool: &mut Pool, term: Term) -> Term {
        let get = |t: &Term| self.map[t];
        match pool.node(term).clone() {
            Node::Bool(_) | Node::Int(_) | Node::Bv { .. } | Node::Var(_) => term,
            Node::Not(a) => pool.not(get(&a)),
            Node::And(args) => pool.and(args.iter().map(get)),
            Node::Ite(c, a, b) => pool.ite(get(&c), get(&a), get(&b)),
            Node::Eq(a, b) => pool.eq(get(&a), get(&b)),
            Node::Linear {
                terms,
                constant,
                width,
            } => {
                let parts = terms.iter().map(|(t, f)| (pool.bv_scale(get(t), *f), 1));
                let parts: Vec<(Term, u128)> = parts.collect();
                pool.sum_of(width, &parts, constant)
            }
            Node::Product(factors) => {
                let factors = factors.iter().map(get);
                let product = factors.reduce(|product, factor| pool.bv_mul(product, factor));
                product.expect("a product has factors")
            }
            Node::Bv2(op, a, b) => pool.bv_op(op, get(&a), get(&b)),
            Node::BvNot(a) => pool.bv_not(get(&a)),
            Node::Concat(a, b) => pool.concat(get(&a), get(&b)),
            Node::Extract { arg, high, low } => pool.extract(get(&arg), high, low),
            Node::ZeroExt(a, width) => pool.zero_ext(get(&a), width),
            Node::SignExt(a, width) => pool.sign_ext(get(&a), width),
            Node::Ule(a, b) => pool.ule(get(&a), get(&b)),
            Node::Sle(a, b) => pool.sle(get(&a), get(&b)),
            Node::NoWrap { op, signed, a, b } => pool.no_wrap(op, signed, get(&a), get(&b)),
            Node::Apply(fun, args) => pool.apply(fun, args.iter().map(get).collect()),
            Node::IntLinear { .. }
            | Node::IntAdd(..)
            | Node::IntProduct(_)
            | Node::IntDiv(..)
            | Node::IntMod(..)
            | Node::IntLe(..)
            | Node::Select(..)
            | Node::Store(..)
            | Node::Forall(..) => unreachable!("protocols are made of bit-vectors"),
        }
    }

    /// The statements with variables replaced; what they bind becomes new.
    pub fn stmts(&mut self, pool: &mut Pool, stmts: &[Stmt]) -> Vec<Stmt> {
        stmts.iter().map(|stmt| self.stmt(pool, stmt)).collect()
    }

    fn stmt(&mut self, pool: &mut Pool, stmt: &Stmt) -> Stmt {
        match stmt {
            Stmt::Access(access) => Stmt::Access(self.access(pool, access)),
            Stmt::Sync(sync) => Stmt::Sync(Sync {
                mask: sync.mask.map(|t| self.term(pool, t)),
                ..*sync
            }),
            Stmt::If {
                cond,
                then,
                otherwise,
                place,
            } => Stmt::If {
                cond: self.term(pool, *cond),
                then: self.stmts(pool, then),
                otherwise: self.stmts(pool, otherwise),
                place: *place,
            },
            Stmt::For {
                var,
                range,
                body,
                place,
            } => {
                let range = range.map(|t| self.term(pool, t));
                Stmt::For {
                    var: self.fresh(pool, var),
                    range,
                    body: self.stmts(pool, body),
                    place: *place,
                }
            }
            Stmt::Local(var) => Stmt::Local(self.fresh(pool, var)),
            Stmt::Last { var, range } => {
                let range = range.map(|t| self.term(pool, t));
                let var = self.fresh(pool, var);
                Stmt::Last { var, range }
            }
            Stmt::Assume(cond) => Stmt::Assume(self.term(pool, *cond)),
        }
    }

    fn access(&mut self, pool: &mut Pool, access: &Access) -> Access {
        let index = access.index.iter().map(|t| self.term(pool, *t)).collect();
        let value = access.value.map(|t| self.term(pool, t));
        Access {
            index,
            value,
            ..access.clone()
        }
    }

    /// A new variable in place of one that is bound here.
    fn fresh(&mut self, pool: &mut Pool, var: &Variable) -> Variable {
        let new = fresh(pool, var);
        self.bind(var.term, new.term, pool);
        new
    }
}

/// A copy of the variable, with what is known of its values.
pub fn fresh(pool: &mut Pool, var: &Variable) -> Variable {
    let sort = pool.sort(var.term).clone();
    Variable {
        term: pool.fresh_var(&var.name, sort),
        ..var.clone()
    }
}
