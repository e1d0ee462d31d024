//! Float arithmetic of the machine: IEEE 754, round to nearest. Values are bit
//! patterns; halves are computed in single precision and rounded once, which is
//! exact for one operation (Figueroa, "When is double rounding innocuous?").

use half::{bf16, f16};

use super::op::Operand;
use crate::kir::int;
use crate::kir::{BinaryOp, CastOp, FloatKind, FloatPredicate, RmwOp, Type};

pub fn binary(op: BinaryOp, kind: FloatKind, a: u64, b: u64) -> u64 {
    match kind {
        FloatKind::F64 => {
            let (a, b) = (f64::from_bits(a), f64::from_bits(b));
            let result = match op {
                BinaryOp::FAdd => a + b,
                BinaryOp::FSub => a - b,
                BinaryOp::FMul => a * b,
                BinaryOp::FDiv => a / b,
                _ => a % b,
            };
            result.to_bits()
        }
        _ => {
            let (a, b) = (single(kind, a), single(kind, b));
            let result = match op {
                BinaryOp::FAdd => a + b,
                BinaryOp::FSub => a - b,
                BinaryOp::FMul => a * b,
                BinaryOp::FDiv => a / b,
                _ => a % b,
            };
            from_single(kind, result)
        }
    }
}

pub fn negate(kind: FloatKind, value: u64) -> u64 {
    value ^ (1 << (kind.bits() - 1))
}

pub fn compare(pred: FloatPredicate, kind: FloatKind, a: u64, b: u64) -> bool {
    use FloatPredicate::*;
    let (a, b) = (to_f64(kind, a), to_f64(kind, b));
    let unordered = a.is_nan() || b.is_nan();
    match pred {
        False => false,
        True => true,
        Ord => !unordered,
        Uno => unordered,
        Oeq => a == b,
        Ogt => a > b,
        Oge => a >= b,
        Olt => a < b,
        Ole => a <= b,
        One => !unordered && a != b,
        Ueq => unordered || a == b,
        Ugt => unordered || a > b,
        Uge => unordered || a >= b,
        Ult => unordered || a < b,
        Ule => unordered || a <= b,
        Une => unordered || a != b,
    }
}

/// What an atomic update of a float leaves in memory; none where the operation
/// is not one on floats.
pub fn update(op: RmwOp, kind: FloatKind, old: u64, value: u64) -> Option<u64> {
    let (a, b) = (to_f64(kind, old), to_f64(kind, value));
    Some(match op {
        RmwOp::FAdd => binary(BinaryOp::FAdd, kind, old, value),
        RmwOp::FSub => binary(BinaryOp::FSub, kind, old, value),
        RmwOp::FMin => {
            if a <= b || b.is_nan() {
                old
            } else {
                value
            }
        }
        RmwOp::FMax => {
            if a >= b || b.is_nan() {
                old
            } else {
                value
            }
        }
        RmwOp::Exchange => value,
        _ => return None,
    })
}

/// Conversions, those between integers and addresses included. Floats outside
/// the range of an integer saturate and NaN gives zero, as on GPUs.
pub fn cast(op: CastOp, to: Type, arg: Operand, value: u128) -> u128 {
    let from = arg.ty.bits();
    let width = to.bits();
    match (op, to, arg.ty) {
        (CastOp::SExt, ..) => int::signed(value, from) as u128 & int::mask(width),
        (CastOp::FPToUI, _, Type::Float(kind)) => {
            (to_f64(kind, value as u64) as u128).min(int::mask(width))
        }
        (CastOp::FPToSI, _, Type::Float(kind)) => {
            let limit = (int::mask(width) >> 1) as i128;
            let exact = to_f64(kind, value as u64) as i128;
            exact.clamp(-limit - 1, limit) as u128 & int::mask(width)
        }
        (CastOp::UIToFP, Type::Float(kind), _) => from_integer(kind, false, value).into(),
        (CastOp::SIToFP, Type::Float(kind), _) => {
            let value = int::signed(value, from);
            from_integer(kind, value < 0, value.unsigned_abs()).into()
        }
        (CastOp::FPExt | CastOp::FPTrunc, Type::Float(to), Type::Float(from)) => {
            u128::from(from_f64(to, to_f64(from, value as u64)))
        }
        // Bits stay what they are, cut or filled with zeros.
        _ => value & int::mask(width),
    }
}

pub fn to_f64(kind: FloatKind, bits: u64) -> f64 {
    match kind {
        FloatKind::F64 => f64::from_bits(bits),
        _ => f64::from(single(kind, bits)),
    }
}

/// The nearest one of the kind; of two, the even one.
pub fn from_f64(kind: FloatKind, value: f64) -> u64 {
    match kind {
        FloatKind::F64 => value.to_bits(),
        FloatKind::F32 => u64::from((value as f32).to_bits()),
        FloatKind::F16 => u64::from(f16::from_f64(rounded(value, 10, -14)).to_bits()),
        FloatKind::BF16 => u64::from(bf16::from_f64(rounded(value, 7, -126)).to_bits()),
    }
}

/// The nearest float of the kind to an integer.
pub fn from_integer(kind: FloatKind, is_negative: bool, magnitude: u128) -> u64 {
    let dropped = (u128::BITS - magnitude.leading_zeros()).saturating_sub(53);
    let kept = magnitude >> dropped << dropped;
    // An odd last bit stands for those below it where the double is rounded again.
    let odd = kept | u128::from(kept != magnitude) << dropped;
    let value = match kind {
        FloatKind::F64 => magnitude as f64,
        _ => odd as f64,
    };
    from_f64(kind, if is_negative { -value } else { value })
}

/// The value with so many bits behind the point, fewer where its exponent is below the least; the
/// crate `half` does not round all of a double's bits.
fn rounded(value: f64, bits: i32, least: i32) -> f64 {
    if !value.is_finite() {
        return value;
    }
    let exponent = (value.to_bits() >> 52 & 0x7ff) as i32 - 1023;
    let unit = libm::scalbn(1.0, exponent.max(least) - bits);
    (value / unit).round_ties_even() * unit
}

fn single(kind: FloatKind, bits: u64) -> f32 {
    match kind {
        FloatKind::F16 => f16::from_bits(bits as u16).to_f32(),
        FloatKind::BF16 => bf16::from_bits(bits as u16).to_f32(),
        FloatKind::F32 | FloatKind::F64 => f32::from_bits(bits as u32),
    }
}

fn from_single(kind: FloatKind, value: f32) -> u64 {
    match kind {
        FloatKind::F16 => u64::from(f16::from_f32(value).to_bits()),
        FloatKind::BF16 => u64::from(bf16::from_f32(value).to_bits()),
        FloatKind::F32 | FloatKind::F64 => u64::from(value.to_bits()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_round_once() {
        let one = u64::from(f16::from_f32(1.0).to_bits());
        let third = binary(
            BinaryOp::FDiv,
            FloatKind::F16,
            one,
            from_f64(FloatKind::F16, 3.0),
        );
        assert_eq!(third, u64::from(f16::from_f64(1.0 / 3.0).to_bits()));
        assert_eq!(negate(FloatKind::F16, one), one | 0x8000);
    }

    #[test]
    fn doubles_and_integers_round_once() {
        let above_half = f64::from_bits(0x3ff0_0200_0000_0001);
        assert_eq!(from_f64(FloatKind::F16, above_half), 0x3c01);
        assert_eq!(from_f64(FloatKind::F16, above_half.next_down()), 0x3c00);
        // Half of the least one, and what is above it.
        let least = libm::scalbn(1.0, -25);
        assert_eq!(from_f64(FloatKind::F16, -least), 0x8000);
        assert_eq!(from_f64(FloatKind::F16, least.next_up()), 1);
        assert_eq!(from_f64(FloatKind::F16, 65520.0), 0x7c00);
        assert_eq!(from_f64(FloatKind::BF16, f64::MAX), 0x7f80);
        let long = 0x4000_0040_0000_0001;
        assert_eq!(from_integer(FloatKind::F32, false, long), 0x5e80_0001);
        assert_eq!(from_integer(FloatKind::F32, true, long - 1), 0xde80_0000);
        assert_eq!(from_integer(FloatKind::F16, false, 2049), 0x6800);
    }

    #[test]
    fn conversions_saturate() {
        let arg = |ty| Operand { slot: 0, ty };
        let double = arg(Type::Float(FloatKind::F64));
        let cast = |op, bits, value: f64| {
            super::cast(op, Type::Int(bits), double, u128::from(value.to_bits()))
        };
        assert_eq!(cast(CastOp::FPToSI, 32, -1.5), 0xffff_ffff);
        assert_eq!(cast(CastOp::FPToSI, 8, 1e9), 127);
        assert_eq!(cast(CastOp::FPToUI, 8, -3.0), 0);
        assert_eq!(cast(CastOp::FPToUI, 32, f64::NAN), 0);
        let byte = arg(Type::Int(8));
        assert_eq!(super::cast(CastOp::SExt, Type::Int(16), byte, 0x80), 0xff80);
        let float = Type::Float(FloatKind::F32);
        let minus_one = super::cast(CastOp::SIToFP, float, byte, 0xff);
        assert_eq!(minus_one, u128::from((-1.0_f32).to_bits()));
    }

    #[test]
    fn comparisons_with_nan() {
        let nan = f32::NAN.to_bits().into();
        let one = 1.0_f32.to_bits().into();
        assert!(compare(FloatPredicate::Une, FloatKind::F32, nan, one));
        assert!(!compare(FloatPredicate::One, FloatKind::F32, nan, one));
        assert!(compare(FloatPredicate::Ult, FloatKind::F32, nan, one));
    }
}
