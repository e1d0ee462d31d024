//! Locks by turns: a holder passes on the turn that comes next, and whoever has it goes on.
//!
//! A thread waits until the lock holds the number of its turn, which its ids tell, and gives it
//! back by one store of any number, as the blocks that add up one tile of a product do ("serial
//! split-K"). If no two holders of one lock have the same turn, and each stores once, then they
//! follow each other: each has read what one holder stored, or the start, and nobody else has read that,
//! since the number is the turn of one. So from who began with the start there is one way on,
//! whatever the numbers are. That turns differ and one thread of each block stores is for
//! the engine to say.
//! Does not: know of locks that a block takes again, nor of turns of threads of one block.

use std::collections::{BTreeMap, HashSet};

use super::address::is_same;
use super::discipline::{awaited, is_read};
use super::of_blocks::{OfIds, ids};
use crate::analysis::cfg::Cfg;
use crate::kir::{InstId, Kernel, ValueId};

/// The turns of who waits for locks.
#[derive(Clone)]
pub(super) struct Turns {
    /// The reads, each with what it is compared with.
    pub reads: BTreeMap<InstId, ValueId>,
    /// What gives the lock back.
    pub passes_on: InstId,
}

/// A turn that a thread has, and what it gives the lock back by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    pub number: ValueId,
    pub passes_on: InstId,
}

impl Turns {
    /// None where the lock is not read for one turn, or given back at several places, or again.
    pub(super) fn of(kernel: &Kernel, cfg: &Cfg, touching: &[InstId]) -> Option<Turns> {
        let ids = ids(kernel, cfg);
        let mut reads: BTreeMap<InstId, ValueId> = BTreeMap::new();
        for (read, number) in awaited(kernel, cfg, touching) {
            if ids[number] == OfIds::Open {
                let first = reads.values().next().copied();
                let is_alike = first.is_none_or(|first| is_same(kernel, first, number));
                is_alike.then_some(())?;
                reads.insert(read, number);
            }
        }
        let mut changes = touching.iter().filter(|&&inst| !is_read(kernel, inst));
        let (&passes_on, None) = (changes.next()?, changes.next()) else {
            return None;
        };
        let known = !reads.is_empty() && is_last(kernel, cfg, passes_on, &reads);
        known.then_some(Turns { reads, passes_on })
    }

    pub(super) fn turn(&self, read: InstId) -> Option<Turn> {
        Some(Turn {
            number: *self.reads.get(&read)?,
            passes_on: self.passes_on,
        })
    }
}

/// Does no thread come to the instruction again, nor to one of the reads behind it?
fn is_last(kernel: &Kernel, cfg: &Cfg, inst: InstId, reads: &BTreeMap<InstId, ValueId>) -> bool {
    let Some(home) = kernel.block_of(inst) else {
        return false;
    };
    let behind = kernel.blocks[home].insts.iter();
    let mut behind = behind.skip_while(|&&other| other != inst).skip(1);
    if behind.any(|other| reads.contains_key(other)) {
        return false;
    }
    let (mut work, mut seen) = (cfg.successors[home].clone(), HashSet::new());
    while let Some(block) = work.pop() {
        let mut insts = kernel.blocks[block].insts.iter();
        if insts.any(|other| *other == inst || reads.contains_key(other)) {
            return false;
        }
        if seen.insert(block) {
            work.extend(&cfg.successors[block]);
        }
    }
    true
}
