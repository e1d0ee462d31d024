//! Threads that wait in a loop which only reads.
//!
//! A round of a loop is idle if it leaves memory as it is and the thread begins the next
//! one as it began this one. Programs stop a thread after an idle round
//! ([`Block::Await`]). Updates may be part of one if they leave the values that they read:
//! `atomicAdd(&x, 0)`, a compare-and-swap that fails or that swaps equal values.
//!
//! Stopping loses nothing. Take an execution in which another round follows an idle one,
//! leave the idle one out, and let what reads from an update in it read from the write that
//! the update reads from: that has the same value, and stands right before the update in
//! coherence, so that no other update is split. Of happens-before, coherence, reads-from
//! and the order of SC events what is left is a part of what was there, also where the
//! update released or acquired, or passed a release sequence on. So the execution is
//! consistent, all that is left of it does what it did, and what was unordered still is.
//! Only a race of the idle round itself may go, with an access that is made because the
//! thread goes on, and is not ordered after the round. One idle round is enough to show it,
//! so that a thread which has read in it what may race goes on once more before it stops.
//!
//! The update in the last idle round is a write for all that. It is explored at each of its
//! places, and others read from it or do not.
//!
//! Threads that wait come last: where the newest write would make a thread wait, others go
//! on first. And where a thread does wait after a read, it makes no difference to the others
//! what it has read last, so that of the writes that would make it wait only the newest is
//! explored.
//!
//! That loses nothing. An execution in which the last read `r` of a waiting thread reads
//! from an older write is consistent without `r`; going on from there with the newest
//! writes leads to executions that are explored, with all else that was in the first.
//! A read from an older write is no maximal extension, so that no revisit starts from
//! it. And its races are noted before it is left: those with writes to come are found
//! with `r` reading from the newest write of that time, which leaves the execution
//! consistent unless `r` is SC; then `r` branches like other reads.

use super::Explorer;
use crate::explore::access::Order;
use crate::explore::graph::{EventId, INIT};
use crate::explore::program::{Action, Block, Program, Step};

use super::Next;

impl<P: Program> Explorer<'_, P> {
    /// Whether the thread is at a read after which it waits, if that is from the newest
    /// write.
    pub(super) fn would_wait(&self, thread: usize) -> bool {
        let paused = self.thread(thread);
        let Next::Step(Step { action, .. }) = &paused.next else {
            return false;
        };
        let (&Action::Load { address, .. } | &Action::Update { address, .. }) = action else {
            return false;
        };
        if !self.program.may_await(&paused.state) {
            return false;
        }
        let value = match self.cells.get(&address) {
            Some(&cell) => {
                let newest = self.graph.cell(cell).writes.last();
                self.value_of(cell, newest.copied().unwrap_or(INIT)).clone()
            }
            None => self.program.initial(address),
        };
        let writes = matches!(action, Action::Update { .. })
            && self.program.update(&paused.state, &value).is_some();
        !writes && {
            let mut state = paused.state.clone();
            is_await(&self.program.step(&mut state, Some(&value)).action)
        }
    }

    /// Whether the thread of `read`, its last event, waits, and `read` is from another
    /// write than the newest: then what comes of it need not be explored.
    pub(super) fn waits_in_the_past(&self, read: EventId) -> bool {
        let event = self.graph.event(read);
        let (Some(cell), Some(source)) = (event.cell(), event.source()) else {
            return false;
        };
        let newest = self.graph.cell(cell).writes.last().copied();
        !self.options.branch_non_atomic
            && event.access.order != Order::SEQ_CST
            && newest.unwrap_or(INIT) != source
            && self.action(event.thread).is_some_and(is_await)
    }
}

fn is_await<V>(action: &Action<V>) -> bool {
    matches!(action, Action::Blocked(Block::Await { .. }))
}
