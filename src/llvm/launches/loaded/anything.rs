//! Places that may hold anything: words that are exchanged atomically, and pointers that are put together of parts.

use super::{Sharing, Stores};
use crate::llvm::handle::{Opcode, Val};
use crate::llvm::launches::places::Place;

impl Stores<'_> {
    pub(super) fn holds_anything(&self, place: &Place) -> bool {
        let mut exchanged = self.exchanged.iter();
        exchanged.any(|one| one.may_meet(place)) || self.points.is_made_of_parts(place)
    }

    /// Does one of these places, from which something was copied?
    pub(super) fn hold_anything(&self, places: &[(Place, Sharing)]) -> bool {
        places.iter().any(|(place, _)| self.holds_anything(place))
    }
}

/// Does the instruction write a word as large as a pointer atomically, in place of what it reads?
pub(super) fn exchanges_pointers(inst: Val) -> bool {
    let written = match inst.opcode() {
        Some(Opcode::LLVMAtomicRMW) => inst.operand(1),
        Some(Opcode::LLVMAtomicCmpXchg) => inst.operand(2),
        _ => return false,
    };
    let ty = written.ty();
    ty.is_pointer() || ty.is_int() && ty.int_bits() == 64
}
