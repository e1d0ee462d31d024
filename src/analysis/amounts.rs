//! Amounts that threads add to counters, of which they use what was there before.

use std::collections::{BTreeMap, BTreeSet};

use cranelift_entity::EntitySet;

use super::points_to::PointsTo;
use crate::kir::pure::BitCount;
use crate::kir::{BinaryOp, CastOp, Inst, InstId, Kernel, ObjectId, RmwOp, ValueDef, ValueId};

/// Does the instruction draw from a counter by an amount that is taken not to be negative?
pub fn is_taken_to_grow(kernel: &Kernel, inst: InstId) -> bool {
    let data = &kernel.insts[inst];
    let Inst::AtomicRmw {
        op: RmwOp::Add,
        value,
        ..
    } = data.inst
    else {
        return false;
    };
    let literal = matches!(kernel.values[value].def, ValueDef::Const(_));
    let is_used = || {
        let mut insts = kernel.insts.values();
        data.result
            .is_some_and(|result| insts.any(|i| i.inst.operands().contains(&result)))
    };
    !literal && !may_shrink(kernel, value) && is_used()
}

/// The objects that a kernel touches by nothing but one instruction, which counts by one and
/// whose results it uses: these may be tickets, and start at zero.
pub fn tickets(kernel: &Kernel, points_to: &PointsTo) -> BTreeSet<ObjectId> {
    let mut touched: BTreeMap<ObjectId, Vec<InstId>> = BTreeMap::new();
    for (id, data) in kernel.insts.iter() {
        for (pointer, _) in data.inst.accessed() {
            match points_to.targets(pointer) {
                Some(objects) => {
                    for &object in objects {
                        touched.entry(object).or_default().push(id);
                    }
                }
                None => return BTreeSet::new(),
            }
        }
    }
    let counts = |inst: &InstId| {
        let data = &kernel.insts[*inst];
        let mut insts = kernel.insts.values();
        let used = |result| insts.any(|i| i.inst.operands().contains(&result));
        let by_one = match data.inst {
            Inst::AtomicRmw {
                op: RmwOp::Add,
                value,
                ..
            } => kernel.values[value].def == ValueDef::Const(1),
            Inst::AtomicRmw {
                op: RmwOp::IncWrap, ..
            } => true,
            _ => false,
        };
        by_one && data.result.is_some_and(used)
    };
    let alone = |insts: &Vec<InstId>| matches!(&insts[..], [inst] if counts(inst));
    touched.retain(|_, insts| alone(insts));
    touched.into_keys().collect()
}

/// Is the amount one that a kernel may well mean to be negative? Of parameters, loaded
/// values and their differences it is assumed that they are not.
pub fn may_shrink(kernel: &Kernel, amount: ValueId) -> bool {
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
            Inst::Pure { name, .. } if BitCount::named(name).is_some() => {}
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
