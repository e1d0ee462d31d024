//! Copies that a block starts together and waits for later (OpenCL's
//! `async_work_group_copy`).
//!
//! An agent of the block copies when the first thread starts the copy. It knows
//! what that thread knows; the others know of it when they have waited. Waiting
//! for a copy also orders the block's earlier copies, so that a use of another
//! one that is still in flight can be missed here.

use std::collections::BTreeMap;

use super::access::{PLAIN_READ, PLAIN_WRITE, Target};
use super::clock::Time;
use super::machine::Machine;
use super::op::{Pc, Visible};
use super::races::Actor;
use super::sync::Clocks;
use crate::kir::{InstId, Memory, Queue};

#[derive(Clone, Debug, Default)]
pub struct Copies {
    /// Who accesses memory in place of a thread right now.
    pub agent: Option<Agent>,
    /// Copies that were started: block, place, and how often it was passed.
    started: BTreeMap<(u32, Pc, u32), u64>,
    /// How often a thread has passed a place.
    passed: BTreeMap<(u32, Pc), u32>,
    /// The agents' time, by block.
    times: BTreeMap<u32, Time>,
    /// When each event's last copy was made.
    events: BTreeMap<u64, Time>,
    /// Copies by single threads that were not waited for, in their order.
    of_threads: BTreeMap<u32, Vec<ThreadCopy>>,
    /// The threads that have begun copies which barrier objects wait for, in order.
    begun: Vec<u32>,
}

impl Copies {
    /// The next point in time of the block's agents.
    pub fn tick(&mut self, block: u32) -> Time {
        let time = self.times.entry(block).or_default();
        *time += 1;
        *time
    }

    /// The index of who makes a copy that the thread has begun. No thread has it, nor another copy.
    pub fn copier(&mut self, thread: u32) -> u32 {
        let copies = self.begun.len() as u32;
        self.begun.push(thread);
        NO_THREAD.saturating_add(copies)
    }

    /// The thread that has begun the copy that is made by this one.
    pub fn beginner(&self, copier: u32) -> Option<u32> {
        let index = copier.checked_sub(NO_THREAD)?;
        self.begun.get(index as usize).copied()
    }
}

/// Threads have smaller indices.
const NO_THREAD: u32 = u32::MAX / 2;

/// A copy that a thread has begun.
#[derive(Clone, Copy, Debug)]
struct ThreadCopy {
    inst: InstId,
    /// None of an operand that is only read.
    to: Option<u64>,
    from: u64,
    bytes: u32,
    bulk: bool,
    /// Its thread has waited for what it reads.
    is_read: bool,
    /// Commits since it began.
    commits: u64,
}

impl ThreadCopy {
    fn queue(&self) -> Queue {
        match self.to {
            Some(_) if self.bulk => Queue::Bulk,
            Some(_) => Queue::Copies,
            None => Queue::Products,
        }
    }
}

/// Copies for a block.
#[derive(Clone, Debug)]
pub struct Agent {
    pub actor: Actor,
    pub clocks: Clocks,
}

impl Machine<'_> {
    pub(super) fn copy(&mut self, thread: u32, visible: &Visible) {
        match visible {
            Visible::AsyncCopy { result, event, .. } => {
                let pc = self.threads[thread as usize].pc;
                let block = self.actor(thread).block;
                let passed = self.copies.passed.entry((thread, pc)).or_default();
                let key = (block, pc, *passed);
                *passed += 1;
                let given = self.threads[thread as usize].word(*event);
                let id = match self.copies.started.get(&key) {
                    Some(&id) => id,
                    None => {
                        let fresh = self.copies.started.len() as u64 + 1;
                        let id = if given == 0 { fresh } else { given };
                        self.copies.started.insert(key, id);
                        self.start_copy(thread, visible, id);
                        id
                    }
                };
                self.set(thread, *result, u128::from(id));
            }
            Visible::AsyncWait { events } => {
                let (block, lanes) = (self.actor(thread).block, self.lanes());
                for &slot in events {
                    let event = self.threads[thread as usize].word(slot);
                    let Some(&time) = self.copies.events.get(&event) else {
                        continue;
                    };
                    for memory in Memory::ALL {
                        let clock = self.sync[thread as usize].clocks.of_mut(memory);
                        clock.learn(block, lanes, lanes - 1, time);
                    }
                }
            }
            _ => {}
        }
    }

    /// A thread's own copies. They may happen at any time until they are waited
    /// for: here they are made at once, again before each barrier, and when they must be done.
    pub(super) fn thread_copy(&mut self, thread: u32, visible: &Visible) {
        let state = &self.threads[thread as usize];
        match visible {
            Visible::ThreadCopy {
                to,
                from,
                bytes,
                bulk,
            } => {
                let to = to.map(|to| state.word(to));
                let (from, bytes, bulk) = (state.word(*from), *bytes, *bulk);
                let Some(inst) = self.inst(thread) else {
                    return;
                };
                let copy = ThreadCopy {
                    inst,
                    to,
                    from,
                    bytes,
                    bulk,
                    is_read: false,
                    commits: 0,
                };
                self.make(thread, &copy);
                self.copies.of_threads.entry(thread).or_default().push(copy);
            }
            Visible::CopyCommit { queue } => {
                for copy in self.copies.of_threads.entry(thread).or_default() {
                    copy.commits += u64::from(copy.queue() == *queue);
                }
            }
            Visible::CopyWait { queue, pending } => {
                let pending = pending.map(|slot| state.word(slot) & 0xffff_ffff);
                let is_old = |copy: &ThreadCopy| pending.is_none_or(|n| copy.commits > n);
                match queue {
                    Queue::BulkReads => self.finish_reads(thread, is_old),
                    _ => self.finish(thread, |copy| copy.queue() == *queue && is_old(copy)),
                }
            }
            _ => {}
        }
    }

    /// Accesses on this side of a barrier race with copies that are in flight, too.
    pub(super) fn repeat_copies(&mut self, thread: u32) {
        let begun = self.copies.of_threads.get(&thread);
        for copy in begun.cloned().unwrap_or_default() {
            self.make(thread, &copy);
        }
    }

    /// A thread that ends has its copies made.
    pub(super) fn finish_copies(&mut self, thread: u32) {
        self.finish(thread, |_| true);
    }

    fn finish(&mut self, thread: u32, done: impl Fn(&ThreadCopy) -> bool) {
        let Some(begun) = self.copies.of_threads.get_mut(&thread) else {
            return;
        };
        let (finished, rest): (Vec<_>, Vec<_>) = begun.drain(..).partition(done);
        *begun = rest;
        for copy in finished {
            self.make(thread, &copy);
        }
    }

    /// The copies in bulk have read what they read.
    fn finish_reads(&mut self, thread: u32, done: impl Fn(&ThreadCopy) -> bool) {
        let mut copies = self.copies.of_threads.remove(&thread).unwrap_or_default();
        for copy in &mut copies {
            if copy.queue() == Queue::Bulk && !copy.is_read && done(copy) {
                self.make(thread, copy);
                copy.is_read = true;
            }
        }
        self.copies.of_threads.insert(thread, copies);
    }

    fn make(&mut self, thread: u32, copy: &ThreadCopy) {
        match copy.to {
            Some(to) if copy.is_read => {
                self.write_bytes_again(thread, copy.inst, to, copy.bytes.into());
            }
            Some(to) => self.copy_bytes(thread, copy.inst, to, copy.from, copy.bytes.into()),
            // The lanes of a warp read an operand together: the first one stands for them.
            None if self
                .actor(thread)
                .lane
                .is_multiple_of(self.config.warp_size) =>
            {
                self.read_bytes(thread, copy.inst, copy.from, copy.bytes.into());
            }
            None => {}
        }
    }

    fn start_copy(&mut self, thread: u32, visible: &Visible, id: u64) {
        let Visible::AsyncCopy {
            to,
            from,
            count,
            stride,
            width,
            ..
        } = visible
        else {
            return;
        };
        let Some(inst) = self.inst(thread) else {
            return;
        };
        let own = self.actor(thread);
        let time = self.copies.tick(own.block);
        self.copies.events.insert(id, time);
        let mut clocks = self.sync[thread as usize].clocks.clone();
        self.add_self(&mut clocks, thread);
        self.sync[thread as usize].time += 1;
        self.copies.agent = Some(Agent {
            actor: Actor {
                // No thread has this index.
                thread: u32::MAX - own.block,
                lane: self.threads_per_block(),
                time,
                ..own
            },
            clocks,
        });
        let state = &self.threads[thread as usize];
        let (to, from) = (state.word(*to), state.word(*from));
        let (count, stride) = (state.value(*count) as u64, state.value(*stride) as u64);
        // Elements are apart in global memory and dense in shared memory.
        let shared = |machine: &Self, address: u64| {
            let place = super::layout::resolve(address);
            place.is_some_and(|(instance, _)| {
                instance < machine.instances()
                    && machine.kernel.memory(machine.object(instance)) == Memory::Shared
            })
        };
        let step = |machine: &Self, address| if shared(machine, address) { 1 } else { stride };
        let (to_step, from_step) = (step(self, to), step(self, from));
        for index in 0..count.min(MAX_ELEMENTS) {
            for (at, bytes) in chunks(*width) {
                let place = |address: u64, step: u64| Target {
                    thread,
                    inst,
                    address: address
                        .wrapping_add(index.wrapping_mul(step).wrapping_mul(u64::from(*width)))
                        .wrapping_add(at),
                    bytes,
                };
                let value = self.read(place(from, from_step), 1, Some(PLAIN_READ));
                self.write(place(to, to_step), 1, PLAIN_WRITE, value);
            }
        }
        self.copies.agent = None;
    }
}

/// More elements than any memory of a block has.
const MAX_ELEMENTS: u64 = 1 << 24;

/// Pieces of an element.
fn chunks(width: u32) -> impl Iterator<Item = (u64, u32)> {
    (0..width.div_ceil(8)).map(move |index| (u64::from(index) * 8, (width - index * 8).min(8)))
}
