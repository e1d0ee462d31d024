//! Races: conflicting accesses of two threads that are unordered by happens-before.

use super::{Event, EventId, Graph};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RaceKind {
    /// At least one of the accesses is not atomic.
    Data,
    /// Both are atomic, but their scopes do not include each other.
    Heterogeneous,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Race {
    pub kind: RaceKind,
    /// The two accesses; the one added first comes first.
    pub events: [EventId; 2],
}

impl Graph {
    /// The races of an access that was added last with those before it.
    pub fn races_with(&self, event: EventId, found: &mut Vec<Race>) {
        let own = self.event(event);
        let Some(cell) = own.cell() else {
            return;
        };
        let cell = self.cell(cell);
        let before = self.hb(event);
        let reads = if own.is_write() { &cell.reads[..] } else { &[] };
        for &other_id in cell.writes.iter().chain(reads) {
            let other = self.event(other_id);
            if other.thread == own.thread || other.index < before[other.thread] {
                continue;
            }
            let kind = if !own.access.order.is_atomic() || !other.access.order.is_atomic() {
                RaceKind::Data
            } else if !self
                .scopes
                .inclusive((own.thread, own.access), (other.thread, other.access))
            {
                RaceKind::Heterogeneous
            } else {
                continue;
            };
            if !self.is_ordered_by_ptx(other_id, event) {
                let events = [other_id, event];
                found.push(Race { kind, events });
            }
        }
    }

    /// Are the two in causality order, or would they be by an order of fences that all executions like
    /// this one have? What reads the first event, both atomic, and happens before the second one puts
    /// them in order (PTX ISA, "Observation Order" and "Causality Order"), which scoped RC11 does not say.
    fn is_ordered_by_ptx(&self, first: EventId, second: EventId) -> bool {
        if !self.orders_as_ptx {
            return false;
        }
        let mut starts = self.observers(first);
        let is_ordered = starts.iter().any(|&z| self.happens_before(z, second));
        starts.push(first);
        is_ordered || self.is_ordered_by_fences(&starts, second)
    }

    /// What reads an atomic write or what an update makes of it; an update writes and reads at once.
    fn observers(&self, access: EventId) -> Vec<EventId> {
        let written = |read: EventId| {
            let Event { thread, index, .. } = *self.event(read);
            let next = self.threads[thread].get(index as usize + 1).copied();
            next.filter(|&next| self.event(next).exclusive)
        };
        let write = match self.event(access).is_read() {
            true => written(access),
            false => Some(access),
        };
        let (mut observers, mut work) = (Vec::new(), Vec::from_iter(write));
        while let Some(write) = work.pop() {
            let own = self.event(write);
            let Some(cell) = own.cell().filter(|_| own.is_write()) else {
                continue;
            };
            for &id in &self.cell(cell).reads {
                let read = self.event(id);
                let (there, here) = ((own.thread, own.access), (read.thread, read.access));
                if read.source() == Some(write) && self.scopes.inclusive(there, here) {
                    observers.push(id);
                    work.extend(written(id));
                }
            }
        }
        observers
    }

    /// Does a sequentially consistent fence behind one of the first events come before one that comes
    /// before the second, in an order that all executions like this one have? By PTX the two synchronise
    /// (PTX ISA, "Fence-SC Order").
    fn is_ordered_by_fences(&self, firsts: &[EventId], second: EventId) -> bool {
        if self.sc_fences < 2 {
            return false;
        }
        let events = self.threads.iter().flatten().copied();
        let fences = events.filter(|&event| self.event(event).is_sc_fence());
        let is_behind =
            |fence: &EventId| firsts.iter().any(|&one| self.happens_before(one, *fence));
        let (mut work, mut left): (Vec<EventId>, Vec<EventId>) = fences.partition(is_behind);
        while let Some(fence) = work.pop() {
            if self.happens_before(fence, second) {
                return true;
            }
            let is_next = |next: &EventId| self.fence_comes_before(fence, *next);
            let (next, others): (Vec<EventId>, Vec<EventId>) = left.into_iter().partition(is_next);
            work.extend(next);
            left = others;
        }
        false
    }
}
