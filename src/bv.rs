//! Arithmetic of bit-vectors: two's complement in 1 to 128 bits, with the meaning that SMT-LIB gives it
//! (theory FixedSizeBitVectors). What C leaves undefined has it too, so that a model and its
//! replay agree: division by zero yields all ones (one, for a negative signed dividend),
//! the remainder by zero is the dividend, shifts by the width or more push all bits out.
//!
//! Arguments have no bits above their width, and neither have results.

/// Operations with a result of the operands' width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BvOp {
    Add,
    Sub,
    Mul,
    Udiv,
    Urem,
    Sdiv,
    Srem,
    /// The remainder with the divisor's sign.
    Smod,
    And,
    Or,
    Xor,
    Shl,
    Lshr,
    Ashr,
}

/// Operations that can be asked to be exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WrapOp {
    Add,
    Sub,
    Mul,
}

pub fn apply(op: BvOp, a: u128, b: u128, width: u32) -> u128 {
    let (sa, sb) = (to_signed(a, width), to_signed(b, width));
    let inside = b < u128::from(width);
    let result = match op {
        BvOp::Add => a.wrapping_add(b),
        BvOp::Sub => a.wrapping_sub(b),
        BvOp::Mul => a.wrapping_mul(b),
        BvOp::Udiv => a.checked_div(b).unwrap_or(u128::MAX),
        BvOp::Urem => a.checked_rem(b).unwrap_or(a),
        BvOp::Sdiv if b == 0 && sa < 0 => 1,
        BvOp::Sdiv if b == 0 => u128::MAX,
        BvOp::Sdiv => sa.wrapping_div(sb) as u128,
        BvOp::Srem | BvOp::Smod if b == 0 => a,
        BvOp::Srem => sa.wrapping_rem(sb) as u128,
        BvOp::Smod => match sa.wrapping_rem(sb) {
            rest if rest != 0 && (rest < 0) != (sb < 0) => rest.wrapping_add(sb) as u128,
            rest => rest as u128,
        },
        BvOp::And => a & b,
        BvOp::Or => a | b,
        BvOp::Xor => a ^ b,
        BvOp::Shl if inside => a << b,
        BvOp::Lshr if inside => a >> b,
        BvOp::Shl | BvOp::Lshr => 0,
        BvOp::Ashr => (sa >> b.min(127)) as u128,
    };
    result & mask(width)
}

/// Whether `a op b`, operands and result read signed or unsigned, is exact.
pub fn no_wrap(op: WrapOp, signed: bool, a: u128, b: u128, width: u32) -> bool {
    if signed {
        let (x, y) = (to_signed(a, width), to_signed(b, width));
        let exact = match op {
            WrapOp::Add => x.checked_add(y),
            WrapOp::Sub => x.checked_sub(y),
            WrapOp::Mul => x.checked_mul(y),
        };
        exact.is_some_and(|r| to_signed(from_signed(r, width), width) == r)
    } else {
        let exact = match op {
            WrapOp::Add => a.checked_add(b),
            WrapOp::Sub => a.checked_sub(b),
            WrapOp::Mul => a.checked_mul(b),
        };
        exact.is_some_and(|r| r <= mask(width))
    }
}

/// Ones in the lowest `width` bits.
pub fn mask(width: u32) -> u128 {
    u128::MAX
        .checked_shr(128_u32.saturating_sub(width))
        .unwrap_or(0)
}

/// The value read as two's complement.
pub fn to_signed(value: u128, width: u32) -> i128 {
    let unused = 128 - width.clamp(1, 128);
    ((value << unused) as i128) >> unused
}

/// The low `width` bits of a two's complement number.
pub fn from_signed(value: i128, width: u32) -> u128 {
    value as u128 & mask(width)
}

pub fn is_negative(value: u128, width: u32) -> bool {
    (value >> (width - 1)) & 1 == 1
}

/// Bits `low .. high` (`high` exclusive).
pub fn extract(value: u128, high: u32, low: u32) -> u128 {
    (value >> low) & mask(high - low)
}

/// Sign extension from `from` to `to` bits.
pub fn sign_extend(value: u128, from: u32, to: u32) -> u128 {
    from_signed(to_signed(value, from), to)
}
