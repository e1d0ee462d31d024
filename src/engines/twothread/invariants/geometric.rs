//! Counters that are multiplied or divided: powers of two, and the finite list
//! of values that counters with literal starts go through together.

use super::Guess;
use super::context::Context;
use super::induction::{Induction, Step};
use crate::analysis::cfg::LoopId;
use crate::ivl::builtins::{Builtin, bv};
use crate::ivl::subst::{free_vars, map_vars};
use crate::ivl::traverse::map_children;
use crate::ivl::{BinOp, Expr, ExprKind, Symbol};

/// More values than this are no help to a solver.
const LONGEST_LIST: usize = 40;

pub fn run(cx: &Context) -> Vec<Guess> {
    let mut guesses = Vec::new();
    for counter in cx.own() {
        if !matches!(counter.step, Step::Multiply | Step::Divide) {
            continue;
        }
        let (value, width) = (counter.value(), counter.width);
        let zero = Expr::bv(0, width);
        let less = bv::sub(value.clone(), Expr::bv(1, width), width);
        let power = bv::eq(bv::and(value.clone(), less, width), zero.clone());
        guesses.push(Guess::value(power));
        guesses.push(Guess::value(bv::ne(value.clone(), zero)));
        guesses.push(Guess::value(bv::sgt(value, Expr::bv(0, width), width)));
    }
    guesses.extend(listed(cx).map(Guess::value));
    guesses
}

/// The states of all counters that start at literals and depend on nothing
/// else, one disjunct per iteration.
fn listed(cx: &Context) -> Option<Expr> {
    let run = states(cx, cx.id, 0)?;
    let geometric = |c: &Induction| matches!(c.step, Step::Multiply | Step::Divide);
    if !run.counters.iter().any(geometric) {
        return None;
    }
    let state = |values: &Vec<Expr>| {
        run.counters
            .iter()
            .zip(values)
            .map(|(counter, value)| bv::eq(counter.value(), value.clone()))
            .fold(Expr::bool(true), Expr::and)
    };
    Some(
        run.states
            .iter()
            .map(state)
            .fold(Expr::bool(false), Expr::or),
    )
}

/// A loop run on literals.
struct Run {
    counters: Vec<Induction>,
    /// The counters' values at the head, once per time that control gets there.
    states: Vec<Vec<Expr>>,
    /// The last state is that of the loop's exit.
    ends: bool,
}

fn states(cx: &Context, id: LoopId, depth: usize) -> Option<Run> {
    let counters = closed(cx, id, depth);
    let mut state: Vec<Expr> = counters.iter().map(|c| c.init.clone()).collect();
    let names: Vec<Symbol> = counters.iter().map(|c| c.var.clone()).collect();
    let stays = cx.stays(id);
    let mut run = Run {
        counters,
        states: Vec::new(),
        ends: false,
    };
    while !run.states.contains(&state) {
        if run.states.len() == LONGEST_LIST {
            return None;
        }
        run.states.push(state.clone());
        let bind = |expr: &Expr| bind(expr, &names, &state);
        if stays.iter().any(|stay| bind(stay).as_bool() == Some(false)) {
            run.ends = true;
            break;
        }
        state = run.counters.iter().map(|c| bind(&c.next)).collect();
    }
    Some(run)
}

/// The largest set of counters with literal starts that depend on each other alone.
fn closed(cx: &Context, id: LoopId, depth: usize) -> Vec<Induction> {
    let mut set: Vec<Induction> = cx.inductions[&id]
        .iter()
        .filter_map(|counter| {
            let init = literal(cx, &counter.init, depth)?;
            Some(Induction {
                init,
                ..counter.clone()
            })
        })
        .collect();
    loop {
        let names: Vec<Symbol> = set.iter().map(|c| c.var.clone()).collect();
        let before = set.len();
        set.retain(|c| free_vars(&c.next).iter().all(|name| names.contains(name)));
        if set.len() == before {
            return set;
        }
    }
}

/// The expression as a literal: it is one, or a counter of a loop before that
/// ends in a known state.
fn literal(cx: &Context, expr: &Expr, depth: usize) -> Option<Expr> {
    if expr.as_bv().is_some() {
        return Some(expr.clone());
    }
    let ExprKind::Var(name) = expr.kind() else {
        return None;
    };
    if depth > 3 {
        return None;
    }
    if let Some(definition) = cx.slice.definition(name) {
        return literal(cx, definition, depth + 1);
    }
    if let Some(id) = (0..cx.cfg.loops.len())
        .find(|id| *id != cx.id && cx.inductions[id].iter().any(|c| c.var == *name))
    {
        let run = states(cx, id, depth + 1).filter(|run| run.ends)?;
        let index = run.counters.iter().position(|c| c.var == *name)?;
        return run.states.last().map(|state| state[index].clone());
    }
    let mut sources = cx
        .program
        .blocks
        .iter()
        .flat_map(|block| &block.edges)
        .flat_map(|edge| &edge.copies)
        .filter(|(phi, _)| phi == name)
        .map(|(_, value)| value);
    match (sources.next(), sources.next()) {
        (Some(source), None) => literal(cx, source, depth + 1),
        _ => None,
    }
}

/// The expression with literals for variables, folded.
fn bind(expr: &Expr, names: &[Symbol], values: &[Expr]) -> Expr {
    fold(&map_vars(expr, &mut |name| {
        names
            .iter()
            .position(|n| n == name)
            .map(|index| values[index].clone())
    }))
}

/// Rebuilds the expression through the folding constructors.
pub fn fold(expr: &Expr) -> Expr {
    let expr = map_children(expr, &mut |child| fold(child));
    match expr.kind() {
        ExprKind::Apply(name, args) => match Builtin::from_name(name.as_str()) {
            Some(Builtin::Bv { op, width }) => bv::apply(op, width, args),
            Some(Builtin::Extend {
                signed: true,
                from,
                to,
            }) => bv::sext(args[0].clone(), from, to),
            Some(Builtin::Extend {
                signed: false,
                from,
                to,
            }) => bv::zext(args[0].clone(), from, to),
            _ => expr,
        },
        ExprKind::Not(inner) => inner.clone().negate(),
        ExprKind::Ite(condition, a, b) => condition.clone().choose(a.clone(), b.clone()),
        ExprKind::Binary(BinOp::Eq, a, b) => bv::eq(a.clone(), b.clone()),
        ExprKind::Binary(BinOp::Neq, a, b) => bv::ne(a.clone(), b.clone()),
        ExprKind::Binary(BinOp::And, a, b) => a.clone().and(b.clone()),
        ExprKind::Binary(BinOp::Or, a, b) => a.clone().or(b.clone()),
        _ => expr,
    }
}
