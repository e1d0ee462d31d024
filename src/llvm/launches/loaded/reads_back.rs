//! Copies that read no more than what was stored just before.

use super::uploads::{POINTER, read_by};
use super::{Store, Stores, may_come_before};
use crate::llvm::handle::{Opcode, Val};
use crate::llvm::launches::conditions::{is_on_all_ways, stands_before};
use crate::llvm::launches::told;

impl Stores<'_> {
    /// Does the copy read the pointer that the store has written last, and nothing beside it?
    ///
    /// The store stands on all ways to the copy, and both addresses are computed from the same values: none of these is
    /// computed anew between the two, or a way would lead around the store.
    pub(super) fn reads_back(&self, store: &Store, copy: Val) -> bool {
        let written = told::address(store.inst.operand(1));
        let is_one = |address| self.are_computed_alike(written, address);
        let read = read_by(copy).filter(|(_, bytes)| *bytes == Some(POINTER));
        let comes_before = |home, end| match home == end {
            true => stands_before(store.inst, copy),
            false => is_on_all_ways(home, end),
        };
        let blocks = store.inst.parent().zip(copy.parent());
        read.is_some_and(|(address, _)| is_one(address))
            && blocks.is_some_and(|(home, end)| comes_before(home, end))
    }

    /// Are both values computed in one way, from the same values?
    pub(super) fn are_computed_alike(&self, one: Val, other: Val) -> bool {
        const STEPS: [Opcode; 6] = [
            Opcode::LLVMGetElementPtr,
            Opcode::LLVMSExt,
            Opcode::LLVMZExt,
            Opcode::LLVMAdd,
            Opcode::LLVMSub,
            Opcode::LLVMMul,
        ];
        if one == other {
            return true;
        }
        let is_step = one.opcode().is_some_and(|opcode| STEPS.contains(&opcode));
        let reads_pointer = one.has_opcode(Opcode::LLVMLoad) && one.ty().is_pointer();
        let count = one.operand_count();
        let gets_elements = one.has_opcode(Opcode::LLVMGetElementPtr);
        (is_step || reads_pointer && self.reads_unchanged(one, other))
            && one.opcode() == other.opcode()
            && one.ty() == other.ty()
            && count == other.operand_count()
            && !(gets_elements && one.gep_source_type() != other.gep_source_type())
            && (0..count).all(|at| self.are_computed_alike(one.operand(at), other.operand(at)))
    }

    /// Does nothing write to the place that both read, from one to the other one?
    fn reads_unchanged(&self, one: Val, other: Val) -> bool {
        let place = self.place(one.operand(0));
        let comes_between = |inst| may_come_before(one, inst) && may_come_before(inst, other);
        let is_filled = self.copies.iter().any(|copy| copy.to.may_meet(&place));
        let mut stores = self.at(&place);
        place.is_one() && !is_filled && !stores.any(|store| comes_between(store.inst))
    }
}
