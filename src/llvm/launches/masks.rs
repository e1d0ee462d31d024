//! Addresses that are rounded down are computed as numbers.
//!
//! LLVM's analysis of aliases takes the result of `llvm.ptrmask` to lie where its argument does (`BasicAliasAnalysis`,
//! as for functions that return what they are given), so that reads were moved over writes by a rounded address.

use inkwell::llvm_sys::core::*;

use crate::llvm::handle::{Blk, ModuleHandle, Val};

/// Replaces the calls of `llvm.ptrmask`.
pub(super) fn rewrite(module: ModuleHandle) {
    let blocks = module.functions().into_iter().flat_map(Val::blocks);
    let insts: Vec<Val> = blocks.flat_map(Blk::insts).collect();
    for call in insts {
        let is_mask = call
            .called_name()
            .is_some_and(|name| name.starts_with("llvm.ptrmask."));
        if !is_mask || !call.ty().is_pointer() {
            continue;
        }
        let [address, mask] = [0, 1].map(|index| call.operand(index));
        unsafe {
            let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
            LLVMPositionBuilderBefore(builder, call.raw());
            let empty = c"".as_ptr();
            let number = LLVMBuildPtrToInt(builder, address.raw(), mask.ty().raw(), empty);
            let number = LLVMBuildAnd(builder, number, mask.raw(), empty);
            let rounded = LLVMBuildIntToPtr(builder, number, call.ty().raw(), empty);
            LLVMDisposeBuilder(builder);
            call.replace_uses(Val::some(rounded).expect("an address"));
        }
        call.erase();
    }
}
