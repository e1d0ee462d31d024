//! An additive counter has advanced by a multiple of its step.

use super::Guess;
use super::context::Context;
use super::induction::Step;
use crate::ivl::Expr;
use crate::ivl::builtins::bv;

pub fn run(cx: &Context) -> Vec<Guess> {
    let mut guesses = Vec::new();
    for counter in cx.own() {
        let Step::Add(step) = &counter.step else {
            continue;
        };
        let advance = bv::sub(counter.value(), counter.init.clone(), counter.width);
        guesses.extend(multiple_of(advance, step, counter.width).map(Guess::value));
    }
    guesses
}

/// `value` is a multiple of `step`; none where that says nothing.
pub fn multiple_of(value: Expr, step: &Expr, width: u32) -> Option<Expr> {
    let zero = Expr::bv(0, width);
    match step.as_bv() {
        Some((bits, _)) => {
            let negative = width < 128 && bits >> (width - 1) == 1;
            let size = if negative {
                (1u128 << width) - bits
            } else {
                bits
            };
            match size {
                0 | 1 => None,
                size if size.is_power_of_two() => Some(bv::eq(
                    bv::and(value, Expr::bv(size - 1, width), width),
                    zero,
                )),
                size => Some(bv::eq(bv::urem(value, Expr::bv(size, width), width), zero)),
            }
        }
        None => Some(bv::eq(bv::urem(value, step.clone(), width), zero)),
    }
}
