//! Taint: what spreads through a kernel along its dependences. A value passes it on as its
//! analysis says; a branch on a tainted value taints the blocks that it decides about, and
//! with them the choice between ways that lead to a block.

use cranelift_entity::EntitySet;

use super::cfg::Cfg;
use crate::kir::{BlockId, Kernel, Terminator, ValueId};

#[derive(Default)]
pub struct Taint {
    values: EntitySet<ValueId>,
    blocks: EntitySet<BlockId>,
}

impl Taint {
    pub fn value(&self, value: ValueId) -> bool {
        self.values.contains(value)
    }

    pub fn block(&self, block: BlockId) -> bool {
        self.blocks.contains(block)
    }

    /// Whether that is new.
    pub fn add_value(&mut self, value: ValueId) -> bool {
        self.values.insert(value)
    }

    /// Whether that is new.
    pub fn add_block(&mut self, block: BlockId) -> bool {
        self.blocks.insert(block)
    }

    /// Does a tainted value decide where the block's end leads?
    pub fn decides_branch(&self, kernel: &Kernel, block: BlockId) -> bool {
        match &kernel.blocks[block].terminator {
            Terminator::Branch {
                cond: value,
                then,
                otherwise,
            } => then != otherwise && self.value(*value),
            Terminator::Switch { value, .. } => self.value(*value),
            Terminator::Jump(_) | Terminator::Return | Terminator::Unreachable => false,
        }
    }

    /// Is it tainted by which way control comes to the block?
    pub fn decides_way(&self, kernel: &Kernel, cfg: &Cfg, block: BlockId) -> bool {
        cfg.predecessors[block]
            .iter()
            .any(|&p| self.block(p) || self.decides_branch(kernel, p))
    }

    /// Taints the blocks between a branch and the point where its ways meet again. Whether
    /// one of them was not.
    pub fn add_region(&mut self, cfg: &Cfg, branch: BlockId) -> bool {
        let meet = cfg.immediate_postdominator(branch);
        let mut changed = false;
        let mut work = cfg.successors[branch].clone();
        let mut seen = EntitySet::new();
        while let Some(block) = work.pop() {
            if Some(block) == meet || !seen.insert(block) {
                continue;
            }
            changed |= self.add_block(block);
            work.extend(cfg.successors[block].iter().copied());
        }
        changed
    }
}
