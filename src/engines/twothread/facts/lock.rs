//! Critical sections: what two threads access under the same lock is ordered.
//!
//! Why, and what a lock is, is said in `analysis/locks.rs`. Accesses under different locks
//! are compared as ever, and those under locks with those under none; instrumentation
//! says how. What is accessed under locks changes at any time, so its contents are not followed
//! (`lower/objects.rs`) and never uniform (`analysis/uniformity.rs`).
//! Does not: order memory other than that of the lock, as fences and atomic operations of OpenCL
//! order them apart.

use super::flag::condition;
use super::{Context, Findings, one_thread, tiles};
use crate::analysis::locks::{Holder, Section, Turn};
use crate::engines::twothread::lower::names;
use crate::engines::twothread::program::{Access, Held, Stmt, Variable};
use crate::evidence::Assumption;
use crate::ivl::builtins::bv;
use crate::ivl::subst::free_vars;
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::{BlockId, InstId, Memory, ObjectId, ValueDef, ValueId};
use crate::options::optimisations::RaceCheck;

pub(super) fn run(cx: &Context, found: &mut Findings) {
    // The original race check watches no cell; lockstep has orders of its own.
    if cx.input.optimisations.race_check != RaceCheck::Watchdog || cx.input.lockstep {
        return;
    }
    for (inst, held) in cx.locks.iter() {
        for stmt in cx.stmts(inst) {
            let Stmt::Access(access) = stmt else {
                continue;
            };
            let tells = |section: &&Section| {
                let same_block = cx.input.pairing.same_block();
                orders(cx, section.lock, access)
                    && (section.holder == Holder::Thread || !same_block)
            };
            for section in held.iter().filter(tells) {
                state(cx, found, (inst, access), section);
            }
        }
    }
}

/// Is the lock or flag one for both threads, and the access one that it orders?
pub(super) fn orders(cx: &Context, lock: ObjectId, access: &Access) -> bool {
    let object = &cx.program.objects[access.object];
    let common = match cx.input.kernel.memory(lock) {
        Memory::Shared => cx.input.pairing.same_block(),
        Memory::Global => true,
        Memory::Images => false,
    };
    let memory = cx.program.objects[lock].memory;
    common && object.memory == memory && access.copy.is_none() && !object.observed
}

fn state(cx: &Context, found: &mut Findings, (inst, access): (InstId, &Access), section: &Section) {
    let block = cx.program.sites[access.site].block;
    let place = match section.holder {
        Holder::Thread => place(cx, section.address, block),
        Holder::Block => place_of_block(cx, section.address, block),
    };
    let Some(place) = place else { return };
    if let Some(turn) = section.turn {
        let by_one = section.holder == Holder::Block || is_by_one(cx, turn, inst);
        let Some(is_narrow) = differ(cx, turn, &place).filter(|_| by_one) else {
            return;
        };
        if is_narrow && tiles::may_be_more(cx.input.launch) {
            found
                .assumptions
                .add(Assumption::FewBlocks { most: 1 << 32 });
        }
    }
    let watched = watched(cx, found, section);
    let same = bv::eq(place, Expr::var(watched));
    found
        .program
        .held
        .entry(access.site)
        .or_default()
        .push(Held {
            check: same.clone().negate(),
            record: same,
        });
    match section.free {
        None if section.turn.is_some() => {}
        Some(0) if cx.input.starts.zeroed.contains(&section.lock) => {}
        Some(free) => {
            found.assumptions.add(Assumption::StartsFree {
                lock: cx.program.objects[section.lock].name.clone(),
                free,
            });
        }
        None => {
            found.assumptions.add(Assumption::CountersDoNotWrap);
        }
    }
}

/// Do all blocks that share the lock at the place have turns of their own, which one thread of each
/// passes on? If so, whether they do where there are no more blocks than 32 bits can count.
fn differ(cx: &Context, turn: Turn, place: &Expr) -> Option<bool> {
    let tile = tiles::of(cx, place)?;
    let is_narrow = tile.numbered(cx, &cx.operand(turn.number)?)?;
    is_by_one(cx, turn, turn.passes_on).then_some(is_narrow || tile.is_narrow)
}

/// Is the instruction for one thread of the block alone, which passes on the turn?
fn is_by_one(cx: &Context, turn: Turn, inst: InstId) -> bool {
    let of_ids = |inst| condition(cx, inst, one_thread::speaks_of_ids);
    let (Some(one), Some(other)) = (of_ids(inst), of_ids(turn.passes_on)) else {
        return false;
    };
    let either = match one == other {
        true => one,
        false => one.or(other),
    };
    one_thread::speaks_of_ids(&either) && one_thread::picks_one(cx, &either)
}

/// The lock's place in its array, as the block that accesses knows it. What a loop computes
/// that does not contain the block is not what it was where the thread left it, since
/// threads that left go on with those that did not.
pub(super) fn place(cx: &Context, address: ValueId, block: BlockId) -> Option<Expr> {
    let place = cx.slice.unfold(&offset(cx, address));
    let known = |name: &Symbol| {
        cx.program.consts.contains_key(name)
            || cx.slice.block(name).is_some_and(|home| {
                let around = cx.input.cfg.loop_of[home];
                around.is_none_or(|id| cx.input.cfg.in_loop(id, block))
            })
    };
    free_vars(&place).iter().all(known).then_some(place)
}

/// The same of a lock that one thread of the block has taken, as all of it know it.
fn place_of_block(cx: &Context, address: ValueId, block: BlockId) -> Option<Expr> {
    let place = place(cx, address, block)?;
    let is_passed = |name: &Symbol| {
        let home = cx.slice.block(name);
        home.is_none_or(|home| cx.input.cfg.dominates(home, block))
    };
    let is_common = cx.in_block.value(address);
    (is_common && free_vars(&place).iter().all(is_passed)).then_some(place)
}

/// The address's place in its array.
pub(super) fn offset(cx: &Context, address: ValueId) -> Expr {
    let kernel = cx.input.kernel;
    match kernel.values[address].def {
        ValueDef::Inst(_) => Expr::var(names::offset_symbol(kernel, address)),
        _ => Expr::bv(0, 64),
    }
}

/// The place of the lock that is watched, in its array; any one. There is one for each member, so that an
/// access under locks of several is recorded for some.
fn watched(cx: &Context, found: &mut Findings, section: &Section) -> Symbol {
    let symbol = &cx.program.objects[section.lock].symbol;
    let name = Symbol::new(format!("$lock_{symbol}_{}", section.member));
    let variable = Variable {
        ty: Type::Bv(64),
        divergent: false,
        source_name: None,
    };
    found.program.consts.insert(name.clone(), variable);
    name
}
