//! Bounds by choices of which it is not known which way is taken.
//!
//! Kernels keep indices within a tile by `max(y - 1, first)` and `x0 < 0 ? -x0 : 0`: an index that
//! is not below `max(a, b)` is below neither.

use std::collections::BTreeMap;

use super::Known;
use crate::engines::protocol::polynomial::Polynomial;
use crate::smt::{Node, Pool, Term};

/// Of more choices nothing is looked for.
const MOST_CHOICES: usize = 16;

/// What a number is never less, and never greater than.
#[derive(Clone, Default)]
struct Bounds {
    lower: Vec<Polynomial>,
    upper: Vec<Polynomial>,
}

impl Bounds {
    fn exactly(value: Polynomial) -> Bounds {
        Bounds {
            lower: vec![value.clone()],
            upper: vec![value],
        }
    }
}

impl Known {
    /// Adds what inequalities say of both ways of choices at their sides.
    pub(super) fn learn_choices(&mut self, pool: &mut Pool, claims: &[Term]) {
        if self.is_supposed {
            return;
        }
        let mut choices: BTreeMap<(Term, bool), Bounds> = BTreeMap::new();
        for &claim in claims {
            let Some((strict, signed, a, b)) = inequality(pool, claim) else {
                continue;
            };
            let is_choice = |side: Term| matches!(pool.node(side), Node::Ite(..));
            let are_choices = [a, b].map(is_choice);
            if are_choices == [false; 2] {
                continue;
            }
            let mut sides = [a, b].into_iter().zip(are_choices);
            let mut bounds = || {
                let (side, is_choice) = sides.next()?;
                if !is_choice {
                    return self.value(pool, side, signed).map(Bounds::exactly);
                }
                if choices.len() >= MOST_CHOICES && !choices.contains_key(&(side, signed)) {
                    return None;
                }
                let bounds = choices
                    .entry((side, signed))
                    .or_insert_with(|| self.bounds_of_choice(pool, side, signed));
                Some(bounds.clone())
            };
            let (Some(less), Some(more)) = (bounds(), bounds()) else {
                continue;
            };
            let least = Polynomial::constant(i128::from(strict));
            for (low, up) in less
                .lower
                .iter()
                .flat_map(|low| more.upper.iter().map(move |up| (low, up)))
            {
                let distance = up.plus(-1, low);
                if let Some(fact) = distance.and_then(|distance| distance.plus(-1, &least)) {
                    self.add(fact);
                }
            }
        }
    }

    fn bounds_of_choice(&mut self, pool: &mut Pool, choice: Term, signed: bool) -> Bounds {
        let mut bounds = Bounds::default();
        let Node::Ite(condition, then, otherwise) = *pool.node(choice) else {
            return bounds;
        };
        let mut taken = self.supposing(pool, condition);
        let refuted = pool.not(condition);
        let mut not_taken = self.supposing(pool, refuted);
        let values =
            (taken.value(pool, then, signed)).zip(not_taken.value(pool, otherwise, signed));
        let Some((then, otherwise)) = values else {
            return bounds;
        };
        for (value, other, where_other) in
            [(&then, &otherwise, &not_taken), (&otherwise, &then, &taken)]
        {
            let shows = |above: Option<Polynomial>| {
                above.is_some_and(|above| where_other.shows(pool, &above))
            };
            if shows(other.plus(-1, value)) {
                bounds.lower.push(value.clone());
            }
            if shows(value.plus(-1, other)) {
                bounds.upper.push(value.clone());
            }
        }
        bounds
    }

    /// What is known where the condition holds, too.
    fn supposing(&self, pool: &mut Pool, condition: Term) -> Known {
        let mut known = self.clone();
        known.is_supposed = true;
        let mut claims: Vec<Term> = known.claims.drain().collect();
        claims.sort_unstable();
        claims.push(condition);
        known.learn(pool, &claims);
        known
    }
}

/// Of `a <= b`, or `a < b`, whether it is strict and signed, and the two.
pub(super) fn inequality(pool: &Pool, claim: Term) -> Option<(bool, bool, Term, Term)> {
    let (strict, inner) = match *pool.node(claim) {
        Node::Not(inner) => (true, inner),
        _ => (false, claim),
    };
    // Where `a <= b` does not hold, `b < a` does.
    match (strict, pool.node(inner)) {
        (false, &Node::Sle(a, b)) => Some((false, true, a, b)),
        (false, &Node::Ule(a, b)) => Some((false, false, a, b)),
        (true, &Node::Sle(a, b)) => Some((true, true, b, a)),
        (true, &Node::Ule(a, b)) => Some((true, false, b, a)),
        _ => None,
    }
}
