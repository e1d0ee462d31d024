//! Variables of the device whose addresses lie in memory, where other kernels and the host may
//! find them.

use std::collections::HashSet;

use super::handle::{Opcode, Val, ValueKind};

/// May the address of a variable be found in memory? Where it is nothing but the place of
/// accesses, it cannot.
pub(super) fn is_leaked(variable: Val) -> bool {
    let mut seen = HashSet::from([variable]);
    let mut work = vec![variable];
    while let Some(address) = work.pop() {
        for user in address.users() {
            match what_becomes(address, user) {
                Use::Access => {}
                Use::Address => {
                    if seen.insert(user) {
                        work.push(user);
                    }
                }
                Use::Value => return true,
            }
        }
    }
    false
}

enum Use {
    /// It is accessed there, or compared with another address.
    Access,
    /// The user is an address in the variable.
    Address,
    Value,
}

fn what_becomes(address: Val, user: Val) -> Use {
    use Opcode::*;
    let is_operand = |index: u32| user.operand(index) == address;
    match user.opcode() {
        Some(LLVMLoad | LLVMICmp) => Use::Access,
        Some(LLVMStore) if !is_operand(0) => Use::Access,
        Some(LLVMAtomicRMW) if !is_operand(1) => Use::Access,
        Some(LLVMAtomicCmpXchg) if !is_operand(1) && !is_operand(2) => Use::Access,
        Some(LLVMGetElementPtr | LLVMAddrSpaceCast | LLVMBitCast | LLVMPHI | LLVMSelect) => {
            Use::Address
        }
        Some(LLVMCall) if user.called_name().is_some_and(|name| is_tame(&name)) => Use::Access,
        // The lists of what must be kept.
        None if user.kind() == ValueKind::LLVMGlobalVariableValueKind => {
            match user.name().starts_with("llvm.") {
                true => Use::Access,
                false => Use::Value,
            }
        }
        None if is_aggregate(user) => Use::Address,
        _ => Use::Value,
    }
}

/// Functions that access memory at an address and put it nowhere.
fn is_tame(name: &str) -> bool {
    name.starts_with("llvm.") || name.starts_with("__wp_")
}

/// A constant in the initial value of a variable, which it is a part of.
fn is_aggregate(user: Val) -> bool {
    matches!(
        user.kind(),
        ValueKind::LLVMConstantArrayValueKind
            | ValueKind::LLVMConstantStructValueKind
            | ValueKind::LLVMConstantVectorValueKind
    )
}
