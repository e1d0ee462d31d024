//! Coherence: where reads may read and writes may stand, given what happens before them.
//!
//! Ranks count along the coherence order of one cell: the initial write has rank 0, the
//! write at position `i` rank `i + 1`. Reads have the rank of their source.

use super::{Cell, EventId, Graph, INIT};

/// The rank of a write, or of the initial write.
pub(super) fn rank(cell: &Cell, write: EventId) -> usize {
    if write == INIT {
        0
    } else {
        super::revisit::position_of(&cell.writes, write) + 1
    }
}

impl Graph {
    /// The least rank that a read may read from, or after which a write may stand: that
    /// of the last write that happens before `event` or is read before it.
    pub fn least_rank(&self, event: EventId) -> usize {
        let cell = self.cell(self.event(event).cell().expect("only accesses have ranks"));
        let before = self.hb(event);
        let happened = |other: EventId| {
            let other_event = self.event(other);
            other != event && other_event.index < before[other_event.thread]
        };
        let last_write = cell.writes.iter().rposition(|&write| happened(write));
        let mut least = last_write.map_or(0, |position| position + 1);
        for &read in &cell.reads {
            if happened(read) {
                let source = self.event(read).source().expect("reads have a source");
                // Ranks below are of no interest; the search is over those above.
                if source != INIT {
                    let above = cell.writes[least..].iter().position(|&w| w == source);
                    least += above.map_or(0, |position| position + 1);
                }
            }
        }
        least
    }

    /// The write of this rank.
    pub fn write_of_rank(&self, cell: super::CellId, rank: usize) -> EventId {
        match rank {
            0 => INIT,
            _ => self.cell(cell).writes[rank - 1],
        }
    }

    /// The rank of a write, or of the initial write, of a cell.
    pub fn rank(&self, cell: super::CellId, write: EventId) -> usize {
        rank(self.cell(cell), write)
    }

    /// Whether a write at `position` would come between a write and the read-modify-write
    /// that reads from it.
    pub fn splits_update(&self, cell: super::CellId, position: usize) -> bool {
        let next = self.cell(cell).writes.get(position);
        next.is_some_and(|&next| self.event(next).exclusive)
    }
}
