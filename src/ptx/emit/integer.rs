//! Arithmetic of integers; that of floats is in `float`.

use super::value::{Ty, Value};
use super::{Emitter, assembly, float_arithmetic};
use crate::ptx::ast::{Instruction, Operand, Scalar};

/// The operands behind the result.
pub fn three(one: &Instruction) -> Option<[&Operand; 3]> {
    match &one.operands[..] {
        [to, a, b] => Some([to, a, b]),
        _ => None,
    }
}

pub fn two(one: &Instruction) -> Option<[&Operand; 2]> {
    match &one.operands[..] {
        [to, a] => Some([to, a]),
        _ => None,
    }
}

pub fn four(one: &Instruction) -> Option<[&Operand; 4]> {
    match &one.operands[..] {
        [to, a, b, c] => Some([to, a, b, c]),
        _ => None,
    }
}

/// The type of an integer operation that has these modifiers and no others.
pub fn integer(one: &Instruction, allowed: &[&str]) -> Option<Scalar> {
    let ty = one.ty().filter(|ty| !ty.is_float())?;
    let plain = !one.opcode.iter().any(|part| part.ends_with("x2"));
    (plain && one.modifiers().iter().all(|part| allowed.contains(part))).then_some(ty)
}

impl Emitter<'_, '_> {
    /// An operation of two values of one type.
    pub(super) fn binary(&mut self, op: &str, a: &Value, b: &Value) -> Value {
        self.value(a.ty, format!("{op} {a}, {}", b.text))
    }

    pub(super) fn holds_pointer(&self, operand: &Operand) -> bool {
        match operand {
            Operand::Register(name) => self.register_type(name) == Ty::Ptr,
            Operand::Symbol(_) | Operand::Sum(_) => true,
            _ => false,
        }
    }

    /// Is it an address of shared memory in any case?
    pub(super) fn is_shared(&self, operand: &Operand) -> bool {
        match operand {
            Operand::Register(name) => self.shared.pointers.is_shared(&self.function.name, name),
            _ => false,
        }
    }

    /// May it depend on the bits of an address?
    fn depends(&self, operand: &Operand) -> bool {
        match operand {
            Operand::Register(name) => self.shared.pointers.depends(&self.function.name, name),
            Operand::Symbol(_) | Operand::Sum(_) => true,
            _ => false,
        }
    }

    /// The sum of an address and a number, where the result holds an address.
    fn pointer_sum(&mut self, to: &Operand, a: &Operand, b: &Value, minus: bool) -> Option<()> {
        let base = self.read(a, Ty::Ptr)?;
        let mut bytes = self.convert(b.clone(), Ty::Int(64), true);
        if minus {
            bytes = self.binary("sub", &Value::int(64, 0), &bytes);
        }
        let moved = self.moved(base, &bytes);
        self.write(to, moved, false)
    }
}

/// `add`, `sub`.
pub fn add_or_subtract(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let Some(ty) = integer(one, &[]) else {
        return float_arithmetic(emitter, one);
    };
    let [to, a, b] = three(one)?;
    let minus = one.name() == "sub";
    let want = Ty::Int(ty.bits);
    if emitter.holds_pointer(to) && matches!(ty.bits, 32 | 64) {
        let (is_a, is_b) = (emitter.holds_pointer(a), emitter.holds_pointer(b));
        if is_a && !emitter.depends(b) {
            let b = emitter.read(b, want)?;
            return emitter.pointer_sum(to, a, &b, minus);
        }
        if is_b && !minus && !emitter.depends(a) {
            let a = emitter.read(a, want)?;
            return emitter.pointer_sum(to, b, &a, false);
        }
    }
    let (a, b) = (emitter.read(a, want)?, emitter.read(b, want)?);
    let value = emitter.binary(one.name(), &a, &b);
    emitter.write(to, value, false)
}

/// `mul`.
pub fn multiply(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let Some(ty) = integer(one, &["lo", "hi", "wide"]) else {
        return float_arithmetic(emitter, one);
    };
    let [to, a, b] = three(one)?;
    let value = emitter.product(one, ty, a, b)?;
    emitter.write(to, value, false)
}

/// `mad`.
pub fn multiply_add(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let Some(ty) = integer(one, &["lo", "hi", "wide"]) else {
        return float_arithmetic(emitter, one);
    };
    let [to, a, b, c] = four(one)?;
    let product = emitter.product(one, ty, a, b)?;
    let is_moved = emitter.holds_pointer(to) && emitter.holds_pointer(c);
    if is_moved && !emitter.depends(a) && !emitter.depends(b) {
        return emitter.pointer_sum(to, c, &product, false);
    }
    let c = emitter.read(c, product.ty)?;
    let value = emitter.binary("add", &product, &c);
    emitter.write(to, value, false)
}

impl Emitter<'_, '_> {
    fn product(
        &mut self,
        one: &Instruction,
        ty: Scalar,
        a: &Operand,
        b: &Operand,
    ) -> Option<Value> {
        let narrow = Ty::Int(ty.bits);
        let (a, b) = (self.read(a, narrow)?, self.read(b, narrow)?);
        if one.has("lo") {
            return Some(self.binary("mul", &a, &b));
        }
        let wide = Ty::Int(2 * ty.bits);
        let [a, b] = [a, b].map(|value| self.extended(value, wide, ty.is_signed()));
        let product = self.binary("mul", &a, &b);
        if one.has("wide") {
            return Some(product);
        }
        let half = Value::int(2 * ty.bits, i128::from(ty.bits));
        let high = self.binary("lshr", &product, &half);
        Some(self.convert(high, narrow, false))
    }

    /// A literal stays one.
    pub(super) fn extended(&mut self, value: Value, want: Ty, signed: bool) -> Value {
        match (value.text.parse::<u128>(), value.ty) {
            (Ok(bits), Ty::Int(width)) => {
                let negative = signed && bits >> (width - 1) & 1 == 1;
                let number = match negative {
                    true => bits as i128 - (1_i128 << width),
                    false => bits as i128,
                };
                Value::int(want.bits(), number)
            }
            _ => self.convert(value, want, signed),
        }
    }
}

/// `mul24`, `mad24`: of the low 24 bits.
pub fn multiply_24(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let Some(ty) = integer(one, &["lo"]).filter(|ty| ty.bits == 32) else {
        return assembly(emitter, one);
    };
    let [to, a, b, rest @ ..] = &one.operands[..] else {
        return None;
    };
    let shift = if ty.is_signed() { "ashr" } else { "lshr" };
    let eight = Value::int(32, 8);
    let mut low = |operand: &Operand| {
        let value = emitter.read(operand, Ty::Int(32))?;
        let high = emitter.binary("shl", &value, &eight);
        Some(emitter.binary(shift, &high, &eight))
    };
    let (a, b) = (low(a)?, low(b)?);
    let mut value = emitter.binary("mul", &a, &b);
    if let [c] = rest {
        let c = emitter.read(c, Ty::Int(32))?;
        value = emitter.binary("add", &value, &c);
    }
    emitter.write(to, value, false)
}

/// `div`, `rem`.
pub fn divide(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let Some(ty) = integer(one, &[]) else {
        return float_arithmetic(emitter, one);
    };
    let [to, a, b] = three(one)?;
    let want = Ty::Int(ty.bits);
    let (a, b) = (emitter.read(a, want)?, emitter.read(b, want)?);
    let op = match (one.name(), ty.is_signed()) {
        ("div", true) => "sdiv",
        ("div", false) => "udiv",
        (_, true) => "srem",
        (_, false) => "urem",
    };
    let value = emitter.binary(op, &a, &b);
    emitter.write(to, value, false)
}

/// `min`, `max`.
pub fn extremum(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let Some(ty) = integer(one, &[]) else {
        return assembly(emitter, one);
    };
    let [to, a, b] = three(one)?;
    let want = Ty::Int(ty.bits);
    let (a, b) = (emitter.read(a, want)?, emitter.read(b, want)?);
    let sign = if ty.is_signed() { 's' } else { 'u' };
    let comparison = match one.name() {
        "min" => format!("{sign}lt"),
        _ => format!("{sign}gt"),
    };
    let first = emitter.value(Ty::BOOL, format!("icmp {comparison} {a}, {}", b.text));
    let value = emitter.value(want, format!("select {first}, {a}, {b}"));
    emitter.write(to, value, false)
}

/// `abs`, `neg`.
pub fn absolute_or_negated(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let Some(ty) = integer(one, &[]) else {
        return float_arithmetic(emitter, one);
    };
    let [to, a] = two(one)?;
    let want = Ty::Int(ty.bits);
    let a = emitter.read(a, want)?;
    let zero = Value::int(ty.bits, 0);
    let mut value = emitter.binary("sub", &zero, &a);
    if one.name() == "abs" {
        let negative = emitter.value(Ty::BOOL, format!("icmp slt {a}, 0"));
        value = emitter.value(want, format!("select {negative}, {value}, {a}"));
    }
    emitter.write(to, value, false)
}

/// `sad`: the distance of two numbers, added to a third one.
pub fn distance(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let ty = integer(one, &[])?;
    let [to, a, b, c] = four(one)?;
    let want = Ty::Int(ty.bits);
    let (a, b, c) = (
        emitter.read(a, want)?,
        emitter.read(b, want)?,
        emitter.read(c, want)?,
    );
    let less = if ty.is_signed() { "slt" } else { "ult" };
    let less = emitter.value(Ty::BOOL, format!("icmp {less} {a}, {}", b.text));
    let (ab, ba) = (emitter.binary("sub", &a, &b), emitter.binary("sub", &b, &a));
    let between = emitter.value(want, format!("select {less}, {ba}, {ab}"));
    let value = emitter.binary("add", &between, &c);
    emitter.write(to, value, false)
}
