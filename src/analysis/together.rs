//! Barrier objects that the threads of a block use together: all of them come to the same
//! operations in the same order, and which of them perform one is decided by thread ids, by
//! `elect`, and by conditions that are the same for all.
//!
//! Code with a barrier for the block between its steps is so, as compilers of tiles emit it: one
//! thread arrives and announces bytes, another one (or one of each warp) copies, and all wait.
//! What the block has done to an object is then the same for each of its threads that has come
//! to a place, and can be counted there.
//! Does not: take objects that wait for more than one arrival, or tokens of phases.

use std::collections::{BTreeMap, HashMap};

use super::cfg::Cfg;
use super::convergence::names_all;
use super::eval;
use super::points_to::PointsTo;
use super::uniformity::{Pairing, Uniformity};
use crate::kir::launch::Launch;
use crate::kir::warp::WarpOp;
use crate::kir::{
    BarrierKind, BinaryOp, BlockId, Geometry, Inst, InstId, Kernel, ObjectOp, Terminator, ValueDef,
    ValueId,
};

/// For the operations on barrier objects who performs them, when all threads are about to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Together {
    performers: BTreeMap<InstId, Performers>,
}

/// Who performs an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Performers {
    /// Conditions that are the same for all threads, each with whether it holds; where one of
    /// them does not, nobody performs it.
    pub when: Vec<(ValueId, bool)>,
    /// How many threads of the block do.
    pub threads: u32,
}

impl Together {
    /// None where the operations are not of this kind.
    pub fn new(
        kernel: &Kernel,
        cfg: &Cfg,
        uniformity: &Uniformity,
        launch: &Launch,
    ) -> Option<Together> {
        let size = launch.block.map(|size| size.fixed());
        let [Some(x), Some(y), Some(z)] = size else {
            return None;
        };
        let size = [x, y, z];
        let mut search = Search {
            kernel,
            cfg,
            uniformity,
            size,
            known: HashMap::new(),
        };
        let mut result = Together::default();
        for &block in &cfg.reverse_postorder {
            for (index, &id) in kernel.blocks[block].insts.iter().enumerate() {
                let inst = &kernel.insts[id].inst;
                if !is_operation(inst) {
                    continue;
                }
                let performers = search.performers(block)?;
                let next = search.next_operation((block, index));
                if !search.is_counted(inst, &performers) || !is_announced(inst, next) {
                    return None;
                }
                result.performers.insert(id, performers);
            }
        }
        Some(result).filter(|found| !found.performers.is_empty())
    }

    /// Of threads of one block of the kernel.
    pub fn of_kernel(kernel: &Kernel, launch: &Launch) -> Option<Together> {
        if !(kernel.insts.values()).any(|data| is_operation(&data.inst)) {
            return None;
        }
        let cfg = Cfg::new(kernel).ok()?;
        let points_to = PointsTo::new(kernel);
        let uniformity = Uniformity::new(kernel, &cfg, &points_to, launch, Pairing::SameBlock);
        Together::new(kernel, &cfg, &uniformity, launch)
    }

    pub fn performers(&self, inst: InstId) -> Option<&Performers> {
        self.performers.get(&inst)
    }
}

fn is_operation(inst: &Inst) -> bool {
    match inst {
        Inst::BarrierObject { .. } | Inst::BoundCopy { .. } => true,
        Inst::Barrier { kind, .. } => matches!(kind, BarrierKind::Arrive { .. }),
        _ => false,
    }
}

struct Search<'a> {
    kernel: &'a Kernel,
    cfg: &'a Cfg,
    uniformity: &'a Uniformity,
    size: [u32; 3],
    /// What threads compute from their ids.
    known: HashMap<(ValueId, u32), Option<u128>>,
}

/// Whoever has a phase expect bytes arrives at it next. By another thread the phase could end before
/// it expects them.
fn is_announced(inst: &Inst, next: Option<&Inst>) -> bool {
    let Inst::BarrierObject {
        op: ObjectOp::Expect,
        ptr,
        ..
    } = inst
    else {
        return true;
    };
    matches!(next, Some(Inst::BarrierObject { op: ObjectOp::Arrive, ptr: at, .. }) if at == ptr)
}

impl Search<'_> {
    /// Can what the block does by the operation be counted?
    fn is_counted(&self, inst: &Inst, performers: &Performers) -> bool {
        let is_one = |value: ValueId| self.kernel.literal(value) == Some(1);
        let by_all = performers.when.is_empty() && performers.threads == self.threads();
        match inst {
            Inst::BarrierObject { op, ptr, args } => {
                let known = self.uniformity.value(*ptr) && self.uniformity.value(args[0]);
                known
                    && match op {
                        ObjectOp::Init | ObjectOp::Arrive => {
                            is_one(args[0]) && performers.threads == 1
                        }
                        ObjectOp::Expect | ObjectOp::Invalidate => performers.threads == 1,
                        ObjectOp::WaitParity => by_all,
                        _ => false,
                    }
            }
            Inst::BoundCopy {
                bytes,
                barrier,
                counted,
                ..
            } => *counted && self.uniformity.value(*bytes) && self.uniformity.value(*barrier),
            _ => false,
        }
    }

    fn threads(&self) -> u32 {
        self.size.iter().product()
    }

    /// The one that whoever performs this one performs next, before anything else is decided.
    fn next_operation(&self, (block, index): (BlockId, usize)) -> Option<&Inst> {
        let (mut block, mut first) = (block, index + 1);
        loop {
            let data = &self.kernel.blocks[block];
            let insts = data.insts[first..].iter();
            let mut insts = insts.map(|&id| &self.kernel.insts[id].inst);
            if let Some(next) = insts.find(|inst| is_operation(inst)) {
                return Some(next);
            }
            match data.terminator {
                Terminator::Jump(next) if self.cfg.predecessors[next].len() == 1 => {
                    (block, first) = (next, 0);
                }
                _ => return None,
            }
        }
    }

    /// Who runs the block, of those that all come to the one before it.
    fn performers(&mut self, block: BlockId) -> Option<Performers> {
        let threads = self.threads();
        if self.uniformity.block(block) {
            let when = Vec::new();
            return Some(Performers { when, threads });
        }
        let (cond, holds) = self.decision(block)?;
        let mut parts = Vec::new();
        self.conjuncts(cond, holds, &mut parts);
        let (mut when, mut who, mut elected) = (Vec::new(), vec![true; threads as usize], false);
        for (part, holds) in parts {
            if self.uniformity.value(part) {
                when.push((part, holds));
            } else if holds && !elected && self.is_election(part) {
                elected = true;
            } else {
                for (lane, here) in who.iter_mut().enumerate() {
                    *here &= (self.value(part, lane as u32)? != 0) == holds;
                }
            }
        }
        let threads = match elected {
            true => self.whole_warps(&who)?,
            false => who.iter().filter(|here| **here).count() as u32,
        };
        Some(Performers { when, threads })
    }

    /// What threads that all come to a branch go to the block by, and whether it holds then.
    fn decision(&self, mut block: BlockId) -> Option<(ValueId, bool)> {
        loop {
            let [before] = self.cfg.predecessors[block][..] else {
                return None;
            };
            match self.kernel.blocks[before].terminator {
                Terminator::Jump(_) => block = before,
                Terminator::Branch {
                    cond,
                    then,
                    otherwise,
                } => {
                    let decides = self.uniformity.block(before) && then != otherwise;
                    return decides.then_some((cond, then == block));
                }
                _ => return None,
            }
        }
    }

    /// What has to hold, or not to hold, for the condition to be this.
    fn conjuncts(&self, cond: ValueId, holds: bool, parts: &mut Vec<(ValueId, bool)>) {
        if let ValueDef::Inst(inst) = self.kernel.values[cond].def
            && let Inst::Binary { op, args, .. } = &self.kernel.insts[inst].inst
            && self.kernel.values[cond].ty.bits() == 1
        {
            let [a, b] = [args[0], args[1]];
            match (op, holds) {
                (BinaryOp::And, true) | (BinaryOp::Or, false) => {
                    self.conjuncts(a, holds, parts);
                    return self.conjuncts(b, holds, parts);
                }
                (BinaryOp::Xor, _) if self.kernel.literal(b) == Some(1) => {
                    return self.conjuncts(a, !holds, parts);
                }
                (BinaryOp::Xor, _) if self.kernel.literal(a) == Some(1) => {
                    return self.conjuncts(b, !holds, parts);
                }
                _ => {}
            }
        }
        parts.push((cond, holds));
    }

    /// Does it hold for one lane of each warp? All threads come to where it is computed.
    fn is_election(&self, value: ValueId) -> bool {
        let ValueDef::Inst(inst) = self.kernel.values[value].def else {
            return false;
        };
        let Inst::Warp { op, lanes, .. } = &self.kernel.insts[inst].inst else {
            return false;
        };
        let mut blocks = self.kernel.blocks.iter();
        let at = blocks.find(|(_, block)| block.insts.contains(&inst));
        *op == WarpOp::Elect
            && names_all(self.kernel, *lanes)
            && at.is_some_and(|(block, _)| self.uniformity.block(block))
    }

    /// How many warps these threads are, where they are whole ones.
    fn whole_warps(&self, who: &[bool]) -> Option<u32> {
        let warp = self.kernel.warp_size? as usize;
        let mut warps = 0;
        for lanes in who.chunks(warp) {
            match lanes.iter().filter(|here| **here).count() {
                0 => {}
                count if count == warp => warps += 1,
                _ => return None,
            }
        }
        Some(warps)
    }

    /// What a thread computes from its ids and literals.
    fn value(&mut self, value: ValueId, lane: u32) -> Option<u128> {
        if let Some(bits) = self.kernel.literal(value) {
            return Some(bits);
        }
        if let Some(known) = self.known.get(&(value, lane)) {
            return *known;
        }
        let ValueDef::Inst(inst) = self.kernel.values[value].def else {
            return None;
        };
        let result = match &self.kernel.insts[inst].inst {
            Inst::Geometry { query, dim } => {
                let ([x, y, _], dim) = (self.size, usize::from(*dim));
                match query {
                    Geometry::ThreadId => Some([lane % x, lane / x % y, lane / x / y][dim].into()),
                    Geometry::BlockDim => Some(self.size[dim].into()),
                    _ => None,
                }
            }
            inst_of @ (Inst::Binary { .. }
            | Inst::ICmp { .. }
            | Inst::Select { .. }
            | Inst::Cast { .. }) => {
                let mut operands = Vec::new();
                inst_of.for_each_operand(|operand| operands.push(operand));
                let values: HashMap<ValueId, Option<u128>> = operands
                    .into_iter()
                    .map(|operand| (operand, self.value(operand, lane)))
                    .collect();
                eval::result(self.kernel, inst, |operand| {
                    values.get(&operand).copied()?
                })
            }
            _ => None,
        };
        self.known.insert((value, lane), result);
        result
    }
}
