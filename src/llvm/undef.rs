//! Gives undefined values a meaning before LLVM's passes choose one.
//!
//! Reading a variable that was never written is `undef` in LLVM, and passes may
//! take it for whatever suits them: a phi of `undef` and 7 becomes 7, a branch on
//! `undef` makes all that follows unreachable, and a race behind it would be
//! gone. A frozen value is one arbitrary value, which no pass may choose.

use std::ffi::CString;

use inkwell::llvm_sys::core::*;

use super::handle::{ModuleHandle, Opcode, Ty, TypeKind, Val};

/// Freezes the undefined operands of a function's instructions. The base of an
/// `insertelement` and the like stays: its lanes are undefined one by one.
pub(super) fn freeze_operands(function: Val) {
    for block in function.blocks() {
        for inst in block.insts() {
            match inst.opcode() {
                Some(
                    Opcode::LLVMInsertElement
                    | Opcode::LLVMInsertValue
                    | Opcode::LLVMShuffleVector
                    | Opcode::LLVMExtractElement
                    | Opcode::LLVMExtractValue
                    | Opcode::LLVMFreeze,
                ) => {}
                Some(Opcode::LLVMPHI) => freeze_incoming(inst),
                _ => {
                    for index in 0..inst.operand_count() {
                        let operand = inst.operand(index);
                        if operand.is_undef() && can_freeze(operand.ty()) {
                            inst.set_operand(index, freeze_before(inst, operand.ty()));
                        }
                    }
                }
            }
        }
    }
}

/// Gives every local variable of a few scalars an arbitrary value at the start.
pub(super) fn initialise_variables(module: ModuleHandle, function: Val) {
    for block in function.blocks() {
        for inst in block.insts() {
            if !inst.has_opcode(Opcode::LLVMAlloca) || inst.operand(0).int_constant() != Some(1) {
                continue;
            }
            let mut left = MAX_SCALARS;
            if let Some(next) = inst.next_inst()
                && count(inst.allocated_type(), &mut left)
            {
                store_arbitrary(module, inst, inst.allocated_type(), next, &mut Vec::new());
            }
        }
    }
}

/// Larger variables are arrays that stay in memory, whose contents are
/// arbitrary at the start anyway.
const MAX_SCALARS: u64 = 16;

/// Takes the scalars of a type off `left`; false when there are too many.
fn count(ty: Ty, left: &mut u64) -> bool {
    match ty.kind() {
        TypeKind::LLVMStructTypeKind => {
            (0..ty.count() as u32).all(|field| count(ty.field(field), left))
        }
        TypeKind::LLVMArrayTypeKind => {
            ty.count() <= MAX_SCALARS && (0..ty.count()).all(|_| count(ty.element(), left))
        }
        _ => {
            *left = left.saturating_sub(1);
            *left > 0 && can_freeze(ty)
        }
    }
}

/// Stores frozen scalars into the part of a variable that `path` leads to.
fn store_arbitrary(module: ModuleHandle, variable: Val, ty: Ty, before: Val, path: &mut Vec<u64>) {
    let elements = match ty.kind() {
        TypeKind::LLVMStructTypeKind | TypeKind::LLVMArrayTypeKind => ty.count(),
        _ => {
            let value = freeze_before(before, ty);
            unsafe {
                let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
                LLVMPositionBuilderBefore(builder, before.raw());
                let name = CString::default();
                let index_type = module.int_type(32).raw();
                let mut indices: Vec<_> = path
                    .iter()
                    .map(|&index| LLVMConstInt(index_type, index, 0))
                    .collect();
                indices.insert(0, LLVMConstInt(index_type, 0, 0));
                let place = match path.is_empty() {
                    true => variable.raw(),
                    false => LLVMBuildInBoundsGEP2(
                        builder,
                        variable.allocated_type().raw(),
                        variable.raw(),
                        indices.as_mut_ptr(),
                        indices.len() as u32,
                        name.as_ptr(),
                    ),
                };
                LLVMBuildStore(builder, value.raw(), place);
                LLVMDisposeBuilder(builder);
            }
            return;
        }
    };
    for index in 0..elements {
        let element = match ty.kind() {
            TypeKind::LLVMStructTypeKind => ty.field(index as u32),
            _ => ty.element(),
        };
        path.push(index);
        store_arbitrary(module, variable, element, before, path);
        path.pop();
    }
}

/// An edge's value is computed at the end of the block that it comes from.
fn freeze_incoming(phi: Val) {
    let incoming = phi.incoming();
    if !can_freeze(phi.ty()) || !incoming.iter().any(|(value, _)| value.is_undef()) {
        return;
    }
    for (index, (value, from)) in incoming.iter().enumerate() {
        // Entries for one block must agree.
        let first = incoming.iter().position(|(_, block)| block == from);
        if let Some(first) = first.filter(|&first| first < index) {
            let same = phi.operand(first as u32);
            phi.set_operand(index as u32, same);
        } else if value.is_undef()
            && let Some(end) = from.terminator()
        {
            phi.set_operand(index as u32, freeze_before(end, phi.ty()));
        }
    }
}

fn freeze_before(inst: Val, ty: Ty) -> Val {
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetTypeContext(ty.raw()));
        LLVMPositionBuilderBefore(builder, inst.raw());
        let name = CString::default();
        let frozen = LLVMBuildFreeze(builder, Val::undef(ty).raw(), name.as_ptr());
        LLVMDisposeBuilder(builder);
        Val::some(frozen).unwrap_or_else(|| Val::undef(ty))
    }
}

fn can_freeze(ty: Ty) -> bool {
    matches!(
        ty.kind(),
        TypeKind::LLVMIntegerTypeKind
            | TypeKind::LLVMHalfTypeKind
            | TypeKind::LLVMBFloatTypeKind
            | TypeKind::LLVMFloatTypeKind
            | TypeKind::LLVMDoubleTypeKind
            | TypeKind::LLVMPointerTypeKind
            | TypeKind::LLVMVectorTypeKind
    )
}
