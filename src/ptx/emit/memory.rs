//! Accesses to memory. Those with an order of their own, and atomic operations, are inline
//! assembly.

use super::registers::space_number;
use super::value::{Ty, Value};
use super::{Emitter, assembly, two};
use crate::ptx::ast::{Address, Instruction, Operand, Scalar, Space};

/// `ld`, `ldu`.
pub fn load(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, from, ..] = &one.operands[..] else {
        return None;
    };
    let Operand::Address(from) = from else {
        return None;
    };
    emitter.may_be_there(one.space(), from)?;
    if is_ordered(one) {
        return assembly(emitter, one);
    }
    let access = Access::of(one)?;
    let mut base = emitter.address(from)?;
    if one.has("nc") || one.name() == "ldu" {
        base = emitter.intrinsic(Ty::Ptr, "__wp_read_only", &[base]);
    }
    for (index, to) in access.members(to)?.iter().enumerate() {
        let ty = match to {
            Operand::Register(name) if access.ty.bits == 64 => match emitter.register_type(name) {
                Ty::Ptr => Ty::Ptr,
                _ => Ty::of(access.ty),
            },
            _ => Ty::of(access.ty),
        };
        let place = access.place(emitter, &base, index);
        let volatile = access.volatile;
        let value = emitter.value(ty, format!("load {volatile}{ty}, {place}"));
        emitter.write(to, value, access.ty.is_signed())?;
    }
    Some(())
}

/// `st`.
pub fn store(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, from, ..] = &one.operands[..] else {
        return None;
    };
    let Operand::Address(to) = to else {
        return None;
    };
    emitter.may_be_there(one.space(), to)?;
    if is_ordered(one) {
        return assembly(emitter, one);
    }
    let access = Access::of(one)?;
    let base = emitter.address(to)?;
    for (index, from) in access.members(from)?.iter().enumerate() {
        let ty = match from {
            Operand::Register(name)
                if access.ty.bits == 64 && emitter.register_type(name) == Ty::Ptr =>
            {
                Ty::Ptr
            }
            _ => Ty::of(access.ty),
        };
        let value = emitter.read(from, ty)?;
        let place = access.place(emitter, &base, index);
        let volatile = access.volatile;
        emitter.effect(format!("store {volatile}{value}, {place}"));
    }
    Some(())
}

/// `atom`, `red`.
pub fn atomic(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    for operand in &one.operands {
        if let Operand::Address(address) = operand {
            emitter.may_be_there(one.space(), address)?;
        }
    }
    let known = |part: &str| !part.starts_with("shared::") || part == "shared::cta";
    if !one.modifiers().into_iter().all(known) {
        return None;
    }
    match one.operands.first() {
        // What it reads goes nowhere.
        Some(Operand::Sink) if one.name() == "atom" => {
            let mut one = one.clone();
            one.opcode[0] = "red".to_owned();
            one.operands.remove(0);
            assembly(emitter, &one)
        }
        _ => assembly(emitter, one),
    }
}

/// Copies and matrices in memory.
pub fn in_memory(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    assembly(emitter, one)
}

/// `isspacep`: in which space an address lies, which its number says.
pub fn is_in_space(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let [to, address] = two(one)?;
    let address = emitter.read(address, Ty::Int(64))?;
    let answer = emitter.function_of(Ty::BOOL, &one.opcode.join("."), &[address]);
    emitter.write(to, answer, false)
}

/// Texture fetches and the like: any value.
pub fn arbitrary(emitter: &mut Emitter, one: &Instruction) -> Option<()> {
    let targets = match one.operands.first()? {
        Operand::Vector(members) => members.clone(),
        Operand::Pair(first, second) => vec![(**first).clone(), (**second).clone()],
        first => vec![first.clone()],
    };
    for to in targets {
        if let Operand::Register(name) = &to {
            let ty = emitter.register_type(name);
            let value = match ty {
                // Where it points is not known either.
                Ty::Ptr => emitter.arbitrary(Ty::Int(64)),
                ty => emitter.arbitrary(ty),
            };
            emitter.write(&to, value, false)?;
        }
    }
    Some(())
}

fn is_ordered(one: &Instruction) -> bool {
    ["relaxed", "acquire", "release", "mmio"]
        .iter()
        .any(|order| one.has(order))
}

/// A plain access, of scalars that lie one behind the other.
struct Access {
    ty: Scalar,
    count: usize,
    space: Space,
    /// `volatile `, or nothing.
    volatile: &'static str,
}

impl Access {
    /// None of a modifier that is not known.
    fn of(one: &Instruction) -> Option<Access> {
        const KNOWN: [&str; 14] = [
            "weak", "volatile", "ca", "cg", "cs", "lu", "cv", "wb", "wt", "nc", "v2", "v4", "v8",
            "unified",
        ];
        let known = |part: &str| {
            KNOWN.contains(&part)
                || Space::parse(part).is_some()
                || part.starts_with("L1::")
                || part.starts_with("L2::")
        };
        if !one.modifiers().into_iter().all(known) || one.types().len() != 1 {
            return None;
        }
        let count = [("v2", 2), ("v4", 4), ("v8", 8)];
        let count = count.iter().find(|(part, _)| one.has(part));
        Some(Access {
            ty: one.ty()?,
            count: count.map_or(1, |(_, count)| *count),
            space: one.space(),
            volatile: if one.has("volatile") { "volatile " } else { "" },
        })
    }

    fn members<'o>(&self, operand: &'o Operand) -> Option<&'o [Operand]> {
        let members = match operand {
            Operand::Vector(members) => members.as_slice(),
            one => std::slice::from_ref(one),
        };
        (members.len() == self.count).then_some(members)
    }

    /// The pointer to one of the scalars, and how it is aligned.
    fn place(&self, emitter: &mut Emitter, base: &Value, index: usize) -> String {
        let bytes = self.ty.bytes() as i128 * index as i128;
        let mut place = emitter
            .moved(base.clone(), &Value::int(64, bytes))
            .to_string();
        if let Some(space) = space_number(self.space) {
            let ty = format!("ptr addrspace({space})");
            let cast = emitter.value(Ty::Ptr, format!("addrspacecast {place} to {ty}"));
            place = format!("{ty} {}", cast.text);
        }
        format!("{place}, align {}", self.ty.bytes())
    }
}

impl Emitter<'_, '_> {
    /// What a kernel is given as an address lies in global memory, unless its parameter says
    /// otherwise; that it does not where it is accessed is not modelled.
    pub(super) fn may_be_there(&self, space: Space, address: &Address) -> Option<()> {
        let given = match &*address.base {
            Operand::Register(name) => self.shared.pointers.is_given(&self.function.name, name),
            _ => false,
        };
        let elsewhere = matches!(space, Space::Shared | Space::Local | Space::Const);
        (!(given && elsewhere)).then_some(())
    }
}
