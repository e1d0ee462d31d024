//! The exploration: every consistent execution once (TruSt, POPL 2022; GPUMC,
//! Algorithms 1 to 3).
//!
//! Events are added thread by thread, lowest thread first. A read branches over the
//! writes that are there; a write branches over its places in coherence and then visits
//! the reads that were there before it: such a read may read from the new write instead,
//! in a graph without what was added after the read and is not needed for the write.
//! That is done from one of the graphs that agree on what stays, the one where the rest
//! was added maximally. One graph is changed in place and changes are undone.

mod choose;
mod complete;
mod create;
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
use super::outcome::{Failure, Found, Outcome, Path, RaceKey};
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

    fn visit_read(&mut self, thread: usize, address: Address, access: Access, site: u32) {
        let cell = self.cell(address);
        let read = self.graph.add_read(thread, cell, access, site);
        self.suspend(thread, read);
        let newest = self.graph.cell(cell).writes.len();
        let oldest = if self.branches(access) {
            self.graph.least_rank(read)
        } else {
            newest
        };
        let whole = self.share;
        self.share = whole / (newest - oldest + 1) as f64;
        for rank in (oldest..=newest).rev() {
            let write = self.graph.write_of_rank(cell, rank);
            self.path.push((newest - rank) as u32);
            // The last choice is not given away: this worker needs something to do, too.
            let may_give = rank > oldest;
            self.read_from(thread, read, write, Choice::Forward { may_give });
            self.path.pop();
        }
        self.share = whole;
        self.unsuspend(thread, read);
        self.graph.remove_last(read);
    }

    /// Explores the graphs in which `read`, the last event of its thread, reads from
    /// `write`, if that is consistent.
    fn read_from(&mut self, thread: usize, read: EventId, write: EventId, choice: Choice) {
        if self.stopped {
            return;
        }
        let cell = self.graph.event(read).cell().expect("reads have a cell");
        let value = self.value_of(cell, write).clone();
        let paused = self.paused[read.slot()].as_ref();
        let paused = paused.expect("events remember their threads");
        let Next::Step(step) = &paused.next else {
            unreachable!("reads are first halves");
        };
        let site = step.site;
        let (access, update) = match step.action {
            Action::Load { access, .. } => (access, None),
            Action::Update {
                access, failure, ..
            } => match self.program.update(&paused.state, &value) {
                Some(written) => (access, Some(written)),
                None => (failure, None),
            },
            _ => unreachable!("reads come of loads and updates"),
        };
        let old = self.graph.set_source(read, write, access);
        let (coherent, may_give) = match choice {
            Choice::Forward { may_give } => (true, may_give),
            Choice::Revisit { rank } => (self.graph.least_rank(read) <= rank, true),
        };
        if coherent && self.graph.stays_consistent(read) {
            if let Choice::Revisit { .. } = choice {
                // The graph of which this one is a part need not have been consistent.
                self.note_write(write);
            }
            let old_value = self.values[read.slot()].replace(value.clone());
            match update {
                None => {
                    self.resume(thread, read);
                    self.note_failure(thread);
                    self.note_races(read);
                    if matches!(choice, Choice::Forward { .. }) && self.waits_in_the_past(read) {
                        self.explored += self.share;
                    } else if !(may_give && self.give_away(None)) {
                        self.visit();
                    }
                }
                Some(written) => {
                    let state = self.paused_state(read).clone();
                    let next = Next::Write {
                        cell,
                        access,
                        value: written,
                        read: value,
                        site,
                    };
                    self.threads[thread] = Some(Paused { state, next });
                    if !(may_give && self.give_away(Some(thread))) {
                        self.visit_write(thread);
                    }
                }
            }
            self.values[read.slot()] = old_value;
        } else {
            self.explored += self.share;
        }
        self.graph.reset_source(read, old);
    }

    fn visit_write(&mut self, thread: usize) {
        if self.stopped {
            return;
        }
        let exclusive = matches!(self.thread(thread).next, Next::Write { .. });
        let (cell, access, value, site) = match &self.thread(thread).next {
            Next::Write {
                cell,
                access,
                value,
                site,
                ..
            } => (*cell, *access, value.clone(), *site),
            Next::Begin(_) => unreachable!("writes come of stores and updates"),
            Next::Step(Step { action, site }) => {
                let Action::Store {
                    address,
                    access,
                    value,
                } = action
                else {
                    unreachable!("writes come of stores and updates");
                };
                let (address, access, value, site) = (*address, *access, value.clone(), *site);
                (self.cell(address), access, value, site)
            }
        };
        let write = self.graph.add_write(thread, cell, access, exclusive, site);
        self.suspend(thread, write);
        self.values[write.slot()] = Some(value);
        self.resume(thread, write);
        let mut noted = false;
        let newest = self.graph.cell(cell).writes.len();
        let positions = self.positions(write);
        let oldest = *positions.start();
        let whole = self.share;
        if self.options.progress.is_some() {
            let revisits = self
                .branches(access)
                .then(|| self.revisit_candidates(write));
            let children = positions.clone().count() + revisits.unwrap_or(0);
            self.share = whole / children as f64;
        }
        for position in positions.rev() {
            if self.graph.splits_update(cell, position) {
                self.explored += self.share;
                continue;
            }
            self.path.push((newest - position) as u32);
            self.graph.place(write, position);
            if self.graph.stays_consistent(write) {
                // What the thread does next and whom the write races with do not depend
                // on the position, but are of interest only if there is one.
                if !noted {
                    self.note_write(write);
                    noted = true;
                }
                if !(position > oldest && self.give_away(None)) {
                    self.visit();
                }
            } else {
                self.explored += self.share;
            }
            self.graph.displace(write, position);
            self.path.pop();
        }
        if self.branches(access) {
            self.revisit_reads(write);
        }
        self.share = whole;
        self.values[write.slot()] = None;
        self.unsuspend(thread, write);
        self.graph.remove_last(write);
    }

    /// Where in coherence a write may stand.
    fn positions(&self, write: EventId) -> std::ops::RangeInclusive<usize> {
        let event = self.graph.event(write);
        let cell = event.cell().expect("writes have a cell");
        if event.exclusive {
            let read = self.graph.threads()[event.thread][event.index as usize - 1];
            let source = self.graph.event(read).source();
            let rank = self.graph.rank(cell, source.expect("it is a read"));
            rank..=rank
        } else {
            self.graph.least_rank(write)..=self.graph.cell(cell).writes.len()
        }
    }

    fn branches(&self, access: Access) -> bool {
        access.order.is_atomic() || self.options.branch_non_atomic
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

    fn note_races(&mut self, event: EventId) {
        let mut races = std::mem::take(&mut self.races);
        self.graph.races_with(event, &mut races);
        for race in races.drain(..) {
            let key = RaceKey::new(&self.graph, &race);
            if Found::is_new(&self.outcome.races, &key, &self.path) {
                let found = self.found(Some(&race));
                self.outcome.races.insert(key, found);
            }
            self.defect();
        }
        self.races = races;
    }

    /// Reports what a write, which has its place in a consistent graph, brings about: its
    /// races, those of the read of its update, and a failure of its thread.
    fn note_write(&mut self, write: EventId) {
        let event = self.graph.event(write);
        let (thread, index) = (event.thread, event.index as usize);
        if event.exclusive {
            self.note_races(self.graph.threads()[thread][index - 1]);
        }
        self.note_races(write);
        self.note_failure(thread);
    }

    /// Reports the thread if it has failed. The graph must be consistent.
    fn note_failure(&mut self, thread: usize) {
        let Some(Action::Fail(message)) = self.action(thread) else {
            return;
        };
        let failure = Failure {
            thread,
            site: self.site(thread),
            message: message.clone(),
        };
        if Found::is_new(&self.outcome.failures, &failure, &self.path) {
            let found = self.found(None);
            self.outcome.failures.insert(failure, found);
        }
        self.defect();
    }

    /// A defect was found here.
    fn defect(&mut self) {
        if !self.options.all_defects {
            self.stop();
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

    /// The execution as it is now.
    fn found(&self, race: Option<&Race>) -> Found {
        Found {
            path: self.path.clone(),
            execution: self.snapshot(race),
        }
    }

    fn snapshot(&self, race: Option<&Race>) -> Execution {
        let value = |event: EventId| {
            let value = self.values[event.slot()].as_ref();
            value.map(|value| format!("{value:?}"))
        };
        let cell_name = |address: Address| self.program.cell_name(address);
        Execution::new(&self.graph, race, &value, &cell_name)
    }
}
