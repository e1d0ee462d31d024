//! What kernels lead to that depends on other files.

use std::collections::{BTreeSet, HashSet};
use std::ffi::CString;

use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::prelude::LLVMValueRef;

use crate::llvm::handle::{Blk, ModuleHandle, Val, ValueKind};
use crate::llvm::{indirect, kernels, libcalls};

/// How the lists are called of functions of which a file takes the addresses.
const ADDRESSES: &str = "warpproof.addresses.";

pub(super) struct Needed {
    /// What is only declared, or may give way to what another file defines.
    pub(super) symbols: BTreeSet<String>,
    /// Functions are called through pointers.
    pub(super) calls_pointers: bool,
}

impl Needed {
    /// Where a pointer is called it may be any function that a list keeps. Arrays of shared memory
    /// without a size are no more than declared anywhere.
    pub(super) fn new(module: ModuleHandle, gives_way: impl Fn(Val) -> bool) -> Needed {
        const SHARED: u32 = 3;
        let kernels = kernels::find(module).into_iter();
        let mut work: Vec<Val> = kernels.map(|kernel| kernel.function).collect();
        let mut seen: HashSet<Val> = work.iter().copied().collect();
        let mut needed = Needed {
            symbols: BTreeSet::new(),
            calls_pointers: false,
        };
        while let Some(value) = work.pop() {
            if needs_another(value, &gives_way) && value.ty().address_space() != SHARED {
                needed.symbols.insert(value.name());
            }
            let insts = || value.blocks().into_iter().flat_map(Blk::insts);
            let mut parts: Vec<Val> = match value.kind() {
                ValueKind::LLVMFunctionValueKind => insts().flat_map(operands).collect(),
                ValueKind::LLVMGlobalVariableValueKind => value.initializer().into_iter().collect(),
                ValueKind::LLVMGlobalAliasValueKind => value.aliasee().into_iter().collect(),
                ValueKind::LLVMConstantExprValueKind
                | ValueKind::LLVMConstantArrayValueKind
                | ValueKind::LLVMConstantStructValueKind
                | ValueKind::LLVMConstantVectorValueKind => operands(value).collect(),
                _ => continue,
            };
            let is_function = value.kind() == ValueKind::LLVMFunctionValueKind;
            if is_function && insts().any(indirect::is_indirect) {
                needed.calls_pointers = true;
                let globals = module.globals().into_iter();
                parts.extend(globals.filter(|one| one.name().starts_with(ADDRESSES)));
            }
            work.extend(parts.into_iter().filter(|part| seen.insert(*part)));
        }
        needed
    }
}

/// Lists functions of a file that keep their addresses, whatever becomes of what takes these.
pub(super) fn keep(module: ModuleHandle, number: usize, functions: &[Val]) {
    let mut raw: Vec<LLVMValueRef> = functions.iter().map(|one| one.raw()).collect();
    let name = CString::new(format!("{ADDRESSES}{number}")).expect("no zeros");
    unsafe {
        let list = LLVMConstArray2(module.ptr_type(0).raw(), raw.as_mut_ptr(), raw.len() as u64);
        let global = LLVMAddGlobal(module.raw(), LLVMTypeOf(list), name.as_ptr());
        LLVMSetInitializer(global, list);
    }
}

fn needs_another(value: Val, gives_way: impl Fn(Val) -> bool) -> bool {
    let is_global = matches!(
        value.kind(),
        ValueKind::LLVMFunctionValueKind
            | ValueKind::LLVMGlobalVariableValueKind
            | ValueKind::LLVMGlobalAliasValueKind
    );
    if value.is_declaration() {
        let name = value.name();
        return !name.starts_with("llvm.") && !libcalls::is_known(&name);
    }
    is_global && !value.is_internal() && gives_way(value)
}

fn operands(value: Val) -> impl Iterator<Item = Val> {
    let count = value.operand_count();
    (0..count).map(move |index| value.operand(index))
}
