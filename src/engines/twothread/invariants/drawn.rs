//! What the first thread has on record lies at values that it drew from a counter.
//!
//! For an access at `base + a·v` with `v` drawn in the loop: the value that leads to
//! the watched offset was drawn by the first thread (see `lower::memory`). The same of
//! ranges that were drawn in the loop or before it (see `lower::draws`).

use super::Guess;
use super::context::Context;
use crate::engines::twothread::linear::Linear;
use crate::engines::twothread::program::{AccessKind, Stmt, watch};
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, ExprKind, Symbol, Type};

pub fn run(cx: &Context) -> Vec<Guess> {
    let draws = draws(cx);
    let mut guesses = Vec::new();
    for (_, access) in cx.accesses() {
        let model = &cx.program.objects[access.object];
        if !AccessKind::ALL.contains(&access.kind) || !model.logs(access.kind) {
            continue;
        }
        let offset = Linear::of(&cx.slice.unfold(&access.offset), 64);
        for draw in &draws {
            let Some(value) = value_at_watch(cx, &offset, draw) else {
                continue;
            };
            let owned = Expr::apply(
                draw.owner.clone(),
                vec![draw.epoch.clone(), draw.cell.clone(), value],
            );
            let flag = Expr::var(model.flag(access.kind));
            guesses.push(Guess::log(flag.implies(owned)));
        }
        let ranges = cx
            .program
            .drawn
            .iter()
            .filter(|d| d.object == access.object);
        for drawn in ranges.filter(|d| cx.known(&d.owned)) {
            let flag = Expr::var(model.flag(access.kind));
            guesses.push(Guess::log(flag.implies(drawn.owned.clone())));
        }
    }
    guesses
}

/// A value that is drawn in the loop.
struct Draw {
    owner: Symbol,
    epoch: Expr,
    cell: Expr,
    value: Symbol,
    width: u32,
}

fn draws(cx: &Context) -> Vec<Draw> {
    let owners: Vec<Symbol> = cx.program.objects.values().map(|o| o.owner()).collect();
    let blocks = cx.program.blocks.iter();
    let inside = blocks.filter(|block| cx.cfg.in_loop(cx.id, block.origin));
    let mut draws = Vec::new();
    for stmt in inside.flat_map(|block| &block.stmts) {
        let Stmt::Assume(assumed) = stmt else {
            continue;
        };
        let ExprKind::Binary(_, left, _) = assumed.expr.kind() else {
            continue;
        };
        let ExprKind::Apply(owner, args) = left.kind() else {
            continue;
        };
        let (true, [epoch, cell, value]) = (owners.contains(owner), &args[..]) else {
            continue;
        };
        let ExprKind::Var(value) = value.kind() else {
            continue;
        };
        let cell = cx.slice.unfold(cell);
        if let (Type::Bv(width), true) = (&cx.program.vars[value].ty, cx.invariant(&cell, cx.id)) {
            draws.push(Draw {
                owner: owner.clone(),
                epoch: epoch.clone(),
                cell,
                value: value.clone(),
                width: *width,
            });
        }
    }
    draws
}

/// The drawn value with which the access lies at the watched offset.
fn value_at_watch(cx: &Context, offset: &Linear, draw: &Draw) -> Option<Expr> {
    let value = Expr::var(draw.value.clone());
    let (moving, staying): (Vec<_>, Vec<_>) = offset
        .terms
        .iter()
        .cloned()
        .partition(|(_, atom)| atom.expr == value);
    let [(coefficient, _)] = &moving[..] else {
        return None;
    };
    let base = Linear {
        constant: offset.constant,
        terms: staying,
    };
    let base = base.expr();
    if *coefficient <= 0 || !cx.invariant(&base, cx.id) {
        return None;
    }
    let distance = bv::sub(Expr::var(watch()), base, 64);
    let index = bv::udiv(distance, Expr::bv(*coefficient as u128, 64), 64);
    Some(bv::trunc(index, 64, draw.width))
}
