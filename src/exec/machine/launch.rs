//! What a run starts from: the launch, what the host passes, and the threads at their entry.

use std::collections::BTreeMap;
use std::time::Instant;

use super::Machine;
use crate::exec::fill::Fill;
use crate::exec::layout::{self, TooLarge};
use crate::exec::memory::Memory;
use crate::exec::thread::Thread;
use crate::kir::{AddressSpace, Geometry, Kernel, ObjectId, ObjectKind, Type};

/// The launch of a run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Threads per block.
    pub block: [u32; 3],
    /// Blocks per grid.
    pub grid: [u32; 3],
    /// The blocks that run, where not all do: the others have not started.
    pub only: Option<Vec<[u32; 3]>>,
    pub warp_size: u32,
    /// `get_work_dim`.
    pub dimensions: u32,
    pub detect_races: bool,
    pub keep_trace: bool,
    /// Operations that all threads together may do. One that orders threads counts for
    /// more, as it takes longer the more threads there are.
    pub steps: u64,
    /// The run ends then as if these were used up.
    pub deadline: Option<Instant>,
    /// For values that are arbitrary.
    pub seed: u64,
}

impl Config {
    pub fn new(block: [u32; 3], grid: [u32; 3]) -> Config {
        Config {
            block,
            grid,
            only: None,
            warp_size: 32,
            dimensions: 3,
            detect_races: true,
            keep_trace: false,
            steps: 1 << 32,
            deadline: None,
            seed: 0,
        }
    }
}

/// What the host passes.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// Bits of the parameters, in their order; those that are missing are zero.
    pub params: Vec<u128>,
    /// Arrays; those that are missing are of unknown size and zero.
    pub arrays: BTreeMap<ObjectId, Array>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Array {
    /// Bytes, where the array's bounds are to be checked.
    pub size: Option<u64>,
    pub fill: Fill,
}

impl Machine<'_> {
    pub(super) fn start_threads(&mut self, inputs: &Inputs) {
        let program = self.program;
        for thread in 0..self.status.len() as u32 {
            let mut state = Thread::new(program);
            for (operand, value) in program.params.iter().zip(&inputs.params) {
                state.set(*operand, *value);
            }
            let block = thread / self.threads_per_block();
            for &(slot, object) in &program.addresses {
                let instance = self.layout.instance(object, block, thread);
                state.set_word(slot, layout::address(instance));
            }
            let (thread_id, block_id) = self.place(thread);
            for &(slot, query, dim) in &program.places {
                let dim = usize::from(dim);
                let value = match query {
                    Geometry::ThreadId => thread_id[dim],
                    Geometry::BlockId => block_id[dim],
                    Geometry::BlockDim => self.config.block[dim],
                    Geometry::GridDim => self.config.grid[dim],
                    Geometry::GlobalOffset => 0,
                    Geometry::WarpId => thread % self.threads_per_block() / self.config.warp_size,
                    Geometry::LaneId => thread % self.threads_per_block() % self.config.warp_size,
                    Geometry::WorkDim => self.config.dimensions,
                };
                state.set_word(slot, u64::from(value));
            }
            self.threads.push(state);
        }
    }
}

/// Threads of one run.
pub(super) const MAX_THREADS: u64 = 1 << 22;

pub(super) fn threads_per_block(config: &Config) -> Result<u32, TooLarge> {
    let product = config
        .block
        .iter()
        .try_fold(1_u32, |a, b| a.checked_mul(*b));
    product
        .filter(|&threads| u64::from(threads) <= MAX_THREADS && threads > 0)
        .ok_or(TooLarge)
}

pub(super) fn running_blocks(config: &Config) -> Result<Vec<[u32; 3]>, TooLarge> {
    if let Some(only) = &config.only {
        return Ok(only.clone());
    }
    let [x, y, z] = config.grid;
    let count = [x, y, z]
        .iter()
        .try_fold(1_u64, |a, b| a.checked_mul(u64::from(*b)));
    if count.is_none_or(|count| count > MAX_THREADS) {
        return Err(TooLarge);
    }
    let mut blocks = Vec::new();
    for k in 0..z {
        for j in 0..y {
            blocks.extend((0..x).map(|i| [i, j, k]));
        }
    }
    Ok(blocks)
}

pub(super) fn initial(kernel: &Kernel, id: ObjectId, inputs: &Inputs, seed: u64) -> Memory {
    let object = &kernel.objects[id];
    if let Some(array) = inputs.arrays.get(&id) {
        let size = array.size.or(object.size);
        return Memory::new(size, array.fill.clone());
    }
    let fill = match (object.kind, &object.initial) {
        (_, Some(initial)) => match initial.bytes.iter().all(|&byte| byte == 0) {
            true => Fill::Zeros,
            false => Fill::Bytes(initial.bytes.clone()),
        },
        (ObjectKind::Private, _) => Fill::Uninitialised,
        (ObjectKind::Param { .. } | ObjectKind::Pointees, _) => Fill::Zeros,
        // The same for all threads.
        (ObjectKind::PrivateParam, _) => Fill::Random {
            element: Type::Int(8),
            seed,
            low: 0,
            high: 3,
        },
        (ObjectKind::Global, _) if object.space == AddressSpace::Shared => Fill::Uninitialised,
        (ObjectKind::Global, _) => Fill::Zeros,
    };
    Memory::new(object.size, fill)
}
