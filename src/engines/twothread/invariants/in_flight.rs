//! Which asynchronous copies of a thread are in flight at the loop's head, how old they are,
//! and where they go: to the place of the iteration before, or for copies that began before
//! the loop to the place of then, in the first iteration alone. In deeper pipelines, where
//! each iteration commits once, the age tells the iteration: a copy goes to the place of as
//! many iterations ago, and one that began before the loop is as old as the loop and some.

use super::Guess;
use super::context::Context;
use super::induction::{Induction, Step};
use super::previous::{at_start, has_barrier, has_stepped, made_before};
use crate::engines::twothread::program::{Access, AccessKind, flight_age, flight_flag};
use crate::ivl::Expr;
use crate::ivl::builtins::bv;
use crate::ivl::subst::{free_vars, map_vars};

/// Deeper pipelines are not guessed at.
const MAX_STAGES: u128 = 4;

pub fn run(cx: &Context) -> Vec<Guess> {
    let mut guesses = Vec::new();
    let detached = |o| cx.program.detached(o);
    for site in cx.program.objects.keys().flat_map(detached) {
        let flight = Expr::var(flight_flag(site));
        let mut claim = |fact: Expr| guesses.push(Guess::log(flight.clone().implies(fact)));
        claim(Expr::bool(false));
        let age = Expr::var(flight_age(site));
        for groups in 0..=MAX_STAGES {
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
