//! Additions that one thread of a warp makes for several: `leader` adds the number of
//! threads that take part, and each takes the sum before plus its rank among them.
//!
//! ```text
//! mask = ballot(all, p)                 or  mask = activemask()
//! if (lane == leader) base = atomicAdd(counter, popc(mask));
//! base = shfl(base, leader);
//! number = base + popc(mask & lanes below);
//! ```
//!
//! With the mask the same for all that take part, their numbers are as if each had added
//! one. Does: find this shape and say whose the numbers are. Does not: know of votes,
//! shuffles and sets of lanes in any other shape.

use super::Lowering;
use super::draws::{Draw, Insertion};
use crate::engines::twothread::program::{Guarded, Program, Stmt, pair};
use crate::engines::twothread::slice::Slice;
use crate::ivl::Expr;
use crate::ivl::builtins::bv;
use crate::ivl::eval::{Value, eval};
use crate::kir::launch::Size;
use crate::kir::warp::{Lanes, Segments, Shuffle, WarpOp, WarpVote};
use crate::kir::{
    BinaryOp, BlockId, CastOp, Inst, InstId, IntPredicate, Kernel, RmwOp, Terminator, ValueDef,
    ValueId,
};

const ALL_LANES: u128 = 0xffff_ffff;

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

impl Lowering<'_> {
    /// Where the draw is such an addition: what is known of each thread's number.
    pub(super) fn aggregate(
        &mut self,
        program: &Program,
        slice: &Slice,
        draw: &Draw,
    ) -> Option<Vec<Insertion>> {
        let shape = Shape {
            lowering: self,
            slice,
        };
        let (lanes, base) = shape.exchange(draw)?;
        let ranks = shape.ranks(lanes.mask);
        let model = program.objects[draw.counter].clone();
        let mut facts = Vec::new();
        for rank in ranks {
            let (block, position) = self.later(program, base, rank)?;
            let parts = [self.value(base), self.low(rank, draw.width)];
            let [base, rank] = parts;
            let number = bv::add(base, rank, draw.width);
            let guard = match lanes.vote {
                None => Expr::bool(true),
                Some(vote) => {
                    let width = self.kernel.values[vote].ty.bits();
                    bv::ne(self.value(vote), Expr::bv(0, width))
                }
            };
            let owned = self.owned(&model, &draw.cell, number, draw.width);
            let fact = Guarded {
                guard,
                expr: owned.equals(pair::is_first()),
                everywhere: false,
            };
            facts.push((block, position, Stmt::Assume(fact)));
        }
        Some(facts)
    }

    /// The lower bits of a value.
    fn low(&mut self, value: ValueId, width: u32) -> Expr {
        let expr = self.value(value);
        match self.kernel.values[value].ty.bits() {
            own if own > width => bv::trunc(expr, own, width),
            own => bv::zext(expr, own, width),
        }
    }

    /// The place behind the definitions of both values, one of which dominates the other.
    fn later(&self, program: &Program, a: ValueId, b: ValueId) -> Option<(BlockId, usize)> {
        let place = |value: ValueId| {
            let name = self.symbol(value);
            program.blocks.iter().find_map(|block| {
                let sets = |stmt: &Stmt| matches!(stmt, Stmt::Assign { var, .. } | Stmt::Havoc(var) if *var == name);
                let at = block.stmts.iter().position(sets)?;
                Some((block.origin, at + 1))
            })
        };
        let (a, b) = (place(a)?, place(b)?);
        match a.0 == b.0 {
            true => Some(a.max(b)),
            false if self.cfg.dominates(a.0, b.0) => Some(b),
            false if self.cfg.dominates(b.0, a.0) => Some(a),
            false => None,
        }
    }
}

struct Shape<'a> {
    lowering: &'a Lowering<'a>,
    slice: &'a Slice<'a>,
}

impl<'a> Shape<'a> {
    fn kernel(&self) -> &'a Kernel {
        self.lowering.kernel
    }

    fn inst(&self, value: ValueId) -> Option<(InstId, &'a Inst)> {
        match self.kernel().values[value].def {
            ValueDef::Inst(inst) => Some((inst, &self.kernel().insts[inst].inst)),
            _ => None,
        }
    }

    fn literal(&self, value: ValueId) -> Option<u128> {
        match self.kernel().values[value].def {
            ValueDef::Const(bits) => Some(bits),
            _ => None,
        }
    }

    fn block_of(&self, inst: InstId) -> Option<BlockId> {
        let mut blocks = self.kernel().blocks.iter();
        let block = blocks.find(|(_, block)| block.insts.contains(&inst));
        block.map(|(id, _)| id)
    }

    /// The value before it was widened, or narrowed to no less than a warp.
    fn bare(&self, mut value: ValueId) -> ValueId {
        while let Some((_, Inst::Cast { op, arg })) = self.inst(value)
            && matches!(op, CastOp::ZExt | CastOp::SExt | CastOp::Trunc)
            && self.kernel().values[*arg].ty.bits() >= 32
            && self.kernel().values[value].ty.bits() >= 32
        {
            value = *arg;
        }
        value
    }

    /// Who takes part, and what the exchange gives them.
    fn exchange(&self, draw: &Draw) -> Option<(Participants, ValueId)> {
        let cfg = self.lowering.cfg;
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
        let [meet] = cfg.successors[draw.block][..] else {
            return None;
        };
        if cfg.loop_of[meet] != cfg.loop_of[lanes.block] || !cfg.dominates(lanes.block, meet) {
            return None;
        }
        let leader = self.leader(draw.block, &lanes)?;
        for &inst in &self.kernel().blocks[meet].insts {
            let Inst::Warp {
                op: WarpOp::Shuffle(Shuffle::Index, Segments::Width),
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
                        && incoming.contains(&(draw.block, draw.result))
                }
                _ => false,
            };
            let to_all = among.mask().is_none_or(|&mask| {
                self.bare(mask) == lanes.mask
                    || lanes.vote.is_some() && self.literal(mask) == Some(ALL_LANES)
            });
            let from_leader = match leader {
                Leader::Lane(lane) => self.literal(source) == Some(lane),
                Leader::Lowest => self.is_lowest(source, lanes.mask),
            };
            if self.literal(width) == Some(32)
                && to_all
                && from_leader
                && self.kernel().blocks[meet].insts.iter().any(passes_on)
            {
                return Some((lanes, self.kernel().insts[inst].result?));
            }
        }
        None
    }

    /// What the value is the number of set bits of.
    fn counted(&self, value: ValueId) -> Option<ValueId> {
        match self.inst(self.bare(value))?.1 {
            Inst::Pure { name, args, .. } if name.starts_with("ctpop") => Some(self.bare(args[0])),
            _ => None,
        }
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
            } if self.literal(*all) == Some(ALL_LANES)
                && self.kernel().values[mask].ty.bits() == 32 =>
            {
                Some(args[0])
            }
            _ => return None,
        };
        Some(Participants {
            mask,
            vote,
            block: self.block_of(inst)?,
        })
    }

    /// The one lane that comes from where the mask is made to the block, whenever somebody
    /// takes part.
    fn leader(&self, block: BlockId, lanes: &Participants) -> Option<Leader> {
        let cfg = self.lowering.cfg;
        let (mut current, mut leader) = (block, None);
        while current != lanes.block {
            let [before] = cfg.predecessors[current][..] else {
                return None;
            };
            let Terminator::Branch {
                cond,
                then,
                otherwise,
            } = self.kernel().blocks[before].terminator
            else {
                return None;
            };
            if then == otherwise || then != current {
                return None;
            }
            let (_, Inst::ICmp { pred, args }) = self.inst(cond)? else {
                return None;
            };
            let [a, b] = *args;
            match pred {
                IntPredicate::Ne if self.bare(a) == lanes.mask && self.literal(b) == Some(0) => {}
                IntPredicate::Eq if leader.is_none() => {
                    leader = Some(
                        self.chosen(a, b, lanes)
                            .or_else(|| self.chosen(b, a, lanes))?,
                    );
                }
                _ => return None,
            }
            current = before;
        }
        leader
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
        match self.literal(b) {
            // Every warp has a first lane.
            Some(0) if lanes.vote.is_some() => Some(Leader::Lane(0)),
            Some(_) => None,
            None => self.is_lowest(b, lanes.mask).then_some(Leader::Lowest),
        }
    }

    /// Is the value the number of the lowest set bit?
    fn is_lowest(&self, value: ValueId, mask: ValueId) -> bool {
        let (mut value, mut distance) = (self.bare(value), 0i128);
        for _ in 0..8 {
            match self.inst(value) {
                Some((_, Inst::Binary { op, args, .. })) => {
                    let Some(step) = self.literal(args[1]) else {
                        return false;
                    };
                    let step = i128::from(step as u32 as i32);
                    match op {
                        BinaryOp::Add => distance += step,
                        BinaryOp::Sub => distance -= step,
                        _ => return false,
                    }
                    value = self.bare(args[0]);
                }
                // Of no bits at all, which is nobody's business.
                Some((
                    _,
                    Inst::Select {
                        then, otherwise, ..
                    },
                )) if self.literal(*then).is_some() => {
                    value = self.bare(*otherwise);
                }
                Some((_, Inst::Pure { name, args, .. })) if name.starts_with("cttz") => {
                    return distance == 0 && self.bare(args[0]) == mask;
                }
                _ => return false,
            }
        }
        false
    }

    /// The values that are numbers of set bits below the thread's own.
    fn ranks(&self, mask: ValueId) -> Vec<ValueId> {
        let results = self.kernel().insts.values().filter_map(|data| data.result);
        results.filter(|&value| self.is_rank(value, mask)).collect()
    }

    fn is_rank(&self, value: ValueId, mask: ValueId) -> bool {
        let Some((_, Inst::Pure { name, args, .. })) = self.inst(value) else {
            return false;
        };
        if !name.starts_with("ctpop") {
            return false;
        }
        let Some((_, Inst::Binary { op, args, .. })) = self.inst(self.bare(args[0])) else {
            return false;
        };
        let [a, b] = args.map(|arg| self.bare(arg));
        *op == BinaryOp::And && (a == mask && self.is_below(b) || b == mask && self.is_below(a))
    }

    /// Is the value `(1 << lane) - 1`?
    fn is_below(&self, value: ValueId) -> bool {
        self.for_all_threads(value, |linear| (1 << (linear % 32)) - 1)
    }

    fn is_lane(&self, value: ValueId) -> bool {
        self.for_all_threads(value, |linear| linear % 32)
    }

    /// Is the value this function of the thread's index in its block, for all threads?
    fn for_all_threads(&self, value: ValueId, wanted: impl Fn(u32) -> u32) -> bool {
        let Some(sizes) = self.lowering.fixed_block() else {
            return false;
        };
        let expr = self.slice.unfold(&Expr::var(self.lowering.symbol(value)));
        let width = self.kernel().values[value].ty.bits();
        super::teams::places(sizes).all(|place| {
            let linear = place.linear(sizes);
            let wanted = Value::bv(u128::from(wanted(linear)), width);
            eval(&expr, &place) == Ok(wanted)
        })
    }
}

impl Lowering<'_> {
    /// The sizes of blocks, where the launch fixes them.
    pub(super) fn fixed_block(&self) -> Option<[u32; 3]> {
        match self.launch.block {
            [Size::Fixed(x), Size::Fixed(y), Size::Fixed(z)] => Some([x, y, z]),
            _ => None,
        }
    }
}
