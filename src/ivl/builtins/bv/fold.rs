//! Values of bit-vector operations on literals of up to 128 bits.

use crate::ivl::builtins::{BvOp, WrapOp};

/// What SMT-LIB says that `op` gives at `width`, 1 for `true`. Operands have no
/// bits above `width`; `b` is ignored by operations of one operand.
pub fn fold(op: BvOp, width: u32, a: u128, b: u128) -> u128 {
    let mask = mask(width);
    let (sa, sb) = (sign_extended(a, width), sign_extended(b, width));
    let truth = u128::from;
    let value = match op {
        BvOp::Add => a.wrapping_add(b),
        BvOp::Sub => a.wrapping_sub(b),
        BvOp::Mul => a.wrapping_mul(b),
        BvOp::Udiv => a.checked_div(b).unwrap_or(mask),
        BvOp::Urem => a.checked_rem(b).unwrap_or(a),
        // Division by zero gives -1, or 1 for a negative dividend.
        BvOp::Sdiv if b == 0 => (if sa < 0 { 1 } else { -1i128 }) as u128,
        BvOp::Sdiv => sa.wrapping_div(sb) as u128,
        BvOp::Srem if b == 0 => a,
        BvOp::Srem => sa.wrapping_rem(sb) as u128,
        BvOp::And => a & b,
        BvOp::Or => a | b,
        BvOp::Xor => a ^ b,
        BvOp::Not => !a,
        BvOp::Neg => a.wrapping_neg(),
        BvOp::Shl if b < u128::from(width) => a << b,
        BvOp::Lshr if b < u128::from(width) => a >> b,
        BvOp::Shl | BvOp::Lshr => 0,
        BvOp::Ashr => (sa >> b.min(127)) as u128,
        BvOp::Ult => truth(a < b),
        BvOp::Ule => truth(a <= b),
        BvOp::Ugt => truth(a > b),
        BvOp::Uge => truth(a >= b),
        BvOp::Slt => truth(sa < sb),
        BvOp::Sle => truth(sa <= sb),
        BvOp::Sgt => truth(sa > sb),
        BvOp::Sge => truth(sa >= sb),
    };
    value & mask
}

/// Whether `op` on `a` and `b` stays within `width` bits.
pub fn fold_no_wrap(op: WrapOp, signed: bool, a: u128, b: u128, width: u32) -> bool {
    if op == WrapOp::Shl {
        let back = if signed { BvOp::Ashr } else { BvOp::Lshr };
        return fold(back, width, fold(BvOp::Shl, width, a, b), b) == a;
    }
    if signed {
        let (a, b) = (sign_extended(a, width), sign_extended(b, width));
        let exact = match op {
            WrapOp::Add => a.checked_add(b),
            WrapOp::Sub => a.checked_sub(b),
            WrapOp::Mul | WrapOp::Shl => a.checked_mul(b),
        };
        exact.is_some_and(|exact| sign_extended(exact as u128 & mask(width), width) == exact)
    } else {
        let exact = match op {
            WrapOp::Add => a.checked_add(b),
            WrapOp::Sub => a.checked_sub(b),
            WrapOp::Mul | WrapOp::Shl => a.checked_mul(b),
        };
        exact.is_some_and(|exact| exact <= mask(width))
    }
}

/// The signed number that the low `width` bits stand for.
pub fn sign_extended(value: u128, width: u32) -> i128 {
    let unused = 128 - width;
    (value << unused) as i128 >> unused
}

fn mask(width: u32) -> u128 {
    u128::MAX >> (128 - width)
}
