//! Kernels as something to explore: the threads of a launch, on the concrete machine's
//! operations, with its visible ones as the explorer's actions.
//!
//! Memory is cut into cells so that no two accesses overlap in part: an object's unit
//! divides the width and the offset of each of its accesses. A plain access wider than
//! the unit is a row of accesses; an atomic one is not supported. Objects that the
//! kernel never writes, and those of one thread, are no shared memory: reading them is
//! no action.

mod finals;
mod state;
mod units;

pub use finals::Final;
pub use state::State;

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::access::{Access, Placement, Scope};
use super::execution::{Execution, Label};
use super::program::{Action, Address, Block, Orders, Program, Space, Step};
use super::waiting::{LiveSlots, Waiting};
use crate::exec::layout::{self, Instance, Layout, Sharing, TooLarge};
use crate::exec::memory::Memory;
use crate::exec::op::{Op, Pc, Visible};
use crate::exec::thread::Thread;
use crate::exec::{self, Config, Inputs, Machine};
use crate::kir::{
    AnnotationKind, BarrierKind, Construct, InstId, Kernel, MemoryModel, ObjectId, Span, Spans,
};
use units::Units;

/// A launch of a kernel.
pub struct KernelProgram<'k> {
    kernel: &'k Kernel,
    spans: &'k Spans,
    program: &'k exec::Program,
    /// Memory and threads as they are before anything runs.
    machine: Mutex<Machine<'k>>,
    layout: Layout,
    starts: Vec<Thread>,
    placements: Vec<Placement>,
    names: Vec<String>,
    per_block: usize,
    warp_size: usize,
    units: Units,
    /// Per object: two of its accesses may race.
    may_race: Vec<bool>,
    live: LiveSlots,
    /// Per object: bytes, where known.
    sizes: Vec<Option<u64>>,
    /// How often a thread may come to one operation.
    unroll: u32,
    /// What runs once all threads have ended.
    finals: Vec<Final<'k>>,
    /// What the machine had to make up, by name.
    invented: Mutex<BTreeSet<String>>,
}

/// The launch that is explored, and how far.
pub struct Setting<'a> {
    pub config: &'a Config,
    pub inputs: &'a Inputs,
    /// How often a thread may come to one operation.
    pub unroll: u32,
    /// They share the blocks of the grid in equal runs.
    pub gpus: u32,
}

impl<'k> KernelProgram<'k> {
    /// # Errors
    /// The launch is too large for the machine.
    pub fn new(
        kernel: &'k Kernel,
        spans: &'k Spans,
        program: &'k exec::Program,
        setting: &Setting<'_>,
    ) -> Result<KernelProgram<'k>, TooLarge> {
        let &Setting {
            config,
            inputs,
            unroll,
            gpus,
        } = setting;
        let config = Config {
            detect_races: false,
            ..config.clone()
        };
        let per_block: u32 = config.block.iter().product();
        let warp_size = config.warp_size.max(1);
        let machine = Machine::new(kernel, program, config, inputs)?;
        let starts = machine.threads().to_vec();
        let threads = 0..starts.len() as u32;
        let blocks = u64::from(starts.len() as u32 / per_block.max(1)).max(1);
        let placements = threads.clone().map(|thread| {
            let block = thread / per_block;
            Placement {
                gpu: (u64::from(block) * u64::from(gpus) / blocks) as u32,
                // Without clusters each block is one of its own.
                cluster: block,
                block,
                warp: thread % per_block / warp_size,
            }
        });
        let names = threads.map(|thread| {
            let (thread_id, block_id) = machine.place(thread);
            format!("thread {} block {}", id_text(thread_id), id_text(block_id))
        });
        let names = names.collect();
        let placements: Vec<Placement> = placements.collect();
        let units = Units::new(kernel);
        let may_race = |object: ObjectId| {
            units.scope(object).is_none_or(|scope| {
                let of_block = machine.layout().sharing(object) == Sharing::Block;
                let all = Placement::all_share(&placements, scope);
                !(all || of_block && scope >= Scope::Block)
            })
        };
        let size = |id: ObjectId| {
            let given = inputs.arrays.get(&id).and_then(|array| array.size);
            given.or(kernel.objects[id].size)
        };
        let may_race = kernel.objects.keys().map(may_race).collect();
        Ok(KernelProgram {
            kernel,
            spans,
            program,
            layout: machine.layout().clone(),
            machine: Mutex::new(machine),
            starts,
            placements,
            names,
            per_block: per_block as usize,
            warp_size: warp_size as usize,
            may_race,
            units,
            live: LiveSlots::new(program),
            sizes: kernel.objects.keys().map(size).collect(),
            unroll,
            finals: Vec::new(),
            invented: Mutex::new(BTreeSet::new()),
        })
    }

    /// With functions that run on the memory that each complete execution leaves.
    pub fn with_finals(self, finals: Vec<Final<'k>>) -> KernelProgram<'k> {
        KernelProgram { finals, ..self }
    }

    /// The assertions at the end that do not hold of an execution.
    pub fn failing_at_end(&self, execution: &Execution) -> Vec<&'k Span> {
        let last = |address: Address| {
            let cell = execution.cells.iter().find(|cell| cell.cell == address)?;
            match &execution.node(*cell.writes.last()?).label {
                Label::Write { value, .. } => value.parse().ok(),
                _ => None,
            }
        };
        let memory = |address| last(address).unwrap_or_else(|| self.initial(address));
        let failing = self.finals.iter().flat_map(|last| {
            let sites = last.failing(self, &memory);
            sites.into_iter().filter_map(|site| last.span(site))
        });
        failing.collect()
    }

    /// What the machine has had to make up so far.
    fn invented(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.invented.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the exploration leaves open, by operation: it follows one value where the
    /// machine made one up, and does not judge annotations that relate two threads.
    pub fn left_open(&self) -> BTreeSet<(u32, Construct)> {
        let names = self.invented();
        let is_source = |op: &Op, wanted: &str| match op {
            Op::Pure { function, .. } => function.name == wanted,
            Op::Visible(visible) => {
                matches!(&**visible, Visible::Nondet { name, .. } if name == wanted)
            }
            _ => false,
        };
        let values = names.iter().map(|name| {
            let site = self.program.ops.iter().position(|op| is_source(op, name));
            (
                site.map_or(self.program.entry, |site| site as u32),
                Construct::ChosenValue(name.clone()),
            )
        });
        let skipped = !self.program.skipped.is_empty();
        let annotations = skipped.then_some((self.program.entry, Construct::AnnotationOfTwo));
        let finals = self.finals.iter().flat_map(Final::left_open);
        let finals = finals.map(|why| (self.program.entry, why));
        values.chain(annotations).chain(finals).collect()
    }

    /// The instruction of a site.
    pub fn inst(&self, site: u32) -> Option<InstId> {
        self.program.sources.get(site as usize).copied().flatten()
    }

    /// Where an instruction stands in the source.
    pub fn span(&self, site: u32) -> Option<&'k Span> {
        let span = self.kernel.insts[self.inst(site)?].span?;
        Some(&self.spans[span])
    }

    /// The object that a cell belongs to, and the bytes from its start.
    pub fn object(&self, cell: Address) -> Option<(ObjectId, i64)> {
        let (instance, offset) = layout::resolve(cell)?;
        Some((self.layout.object(instance).0, offset))
    }

    /// A thread's index in its block, and its block's.
    pub fn place(&self, thread: usize) -> ([u32; 3], [u32; 3]) {
        let machine = self.machine.lock().unwrap_or_else(PoisonError::into_inner);
        machine.place(thread as u32)
    }

    /// A copy of memory as it is before anything runs.
    fn initial_memory(&self, instance: Instance) -> Memory {
        let mut machine = self.machine.lock().unwrap_or_else(PoisonError::into_inner);
        machine.memory(instance).clone()
    }

    /// The threads that meet at a barrier.
    ///
    /// # Errors
    /// What is not supported.
    fn participants(
        &self,
        thread: usize,
        kind: BarrierKind,
        mask: Option<u64>,
    ) -> Result<Arc<[usize]>, Action<u128>> {
        let unsupported = |what| Err(Action::Unsupported(what));
        let block = thread / self.per_block * self.per_block;
        let lane = thread - block;
        match kind {
            BarrierKind::Block => Ok((block..block + self.per_block).collect()),
            BarrierKind::Grid => Ok((0..self.starts.len()).collect()),
            BarrierKind::Warp { .. } => {
                let first = lane / self.warp_size * self.warp_size;
                let last = (first + self.warp_size).min(self.per_block);
                let in_mask = |lane: &usize| {
                    let bit = lane - first;
                    mask.is_none_or(|mask| bit < 64 && mask >> bit & 1 == 1)
                };
                let meeting: Arc<[usize]> = (first..last)
                    .filter(in_mask)
                    .map(|lane| block + lane)
                    .collect();
                if meeting.contains(&thread) {
                    Ok(meeting)
                } else {
                    let what = "the mask of the barrier does not name the thread itself";
                    Err(Action::Fail(what.to_owned()))
                }
            }
            BarrierKind::Named { .. } | BarrierKind::Arrive { .. } => {
                unsupported(Construct::ExploredNamedBarrier)
            }
            BarrierKind::Cluster => unsupported(Construct::BarrierOfCluster),
        }
    }
}

impl Program for KernelProgram<'_> {
    type State = State;
    /// The bits of a cell.
    type Value = u128;

    fn threads(&self) -> &[Placement] {
        &self.placements
    }

    fn start(&self, thread: usize) -> State {
        State::new(thread, self.starts[thread].clone())
    }

    fn step(&self, state: &mut State, read: Option<&u128>) -> Step<u128> {
        let action = self.next_action(state, read);
        let site = state.pc();
        Step { action, site }
    }

    fn update(&self, state: &State, read: &u128) -> Option<u128> {
        self.updated(state, *read)
    }

    fn may_await(&self, state: &State) -> bool {
        self.live.are_known(state.pc())
    }

    fn initial(&self, address: Address) -> u128 {
        let Some((instance, offset)) = layout::resolve(address) else {
            return 0;
        };
        let unit = self.units.of(self.layout.object(instance).0);
        let value = self.initial_memory(instance).load(offset, unit);
        value.map_or(0, |(value, _)| value)
    }

    fn space(&self, address: Address) -> Space {
        let object = layout::resolve(address).map(|(instance, _)| self.layout.object(instance).0);
        match object.map(|object| self.layout.sharing(object)) {
            Some(Sharing::Block) => Space::Shared,
            _ => Space::Global,
        }
    }

    fn orders_as_ptx(&self) -> bool {
        self.kernel.memory_model == MemoryModel::Ptx
    }

    fn orders_separately(&self) -> bool {
        let partial = |op: &Op| match op {
            Op::Visible(visible) => {
                matches!(**visible, Visible::Barrier { fences, .. } if !self.kernel.all_ordered(fences))
            }
            _ => false,
        };
        self.program.ops.iter().any(partial)
    }

    fn final_condition(&self, _: &[&State], memory: &dyn Fn(Address) -> u128) -> Option<bool> {
        (!self.finals.is_empty())
            .then(|| (self.finals.iter()).all(|last| last.failing(self, memory).is_empty()))
    }

    fn thread_name(&self, thread: usize) -> String {
        self.names[thread].clone()
    }

    fn site_name(&self, site: u32) -> String {
        let Some(span) = self.span(site) else {
            return "end of the kernel".to_owned();
        };
        format!("{}:{}:{}", span.file, span.line, span.column)
    }

    fn cell_name(&self, address: Address) -> String {
        let Some((instance, offset)) = layout::resolve(address) else {
            return format!("[{address:#x}]");
        };
        let (object, owner) = self.layout.object(instance);
        let unit = i64::from(self.units.of(object));
        let name = &self.kernel.objects[object].name;
        let index = offset.div_euclid(unit);
        match self.layout.sharing(object) {
            Sharing::Block if self.starts.len() > self.per_block => {
                format!("{name}[{index}] of block {owner}")
            }
            _ => format!("{name}[{index}]"),
        }
    }
}

fn id_text(id: [u32; 3]) -> String {
    match id {
        [x, 0, 0] => x.to_string(),
        [x, y, 0] => format!("({x},{y})"),
        [x, y, z] => format!("({x},{y},{z})"),
    }
}
