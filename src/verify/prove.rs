//! The engines on one form of a kernel: what they prove, and what they leave open.

use std::collections::BTreeSet;
use std::thread::ScopedJoinHandle;
use std::time::{Duration, Instant};

use super::given::Given;
use super::kernel::{Pair, pairings, request, settings, solver_reason};
use super::{Error, apart, believable, phase, protocol};
use crate::analysis::uniformity::Pairing;
use crate::evidence::{Assumption, Assumptions};
use crate::ivl::{self, Attr, AttrArg, Stmt};
use crate::kir::launch::{Launch, Size};
use crate::kir::{AnnotationKind, Inst, Kernel, Module, ObjectId};
use crate::options::{BenignRaces, Engine, VerifyOptions};
use crate::replay::judge::Judged;
use crate::report::model::{
    self, Candidate, Confidence, Defect, PhaseTime, Reason, ReasonKind, Span,
};
use crate::report::scenario::Alarm;
use crate::twothread::diagnose::Diagnosis;
use crate::twothread::lower::waits_apart;
use crate::twothread::program::{self, AccessKind};
use crate::twothread::reduce::{Reduction, Rejected, Request, reduce};
use crate::vc;

/// What is to be proved.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    pub module: &'a Module,
    /// A kernel of the module, or an equal one in another form.
    pub kernel: &'a Kernel,
    pub launch: &'a Launch,
    pub given: &'a Given,
    pub options: &'a VerifyOptions,
    pub deadline: Option<Instant>,
}

/// What comes of it.
#[derive(Default)]
pub struct Attempt {
    pub engines: Vec<model::Engine>,
    pub reasons: Vec<Reason>,
    pub alarms: Vec<Alarm>,
    /// Possible races of protocols, on which another engine was more precise or got
    /// to no end: they count if a run shows them.
    pub doubtful: Vec<Alarm>,
    /// What a glance at some runs showed; nothing else was looked for then.
    pub shown: Vec<Judged>,
    /// Races of equal values that do not count.
    pub benign_races: Vec<Defect>,
    /// The guessed invariants, where they are asked for.
    pub candidates: Vec<Candidate>,
    pub assumptions: Assumptions,
    pub timings: Vec<PhaseTime>,
}

/// A short look at runs for defects, beginning with what alarms say.
pub type Glance<'a> = dyn Fn(&[Alarm]) -> Vec<Judged> + 'a;

impl Subject<'_> {
    /// Runs the engines that the options ask for; with a glance at runs between them, so
    /// that no engine looks for long for what a run shows at once.
    ///
    /// # Errors
    /// No solver is installed.
    pub fn attempt(&self, glance: Option<&Glance>) -> Result<Attempt, Error> {
        let Subject {
            module,
            kernel,
            launch,
            given,
            options,
            deadline,
        } = *self;
        let mut pairs = pairings(kernel, launch, options);
        let mut results = Vec::new();
        let mut engines = Vec::new();
        let mut race_free: Vec<(Pairing, BTreeSet<ObjectId>)> = Vec::new();
        let mut doubtful = Vec::new();
        let mut shown = Vec::new();
        if options.engine != Engine::TwoThread && pairs.iter().all(|pair| !pair.alone) {
            let kinds = pairs.iter().map(|pair| pair.pairing);
            let kinds: Vec<Pairing> = kinds.filter(|kind| *kind != Pairing::SameWarp).collect();
            let findings = protocol::run(module, kernel, launch, &kinds, given, options, deadline)?;
            // What annotations say of accesses has to be recorded, and what they read
            // before barriers has to be checked.
            if !speaks_of_accesses(kernel) {
                let free = |&kind| (kind, &findings.race_free(kind) | &given.unchecked);
                race_free = kinds.iter().map(free).collect();
            }
            let mut result = PairResult {
                assumptions: findings.assumptions,
                timings: findings.timings,
                ..PairResult::default()
            };
            engines.push(model::Engine::Protocol);
            result.benign_races = findings.benign_races;
            if options.engine == Engine::Protocol {
                result.reasons = findings.reasons;
                result.alarms = findings.alarms;
                pairs.retain(|pair| pair.pairing == Pairing::SameWarp);
            } else {
                // A race that is certainly there needs no second opinion.
                let (sure, rest): (Vec<Alarm>, Vec<Alarm>) =
                    findings.alarms.into_iter().partition(is_provable);
                let certain = !sure.is_empty();
                result.alarms = sure;
                doubtful = rest;
                if certain {
                    pairs.clear();
                }
                pairs.retain(|pair| !findings.proved.contains(&pair.pairing));
                let claims = options.check_bounds || states_claims(kernel);
                // What threads of a warp owe each other alone is settled soon.
                let open = pairs.iter().any(|pair| pair.pairing != Pairing::SameWarp);
                if let (Some(glance), true, false) = (glance, open, claims) {
                    let start = Instant::now();
                    shown = glance(&doubtful);
                    let time = phase("replay", start, Instant::now());
                    result.timings.push(time);
                }
                if !shown.is_empty() {
                    pairs.clear();
                }
                let nothing = findings.proved.is_empty() && !certain;
                if nothing
                    && race_free
                        .iter()
                        .all(|(_, objects)| objects.is_subset(&given.unchecked))
                {
                    engines.clear();
                    result.assumptions = Assumptions::default();
                }
            }
            results.push(result);
        }
        if !pairs.is_empty() {
            engines.push(model::Engine::TwoThread);
        }
        let run = |pair: Pair| -> Result<PairResult, Error> {
            let known = race_free.iter().find(|(kind, _)| *kind == pair.pairing);
            let request = Request {
                race_free: known.map_or(&given.unchecked, |(_, objects)| objects),
                ..request(module, kernel, launch, pair, given, options)
            };
            match pair.pairing == Pairing::SameBlock && waits_apart(kernel, launch) {
                true if pair.alone => Ok(PairResult {
                    reasons: vec![Reason {
                        kind: ReasonKind::Unsupported,
                        message: "waiting for phases of barriers by a single thread is not \
                                  supported"
                            .into(),
                        span: None,
                    }],
                    ..PairResult::default()
                }),
                true => apart::verify(&request, options, deadline),
                false => verify_pair(&request, options, deadline),
            }
        };
        let more: Vec<PairResult> = std::thread::scope(|scope| {
            let handles: Vec<_> = pairs
                .iter()
                .map(|&pair| {
                    let builder = std::thread::Builder::new();
                    (pair, builder.spawn_scoped(scope, move || run(pair)))
                })
                .collect();
            handles
                .into_iter()
                .map(|(pair, handle)| match handle.map(ScopedJoinHandle::join) {
                    Ok(Ok(result)) => result,
                    Ok(Err(panic)) => std::panic::resume_unwind(panic),
                    // Where there can be no more threads, this one does it.
                    Err(_) => run(pair),
                })
                .collect::<Result<Vec<_>, _>>()
        })?;
        results.extend(more);
        let mut attempt = Attempt {
            engines,
            doubtful,
            shown,
            ..Attempt::default()
        };
        for result in results {
            attempt.add(result);
        }
        // That waiting does not end is not looked for otherwise.
        let waits = attempt.assumptions.contains(&Assumption::WaitingEnds);
        if let (Some(glance), true, true) = (glance, waits, attempt.proved()) {
            let start = Instant::now();
            attempt.shown.extend(glance(&attempt.doubtful));
            let time = phase("replay", start, Instant::now());
            attempt.timings.push(time);
        }
        for alarm in attempt.alarms.iter_mut().chain(&mut attempt.doubtful) {
            for dim in 0..3 {
                let open = |size: &mut u32, known: Size| match known.fixed() {
                    Some(known) if *size == 0 => *size = known,
                    _ => {}
                };
                open(&mut alarm.scenario.block[dim], launch.block[dim]);
                open(&mut alarm.scenario.grid[dim], launch.grid[dim]);
            }
        }
        Ok(attempt)
    }
}

impl Attempt {
    pub fn proved(&self) -> bool {
        self.reasons.is_empty() && self.alarms.is_empty()
    }

    fn add(&mut self, result: PairResult) {
        for reason in result.reasons {
            if !self.reasons.contains(&reason) {
                self.reasons.push(reason);
            }
        }
        for alarm in result.alarms {
            if !self
                .alarms
                .iter()
                .any(|a| a.defect.same_place(&alarm.defect))
            {
                self.alarms.push(alarm);
            }
        }
        self.doubtful.extend(result.doubtful);
        self.candidates.extend(result.candidates);
        for race in result.benign_races {
            if !self.benign_races.iter().any(|r| r.same_place(&race)) {
                self.benign_races.push(race);
            }
        }
        self.assumptions.extend(result.assumptions);
        self.timings.extend(result.timings);
    }
}

pub(super) fn candidates(outcome: &vc::Outcome, pairing: Pairing) -> Vec<Candidate> {
    let pair = match pairing {
        Pairing::SameBlock => "threads of one block",
        Pairing::DifferentBlocks => "threads of different blocks",
        Pairing::SameWarp => "threads of one warp",
    };
    let rule = |attrs: &[Attr]| {
        let found = attrs
            .iter()
            .find(|attr| attr.name.as_str() == "candidate")?;
        match found.args.first()? {
            AttrArg::Str(rule) => Some(rule.clone()),
            AttrArg::Expr(_) => None,
        }
    };
    let candidates = outcome.candidates.iter();
    candidates
        .map(|candidate| Candidate {
            rule: rule(&candidate.attrs).unwrap_or_default(),
            kept: candidate.kept,
            pair: pair.to_owned(),
            invariant: candidate.expr.clone(),
        })
        .collect()
}

fn speaks_of_accesses(kernel: &Kernel) -> bool {
    kernel.insts.values().any(|data| {
        let Inst::Annotation { kind, .. } = data.inst else {
            return false;
        };
        let of_barriers = matches!(
            kind,
            AnnotationKind::BarrierInvariant | AnnotationKind::BarrierInvariantPair
        );
        of_barriers || kind.speaks_of_accesses()
    })
}

/// Does the source state what has to hold? Each claim is judged then, whatever else runs
/// show.
fn states_claims(kernel: &Kernel) -> bool {
    kernel.insts.values().any(|data| {
        let Inst::Annotation { kind, .. } = data.inst else {
            return false;
        };
        !matches!(
            kind,
            AnnotationKind::Assume
                | AnnotationKind::Requires
                | AnnotationKind::RequiresFreshArray
                | AnnotationKind::Axiom
        )
    })
}

fn is_provable(alarm: &Alarm) -> bool {
    matches!(
        alarm.defect,
        Defect::Race {
            confidence: Confidence::Provable,
            ..
        }
    )
}

/// What one kind of pair gives.
#[derive(Default)]
pub(super) struct PairResult {
    pub(super) reasons: Vec<Reason>,
    pub(super) alarms: Vec<Alarm>,
    pub(super) doubtful: Vec<Alarm>,
    pub(super) benign_races: Vec<Defect>,
    pub(super) candidates: Vec<Candidate>,
    pub(super) assumptions: Assumptions,
    pub(super) timings: Vec<PhaseTime>,
}

fn verify_pair(
    request: &Request,
    options: &VerifyOptions,
    deadline: Option<Instant>,
) -> Result<PairResult, Error> {
    let start = Instant::now();
    let spans = &request.module.spans;
    let mut result = PairResult::default();
    let reduction = match reduce(request) {
        Ok(reduction) => reduction,
        Err(rejected) => {
            result.reasons = reasons(rejected, request);
            result
                .timings
                .push(phase("reduction", start, Instant::now()));
            return Ok(result);
        }
    };
    result.assumptions = reduction.assumptions.clone();
    let reduced = Instant::now();
    result.timings.push(phase("reduction", start, reduced));
    if !has_assertions(&reduction.dual) {
        return Ok(result);
    }
    let settings = vc::Options {
        wishes: believable::wishes(request, &reduction.lowered, options),
        ..settings(options, deadline)?
    };
    let outcome = vc::verify(&reduction.dual, reduction.lowered.name.as_str(), &settings);
    result
        .timings
        .push(phase("solver", reduced, Instant::now()));
    if options.infer_info {
        result.candidates = candidates(&outcome, request.pairing);
    }
    let diagnosis = Diagnosis {
        program: &reduction.instrumented,
        claims: &reduction.claims,
        launch: request.launch,
        spans,
    };
    for failure in &outcome.failures {
        match diagnosis.alarm(failure) {
            Ok(alarm) => result.alarms.push(alarm),
            Err(unsupported) => result.reasons.push(unsupported.reason(spans)),
        }
    }
    let bytes = believable::array_bytes(outcome.leaves_out, options);
    result.assumptions.extend(bytes);
    if let vc::Status::Inconclusive(reason) = &outcome.status {
        result.reasons.push(solver_reason(reason));
    }
    let quiet = options.benign_races != BenignRaces::Warn;
    if outcome.status == vc::Status::Verified && !quiet && may_write_one_value(&reduction) {
        result.benign_races = benign_races(request, &settings, &outcome);
        result
            .timings
            .push(phase("benign races", reduced, Instant::now()));
    }
    Ok(result)
}

/// Are there writes that may write the same value on purpose? Only then is it
/// worth a second proof to tell about it.
fn may_write_one_value(reduction: &Reduction) -> bool {
    let blocks = &reduction.instrumented.blocks;
    blocks
        .iter()
        .flat_map(|block| &block.stmts)
        .any(|stmt| match stmt {
            program::Stmt::Check(access) => access.kind == AccessKind::Write && access.deliberate,
            _ => false,
        })
}

/// The races that only unordered writes of one value make. The invariants that
/// held before are proved again, the others are not tried.
fn benign_races(request: &Request, settings: &vc::Options, tolerant: &vc::Outcome) -> Vec<Defect> {
    let strict = Request {
        tolerate_same_value: false,
        assumes: request.assumes.clone(),
        ..*request
    };
    let Ok(mut reduction) = reduce(&strict) else {
        return Vec::new();
    };
    let mut kept = tolerant.candidates.iter().map(|candidate| candidate.kept);
    for procedure in &mut reduction.dual.procedures {
        for block in procedure.body.iter_mut().flat_map(|body| &mut body.blocks) {
            block
                .stmts
                .retain(|stmt| !is_candidate(stmt) || kept.next() == Some(true));
        }
    }
    let limit = Instant::now() + BENIGN_LIMIT;
    let hint = vc::Options {
        deadline: Some(settings.deadline.map_or(limit, |end| end.min(limit))),
        ..settings.clone()
    };
    let outcome = vc::verify(&reduction.dual, reduction.lowered.name.as_str(), &hint);
    let diagnosis = Diagnosis {
        program: &reduction.instrumented,
        claims: &reduction.claims,
        launch: request.launch,
        spans: &request.module.spans,
    };
    let alarms = outcome.failures.iter().map(|f| diagnosis.alarm(f));
    let mut races: Vec<Defect> = alarms.flatten().map(|alarm| alarm.defect).collect();
    for race in &mut races {
        if let Defect::Race { same_value, .. } = race {
            *same_value = true;
        }
    }
    races
}

/// How long to look for races that are only worth a warning.
const BENIGN_LIMIT: Duration = Duration::from_secs(3);
fn has_assertions(program: &ivl::Program) -> bool {
    let is_claim = |stmt: &Stmt| matches!(stmt, Stmt::Assert { .. }) && !is_candidate(stmt);
    program
        .procedures
        .iter()
        .filter_map(|p| p.body.as_ref())
        .flat_map(|body| &body.blocks)
        .any(|block| block.stmts.iter().any(is_claim))
}

fn is_candidate(stmt: &Stmt) -> bool {
    match stmt {
        Stmt::Assert { attrs, .. } => attrs.iter().any(|a| a.name.as_str() == "candidate"),
        _ => false,
    }
}

pub(super) fn reasons(rejected: Rejected, request: &Request) -> Vec<Reason> {
    let spans = &request.module.spans;
    match rejected {
        Rejected::Irreducible(cycle) => vec![Reason {
            kind: ReasonKind::Unsupported,
            message: "a cycle with several entries (`goto` into a loop) is not supported".into(),
            span: request.kernel.blocks[cycle.block]
                .span
                .map(|s| Span::of(spans, s)),
        }],
        Rejected::Unsupported(list) => list
            .iter()
            .map(|unsupported| unsupported.reason(spans))
            .collect(),
    }
}
