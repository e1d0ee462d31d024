//! Values of enumerations are ones that these can hold: clang says so of loads
//! (`-fstrict-enums`; C++ [dcl.enum], [expr.static.cast]), and LLVM's passes forget it as
//! they promote variables to values. Each such load is followed by `llvm.assume`.

use std::ffi::CString;

use inkwell::llvm_sys::LLVMIntPredicate;
use inkwell::llvm_sys::core::*;

use super::handle::{ModuleHandle, Opcode, TypeKind, Val};

/// Whether there is any such load.
pub(super) fn state_ranges(module: ModuleHandle) -> bool {
    let kind = module.metadata_kind("range");
    let mut any = false;
    for function in module.functions() {
        for block in function.blocks() {
            for pair in block.insts().windows(2) {
                let [load, next] = *pair else { continue };
                if load.has_opcode(Opcode::LLVMLoad)
                    && is_wide(load)
                    && let Some([low, high]) = range(load, kind)
                {
                    assume_between(module, load, low, high, next);
                    any = true;
                }
            }
        }
    }
    any
}

/// Truth values, which are loaded as bytes with a range, need no word.
fn is_wide(load: Val) -> bool {
    load.ty().kind() == TypeKind::LLVMIntegerTypeKind && load.ty().int_bits() > 8
}

fn range(load: Val, kind: u32) -> Option<[Val; 2]> {
    let bounds = load.metadata(kind)?.metadata_operands();
    match bounds[..] {
        [Some(low), Some(high)] => Some([low, high]),
        _ => None,
    }
}

/// The range may go round past the greatest number.
fn assume_between(module: ModuleHandle, load: Val, low: Val, high: Val, before: Val) {
    let unnamed = CString::default();
    let (above, size) = unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, before.raw());
        let above = LLVMBuildSub(builder, load.raw(), low.raw(), unnamed.as_ptr());
        LLVMDisposeBuilder(builder);
        (above, LLVMConstSub(high.raw(), low.raw()))
    };
    if let Some((above, size)) = Val::some(above).zip(Val::some(size)) {
        assume_less(module, above, size, load, before);
    }
}

/// Says before an instruction that a number is less than another one, both read unsigned, at the line
/// of the instruction that it is said of.
pub(super) fn assume_less(module: ModuleHandle, number: Val, size: Val, of: Val, before: Val) {
    let unnamed = CString::default();
    let intrinsic = "llvm.assume";
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, before.raw());
        if let Some(location) = of.debug_loc() {
            LLVMSetCurrentDebugLocation2(builder, location.raw());
        }
        let less = LLVMIntPredicate::LLVMIntULT;
        let (number, size) = (number.raw(), size.raw());
        let mut holds = [LLVMBuildICmp(builder, less, number, size, unnamed.as_ptr())];
        let id = LLVMLookupIntrinsicID(intrinsic.as_ptr().cast(), intrinsic.len());
        let assume = LLVMGetIntrinsicDeclaration(module.raw(), id, std::ptr::null_mut(), 0);
        let ty = LLVMGlobalGetValueType(assume);
        LLVMBuildCall2(builder, ty, assume, holds.as_mut_ptr(), 1, unnamed.as_ptr());
        LLVMDisposeBuilder(builder);
    }
}
