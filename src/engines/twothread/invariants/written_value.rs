//! What the first thread has on record as written is one of the values that the
//! kernel's writes of the object write, where these are known at the loop's head, or the
//! number of the cell, where writes store it (`mark[v] = v`).
//! Needed where threads write one value to one cell again and again.

use super::Guess;
use super::context::Context;
use crate::engines::twothread::linear::Linear;
use crate::engines::twothread::program::{AccessKind, watch};
use crate::ivl::Expr;
use crate::ivl::builtins::bv;

/// More values than these are hardly one value that all threads write.
const MOST_VALUES: usize = 3;

pub fn run(cx: &Context) -> Vec<Guess> {
    let accesses = cx.accesses_where(|_| true);
    let mut guesses = Vec::new();
    for (id, object) in cx.program.objects.iter() {
        let writes: Vec<_> = accesses
            .iter()
            .filter(|(_, access)| access.object == id && access.kind == AccessKind::Write)
            .collect();
        let in_loop = |block| cx.cfg.in_loop(cx.id, block);
        let repeated = writes.iter().any(|(block, _)| in_loop(*block));
        if !object.logs(AccessKind::Write) || !repeated {
            continue;
        }
        let mut values: Vec<Expr> = Vec::new();
        for (_, access) in &writes {
            let whole = access.cells == 1
                && 8 * cx.program.sites[access.site].bytes == object.granularity.cell_bits;
            let stored = access.value.as_ref().filter(|_| whole && access.deliberate);
            let common = |value: &Expr| cx.invariant(value, cx.id) && !cx.divergent(value);
            let value = stored
                .and_then(|value| cx.slice.at_head(value, cx.id))
                .filter(common);
            let own = || number_of_cell(cx, &access.offset, stored?, object.granularity.cell_bits);
            let Some(value) = value.or_else(own) else {
                values.clear();
                break;
            };
            if !values.contains(&value) {
                values.push(value);
            }
        }
        if values.is_empty() || values.len() > MOST_VALUES {
            continue;
        }
        let written = Expr::var(object.written_value());
        let known = values
            .into_iter()
            .map(|value| bv::eq(written.clone(), value))
            .fold(Expr::bool(false), Expr::or);
        let flag = Expr::var(object.flag(AccessKind::Write));
        guesses.push(Guess::log(flag.implies(known)));
    }
    guesses
}

/// The watched cell's number less a constant, if a write to a cell stores its number so.
fn number_of_cell(cx: &Context, offset: &Expr, value: &Expr, width: u32) -> Option<Expr> {
    let place = Linear::of(&cx.slice.unfold(offset), 64);
    let mut rest = place.clone();
    rest.plus(&Linear::of(&cx.slice.unfold(value), width), -1);
    let is_number = rest.terms.is_empty() && !place.terms.is_empty();
    let rest = Expr::bv(rest.constant as u64 as u128, 64);
    is_number.then(|| bv::trunc(bv::sub(Expr::var(watch()), rest, 64), 64, width))
}
