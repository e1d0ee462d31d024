//! Functions that are specifications: `__spec_…` has no body but what it asks for, which is
//! checked, what it promises, and `__reads_from` and `__writes_to`, which say what it
//! accesses. The promises are trusted, which reports list.
//!
//! An array that the function accesses may be accessed at one offset, any that the promises
//! allow where they speak of the record of accesses; since it is any, this stands for all
//! accesses. What the array holds is then arbitrary but for the promises.

use std::collections::HashMap;
use std::ffi::CString;

use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::debuginfo::{LLVMInstructionGetDebugLoc, LLVMInstructionSetDebugLoc};
use inkwell::llvm_sys::prelude::*;

use super::{Condition, declare, is_on_every_way, is_return, names, postconditions};
use crate::llvm::handle::{ModuleHandle, Val};
use crate::symbols;

/// Is the function a specification?
pub(super) fn is_one(function: Val) -> bool {
    !function.is_declaration() && symbols::demangled(&function.name()).starts_with("__spec_")
}

/// Has the function do what it promises.
pub(super) fn trust(module: ModuleHandle, function: Val) {
    let conditions: Option<Vec<Condition>> = postconditions(function)
        .into_iter()
        .map(|(call, _)| {
            Condition::around(call).filter(|condition| {
                is_on_every_way(function, condition.block) && condition.returns(function).is_some()
            })
        })
        .collect();
    let Some(conditions) = conditions else { return };
    let insts = function
        .blocks()
        .into_iter()
        .flat_map(|block| block.insts());
    let accesses: Vec<Access> = insts.filter_map(Access::of).collect();
    let assume = declare(module, c"__wp_assume");
    let ends = function
        .blocks()
        .into_iter()
        .filter_map(|block| block.terminator());
    for place in ends.filter(|&end| is_return(end)) {
        grant(module, function, place);
        for access in &accesses {
            access.happen(module, place, &conditions, assume);
        }
        for condition in &conditions {
            condition.copy(module, place, HashMap::new(), assume);
        }
    }
    for access in accesses {
        access.call.erase();
    }
    for condition in conditions {
        condition.remove();
    }
}

/// What a specification says is accessed.
struct Access {
    call: Val,
    pointer: Val,
    writes: bool,
}

impl Access {
    fn of(call: Val) -> Option<Access> {
        let name = call.callee_name()?;
        let name = names::base(&name);
        let writes = name.starts_with("__wp_writes_to");
        (writes || name.starts_with("__wp_reads_from")).then_some(())?;
        Some(Access {
            call,
            pointer: call.call_args().first().copied()?,
            writes,
        })
    }

    /// The access at an offset that the conditions allow, or none.
    fn happen(&self, module: ModuleHandle, place: Val, conditions: &[Condition], assume: Val) {
        let (truth, word) = (module.int_type(1).raw(), module.int_type(64).raw());
        let happens = call(module, place, c"__wp_nondet_i1", truth, &[]);
        let offset = call(module, place, c"__wp_nondet_i64", word, &[]);
        let (Some(happens), Some(offset)) = (happens, offset) else {
            return;
        };
        for condition in conditions {
            let about = self.about(condition, offset);
            if about.is_empty() {
                continue;
            }
            if let Some(stated) = condition.copy(module, place, about, assume) {
                let holds = stated.operand(0);
                if let Some(allowed) = implies(module, stated, happens, holds) {
                    stated.set_operand(0, allowed);
                }
            }
        }
        let kind = if self.writes { "write" } else { "read" };
        let space = self.pointer.ty().address_space();
        let name = CString::new(format!("__wp_trusted_{kind}_{space}"));
        let name = name.expect("the name has no zero byte");
        let void = unsafe { LLVMVoidTypeInContext(LLVMGetModuleContext(module.raw())) };
        let args = [self.pointer, offset, happens];
        let made = call(module, place, &name, void, &args);
        if let Some(made) = made {
            let location = unsafe { LLVMInstructionGetDebugLoc(self.call.raw()) };
            unsafe { LLVMInstructionSetDebugLoc(made.raw(), location) };
        }
    }

    /// What the condition says of the record of such accesses, as of this one.
    fn about(&self, condition: &Condition, offset: Val) -> HashMap<Val, Val> {
        let (done, place) = match self.writes {
            true => ("__wp_has_written", "__wp_write_offset"),
            false => ("__wp_has_read", "__wp_read_offset"),
        };
        let mut about = HashMap::new();
        for &inst in &condition.insts {
            let Some(name) = inst.callee_name() else {
                continue;
            };
            let name = names::base(&name);
            if inst.call_args().first() != Some(&self.pointer) {
                continue;
            }
            if name.starts_with(done) {
                let truth = unsafe { LLVMConstInt(inst.ty().raw(), 1, 0) };
                about.extend(Val::some(truth).map(|truth| (inst, truth)));
            } else if name.starts_with(place) && inst.ty() == offset.ty() {
                about.insert(inst, offset);
            }
        }
        about
    }
}

/// `!condition | conclusion`, before an instruction.
fn implies(module: ModuleHandle, before: Val, condition: Val, conclusion: Val) -> Option<Val> {
    if condition.ty() != conclusion.ty() {
        return None;
    }
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, before.raw());
        let name = CString::default();
        let not = LLVMBuildNot(builder, condition.raw(), name.as_ptr());
        let implied = LLVMBuildOr(builder, not, conclusion.raw(), name.as_ptr());
        LLVMDisposeBuilder(builder);
        Val::some(implied)
    }
}

/// Has reports list the specification.
fn grant(module: ModuleHandle, function: Val, place: Val) {
    let text = format!(
        "`{}` does what its specification promises, accesses no other memory and contains no \
         barrier",
        symbols::demangled(&function.name())
    );
    let Ok(text) = CString::new(text) else { return };
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, place.raw());
        let name = c"__wp_specification";
        let text = LLVMBuildGlobalStringPtr(builder, text.as_ptr(), name.as_ptr());
        LLVMDisposeBuilder(builder);
        let void = LLVMVoidTypeInContext(LLVMGetModuleContext(module.raw()));
        if let Some(text) = Val::some(text) {
            call(module, place, c"__wp_takes_for_granted", void, &[text]);
        }
    }
}

/// Calls a function without a body, where a return is.
fn call(
    module: ModuleHandle,
    place: Val,
    name: &std::ffi::CStr,
    result: LLVMTypeRef,
    args: &[Val],
) -> Option<Val> {
    unsafe {
        let mut params: Vec<LLVMTypeRef> = args.iter().map(|arg| arg.ty().raw()).collect();
        let count = params.len() as u32;
        let ty = LLVMFunctionType(result, params.as_mut_ptr(), count, 0);
        let function = match LLVMGetNamedFunction(module.raw(), name.as_ptr()) {
            known if known.is_null() => LLVMAddFunction(module.raw(), name.as_ptr(), ty),
            known => known,
        };
        let builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module.raw()));
        LLVMPositionBuilderBefore(builder, place.raw());
        if let Some(location) = place.debug_loc() {
            LLVMSetCurrentDebugLocation2(builder, location.raw());
        }
        let mut values: Vec<LLVMValueRef> = args.iter().map(|arg| arg.raw()).collect();
        let unnamed = CString::default();
        let made = LLVMBuildCall2(
            builder,
            LLVMGlobalGetValueType(function),
            function,
            values.as_mut_ptr(),
            count,
            unnamed.as_ptr(),
        );
        LLVMDisposeBuilder(builder);
        Val::some(made)
    }
}
