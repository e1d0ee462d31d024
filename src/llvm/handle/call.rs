//! Calls, and what they call.

use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::{LLVMOpcode, LLVMValueKind};

use super::{FUNCTION_ATTRIBUTES, Val, attribute_kind, bytes};

impl Val {
    /// What a call calls; none of what is no call.
    pub(in crate::llvm) fn callee(self) -> Option<Val> {
        let calls = [
            LLVMOpcode::LLVMCall,
            LLVMOpcode::LLVMInvoke,
            LLVMOpcode::LLVMCallBr,
        ];
        let is_call = self.opcode().is_some_and(|own| calls.contains(&own));
        is_call.then(|| Val::some(unsafe { LLVMGetCalledValue(self.0) }))?
    }

    /// Does the call take a function to have the type that this one has?
    pub(in crate::llvm) fn may_call(self, function: Val) -> bool {
        unsafe { LLVMGetCalledFunctionType(self.0) == LLVMGlobalGetValueType(function.0) }
    }

    /// The name of the function that a call instruction calls by name.
    pub(in crate::llvm) fn callee_name(self) -> Option<String> {
        let callee = self
            .has_opcode(LLVMOpcode::LLVMCall)
            .then(|| self.callee())
            .flatten()?;
        callee.is_function().then(|| callee.name())
    }

    /// The name of the function that a call or an `invoke` calls by name.
    pub(in crate::llvm) fn called_name(self) -> Option<String> {
        let callee = self.callee()?;
        callee.is_function().then(|| callee.name())
    }

    /// The function that has this parameter.
    pub(in crate::llvm) fn function_of_parameter(self) -> Option<Val> {
        if self.kind() != LLVMValueKind::LLVMArgumentValueKind {
            return None;
        }
        Val::some(unsafe { LLVMGetParamParent(self.0) })
    }

    pub(in crate::llvm) fn call_args(self) -> Vec<Val> {
        let count = unsafe { LLVMGetNumArgOperands(self.0) };
        (0..count).map(|i| self.operand(i)).collect()
    }

    /// Value of an `align` attribute on a call's argument (counted from 0).
    pub(in crate::llvm) fn argument_alignment(self, argument: u32) -> u32 {
        unsafe {
            let attribute =
                LLVMGetCallSiteEnumAttribute(self.0, argument + 1, attribute_kind("align"));
            if attribute.is_null() {
                1
            } else {
                (LLVMGetEnumAttributeValue(attribute) as u32).max(1)
            }
        }
    }

    /// An attribute of an argument, counted from 1, of this call alone.
    pub(in crate::llvm) fn add_call_attribute(self, position: u32, name: &str) {
        unsafe {
            let context = LLVMGetTypeContext(LLVMTypeOf(self.0));
            let attribute = LLVMCreateEnumAttribute(context, attribute_kind(name), 0);
            LLVMAddCallSiteAttribute(self.0, position, attribute);
        }
    }

    pub(in crate::llvm) fn remove_call_attribute(self, name: &str) {
        unsafe {
            LLVMRemoveCallSiteEnumAttribute(self.0, FUNCTION_ATTRIBUTES, attribute_kind(name))
        }
    }

    pub(in crate::llvm) fn has_call_attribute(self, name: &str) -> bool {
        unsafe {
            !LLVMGetCallSiteEnumAttribute(self.0, FUNCTION_ATTRIBUTES, attribute_kind(name))
                .is_null()
        }
    }

    pub(in crate::llvm) fn asm_text(self) -> String {
        unsafe {
            let mut len = 0;
            let text = LLVMGetInlineAsmAsmString(self.0, &mut len);
            bytes(text, len)
        }
    }

    pub(in crate::llvm) fn asm_constraints(self) -> String {
        unsafe {
            let mut len = 0;
            let text = LLVMGetInlineAsmConstraintString(self.0, &mut len);
            bytes(text, len)
        }
    }
}
