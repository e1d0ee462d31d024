//! Threads on the machine's operations that wait in a loop which only reads:
//! `explorer/wait.rs` says why they may be stopped.

mod live;

use std::sync::Arc;

use smallvec::SmallVec;

use crate::exec::op::Pc;
use crate::exec::thread::Thread;

pub(super) use live::LiveSlots;

/// What a thread has read since it had an effect.
#[derive(Clone, Debug, Default)]
pub(super) struct Waiting {
    /// The last arrival at each read.
    arrivals: SmallVec<[Arrival; 2]>,
    /// Reads, updates that left the value included.
    reads: u32,
    /// Some of them may race with other accesses.
    may_race: bool,
}

#[derive(Clone, Debug)]
struct Arrival {
    pc: Pc,
    slots: Arc<[u64]>,
    /// Those before it.
    reads: u32,
    /// The thread has come here once more since, with the same slots.
    again: bool,
}

impl Waiting {
    /// The thread has done something else than read.
    pub(super) fn end(&mut self) {
        *self = Waiting::default();
    }

    pub(super) fn note_read(&mut self, may_race: bool) {
        self.reads += 1;
        self.may_race |= may_race;
    }

    /// Whether the first read was at this operation.
    pub(super) fn began_at(&self, pc: Pc) -> bool {
        self.arrivals.first().is_some_and(|first| first.pc == pc)
    }

    /// Notes that the thread is at a read.
    ///
    /// # Errors
    /// How many reads ago it was here with the same live slots, if it has only read since.
    /// What may race it does twice.
    pub(super) fn arrive(&mut self, thread: &Thread, live: &LiveSlots) -> Result<(), u32> {
        let pc = thread.pc;
        let Some(slots) = live.values(thread) else {
            return Ok(());
        };
        let (reads, may_race) = (self.reads, self.may_race);
        let arrival = Arrival {
            pc,
            slots,
            reads,
            again: false,
        };
        match self.arrivals.iter_mut().find(|arrival| arrival.pc == pc) {
            Some(last) if last.slots == arrival.slots && may_race && !last.again => {
                (last.reads, last.again) = (reads, true);
            }
            Some(last) if last.slots == arrival.slots => return Err(reads - last.reads),
            Some(last) => *last = arrival,
            None => self.arrivals.push(arrival),
        }
        Ok(())
    }
}
