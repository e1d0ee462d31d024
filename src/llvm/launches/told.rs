//! Where a function of the runtime writes that is told an address.
//!
//! It may be told none, and fails then: that something is stored there in its stead does not say that
//! there is a place.

use std::ffi::CStr;

use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::prelude::LLVMBuilderRef;

use super::allocations::base_of;
use crate::llvm::handle::{Linkage, ModuleHandle, Opcode, Val};

/// The place to store at, in place of the function, before the instruction at which the builder is.
pub(super) fn place(module: ModuleHandle, builder: LLVMBuilderRef, address: Val) -> Val {
    let base = base_of(address);
    let is_variable = base.is_variable();
    if base.has_opcode(Opcode::LLVMAlloca) || is_variable {
        return address;
    }
    unsafe {
        let known = LLVMGetNamedGlobal(module.raw(), NOWHERE.as_ptr());
        let nowhere = match known.is_null() {
            true => {
                let bytes = LLVMArrayType2(module.int_type(8).raw(), MOST_BYTES);
                let nowhere = LLVMAddGlobal(module.raw(), bytes, NOWHERE.as_ptr());
                LLVMSetInitializer(nowhere, LLVMConstNull(bytes));
                LLVMSetLinkage(nowhere, Linkage::LLVMInternalLinkage);
                nowhere
            }
            false => known,
        };
        let empty = c"".as_ptr();
        let is_null = LLVMBuildIsNull(builder, address.raw(), empty);
        let place = LLVMBuildSelect(builder, is_null, nowhere, address.raw(), empty);
        Val::some(place).expect("an address")
    }
}

/// The address that the function was told, of such a place.
pub(super) fn address(place: Val) -> Val {
    let is_choice = place.has_opcode(Opcode::LLVMSelect);
    match is_choice && place.operand(1).name() == NOWHERE.to_string_lossy() {
        true => place.operand(2),
        false => place,
    }
}

/// What is written there goes nowhere.
const NOWHERE: &CStr = c"warpproof.nowhere";
/// More bytes than any function writes that goes by this.
const MOST_BYTES: u64 = 4096;
