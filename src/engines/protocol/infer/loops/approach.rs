//! Loops that go on while a variable that counts one by one differs from a bound.

use crate::analysis::cfg::LoopId;
use crate::engines::protocol::infer::Infer;
use crate::engines::protocol::subst::Subst;
use crate::smt::{Node, Pool, Term};

impl Infer<'_> {
    /// What is known in a round because the head went on in all rounds before it.
    pub(super) fn approach(&mut self, id: LoopId) -> Option<Term> {
        let counter = self.learned.counters.get(&id)?;
        let counts_ones = counter.counts_ones();
        let rounds = counter.distance;
        let goes_on = self.goes_on(id);
        let Node::Not(ends) = *self.protocol.pool.node(goes_on) else {
            return None;
        };
        let Node::Eq(a, b) = *self.protocol.pool.node(ends) else {
            return None;
        };
        let is_number = self.protocol.pool.sort(a) == self.protocol.pool.sort(rounds);
        if !counts_ones || !is_number || self.protocol.pool.is_bool(rounds) {
            return None;
        }
        [(a, b), (b, a)].into_iter().find_map(|(moving, bound)| {
            let is_fixed = self.is_free_of(bound, id);
            is_fixed.then(|| no_more_than(self.pool(), moving, bound, rounds))?
        })
    }
}

/// There are no more rounds than from the first number, to which the rounds are added or taken from, to
/// the bound, modulo two to their width: that many rounds have come to the bound.
fn no_more_than(pool: &mut Pool, moving: Term, bound: Term, rounds: Term) -> Option<Term> {
    let zero = pool.bv(0, pool.width(rounds));
    let mut at_first = Subst::new();
    at_first.bind(rounds, zero, pool);
    let first = at_first.term(pool, moving);
    let all = if moving == pool.bv_add(first, rounds) {
        pool.bv_sub(bound, first)
    } else if moving == pool.bv_sub(first, rounds) {
        pool.bv_sub(first, bound)
    } else {
        return None;
    };
    Some(pool.ule(rounds, all))
}
