//! Bounds of a loop's counters: from where they start and from the conditions
//! under which the loop goes on.
//!
//! With `i < n` tested at the head, `i <= n` holds there; with any step, either
//! `i` is still at its start or the condition held one step before.

use super::Guess;
use super::context::Context;
use super::induction::{Induction, Step, bv_operation};
use crate::ivl::Expr;
use crate::ivl::builtins::{BvOp, bv};
use crate::ivl::subst::{free_vars, map_vars};

pub fn run(cx: &Context) -> Vec<Guess> {
    let mut guesses = Vec::new();
    for counter in cx.own() {
        let (value, init, width) = (counter.value(), counter.init.clone(), counter.width);
        let rising = match (&counter.step, counter.constant_step()) {
            (Step::Add(_), Some(step)) => step > 0,
            (Step::Add(_), None) => true,
            (Step::Multiply, _) => true,
            (Step::Divide, _) => false,
            (Step::Other, _) => continue,
        };
        let (low, high) = if rising { (init, value) } else { (value, init) };
        guesses.push(Guess::value(bv::sle(low.clone(), high.clone(), width)));
        guesses.push(Guess::value(bv::ule(low, high, width)));
    }
    guesses.extend(counted(cx));
    for stay in cx.stays(cx.id) {
        guesses.push(Guess::value(stay.clone()));
        guesses.extend(weakened(&stay).into_iter().map(Guess::value));
        guesses.extend(before(cx, &stay).map(Guess::value));
    }
    guesses
}

/// What goes on in some rounds has not gone further than what does in all.
fn counted(cx: &Context) -> Vec<Guess> {
    let step = |one: &Induction| one.constant_step().filter(|step| *step > 0);
    let way = |one: &Induction| {
        let so_far = bv::sub(one.value(), one.init.clone(), one.width);
        (one.width <= 64).then(|| bv::zext(so_far, one.width, 64))
    };
    let mut guesses = Vec::new();
    for some in cx.own().iter().filter(|one| one.rests) {
        for all in cx.own().iter().filter(|one| !one.rests) {
            if step(some).is_some()
                && step(some) <= step(all)
                && let (Some(some), Some(all)) = (way(some), way(all))
            {
                guesses.push(Guess::value(bv::ule(some, all, 64)));
            }
        }
    }
    guesses
}

/// Non-strict versions of a comparison, signed and unsigned.
fn weakened(condition: &Expr) -> Vec<Expr> {
    let (positive, condition) = match condition.kind() {
        crate::ivl::ExprKind::Not(inner) => (false, inner),
        _ => (true, condition),
    };
    if let crate::ivl::ExprKind::Binary(op, a, b) = condition.kind() {
        use crate::ivl::BinOp;
        let goes_on_while_different =
            matches!((op, positive), (BinOp::Neq, true) | (BinOp::Eq, false));
        let width = [a, b].iter().find_map(|e| width_of(e));
        return match (goes_on_while_different, width) {
            (true, Some(width)) => vec![
                bv::ule(a.clone(), b.clone(), width),
                bv::uge(a.clone(), b.clone(), width),
                bv::sle(a.clone(), b.clone(), width),
                bv::sge(a.clone(), b.clone(), width),
            ],
            _ => Vec::new(),
        };
    }
    let Some((op, [a, b])) = bv_operation(condition) else {
        return Vec::new();
    };
    let Some(width) = comparison_width(condition) else {
        return Vec::new();
    };
    let (a, b) = (a.clone(), b.clone());
    let below = matches!(op, BvOp::Ult | BvOp::Ule | BvOp::Slt | BvOp::Sle) == positive;
    if below {
        vec![bv::ule(a.clone(), b.clone(), width), bv::sle(a, b, width)]
    } else {
        vec![bv::uge(a.clone(), b.clone(), width), bv::sge(a, b, width)]
    }
}

/// At the start, or the condition held with the counters one step before.
fn before(cx: &Context, condition: &Expr) -> Option<Expr> {
    let mut start = Expr::bool(true);
    for name in free_vars(condition) {
        if cx.slice.invariant(&name, cx.id) {
            continue;
        }
        let counter = cx.own().iter().find(|c| c.var == name)?;
        counter.previous()?;
        start = start.and(counter.value().equals(counter.init.clone()));
    }
    let earlier = map_vars(condition, &mut |name| {
        cx.own()
            .iter()
            .find(|c| c.var == *name)
            .and_then(|c| c.previous())
    });
    (start.as_bool() != Some(true)).then(|| start.or(earlier))
}

/// The width of the operands of a bit-vector comparison.
pub fn comparison_width(expr: &Expr) -> Option<u32> {
    use crate::ivl::builtins::Builtin;
    let crate::ivl::ExprKind::Apply(name, _) = expr.kind() else {
        return None;
    };
    match Builtin::from_name(name.as_str()) {
        Some(Builtin::Bv { op, width }) if op.is_predicate() => Some(width),
        _ => None,
    }
}

/// The width of an expression that shows it.
fn width_of(expr: &Expr) -> Option<u32> {
    use crate::ivl::builtins::Builtin;
    use crate::ivl::{ExprKind, Type};
    match expr.kind() {
        ExprKind::Bv { width, .. } => Some(*width),
        ExprKind::Apply(name, _) => match Builtin::from_name(name.as_str())?.result() {
            Type::Bv(width) => Some(width),
            _ => None,
        },
        _ => None,
    }
}
