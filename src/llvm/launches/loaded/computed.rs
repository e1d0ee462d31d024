//! Pointers whose values come from elsewhere than they stand: computed as numbers, members of structs that calls return
//! in registers, and what libraries return of what they are given. They are compared by where they may lead.

use super::given::results;
use super::{Origin, Sharing, Stores};
use crate::llvm::handle::{Opcode, Val};
use crate::llvm::launches::stubs;

impl Stores<'_> {
    /// May what is stored be the pointer, or be computed from it?
    pub(super) fn is_of(&self, stored: &Origin, pointer: Val) -> Option<Sharing> {
        match stored.value == pointer {
            true => Some(stored.sharing()),
            false => (self.may_be_computed(stored.value, pointer)).then_some(Sharing::Moved),
        }
    }

    /// May the two be one pointer, where one of them is such? They are not the same value.
    pub(in super::super) fn may_be_computed(&self, one: Val, other: Val) -> bool {
        let share = || {
            let [own, others] = [one, other].map(|value| self.points.of(value));
            let meet = || own.share_objects(&others) || self.points.may_come_unseen(one, other);
            self.points.is_open() || meet()
        };
        (self.is_computed(one) || self.is_computed(other))
            && self.may_be_members(one, other).unwrap_or_else(share)
    }

    fn is_computed(&self, value: Val) -> bool {
        match value.opcode() {
            Some(Opcode::LLVMCall | Opcode::LLVMInvoke) => {
                !stubs::is_marker(value) && !self.points.returns_own(value)
            }
            _ => !stands_for_itself(value),
        }
    }

    /// Two members of a struct that one call returns.
    fn may_be_members(&self, one: Val, other: Val) -> Option<bool> {
        let [(call, own), (same, others)] = [member(one)?, member(other)?];
        (call == same && own != others).then_some(())?;
        let (mut seen, mut work) = (Vec::new(), vec![call]);
        while let Some(value) = work.pop() {
            if seen.contains(&value) {
                continue;
            }
            seen.push(value);
            let returned = results(self.points, value);
            if value.has_opcode(Opcode::LLVMPHI) {
                work.extend(value.incoming().into_iter().map(|(value, _)| value));
            } else if !returned.is_empty() {
                work.extend(returned);
            } else if value.callee().is_some() {
                if self.points.may_come_unseen(value, value) {
                    return Some(true);
                }
            } else {
                let [own, others] = [own, others].map(|index| inserted(value, index));
                let apart = own.zip(others).is_some_and(|(own, others)| {
                    let [own, others] = [own, others].map(|value| self.points.of(value));
                    !own.is_empty() && !others.is_empty() && !own.share_objects(&others)
                });
                if !apart {
                    return Some(true);
                }
            }
        }
        Some(false)
    }
}

/// Does the value stand for itself, or is it followed to what it is one of? Calls may.
pub(in super::super) fn stands_for_itself(value: Val) -> bool {
    let is_such = |opcode: Opcode| FOLLOWED.contains(&opcode) || value.callee().is_some();
    value.parent().is_none() || value.opcode().is_none_or(is_such)
}

const FOLLOWED: [Opcode; 7] = [
    Opcode::LLVMAlloca,
    Opcode::LLVMGetElementPtr,
    Opcode::LLVMIntToPtr,
    Opcode::LLVMLoad,
    Opcode::LLVMPHI,
    Opcode::LLVMPtrToInt,
    Opcode::LLVMSelect,
];

/// The call that returns a struct, and which of its members the value is.
fn member(value: Val) -> Option<(Val, u32)> {
    let is_member = value.has_opcode(Opcode::LLVMExtractValue);
    let indices = is_member.then(|| value.indices())?;
    let call = value.operand(0);
    match (call.callee(), &indices[..]) {
        (Some(_), [index]) => Some((call, *index)),
        _ => None,
    }
}

/// What is put into a struct as this member.
fn inserted(value: Val, member: u32) -> Option<Val> {
    let mut value = value;
    while value.has_opcode(Opcode::LLVMInsertValue) {
        let indices = value.indices();
        match indices.first() == Some(&member) {
            true => return (indices.len() == 1).then(|| value.operand(1)),
            false => value = value.operand(0),
        }
    }
    None
}
