//! What is found on the way: races and failures, each with an execution that shows it.

use super::Explorer;
use crate::explore::execution::Execution;
use crate::explore::graph::{EventId, Race};
use crate::explore::outcome::{Failure, Found, RaceKey};
use crate::explore::program::{Action, Address, Program};

impl<P: Program> Explorer<'_, P> {
    pub(super) fn note_races(&mut self, event: EventId) {
        let mut races = std::mem::take(&mut self.races);
        self.graph.races_with(event, &mut races);
        for race in races.drain(..) {
            let key = RaceKey::new(&self.graph, &race);
            if Found::is_new(&self.outcome.races, &key, &self.path) {
                let found = self.found(Some(&race));
                self.outcome.races.insert(key, found);
            }
            self.defect();
        }
        self.races = races;
    }

    /// Reports what a write, which has its place in a consistent graph, brings about: its
    /// races, those of the read of its update, and a failure of its thread.
    pub(super) fn note_write(&mut self, write: EventId) {
        let event = self.graph.event(write);
        let (thread, index) = (event.thread, event.index as usize);
        if event.exclusive {
            self.note_races(self.graph.threads()[thread][index - 1]);
        }
        self.note_races(write);
        self.note_failure(thread);
    }

    /// Reports the thread if it has failed. The graph must be consistent.
    pub(super) fn note_failure(&mut self, thread: usize) {
        let Some(Action::Fail(message)) = self.action(thread) else {
            return;
        };
        let failure = Failure {
            thread,
            site: self.site(thread),
            message: message.clone(),
        };
        if Found::is_new(&self.outcome.failures, &failure, &self.path) {
            let found = self.found(None);
            self.outcome.failures.insert(failure, found);
        }
        self.defect();
    }

    /// A defect was found here.
    pub(super) fn defect(&mut self) {
        if !self.options.all_defects {
            self.stop();
        }
    }

    /// The execution as it is now.
    pub(super) fn found(&self, race: Option<&Race>) -> Found {
        Found {
            path: self.path.clone(),
            execution: self.snapshot(race),
        }
    }

    pub(super) fn snapshot(&self, race: Option<&Race>) -> Execution {
        let value = |event: EventId| {
            let value = self.values[event.slot()].as_ref();
            value.map(|value| format!("{value:?}"))
        };
        let cell_name = |address: Address| self.program.cell_name(address);
        Execution::new(&self.graph, race, &value, &cell_name)
    }
}
