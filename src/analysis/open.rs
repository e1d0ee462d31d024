//! Values that the launch and the literals of the source do not decide.
//!
//! Signed overflow of such values is undefined behaviour that a caller's arguments
//! bring about, and is assumed away; other values wrap as the machine wraps them.

use cranelift_entity::EntitySet;

use super::cfg::Cfg;
use crate::kir::launch::Launch;
use crate::kir::{Geometry, Inst, Kernel, Terminator, Type, ValueDef, ValueId};

/// Values that depend on something else than ids, sizes of a fixed launch and
/// literals. A loop's counters are among them where such a value ends the loop.
pub fn open_values(kernel: &Kernel, cfg: &Cfg, launch: &Launch) -> EntitySet<ValueId> {
    let mut open = EntitySet::new();
    for (id, value) in kernel.values.iter() {
        if matches!(value.def, ValueDef::Param(_) | ValueDef::Undef) {
            open.insert(id);
        }
    }
    let mut changed = true;
    while changed {
        changed = false;
        for data in kernel.insts.values() {
            let Some(result) = data.result else { continue };
            if open.contains(result) {
                continue;
            }
            let is_open = match &data.inst {
                Inst::Geometry { query, dim } => !is_fixed(launch, *query, *dim),
                Inst::Load { .. }
                | Inst::AtomicRmw { .. }
                | Inst::CmpXchg { .. }
                | Inst::Warp { .. }
                | Inst::BarrierReduce { .. }
                | Inst::AsyncCopy { .. }
                | Inst::Nondet { .. } => true,
                other => other.operands().iter().any(|v| open.contains(*v)),
            };
            if is_open {
                open.insert(result);
                changed = true;
            }
        }
        for counter in counters(kernel, cfg, &open) {
            changed |= open.insert(counter);
        }
    }
    open
}

/// The integer phis of loops that a comparison with an open value leaves.
fn counters(kernel: &Kernel, cfg: &Cfg, open: &EntitySet<ValueId>) -> Vec<ValueId> {
    let mut counters = Vec::new();
    for one in &cfg.loops {
        let ends = one.blocks.iter().any(|&block| {
            let Terminator::Branch {
                cond,
                then,
                otherwise,
            } = kernel.blocks[block].terminator
            else {
                return false;
            };
            let leaves = !one.blocks.contains(&then) || !one.blocks.contains(&otherwise);
            leaves && compares_open(kernel, cond, open)
        });
        if !ends {
            continue;
        }
        for &inst in &kernel.blocks[one.header].insts {
            let data = &kernel.insts[inst];
            if let (Inst::Phi { .. }, Some(result)) = (&data.inst, data.result)
                && matches!(kernel.values[result].ty, Type::Int(_))
                && !open.contains(result)
            {
                counters.push(result);
            }
        }
    }
    counters
}

fn compares_open(kernel: &Kernel, cond: ValueId, open: &EntitySet<ValueId>) -> bool {
    let ValueDef::Inst(inst) = kernel.values[cond].def else {
        return false;
    };
    match &kernel.insts[inst].inst {
        Inst::ICmp { args, .. } => args.iter().any(|arg| open.contains(*arg)),
        Inst::Binary { args, .. } => args.iter().any(|arg| compares_open(kernel, *arg, open)),
        _ => false,
    }
}

/// Does the launch alone decide the query's range?
fn is_fixed(launch: &Launch, query: Geometry, dim: u8) -> bool {
    let index = usize::from(dim.min(2));
    match query {
        Geometry::ThreadId | Geometry::BlockDim => launch.block[index].fixed().is_some(),
        Geometry::BlockId | Geometry::GridDim => launch.grid[index].fixed().is_some(),
        Geometry::WorkDim => launch.dimensions.is_some(),
        Geometry::LaneId => launch.block.iter().all(|s| s.fixed().is_some()),
        Geometry::GlobalOffset => true,
    }
}
