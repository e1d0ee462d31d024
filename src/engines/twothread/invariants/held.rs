//! What the first thread has on record it accessed under the watched lock.
//!
//! For an access under a lock (see `facts/lock.rs`): the lock is one that the loop does not
//! change, or lies at the place of the access in an array of its own.

use super::Guess;
use super::context::Context;
use crate::engines::twothread::program::watch;
use crate::ivl::{Expr, ExprKind};

pub fn run(cx: &Context) -> Vec<Guess> {
    let mut guesses = Vec::new();
    for (_, access) in cx.accesses() {
        let model = &cx.program.objects[access.object];
        if !model.logs(access.kind) {
            continue;
        }
        let offset = cx.slice.unfold(&access.offset);
        for held in cx.program.held.get(&access.site).into_iter().flatten() {
            let held = &held.record;
            let flag = Expr::var(model.flag(access.kind));
            if cx.known(held) {
                guesses.push(Guess::log(flag.clone().implies(held.clone())));
            }
            // Which side is the lock's place depends on how equations are written.
            if let ExprKind::Binary(op, a, b) = held.kind() {
                let side = |side: &Expr| match *side == offset {
                    true => Expr::var(watch()),
                    false => side.clone(),
                };
                let same = Expr::binary(*op, side(a), side(b));
                if same != *held && cx.known(&same) {
                    guesses.push(Guess::log(flag.implies(same)));
                }
            }
        }
    }
    guesses
}
