//! Threads that wake up from waiting although nobody has woken them.
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
pub(super) struct Naps {
    /// Where it began to wait: the operation, and the live slots.
    taken: SmallVec<[(Pc, Arc<[u64]>); 1]>,
    /// What the thread does now is part of waiting.
    dozing: bool,
}

impl Naps {
    /// The thread has had an effect.
    pub fn end(&mut self) {
        if !self.dozing {
            self.taken.clear();
        }
    }

    pub fn wake(&mut self) {
        self.dozing = false;
    }
}

impl ThreadsProgram<'_> {
    pub(super) fn doze(&self, state: &mut State) -> Result<(), Action<Value>> {
        if let Some(slots) = self.starts[state.start()].live.values(&state.thread) {
            let nap = (state.pc(), slots);
            if state.naps.taken.contains(&nap) {
                return Err(Action::Blocked(Block::Assumption));
            }
            state.naps.taken.push(nap);
        }
        state.naps.dozing = true;
        Ok(())
    }
}
