//! Machine arithmetic on `width`-bit vectors held in the low bits of a `u128`,
//! with the meaning SMT-LIB gives it (division by zero included).

/// Binary bit-vector operations with a result of the operands' width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BvOp {
    Add,
    Sub,
    Mul,
    Udiv,
    Urem,
    Sdiv,
    Srem,
    Smod,
    And,
    Or,
    Xor,
    Shl,
    Lshr,
    Ashr,
}

/// The all-ones vector.
pub fn mask(width: u32) -> u128 {
    if width >= 128 {
        u128::MAX
    } else {
        (1 << width) - 1
    }
}

/// The value read as two's complement.
pub fn to_signed(value: u128, width: u32) -> i128 {
    let shift = 128 - width;
    ((value << shift) as i128) >> shift
}

/// The low `width` bits of a two's complement number.
pub fn from_signed(value: i128, width: u32) -> u128 {
    value as u128 & mask(width)
}

pub fn is_negative(value: u128, width: u32) -> bool {
    (value >> (width - 1)) & 1 == 1
}

/// Applies `op` to operands whose bits above `width` are zero.
pub fn apply(op: BvOp, a: u128, b: u128, width: u32) -> u128 {
    let low = |v: u128| v & mask(width);
    let negate = |v: u128| low(v.wrapping_neg());
    let abs = |v: u128| if is_negative(v, width) { negate(v) } else { v };
    match op {
        BvOp::Add => low(a.wrapping_add(b)),
        BvOp::Sub => low(a.wrapping_sub(b)),
        BvOp::Mul => low(a.wrapping_mul(b)),
        BvOp::Udiv => a.checked_div(b).unwrap_or(mask(width)),
        BvOp::Urem => a.checked_rem(b).unwrap_or(a),
        BvOp::Sdiv => {
            let quotient = apply(BvOp::Udiv, abs(a), abs(b), width);
            if is_negative(a, width) != is_negative(b, width) {
                negate(quotient)
            } else {
                quotient
            }
        }
        BvOp::Srem => {
            let rest = apply(BvOp::Urem, abs(a), abs(b), width);
            if is_negative(a, width) {
                negate(rest)
            } else {
                rest
            }
        }
        BvOp::Smod => {
            let rest = apply(BvOp::Urem, abs(a), abs(b), width);
            match (rest, is_negative(a, width), is_negative(b, width)) {
                (0, _, _) | (_, false, false) => rest,
                (_, true, false) => low(negate(rest).wrapping_add(b)),
                (_, false, true) => low(rest.wrapping_add(b)),
                (_, true, true) => negate(rest),
            }
        }
        BvOp::And => a & b,
        BvOp::Or => a | b,
        BvOp::Xor => a ^ b,
        BvOp::Shl => {
            if b >= u128::from(width) {
                0
            } else {
                low(a << b)
            }
        }
        BvOp::Lshr => {
            if b >= u128::from(width) {
                0
            } else {
                a >> b
            }
        }
        BvOp::Ashr => {
            let shift = b.min(u128::from(width) - 1) as u32;
            from_signed(to_signed(a, width) >> shift, width)
        }
    }
}

/// Operations that can be asked to be exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WrapOp {
    Add,
    Sub,
    Mul,
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

/// Bits `low .. high` (`high` exclusive).
pub fn extract(value: u128, high: u32, low: u32) -> u128 {
    (value >> low) & mask(high - low)
}

/// Sign extension from `from` to `to` bits.
pub fn sign_extend(value: u128, from: u32, to: u32) -> u128 {
    from_signed(to_signed(value, from), to)
}

/// Euclidean quotient, as SMT-LIB's `div`; `None` for a zero divisor.
pub fn int_div(a: i128, b: i128) -> Option<i128> {
    a.checked_div_euclid(b)
}

/// Euclidean remainder, as SMT-LIB's `mod`; `None` for a zero divisor.
pub fn int_mod(a: i128, b: i128) -> Option<i128> {
    a.checked_rem_euclid(b)
}
