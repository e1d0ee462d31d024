//! What an exploration has found.

use indexmap::IndexMap;

use super::execution::Execution;
use super::graph::{Graph, Race, RaceKind};

/// The counts and the defects, each defect with the first execution that shows it.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Executions in which all threads have ended.
    pub executions: u64,
    /// Executions in which some thread cannot go on.
    pub blocked: u64,
    /// A loop bound has cut an execution short: nothing is known of what comes after.
    pub bounded: bool,
    pub races: IndexMap<RaceKey, Execution>,
    pub failures: IndexMap<Failure, Execution>,
    /// Threads at barriers that others will not reach.
    pub divergences: IndexMap<Vec<Waiting>, Execution>,
    /// Threads in awaits that nothing can end.
    pub deadlocks: IndexMap<Vec<Waiting>, Execution>,
    /// Complete executions in which the final condition does not hold, and those in
    /// which it does.
    pub condition: [Verdict; 2],
}

impl Outcome {
    /// Whether a race, a failure, a divergence or a deadlock was found.
    pub fn has_defect(&self) -> bool {
        !(self.races.is_empty()
            && self.failures.is_empty()
            && self.divergences.is_empty()
            && self.deadlocks.is_empty())
    }
}

#[derive(Clone, Debug, Default)]
pub struct Verdict {
    pub count: u64,
    pub witness: Option<Execution>,
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
