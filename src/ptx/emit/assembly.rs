//! Instructions as inline assembly, whose meaning is the importer's.

use std::fmt::Write;

use super::Emitter;
use super::debug::escaped;
use super::value::{Ty, Value};
use crate::ptx::ast::{Address, Instruction, Operand};

/// The instruction as inline assembly that writes its first operand, where it has a result.
pub fn assembly(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    Assembly::new(emitter, one, outputs(one))?.call(emitter)
}

/// Likewise, without a result. A copy, a fence or a barrier.
pub fn assembly_of_object(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let written = matches!(
        one.operands.first(),
        Some(Operand::Register(_) | Operand::Sink)
    );
    let count = usize::from(written && one.name() == "mbarrier");
    Assembly::new(emitter, one, count)?.call(emitter)
}

/// A hint.
pub fn nothing(_: &mut Emitter, _: &Instruction) -> Option<()> {
    Some(())
}

/// Instructions that write no register.
fn outputs(one: &Instruction) -> usize {
    let without = [
        "st", "red", "bar", "barrier", "membar", "fence", "cp", "stmatrix",
    ];
    let groups = ["fence", "commit_group", "wait_group"];
    let is_of_groups = |one: &Instruction| {
        one.opcode
            .get(1)
            .is_some_and(|p| groups.contains(&p.as_str()))
    };
    let is_without = match one.name() {
        "wgmma" => is_of_groups(one),
        name => without.contains(&name),
    };
    usize::from(!is_without)
}

/// Says in the importer's words that the instruction is not supported; its first operand is
/// arbitrary.
pub fn unsupported(emitter: &mut Emitter, one: &Instruction) {
    let text = format!(".unsupported {}", one.opcode.join("."));
    let mut targets = Vec::new();
    if let Some(first) = one.operands.first() {
        registers(first, &mut targets);
    }
    let statement = Assembly {
        text,
        targets,
        inputs: Vec::new(),
    };
    let _ = statement.call(emitter);
    if matches!(one.name(), "bra" | "brx" | "ret" | "call") {
        // Where it goes is not known.
        let name = emitter.fresh("after");
        emitter.end(format!("br label %\"{name}\""));
        emitter.block(&name);
    }
}

fn registers(operand: &Operand, found: &mut Vec<Operand>) {
    match operand {
        Operand::Register(_) => found.push(operand.clone()),
        Operand::Vector(members) | Operand::List(members) => {
            members.iter().for_each(|member| registers(member, found));
        }
        Operand::Pair(first, second) => {
            registers(first, found);
            registers(second, found);
        }
        _ => {}
    }
}

/// A statement with `$0`, `$1`, … for the values that go out and in.
pub struct Assembly {
    pub text: String,
    /// The registers that it writes.
    pub targets: Vec<Operand>,
    pub inputs: Vec<Value>,
}

impl Assembly {
    /// The first `outputs` operands are written.
    pub fn new(emitter: &mut Emitter, one: &Instruction, outputs: usize) -> Option<Assembly> {
        let mut targets = Vec::new();
        for operand in one.operands.iter().take(outputs) {
            registers(operand, &mut targets);
        }
        let mut assembly = Assembly {
            text: one.opcode.join("."),
            targets,
            inputs: Vec::new(),
        };
        let mut written = 0;
        for (index, operand) in one.operands.iter().enumerate() {
            assembly.text.push_str(if index == 0 { " " } else { ", " });
            if index < outputs {
                assembly.output(operand, &mut written)?;
            } else {
                assembly.input(emitter, operand)?;
            }
        }
        assembly.text.push(';');
        Some(assembly)
    }

    fn output(&mut self, operand: &Operand, written: &mut usize) -> Option<()> {
        match operand {
            Operand::Register(_) => {
                let _ = write!(self.text, "${written}");
                *written += 1;
            }
            Operand::Sink => self.text.push('_'),
            Operand::Vector(members) => {
                self.text.push('{');
                for (index, member) in members.iter().enumerate() {
                    self.text.push_str(if index == 0 { "" } else { ", " });
                    self.output(member, written)?;
                }
                self.text.push('}');
            }
            _ => return None,
        }
        Some(())
    }

    fn input(&mut self, emitter: &mut Emitter, operand: &Operand) -> Option<()> {
        match operand {
            Operand::Integer(number) => {
                let _ = write!(self.text, "{number}");
            }
            Operand::Float { bits, width: 32 } => {
                let _ = write!(self.text, "0f{bits:08X}");
            }
            Operand::Float { bits, .. } => {
                let _ = write!(self.text, "0d{bits:016X}");
            }
            Operand::Register(name) => {
                let value = emitter.read_register(name);
                self.value(value);
            }
            Operand::Special(_) => {
                let value = emitter.read(operand, Ty::Int(32))?;
                self.value(value);
            }
            Operand::Not(_) => {
                let value = emitter.read(operand, Ty::BOOL)?;
                self.value(value);
            }
            Operand::Address(Address { base, offset, more }) if more.is_empty() => {
                let base = emitter.read(base, Ty::Ptr)?;
                let base = emitter.moved(base, &Value::int(64, i128::from(*offset)));
                self.text.push('[');
                self.value(base);
                self.text.push(']');
            }
            Operand::Symbol(_) | Operand::Sum(_) => {
                let address = emitter.read(operand, Ty::Ptr)?;
                self.value(address);
            }
            Operand::Vector(members) => {
                self.text.push('{');
                for (index, member) in members.iter().enumerate() {
                    self.text.push_str(if index == 0 { "" } else { ", " });
                    self.input(emitter, member)?;
                }
                self.text.push('}');
            }
            _ => return None,
        }
        Some(())
    }

    fn value(&mut self, value: Value) {
        let _ = write!(self.text, "${}", self.targets.len() + self.inputs.len());
        self.inputs.push(value);
    }

    /// Writes the call down, and what it yields into the registers.
    pub fn call(self, emitter: &mut Emitter) -> Option<()> {
        for (target, value) in self.targets.clone().iter().zip(self.values(emitter, None)) {
            emitter.write(target, value, false)?;
        }
        Some(())
    }

    /// The values that it yields: as wide as the registers, or of the types that are given.
    pub fn values(self, emitter: &mut Emitter, types: Option<Vec<Ty>>) -> Vec<Value> {
        let types = types.unwrap_or_else(|| {
            let ty = |target: &Operand| match target {
                Operand::Register(name) => emitter.register_type(name),
                _ => Ty::Int(32),
            };
            self.targets.iter().map(ty).collect()
        });
        let mut constraints = vec!["=r"; types.len()];
        constraints.extend(vec!["r"; self.inputs.len()]);
        let names: Vec<String> = types.iter().map(Ty::to_string).collect();
        let result = match &names[..] {
            [] => "void".to_owned(),
            [one] => one.clone(),
            several => format!("{{ {} }}", several.join(", ")),
        };
        let inputs: Vec<String> = self.inputs.iter().map(Value::to_string).collect();
        let call = format!(
            "call {result} asm sideeffect \"{}\", \"{}\"({})",
            escaped(&self.text),
            constraints.join(","),
            inputs.join(", ")
        );
        match types[..] {
            [] => {
                emitter.effect(call);
                Vec::new()
            }
            [ty] => vec![emitter.value(ty, call)],
            _ => {
                // The type is that of the whole, of which only the name is used.
                let all = emitter.value(types[0], call);
                let parts = types.iter().enumerate();
                parts
                    .map(|(index, &ty)| {
                        let text = format!("extractvalue {result} {}, {index}", all.text);
                        emitter.value(ty, text)
                    })
                    .collect()
            }
        }
    }
}
