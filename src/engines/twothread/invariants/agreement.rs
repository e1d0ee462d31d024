//! The two threads agree on a loop's counters, or on how far they have come.
//!
//! For loops whose control is not uniform by analysis: both threads are in the
//! loop or neither is; their counters are equal, or advance together. Claimed
//! of threads that are both in the loop, or that both entered it.

use super::Guess;
use super::context::Context;
use super::induction::Step;
use crate::engines::twothread::predicate::{entered_name, predicate_name};
use crate::engines::twothread::program::pair;
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Type};

pub fn run(cx: &Context) -> Vec<Guess> {
    let label = &cx.block(cx.header()).label;
    let here = Expr::var(predicate_name(label));
    let entered = Expr::var(entered_name(label));
    let equal = |value: Expr, ty: &Type| value.clone().equals(pair::other(value, ty));
    let mut claims = Vec::new();
    for (phi, ty) in cx.phis() {
        if cx.program.divergent(&phi) {
            claims.push(equal(Expr::var(phi), &ty));
        }
    }
    for counter in cx.own() {
        if matches!(counter.step, Step::Add(_)) && cx.divergent(&counter.init) {
            let advance = bv::sub(counter.value(), counter.init.clone(), counter.width);
            claims.push(equal(advance, &Type::Bv(counter.width)));
        }
    }
    if !cx.divergent_head() {
        return claims.into_iter().map(Guess::pair).collect();
    }
    let together = equal(here.clone(), &Type::Bool);
    let mut guesses = vec![
        Guess::pair(together.clone()),
        Guess::pair(pair::both(entered.clone()).implies(together)),
    ];
    for claim in claims {
        guesses.push(Guess::pair(pair::both(here.clone()).implies(claim.clone())));
        guesses.push(Guess::pair(pair::both(entered.clone()).implies(claim)));
    }
    guesses
}
