//! Publication by flags: what was done before a flag was set is ordered before what is done
//! after it was read as set.
//!
//! Why, and what a flag is, is said in `analysis/flags.rs`. The value that was read is from the
//! first thread if no other one may set that flag. Other threads are an arbitrary one, the
//! *writer*, whose ids are constants: where it may set the same flag, nothing is ordered. The
//! solver looks for such a writer as it looks for a race. Of each read two flags of the array
//! are watched, which are any: what the first thread did before is on record if it was before
//! setting the one, and is not compared with what comes after that one was read; likewise with
//! the other one, if it is the second thread who sets it.
//! Does not: know of flags whose places depend on anything but ids and parameters.

use std::collections::BTreeSet;

use super::leader::same_in_block;
use super::lock::{offset, orders, place};
use super::{Context, Findings, one_thread};
use crate::analysis::flags::{Extent, Publication, Reader};
use crate::engines::quantities;
use crate::engines::twothread::program::{Held, Stmt, Variable};
use crate::evidence::Assumption;
use crate::ivl::builtins::{Builtin, bv};
use crate::ivl::subst::{free_vars, map_vars};
use crate::ivl::traverse::post_order;
use crate::ivl::{BinOp, Expr, ExprKind, Symbol, Type};
use crate::kir::{BlockId, Geometry, InstId};
use crate::options::optimisations::RaceCheck;

/// Ids of which each thread or block has its own.
const IDS: [Geometry; 4] = [
    Geometry::ThreadId,
    Geometry::BlockId,
    Geometry::LaneId,
    Geometry::WarpId,
];

pub(super) fn run(cx: &Context, found: &mut Findings) {
    // The original race check watches no cell; lockstep has orders of its own.
    if cx.input.optimisations.race_check != RaceCheck::Watchdog || cx.input.lockstep {
        return;
    }
    for (number, publication) in cx.flags.iter().enumerate() {
        if !cx.input.starts.unset.contains(&publication.flag) {
            state(cx, found, publication, number);
        }
    }
}

fn state(cx: &Context, found: &mut Findings, publication: &Publication, number: usize) {
    let Some((set, writes)) = writer(cx, publication) else {
        return;
    };
    let read: Vec<(InstId, Expr)> = (publication.after.iter())
        .filter_map(|(&inst, reader)| Some((inst, flag_read(cx, publication, inst, *reader)?)))
        .collect();
    if read.is_empty() {
        return;
    }
    declare_writer(cx, found);
    let of_first = watched(found, format!("$flag_set_{number}"));
    let of_second = watched(found, format!("$flag_read_{number}"));
    for (&inst, extent) in &publication.before {
        let other = conflict(cx, *extent, &set, &writes);
        let is = |name: &Expr| bv::eq(set.clone(), name.clone());
        let held = Held {
            record: is(&of_first).or(other.clone()),
            check: is(&of_second).negate().or(other),
        };
        hold(cx, found, publication, (inst, &held));
    }
    for (inst, flag) in read {
        let held = Held {
            record: bv::eq(flag.clone(), of_second.clone()),
            check: bv::eq(flag, of_first.clone()).negate(),
        };
        hold(cx, found, publication, (inst, &held));
    }
    if !cx.input.starts.zeroed.contains(&publication.flag) {
        found.assumptions.add(Assumption::FlagsStartAtZero {
            flag: cx.program.objects[publication.flag].name.clone(),
        });
    }
}

fn hold(
    cx: &Context,
    found: &mut Findings,
    publication: &Publication,
    (inst, held): (InstId, &Held),
) {
    for stmt in cx.stmts(inst) {
        if let Stmt::Access(access) = stmt
            && orders(cx, publication.flag, access)
        {
            let of_site = found.program.held.entry(access.site).or_default();
            of_site.push(held.clone());
        }
    }
}

/// The flag that a thread sets, and under which conditions, at least, each of the stores
/// is come to; none where anything but the launch says so.
fn writer(cx: &Context, publication: &Publication) -> Option<(Expr, Vec<Expr>)> {
    let mut flags = Vec::new();
    let mut conditions = Vec::new();
    for (store, address) in &publication.stores {
        let flag = cx.slice.unfold(&offset(cx, *address));
        is_of_launch(cx, &flag).then_some(())?;
        flags.push(flag);
        conditions.push(condition(cx, *store, |part| is_of_launch(cx, part))?);
    }
    let first = flags.first()?.clone();
    flags
        .iter()
        .all(|f| *f == first)
        .then_some((first, conditions))
}

fn is_of_launch(cx: &Context, expr: &Expr) -> bool {
    let is_known = |name: &Symbol| {
        let variable = cx.program.consts.get(name);
        let is_id = IDS.iter().any(|&query| is_id(name, query));
        is_id || variable.is_some_and(|variable| !variable.divergent)
    };
    free_vars(expr).iter().all(is_known) && speaks_of_one(expr)
}

/// Does the expression speak of one thread, by operations that are known?
pub(super) fn speaks_of_one(expr: &Expr) -> bool {
    post_order([expr])
        .into_iter()
        .all(|part| match part.kind() {
            ExprKind::Apply(name, _) => Builtin::from_name(name.as_str()).is_some(),
            _ => true,
        })
}

/// What is known of a thread that comes to the instruction, by the branches before: the parts of their
/// conditions that are looked for.
pub(super) fn condition(
    cx: &Context,
    inst: InstId,
    is_looked_for: impl Fn(&Expr) -> bool,
) -> Option<Expr> {
    let (kernel, cfg) = (cx.input.kernel, cx.input.cfg);
    let home = kernel.block_of(inst)?;
    let mut whole = Expr::bool(true);
    for &block in cfg
        .reverse_postorder
        .iter()
        .filter(|&&b| cfg.dominates(b, home))
    {
        let [before] = cfg.predecessors[block][..] else {
            continue;
        };
        if let Some(taken) = taken(cx, before, block) {
            for part in conjuncts(&taken) {
                if is_looked_for(&part) {
                    whole = whole.and(part);
                }
            }
        }
    }
    Some(whole)
}

/// The condition under which the one block is left for the other one.
pub(super) fn taken(cx: &Context, from: BlockId, to: BlockId) -> Option<Expr> {
    let mut edges = cx.block(from).edges.iter();
    let edge = edges.find(|edge| edge.target == cx.block(to).label)?;
    Some(cx.slice.unfold(&edge.condition))
}

fn conjuncts(expr: &Expr) -> Vec<Expr> {
    match expr.kind() {
        ExprKind::Binary(BinOp::And, a, b) => [conjuncts(a), conjuncts(b)].concat(),
        _ => vec![expr.clone()],
    }
}

/// The flag that was read before the access, by the thread or one of its block.
fn flag_read(cx: &Context, publication: &Publication, inst: InstId, by: Reader) -> Option<Expr> {
    let kernel = cx.input.kernel;
    let home = kernel.block_of(inst)?;
    let flag = place(cx, publication.address, home)?;
    let Reader::Other { branch, entry } = by else {
        return Some(flag);
    };
    let condition = taken(cx, branch, entry)?;
    let ids = one_thread::speaks_of_ids(&condition) && one_thread::picks_one(cx, &condition);
    let same = same_in_block(cx);
    let common = |name: &Symbol| match cx.program.consts.contains_key(name) {
        true => is_of_block(name),
        false => {
            let home = cx.slice.block(name);
            same.contains(name) && home.is_some_and(|b| cx.input.cfg.dominates(b, branch))
        }
    };
    (ids && cx.in_block.block(branch) && free_vars(&flag).iter().all(common)).then_some(flag)
}

fn is_of_block(name: &Symbol) -> bool {
    let own = [Geometry::ThreadId, Geometry::LaneId, Geometry::WarpId];
    !own.iter().any(|&id| is_id(name, id))
}

fn is_id(name: &Symbol, query: Geometry) -> bool {
    (0..3).any(|dim| *name == quantities::symbol(query, dim))
}

/// May the writer, which is not the thread or not of its block, set the thread's flag?
fn conflict(cx: &Context, extent: Extent, set: &Expr, conditions: &[Expr]) -> Expr {
    let own = match extent {
        Extent::Thread => &[Geometry::BlockId, Geometry::ThreadId][..],
        Extent::Block => &[Geometry::BlockId],
    };
    let ids = own
        .iter()
        .flat_map(|&query| (0..3).map(move |dim| (query, dim)));
    let another = ids
        .map(|(query, dim)| quantities::value(cx.input.launch, query, dim))
        .filter(|id| id.as_bv().is_none())
        .map(|id| bv::ne(of_writer(&id), id))
        .fold(Expr::bool(false), Expr::or);
    let comes = conditions.iter().map(of_writer);
    let comes = comes.fold(Expr::bool(false), Expr::or);
    another.and(comes).and(bv::eq(of_writer(set), set.clone()))
}

/// The same of the writer.
fn of_writer(expr: &Expr) -> Expr {
    map_vars(expr, &mut |name| {
        let id = IDS.iter().any(|&query| is_id(name, query));
        id.then(|| Expr::var(writers(name)))
    })
}

fn writers(name: &Symbol) -> Symbol {
    Symbol::new(format!("$writer_{name}"))
}

/// Declares the writer's ids: all that is said of each thread's.
fn declare_writer(cx: &Context, found: &mut Findings) {
    let ids = cx.program.consts.iter();
    let ids = ids.filter(|(name, _)| IDS.iter().any(|&query| is_id(name, query)));
    let names: BTreeSet<Symbol> = ids.map(|(name, _)| name.clone()).collect();
    for name in &names {
        constant(found, writers(name), Type::Bv(32));
    }
    for axiom in &cx.program.axioms {
        let said = free_vars(axiom);
        let of_ids = said.iter().any(|name| names.contains(name));
        let axiom_of_writer = of_writer(axiom);
        if of_ids && is_of_launch(cx, axiom) && !found.program.axioms.contains(&axiom_of_writer) {
            found.program.axioms.push(axiom_of_writer);
        }
    }
}

fn watched(found: &mut Findings, name: String) -> Expr {
    let name = Symbol::new(name);
    constant(found, name.clone(), Type::Bv(64));
    Expr::var(name)
}

fn constant(found: &mut Findings, name: Symbol, ty: Type) {
    let variable = Variable {
        ty,
        divergent: false,
        source_name: None,
    };
    found.program.consts.insert(name, variable);
}
