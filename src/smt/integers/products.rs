//! Facts of products that solvers do not find by themselves.
//!
//! Where `a·c` and `b·c` occur and `c` is not negative, `a < b` gives
//! `a·c + c <= b·c`. With it linear arithmetic shows that `y·width + x` is
//! different for different `(x, y)` if `x < width`, and that numbers below a
//! stride which differ by a multiple of it are equal. Every fact holds for all
//! integers.

use crate::smt::term::{Node, Pool, Term};
use std::collections::HashSet;

/// More facts than these slow a query down more than they help.
const MOST_PAIRS: usize = 300;

/// Finds the products in terms, and compares each with those before it.
#[derive(Default)]
pub struct Products {
    seen: HashSet<Term>,
    /// The factors of each product.
    products: Vec<Box<[Term]>>,
    pairs: usize,
}

impl Products {
    /// Facts of the products below these terms that have not been given before.
    pub fn facts(&mut self, pool: &mut Pool, terms: &[Term]) -> Vec<Term> {
        let mut facts = Vec::new();
        for term in pool.post_order(terms, |t| self.seen.contains(&t)) {
            self.seen.insert(term);
            let Node::IntProduct(factors) = pool.node(term) else {
                continue;
            };
            let factors = factors.clone();
            if factors.iter().any(|t| pool.is_literal(*t)) {
                continue;
            }
            for other in &self.products {
                if self.pairs < MOST_PAIRS && compare(pool, &factors, other, &mut facts) {
                    self.pairs += 1;
                }
            }
            self.products.push(factors);
        }
        facts
    }
}

/// Adds what a common factor says of two products; `false` if there is none.
fn compare(pool: &mut Pool, a: &[Term], b: &[Term], facts: &mut Vec<Term>) -> bool {
    let (mut only_a, mut only_b) = (a.to_vec(), Vec::new());
    let mut common = Vec::new();
    for factor in b {
        match only_a.iter().position(|t| t == factor) {
            Some(at) => common.push(only_a.remove(at)),
            None => only_b.push(*factor),
        }
    }
    if common.is_empty() {
        return false;
    }
    let [common, only_a, only_b] = [common, only_a, only_b].map(|t| product(pool, &t));
    let (a, b) = (product(pool, a), product(pool, b));
    let zero = pool.int(0);
    let positive = pool.int_le(zero, common);
    for (x, y, x_common, y_common) in [(only_a, only_b, a, b), (only_b, only_a, b, a)] {
        let at_most = pool.int_le(x, y);
        let least = pool.int_le(x_common, y_common);
        let less = pool.int_lt(x, y);
        let next = pool.int_add(x_common, common);
        let apart = pool.int_le(next, y_common);
        for (premise, conclusion) in [(at_most, least), (less, apart)] {
            let premise = pool.and([positive, premise]);
            facts.push(pool.implies(premise, conclusion));
        }
    }
    true
}

fn product(pool: &mut Pool, factors: &[Term]) -> Term {
    let one = pool.int(1);
    factors.iter().fold(one, |total, t| pool.int_mul(total, *t))
}
