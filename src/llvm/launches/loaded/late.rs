//! Copies that read the host's memory later than they are asked for.

use std::collections::BTreeSet;

use super::between::{is_computed, passes_none};
use super::uploads::{Brought, Region, Source, Upload};
use super::{Store, Stores};
use crate::llvm::handle::{Blk, Opcode, Val};
use crate::llvm::launches::allocations::{is_allocation, is_shared_with_host};
use crate::llvm::launches::makers::is_fresh;

/// What a program's calls say of when copies are made.
pub(super) struct Queues {
    /// Memory of the host may be locked that is not allocated so.
    lock: bool,
    /// One device is chosen at most.
    one_device: bool,
    /// Copies may become part of a graph, which makes them whenever it is launched.
    graphs: bool,
}

impl Queues {
    pub(super) fn of(insts: &[Val]) -> Queues {
        let named = |part: &'static str| {
            let calls = insts.iter().copied();
            calls.filter(move |inst| inst.called_name().is_some_and(|name| name.contains(part)))
        };
        Queues {
            lock: named("HostRegister").next().is_some(),
            graphs: named("BeginCapture").next().is_some(),
            one_device: {
                let chosen =
                    named("SetDevice").map(|call| call.call_args().first()?.int_constant());
                let chosen: BTreeSet<Option<u128>> = chosen.collect();
                let contexts = ["CtxSet", "CtxPush", "CtxCreate"];
                let contexts = contexts
                    .iter()
                    .map(|part| named(part).count())
                    .sum::<usize>();
                chosen.len() <= 1 && !chosen.contains(&None) && contexts <= 1
            },
        }
    }
}

impl Stores<'_> {
    /// May the upload read what the store writes, or a copy brings, to memory behind it? Out of memory that is locked
    /// for it, or of the device, a copy reads when its stream comes to it, and in a graph out of any.
    pub(super) fn is_read_late(
        &self,
        (store, brought): (&Store, Option<&Brought>),
        upload: &Upload,
    ) -> bool {
        let Source::Memory(from) = &upload.from else {
            return false;
        };
        let name = upload.inst.called_name().unwrap_or_default();
        let is_queued = name.contains("Async");
        let is_late = self.queues.graphs || self.may_be_locked(from) || is_of_stream(upload, from);
        if !is_queued || !is_late {
            return false;
        }
        let stored = (Region::written_by(store), store.inst.operand(1), store.inst);
        let copies = brought.map_or(&[][..], |one| &one.copies).iter();
        let copies = self
            .uploads
            .iter()
            .filter(|copy| copies.clone().any(|one| *one == copy.inst));
        let copied = copies.map(|copy| (copy.target.clone(), copy.to, copy.inst));
        let mut writes = [stored].into_iter().chain(copied);
        writes.any(|(region, address, inst)| {
            let is_there = inst != upload.inst && self.meet(from, &region);
            is_there
                && !self.goes_on_with(address, upload)
                && passes_none(&self.waits_for(upload.inst), upload.inst, inst)
        })
    }

    /// Does each round write where the upload reads, and the next one elsewhere?
    fn goes_on_with(&self, address: Val, upload: &Upload) -> bool {
        let read = upload.address();
        read.is_some_and(|read| self.are_computed_alike(address, read) && self.moves_on(read))
    }

    /// Is it another address each time, as it goes on in steps, and never starts again? Fewer than 32 bits are soon
    /// counted through.
    fn moves_on(&self, address: Val) -> bool {
        let operands = (0..address.operand_count()).map(|index| address.operand(index));
        let mut open = operands.filter(|operand| operand.int_constant().is_none());
        match address.opcode() {
            Some(Opcode::LLVMPHI) => {
                let incoming = address.incoming();
                let (steps, starts): (Vec<_>, Vec<_>) = incoming
                    .into_iter()
                    .partition(|(value, _)| is_step(*value, address));
                let mut starts = starts.into_iter();
                let is_wide = address.ty().is_pointer() || address.ty().int_bits() >= 32;
                is_wide && !steps.is_empty() && starts.all(|(_, block)| self.ways.comes_once(block))
            }
            Some(Opcode::LLVMSExt | Opcode::LLVMZExt | Opcode::LLVMAdd | Opcode::LLVMSub) => {
                matches!((open.next(), open.next()), (Some(one), None) if self.moves_on(one))
            }
            Some(Opcode::LLVMGetElementPtr) => match (open.next(), open.next(), open.next()) {
                (Some(base), None, _) => self.moves_on(base),
                (Some(base), Some(index), None) => !is_computed(base) && self.moves_on(index),
                _ => false,
            },
            _ => false,
        }
    }

    fn may_be_locked(&self, from: &Region) -> bool {
        let memory = from.place.memory();
        let is_locked = |memory: &Val| match memory.called_name() {
            Some(name) if is_allocation(&name) => is_shared_with_host(*memory),
            _ => {
                // Variables may be managed ones, which the device reads by itself.
                let is_own = memory.has_opcode(Opcode::LLVMAlloca) || is_fresh(*memory);
                self.queues.lock || !is_own
            }
        };
        memory.is_empty() || memory.iter().any(is_locked)
    }

    /// The calls in the upload's function that wait until it is done; of what a graph copies none does.
    fn waits_for(&self, upload: Val) -> Vec<Val> {
        if self.queues.graphs {
            return Vec::new();
        }
        let function = upload.parent().and_then(Blk::function);
        let insts = function
            .into_iter()
            .flat_map(Val::blocks)
            .flat_map(Blk::insts);
        insts
            .filter(|inst| self.is_waiting_for(*inst, upload))
            .collect()
    }

    fn is_waiting_for(&self, call: Val, upload: Val) -> bool {
        let name = call.called_name().unwrap_or_default();
        let is_of_all = ["DeviceSynchronize", "CtxSynchronize", "ThreadSynchronize"]
            .iter()
            .any(|all| name.ends_with(all));
        if is_of_all {
            return self.queues.one_device;
        }
        let stream = upload.call_args().last().copied();
        // The same value is another stream where it is computed anew.
        let is_one = |stream: Val| {
            let is_kept = stream.parent().is_none() || !passes_none(&[call], upload, stream);
            call.call_args().first() == Some(&stream) && is_kept
        };
        name.ends_with("StreamSynchronize") && stream.is_some_and(is_one)
    }
}

/// Does it copy memory of the device in a stream of the program's own? What is copied there otherwise comes in the
/// order of the calls.
fn is_of_stream(upload: &Upload, from: &Region) -> bool {
    let memory = from.place.memory();
    let is_allocated = |memory: &Val| {
        memory
            .called_name()
            .is_some_and(|name| is_allocation(&name))
    };
    let stream = upload.inst.call_args().last().copied();
    let is_default = stream.is_some_and(Val::is_null);
    !is_default && memory.iter().any(is_allocated)
}

/// Is it the next address or number behind that of this round?
fn is_step(value: Val, phi: Val) -> bool {
    let is_known = |index: u32| {
        value
            .operand(index)
            .int_constant()
            .is_some_and(|step| step != 0)
    };
    let counts = [Opcode::LLVMAdd, Opcode::LLVMSub, Opcode::LLVMGetElementPtr]
        .iter()
        .any(|opcode| value.has_opcode(*opcode));
    counts && value.operand_count() == 2 && value.operand(0) == phi && is_known(1)
}
