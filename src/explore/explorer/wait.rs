//! Threads that wait in a loop which only reads.
//!
//! They come last: where the newest write would make a thread wait, others go on first.
//! And where a thread does wait, it makes no difference to the others what it has read
//! last, so that of the writes that would make it wait only the newest is explored.
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
            && event.access.order != Order::SeqCst
            && newest.unwrap_or(INIT) != source
            && self.action(event.thread).is_some_and(is_await)
    }
}

fn is_await<V>(action: &Action<V>) -> bool {
    matches!(action, Action::Blocked(Block::Await { .. }))
}
