//! What to make of an execution in which no thread can go on.

use std::time::Instant;

use super::Explorer;
use crate::explore::graph::INIT;
use crate::explore::outcome::{Found, Waiting};
use crate::explore::program::{Action, Address, Block, Program};

/// Progress is told once per so many executions.
const PROGRESS_INTERVAL: u64 = 64;

/// The clock is looked at once per so many visits and revisits: executions may be long, and
/// so may be each of these where there are many events.
const DEADLINE_INTERVAL: u32 = 32;

impl<P: Program> Explorer<'_, P> {
    pub(super) fn complete(&mut self) {
        let actions = (0..self.threads.len()).map(|thread| self.action(thread));
        let mut ended = true;
        let mut failed = false;
        let mut bounded = false;
        let mut cut = true;
        for action in actions.flatten() {
            ended &= matches!(action, Action::End | Action::Absent);
            failed |= matches!(action, Action::Fail(_) | Action::Unsupported(_));
            bounded |= matches!(action, Action::Blocked(Block::Bound));
            cut &= matches!(
                action,
                Action::End | Action::Absent | Action::Join(_) | Action::Blocked(Block::Bound)
            );
        }
        self.outcome.bounded |= bounded;
        self.explored += self.share;
        self.largest = self.largest.max(self.graph.len());
        if self.is_over() {
            self.stopped = true;
            return;
        }
        if ended {
            self.outcome.executions += 1;
            self.judge();
        } else {
            self.outcome.blocked += 1;
            self.outcome.cut += u64::from(cut && bounded);
            self.note_unsupported();
            self.note_left_out();
            if !failed {
                self.note_stuck();
            }
        }
        if self.observer.is_some() {
            let execution = self.snapshot(None);
            if let Some(observer) = &mut self.observer {
                observer(&execution);
            }
        }
    }

    fn note_unsupported(&mut self) {
        for thread in 0..self.threads.len() {
            if let Some(Action::Unsupported(construct)) = self.action(thread) {
                let entry = (self.site(thread), construct.clone());
                self.outcome.unsupported.insert(entry);
            }
        }
    }

    /// Stops where time is up.
    pub(super) fn time_is_up(&mut self) -> bool {
        self.visits += 1;
        if self.visits < DEADLINE_INTERVAL {
            return false;
        }
        self.visits = 0;
        let deadline = self.options.deadline;
        let over = deadline.is_some_and(|deadline| Instant::now() >= deadline);
        self.outcome.interrupted |= over;
        self.stopped |= over;
        over
    }

    /// Whether another worker has found what was looked for.
    fn is_over(&mut self) -> bool {
        let count = self.outcome.executions + self.outcome.blocked;
        if count.is_multiple_of(PROGRESS_INTERVAL) {
            self.tell_progress();
        }
        self.pool.is_some_and(|pool| pool.is_past_stop(&self.path))
    }

    pub(super) fn tell_progress(&mut self) {
        let explored = std::mem::take(&mut self.explored);
        if let Some(progress) = &self.options.progress {
            let count = self.outcome.executions + self.outcome.blocked;
            let known = std::mem::replace(&mut self.told, count);
            progress.add(count - known, explored);
        }
    }

    /// Looks at the final condition.
    fn judge(&mut self) {
        let states: Vec<&P::State> = (0..self.threads.len())
            .map(|thread| &self.thread(thread).state)
            .collect();
        let memory = |address: Address| match self.cells.get(&address) {
            Some(&cell) => {
                let last = self.graph.cell(cell).writes.last();
                self.value_of(cell, last.copied().unwrap_or(INIT)).clone()
            }
            None => self.program.initial(address),
        };
        let Some(holds) = self.program.final_condition(&states, &memory) else {
            return;
        };
        let verdict = &self.outcome.condition[usize::from(holds)];
        let first = verdict.found.as_ref();
        let witness = first
            .is_none_or(|first| self.path < first.path)
            .then(|| self.found(None));
        let verdict = &mut self.outcome.condition[usize::from(holds)];
        verdict.count += 1;
        verdict.found = witness.or(verdict.found.take());
        if self.options.stop_at_condition == Some(holds) {
            self.stop();
        }
    }

    /// Reports barriers that nobody will leave, and awaits that nobody will end.
    fn note_stuck(&mut self) {
        let waiting: Vec<Waiting> = (0..self.threads.len())
            .filter_map(|thread| match self.action(thread) {
                Some(Action::Barrier { id, .. } | Action::Meet { id, .. }) => Some(Waiting {
                    thread,
                    site: self.site(thread),
                    barrier: Some(*id),
                }),
                _ => None,
            })
            .collect();
        let in_vain = |waiting: &Waiting| self.waits_in_vain(waiting.thread);
        if waiting.iter().any(in_vain) {
            if Found::is_new(&self.outcome.divergences, &waiting, &self.path) {
                let found = self.found(None);
                self.outcome.divergences.insert(waiting, found);
            }
            return self.defect();
        }
        self.note_deadlock();
    }

    /// Whether a thread at a barrier waits for one that has ended, or only for threads
    /// that wait at other barriers, directly and through others.
    fn waits_in_vain(&self, thread: usize) -> bool {
        let mut seen = vec![false; self.threads.len()];
        let mut stack = vec![thread];
        seen[thread] = true;
        if let Some(Action::Meet { .. }) = self.action(thread) {
            return self.nobody_else_comes();
        }
        let mut excused = false;
        while let Some(waiting) = stack.pop() {
            let Some(barrier @ Action::Barrier { .. }) = self.action(waiting) else {
                continue;
            };
            for other in self.expected(barrier) {
                match self.action(other) {
                    Some(Action::End) => return true,
                    Some(action @ Action::Barrier { .. }) => {
                        if action != barrier && !seen[other] {
                            seen[other] = true;
                            stack.push(other);
                        }
                    }
                    _ => excused = true,
                }
            }
        }
        !excused
    }

    /// Whether every thread has ended or waits at barriers or for the end of others.
    fn nobody_else_comes(&self) -> bool {
        (0..self.threads.len()).all(|thread| {
            matches!(
                self.action(thread),
                Some(Action::Meet { .. } | Action::Join(_) | Action::End | Action::Absent)
            )
        })
    }

    /// Threads are in awaits, the others have ended or wait for them, and all that the
    /// awaits have read in their last round has the newest value there is: another round
    /// with the newest writes would be like it.
    fn note_deadlock(&mut self) {
        let mut awaiting = Vec::new();
        for thread in 0..self.threads.len() {
            match self.action(thread) {
                Some(&Action::Blocked(Block::Await { reads })) => {
                    let events = &self.graph.threads()[thread];
                    let newest = events
                        .iter()
                        .rev()
                        .filter_map(|&event| {
                            let event = self.graph.event(event);
                            Some((event.cell()?, event.source()?))
                        })
                        .take(reads as usize)
                        .all(|(cell, source)| {
                            let newest = self.graph.cell(cell).writes.last();
                            let newest = newest.copied().unwrap_or(INIT);
                            self.value_of(cell, newest) == self.value_of(cell, source)
                        });
                    if !newest {
                        return;
                    }
                    awaiting.push(Waiting {
                        thread,
                        site: self.site(thread),
                        barrier: None,
                    });
                }
                Some(Action::Blocked(_)) => return,
                _ => {}
            }
        }
        if awaiting.is_empty() {
            return;
        }
        if Found::is_new(&self.outcome.deadlocks, &awaiting, &self.path) {
            let found = self.found(None);
            self.outcome.deadlocks.insert(awaiting, found);
        }
        self.defect();
    }
}
