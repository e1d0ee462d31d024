//! Memory of the host that the program may not have written to.
//!
//! To read it as bytes is no undefined behaviour, and what lies there may be anything. LLVM takes it
//! for whatever is convenient: that a variable holds what is written to it on one way of two.

use inkwell::llvm_sys::core::*;

use super::allocations;
use crate::llvm::handle::{ModuleHandle, Opcode, Val, ValueKind};

/// Larger variables are not looked into.
const MOST_BYTES: u64 = 4096;

/// Says that the memory which a pointer leads into holds anything before it is written. `None` where
/// that is not known to be a variable of the program.
pub(super) fn settle(module: ModuleHandle, pointer: Val) -> Option<()> {
    let mut base = pointer;
    while base.has_opcode(Opcode::LLVMGetElementPtr) {
        base = base.operand(0);
    }
    if !base.has_opcode(Opcode::LLVMAlloca) {
        // Of others nothing is undefined.
        let is_global = |kind| {
            matches!(
                kind,
                ValueKind::LLVMGlobalVariableValueKind | ValueKind::LLVMConstantExprValueKind
            )
        };
        return is_global(base.kind()).then_some(());
    }
    let bytes = module.layout().alloc_size(base.allocated_type());
    let is_one = base.operand(0).int_constant() == Some(1);
    (is_one && bytes <= MOST_BYTES).then_some(())?;
    // It begins anew there.
    let begins = |user: &Val| {
        let name = user.called_name().unwrap_or_default();
        name.starts_with("llvm.lifetime.start")
    };
    let begins: Vec<Val> = base.users().into_iter().filter(begins).collect();
    for place in [base].into_iter().chain(begins) {
        write_anything(module, base, bytes, place.next_inst()?);
    }
    Some(())
}

fn write_anything(module: ModuleHandle, memory: Val, bytes: u64, before: Val) {
    let words = bytes / 4;
    let rest = (0..bytes % 4).map(|at| (4 * words + at, 8));
    for (offset, bits) in (0..words).map(|word| (4 * word, 32)).chain(rest) {
        let value = allocations::unknown(module, before, bits);
        unsafe {
            let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
            LLVMPositionBuilderBefore(builder, before.raw());
            let mut index = LLVMConstInt(module.int_type(64).raw(), offset, 0);
            let byte = module.int_type(8).raw();
            let empty = c"".as_ptr();
            let place = LLVMBuildGEP2(builder, byte, memory.raw(), &mut index, 1, empty);
            LLVMBuildStore(builder, value.raw(), place);
            LLVMDisposeBuilder(builder);
        }
    }
}
