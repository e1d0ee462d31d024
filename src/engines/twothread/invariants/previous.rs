//! Recorded accesses are those of the iteration before.
//!
//! Where a barrier stands inside the loop's body, the accesses on record at the
//! head were made since that barrier, in the iteration before (or before the
//! loop, in the first one). Ghost variables keep the counters' values of that
//! iteration.

use super::Guess;
use super::access_offset::whole_shapes;
use super::context::Context;
use crate::analysis::cfg::{Cfg, LoopId};
use crate::engines::twothread::program::{Access, AccessKind, Program, Stmt, Variable};
use crate::ivl::builtins::bv;
use crate::ivl::subst::map_vars;
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::BlockId;

pub fn run(cx: &Context) -> Vec<Guess> {
    if !has_barrier(cx.program, cx.cfg, cx.id) {
        return Vec::new();
    }
    let mut guesses = Vec::new();
    let counters: Vec<_> = cx
        .own()
        .iter()
        .filter(|c| declared(cx.program, &c.var))
        .collect();
    let start = at_start(cx);
    for counter in &counters {
        let step = bv::eq(counter.value(), before(cx, &counter.next));
        guesses.push(Guess::value(start.clone().or(step)));
    }
    for stay in cx.stays(cx.id) {
        guesses.push(Guess::value(start.clone().or(before(cx, &stay))));
    }
    for (object, model) in cx.program.objects.iter() {
        for kind in AccessKind::ALL.into_iter().filter(|&kind| model.logs(kind)) {
            let of_kind = |(_, a): &(BlockId, &Access)| a.object == object && a.kind == kind;
            let inside: Option<Vec<Expr>> = cx
                .accesses()
                .into_iter()
                .filter(of_kind)
                .map(|(block, access)| made_before(cx, block, access))
                .collect();
            let Some(inside) = inside.filter(|list| !list.is_empty()) else {
                continue;
            };
            let flag = Expr::var(model.flag(kind));
            let inside = has_stepped(cx).and(any(inside));
            guesses.push(Guess::log(flag.clone().implies(inside.clone())));
            if let Some(outside) = whole_shapes(cx, object, kind).filter(|list| !list.is_empty()) {
                let first = start.clone().and(any(outside));
                guesses.push(Guess::log(flag.implies(inside.or(first))));
            }
        }
    }
    guesses
}

/// "This is the first iteration."
pub fn at_start(cx: &Context) -> Expr {
    let counters = cx.own().iter().filter(|c| declared(cx.program, &c.var));
    counters
        .map(|c| bv::eq(c.value(), c.init.clone()))
        .fold(Expr::bool(true), Expr::and)
}

/// "There was an iteration before, and the ghosts are of that one."
pub fn has_stepped(cx: &Context) -> Expr {
    let counters = cx.own().iter().filter(|c| declared(cx.program, &c.var));
    counters
        .map(|c| bv::eq(c.value(), before(cx, &c.next)))
        .fold(Expr::bool(true), Expr::and)
}

/// Adds the ghosts of the counters of loops with barriers.
pub fn add_ghosts(program: &mut Program, cfg: &Cfg) {
    for id in 0..cfg.loops.len() {
        if !has_barrier(program, cfg, id) {
            continue;
        }
        let header = cfg.loops[id].header;
        let Some(label) = program
            .blocks
            .iter()
            .find(|b| b.origin == header)
            .map(|b| b.label.clone())
        else {
            continue;
        };
        let mut ghosts: Vec<(Symbol, Variable)> = Vec::new();
        for block in program
            .blocks
            .iter_mut()
            .filter(|b| cfg.in_loop(id, b.origin))
        {
            for edge in block.edges.iter_mut().filter(|e| e.target == label) {
                let phis: Vec<Symbol> = edge.copies.iter().map(|(phi, _)| phi.clone()).collect();
                for phi in phis {
                    let variable = program.vars[&phi].clone();
                    edge.copies.push((ghost(&phi), Expr::var(phi.clone())));
                    ghosts.push((
                        ghost(&phi),
                        Variable {
                            source_name: None,
                            ..variable
                        },
                    ));
                }
            }
        }
        program.vars.extend(ghosts);
    }
}

/// Does a barrier stand in the loop?
pub fn has_barrier(program: &Program, cfg: &Cfg, id: LoopId) -> bool {
    program
        .blocks
        .iter()
        .filter(|block| cfg.in_loop(id, block.origin))
        .any(|block| {
            block
                .stmts
                .iter()
                .any(|stmt| matches!(stmt, Stmt::Barrier(_)))
        })
}

/// "The access hit the watched cell in the iteration before."
pub fn made_before(cx: &Context, block: BlockId, access: &Access) -> Option<Expr> {
    let offset = cx.slice.at_head(&access.offset, cx.id)?;
    let hit = cx.slice.at_head(&access.covers(offset), cx.id)?;
    let conditions = cx.conditions(block);
    let guards = conditions
        .iter()
        .filter_map(|condition| cx.slice.at_head(condition, cx.id));
    Some(before(cx, &guards.fold(hit, Expr::and)))
}

/// The expression with the counters' values of the iteration before.
fn before(cx: &Context, expr: &Expr) -> Expr {
    let phis = cx.phis();
    map_vars(expr, &mut |name| {
        phis.iter()
            .any(|(phi, _)| phi == name)
            .then(|| Expr::var(ghost(name)))
    })
}

fn ghost(phi: &Symbol) -> Symbol {
    Symbol::new(format!("{phi}.before"))
}

fn declared(program: &Program, phi: &Symbol) -> bool {
    matches!(program.vars.get(&ghost(phi)), Some(v) if matches!(v.ty, Type::Bv(_)))
}

fn any(list: Vec<Expr>) -> Expr {
    list.into_iter().fold(Expr::bool(false), Expr::or)
}
