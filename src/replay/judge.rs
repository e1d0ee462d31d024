//! Which alarms are real.
//!
//! An alarm is confirmed where a run of the concrete machine shows two unordered
//! accesses at the same places, or the same divergence or failing condition. Runs
//! count up to the first access outside an array; where values had to be made up,
//! only their races count, if no such value has a say in them.

use std::collections::{BTreeMap, BTreeSet};

use super::attempt::Attempt;
use super::element::{Elements, show};
use super::findings::Reader;
use super::made_up::MadeUp;
use super::search;
use crate::exec::{End, Finding, Program};
use crate::kir::launch::Launch;
use crate::kir::{CastOp, Inst, Kernel, Module, ObjectId, Type};
use crate::report::model::{Abstraction, AccessReport, Confidence, Defect, Value};
use crate::report::scenario::Scenario;

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
    /// Does the user allow this launch: block, grid, bits of the parameters?
    pub legal: &'a Legal<'a>,
    /// Bytes of the arrays whose bounds the user states, for such a launch.
    pub sizes: &'a Sizes<'a>,
}

/// A condition on block, grid and the bits of the parameters.
pub type Legal<'a> = dyn Fn([u32; 3], [u32; 3], &[u128]) -> bool + 'a;

/// Sizes of arrays by block, grid and the bits of the parameters.
pub type Sizes<'a> = dyn Fn([u32; 3], [u32; 3], &[u128]) -> BTreeMap<ObjectId, u64> + 'a;

/// A defect that a verifier reports, and the model it comes from.
#[derive(Clone, Debug)]
pub struct Alarm {
    pub defect: Defect,
    pub scenario: Scenario,
}

/// A defect, with the run that shows it where there is one.
#[derive(Clone, Debug)]
pub struct Judged {
    pub defect: Defect,
    pub shown_by: Option<Attempt>,
}

/// Confirms the alarms that a run shows, gives those whose first access is not
/// known the accesses of the run, and adds a defect that runs show where no alarm
/// is about it. At most `limit` defects.
pub fn judge(case: &Case, alarms: Vec<Alarm>, limit: usize) -> Vec<Judged> {
    let mut runs = Runs::new(case, TOTAL_STEPS);
    for alarm in &alarms {
        for attempt in search::of_scenario(case, &alarm.scenario) {
            if runs.shown(&alarm.defect).is_some() {
                break;
            }
            runs.run(attempt);
        }
    }
    for attempt in search::of_launch(case) {
        let open = alarms
            .iter()
            .any(|alarm| runs.shown(&alarm.defect).is_none());
        if !open && !alarms.is_empty() || runs.steps_left == 0 {
            break;
        }
        runs.run(attempt);
    }
    let mut judged: Vec<Judged> = Vec::new();
    let mut open = Vec::new();
    for alarm in alarms {
        match runs.shown(&alarm.defect) {
            Some((defect, attempt)) => add(&mut judged, defect, Some(attempt.clone())),
            None => open.push(alarm),
        }
    }
    for alarm in open {
        // The run names the accesses that the loop's summary hides.
        if judged
            .iter()
            .any(|known| stands_for(&known.defect, &alarm.defect))
        {
            continue;
        }
        add(&mut judged, possible(case.kernel, alarm.defect), None);
    }
    if judged.iter().all(|known| known.shown_by.is_none()) {
        for (defect, attempt) in &runs.found {
            add(&mut judged, defect.clone(), Some(attempt.clone()));
        }
        judged.sort_by_key(|known| known.shown_by.is_none());
    }
    judged.truncate(limit);
    judged
}

/// The defects that a few runs show: of the alarms' models, then of small launches
/// until one has a defect. At most `limit`.
pub fn glance(case: &Case, alarms: &[Alarm], limit: usize) -> Vec<Judged> {
    let mut runs = Runs::new(case, GLANCE_STEPS);
    let models = alarms
        .iter()
        .flat_map(|alarm| search::of_scenario(case, &alarm.scenario));
    for attempt in models.chain(search::of_launch(case)) {
        if !runs.found.is_empty() || runs.steps_left == 0 {
            break;
        }
        runs.run(attempt);
    }
    let mut judged = Vec::new();
    for (defect, attempt) in runs.found {
        add(&mut judged, defect, Some(attempt));
    }
    judged.truncate(limit);
    judged
}

fn add(judged: &mut Vec<Judged>, defect: Defect, shown_by: Option<Attempt>) {
    if !judged.iter().any(|known| known.defect.same_place(&defect)) {
        judged.push(Judged { defect, shown_by });
    }
}

/// The same defect of the same array.
fn same(one: &Defect, other: &Defect) -> bool {
    let same_array = match (one, other) {
        (Defect::Race { array: a, .. }, Defect::Race { array: b, .. }) => a == b,
        _ => true,
    };
    same_array && one.same_place(other)
}

/// Is the confirmed race one that the alarm may have meant? Where a loop's summary
/// lies on the model's path, only the second access is certain to be there, since
/// the summary may leave out a barrier behind the first.
fn stands_for(confirmed: &Defect, alarm: &Defect) -> bool {
    let (
        Defect::Race {
            array: a,
            accesses: shown,
            confidence: Confidence::Confirmed,
            ..
        },
        Defect::Race {
            array: b,
            accesses: claimed,
            abstractions,
            ..
        },
    ) = (confirmed, alarm)
    else {
        return false;
    };
    let meets = |access: &AccessReport| {
        shown
            .iter()
            .any(|s| s.span == access.span && s.access == access.access)
    };
    let summarised = abstractions.contains(&Abstraction::LoopSummary)
        || claimed.iter().any(|access| access.summarised);
    a == b && summarised && claimed.last().is_some_and(meets)
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

/// Runs, and what they showed.
struct Runs<'a> {
    case: &'a Case<'a>,
    program: Program,
    elements: Elements,
    found: Vec<(Defect, Attempt)>,
    /// Defects that only count where an alarm is about them: divergences at the other
    /// place where a thread waits, and broken bounds.
    on_request: Vec<(Defect, Attempt)>,
    /// What the values decide that runs had to make up so far.
    made_up: Option<MadeUp>,
    steps_left: u64,
}

/// Operations of all runs for one kernel.
const TOTAL_STEPS: u64 = 24_000_000;
/// Operations of the runs of a glance, which is to cost little where there is no defect.
const GLANCE_STEPS: u64 = 2_000_000;

impl<'a> Runs<'a> {
    fn new(case: &'a Case<'a>, steps: u64) -> Self {
        Runs {
            case,
            program: Program::new(case.kernel),
            elements: Elements::new(case.kernel),
            found: Vec::new(),
            on_request: Vec::new(),
            made_up: None,
            steps_left: steps,
        }
    }

    fn run(&mut self, attempt: Attempt) {
        let case = self.case;
        let attempt = Attempt {
            steps: attempt.steps.min(self.steps_left),
            ..attempt
        };
        if attempt.steps == 0 || !(case.legal)(attempt.block, attempt.grid, &attempt.params) {
            return;
        }
        let Ok((machine, end)) = attempt.run(case.kernel, &self.program, &self.elements, false)
        else {
            return;
        };
        self.steps_left = self.steps_left.saturating_sub(machine.steps());
        if matches!(end, End::NotAssumed { .. }) || machine.takes_back() {
            return;
        }
        let names: BTreeSet<String> = machine.invented().map(str::to_owned).collect();
        let all_computed = names.is_empty();
        let is_race = |finding: &Finding| matches!(finding, Finding::Race(_));
        if machine.findings().iter().any(is_race) {
            self.made_up = MadeUp::with(self.made_up.take(), case.kernel, names);
        } else if !all_computed {
            return;
        }
        let reader = Reader {
            module: case.module,
            kernel: case.kernel,
            machine: &machine,
            elements: &self.elements,
            values: values(case.kernel, case.launch, &attempt),
        };
        for finding in machine.findings() {
            if leaves_arrays(finding) {
                if !all_computed {
                    break;
                }
                let claim = memory_claim(&reader, finding);
                self.on_request.extend(claim.map(|d| (d, attempt.clone())));
                break;
            }
            let shown = self.is_computed(finding).unwrap_or(all_computed);
            if !shown || !self.counts(finding) {
                continue;
            }
            let defect = reader.defect(finding);
            if let Defect::Race { array, .. } = &defect
                && case.unchecked.contains(&array.as_str())
            {
                continue;
            }
            if let Defect::Divergence { .. } = defect {
                for span in reader.divergence_spans(finding) {
                    let mut there = defect.clone();
                    if let Defect::Divergence { span: place, .. } = &mut there {
                        *place = span;
                    }
                    self.on_request.push((there, attempt.clone()));
                }
            }
            if !self.found.iter().any(|(known, _)| same(known, &defect)) {
                self.found.push((defect, attempt.clone()));
            }
        }
    }

    /// Is the finding a race in which no value has a say that was made up? None where
    /// that is not known.
    fn is_computed(&self, finding: &Finding) -> Option<bool> {
        let (Finding::Race(race), Some(made_up)) = (finding, &self.made_up) else {
            return None;
        };
        Some(!made_up.decides(self.case.kernel, race, self.case.tolerate_same_value))
    }

    /// Does the verifier speak of such a finding?
    fn counts(&self, finding: &Finding) -> bool {
        let case = self.case;
        match finding {
            Finding::Race(race) => {
                let [a, b] = &race.accesses;
                let same_block = a.actor.block == b.actor.block;
                let warp = |lane: u32| case.warp_sync.map(|size| lane / size);
                let lockstep = case.warp_sync.is_some()
                    && same_block
                    && warp(a.actor.lane) == warp(b.actor.lane);
                let tolerated = race.same_value() && case.tolerate_same_value;
                let elsewhere = !same_block && case.only_intra_block;
                !(case.only_divergence || tolerated || elsewhere || lockstep)
            }
            Finding::Divergence { .. } | Finding::Assertion { .. } => true,
            _ => false,
        }
    }

    fn shown(&self, alarm: &Defect) -> Option<(Defect, &Attempt)> {
        let all = self.found.iter().chain(&self.on_request);
        let mut exact = all.filter(|(defect, _)| same(defect, alarm));
        let found = exact.next().or_else(|| {
            self.found
                .iter()
                .find(|(defect, _)| stands_for(defect, alarm))
        });
        found.map(|(defect, attempt)| (defect.clone(), attempt))
    }
}

/// After such an access, the machine does what no GPU has to do.
fn leaves_arrays(finding: &Finding) -> bool {
    matches!(
        finding,
        Finding::OutOfBounds { .. } | Finding::WildPointer { .. }
    )
}

/// The verifier's claims about pointers and bounds, which the access breaks.
pub(super) fn memory_claim(reader: &Reader, finding: &Finding) -> Option<Defect> {
    let Defect::Memory {
        span,
        thread,
        array,
        ..
    } = reader.defect(finding)
    else {
        return None;
    };
    let message = match array {
        Some(array) => format!("this access within the bounds of `{array}` may not hold"),
        None => "this use of a valid pointer may not hold".to_owned(),
    };
    Some(Defect::Assertion {
        confidence: Confidence::Confirmed,
        span,
        message,
        threads: vec![thread],
        values: reader.values.clone(),
        abstractions: Vec::new(),
    })
}

/// The launch and the parameters, by the names of the source.
pub fn values(kernel: &Kernel, launch: &Launch, attempt: &Attempt) -> Vec<Value> {
    let mut values = Vec::new();
    for (index, param) in kernel.params.iter().enumerate() {
        let ty = kernel.values[param.value].ty;
        let bits = attempt.params.get(index).copied().unwrap_or(0);
        let value = match ty {
            Type::Int(_) if param.unsigned => bits.to_string(),
            ty => show(bits, ty),
        };
        values.push(Value {
            name: param.name.clone(),
            value,
        });
    }
    let sizes = [
        ("blockDim", launch.block, attempt.block),
        ("gridDim", launch.grid, attempt.grid),
    ];
    for (name, verified, run) in sizes {
        for dim in 0..3 {
            if verified[dim].fixed().is_none() {
                values.push(Value {
                    name: format!("{name}.{}", ["x", "y", "z"][dim]),
                    value: run[dim].to_string(),
                });
            }
        }
    }
    values
}
