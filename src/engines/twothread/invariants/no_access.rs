//! The first thread has no access on record at the loop's head: a barrier ends
//! every iteration, or none was made before the loop. Where a barrier orders only
//! the threads of a warp, this is claimed of pairs that both entered the loop.
//! The same is guessed of asynchronous copies.

use super::Guess;
use super::context::Context;
use crate::engines::twothread::predicate::entered_name;
use crate::engines::twothread::program::{AccessKind, flight_flag, landed_flag, pair};
use crate::ivl::Expr;

pub fn run(cx: &Context) -> Vec<Guess> {
    let mut guesses = Vec::new();
    for object in cx.program.objects.values() {
        for kind in AccessKind::ALL {
            if object.logs(kind) {
                let none = Expr::var(object.flag(kind)).negate();
                guesses.push(Guess::log(none.clone()));
                if cx.divergent_head() {
                    let entered = Expr::var(entered_name(&cx.block(cx.header()).label));
                    guesses.push(Guess::log(pair::both(entered).implies(none)));
                }
            }
        }
    }
    for site in cx.program.objects.keys().flat_map(|o| cx.program.copies(o)) {
        let flags = [flight_flag(site), landed_flag(site)];
        let declared = flags
            .into_iter()
            .filter(|flag| cx.program.vars.contains_key(flag));
        for flag in declared {
            guesses.push(Guess::log(Expr::var(flag).negate()));
        }
    }
    guesses
}
