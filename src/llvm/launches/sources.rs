//! What pointers come from.

use crate::llvm::handle::{Opcode, Val};

/// The pointers that a value is one of, or is computed from in whatever way; none where there are
/// too many to be looked at, or an address is made from numbers alone.
pub(super) fn sources(value: Val) -> Option<Vec<Val>> {
    const MOST_CONVERSIONS: usize = 4;
    sources_within(value, MOST_CONVERSIONS)
}

/// Is the value no computation, but where pointers come from, members of structs that calls return among it?
pub(super) fn is_source(value: Val) -> bool {
    const SOURCES: [Opcode; 5] = [
        Opcode::LLVMAlloca,
        Opcode::LLVMCall,
        Opcode::LLVMExtractValue,
        Opcode::LLVMInvoke,
        Opcode::LLVMLoad,
    ];
    let opcode = value.opcode();
    opcode.is_none_or(|opcode| SOURCES.contains(&opcode))
}

fn sources_within(value: Val, conversions: usize) -> Option<Vec<Val>> {
    const MOST: usize = 64;
    let (mut seen, mut work, mut sources) = (Vec::new(), vec![value], Vec::new());
    while let Some(value) = work.pop() {
        if seen.contains(&value) {
            continue;
        }
        (seen.len() < MOST).then_some(())?;
        seen.push(value);
        match value.opcode() {
            Some(Opcode::LLVMPHI) => {
                work.extend(value.incoming().into_iter().map(|(value, _)| value));
            }
            _ if is_source(value) => {
                sources.extend(value.ty().is_pointer().then_some(value));
            }
            Some(Opcode::LLVMIntToPtr) => {
                let less = conversions.checked_sub(1)?;
                let of_number = sources_within(value.operand(0), less)?;
                (!of_number.is_empty()).then_some(())?;
                sources.extend(of_number);
            }
            // What two numbers are to each other is no part of an address.
            Some(Opcode::LLVMICmp | Opcode::LLVMFCmp) => {}
            _ => work.extend((0..value.operand_count()).map(|index| value.operand(index))),
        }
    }
    Some(sources)
}
