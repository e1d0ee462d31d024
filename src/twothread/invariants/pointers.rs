//! Pointers that a loop carries: two that swap roles stay in different arrays,
//! and what the loop does not really change keeps its first value.

use super::Guess;
use super::context::Context;
use super::induction::Step;
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Type};

pub fn run(cx: &Context) -> Vec<Guess> {
    let mut guesses = Vec::new();
    for counter in cx.own() {
        if counter.step == Step::Other {
            guesses.push(Guess::value(bv::eq(counter.value(), counter.init.clone())));
        }
    }
    let objects: Vec<Expr> = cx
        .phis()
        .into_iter()
        .filter(|(phi, ty)| *ty == Type::Bv(32) && phi.as_str().ends_with(".object"))
        .map(|(phi, _)| Expr::var(phi))
        .collect();
    for (index, a) in objects.iter().enumerate() {
        for b in &objects[index + 1..] {
            guesses.push(Guess::value(bv::ne(a.clone(), b.clone())));
        }
    }
    guesses
}
