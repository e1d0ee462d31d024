//! Calls through function pointers.
//!
//! The device code is whole (`link` brings that of other files), so that a pointer can only be the address of a
//! function in it whose address is taken and whose type is the call's. The call becomes one
//! of a function that compares the pointer with each of these and calls the one that it
//! is. Virtual calls are among them where their tables can be read. Where the
//! program computes the pointer, or may itself have set it to null, it is asserted to be
//! one of them.
//! Does not: tell which functions the pointer may really be.

use std::ffi::CString;

use inkwell::llvm_sys::LLVMIntPredicate;
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::prelude::*;

use super::handle::{Blk, Linkage, ModuleHandle, Opcode, Val, ValueKind};
use super::link::NOT_LINKED;

/// Replaces the indirect calls in the functions; whether there were any.
pub(super) fn resolve(module: ModuleHandle, functions: &[Val], kernels: &[Val]) -> bool {
    let mut any = false;
    for function in functions {
        let insts = function.blocks().into_iter().flat_map(|b| b.insts());
        let calls: Vec<Val> = insts.filter(|&inst| is_known(inst)).collect();
        for call in calls {
            let ty = unsafe { LLVMGetCalledFunctionType(call.raw()) };
            let targets: Vec<Val> = module
                .functions()
                .into_iter()
                .filter(|f| !kernels.contains(f) && has_address_taken(*f))
                .filter(|f| unsafe { LLVMGlobalGetValueType(f.raw()) } == ty)
                .collect();
            if !targets.is_empty() {
                replace(module, call, ty, &targets);
                any = true;
            }
        }
    }
    any
}

/// Leaves all indirect calls as they are, for a reason.
pub(super) fn forbid(module: ModuleHandle, why: &str) {
    let blocks = module.functions().into_iter().flat_map(Val::blocks);
    for inst in blocks
        .flat_map(Blk::insts)
        .filter(|&inst| is_indirect(inst))
    {
        inst.add_call_text(NOT_LINKED, why);
    }
}

/// Is it an indirect call of a function of the module?
fn is_known(inst: Val) -> bool {
    is_indirect(inst) && inst.call_text(NOT_LINKED).is_none()
}

pub(super) fn is_indirect(inst: Val) -> bool {
    inst.has_opcode(Opcode::LLVMCall)
        && inst.callee().is_some_and(|callee| {
            matches!(
                callee.kind(),
                ValueKind::LLVMInstructionValueKind | ValueKind::LLVMArgumentValueKind
            )
        })
}

/// Is the function used otherwise than by calling it?
pub(super) fn has_address_taken(function: Val) -> bool {
    let calls = |user: &Val| {
        user.has_opcode(Opcode::LLVMCall)
            && user.callee() == Some(function)
            && !user.call_args().contains(&function)
    };
    !function.name().starts_with("llvm.") && function.users().iter().any(|user| !calls(user))
}

/// Calls a new function of the pointer and the arguments in place of the pointer.
fn replace(module: ModuleHandle, call: Val, ty: LLVMTypeRef, targets: &[Val]) {
    let Some(callee) = call.callee() else { return };
    let args = call.call_args();
    unsafe {
        let result = LLVMGetReturnType(ty);
        let mut params: Vec<LLVMTypeRef> = vec![callee.ty().raw()];
        params.extend(args.iter().map(|arg| arg.ty().raw()));
        let count = params.len() as u32;
        let dispatch_ty = LLVMFunctionType(result, params.as_mut_ptr(), count, 0);
        let raw = LLVMAddFunction(module.raw(), c"__wp_dispatch".as_ptr(), dispatch_ty);
        let Some(dispatch) = Val::some(raw) else {
            return;
        };
        dispatch.set_linkage(Linkage::LLVMInternalLinkage);
        dispatch.add_attribute("alwaysinline");
        choose(module, dispatch, ty, targets);

        let context = LLVMGetModuleContext(module.raw());
        let builder = LLVMCreateBuilderInContext(context);
        LLVMPositionBuilderBefore(builder, call.raw());
        if let Some(location) = call.debug_loc() {
            LLVMSetCurrentDebugLocation2(builder, location.raw());
        }
        if is_made_up(callee) {
            assert_is_one(module, builder, callee, targets);
        }
        let mut values: Vec<LLVMValueRef> = vec![callee.raw()];
        values.extend(args.iter().map(|arg| arg.raw()));
        let name = CString::default();
        let new = LLVMBuildCall2(
            builder,
            dispatch_ty,
            raw,
            values.as_mut_ptr(),
            count,
            name.as_ptr(),
        );
        LLVMDisposeBuilder(builder);
        if let (Some(new), false) = (Val::some(new), call.ty().is_void()) {
            call.replace_uses(new);
        }
        call.erase();
    }
}

/// Is the pointer null by a constant that flows into it, or computed from others?
fn is_made_up(pointer: Val) -> bool {
    let mut seen = vec![pointer];
    let mut next = 0;
    while let Some(&value) = seen.get(next) {
        next += 1;
        let sources: Vec<Val> = match value.opcode() {
            _ if value.kind() == ValueKind::LLVMConstantPointerNullValueKind => return true,
            Some(Opcode::LLVMGetElementPtr | Opcode::LLVMIntToPtr) => return true,
            Some(Opcode::LLVMPHI) => value.incoming().into_iter().map(|(from, _)| from).collect(),
            Some(Opcode::LLVMSelect) => vec![value.operand(1), value.operand(2)],
            Some(Opcode::LLVMFreeze | Opcode::LLVMAddrSpaceCast) => vec![value.operand(0)],
            _ => Vec::new(),
        };
        for source in sources {
            if !seen.contains(&source) {
                seen.push(source);
            }
        }
    }
    false
}

/// Asserts that the pointer is the address of one of the functions.
unsafe fn assert_is_one(
    module: ModuleHandle,
    builder: LLVMBuilderRef,
    pointer: Val,
    functions: &[Val],
) {
    unsafe {
        let context = LLVMGetModuleContext(module.raw());
        let truth = LLVMInt1TypeInContext(context);
        let assert = match LLVMGetNamedFunction(module.raw(), c"__wp_assert".as_ptr()) {
            known if !known.is_null() => known,
            _ => {
                let mut params = [truth];
                let void = LLVMVoidTypeInContext(context);
                let ty = LLVMFunctionType(void, params.as_mut_ptr(), 1, 0);
                LLVMAddFunction(module.raw(), c"__wp_assert".as_ptr(), ty)
            }
        };
        let name = CString::default();
        let mut holds = LLVMConstInt(truth, 0, 0);
        for function in functions {
            let same = LLVMIntPredicate::LLVMIntEQ;
            let (one, other) = (pointer.raw(), function.raw());
            let same = LLVMBuildICmp(builder, same, one, other, name.as_ptr());
            holds = LLVMBuildOr(builder, holds, same, name.as_ptr());
        }
        let ty = LLVMGlobalGetValueType(assert);
        LLVMBuildCall2(builder, ty, assert, &mut holds, 1, name.as_ptr());
    }
}

/// The body: a comparison and a call for each target. The last one needs none.
unsafe fn choose(module: ModuleHandle, dispatch: Val, ty: LLVMTypeRef, targets: &[Val]) {
    unsafe {
        let context = LLVMGetModuleContext(module.raw());
        let builder = LLVMCreateBuilderInContext(context);
        let name = CString::default();
        let params = dispatch.params();
        let (pointer, args) = (params[0], &params[1..]);
        let append = || LLVMAppendBasicBlockInContext(context, dispatch.raw(), name.as_ptr());
        let mut here = append();
        for (index, target) in targets.iter().enumerate() {
            LLVMPositionBuilderAtEnd(builder, here);
            if index + 1 < targets.len() {
                let is_it = LLVMBuildICmp(
                    builder,
                    LLVMIntPredicate::LLVMIntEQ,
                    pointer.raw(),
                    target.raw(),
                    name.as_ptr(),
                );
                let (then, otherwise) = (append(), append());
                LLVMBuildCondBr(builder, is_it, then, otherwise);
                LLVMPositionBuilderAtEnd(builder, then);
                here = otherwise;
            }
            let mut values: Vec<LLVMValueRef> = args.iter().map(|arg| arg.raw()).collect();
            let result = LLVMBuildCall2(
                builder,
                ty,
                target.raw(),
                values.as_mut_ptr(),
                values.len() as u32,
                name.as_ptr(),
            );
            match LLVMGetTypeKind(LLVMGetReturnType(ty)) {
                inkwell::llvm_sys::LLVMTypeKind::LLVMVoidTypeKind => LLVMBuildRetVoid(builder),
                _ => LLVMBuildRet(builder, result),
            };
        }
        LLVMDisposeBuilder(builder);
    }
}
