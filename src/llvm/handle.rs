//! Copyable handles on LLVM's values, types, blocks and metadata.
//!
//! The only file with calls into LLVM's C interface apart from `read` and
//! `passes`. inkwell's own value types are not used to walk instructions: they
//! panic on metadata operands and on target extension types, and cannot reach
//! debug information. A handle is valid while the `Source` it came from lives;
//! `import` owns that and lets no handle out.

mod call;
mod global;
mod metadata;
mod value;

use std::ffi::{CStr, c_char, c_uint};
use std::{ptr, slice};

use inkwell::llvm_sys::LLVMTypeKind;
use inkwell::llvm_sys::bit_writer::LLVMWriteBitcodeToMemoryBuffer;
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::prelude::*;
use inkwell::llvm_sys::target::*;

pub(super) use inkwell::llvm_sys::debuginfo::LLVMMetadataKind as MetadataKind;
pub(super) use inkwell::llvm_sys::{
    LLVMAtomicOrdering, LLVMAtomicRMWBinOp, LLVMIntPredicate, LLVMLinkage as Linkage,
    LLVMOpcode as Opcode, LLVMRealPredicate, LLVMTypeKind as TypeKind, LLVMValueKind as ValueKind,
};

/// A value: instruction, argument, constant, function or metadata as a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Val(LLVMValueRef);

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Ty(LLVMTypeRef);

/// A basic block.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Blk(LLVMBasicBlockRef);

/// A metadata node.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Meta(LLVMMetadataRef);

#[derive(Clone, Copy)]
pub(super) struct Layout(LLVMTargetDataRef);

#[derive(Clone, Copy)]
pub(super) struct ModuleHandle(LLVMModuleRef);

/// Position of a function's own attributes; parameters count from 1.
pub(super) const FUNCTION_ATTRIBUTES: u32 = u32::MAX;

impl ModuleHandle {
    pub(super) fn new(raw: LLVMModuleRef) -> Self {
        ModuleHandle(raw)
    }

    pub(super) fn raw(self) -> LLVMModuleRef {
        self.0
    }

    pub(super) fn functions(self) -> Vec<Val> {
        let mut all = Vec::new();
        let mut next = unsafe { LLVMGetFirstFunction(self.0) };
        while !next.is_null() {
            all.push(Val(next));
            next = unsafe { LLVMGetNextFunction(next) };
        }
        all
    }

    /// The variables of the module.
    pub(super) fn globals(self) -> Vec<Val> {
        let mut all = Vec::new();
        let mut next = unsafe { LLVMGetFirstGlobal(self.0) };
        while !next.is_null() {
            all.push(Val(next));
            next = unsafe { LLVMGetNextGlobal(next) };
        }
        all
    }

    /// The variable of this name.
    pub(super) fn global(self, name: &CStr) -> Option<Val> {
        Val::some(unsafe { LLVMGetNamedGlobal(self.0, name.as_ptr()) })
    }

    /// The module as bitcode.
    pub(super) fn to_bitcode(self) -> Vec<u8> {
        unsafe {
            let buffer = LLVMWriteBitcodeToMemoryBuffer(self.0);
            let (start, length) = (LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer));
            let bytes = slice::from_raw_parts(start.cast::<u8>(), length).to_vec();
            LLVMDisposeMemoryBuffer(buffer);
            bytes
        }
    }

    pub(super) fn set_triple(self, triple: &CStr) {
        unsafe { LLVMSetTarget(self.0, triple.as_ptr()) }
    }

    pub(super) fn triple(self) -> String {
        unsafe { borrowed(LLVMGetTarget(self.0)) }
    }

    pub(super) fn layout(self) -> Layout {
        Layout(unsafe { LLVMGetModuleDataLayout(self.0) })
    }

    /// Operands of a named metadata node such as `nvvm.annotations`.
    pub(super) fn named_metadata(self, name: &CStr) -> Vec<Val> {
        let count = unsafe { LLVMGetNamedMetadataNumOperands(self.0, name.as_ptr()) } as usize;
        let mut nodes = vec![ptr::null_mut(); count];
        unsafe { LLVMGetNamedMetadataOperands(self.0, name.as_ptr(), nodes.as_mut_ptr()) };
        nodes
            .into_iter()
            .filter(|node| !node.is_null())
            .map(Val)
            .collect()
    }

    pub(super) fn int_type(self, bits: u32) -> Ty {
        Ty(unsafe { LLVMIntTypeInContext(LLVMGetModuleContext(self.0), bits) })
    }

    pub(super) fn ptr_type(self, space: u32) -> Ty {
        Ty(unsafe { LLVMPointerTypeInContext(LLVMGetModuleContext(self.0), space) })
    }

    pub(super) fn metadata_kind(self, name: &str) -> u32 {
        unsafe {
            LLVMGetMDKindIDInContext(
                LLVMGetModuleContext(self.0),
                name.as_ptr().cast::<c_char>(),
                name.len() as c_uint,
            )
        }
    }
}

impl Layout {
    /// Distance between elements of an array of this type.
    pub(super) fn alloc_size(self, ty: Ty) -> u64 {
        unsafe { LLVMABISizeOfType(self.0, ty.0) }
    }

    pub(super) fn store_size(self, ty: Ty) -> u64 {
        unsafe { LLVMStoreSizeOfType(self.0, ty.0) }
    }

    pub(super) fn field_offset(self, structure: Ty, field: u32) -> u64 {
        unsafe { LLVMOffsetOfElement(self.0, structure.0, field) }
    }

    pub(super) fn pointer_bytes(self, space: u32) -> u32 {
        unsafe { LLVMPointerSizeForAS(self.0, space) }
    }
}

impl Ty {
    pub(super) fn kind(self) -> LLVMTypeKind {
        unsafe { LLVMGetTypeKind(self.0) }
    }

    pub(super) fn is_void(self) -> bool {
        self.kind() == LLVMTypeKind::LLVMVoidTypeKind
    }

    pub(super) fn is_vector(self) -> bool {
        self.kind() == LLVMTypeKind::LLVMVectorTypeKind
    }

    pub(super) fn is_int(self) -> bool {
        self.kind() == LLVMTypeKind::LLVMIntegerTypeKind
    }

    pub(super) fn is_pointer(self) -> bool {
        self.kind() == LLVMTypeKind::LLVMPointerTypeKind
    }

    pub(super) fn is_sized(self) -> bool {
        unsafe { LLVMTypeIsSized(self.0) != 0 }
    }

    /// Only for integer types.
    pub(super) fn int_bits(self) -> u32 {
        unsafe { LLVMGetIntTypeWidth(self.0) }
    }

    /// What a struct is called; empty where it has no name, and for other types.
    pub(super) fn struct_name(self) -> String {
        match self.kind() {
            TypeKind::LLVMStructTypeKind => unsafe { borrowed(LLVMGetStructName(self.0)) },
            _ => String::new(),
        }
    }

    /// Only for pointer types.
    pub(super) fn address_space(self) -> u32 {
        unsafe { LLVMGetPointerAddressSpace(self.0) }
    }

    /// Element type of an array or vector.
    pub(super) fn element(self) -> Ty {
        Ty(unsafe { LLVMGetElementType(self.0) })
    }

    /// Number of elements of a fixed vector, array or struct.
    pub(super) fn count(self) -> u64 {
        match self.kind() {
            LLVMTypeKind::LLVMVectorTypeKind => u64::from(unsafe { LLVMGetVectorSize(self.0) }),
            LLVMTypeKind::LLVMArrayTypeKind => unsafe { LLVMGetArrayLength2(self.0) },
            LLVMTypeKind::LLVMStructTypeKind => {
                u64::from(unsafe { LLVMCountStructElementTypes(self.0) })
            }
            _ => 0,
        }
    }

    /// Type of a struct's field.
    pub(super) fn field(self, index: u32) -> Ty {
        Ty(unsafe { LLVMStructGetTypeAtIndex(self.0, index) })
    }

    pub(super) fn to_text(self) -> String {
        unsafe { owned(LLVMPrintTypeToString(self.0)) }
    }

    pub(super) fn raw(self) -> LLVMTypeRef {
        self.0
    }
}

impl Blk {
    pub(super) fn name(self) -> String {
        unsafe { borrowed(LLVMGetBasicBlockName(self.0)) }
    }

    pub(super) fn insts(self) -> Vec<Val> {
        let mut all = Vec::new();
        let mut next = unsafe { LLVMGetFirstInstruction(self.0) };
        while !next.is_null() {
            all.push(Val(next));
            next = unsafe { LLVMGetNextInstruction(next) };
        }
        all
    }

    /// The function that the block is of.
    pub(super) fn function(self) -> Option<Val> {
        Val::some(unsafe { LLVMGetBasicBlockParent(self.0) })
    }

    pub(super) fn terminator(self) -> Option<Val> {
        Val::some(unsafe { LLVMGetBasicBlockTerminator(self.0) })
    }

    /// In the terminator's order; a block may occur twice.
    pub(super) fn successors(self) -> Vec<Blk> {
        let Some(terminator) = self.terminator() else {
            return Vec::new();
        };
        let count = unsafe { LLVMGetNumSuccessors(terminator.0) };
        (0..count)
            .map(|i| Blk(unsafe { LLVMGetSuccessor(terminator.0, i) }))
            .collect()
    }

    pub(super) fn raw(self) -> LLVMBasicBlockRef {
        self.0
    }
}

fn attribute_kind(name: &str) -> c_uint {
    unsafe { LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len()) }
}

/// Copies a message that LLVM allocated for us.
pub(super) unsafe fn owned(text: *mut c_char) -> String {
    if text.is_null() {
        return String::new();
    }
    unsafe {
        let copy = CStr::from_ptr(text).to_string_lossy().into_owned();
        LLVMDisposeMessage(text);
        copy
    }
}

unsafe fn borrowed(text: *const c_char) -> String {
    if text.is_null() {
        return String::new();
    }
    unsafe { CStr::from_ptr(text).to_string_lossy().into_owned() }
}

unsafe fn bytes(text: *const c_char, len: usize) -> String {
    if text.is_null() {
        return String::new();
    }
    let slice = unsafe { slice::from_raw_parts(text.cast::<u8>(), len) };
    String::from_utf8_lossy(slice).into_owned()
}
