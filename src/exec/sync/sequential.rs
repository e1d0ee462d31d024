//! What sequentially consistent fences order by PTX beyond releases and acquires.
//!
//! Any two such fences of the device are in an order, and the earlier one synchronises with the
//! later one (PTX ISA, "Fence-SC Order" and "Synchronizes"). One that happened before an atomic
//! access, by way of a barrier for instance, is earlier than one that happens after another
//! access of the same location that comes later there: one that reads what was written, or
//! overwrites what was read or written. In the other order that one would happen before the first
//! ("Causality", "Coherence"). So a block whose threads all fence, meet and let one of them write
//! has released by that. Scoped RC11 does not say so.

use crate::exec::clock::Clock;
use crate::exec::machine::Machine;
use crate::kir::{Atomic, Fences, Memory, MemoryModel, Ordering, Scope};

/// What was known at the fences before atomic accesses of a location.
#[derive(Clone, Debug, Default)]
pub struct Touched {
    read: [Clock; 3],
    written: [Clock; 3],
}

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
        if self.fences_in_sequence && scope >= Scope::Gpu {
            let known = self.touched.entry(address).or_default();
            let clocks = &mut self.sync[thread as usize].clocks;
            join(&mut clocks.observed, &known.written);
            join(&mut known.read, &clocks.fenced);
        }
    }

    /// The thread has written the location.
    pub(super) fn write_sequential(&mut self, thread: u32, address: u64, atomic: Option<Atomic>) {
        if !self.fences_in_sequence {
            return;
        }
        if atomic.is_none_or(|atomic| atomic.scope < Scope::Gpu) {
            self.touched.remove(&address);
            return;
        }
        let known = self.touched.entry(address).or_default();
        let clocks = &mut self.sync[thread as usize].clocks;
        join(&mut clocks.observed, &known.written);
        join(&mut clocks.observed, &known.read);
        join(&mut known.written, &clocks.fenced);
    }
}

fn join(clocks: &mut [Clock; 3], others: &[Clock; 3]) {
    for (clock, other) in clocks.iter_mut().zip(others) {
        clock.join(other);
    }
}
