//! Barriers that say how many threads meet, not which ones.
//!
//! They are passed as soon as enough threads are there. That loses nothing if in each
//! execution the same threads, and no others, come to one barrier again and again. Where
//! others come, too, it is not supported.

use super::Explorer;
use crate::explore::program::{Action, Orders, Program};

/// A barrier that was passed.
#[derive(Clone)]
pub(super) struct Meeting {
    pub(super) id: u64,
    threads: Vec<usize>,
}

impl Meeting {
    pub(super) fn begins_with(&self, thread: usize) -> bool {
        self.threads.first() == Some(&thread)
    }
}

impl<P: Program> Explorer<'_, P> {
    /// The threads at the barrier.
    fn meeting(&self, id: u64) -> impl Iterator<Item = usize> + '_ {
        (0..self.threads.len()).filter(move |&thread| {
            matches!(self.action(thread), Some(Action::Meet { id: other, .. }) if *other == id)
        })
    }

    /// Whether the thread is the first of enough threads at the barrier.
    pub(super) fn can_meet(&self, thread: usize, id: u64, count: usize) -> bool {
        self.meeting(id).next() == Some(thread) && self.meeting(id).count() >= count
    }

    pub(super) fn visit_meeting(&mut self, id: u64) {
        let threads: Vec<usize> = self.meeting(id).collect();
        let known = self.meetings.iter().find(|meeting| meeting.id == id);
        let counted = |&thread: &usize| matches!(self.action(thread), Some(Action::Meet { count, .. }) if *count == threads.len());
        if known.is_some_and(|known| known.threads != threads) || !threads.iter().all(counted) {
            return self.note_changing_barrier(threads[0]);
        }
        self.meetings.push(Meeting {
            id,
            threads: threads.clone(),
        });
        self.visit_barrier(&threads, Orders::ALL);
        self.meetings.pop();
    }

    /// Looks for threads that wait at a barrier which others have passed without them.
    pub(super) fn note_left_out(&mut self) {
        let left_out = (0..self.threads.len()).find(|thread| {
            let Some(Action::Meet { id, .. }) = self.action(*thread) else {
                return false;
            };
            let mut passed = self.meetings.iter().filter(|meeting| meeting.id == *id);
            passed.any(|meeting| !meeting.threads.contains(thread))
        });
        if let Some(thread) = left_out {
            self.note_changing_barrier(thread);
        }
    }

    fn note_changing_barrier(&mut self, thread: usize) {
        let text = "a barrier that different threads come to".to_owned();
        self.outcome.unsupported.insert((self.site(thread), text));
    }
}
