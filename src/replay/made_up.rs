//! Runs in which values were made up, and the races that they show all the same.
//!
//! The machine draws what it does not compute: results of CUB's operations, of group
//! reductions, random numbers. Such a run shows a race where no drawn value has a say in
//! it: not in the addresses of the two accesses, in whether they happen, in whether what
//! they write differs, nor in whether anything orders threads.

use std::collections::BTreeSet;

use crate::analysis::cfg::Cfg;
use crate::analysis::influence::Influence;
use crate::analysis::points_to::PointsTo;
use crate::exec::Race;
use crate::kir::{ANY_ELEMENT, Inst, InstId, Kernel, ValueId};

/// What made-up values decide in a kernel.
pub struct MadeUp {
    names: BTreeSet<String>,
    influence: Influence,
    decides_order: bool,
}

impl MadeUp {
    /// What was known, if functions of these names give values that are made up as well.
    pub fn with(known: Option<MadeUp>, kernel: &Kernel, names: BTreeSet<String>) -> Option<MadeUp> {
        match known {
            Some(known) if names.is_subset(&known.names) => Some(known),
            Some(known) => MadeUp::new(kernel, &known.names | &names),
            None => MadeUp::new(kernel, names),
        }
    }

    /// Pure functions of these names give values that are made up, and so does all that is
    /// arbitrary, but for textures, which are data, and elements of which each is accessed. None where the flow of the kernel is
    /// not followed.
    fn new(kernel: &Kernel, names: BTreeSet<String>) -> Option<MadeUp> {
        let cfg = Cfg::new(kernel).ok()?;
        let points_to = PointsTo::new(kernel);
        let influence = Influence::new(kernel, &cfg, &points_to, |inst| match inst {
            Inst::Nondet { name } => !name.starts_with("texture") && name != ANY_ELEMENT,
            Inst::Warp { op, .. } => names.contains(&op.to_string()),
            Inst::Pure { name, .. } => names.contains(name),
            Inst::Forget { .. } => true,
            _ => false,
        });
        let decides_order = cfg.reverse_postorder.iter().any(|&block| {
            let insts = &kernel.blocks[block].insts;
            influence.block(block) && insts.iter().any(|&inst| orders(&kernel.insts[inst].inst))
        });
        Some(MadeUp {
            names,
            influence,
            decides_order,
        })
    }

    /// May the race be owed to a value that was made up? Where equal values do not
    /// race, that goes for the values too; a copy in flight is not taken for a write of what
    /// another one stores, by any engine.
    pub fn decides(&self, kernel: &Kernel, race: &Race, tolerate_same_value: bool) -> bool {
        let both_write = race
            .accesses
            .iter()
            .all(|access| access.kind.writes && access.kind.atomic.is_none());
        let is_copy = |inst: InstId| matches!(kernel.insts[inst].inst, Inst::ThreadCopy { .. });
        let [one, other] = race.accesses.map(|access| is_copy(access.inst));
        let compared = both_write && tolerate_same_value && one == other;
        self.decides_order
            || race.accesses.iter().any(|access| {
                let Some(block) = kernel.block_of(access.inst) else {
                    return true;
                };
                self.influence.block(block)
                    || deciding(&kernel.insts[access.inst].inst, compared)
                        .into_iter()
                        .any(|value| self.influence.value(value))
            })
    }
}

/// What decides where the instruction accesses memory, and with what value if that
/// matters.
fn deciding(inst: &Inst, with_value: bool) -> Vec<ValueId> {
    match inst {
        Inst::Load { ptr, .. } | Inst::AtomicRmw { ptr, .. } | Inst::CmpXchg { ptr, .. } => {
            vec![*ptr]
        }
        Inst::Store { ptr, .. } if !with_value => vec![*ptr],
        other => other.operands(),
    }
}

/// Can the instruction order the accesses of threads?
fn orders(inst: &Inst) -> bool {
    matches!(
        inst,
        Inst::Barrier { .. }
            | Inst::BarrierReduce { .. }
            | Inst::Warp { .. }
            | Inst::Fence { .. }
            | Inst::AtomicRmw { .. }
            | Inst::CmpXchg { .. }
            | Inst::AsyncCopy { .. }
            | Inst::AsyncWait { .. }
            | Inst::ThreadCopy { .. }
            | Inst::CopyCommit { .. }
            | Inst::CopyWait { .. }
            | Inst::BarrierObject { .. }
            | Inst::BoundCopy { .. }
    )
}
