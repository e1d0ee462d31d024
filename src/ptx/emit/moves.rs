//! Moves between registers.

use super::value::{Ty, Value};
use super::{Emitter, two};
use crate::ptx::ast::{Instruction, Operand};

/// `mov`: copies, addresses of variables, and registers put together or taken apart.
pub fn mov(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, from] = two(one)?;
    match (to, from) {
        (Operand::Vector(parts), _) => emitter.take_apart(one, parts, from),
        (_, Operand::Vector(parts)) => emitter.put_together(one, to, parts),
        (Operand::Register(name), _) => {
            let want = emitter.register_type(name);
            let value = emitter.read(from, want)?;
            emitter.write(to, value, false)
        }
        _ => None,
    }
}

/// `cvta`: an address is the same pointer whatever space it is told in.
pub fn convert_address(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, from] = two(one)?;
    let known = |part: &str| matches!(part, "to" | "global" | "shared" | "local" | "const");
    let known =
        |part: &str| known(part) || matches!(part, "shared::cta" | "param" | "param::entry");
    if !one.modifiers().into_iter().all(known) {
        return None;
    }
    let value = emitter.read(from, Ty::Ptr)?;
    emitter.write(to, value, false)
}

impl Emitter<'_, '_> {
    fn take_apart(&mut self, one: &Instruction, parts: &[Operand], from: &Operand) -> Option<()> {
        let bits = one.ty()?.bits;
        let part = bits / u32::try_from(parts.len()).ok()?;
        let whole = self.read(from, Ty::Int(bits))?;
        for (index, to) in (0..).zip(parts) {
            let amount = Value::int(bits, index * i128::from(part));
            let shifted = match index {
                0 => whole.clone(),
                _ => self.binary("lshr", &whole, &amount),
            };
            let value = self.convert(shifted, Ty::Int(part), false);
            self.write(to, value, false)?;
        }
        Some(())
    }

    fn put_together(&mut self, one: &Instruction, to: &Operand, parts: &[Operand]) -> Option<()> {
        let bits = one.ty()?.bits;
        let part = bits / u32::try_from(parts.len()).ok()?;
        let mut whole: Option<Value> = None;
        for (index, from) in (0..).zip(parts) {
            let value = self.read(from, Ty::Int(part))?;
            let value = self.extended(value, Ty::Int(bits), false);
            let amount = Value::int(bits, index * i128::from(part));
            whole = Some(match whole {
                None => value,
                Some(low) => {
                    let high = self.binary("shl", &value, &amount);
                    self.binary("or", &low, &high)
                }
            });
        }
        self.write(to, whole?, false)
    }
}
