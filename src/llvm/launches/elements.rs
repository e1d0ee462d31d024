//! Elements of an array that is a member lie in it.
//!
//! LLVM's instructions say of an object as a whole where an address lies. In C++ an element that is
//! written is one of its array (ISO C++20 [expr.add] 4), so that the members behind the array keep their
//! values: a count, where a loop up to it fills an array of the same structure. An array at the end of a
//! structure may go on behind it, as compilers allow, and so may a row of a matrix.

use inkwell::llvm_sys::core::LLVMConstInt;

use crate::llvm::enumerations::assume_less;
use crate::llvm::handle::{Blk, ModuleHandle, Opcode, Ty, TypeKind, Val};

/// Says of each element that is written by a number which the program computes that it is in its array.
pub(super) fn stay_in_arrays(module: ModuleHandle) {
    let blocks = module.functions().into_iter().flat_map(Val::blocks);
    let insts: Vec<Val> = blocks.flat_map(Blk::insts).collect();
    for store in insts {
        if !store.has_opcode(Opcode::LLVMStore) {
            continue;
        }
        let mut address = store.operand(1);
        while address.has_opcode(Opcode::LLVMGetElementPtr) {
            if let Some((index, length)) = element(address) {
                let length = unsafe { LLVMConstInt(index.ty().raw(), length, 0) };
                if let Some(length) = Val::some(length) {
                    assume_less(module, index, length, store, store);
                }
            }
            // What is before the one behind the last element is an element, too.
            if address.operand(1).int_constant() != Some(0) {
                break;
            }
            address = address.operand(0);
        }
    }
}

/// The number of the element of an array that other members come behind, and the array's length.
fn element(address: Val) -> Option<(Val, u64)> {
    let array = address.gep_source_type();
    let is_element = array.kind() == TypeKind::LLVMArrayTypeKind
        && address.operand_count() == 3
        && address.operand(1).int_constant() == Some(0)
        && comes_before_others(address.operand(0));
    let length = is_element.then(|| array.count())?;
    let mut index = address.operand(2);
    while index.has_opcode(Opcode::LLVMSExt) || index.has_opcode(Opcode::LLVMZExt) {
        index = index.operand(0);
    }
    let bits = index.ty().int_bits();
    let is_computed = index.opcode().is_some() && (32..=64).contains(&bits);
    (is_computed && (1..1 << 31).contains(&length)).then_some((index, length))
}

/// Is it the address of a member of a structure that is not the last one?
///
/// Clang fills a structure up by arrays of bytes, which an array at its end may go on into.
fn comes_before_others(address: Val) -> bool {
    address.has_opcode(Opcode::LLVMGetElementPtr) && {
        let structure = address.gep_source_type();
        let member = address.operand(address.operand_count() - 1).int_constant();
        structure.kind() == TypeKind::LLVMStructTypeKind
            && address.operand_count() == 3
            && member.is_some_and(|member| {
                let mut behind = member as u32 + 1..structure.count() as u32;
                behind.any(|member| !may_be_padding(structure.field(member)))
            })
    }
}

fn may_be_padding(member: Ty) -> bool {
    member.kind() == TypeKind::LLVMArrayTypeKind && {
        let element = member.element();
        element.is_int() && element.int_bits() == 8
    }
}
