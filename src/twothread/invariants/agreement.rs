//! The two threads agree on a loop's counters, or on how far they have come.
//!
//! For loops whose control is not uniform by analysis: both threads are in the
//! loop or neither is; their counters are equal, or advance together.

use super::Guess;
use super::context::Context;
use super::induction::Step;
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Type};
use crate::twothread::predicate::predicate_name;
use crate::twothread::program::pair;

pub fn run(cx: &Context) -> Vec<Guess> {
    let mut guesses = Vec::new();
    let here = Expr::var(predicate_name(&cx.block(cx.header()).label));
    let divergent_loop = cx.phis().iter().any(|(phi, _)| cx.program.divergent(phi));
    if cx.divergent_head() {
        guesses.push(Guess::unguarded(
            here.clone().equals(pair::other(here.clone(), &Type::Bool)),
        ));
    }
    if !divergent_loop {
        return guesses;
    }
    for (phi, ty) in cx.phis() {
        if !cx.program.divergent(&phi) || matches!(ty, Type::Map(..)) {
            continue;
        }
        let value = Expr::var(phi.clone());
        let same = value.clone().equals(pair::other(value.clone(), &ty));
        if cx.divergent_head() {
            let both = pair::both(here.clone());
            guesses.push(Guess::unguarded(both.implies(same.clone())));
        }
        guesses.push(Guess::unguarded(same));
    }
    for counter in cx.own() {
        if let (Step::Add(_), true) = (&counter.step, cx.divergent(&counter.init)) {
            let ty = Type::Bv(counter.width);
            let advance = bv::sub(counter.value(), counter.init.clone(), counter.width);
            let same = advance.clone().equals(pair::other(advance, &ty));
            if cx.divergent_head() {
                let both = pair::both(here.clone());
                guesses.push(Guess::unguarded(both.implies(same)));
            } else {
                guesses.push(Guess::unguarded(same));
            }
        }
    }
    guesses
}
