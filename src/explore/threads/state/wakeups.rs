//! Spurious wake-ups: threads that wake up from waiting although nobody has woken them.
//!
//! A thread that finds everything as it was, has done nothing, and waits again might as
//! well have slept on: without what it read, and without its locking and unlocking of the
//! mutex, the execution is consistent, and nothing in it has less to choose from. So that
//! execution is not followed any further; its races were noted on the way.

use std::sync::Arc;

use smallvec::SmallVec;

use super::{Action, Block, Pc, State, ThreadsProgram, Value};

/// Where a thread has waited since it had an effect.
#[derive(Clone, Debug, Default)]
pub(super) struct SpuriousWakeups {
    /// Where it began to wait: the operation, and the live slots.
    waits: SmallVec<[(Pc, Arc<[u64]>); 1]>,
    /// What the thread does now is part of waiting.
    waiting: bool,
}

impl SpuriousWakeups {
    /// The thread has had an effect.
    pub fn end(&mut self) {
        if !self.waiting {
            self.waits.clear();
        }
    }

    pub fn wake(&mut self) {
        self.waiting = false;
    }
}

impl ThreadsProgram<'_> {
    pub(super) fn begin_to_wait(&self, state: &mut State) -> Result<(), Action<Value>> {
        if let Some(slots) = self.starts[state.start()].live.values(&state.thread) {
            let wait = (state.pc(), slots);
            if state.wakeups.waits.contains(&wait) {
                return Err(Action::Blocked(Block::Assumption));
            }
            state.wakeups.waits.push(wait);
        }
        state.wakeups.waiting = true;
        Ok(())
    }
}
