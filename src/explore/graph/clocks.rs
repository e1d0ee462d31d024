//! Vector clocks of happens-before and of program order with reads-from, and what
//! writes and fences release.
//!
//! Synchronisation is conditional on scopes three times: the reads-from edges along the
//! release sequence, and the release and the acquire at its ends, must be inclusive. So
//! it is not enough to carry one clock along; releases are carried one by one. Of two
//! releases of one thread the later covers the earlier unless its scope is narrower.

use smallvec::SmallVec;

use super::super::access::Access;
use super::{Event, EventId, Graph, INIT, Kind};

/// Release writes or fences, at most one per thread and scope.
type Starts = SmallVec<[EventId; 2]>;

/// What an event carries for synchronisation.
#[derive(Clone, Debug, Default)]
pub(super) struct Releases {
    /// Release fences up to here in the thread.
    fences: Starts,
    /// Releases that relaxed reads up to here have seen, for an acquire fence to come.
    seen: Starts,
    /// Of a write: the releases whose release sequence it is in.
    sequence: Starts,
}

/// The clocks of a read before its source was changed.
pub(super) struct Saved {
    hb: SmallVec<[u32; 16]>,
    porf: SmallVec<[u32; 16]>,
    seen: Starts,
}

impl Graph {
    /// How many events of each thread happen before `event`, itself included.
    pub fn hb(&self, event: EventId) -> &[u32] {
        let width = self.threads.len();
        &self.hb[event.slot() * width..][..width]
    }

    /// How many events of each thread come before `event` by program order and
    /// reads-from, itself included.
    pub fn porf(&self, event: EventId) -> &[u32] {
        let width = self.threads.len();
        &self.porf[event.slot() * width..][..width]
    }

    /// Whether `a` happens before `b`; `b` is not [`INIT`].
    pub fn happens_before(&self, a: EventId, b: EventId) -> bool {
        if a == INIT {
            return true;
        }
        let event = self.event(a);
        a != b && event.index < self.hb(b)[event.thread]
    }

    /// The clocks of a new event that is not in its thread's list yet: those of the
    /// event before it, and itself.
    pub(super) fn start_clocks(&mut self, event: EventId) {
        let width = self.threads.len();
        let thread = self.event(event).thread;
        let own = event.slot() * width;
        match self.threads[thread].last() {
            Some(&before) => {
                let from = before.slot() * width;
                self.hb.copy_within(from..from + width, own);
                self.porf.copy_within(from..from + width, own);
                let clocks = &self.events[before.slot()].clocks;
                let (fences, seen) = (clocks.fences.clone(), clocks.seen.clone());
                let clocks = &mut self.events[event.slot()].clocks;
                (clocks.fences, clocks.seen) = (fences, seen);
            }
            None => {
                self.hb[own..own + width].fill(0);
                self.porf[own..own + width].fill(0);
            }
        }
        let index = self.event(event).index;
        self.hb[own + thread] = index + 1;
        self.porf[own + thread] = index + 1;
    }

    /// The clocks of the last read of a thread, from its source.
    pub(super) fn read_clocks(&mut self, read: EventId) {
        let Event { thread, index, .. } = self.events[read.slot()];
        self.reset_to_predecessor(read, thread, index);
        let event = self.event(read);
        let (access, Kind::Read { source, .. }) = (event.access, event.kind) else {
            return;
        };
        if source == INIT {
            return;
        }
        self.join_porf(read, source);
        let write = self.event(source);
        let synchronises = self
            .scopes
            .inclusive((write.thread, write.access), (thread, access));
        if !synchronises {
            return;
        }
        let starts = write.clocks.sequence.clone();
        if access.order.acquires() {
            self.acquire(read, thread, access, &starts);
        }
        for start in starts {
            if !self.happens_before(start, read) {
                let mut seen = std::mem::take(&mut self.events[read.slot()].clocks.seen);
                self.insert_start(&mut seen, start);
                self.events[read.slot()].clocks.seen = seen;
            }
        }
    }

    pub(super) fn write_clocks(&mut self, write: EventId) {
        let event = self.event(write);
        let (thread, access) = (event.thread, event.access);
        let Kind::Write { cell } = event.kind else {
            return;
        };
        if !access.order.is_atomic() {
            return;
        }
        let mut sequence = event.clocks.fences.clone();
        let earlier = self.cell(cell).writes.iter().copied().filter(|&earlier| {
            let earlier = self.event(earlier);
            earlier.thread == thread && earlier.access.order.releases()
        });
        for earlier in earlier {
            self.insert_start(&mut sequence, earlier);
        }
        if access.order.releases() {
            self.insert_start(&mut sequence, write);
        }
        if event.exclusive {
            let read = self.threads[thread][event.index as usize - 1];
            let read = self.event(read);
            let source = read.source().expect("an exclusive write follows its read");
            if source != INIT {
                let from = self.event(source);
                let (from_end, read_end) = ((from.thread, from.access), (thread, read.access));
                if self.scopes.inclusive(from_end, read_end) {
                    for &start in &from.clocks.sequence {
                        self.insert_start(&mut sequence, start);
                    }
                }
            }
        }
        self.events[write.slot()].clocks.sequence = sequence;
    }

    pub(super) fn fence_clocks(&mut self, fence: EventId) {
        let event = self.event(fence);
        let (thread, access) = (event.thread, event.access);
        if access.order.acquires() {
            let starts = event.clocks.seen.clone();
            self.acquire(fence, thread, access, &starts);
        }
        if access.order.releases() {
            let mut fences = std::mem::take(&mut self.events[fence.slot()].clocks.fences);
            self.insert_start(&mut fences, fence);
            self.events[fence.slot()].clocks.fences = fences;
        }
    }

    /// Each part of a barrier comes after all that comes before any part.
    pub(super) fn barrier_clocks(&mut self, parts: &[EventId]) {
        let Some((&first, rest)) = parts.split_first() else {
            return;
        };
        for &part in rest {
            self.join_hb(first, part);
            self.join_porf(first, part);
        }
        for &part in rest {
            self.join_hb(part, first);
            self.join_porf(part, first);
        }
    }

    pub(super) fn save_clocks(&self, event: EventId) -> Saved {
        Saved {
            hb: SmallVec::from_slice(self.hb(event)),
            porf: SmallVec::from_slice(self.porf(event)),
            seen: self.event(event).clocks.seen.clone(),
        }
    }

    pub(super) fn restore_clocks(&mut self, event: EventId, saved: Saved) {
        let width = self.threads.len();
        let own = event.slot() * width;
        self.hb[own..own + width].copy_from_slice(&saved.hb);
        self.porf[own..own + width].copy_from_slice(&saved.porf);
        self.events[event.slot()].clocks.seen = saved.seen;
    }

    fn reset_to_predecessor(&mut self, event: EventId, thread: usize, index: u32) {
        let width = self.threads.len();
        let own = event.slot() * width;
        if index == 0 {
            self.hb[own..own + width].fill(0);
            self.porf[own..own + width].fill(0);
            self.events[event.slot()].clocks.seen.clear();
        } else {
            let before = self.threads[thread][index as usize - 1];
            let from = before.slot() * width;
            self.hb.copy_within(from..from + width, own);
            self.porf.copy_within(from..from + width, own);
            if !(self.events[before.slot()].clocks.seen.is_empty()
                && self.events[event.slot()].clocks.seen.is_empty())
            {
                let seen = self.events[before.slot()].clocks.seen.clone();
                self.events[event.slot()].clocks.seen = seen;
            }
        }
        self.hb[own + thread] = index + 1;
        self.porf[own + thread] = index + 1;
    }

    fn acquire(&mut self, event: EventId, thread: usize, access: Access, starts: &[EventId]) {
        for &start in starts {
            let release = self.event(start);
            let ends = ((release.thread, release.access), (thread, access));
            if self.scopes.inclusive(ends.0, ends.1) {
                self.join_hb(event, start);
            }
        }
    }

    fn join_hb(&mut self, event: EventId, from: EventId) {
        join(&mut self.hb, self.threads.len(), event, from);
    }

    fn join_porf(&mut self, event: EventId, from: EventId) {
        join(&mut self.porf, self.threads.len(), event, from);
    }

    fn insert_start(&self, starts: &mut Starts, new: EventId) {
        let (thread, index, scope) = self.start_key(new);
        let covered = starts.iter().any(|&old| {
            let (t, i, s) = self.start_key(old);
            t == thread && i >= index && s >= scope
        });
        if covered {
            return;
        }
        starts.retain(|old| {
            let (t, i, s) = self.start_key(*old);
            !(t == thread && i <= index && s <= scope)
        });
        starts.push(new);
    }

    fn start_key(&self, start: EventId) -> (usize, u32, super::super::access::Scope) {
        let event = self.event(start);
        (event.thread, event.index, event.access.scope)
    }
}

fn join(clocks: &mut [u32], width: usize, event: EventId, from: EventId) {
    let (own, other) = (event.slot() * width, from.slot() * width);
    for thread in 0..width {
        clocks[own + thread] = clocks[own + thread].max(clocks[other + thread]);
    }
}
