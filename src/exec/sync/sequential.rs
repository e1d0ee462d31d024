//! What sequentially consistent fences order by PTX beyond releases and acquires.
//!
//! Any two such fences of the device are in an order, and the earlier one synchronises with the
//! later one (PTX ISA, "Fence-SC Order" and "Synchronizes"). One that happened before a write,
//! by way of a barrier for instance, is earlier than one that happens after an atomic read of that
//! write: in the other order the read would happen before the write ("Causality"), or before one
//! that it follows as an update ("Coherence"). So a block whose threads all fence, meet and let one
//! of them write has released by that. Scoped RC11 does not say so.
//! Does not: carry what is known so through releases, nor from `bar.arrive`.

use super::Clocks;
use crate::exec::machine::Machine;
use crate::kir::{Atomic, Fences, Memory, MemoryModel, Ordering, Scope};

/// What a thread knows of such fences.
#[derive(Clone, Debug, Default)]
pub(super) struct Sequential {
    /// What was known at those that happened before.
    fenced: Clocks,
    /// The same for those before writes that were observed: a fence makes it known.
    observed: Clocks,
}

/// What was known at the fences before the writes to a location.
#[derive(Clone, Debug, Default)]
pub struct Written {
    /// Before the last write.
    last: Clocks,
    /// Before that one or one that it follows as an update.
    chain: Clocks,
}

impl Machine<'_> {
    /// The threads have met at a barrier.
    pub(super) fn meet_sequential(&mut self, group: &[u32], fences: Fences) {
        if !self.fences_in_sequence {
            return;
        }
        let mut common = Sequential::default();
        for &thread in group {
            let own = &self.sync[thread as usize].sequential;
            common.fenced.join_in(&own.fenced, fences);
            common.observed.join_in(&own.observed, fences);
        }
        for &thread in group {
            let own = &mut self.sync[thread as usize].sequential;
            for memory in Memory::ALL.into_iter().filter(|m| fences.order(*m)) {
                *own.fenced.of_mut(memory) = common.fenced.of(memory).clone();
                *own.observed.of_mut(memory) = common.observed.of(memory).clone();
            }
        }
    }

    pub(super) fn fence_sequential(&mut self, thread: u32, atomic: Atomic, fences: Fences) {
        let by_ptx = self.kernel.memory_model == MemoryModel::Ptx;
        if !by_ptx || atomic.order != Ordering::SeqCst || atomic.scope < Scope::Gpu {
            return;
        }
        self.fences_in_sequence = true;
        let sync = &mut self.sync[thread as usize];
        sync.clocks.join_in(&sync.sequential.observed, fences);
        let known = self.release_of(thread, atomic.scope).clocks;
        let sync = &mut self.sync[thread as usize];
        sync.sequential.fenced.join_in(&known, fences);
        sync.time += 1;
    }

    /// The thread has read the location atomically; `updates` if it writes as well.
    pub(in crate::exec) fn observe(
        &mut self,
        thread: u32,
        address: u64,
        scope: Scope,
        updates: bool,
    ) {
        if let Some(written) = self.written.get(&address)
            && scope >= Scope::Gpu
        {
            let known = if updates {
                &written.chain
            } else {
                &written.last
            };
            self.sync[thread as usize].sequential.observed.join(known);
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
        if !reaches {
            self.written.remove(&address);
            return;
        }
        let written = self.written.entry(address).or_default();
        if !updates {
            *written = Written::default();
        }
        let own = &self.sync[thread as usize].sequential.fenced;
        written.last = own.clone();
        written.chain.join(own);
    }
}
