//! Which queries multiply: those are for integers.

use crate::bv::{BvOp, WrapOp};
use crate::smt::term::{Node, Pool, Term};
use std::collections::HashSet;

/// Looks for multiplications and divisions of two symbolic bit-vectors in a
/// growing list of assertions.
#[derive(Default)]
pub struct Multiplications {
    seen: HashSet<Term>,
    /// How many assertions have been looked at.
    examined: usize,
    found: bool,
}

impl Multiplications {
    /// Whether there is the first one among the assertions that are new: true once.
    pub fn found_in(&mut self, pool: &Pool, assertions: &[Term]) -> bool {
        let new = &assertions[self.examined..];
        self.examined = assertions.len();
        if self.found {
            return false;
        }
        let terms = pool.post_order(new, |t| self.seen.contains(&t));
        self.found = terms.iter().any(|t| multiplies(pool, *t));
        self.seen.extend(terms);
        self.found
    }
}

fn multiplies(pool: &Pool, term: Term) -> bool {
    use BvOp::{Sdiv, Smod, Srem, Udiv, Urem};
    match pool.node(term) {
        Node::Product(_) => true,
        Node::Bv2(Udiv | Urem | Sdiv | Srem | Smod, _, b) => !pool.is_literal(*b),
        Node::NoWrap {
            op: WrapOp::Mul,
            a,
            b,
            ..
        } => !pool.is_literal(*a) && !pool.is_literal(*b),
        _ => false,
    }
}
