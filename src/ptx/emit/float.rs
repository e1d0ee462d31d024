//! Arithmetic of floats. What rounds to the nearest is LLVM's; what has another mode is a
//! function of its inputs that is not looked into.

use super::value::Ty;
use super::{Emitter, assembly};
use crate::ptx::ast::{Instruction, Kind};

/// `add`, `sub`, `mul`, `div`, `fma`, `mad`, `neg`, `abs`.
pub fn float_arithmetic(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let plain = one.modifiers().iter().all(|part| *part == "rn");
    let ty = one
        .ty()
        .filter(|ty| ty.kind == Kind::Float && matches!(ty.bits, 32 | 64));
    let (Some(ty), true) = (ty, plain) else {
        return assembly(emitter, one);
    };
    let want = Ty::Float(ty.bits);
    let (to, from) = one.operands.split_first()?;
    let mut args = Vec::new();
    for operand in from {
        args.push(emitter.read(operand, want)?);
    }
    let value = match (one.name(), &args[..]) {
        ("add" | "sub" | "mul" | "div", [a, b]) => {
            let op = format!("f{}", one.name());
            emitter.binary(&op, a, b)
        }
        ("fma" | "mad", [_, _, _]) => {
            emitter.intrinsic(want, &format!("llvm.fma.f{}", ty.bits), &args)
        }
        ("neg", [a]) => emitter.value(want, format!("fneg {a}")),
        ("abs", [_]) => emitter.intrinsic(want, &format!("llvm.fabs.f{}", ty.bits), &args),
        _ => return assembly(emitter, one),
    };
    emitter.write(to, value, false)
}
