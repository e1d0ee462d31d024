//! Threads that are created and joined: what is before the creation happens before all of
//! the new thread, and all of that before what comes after the join.

use super::{Explorer, Next, Paused};
use crate::explore::graph::EventId;
use crate::explore::program::Program;

impl<P: Program> Explorer<'_, P> {
    pub(super) fn visit_create(&mut self, thread: usize, child: usize, site: u32) {
        let create = self.graph.add_create(thread, child, site);
        self.suspend(thread, create);
        let state = self.program.create(self.paused_state(create), child);
        let next = Next::Begin(create);
        let absent = self.threads[child].replace(Paused { state, next });
        let creator = self.creators[child].replace(create);
        self.resume(thread, create);
        self.note_failure(thread);
        self.visit();
        self.creators[child] = creator;
        self.threads[child] = absent;
        self.unsuspend(thread, create);
        self.graph.remove_last(create);
    }

    pub(super) fn visit_begin(&mut self, thread: usize, create: EventId) {
        let site = self.graph.event(create).site;
        let begin = self.graph.add_begin(thread, create, site);
        self.suspend(thread, begin);
        self.resume(thread, begin);
        self.note_failure(thread);
        self.visit();
        self.unsuspend(thread, begin);
        self.graph.remove_last(begin);
    }

    pub(super) fn visit_join(&mut self, thread: usize, child: usize, site: u32) {
        let join = self.graph.add_join(thread, child, site);
        self.suspend(thread, join);
        self.values[join.slot()] = self.program.result(&self.thread(child).state);
        self.resume(thread, join);
        self.note_failure(thread);
        self.visit();
        self.values[join.slot()] = None;
        self.unsuspend(thread, join);
        self.graph.remove_last(join);
    }

    /// Whether the event that created the thread is not among the first `kept` of its
    /// thread: then the thread has not been created.
    pub(super) fn loses_its_creation(&self, thread: usize, kept: &[u32]) -> bool {
        self.creators[thread].is_some_and(|create| {
            let create = self.graph.event(create);
            create.index >= kept[create.thread]
        })
    }

    /// The thread as it is before it is created.
    pub(super) fn absent(&self, thread: usize) -> Paused<P> {
        let mut state = self.program.start(thread);
        let step = self.program.step(&mut state, None);
        let next = Next::Step(step);
        Paused { state, next }
    }
}
