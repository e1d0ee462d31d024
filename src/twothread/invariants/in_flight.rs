//! Which asynchronous copies of a thread are in flight at the loop's head, how old they are,
//! and where they go: to the place of the iteration before, or for copies that began before
//! the loop to the place of then, in the first iteration alone.

use super::Guess;
use super::context::Context;
use super::previous::{at_start, has_barrier, has_stepped, made_before};
use crate::ivl::Expr;
use crate::ivl::builtins::bv;
use crate::twothread::program::{flight_age, flight_flag};

/// Deeper pipelines are not guessed at.
const MAX_STAGES: u128 = 4;

pub fn run(cx: &Context) -> Vec<Guess> {
    let mut guesses = Vec::new();
    let detached = |o| cx.program.detached(o);
    for site in cx.program.objects.keys().flat_map(detached) {
        let flight = Expr::var(flight_flag(site));
        let mut claim = |fact: Expr| guesses.push(Guess::log(flight.clone().implies(fact)));
        claim(Expr::bool(false));
        let age = Expr::var(flight_age(site));
        for groups in 0..=MAX_STAGES {
            let groups = Expr::bv(groups, 32);
            claim(bv::ule(age.clone(), groups.clone(), 32));
            claim(bv::uge(age.clone(), groups, 32));
        }
        for (block, access) in cx.accesses() {
            if access.site == site
                && has_barrier(cx.program, cx.cfg, cx.id)
                && let Some(place) = made_before(cx, block, access)
            {
                claim(place);
                claim(has_stepped(cx));
            }
        }
        for (_, access) in cx.accesses_where(|block| !cx.cfg.in_loop(cx.id, block)) {
            if access.site == site
                && let Some(offset) = cx.slice.at_head(&access.offset, cx.id)
            {
                claim(access.covers(offset));
                claim(at_start(cx));
            }
        }
    }
    guesses
}
