//! Release chains over tickets: each block draws one number from a counter, and the block with
//! the last one knows that all others have drawn theirs.
//!
//! A ticket is drawn by the leader of a block behind a release fence, and an acquire fence
//! follows. Each addition reads from the one before it, so that the fences synchronise along
//! the chain of updates ("A Promising Semantics" and scoped RC11 call it a release sequence;
//! the PTX memory model, §8.9, causality order). What the leader did before the fence, and
//! other threads of its block before the barrier that comes before it, is ordered before what
//! a block with a later ticket does behind its own fence and next barrier. Numbers are less
//! than that of blocks, as the counter starts at zero and each block draws once, which is
//! assumed of the counter, or read off host code, and seen of the blocks. A number stands for each
//! block from the beginning: the one that it will draw, or, if it does not, one of those that
//! nobody draws, which are higher.
//!
//! A fence that all threads pass before the leader leaves them is the leader's own as well. Where a fence
//! of the leader is missing, one that all threads pass before they meet, or behind
//! it, does as well by PTX if both are sequentially consistent: the two synchronise, as in
//! `exec/sync/sequential.rs`, for the threads that have passed them. Where the leader fences by itself on
//! some ways behind the drawing, it acquires there, and nobody else does.
//!
//! By PTX, which orders what is observed, a plain store may reset the counter behind the drawing.
//! That it is the last block alone which does so is what the check for races shows: any other one
//! would race with a drawing that is still to come. Up to the first reset numbers are what they
//! are without it. An atomic store is checked as if it were a plain one.
//!
//! Where tiles have counters of their own (`tiles`), all of this holds of the blocks of one tile.
//! Does not: know of counters that anything else touches, nor of several in one kernel.

use std::iter::successors;

use super::leader::LeaderDraw;
use super::{Context, Draw, Findings, Place, tiles};
use crate::analysis::amounts::tickets;
use crate::analysis::eval;
use crate::engines::quantities;
use crate::engines::twothread::lower::enabled;
use crate::engines::twothread::program::{AccessKind, Stmt, Ticket, pair};
use crate::evidence::Assumption;
use crate::ivl::builtins::bv;
use crate::ivl::subst::free_vars;
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::{
    AddressSpace, Atomic, BarrierKind, BinaryOp, BlockId, Geometry, Inst, InstId, MemoryModel,
    Ordering, RmwOp, Scope, ValueDef, ValueId,
};

/// States what follows from the first draw that is a ticket.
pub(super) fn run(cx: &Context, found: &mut Findings) {
    let draws = cx
        .leaders
        .draws
        .iter()
        .map(|drawn| (&cx.draws[drawn.draw], drawn));
    if let Some((draw, drawn)) = draws
        .into_iter()
        .find(|(draw, drawn)| is_ticket(cx, draw, drawn))
    {
        state(cx, found, (draw, drawn));
    }
}

/// Does the instruction count up a cell that nothing else touches, by one and not beyond
/// the number of blocks that do so?
pub(super) fn is_ticket_counter(cx: &Context, inst: InstId, cell: &Expr) -> bool {
    let kernel = cx.input.kernel;
    let Inst::AtomicRmw {
        op,
        ptr,
        value,
        atomic,
        ..
    } = kernel.insts[inst].inst
    else {
        return false;
    };
    let literal = fixed_value(cx, value);
    let launch = cx.input.launch;
    let counts = match op {
        RmwOp::Add => literal == Some(1),
        // It starts again behind the last block's number.
        RmwOp::IncWrap => tiles::of(cx, cell).is_some_and(|tile| {
            match (literal, tile.blocks(launch, 64).as_bv()) {
                (Some(limit), Some((blocks, _))) => limit + 1 >= blocks,
                _ => {
                    let limit = cx.operand(value).map(|limit| cx.slice.unfold(&limit));
                    limit.is_some_and(|limit| tile.is_last(launch, &limit))
                        || (tile.symbolic_dimension(launch))
                            .is_some_and(|dim| is_number_of_blocks(cx, value, dim))
                }
            }
        }),
        _ => false,
    };
    // Other barriers than those of the block do not pass on what is released.
    if !counts || atomic.scope < Scope::Gpu || cx.waits_apart() {
        return false;
    }
    let counters = tickets(kernel, cx.input.points_to);
    let targets = cx.input.points_to.targets(ptr);
    targets.is_some_and(|t| t.len() == 1 && t.is_subset(&counters))
}

/// The value, where literals and the launch decide it.
fn fixed_value(cx: &Context, value: ValueId) -> Option<u128> {
    let kernel = cx.input.kernel;
    let of_launch = |inst: InstId| match kernel.insts[inst].inst {
        Inst::Geometry { query, dim } => {
            let size = quantities::value(cx.input.launch, query, dim);
            size.as_bv().map(|(bits, _)| bits)
        }
        _ => None,
    };
    let known = || eval::results(kernel, cx.input.cfg, of_launch)[value];
    kernel.literal(value).or_else(known)
}

/// Is the value the size of the grid in this dimension, or one less?
fn is_number_of_blocks(cx: &Context, value: ValueId, dim: u8) -> bool {
    let kernel = cx.input.kernel;
    let ValueDef::Inst(inst) = kernel.values[value].def else {
        return false;
    };
    let is_size = |value: ValueId| {
        let inst = match kernel.values[value].def {
            ValueDef::Inst(inst) => inst,
            _ => return false,
        };
        let data = &kernel.insts[inst].inst;
        matches!(data, Inst::Geometry { query: Geometry::GridDim, dim: of } if *of == dim)
    };
    let one_less = match &kernel.insts[inst].inst {
        Inst::Binary { op, args, .. } => match (op, kernel.literal(args[1])) {
            (BinaryOp::Add, Some(all)) => all == u128::from(u32::MAX) && is_size(args[0]),
            (BinaryOp::Sub, Some(one)) => one == 1 && is_size(args[0]),
            _ => false,
        },
        _ => false,
    };
    is_size(value) || one_less
}

fn is_ticket(cx: &Context, draw: &Draw, drawn: &LeaderDraw) -> bool {
    let program = cx.program;
    let once =
        cx.input.cfg.loop_of[drawn.meet].is_none() && drawn.condition.as_bool() == Some(true);
    let observed = program.objects.values().any(|object| object.observed);
    let resets = resets(cx, draw);
    // Where nothing is passed on, atomic stores are no races.
    let checked =
        resets.is_empty() || !cx.input.only_divergence && release(cx, draw, drawn).is_some();
    let own = Place::behind(cx, draw.inst);
    let behind = |place: &Place| {
        comes_before(cx, own, *place) || comes_before(cx, Place::start_of(drawn.meet), *place)
    };
    draw.ticket
        && draw.width >= 32
        && cx.is_common(draw.counter)
        && !cx.input.starts.unset.contains(&draw.counter)
        && tiles::of(cx, &draw.cell).is_some()
        && once
        && !observed
        && checked
        && resets.iter().all(behind)
        && !cx.input.pairing.same_block()
}

fn state(cx: &Context, found: &mut Findings, (draw, drawn): (&Draw, &LeaderDraw)) {
    check_resets(cx, found, draw);
    if !cx.input.starts.zeroed.contains(&draw.counter) {
        let counter = cx.program.objects[draw.counter].name.clone();
        found.assumptions.add(Assumption::StartsAtZero { counter });
    }
    let Some(tile) = tiles::of(cx, &draw.cell) else {
        return;
    };
    if draw.width == 32 && tiles::may_be_more(cx.input.launch) {
        found.assumptions.add(Assumption::CountersDoNotWrap);
    }
    if tile.is_narrow && tiles::may_be_more(cx.input.launch) {
        let most = 1 << 32;
        found.assumptions.add(Assumption::FewBlocks { most });
    }
    let ty = Type::Bv(draw.width);
    let number = found.program.fresh("ticket", ty.clone(), true);
    let own = Expr::var(number.clone());
    let elsewhere = match &tile.cell {
        Some(cell) => bv::ne(cell.clone(), pair::other(cell.clone(), &Type::Bv(64))),
        None => Expr::bool(false),
    };
    let entry = Place::start_of(cx.input.kernel.entry);
    let other = pair::other(own.clone(), &ty);
    for bound in tile.bounds(cx.input.launch, &own, draw.width) {
        found.state(entry, bound);
    }
    found.state(entry, elsewhere.or(bv::ne(own.clone(), other)));
    let drawn_now = Expr::var(cx.symbol(draw.result)).equals(own);
    for place in [Place::behind(cx, draw.inst), Place::start_of(drawn.meet)] {
        found.state(place, drawn_now.clone());
    }
    let releases = release(cx, draw, drawn);
    let acquires = acquire(cx, draw, drawn)
        .into_iter()
        .filter(|acquire| (releases.as_ref()).is_some_and(|release| release.synchronises(acquire)));
    let acquires: Vec<_> = acquires.flat_map(|order| order.places).collect();
    // Without order the counter alone is observed.
    let places = releases.into_iter().flat_map(|order| order.places);
    let number = (number, tile.cell);
    pass_on(cx, found, (draw, number), places.collect(), acquires);
}

/// Has a race with what sets the counter again looked for, atomic or not.
fn check_resets(cx: &Context, found: &mut Findings, draw: &Draw) {
    if resets(cx, draw).is_empty() {
        return;
    }
    let counter = &mut found.program.objects[draw.counter];
    counter.checked = true;
    counter.kinds.add(AccessKind::Write);
    let counter = counter.clone();
    for kind in AccessKind::ALL
        .into_iter()
        .filter(|&kind| counter.logs(kind))
    {
        found.program.declare(counter.flag(kind), Type::Bool, false);
    }
    let bits = counter.granularity.cell_bits;
    (found.program).declare(counter.written_value(), Type::Bv(bits), false);
    for block in &mut found.program.blocks {
        for stmt in &mut block.stmts {
            if let Stmt::Access(access) = stmt
                && access.object == draw.counter
                && access.site != draw.site
            {
                access.kind = AccessKind::Write;
            }
        }
    }
}

/// Where a block releases, or acquires.
struct Order {
    /// For threads of which this holds.
    places: Vec<(Place, Expr)>,
    /// By the leader itself.
    own: bool,
    /// By fences that PTX has in one order.
    sequential: bool,
}

impl Order {
    fn synchronises(&self, acquire: &Order) -> bool {
        self.own && acquire.own || self.sequential && acquire.sequential
    }
}

/// States the order between blocks, of which each releases and acquires at these places.
fn pass_on(
    cx: &Context,
    found: &mut Findings,
    (draw, (number, cell)): (&Draw, (Symbol, Option<Expr>)),
    releases: Vec<(Place, Expr)>,
    acquires: Vec<(Place, Expr)>,
) {
    let acquired = found.program.fresh("acquired", Type::Bool, true);
    let know = |guard| enabled().and(guard).or(Expr::var(acquired.clone()));
    let entry = Place::start_of(cx.input.kernel.entry);
    found.assign(entry, &acquired, Expr::bool(false));
    for (place, guard) in releases {
        found.insert(place, Stmt::Release { guard });
    }
    for (place, guard) in acquires {
        // Who has acquired may see what others wrote.
        for (id, object) in cx.program.objects.iter() {
            if object.space == AddressSpace::Global && object.map && object.written {
                found.insert(place, Stmt::Forget(id));
            }
        }
        found.assign(place, &acquired, know(guard));
    }
    found.program.ticket = Some(Ticket {
        number,
        cell,
        acquired,
        width: draw.width,
        observed: (!resets(cx, draw).is_empty()).then_some(draw.counter),
    });
}

/// Where else the counter is touched: where it is set again.
fn resets(cx: &Context, draw: &Draw) -> Vec<Place> {
    let touches = |stmt: &Stmt| match stmt {
        Stmt::Access(access) => access.object == draw.counter && access.site != draw.site,
        _ => false,
    };
    let mut places = Vec::new();
    for block in &cx.program.blocks {
        let stmts = block.stmts.iter().enumerate();
        let at = |(index, _)| Place {
            block: block.origin,
            index,
        };
        places.extend(stmts.filter(|(_, stmt)| touches(stmt)).map(at));
    }
    places
}

/// Has every thread that comes to the second place been at the first one?
pub(super) fn comes_before(cx: &Context, first: Place, second: Place) -> bool {
    match first.block == second.block {
        true => first.index <= second.index,
        false => cx.input.cfg.dominates(first.block, second.block),
    }
}

/// Where a block releases before it draws.
fn release(cx: &Context, draw: &Draw, drawn: &LeaderDraw) -> Option<Order> {
    let met = before(cx, drawn.branch);
    let barrier = met.iter().position(|&inst| meets(cx, inst));
    let anybody = || Expr::bool(true);
    let own = |place: Place, leader, sequential| Order {
        places: barrier
            .map(|at| (Place::behind(cx, met[at]), anybody()))
            .into_iter()
            .chain([(place, leader)])
            .collect(),
        own: true,
        sequential,
    };
    if drawing(cx, draw)?.order.releases() {
        return Some(own(Place::behind(cx, draw.inst), anybody(), false));
    }
    let mut alone = Vec::new();
    for &step in &drawn.steps {
        let insts = &cx.input.kernel.blocks[step].insts;
        alone.extend(insts.iter().take_while(|&&inst| inst != draw.inst));
        if step == draw.block {
            break;
        }
    }
    let releasing = |inst: &&InstId| fence(cx, **inst).is_some_and(|f| f.order.releases());
    let is_of_ids = |name: &Symbol| cx.program.consts.contains_key(name);
    let leader = Some(drawn.is_leader.clone());
    let leader = leader.filter(|leader| free_vars(leader).iter().all(is_of_ids));
    let behind_barrier = met[..barrier.unwrap_or(met.len())].iter();
    let met_alone = behind_barrier.filter(|_| leader.is_some());
    let mut fences = alone.iter().rev().chain(met_alone).filter(releasing);
    if let Some(&fence) = fences.next() {
        let who = match alone.contains(&fence) {
            true => anybody(),
            false => leader?,
        };
        return Some(own(Place::behind(cx, fence), who, is_sequential(cx, fence)));
    }
    let common = met[barrier?..].iter();
    let fence = common.copied().find(|&inst| is_sequential(cx, inst))?;
    Some(Order {
        places: vec![(Place::behind(cx, fence), anybody())],
        own: false,
        sequential: true,
    })
}

/// Where a block acquires behind the drawing: the leader, and with it who meets it; or the leader
/// alone, and each thread once they have met.
fn acquire(cx: &Context, draw: &Draw, drawn: &LeaderDraw) -> Vec<Order> {
    let by_anybody = |place: Place| (place, Expr::bool(true));
    let meet = Place::start_of(drawn.meet);
    let behind = insts_behind(cx, meet);
    let barriers = behind.iter().filter(|&&inst| meets(cx, inst));
    let barriers: Vec<Place> = barriers.map(|&inst| Place::behind(cx, inst)).collect();
    let own = |places: Vec<Place>, sequential| Order {
        places: places.into_iter().map(by_anybody).collect(),
        own: true,
        sequential,
    };
    let with_all = |place| barriers.iter().copied().chain([place]).collect();
    let drawing = drawing(cx, draw);
    if drawing.is_some_and(|atomic| atomic.order.acquires()) {
        return vec![own(with_all(Place::behind(cx, draw.inst)), false)];
    }
    let acquiring = |inst: &&InstId| fence(cx, **inst).is_some_and(|f| f.order.acquires());
    let alone = insts_behind(cx, Place::behind(cx, draw.inst));
    let always = |inst: &&InstId| {
        let block = Place::behind(cx, **inst).block;
        successors(Some(draw.block), |&at| {
            cx.input.cfg.immediate_postdominator(at)
        })
        .any(|at| at == block)
    };
    if let Some(&fence) = alone.iter().filter(acquiring).find(always) {
        let places = with_all(Place::behind(cx, fence));
        return vec![own(places, is_sequential(cx, fence))];
    }
    let (sequential, others): (Vec<InstId>, Vec<InstId>) =
        (alone.iter().filter(acquiring)).partition(|&&inst| is_sequential(cx, inst));
    let places = |insts: Vec<InstId>| insts.iter().map(|&inst| Place::behind(cx, inst)).collect();
    let have_met = |fence: &Place| (barriers.iter()).any(|&met| comes_before(cx, met, *fence));
    let fences = behind.iter().filter(|&&inst| is_sequential(cx, inst));
    let common = fences.map(|&inst| Place::behind(cx, inst)).filter(have_met);
    let common = Order {
        places: common.map(by_anybody).collect(),
        own: false,
        sequential: true,
    };
    vec![
        own(places(sequential), true),
        own(places(others), false),
        common,
    ]
}

/// The instructions outside of loops that are run by nobody who has not been at the place.
fn insts_behind(cx: &Context, place: Place) -> Vec<InstId> {
    let cfg = cx.input.cfg;
    let blocks = cfg.reverse_postorder.iter().copied();
    let once = blocks.filter(|&block| cfg.loop_of[block].is_none());
    let insts = once.flat_map(|block| cx.input.kernel.blocks[block].insts.iter().copied());
    let is_behind = |inst: &InstId| {
        let at = cx.places.of(*inst);
        at.is_some_and(|at| {
            let (block, index) = (at.block, at.start);
            comes_before(cx, place, Place { block, index })
        })
    };
    insts.filter(is_behind).collect()
}

/// The instructions on the only way to the end of the block, backwards.
fn before(cx: &Context, block: BlockId) -> Vec<InstId> {
    let cfg = cx.input.cfg;
    let mut insts = Vec::new();
    let mut current = block;
    loop {
        insts.extend(cx.input.kernel.blocks[current].insts.iter().rev());
        match cfg.predecessors[current][..] {
            [before] if cfg.loop_of[before] == cfg.loop_of[current] => current = before,
            _ => return insts,
        }
    }
}

/// A fence that all others of the kind are in one order with.
fn is_sequential(cx: &Context, inst: InstId) -> bool {
    cx.input.kernel.memory_model == MemoryModel::Ptx
        && fence(cx, inst).is_some_and(|fence| fence.order == Ordering::SeqCst)
}

/// A fence of the whole device that orders what blocks share.
pub(super) fn fence(cx: &Context, inst: InstId) -> Option<Atomic> {
    let kernel = cx.input.kernel;
    match kernel.insts[inst].inst {
        Inst::Fence { atomic, fences } if atomic.scope >= Scope::Gpu => {
            (kernel.global_ordered(fences) == Some(true)).then_some(atomic)
        }
        _ => None,
    }
}

fn drawing(cx: &Context, draw: &Draw) -> Option<Atomic> {
    match cx.input.kernel.insts[draw.inst].inst {
        Inst::AtomicRmw { atomic, .. } => Some(atomic),
        _ => None,
    }
}

/// Do the threads of a block wait here, with global memory ordered?
pub(super) fn meets(cx: &Context, inst: InstId) -> bool {
    match cx.input.kernel.insts[inst].inst {
        Inst::Barrier {
            kind: BarrierKind::Block,
            fences,
        }
        | Inst::BarrierReduce { fences, .. } => {
            cx.input.kernel.global_ordered(fences) == Some(true)
        }
        _ => false,
    }
}
