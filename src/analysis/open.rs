//! Values that the launch and the literals of the source do not decide.
//!
//! Signed overflow of such values is undefined behaviour that a caller's arguments
//! bring about, and is assumed away; other values wrap as the machine wraps them.

use std::collections::BTreeMap;

use cranelift_entity::EntitySet;

use super::cfg::Cfg;
use crate::kir::launch::Launch;
use crate::kir::{
    BinaryOp, Geometry, Inst, IntPredicate, Kernel, Terminator, Type, ValueDef, ValueId, int,
};

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

/// Additions that step a loop's counter, where a comparison of the counter with an open
/// value ends the loop; true where the comparison is signed. That such counters wrap
/// before they meet their bound is assumed away, also where the language defines what
/// then happens: `int i` with `i += blockDim.x` steps by an unsigned addition.
pub fn counter_steps(
    kernel: &Kernel,
    cfg: &Cfg,
    open: &EntitySet<ValueId>,
) -> BTreeMap<ValueId, bool> {
    let mut steps = BTreeMap::new();
    for one in &cfg.loops {
        for &inst in &kernel.blocks[one.header].insts {
            let data = &kernel.insts[inst];
            let (Inst::Phi { incoming }, Some(phi)) = (&data.inst, data.result) else {
                break;
            };
            let next: Vec<ValueId> = incoming
                .iter()
                .filter(|(from, _)| one.blocks.contains(from))
                .map(|(_, next)| *next)
                .filter(|&next| adds_to(kernel, next, phi))
                .collect();
            for step in next {
                let ends = one.blocks.iter().find_map(|&block| {
                    let Terminator::Branch {
                        cond,
                        then,
                        otherwise,
                    } = kernel.blocks[block].terminator
                    else {
                        return None;
                    };
                    let leaves = !one.blocks.contains(&then) || !one.blocks.contains(&otherwise);
                    leaves
                        .then(|| bounds(kernel, cond, [phi, step], open))
                        .flatten()
                });
                if let Some(signed) = ends {
                    steps.insert(step, signed);
                }
            }
        }
    }
    steps
}

fn adds_to(kernel: &Kernel, value: ValueId, phi: ValueId) -> bool {
    let ValueDef::Inst(inst) = kernel.values[value].def else {
        return false;
    };
    let Inst::Binary {
        op: BinaryOp::Add,
        args,
        ..
    } = &kernel.insts[inst].inst
    else {
        return false;
    };
    // Adding a negative literal counts down: an unsigned sum always wraps.
    let down = |value: ValueId| match (&kernel.values[value].def, kernel.values[value].ty) {
        (ValueDef::Const(bits), Type::Int(width)) => int::signed(*bits, width) < 0,
        _ => false,
    };
    args.contains(&phi) && !args.iter().any(|arg| down(*arg))
}

/// Whether the condition is an order between a counter and an open value, and a signed
/// one.
fn bounds(
    kernel: &Kernel,
    cond: ValueId,
    counter: [ValueId; 2],
    open: &EntitySet<ValueId>,
) -> Option<bool> {
    let ValueDef::Inst(inst) = kernel.values[cond].def else {
        return None;
    };
    let Inst::ICmp { pred, args } = &kernel.insts[inst].inst else {
        return None;
    };
    let meets = |one: ValueId, other: ValueId| counter.contains(&one) && open.contains(other);
    (meets(args[0], args[1]) || meets(args[1], args[0])).then_some(())?;
    match pred {
        IntPredicate::Slt | IntPredicate::Sle | IntPredicate::Sgt | IntPredicate::Sge => Some(true),
        IntPredicate::Ult | IntPredicate::Ule | IntPredicate::Ugt | IntPredicate::Uge => {
            Some(false)
        }
        IntPredicate::Eq | IntPredicate::Ne => None,
    }
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
