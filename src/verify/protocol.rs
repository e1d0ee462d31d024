//! The protocol engine on a kernel: what it proves, what it finds, and why it
//! leaves the rest to others.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use super::given::{Given, given};
use super::kernel::settings;
use super::{Error, believable, launch, load, phase, selected};
use crate::analysis::told::{self, Told};
use crate::analysis::uniformity::Pairing;
use crate::evidence::Assumptions;
use crate::frontend::Source;
use crate::ivl::Expr;
use crate::kir::launch::Launch;
use crate::kir::{AnnotationKind, Geometry, Inst, Kernel, Module, ObjectId};
use crate::options::{BenignRaces, Engine, ProtocolStage, VerifyOptions};
use crate::protocol::ast::{Mode, Protocol, Reach, Stmt};
use crate::protocol::check::check;
use crate::protocol::infer::{Inferred, Input, NotDescribed, conditions, infer, span};
use crate::protocol::parse::{parse, position};
use crate::protocol::prove::{self, Disagreement, Finding, Outcome, Prover};
use crate::protocol::stage::{self, Stage};
use crate::report::model::{
    AccessKind, AccessReport, Confidence, Defect, PhaseTime, Reason, ReasonKind, Span,
    ThreadReport, Value, Verdict,
};
use crate::report::scenario::{Alarm, Scenario};
use crate::smt::Term;
use crate::stack::on_large_stack;
use crate::twothread::geometry;
use crate::twothread::lower::param_symbol;
use crate::{smt, vc};

/// What protocols say of a kernel.
#[derive(Default)]
pub struct Findings {
    /// By kind of pair: objects that are free of races.
    pub race_free: Vec<(Pairing, BTreeSet<ObjectId>)>,
    /// Kinds of pairs of which nothing is open.
    pub proved: Vec<Pairing>,
    pub assumptions: Assumptions,
    /// Sizes that a scenario leaves open are zero.
    pub alarms: Vec<Alarm>,
    /// Races of equal values that do not count.
    pub benign_races: Vec<Defect>,
    pub reasons: Vec<Reason>,
    pub timings: Vec<PhaseTime>,
}

impl Findings {
    pub fn race_free(&self, pairing: Pairing) -> BTreeSet<ObjectId> {
        self.race_free
            .iter()
            .find(|(known, _)| *known == pairing)
            .map(|(_, objects)| objects.clone())
            .unwrap_or_default()
    }
}

/// Runs the engine on pairs of threads of one block, or of different blocks.
///
/// # Errors
/// No solver is installed.
pub fn run(
    module: &Module,
    kernel: &Kernel,
    launch: &Launch,
    pairings: &[Pairing],
    given: &Given,
    options: &VerifyOptions,
    deadline: Option<Instant>,
) -> Result<Findings, Error> {
    let start = Instant::now();
    let mut findings = Findings::default();
    let beyond = options.only_divergence || options.check_bounds || options.warp_sync.is_some();
    if beyond {
        findings.reasons.push(Reason {
            kind: ReasonKind::Unsupported,
            message: "protocols say nothing of bounds, lockstep, and divergence alone".into(),
            span: None,
        });
        return Ok(findings);
    }
    let solving = solving(options, deadline)?;
    let task = Task {
        module,
        kernel,
        given,
        options,
    };
    on_large_stack(
        || match describe(module, kernel, launch, &given.assumes, options) {
            Err(why) => findings.reasons.push(not_described(module, why)),
            Ok(mut inferred) => {
                let described = Instant::now();
                findings.timings.push(phase("protocol", start, described));
                let mut prover = Prover::new(solving);
                match prover.agree(&mut inferred.protocol) {
                    Err(disagreement) => {
                        let why = diverges(&disagreement);
                        findings.reasons.push(not_described(module, why));
                    }
                    Ok(()) => {
                        let wanted = believable::wanted(kernel, launch);
                        let protocol = &mut inferred.protocol;
                        let wanted = wanted.iter().map(|list| conditions_on(protocol, list));
                        prover.prefer(wanted.collect());
                        for &pairing in pairings {
                            findings.pair(&task, &mut inferred, pairing, &mut prover);
                        }
                        findings.assumptions = inferred.assumptions;
                        let bytes = believable::array_bytes(prover.leaves_out(), options);
                        findings.assumptions.extend(bytes);
                    }
                }
                findings
                    .timings
                    .push(phase("protocol solver", described, Instant::now()));
            }
        },
    )
    .map_err(Error::resources)?;
    Ok(findings)
}

fn diverges(disagreement: &Disagreement) -> NotDescribed {
    NotDescribed {
        reason: "a barrier that not all threads may reach".to_string(),
        span: span(disagreement.place),
    }
}

/// How to ask the solvers about protocols.
///
/// # Errors
/// No solver is installed.
fn solving(options: &VerifyOptions, deadline: Option<Instant>) -> Result<prove::Options, Error> {
    let settings = settings(options, deadline)?;
    let now = Instant::now();
    let shared = |deadline: Instant| now + deadline.saturating_duration_since(now) / SHARE;
    let others_follow = options.engine == Engine::Auto;
    Ok(prove::Options {
        solvers: settings.solvers,
        query_timeout: match others_follow {
            true => settings.query_timeout.min(PATIENCE),
            false => settings.query_timeout,
        },
        deadline: match others_follow {
            true => settings.deadline.map(shared),
            false => settings.deadline,
        },
        memory_limit_mib: settings.memory_limit_mib,
    })
}

/// Does nothing satisfy what is assumed of the kernel's launch and parameters?
///
/// # Errors
/// No solver is installed.
pub fn is_contradictory(
    module: &Module,
    kernel: &Kernel,
    launch: &Launch,
    given: &Given,
    options: &VerifyOptions,
    deadline: Option<Instant>,
) -> Result<bool, Error> {
    let requires = |inst: &Inst| {
        matches!(
            inst,
            Inst::Annotation {
                kind: AnnotationKind::Requires | AnnotationKind::GlobalRequires,
                ..
            }
        )
    };
    if given.assumes.is_empty() && !kernel.insts.values().any(|data| requires(&data.inst)) {
        return Ok(false);
    }
    // No other engine follows, with which to share the time.
    let solving = prove::Options {
        deadline,
        ..solving(options, None)?
    };
    let mut prover = Prover::new(solving);
    let known = with_input(module, kernel, launch, &given.assumes, options, conditions);
    Ok(known.is_ok_and(|mut known| prover.is_contradictory(&mut known)))
}

/// The protocol of a kernel under the user's assumptions.
fn describe(
    module: &Module,
    kernel: &Kernel,
    launch: &Launch,
    assumes: &[Expr],
    options: &VerifyOptions,
) -> Result<Inferred, NotDescribed> {
    with_input(module, kernel, launch, assumes, options, infer)
}

fn with_input<T>(
    module: &Module,
    kernel: &Kernel,
    launch: &Launch,
    assumes: &[Expr],
    options: &VerifyOptions,
    then: fn(&Input) -> Result<T, NotDescribed>,
) -> Result<T, NotDescribed> {
    // What cannot be said is not assumed.
    let facts = |protocol: &mut Protocol| conditions_on(protocol, assumes);
    then(&Input {
        kernel,
        spans: &module.spans,
        launch,
        source_overflow_rules: module.source_overflow_rules,
        max_array_bytes: believable::most_bytes(options),
        no_wrap: options.assume_no_wrap,
        assumes: &facts,
    })
}

/// Conditions on sizes and parameters as terms of the protocol, as far as it can say them.
fn conditions_on(protocol: &mut Protocol, exprs: &[Expr]) -> Vec<Term> {
    let mut values = HashMap::new();
    for var in &protocol.vars {
        let size = [
            (Geometry::BlockDim, "blockDim"),
            (Geometry::GridDim, "gridDim"),
        ]
        .into_iter()
        .find_map(|(query, name)| {
            let dim = var.name.strip_prefix(name)?.strip_prefix('.')?;
            let dim = ["x", "y", "z"].iter().position(|d| *d == dim)?;
            Some(geometry::symbol(query, dim as u8))
        });
        values.insert(size.unwrap_or_else(|| param_symbol(&var.name)), var.term);
    }
    let terms = exprs.iter().filter_map(|expr| {
        let term = vc::term(&mut protocol.pool, expr, values.clone()).ok()?;
        protocol.pool.is_bool(term).then_some(term)
    });
    terms.collect()
}

/// The protocols of a file's kernels at a stage, or of a `.map` file.
///
/// # Errors
/// The file cannot be read or compiled, or a kernel cannot be described.
pub fn protocol_stage(
    source: &Source,
    options: &VerifyOptions,
    stage: ProtocolStage,
) -> Result<String, Error> {
    let (module, _) = load(source, options)?;
    let kernels = selected(&module, &[], source, options)?;
    let given = given(&module, &kernels, options)?;
    let mut out = String::new();
    for index in kernels {
        let kernel = &module.kernels[index];
        let launch = launch::resolve(kernel, options)?;
        let mut prover = Prover::new(solving(options, None)?);
        let text = on_large_stack(|| {
            let mut inferred = describe(&module, kernel, &launch, &given[index].assumes, options)?;
            let agreed = prover.agree(&mut inferred.protocol);
            agreed.map_err(|disagreement| diverges(&disagreement))?;
            let groups = prover.groups_of_threads();
            Ok(stage_text(&mut inferred.protocol, groups, stage))
        })
        .map_err(Error::resources)?;
        out.push_str(&text.map_err(|why: NotDescribed| Error::Launch {
            kernel: kernel.name.clone(),
            message: not_described(&module, why).message,
        })?);
    }
    Ok(out)
}

/// The protocol of a `.map` file at a stage.
///
/// # Errors
/// The file cannot be read, does not parse, or is ill-formed.
pub fn map_stage(
    path: &Path,
    options: &VerifyOptions,
    stage: ProtocolStage,
) -> Result<String, Error> {
    let mut prover = Prover::new(solving(options, None)?);
    let (_, mut protocol) = read_map(path, &mut prover)?;
    let groups = prover.groups_of_threads();
    on_large_stack(|| stage_text(&mut protocol, groups, stage)).map_err(Error::resources)
}

/// What is found of a `.map` file's arrays, as lines of text, and the verdict.
///
/// # Errors
/// As for [`map_stage`], and where no solver is installed.
pub fn verify_map(path: &Path, options: &VerifyOptions) -> Result<(Verdict, String), Error> {
    let deadline = options.timeout.map(|limit| Instant::now() + limit);
    let mut prover = Prover::new(solving(options, deadline)?);
    let (text, mut protocol) = read_map(path, &mut prover)?;
    let tolerant = options.benign_races != BenignRaces::Deny;
    let mut verdict = Verdict::Proved;
    let mut out = String::new();
    on_large_stack(|| {
        for (reach, among) in [
            (Reach::Block, "of one block"),
            (Reach::Grid, "of different blocks"),
        ] {
            for finding in prover.races(&mut protocol, reach, tolerant, &|_| true) {
                let array = &protocol.arrays[finding.array].name;
                let _ = match finding.outcome {
                    Outcome::Free => writeln!(out, "proved: `{array}`, threads {among}"),
                    Outcome::Unknown(reason) => {
                        if verdict == Verdict::Proved {
                            verdict = Verdict::Inconclusive;
                        }
                        writeln!(out, "inconclusive: `{array}`, threads {among}: {reason}")
                    }
                    Outcome::Race(alarm) => {
                        verdict = Verdict::Defect;
                        let lines = alarm
                            .accesses
                            .each_ref()
                            .map(|a| position(&text, a.place).0);
                        let values: Vec<String> = alarm
                            .values
                            .iter()
                            .map(|(name, [a, b])| match a == b {
                                true => format!("{name} = {a}"),
                                false => format!("{name} = {a}, {b}"),
                            })
                            .collect();
                        writeln!(
                            out,
                            "race: `{array}`, threads {among}: lines {} and {}, with {}",
                            lines[0],
                            lines[1],
                            values.join("; ")
                        )
                    }
                };
            }
        }
    })
    .map_err(Error::resources)?;
    Ok((verdict, out))
}

fn read_map(path: &Path, prover: &mut Prover) -> Result<(String, Protocol), Error> {
    let wrong = |message: String| Error::Ivl {
        path: path.to_path_buf(),
        message,
    };
    let text = std::fs::read_to_string(path).map_err(|e| wrong(e.to_string()))?;
    let mut protocol = parse(&text).map_err(|e| wrong(e.to_string()))?;
    let mut problems: Vec<(u32, String)> = check(&protocol)
        .into_iter()
        .map(|problem| (problem.place, problem.message))
        .collect();
    if problems.is_empty()
        && let Err(disagreement) = prover.agree(&mut protocol)
    {
        problems.push((disagreement.place, disagreement.problem));
    }
    let problems: Vec<String> = problems
        .into_iter()
        .map(|(place, message)| match position(&text, place) {
            _ if place == 0 => message,
            (line, column) => format!("{line}:{column}: {message}"),
        })
        .collect();
    match problems.is_empty() {
        true => Ok((text, protocol)),
        false => Err(wrong(problems.join("\n"))),
    }
}

fn stage_text(protocol: &mut Protocol, groups: Option<&[Term]>, stage: ProtocolStage) -> String {
    let stage = match stage {
        ProtocolStage::Map => Stage::Map,
        // What is not well-formed is refused before.
        ProtocolStage::WellFormed => return "well-formed\n".to_string(),
        ProtocolStage::Aligned => Stage::Aligned,
        ProtocolStage::Phases => Stage::Phases,
        ProtocolStage::Formula => Stage::Formula,
    };
    stage::text(protocol, groups, stage)
}

/// The most time for one query where another engine comes after.
const PATIENCE: Duration = Duration::from_secs(10);
/// Of the time that a kernel has, this part is for protocols where another engine
/// comes after.
const SHARE: u32 = 3;

/// Whose races to look for, and how.
struct Task<'a> {
    module: &'a Module,
    kernel: &'a Kernel,
    given: &'a Given,
    options: &'a VerifyOptions,
}

impl Findings {
    /// Writes of one value count as races at first; of arrays where something is
    /// found that way, races of different values are looked for.
    fn pair(
        &mut self,
        task: &Task,
        inferred: &mut Inferred,
        pairing: Pairing,
        prover: &mut Prover,
    ) {
        let Task {
            module,
            kernel,
            given,
            options,
        } = *task;
        let benign = options.benign_races;
        let reach = reach_of(pairing);
        let mut free: BTreeSet<ObjectId> = inferred.objects.iter().copied().collect();
        let mut open = inferred.has_obligations;
        if inferred.has_obligations {
            self.reasons.push(Reason {
                kind: ReasonKind::Unsupported,
                message: "protocols do not show assertions".into(),
                span: None,
            });
        }
        let objects = &inferred.objects;
        let checked = |array: usize| !given.unchecked.contains(&objects[array]);
        let mut findings = prover.races(&mut inferred.protocol, reach, false, &checked);
        if benign != BenignRaces::Deny {
            let valued = may_write_one_value(&inferred.protocol);
            let open = |array: usize| {
                let is_open = |f: &Finding| f.array == array && !matches!(f.outcome, Outcome::Free);
                valued.contains(&array) && findings.iter().any(is_open)
            };
            let tolerant = prover.races(&mut inferred.protocol, reach, true, &open);
            for finding in tolerant {
                let Some(strict) = findings.iter_mut().find(|f| f.array == finding.array) else {
                    continue;
                };
                if let (Outcome::Free, Outcome::Race(alarm), BenignRaces::Warn) =
                    (&finding.outcome, &strict.outcome, benign)
                {
                    // Another engine knows better whether there is one to warn of.
                    if options.engine == Engine::Auto && !alarm.exact {
                        continue;
                    }
                    let mut race = race(module, kernel, inferred, finding.array, alarm);
                    if let Defect::Race { same_value, .. } = &mut race {
                        *same_value = true;
                    }
                    self.benign_races.push(race);
                }
                *strict = finding;
            }
        }
        for finding in findings {
            let object = inferred.objects[finding.array];
            match finding.outcome {
                Outcome::Free => continue,
                Outcome::Unknown(reason) => self.reasons.push(Reason {
                    kind: match reason {
                        smt::Reason::Timeout => ReasonKind::Timeout,
                        smt::Reason::Resources(_) => ReasonKind::Resources,
                        _ => ReasonKind::Solver,
                    },
                    message: reason.to_string(),
                    span: None,
                }),
                Outcome::Race(alarm) => {
                    let defect = race(module, kernel, inferred, finding.array, &alarm);
                    self.alarms.push(Alarm {
                        defect,
                        scenario: scenario(&alarm),
                    });
                }
            }
            open = true;
            free.remove(&object);
        }
        self.race_free.push((pairing, free));
        if !open {
            self.proved.push(pairing);
        }
    }
}

/// The arrays that threads may write the same value to on purpose.
fn may_write_one_value(protocol: &Protocol) -> BTreeSet<usize> {
    fn walk(stmts: &[Stmt], arrays: &mut BTreeSet<usize>) {
        for stmt in stmts {
            match stmt {
                Stmt::Access(access) if access.value.is_some() => {
                    arrays.insert(access.array);
                }
                Stmt::If {
                    then, otherwise, ..
                } => {
                    walk(then, arrays);
                    walk(otherwise, arrays);
                }
                Stmt::For { body, .. } => walk(body, arrays),
                _ => {}
            }
        }
    }
    let mut arrays = BTreeSet::new();
    walk(&protocol.body, &mut arrays);
    arrays
}

fn reach_of(pairing: Pairing) -> Reach {
    match pairing {
        Pairing::SameBlock | Pairing::SameWarp => Reach::Block,
        Pairing::DifferentBlocks => Reach::Grid,
    }
}

fn not_described(module: &Module, why: NotDescribed) -> Reason {
    Reason {
        kind: ReasonKind::Unsupported,
        message: format!("the protocol cannot say it: {}", why.reason),
        span: why.span.map(|s| Span::of(&module.spans, s)),
    }
}

/// The array of a race.
struct Place<'a> {
    array: &'a str,
    /// Bytes per cell.
    stride: u64,
    /// In bytes, where known.
    size: Option<u64>,
}

fn race(
    module: &Module,
    kernel: &Kernel,
    inferred: &Inferred,
    array: usize,
    alarm: &prove::Alarm,
) -> Defect {
    let object = &kernel.objects[inferred.objects[array]];
    let mut alarm = alarm.clone();
    if alarm.certain {
        alarm.certain = !may_be_told(kernel, &alarm);
    }
    let place = Place {
        array: &object.name,
        stride: inferred.strides[array],
        size: object.size,
    };
    defect(module, &place, &alarm)
}

/// May it be up to the answer of an atomic, an exchange or a function without a body whether
/// one of the accesses is made, where, or when?
fn may_be_told(kernel: &Kernel, alarm: &prove::Alarm) -> bool {
    let tells = |inst: &Inst| match inst {
        Inst::Warp { .. } | Inst::BarrierReduce { .. } | Inst::Nondet { .. } => true,
        other => told::reads_atomically(other),
    };
    let Some(told) = Told::new(kernel, tells) else {
        return true;
    };
    let places = alarm.accesses.each_ref().map(|touch| span(touch.place));
    kernel.insts.iter().any(|(id, data)| {
        !data.inst.accessed().is_empty() && places.contains(&data.span) && told.decides(kernel, id)
    })
}

fn defect(module: &Module, place: &Place, alarm: &prove::Alarm) -> Defect {
    let of = |name: &str, thread: usize| -> Option<u32> {
        let (_, values) = alarm.values.iter().find(|(n, _)| n == name)?;
        values[thread].as_bv().map(|v| v as u32)
    };
    let ids = |what: &str, thread: usize| {
        ["x", "y", "z"].map(|dim| of(&format!("{what}.{dim}"), thread).unwrap_or(0))
    };
    let offset = |thread: usize| -> Option<i64> {
        let cell = alarm.accesses[thread].index.last()?.as_bv()?;
        Some((cell as i64).wrapping_mul(place.stride as i64))
    };
    let bytes = |thread: usize| u64::from(alarm.accesses[thread].cells) * place.stride;
    let inside = |thread: usize| match (offset(thread), place.size) {
        (Some(offset), Some(size)) => u64::try_from(offset)
            .ok()
            .and_then(|offset| offset.checked_add(bytes(thread)))
            .is_some_and(|end| end <= size),
        _ => true,
    };
    let certain = alarm.certain && inside(0) && inside(1);
    let accesses = [0, 1].map(|thread| {
        let touch = &alarm.accesses[thread];
        AccessReport {
            access: match touch.mode {
                Mode::Read => AccessKind::Read,
                Mode::Write => AccessKind::Write,
                Mode::AtomicRead(_) | Mode::AtomicWrite(_) => AccessKind::Atomic,
            },
            span: span(touch.place).map(|s| Span::of(&module.spans, s)),
            thread: ThreadReport {
                thread: ids("threadIdx", thread),
                block: ids("blockIdx", thread),
            },
            byte_offset: offset(thread),
            width: bytes(thread) as u32,
            value: None,
            summarised: false,
        }
    });
    let element = alarm.accesses[0].index.last().and_then(smt::Value::as_bv);
    Defect::Race {
        confidence: match certain {
            true => Confidence::Provable,
            false => Confidence::Possible,
        },
        array: place.array.to_string(),
        element: element.map(|e| e as i64),
        same_value: false,
        accesses: accesses.to_vec(),
        values: alarm
            .values
            .iter()
            .filter(|(name, [a, b])| a == b && !name.starts_with("blockIdx"))
            .map(|(name, [value, _])| Value {
                name: name.clone(),
                value: value.to_string(),
            })
            .collect(),
        abstractions: Vec::new(),
        exploration: None,
    }
}

/// The launch of a model, as far as it names sizes and parameters.
fn scenario(alarm: &prove::Alarm) -> Scenario {
    let value = |name: &str| {
        let (_, [value, _]) = alarm.values.iter().find(|(n, _)| n == name)?;
        value.as_bv()
    };
    let sizes = |what: &str| {
        ["x", "y", "z"].map(|dim| value(&format!("{what}.{dim}")).map_or(0, |size| size as u32))
    };
    let equal = alarm.values.iter().filter(|(_, [a, b])| a == b);
    let params = equal.filter_map(|(name, [value, _])| Some((name.clone(), value.as_bv()?)));
    Scenario {
        block: sizes("blockDim"),
        grid: sizes("gridDim"),
        params: params.collect(),
        ..Scenario::default()
    }
}
