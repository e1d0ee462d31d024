//! The check of a new event against the model, beyond coherence and atomicity, and the
//! axiom of SC: program order, reads-from, coherence and from-reads close no cycle.

use super::{EventId, Graph, Kind, coherence};
use crate::explore::model::Model;

impl Graph {
    /// Whether the graph is still consistent after `event` was added, given that
    /// coherence, atomicity and the clocks were seen to.
    ///
    /// A new event has no successors but those by `co` and `fr`; without them it can be
    /// on no cycle.
    pub fn stays_consistent(&self, event: EventId) -> bool {
        let (cell, newest) = match self.event(event).kind {
            Kind::Read { cell, source } => (cell, source),
            Kind::Write { cell } => (cell, event),
            _ => return true,
        };
        let rank = coherence::rank(self.cell(cell), newest);
        if rank == self.cell(cell).writes.len() {
            return true;
        }
        match self.model {
            Model::Src11 | Model::Rc11 => self.psc_stays_acyclic(event),
            Model::Sc => !self.is_on_cycle(event),
        }
    }

    /// Whether `event` can be reached from itself.
    fn is_on_cycle(&self, event: EventId) -> bool {
        let mut seen = vec![false; self.events.len()];
        let mut stack = vec![event];
        while let Some(from) = stack.pop() {
            let mut reached = false;
            self.each_successor(from, |to| {
                reached |= to == event;
                if !seen[to.slot()] {
                    seen[to.slot()] = true;
                    stack.push(to);
                }
            });
            if reached {
                return true;
            }
        }
        false
    }

    /// The events that wait for the end of a thread.
    fn each_join(&self, thread: usize, visit: &mut impl FnMut(EventId)) {
        let all = self.threads.iter().flatten();
        for &event in all {
            if self.event(event).kind == (Kind::Join { child: thread }) {
                visit(event);
            }
        }
    }

    fn each_successor(&self, from: EventId, mut visit: impl FnMut(EventId)) {
        let event = self.event(from);
        if let Some(&next) = self.threads[event.thread].get(event.index as usize + 1) {
            visit(next);
        } else {
            self.each_join(event.thread, &mut visit);
        }
        let (cell, rank) = match event.kind {
            Kind::Barrier { number } => {
                // Whoever passes one part comes after all that precede any part.
                for (thread, &passed) in self.porf(from).iter().enumerate() {
                    let part = self.threads[thread].get((passed as usize).wrapping_sub(1));
                    if let Some(&part) = part
                        && self.event(part).kind == (Kind::Barrier { number })
                        && let Some(&next) = self.threads[thread].get(passed as usize)
                    {
                        visit(next);
                    }
                }
                return;
            }
            Kind::Create { child } => {
                if let Some(&begin) = self.threads[child].first() {
                    visit(begin);
                }
                return;
            }
            Kind::Fence | Kind::Begin { .. } | Kind::Join { .. } | Kind::Choice { .. } => return,
            Kind::Read { cell, source } => (cell, coherence::rank(self.cell(cell), source)),
            Kind::Write { cell } => {
                for &reader in &self.cell(cell).reads {
                    if self.event(reader).source() == Some(from) {
                        visit(reader);
                    }
                }
                (cell, coherence::rank(self.cell(cell), from))
            }
        };
        if let Some(&next) = self.cell(cell).writes.get(rank)
            && next != from
        {
            visit(next);
        }
    }
}
