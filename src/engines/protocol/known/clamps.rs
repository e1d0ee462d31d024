//! What choices say, of which it is not known which way is taken.
//!
//! Kernels keep indices within a tile by `max(y - 1, first)` and `x0 < 0 ? -x0 : 0`: an index that
//! is not below `max(a, b)` is below neither. And of two ways to leave a loop one may be out of
//! the question.

use super::Known;
use crate::engines::protocol::polynomial::Polynomial;
use crate::smt::{Node, Pool, Term};

/// Of more choices nothing is looked for.
const MOST_CHOICES: usize = 16;
/// Steps of the search for a reason why two numbers are equal.
const FEW_STEPS: usize = 100;

/// Numbers that a choice is never less, or never greater than.
#[derive(Clone, Default)]
struct Bounds {
    lower: Vec<Polynomial>,
    upper: Vec<Polynomial>,
}

impl Known {
    /// Adds what inequalities say of both ways of choices at their sides.
    pub(super) fn learn_choices(&mut self, pool: &mut Pool, claims: &[Term]) {
        if self.is_supposed {
            return;
        }
        for &claim in claims {
            if let Node::Ite(condition, then, otherwise) = *pool.node(claim)
                && let Some(known) = self.only_way(pool, condition, [then, otherwise])
            {
                *self = known;
            }
        }
        let mut choices: Vec<((Term, bool), Bounds)> = Vec::new();
        for &claim in claims {
            let Some((strict, signed, a, b)) = inequality(pool, claim) else {
                continue;
            };
            let mut sides = [(a, Vec::new()), (b, Vec::new())];
            for (at, (side, bounds)) in sides.iter_mut().enumerate() {
                let key = (*side, signed);
                let known = choices.iter().position(|(choice, _)| *choice == key);
                let index = match (known, pool.node(*side)) {
                    (Some(index), _) => index,
                    (None, Node::Ite(..)) if choices.len() < MOST_CHOICES => {
                        choices.push((key, self.bounds_of_choice(pool, *side, signed)));
                        choices.len() - 1
                    }
                    _ => {
                        bounds.extend(self.value(pool, *side, signed));
                        continue;
                    }
                };
                let of_choice = &choices[index].1;
                bounds.clone_from(if at == 0 { &of_choice.lower } else { &of_choice.upper });
            }
            let [(_, lower), (_, upper)] = sides;
            let is_choice = [a, b].iter().any(|side| matches!(pool.node(*side), Node::Ite(..)));
            let pairs = lower.iter().flat_map(|low| upper.iter().map(move |up| (low, up)));
            for (low, up) in pairs.filter(|_| is_choice) {
                let distance = up.plus(-1, low);
                let one = Polynomial::constant(i128::from(strict));
                if let Some(fact) = distance.and_then(|distance| distance.plus(-1, &one)) {
                    self.add(fact);
                }
            }
        }
    }

    /// What is known where one of the two claims would contradict it.
    fn only_way(
        &self,
        pool: &mut Pool,
        condition: Term,
        [then, otherwise]: [Term; 2],
    ) -> Option<Known> {
        let refuted = pool.not(condition);
        let ways = [[condition, then], [refuted, otherwise]];
        let mut ways = ways.map(|way| self.supposing(pool, &way));
        let is_open = ways.each_mut().map(|way| !way.is_contradictory(pool));
        let [first, second] = ways;
        let mut known = match is_open {
            [true, false] => first,
            [false, true] => second,
            _ => return None,
        };
        known.is_supposed = false;
        Some(known)
    }

    /// Are two numbers equal that are said not to be?
    fn is_contradictory(&mut self, pool: &mut Pool) -> bool {
        let mut claims: Vec<Term> = self.claims.iter().copied().collect();
        claims.sort_unstable();
        claims.into_iter().any(|claim| {
            let Node::Not(equal) = *pool.node(claim) else {
                return false;
            };
            let sides = self.equality(pool, equal).into_iter();
            let shown = sides.map(|side| {
                side.is_some_and(|side| self.shows_within(pool, &side, &mut { FEW_STEPS }))
            });
            shown.fold(true, |all, one| all && one)
        })
    }

    fn bounds_of_choice(&mut self, pool: &mut Pool, choice: Term, signed: bool) -> Bounds {
        let mut bounds = Bounds::default();
        let Node::Ite(condition, then, otherwise) = *pool.node(choice) else {
            return bounds;
        };
        let mut taken = self.supposing(pool, &[condition]);
        let refuted = pool.not(condition);
        let mut not_taken = self.supposing(pool, &[refuted]);
        let values = (taken.value(pool, then, signed)).zip(not_taken.value(pool, otherwise, signed));
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

    /// What is known where these hold, too.
    fn supposing(&self, pool: &mut Pool, more: &[Term]) -> Known {
        let mut known = self.clone();
        known.is_supposed = true;
        let mut claims: Vec<Term> = known.claims.drain().collect();
        claims.sort_unstable();
        claims.extend(more);
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
