//! Counters: objects that threads touch by atomic additions alone, so that what two
//! additions return and reserve does not overlap.

use cranelift_entity::EntitySet;

use super::Input;
use crate::analysis::uniformity::Pairing;
use crate::kir::{
    AddressSpace, BinaryOp, CastOp, Inst, Kernel, ObjectId, RmwOp, ValueDef, ValueId,
};
use crate::twothread::program::Counter;

/// How every atomic access to the object changes it, if both threads of the pair see
/// one object. Plain accesses do not come between: without a barrier they race with the
/// atomic ones, and a barrier starts a new epoch. Threads of different blocks have no
/// barriers, and in lockstep a plain access does not race either, so there all accesses
/// count.
pub(super) fn counter(input: &Input, object: ObjectId) -> Option<Counter> {
    let kernel = input.kernel;
    let same_block = input.pairing == Pairing::SameBlock;
    match kernel.objects[object].space {
        AddressSpace::Shared if same_block => {}
        AddressSpace::Global | AddressSpace::Generic => {}
        _ => return None,
    }
    let mut amounts = Vec::new();
    for data in kernel.insts.values() {
        for (pointer, effect) in data.inst.accessed() {
            if same_block && !input.lockstep && !effect.atomic {
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
    let first = *amounts.first()?;
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
    let width = kernel.values[first].ty.bits();
    let grows = |&value: &ValueId| {
        kernel.values[value].ty.bits() == width && !may_shrink(kernel, value)
    };
    amounts.iter().all(grows).then_some(Counter::Ranges)
}

/// Is the amount one that a kernel may well mean to be negative? Of parameters, loaded
/// values and their differences it is assumed that they are not.
fn may_shrink(kernel: &Kernel, amount: ValueId) -> bool {
    let mut seen = EntitySet::new();
    let mut work = vec![amount];
    while let Some(value) = work.pop() {
        let data = &kernel.values[value];
        match data.def {
            ValueDef::Const(bits) if bits >> (data.ty.bits() - 1) & 1 == 1 => return true,
            ValueDef::Undef => return true,
            _ => {}
        }
        let ValueDef::Inst(inst) = data.def else {
            continue;
        };
        if !seen.insert(value) {
            continue;
        }
        match &kernel.insts[inst].inst {
            Inst::Binary { op, args, .. } => match op {
                BinaryOp::Add | BinaryOp::Mul | BinaryOp::Or => work.extend(args),
                // The smaller operand bounds the result, and a literal mask is one.
                BinaryOp::And => {
                    let masked = args.iter().any(|&a| is_small_literal(kernel, a));
                    if !masked {
                        work.extend(args);
                    }
                }
                BinaryOp::Shl | BinaryOp::SDiv | BinaryOp::SRem | BinaryOp::AShr => {
                    work.push(args[0]);
                }
                BinaryOp::UDiv | BinaryOp::URem | BinaryOp::LShr => {}
                BinaryOp::Sub if args.iter().all(|&a| is_given(kernel, a)) => {}
                _ => return true,
            },
            Inst::Select {
                then, otherwise, ..
            } => work.extend([then, otherwise]),
            Inst::Phi { incoming } => work.extend(incoming.iter().map(|(_, v)| *v)),
            Inst::Cast { op, arg } => match op {
                CastOp::ZExt => {}
                CastOp::SExt if kernel.values[*arg].ty.bits() == 1 => return true,
                CastOp::SExt | CastOp::Trunc => work.push(*arg),
                _ => return true,
            },
            Inst::Geometry { .. }
            | Inst::Load { .. }
            | Inst::AtomicRmw { .. }
            | Inst::CmpXchg { .. }
            | Inst::Warp { .. }
            | Inst::BarrierReduce { .. } => {}
            Inst::Pure { name, .. } if name.contains("pop") => {}
            _ => return true,
        }
    }
    false
}

fn is_small_literal(kernel: &Kernel, value: ValueId) -> bool {
    let data = &kernel.values[value];
    matches!(data.def, ValueDef::Const(bits) if bits >> (data.ty.bits() - 1) & 1 == 0)
}

/// Is the value a parameter or loaded, so that differences of such are lengths?
fn is_given(kernel: &Kernel, value: ValueId) -> bool {
    match kernel.values[value].def {
        ValueDef::Param(_) => true,
        ValueDef::Inst(inst) => match &kernel.insts[inst].inst {
            Inst::Load { .. } => true,
            Inst::Cast { arg, .. } => is_given(kernel, *arg),
            _ => false,
        },
        _ => false,
    }
}
