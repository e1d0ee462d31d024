//! Races: conflicting accesses of two threads that are unordered by happens-before.

use super::{EventId, Graph};

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
            if !self.is_ordered_by_fences(other_id, event) {
                let events = [other_id, event];
                found.push(Race { kind, events });
            }
        }
    }

    /// Does a sequentially consistent fence behind the first event come before one that comes before
    /// the second, in an order that all executions like this one have? By PTX the two synchronise (PTX
    /// ISA, "Fence-SC Order"), which scoped RC11 does not say.
    fn is_ordered_by_fences(&self, first: EventId, second: EventId) -> bool {
        if !self.fences_synchronise || self.sc_fences < 2 {
            return false;
        }
        let events = self.threads.iter().flatten().copied();
        let fences = events.filter(|&event| self.event(event).is_sc_fence());
        let (mut work, mut left): (Vec<EventId>, Vec<EventId>) =
            fences.partition(|&fence| self.happens_before(first, fence));
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
