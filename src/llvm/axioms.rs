//! `__axiom(e)` stands at module level: the prelude makes it a function
//! `__wp_axiom_<n>` that yields `e`. Every kernel assumes it at its start.

use std::ffi::CString;
use std::ptr;

use inkwell::llvm_sys::LLVMIntPredicate;
use inkwell::llvm_sys::core::*;

use super::handle::{ModuleHandle, Val};

/// Adds `__wp_axiom(__wp_axiom_<n>())` to the entry of each kernel.
pub(super) fn state(module: ModuleHandle, kernels: &[Val]) {
    let axioms: Vec<Val> = module
        .functions()
        .into_iter()
        .filter(|function| !function.is_declaration() && function.params().is_empty())
        .filter(|function| function.name().starts_with("__wp_axiom_"))
        .collect();
    if axioms.is_empty() {
        return;
    }
    unsafe {
        let context = LLVMGetModuleContext(module.raw());
        let truth = LLVMInt1TypeInContext(context);
        let ty = LLVMFunctionType(LLVMVoidTypeInContext(context), [truth].as_mut_ptr(), 1, 0);
        let assume = LLVMAddFunction(module.raw(), c"__wp_axiom".as_ptr(), ty);
        let name = CString::default();
        for kernel in kernels {
            let Some(first) = kernel
                .blocks()
                .first()
                .and_then(|block| block.insts().first().copied())
            else {
                continue;
            };
            let builder = LLVMCreateBuilderInContext(context);
            LLVMPositionBuilderBefore(builder, first.raw());
            if let Some(location) = kernel.blocks()[0]
                .insts()
                .iter()
                .find_map(|inst| inst.debug_loc())
            {
                LLVMSetCurrentDebugLocation2(builder, location.raw());
            }
            for axiom in &axioms {
                let ty = LLVMGlobalGetValueType(axiom.raw());
                let value =
                    LLVMBuildCall2(builder, ty, axiom.raw(), ptr::null_mut(), 0, name.as_ptr());
                let holds = match LLVMTypeOf(value) == truth {
                    true => value,
                    false => {
                        let zero = LLVMConstNull(LLVMTypeOf(value));
                        LLVMBuildICmp(
                            builder,
                            LLVMIntPredicate::LLVMIntNE,
                            value,
                            zero,
                            name.as_ptr(),
                        )
                    }
                };
                let assume_ty = LLVMGlobalGetValueType(assume);
                LLVMBuildCall2(
                    builder,
                    assume_ty,
                    assume,
                    [holds].as_mut_ptr(),
                    1,
                    name.as_ptr(),
                );
            }
            LLVMDisposeBuilder(builder);
        }
    }
}
