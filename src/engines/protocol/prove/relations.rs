//! Rules about relations, for the tuples that a query is about.

use crate::engines::protocol::ast::{Relation, Rule};
use crate::engines::protocol::subst::Subst;
use crate::smt::{Node, Pool, Term};

/// Of more tuples of one relation no more is concluded.
const MOST_TUPLES: usize = 48;

/// What the rules say of the tuples in the formula.
pub(super) fn rules_about(pool: &mut Pool, relations: &[Relation], formula: Term) -> Term {
    let mut known = Vec::new();
    if relations.is_empty() {
        return pool.bool(true);
    }
    let terms = pool.post_order(&[formula], |_| false);
    for relation in relations {
        let holds = |term: &&Term| match pool.node(**term) {
            Node::Apply(fun, _) => *fun == relation.fun,
            _ => false,
        };
        let tuples: Vec<Term> = terms.iter().filter(holds).copied().collect();
        let tuples = &tuples[..tuples.len().min(MOST_TUPLES)];
        for rule in &relation.rules {
            for &first in tuples {
                match rule.tuples.len() {
                    1 => known.push(instance(pool, rule, &[first])),
                    _ => known.extend(
                        (tuples.iter()).map(|&second| instance(pool, rule, &[first, second])),
                    ),
                }
            }
        }
    }
    pool.and(known)
}

/// Each relation holds of an element, whichever that is.
pub(super) fn has_an_element(pool: &mut Pool, relations: &[Relation]) -> Term {
    let mut all = Vec::new();
    for relation in relations {
        let sorts = pool.fun_data(relation.fun).params.clone();
        let tuple = sorts
            .into_iter()
            .map(|sort| pool.fresh_var("element", sort));
        let tuple = tuple.collect();
        let holds = pool.apply(relation.fun, tuple);
        all.extend([
            holds,
            rules_about(pool, std::slice::from_ref(relation), holds),
        ]);
    }
    pool.and(all)
}

/// The rule about these applications of the relation.
fn instance(pool: &mut Pool, rule: &Rule, holds: &[Term]) -> Term {
    let mut subst = Subst::new();
    for (names, tuple) in rule.tuples.iter().zip(holds) {
        for (name, value) in names.iter().zip(pool.operands(*tuple)) {
            subst.bind(*name, value, pool);
        }
    }
    let conclusion = subst.term(pool, rule.conclusion);
    let premise = pool.and(holds.iter().copied());
    pool.implies(premise, conclusion)
}
