//! Variables of the program that `main` alone uses, as variables of its own.
//!
//! LLVM takes a call for one that may write a variable of the program where it is given a pointer
//! of unknown origin; what nobody has the address of in `main` it knows better.

use std::ffi::CString;

use inkwell::llvm_sys::core::*;

use super::passes::is_shadow;
use crate::llvm::handle::{FUNCTION_ATTRIBUTES, ModuleHandle, Opcode, Val};

/// Puts numbers and pointers that are variables of this program alone, and that only `main` reads and
/// writes, into `main`, which runs once.
pub(super) fn put_into_main(module: ModuleHandle) {
    let functions = module.functions().into_iter();
    let mut mains = functions.filter(|function| function.name() == "main");
    let Some(main) = mains.next().filter(|main| main.users().is_empty()) else {
        return;
    };
    let entry = main.blocks().into_iter().next();
    let Some(first) = entry.and_then(|entry| entry.insts().into_iter().next()) else {
        return;
    };
    // What is written before a `longjmp` is found after it.
    if main.has_attribute(FUNCTION_ATTRIBUTES, "optnone") {
        return;
    }
    for variable in module.globals() {
        if let Some(value) = variable.initializer()
            && is_number_of(main, variable)
        {
            put_before(module, variable, value, first);
        }
    }
}

fn is_number_of(main: Val, variable: Val) -> bool {
    let ty = variable.value_type();
    let is_own = variable.is_internal()
        && !is_shadow(variable)
        && !variable.is_thread_local()
        && !variable.is_externally_initialized();
    let is_plain = |user: &Val| match user.opcode() {
        Some(Opcode::LLVMLoad) => !user.volatile(),
        Some(Opcode::LLVMStore) => user.operand(0) != variable && !user.volatile(),
        _ => false,
    };
    let in_main = |user: &Val| user.parent().and_then(|block| block.function()) == Some(main);
    let users = variable.users();
    is_own
        && (ty.is_int() || ty.is_pointer())
        && variable.is_variable()
        && !users.is_empty()
        && users.iter().all(|user| is_plain(user) && in_main(user))
}

fn put_before(module: ModuleHandle, variable: Val, value: Val, first: Val) {
    let name = CString::new(variable.name()).unwrap_or_default();
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, first.raw());
        let own = LLVMBuildAlloca(builder, variable.value_type().raw(), name.as_ptr());
        LLVMBuildStore(builder, value.raw(), own);
        LLVMDisposeBuilder(builder);
        LLVMReplaceAllUsesWith(variable.raw(), own);
    }
}
