//! Pointers that the program puts into memory which kernels read.

use super::{Pairs, Time};
use crate::llvm::handle::{Blk, Opcode, Val};
use crate::llvm::launches::conditions::Conditions;
use crate::llvm::launches::loaded::Stores;
use crate::llvm::launches::terms::Reader;

/// May two pointers be one, which are there at one time if `at_once`? They lie in one memory if `is_within`: what lies
/// there may have come from other places that are looked at, too.
pub(in super::super) fn may_be_one(
    reader: &mut Reader<'_>,
    stores: &Stores<'_>,
    pointers: [Val; 2],
    at_once: bool,
    is_within: bool,
) -> bool {
    let [one, other] = pointers.map(read_as_pointer);
    let function = |value: Val| {
        let own = value.parent().and_then(Blk::function);
        own.or_else(|| value.function_of_parameter())
    };
    let functions = [one, other].map(function);
    let own = functions[0].or(functions[1]);
    let is_inside = functions.iter().flatten().all(|one| Some(*one) == own);
    let Some(own) = own.filter(|_| is_inside) else {
        return stores.come_from_one(one, other, is_within);
    };
    let there = Conditions::new(own);
    let mut pairs = Pairs::new(&there, reader, stores);
    let time = match at_once {
        true => Time::Launch,
        false => Time::Any,
    };
    pairs.common(one, other, time).is_some()
}

/// The pointer that a word is.
fn read_as_pointer(value: Val) -> Val {
    match value.opcode() {
        Some(Opcode::LLVMPtrToInt) => value.operand(0),
        _ => value,
    }
}
