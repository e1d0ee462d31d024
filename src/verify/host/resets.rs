//! Counters that the last block sets to zero again.

use super::counters::{computed, deciding, is_last_block, is_start};
use crate::analysis::cfg::Cfg;
use crate::analysis::points_to::PointsTo;
use crate::kir::{
    BinaryOp, BlockId, CastOp, Geometry, Inst, InstId, IntPredicate, Kernel, ObjectId, RmwOp,
    Terminator, ValueDef, ValueId,
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
    let by_one = match op {
        RmwOp::Add => kernel.literal(value) == Some(1),
        RmwOp::IncWrap => is_blocks(kernel, value),
        _ => false,
    };
    let Some(home) = kernel.block_of(draw).filter(|_| by_one) else {
        return false;
    };
    let last = Last {
        kernel,
        cfg,
        points_to,
        draw,
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
    /// The block of code that it draws in.
    home: BlockId,
}

impl Last<'_> {
    /// Does the thread that draws it, or the first one of its block, come to the block of code, once,
    /// whatever happens?
    fn comes_to(&self, block: BlockId) -> bool {
        let cfg = self.cfg;
        let in_loop = (0..cfg.loops.len()).any(|id| cfg.in_loop(id, block));
        let sides = cfg.conditions(self.kernel, block);
        let side = |branch: BlockId| {
            let Terminator::Branch { cond, .. } = self.kernel.blocks[branch].terminator else {
                return None;
            };
            sides.iter().copied().find(|(known, _)| *known == cond)
        };
        let of_draw: Vec<BlockId> = deciding(cfg, self.home).collect();
        let mut by_drawer = deciding(cfg, block).map(|branch| {
            let is_drawn = side(branch).is_some_and(|(cond, holds)| holds && self.is_drawn(cond));
            of_draw.contains(&branch) || is_drawn
        });
        let mut by_first = deciding(cfg, block).map(|branch| {
            side(branch).is_some_and(|(cond, holds)| {
                let is_met = self.at_first_thread(cond) == Some(u128::from(holds));
                is_met || holds && self.is_flag_read(cond)
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
        match computed(self.kernel, self.widened(condition)) {
            Some(&Inst::ICmp {
                pred: IntPredicate::Eq,
                args: [a, b],
            }) => {
                let is_number = |value| self.kernel.values[value].def == ValueDef::Inst(self.draw);
                is_number(a) && is_last_block(self.kernel, b)
                    || is_number(b) && is_last_block(self.kernel, a)
            }
            _ => false,
        }
    }

    /// Is the condition a flag in memory of the block, which nothing but this has set, before?
    fn is_flag_read(&self, condition: ValueId) -> bool {
        let read = self.widened(condition);
        match computed(self.kernel, read) {
            Some(&Inst::Load { ptr, .. }) => self.is_flag(read, ptr),
            _ => false,
        }
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
            _ => value,
        }
    }

    /// Is it read from a variable that the thread which has drawn sets, before any thread reads it?
    fn is_flag(&self, read: ValueId, place: ValueId) -> bool {
        let kernel = self.kernel;
        let targets = self.points_to.targets(place);
        let flag = match targets.map(|targets| targets.iter().copied().collect::<Vec<_>>()) {
            Some(targets) if targets.len() == 1 => targets[0],
            _ => return false,
        };
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
            Inst::Store { ptr, value, .. } => {
                comes_first
                    && is_start(kernel, place, flag)
                    && is_start(kernel, ptr, flag)
                    && kernel.values[value].ty == ty
                    && self.is_drawn(value)
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
        let is_by_all = deciding(cfg, write).next().is_none();
        write != read
            && cfg.dominates(self.home, write)
            && (!is_by_all || cfg.dominates(write, read))
            && deciding(cfg, write).all(|branch| of_draw.contains(&branch) && is_over(branch))
    }
}

/// Is the value `gridDim.x`, or one less?
fn is_blocks(kernel: &Kernel, value: ValueId) -> bool {
    let is_all = matches!(
        computed(kernel, value),
        Some(Inst::Geometry {
            query: Geometry::GridDim,
            dim: 0
        })
    );
    is_all || is_last_block(kernel, value)
}
