//! Comparisons and choices.

use super::assembly::Assembly;
use super::value::{Ty, Value};
use super::{Emitter, assembly, four};
use crate::ptx::ast::{Instruction, Kind, Operand, Scalar};

/// `setp.less.and.s32 p|q, a, b, c`.
pub fn set_predicate(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let (to, rest) = one.operands.split_first()?;
    let value = emitter.comparison(one, rest)?;
    match to {
        Operand::Pair(first, second) => {
            let not = emitter.value(Ty::BOOL, format!("xor {}, true", value.0));
            let second_value = emitter.joined(one, not, value.1.as_ref())?;
            let first_value = emitter.joined(one, value.0, value.1.as_ref())?;
            emitter.write(first, first_value, false)?;
            emitter.write(second, second_value, false)
        }
        to => {
            let value = emitter.joined(one, value.0, value.1.as_ref())?;
            emitter.write(to, value, false)
        }
    }
}

/// `set`: all ones, or 1.0.
pub fn set(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let (to, rest) = one.operands.split_first()?;
    let [into, from] = one.types()[..] else {
        return None;
    };
    let halves = [into, from].iter().any(|ty| ty.is_float() && ty.bits == 16);
    if halves || one.opcode.iter().any(|part| part.ends_with("x2")) {
        return assembly(emitter, one);
    }
    let (value, more) = emitter.comparison(one, rest)?;
    let value = emitter.joined(one, value, more.as_ref())?;
    let ones = match (into.kind, into.bits) {
        (Kind::Float, 32) => 0x3f80_0000,
        (Kind::Float | Kind::Brain, _) => return None,
        _ => -1,
    };
    let ty = Ty::Int(into.bits);
    let ones = Value::int(into.bits, ones);
    let value = emitter.value(ty, format!("select {value}, {ones}, {ty} 0"));
    emitter.write(to, value, false)
}

impl Emitter<'_, '_> {
    /// What comparing yields, and the predicate that it is joined with.
    fn comparison(
        &mut self,
        one: &Instruction,
        operands: &[Operand],
    ) -> Option<(Value, Option<Value>)> {
        let ty = one.ty()?;
        let name = one.opcode.get(1)?;
        let [a, b, more @ ..] = operands else {
            return None;
        };
        let value = match ty.kind {
            _ if one.opcode.iter().any(|part| part.ends_with("x2")) => return None,
            Kind::Float if ty.bits != 16 && !one.has("ftz") => {
                let want = Ty::of(ty);
                let (a, b) = (self.read(a, want)?, self.read(b, want)?);
                let comparison = float_comparison(name)?;
                self.value(Ty::BOOL, format!("fcmp {comparison} {a}, {}", b.text))
            }
            Kind::Float | Kind::Brain => self.function_of_floats(one, ty, [a, b])?,
            _ => self.integer_comparison(name, ty, a, b)?,
        };
        let more = match more {
            [] => None,
            [more] => Some(self.read(more, Ty::BOOL)?),
            _ => return None,
        };
        Some((value, more))
    }

    /// A comparison that is not looked into: halves, and denormals that count as zero.
    fn function_of_floats(
        &mut self,
        one: &Instruction,
        ty: Scalar,
        operands: [&Operand; 2],
    ) -> Option<Value> {
        let name = &one.opcode[1];
        float_comparison(name)?;
        let ftz = if one.has("ftz") { ".ftz" } else { "" };
        let ty_name = one.opcode.last()?;
        let mut inputs = Vec::new();
        for operand in operands {
            inputs.push(self.read(operand, Ty::Int(ty.bits))?);
        }
        let comparison = Assembly {
            text: format!("setp.{name}{ftz}.{ty_name} $0, $1, $2;"),
            targets: Vec::new(),
            inputs,
        };
        comparison.values(self, Some(vec![Ty::BOOL])).pop()
    }

    fn integer_comparison(
        &mut self,
        name: &str,
        ty: Scalar,
        a: &Operand,
        b: &Operand,
    ) -> Option<Value> {
        let pointer = |one: &Operand| self.holds_pointer(one);
        let null = |one: &Operand| matches!(one, Operand::Integer(0));
        let equal = matches!(name, "eq" | "ne");
        // Whether an address is null needs no number.
        let wide = ty.bits == 64 && equal;
        let of_pointers = wide && (pointer(a) && (pointer(b) || null(b)) || pointer(b) && null(a));
        let want = if of_pointers {
            Ty::Ptr
        } else {
            Ty::Int(ty.bits)
        };
        let comparison = integer_comparison(name, ty.is_signed())?;
        let (a, b) = (self.read(a, want)?, self.read(b, want)?);
        Some(self.value(Ty::BOOL, format!("icmp {comparison} {a}, {}", b.text)))
    }

    fn joined(&mut self, one: &Instruction, value: Value, more: Option<&Value>) -> Option<Value> {
        let op = one.opcode[2..]
            .iter()
            .find(|part| matches!(part.as_str(), "and" | "or" | "xor"));
        match (op, more) {
            (None, None) => Some(value),
            (Some(op), Some(more)) => Some(self.binary(op, &value, more)),
            _ => None,
        }
    }
}

fn integer_comparison(name: &str, signed: bool) -> Option<&'static str> {
    Some(match (name, signed) {
        ("eq", _) => "eq",
        ("ne", _) => "ne",
        ("lt", true) => "slt",
        ("le", true) => "sle",
        ("gt", true) => "sgt",
        ("ge", true) => "sge",
        ("lt" | "lo", _) => "ult",
        ("le" | "ls", _) => "ule",
        ("gt" | "hi", _) => "ugt",
        ("ge" | "hs", _) => "uge",
        _ => return None,
    })
}

fn float_comparison(name: &str) -> Option<&'static str> {
    Some(match name {
        "eq" => "oeq",
        "ne" => "one",
        "lt" => "olt",
        "le" => "ole",
        "gt" => "ogt",
        "ge" => "oge",
        "equ" => "ueq",
        "neu" => "une",
        "ltu" => "ult",
        "leu" => "ule",
        "gtu" => "ugt",
        "geu" => "uge",
        "num" => "ord",
        "nan" => "uno",
        _ => return None,
    })
}

/// `selp`: by a predicate.
pub fn select(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, a, b, predicate] = four(one)?;
    let ty = one.ty()?;
    let predicate = emitter.read(predicate, Ty::BOOL)?;
    emitter.choice(ty, to, [a, b], &predicate)
}

/// `slct`: by the sign of a number.
pub fn select_by_sign(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, a, b, number] = four(one)?;
    let [ty, by] = one.types()[..] else {
        return None;
    };
    if by.is_float() {
        return assembly(emitter, one);
    }
    let number = emitter.read(number, Ty::Int(32))?;
    let first = emitter.value(Ty::BOOL, format!("icmp sge {number}, 0"));
    emitter.choice(ty, to, [a, b], &first)
}

impl Emitter<'_, '_> {
    fn choice(
        &mut self,
        ty: Scalar,
        to: &Operand,
        [a, b]: [&Operand; 2],
        first: &Value,
    ) -> Option<()> {
        let want = match to {
            Operand::Register(name) if self.register_type(name) == Ty::Ptr => Ty::Ptr,
            _ => Ty::of(ty),
        };
        let (a, b) = (self.read(a, want)?, self.read(b, want)?);
        let value = self.value(want, format!("select {first}, {a}, {b}"));
        self.write(to, value, false)
    }
}
