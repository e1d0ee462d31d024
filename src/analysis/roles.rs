//! Roles: which threads of a block may come to which of a kernel's blocks, as far as thread
//! ids decide it.
//!
//! Does: follows each thread of a block of known size through the branches whose conditions
//! are made of its ids, block sizes and literals; other branches may go either way.
//! Does not: know anything of parameters, memory or loop counters.

use std::collections::HashMap;

use cranelift_entity::SecondaryMap;

use super::cfg::Cfg;
use super::eval;
use crate::kir::warp::{Segments, Shuffle, WarpOp};
use crate::kir::{BlockId, Geometry, Inst, InstId, Kernel, Terminator, ValueId};

/// Threads per warp where roles are those of warps.
const WARP: u32 = 32;

/// For each block of the kernel, whether each thread of a block of this size may come there.
pub fn roles(kernel: &Kernel, cfg: &Cfg, size: [u32; 3]) -> SecondaryMap<BlockId, Vec<bool>> {
    let threads = size.iter().product::<u32>();
    let mut reached: SecondaryMap<BlockId, Vec<bool>> = SecondaryMap::new();
    for &block in &cfg.reverse_postorder {
        reached[block] = vec![false; threads as usize];
    }
    let mut broadcast = HashMap::new();
    for lane in 0..threads {
        let mut thread = Thread {
            kernel,
            size,
            lane,
            known: SecondaryMap::new(),
            broadcast: &mut broadcast,
        };
        thread.run(cfg, &mut reached);
    }
    reached
}

struct Thread<'a> {
    kernel: &'a Kernel,
    size: [u32; 3],
    lane: u32,
    known: SecondaryMap<ValueId, Option<u128>>,
    /// What threads before this one give to exchanges, where it is known.
    broadcast: &'a mut HashMap<(InstId, u32), u128>,
}

impl Thread<'_> {
    /// One pass in an order in which all but the back edges of loops come before their
    /// targets; a loop's head is reached from outside first.
    fn run(&mut self, cfg: &Cfg, reached: &mut SecondaryMap<BlockId, Vec<bool>>) {
        let lane = self.lane as usize;
        if let Some(&entry) = cfg.reverse_postorder.first() {
            reached[entry][lane] = true;
        }
        for &block in &cfg.reverse_postorder {
            if !reached[block][lane] {
                continue;
            }
            for &inst in &self.kernel.blocks[block].insts {
                if let Some(result) = self.kernel.insts[inst].result {
                    self.known[result] = self.evaluate(inst);
                }
            }
            for target in self.targets(block, cfg) {
                reached[target][lane] = true;
            }
        }
    }

    fn targets(&self, block: BlockId, cfg: &Cfg) -> Vec<BlockId> {
        match &self.kernel.blocks[block].terminator {
            Terminator::Branch {
                cond,
                then,
                otherwise,
            } => match self.value(*cond) {
                Some(0) => vec![*otherwise],
                Some(_) => vec![*then],
                None => vec![*then, *otherwise],
            },
            Terminator::Switch {
                value,
                cases,
                default,
            } => match self.value(*value) {
                Some(value) => {
                    let case = cases.iter().find(|(case, _)| *case == value);
                    vec![case.map_or(*default, |(_, target)| *target)]
                }
                None => cfg.successors[block].clone(),
            },
            _ => cfg.successors[block].clone(),
        }
    }

    fn value(&self, value: ValueId) -> Option<u128> {
        self.kernel.literal(value).or(self.known[value])
    }

    fn evaluate(&mut self, id: InstId) -> Option<u128> {
        let data = &self.kernel.insts[id];
        match &data.inst {
            Inst::Geometry { query, dim } => {
                let [x, y, _] = self.size;
                let dim = usize::from(*dim);
                Some(u128::from(match query {
                    Geometry::ThreadId => {
                        [self.lane % x, self.lane / x % y, self.lane / x / y][dim]
                    }
                    Geometry::BlockDim => self.size[dim],
                    _ => return None,
                }))
            }
            // What a whole warp gets from its first thread.
            Inst::Warp {
                op: WarpOp::Shuffle(Shuffle::Index, Segments::Width),
                args,
                ..
            } => {
                let [value, from, width] = args.as_slice() else {
                    return None;
                };
                if self.value(*width)? != WARP.into() {
                    return None;
                }
                let warp = self.lane / WARP;
                if self.lane.is_multiple_of(WARP) {
                    let value = self.value(*value)?;
                    self.broadcast.insert((id, warp), value);
                }
                match self.value(*from)? {
                    0 => self.broadcast.get(&(id, warp)).copied(),
                    _ => None,
                }
            }
            // Of a phi that is no loop's all ways in were looked at; one of a loop has a
            // way in that was not.
            Inst::Phi { incoming } => {
                let values: Vec<Option<u128>> = incoming
                    .iter()
                    .map(|(_, value)| self.value(*value))
                    .collect();
                let first = *values.first()?;
                values
                    .iter()
                    .all(|value| *value == first)
                    .then_some(first)?
            }
            _ => eval::result(self.kernel, id, |value| self.known[value]),
        }
    }
}
