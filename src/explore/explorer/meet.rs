//! Barriers that say how many threads meet, not which ones.
//!
//! They are passed as soon as enough threads are there. That loses nothing if in each
//! execution the same threads, and no others, come to one barrier again and again. Where
//! others come, too, it is not supported.
//!
//! Where a thread asks, one of those that meet is told that it is special. Which one is a
//! choice ([`super::choose`]) of the first of them, just before the barrier is passed.

use super::Explorer;
use crate::explore::program::{Action, Orders, Program};
use crate::kir::Construct;

/// A barrier that was passed.
#[derive(Clone)]
pub(super) struct Meeting {
    pub(super) id: u64,
    threads: Vec<usize>,
    pub(super) special: usize,
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
        let asks =
            |&thread: &usize| matches!(self.action(thread), Some(Action::Meet { asks: true, .. }));
        if threads.iter().any(asks) {
            self.choose_special(id, &threads);
        } else {
            self.meet(id, &threads, threads[0]);
        }
    }

    fn meet(&mut self, id: u64, threads: &[usize], special: usize) {
        self.meetings.push(Meeting {
            id,
            threads: threads.to_vec(),
            special,
        });
        self.visit_barrier(threads, Orders::ALL);
        self.meetings.pop();
    }

    fn choose_special(&mut self, id: u64, threads: &[usize]) {
        let first = threads[0];
        let waiting = self.thread(first).clone();
        let choice = self.graph.add_choice(first, self.site(first));
        self.suspend(first, choice);
        let whole = self.share;
        self.share = whole / threads.len() as f64;
        for (taken, &special) in (0..).zip(threads) {
            if self.stopped {
                break;
            }
            self.graph.choose(choice, taken);
            self.path.push(taken);
            self.threads[first] = Some(waiting.clone());
            self.meet(id, threads, special);
            self.path.pop();
        }
        self.share = whole;
        self.unsuspend(first, choice);
        self.graph.remove_last(choice);
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
        let entry = (self.site(thread), Construct::ChangingBarrier);
        self.outcome.unsupported.insert(entry);
    }
}
