//! Counters: objects that threads touch by atomic additions alone, so that what two
//! additions return and reserve does not overlap.

use super::Input;
use crate::analysis::amounts::{may_shrink, tickets};
use crate::engines::twothread::program::Counter;
use crate::kir::{AddressSpace, BarrierKind, Inst, ObjectId, RmwOp, ValueDef, ValueId};

/// How every atomic access to the object changes it. Plain accesses do not come between:
/// without a barrier they race with the atomic ones, and a barrier starts a new epoch.
/// Threads of different blocks have barriers of the grid for memory that both see. Where it has none,
/// or blocks draw tickets, which order atomic accesses too, all accesses count; so they do in lockstep,
/// where a plain access does not race either.
pub(super) fn counter(input: &Input, object: ObjectId) -> Option<Counter> {
    let kernel = input.kernel;
    let same_block = match kernel.objects[object].space {
        AddressSpace::Shared => true,
        AddressSpace::Global | AddressSpace::Generic => input.pairing.same_block(),
        _ => return None,
    };
    let plain_counts = !(same_block || meets_in_grid(input)) || input.lockstep;
    let amounts = amounts(input, object, plain_counts)?;
    let first = *amounts.first()?;
    let width = kernel.values[first].ty.bits();
    // Numbers of another width are drawn from a part of the cell.
    if amounts.iter().any(|&v| kernel.values[v].ty.bits() != width) {
        return None;
    }
    let literal = |value: ValueId| match kernel.values[value].def {
        ValueDef::Const(added) => Some(added),
        _ => None,
    };
    match literal(first) {
        Some(step) if step != 0 && amounts.iter().all(|&v| literal(v) == Some(step)) => {
            return Some(Counter::Steps(step));
        }
        _ => {}
    }
    let mut amounts = amounts.into_iter();
    let shrinks = amounts.any(|value| may_shrink(kernel, input.points_to, value));
    (!shrinks).then_some(Counter::Ranges)
}

/// Are barriers of the grid all that orders atomic accesses of different blocks, and is there one?
fn meets_in_grid(input: &Input) -> bool {
    let grid = BarrierKind::Grid;
    let of_grid = |inst: &Inst| matches!(inst, Inst::Barrier { kind, .. } if *kind == grid);
    let mut insts = input.kernel.insts.values();
    insts.any(|data| of_grid(&data.inst)) && !draws_tickets(input)
}

/// May blocks draw tickets? They draw them once, outside of loops.
fn draws_tickets(input: &Input) -> bool {
    let (kernel, cfg) = (input.kernel, input.cfg);
    let tickets = tickets(kernel, input.points_to);
    let once = cfg
        .reverse_postorder
        .iter()
        .filter(|&&block| cfg.loop_of[block].is_none());
    let mut insts = once.flat_map(|&block| &kernel.blocks[block].insts);
    insts.any(|&inst| match kernel.insts[inst].inst {
        Inst::AtomicRmw { ptr, .. } => {
            let targets = input.points_to.targets(ptr).into_iter().flatten();
            targets.into_iter().any(|object| tickets.contains(object))
        }
        _ => false,
    })
}

/// Does nothing but additions touch the object in the whole kernel?
pub(super) fn only_counts(input: &Input, object: ObjectId) -> bool {
    amounts(input, object, true).is_some()
}

/// What is added to the object; none where something else touches it, plain accesses only if they
/// count.
fn amounts(input: &Input, object: ObjectId, plain_counts: bool) -> Option<Vec<ValueId>> {
    let kernel = input.kernel;
    let mut amounts = Vec::new();
    for data in kernel.insts.values() {
        for (pointer, effect) in data.inst.accessed() {
            if !plain_counts && !effect.atomic {
                continue;
            }
            // A pointer that may be anywhere may be into this object.
            let targets = input.points_to.targets(pointer);
            if !targets.is_none_or(|t| t.contains(&object)) {
                continue;
            }
            let Inst::AtomicRmw {
                op: RmwOp::Add,
                value,
                ..
            } = &data.inst
            else {
                return None;
            };
            if targets.is_none_or(|t| t.len() != 1) {
                return None;
            }
            amounts.push(*value);
        }
    }
    Some(amounts)
}
