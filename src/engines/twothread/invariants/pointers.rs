//! Pointers that a loop carries: two that swap roles stay in different arrays,
//! what the loop does not really change keeps its first value, and what points to
//! no array is the null pointer.

use super::Guess;
use super::context::Context;
use super::induction::Step;
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Symbol, Type};

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
    for (phi, ty) in cx.phis() {
        if let (Some(name), Type::Bv(64)) = (phi.as_str().strip_suffix(".offset"), &ty) {
            let object = Expr::var(Symbol::new(format!("{name}.object")));
            if objects.contains(&object) {
                let no_array = bv::eq(object, Expr::bv(0, 32));
                let zero = bv::eq(Expr::var(phi), Expr::bv(0, 64));
                guesses.push(Guess::value(no_array.implies(zero)));
            }
        }
    }
    for (index, a) in objects.iter().enumerate() {
        for b in &objects[index + 1..] {
            guesses.push(Guess::value(bv::ne(a.clone(), b.clone())));
        }
    }
    guesses
}
