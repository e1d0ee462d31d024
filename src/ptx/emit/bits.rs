//! Operations on bits.

use super::value::{Ty, Value};
use super::{Emitter, assembly, four, integer, three, two};
use crate::ptx::ast::{Instruction, Kind, Operand};

/// `and`, `or`, `xor`; of predicates too.
pub fn logic(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let ty = integer(one, &[])?;
    let [to, a, b] = three(one)?;
    let want = Ty::Int(ty.bits);
    let (a, b) = (emitter.read(a, want)?, emitter.read(b, want)?);
    let value = emitter.binary(one.name(), &a, &b);
    emitter.write(to, value, false)
}

/// `not`, `cnot`.
pub fn complement(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let ty = integer(one, &[])?;
    let [to, a] = two(one)?;
    let a = emitter.read(a, Ty::Int(ty.bits))?;
    let value = match (one.name(), ty.kind) {
        ("not", Kind::Predicate) => emitter.value(Ty::BOOL, format!("xor {a}, true")),
        ("not", _) => emitter.binary("xor", &a, &Value::int(ty.bits, -1)),
        _ => {
            let zero = emitter.value(Ty::BOOL, format!("icmp eq {a}, 0"));
            emitter.convert(zero, a.ty, false)
        }
    };
    emitter.write(to, value, false)
}

/// `shl`, `shr`. Amounts of the width or more shift everything out.
pub fn shift(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let ty = integer(one, &[])?;
    let [to, a, amount] = three(one)?;
    // Amounts are of 32 bits, which narrower values must not cut off.
    let width = ty.bits.max(32);
    let value = emitter.read(a, Ty::Int(ty.bits))?;
    let value = emitter.convert(value, Ty::Int(width), ty.is_signed());
    let op = match (one.name(), ty.is_signed()) {
        ("shl", _) => "shl",
        (_, true) => "ashr",
        (_, false) => "lshr",
    };
    let value = match amount {
        Operand::Integer(amount) => emitter.shifted(op, &value, *amount as u32),
        _ => {
            let amount = emitter.read(amount, Ty::Int(32))?;
            let amount = emitter.convert(amount, Ty::Int(width), false);
            emitter.binary(op, &value, &amount)
        }
    };
    let value = emitter.convert(value, Ty::Int(ty.bits), false);
    emitter.write(to, value, false)
}

impl Emitter<'_, '_> {
    /// A shift by a number that is known.
    fn shifted(&mut self, op: &str, value: &Value, amount: u32) -> Value {
        let width = value.ty.bits();
        match op {
            _ if amount == 0 => value.clone(),
            "ashr" => self.binary(
                op,
                value,
                &Value::int(width, i128::from(amount.min(width - 1))),
            ),
            _ if amount >= width => Value::int(width, 0),
            _ => self.binary(op, value, &Value::int(width, i128::from(amount))),
        }
    }

    /// So many low bits, all of them where the number is as large as the width.
    fn low_bits(&mut self, width: u32, count: &Operand) -> Option<Value> {
        if let Operand::Integer(count) = count {
            let count = (*count & 0xff) as u32;
            let mask = if count >= width {
                -1
            } else {
                (1_i128 << count) - 1
            };
            return Some(Value::int(width, mask));
        }
        let count = self.byte_of(count, width)?;
        let ones = Value::int(width, -1);
        let above = self.binary("shl", &ones, &count);
        Some(self.binary("xor", &above, &ones))
    }

    /// The low 8 bits of a position or a length.
    fn byte_of(&mut self, operand: &Operand, width: u32) -> Option<Value> {
        let value = self.read(operand, Ty::Int(32))?;
        let byte = self.binary("and", &value, &Value::int(32, 0xff));
        Some(self.convert(byte, Ty::Int(width), false))
    }
}

/// `bfe`: bits from a position on. With a sign it is known where the bits lie inside.
pub fn extract(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let ty = integer(one, &[])?;
    let [to, a, position, length] = four(one)?;
    let want = Ty::Int(ty.bits);
    if ty.is_signed() {
        let (Operand::Integer(position), Operand::Integer(length)) = (position, length) else {
            return assembly(emitter, one);
        };
        let (position, length) = ((*position & 0xff) as u32, (*length & 0xff) as u32);
        if length == 0 || position + length > ty.bits {
            return assembly(emitter, one);
        }
        let value = emitter.read(a, want)?;
        let high = emitter.shifted("shl", &value, ty.bits - position - length);
        let value = emitter.shifted("ashr", &high, ty.bits - length);
        return emitter.write(to, value, false);
    }
    let value = emitter.read(a, want)?;
    let shifted = match position {
        Operand::Integer(position) => emitter.shifted("lshr", &value, (*position & 0xff) as u32),
        _ => {
            let position = emitter.byte_of(position, ty.bits)?;
            emitter.binary("lshr", &value, &position)
        }
    };
    let mask = emitter.low_bits(ty.bits, length)?;
    let value = emitter.binary("and", &shifted, &mask);
    emitter.write(to, value, false)
}

/// `bfi`: bits put into a value at a position.
pub fn insert(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let ty = integer(one, &[])?;
    let [to, bits, into, position, length] = &one.operands[..] else {
        return None;
    };
    let want = Ty::Int(ty.bits);
    let (bits, into) = (emitter.read(bits, want)?, emitter.read(into, want)?);
    let low = emitter.low_bits(ty.bits, length)?;
    let (mask, bits) = match position {
        Operand::Integer(position) => {
            let position = (*position & 0xff) as u32;
            (
                emitter.shifted("shl", &low, position),
                emitter.shifted("shl", &bits, position),
            )
        }
        _ => {
            let position = emitter.byte_of(position, ty.bits)?;
            (
                emitter.binary("shl", &low, &position),
                emitter.binary("shl", &bits, &position),
            )
        }
    };
    let outside = emitter.binary("xor", &mask, &Value::int(ty.bits, -1));
    let (old, new) = (
        emitter.binary("and", &into, &outside),
        emitter.binary("and", &bits, &mask),
    );
    let value = emitter.binary("or", &old, &new);
    emitter.write(to, value, false)
}

/// `shf`: the funnel shift of two registers.
pub fn funnel(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, low, high, amount] = four(one)?;
    let small = matches!(amount, Operand::Integer(0..=31));
    if !(one.has("wrap") || one.has("clamp") && small) {
        return assembly(emitter, one);
    }
    let word = Ty::Int(32);
    let (low, high) = (emitter.read(low, word)?, emitter.read(high, word)?);
    let amount = emitter.read(amount, word)?;
    let name = if one.has("l") {
        "llvm.fshl.i32"
    } else {
        "llvm.fshr.i32"
    };
    let value = emitter.intrinsic(word, name, &[high, low, amount]);
    emitter.write(to, value, false)
}

/// `popc`, `clz`, `brev`.
pub fn count(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let ty = integer(one, &[])?;
    let [to, a] = two(one)?;
    let want = Ty::Int(ty.bits);
    let a = emitter.read(a, want)?;
    let value = match one.name() {
        "popc" => emitter.intrinsic(want, &format!("llvm.ctpop.{want}"), &[a]),
        "clz" => {
            let args = [a, Value::new(Ty::BOOL, "false")];
            emitter.intrinsic(want, &format!("llvm.ctlz.{want}"), &args)
        }
        _ => emitter.intrinsic(want, &format!("llvm.bitreverse.{want}"), &[a]),
    };
    emitter.write(to, value, false)
}

/// `bfind`: the place of the highest bit that is not the sign, from below, or with `.shiftamt`
/// from above; all ones where there is none.
pub fn find_highest(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let ty = integer(one, &["shiftamt"])?;
    let [to, a] = two(one)?;
    let want = Ty::Int(ty.bits);
    let mut a = emitter.read(a, want)?;
    if ty.is_signed() {
        let sign = emitter.shifted("ashr", &a, ty.bits - 1);
        a = emitter.binary("xor", &a, &sign);
    }
    let args = [a.clone(), Value::new(Ty::BOOL, "false")];
    let above = emitter.intrinsic(want, &format!("llvm.ctlz.{want}"), &args);
    let place = match one.has("shiftamt") {
        true => above,
        false => emitter.binary("sub", &Value::int(ty.bits, i128::from(ty.bits) - 1), &above),
    };
    let place = emitter.convert(place, Ty::Int(32), false);
    let none = emitter.value(Ty::BOOL, format!("icmp eq {a}, 0"));
    let ones = Value::int(32, -1);
    let value = emitter.value(Ty::Int(32), format!("select {none}, {ones}, {place}"));
    emitter.write(to, value, false)
}

/// `prmt`: bytes of two registers by a selector, where that is known.
pub fn permute(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, a, b, selector] = four(one)?;
    let known = match selector {
        Operand::Integer(selector) if one.modifiers().is_empty() && *selector & 0x8888 == 0 => {
            *selector
        }
        _ => return assembly(emitter, one),
    };
    let word = Ty::Int(32);
    let sources = [emitter.read(a, word)?, emitter.read(b, word)?];
    let mut value = Value::int(32, 0);
    for place in 0..4 {
        let source = (known >> (4 * place) & 7) as u32;
        let from = &sources[(source / 4) as usize];
        let byte = emitter.shifted("lshr", from, 8 * (source % 4));
        let byte = emitter.binary("and", &byte, &Value::int(32, 0xff));
        let byte = emitter.shifted("shl", &byte, 8 * place);
        value = emitter.binary("or", &value, &byte);
    }
    emitter.write(to, value, false)
}

/// `lop3`: any function of three bits, by its table.
pub fn any_logic(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, a, b, c, Operand::Integer(table)] = &one.operands[..] else {
        return None;
    };
    let word = Ty::Int(32);
    let inputs = [
        emitter.read(a, word)?,
        emitter.read(b, word)?,
        emitter.read(c, word)?,
    ];
    let ones = Value::int(32, -1);
    let mut value = Value::int(32, 0);
    for row in (0..8_u32).filter(|row| table >> row & 1 == 1) {
        let mut term = ones.clone();
        for (bit, input) in [4, 2, 1].into_iter().zip(&inputs) {
            let input = match row & bit {
                0 => emitter.binary("xor", input, &ones),
                _ => input.clone(),
            };
            term = emitter.binary("and", &term, &input);
        }
        value = emitter.binary("or", &value, &term);
    }
    emitter.write(to, value, false)
}
