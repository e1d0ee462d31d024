//! Sizes of launches are passed two at once.

use inkwell::llvm_sys::core::*;

use super::stubs;
use crate::llvm::handle::{Blk, ModuleHandle, Opcode, TypeKind, Val, ValueKind};

/// A `dim3` in a variable of the program, or in an object of its, is written a number at a time, and read two at
/// once for a launch. Read one at a time, what was written is found.
pub(super) fn take_apart(module: ModuleHandle) {
    let functions = module.functions().into_iter();
    let insts = functions.flat_map(Val::blocks).flat_map(Blk::insts);
    let insts: Vec<Val> = insts.collect();
    // One of several `dim3` is one number or another in each word.
    for &phi in insts.iter().filter(|inst| chooses_both(**inst)) {
        let words = [0, 32].map(|bits| word_of(module, phi, bits));
        join(module, phi, words);
    }
    for inst in insts.into_iter().filter(|inst| reads_both(*inst)) {
        let words = [0, 4].map(|offset| {
            let memory = inst.operand(0);
            stubs::load(module, inst, memory, offset, module.int_type(32))
        });
        join(module, inst, words);
    }
}

fn chooses_both(inst: Val) -> bool {
    let is_wide = inst.ty().kind() == TypeKind::LLVMIntegerTypeKind && inst.ty().int_bits() == 64;
    inst.has_opcode(Opcode::LLVMPHI) && is_wide && is_size(inst)
}

/// The word at so many bits of what the `phi` chooses.
fn word_of(module: ModuleHandle, phi: Val, bits: u64) -> Val {
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        let [word, wide] = [32, 64].map(|bits| module.int_type(bits).raw());
        let empty = c"".as_ptr();
        LLVMPositionBuilderBefore(builder, phi.raw());
        let chosen = LLVMBuildPhi(builder, word, empty);
        for (value, from) in phi.incoming() {
            LLVMPositionBuilderBefore(builder, LLVMGetBasicBlockTerminator(from.raw()));
            let moved = LLVMBuildLShr(builder, value.raw(), LLVMConstInt(wide, bits, 0), empty);
            let cut = LLVMBuildTrunc(builder, moved, word, empty);
            LLVMAddIncoming(chosen, &mut { cut }, &mut from.raw(), 1);
        }
        LLVMDisposeBuilder(builder);
        Val::some(chosen).expect("it was built")
    }
}

fn reads_both(inst: Val) -> bool {
    let is_plain = || unsafe {
        LLVMGetVolatile(inst.raw()) == 0
            && LLVMGetOrdering(inst.raw())
                == inkwell::llvm_sys::LLVMAtomicOrdering::LLVMAtomicOrderingNotAtomic
    };
    inst.has_opcode(Opcode::LLVMLoad)
        && inst.ty().kind() == TypeKind::LLVMIntegerTypeKind
        && inst.ty().int_bits() == 64
        && is_plain()
        && (is_of_variable(inst.operand(0)) || is_size(inst))
}

/// Is it read for the sizes of a launch?
fn is_size(load: Val) -> bool {
    let mut users = load.users().into_iter();
    users.any(stubs::says_sizes)
}

/// Is it in a variable of the program that others do not know?
fn is_of_variable(pointer: Val) -> bool {
    match pointer.kind() {
        ValueKind::LLVMGlobalVariableValueKind => pointer.is_internal(),
        ValueKind::LLVMConstantExprValueKind => is_of_variable(pointer.operand(0)),
        _ if pointer.has_opcode(Opcode::LLVMGetElementPtr) => is_of_variable(pointer.operand(0)),
        _ => false,
    }
}

fn join(module: ModuleHandle, load: Val, [low, high]: [Val; 2]) {
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        // A `phi` stands before all else.
        let behind = std::iter::successors(Some(load), |inst| inst.next_inst());
        let mut behind = behind.skip_while(|inst| inst.has_opcode(Opcode::LLVMPHI));
        LLVMPositionBuilderBefore(builder, behind.next().expect("a block ends").raw());
        let wide = module.int_type(64).raw();
        let empty = c"".as_ptr();
        let low = LLVMBuildZExt(builder, low.raw(), wide, empty);
        let high = LLVMBuildZExt(builder, high.raw(), wide, empty);
        let shifted = LLVMBuildShl(builder, high, LLVMConstInt(wide, 32, 0), empty);
        let joined = LLVMBuildOr(builder, low, shifted, empty);
        LLVMReplaceAllUsesWith(load.raw(), joined);
        LLVMDisposeBuilder(builder);
    }
    load.erase();
}
