//! Values of instructions whose operands are known.

use cranelift_entity::SecondaryMap;

use super::cfg::Cfg;
use crate::kir::pure::BitCount;
use crate::kir::{BinaryOp, CastOp, Inst, InstId, Kernel, Type, ValueDef, ValueId, int};

/// The bits of an integer result, where literals and what is `known` decide it. What asks
/// the launch or memory is the caller's, and so are phis. Divisions by zero have no value.
pub fn result(
    kernel: &Kernel,
    inst: InstId,
    known: impl Fn(ValueId) -> Option<u128>,
) -> Option<u128> {
    let data = &kernel.insts[inst];
    let width = integer_bits(kernel, data.result?)?;
    let value = |value: ValueId| kernel.literal(value).or_else(|| known(value));
    match &data.inst {
        Inst::Binary { op, args, .. } => {
            let [a, b] = [value(args[0])?, value(args[1])?];
            use BinaryOp::{SDiv, SRem, UDiv, URem};
            let divides = matches!(op, UDiv | SDiv | URem | SRem);
            (!divides || b != 0).then(|| int::binary(*op, width, a, b))
        }
        Inst::ICmp { pred, args }
            if (args.iter()).all(|arg| kernel.values[*arg].def == ValueDef::Null) =>
        {
            Some(u128::from(int::compare(*pred, 64, 0, 0)))
        }
        Inst::ICmp { pred, args } => {
            let width = integer_bits(kernel, args[0])?;
            let [a, b] = [value(args[0])?, value(args[1])?];
            Some(u128::from(int::compare(*pred, width, a, b)))
        }
        Inst::Select {
            cond,
            then,
            otherwise,
        } => match value(*cond)? {
            0 => value(*otherwise),
            _ => value(*then),
        },
        Inst::Cast { op, arg } => {
            let from = integer_bits(kernel, *arg)?;
            let arg = value(*arg)?;
            match op {
                CastOp::ZExt => Some(arg),
                CastOp::Trunc => Some(arg & int::mask(width)),
                CastOp::SExt => Some(int::signed(arg, from) as u128 & int::mask(width)),
                _ => None,
            }
        }
        inst @ Inst::Pure { .. } => {
            let (count, counted) = BitCount::of(inst)?;
            let counted = (value(counted)?, integer_bits(kernel, counted)?);
            Some(count.in_bits(counted.0, counted.1).into())
        }
        _ => None,
    }
}

/// The same of all values, where the `leaf` decides some; phis have none.
pub fn results(
    kernel: &Kernel,
    cfg: &Cfg,
    leaf: impl Fn(InstId) -> Option<u128>,
) -> SecondaryMap<ValueId, Option<u128>> {
    let mut known = SecondaryMap::new();
    for &block in &cfg.reverse_postorder {
        for &inst in &kernel.blocks[block].insts {
            if let Some(value) = kernel.insts[inst].result {
                known[value] = leaf(inst).or_else(|| result(kernel, inst, |of| known[of]));
            }
        }
    }
    known
}

fn integer_bits(kernel: &Kernel, value: ValueId) -> Option<u32> {
    match kernel.values[value].ty {
        Type::Int(width) => Some(width),
        _ => None,
    }
}
