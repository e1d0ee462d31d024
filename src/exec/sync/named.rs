//! Barriers with names: `bar.sync` and `bar.arrive`.
//!
//! A barrier counts warps, each with all of its lanes (PTX ISA, "bar, barrier"): where all threads of a
//! warp have come that there still are, lanes without one have come with them.

use std::collections::BTreeMap;

use super::{Clocks, Status};
use crate::exec::machine::Machine;
use crate::kir::Fences;

/// Threads at a barrier with a name.
#[derive(Clone, Debug, Default)]
pub struct Named {
    waiting: Vec<u32>,
    /// How many threads went on, and what they knew when they arrived.
    passed: u64,
    arrived: Clocks,
    /// How many lanes without a thread came with their warps.
    absent: u64,
    /// How often threads came without all others of their warp.
    alone: BTreeMap<u32, u64>,
    /// The threads that the barrier waits for.
    count: u64,
}

impl Machine<'_> {
    /// A count of zero stands for the block.
    pub(super) fn arrive_by_name(&mut self, thread: u32, id: u64, count: u64, waits: bool) {
        let per_block = self.threads_per_block();
        let key = (thread / per_block, id);
        let mut clocks = self.sync[thread as usize].clocks.clone();
        self.add_self(&mut clocks, thread);
        let all = per_block.next_multiple_of(self.config.warp_size);
        let named = self.named.entry(key).or_default();
        named.count = if count == 0 { all.into() } else { count };
        *named.alone.entry(thread).or_default() += 1;
        *self.came_by_name.entry(thread).or_default() += 1;
        match waits {
            true => named.waiting.push(thread),
            false => {
                named.passed += 1;
                named.arrived.join(&clocks);
            }
        }
        match waits {
            true => self.stop(thread, Status::Named),
            false => {
                self.sync[thread as usize].time += 1;
                self.threads[thread as usize].advance();
            }
        }
        self.come_together(key, thread);
        if waits {
            self.after_stop(thread);
        }
    }

    /// The thread has left: others of its warp may have waited for it to come with them.
    pub(super) fn come_without(&mut self, thread: u32) {
        let block = thread / self.threads_per_block();
        let keys: Vec<(u32, u64)> = self.named.keys().copied().collect();
        for key in keys.into_iter().filter(|key| key.0 == block) {
            self.come_together(key, thread);
        }
    }

    /// Counts the thread's warp where it is complete, and lets all go on where nobody is missing.
    fn come_together(&mut self, key: (u32, u64), thread: u32) {
        let warp = self.actor(thread).warp;
        let members = self.warp_members(key.0, warp);
        let Some(named) = self.named.get_mut(&key) else {
            return;
        };
        let came = |named: &Named, member: &u32| named.alone.contains_key(member);
        let times = |member: &u32| self.came_by_name.get(member).copied().unwrap_or(0);
        let is_whole = |named: &Named| {
            let (here, others): (Vec<u32>, Vec<u32>) =
                members.iter().partition(|member| came(named, member));
            // One that has been at another barrier in the meantime has not come along.
            let Some(least) = here.iter().map(times).min() else {
                return false;
            };
            let is_done = |other: &u32| self.status[*other as usize] == Status::Done;
            others
                .iter()
                .all(|other| is_done(other) && times(other) < least)
        };
        while is_whole(named) {
            let here = members.iter().filter(|member| came(named, member)).count();
            named.absent += u64::from(self.config.warp_size).saturating_sub(here as u64);
            named.alone.retain(|member, times| {
                *times -= u64::from(members.contains(member));
                *times > 0
            });
        }
        if named.waiting.len() as u64 + named.passed + named.absent < named.count {
            return;
        }
        let Some(named) = self.named.remove(&key) else {
            return;
        };
        self.order(&named.waiting, Fences::ALL);
        // They know the same now.
        let mut known = named.arrived;
        if let Some(&first) = named.waiting.first() {
            known.join(&self.sync[first as usize].clocks);
        }
        for thread in named.waiting {
            self.sync[thread as usize].clocks = known.clone();
            self.wake(thread);
        }
    }
}
