//! Runs of a kernel, and which of their findings count.

use std::collections::BTreeSet;
use std::time::Instant;

use super::attempt::{Attempt, Before};
use super::contents;
use super::element::{Elements, show};
use super::findings::Reader;
use super::made_up::MadeUp;
use super::search;
use super::validate::Case;
use crate::analysis::cfg::Cfg;
use crate::analysis::influence::Influence;
use crate::analysis::made::Part;
use crate::analysis::points_to::PointsTo;
use crate::exec::{End, Finding, Machine, Program};
use crate::kir::launch::Launch;
use crate::kir::{AnnotationKind, Inst, Kernel, Type};
use crate::report::condition::Condition;
use crate::report::model::{Abstraction, AccessReport, Confidence, Defect, Value};
use crate::report::scenario::Alarm;

/// Runs, and what they showed.
pub(super) struct Runs<'a> {
    case: &'a Case<'a>,
    program: Program,
    pub(super) elements: Elements,
    pub(super) found: Vec<(Defect, Attempt)>,
    /// Defects that only count where an alarm is about them: divergences at the other
    /// place where a thread waits, and broken bounds.
    on_request: Vec<(Defect, Attempt)>,
    /// What the values decide that runs had to make up so far.
    made_up: Option<MadeUp>,
    pub(super) before: Before,
    /// What depends on more than the launch, where the source asserts something.
    beyond_launch: Option<Influence>,
    /// Nothing counts that comes after a rule of the language was broken.
    pub(super) within_rules: bool,
    pub(super) steps_left: u64,
}

impl<'a> Runs<'a> {
    pub(super) fn new(case: &'a Case<'a>, steps: u64) -> Self {
        Runs {
            case,
            program: Program::new(case.kernel),
            elements: Elements::new(case.kernel).holding(case.arbitrary),
            found: Vec::new(),
            on_request: Vec::new(),
            made_up: None,
            before: Before::Nothing,
            beyond_launch: beyond_launch(case.kernel),
            within_rules: false,
            steps_left: steps,
        }
    }

    /// Runs the alarms' models, then small launches until all of the alarms are shown.
    pub(super) fn look_for(&mut self, alarms: &[Alarm]) {
        for alarm in alarms {
            for attempt in search::of_scenario(self.case, &alarm.scenario) {
                if self.shown(&alarm.defect).is_some() {
                    break;
                }
                self.run(attempt);
            }
        }
        let of_one_block = |alarm: &Alarm| {
            let mut blocks = alarm.scenario.threads.iter().map(|thread| thread.block);
            let first = blocks.next();
            blocks.all(|block| Some(block) == first)
        };
        let of_one_block = !alarms.is_empty() && alarms.iter().all(of_one_block);
        for attempt in search::of_launch(self.case, of_one_block) {
            let open = alarms
                .iter()
                .any(|alarm| self.shown(&alarm.defect).is_none());
            if !open && !alarms.is_empty() || self.steps_left == 0 {
                break;
            }
            self.run(attempt);
        }
    }

    pub(super) fn run(&mut self, attempt: Attempt) {
        let case = self.case;
        let attempt = Attempt {
            before: self.before,
            steps: attempt.steps.min(self.steps_left),
            ..attempt
        };
        if attempt.steps == 0 || !(case.legal)(attempt.block, attempt.grid, &attempt.params) {
            return;
        }
        if case.deadline.is_some_and(|end| Instant::now() >= end) {
            self.steps_left = 0;
            return;
        }
        let run = attempt.run(
            case.kernel,
            &self.program,
            &self.elements,
            false,
            case.deadline,
        );
        let Ok((machine, end)) = run else {
            return;
        };
        self.steps_left = self.steps_left.saturating_sub(machine.steps());
        if matches!(end, End::NotAssumed { .. }) || machine.takes_back() {
            return;
        }
        if !self.keeps_facts(&attempt, &machine) {
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
        let findings = match self.within_rules {
            true => machine.findings_within_rules(),
            false => machine.findings(),
        };
        for finding in findings {
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
            let defect = self.defect(&reader, finding);
            if let Defect::Race { array, .. } = &defect
                && case.unchecked.contains(&array.as_str())
            {
                continue;
            }
            let elsewhere = divergences(&reader, finding, &defect);
            self.on_request
                .extend(elsewhere.into_iter().map(|d| (d, attempt.clone())));
            if !self.found.iter().any(|(known, _)| same(known, &defect)) {
                self.found.push((defect, attempt.clone()));
            }
            if self.excludes_launch(finding) {
                break;
            }
        }
    }

    /// Are the arrays of the run as the user says?
    fn keeps_facts(&self, attempt: &Attempt, machine: &Machine) -> bool {
        let Attempt { block, grid, .. } = *attempt;
        let Some(facts) = (self.case.contents)(block, grid, &attempt.params) else {
            return false;
        };
        facts.is_empty() || {
            let arrays = attempt.inputs(self.case.kernel, &self.elements).arrays;
            contents::satisfied(machine, &arrays, &facts)
        }
    }

    /// Does an assertion about ids, sizes and parameters fail? Whatever comes after it is
    /// about launches for which it holds.
    fn excludes_launch(&self, finding: &Finding) -> bool {
        let Finding::Assertion {
            inst,
            kind: AnnotationKind::Assert,
            ..
        } = finding
        else {
            return false;
        };
        let claim = self.case.kernel.insts[*inst].inst.operands();
        let beyond = self.beyond_launch.as_ref();
        beyond.is_some_and(|beyond| claim.iter().all(|&value| !beyond.value(value)))
    }

    /// Is the finding a race in which no value has a say that was made up? None where
    /// that is not known.
    fn is_computed(&self, finding: &Finding) -> Option<bool> {
        let (Finding::Race(race), Some(made_up)) = (finding, &self.made_up) else {
            return None;
        };
        Some(!made_up.decides(self.case.kernel, race, self.case.tolerate_same_value))
    }

    /// The finding as a defect, which is only possible if it is up to elements that the program
    /// makes where a race lies.
    fn defect(&self, reader: &Reader, finding: &Finding) -> Defect {
        let mut defect = reader.defect(finding);
        let Case { made, kernel, .. } = self.case;
        if let Finding::Race(race) = finding {
            let [one, other] = &race.accesses;
            match made.place_of_both(kernel, [one.inst, other.inst]) {
                Some(Part::Element) => defect.doubt_for(Abstraction::MadeContents),
                Some(Part::Param) => defect.doubt_for(Abstraction::KeptValues),
                None => {}
            }
        }
        defect
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

    pub(super) fn shown(&self, alarm: &Defect) -> Option<(Defect, &Attempt)> {
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

/// A divergence at each place that may stand for it.
fn divergences(reader: &Reader, finding: &Finding, defect: &Defect) -> Vec<Defect> {
    let mut all = Vec::new();
    for span in reader.divergence_spans(finding) {
        let mut there = defect.clone();
        if let Defect::Divergence { span: place, .. } = &mut there {
            *place = span;
            all.push(there);
        }
    }
    all
}

/// What depends on more than the launch and the parameters, where that may matter.
fn beyond_launch(kernel: &Kernel) -> Option<Influence> {
    let asserts = |inst: &Inst| {
        let kind = AnnotationKind::Assert;
        matches!(inst, Inst::Annotation { kind: found, .. } if *found == kind)
    };
    if !kernel.insts.values().any(|data| asserts(&data.inst)) {
        return None;
    }
    let cfg = Cfg::new(kernel).ok()?;
    let points_to = PointsTo::new(kernel);
    Some(Influence::beyond_launch(kernel, &cfg, &points_to))
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
    let condition = array.map_or(Condition::ValidPointer, Condition::Bounds);
    Some(Defect::Assertion {
        confidence: Confidence::Confirmed,
        span,
        message: condition.message(),
        condition,
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
pub(super) fn stands_for(confirmed: &Defect, alarm: &Defect) -> bool {
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
