//! Warp-aggregated additions: one lane adds for several. The leader adds the number of lanes
//! that take part, and each takes the sum before plus its rank among them.
//!
//! ```text
//! mask = ballot(all, p)                 or  mask = activemask()
//! if (lane == leader) base = atomicAdd(counter, popc(mask));
//! base = shfl(base, leader);
//! number = base + popc(mask & lanes below);
//! ```
//!
//! With the mask the same for all that take part, their numbers are as if each had added
//! one: the ranks of the mask's lanes are the numbers from zero to the amount that the leader
//! reserved (Adinets, "CUDA Pro Tip: Optimized Filtering with Warp-Aggregated Atomics", 2014).
//! Does: find this shape, in warps of the target's size, and say whose the numbers are.
//! Does not: know of votes, shuffles and sets of lanes in any other shape.

use std::collections::BTreeSet;

use super::{Context, Draw, Findings, Place, reservation};
use crate::engines::twothread::program::{Stmt, pair};
use crate::ivl::Expr;
use crate::ivl::builtins::bv;
use crate::ivl::subst::free_vars;
use crate::kir::warp::{Lanes, Shuffle, WarpOp, WarpVote};
use crate::kir::{
    BinaryOp, BlockId, Inst, InstId, IntPredicate, Kernel, RmwOp, Terminator, ValueDef, ValueId,
};

/// A draw that one lane makes for others.
pub(super) struct Aggregate {
    /// Index into the draws.
    pub draw: usize,
    /// Where each number is known, what it is, and who takes it: nobody else has it.
    numbers: Vec<(Place, Expr, Expr)>,
}

/// The draws that are such additions.
pub(super) fn aggregates(cx: &Context) -> Vec<Aggregate> {
    let draws = cx.draws.iter().enumerate();
    let draws = draws.filter(|(_, draw)| draw.range && cx.is_common(draw.counter));
    let numbers = draws.filter_map(|(index, draw)| Some((index, numbers(cx, draw)?)));
    let aggregates = numbers.map(|(draw, numbers)| Aggregate { draw, numbers });
    aggregates.collect()
}

/// Whoever takes a number owns it.
pub(super) fn run(cx: &Context, found: &mut Findings) {
    for aggregate in &cx.aggregates {
        let draw = &cx.draws[aggregate.draw];
        reservation::owned_ways(cx, found, draw);
        for (place, number, takes_part) in &aggregate.numbers {
            let owned = found.owned(draw, number.clone()).equals(pair::is_first());
            found.state_if(*place, takes_part.clone(), owned);
        }
    }
}

fn numbers(cx: &Context, draw: &Draw) -> Option<Vec<(Place, Expr, Expr)>> {
    let kernel = cx.input.kernel;
    let shape = Shape {
        cx,
        warp: kernel.warp_size.filter(|size| matches!(size, 32 | 64))?,
    };
    let (lanes, base) = shape.exchange(draw)?;
    // All take their numbers from the cell that the leader adds to.
    let cell = free_vars(&cx.slice.unfold(&draw.cell));
    if cell.iter().any(|name| cx.program.divergent(name)) {
        return None;
    }
    let takes_part = match lanes.vote {
        None => Expr::bool(true),
        Some(vote) => match kernel.values[vote].ty.bits() {
            1 => cx.operand(vote)?,
            width => bv::ne(cx.operand(vote)?, Expr::bv(0, width)),
        },
    };
    let ranks = shape.ranks(lanes.mask).into_iter();
    let numbers = ranks.map(|rank| {
        let place = later(cx, base, rank)?;
        // Behind a barrier numbers may be drawn again.
        if waits_between(cx, lanes.block, place) {
            return None;
        }
        let rank = match (cx.operand(rank)?, kernel.values[rank].ty.bits()) {
            (rank, own) if own > draw.width => bv::trunc(rank, own, draw.width),
            (rank, own) => bv::zext(rank, own, draw.width),
        };
        let number = bv::add(cx.operand(base)?, rank, draw.width);
        Some((place, number, takes_part.clone()))
    });
    numbers.collect()
}

/// The place behind the definitions of both values, one of which dominates the other.
fn later(cx: &Context, a: ValueId, b: ValueId) -> Option<Place> {
    let place = |value: ValueId| match cx.input.kernel.values[value].def {
        ValueDef::Inst(inst) => cx.places.of(inst).map(|_| Place::behind(cx, inst)),
        _ => None,
    };
    let (a, b) = (place(a)?, place(b)?);
    match a.block == b.block {
        true => Some(a.max(b)),
        false if cx.input.cfg.dominates(a.block, b.block) => Some(b),
        false if cx.input.cfg.dominates(b.block, a.block) => Some(a),
        false => None,
    }
}

/// Who takes part.
struct Participants {
    mask: ValueId,
    /// What they vote for; none where all that are there do.
    vote: Option<ValueId>,
    block: BlockId,
}

/// The lane that adds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leader {
    Lane(u128),
    /// The lowest of those that take part.
    Lowest,
}

/// The operation on truth values that asks for both where it holds, or does not.
fn both(holds: bool) -> BinaryOp {
    match holds {
        true => BinaryOp::And,
        false => BinaryOp::Or,
    }
}

/// May threads wait for each other between the block, which dominates the place, and there?
fn waits_between(cx: &Context, from: BlockId, to: Place) -> bool {
    let waits = |stmt: &Stmt| {
        matches!(
            stmt,
            Stmt::Barrier(_) | Stmt::Wait { .. } | Stmt::Phase(_) | Stmt::Forget(_)
        )
    };
    // In a loop of its own the place is reached again behind what follows it there.
    if cx.input.cfg.loop_of[to.block] != cx.input.cfg.loop_of[from] {
        return true;
    }
    let mut seen = BTreeSet::from([to.block]);
    let mut work = vec![to.block];
    while let Some(block) = work.pop() {
        let stmts = &cx.block(block).stmts;
        let stmts = match block == to.block {
            true => &stmts[..to.index],
            false => &stmts[..],
        };
        if stmts.iter().any(waits) {
            return true;
        }
        if block != from {
            let before = cx.input.cfg.predecessors[block].iter();
            work.extend(before.filter(|&&before| seen.insert(before)));
        }
    }
    false
}

/// A kernel in which the shape is looked for.
pub(super) struct Shape<'a> {
    pub cx: &'a Context<'a>,
    /// Lanes of a warp.
    pub warp: u32,
}

impl<'a> Shape<'a> {
    pub(super) fn kernel(&self) -> &'a Kernel {
        self.cx.input.kernel
    }

    pub(super) fn inst(&self, value: ValueId) -> Option<(InstId, &'a Inst)> {
        match self.kernel().values[value].def {
            ValueDef::Inst(inst) => Some((inst, &self.kernel().insts[inst].inst)),
            _ => None,
        }
    }

    pub(super) fn literal(&self, value: ValueId) -> Option<u128> {
        self.kernel().literal(value)
    }

    /// The mask that names all lanes.
    fn all_lanes(&self) -> u128 {
        u128::from(u64::MAX >> (64 - self.warp))
    }

    /// Who takes part, and what the exchange gives them.
    fn exchange(&self, draw: &Draw) -> Option<(Participants, ValueId)> {
        let cfg = self.cx.input.cfg;
        let (_, add) = self.inst(draw.result)?;
        let Inst::AtomicRmw {
            op: RmwOp::Add,
            value: amount,
            ..
        } = add
        else {
            return None;
        };
        let lanes = self.lanes(self.counted(*amount)?)?;
        let last = *self.cx.straight(draw.block).last()?;
        let [meet] = cfg.successors[last][..] else {
            return None;
        };
        if cfg.loop_of[meet] != cfg.loop_of[lanes.block] || !cfg.dominates(lanes.block, meet) {
            return None;
        }
        let leader = self.leader(draw.block, &lanes)?;
        let behind = self.cx.straight(meet).into_iter();
        for inst in behind.flat_map(|block| self.kernel().blocks[block].insts.clone()) {
            let Inst::Warp {
                op: WarpOp::Shuffle(Shuffle::Index, segments),
                lanes: among,
                args,
            } = &self.kernel().insts[inst].inst
            else {
                continue;
            };
            let &[value, source, width] = &args[..] else {
                continue;
            };
            let passes_on = |&inst: &InstId| match &self.kernel().insts[inst].inst {
                Inst::Phi { incoming } => {
                    self.kernel().insts[inst].result == Some(value)
                        && incoming.iter().any(|(_, from)| *from == draw.result)
                }
                _ => false,
            };
            // Without a mask the leader may not be there yet.
            let to_all = among.mask().is_some_and(|&mask| {
                self.bare_set(mask) == lanes.mask
                    || lanes.vote.is_some() && self.literal(mask) == Some(self.all_lanes())
            });
            let from_leader = match leader {
                Leader::Lane(lane) => self.literal(source) == Some(lane),
                Leader::Lowest => self.is_lowest(source, lanes.mask),
            };
            if self.is_whole_warp(*segments, width)
                && to_all
                && from_leader
                && self.kernel().blocks[meet].insts.iter().any(passes_on)
            {
                return Some((lanes, self.kernel().insts[inst].result?));
            }
        }
        None
    }

    fn lanes(&self, mask: ValueId) -> Option<Participants> {
        let (inst, made) = self.inst(mask)?;
        let vote = match made {
            Inst::Warp {
                op: WarpOp::ActiveMask,
                ..
            } => None,
            Inst::Warp {
                op: WarpOp::Vote(WarpVote::Ballot),
                lanes: Lanes::Named(all),
                args,
            } if self.literal(*all) == Some(self.all_lanes())
                && self.kernel().values[mask].ty.bits() >= self.warp =>
            {
                Some(args[0])
            }
            _ => return None,
        };
        Some(Participants {
            mask,
            vote,
            block: self.kernel().block_of(inst)?,
        })
    }

    /// The one lane that comes from where the mask is made to the block, whenever somebody
    /// takes part.
    fn leader(&self, block: BlockId, lanes: &Participants) -> Option<Leader> {
        let cfg = self.cx.input.cfg;
        let (mut current, mut leader) = (block, None);
        while current != lanes.block {
            let [before] = cfg.predecessors[current][..] else {
                return None;
            };
            let mut conditions = Vec::new();
            match self.kernel().blocks[before].terminator {
                Terminator::Jump(_) => {}
                Terminator::Branch {
                    cond,
                    then,
                    otherwise,
                } if then != otherwise => {
                    self.conjuncts(cond, then == current, &mut conditions)?;
                }
                _ => return None,
            }
            for (equal, a, b) in conditions {
                let chosen = self.chosen(a, b, lanes);
                match chosen.or_else(|| self.chosen(b, a, lanes)) {
                    Some(chosen) if equal && leader.is_none() => leader = Some(chosen),
                    _ if !equal && self.is_set_none(a, b, lanes.mask) => {}
                    _ => return None,
                }
            }
            current = before;
        }
        leader
    }

    /// What the condition asks for if it holds, or if it does not: that values are equal, or
    /// that they differ. None where it is anything else.
    pub(super) fn conjuncts(
        &self,
        condition: ValueId,
        holds: bool,
        out: &mut Vec<(bool, ValueId, ValueId)>,
    ) -> Option<()> {
        match self.inst(condition)?.1 {
            Inst::ICmp { pred, args } => {
                let equal = match pred {
                    IntPredicate::Eq => holds,
                    IntPredicate::Ne => !holds,
                    _ => return None,
                };
                out.push((equal, args[0], args[1]));
                Some(())
            }
            Inst::Binary { op, args, .. } if *op == both(holds) => {
                self.conjuncts(args[0], holds, out)?;
                self.conjuncts(args[1], holds, out)
            }
            // `a && b` and `a || b` of C.
            Inst::Select {
                cond,
                then,
                otherwise,
            } => {
                let (short, rest) = match holds {
                    true => (otherwise, then),
                    false => (then, otherwise),
                };
                if self.literal(*short) != Some(u128::from(!holds)) {
                    return None;
                }
                self.conjuncts(*cond, holds, out)?;
                self.conjuncts(*rest, holds, out)
            }
            _ => None,
        }
    }

    /// The lane for which the two are equal.
    fn chosen(&self, a: ValueId, b: ValueId, lanes: &Participants) -> Option<Leader> {
        // Of those that take part, and no other comes here, the lowest has rank 0.
        if lanes.vote.is_none() && self.literal(b) == Some(0) && self.is_rank(a, lanes.mask) {
            return Some(Leader::Lowest);
        }
        if !self.is_lane(a) {
            return None;
        }
        // Every warp has a first lane, which comes here if all threads do.
        let all_come = self.cx.in_block.block(lanes.block) || self.cx.in_warp.block(lanes.block);
        match self.literal(b) {
            Some(0) if lanes.vote.is_some() && all_come => Some(Leader::Lane(0)),
            Some(_) => None,
            None => self.is_lowest(b, lanes.mask).then_some(Leader::Lowest),
        }
    }
}
