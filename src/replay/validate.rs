//! Which alarms are real: counterexamples are validated by runs.
//!
//! An alarm is confirmed where a run of the concrete machine shows two unordered
//! accesses at the same places, or the same divergence or failing condition. Runs
//! count up to the first access outside an array; where values had to be made up,
//! only their races count, if no such value has a say in them.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use super::attempt::{Attempt, Before};
use super::contents::Contents;
use super::element::Elements;
use super::runs::{Runs, stands_for};
use super::search;
use crate::analysis::made::Made;
use crate::kir::launch::Launch;
use crate::kir::{CastOp, Inst, Kernel, Module, ObjectId, ObjectKind, ValueId};
use crate::report::model::{Abstraction, Confidence, Defect};
use crate::report::scenario::{Alarm, Scenario};

/// What the alarms are about.
pub struct Case<'a> {
    pub module: &'a Module,
    pub kernel: &'a Kernel,
    pub launch: &'a Launch,
    /// Unordered writes of one value do not count.
    pub tolerate_same_value: bool,
    pub only_intra_block: bool,
    pub only_divergence: bool,
    /// Threads of a warp of this size run in lockstep.
    pub warp_sync: Option<u32>,
    /// Threads per warp.
    pub warp_size: u32,
    /// Arrays whose races do not count.
    pub unchecked: &'a [&'a str],
    /// Numbers that the user's assumptions name.
    pub hints: &'a [u128],
    /// Arrays that do not begin with zeros, be it that they hold flags, locks or counters.
    pub arbitrary: &'a BTreeSet<ObjectId>,
    /// What the program makes, it is not known how.
    pub made: &'a Made,
    /// Parameters that are known, with their bits.
    pub constants: &'a BTreeMap<ValueId, u128>,
    /// Does the user allow this launch: block, grid, bits of the parameters?
    pub legal: &'a Legal<'a>,
    /// What the user says of the elements of arrays, for such a launch.
    pub contents: &'a Contents<'a>,
    /// Bytes of the arrays whose bounds the user states, for such a launch.
    pub sizes: &'a Sizes<'a>,
    /// Whatever runs show beside the alarms counts as well: what a proof assumes after one alarm
    /// may rule out others.
    pub look_on: bool,
    /// When to look at no more runs.
    pub deadline: Option<Instant>,
}

/// A condition on block, grid and the bits of the parameters.
pub type Legal<'a> = dyn Fn([u32; 3], [u32; 3], &[u128]) -> bool + 'a;

/// Sizes of arrays by block, grid and the bits of the parameters.
pub type Sizes<'a> = dyn Fn([u32; 3], [u32; 3], &[u128]) -> BTreeMap<ObjectId, u64> + 'a;

/// A defect, with the run that shows it where there is one.
#[derive(Clone, Debug)]
pub struct Validated {
    pub defect: Defect,
    pub shown_by: Option<Attempt>,
    /// The model that an alarm comes from which no run shows.
    pub scenario: Option<Scenario>,
}

/// Confirms the alarms that a run shows, gives those whose first access is not
/// known the accesses of the run, and adds a defect that runs show where no alarm
/// is about it, if none is shown otherwise or the case looks on. At most `limit` defects.
pub fn validate(case: &Case, alarms: &[Alarm], limit: usize) -> Vec<Validated> {
    let mut runs = Runs::new(case, TOTAL_STEPS);
    runs.look_for(alarms);
    let mut validated: Vec<Validated> = Vec::new();
    let mut open = Vec::new();
    for alarm in alarms {
        match runs.shown(&alarm.defect) {
            Some((defect, attempt)) => add(&mut validated, Validated::shown(defect, attempt)),
            None => open.push(alarm.clone()),
        }
    }
    // The run names the accesses that the loop's summary hides.
    open.retain(|alarm| {
        let mut known = validated.iter();
        !known.any(|known| stands_for(&known.defect, &alarm.defect))
    });
    for (alarm, later) in open.iter().zip(after_something(case, &open)) {
        let defect = later.unwrap_or_else(|| possible(case.kernel, alarm.defect.clone()));
        let new = Validated {
            defect,
            shown_by: None,
            scenario: Some(alarm.scenario.clone()),
        };
        add(&mut validated, new);
    }
    if case.look_on || !validated.iter().any(Validated::is_certain) {
        for (defect, attempt) in &runs.found {
            add(&mut validated, Validated::shown(defect.clone(), attempt));
        }
        validated.sort_by_key(|known| known.shown_by.is_none());
    }
    validated.truncate(limit);
    validated
}

impl Validated {
    /// Does a run show it, whatever arrays hold?
    fn is_certain(&self) -> bool {
        self.shown_by.is_some() && confidence(&self.defect) != Some(Confidence::Possible)
    }

    fn shown(defect: Defect, by: &Attempt) -> Validated {
        Validated {
            defect,
            shown_by: Some(by.clone()),
            scenario: None,
        }
    }
}

/// For each alarm, the defect as a run shows it that something came before: another launch,
/// or the host, left other values in module variables and flags than they begin with. That
/// this may be is not known, so such a defect is no more than possible.
fn after_something(case: &Case, alarms: &[Alarm]) -> Vec<Option<Defect>> {
    let none = || alarms.iter().map(|_| None).collect();
    if alarms.is_empty() || !keeps_state(case.kernel) {
        return none();
    }
    let mut runs = Runs::new(case, LATER_STEPS);
    runs.before = Before::Something;
    runs.look_for(alarms);
    let shown = alarms.iter().map(|alarm| {
        let (mut defect, attempt) = runs.shown(&alarm.defect)?;
        let attempt = attempt.clone();
        defect.doubt_for(Abstraction::EarlierLaunch);
        if let Defect::Race { values, .. }
        | Defect::Divergence { values, .. }
        | Defect::Assertion { values, .. } = &mut defect
        {
            values.extend(attempt.left_behind(case.kernel, &runs.elements));
        }
        Some(defect)
    });
    shown.collect()
}

/// Is there anything that an earlier launch could have left for this one?
fn keeps_state(kernel: &Kernel) -> bool {
    let mut objects = kernel.objects.values();
    let variables = objects.any(|object| {
        object.kind == ObjectKind::Global && object.initial.is_some() && !object.constant
    });
    variables || !Elements::new(kernel).flags.is_empty()
}

/// Bounded simulation: the defects that a few runs show, of the alarms' models, then of launches
/// that are common, then of small ones until one has a defect. At most `limit`.
pub fn simulate(
    case: &Case,
    alarms: &[Alarm],
    common: &[Scenario],
    limit: usize,
) -> Vec<Validated> {
    let mut runs = Runs::new(case, 2 * search::SCENARIO_STEPS);
    let mut validated = Vec::new();
    let models = alarms
        .iter()
        .flat_map(|alarm| search::of_scenario(case, &alarm.scenario));
    let common = common
        .iter()
        .map(|scenario| search::of_common(case, scenario));
    let small = search::of_launch(case, false);
    for attempts in [models.collect(), common.collect(), small] {
        for attempt in attempts {
            if !validated.is_empty() || runs.steps_left == 0 {
                break;
            }
            runs.run(attempt);
            for (defect, attempt) in &runs.found {
                let shown = Validated::shown(defect.clone(), attempt);
                if shown.is_certain() {
                    add(&mut validated, shown);
                }
            }
        }
        runs.steps_left = SIMULATION_STEPS;
    }
    validated.truncate(limit);
    validated
}

/// A defect of a kernel that is proved, if a few short runs within the time show one. What
/// comes after something that proofs take not to happen does not count.
pub fn doubt(case: &Case, time: Duration) -> Option<Validated> {
    let end = Instant::now() + time;
    let mut runs = Runs::new(case, DOUBT_STEPS);
    runs.within_rules = true;
    for attempt in search::few(case) {
        runs.run(attempt);
        if !runs.found.is_empty() || runs.steps_left == 0 || Instant::now() >= end {
            break;
        }
    }
    let (defect, attempt) = runs.found.into_iter().next()?;
    Some(Validated::shown(defect, &attempt))
}

/// Does a run of this launch show a defect? None where the user does not allow it.
pub fn is_wrong(case: &Case, block: [u32; 3], grid: [u32; 3], params: &[u128]) -> Option<bool> {
    if !(case.legal)(block, grid, params) {
        return None;
    }
    let mut runs = Runs::new(case, POINT_STEPS);
    runs.run(search::at(case, block, grid, params.to_vec()));
    Some(!runs.found.is_empty())
}

fn add(validated: &mut Vec<Validated>, new: Validated) {
    let defect = &new.defect;
    if !validated
        .iter()
        .any(|known| known.defect.same_place(defect))
    {
        validated.push(new);
    }
}

/// The alarm as it is reported where no run shows it.
fn possible(kernel: &Kernel, mut defect: Defect) -> Defect {
    if confidence(&defect) != Some(Confidence::Possible) {
        return defect;
    }
    let list = match &mut defect {
        Defect::Race { abstractions, .. }
        | Defect::Divergence { abstractions, .. }
        | Defect::Assertion { abstractions, .. } => abstractions,
        Defect::Memory { .. } => return defect,
    };
    let decides = |inst: &Inst| match inst {
        Inst::FCmp { .. } => Some(Abstraction::FloatingPoint),
        Inst::Cast {
            op: CastOp::FPToSI | CastOp::FPToUI,
            ..
        } => Some(Abstraction::FloatingPoint),
        Inst::Nondet { .. } | Inst::Warp { .. } | Inst::BarrierReduce { .. } => {
            Some(Abstraction::UnmodelledCall)
        }
        _ => None,
    };
    list.extend(kernel.insts.values().filter_map(|data| decides(&data.inst)));
    list.sort();
    list.dedup();
    defect
}

fn confidence(defect: &Defect) -> Option<Confidence> {
    match defect {
        Defect::Race { confidence, .. }
        | Defect::Divergence { confidence, .. }
        | Defect::Assertion { confidence, .. } => Some(*confidence),
        Defect::Memory { .. } => None,
    }
}

/// Operations of all runs for one kernel.
const TOTAL_STEPS: u64 = 40_000_000;
/// Operations of the runs that something came before.
const LATER_STEPS: u64 = 6_000_000;
/// Operations of a bounded simulation, which is to cost little where there is no defect.
const SIMULATION_STEPS: u64 = 2_000_000;
/// Operations of the runs that try a proof.
const DOUBT_STEPS: u64 = 400_000;
/// Operations of the run of one launch that is asked about.
const POINT_STEPS: u64 = 200_000;
