//! Counters: objects that threads touch by atomic additions alone, so that what two
//! additions return and reserve does not overlap.

use super::Input;
use crate::analysis::amounts::may_shrink;
use crate::engines::twothread::program::Counter;
use crate::kir::{AddressSpace, Inst, ObjectId, RmwOp, ValueDef, ValueId};

/// How every atomic access to the object changes it. Plain accesses do not come between:
/// without a barrier they race with the atomic ones, and a barrier starts a new epoch.
/// Threads of different blocks have no barriers for memory that both see, and in lockstep
/// a plain access does not race either, so there all accesses count.
pub(super) fn counter(input: &Input, object: ObjectId) -> Option<Counter> {
    let kernel = input.kernel;
    let same_block = match kernel.objects[object].space {
        AddressSpace::Shared => true,
        AddressSpace::Global | AddressSpace::Generic => input.pairing.same_block(),
        _ => return None,
    };
    let plain_counts = !same_block || input.lockstep;
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
