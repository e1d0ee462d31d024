//! One kernel: the pairs of threads to look at, their reductions, the verdict.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use super::{Error, alarms, launch, phase, protocol};
use crate::analysis::uniformity::Pairing;
use crate::frontend::Language;
use crate::ivl::{self, Expr, Stmt};
use crate::kir::launch::{Launch, Size};
use crate::kir::{AnnotationKind, Geometry, Inst, Kernel, Module, ObjectId, ObjectKind};
use crate::options::{BenignRaces, Engine, SolverChoice, VerifyOptions};
use crate::replay::attempt::Attempt;
use crate::replay::judge::Alarm;
use crate::report::model::{
    self, Confidence, Defect, KernelReport, LaunchReport, PhaseTime, Reason, ReasonKind, Span,
    Verdict,
};
use crate::smt::locate::LocateError;
use crate::twothread::assume;
use crate::twothread::diagnose::Diagnosis;
use crate::twothread::program::{self, AccessKind};
use crate::twothread::reduce::{Reduction, Rejected, Request, reduce};
use crate::vc;

/// The user's assumptions by kernel; one that names parameters of some kernels
/// only is an assumption on those.
pub struct Assumes {
    by_kernel: Vec<Vec<Expr>>,
}

/// One kind of pair of threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    pub pairing: Pairing,
    /// The launch has one thread: there is nothing to race with.
    pub alone: bool,
}

impl Pair {
    pub fn describe(self) -> &'static str {
        match self.pairing {
            Pairing::SameBlock => "two threads of one block",
            Pairing::DifferentBlocks => "two threads of different blocks",
        }
    }
}

impl Assumes {
    /// # Errors
    /// An assumption that is about none of the kernels.
    pub fn new(module: &Module, kernels: &[usize], options: &VerifyOptions) -> Result<Self, Error> {
        let mut by_kernel = vec![Vec::new(); module.kernels.len()];
        for assumption in &options.assumes {
            let mut used = false;
            let mut problem = String::new();
            for &index in kernels {
                let kernel = &module.kernels[index];
                let launch = launch::resolve(kernel, options)?;
                match assume::lower(&assumption.expr, kernel, &launch) {
                    Ok(expr) => {
                        used = true;
                        by_kernel[index].push(expr);
                    }
                    Err(error) => problem = error.message,
                }
            }
            if !used && !kernels.is_empty() {
                return Err(Error::Assume {
                    text: assumption.text.clone(),
                    message: problem,
                });
            }
        }
        Ok(Assumes { by_kernel })
    }

    /// What is assumed of the kernel with this index in the module.
    pub fn of(&self, kernel: usize) -> &[Expr] {
        &self.by_kernel[kernel]
    }
}

/// The pairs of threads that the launch has.
pub fn pairings(launch: &Launch, options: &VerifyOptions) -> Vec<Pair> {
    let mut pairs = Vec::new();
    let several_threads = launch::threads(launch) != Some(1);
    let several_blocks = launch::blocks(launch) != Some(1) && !options.only_intra_block;
    if several_threads {
        pairs.push(Pair {
            pairing: Pairing::SameBlock,
            alone: false,
        });
    }
    if several_blocks {
        pairs.push(Pair {
            pairing: Pairing::DifferentBlocks,
            alone: false,
        });
    }
    if pairs.is_empty() {
        pairs.push(Pair {
            pairing: Pairing::SameBlock,
            alone: true,
        });
    }
    pairs
}

pub fn request<'a>(
    module: &'a Module,
    kernel: &'a Kernel,
    launch: &'a Launch,
    pair: Pair,
    assumes: &Assumes,
    options: &VerifyOptions,
) -> Request<'a> {
    let index = module.kernels.iter().position(|k| std::ptr::eq(k, kernel));
    Request {
        module,
        kernel,
        launch,
        pairing: pair.pairing,
        assumes: index.map(|i| assumes.of(i).to_vec()).unwrap_or_default(),
        only_divergence: options.only_divergence || pair.alone,
        tolerate_same_value: options.benign_races != BenignRaces::Deny,
        warp_sync: options.warp_sync,
        check_bounds: options.check_bounds,
        infer: options.infer,
        race_free: &NOTHING,
    }
}

/// No object.
static NOTHING: BTreeSet<ObjectId> = BTreeSet::new();

/// Verifies one kernel.
///
/// # Errors
/// The launch is not legal for the kernel, or no solver is installed.
pub fn verify(
    module: &Module,
    index: usize,
    language: Language,
    assumes: &Assumes,
    options: &VerifyOptions,
) -> Result<Verified, Error> {
    let kernel = &module.kernels[index];
    let launch = launch::resolve(kernel, options)?;
    let deadline = options.timeout.map(|limit| Instant::now() + limit);
    let mut pairs = pairings(&launch, options);
    let mut results = Vec::new();
    let mut engines = Vec::new();
    let mut race_free: Vec<(Pairing, BTreeSet<ObjectId>)> = Vec::new();
    if options.engine != Engine::TwoThread && pairs.iter().all(|pair| !pair.alone) {
        let kinds: Vec<Pairing> = pairs.iter().map(|pair| pair.pairing).collect();
        let findings = protocol::run(
            module,
            kernel,
            &launch,
            &kinds,
            assumes.of(index),
            options,
            deadline,
        )?;
        // What annotations say of accesses has to be recorded.
        if !speaks_of_accesses(kernel) {
            race_free = kinds.iter().map(|&k| (k, findings.race_free(k))).collect();
        }
        let mut result = PairResult {
            assumes_no_signed_overflow: findings.assumes_no_signed_overflow,
            timings: findings.timings,
            ..PairResult::default()
        };
        engines.push(model::Engine::Protocol);
        if options.engine == Engine::Protocol {
            result.reasons = findings.reasons;
            result.alarms = findings.alarms;
            result.benign_races = findings.benign_races;
            pairs.clear();
        } else {
            // A race that is certainly there needs no second opinion.
            let certain = findings.alarms.iter().any(is_provable);
            if certain {
                result.alarms = findings.alarms.into_iter().filter(is_provable).collect();
                pairs.clear();
            }
            pairs.retain(|pair| !findings.proved.contains(&pair.pairing));
            let nothing = findings.proved.is_empty() && !certain;
            if nothing && race_free.iter().all(|(_, objects)| objects.is_empty()) {
                engines.clear();
                result.assumes_no_signed_overflow = false;
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
            race_free: known.map_or(&NOTHING, |(_, objects)| objects),
            ..request(module, kernel, &launch, pair, assumes, options)
        };
        verify_pair(&request, options, deadline)
    };
    let more: Vec<PairResult> = std::thread::scope(|scope| {
        let handles: Vec<_> = pairs
            .iter()
            .map(|&pair| scope.spawn(move || run(pair)))
            .collect();
        handles
            .into_iter()
            .map(|handle| match handle.join() {
                Ok(result) => result,
                Err(panic) => std::panic::resume_unwind(panic),
            })
            .collect::<Result<Vec<_>, _>>()
    })?;
    results.extend(more);

    let mut report = KernelReport {
        kernel: kernel.name.clone(),
        launch: LaunchReport {
            block: launch.block.map(|s| s.fixed()),
            grid: launch.grid.map(|s| s.fixed()),
        },
        verdict: Verdict::Proved,
        engines,
        reasons: Vec::new(),
        defects: Vec::new(),
        benign_races: Vec::new(),
        remarks: Vec::new(),
        assumptions: assumptions(kernel, &launch, language, &results, options),
        warnings: Vec::new(),
        printed: Vec::new(),
        operations: None,
        timings: Vec::new(),
    };
    if let Some(warning) = aliasing_warning(kernel) {
        report.warnings.push(warning);
    }
    let mut alarms: Vec<Alarm> = Vec::new();
    for result in results {
        for reason in result.reasons {
            if !report.reasons.contains(&reason) {
                report.reasons.push(reason);
            }
        }
        for alarm in result.alarms {
            if !alarms.iter().any(|a| a.defect.same_place(&alarm.defect)) {
                alarms.push(alarm);
            }
        }
        for race in result.benign_races {
            if !report.benign_races.iter().any(|r| r.same_place(&race)) {
                report.benign_races.push(race);
            }
        }
        add_timings(&mut report.timings, result.timings);
    }
    for alarm in &mut alarms {
        for dim in 0..3 {
            let open = |size: &mut u32, known: Size| match known.fixed() {
                Some(known) if *size == 0 => *size = known,
                _ => {}
            };
            open(&mut alarm.scenario.block[dim], launch.block[dim]);
            open(&mut alarm.scenario.grid[dim], launch.grid[dim]);
        }
    }
    let mut shown_by = Vec::new();
    if !alarms.is_empty() || !report.reasons.is_empty() {
        let start = Instant::now();
        for judged in alarms::judged(module, index, &launch, language, assumes, options, alarms) {
            report.defects.push(judged.defect);
            shown_by.push(judged.shown_by);
        }
        add_timings(
            &mut report.timings,
            vec![phase("replay", start, Instant::now())],
        );
    }
    report.verdict = match (report.defects.is_empty(), report.reasons.is_empty()) {
        (false, _) => Verdict::Defect,
        (true, false) => Verdict::Inconclusive,
        (true, true) => Verdict::Proved,
    };
    Ok(Verified { report, shown_by })
}

/// What is found out about a kernel.
pub struct Verified {
    pub report: KernelReport,
    /// For each defect of the report the run that shows it, where there is one.
    pub shown_by: Vec<Option<Attempt>>,
}

fn speaks_of_accesses(kernel: &Kernel) -> bool {
    kernel.insts.values().any(|data| {
        matches!(
            data.inst,
            Inst::Annotation {
                kind: AnnotationKind::HasRead
                    | AnnotationKind::HasWritten
                    | AnnotationKind::ReadOffset
                    | AnnotationKind::WriteOffset,
                ..
            }
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
struct PairResult {
    reasons: Vec<Reason>,
    alarms: Vec<Alarm>,
    benign_races: Vec<Defect>,
    assumes_no_signed_overflow: bool,
    assumes_counters_do_not_wrap: bool,
    timings: Vec<PhaseTime>,
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
    result.assumes_no_signed_overflow = reduction.assumes_no_signed_overflow;
    result.assumes_counters_do_not_wrap = reduction.assumes_counters_do_not_wrap;
    let reduced = Instant::now();
    result.timings.push(phase("reduction", start, reduced));
    if !has_assertions(&reduction.dual) {
        return Ok(result);
    }
    let settings = settings(options, deadline)?;
    let outcome = vc::verify(&reduction.dual, reduction.lowered.name.as_str(), &settings);
    result
        .timings
        .push(phase("solver", reduced, Instant::now()));
    let diagnosis = Diagnosis {
        program: &reduction.instrumented,
        launch: request.launch,
        spans,
    };
    result.alarms = outcome
        .failures
        .iter()
        .map(|failure| Alarm {
            defect: diagnosis.defect(failure),
            scenario: diagnosis.scenario(failure),
        })
        .collect();
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
    let hint = vc::Options {
        deadline: Some(Instant::now() + BENIGN_LIMIT),
        ..settings.clone()
    };
    let outcome = vc::verify(&reduction.dual, reduction.lowered.name.as_str(), &hint);
    let diagnosis = Diagnosis {
        program: &reduction.instrumented,
        launch: request.launch,
        spans: &request.module.spans,
    };
    let mut races: Vec<Defect> = outcome
        .failures
        .iter()
        .map(|f| diagnosis.defect(f))
        .collect();
    for race in &mut races {
        if let Defect::Race { same_value, .. } = race {
            *same_value = true;
        }
    }
    races
}

/// How to run the back end.
///
/// # Errors
/// A solver that the user asks for is not installed, or none is.
pub fn settings(options: &VerifyOptions, deadline: Option<Instant>) -> Result<vc::Options, Error> {
    let missing = |error: LocateError| Error::Solver(error.to_string());
    let solvers = match options.solver {
        Some(SolverChoice::Z3) => vc::solvers(vc::SolverChoice::Z3).map_err(missing)?,
        Some(SolverChoice::Cvc5) => vc::solvers(vc::SolverChoice::Cvc5).map_err(missing)?,
        Some(SolverChoice::Portfolio) => {
            vc::solvers(vc::SolverChoice::Portfolio).map_err(missing)?
        }
        None => vc::solvers(vc::SolverChoice::Portfolio)
            .or_else(|_| vc::solvers(vc::SolverChoice::Z3))
            .or_else(|error| vc::solvers(vc::SolverChoice::Cvc5).map_err(|_| error))
            .map_err(missing)?,
    };
    Ok(vc::Options {
        solvers,
        query_timeout: options.query_timeout.unwrap_or(DEFAULT_QUERY_TIMEOUT),
        deadline,
        memory_limit_mib: options.memory_limit.unwrap_or(DEFAULT_MEMORY_MIB),
        error_limit: options.error_limit.max(1),
        infer: options.infer,
    })
}

pub fn solver_reason(reason: &vc::Reason) -> Reason {
    let kind = match reason {
        vc::Reason::Unsupported(_) => ReasonKind::Unsupported,
        vc::Reason::Timeout => ReasonKind::Timeout,
        vc::Reason::Solver(_) => ReasonKind::Solver,
    };
    Reason {
        kind,
        message: reason.to_string(),
        span: None,
    }
}

/// How long to look for races that are only worth a warning.
const BENIGN_LIMIT: Duration = Duration::from_secs(3);
/// Seconds for one query where the user sets none.
const DEFAULT_QUERY_TIMEOUT: Duration = Duration::from_secs(30);
/// Memory of one solver process where the user sets none.
const DEFAULT_MEMORY_MIB: u64 = 4096;

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

fn reasons(rejected: Rejected, request: &Request) -> Vec<Reason> {
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
            .into_iter()
            .map(|unsupported| Reason {
                kind: ReasonKind::Unsupported,
                message: format!("{} is not supported", unsupported.construct),
                span: unsupported.span.map(|s| Span::of(spans, s)),
            })
            .collect(),
    }
}

fn add_timings(total: &mut Vec<PhaseTime>, more: Vec<PhaseTime>) {
    for time in more {
        match total.iter_mut().find(|t| t.phase == time.phase) {
            Some(known) => known.ms += time.ms,
            None => total.push(time),
        }
    }
}

/// What the verdict rests on, in the report's words.
fn assumptions(
    kernel: &Kernel,
    launch: &Launch,
    language: Language,
    results: &[PairResult],
    options: &VerifyOptions,
) -> Vec<String> {
    let mut list = vec![
        match options.check_bounds {
            false => "accesses stay inside the arrays they start in".to_string(),
            true => "accesses stay inside the arrays they start in where the size of these is not \
                     known, or where the array is a thread's own and the index constant"
                .to_string(),
        },
        "floating-point operations are functions of their operands".to_string(),
    ];
    if pointer_params(kernel).count() > 1 {
        list.push("different pointer parameters point to different arrays".into());
    }
    if results.iter().any(|r| r.assumes_no_signed_overflow) {
        list.push(
            "signed arithmetic on parameters and loaded values does not overflow (undefined \
             behaviour otherwise)"
                .into(),
        );
    }
    if results.iter().any(|r| r.assumes_counters_do_not_wrap) {
        list.push("counters that threads draw values from by atomic additions do not wrap".into());
    }
    list.extend(kernel.pure_externals.iter().map(|name| {
        format!("external function `{name}` has no effect on memory and contains no barrier")
    }));
    if let Some(size) = options.warp_sync {
        list.push(format!(
            "threads of a warp of {size} run in lockstep, the sides of a branch one after the other"
        ));
    }
    if options.block.is_none() || options.grid.is_none() {
        list.push("the launch has only the dimensions that the kernel asks for".into());
    }
    if launch.grid.iter().any(|s| s.fixed().is_none()) {
        list.push("the grid has at most 2147483647 threads in each dimension".into());
    }
    let copies = |inst: &Inst| matches!(inst, Inst::AsyncCopy { .. });
    if kernel.insts.values().any(|data| copies(&data.inst))
        && launch.block.iter().any(|s| s.fixed().is_none())
    {
        list.push("blocks that copy asynchronously have more than one thread".into());
    }
    let uses_offset = kernel.insts.values().any(|data| {
        matches!(
            data.inst,
            Inst::Geometry {
                query: Geometry::GlobalOffset,
                ..
            }
        )
    });
    if language == Language::OpenCl && uses_offset {
        list.push("the global offset of the launch is zero".into());
    }
    list.extend(
        options
            .assumes
            .iter()
            .map(|a| format!("--assume '{}'", a.text)),
    );
    list
}

fn pointer_params(kernel: &Kernel) -> impl Iterator<Item = (&str, bool)> {
    kernel
        .objects
        .values()
        .filter_map(|object| match object.kind {
            ObjectKind::Param { restrict } => Some((object.name.as_str(), restrict)),
            _ => None,
        })
}

fn aliasing_warning(kernel: &Kernel) -> Option<String> {
    let all: Vec<(&str, bool)> = pointer_params(kernel).collect();
    let open: Vec<String> = all
        .iter()
        .filter(|(_, restrict)| !restrict)
        .map(|(name, _)| format!("`{name}`"))
        .collect();
    (all.len() > 1 && !open.is_empty()).then(|| {
        format!(
            "assuming that {} do not alias; declare them `restrict` to promise it",
            open.join(", ")
        )
    })
}
