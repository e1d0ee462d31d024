//! Revisits: reads that were there before a write and may read from it after all.

use super::{Choice, Explorer};
use crate::explore::graph::EventId;
use crate::explore::program::Program;

/// In paths: more than the places that a write may have.
const REVISITS: u32 = 1 << 31;

impl<P: Program> Explorer<'_, P> {
    /// Lets every read of the cell that does not come before `write`, the last event
    /// added, read from it, each in its own graph.
    pub(super) fn revisit_reads(&mut self, write: EventId) {
        let cell = self.graph.event(write).cell().expect("writes have a cell");
        for turn in 0..self.graph.cell(cell).reads.len() {
            if self.stopped || self.time_is_up() {
                return;
            }
            let read = self.graph.cell(cell).reads[turn];
            let event = self.graph.event(read);
            let precedes = event.index < self.graph.porf(write)[event.thread];
            if !precedes && self.branches(event.access) {
                // Revisits come after the choices of the write's own place.
                self.path.push(REVISITS + turn as u32);
                self.revisit(read, write);
                self.path.pop();
            }
        }
    }

    /// How many reads may be revisited.
    pub(super) fn revisit_candidates(&self, write: EventId) -> usize {
        let before = self.graph.porf(write);
        let event = self.graph.event(write);
        let cell = self.graph.cell(event.cell().expect("writes have a cell"));
        let candidates = cell.reads.iter().filter(|&&read| {
            let event = self.graph.event(read);
            event.index >= before[event.thread] && self.branches(event.access)
        });
        candidates.count()
    }

    fn revisit(&mut self, read: EventId, write: EventId) {
        let kept = self.graph.kept_by_revisit(read, write);
        if !self.graph.is_maximal_extension(&kept, read, write) {
            self.explored += self.share;
            return;
        }
        let reader = self.graph.event(read).thread;
        // Each thread that loses events is again where it was before the first of them.
        let mut ahead = Vec::new();
        for thread in 0..kept.len() {
            let first = self.graph.threads()[thread]
                .get(kept[thread] as usize)
                .copied();
            if thread == reader {
                ahead.push((thread, None, self.threads[thread].take()));
            } else if self.loses_its_creation(thread, &kept) {
                let absent = Some(self.absent(thread));
                let now = std::mem::replace(&mut self.threads[thread], absent);
                ahead.push((thread, None, now));
            } else if let Some(first) = first {
                let before = self.paused[first.slot()].take();
                let now = std::mem::replace(&mut self.threads[thread], before);
                ahead.push((thread, Some(first), now));
            }
        }
        let removed = self.graph.cut(&kept);
        let positions = self.positions(write);
        let whole = self.share;
        self.share = whole / positions.clone().count().max(1) as f64;
        self.at_each_place(write, positions, |this, position| {
            let rank = position + 1;
            this.read_from(reader, read, write, Choice::Revisit { rank });
        });
        self.share = whole;
        self.graph.restore(removed);
        for (thread, first, now) in ahead {
            let before = std::mem::replace(&mut self.threads[thread], now);
            if let Some(first) = first {
                self.paused[first.slot()] = before;
            }
        }
    }
}
