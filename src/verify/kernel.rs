//! One kernel: the pairs of threads to look at, their reductions, the verdict.

use std::cell::Cell;
use std::time::{Duration, Instant};

use super::given::Given;
use super::prove::{Attempt, Glance, Subject};
use super::{Error, alarms, axioms, believable, contradiction, launch, order, phase, protocol};
use crate::analysis::convergence;
use crate::analysis::uniformity::Pairing;
use crate::frontend::Language;
use crate::kir::launch::Launch;
use crate::kir::{Geometry, Inst, Kernel, Module, Object, ObjectKind};
use crate::options::{BenignRaces, Engine, SolverChoice, VerifyOptions};
use crate::replay::attempt;
use crate::replay::judge::{self, Alarm, Case, Judged};
use crate::report::model::{
    Defect, KernelReport, LaunchReport, PhaseTime, Reason, ReasonKind, Verdict,
};
use crate::smt::locate::LocateError;
use crate::transform::{unroll, unwind};
use crate::twothread::reduce::Request;
use crate::vc;

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
            Pairing::SameWarp => "two threads of one warp",
        }
    }
}

/// The pairs of threads that the launch has. Those of a warp are looked at by themselves
/// where it is not plain that they come together to the operations of warps.
pub fn pairings(kernel: &Kernel, launch: &Launch, options: &VerifyOptions) -> Vec<Pair> {
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
    if convergence::is_open(kernel, launch) {
        pairs.push(Pair {
            pairing: Pairing::SameWarp,
            alone: false,
        });
    }
    pairs
}

pub fn request<'a>(
    module: &'a Module,
    kernel: &'a Kernel,
    launch: &'a Launch,
    pair: Pair,
    given: &'a Given,
    options: &VerifyOptions,
) -> Request<'a> {
    Request {
        module,
        kernel,
        launch,
        pairing: pair.pairing,
        assumes: given.assumes.clone(),
        axioms: &given.axioms,
        only_divergence: options.only_divergence || pair.alone,
        tolerate_same_value: options.benign_races != BenignRaces::Deny,
        warp_sync: options.warp_sync,
        check_bounds: options.check_bounds,
        extents: &given.extents,
        no_wrap: options.assume_no_wrap,
        infer: options.infer,
        optimisations: options.optimisations,
        race_free: &given.unchecked,
    }
}

/// Verifies one kernel; of its time `spent` is over.
///
/// # Errors
/// The launch is not legal for the kernel, or no solver is installed.
pub fn verify(
    module: &Module,
    index: usize,
    language: Language,
    given: &Given,
    options: &VerifyOptions,
    spent: Duration,
) -> Result<Verified, Error> {
    let kernel = &module.kernels[index];
    let start = Instant::now();
    let launch = launch::resolve(kernel, options)?;
    let subject = Subject {
        module,
        kernel,
        launch: &launch,
        given,
        options,
        deadline: options
            .timeout
            .map(|limit| Instant::now() + limit.saturating_sub(spent)),
    };
    // What is found in the last moment is judged, too.
    let judged_by = options.timeout.zip(subject.deadline);
    let judged_by = judged_by.map(|(limit, deadline)| deadline + limit / JUDGING_PART);
    let limit = options.error_limit.max(1);
    let look = |look: &mut dyn FnMut(&Case)| {
        alarms::with_case(module, index, &launch, language, given, options, |case| {
            look(&Case {
                deadline: judged_by,
                ..*case
            });
        });
    };
    let judge = |attempt: &mut Attempt| {
        let start = Instant::now();
        let alarms = std::mem::take(&mut attempt.alarms);
        let mut judged = Vec::new();
        look(&mut |case| judged = judge::judge(case, &alarms, limit));
        let time = phase("replay", start, Instant::now());
        attempt.timings.push(time);
        judged
    };
    let glanced = Cell::new(false);
    let glance = |alarms: &[Alarm]| {
        glanced.set(true);
        let mut judged = Vec::new();
        look(&mut |case| judged = judge::glance(case, alarms, limit));
        judged
    };
    let (mut attempt, mut judged) = match options.find_bugs {
        Some(times) => hunt(&subject, times, judge)?,
        None => prove(&subject, judge, &glance)?,
    };
    if options.engine == Engine::Auto {
        let start = Instant::now();
        look(&mut |case| order::settle(case, &mut judged, limit, subject.deadline));
        let time = phase("exploration", start, Instant::now());
        attempt.timings.push(time);
    }

    let mut report = KernelReport {
        kernel: kernel.name.clone(),
        launch: LaunchReport {
            block: launch.block.map(|s| s.fixed()),
            grid: launch.grid.map(|s| s.fixed()),
        },
        verdict: Verdict::Proved,
        unchecked_arrays: unchecked(kernel, given),
        assumptions: assumptions(module, kernel, &launch, language, &attempt, given, options),
        engines: attempt.engines,
        reasons: attempt.reasons,
        defects: Vec::new(),
        benign_races: attempt.benign_races,
        remarks: Vec::new(),
        warnings: Vec::new(),
        printed: Vec::new(),
        candidates: attempt.candidates,
        operations: None,
        timings: Vec::new(),
    };
    report
        .warnings
        .extend(axioms::remarks(&given.axioms, kernel));
    if let Some(warning) = aliasing_warning(kernel) {
        report.warnings.push(warning);
    }
    add_timings(&mut report.timings, attempt.timings);
    let mut shown_by = Vec::new();
    judged.sort_by_key(|judged| judged.defect.takes_many_blocks(&report.launch));
    for mut judged in judged {
        hide_made_up_elements(kernel, &mut judged.defect);
        report.defects.push(judged.defect);
        shown_by.push(judged.shown_by);
    }
    report.verdict = match (report.defects.is_empty(), report.reasons.is_empty()) {
        (false, _) => Verdict::Defect,
        (true, false) => Verdict::Inconclusive,
        (true, true) => Verdict::Proved,
    };
    if report.verdict == Verdict::Proved
        && protocol::is_contradictory(module, kernel, &launch, given, options, judged_by)?
    {
        return Err(Error::Launch {
            kernel: kernel.name.clone(),
            message: "no launch and no arguments satisfy what is assumed of them: the sizes, \
                      --assume, --args and the kernel's own requirements exclude each other"
                .into(),
        });
    }
    // Where runs were glanced at before, they have been tried already.
    let mut contradiction = None;
    if report.verdict == Verdict::Proved && !glanced.get() {
        let tried = Instant::now();
        let time = (tried - start) / SHARE_OF_DOUBT;
        look(&mut |case| contradiction = judge::doubt(case, time));
        let time = phase("replay", tried, Instant::now());
        add_timings(&mut report.timings, vec![time]);
    }
    let verified = Verified {
        report,
        shown_by,
        contradiction: None,
    };
    Ok(contradiction::doubted(verified, contradiction))
}

/// Of the time that a proof took, this part is for trying it.
const SHARE_OF_DOUBT: u32 = 10;

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
        kernel: kernel.name.clone(),
        launch: LaunchReport {
            block: launch.block.map(|s| s.fixed()),
            grid: launch.grid.map(|s| s.fixed()),
        },
        verdict: Verdict::Inconclusive,
        reasons: vec![Reason {
            kind,
            message,
            span: None,
        }],
        unchecked_arrays: Vec::new(),
        assumptions: Vec::new(),
        engines: Vec::new(),
        defects: Vec::new(),
        benign_races: Vec::new(),
        remarks: Vec::new(),
        warnings: Vec::new(),
        printed: Vec::new(),
        candidates: Vec::new(),
        operations: None,
        timings: Vec::new(),
    }
}

/// Proves the kernel; what is not proved is tried once more with loops unrolled.
fn prove(
    subject: &Subject,
    judge: impl Fn(&mut Attempt) -> Vec<Judged>,
    glance: &Glance,
) -> Result<(Attempt, Vec<Judged>), Error> {
    let unrolled = unroll(subject.kernel, subject.launch);
    let mut first = *subject;
    if let (Some(deadline), true) = (subject.deadline, unrolled.is_some()) {
        let now = Instant::now();
        first.deadline = Some(now + deadline.saturating_duration_since(now) / 2);
    }
    let mut attempt = first.attempt(Some(glance))?;
    if !attempt.shown.is_empty() {
        let shown = std::mem::take(&mut attempt.shown);
        return Ok((attempt, shown));
    }
    let proved = attempt.proved();
    let mut judged = match attempt.alarms.is_empty() {
        true => None,
        false => Some(judge(&mut attempt)),
    };
    let shown = judged.iter().flatten().any(|j| j.shown_by.is_some());
    if let (Some(unrolled), false, false) = (&unrolled, proved, shown) {
        let mut second = Subject {
            kernel: unrolled,
            ..*subject
        }
        .attempt(None)?;
        if second.reasons.is_empty() {
            judged = second.proved().then(Vec::new);
            second.timings.extend(attempt.timings);
            attempt = second;
        } else {
            attempt.timings.extend(second.timings);
        }
    }
    let judged = match judged {
        None if !attempt.alarms.is_empty() => judge(&mut attempt),
        None if !attempt.proved() => {
            attempt.alarms = std::mem::take(&mut attempt.doubtful);
            let mut judged = judge(&mut attempt);
            judged.retain(|judged| judged.shown_by.is_some());
            judged
        }
        judged => judged.unwrap_or_default(),
    };
    Ok((attempt, judged))
}

/// Looks for defects in the first iterations of each loop, without invariants.
fn hunt(
    subject: &Subject,
    times: usize,
    judge: impl Fn(&mut Attempt) -> Vec<Judged>,
) -> Result<(Attempt, Vec<Judged>), Error> {
    let open = |message: String| Reason {
        kind: ReasonKind::Unwound,
        message,
        span: None,
    };
    let mut attempt = match unwind(subject.kernel, subject.launch, times) {
        Some(unwound) => {
            let kernel = &unwound.kernel;
            let mut attempt = Subject { kernel, ..*subject }.attempt(None)?;
            if unwound.cut {
                let message = format!("loops were unwound {times} times, what comes later is open");
                attempt.reasons.push(open(message));
            }
            if unwound.ignores_invariants {
                let message = "invariants of the source are not checked where loops are unwound";
                attempt.reasons.push(open(message.to_owned()));
            }
            attempt
        }
        None => {
            let mut attempt = Attempt::default();
            let message = format!("with loops unwound {times} times the kernel is too large");
            attempt.reasons.push(open(message));
            attempt
        }
    };
    let judged = match attempt.proved() {
        true => Vec::new(),
        false => judge(&mut attempt),
    };
    Ok((attempt, judged))
}

/// What is found out about a kernel.
pub struct Verified {
    pub report: KernelReport,
    /// For each defect of the report the run that shows it, where there is one.
    pub shown_by: Vec<Option<attempt::Attempt>>,
    /// A run that contradicts the proof.
    pub contradiction: Option<Judged>,
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
        wishes: vc::Wishes::default(),
    })
}

pub fn solver_reason(reason: &vc::Reason) -> Reason {
    let kind = match reason {
        vc::Reason::Unsupported(_) => ReasonKind::Unsupported,
        vc::Reason::Timeout => ReasonKind::Timeout,
        vc::Reason::Solver(_) => ReasonKind::Solver,
        vc::Reason::Resources(_) => ReasonKind::Resources,
    };
    Reason {
        kind,
        message: reason.to_string(),
        span: None,
    }
}

/// Beyond the time that a kernel has, this part of it is for judging alarms.
const JUDGING_PART: u32 = 20;
/// Seconds for one query where the user sets none.
const DEFAULT_QUERY_TIMEOUT: Duration = Duration::from_secs(30);
/// Memory of one solver process where the user sets none.
const DEFAULT_MEMORY_MIB: u64 = 4096;

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
    module: &Module,
    kernel: &Kernel,
    launch: &Launch,
    language: Language,
    attempt: &Attempt,
    given: &Given,
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
    if options.only_divergence {
        list.push("there are no races, which were not looked for".into());
    } else if options.only_intra_block && launch::blocks(launch) != Some(1) {
        list.push("different blocks do not race, which was not looked for".into());
    }
    if pointer_params(kernel).count() > 1 {
        list.push("different pointer parameters point to different arrays".into());
    }
    let behind = |o: &&Object| o.kind == ObjectKind::Pointees;
    list.extend(kernel.objects.values().filter(behind).map(|object| {
        let name = object.name.trim_end_matches("[..]");
        format!(
            "pointers at different places of `{name}` point to different arrays, to which nothing \
             else points"
        )
    }));
    if attempt.assumes_no_signed_overflow {
        list.push(
            "signed arithmetic on parameters and loaded values does not overflow, nor does \
             that of pointers (undefined behaviour otherwise), and signed counters that such \
             values bound do not wrap"
                .into(),
        );
    }
    if attempt.assumes_no_division_by_zero {
        list.push("integers are not divided by zero (undefined behaviour otherwise)".into());
    }
    if attempt.assumes_progress {
        list.push(
            "every wait at a barrier for a part of the block, or for a phase of one, ends".into(),
        );
        list.push("no thread arrives at a barrier more than 2^30 times".into());
        list.push("barrier objects are initialised before they are used".into());
        list.push("threads of a warp come together to barriers with a name".into());
    }
    if attempt.assumes_counters_do_not_wrap {
        list.push("counters that threads draw values from by atomic additions do not wrap".into());
    }
    if attempt.assumes_amounts_are_not_negative {
        list.push(
            "what is added to counters whose values are places, and is a parameter, loaded or \
             made of such, is not negative"
                .into(),
        );
    }
    if attempt.assumes_array_bytes || options.max_array_bytes.is_some() {
        list.push(format!(
            "no array has more than {} bytes (--max-array-bytes)",
            believable::most_bytes(options)
        ));
    }
    list.extend(believable::taken_for_granted(kernel, launch, options));
    list.extend(
        attempt
            .starts_at_zero
            .iter()
            .map(|name| format!("the counter `{name}` is zero when the kernel starts")),
    );
    list.extend(module.assumptions.iter().cloned());
    list.extend(kernel.granted.iter().cloned());
    list.extend(kernel.pure_externals.iter().map(|name| {
        format!("external function `{name}` has no effect on memory and contains no barrier")
    }));
    if let Some(size) = options.warp_sync {
        list.push(format!(
            "threads of a warp of {size} run in lockstep, the sides of a branch one after the other"
        ));
    }
    if convergence::may_name_missing_lanes(kernel, launch) {
        list.push(
            "lanes that the last warp of a block does not have need not come to operations of \
             the warp, and no lane asks for their values"
                .into(),
        );
    }
    if options.block.is_none() || options.grid.is_none() {
        list.push("the launch has rows and layers only where the kernel reads y and z".into());
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
    let uses_offset = options.global_offset.is_none()
        && kernel.insts.values().any(|data| {
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
    list.extend(
        options
            .args
            .iter()
            .filter(|args| args.kernel == kernel.name || args.kernel == kernel.symbol)
            .map(|args| format!("--args '{}'", args.text)),
    );
    let stated = given.axioms.stated.iter();
    list.extend(stated.map(|stated| format!("the axiom `{}`", stated.text)));
    list.extend(
        unchecked(kernel, given).iter().map(|array| {
            format!("accesses to `{array}` do not race: --check-arrays leaves them out")
        }),
    );
    list.extend(options.extents.iter().map(|extent| {
        let (array, elements) = (&extent.array, &extent.elements.text);
        format!("--extent '{array}={elements}'")
    }));
    list
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
