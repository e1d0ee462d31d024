//! Metadata: debug information and annotations.

use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::debuginfo::*;
use inkwell::llvm_sys::prelude::*;

use super::{Meta, ModuleHandle, Val, bytes};

impl Meta {
    pub(in crate::llvm) fn some(raw: LLVMMetadataRef) -> Option<Meta> {
        (!raw.is_null()).then_some(Meta(raw))
    }

    pub(in crate::llvm) fn kind(self) -> LLVMMetadataKind {
        unsafe { LLVMGetMetadataKind(self.0) }
    }

    /// The operands of a node, in LLVM's internal order; absent ones are `None`.
    pub(in crate::llvm) fn operands(self, module: ModuleHandle) -> Vec<Option<Meta>> {
        use LLVMMetadataKind::*;
        let kind = self.kind();
        if matches!(
            kind,
            LLVMMDStringMetadataKind
                | LLVMConstantAsMetadataMetadataKind
                | LLVMLocalAsMetadataMetadataKind
                | LLVMDistinctMDOperandPlaceholderMetadataKind
                | LLVMDIArgListMetadataKind
        ) {
            return Vec::new();
        }
        let value = self.as_value(module);
        value
            .metadata_operands()
            .into_iter()
            .map(|v| v.and_then(Val::as_metadata))
            .collect()
    }

    pub(in crate::llvm) fn as_value(self, module: ModuleHandle) -> Val {
        Val(unsafe { LLVMMetadataAsValue(LLVMGetModuleContext(module.0), self.0) })
    }

    /// The text of a metadata string.
    pub(in crate::llvm) fn string(self, module: ModuleHandle) -> Option<String> {
        self.as_value(module).metadata_string()
    }

    pub(in crate::llvm) fn raw(self) -> LLVMMetadataRef {
        self.0
    }

    pub(in crate::llvm) fn subprogram_line(self) -> u32 {
        unsafe { LLVMDISubprogramGetLine(self.0) }
    }

    /// Line, column, scope and call site of a `DILocation`.
    pub(in crate::llvm) fn location(self) -> (u32, u32, Option<Meta>, Option<Meta>) {
        unsafe {
            (
                LLVMDILocationGetLine(self.0),
                LLVMDILocationGetColumn(self.0),
                Meta::some(LLVMDILocationGetScope(self.0)),
                Meta::some(LLVMDILocationGetInlinedAt(self.0)),
            )
        }
    }

    /// The file of a scope (function, lexical block, namespace).
    pub(in crate::llvm) fn scope_file(self) -> Option<Meta> {
        Meta::some(unsafe { LLVMDIScopeGetFile(self.0) })
    }

    /// The file of a variable.
    pub(in crate::llvm) fn variable_file(self) -> Option<Meta> {
        Meta::some(unsafe { LLVMDIVariableGetFile(self.0) })
    }

    pub(in crate::llvm) fn variable_line(self) -> u32 {
        unsafe { LLVMDIVariableGetLine(self.0) }
    }

    /// The variable of a `DIGlobalVariableExpression`.
    pub(in crate::llvm) fn global_variable(self) -> Option<Meta> {
        Meta::some(unsafe { LLVMDIGlobalVariableExpressionGetVariable(self.0) })
    }

    /// Directory and name of a `DIFile`.
    pub(in crate::llvm) fn file_path(self) -> (String, String) {
        unsafe {
            let mut len = 0;
            let directory = LLVMDIFileGetDirectory(self.0, &mut len);
            let directory = bytes(directory, len as usize);
            let name = LLVMDIFileGetFilename(self.0, &mut len);
            (directory, bytes(name, len as usize))
        }
    }

    pub(in crate::llvm) fn type_name(self) -> String {
        unsafe {
            let mut len = 0;
            let name = LLVMDITypeGetName(self.0, &mut len);
            bytes(name, len)
        }
    }

    /// Offset of a member and size of any debug type, in bytes.
    pub(in crate::llvm) fn type_offset_and_size(self) -> (u64, u64) {
        unsafe {
            (
                LLVMDITypeGetOffsetInBits(self.0) / 8,
                LLVMDITypeGetSizeInBits(self.0) / 8,
            )
        }
    }

    /// DWARF tag of a debug information node.
    pub(in crate::llvm) fn tag(self) -> u16 {
        unsafe { LLVMGetDINodeTag(self.0) }
    }
}
