//! Whether two indices are never equal at one time, as where a loop exchanges them.

use crate::llvm::handle::{Opcode, Val};

/// Are the values of two integers that are computed at one time always different ones?
pub(super) fn are_distinct(one: Val, other: Val) -> bool {
    stay_distinct(one, other, &mut Vec::new())
}

/// The numbers are taken to differ until something says otherwise.
fn stay_distinct(one: Val, other: Val, taken: &mut Vec<(Val, Val)>) -> bool {
    const MOST: usize = 16;
    if let Some((one, other)) = one.int_constant().zip(other.int_constant()) {
        return one != other;
    }
    if taken.contains(&(one, other)) || taken.contains(&(other, one)) {
        return true;
    }
    if one == other || taken.len() == MOST {
        return false;
    }
    taken.push((one, other));
    let both = |opcode| one.has_opcode(opcode) && other.has_opcode(opcode);
    let extends = [Opcode::LLVMSExt, Opcode::LLVMZExt].into_iter().any(both);
    if extends && one.operand(0).ty() == other.operand(0).ty() {
        return stay_distinct(one.operand(0), other.operand(0), taken);
    }
    if !both(Opcode::LLVMPHI) || one.parent() != other.parent() {
        return false;
    }
    let others = other.incoming();
    one.incoming().into_iter().all(|(value, from)| {
        let mut same_way = others.iter().filter(|(_, other)| *other == from);
        same_way.all(|(other, _)| stay_distinct(value, *other, taken))
    })
}
