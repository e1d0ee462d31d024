//! Variables and functions of a module.

use std::ffi::c_uint;
use std::ptr;

use inkwell::llvm_sys::LLVMValueKind;
use inkwell::llvm_sys::comdat::{LLVMGetComdat, LLVMSetComdat};
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::debuginfo::*;
use inkwell::llvm_sys::prelude::LLVMAttributeRef;

use super::{Blk, FUNCTION_ATTRIBUTES, Linkage, Meta, Ty, Val, attribute_kind, bytes};

impl Val {
    /// Is it a function with a body?
    pub(in crate::llvm) fn is_defined(self) -> bool {
        self.kind() == LLVMValueKind::LLVMFunctionValueKind && !self.is_declaration()
    }

    /// Is it a function or a variable that is defined elsewhere? What an indirect call calls is neither.
    pub(in crate::llvm) fn is_declaration(self) -> bool {
        let is_global = matches!(
            self.kind(),
            LLVMValueKind::LLVMFunctionValueKind
                | LLVMValueKind::LLVMGlobalVariableValueKind
                | LLVMValueKind::LLVMGlobalAliasValueKind
                | LLVMValueKind::LLVMGlobalIFuncValueKind
        );
        is_global && unsafe { LLVMIsDeclaration(self.0) != 0 }
    }

    pub(in crate::llvm) fn set_linkage(self, linkage: Linkage) {
        unsafe { LLVMSetLinkage(self.0, linkage) }
    }

    pub(in crate::llvm) fn linkage(self) -> Linkage {
        unsafe { LLVMGetLinkage(self.0) }
    }

    /// Is it known in its own file alone?
    pub(in crate::llvm) fn is_internal(self) -> bool {
        matches!(
            self.linkage(),
            Linkage::LLVMInternalLinkage | Linkage::LLVMPrivateLinkage
        )
    }

    /// May several files define it, all in the same way?
    pub(in crate::llvm) fn is_merged(self) -> bool {
        matches!(
            self.linkage(),
            Linkage::LLVMWeakODRLinkage | Linkage::LLVMLinkOnceODRLinkage
        )
    }

    pub(in crate::llvm) fn has_comdat(self) -> bool {
        !unsafe { LLVMGetComdat(self.0) }.is_null()
    }

    pub(in crate::llvm) fn leave_comdat(self) {
        unsafe { LLVMSetComdat(self.0, ptr::null_mut()) }
    }

    pub(in crate::llvm) fn is_variable(self) -> bool {
        self.kind() == LLVMValueKind::LLVMGlobalVariableValueKind
    }

    pub(in crate::llvm) fn set_initializer(self, value: Val) {
        unsafe { LLVMSetInitializer(self.0, value.0) }
    }

    pub(in crate::llvm) fn set_name(self, name: &str) {
        unsafe { LLVMSetValueName2(self.0, name.as_ptr().cast(), name.len()) }
    }

    /// Type of a global's contents.
    pub(in crate::llvm) fn value_type(self) -> Ty {
        Ty(unsafe { LLVMGlobalGetValueType(self.0) })
    }

    /// What a function returns.
    pub(in crate::llvm) fn value_type_of_result(self) -> Ty {
        Ty(unsafe { LLVMGetReturnType(LLVMGlobalGetValueType(self.0)) })
    }

    pub(in crate::llvm) fn is_thread_local(self) -> bool {
        unsafe { LLVMIsThreadLocal(self.0) != 0 }
    }

    pub(in crate::llvm) fn is_global_constant(self) -> bool {
        unsafe { LLVMIsGlobalConstant(self.0) != 0 }
    }

    pub(in crate::llvm) fn is_externally_initialized(self) -> bool {
        unsafe { LLVMIsExternallyInitialized(self.0) != 0 }
    }

    /// The initial value of a variable; none of anything else.
    pub(in crate::llvm) fn initializer(self) -> Option<Val> {
        (self.kind() == LLVMValueKind::LLVMGlobalVariableValueKind)
            .then(|| Val::some(unsafe { LLVMGetInitializer(self.0) }))
            .flatten()
    }

    pub(in crate::llvm) fn aliasee(self) -> Option<Val> {
        Val::some(unsafe { LLVMAliasGetAliasee(self.0) })
    }

    pub(in crate::llvm) fn call_conv(self) -> u32 {
        unsafe { LLVMGetFunctionCallConv(self.0) }
    }

    pub(in crate::llvm) fn params(self) -> Vec<Val> {
        let count = unsafe { LLVMCountParams(self.0) };
        (0..count)
            .map(|i| Val(unsafe { LLVMGetParam(self.0, i) }))
            .collect()
    }

    pub(in crate::llvm) fn blocks(self) -> Vec<Blk> {
        let mut all = Vec::new();
        let mut next = unsafe { LLVMGetFirstBasicBlock(self.0) };
        while !next.is_null() {
            all.push(Blk(next));
            next = unsafe { LLVMGetNextBasicBlock(next) };
        }
        all
    }

    pub(in crate::llvm) fn subprogram(self) -> Option<Meta> {
        Meta::some(unsafe { LLVMGetSubprogram(self.0) })
    }

    /// Is the enum attribute (`noalias`, `byval`, …) set at this position?
    pub(in crate::llvm) fn has_attribute(self, position: u32, name: &str) -> bool {
        !unsafe { LLVMGetEnumAttributeAtIndex(self.0, position, attribute_kind(name)) }.is_null()
    }

    /// The type that `byval` or `byref` carries.
    pub(in crate::llvm) fn type_attribute(self, position: u32, name: &str) -> Option<Ty> {
        unsafe {
            let attribute = LLVMGetEnumAttributeAtIndex(self.0, position, attribute_kind(name));
            (!attribute.is_null()).then(|| Ty(LLVMGetTypeAttributeValue(attribute)))
        }
    }

    /// What a function may do to memory, as LLVM encodes it: by pairs of bits what it reads and writes of what its
    /// arguments lead to, of what the program cannot see, and of other memory.
    pub(in crate::llvm) fn memory_effects(self) -> u64 {
        const ANY: u64 = 0b11_1111;
        unsafe {
            let kind = attribute_kind("memory");
            let attribute = LLVMGetEnumAttributeAtIndex(self.0, FUNCTION_ATTRIBUTES, kind);
            match attribute.is_null() {
                true => ANY,
                false => LLVMGetEnumAttributeValue(attribute),
            }
        }
    }

    pub(in crate::llvm) fn string_attribute(self, name: &str) -> Option<String> {
        unsafe {
            let (start, length) = (name.as_ptr().cast(), name.len() as c_uint);
            let (value, position) = (self.0, FUNCTION_ATTRIBUTES);
            text_of(LLVMGetStringAttributeAtIndex(
                value, position, start, length,
            ))
        }
    }

    pub(in crate::llvm) fn add_attribute(self, name: &str) {
        unsafe {
            let context = LLVMGetTypeContext(LLVMTypeOf(self.0));
            let attribute = LLVMCreateEnumAttribute(context, attribute_kind(name), 0);
            LLVMAddAttributeAtIndex(self.0, FUNCTION_ATTRIBUTES, attribute);
        }
    }

    /// An attribute that carries a number.
    pub(in crate::llvm) fn add_attribute_value(self, name: &str, value: u64) {
        unsafe {
            let context = LLVMGetTypeContext(LLVMTypeOf(self.0));
            let attribute = LLVMCreateEnumAttribute(context, attribute_kind(name), value);
            LLVMAddAttributeAtIndex(self.0, FUNCTION_ATTRIBUTES, attribute);
        }
    }

    /// An attribute that is a word.
    pub(in crate::llvm) fn add_word_attribute(self, name: &str) {
        self.add_string_attribute(name, "");
    }

    /// An attribute that is a word with a text.
    pub(in crate::llvm) fn add_string_attribute(self, name: &str, text: &str) {
        let attribute = self.string_attribute_of(name, text);
        unsafe { LLVMAddAttributeAtIndex(self.0, FUNCTION_ATTRIBUTES, attribute) }
    }

    /// As [`Val::add_string_attribute`], of one call alone.
    pub(in crate::llvm) fn add_call_text(self, name: &str, text: &str) {
        let attribute = self.string_attribute_of(name, text);
        unsafe { LLVMAddCallSiteAttribute(self.0, FUNCTION_ATTRIBUTES, attribute) }
    }

    pub(in crate::llvm) fn call_text(self, name: &str) -> Option<String> {
        unsafe {
            let (start, length) = (name.as_ptr().cast(), name.len() as c_uint);
            let (value, position) = (self.0, FUNCTION_ATTRIBUTES);
            text_of(LLVMGetCallSiteStringAttribute(
                value, position, start, length,
            ))
        }
    }

    fn string_attribute_of(self, name: &str, text: &str) -> LLVMAttributeRef {
        unsafe {
            let context = LLVMGetTypeContext(LLVMTypeOf(self.0));
            let (start, length) = (name.as_ptr().cast(), name.len() as c_uint);
            let (value, size) = (text.as_ptr().cast(), text.len() as c_uint);
            LLVMCreateStringAttribute(context, start, length, value, size)
        }
    }

    /// An attribute of a parameter, counted from 1.
    pub(in crate::llvm) fn add_param_attribute(self, position: u32, name: &str) {
        unsafe {
            let context = LLVMGetTypeContext(LLVMTypeOf(self.0));
            let attribute = LLVMCreateEnumAttribute(context, attribute_kind(name), 0);
            LLVMAddAttributeAtIndex(self.0, position, attribute);
        }
    }

    pub(in crate::llvm) fn remove_attribute(self, name: &str) {
        unsafe { LLVMRemoveEnumAttributeAtIndex(self.0, FUNCTION_ATTRIBUTES, attribute_kind(name)) }
    }
}

/// The text of a string attribute, if there is one.
unsafe fn text_of(attribute: LLVMAttributeRef) -> Option<String> {
    if attribute.is_null() {
        return None;
    }
    let mut len = 0;
    unsafe {
        let text = LLVMGetStringAttributeValue(attribute, &mut len);
        Some(bytes(text, len as usize))
    }
}
