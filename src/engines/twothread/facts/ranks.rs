//! Lanes of a set have different ranks in it.
//!
//! ```text
//! mask = ballot(all, p);
//! if (p) queue[base + popc(mask & lanes below)] = …;
//! ```
//!
//! Two lanes of one set have different numbers of lanes of the set below them, or above, or up to them,
//! since the number that is further on also counts one lane more; and without the lane itself there are
//! less of them than a warp has lanes. A ballot has the bit of a lane that comes to it set where the lane
//! votes for it.
//! Does: say so of ranks in sets that operations of the warp give.
//! Does not: count the lanes of a set.

use std::collections::BTreeSet;

use super::warp_aggregate::Shape;
use super::{Context, Findings, Place};
use crate::engines::twothread::geometry;
use crate::engines::twothread::lower::enabled;
use crate::engines::twothread::program::pair;
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Type};
use crate::kir::pure::BitCount;
use crate::kir::warp::{WarpOp, WarpVote};
use crate::kir::{Inst, Kernel, ValueId};

/// States what threads know of the ranks that they compute, and two of a block of each other's.
pub(super) fn run(cx: &Context, found: &mut Findings) {
    let kernel = cx.input.kernel;
    let Some(warp) = kernel.warp_size.filter(|size| matches!(size, 32 | 64)) else {
        return;
    };
    let shape = Shape { cx, warp };
    let mut sets = BTreeSet::new();
    for (rank, set, least) in shape.all_ranks() {
        if state(&shape, found, (rank, least), set).is_some() {
            sets.insert(set);
        }
    }
    for set in sets {
        state_votes(&shape, found, set);
    }
}

/// Are there lanes that are counted?
pub(super) fn counts_lanes(kernel: &Kernel) -> bool {
    let mut insts = kernel.insts.values();
    insts.any(|data| matches!(BitCount::of(&data.inst), Some((BitCount::Ones, _))))
}

fn state(
    shape: &Shape,
    found: &mut Findings,
    (rank, least): (ValueId, u128),
    set: ValueId,
) -> Option<()> {
    let cx = shape.cx;
    let (inst, _) = shape.inst(rank)?;
    cx.places.of(inst)?;
    let (own, lanes) = (cx.operand(rank)?, cx.operand(set)?);
    let [width, bits] = [rank, set].map(|value| cx.input.kernel.values[value].ty.bits());
    let takes_part = has_own_lane(shape, &lanes, bits);
    let most = Expr::bv(u128::from(shape.warp), width);
    let beyond = bv::sub(own.clone(), Expr::bv(least, width), width);
    let bound = bv::ult(beyond, most, width);
    let other = |expr: &Expr, bits: u32| pair::other(expr.clone(), &Type::Bv(bits));
    let number = geometry::warp(cx.input.kernel, cx.input.launch);
    // Who is not there may hold what it computed in another round.
    let both = pair::other(enabled(), &Type::Bool)
        .and(number.clone().equals(other(&number, 32)))
        .and(lanes.clone().equals(other(&lanes, bits)))
        .and(pair::other(takes_part.clone(), &Type::Bool));
    let differ = bv::ne(own.clone(), other(&own, width));
    let differ = match cx.input.pairing.same_block() {
        true => both.implies(differ),
        false => Expr::bool(true),
    };
    let fact = takes_part.implies(bound.and(differ));
    found.state(Place::behind(cx, inst), fact);
    Some(())
}

/// Whose bit a ballot has set.
fn state_votes(shape: &Shape, found: &mut Findings, set: ValueId) -> Option<()> {
    let cx = shape.cx;
    let (id, inst) = shape.inst(set)?;
    cx.places.of(id)?;
    let bits = cx.input.kernel.values[set].ty.bits();
    let Inst::Warp { op, args, .. } = inst else {
        return None;
    };
    let own = has_own_lane(shape, &cx.operand(set)?, bits);
    let fact = match op {
        WarpOp::Vote(WarpVote::Ballot) => {
            let vote = cx.operand(args[0])?;
            match cx.input.kernel.values[args[0]].ty.bits() {
                1 => own.equals(vote),
                width => own.equals(bv::ne(vote, Expr::bv(0, width))),
            }
        }
        WarpOp::MatchAny => own,
        _ => return None,
    };
    found.state(Place::behind(cx, id), fact);
    Some(())
}

/// Is the thread's own lane one of the set?
fn has_own_lane(shape: &Shape, lanes: &Expr, bits: u32) -> Expr {
    let linear = geometry::linear_thread(shape.cx.input.launch);
    let lane = bv::and(linear, Expr::bv(u128::from(shape.warp - 1), 32), 32);
    let shifted = bv::lshr(lanes.clone(), bv::zext(lane, 32, bits), bits);
    bv::eq(bv::extract(shifted, bits, 1, 0), Expr::bv(1, 1))
}
