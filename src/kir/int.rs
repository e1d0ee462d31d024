//! Integer arithmetic of kernel IR: that of bit-vectors.

use crate::bv::{self, BvOp};
use crate::kir::{BinaryOp, IntPredicate, RmwOp};

pub use crate::bv::{mask, to_signed as signed};

/// The result in `width` bits, 1 to 128; arguments have no bits above it. Zero for
/// operations on floats.
pub fn binary(op: BinaryOp, width: u32, a: u128, b: u128) -> u128 {
    let op = match op {
        BinaryOp::Add => BvOp::Add,
        BinaryOp::Sub => BvOp::Sub,
        BinaryOp::Mul => BvOp::Mul,
        BinaryOp::UDiv => BvOp::Udiv,
        BinaryOp::URem => BvOp::Urem,
        BinaryOp::SDiv => BvOp::Sdiv,
        BinaryOp::SRem => BvOp::Srem,
        BinaryOp::And => BvOp::And,
        BinaryOp::Or => BvOp::Or,
        BinaryOp::Xor => BvOp::Xor,
        BinaryOp::Shl => BvOp::Shl,
        BinaryOp::LShr => BvOp::Lshr,
        BinaryOp::AShr => BvOp::Ashr,
        BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => {
            return 0;
        }
    };
    bv::apply(op, a, b, width)
}

/// The same for widths of up to 64 bits.
pub fn narrow(op: BinaryOp, width: u32, a: u64, b: u64) -> u64 {
    let result = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::UDiv => a.checked_div(b).unwrap_or(u64::MAX),
        BinaryOp::URem => a.checked_rem(b).unwrap_or(a),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl if b < u64::from(width) => a << b,
        BinaryOp::LShr if b < u64::from(width) => a >> b,
        BinaryOp::Shl | BinaryOp::LShr => 0,
        BinaryOp::AShr => (signed64(a, width) >> b.min(63)) as u64,
        _ => return binary(op, width, u128::from(a), u128::from(b)) as u64,
    };
    result & mask64(width)
}

pub fn compare(pred: IntPredicate, width: u32, a: u128, b: u128) -> bool {
    let (sa, sb) = (signed(a, width), signed(b, width));
    match pred {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Slt => sa < sb,
        IntPredicate::Sle => sa <= sb,
        IntPredicate::Sgt => sa > sb,
        IntPredicate::Sge => sa >= sb,
    }
}

pub fn compare_narrow(pred: IntPredicate, width: u32, a: u64, b: u64) -> bool {
    match pred {
        IntPredicate::Eq => a == b,
        IntPredicate::Ne => a != b,
        IntPredicate::Ult => a < b,
        IntPredicate::Ule => a <= b,
        IntPredicate::Ugt => a > b,
        IntPredicate::Uge => a >= b,
        IntPredicate::Slt => signed64(a, width) < signed64(b, width),
        IntPredicate::Sle => signed64(a, width) <= signed64(b, width),
        IntPredicate::Sgt => signed64(a, width) > signed64(b, width),
        IntPredicate::Sge => signed64(a, width) >= signed64(b, width),
    }
}

/// What an atomic update of an integer leaves in memory; none where the
/// operation is one on floats.
pub fn update(op: RmwOp, width: u32, old: u128, value: u128) -> Option<u128> {
    let less = signed(old, width) < signed(value, width);
    let result = match op {
        RmwOp::Add => old.wrapping_add(value),
        RmwOp::Sub => old.wrapping_sub(value),
        RmwOp::Exchange => value,
        RmwOp::And => old & value,
        RmwOp::Or => old | value,
        RmwOp::Xor => old ^ value,
        RmwOp::Nand => !(old & value),
        RmwOp::SMin => {
            if less {
                old
            } else {
                value
            }
        }
        RmwOp::SMax => {
            if less {
                value
            } else {
                old
            }
        }
        RmwOp::UMin => old.min(value),
        RmwOp::UMax => old.max(value),
        RmwOp::IncWrap => {
            if old >= value {
                0
            } else {
                old + 1
            }
        }
        RmwOp::DecWrap => {
            if old == 0 || old > value {
                value
            } else {
                old - 1
            }
        }
        RmwOp::FAdd | RmwOp::FSub | RmwOp::FMin | RmwOp::FMax => return None,
    };
    Some(result & mask(width))
}

pub fn mask64(width: u32) -> u64 {
    u64::MAX >> (64 - width.clamp(1, 64))
}

pub fn signed64(value: u64, width: u32) -> i64 {
    let unused = 64 - width.clamp(1, 64);
    ((value << unused) as i64) >> unused
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const OPS: [BinaryOp; 13] = [
        BinaryOp::Add,
        BinaryOp::Sub,
        BinaryOp::Mul,
        BinaryOp::UDiv,
        BinaryOp::SDiv,
        BinaryOp::URem,
        BinaryOp::SRem,
        BinaryOp::And,
        BinaryOp::Or,
        BinaryOp::Xor,
        BinaryOp::Shl,
        BinaryOp::LShr,
        BinaryOp::AShr,
    ];

    proptest! {
        #[test]
        fn narrow_and_wide_arithmetic_agree(
            op in proptest::sample::select(&OPS[..]), width in 1_u32..=64, a: u64, b: u64, small: bool,
        ) {
            let b = if small { b % 80 } else { b };
            let (a, b) = (a & mask64(width), b & mask64(width));
            let wide = binary(op, width, u128::from(a), u128::from(b));
            prop_assert_eq!(u128::from(narrow(op, width, a, b)), wide);
        }
    }

    #[test]
    fn corners() {
        assert_eq!(binary(BinaryOp::SDiv, 8, 0x80, 0xff), 0x80);
        assert_eq!(binary(BinaryOp::SRem, 8, 0x80, 0xff), 0);
        assert_eq!(binary(BinaryOp::SRem, 32, 0xffff_fff9, 4), 0xffff_fffd);
        assert_eq!(binary(BinaryOp::UDiv, 8, 7, 0), 0xff);
        assert_eq!(binary(BinaryOp::SDiv, 8, 0xf0, 0), 1);
        assert_eq!(binary(BinaryOp::AShr, 8, 0x80, 200), 0xff);
        assert_eq!(narrow(BinaryOp::Shl, 32, 1, 32), 0);
        assert_eq!(binary(BinaryOp::Mul, 128, 1 << 64, 1 << 63), 1 << 127);
        assert_eq!(update(RmwOp::IncWrap, 32, 5, 5), Some(0));
        assert_eq!(update(RmwOp::DecWrap, 32, 9, 5), Some(5));
        assert_eq!(update(RmwOp::SMin, 32, 0xffff_ffff, 3), Some(0xffff_ffff));
    }
}
