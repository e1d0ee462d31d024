//! Subtrees of the exploration as tasks for several workers.
//!
//! A worker that is asked to, because others have nothing to do, gives the subtree that
//! it is about to explore away. Every subtree has a path: the choices that lead to it.
//! Paths are ordered as one worker would explore them, so that of the executions that
//! show one defect the same is kept, whoever finds it first.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicIsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};

use rustc_hash::FxBuildHasher;

use super::meet::Meeting;
use super::{Explorer, Options, Paused};
use crate::explore::graph::{CellId, EventId, Graph};
use crate::explore::outcome::{Outcome, Path};
use crate::explore::program::{Address, Program};

/// All that a worker needs to explore a subtree.
pub(super) struct Task<P: Program> {
    graph: Graph,
    values: Vec<Option<P::Value>>,
    paused: Vec<Option<Paused<P>>>,
    threads: Vec<Option<Paused<P>>>,
    creators: Vec<Option<EventId>>,
    meetings: Vec<Meeting>,
    cells: HashMap<Address, CellId, FxBuildHasher>,
    initial: Vec<P::Value>,
    path: Path,
    share: f64,
    /// The thread that is in the middle of an update.
    updating: Option<usize>,
}

pub(super) struct Pool<P: Program> {
    queue: Mutex<Queue<P>>,
    wake: Condvar,
    /// Idle workers less tasks in the queue.
    demand: AtomicIsize,
    /// `first_stop` has been set.
    stopping: AtomicBool,
    /// The first path, in order, at which an exploration was told to stop.
    first_stop: Mutex<Option<Path>>,
}

struct Queue<P: Program> {
    tasks: VecDeque<Task<P>>,
    /// Those that have nothing to do, and all that there are.
    idle: usize,
    workers: usize,
}

/// Explores with as many workers as the options say.
pub(super) fn explore_parallel<P: Program>(program: &P, options: &Options) -> Outcome {
    let jobs = options.jobs.max(1);
    if let Some(progress) = &options.progress {
        progress.reset();
    }
    let mut first = Explorer::new(program, options, None);
    if jobs == 1 {
        first.run();
        return first.outcome.sorted();
    }
    let pool = Pool {
        queue: Mutex::new(Queue {
            tasks: VecDeque::new(),
            idle: 0,
            workers: 1,
        }),
        wake: Condvar::new(),
        demand: AtomicIsize::new(0),
        stopping: AtomicBool::new(false),
        first_stop: Mutex::new(None),
    };
    let pool = &pool;
    let outcomes: Vec<Outcome> = std::thread::scope(|scope| {
        // With fewer threads than asked for it takes longer.
        let workers: Vec<_> = (1..jobs)
            .map_while(|_| {
                pool.count_workers(1);
                let builder = std::thread::Builder::new();
                let worker = builder.spawn_scoped(scope, move || {
                    let mut worker = Explorer::new(program, options, None);
                    worker.pool = Some(pool);
                    worker.work(pool);
                    worker.outcome
                });
                if worker.is_err() {
                    pool.count_workers(-1);
                }
                worker.ok()
            })
            .collect();
        first.pool = Some(pool);
        first.run();
        first.work(pool);
        let others = workers.into_iter().map(|worker| match worker.join() {
            Ok(outcome) => outcome,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        others.collect()
    });
    let outcome = outcomes.into_iter().fold(first.outcome, Outcome::merge);
    let stop = pool.first_stop.lock();
    let stop = stop.unwrap_or_else(PoisonError::into_inner);
    outcome.until(stop.as_ref()).sorted()
}

impl<P: Program> Pool<P> {
    /// Whether a subtree should be given away.
    pub(super) fn is_hungry(&self) -> bool {
        self.demand.load(Ordering::Relaxed) > 0
    }

    /// Before a worker starts, so that none takes itself for the last.
    fn count_workers(&self, more: isize) {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.workers = queue.workers.saturating_add_signed(more);
    }

    fn give(&self, task: Task<P>) {
        self.demand.fetch_sub(1, Ordering::Relaxed);
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.tasks.push_back(task);
        drop(queue);
        self.wake.notify_one();
    }

    /// The next task; `None` once all workers are idle.
    fn take(&self) -> Option<Task<P>> {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.idle += 1;
        self.demand.fetch_add(1, Ordering::Relaxed);
        loop {
            if let Some(task) = queue.tasks.pop_front() {
                queue.idle -= 1;
                return Some(task);
            }
            if queue.idle == queue.workers {
                drop(queue);
                self.wake.notify_all();
                return None;
            }
            queue = self
                .wake
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Notes that a worker was told to stop at `path`.
    pub(super) fn stop_at(&self, path: &Path) {
        let mut first = self
            .first_stop
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if first.as_ref().is_none_or(|first| path < first) {
            *first = Some(path.clone());
        }
        self.stopping.store(true, Ordering::Release);
    }

    /// Whether what follows `path` is of no interest any more.
    pub(super) fn is_past_stop(&self, path: &Path) -> bool {
        self.stopping.load(Ordering::Acquire) && {
            let first = self.first_stop.lock();
            let first = first.unwrap_or_else(PoisonError::into_inner);
            first.as_ref().is_some_and(|first| first < path)
        }
    }
}

impl<P: Program> Explorer<'_, P> {
    /// Takes tasks until there are none.
    fn work(&mut self, pool: &Pool<P>) {
        while let Some(task) = pool.take() {
            self.stopped = false;
            self.graph = task.graph;
            self.values = task.values;
            self.paused = task.paused;
            self.threads = task.threads;
            self.creators = task.creators;
            self.meetings = task.meetings;
            self.cells = task.cells;
            self.initial = task.initial;
            self.path = task.path;
            self.share = task.share;
            match task.updating {
                Some(thread) => self.visit_write(thread),
                None => self.visit(),
            }
            self.tell_progress();
        }
    }

    /// Gives the subtree of the graph away if somebody wants it and it promises to be
    /// worth it. It begins with the second half of the update of thread `updating`.
    pub(super) fn give_away(&self, updating: Option<usize>) -> bool {
        let Some(pool) = self.pool.filter(|pool| pool.is_hungry()) else {
            return false;
        };
        // Copying costs as much as many steps; graphs that are nearly complete have
        // few executions.
        if self.stopped || self.graph.len() * 3 > self.largest * 2 {
            return false;
        }
        pool.give(Task {
            graph: self.graph.clone(),
            values: self.values.clone(),
            paused: self.paused.clone(),
            threads: self.threads.clone(),
            creators: self.creators.clone(),
            meetings: self.meetings.clone(),
            cells: self.cells.clone(),
            initial: self.initial.clone(),
            path: self.path.clone(),
            share: self.share,
            updating,
        });
        true
    }
}
