//! What the threads of a block did in a run, as plain data for drawings.
//!
//! A barrier interval is what lies between two barriers of all threads of the block (Betts et
//! al., "GPUVerify: A Verifier for GPU Kernels", OOPSLA 2012, §3): the order of accesses of
//! different threads within one is open.

use std::ops::RangeInclusive;

use super::model::{AccessKind, LaunchReport, MemorySpace, Span, ThreadReport};

/// A run, as far as it is about one defect or one block.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The defect that it shows, by its index in the report; none where it shows none.
    pub defect: Option<usize>,
    /// The sizes of the run, all of them known.
    pub launch: LaunchReport,
    /// Threads per warp.
    pub warp_size: u32,
    /// The threads of the blocks that it is about, block by block, each in their order.
    pub threads: Vec<Actor>,
    /// The arrays that accesses are told of: shared ones, and the one of a race.
    pub arrays: Vec<SceneArray>,
    /// The instructions that accesses and waits name, by their place in the source.
    pub places: Vec<Option<Span>>,
    /// Accesses in the order of the run.
    pub touches: Vec<Touch>,
    /// Barriers that threads have passed, in the order of the run.
    pub barriers: Vec<Passage>,
    /// The two accesses of a race among `touches`, the one of the report's first access first.
    pub pair: Option<[usize; 2]>,
}

/// A thread, and where it was when the run ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Actor {
    pub who: ThreadReport,
    pub stop: Stop,
}

/// Where a thread was when the run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The run ended before it came to an end.
    Running,
    /// It waits for others at this place.
    Waiting(usize),
    /// It has left the kernel.
    Returned,
}

/// An array, by its name in the source.
#[derive(Clone, Debug, PartialEq)]
pub struct SceneArray {
    pub name: String,
    pub memory: MemorySpace,
    /// Bytes of what most accesses take for an element.
    pub element: u32,
}

/// An access.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Touch {
    /// Of `threads`.
    pub thread: usize,
    /// So many barriers of the block has the thread passed before.
    pub interval: u32,
    /// Of `arrays`.
    pub array: usize,
    pub kind: AccessKind,
    /// Bytes from the array's start.
    pub offset: i64,
    /// Bytes accessed.
    pub bytes: u32,
    /// Of `places`.
    pub place: usize,
    /// So often did the thread do this instruction before.
    pub nth: u32,
}

/// A thread passes a barrier of its block or of the grid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Passage {
    /// Of `threads`.
    pub thread: usize,
    /// The interval that ends there.
    pub interval: u32,
    /// Of `places`.
    pub place: usize,
}

impl Scene {
    /// Leaves out what lies outside of these intervals and the barriers around them.
    pub fn keep(&mut self, intervals: RangeInclusive<u32>) {
        let (first, last) = (*intervals.start(), *intervals.end());
        let kept: Vec<usize> = (0..self.touches.len())
            .filter(|&touch| intervals.contains(&self.touches[touch].interval))
            .collect();
        self.pair = self.pair.and_then(|pair| {
            let [a, b] = pair.map(|touch| kept.binary_search(&touch).ok());
            Some([a?, b?])
        });
        self.touches = kept.iter().map(|&touch| self.touches[touch]).collect();
        let is_near = |one: &Passage| (first.saturating_sub(1)..=last).contains(&one.interval);
        self.barriers.retain(is_near);
    }

    /// How many threads a block has.
    pub fn per_block(&self) -> usize {
        let sizes = self.launch.block.iter().flatten();
        sizes.map(|&size| size as usize).product::<usize>().max(1)
    }
}
