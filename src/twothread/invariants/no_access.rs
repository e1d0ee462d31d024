//! The first thread has no access on record at the loop's head: a barrier ends
//! every iteration, or none was made before the loop.

use super::Guess;
use super::context::Context;
use crate::ivl::Expr;
use crate::twothread::program::AccessKind;

pub fn run(cx: &Context) -> Vec<Guess> {
    let mut guesses = Vec::new();
    for object in cx.program.objects.values() {
        for kind in AccessKind::ALL {
            if object.logs(kind) {
                guesses.push(Guess::log(Expr::var(object.flag(kind)).negate()));
            }
        }
    }
    guesses
}
