//! What to make of an execution in which no thread can go on.

use super::Explorer;
use crate::explore::graph::INIT;
use crate::explore::outcome::Waiting;
use crate::explore::program::{Action, Address, Block, Program};

impl<P: Program> Explorer<'_, P> {
    pub(super) fn complete(&mut self) {
        let actions = (0..self.threads.len()).map(|thread| self.action(thread));
        let mut ended = true;
        let mut failed = false;
        let mut bounded = false;
        for action in actions.flatten() {
            ended &= matches!(action, Action::End);
            failed |= matches!(action, Action::Fail(_));
            bounded |= matches!(action, Action::Blocked(Block::Bound));
        }
        self.outcome.bounded |= bounded;
        if ended {
            self.outcome.executions += 1;
            self.judge();
        } else {
            self.outcome.blocked += 1;
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
        let first = self.outcome.condition[usize::from(holds)].count == 0;
        let witness = first.then(|| self.snapshot(None));
        let verdict = &mut self.outcome.condition[usize::from(holds)];
        verdict.count += 1;
        if first {
            verdict.witness = witness;
        }
        self.stopped |= self.options.stop_at_condition == Some(holds);
    }

    /// Reports barriers that nobody will leave, and awaits that nobody will end.
    fn note_stuck(&mut self) {
        let waiting: Vec<Waiting> = (0..self.threads.len())
            .filter_map(|thread| match self.action(thread) {
                Some(Action::Barrier { id, .. }) => Some(Waiting {
                    thread,
                    site: self.site(thread),
                    barrier: Some(*id),
                }),
                _ => None,
            })
            .collect();
        let in_vain = |waiting: &Waiting| self.waits_in_vain(waiting.thread);
        if waiting.iter().any(in_vain) {
            if !self.outcome.divergences.contains_key(&waiting) {
                let witness = self.snapshot(None);
                self.outcome.divergences.insert(waiting, witness);
            }
            self.stopped |= !self.options.all_defects;
            return;
        }
        self.note_deadlock();
    }

    /// Whether a thread at a barrier waits for one that has ended, or only for threads
    /// that wait at other barriers, directly and through others.
    fn waits_in_vain(&self, thread: usize) -> bool {
        let mut seen = vec![false; self.threads.len()];
        let mut stack = vec![thread];
        seen[thread] = true;
        let mut excused = false;
        while let Some(waiting) = stack.pop() {
            let Some(Action::Barrier { id, participants }) = self.action(waiting) else {
                continue;
            };
            for &other in participants.iter() {
                match self.action(other) {
                    Some(Action::End) => return true,
                    Some(Action::Barrier {
                        id: other_id,
                        participants: others,
                    }) => {
                        let together = id == other_id && participants == others;
                        if !together && !seen[other] {
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

    /// Threads are in awaits, the others have ended or wait for them, and all that the
    /// awaits have read in their last round is the newest there is.
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
                            let writes = &self.graph.cell(cell).writes;
                            writes.last().copied().unwrap_or(INIT) == source
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
        if !self.outcome.deadlocks.contains_key(&awaiting) {
            let witness = self.snapshot(None);
            self.outcome.deadlocks.insert(awaiting, witness);
        }
        self.stopped |= !self.options.all_defects;
    }
}
