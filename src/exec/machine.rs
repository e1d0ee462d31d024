//! The machine: threads of a launch, their memory, and what happens to both.

mod inventions;
mod launch;

pub use inventions::Inventions;
pub use launch::{Array, Config, Inputs};

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::time::Instant;

use super::convergence::Passages;
use super::copies::Copies;
use super::finding::{Action, End, Event, Finding, Key};
use super::layout::{Instance, Layout, TooLarge};
use super::memory::Memory;
use super::objects::Object;
use super::op::{Operand, Pc, Visible};
use super::program::Program;
use super::races::{Actor, Detector};
use super::schedule::{Runnable, Scheduler};
use super::sync::{Messages, Named, Status, Sync, Touched};
use super::thread::{Pause, Thread};
use crate::kir::{AnnotationKind, Construct, InstId, Kernel, ObjectId};
use launch::{MAX_THREADS, initial, running_blocks, threads_per_block};

/// A launch in progress.
#[derive(Clone, Debug)]
pub struct Machine<'p> {
    pub(super) kernel: &'p Kernel,
    pub(super) program: &'p Program,
    pub(super) config: Config,
    pub(super) layout: Layout,
    memory: Vec<Memory>,
    pub(super) threads: Vec<Thread>,
    pub(super) status: Vec<Status>,
    runnable: Runnable,
    /// Running threads of each block.
    pub(super) running: Vec<u32>,
    /// Coordinates of the running blocks.
    blocks: Vec<[u32; 3]>,
    pub(super) sync: Vec<Sync>,
    pub(super) messages: Messages,
    /// By address.
    pub(super) touched: BTreeMap<u64, Touched>,
    /// A thread has passed a fence that all others of the kind are in order with.
    pub(super) fences_in_sequence: bool,
    pub(super) named: BTreeMap<(u32, u64), Named>,
    /// How often threads came to one.
    pub(super) came_by_name: BTreeMap<u32, u64>,
    pub(super) passages: Passages,
    pub(super) objects: BTreeMap<u64, Object>,
    /// Threads that found a phase not over where nobody could go on, and where.
    pub(super) given_up: BTreeSet<(u32, Pc)>,
    pub(super) copies: Copies,
    pub(super) detector: Option<Detector>,
    findings: Vec<Finding>,
    /// How long the trace was when each was found.
    found_at: Vec<usize>,
    /// As many were there when a rule of the source language was first broken.
    within_rules: Option<usize>,
    found: BTreeSet<Key>,
    trace: Option<Vec<Event>>,
    pub(super) inventions: Inventions,
    pub(super) takes_back: bool,
    pub(super) end: Option<End>,
    steps: u64,
}

/// Clocks of so many threads are joined in the time of one operation.
const THREADS_PER_STEP: u64 = 16;

impl<'p> Machine<'p> {
    /// # Errors
    /// The launch has too many threads and arrays for the machine.
    pub fn new(
        kernel: &'p Kernel,
        program: &'p Program,
        config: Config,
        inputs: &Inputs,
    ) -> Result<Machine<'p>, TooLarge> {
        let blocks = running_blocks(&config)?;
        let layout = Layout::new(kernel, blocks.len() as u32);
        let per_block = threads_per_block(&config)?;
        let threads = u64::from(per_block) * blocks.len() as u64;
        if threads > MAX_THREADS {
            return Err(TooLarge);
        }
        let instances = layout.instances(threads)?;
        let memory = (0..instances)
            .map(|instance| initial(kernel, layout.object(instance).0, inputs, config.seed))
            .collect();
        let detector = (config.detect_races).then(|| Detector::new(kernel.memory_model));
        let mut machine = Machine {
            kernel,
            program,
            layout,
            memory,
            threads: Vec::with_capacity(threads as usize),
            status: vec![Status::Running; threads as usize],
            runnable: Runnable::first(threads as u32),
            running: vec![per_block; blocks.len()],
            blocks,
            sync: vec![Sync::default(); threads as usize],
            messages: Messages::new(),
            touched: BTreeMap::new(),
            fences_in_sequence: false,
            named: BTreeMap::new(),
            came_by_name: BTreeMap::new(),
            passages: Passages::new(),
            objects: BTreeMap::new(),
            given_up: BTreeSet::new(),
            copies: Copies::default(),
            detector,
            findings: Vec::new(),
            found_at: Vec::new(),
            within_rules: None,
            found: BTreeSet::new(),
            trace: config.keep_trace.then(Vec::new),
            takes_back: false,
            inventions: Inventions::new(config.seed),
            end: None,
            steps: config.steps,
            config,
        };
        machine.start_threads(inputs);
        Ok(machine)
    }

    /// Runs until all threads are done, or the run ends for another reason.
    pub fn run(&mut self, scheduler: &mut impl Scheduler) -> End {
        while self.end.is_none() && !self.runnable.is_empty() {
            if self
                .config
                .deadline
                .is_some_and(|end| Instant::now() >= end)
            {
                self.end = Some(End::StepLimit);
                break;
            }
            let (thread, quantum) = scheduler.next(&self.runnable);
            for _ in 0..quantum {
                self.step(thread);
                if self.end.is_some() || self.status[thread as usize] != Status::Running {
                    break;
                }
            }
        }
        self.end.clone().unwrap_or(End::Finished)
    }

    /// Runs one thread, which must be one of `runnable`, up to its next visible
    /// operation, and does that.
    pub fn step(&mut self, thread: u32) {
        let at = thread as usize;
        let pause = self.threads[at].run(self.program, &mut self.steps, &mut self.inventions);
        if self.inventions.breaks_rule && self.within_rules.is_none() {
            self.within_rules = Some(self.findings.len());
        }
        let visible = match pause {
            Pause::Visible => self.threads[at].visible(self.program),
            Pause::OutOfFuel => None,
        };
        match visible {
            Some(visible) => {
                let Some(left) = self.steps.checked_sub(self.pieces(thread, visible)) else {
                    self.end = Some(End::StepLimit);
                    return;
                };
                self.steps = left;
                self.act(thread, visible);
                if visible.orders_threads() {
                    let known =
                        self.sync[at].clocks.threads() + u64::from(self.threads_per_block());
                    self.charge(known / THREADS_PER_STEP);
                }
            }
            None => self.end = Some(End::StepLimit),
        }
    }

    /// The operation that is done takes as long as so many.
    pub(super) fn charge(&mut self, steps: u64) {
        self.steps = self.steps.saturating_sub(steps);
    }

    /// So many accesses a copy or fill makes.
    fn pieces(&self, thread: u32, visible: &Visible) -> u64 {
        let of = |count: &Operand| self.threads[thread as usize].value(*count) as u64;
        match visible {
            Visible::MemCopy { bytes, .. } | Visible::MemSet { bytes, .. } => of(bytes) / 8,
            Visible::AsyncCopy { count, .. } => of(count),
            _ => 0,
        }
    }

    /// The threads' states, in their order.
    pub fn threads(&self) -> &[Thread] {
        &self.threads
    }

    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// The findings, each with the number of events of the trace up to it.
    pub fn findings_in_trace(&self) -> impl Iterator<Item = (&Finding, usize)> {
        self.findings.iter().zip(self.found_at.iter().copied())
    }

    /// The findings from before a signed sum or product overflowed, or something was divided
    /// by zero: proofs take it that neither happens.
    pub fn findings_within_rules(&self) -> &[Finding] {
        &self.findings[..self.within_rules.unwrap_or(self.findings.len())]
    }

    pub fn trace(&self) -> &[Event] {
        self.trace.as_deref().unwrap_or_default()
    }

    /// Was a negative amount added to a counter that is taken to grow (see
    /// `analysis::amounts`)?
    pub fn takes_back(&self) -> bool {
        self.takes_back
    }

    /// What the machine had to make up, by name.
    pub fn invented(&self) -> impl Iterator<Item = &str> {
        self.inventions.names.iter().map(String::as_str)
    }

    /// Operations done so far.
    pub fn steps(&self) -> u64 {
        self.config.steps - self.steps
    }

    /// The object of an instance.
    pub fn object(&self, instance: Instance) -> ObjectId {
        self.layout.object(instance).0
    }

    /// The index of the thread in its block's coordinates, and the block's.
    pub fn place(&self, thread: u32) -> ([u32; 3], [u32; 3]) {
        let per_block = self.threads_per_block();
        let [x, y, _] = self.config.block;
        let lane = thread % per_block;
        let thread_id = [lane % x, lane / x % y, lane / x / y];
        (thread_id, self.blocks[(thread / per_block) as usize])
    }

    /// The thread that has begun a copy which is made by no thread, where there is one.
    pub fn beginner(&self, copier: u32) -> Option<u32> {
        self.copies.beginner(copier)
    }

    /// The bytes of an object that threads have accessed, as far as races were looked for.
    pub fn accessed(&self, object: ObjectId) -> Vec<Range<i64>> {
        let instance = self.layout.instance(object, 0, 0);
        let detector = self.detector.as_ref();
        detector.map_or(Vec::new(), |detector| detector.accessed(instance))
    }

    /// Reads memory without taking part in the run; none outside the object.
    pub fn peek(&mut self, object: ObjectId, offset: u64, bytes: u32) -> Option<u128> {
        let instance = self.layout.instance(object, 0, 0);
        let memory = &mut self.memory[instance as usize];
        let value = memory.load(i64::try_from(offset).ok()?, bytes.min(16));
        value.ok().map(|(value, _)| value)
    }

    pub fn threads_per_block(&self) -> u32 {
        let [x, y, z] = self.config.block;
        x * y * z
    }

    pub(super) fn actor(&self, thread: u32) -> Actor {
        let per_block = self.threads_per_block();
        let lane = thread % per_block;
        Actor {
            thread,
            block: thread / per_block,
            lane,
            warp: lane / self.config.warp_size,
            time: self.sync[thread as usize].time,
        }
    }

    /// The instruction that the thread is at.
    pub(super) fn inst(&self, thread: u32) -> Option<InstId> {
        self.program.sources[self.threads[thread as usize].pc as usize]
    }

    pub fn memory(&mut self, instance: Instance) -> &mut Memory {
        &mut self.memory[instance as usize]
    }

    pub(super) fn instances(&self) -> u32 {
        self.memory.len() as u32
    }

    pub(super) fn record(&mut self, thread: u32, action: Action) {
        if self.trace.is_none() {
            return;
        }
        let inst = self.inst(thread);
        if let Some(trace) = &mut self.trace {
            trace.push(Event {
                thread,
                inst,
                action,
            });
        }
    }

    /// The thread does not go on before someone calls `wake`.
    pub(super) fn stop(&mut self, thread: u32, status: Status) {
        self.status[thread as usize] = status;
        self.runnable.remove(thread);
        let block = thread / self.threads_per_block();
        self.running[block as usize] -= 1;
    }

    /// A waiting thread has done its operation and goes on.
    pub(super) fn wake(&mut self, thread: u32) {
        self.record(thread, Action::Leave);
        self.threads[thread as usize].advance();
        self.status[thread as usize] = Status::Running;
        self.runnable.insert(thread);
        let block = thread / self.threads_per_block();
        self.running[block as usize] += 1;
    }

    /// Keeps the first finding of each kind at each pair of places.
    pub(super) fn find(&mut self, finding: Finding) {
        if self.found.insert(finding.key(&self.layout)) {
            self.findings.push(finding);
            self.found_at.push(self.trace().len());
        }
    }

    fn act(&mut self, thread: u32, visible: &'p Visible) {
        match visible {
            Visible::Load { .. }
            | Visible::Store { .. }
            | Visible::Rmw { .. }
            | Visible::CmpXchg { .. }
            | Visible::MemCopy { .. }
            | Visible::MemSet { .. } => {
                self.access(thread, visible);
                self.threads[thread as usize].advance();
            }
            Visible::AsyncCopy { .. } | Visible::AsyncWait { .. } => {
                self.copy(thread, visible);
                self.threads[thread as usize].advance();
            }
            Visible::ThreadCopy { .. } | Visible::CopyCommit { .. } | Visible::CopyWait { .. } => {
                self.thread_copy(thread, visible);
                self.threads[thread as usize].advance();
            }
            Visible::Object { .. } => {
                if self.object_operation(thread, visible) {
                    self.threads[thread as usize].advance();
                }
            }
            Visible::BoundCopy { .. } => {
                self.bound_copy(thread, visible);
                self.threads[thread as usize].advance();
            }
            Visible::Require {
                condition,
                construct,
            } => {
                if self.threads[thread as usize].word(*condition) == 0 {
                    self.end = Some(End::Unsupported {
                        construct: construct.clone(),
                        inst: self.inst(thread),
                    });
                } else {
                    self.threads[thread as usize].advance();
                }
            }
            Visible::Fence { atomic, fences } => {
                self.record(thread, Action::Fence);
                self.fence(thread, *atomic, *fences);
                self.threads[thread as usize].advance();
            }
            Visible::Barrier { .. } | Visible::Vote { .. } | Visible::Warp { .. } => {
                self.record(thread, Action::Arrive);
                self.arrive(thread, visible);
            }
            Visible::Nondet { to, name } => {
                let value = self.arbitrary(name, to.ty);
                self.set(thread, *to, value);
                self.threads[thread as usize].advance();
            }
            Visible::Annotation { kind, condition } => {
                let holds =
                    condition.is_none_or(|slot| self.threads[thread as usize].word(slot) != 0);
                self.annotation(thread, *kind, holds);
                self.threads[thread as usize].advance();
            }
            Visible::Round(_) => self.threads[thread as usize].advance(),
            Visible::Host { .. } => {
                self.end = Some(End::Unsupported {
                    construct: Construct::HostOperation,
                    inst: self.inst(thread),
                });
            }
            Visible::Unsupported(construct) => {
                self.end = Some(End::Unsupported {
                    construct: construct.clone(),
                    inst: self.inst(thread),
                });
            }
            // A path that cannot be gone on: a trap, `__assertfail`.
            Visible::Return | Visible::Unreachable => {
                self.finish_copies(thread);
                self.record(thread, Action::Return);
                self.stop(thread, Status::Done);
                self.after_stop(thread);
            }
        }
    }

    pub(super) fn set(&mut self, thread: u32, to: Operand, value: u128) {
        self.threads[thread as usize].set(to, value);
    }

    fn annotation(&mut self, thread: u32, kind: AnnotationKind, holds: bool) {
        use AnnotationKind::*;
        if holds {
            return;
        }
        let inst = self.inst(thread);
        match (kind, inst) {
            (Assume | Requires | GlobalAssume | GlobalRequires | Axiom, _) => {
                self.end = Some(End::NotAssumed { thread, inst });
            }
            (
                Assert | Ensures | Invariant | FunctionWideInvariant | BarrierInvariant,
                Some(inst),
            ) => {
                self.find(Finding::Assertion { thread, inst, kind });
            }
            _ => {}
        }
    }
}
