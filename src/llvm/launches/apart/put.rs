//! Pointers that the program puts into memory which kernels read.

use super::{Pairs, Time};
use crate::llvm::handle::{Blk, Opcode, Val};
use crate::llvm::launches::conditions::Conditions;
use crate::llvm::launches::loaded::{Put, Stores};
use crate::llvm::launches::terms::Reader;

/// May two pointers that the program puts into memory be one?
pub(in super::super) fn may_be_one(
    reader: &mut Reader<'_>,
    stores: &Stores<'_>,
    one: &Put,
    other: &Put,
) -> bool {
    let values = [one, other].map(|put| read_as_pointer(put.value));
    let function = |value: Val| value.parent().and_then(Blk::function);
    let functions = values.map(function);
    let (Some(own), true) = (functions[0].or(functions[1]), functions[0] == functions[1]) else {
        return stores.are_put_twice(one, other);
    };
    let there = Conditions::new(own);
    let mut pairs = Pairs {
        conditions: &there,
        reader,
        stores,
        taken: Vec::new(),
        shift: Some(0),
        is_symmetric: false,
        drifts: false,
    };
    let time = match one.is_set_with(other) {
        true => Time::Launch,
        false => Time::Any,
    };
    pairs.common(values[0], values[1], time).is_some()
}

/// The pointer that a word is.
fn read_as_pointer(value: Val) -> Val {
    match value.opcode() {
        Some(Opcode::LLVMPtrToInt) => value.operand(0),
        _ => value,
    }
}
