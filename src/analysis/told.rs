//! What threads do because an atomic operation told them to.
//!
//! Flags, locks and tickets order threads by what atomics return: the access that they
//! guard happens where the answer allows it, lies where the answer says, or comes after a
//! loop that the answer ends. None of these is known better than what memory holds.

use std::collections::{BTreeMap, BTreeSet};

use cranelift_entity::EntitySet;

use super::cfg::Cfg;
use super::influence::Influence;
use super::points_to::PointsTo;
use crate::kir::{BlockId, Inst, InstId, Kernel, ObjectId, ObjectKind};

/// What the answers of some instructions decide in a kernel.
pub struct Told {
    influence: Influence,
    /// Blocks in loops that an answer ends, and those that come after such loops.
    waited: EntitySet<BlockId>,
}

impl Told {
    /// What the instructions that tell something decide; none where the flow of the kernel
    /// is not followed.
    pub fn new(kernel: &Kernel, tells: impl Fn(&Inst) -> bool) -> Option<Told> {
        let cfg = Cfg::new(kernel).ok()?;
        let influence = Influence::new(kernel, &cfg, &PointsTo::new(kernel), tells);
        let mut waited = EntitySet::new();
        for waiting in &cfg.loops {
            let told = |&(from, _): &(BlockId, BlockId)| {
                influence.block(from) || influence.decides_branch(kernel, from)
            };
            if !waiting.exits.iter().any(told) {
                continue;
            }
            let mut work: Vec<BlockId> = waiting.blocks.iter().copied().collect();
            while let Some(block) = work.pop() {
                if waited.insert(block) {
                    work.extend(&cfg.successors[block]);
                }
            }
        }
        Some(Told { influence, waited })
    }

    /// Is it decided by an answer whether the access happens, or where?
    pub fn decides(&self, kernel: &Kernel, access: InstId) -> bool {
        let home = kernel.block_of(access);
        let here = home.is_none_or(|id| self.influence.block(id) || self.waited.contains(id));
        let pointers = kernel.insts[access].inst.accessed();
        here || pointers.iter().any(|(ptr, _)| self.influence.value(*ptr))
    }

    /// Is it decided by an answer what a store writes?
    pub fn decides_value(&self, kernel: &Kernel, access: InstId) -> bool {
        match kernel.insts[access].inst {
            Inst::Store { value, .. } => self.influence.value(value),
            _ => false,
        }
    }
}

/// Does the instruction read what other threads leave by atomic operations?
pub fn reads_atomically(inst: &Inst) -> bool {
    match inst {
        Inst::AtomicRmw { .. } | Inst::CmpXchg { .. } => true,
        Inst::Load { access, .. } => access.atomic.is_some(),
        _ => false,
    }
}

/// Flags, locks and counters behind pointers: nothing but atomics touches them, and some
/// thread uses what one of these returns.
pub fn flags(kernel: &Kernel, points_to: &PointsTo) -> BTreeSet<ObjectId> {
    let mut used = EntitySet::new();
    for data in kernel.insts.values() {
        for operand in data.inst.operands() {
            used.insert(operand);
        }
    }
    // By object: is it touched by atomics alone, and is an answer used?
    let mut touched: BTreeMap<ObjectId, (bool, bool)> = BTreeMap::new();
    for data in kernel.insts.values() {
        for (pointer, effect) in data.inst.accessed() {
            let Some(objects) = points_to.targets(pointer) else {
                return BTreeSet::new();
            };
            for &object in objects {
                let (alone, answered) = touched.entry(object).or_insert((true, false));
                *alone &= effect.atomic;
                *answered |= effect.atomic && data.result.is_some_and(|r| used.contains(r));
            }
        }
    }
    let behind_pointer = |object: &ObjectId| {
        matches!(
            kernel.objects[*object].kind,
            ObjectKind::Param { .. } | ObjectKind::Pointees
        )
    };
    touched.retain(|object, (alone, answered)| *alone && *answered && behind_pointer(object));
    touched.into_keys().collect()
}
