//! Instructions that stand for launches.

use std::ffi::CString;

use inkwell::llvm_sys::core::*;

use super::params::Param;
use crate::llvm::handle::{ModuleHandle, Ty, Val};
use crate::llvm::launches::library::QUIETLY;

/// Calls a marker before an instruction, with sizes and the scalars in places of memory.
pub(super) fn call_marker<'a>(
    module: ModuleHandle,
    before: Val,
    name: &str,
    sizes: &[Val],
    places: impl Iterator<Item = (Val, &'a Param)>,
) {
    let mut arguments: Vec<_> = sizes.iter().map(|size| size.raw()).collect();
    for (memory, param) in places {
        for leaf in &param.leaves {
            arguments.push(match leaf.ty {
                Some(ty) => load(module, before, memory, leaf.offset, ty).raw(),
                None => memory.raw(),
            });
        }
    }
    let name = CString::new(name).expect("symbols have no zero bytes");
    unsafe {
        let context = LLVMGetModuleContext(module.raw());
        let ty = LLVMFunctionType(LLVMVoidTypeInContext(context), [].as_mut_ptr(), 0, 1);
        let known = LLVMGetNamedFunction(module.raw(), name.as_ptr());
        let marker = match known.is_null() {
            true => LLVMAddFunction(module.raw(), name.as_ptr(), ty),
            false => known,
        };
        if let Some(marker) = Val::some(marker) {
            for known in ["nounwind", "nocallback", "nosync"] {
                marker.add_attribute(known);
            }
            // It does not wait for the kernel, whose writes are seen when something does.
            marker.add_attribute_value("memory", QUIETLY);
        }
        let builder = LLVMCreateBuilderInContext(context);
        LLVMPositionBuilderBefore(builder, before.raw());
        let (list, count) = (arguments.as_mut_ptr(), arguments.len() as u32);
        LLVMBuildCall2(builder, ty, marker, list, count, c"".as_ptr());
        LLVMDisposeBuilder(builder);
    }
}

/// Reads from memory before an instruction, so many bytes behind an address.
pub(in crate::llvm::launches) fn load(
    module: ModuleHandle,
    before: Val,
    memory: Val,
    offset: u64,
    ty: Ty,
) -> Val {
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, before.raw());
        let mut index = LLVMConstInt(module.int_type(64).raw(), offset, 0);
        let byte = module.int_type(8).raw();
        let empty = c"".as_ptr();
        let place = LLVMBuildGEP2(builder, byte, memory.raw(), &mut index, 1, empty);
        let loaded = LLVMBuildLoad2(builder, ty.raw(), place, empty);
        LLVMDisposeBuilder(builder);
        Val::some(loaded).expect("a load is an instruction")
    }
}

/// The number with so many bits, before an instruction.
pub(super) fn widened(module: ModuleHandle, before: Val, number: Val, bits: u32) -> Val {
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, before.raw());
        let ty = module.int_type(bits).raw();
        let wide = LLVMBuildZExt(builder, number.raw(), ty, c"".as_ptr());
        LLVMDisposeBuilder(builder);
        Val::some(wide).expect("a conversion is a value")
    }
}

/// Removes a call, which returned that all went well.
pub(super) fn remove(call: Val) {
    unsafe {
        let ty = LLVMTypeOf(call.raw());
        if LLVMGetTypeKind(ty) != inkwell::llvm_sys::LLVMTypeKind::LLVMVoidTypeKind {
            LLVMReplaceAllUsesWith(call.raw(), LLVMConstNull(ty));
        }
    }
    call.erase();
}
