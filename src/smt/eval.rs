//! The meaning of terms: their values under an assignment.

use super::term::{FunId, Node, Pool, Term, VarId};
use super::value::Value;
use crate::bv::{self, extract, mask, sign_extend, to_signed};
use std::collections::HashMap;

/// Values of variables and functions.
pub trait Assignment {
    fn var(&self, pool: &Pool, var: VarId) -> Value;
    fn apply(&self, pool: &Pool, fun: FunId, args: &[Value]) -> Value;
}

/// The value of a term; `None` where it depends on a quantifier, on a division
/// of integers by zero, on an integer beyond `i128`, or on an opaque value.
pub fn eval(pool: &Pool, term: Term, assignment: &impl Assignment) -> Option<Value> {
    eval_all(pool, &[term], assignment).remove(0)
}

/// The values of several terms; what they share is evaluated once.
pub fn eval_all(pool: &Pool, terms: &[Term], assignment: &impl Assignment) -> Vec<Option<Value>> {
    let mut values: HashMap<Term, Option<Value>> = HashMap::new();
    for t in pool.post_order(terms, |_| false) {
        let value = eval_node(pool, t, &values, assignment);
        values.insert(t, value);
    }
    terms.iter().map(|t| values[t].clone()).collect()
}

fn eval_node(
    pool: &Pool,
    term: Term,
    values: &HashMap<Term, Option<Value>>,
    assignment: &impl Assignment,
) -> Option<Value> {
    let get = |t: Term| values[&t].clone();
    let bits = |t: Term| get(t)?.as_bv();
    let int = |t: Term| get(t)?.as_int();
    let truth = |t: Term| get(t)?.as_bool();
    let vector = |value: u128| match pool.sort(term) {
        super::Sort::BitVec(width) => Some(Value::bv(value & mask(*width), *width)),
        _ => None,
    };
    match pool.node(term) {
        Node::Bool(value) => Some(Value::Bool(*value)),
        Node::Int(value) => Some(Value::Int(*value)),
        Node::Bv { value, width } => Some(Value::bv(*value, *width)),
        Node::Var(var) => Some(assignment.var(pool, *var)),
        Node::Not(a) => Some(Value::Bool(!truth(*a)?)),
        Node::And(args) => Some(Value::Bool(conjunction(args.iter().map(|t| truth(*t)))?)),
        Node::Ite(c, a, b) => {
            if truth(*c)? {
                get(*a)
            } else {
                get(*b)
            }
        }
        Node::Eq(a, b) => match (get(*a)?, get(*b)?) {
            (Value::Opaque(_), _) | (_, Value::Opaque(_)) => None,
            (a, b) => Some(Value::Bool(a == b)),
        },
        Node::Linear {
            terms, constant, ..
        } => {
            let mut total = *constant;
            for (t, c) in terms {
                total = total.wrapping_add(bits(*t)?.wrapping_mul(*c));
            }
            vector(total)
        }
        Node::Product(factors) => {
            let mut total = 1u128;
            for t in factors {
                total = total.wrapping_mul(bits(*t)?);
            }
            vector(total)
        }
        Node::Bv2(op, a, b) => vector(bv::apply(*op, bits(*a)?, bits(*b)?, pool.width(term))),
        Node::BvNot(a) => vector(!bits(*a)?),
        Node::Concat(a, b) => vector(bits(*a)? << pool.width(*b) | bits(*b)?),
        Node::Extract { arg, high, low } => vector(extract(bits(*arg)?, *high, *low)),
        Node::ZeroExt(a, _) => vector(bits(*a)?),
        Node::SignExt(a, width) => vector(sign_extend(bits(*a)?, pool.width(*a), *width)),
        Node::Ule(a, b) => Some(Value::Bool(bits(*a)? <= bits(*b)?)),
        Node::Sle(a, b) => {
            let width = pool.width(*a);
            Some(Value::Bool(
                to_signed(bits(*a)?, width) <= to_signed(bits(*b)?, width),
            ))
        }
        Node::NoWrap { op, signed, a, b } => {
            let exact = bv::no_wrap(*op, *signed, bits(*a)?, bits(*b)?, pool.width(*a));
            Some(Value::Bool(exact))
        }
        Node::IntLinear { .. }
        | Node::IntAdd(..)
        | Node::IntProduct(_)
        | Node::IntDiv(..)
        | Node::IntMod(..) => Some(Value::Int(integer(pool.node(term), int)?)),
        Node::IntLe(a, b) => Some(Value::Bool(int(*a)? <= int(*b)?)),
        Node::Select(a, i) => get(*a)?.select(&get(*i)?),
        Node::Store(a, i, v) => get(*a)?.store(get(*i)?, get(*v)?),
        Node::Apply(fun, args) => {
            let args: Option<Vec<Value>> = args.iter().map(|t| get(*t)).collect();
            Some(assignment.apply(pool, *fun, &args?))
        }
        Node::Forall(..) => None,
    }
}

/// One part that is false decides, whether or not the others are known.
fn conjunction(parts: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut all = Some(true);
    for part in parts {
        match part {
            Some(false) => return Some(false),
            Some(true) => {}
            None => all = None,
        }
    }
    all
}

/// The value of an operation on integers; none of any other node.
fn integer(node: &Node, int: impl Fn(Term) -> Option<i128>) -> Option<i128> {
    match node {
        Node::IntLinear { terms, constant } => {
            let mut total = *constant;
            for (t, c) in terms {
                total = total.checked_add(int(*t)?.checked_mul(*c)?)?;
            }
            Some(total)
        }
        Node::IntAdd(a, b) => int(*a)?.checked_add(int(*b)?),
        Node::IntProduct(factors) => {
            let mut total = 1i128;
            for t in factors {
                total = total.checked_mul(int(*t)?)?;
            }
            Some(total)
        }
        Node::IntDiv(a, b) => int(*a)?.checked_div_euclid(int(*b)?),
        Node::IntMod(a, b) => int(*a)?.checked_rem_euclid(int(*b)?),
        _ => None,
    }
}
