//! Rule that guesses which copies that barrier objects wait for are in flight at a loop's head: for
//! which phase, and from which round of the loop. What the loop's variables were when a copy began
//! is remembered, so that its place, its barrier and the conditions under which it began are known
//! in terms of these.

use std::collections::BTreeSet;

use super::rules::moduli;
use crate::analysis::cfg::{Cfg, LoopId};
use crate::engines::twothread::invariants::Guess;
use crate::engines::twothread::invariants::context::Context;
use crate::engines::twothread::program::{
    Access, COUNTER, Program, SiteId, Stmt, arrived, early, flight_at, flight_event, flight_flag,
    stage, waited,
};
use crate::ivl::builtins::bv;
use crate::ivl::subst::{free_vars, map_vars};
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::BlockId;

/// Copies that began more rounds ago are not guessed at.
const MAX_ROUNDS: u128 = 4;

/// A side of a copy in the source.
struct Side<'a> {
    block: BlockId,
    access: &'a Access,
    class: usize,
    element: Option<&'a Expr>,
    /// When the block begins the copy.
    when: Expr,
}

/// Declares what is remembered of loops when a copy in them begins.
pub fn declare(program: &mut Program, cfg: &Cfg) {
    let mut ghosts: Vec<(Symbol, Type)> = Vec::new();
    for id in 0..cfg.loops.len() {
        let sides = sides(program).into_iter();
        let inside = sides.filter(|side| cfg.in_loop(id, side.block));
        let sites: Vec<SiteId> = inside.map(|side| side.access.site).collect();
        for (phi, ty) in phis(program, cfg, id) {
            let of_site = sites
                .iter()
                .map(|&site| (flight_at(site, &phi), ty.clone()));
            ghosts.extend(of_site.filter(|_| !program.divergent(&phi)));
        }
    }
    for (name, ty) in ghosts {
        program.declare(name, ty, false);
    }
}

pub fn run(cx: &Context) -> Vec<Guess> {
    let mut guesses = Vec::new();
    for side in sides(cx.program) {
        let flag = flight_flag(side.access.site);
        if !cx.program.vars.contains_key(&flag) {
            continue;
        }
        let mut facts = vec![Expr::bool(false)];
        facts.extend(of_phases(&side));
        match cx.cfg.in_loop(cx.id, side.block) {
            true => facts.extend(of_rounds(cx, &side)),
            false => facts.extend(of_start(cx, &side)),
        }
        let flight = Expr::var(flag);
        let claims = facts.into_iter().map(|fact| flight.clone().implies(fact));
        guesses.extend(claims.map(Guess::log));
    }
    guesses
}

/// It is for the phase that is waited for next.
fn of_phases(side: &Side) -> Vec<Expr> {
    let event = bv::trunc(Expr::var(flight_event(side.access.site)), 64, COUNTER);
    let [count, known] = [arrived, waited].map(|name| Expr::var(name(side.class)));
    let next = bv::add(known.clone(), Expr::bv(1, COUNTER), COUNTER);
    vec![
        bv::eq(event.clone(), count),
        bv::ule(event.clone(), next, COUNTER),
        bv::ult(known, event, COUNTER),
    ]
}

/// It began in one of the rounds before, at what the loop's variables were then.
fn of_rounds(cx: &Context, side: &Side) -> Vec<Expr> {
    let site = side.access.site;
    let known = |name: &Symbol| cx.program.vars.contains_key(&flight_at(site, name));
    let facts = described(cx, side);
    let mut moving: BTreeSet<Symbol> = facts.iter().flat_map(free_vars).collect();
    moving.retain(|name| known(name));
    let then = |fact: &Expr| {
        map_vars(fact, &mut |name| {
            known(name).then(|| Expr::var(flight_at(site, name)))
        })
    };
    let mut result: Vec<Expr> = facts.iter().map(then).collect();
    for modulus in moduli(cx) {
        let mut so_far = Expr::bool(false);
        for ago in 1..=MAX_ROUNDS.min(modulus) {
            let all = moving
                .iter()
                .filter_map(|name| back(cx, site, name, (ago, modulus)));
            so_far = so_far.or(all.fold(Expr::bool(true), Expr::and));
            result.push(so_far.clone());
        }
    }
    result
}

/// "The variable has gone on by so many rounds since": by its step, or as one that takes turns.
fn back(cx: &Context, site: SiteId, name: &Symbol, (ago, modulus): (u128, u128)) -> Option<Expr> {
    let Type::Bv(width) = cx.program.vars[name].ty else {
        return None;
    };
    let now = Expr::var(name.clone());
    let then = Expr::var(flight_at(site, name));
    let counter = cx.own().iter().find(|counter| counter.var == *name);
    if let Some(step) = counter.and_then(|counter| counter.constant_step()) {
        let way = Expr::bv((step as i128 * ago as i128) as u128, width);
        return Some(bv::eq(now, bv::add(then, way, width)));
    }
    let way = bv::add(then, Expr::bv(ago, width), width);
    let turned = bv::sub(way.clone(), Expr::bv(modulus, width), width);
    Some(bv::eq(now.clone(), way).or(bv::eq(now, turned)))
}

/// It began before the loop, and the first rounds have not ended.
fn of_start(cx: &Context, side: &Side) -> Vec<Expr> {
    let mut result = described(cx, side);
    let rounds = Expr::var(early(cx.id));
    let limits = (0..MAX_ROUNDS).map(|limit| Expr::bv(limit, COUNTER));
    result.extend(limits.map(|limit| bv::ule(rounds.clone(), limit, COUNTER)));
    // Then counters are what they have come to in so many rounds.
    for counter in cx.own() {
        if let (Some(step), 32) = (counter.constant_step(), counter.width) {
            let way = bv::mul(rounds.clone(), Expr::bv(step as u32 as u128, 32), 32);
            let then = bv::add(counter.init.clone(), way, 32);
            result.push(bv::eq(counter.value(), then));
        }
    }
    result
}

/// Where it goes, which barrier it is for, and what held when it began, in terms of the loop's head.
fn described(cx: &Context, side: &Side) -> Vec<Expr> {
    let at_head = |expr: &Expr| cx.slice.at_head(expr, cx.id);
    let mut facts = Vec::new();
    if let Some(offset) = at_head(&side.access.offset) {
        facts.extend(at_head(&side.access.covers(offset)));
    }
    let element = side.element.and_then(at_head);
    facts.extend(element.map(|element| bv::eq(Expr::var(stage()), element)));
    let conditions = cx.conditions(side.block);
    facts.extend(conditions.iter().chain([&side.when]).filter_map(at_head));
    facts
}

fn sides(program: &Program) -> Vec<Side<'_>> {
    let mut sides = Vec::new();
    for block in &program.blocks {
        let mut when = Expr::bool(true);
        for stmt in &block.stmts {
            if let Stmt::Phase(phase) = stmt {
                when = phase.when.clone();
            }
            if let Stmt::Bound {
                access,
                class,
                element,
            } = stmt
            {
                sides.push(Side {
                    block: block.origin,
                    access,
                    class: *class,
                    element: element.as_ref(),
                    when: when.clone(),
                });
            }
        }
    }
    sides
}

/// The phis of the loop's head.
fn phis(program: &Program, cfg: &Cfg, id: LoopId) -> Vec<(Symbol, Type)> {
    let header = cfg.loops[id].header;
    let Some(head) = program.blocks.iter().find(|block| block.origin == header) else {
        return Vec::new();
    };
    let edges = program.blocks.iter().flat_map(|block| &block.edges);
    let copies = edges
        .filter(|edge| edge.target == head.label)
        .flat_map(|edge| &edge.copies);
    let names: BTreeSet<&Symbol> = copies.map(|(name, _)| name).collect();
    let typed = names.into_iter().filter_map(|name| {
        let variable = program.vars.get(name)?;
        Some((name.clone(), variable.ty.clone()))
    });
    typed.collect()
}
