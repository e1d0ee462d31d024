//! Values that come from outside the program: from a user, a caller, or functions without a body.

use std::collections::HashSet;

use super::allocations::base_of;
use super::stubs;
use crate::llvm::handle::{Opcode, Val, ValueKind};

/// Is the value, which is not followed further, given from outside? What the program itself makes
/// of what it is given counts as given where it does so in plain sight, in variables that hold
/// nothing else.
pub(super) fn is_given(value: Val) -> bool {
    let (mut seen, mut work) = (HashSet::new(), vec![value]);
    while let Some(value) = work.pop() {
        if !seen.insert(value) {
            continue;
        }
        let is_given = seen.len() <= MOST_VALUES
            && match (value.kind(), value.opcode()) {
                (ValueKind::LLVMInstructionValueKind, Some(opcode)) => match opcode {
                    Opcode::LLVMCall | Opcode::LLVMInvoke => {
                        value.callee().is_some_and(Val::is_declaration)
                    }
                    Opcode::LLVMLoad => add_stored(base_of(value.operand(0)), &mut work),
                    Opcode::LLVMPHI => {
                        work.extend(value.incoming().into_iter().map(|(value, _)| value));
                        true
                    }
                    _ => {
                        work.extend((0..value.operand_count()).map(|n| value.operand(n)));
                        true
                    }
                },
                // Literals, and what a caller passes.
                _ => true,
            };
        if !is_given {
            return false;
        }
    }
    true
}

/// What is made of more values than this counts as the program's own.
const MOST_VALUES: usize = 100;

/// Adds what a variable may hold; false where that is not seen.
fn add_stored(variable: Val, work: &mut Vec<Val>) -> bool {
    let is_global = variable.kind() == ValueKind::LLVMGlobalVariableValueKind;
    if !is_global && !variable.has_opcode(Opcode::LLVMAlloca) {
        return false;
    }
    let mut pointers = vec![variable];
    while let Some(pointer) = pointers.pop() {
        for user in pointer.users() {
            let is_seen = match user.opcode() {
                Some(Opcode::LLVMGetElementPtr) => {
                    pointers.push(user);
                    true
                }
                Some(Opcode::LLVMLoad | Opcode::LLVMICmp) => true,
                Some(Opcode::LLVMStore) => {
                    work.push(user.operand(0));
                    user.operand(0) != pointer
                }
                Some(Opcode::LLVMCall | Opcode::LLVMInvoke) => is_filled_outside(user, pointer),
                _ => false,
            };
            if !is_seen {
                return false;
            }
        }
    }
    true
}

/// Does the call leave the variable alone, or let somebody else fill it?
fn is_filled_outside(call: Val, pointer: Val) -> bool {
    if stubs::is_marker(call) {
        return true;
    }
    let name = call.called_name().unwrap_or_default();
    let copies = ["llvm.mem", "cudaMemcpy", "hipMemcpy"];
    match copies.iter().any(|start| name.starts_with(start)) {
        true => call.call_args().first() != Some(&pointer),
        false => call.callee().is_some_and(Val::is_declaration),
    }
}
