//! Null pointers that cannot be, as the program goes through them at once.
//!
//! A function that gives null where memory runs out leaves its caller a pointer that is null or to
//! an object. Who reads through it without a look has the object: the other is undefined behaviour
//! (LLVM's own `simplifycfg` knows that where it is the pointer's only use).

use inkwell::llvm_sys::core::LLVMGetVolatile;

use crate::llvm::handle::{Blk, ModuleHandle, Opcode, Val, ValueKind};

/// Says of null that it is no value where control meets another one and the pointer is gone through
/// before anything is called.
pub(super) fn exclude(module: ModuleHandle) {
    let functions = module.functions().into_iter();
    for block in functions.flat_map(Val::blocks) {
        let insts = block.insts();
        let phis = (insts.iter()).take_while(|inst| inst.has_opcode(Opcode::LLVMPHI));
        for &phi in phis.filter(|phi| phi.ty().is_pointer() && is_gone_through(**phi, &insts)) {
            for (index, (value, _)) in (0..).zip(phi.incoming()) {
                if value.is_null() {
                    phi.set_operand(index, Val::undef(phi.ty()));
                }
            }
        }
    }
}

/// Says of pointers that nothing was written to on some way that they are null there: where a function gives
/// up before it has made an object whole, its caller goes on to a launch on no such way, or its behaviour is
/// undefined.
pub(super) fn settle_unset(module: ModuleHandle) {
    let functions = module.functions().into_iter();
    let insts = functions.flat_map(Val::blocks).flat_map(Blk::insts);
    let phis = insts.filter(|inst| inst.has_opcode(Opcode::LLVMPHI) && inst.ty().is_pointer());
    for phi in phis {
        for (index, (value, _)) in (0..).zip(phi.incoming()) {
            // What cannot be, as `exclude` says, is poison.
            if value.kind() == ValueKind::LLVMUndefValueValueKind {
                phi.set_operand(index, Val::null(phi.ty()));
            }
        }
    }
}

/// Does the block access memory through the pointer before it calls anything?
fn is_gone_through(pointer: Val, block: &[Val]) -> bool {
    let mut places = vec![pointer];
    for &inst in block {
        let is_volatile = || unsafe { LLVMGetVolatile(inst.raw()) } != 0;
        match inst.opcode() {
            Some(Opcode::LLVMLoad) if places.contains(&inst.operand(0)) => return !is_volatile(),
            Some(Opcode::LLVMStore) if places.contains(&inst.operand(1)) => return !is_volatile(),
            Some(Opcode::LLVMGetElementPtr)
                if places.contains(&inst.operand(0)) && inst.is_inbounds() =>
            {
                places.push(inst);
            }
            Some(Opcode::LLVMCall) => {
                let name = inst.called_name().unwrap_or_default();
                if !name.starts_with("llvm.dbg.") && !name.starts_with("llvm.lifetime.") {
                    return false;
                }
            }
            Some(Opcode::LLVMInvoke | Opcode::LLVMCallBr) => return false,
            _ => {}
        }
    }
    false
}
