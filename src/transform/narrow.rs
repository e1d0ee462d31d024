//! Sums and products that are cut to fewer bits are computed in those: `trunc(zext(a) * zext(b) +
//! sext(c))` is `a * b + c`. Each bit of a sum, difference or product depends on no higher ones.
//!
//! Ranks of `cooperative_groups` count in 64 bits, and most loops over them in 32.

use std::collections::HashMap;

use super::compact;
use crate::kir::*;

/// Computes what nothing else uses in the bits that are left of it.
pub(super) fn run(kernel: &mut Kernel) {
    let uses = compact::uses(kernel);
    let mut changed = false;
    for block in kernel.blocks.keys().collect::<Vec<_>>() {
        for id in std::mem::take(&mut kernel.blocks[block].insts) {
            if let Some(argument) = narrowed(kernel, &uses, id) {
                let mut before = Vec::new();
                let ty = kernel.values[kernel.insts[id].result.expect("a cast has one")].ty;
                kernel.insts[id].inst = in_type(kernel, argument, ty, &mut before);
                kernel.blocks[block].insts.extend(before);
                changed = true;
            }
            kernel.blocks[block].insts.push(id);
        }
    }
    if changed {
        compact::renumber(kernel);
    }
}

/// What is cut, if it is an operation that can do with the bits that are left.
fn narrowed(kernel: &Kernel, uses: &HashMap<ValueId, usize>, cut: InstId) -> Option<ValueId> {
    let Inst::Cast {
        op: CastOp::Trunc,
        arg,
    } = kernel.insts[cut].inst
    else {
        return None;
    };
    let width = int_bits(kernel.values[kernel.insts[cut].result?].ty)?;
    (width <= 64).then_some(())?;
    let (mut work, mut operations) = (vec![arg], 0);
    while let Some(value) = work.pop() {
        if kernel.literal(value).is_some() {
            continue;
        }
        match definition(kernel, value)? {
            Inst::Cast {
                op: CastOp::ZExt | CastOp::SExt,
                arg,
            } => {
                let bits = int_bits(kernel.values[*arg].ty)?;
                (bits > 1 && bits <= width).then_some(())?;
            }
            Inst::Binary {
                op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul,
                args,
                ..
            } => {
                operations += 1;
                let is_own = uses.get(&value) == Some(&1);
                (is_own && operations <= MOST).then_some(())?;
                work.extend(args);
            }
            _ => return None,
        }
    }
    (operations > 0).then_some(arg)
}

/// The operation whose result is the value as one of the type; `before` gets what it needs.
fn in_type(kernel: &mut Kernel, value: ValueId, ty: Type, before: &mut Vec<InstId>) -> Inst {
    let inst = definition(kernel, value).expect("it was looked at").clone();
    match inst {
        Inst::Binary { op, args, .. } => {
            let args = args.map(|arg| operand(kernel, arg, ty, before));
            // Whether it wraps around says nothing of fewer bits.
            let flags = ArithFlags::default();
            Inst::Binary { op, args, flags }
        }
        inst => inst,
    }
}

fn operand(kernel: &mut Kernel, value: ValueId, ty: Type, before: &mut Vec<InstId>) -> ValueId {
    if let Some(bits) = kernel.literal(value) {
        return kernel.constant(ty, bits & u128::from(int::mask64(ty.bits())));
    }
    let inst = definition(kernel, value).expect("it was looked at");
    if let Inst::Cast { arg, .. } = *inst
        && kernel.values[arg].ty == ty
    {
        return arg;
    }
    let ValueDef::Inst(own) = kernel.values[value].def else {
        unreachable!("an instruction defines it");
    };
    let span = kernel.insts[own].span;
    let inst = in_type(kernel, value, ty, before);
    let (id, result) = kernel.define(inst, ty, span);
    before.push(id);
    result
}

/// More operations stay as they are.
const MOST: u32 = 32;

fn definition(kernel: &Kernel, value: ValueId) -> Option<&Inst> {
    match kernel.values[value].def {
        ValueDef::Inst(inst) => Some(&kernel.insts[inst].inst),
        _ => None,
    }
}

fn int_bits(ty: Type) -> Option<u32> {
    match ty {
        Type::Int(width) => Some(width),
        _ => None,
    }
}
