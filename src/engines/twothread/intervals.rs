//! Barrier intervals: which accesses two threads can make between the same barriers
//! ("Engineering a Static Verification Tool for GPU Kernels", §4 "Optimizing within
//! barrier intervals").
//!
//! Blocks are cut at the barriers that both threads of the pair wait at and that order the
//! memory in question. Two threads that have met at a barrier, or start, go on along edges
//! between such pieces until the next barrier, so that what they access in the meantime
//! lies in one connected component of pieces. This covers intervals of any shape, with
//! several barriers at either end.
//! Does not: know of asynchronous copies, which outlive barriers.

use std::collections::HashMap;

use petgraph::unionfind::UnionFind;

use super::program::{
    Access, AccessKind, AccessKinds, Barrier, BarrierKind, Program, SiteId, Stmt,
};
use crate::analysis::uniformity::Pairing;
use crate::ivl::Symbol;
use crate::kir::{Memory, ObjectId};

/// The intervals of a program whose accesses are not yet guarded.
pub struct Intervals {
    /// The interval of each access in the source.
    of: HashMap<SiteId, usize>,
    /// The accesses that each interval has to each object.
    kinds: HashMap<(usize, ObjectId), AccessKinds>,
}

impl Intervals {
    pub fn new(program: &Program) -> Intervals {
        let mut result = Intervals {
            of: HashMap::new(),
            kinds: HashMap::new(),
        };
        // No component of one kind of memory is one of another.
        let mut first = 0;
        for memory in Memory::ALL {
            first += result.add(program, memory, first);
        }
        result
    }

    /// May the access conflict with one of its interval?
    pub fn conflicts(&self, access: &Access) -> bool {
        let Some(&interval) = self.of.get(&access.site) else {
            return true;
        };
        let Some(kinds) = self.kinds.get(&(interval, access.object)) else {
            return true;
        };
        AccessKind::ALL
            .into_iter()
            .any(|kind| kinds.has(kind) && kind.conflicts(access.kind))
    }

    /// Adds the intervals of one kind of memory, numbered from `first`; gives their number.
    fn add(&mut self, program: &Program, memory: Memory, first: usize) -> usize {
        let mut starts: HashMap<&Symbol, usize> = HashMap::new();
        let mut ends = Vec::new();
        let mut accesses: Vec<(usize, &Access)> = Vec::new();
        let mut piece = 0;
        for block in &program.blocks {
            starts.insert(&block.label, piece);
            for stmt in &block.stmts {
                match stmt {
                    Stmt::Barrier(barrier) if separates(barrier, memory, program.pairing) => {
                        piece += 1;
                    }
                    Stmt::Access(access)
                        if program.objects[access.object].memory == Some(memory) =>
                    {
                        accesses.push((piece, access));
                    }
                    _ => {}
                }
            }
            ends.push(piece);
            piece += 1;
        }
        let mut components = UnionFind::<usize>::new(piece);
        for (block, end) in program.blocks.iter().zip(ends) {
            for edge in &block.edges {
                components.union(end, starts[&edge.target]);
            }
        }
        for (piece, access) in accesses {
            let interval = first + components.find(piece);
            self.of.insert(access.site, interval);
            let kinds = self.kinds.entry((interval, access.object)).or_default();
            kinds.add(access.kind);
        }
        piece
    }
}

/// Do both threads wait at the barrier, and is the memory ordered then?
fn separates(barrier: &Barrier, memory: Memory, pairing: Pairing) -> bool {
    let wait = match barrier.kind {
        BarrierKind::Block => pairing.same_block(),
        BarrierKind::Grid => true,
        BarrierKind::Warp { .. } => false,
    };
    wait && barrier.fences.order(memory)
}
