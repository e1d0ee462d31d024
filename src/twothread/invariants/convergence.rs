//! Threads of a warp are in the loop together, or are gone for good; those that an operation
//! in the loop names are in the same iteration. For loops in flow that differs in the warp.

use super::Guess;
use super::context::Context;
use crate::ivl::{Expr, Type};
use crate::twothread::lower::gone;
use crate::twothread::predicate::{entered_name, predicate_name};
use crate::twothread::program::{Meeting, Stmt, pair};

pub fn run(cx: &Context) -> Vec<Guess> {
    if !cx.divergent_head() || !cx.program.vars.contains_key(&gone()) {
        return Vec::new();
    }
    let label = &cx.block(cx.header()).label;
    let here = Expr::var(predicate_name(label));
    let entered = Expr::var(entered_name(label));
    let gone = Expr::var(gone());
    let comes = pair::other(here.clone().or(gone.clone()), &Type::Bool);
    let of_each = [
        here.clone().or(gone.clone()),
        entered.implies(here.clone().or(gone)),
        here.clone().implies(comes),
    ];
    let mut guesses: Vec<Guess> = of_each
        .map(|expr| Guess {
            expr,
            once: false,
            unguarded: true,
        })
        .into();
    let goes_on = here.clone().and(stays(cx));
    let other_goes_on = pair::other(goes_on.clone(), &Type::Bool);
    for (mask, named) in masks_in_loop(cx) {
        let there = pair::other(here.clone(), &Type::Bool);
        let together = here.clone().equals(there.clone());
        guesses.push(Guess::pair(named.clone().implies(together)));
        // Threads that have left may have been named when they did.
        let here_and_named = here.clone().and(named.clone());
        guesses.push(Guess::pair(here_and_named.clone().implies(there)));
        let theirs = pair::other(mask.clone(), &Type::Bv(64));
        let same = mask.equals(theirs);
        guesses.push(Guess::pair(here_and_named.implies(same.clone())));
        // Where masks shrink, those that leave keep an old one.
        let goes_on_and_named = goes_on.clone().and(named.clone());
        if goes_on != here {
            guesses.push(Guess::pair(
                goes_on_and_named.clone().implies(other_goes_on.clone()),
            ));
            guesses.push(Guess::pair(goes_on_and_named.implies(same)));
        }
        for (phi, ty) in cx.phis() {
            if cx.program.divergent(&phi) {
                let phi = Expr::var(phi);
                let equal = phi.clone().equals(pair::other(phi, &ty));
                let both = named.clone().and(pair::both(here.clone()));
                guesses.push(Guess::pair(both.implies(equal)));
            }
        }
    }
    for own in own_lane_named(cx) {
        guesses.push(Guess {
            expr: goes_on.clone().implies(own),
            once: false,
            unguarded: true,
        });
    }
    guesses
}

/// When a thread at the loop's head goes on inside of it, as far as that is known there.
fn stays(cx: &Context) -> Expr {
    let mut inside = Expr::bool(false);
    for edge in &cx.block(cx.header()).edges {
        let mut blocks = cx.program.blocks.iter();
        let target = blocks.find(|block| block.label == edge.target);
        if target.is_some_and(|block| cx.cfg.in_loop(cx.id, block.origin)) {
            let condition = cx.slice.at_head(&edge.condition, cx.id);
            inside = inside.or(condition.unwrap_or(Expr::bool(true)));
        }
    }
    inside
}

/// The masks of operations in the loop, and when they name the second thread, as far as that
/// is known at its head.
fn masks_in_loop(cx: &Context) -> Vec<(Expr, Expr)> {
    let mut known: Vec<(Expr, Expr)> = Vec::new();
    for stmt in meetings(cx) {
        let Stmt::Meet { mask, named, .. } = stmt else {
            continue;
        };
        let at_head = |expr: &Expr| cx.slice.at_head(expr, cx.id);
        if let (Some(mask), Some(named)) = (at_head(mask), at_head(named))
            && named.as_bool().is_none()
            && !known.iter().any(|(_, other)| *other == named)
        {
            known.push((mask, named));
        }
    }
    known.truncate(MOST_MASKS);
    known
}

/// That masks name the thread itself, likewise.
fn own_lane_named(cx: &Context) -> Vec<Expr> {
    let mut known: Vec<Expr> = Vec::new();
    for stmt in meetings(cx) {
        if let Stmt::Meet {
            claim,
            problem: Meeting::Unnamed,
            ..
        } = stmt
            && let Some(own) = cx.slice.at_head(&claim.expr, cx.id)
            && own.as_bool().is_none()
            && !known.contains(&own)
        {
            known.push(own);
        }
    }
    known.truncate(MOST_MASKS);
    known
}

fn meetings<'a>(cx: &'a Context) -> impl Iterator<Item = &'a Stmt> {
    let blocks = cx.program.blocks.iter();
    let inside = blocks.filter(|block| cx.cfg.in_loop(cx.id, block.origin));
    inside
        .flat_map(|block| &block.stmts)
        .filter(|stmt| matches!(stmt, Stmt::Meet { .. }))
}

/// More masks than this burden the solver more than they help.
const MOST_MASKS: usize = 4;
