//! Ends control flow where a call does not return (`llvm.trap`), so that the
//! rest of the block is not taken for reachable code. LLVM's own passes that do
//! this also change accesses.

use std::ffi::CString;

use inkwell::llvm_sys::core::*;

use super::handle::{Blk, FUNCTION_ATTRIBUTES, Opcode, Val, ValueKind};

/// Cuts every block of the function after its first call that does not return.
pub(super) fn after_no_return(function: Val) {
    for block in function.blocks() {
        let insts = block.insts();
        let Some(call) = insts.iter().position(|&inst| never_returns(inst)) else {
            continue;
        };
        let rest = &insts[call + 1..];
        let end = if ends_normally(insts[call]) {
            End::Return
        } else {
            End::Unreachable
        };
        if rest
            .iter()
            .all(|inst| inst.has_opcode(Opcode::LLVMUnreachable))
        {
            continue;
        }
        cut(block, rest, end);
    }
}

#[derive(Clone, Copy)]
enum End {
    Return,
    Unreachable,
}

/// The thread has done its work, unlike after a trap.
fn ends_normally(call: Val) -> bool {
    let name = call.callee_name().unwrap_or_default();
    matches!(name.as_str(), "llvm.nvvm.exit" | "llvm.amdgcn.endpgm")
        || asm_text(call).as_deref() == Some("exit")
}

/// The only instruction of inline assembly.
fn asm_text(call: Val) -> Option<String> {
    let callee = call
        .callee()
        .filter(|callee| callee.kind() == ValueKind::LLVMInlineAsmValueKind)?;
    Some(
        callee
            .asm_text()
            .trim()
            .trim_end_matches(';')
            .trim()
            .to_owned(),
    )
}

fn never_returns(inst: Val) -> bool {
    if !inst.has_opcode(Opcode::LLVMCall) {
        return false;
    }
    if matches!(asm_text(inst).as_deref(), Some("trap" | "exit")) {
        return true;
    }
    inst.has_call_attribute("noreturn")
        || inst
            .callee()
            .is_some_and(|f| f.is_function() && f.has_attribute(FUNCTION_ATTRIBUTES, "noreturn"))
}

fn cut(block: Blk, rest: &[Val], end: End) {
    let successors = block.successors();
    for inst in rest.iter().rev() {
        if !inst.ty().is_void() {
            inst.replace_uses(Val::undef(inst.ty()));
        }
        inst.erase();
    }
    unsafe {
        let builder = LLVMCreateBuilderInContext(LLVMGetTypeContext(LLVMTypeOf(
            LLVMBasicBlockAsValue(block.raw()),
        )));
        LLVMPositionBuilderAtEnd(builder, block.raw());
        match end {
            End::Return => LLVMBuildRetVoid(builder),
            End::Unreachable => LLVMBuildUnreachable(builder),
        };
        LLVMDisposeBuilder(builder);
    }
    let mut seen = Vec::new();
    for successor in successors {
        if !seen.contains(&successor) {
            seen.push(successor);
            drop_incoming(successor, block);
        }
    }
}

/// Rebuilds the phis of `block` without the entries for `gone`.
fn drop_incoming(block: Blk, gone: Blk) {
    for phi in block
        .insts()
        .into_iter()
        .take_while(|inst| inst.has_opcode(Opcode::LLVMPHI))
    {
        let kept: Vec<_> = phi
            .incoming()
            .into_iter()
            .filter(|(_, from)| *from != gone)
            .collect();
        if kept.is_empty() {
            phi.replace_uses(Val::undef(phi.ty()));
            phi.erase();
            continue;
        }
        let new = unsafe {
            let builder = LLVMCreateBuilderInContext(LLVMGetTypeContext(phi.ty().raw()));
            LLVMPositionBuilderBefore(builder, phi.raw());
            let name = CString::default();
            let new = LLVMBuildPhi(builder, phi.ty().raw(), name.as_ptr());
            let mut values: Vec<_> = kept.iter().map(|(v, _)| v.raw()).collect();
            let mut blocks: Vec<_> = kept.iter().map(|(_, b)| b.raw()).collect();
            LLVMAddIncoming(
                new,
                values.as_mut_ptr(),
                blocks.as_mut_ptr(),
                kept.len() as u32,
            );
            LLVMDisposeBuilder(builder);
            new
        };
        // A phi that only referred to itself along the kept edges stays valid:
        // the use is redirected with all others.
        phi.replace_uses(Val::some(new).expect("LLVM builds a phi"));
        phi.erase();
    }
}
