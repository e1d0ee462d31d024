//! Vector clocks of happens-before and of program order with reads-from, and what
//! writes and fences release.
//!
//! Synchronisation is conditional on scopes three times: the reads-from edges along the
//! release sequence, and the release and the acquire at its ends, must be inclusive. So
//! it is not enough to carry one clock along; releases are carried one by one. Of two
//! releases of one thread the later covers the earlier unless its scope is narrower.

use smallvec::SmallVec;

use super::super::access::Access;
use super::super::model::ReleaseSequences;
use super::super::program::{Orders, Space};
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
    /// How many events of each thread happen before `event`, itself included, as the
    /// memory sees it that the event accesses.
    pub fn hb(&self, event: EventId) -> &[u32] {
        let cell = self.event(event).cell();
        self.hb_in(
            event,
            cell.map_or(Space::Global, |cell| self.cell(cell).space),
        )
    }

    fn hb_in(&self, event: EventId, space: Space) -> &[u32] {
        let width = self.threads.len();
        let space = (space as usize).min(self.spaces - 1);
        &self.hb[(event.slot() * self.spaces + space) * width..][..width]
    }

    /// How many events of each thread come before `event` by program order and
    /// reads-from, itself included.
    pub fn porf(&self, event: EventId) -> &[u32] {
        let width = self.threads.len();
        &self.porf[event.slot() * width..][..width]
    }

    /// Whether `a` happens before `b` in every kind of memory; `b` is not [`INIT`].
    pub fn happens_before(&self, a: EventId, b: EventId) -> bool {
        if a == INIT {
            return true;
        }
        let event = self.event(a);
        let precedes = |&space: &Space| event.index < self.hb_in(b, space)[event.thread];
        a != b && Space::ALL[..self.spaces].iter().all(precedes)
    }

    /// The clocks of a new event that is not in its thread's list yet: those of the
    /// event before it, and itself.
    pub(super) fn start_clocks(&mut self, event: EventId) {
        let thread = self.event(event).thread;
        match self.threads[thread].last() {
            Some(&before) => {
                self.copy_clocks(before, event);
                let clocks = &self.events[before.slot()].clocks;
                let (fences, seen) = (clocks.fences.clone(), clocks.seen.clone());
                let clocks = &mut self.events[event.slot()].clocks;
                (clocks.fences, clocks.seen) = (fences, seen);
            }
            None => self.clear_clocks(event),
        }
        self.count_itself(event);
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
        if self.release_sequences == ReleaseSequences::C11 {
            let earlier = self.cell(cell).writes.iter().copied().filter(|&earlier| {
                let earlier = self.event(earlier);
                earlier.thread == thread && earlier.access.order.releases()
            });
            for earlier in earlier {
                self.insert_start(&mut sequence, earlier);
            }
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

    /// Each part of a barrier comes after all that comes before any part, in the memory
    /// that it orders.
    pub(super) fn barrier_clocks(&mut self, parts: &[EventId], orders: Orders) {
        let Some((&first, rest)) = parts.split_first() else {
            return;
        };
        let ordered = |&space: &usize| self.spaces == 1 || orders.includes(Space::ALL[space]);
        let spaces: SmallVec<[usize; 2]> = (0..self.spaces).filter(ordered).collect();
        let to_first = rest.iter().map(|&part| (first, part));
        let from_first = rest.iter().map(|&part| (part, first));
        for (to, from) in to_first.chain(from_first) {
            self.join_porf(to, from);
            for &space in &spaces {
                self.join_hb_in(to, from, space);
            }
        }
    }

    /// Lets `event` come after `before` in every kind of memory.
    pub(super) fn follow(&mut self, event: EventId, before: EventId) {
        self.join_porf(event, before);
        self.join_hb(event, before);
    }

    pub(super) fn save_clocks(&self, event: EventId) -> Saved {
        Saved {
            hb: SmallVec::from_slice(self.all_hb(event)),
            porf: SmallVec::from_slice(self.porf(event)),
            seen: self.event(event).clocks.seen.clone(),
        }
    }

    pub(super) fn restore_clocks(&mut self, event: EventId, saved: Saved) {
        let width = self.threads.len();
        let stride = width * self.spaces;
        self.hb[event.slot() * stride..][..stride].copy_from_slice(&saved.hb);
        self.porf[event.slot() * width..][..width].copy_from_slice(&saved.porf);
        self.events[event.slot()].clocks.seen = saved.seen;
    }

    fn all_hb(&self, event: EventId) -> &[u32] {
        let stride = self.threads.len() * self.spaces;
        &self.hb[event.slot() * stride..][..stride]
    }

    fn copy_clocks(&mut self, from: EventId, to: EventId) {
        let width = self.threads.len();
        let stride = width * self.spaces;
        let range = |event: EventId, size: usize| event.slot() * size..(event.slot() + 1) * size;
        self.hb
            .copy_within(range(from, stride), range(to, stride).start);
        self.porf
            .copy_within(range(from, width), range(to, width).start);
    }

    fn clear_clocks(&mut self, event: EventId) {
        let width = self.threads.len();
        let stride = width * self.spaces;
        self.hb[event.slot() * stride..][..stride].fill(0);
        self.porf[event.slot() * width..][..width].fill(0);
    }

    fn count_itself(&mut self, event: EventId) {
        let Event { thread, index, .. } = self.events[event.slot()];
        let width = self.threads.len();
        for space in 0..self.spaces {
            self.hb[(event.slot() * self.spaces + space) * width + thread] = index + 1;
        }
        self.porf[event.slot() * width + thread] = index + 1;
    }

    fn reset_to_predecessor(&mut self, event: EventId, thread: usize, index: u32) {
        if index == 0 {
            self.clear_clocks(event);
            self.events[event.slot()].clocks.seen.clear();
        } else {
            let before = self.threads[thread][index as usize - 1];
            self.copy_clocks(before, event);
            if !(self.events[before.slot()].clocks.seen.is_empty()
                && self.events[event.slot()].clocks.seen.is_empty())
            {
                let seen = self.events[before.slot()].clocks.seen.clone();
                self.events[event.slot()].clocks.seen = seen;
            }
        }
        self.count_itself(event);
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
        let stride = self.threads.len() * self.spaces;
        join(&mut self.hb, stride, event.slot(), from.slot());
    }

    fn join_hb_in(&mut self, event: EventId, from: EventId, space: usize) {
        let row = |event: EventId| event.slot() * self.spaces + space;
        let (to, from) = (row(event), row(from));
        join(&mut self.hb, self.threads.len(), to, from);
    }

    fn join_porf(&mut self, event: EventId, from: EventId) {
        join(
            &mut self.porf,
            self.threads.len(),
            event.slot(),
            from.slot(),
        );
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

/// Joins the row `from` of so many clocks into the row `to`.
fn join(clocks: &mut [u32], width: usize, to: usize, from: usize) {
    for thread in 0..width {
        let other = clocks[from * width + thread];
        let own = &mut clocks[to * width + thread];
        *own = other.max(*own);
    }
}
