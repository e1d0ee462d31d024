//! Guesses at loop heads about phases of barriers, and what they speak of: rounds of each loop, and
//! what the phases' counters were when it was entered.

mod flights;
mod rules;

use std::collections::BTreeSet;
use std::time::Instant;

use rules::{RULES, remembered};

use super::context::Context;
use super::{About, add_by_rules};
use crate::analysis::cfg::{Cfg, LoopId};
use crate::analysis::uniformity::Uniformity;
use crate::engines::twothread::program::{COUNTER, EARLY, Program, early, round};
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Symbol, Type};
use crate::options::facts::Fact;

/// Adds the guesses for threads that run apart, and what they speak of.
pub fn add_apart(
    program: &mut Program,
    (cfg, uniformity): (&Cfg, &Uniformity),
    without: &BTreeSet<Fact>,
    deadline: Option<Instant>,
) {
    let of_values = super::RULES
        .iter()
        .filter(|rule| rule.about == About::Values);
    let rules = of_values
        .chain(RULES)
        .filter(|rule| !without.contains(&rule.fact));
    add_by_rules(program, (cfg, uniformity), rules, deadline);
    remember_all(program, (cfg, uniformity), true);
}

fn remember_all(program: &mut Program, (cfg, uniformity): (&Cfg, &Uniformity), divergent: bool) {
    let loops = (0..cfg.loops.len()).filter_map(|id| {
        let head = program
            .blocks
            .iter()
            .position(|block| block.heads == Some(id))?;
        Some((
            id,
            head,
            remembered(&Context::new(program, cfg, uniformity, id)),
        ))
    });
    let loops: Vec<_> = loops.collect();
    for (id, head, names) in loops {
        remember(program, cfg, (id, head), &names, divergent);
    }
}

/// The same where threads in lockstep use barrier objects together, so that phases are counted
/// once for both.
pub fn add_together(
    program: &mut Program,
    (cfg, uniformity): (&Cfg, &Uniformity),
    without: &BTreeSet<Fact>,
    deadline: Option<Instant>,
) {
    flights::declare(program, cfg);
    let rules = RULES.iter().filter(|rule| !without.contains(&rule.fact));
    add_by_rules(program, (cfg, uniformity), rules, deadline);
    remember_all(program, (cfg, uniformity), false);
}

/// What the counter was when the loop was entered.
pub(super) fn at_entry(counter: &Symbol, id: LoopId) -> Symbol {
    Symbol::new(format!("{counter}.before_{id}"))
}

/// Counts rounds and remembers counters, on the edges to the loop's head.
fn remember(
    program: &mut Program,
    cfg: &Cfg,
    (id, head): (LoopId, usize),
    counters: &[(Symbol, Type)],
    divergent: bool,
) {
    let label = program.blocks[head].label.clone();
    program.declare(round(id), Type::Bv(COUNTER), divergent);
    program.declare(early(id), Type::Bv(COUNTER), divergent);
    for (counter, ty) in counters {
        program.declare(at_entry(counter, id), ty.clone(), divergent);
    }
    for block in &mut program.blocks {
        let inside = cfg.in_loop(id, block.origin);
        for edge in block.edges.iter_mut().filter(|edge| edge.target == label) {
            if inside {
                let next = bv::add(Expr::var(round(id)), Expr::bv(1, COUNTER), COUNTER);
                edge.copies.push((round(id), next));
                let one_more = bv::add(Expr::var(early(id)), Expr::bv(1, COUNTER), COUNTER);
                let last = Expr::bv(EARLY, COUNTER);
                let few = bv::ult(Expr::var(early(id)), last.clone(), COUNTER);
                edge.copies.push((early(id), few.choose(one_more, last)));
                continue;
            }
            edge.copies.push((round(id), Expr::bv(0, COUNTER)));
            edge.copies.push((early(id), Expr::bv(0, COUNTER)));
            let before = counters.iter().map(|(counter, _)| counter);
            edge.copies
                .extend(before.map(|c| (at_entry(c, id), Expr::var(c.clone()))));
        }
    }
}
