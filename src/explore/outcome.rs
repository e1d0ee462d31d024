//! What an exploration has found.

use crate::kir::Construct;
use std::collections::BTreeSet;

use indexmap::IndexMap;

use super::execution::Execution;
use super::graph::{Graph, Race, RaceKind};

/// The choices that lead to a subtree of an exploration; in order of exploration.
pub type Path = Vec<u32>;

/// An execution and where in the exploration it was found.
#[derive(Clone, Debug)]
pub struct Found {
    pub path: Path,
    pub execution: Execution,
}

impl Found {
    /// Whether nothing, or nothing as early as `path`, is known for `key`.
    pub fn is_new<K: std::hash::Hash + Eq>(map: &IndexMap<K, Found>, key: &K, path: &Path) -> bool {
        map.get(key).is_none_or(|found| path < &found.path)
    }
}

/// The counts and the defects, each defect with the first execution that shows it.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Executions in which all threads have ended.
    pub executions: u64,
    /// Executions in which some thread cannot go on.
    pub blocked: u64,
    /// Of these, executions in which all threads have ended or used up a loop bound.
    pub cut: u64,
    /// A loop bound has cut an execution short: nothing is known of what comes after.
    pub bounded: bool,
    /// What is not modelled, by instruction.
    pub unsupported: BTreeSet<(u32, Construct)>,
    /// Time was up before all was explored.
    pub interrupted: bool,
    pub races: IndexMap<RaceKey, Found>,
    pub failures: IndexMap<Failure, Found>,
    /// Threads at barriers that others will not reach.
    pub divergences: IndexMap<Vec<Waiting>, Found>,
    /// Threads in awaits that nothing can end.
    pub deadlocks: IndexMap<Vec<Waiting>, Found>,
    /// Complete executions in which the final condition does not hold, and those in
    /// which it does.
    pub condition: [Verdict; 2],
}

#[derive(Clone, Debug, Default)]
pub struct Verdict {
    pub count: u64,
    pub found: Option<Found>,
}

impl Outcome {
    /// Whether a race, a failure, a divergence or a deadlock was found.
    pub fn has_defect(&self) -> bool {
        !(self.races.is_empty()
            && self.failures.is_empty()
            && self.divergences.is_empty()
            && self.deadlocks.is_empty())
    }

    /// The outcome of two parts of one exploration.
    pub(super) fn merge(mut self, other: Outcome) -> Outcome {
        self.executions += other.executions;
        self.blocked += other.blocked;
        self.cut += other.cut;
        self.bounded |= other.bounded;
        self.unsupported.extend(other.unsupported);
        self.interrupted |= other.interrupted;
        merge(&mut self.races, other.races);
        merge(&mut self.failures, other.failures);
        merge(&mut self.divergences, other.divergences);
        merge(&mut self.deadlocks, other.deadlocks);
        for (own, other) in self.condition.iter_mut().zip(other.condition) {
            own.count += other.count;
            let earlier = match (&own.found, &other.found) {
                (Some(own), Some(other)) => other.path < own.path,
                (None, Some(_)) => true,
                (_, None) => false,
            };
            if earlier {
                own.found = other.found;
            }
        }
        self
    }

    /// Without what was found after the exploration should have stopped.
    pub(super) fn until(mut self, stop: Option<&Path>) -> Outcome {
        let Some(stop) = stop else {
            return self;
        };
        self.races.retain(|_, found| found.path <= *stop);
        self.failures.retain(|_, found| found.path <= *stop);
        self.divergences.retain(|_, found| found.path <= *stop);
        self.deadlocks.retain(|_, found| found.path <= *stop);
        for verdict in &mut self.condition {
            verdict.found.take_if(|found| found.path > *stop);
        }
        self
    }

    /// With all that was found in the order of exploration.
    pub(super) fn sorted(mut self) -> Outcome {
        sort(&mut self.races);
        sort(&mut self.failures);
        sort(&mut self.divergences);
        sort(&mut self.deadlocks);
        self
    }
}

fn merge<K: std::hash::Hash + Eq>(own: &mut IndexMap<K, Found>, other: IndexMap<K, Found>) {
    for (key, found) in other {
        if Found::is_new(own, &key, &found.path) {
            own.insert(key, found);
        }
    }
}

fn sort<K: Ord + std::hash::Hash>(map: &mut IndexMap<K, Found>) {
    map.sort_by(|a, found_a, b, found_b| found_a.path.cmp(&found_b.path).then(a.cmp(b)));
}

/// A race by its instructions.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RaceKey {
    pub kind: RaceKind,
    /// The sites of the accesses, the lower one first.
    pub sites: [u32; 2],
}

impl RaceKey {
    pub fn new(graph: &Graph, race: &Race) -> RaceKey {
        let mut sites = race.events.map(|event| graph.event(event).site);
        sites.sort_unstable();
        RaceKey {
            kind: race.kind,
            sites,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Failure {
    pub thread: usize,
    pub site: u32,
    pub message: String,
}

/// A thread that waits, where, and the barrier if it waits at one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Waiting {
    pub thread: usize,
    pub site: u32,
    pub barrier: Option<u64>,
}
