//! What depends on the results of chosen instructions: values, the blocks whose
//! execution they decide, and what memory holds.
//!
//! A taint analysis over the program dependence graph as for uniformity, but of one
//! thread: a value is influenced by its operands, a phi also by the branches that choose
//! its predecessor, a block by the branches that it is control dependent on. An object is
//! influenced where an influenced value, address or block decides what is written to it,
//! and with it all that is read from it.

use std::collections::BTreeSet;

use super::cfg::Cfg;
use super::points_to::PointsTo;
use super::taint::Taint;
use crate::kir::{BlockId, Inst, InstId, Kernel, ObjectId, ValueId};

#[derive(Default)]
pub struct Influence {
    taint: Taint,
    objects: BTreeSet<ObjectId>,
    /// Something may have been written anywhere.
    everywhere: bool,
}

impl Influence {
    /// What depends on more than ids, sizes and parameters: on memory, on other threads, or
    /// on chance.
    pub fn beyond_launch(kernel: &Kernel, cfg: &Cfg, points_to: &PointsTo) -> Influence {
        Influence::new(kernel, cfg, points_to, |inst| {
            matches!(
                inst,
                Inst::Load { .. }
                    | Inst::AtomicRmw { .. }
                    | Inst::CmpXchg { .. }
                    | Inst::Warp { .. }
                    | Inst::BarrierReduce { .. }
                    | Inst::BarrierObject { .. }
                    | Inst::AsyncCopy { .. }
                    | Inst::Nondet { .. }
                    | Inst::Forget { .. }
                    | Inst::Unsupported { .. }
            )
        })
    }

    /// What the instructions that are sources influence.
    pub fn new(
        kernel: &Kernel,
        cfg: &Cfg,
        points_to: &PointsTo,
        is_source: impl Fn(&Inst) -> bool,
    ) -> Influence {
        Influence::default().spread(kernel, cfg, points_to, is_source)
    }

    /// What a value influences, such as a parameter.
    pub fn of_value(kernel: &Kernel, cfg: &Cfg, points_to: &PointsTo, value: ValueId) -> Influence {
        let mut found = Influence::default();
        found.taint.add_value(value);
        found.spread(kernel, cfg, points_to, |_| false)
    }

    fn spread(
        mut self,
        kernel: &Kernel,
        cfg: &Cfg,
        points_to: &PointsTo,
        is_source: impl Fn(&Inst) -> bool,
    ) -> Influence {
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &cfg.reverse_postorder {
                for &inst in &kernel.blocks[block].insts {
                    let data = &kernel.insts[inst];
                    if is_source(&data.inst) || self.reaches(kernel, cfg, points_to, block, inst) {
                        changed |= data.result.is_some_and(|v| self.taint.add_value(v));
                        changed |= self.writes(points_to, &data.inst);
                    }
                }
                if self.decides_branch(kernel, block) {
                    changed |= self.taint.add_region(cfg, block);
                }
            }
        }
        self
    }

    pub fn value(&self, value: ValueId) -> bool {
        self.taint.value(value)
    }

    /// Is it influenced whether the block runs?
    pub fn block(&self, block: BlockId) -> bool {
        self.taint.block(block)
    }

    /// Does what is influenced decide the instruction's result or what it writes?
    fn reaches(
        &self,
        kernel: &Kernel,
        cfg: &Cfg,
        points_to: &PointsTo,
        block: BlockId,
        inst: InstId,
    ) -> bool {
        let inst = &kernel.insts[inst].inst;
        let is_phi = matches!(inst, Inst::Phi { .. });
        if is_phi && self.taint.decides_way(kernel, cfg, block) {
            return true;
        }
        if inst.operands().iter().any(|&v| self.value(v)) {
            return true;
        }
        // What others do there reaches this thread, or what it writes depends on whether
        // it comes here.
        let together = matches!(
            inst,
            Inst::Warp { .. } | Inst::BarrierReduce { .. } | Inst::Forget { .. }
        );
        let writes = !written(inst).is_empty();
        if (together || writes) && self.block(block) {
            return true;
        }
        read(inst)
            .iter()
            .any(|&pointer| match points_to.targets(pointer) {
                Some(targets) => self.everywhere || !self.objects.is_disjoint(targets),
                None => self.everywhere || !self.objects.is_empty(),
            })
    }

    fn writes(&mut self, points_to: &PointsTo, inst: &Inst) -> bool {
        let mut changed = false;
        for pointer in written(inst) {
            match points_to.targets(pointer) {
                Some(targets) => {
                    for &object in targets {
                        changed |= self.objects.insert(object);
                    }
                }
                None => changed |= !std::mem::replace(&mut self.everywhere, true),
            }
        }
        changed
    }

    /// Does what is influenced decide where the block's end leads?
    pub fn decides_branch(&self, kernel: &Kernel, block: BlockId) -> bool {
        self.taint.decides_branch(kernel, block)
    }
}

/// The pointers that the instruction reads through.
fn read(inst: &Inst) -> Vec<ValueId> {
    match inst {
        Inst::Load { ptr, .. } | Inst::AtomicRmw { ptr, .. } | Inst::CmpXchg { ptr, .. } => {
            vec![*ptr]
        }
        Inst::MemCopy { from, .. }
        | Inst::AsyncCopy { from, .. }
        | Inst::ThreadCopy { from, .. }
        | Inst::BoundCopy { from, .. } => {
            vec![*from]
        }
        _ => Vec::new(),
    }
}

/// The pointers that the instruction writes through.
fn written(inst: &Inst) -> Vec<ValueId> {
    match inst {
        Inst::Store { ptr, .. }
        | Inst::AtomicRmw { ptr, .. }
        | Inst::CmpXchg { ptr, .. }
        | Inst::Forget { ptr } => vec![*ptr],
        Inst::MemCopy { to, .. }
        | Inst::MemSet { to, .. }
        | Inst::AsyncCopy { to, .. }
        | Inst::ThreadCopy { to: Some(to), .. }
        | Inst::BoundCopy { to, .. } => vec![*to],
        _ => Vec::new(),
    }
}
