//! Barriers of the grid that a kernel makes of a counter: one thread of each block adds one to it, and waits
//! until it holds the number of blocks times that of the barriers so far.
//!
//! Between two barriers of the block nothing is done but that: the one thread releases, adds, reads
//! the counter until it is no less than the goal, and acquires. If the counter starts at zero, nothing
//! else touches it, and each block comes to the same barriers, then at the first block to leave the
//! k-th one no block has added more than k times, so that each has added k times, and is at
//! the barrier; so it is with the later ones. Each addition reads from the one before it, so that the
//! fences synchronise along the chain of updates (see `release_chain`). That blocks come to the same
//! ones is claimed, as of any barrier of the grid; that those who wait for each other are resident
//! together is assumed.
//! Does not: know of counters that are set back, nor of loops within loops.

use std::collections::BTreeSet;

use super::flag::taken;
use super::lock::offset;
use super::release_chain::{comes_before, fence, meets};
use super::{Context, Findings, Place, one_thread};
use crate::analysis::cfg::LoopId;
use crate::analysis::locks::is_read;
use crate::engines::believable::MOST_RESIDENT;
use crate::engines::quantities;
use crate::engines::twothread::program::{Barrier, BarrierKind, Stmt};
use crate::evidence::Assumption;
use crate::ivl::Expr;
use crate::ivl::builtins::bv;
use crate::kir::{
    Atomic, BinaryOp, BlockId, Fences, Geometry, Inst, InstId, IntPredicate, ObjectId, RmwOp,
    Scope, Terminator, ValueDef, ValueId,
};

/// More barriers than these behind each other are not counted.
const MOST_BARRIERS: u128 = 1 << 10;

/// A place where the blocks wait for each other.
struct Site {
    /// The block's barriers before and behind.
    begin: InstId,
    end: InstId,
    goal: ValueId,
}

/// States that barriers of the block are those of the grid.
pub(super) fn run(cx: &Context, found: &mut Findings) {
    if cx.input.pairing.same_block() || cx.waits_apart() {
        return;
    }
    for counter in counters(cx) {
        let Some(sites) = sites(cx, counter) else {
            continue;
        };
        let name = || cx.program.objects[counter].name.clone();
        if !cx.input.starts.zeroed.contains(&counter) {
            found
                .assumptions
                .add(Assumption::StartsAtZero { counter: name() });
        }
        if let Some(blocks) = blocks(cx).filter(|blocks| blocks.as_bv().is_none()) {
            let most = MOST_RESIDENT;
            found.assumptions.add(Assumption::ResidentBlocks { most });
            let resident = bv::ule(blocks, Expr::bv(u128::from(most), 32), 32);
            found.program.axioms.push(resident);
        }
        if sites.iter().any(|site| loop_of(cx, site).is_some()) {
            found
                .assumptions
                .add(Assumption::FewDraws { counter: name() });
        }
        for Site { end, .. } in sites {
            let barrier = Barrier {
                guard: Expr::bool(true),
                kind: BarrierKind::Grid,
                fences: Fences {
                    shared: false,
                    global: true,
                    images: false,
                },
                span: cx.input.kernel.insts[end].span,
            };
            found.insert(Place::behind(cx, end), Stmt::Barrier(barrier));
        }
    }
}

/// Objects in global memory that one is added to.
pub(super) fn counters(cx: &Context) -> BTreeSet<ObjectId> {
    let insts = cx
        .input
        .cfg
        .insts(cx.input.kernel)
        .filter(|&inst| adds_one(cx, inst));
    let targets = insts.filter_map(|inst| {
        let (ptr, _) = *cx.input.kernel.insts[inst].inst.accessed().first()?;
        cx.input.points_to.targets(ptr)?.first().copied()
    });
    targets
        .filter(|&counter| cx.is_common(counter) && !cx.input.starts.unset.contains(&counter))
        .collect()
}

/// The places where the counter is used, in the order in which blocks come to them; none where
/// it is used for anything else.
fn sites(cx: &Context, counter: ObjectId) -> Option<Vec<Site>> {
    let kernel = cx.input.kernel;
    let mut touching = BTreeSet::new();
    let mut places = BTreeSet::new();
    for inst in cx.input.cfg.insts(cx.input.kernel) {
        let inst_data = &kernel.insts[inst].inst;
        let forgotten = match inst_data {
            Inst::Forget { ptr } => Some(*ptr),
            _ => None,
        };
        let accessed = inst_data.accessed();
        for ptr in accessed.iter().map(|(ptr, _)| *ptr).chain(forgotten) {
            let targets = cx.input.points_to.targets(ptr)?;
            if targets.contains(&counter) {
                let place = cx.slice.unfold(&offset(cx, ptr)).as_bv()?;
                (targets.len() == 1 && atomic(cx, inst)?.scope >= Scope::Gpu).then_some(())?;
                places.insert(place);
                touching.insert(inst);
            }
        }
    }
    let begins = cx
        .input
        .cfg
        .insts(cx.input.kernel)
        .filter(|&inst| meets(cx, inst));
    let mut used = BTreeSet::new();
    let mut sites = Vec::new();
    for begin in begins {
        if let Some((site, own)) = site(cx, begin, &touching) {
            used.extend(own);
            sites.push(site);
        }
    }
    (places.len() == 1 && !sites.is_empty() && used == touching).then_some(())?;
    are_counted(cx, &sites).then_some(sites)
}

/// The place that begins behind this barrier, and what touches the counter there.
fn site(cx: &Context, begin: InstId, touching: &BTreeSet<InstId>) -> Option<(Site, Vec<InstId>)> {
    let kernel = cx.input.kernel;
    let region = Region::behind(cx, begin)?;
    let fits = |inst: &InstId| touching.contains(inst) || is_local(&kernel.insts[*inst].inst);
    let own: Vec<InstId> = (region.insts.iter())
        .copied()
        .filter(|inst| touching.contains(inst))
        .collect();
    let (adding, reading): (Vec<InstId>, Vec<InstId>) =
        own.iter().partition(|&&inst| adds_one(cx, inst));
    let &[arrival] = &adding[..] else {
        return None;
    };
    let at = home(cx, arrival);
    let at_once = cx.input.cfg.loop_of[at] == cx.input.cfg.loop_of[region.start];
    let fits = region.insts.iter().all(fits) && reading.iter().all(|&inst| is_read(kernel, inst));
    let by_one = at_once && region.is_for_one(cx, at);
    (fits && by_one && has_released(cx, &region, arrival)).then_some(())?;
    let goal = reading.iter().find_map(|&read| {
        let (left, goal) = region.left(cx, read)?;
        let is_behind = at != left && cx.input.cfg.dominates(at, left);
        let waits = is_behind && !region.avoids(cx, at, left);
        (waits && has_acquired(cx, &region, read, left)).then_some(goal)
    })?;
    let end = region.end;
    Some((Site { begin, end, goal }, own))
}

/// What is done between two barriers of the block.
struct Region {
    /// The block that it begins in, and those that follow.
    start: BlockId,
    blocks: BTreeSet<BlockId>,
    insts: Vec<InstId>,
    end: InstId,
}

impl Region {
    /// None where threads may come to several barriers next, or from elsewhere, or end.
    fn behind(cx: &Context, begin: InstId) -> Option<Region> {
        let (kernel, cfg) = (cx.input.kernel, cx.input.cfg);
        let start = home(cx, begin);
        let behind = kernel.blocks[start].insts.iter();
        let mut insts: Vec<InstId> = behind
            .skip_while(|&&i| i != begin)
            .skip(1)
            .copied()
            .collect();
        let (mut blocks, mut ends) = (BTreeSet::new(), BTreeSet::new());
        let mut work = cfg.successors[start].clone();
        while let Some(block) = work.pop() {
            if !blocks.insert(block) {
                continue;
            }
            let own = &kernel.blocks[block].insts;
            let end = own.iter().position(|&inst| meets(cx, inst));
            insts.extend_from_slice(&own[..end.unwrap_or(own.len())]);
            match end {
                Some(at) => {
                    ends.insert(own[at]);
                }
                None if kernel.blocks[block].terminator == Terminator::Return => return None,
                None => work.extend(&cfg.successors[block]),
            }
        }
        let &end = ends.first().filter(|_| ends.len() == 1)?;
        let last = home(cx, end);
        let is_inside = |b: &BlockId| *b == start || *b != last && blocks.contains(b);
        let closed = (blocks.iter()).all(|&b| cfg.predecessors[b].iter().all(is_inside));
        let passed_on = matches!(kernel.insts[end].inst, Inst::Barrier { .. });
        (closed && passed_on && !blocks.contains(&start)).then_some(Region {
            start,
            blocks,
            insts,
            end,
        })
    }

    /// Does one thread of each block, and no other, come to the block, and does it always?
    fn is_for_one(&self, cx: &Context, at: BlockId) -> bool {
        self.blocks.iter().any(|&entry| {
            let who = self.condition(cx, entry);
            let is_one = who.is_some_and(|who| {
                one_thread::speaks_of_ids(&who) && one_thread::picks_one(cx, &who)
            });
            let all = entry == at || !self.avoids(cx, entry, at);
            is_one && all && cx.input.cfg.dominates(entry, at)
        })
    }

    /// Under which condition threads come to the block, to which one way leads.
    fn condition(&self, cx: &Context, block: BlockId) -> Option<Expr> {
        let (mut whole, mut block) = (Expr::bool(true), block);
        let mut seen = BTreeSet::new();
        while block != self.start {
            let [before] = cx.input.cfg.predecessors[block][..] else {
                return None;
            };
            let label = &cx.block(block).label;
            let edges = cx.block(before).edges.iter();
            let ways = edges.filter(|edge| edge.target == *label).count();
            (ways == 1 && seen.insert(block)).then_some(())?;
            whole = taken(cx, before, block)?.and(whole);
            block = before;
        }
        Some(whole)
    }

    /// The block that is entered only where the read found the goal, or more, and this.
    fn left(&self, cx: &Context, read: InstId) -> Option<(BlockId, ValueId)> {
        let (kernel, cfg) = (cx.input.kernel, cx.input.cfg);
        let found = kernel.insts[read].result?;
        self.blocks.iter().find_map(|&block| {
            let Terminator::Branch {
                cond,
                then,
                otherwise,
            } = kernel.blocks[block].terminator
            else {
                return None;
            };
            let ValueDef::Inst(compared) = kernel.values[cond].def else {
                return None;
            };
            let Inst::ICmp { pred, args: [a, b] } = kernel.insts[compared].inst else {
                return None;
            };
            let (goal, side) = match (a == found, b == found) {
                (true, false) => (b, is_no_less(pred)?),
                (false, true) => (a, is_no_less(pred.swapped())?),
                _ => return None,
            };
            let left = if side { then } else { otherwise };
            let by_this = then != otherwise && cfg.predecessors[left] == [block];
            (by_this && self.blocks.contains(&left)).then_some((left, goal))
        })
    }

    /// May a thread go from the one block to the region's end, and not by the other one?
    fn avoids(&self, cx: &Context, from: BlockId, by: BlockId) -> bool {
        let end = home(cx, self.end);
        let (mut work, mut seen) = (vec![from], BTreeSet::from([by]));
        while let Some(block) = work.pop() {
            if seen.insert(block) && block != end {
                work.extend(&cx.input.cfg.successors[block]);
            }
        }
        by != end && seen.contains(&end) || from == end
    }
}

/// Does the thread release before it adds?
fn has_released(cx: &Context, region: &Region, arrival: InstId) -> bool {
    let own = atomic(cx, arrival).is_some_and(|atomic| atomic.order.releases());
    let mut fences = region.insts.iter().filter(|&&inst| {
        fence(cx, inst).is_some_and(|fence| fence.order.releases())
            && comes_before(cx, Place::behind(cx, inst), Place::behind(cx, arrival))
    });
    own || fences.next().is_some()
}

/// Does it acquire behind the read, on each way from where it was found to be the goal?
fn has_acquired(cx: &Context, region: &Region, read: InstId, left: BlockId) -> bool {
    let own = atomic(cx, read).is_some_and(|atomic| atomic.order.acquires());
    let mut fences = region.insts.iter().filter(|&&inst| {
        let at = home(cx, inst);
        fence(cx, inst).is_some_and(|fence| fence.order.acquires())
            && cx.input.cfg.dominates(left, at)
            && (at == left || !region.avoids(cx, left, at))
    });
    own || fences.next().is_some()
}

/// Is the goal of each site the number of blocks, times how often a block has been at any by then?
fn are_counted(cx: &Context, sites: &[Site]) -> bool {
    let Some(blocks) = blocks(cx) else {
        return false;
    };
    if let [site] = sites
        && let Some(id) = loop_of(cx, site)
    {
        let around = &cx.input.cfg.loops[id];
        let each_round = (around.latches.iter())
            .all(|&latch| cx.input.cfg.dominates(home(cx, site.begin), latch));
        return around.parent.is_none() && each_round && counts_rounds(cx, site, &blocks);
    }
    let mut numbers = (1..).zip(sites);
    let follows = |pair: &[Site]| {
        comes_before(
            cx,
            Place::behind(cx, pair[0].begin),
            Place::behind(cx, pair[1].begin),
        )
    };
    numbers.all(|(number, site)| {
        loop_of(cx, site).is_none() && is_times(cx, site.goal, &blocks, number)
    }) && sites.windows(2).all(follows)
        && (sites.len() as u128) < MOST_BARRIERS
}

/// Is the goal the number of blocks in the first round of the loop, and so much more in each other one?
fn counts_rounds(cx: &Context, site: &Site, blocks: &Expr) -> bool {
    let kernel = cx.input.kernel;
    let one = Expr::bv(1, 32);
    // Blocks times the number of the round, or a sum.
    let (value, unit) = match binary(cx, site.goal) {
        Some((BinaryOp::Mul, [a, b])) if is_times(cx, b, blocks, 1) => (a, &one),
        Some((BinaryOp::Mul, [a, b])) if is_times(cx, a, blocks, 1) => (b, &one),
        _ => (site.goal, blocks),
    };
    let above = |value: ValueId, base: ValueId| match binary(cx, value) {
        Some((BinaryOp::Add, [a, b])) => {
            a == base && is_times(cx, b, unit, 1) || b == base && is_times(cx, a, unit, 1)
        }
        _ => false,
    };
    let header = loop_of(cx, site).map(|id| &cx.input.cfg.loops[id]);
    header.is_some_and(|around| {
        let insts = kernel.blocks[around.header].insts.iter();
        let mut counters = insts.filter_map(|&inst| match &kernel.insts[inst].inst {
            Inst::Phi { incoming } => Some((kernel.insts[inst].result?, incoming)),
            _ => None,
        });
        counters.any(|(counter, incoming)| {
            let first = match (value == counter, above(value, counter)) {
                (true, _) => 1,
                (_, true) => 0,
                _ => return false,
            };
            incoming
                .iter()
                .all(|(from, value)| match around.latches.contains(from) {
                    true => above(*value, counter),
                    false => is_times(cx, *value, unit, first),
                })
        })
    })
}

/// How many blocks the grid has, where one dimension alone is open.
fn blocks(cx: &Context) -> Option<Expr> {
    let launch = cx.input.launch;
    let sizes = (0..3).map(|dim| quantities::value(launch, Geometry::GridDim, dim));
    let (fixed, open): (Vec<Expr>, Vec<Expr>) = sizes.partition(|size| size.as_bv().is_some());
    let fixed = fixed.into_iter().reduce(|a, b| bv::mul(a, b, 32));
    let fixed = fixed.unwrap_or(Expr::bv(1, 32));
    let is_small = launch.grid.iter().filter_map(|size| size.fixed());
    let is_small = is_small.map(u64::from).product::<u64>() <= MOST_RESIDENT;
    match &open[..] {
        [] => is_small.then_some(fixed),
        [size] if fixed.as_bv() == Some((1, 32)) => Some(size.clone()),
        _ => None,
    }
}

/// Is the value, of 32 bits, so many times the unit?
fn is_times(cx: &Context, value: ValueId, unit: &Expr, times: u128) -> bool {
    let product = bv::mul(unit.clone(), Expr::bv(times, 32), 32);
    let value = cx.operand(value).map(|value| cx.slice.unfold(&value));
    value.is_some_and(|value| value == product)
}

fn binary(cx: &Context, value: ValueId) -> Option<(BinaryOp, [ValueId; 2])> {
    match cx.input.kernel.values[value].def {
        ValueDef::Inst(inst) => match cx.input.kernel.insts[inst].inst {
            Inst::Binary { op, args, .. } => Some((op, args)),
            _ => None,
        },
        _ => None,
    }
}

/// On which side of a comparison the first value is no less than the second one.
fn is_no_less(pred: IntPredicate) -> Option<bool> {
    use IntPredicate as P;
    match pred {
        P::Ult | P::Slt | P::Ne => Some(false),
        P::Uge | P::Sge | P::Ugt | P::Sgt | P::Eq => Some(true),
        P::Ule | P::Sle => Some(false),
    }
}

/// Does the instruction touch no memory that threads share, and let none wait?
fn is_local(inst: &Inst) -> bool {
    matches!(
        inst,
        Inst::Binary { .. }
            | Inst::ICmp { .. }
            | Inst::Cast { .. }
            | Inst::Select { .. }
            | Inst::Phi { .. }
            | Inst::PtrAdd { .. }
            | Inst::Geometry { .. }
            | Inst::Fence { .. }
    )
}

fn adds_one(cx: &Context, inst: InstId) -> bool {
    match cx.input.kernel.insts[inst].inst {
        Inst::AtomicRmw {
            op: RmwOp::Add,
            value,
            ..
        } => {
            let is_narrow = cx.input.kernel.values[value].ty.bits() == 32;
            is_narrow && cx.input.kernel.literal(value) == Some(1)
        }
        _ => false,
    }
}

fn atomic(cx: &Context, inst: InstId) -> Option<Atomic> {
    match cx.input.kernel.insts[inst].inst {
        Inst::Load { access, .. } => access.atomic,
        Inst::AtomicRmw { atomic, .. } => Some(atomic),
        _ => None,
    }
}

fn home(cx: &Context, inst: InstId) -> BlockId {
    let home = cx.input.kernel.block_of(inst);
    home.expect("the instruction is in the kernel")
}

fn loop_of(cx: &Context, site: &Site) -> Option<LoopId> {
    cx.input.cfg.loop_of[home(cx, site.begin)]
}
