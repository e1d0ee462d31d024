//! Which asynchronous copies of a thread are in flight at the loop's head, how old they are,
//! and where they go: to the place of the iteration before, or for copies that began before
//! the loop to the place of then, in the first iteration alone. In deeper pipelines, where
//! each iteration commits once, the age tells the iteration: a copy goes to the place of as
//! many iterations ago, and one that began before the loop is as old as the loop and some.

use std::collections::BTreeSet;

use super::Guess;
use super::context::Context;
use super::induction::{Induction, Step};
use super::previous::{at_start, has_barrier, has_stepped, made_before};
use crate::engines::twothread::program::{
    Access, AccessKind, SiteId, Stmt, flight_age, flight_flag,
};
use crate::ivl::Expr;
use crate::ivl::builtins::bv;
use crate::ivl::subst::{free_vars, map_vars};
use crate::kir::BlockId;

/// Deeper pipelines are not guessed at.
const MAX_STAGES: u128 = 4;

pub fn run(cx: &Context) -> Vec<Guess> {
    let mut guesses = Vec::new();
    let detached = |o| cx.program.detached(o);
    let before = before(cx);
    for site in cx.program.objects.keys().flat_map(detached) {
        let flight = Expr::var(flight_flag(site));
        let mut claim = |fact: Expr| guesses.push(Guess::log(flight.clone().implies(fact)));
        claim(Expr::bool(false));
        if !before.contains(&cx.program.sites[site].block) {
            continue;
        }
        let age = Expr::var(flight_age(site));
        for groups in 0..=most_groups(cx, site) {
            let groups = Expr::bv(groups, 32);
            claim(bv::ule(age.clone(), groups.clone(), 32));
            claim(bv::uge(age.clone(), groups, 32));
        }
        for (_, access) in cx.accesses() {
            if access.site == site
                && let Some(place) = made_at_age(cx, access, &age)
            {
                claim(place);
            }
        }
        for rounds in cx.own().iter().filter_map(rounds) {
            claim(bv::ule(age.clone(), rounds.clone(), 32));
            for groups in 1..=MAX_STAGES {
                let older = bv::add(rounds.clone(), Expr::bv(groups, 32), 32);
                claim(bv::eq(age.clone(), older));
            }
        }
        for (block, access) in cx.accesses() {
            if access.site == site
                && has_barrier(cx.program, cx.cfg, cx.id)
                && let Some(place) = made_before(cx, block, access)
            {
                claim(place);
                claim(has_stepped(cx));
            }
        }
        for (_, access) in cx.accesses_where(|block| !cx.cfg.in_loop(cx.id, block)) {
            if access.site == site
                && let Some(offset) = cx.slice.at_head(&access.offset, cx.id)
            {
                claim(access.covers(offset));
                claim(at_start(cx));
            }
        }
    }
    for (id, object) in cx.program.objects.iter() {
        for kind in [AccessKind::Read, AccessKind::Write] {
            let of_kind = |&site: &usize| cx.program.sites[site].kind == kind;
            let sites = cx.program.detached(id).into_iter().filter(of_kind);
            let flights = sites.map(|site| Expr::var(flight_flag(site)));
            if let Some(any) = flights.reduce(Expr::or)
                && object.logs(kind)
            {
                let flag = Expr::var(object.flag(kind));
                guesses.push(Guess::log(flag.implies(any)));
            }
        }
    }
    guesses
}

/// The blocks that the loop is reached from; what begins in no such block is not in flight there.
fn before(cx: &Context) -> BTreeSet<BlockId> {
    let mut before = BTreeSet::new();
    let mut work = vec![cx.cfg.loops[cx.id].header];
    while let Some(block) = work.pop() {
        if before.insert(block) {
            work.extend(&cx.cfg.predecessors[block]);
        }
    }
    before
}

/// How old copies get, in groups: those that a wait leaves in flight, and what is committed for each wait.
fn most_groups(cx: &Context, site: SiteId) -> u128 {
    let Some(queue) = cx.program.sites[site].detached else {
        return 0;
    };
    let (mut left, mut waits, mut commits) = (0, 0, 0_u128);
    for stmt in cx.program.blocks.iter().flat_map(|block| &block.stmts) {
        match stmt {
            Stmt::Join { awaited, .. } if awaited.queue == queue => {
                let pending = awaited.pending.as_ref();
                let pending = pending.map_or(Some((0, 64)), |pending| pending.as_bv());
                left = left.max(pending.map_or(MAX_STAGES, |(groups, _)| groups));
                waits += 1;
            }
            Stmt::Commit { queue: of, .. } if *of == queue => commits += 1,
            _ => {}
        }
    }
    let each = commits.div_ceil(waits.max(1)).max(1);
    left.saturating_add(each).min(MAX_STAGES)
}

/// The place of the access as many iterations ago as `age` says (32 bits); none where it
/// moves in other ways than by counters that are added to.
fn made_at_age(cx: &Context, access: &Access, age: &Expr) -> Option<Expr> {
    let offset = cx.slice.at_head(&access.offset, cx.id)?;
    let hit = cx.slice.at_head(&access.covers(offset), cx.id)?;
    let phis = cx.phis();
    let moving = free_vars(&hit);
    let moving = moving
        .iter()
        .filter(|name| phis.iter().any(|(phi, _)| phi == *name));
    let mut past = Vec::new();
    for name in moving {
        let counter = cx.own().iter().find(|counter| counter.var == *name)?;
        let Step::Add(step) = &counter.step else {
            return None;
        };
        let width = counter.width;
        let age = match width {
            0..=32 => bv::trunc(age.clone(), 32, width),
            _ => bv::zext(age.clone(), 32, width),
        };
        let way = bv::mul(age, step.clone(), width);
        past.push((name.clone(), bv::sub(counter.value(), way, width)));
    }
    Some(map_vars(&hit, &mut |name| {
        let known = past.iter().find(|(counter, _)| counter == name);
        known.map(|(_, value)| value.clone())
    }))
}

/// How many iterations a counter by one has made (32 bits).
fn rounds(counter: &Induction) -> Option<Expr> {
    let (value, init) = (counter.value(), counter.init.clone());
    match (counter.width, counter.constant_step()?) {
        (32, 1) => Some(bv::sub(value, init, 32)),
        (32, -1) => Some(bv::sub(init, value, 32)),
        _ => None,
    }
}
