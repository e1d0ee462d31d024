//! Keeps a thread's own arrays, vectors and structs in memory through LLVM's passes, for
//! runs that measure what it is worth to turn them into values
//! (`--no-pa`; "Engineering a Static Verification Tool for GPU Kernels", §4 "Private array
//! removal"). What holds pointers is not kept: where these point would be forgotten.
//!
//! The address of such a variable goes into a call of a function that nothing is known of,
//! until the passes are done.

use std::ffi::CString;

use inkwell::llvm_sys::LLVMTypeKind as TypeKind;
use inkwell::llvm_sys::core::*;

use super::handle::{ModuleHandle, Opcode, Ty, Val};

const KEEPER: &str = "__warpproof_keep_";

/// Makes the addresses of all variables to keep escape.
pub(super) fn mark(module: ModuleHandle) {
    for function in module.functions() {
        for block in function.blocks() {
            for pair in block.insts().windows(2) {
                let [variable, next] = pair else { continue };
                if variable.has_opcode(Opcode::LLVMAlloca) && is_kept(variable.allocated_type()) {
                    escape(module, *variable, *next);
                }
            }
        }
    }
}

/// Removes what `mark` has added.
pub(super) fn unmark(module: ModuleHandle) {
    for function in module.functions() {
        if function.name().starts_with(KEEPER) {
            for call in function.users() {
                call.erase();
            }
            unsafe { LLVMDeleteFunction(function.raw()) };
        }
    }
}

/// An array, vector or struct without pointers.
fn is_kept(ty: Ty) -> bool {
    ty.count() > 0 && !has_pointers(ty)
}

fn has_pointers(ty: Ty) -> bool {
    match ty.kind() {
        TypeKind::LLVMPointerTypeKind => true,
        TypeKind::LLVMStructTypeKind => (0..ty.count()).any(|i| has_pointers(ty.field(i as u32))),
        TypeKind::LLVMArrayTypeKind | TypeKind::LLVMVectorTypeKind => has_pointers(ty.element()),
        _ => false,
    }
}

fn escape(module: ModuleHandle, variable: Val, before: Val) {
    let pointer = variable.ty();
    let name = CString::new(format!("{KEEPER}{}", pointer.address_space()))
        .expect("the name has no zero byte");
    unsafe {
        let context = LLVMGetModuleContext(module.raw());
        let mut params = [pointer.raw()];
        let ty = LLVMFunctionType(LLVMVoidTypeInContext(context), params.as_mut_ptr(), 1, 0);
        let keeper = match LLVMGetNamedFunction(module.raw(), name.as_ptr()) {
            known if known.is_null() => LLVMAddFunction(module.raw(), name.as_ptr(), ty),
            known => known,
        };
        let builder = LLVMCreateBuilderInContext(context);
        LLVMPositionBuilderBefore(builder, before.raw());
        let mut args = [variable.raw()];
        let unnamed = CString::default();
        LLVMBuildCall2(builder, ty, keeper, args.as_mut_ptr(), 1, unnamed.as_ptr());
        LLVMDisposeBuilder(builder);
    }
}
