//! What a revisit takes out of a graph, and from which graph it starts (TruSt).

use smallvec::SmallVec;

use super::{Event, EventId, Graph, Kind, coherence};

/// What [`Graph::cut`] has taken out, for [`Graph::restore`].
#[derive(Debug, Default)]
pub struct Removed {
    /// The events in the order of removal, and their position in the list of their
    /// cell's reads or writes.
    events: Vec<(EventId, u32)>,
}

impl Removed {
    pub fn events(&self) -> impl Iterator<Item = EventId> + '_ {
        self.events.iter().map(|&(event, _)| event)
    }
}

impl Graph {
    /// How many events of each thread stay where `read` is to read from `write`, which
    /// was added last: those added up to the read, and those before the write.
    pub fn kept_by_revisit(&self, read: EventId, write: EventId) -> SmallVec<[u32; 16]> {
        let stamp = self.event(read).stamp;
        self.threads
            .iter()
            .zip(self.porf(write))
            .map(|(events, &before)| {
                let added = events.partition_point(|&event| self.event(event).stamp <= stamp);
                before.max(added as u32)
            })
            .collect()
    }

    /// Removes all events of each thread after the first `kept`.
    pub fn cut(&mut self, kept: &[u32]) -> Removed {
        let mut removed = Removed::default();
        for (thread, &kept) in kept.iter().enumerate() {
            while self.threads[thread].len() > kept as usize {
                let event = self.threads[thread]
                    .pop()
                    .expect("the list is longer than what is kept");
                let list = match self.events[event.slot()].kind {
                    Kind::Read { cell, .. } => Some(&mut self.cells[cell as usize].reads),
                    Kind::Write { cell } => Some(&mut self.cells[cell as usize].writes),
                    _ => None,
                };
                let position = list.map_or(0, |list| {
                    let position = position_of(list, event);
                    list.remove(position);
                    position as u32
                });
                self.count_sc(event, -1);
                removed.events.push((event, position));
            }
        }
        removed
    }

    /// Undoes [`Graph::cut`].
    pub fn restore(&mut self, removed: Removed) {
        for (event, position) in removed.events.into_iter().rev() {
            let Event { thread, kind, .. } = self.events[event.slot()];
            self.threads[thread].push(event);
            let position = position as usize;
            match kind {
                Kind::Read { cell, .. } => self.cells[cell as usize].reads.insert(position, event),
                Kind::Write { cell } => self.cells[cell as usize].writes.insert(position, event),
                _ => {}
            }
            self.count_sc(event, 1);
        }
    }

    /// Whether, were the events that the revisit removes not yet there, adding them one
    /// by one at the end of coherence would give this very graph: then, and only then,
    /// this graph is the one that the revisit starts from (TruSt, maximal extensions).
    pub fn is_maximal_extension(&self, kept: &[u32], read: EventId, write: EventId) -> bool {
        let removed = self
            .threads
            .iter()
            .zip(kept)
            .flat_map(|(events, &kept)| &events[kept as usize..]);
        removed
            .chain([&read])
            .all(|&event| event == write || self.is_maximally_added(event, write))
    }

    /// Whether nothing that was there when `event` was added, or that comes before
    /// `write`, reads from it or follows it (or its source) in coherence. Of the ways that a
    /// choice can take, the first counts as the one at the end.
    fn is_maximally_added(&self, event: EventId, write: EventId) -> bool {
        let Event { kind, stamp, .. } = self.events[event.slot()];
        let before = self.porf(write);
        let present = |other: EventId| {
            let other = self.event(other);
            other.stamp < stamp || other.index < before[other.thread]
        };
        let (cell, newest) = match kind {
            Kind::Read { cell, source } => (self.cell(cell), source),
            Kind::Write { cell } => (self.cell(cell), event),
            Kind::Choice { taken } => return taken == 0,
            _ => return true,
        };
        let read_early = |&reader: &EventId| {
            let reader = self.event(reader);
            reader.source() == Some(event) && reader.stamp < stamp
        };
        if newest == event && cell.reads.iter().any(read_early) {
            return false;
        }
        let after = coherence::rank(cell, newest);
        !cell.writes[after..].iter().any(|&later| present(later))
    }
}

pub(super) fn position_of(list: &[EventId], event: EventId) -> usize {
    list.iter()
        .rposition(|&other| other == event)
        .expect("an access is in the lists of its cell")
}
