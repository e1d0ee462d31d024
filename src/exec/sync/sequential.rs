//! What sequentially consistent fences order by PTX beyond releases and acquires.
//!
//! Any two such fences of the device are in an order, and the earlier one synchronises with the
//! later one (PTX ISA, "Fence-SC Order" and "Synchronizes"). One that happened before a write,
//! by way of a barrier for instance, is earlier than one that happens after an atomic access that
//! observes that write, directly or by way of updates: in the other order the write would come
//! before itself ("Causality Order", "Coherence"). So a block whose threads all fence, meet
//! and let one of them write has released by that. Scoped RC11 does not say so.

use crate::exec::machine::Machine;
use crate::kir::{Atomic, Fences, Memory, MemoryModel, Ordering, Scope};

impl Machine<'_> {
    pub(super) fn fence_sequential(&mut self, thread: u32, atomic: Atomic, fences: Fences) {
        let by_ptx = self.kernel.memory_model == MemoryModel::Ptx;
        if !by_ptx || atomic.order != Ordering::SeqCst || atomic.scope < Scope::Gpu {
            return;
        }
        self.fences_in_sequence = true;
        let ordered = || {
            Memory::ALL
                .into_iter()
                .filter(|memory| fences.order(*memory))
        };
        let clocks = &mut self.sync[thread as usize].clocks;
        for memory in ordered() {
            clocks.known[memory as usize].join(&clocks.observed[memory as usize]);
        }
        let mut known = clocks.clone();
        self.add_self(&mut known, thread);
        let sync = &mut self.sync[thread as usize];
        for memory in ordered() {
            sync.clocks.fenced[memory as usize].join(&known.known[memory as usize]);
        }
        sync.time += 1;
    }

    /// The thread has read the location atomically.
    pub(super) fn observe(&mut self, thread: u32, address: u64, scope: Scope) {
        if let Some(written) = self.written.get(&address)
            && scope >= Scope::Gpu
        {
            let observed = &mut self.sync[thread as usize].clocks.observed;
            for (observed, written) in observed.iter_mut().zip(&written.fenced) {
                observed.join(written);
            }
        }
    }

    /// The thread has written the location, in an update if `updates`.
    pub(super) fn write_sequential(
        &mut self,
        thread: u32,
        address: u64,
        atomic: Option<Atomic>,
        updates: bool,
    ) {
        if !self.fences_in_sequence {
            return;
        }
        let reaches = atomic.is_some_and(|atomic| atomic.scope >= Scope::Gpu);
        if !reaches || !updates {
            self.written.remove(&address);
        }
        if reaches {
            let written = self.written.entry(address).or_default();
            let own = &self.sync[thread as usize].clocks.fenced;
            for (written, own) in written.fenced.iter_mut().zip(own) {
                written.join(own);
            }
        }
    }
}
