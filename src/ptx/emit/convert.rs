//! Conversions between numbers.

use super::value::{Ty, Value};
use super::{Emitter, assembly, two};
use crate::ptx::ast::{Instruction, Kind, Scalar};

/// `cvt.to.from`: exact between integers; between floats and integers where LLVM rounds in
/// the same way.
pub fn convert(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [into, from_ty] = one.types()[..] else {
        return assembly(emitter, one);
    };
    // Two floats become one register of halves.
    let Some([to, from]) = two(one) else {
        return assembly(emitter, one);
    };
    let modifiers = one.modifiers();
    let number = |ty: Scalar| !matches!(ty.kind, Kind::Brain | Kind::Predicate) && ty.bits != 16;
    if !into.is_float() && !from_ty.is_float() {
        if !modifiers.is_empty() {
            return assembly(emitter, one);
        }
        // 32 bits hold addresses of shared memory alone.
        let wide = into.bits >= 32 && from_ty.bits >= 32;
        let whole = into.bits == from_ty.bits || emitter.is_shared(from);
        if wide && whole && emitter.holds_pointer(to) {
            let value = emitter.read(from, Ty::Ptr)?;
            return emitter.write(to, value, false);
        }
        let value = emitter.read(from, Ty::Int(from_ty.bits))?;
        let value = emitter.convert(value, Ty::Int(into.bits), from_ty.is_signed());
        return emitter.write(to, value, into.is_signed());
    }
    if !number(into) && into.is_float() || !number(from_ty) && from_ty.is_float() {
        return assembly(emitter, one);
    }
    let (value, result) = (emitter.read(from, Ty::of(from_ty))?, Ty::of(into));
    let op = match (from_ty.is_float(), into.is_float(), &modifiers[..]) {
        (true, true, []) if into.bits > from_ty.bits => "fpext",
        (true, true, ["rn"]) if into.bits < from_ty.bits => "fptrunc",
        (false, true, ["rn"]) if from_ty.is_signed() => "sitofp",
        (false, true, ["rn"]) => "uitofp",
        (true, false, ["rzi"]) => {
            let sign = if into.is_signed() { 's' } else { 'u' };
            let name = format!("llvm.fpto{sign}i.sat.{result}.f{}", from_ty.bits);
            let number = emitter.intrinsic(result, &name, std::slice::from_ref(&value));
            let number = emitter.without_nan(number, &value);
            return emitter.write(to, number, into.is_signed());
        }
        _ => return assembly(emitter, one),
    };
    let value = emitter.value(result, format!("{op} {value} to {result}"));
    emitter.write(to, value, false)
}

impl Emitter<'_, '_> {
    /// What a conversion yields, which of no number is zero between at most 32 bits, as LLVM has
    /// it, and the highest bit alone elsewhere (PTX ISA, "cvt").
    fn without_nan(&mut self, converted: Value, from: &Value) -> Value {
        let bits = converted.ty.bits();
        if from.ty.bits() <= 32 && bits <= 32 {
            return converted;
        }
        let is_nan = self.value(Ty::BOOL, format!("fcmp uno {from}, {}", from.text));
        let highest = Value::int(bits, 1 << (bits - 1));
        self.value(
            converted.ty,
            format!("select {is_nan}, {highest}, {converted}"),
        )
    }
}
