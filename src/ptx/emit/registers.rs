//! How instructions read and write registers, and what names and addresses mean.

use super::function::{Emitter, held, short};
use super::value::{Ty, Value};
use crate::ptx::ast::{Address, Operand, Space};
use crate::ptx::pointers::is_scalar;

impl Emitter<'_, '_> {
    pub(super) fn register_type(&self, name: &str) -> Ty {
        let ty = self.body.registers[name];
        held(self.shared, &self.function.name, name, ty)
    }

    pub(super) fn read_register(&mut self, name: &str) -> Value {
        let ty = self.register_type(name);
        self.value(ty, format!("load {ty}, ptr %\"{name}\""))
    }

    /// The operand's value as this type.
    pub(super) fn read(&mut self, operand: &Operand, want: Ty) -> Option<Value> {
        self.read_as(operand, want, false)
    }

    /// Likewise; a register that is narrower is extended with its sign.
    pub(super) fn read_as(&mut self, operand: &Operand, want: Ty, signed: bool) -> Option<Value> {
        let value = match operand {
            Operand::Register(name) => self.read_register(name),
            Operand::Not(name) => {
                let value = self.read_register(name);
                self.value(Ty::BOOL, format!("xor {value}, true"))
            }
            Operand::Integer(number) => match want {
                Ty::Ptr if *number == 0 => Value::new(Ty::Ptr, "null"),
                _ => Value::int(want.bits(), *number),
            },
            Operand::Float { bits, width } => {
                let bits = match (width, want.bits()) {
                    (64, 32) => u64::from((f64::from_bits(*bits) as f32).to_bits()),
                    (width, wanted) if *width == wanted => *bits,
                    _ => return None,
                };
                Value::int(want.bits(), i128::from(bits))
            }
            Operand::Special(name) => self.special(name)?,
            Operand::Symbol(name) => self.symbol(name)?,
            Operand::Sum(address) => self.address(address)?,
            _ => return None,
        };
        Some(self.convert(value, want, signed))
    }

    /// The bits of a value as another type; what is wider is filled with zeros or the sign.
    pub(super) fn convert(&mut self, value: Value, want: Ty, signed: bool) -> Value {
        match (value.ty, want) {
            (from, to) if from == to => value,
            (Ty::Int(from), Ty::Int(to)) => {
                let op = match () {
                    () if from > to => "trunc",
                    () if signed => "sext",
                    () => "zext",
                };
                self.value(want, format!("{op} {value} to {want}"))
            }
            (Ty::Float(bits), _) => {
                let ty = Ty::Int(bits);
                let bits = self.value(ty, format!("bitcast {value} to {ty}"));
                self.convert(bits, want, signed)
            }
            (_, Ty::Float(bits)) => {
                let bits = self.convert(value, Ty::Int(bits), signed);
                self.value(want, format!("bitcast {bits} to {want}"))
            }
            (Ty::Ptr, _) => {
                let address = self.value(Ty::Int(64), format!("ptrtoint {value} to i64"));
                self.convert(address, want, false)
            }
            (_, Ty::Ptr) => {
                let address = self.convert(value, Ty::Int(64), false);
                self.value(want, format!("inttoptr {address} to ptr"))
            }
        }
    }

    /// Writes a register; what is narrower is filled with zeros or the sign.
    pub(super) fn write(&mut self, operand: &Operand, value: Value, signed: bool) -> Option<()> {
        let name = match operand {
            Operand::Register(name) => name,
            Operand::Sink => return Some(()),
            _ => return None,
        };
        let ty = self.register_type(name);
        let mut value = self.convert(value, ty, signed);
        if let Some(guard) = self.guard.clone() {
            let old = self.read_register(name);
            value = self.value(ty, format!("select i1 {guard}, {value}, {old}"));
        }
        self.effect(format!("store {value}, ptr %\"{name}\""));
        Some(())
    }

    /// The address of a variable.
    pub(super) fn symbol(&mut self, name: &str) -> Option<Value> {
        let function = self.function;
        let mut own = self
            .body
            .variables
            .iter()
            .chain(&function.results)
            .chain(&function.params);
        let own = own.find(|variable| variable.name == name).cloned();
        let (space, symbol) = match &own {
            Some(one) => match one.space {
                Space::Param
                    if function
                        .params
                        .iter()
                        .any(|p| p.name == name && !is_scalar(p)) =>
                {
                    let name = short(name, &function.name);
                    return Some(Value::new(Ty::Ptr, format!("%\"{name}\"")));
                }
                Space::Local | Space::Param => {
                    return Some(Value::new(Ty::Ptr, format!("%\"{name}.var\"")));
                }
                space => (space, format!("{}.{name}", function.name)),
            },
            None => {
                let mut known = self.shared.module.variables.iter();
                (known.find(|one| one.name == name)?.space, name.to_owned())
            }
        };
        let number = space_number(space)?;
        Some(Value::new(
            Ty::Ptr,
            format!("addrspacecast (ptr addrspace({number}) @\"{symbol}\" to ptr)"),
        ))
    }

    /// The pointer that an address names.
    pub(super) fn address(&mut self, address: &Address) -> Option<Value> {
        if !address.more.is_empty() {
            return None;
        }
        let base = self.read(&address.base, Ty::Ptr)?;
        Some(self.moved(base, &Value::int(64, i128::from(address.offset))))
    }

    /// A pointer so many bytes further.
    pub(super) fn moved(&mut self, base: Value, bytes: &Value) -> Value {
        match bytes.text == "0" {
            true => base,
            false => self.value(Ty::Ptr, format!("getelementptr i8, {base}, {bytes}")),
        }
    }
}

/// LLVM's number of an address space.
pub fn space_number(space: Space) -> Option<u32> {
    match space {
        Space::Global => Some(1),
        Space::Shared => Some(3),
        Space::Const => Some(4),
        _ => None,
    }
}
