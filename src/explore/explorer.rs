//! The exploration: every consistent execution once (TruSt, POPL 2022; GPUMC,
//! Algorithms 1 to 3).
//!
//! Events are added thread by thread, lowest thread first. A read branches over the
//! writes that are there; a write branches over its places in coherence and then visits
//! the reads that were there before it: such a read may read from the new write instead,
//! in a graph without what was added after the read and is not needed for the write.
//! That is done from one of the graphs that agree on what stays, the one where the rest
//! was added maximally. One graph is changed in place and changes are undone.

mod access;
mod choose;
mod complete;
mod create;
mod defects;
mod meet;
mod parallel;
mod revisit;
mod wait;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;

use rustc_hash::FxBuildHasher;

use super::access::Access;
use super::execution::Execution;
use super::graph::{CellId, EventId, Graph, INIT, Race};
use super::model::{Inclusion, Model, ReleaseSequences, Scopes};
use super::outcome::{Outcome, Path};
use super::program::{Action, Address, Orders, Program, Step};
use super::progress::Progress;

/// How to explore.
#[derive(Clone, Debug, Default)]
pub struct Options {
    pub model: Model,
    pub inclusion: Inclusion,
    pub release_sequences: ReleaseSequences,
    /// Branch over what non-atomic accesses read and where they stand, as for atomic
    /// ones. Programs without races have the same executions either way.
    pub branch_non_atomic: bool,
    /// Go on after the first defect.
    pub all_defects: bool,
    /// Stop where the final condition holds (`true`) or does not.
    pub stop_at_condition: Option<bool>,
    /// How many workers explore; 0 is one.
    pub jobs: usize,
    /// When to give up.
    pub deadline: Option<Instant>,
    /// Where to say how far the exploration is.
    pub progress: Option<Arc<Progress>>,
}

/// Who looks at each execution: complete ones, and those in which threads are blocked.
pub type Observer<'o> = &'o mut dyn FnMut(&Execution);

/// Explores all executions of a program.
pub fn explore<P: Program>(program: &P, options: &Options) -> Outcome {
    parallel::explore_parallel(program, options)
}

/// As [`explore`] with one worker, and shows each execution to `observer`.
pub fn explore_observed<P: Program>(
    program: &P,
    options: &Options,
    observer: Observer<'_>,
) -> Outcome {
    let mut explorer = Explorer::new(program, options, Some(observer));
    explorer.run();
    explorer.outcome.sorted()
}

/// A thread that is paused at what it does next.
struct Paused<P: Program> {
    state: P::State,
    next: Next<P::Value>,
}

impl<P: Program> Clone for Paused<P> {
    fn clone(&self) -> Self {
        Paused {
            state: self.state.clone(),
            next: self.next.clone(),
        }
    }
}

#[derive(Clone)]
enum Next<V> {
    Step(Step<V>),
    /// The thread has been created by this event.
    Begin(EventId),
    /// The second half of an update that has read `read`.
    Write {
        cell: CellId,
        access: Access,
        value: V,
        read: V,
        site: u32,
    },
}

/// Stack that one call of `visit` may use before more is allocated.
const RED_ZONE: usize = 64 * 1024;
const STACK_STEP: usize = 4 * 1024 * 1024;

/// How a read comes to its source.
#[derive(Clone, Copy)]
enum Choice {
    /// The read is new. Another worker may explore it if `may_give`.
    Forward { may_give: bool },
    /// The source is new, and stands at this rank.
    Revisit { rank: usize },
}

struct Explorer<'p, P: Program> {
    program: &'p P,
    options: &'p Options,
    observer: Option<Observer<'p>>,
    graph: Graph,
    /// Per event slot: what was read or written.
    values: Vec<Option<P::Value>>,
    /// Per event slot: the thread as it was before the event.
    paused: Vec<Option<Paused<P>>>,
    /// Per thread: where it is now. `None` only while the thread is being moved.
    threads: Vec<Option<Paused<P>>>,
    /// Per thread: the event that created it last, if any has.
    creators: Vec<Option<EventId>>,
    /// The barriers without fixed participants that were passed on the way here.
    meetings: Vec<meet::Meeting>,
    cells: HashMap<Address, CellId, FxBuildHasher>,
    /// Per cell.
    initial: Vec<P::Value>,
    races: Vec<Race>,
    outcome: Outcome,
    /// The choices that led here.
    path: Path,
    /// The share of the whole of the subtree that is explored, and what was explored
    /// since it was last told.
    share: f64,
    explored: f64,
    /// Executions when it was last told.
    told: u64,
    /// Visits since the clock was looked at.
    visits: u32,
    /// Events of the largest execution so far.
    largest: usize,
    pool: Option<&'p parallel::Pool<P>>,
    stopped: bool,
}

impl<'p, P: Program> Explorer<'p, P> {
    fn new(program: &'p P, options: &'p Options, observer: Option<Observer<'p>>) -> Self {
        let placements = program.threads();
        let scopes = Scopes::new(placements, options.model, options.inclusion);
        Explorer {
            program,
            options,
            observer,
            graph: Graph::new(
                options.model,
                scopes,
                options.release_sequences,
                placements.len(),
                program.orders_separately(),
                options.model == Model::Src11 && program.orders_as_ptx(),
            ),
            values: Vec::new(),
            paused: Vec::new(),
            threads: placements.iter().map(|_| None).collect(),
            creators: vec![None; placements.len()],
            meetings: Vec::new(),
            cells: HashMap::default(),
            initial: Vec::new(),
            races: Vec::new(),
            outcome: Outcome::default(),
            path: Path::default(),
            share: 1.0,
            explored: 0.0,
            told: 0,
            visits: 0,
            largest: 0,
            pool: None,
            stopped: false,
        }
    }

    fn run(&mut self) {
        for thread in 0..self.threads.len() {
            let state = self.program.start(thread);
            self.advance(thread, state, None);
            self.note_failure(thread);
        }
        self.visit();
        self.tell_progress();
    }

    /// Explores all executions that extend the graph.
    fn visit(&mut self) {
        if self.stopped || self.time_is_up() {
            return;
        }
        stacker::maybe_grow(RED_ZONE, STACK_STEP, || match self.next_thread() {
            Some(thread) => self.visit_thread(thread),
            None => self.complete(),
        });
    }

    /// The lowest thread that can go on, if possible one that would not only find that it
    /// has to wait. A barrier is passed with its lowest thread.
    fn next_thread(&self) -> Option<usize> {
        let mut waiting = None;
        for thread in (0..self.threads.len()).filter(|&thread| self.can_go_on(thread)) {
            if !self.would_wait(thread) {
                return Some(thread);
            }
            waiting = waiting.or(Some(thread));
        }
        waiting
    }

    fn can_go_on(&self, thread: usize) -> bool {
        match self.action(thread) {
            Some(barrier @ Action::Barrier { .. }) => {
                let mut expected = self.expected(barrier).peekable();
                expected.peek() == Some(&thread)
                    && expected.all(|other| self.action(other) == Some(barrier))
            }
            Some(&Action::Meet { id, count, .. }) => self.can_meet(thread, id, count),
            Some(&Action::Join(child)) => self.action(child) == Some(&Action::End),
            Some(
                Action::Fail(_)
                | Action::Unsupported(_)
                | Action::Blocked(_)
                | Action::Absent
                | Action::Abandon
                | Action::End,
            ) => false,
            Some(_) | None => true,
        }
    }

    /// The threads that have to be at the barrier, in ascending order.
    fn expected<'b>(&'b self, barrier: &'b Action<P::Value>) -> impl Iterator<Item = usize> + 'b {
        let (participants, excuses_ended): (&[usize], bool) = match barrier {
            Action::Barrier {
                participants,
                excuses_ended,
                ..
            } => (participants, *excuses_ended),
            _ => (&[], false),
        };
        let missing =
            move |&thread: &usize| !excuses_ended || self.action(thread) != Some(&Action::End);
        participants.iter().copied().filter(missing)
    }

    /// What the thread does next; `None` if that is the second half of an update, or that
    /// it begins.
    fn action(&self, thread: usize) -> Option<&Action<P::Value>> {
        match &self.thread(thread).next {
            Next::Step(step) => Some(&step.action),
            Next::Begin(_) | Next::Write { .. } => None,
        }
    }

    fn thread(&self, thread: usize) -> &Paused<P> {
        self.threads[thread]
            .as_ref()
            .expect("threads are moved only while an event is added")
    }

    fn visit_thread(&mut self, thread: usize) {
        let (action, site) = match &self.thread(thread).next {
            Next::Step(Step { action, site }) => (action, *site),
            Next::Begin(create) => return self.visit_begin(thread, *create),
            Next::Write { .. } => return self.visit_write(thread),
        };
        match *action {
            Action::Load { address, access } => self.visit_read(thread, address, access, site),
            Action::Update {
                address, access, ..
            } => self.visit_read(thread, address, access, site),
            Action::Store { .. } => self.visit_write(thread),
            Action::Fence(access) => {
                let fence = self.graph.add_fence(thread, access, site);
                self.suspend(thread, fence);
                self.resume(thread, fence);
                self.note_failure(thread);
                self.visit();
                self.unsuspend(thread, fence);
                self.graph.remove_last(fence);
            }
            ref barrier @ Action::Barrier { orders, .. } => {
                let expected: Vec<usize> = self.expected(barrier).collect();
                self.visit_barrier(&expected, orders);
            }
            Action::Meet { id, .. } => self.visit_meeting(id),
            Action::Create(child) => self.visit_create(thread, child, site),
            Action::Join(child) => self.visit_join(thread, child, site),
            Action::Choose(ways) => self.visit_choice(thread, ways, site),
            Action::Fail(_)
            | Action::Unsupported(_)
            | Action::Blocked(_)
            | Action::Absent
            | Action::Abandon
            | Action::End => {
                unreachable!("such threads are not chosen")
            }
        }
    }

    fn visit_barrier(&mut self, participants: &[usize], orders: Orders) {
        let sites: Vec<(usize, u32)> = participants
            .iter()
            .map(|&thread| (thread, self.site(thread)))
            .collect();
        let parts = self.graph.add_barrier(&sites, orders);
        for (&thread, &part) in participants.iter().zip(&parts) {
            self.suspend(thread, part);
        }
        for (&thread, &part) in participants.iter().zip(&parts) {
            self.resume(thread, part);
        }
        for &thread in participants {
            self.note_failure(thread);
        }
        self.visit();
        for (&thread, &part) in participants.iter().zip(&parts).rev() {
            self.unsuspend(thread, part);
            self.graph.remove_last(part);
        }
    }

    /// Moves a thread into the event that it does next.
    fn suspend(&mut self, thread: usize, event: EventId) {
        if event.slot() >= self.paused.len() {
            self.paused.resize_with(event.slot() + 1, || None);
            self.values.resize_with(event.slot() + 1, || None);
        }
        self.paused[event.slot()] = self.threads[thread].take();
    }

    /// Undoes [`Explorer::suspend`].
    fn unsuspend(&mut self, thread: usize, event: EventId) {
        self.threads[thread] = self.paused[event.slot()].take();
    }

    /// Runs a thread from its last event on to its next action.
    fn resume(&mut self, thread: usize, event: EventId) {
        let paused = self.paused[event.slot()].as_ref();
        let paused = paused.expect("events remember their threads");
        let read = match &paused.next {
            Next::Write { read, .. } => Some(read.clone()),
            // What was read or chosen, or the result of a thread that was joined.
            Next::Step(step) => match step.action {
                Action::Load { .. }
                | Action::Update { .. }
                | Action::Join(_)
                | Action::Choose(_) => self.values[event.slot()].clone(),
                Action::Meet { id, .. } => {
                    let meeting = self.meetings.iter().rfind(|meeting| meeting.id == id);
                    self.program
                        .met(meeting.is_some_and(|meeting| meeting.special == thread))
                }
                _ => None,
            },
            Next::Begin(_) => None,
        };
        let state = paused.state.clone();
        self.advance(thread, state, read.as_ref());
    }

    fn advance(&mut self, thread: usize, mut state: P::State, read: Option<&P::Value>) {
        let step = self.program.step(&mut state, read);
        if step.action == Action::Abandon {
            self.abandon();
        }
        let next = Next::Step(step);
        self.threads[thread] = Some(Paused { state, next });
    }

    fn paused_state(&self, event: EventId) -> &P::State {
        let paused = self.paused[event.slot()].as_ref();
        &paused.expect("events remember their threads").state
    }

    fn site(&self, thread: usize) -> u32 {
        match &self.thread(thread).next {
            Next::Step(step) => step.site,
            Next::Write { site, .. } => *site,
            Next::Begin(create) => self.graph.event(*create).site,
        }
    }

    fn cell(&mut self, address: Address) -> CellId {
        if let Some(&cell) = self.cells.get(&address) {
            return cell;
        }
        let cell = self.graph.add_cell(address, self.program.space(address));
        self.initial.push(self.program.initial(address));
        self.cells.insert(address, cell);
        cell
    }

    fn value_of(&self, cell: CellId, write: EventId) -> &P::Value {
        if write == INIT {
            &self.initial[cell as usize]
        } else {
            let value = self.values[write.slot()].as_ref();
            value.expect("writes have a value")
        }
    }

    fn stop(&mut self) {
        self.stopped = true;
        if let Some(pool) = self.pool {
            pool.stop_at(&self.path);
        }
    }

    /// All that is explored here and elsewhere is of no use.
    fn abandon(&mut self) {
        self.stopped = true;
        if let Some(pool) = self.pool {
            pool.stop_at(&Path::new());
        }
    }
}
