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
            let events = [other_id, event];
            found.push(Race { kind, events });
        }
    }
}
