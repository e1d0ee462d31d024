//! Where threads of a warp wait for each other.
//!
//! Every thread that the mask of an operation names has to come to it, in the same
//! iteration of each loop around, with the same mask, unless it has exited; and a thread
//! has to name itself (CUDA C++ Programming Guide, "Warp Shuffle Functions", and PTX ISA,
//! "bar.warp.sync"). Lanes that a partial warp does not have count as exited.

use std::collections::{BTreeMap, VecDeque};

use super::finding::{Finding, Problem};
use super::machine::Machine;
use super::op::{Operand, Visible, WarpLanes};
use super::sync::{Status, Waiting};
use super::warp::{self, Lane};
use crate::kir::warp::WarpOp;

/// A thread at an operation of its warp.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WarpWait {
    pub at: Waiting,
    /// Whom it waits for; none means whoever is there.
    pub mask: Option<u64>,
    /// Exited threads need not come.
    pub excuses_exited: bool,
}

/// Threads that went on from an operation together.
#[derive(Clone, Debug)]
pub struct Passed {
    at: Waiting,
    mask: u64,
    threads: Vec<u32>,
}

/// The latest of these, by warp (block, number).
pub type Passages = BTreeMap<(u32, u32), VecDeque<Passed>>;

/// So many are remembered for each warp.
const REMEMBERED: usize = 32;

impl Machine<'_> {
    /// How the thread waits at this place.
    pub(super) fn wait_of(&self, thread: u32, at: Waiting, lanes: WarpLanes) -> WarpWait {
        WarpWait {
            at,
            mask: match lanes {
                WarpLanes::Named(slot) => Some(self.threads[thread as usize].word(slot)),
                WarpLanes::All => Some(u64::MAX),
                WarpLanes::Active => None,
            },
            excuses_exited: !matches!(lanes, WarpLanes::All),
        }
    }

    /// The thread comes to an operation of its warp.
    pub(super) fn arrive_at_warp(&mut self, thread: u32, wait: WarpWait) {
        let Some(mask) = wait.mask else {
            self.stop(thread, Status::Warp(wait));
            return self.after_stop(thread);
        };
        if !self.names(mask, thread) {
            let here = (thread, wait.at.inst);
            self.find(Finding::Divergence {
                problem: Problem::Unnamed,
                waiting: here,
                other: (thread, Some(wait.at.inst)),
            });
        }
        if let Some(other) = self.names_otherwise(thread, &wait.at, mask) {
            self.find(Finding::Divergence {
                problem: Problem::Masks,
                waiting: (thread, wait.at.inst),
                other: (other, Some(wait.at.inst)),
            });
        }
        self.stop(thread, Status::Warp(wait));
        self.try_warp(thread);
        self.after_stop(thread);
    }

    /// A thread that comes or came here with another mask, though one mask names both.
    fn names_otherwise(&self, thread: u32, at: &Waiting, mask: u64) -> Option<u32> {
        let actor = self.actor(thread);
        let concerned = |other: u32, theirs: u64| {
            theirs != mask && (self.names(mask, other) || self.names(theirs, thread))
        };
        let waits = |&other: &u32| match &self.status[other as usize] {
            Status::Warp(WarpWait {
                at: place,
                mask: Some(theirs),
                ..
            }) => place == at && concerned(other, *theirs),
            _ => false,
        };
        let members = self.warp_members(actor.block, actor.warp);
        if let Some(other) = members.into_iter().find(waits) {
            return Some(other);
        }
        let passages = self.passages.get(&(actor.block, actor.warp))?;
        let passed = passages.iter().filter(|passed| passed.at == *at);
        passed
            .flat_map(|passed| passed.threads.iter().map(|&other| (other, passed.mask)))
            .find(|&(other, theirs)| concerned(other, theirs))
            .map(|(other, _)| other)
    }

    /// Releases the threads of this one's mask if all are there.
    pub(super) fn try_warp(&mut self, thread: u32) {
        let Status::Warp(WarpWait {
            at,
            mask: Some(mask),
            excuses_exited,
        }) = self.status[thread as usize].clone()
        else {
            return;
        };
        let actor = self.actor(thread);
        let group: Vec<u32> = self
            .warp_members(actor.block, actor.warp)
            .into_iter()
            .filter(|&member| member == thread || self.names(mask, member))
            .filter(|&member| !excuses_exited || self.status[member as usize] != Status::Done)
            .collect();
        let there = |&member: &u32| self.waits_with(member, &at, mask);
        if group.iter().all(there) {
            let passages = self.passages.entry((actor.block, actor.warp)).or_default();
            passages.truncate(REMEMBERED - 1);
            passages.push_front(Passed {
                at,
                mask,
                threads: group.clone(),
            });
            self.release_warp(&group);
        }
    }

    /// Nobody in the block can go on: releases those who are at the first exchange that
    /// waits for nobody. False if there is none.
    pub(super) fn release_active(&mut self, threads: std::ops::Range<u32>) -> bool {
        let active = |thread: u32| match &self.status[thread as usize] {
            Status::Warp(WarpWait { at, mask: None, .. }) => Some((self.actor(thread).warp, at)),
            _ => None,
        };
        let Some(first) = threads.clone().filter_map(active).min() else {
            return false;
        };
        let group: Vec<u32> = threads.filter(|&t| active(t) == Some(first)).collect();
        self.release_warp(&group);
        true
    }

    /// Of threads that cannot go on, one that waits for its warp and one that it misses.
    pub(super) fn missed(&self, threads: std::ops::Range<u32>) -> Option<Finding> {
        threads.into_iter().find_map(|thread| {
            let Status::Warp(WarpWait {
                at,
                mask: Some(mask),
                excuses_exited,
            }) = &self.status[thread as usize]
            else {
                return None;
            };
            let actor = self.actor(thread);
            let missing = |&other: &u32| {
                self.names(*mask, other)
                    && !(*excuses_exited && self.status[other as usize] == Status::Done)
                    && !self.waits_with(other, at, *mask)
            };
            let mut members = self.warp_members(actor.block, actor.warp).into_iter();
            let other = members.find(missing)?;
            Some(Finding::Divergence {
                problem: Problem::Missing,
                waiting: (thread, at.inst),
                other: (other, self.inst(other)),
            })
        })
    }

    fn release_warp(&mut self, group: &[u32]) {
        let program = self.program;
        let Some(first) = group.first() else { return };
        match self.threads[*first as usize].visible(program) {
            Some(Visible::Barrier { fences, .. }) => self.order(group, *fences),
            Some(Visible::Warp { to, op, args, .. }) => self.exchange(group, op, args, *to),
            _ => {}
        }
        group.iter().for_each(|&thread| self.wake(thread));
    }

    fn exchange(&mut self, group: &[u32], op: &WarpOp, args: &[Operand], to: Operand) {
        let lanes: Vec<Lane> = group
            .iter()
            .map(|&thread| {
                let state = &self.threads[thread as usize];
                Lane {
                    lane: self.lane(thread),
                    args: args.iter().map(|arg| state.value(*arg)).collect(),
                }
            })
            .collect();
        let results = warp::exchange(op, &lanes, self.config.warp_size, to.ty.bits());
        let results = results.unwrap_or_else(|| {
            let name = op.to_string();
            let draws = group.iter().map(|_| self.arbitrary(&name, to.ty));
            draws.collect()
        });
        for (&thread, result) in group.iter().zip(results) {
            self.set(thread, to, result);
        }
    }

    fn waits_with(&self, thread: u32, at: &Waiting, mask: u64) -> bool {
        match &self.status[thread as usize] {
            Status::Warp(wait) => wait.at == *at && wait.mask == Some(mask),
            _ => false,
        }
    }

    /// Does the mask name the thread of its warp?
    fn names(&self, mask: u64, thread: u32) -> bool {
        mask >> self.lane(thread) & 1 == 1
    }

    fn lane(&self, thread: u32) -> u32 {
        thread % self.threads_per_block() % self.config.warp_size
    }

    pub(super) fn warp_members(&self, block: u32, warp: u32) -> Vec<u32> {
        let per_block = self.threads_per_block();
        let size = self.config.warp_size;
        let end = ((warp + 1) * size).min(per_block);
        (warp * size..end)
            .map(|lane| block * per_block + lane)
            .collect()
    }
}
