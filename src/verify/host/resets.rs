//! Counters that the last block sets to zero again.

use std::collections::BTreeSet;

use super::counters::{blocks, computed, deciding, is_one_for_all, is_start, last_block};
use crate::analysis::cfg::Cfg;
use crate::analysis::points_to::PointsTo;
use crate::kir::{
    AddressSpace, BinaryOp, BlockId, CastOp, Geometry, Inst, InstId, IntPredicate, Kernel,
    ObjectId, RmwOp, ValueDef, ValueId,
};

/// Is a counter, to which nothing else is done but one drawing by each block, at zero again when the
/// kernel has ended, if it was at first: does the block that draws the last number set the whole of it to
/// zero? That no block draws afterwards is for the proof of the kernel to show: the two would race.
pub(super) fn is_reset_by_last(
    kernel: &Kernel,
    cfg: &Cfg,
    points_to: &PointsTo,
    counter: ObjectId,
    draw: InstId,
) -> bool {
    let Inst::AtomicRmw { op, value, .. } = kernel.insts[draw].inst else {
        return false;
    };
    let wraps_at = match op {
        RmwOp::Add if kernel.literal(value) == Some(1) => None,
        RmwOp::IncWrap => {
            let limit = blocks(kernel, value).or_else(|| last_block(kernel, value));
            let Some(sizes) = limit else { return false };
            Some(sizes)
        }
        _ => return false,
    };
    let Some(home) = kernel.block_of(draw) else {
        return false;
    };
    let last = Last {
        kernel,
        cfg,
        points_to,
        draw,
        wraps_at,
        home,
    };
    let bits = kernel.values[value].ty.bits();
    let mut insts = kernel.insts.iter();
    insts.any(|(inst, data)| match data.inst {
        Inst::Store { ptr, value, .. } => {
            let is_whole = is_start(kernel, ptr, counter) && kernel.values[value].ty.bits() == bits;
            let home = kernel.block_of(inst).filter(|_| is_whole);
            home.is_some_and(|home| last.comes_to(home))
        }
        _ => false,
    })
}

/// The block that draws the last number.
struct Last<'a> {
    kernel: &'a Kernel,
    cfg: &'a Cfg,
    points_to: &'a PointsTo,
    draw: InstId,
    /// The sizes of the grid whose product the numbers do not go beyond, if they come to an end.
    wraps_at: Option<BTreeSet<u8>>,
    /// The block of code that it draws in.
    home: BlockId,
}

impl Last<'_> {
    /// Does the thread that draws it, or the first one of its block, come to the block of code, once,
    /// whatever happens?
    fn comes_to(&self, block: BlockId) -> bool {
        let cfg = self.cfg;
        let in_loop = (0..cfg.loops.len()).any(|id| cfg.in_loop(id, block));
        let side = |branch: BlockId| cfg.side(self.kernel, branch, block);
        let of_draw: Vec<BlockId> = deciding(cfg, self.home).collect();
        let mut by_drawer = deciding(cfg, block).map(|branch| {
            let is_drawn = side(branch).is_some_and(|(cond, holds)| holds && self.is_drawn(cond));
            of_draw.contains(&branch) || is_drawn
        });
        let mut by_first = deciding(cfg, block).map(|branch| {
            let is_passed = is_one_for_all(self.kernel, branch)
                && of_draw.contains(&branch)
                && side(branch).is_some()
                && side(branch) == cfg.side(self.kernel, branch, self.home);
            is_passed
                || side(branch).is_some_and(|(cond, holds)| {
                    let is_met = self.at_first_thread(cond) == Some(u128::from(holds));
                    is_met || holds && self.is_read(cond)
                })
        });
        let is_behind = cfg.dominates(self.home, block);
        !in_loop && (is_behind && by_drawer.all(|met| met) || by_first.all(|met| met))
    }

    /// The value where all ids in the block are zero, if it depends on nothing else.
    fn at_first_thread(&self, value: ValueId) -> Option<u128> {
        if let Some(bits) = self.kernel.literal(value) {
            return Some(bits);
        }
        match computed(self.kernel, value)? {
            Inst::Geometry {
                query: Geometry::ThreadId,
                ..
            } => Some(0),
            Inst::ICmp { pred, args } => {
                let [a, b] = args.map(|arg| self.at_first_thread(arg));
                let (a, b) = (a?, b?);
                match pred {
                    IntPredicate::Eq => Some(u128::from(a == b)),
                    IntPredicate::Ne => Some(u128::from(a != b)),
                    IntPredicate::Ult => Some(u128::from(a < b)),
                    _ => None,
                }
            }
            Inst::Binary { op, args, .. } => {
                let [a, b] = args.map(|arg| self.at_first_thread(arg));
                match op {
                    BinaryOp::Mul => (a == Some(0) || b == Some(0)).then_some(0),
                    BinaryOp::Add | BinaryOp::Or => (a == Some(0) && b == Some(0)).then_some(0),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Is the condition that this thread has drawn the last number?
    fn is_drawn(&self, condition: ValueId) -> bool {
        let is_number = |value: ValueId| self.kernel.values[value].def == ValueDef::Inst(self.draw);
        self.is_last(self.widened(condition), &is_number)
    }

    /// Is the condition that a number is the last one?
    fn is_last(&self, condition: ValueId, is_number: &dyn Fn(ValueId) -> bool) -> bool {
        let kernel = self.kernel;
        let is_before = |number: ValueId| match computed(kernel, number) {
            Some(&Inst::Binary {
                op: BinaryOp::Add,
                args: [a, b],
                ..
            }) => is_number(a) && kernel.literal(b) == Some(1),
            _ => false,
        };
        let compares = |number: ValueId, with: ValueId| {
            let sizes = match () {
                () if is_number(number) => last_block(kernel, with),
                () if is_before(number) => blocks(kernel, with),
                () => None,
            };
            let comes_to_it = |sizes: BTreeSet<u8>| {
                let mut limit = self.wraps_at.iter();
                limit.all(|limit| sizes.is_subset(limit))
            };
            sizes.is_some_and(comes_to_it)
        };
        match computed(kernel, condition) {
            Some(&Inst::ICmp {
                pred: IntPredicate::Eq,
                args: [a, b],
            }) => compares(a, b) || compares(b, a),
            _ => false,
        }
    }

    /// Is the condition read from memory of the block: a flag that nothing but this has set, before, or the
    /// number that was drawn?
    fn is_read(&self, condition: ValueId) -> bool {
        let condition = self.widened(condition);
        let is_number = |value: ValueId| {
            let is_draw =
                |stored: ValueId| self.kernel.values[stored].def == ValueDef::Inst(self.draw);
            self.is_read_from(value, &is_draw)
        };
        let is_flag = self.is_read_from(condition, &|stored| self.is_drawn(stored));
        is_flag || self.is_last(condition, &is_number)
    }

    /// The value that one of another width was made of which is zero where this is.
    fn widened(&self, value: ValueId) -> ValueId {
        match computed(self.kernel, value) {
            Some(&Inst::ICmp {
                pred: IntPredicate::Ne,
                args: [a, b],
            }) if self.kernel.literal(b) == Some(0) => self.widened(a),
            Some(&Inst::Cast {
                op: CastOp::ZExt | CastOp::SExt | CastOp::Trunc,
                arg,
            }) => self.widened(arg),
            Some(&Inst::Select {
                cond,
                then,
                otherwise,
            }) if self.kernel.literal(then) == Some(1)
                && self.kernel.literal(otherwise) == Some(0) =>
            {
                self.widened(cond)
            }
            _ => value,
        }
    }

    /// Is it read from a variable of the block in which the thread that has drawn puts such a value, before
    /// any thread reads it? That a barrier stands between the two is for the proof of the kernel to
    /// show, as neither is atomic.
    fn is_read_from(&self, read: ValueId, is_put: &dyn Fn(ValueId) -> bool) -> bool {
        let kernel = self.kernel;
        let place = match computed(kernel, read) {
            Some(&Inst::Load { ptr, access }) if access.atomic.is_none() => ptr,
            _ => return false,
        };
        let targets = self.points_to.targets(place);
        let flag = match targets.map(|targets| targets.iter().copied().collect::<Vec<_>>()) {
            Some(targets) if targets.len() == 1 => targets[0],
            _ => return false,
        };
        if kernel.objects[flag].space != AddressSpace::Shared {
            return false;
        }
        let may_be_it = |ptr: ValueId| {
            let targets = self.points_to.targets(ptr);
            targets.is_none_or(|targets| targets.contains(&flag))
        };
        let mut writes = kernel.insts.iter().filter(|(_, data)| {
            let accessed = data.inst.accessed();
            accessed
                .iter()
                .any(|(ptr, effect)| effect.writes && may_be_it(*ptr))
        });
        let (Some((write, data)), None) = (writes.next(), writes.next()) else {
            return false;
        };
        let ty = kernel.values[read].ty;
        let ValueDef::Inst(read) = kernel.values[read].def else {
            return false;
        };
        let homes = kernel.block_of(write).zip(kernel.block_of(read));
        let comes_first = homes.is_some_and(|(write, read)| self.comes_first(write, read));
        match data.inst {
            Inst::Store { ptr, value, access } => {
                comes_first
                    && access.atomic.is_none()
                    && is_start(kernel, place, flag)
                    && is_start(kernel, ptr, flag)
                    && kernel.values[value].ty == ty
                    && is_put(value)
            }
            _ => false,
        }
    }

    /// Does the thread that has drawn come to one block whatever happens, and no thread to the other
    /// one before it has passed all choices of ways there?
    fn comes_first(&self, write: BlockId, read: BlockId) -> bool {
        let cfg = self.cfg;
        let of_draw: Vec<BlockId> = deciding(cfg, self.home).collect();
        let is_over = |branch: BlockId| {
            let meet = cfg.immediate_postdominator(branch);
            meet.is_some_and(|meet| cfg.dominates(meet, read))
        };
        // Where all threads go one way, none is left behind.
        let mut parting = deciding(cfg, write)
            .filter(|branch| !is_one_for_all(self.kernel, *branch))
            .peekable();
        let is_by_all = parting.peek().is_none();
        write != read
            && cfg.dominates(self.home, write)
            && (!is_by_all || cfg.dominates(write, read))
            && deciding(cfg, write).all(|branch| of_draw.contains(&branch))
            && parting.all(is_over)
    }
}
