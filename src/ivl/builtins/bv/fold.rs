//! Values of bit-vector operations on literals of up to 128 bits.

use crate::bv::{self, no_wrap, to_signed};
use crate::ivl::builtins::{BvOp, WrapOp};

/// What SMT-LIB says that `op` gives at `width`, 1 for `true`. Operands have no
/// bits above `width`; `b` is ignored by operations of one operand.
pub fn fold(op: BvOp, width: u32, a: u128, b: u128) -> u128 {
    let (sa, sb) = (to_signed(a, width), to_signed(b, width));
    let arithmetic = |op| bv::apply(op, a, b, width);
    match op {
        BvOp::Add => arithmetic(bv::BvOp::Add),
        BvOp::Sub => arithmetic(bv::BvOp::Sub),
        BvOp::Mul => arithmetic(bv::BvOp::Mul),
        BvOp::Udiv => arithmetic(bv::BvOp::Udiv),
        BvOp::Urem => arithmetic(bv::BvOp::Urem),
        BvOp::Sdiv => arithmetic(bv::BvOp::Sdiv),
        BvOp::Srem => arithmetic(bv::BvOp::Srem),
        BvOp::And => a & b,
        BvOp::Or => a | b,
        BvOp::Xor => a ^ b,
        BvOp::Not => !a & bv::mask(width),
        BvOp::Neg => bv::apply(bv::BvOp::Sub, 0, a, width),
        BvOp::Shl => arithmetic(bv::BvOp::Shl),
        BvOp::Lshr => arithmetic(bv::BvOp::Lshr),
        BvOp::Ashr => arithmetic(bv::BvOp::Ashr),
        BvOp::Ult => u128::from(a < b),
        BvOp::Ule => u128::from(a <= b),
        BvOp::Ugt => u128::from(a > b),
        BvOp::Uge => u128::from(a >= b),
        BvOp::Slt => u128::from(sa < sb),
        BvOp::Sle => u128::from(sa <= sb),
        BvOp::Sgt => u128::from(sa > sb),
        BvOp::Sge => u128::from(sa >= sb),
    }
}

/// Whether `op` on `a` and `b` stays within `width` bits.
pub fn fold_no_wrap(op: WrapOp, signed: bool, a: u128, b: u128, width: u32) -> bool {
    let exact = |op| no_wrap(op, signed, a, b, width);
    match op {
        WrapOp::Add => exact(bv::WrapOp::Add),
        WrapOp::Sub => exact(bv::WrapOp::Sub),
        WrapOp::Mul => exact(bv::WrapOp::Mul),
        WrapOp::Shl => {
            let back = if signed { BvOp::Ashr } else { BvOp::Lshr };
            fold(back, width, fold(BvOp::Shl, width, a, b), b) == a
        }
    }
}
