//! How threads wait for and learn from each other: barriers, warps, atomics and
//! fences.
//!
//! Barriers are those of "The Design and Implementation of a Verification
//! Technique for GPU Kernels" (§3): all threads of a block have to reach the same
//! barrier, in the same iteration of every loop around it.

mod atomics;
mod named;
mod sequential;

pub use named::Named;
pub use sequential::Touched;

use std::collections::BTreeMap;

use super::clock::{Clock, Time};
use super::convergence::WarpWait;
use super::finding::{Finding, Problem};
use super::machine::Machine;
use super::op::{Slot, Visible, WarpLanes};
use super::races::Actor;
use crate::kir::{BarrierKind, Construct, Fences, InstId, Memory, Scope, Vote};

/// What a thread waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    Running,
    /// At a barrier of the block or the grid.
    Block(Waiting),
    Grid(Waiting),
    /// At a barrier with a name.
    Named,
    /// At a barrier object.
    Object,
    /// At a barrier or exchange of the warp.
    Warp(WarpWait),
    Done,
}

/// The place where a thread waits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Waiting {
    pub inst: InstId,
    /// Iterations of the loops around it.
    pub iterations: Vec<u64>,
}

/// What a thread knows and has published.
#[derive(Clone, Debug)]
pub struct Sync {
    /// From one on: nobody knows anything of time zero.
    pub time: Time,
    pub clocks: Clocks,
    /// What it knew at its last release fences, by scope.
    fenced: BTreeMap<Scope, Release>,
    /// Releases that it has read without acquiring: a fence does that.
    pending: Vec<Release>,
}

/// One for each kind of memory; and what sequentially consistent fences know (`sequential.rs`).
#[derive(Clone, Debug, Default)]
pub struct Clocks {
    known: [Clock; 3],
    /// What was known at the fences that happened before.
    fenced: [Clock; 3],
    /// The same for those before accesses that came first at a location: a fence makes it known.
    observed: [Clock; 3],
}

/// What a releasing thread knew, itself included.
#[derive(Clone, Debug)]
pub struct Release {
    clocks: Clocks,
    actor: Actor,
    scope: Scope,
}

/// The releases that reading a location may acquire.
pub type Messages = BTreeMap<u64, Vec<Release>>;

impl Default for Sync {
    fn default() -> Self {
        Sync {
            time: 1,
            clocks: Clocks::default(),
            fenced: BTreeMap::new(),
            pending: Vec::new(),
        }
    }
}

impl Clocks {
    /// So many threads they have times of, all together.
    pub fn threads(&self) -> u64 {
        let all = [&self.known, &self.fenced, &self.observed];
        all.into_iter().flatten().map(Clock::threads).sum()
    }

    pub fn of(&self, memory: Memory) -> &Clock {
        &self.known[memory as usize]
    }

    pub fn of_mut(&mut self, memory: Memory) -> &mut Clock {
        &mut self.known[memory as usize]
    }

    pub fn join(&mut self, other: &Clocks) {
        self.join_in(other, Fences::ALL);
    }

    /// Joins the clocks of the memory that is ordered.
    pub fn join_in(&mut self, other: &Clocks, fences: Fences) {
        for memory in Memory::ALL {
            if fences.order(memory) {
                let at = memory as usize;
                self.known[at].join(&other.known[at]);
                self.fenced[at].join(&other.fenced[at]);
                self.observed[at].join(&other.observed[at]);
            }
        }
    }
}

impl Machine<'_> {
    /// The thread comes to an operation that others take part in.
    pub(super) fn arrive(&mut self, thread: u32, visible: &Visible) {
        let Some(inst) = self.inst(thread) else {
            return;
        };
        if matches!(visible, Visible::Barrier { .. } | Visible::Vote { .. }) {
            self.repeat_copies(thread);
        }
        let at = |iterations: &[Slot]| Waiting {
            inst,
            iterations: iterations
                .iter()
                .map(|&slot| self.threads[thread as usize].word(slot))
                .collect(),
        };
        let status = match visible {
            Visible::Vote { iterations, .. } => Status::Block(at(iterations)),
            Visible::Warp {
                lanes, iterations, ..
            } => {
                let wait = self.wait_of(thread, at(iterations), *lanes);
                return self.arrive_at_warp(thread, wait);
            }
            Visible::Barrier {
                kind,
                operands,
                iterations,
                ..
            } => match kind {
                BarrierKind::Block => Status::Block(at(iterations)),
                BarrierKind::Grid => Status::Grid(at(iterations)),
                BarrierKind::Warp { .. } => {
                    let lanes = operands
                        .first()
                        .map_or(WarpLanes::All, |&slot| WarpLanes::Named(slot));
                    let wait = self.wait_of(thread, at(iterations), lanes);
                    return self.arrive_at_warp(thread, wait);
                }
                BarrierKind::Named { .. } | BarrierKind::Arrive { .. } => {
                    let waits = matches!(kind, BarrierKind::Named { .. });
                    let [id, count] = [0, 1].map(|index| {
                        let slot = operands.get(index).copied().unwrap_or_default();
                        self.threads[thread as usize].word(slot)
                    });
                    return self.arrive_by_name(thread, id, count, waits);
                }
                BarrierKind::Cluster => {
                    self.end = Some(super::finding::End::Unsupported {
                        construct: Construct::BarrierOfCluster,
                        inst: Some(inst),
                    });
                    return;
                }
            },
            _ => return,
        };
        self.stop(thread, status);
        self.after_stop(thread);
    }

    /// Someone stopped: perhaps that is what the others waited for.
    pub(super) fn after_stop(&mut self, thread: u32) {
        let per_block = self.threads_per_block();
        let block = thread / per_block;
        if self.status[thread as usize] == Status::Done {
            let warp = self.actor(thread).warp;
            let members = self.warp_members(block, warp);
            for member in members {
                self.try_warp(member);
            }
            self.come_without(thread);
        }
        while self.running[block as usize] == 0 && self.end.is_none() {
            if !self.unblock(block) {
                break;
            }
        }
    }

    /// Nobody in the block can go on: releases some of them. False if all are
    /// done, or wait for other blocks.
    fn unblock(&mut self, block: u32) -> bool {
        let per_block = self.threads_per_block();
        let threads = block * per_block..(block + 1) * per_block;
        if self.release_active(threads.clone()) {
            return true;
        }
        let status = |thread: u32| &self.status[thread as usize];
        let waiting = |thread: u32| match status(thread) {
            Status::Block(waiting) => Some((false, waiting)),
            Status::Grid(waiting) => Some((true, waiting)),
            _ => None,
        };
        let Some(leader) = threads.clone().find(|&t| *status(t) != Status::Done) else {
            return self.unblock_grid();
        };
        let first = waiting(leader);
        let odd = threads
            .clone()
            .find(|&t| first.is_none() || waiting(t) != first);
        match (first, odd) {
            (Some((true, _)), None) => self.unblock_grid(),
            (Some((false, _)), None) => {
                let group: Vec<u32> = threads.collect();
                self.release_block(&group);
                true
            }
            _ => {
                let odd = odd.filter(|&odd| odd != leader);
                if self.give_up(block) {
                    return true;
                }
                match self.missed(threads) {
                    Some(missed) => self.find(missed),
                    None => self.diverge(leader, odd),
                }
                false
            }
        }
    }

    /// All threads of the grid are at the same barrier, or some have returned.
    fn unblock_grid(&mut self) -> bool {
        let grid = |status: &Status| matches!(status, Status::Grid(_));
        let stopped = self.running.iter().all(|&running| running == 0);
        let Some(leader) = self.status.iter().position(grid) else {
            return false;
        };
        if !stopped {
            return false;
        }
        let all: Vec<u32> = (0..self.status.len() as u32).collect();
        let odd = self.status.iter().position(|s| *s != self.status[leader]);
        match odd {
            None => {
                self.order(&all, Fences::ALL);
                all.into_iter().for_each(|thread| self.wake(thread));
                true
            }
            Some(odd) => {
                self.diverge(leader as u32, Some(odd as u32));
                false
            }
        }
    }

    fn release_block(&mut self, group: &[u32]) {
        let program = self.program;
        let Some(first) = group.first() else { return };
        let visible = self.threads[*first as usize].visible(program);
        match visible {
            Some(Visible::Barrier { fences, .. }) => self.order(group, *fences),
            Some(Visible::Vote {
                to,
                op,
                predicate,
                fences,
                ..
            }) => {
                self.order(group, *fences);
                let truths = group
                    .iter()
                    .map(|&thread| self.threads[thread as usize].word(*predicate) != 0);
                let holding = truths.filter(|&truth| truth).count();
                let result = match op {
                    Vote::Count => holding,
                    Vote::All => usize::from(holding == group.len()),
                    Vote::Any => usize::from(holding > 0),
                };
                for &thread in group {
                    self.set(thread, *to, result as u128);
                }
            }
            _ => {}
        }
        group.iter().for_each(|&thread| self.wake(thread));
    }

    /// All that one of the threads did happened before what another does next.
    pub(super) fn order(&mut self, group: &[u32], fences: Fences) {
        let actors: Vec<Actor> = group.iter().map(|&thread| self.actor(thread)).collect();
        let lanes = self.lanes();
        for memory in Memory::ALL {
            if !fences.order(memory) {
                continue;
            }
            let at = memory as usize;
            let [mut joined, mut fenced, mut observed] = [(); 3].map(|()| Clock::default());
            for &thread in group {
                let clocks = &self.sync[thread as usize].clocks;
                joined.join(clocks.of(memory));
                fenced.join(&clocks.fenced[at]);
                observed.join(&clocks.observed[at]);
            }
            let mut rest = actors.as_slice();
            while let Some(first) = rest.first() {
                let count = rest.iter().take_while(|a| a.block == first.block).count();
                let times: Vec<(u32, Time)> =
                    rest[..count].iter().map(|a| (a.lane, a.time)).collect();
                joined.learn_all(first.block, lanes, &times);
                rest = &rest[count..];
            }
            for &thread in group {
                let clocks = &mut self.sync[thread as usize].clocks;
                *clocks.of_mut(memory) = joined.clone();
                clocks.fenced[at] = fenced.clone();
                clocks.observed[at] = observed.clone();
            }
        }
        for &thread in group {
            self.sync[thread as usize].time += 1;
        }
    }

    fn diverge(&mut self, waiting: u32, other: Option<u32>) {
        let all = 0..self.status.len() as u32;
        let other = other.or_else(|| all.clone().find(|&thread| thread != waiting));
        // The one that waits is named first.
        let pair = match other {
            Some(other) if self.status[waiting as usize] == Status::Done => [other, waiting],
            Some(other) => [waiting, other],
            None => [waiting, waiting],
        };
        let Some(inst) = self.inst(pair[0]) else {
            return;
        };
        let elsewhere = match self.status[pair[1] as usize] {
            Status::Done => None,
            _ => self.inst(pair[1]),
        };
        self.find(Finding::Divergence {
            problem: Problem::Barrier,
            waiting: (pair[0], inst),
            other: (pair[1], elsewhere),
        });
    }

    /// The thread knows itself up to now.
    pub(super) fn add_self(&self, clocks: &mut Clocks, thread: u32) {
        let actor = self.actor(thread);
        for memory in Memory::ALL {
            let clock = clocks.of_mut(memory);
            clock.learn(actor.block, self.lanes(), actor.lane, actor.time);
        }
    }

    /// Entries of a block in a clock: its threads, and who copies for them.
    pub(super) fn lanes(&self) -> u32 {
        self.threads_per_block() + 1
    }
}
