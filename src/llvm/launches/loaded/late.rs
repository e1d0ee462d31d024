//! Copies that read the host's memory later than they are asked for.

use super::uploads::{Region, Source, Upload};
use super::{Store, Stores};
use crate::llvm::handle::{Blk, Opcode, Val};
use crate::llvm::launches::allocations::{is_allocation, is_shared_with_host};
use crate::llvm::launches::loaded::between::passes_none;
use crate::llvm::launches::makers::is_fresh;

/// Does one of these lock memory of the host's that is allocated otherwise?
pub(super) fn lock_memory(insts: &[Val]) -> bool {
    let mut names = insts.iter().filter_map(|inst| inst.called_name());
    names.any(|name| name.contains("HostRegister"))
}

impl Stores<'_> {
    /// May the upload read what the store writes after the upload was asked for? Out of memory that is locked
    /// for it a copy reads when its stream comes to it.
    pub(super) fn is_read_late(&self, store: &Store, upload: &Upload) -> bool {
        let Source::Memory(from) = &upload.from else {
            return false;
        };
        let name = upload.inst.called_name().unwrap_or_default();
        let is_queued = name.contains("Async") && self.may_be_locked(from);
        let is_read_there = || {
            let is_same_round =
                || self.are_computed_alike(store.inst.operand(1), from_address(upload));
            self.meet(from, &Region::written_by(store))
                && (upload.reads_one_place() || !is_same_round())
        };
        is_queued && is_read_there() && {
            let function = upload.inst.parent().and_then(Blk::function);
            let insts = function
                .into_iter()
                .flat_map(Val::blocks)
                .flat_map(Blk::insts);
            let waiting: Vec<Val> = insts.filter(|inst| waits_for(*inst, upload.inst)).collect();
            passes_none(&waiting, upload.inst, store.inst)
        }
    }

    fn may_be_locked(&self, from: &Region) -> bool {
        let memory = from.place.memory();
        let is_locked = |memory: &Val| match memory.called_name() {
            Some(name) if is_allocation(&name) => is_shared_with_host(*memory),
            _ => {
                let is_own = memory.has_opcode(Opcode::LLVMAlloca) || memory.is_variable();
                self.are_locked || !(is_own || is_fresh(*memory))
            }
        };
        memory.is_empty() || memory.iter().any(is_locked)
    }
}

fn from_address(upload: &Upload) -> Val {
    upload.address().unwrap_or(upload.inst)
}

/// Does the call wait until the upload, which is queued, is done?
fn waits_for(call: Val, upload: Val) -> bool {
    let name = call.called_name().unwrap_or_default();
    let is_of_all = ["DeviceSynchronize", "CtxSynchronize", "ThreadSynchronize"]
        .iter()
        .any(|all| name.ends_with(all));
    let is_of_stream = || {
        let stream = upload.call_args().last().copied();
        name.ends_with("StreamSynchronize") && call.call_args().first().copied() == stream
    };
    is_of_all || is_of_stream()
}
