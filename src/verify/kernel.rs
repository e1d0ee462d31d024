//! One kernel: the pairs of threads to look at, their reductions, the verdict.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::time::Instant;

use super::schedule::{self, Attempt, Simulation};
use super::stages::Stage;
use super::{
    Error, alarms, assumptions, axioms, contradiction, generality, launch, locks, order, phase,
    requirements, scenes,
};
use crate::engines::given::Given;
use crate::engines::implied::without_implied;
use crate::engines::{Budget, Subject};
use crate::frontend::Language;
use crate::kir::launch::Launch;
use crate::kir::{AnnotationKind, Inst, Kernel, Module, ObjectKind, SpanId};
use crate::options::{EngineChoice, FailOn, StatedInvariants, VerifyOptions};
use crate::replay::attempt;
use crate::replay::validate::{self, Case, Validated};
use crate::report::model::{
    Defect, KernelReport, LaunchReport, PhaseTime, Reason, ReasonKind, Span, Statement, Verdict,
};
use crate::report::scenario::{Alarm, Scenario};
use crate::report::warning::Warning;
use crate::transform::{
    hints, hoist, load_plainly, mark_read_only, settle_exchanges, specialise, split_barriers,
    take_turns, unroll, unwind,
};

/// Verifies one kernel.
///
/// # Errors
/// The launch is not legal for the kernel, or no solver is installed.
pub fn verify(
    module: &Module,
    index: usize,
    language: Language,
    given: &Given,
    options: &VerifyOptions,
    stage: Stage,
) -> Result<Verified, Error> {
    let hinted = match options.stated {
        StatedInvariants::Hints => hints(&module.kernels[index]),
        StatedInvariants::Ignored | StatedInvariants::Checked => None,
    };
    // Runs do not ask whether hints hold.
    let plain = hinted.as_ref().map(|hinted| {
        let mut module = module.clone();
        module.kernels[index] = hinted.plain.clone();
        module
    });
    let module = plain.as_ref().unwrap_or(module);
    let kernel = &module.kernels[index];
    let launch = launch::resolve(kernel, options)?;
    let mut given = given.clone();
    given.assumes = without_implied(&given.assumes);
    given.find_constants(kernel, &module.spans);
    let launch = launch::with_known_sizes(kernel, &launch, &given);
    let given = &given.at(&launch);
    let settled = |kernel: &Kernel| {
        let mut kernel = specialise(kernel, &given.constants, &launch);
        settle_exchanges(&mut kernel, &launch);
        split_barriers(&mut kernel, &launch);
        mark_read_only(&mut kernel);
        load_plainly(&mut kernel);
        hoist(&mut kernel);
        take_turns(&kernel, &launch).unwrap_or(kernel)
    };
    let kernel = &settled(kernel);
    let guessing = hinted.map(|hinted| (settled(&hinted.guessing), hinted.stated));
    let subject = Subject {
        module,
        kernel,
        launch: &launch,
        given,
        options,
    };
    verify_subject(&subject, index, language, guessing, stage)
}

/// The kernel of that index in its module, in the form that engines look at, and another one with
/// guesses of the source.
fn verify_subject(
    subject: &Subject,
    index: usize,
    language: Language,
    guessing: Option<(Kernel, BTreeSet<SpanId>)>,
    stage: Stage,
) -> Result<Verified, Error> {
    let Subject {
        module,
        launch,
        given,
        options,
        ..
    } = *subject;
    let start = Instant::now();
    let deadline = options.timeout;
    let deadline = deadline.map(|limit| Instant::now() + limit.saturating_sub(stage.spent));
    // What is found in the last moment is validated, too.
    let validated_by = options.timeout.zip(deadline);
    let validated_by = validated_by.map(|(limit, deadline)| deadline + limit / VALIDATION_PART);
    let limit = options.error_limit.max(1);
    let look = |look: &mut dyn FnMut(&Case)| {
        let _running = options.progress.begin(|| "runs".to_owned());
        alarms::with_case(module, index, launch, given, options, |case| {
            look(&Case {
                deadline: validated_by,
                ..*case
            });
        });
    };
    let validate = |attempt: &mut Attempt| {
        let start = Instant::now();
        let alarms = std::mem::take(&mut attempt.evidence.alarms);
        let mut validated = Vec::new();
        look(&mut |case| validated = validate::validate(case, &alarms, limit));
        let time = phase("replay", start, Instant::now());
        attempt.evidence.timings.push(time);
        validated
    };
    let simulated = Cell::new(false);
    let simulation = |alarms: &[Alarm], common: &[Scenario]| {
        simulated.set(true);
        let mut validated = Vec::new();
        look(&mut |case| validated = validate::simulate(case, alarms, common, limit));
        validated
    };
    let (mut attempt, mut validated) = match options.find_bugs {
        Some(times) => hunt(subject, deadline, times, validate)?,
        None => prove(subject, guessing, deadline, &validate, &simulation)?,
    };
    if options.engine == EngineChoice::Auto {
        let start = Instant::now();
        look(&mut |case| order::settle(case, &mut validated, limit, deadline));
        let time = phase("exploration", start, Instant::now());
        attempt.evidence.timings.push(time);
    }

    let mut verified = reported(subject, language, attempt, validated);
    let warnings = &mut verified.report.warnings;
    let unused = given.remarks.iter().cloned();
    let unused = unused.map(|text| Warning::UnusedCondition { text });
    let unused = unused.chain(requirements::unused(subject));
    warnings.extend(unused.map(Statement::from));
    let budget = Budget {
        deadline: validated_by,
        ..Budget::default()
    };
    let is_proved = verified.report.verdict == Verdict::Proved;
    // Another attempt may follow one that decides nothing.
    let until = match verified.report.verdict {
        Verdict::Defect => stage.end,
        Verdict::Proved | Verdict::NoDefect | Verdict::Inconclusive => deadline,
    };
    verified.report.requirements = requirements::of(subject, &verified.report, until);
    stage.ask_for_launches(subject, &budget, &mut verified.report)?;
    verified.report.for_every = generality::of(&module.kernels[index], subject, &verified.report);
    // Where runs were simulated before, they have been tried already.
    let mut contradiction = None;
    if is_proved && !simulated.get() {
        let tried = Instant::now();
        let time = (tried - start) / SHARE_OF_DOUBT;
        look(&mut |case| contradiction = validate::doubt(case, time));
        let time = phase("replay", tried, Instant::now());
        add_timings(&mut verified.report.timings, vec![time]);
    }
    let verified = contradiction::doubted(verified, contradiction);
    Ok(scenes::told(verified, options, &look))
}

/// What engines found out, and the alarms as they were validated, as a report.
fn reported(
    subject: &Subject,
    language: Language,
    mut attempt: Attempt,
    mut validated: Vec<Validated>,
) -> Verified {
    let Subject {
        kernel,
        launch,
        given,
        ..
    } = *subject;
    let granted = assumptions::of(subject, language);
    attempt.evidence.assumptions.extend(granted);
    let mut report = KernelReport {
        unchecked_arrays: unchecked(kernel, given),
        assumptions: attempt.evidence.assumptions.statements(),
        engines: attempt.engines,
        reasons: attempt.evidence.reasons,
        benign_races: attempt.evidence.benign_races,
        candidates: attempt.evidence.candidates,
        ..KernelReport::new(kernel.name.clone(), sizes(launch), Verdict::Proved)
    };
    let mut warnings = axioms::remarks(&given.axioms, kernel);
    let dropped = attempt.evidence.dropped.iter().map(|&span| {
        let Span { file, line, .. } = Span::of(&subject.module.spans, span);
        Warning::UnprovedInvariant { file, line }
    });
    warnings.extend(dropped);
    warnings.extend(assumptions::of_arrays_apart(kernel, given.arrays_are_apart));
    warnings.extend(locks::kept(subject));
    report.warnings = warnings.into_iter().map(Statement::from).collect();
    add_timings(&mut report.timings, attempt.evidence.timings);
    let mut shown_by = Vec::new();
    validated.sort_by_key(|validated| validated.defect.takes_many_blocks(&report.launch));
    for mut validated in validated {
        hide_made_up_elements(kernel, &mut validated.defect);
        report.defects.push(validated.defect);
        shown_by.push(validated.shown_by);
    }
    report.fails_on_possible = subject.options.fail_on == FailOn::Possible;
    report.verdict = verdict(&report);
    Verified {
        report,
        shown_by,
        contradiction: None,
    }
}

/// The verdict that follows from alarms and reasons.
fn verdict(report: &KernelReport) -> Verdict {
    let counts = |defect: &Defect| !report.is_possible_only(defect);
    match (report.defects.is_empty(), report.reasons.is_empty()) {
        _ if report.defects.iter().any(counts) => Verdict::Defect,
        (true, true) => Verdict::Proved,
        _ => Verdict::Inconclusive,
    }
}

/// Makes alarms ones that are only possible.
pub fn doubt(report: &mut KernelReport) {
    report.defects.iter_mut().for_each(Defect::doubt);
    report.verdict = verdict(report);
}

/// Of the time that a proof took, this part is for trying it.
const SHARE_OF_DOUBT: u32 = 10;

/// The sizes of a launch as reports have them.
pub fn sizes(launch: &Launch) -> LaunchReport {
    LaunchReport::new(
        launch.block.map(|size| size.fixed()),
        launch.grid.map(|size| size.fixed()),
    )
}

/// The report of a kernel that the source allows no such launch of.
pub fn unsuited(kernel: &Kernel, options: &VerifyOptions, message: String) -> KernelReport {
    undecided(kernel, options, ReasonKind::Launch, message)
}

/// The report of a kernel for which there were no threads or no memory left.
pub fn without_resources(
    kernel: &Kernel,
    options: &VerifyOptions,
    message: String,
) -> KernelReport {
    undecided(kernel, options, ReasonKind::Resources, message)
}

fn undecided(
    kernel: &Kernel,
    options: &VerifyOptions,
    kind: ReasonKind,
    message: String,
) -> KernelReport {
    let launch = options.launch();
    KernelReport {
        reasons: vec![Reason {
            kind,
            code: None,
            message,
            span: None,
        }],
        ..KernelReport::new(kernel.name.clone(), sizes(&launch), Verdict::Inconclusive)
    }
}

/// Proves the kernel; what is not proved without them is tried with the invariants that the
/// source states, as guesses.
fn prove(
    subject: &Subject,
    guessing: Option<(Kernel, BTreeSet<SpanId>)>,
    deadline: Option<Instant>,
    validate: &dyn Fn(&mut Attempt) -> Vec<Validated>,
    simulation: &Simulation,
) -> Result<(Attempt, Vec<Validated>), Error> {
    let Some((kernel, stated)) = guessing else {
        let (mut attempt, found) = prove_form(subject, deadline, validate, simulation)?;
        // What is a guess in the source may be wrong.
        attempt.evidence.dropped.clear();
        return Ok((attempt, found));
    };
    let (mut plain, found) = prove_form(subject, deadline.map(halfway), validate, simulation)?;
    let shown = found.iter().any(|validated| validated.shown_by.is_some());
    if shown || found.is_empty() && plain.evidence.reasons.is_empty() {
        return Ok((plain, found));
    }
    let guessing = Subject {
        kernel: &kernel,
        ..*subject
    };
    let (mut attempt, guessed) = prove_form(&guessing, deadline, validate, simulation)?;
    // One that is claimed and fails has not helped, and is no defect of the kernel.
    let wrong = failed(&guessing, &guessed);
    attempt
        .evidence
        .dropped
        .retain(|span| stated.contains(span));
    if wrong.is_empty() {
        attempt.evidence.timings.extend(plain.evidence.timings);
        return Ok((attempt, guessed));
    }
    plain.evidence.timings.extend(attempt.evidence.timings);
    plain.evidence.dropped = &attempt.evidence.dropped | &wrong;
    Ok((plain, found))
}

/// The invariants of barriers that are said to fail.
fn failed(subject: &Subject, found: &[Validated]) -> BTreeSet<SpanId> {
    let claims = subject.kernel.insts.values().filter_map(|data| {
        let Inst::Annotation { kind, .. } = data.inst else {
            return None;
        };
        let of_barrier = [
            AnnotationKind::BarrierInvariant,
            AnnotationKind::BarrierInvariantPair,
        ];
        data.span.filter(|_| of_barrier.contains(&kind))
    });
    let fails = |span: &SpanId| {
        let place = Some(Span::of(&subject.module.spans, *span));
        found.iter().any(|validated| match &validated.defect {
            Defect::Assertion { span, .. } => *span == place,
            _ => false,
        })
    };
    claims.filter(fails).collect()
}

/// Half of the time that is left.
fn halfway(deadline: Instant) -> Instant {
    let now = Instant::now();
    now + deadline.saturating_duration_since(now) / 2
}

/// Proves one form of the kernel; what is not proved is tried once more with loops unrolled.
fn prove_form(
    subject: &Subject,
    deadline: Option<Instant>,
    validate: &dyn Fn(&mut Attempt) -> Vec<Validated>,
    simulation: &Simulation,
) -> Result<(Attempt, Vec<Validated>), Error> {
    let unrolled = unroll(subject.kernel, subject.launch);
    let first = match unrolled {
        Some(_) => deadline.map(halfway),
        None => deadline,
    };
    let mut attempt = schedule::attempt(subject, first, Some(simulation))?;
    if !attempt.shown.is_empty() {
        let shown = std::mem::take(&mut attempt.shown);
        return Ok((attempt, shown));
    }
    let proved = attempt.evidence.proves();
    let mut validated = match attempt.evidence.alarms.is_empty() {
        true => None,
        false => Some(validate(&mut attempt)),
    };
    let shown = validated.iter().flatten().any(|j| j.shown_by.is_some());
    if let (Some(unrolled), false, false) = (&unrolled, proved, shown) {
        let kernel = unrolled;
        let second = Subject { kernel, ..*subject };
        let mut second = schedule::attempt(&second, deadline, None)?;
        if second.evidence.reasons.is_empty() {
            validated = second.evidence.proves().then(Vec::new);
            second.evidence.timings.extend(attempt.evidence.timings);
            attempt = second;
        } else {
            attempt.evidence.timings.extend(second.evidence.timings);
        }
    }
    let validated = match validated {
        None if !attempt.evidence.alarms.is_empty() => validate(&mut attempt),
        None if !attempt.evidence.proves() => {
            attempt.evidence.alarms = std::mem::take(&mut attempt.evidence.doubtful);
            let mut validated = validate(&mut attempt);
            validated.retain(|validated| validated.shown_by.is_some());
            validated
        }
        validated => validated.unwrap_or_default(),
    };
    Ok((attempt, validated))
}

/// Looks for defects in the first iterations of each loop, without invariants.
fn hunt(
    subject: &Subject,
    deadline: Option<Instant>,
    times: usize,
    validate: impl Fn(&mut Attempt) -> Vec<Validated>,
) -> Result<(Attempt, Vec<Validated>), Error> {
    let open = |message: String| Reason {
        kind: ReasonKind::Unwound,
        code: None,
        message,
        span: None,
    };
    let mut attempt = match unwind(subject.kernel, subject.launch, times) {
        Some(unwound) => {
            let kernel = &unwound.kernel;
            let unwound_subject = Subject { kernel, ..*subject };
            let mut attempt = schedule::attempt(&unwound_subject, deadline, None)?;
            if unwound.cut {
                let message = format!("loops were unwound {times} times, what comes later is open");
                attempt.evidence.reasons.push(open(message));
            }
            if unwound.ignores_invariants {
                let message = "invariants of the source are not checked where loops are unwound";
                attempt.evidence.reasons.push(open(message.to_owned()));
            }
            attempt
        }
        None => {
            let mut attempt = Attempt::default();
            let message = format!("with loops unwound {times} times the kernel is too large");
            attempt.evidence.reasons.push(open(message));
            attempt
        }
    };
    let validated = match attempt.evidence.proves() {
        true => Vec::new(),
        false => validate(&mut attempt),
    };
    Ok((attempt, validated))
}

/// What is found out about a kernel.
#[derive(Clone)]
pub struct Verified {
    pub report: KernelReport,
    /// For each defect of the report the run that shows it, where there is one.
    pub shown_by: Vec<Option<attempt::Attempt>>,
    /// A run that contradicts the proof.
    pub contradiction: Option<Validated>,
}

impl From<KernelReport> for Verified {
    /// Of a report without defects.
    fn from(report: KernelReport) -> Verified {
        Verified {
            report,
            shown_by: Vec::new(),
            contradiction: None,
        }
    }
}

/// Beyond the time that a kernel has, this part of it is for validating alarms.
const VALIDATION_PART: u32 = 20;

/// The time of each phase, with that of another attempt.
pub fn add_timings(total: &mut Vec<PhaseTime>, more: Vec<PhaseTime>) {
    for time in more {
        match total.iter_mut().find(|t| t.phase == time.phase) {
            Some(known) => known.ms += time.ms,
            None => total.push(time),
        }
    }
}

/// The arrays on which races were not looked for.
fn unchecked(kernel: &Kernel, given: &Given) -> Vec<String> {
    let objects = given.unchecked.iter().map(|&id| &kernel.objects[id]);
    objects.map(|object| object.name.clone()).collect()
}

/// Which element of an array behind some pointer it is does not show in the address.
fn hide_made_up_elements(kernel: &Kernel, defect: &mut Defect) {
    let Defect::Race { array, element, .. } = defect else {
        return;
    };
    let mut objects = kernel.objects.values();
    if objects.any(|o| o.kind == ObjectKind::Pointees && o.name == *array) {
        *element = None;
    }
}
