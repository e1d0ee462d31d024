//! Jumps, calls and ends.

use super::Emitter;
use super::function::{label_name, parameter_type, result_type};
use super::value::Ty;
use crate::ptx::ast::{Function, Instruction, Operand, Statement};
use crate::ptx::pointers::{Call, is_scalar};

/// `bra`.
pub fn branch(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [Operand::Symbol(label)] = &one.operands[..] else {
        return None;
    };
    let target = emitter.target(label)?;
    emitter.end(format!("br label %\"{target}\""));
    Some(())
}

/// `brx.idx`: what is beyond the list is undefined.
pub fn branch_by_index(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [index, Operand::Symbol(list)] = &one.operands[..] else {
        return None;
    };
    let targets = emitter.body.targets.get(list)?;
    let mut cases = Vec::new();
    for (number, label) in targets.iter().enumerate() {
        cases.push(format!(
            "i32 {number}, label %\"{}\"",
            emitter.target(label)?
        ));
    }
    let index = emitter.read(index, Ty::Int(32))?;
    let beyond = emitter.fresh("beyond");
    emitter.end(format!(
        "switch {index}, label %\"{beyond}\" [ {} ]",
        cases.join(" ")
    ));
    emitter.block(&beyond);
    emitter.end("unreachable".to_owned());
    Some(())
}

/// `ret`.
pub fn ret(emitter: &mut Emitter, _: &Instruction) -> Option<()> {
    emitter.leave();
    Some(())
}

/// `exit`: the thread's end, in whatever function.
pub fn exit(emitter: &mut Emitter, _: &Instruction) -> Option<()> {
    if !emitter.function.is_entry {
        emitter.effect("call void asm sideeffect \"exit;\", \"\"()".to_owned());
    }
    emitter.leave();
    Some(())
}

/// `trap`.
pub fn trap(emitter: &mut Emitter, _: &Instruction) -> Option<()> {
    let call = emitter.call("void", "llvm.trap", &[]);
    emitter.end(call);
    emitter.end("unreachable".to_owned());
    Some(())
}

/// `call (result), function, (arguments)`.
pub fn call(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let call = Call::of(one)?;
    let module = emitter.shared.module;
    let callee = module
        .functions
        .iter()
        .find(|function| function.name == call.name)?;
    // Names of the importer's own have other types there.
    let same = callee.params.len() == call.args.len() && callee.results.len() == call.results.len();
    if !same || callee.is_entry || callee.name.starts_with("__wp") || callee.results.len() > 1 {
        return None;
    }
    let mut args = Vec::new();
    for (param, arg) in callee.params.iter().zip(call.args) {
        let ty = parameter_type(emitter.shared, callee, param);
        if !is_scalar(param) {
            let Operand::Symbol(name) = arg else {
                return None;
            };
            let place = emitter.symbol(name)?;
            args.push(format!("{ty} {}", place.text));
            continue;
        }
        args.push(emitter.argument(arg, &ty, param.ty.bits)?);
    }
    let result = result_type(emitter.shared, callee);
    let text = format!("call {result} @\"{}\"({})", callee.name, args.join(", "));
    match (call.results, &callee.results[..]) {
        ([], _) => emitter.effect(text),
        ([Operand::Symbol(name)], [_]) => {
            let value = emitter.value(Ty::Int(32), text);
            let place = emitter.symbol(name)?;
            emitter.effect(format!("store {result} {}, {place}", value.text));
        }
        _ => return None,
    }
    ends_here(emitter, callee);
    Some(())
}

/// Nothing comes back from a failed assertion.
fn ends_here(emitter: &mut Emitter, callee: &Function) {
    if callee.name == "__assertfail" {
        emitter.end("unreachable".to_owned());
    }
}

impl Emitter<'_, '_> {
    /// The block of a label, if there is one.
    fn target(&self, label: &str) -> Option<String> {
        let defined = |one: &Statement| matches!(one, Statement::Label(name) if name == label);
        self.body
            .statements
            .iter()
            .any(defined)
            .then(|| label_name(label))
    }

    /// What a variable for arguments holds, as the parameter's type.
    fn argument(&mut self, arg: &Operand, ty: &str, bits: u32) -> Option<String> {
        if let Operand::Symbol(name) = arg {
            let place = self.symbol(name)?;
            let value = self.value(Ty::Int(bits), format!("load {ty}, {place}"));
            return Some(format!("{ty} {}", value.text));
        }
        let value = self.read(arg, Ty::Int(bits))?;
        match ty == value.ty.to_string() {
            true => Some(value.to_string()),
            false => None,
        }
    }
}
