//! Races that atomics may rule out: the explorer decides at a small launch.
//!
//! The engines know nothing of the order that flags, locks and tickets make. Where these
//! decide whether an access of an alarm happens, where, or when, all executions of the
//! smallest launch that has both threads are gone through, as `warpproof explore` does. A
//! race there is one of the launch that was asked for: sizes that are fixed are kept, and
//! at most other blocks do not run, as they may be late.

mod trial;

use std::time::{Duration, Instant};

use crate::analysis::told::{self, Told};
use crate::exec;
use crate::explore;
use crate::explore::kernel::{KernelProgram, Setting};
use crate::explore::outcome::Outcome;
use crate::explore::summary::counts_text;
use crate::replay::element::Elements;
use crate::replay::validate::{Case, Validated};
use crate::report::model::{Confidence, Defect, Exploration, ExplorationOutcome, Span};
use trial::{Trial, trials};

/// Explores what decides about possible races. Those that are found are confirmed, and
/// others that come to light are added, up to `limit` defects; of the rest the report says
/// what was looked at.
pub fn settle(
    case: &Case,
    validated: &mut Vec<Validated>,
    limit: usize,
    deadline: Option<Instant>,
) {
    // Whether an execution keeps to what is said of arrays is not judged here.
    let facts = (case.contents)([1; 3], [1; 3], &vec![0; case.kernel.params.len()]);
    let says_nothing = facts.is_some_and(|facts| facts.is_empty());
    let is_restricted = case.warp_sync.is_some() || !says_nothing;
    if !validated.iter().any(is_open) || case.only_divergence || is_restricted {
        return;
    }
    let Some(told) = Told::new(case.kernel, told::reads_atomically) else {
        return;
    };
    let until = Instant::now() + TOTAL;
    let mut explorer = Explorer {
        case,
        program: exec::Program::new(case.kernel),
        elements: Elements::new(case.kernel).holding(case.arbitrary),
        until: deadline.map_or(until, |deadline| deadline.min(until)),
        known: Vec::new(),
    };
    for alarm in validated.iter_mut() {
        if is_open(alarm) && is_told(case, &told, &alarm.defect) {
            explorer.decide(alarm);
        }
    }
    let known = explorer.known.into_iter();
    let known = known.filter(|(trial, _)| !trial.smaller);
    for race in known.flat_map(|(_, known)| known.races) {
        let is_new = !validated.iter().any(|j| j.defect.same_place(&race));
        if is_new && validated.len() < limit {
            validated.push(Validated {
                defect: race,
                shown_by: None,
                scenario: None,
            });
        }
    }
}

/// The time for all explorations of a kernel, and for one of them.
const TOTAL: Duration = Duration::from_secs(6);
const EACH: Duration = Duration::from_secs(2);
/// How often a thread may come to one operation, as for `warpproof explore`.
const UNROLL: u32 = 1000;

/// Is it a race that no run shows?
fn is_open(alarm: &Validated) -> bool {
    alarm.shown_by.is_none()
        && matches!(
            alarm.defect,
            Defect::Race {
                confidence: Confidence::Possible,
                ..
            }
        )
}

/// Do atomics decide about one of the accesses?
fn is_told(case: &Case, told: &Told, defect: &Defect) -> bool {
    let Defect::Race { accesses, .. } = defect else {
        return false;
    };
    let stands = |data: &crate::kir::InstData| {
        let span = data.span.map(|span| Span::of(&case.module.spans, span));
        accesses.iter().any(|access| access.span == span)
    };
    let mut insts = case.kernel.insts.iter();
    insts.any(|(id, data)| {
        !data.inst.accessed().is_empty() && stands(data) && told.decides(case.kernel, id)
    })
}

struct Explorer<'a> {
    case: &'a Case<'a>,
    program: exec::Program,
    elements: Elements,
    until: Instant,
    known: Vec<(Trial, Explored)>,
}

/// What an exploration found.
#[derive(Clone)]
struct Explored {
    /// Each with its execution.
    races: Vec<Defect>,
    /// It ended at the first defect.
    cut: bool,
    outcome: ExplorationOutcome,
    /// How much was looked at, or why nothing was.
    text: String,
}

impl Explorer<'_> {
    fn decide(&mut self, alarm: &mut Validated) {
        let mut looked = None;
        let scenario = alarm.scenario.clone().unwrap_or_default();
        for trial in trials(self.case, &self.elements, &alarm.defect, &scenario) {
            let mut explored = self.explored(&trial, false);
            if explored.cut && explored.race_like(&alarm.defect).is_none() {
                explored = self.explored(&trial, true);
            }
            match (explored.race_like(&alarm.defect), trial.smaller) {
                (Some(race), false) => {
                    alarm.defect = race.clone();
                    return;
                }
                (Some(Defect::Race { exploration, .. }), true) => {
                    looked.clone_from(exploration);
                    break;
                }
                _ => {}
            }
            looked.get_or_insert_with(|| Exploration {
                arguments: trial.arguments(self.case.kernel),
                blocks: trial.only.clone().unwrap_or_default(),
                outcome: explored.outcome,
                text: vec![explored.text.clone()],
            });
        }
        if let Defect::Race { exploration, .. } = &mut alarm.defect {
            *exploration = looked;
        }
    }

    fn explored(&mut self, trial: &Trial, to_the_end: bool) -> Explored {
        let known = self.known.iter().position(|(known, _)| known == trial);
        if let Some(index) = known {
            let (_, explored) = &self.known[index];
            if !(explored.cut && to_the_end) {
                return explored.clone();
            }
            self.known.swap_remove(index);
        }
        let explored = self.explore(trial, to_the_end);
        self.known.push((trial.clone(), explored.clone()));
        explored
    }

    fn explore(&self, trial: &Trial, to_the_end: bool) -> Explored {
        let nothing = |text: String| Explored {
            races: Vec::new(),
            cut: false,
            outcome: ExplorationOutcome::Open,
            text,
        };
        let Case { module, kernel, .. } = *self.case;
        let now = Instant::now();
        if now >= self.until {
            return nothing("time is up".to_owned());
        }
        let setting = Setting {
            config: &trial.config(self.case),
            inputs: &trial.inputs(&self.elements),
            unroll: UNROLL,
            gpus: 1,
        };
        let program = KernelProgram::new(kernel, &module.spans, &self.program, &setting);
        let Ok(program) = program else {
            return nothing("the launch has too many threads".to_owned());
        };
        let options = explore::Options {
            all_defects: to_the_end,
            deadline: Some(self.until.min(now + EACH)),
            ..explore::Options::default()
        };
        let mut outcome = explore::explore(&program, &options);
        let defects = outcome.has_defect();
        outcome.unsupported.extend(program.left_open());
        if let Some((_, construct)) = outcome.unsupported.first() {
            return nothing(construct.sentence());
        }
        Explored {
            races: trial.races(self.case, &self.elements, &program, &outcome, &options),
            cut: defects && !to_the_end,
            outcome: completeness(&outcome),
            text: counts_text(&outcome),
        }
    }
}

/// What it means that no race was found.
fn completeness(outcome: &Outcome) -> ExplorationOutcome {
    match outcome.interrupted || outcome.bounded || outcome.executions == 0 {
        true => ExplorationOutcome::NoRaceSoFar,
        false => ExplorationOutcome::NoRace,
    }
}

impl Explored {
    fn race_like(&self, alarm: &Defect) -> Option<&Defect> {
        let array_of = |defect: &Defect| match defect {
            Defect::Race { array, .. } => Some(array.clone()),
            _ => None,
        };
        let mut races = self.races.iter();
        races.find(|race| race.same_place(alarm) && array_of(race) == array_of(alarm))
    }
}
