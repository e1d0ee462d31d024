//! Structs passed by value that the kernel writes: it works on a copy of its own, as the
//! code generators have it. The copy is a local variable, which SROA can take apart; the
//! parameter is only read then.

use std::ffi::CString;

use inkwell::llvm_sys::core::*;

use super::handle::{ModuleHandle, Opcode, Val};
use super::kernels;

/// Gives the kernel copies of the structs that it writes. Calls are inlined by now.
pub(super) fn copy_written(module: ModuleHandle, kernel: Val) {
    let first = kernel
        .blocks()
        .first()
        .and_then(|entry| entry.insts().first().copied());
    let Some(first) = first else { return };
    for (index, param) in kernel.params().into_iter().enumerate() {
        let ty = kernel.type_attribute(index as u32 + 1, "byval");
        if let Some(ty) = ty
            && kernels::is_by_value(kernel, index)
            && is_written(param)
        {
            let size = module.layout().alloc_size(ty);
            unsafe {
                let context = LLVMGetModuleContext(module.raw());
                let builder = LLVMCreateBuilderInContext(context);
                LLVMPositionBuilderBefore(builder, first.raw());
                let name = CString::default();
                let copy = LLVMBuildAlloca(builder, ty.raw(), name.as_ptr());
                LLVMReplaceAllUsesWith(param.raw(), copy);
                let align = LLVMGetAlignment(copy);
                let bytes = LLVMConstInt(module.int_type(64).raw(), size, 0);
                LLVMBuildMemCpy(builder, copy, align, param.raw(), align, bytes);
                LLVMDisposeBuilder(builder);
            }
        }
    }
}

/// Does anything store to what the pointer points to?
fn is_written(pointer: Val) -> bool {
    let mut pointers = vec![pointer];
    let mut next = 0;
    while let Some(&pointer) = pointers.get(next) {
        next += 1;
        for user in pointer.users() {
            match user.opcode() {
                Some(
                    Opcode::LLVMGetElementPtr
                    | Opcode::LLVMAddrSpaceCast
                    | Opcode::LLVMBitCast
                    | Opcode::LLVMPHI
                    | Opcode::LLVMSelect,
                ) if !pointers.contains(&user) => pointers.push(user),
                Some(Opcode::LLVMStore) if user.operand(1) == pointer => return true,
                Some(Opcode::LLVMCall) if fills(user, pointer) => return true,
                _ => {}
            }
        }
    }
    false
}

/// Is it a copy to the pointer, or a filling of what it points to?
fn fills(call: Val, pointer: Val) -> bool {
    let name = call.callee_name().unwrap_or_default();
    name.starts_with("llvm.mem") && call.call_args().first() == Some(&pointer)
}
