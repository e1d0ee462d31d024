//! The protocol engine on a kernel: what it proves, what it finds, and why it
//! leaves the rest to others.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use super::kernel::settings;
use super::{Error, phase};
use crate::analysis::uniformity::Pairing;
use crate::kir::launch::Launch;
use crate::kir::{Kernel, Module, ObjectId};
use crate::options::{BenignRaces, Engine, VerifyOptions};
use crate::protocol::ast::{Mode, Reach};
use crate::protocol::infer::{Inferred, Input, NotDescribed, infer, span};
use crate::protocol::prove::{self, Alarm, Outcome, prove};
use crate::report::model::{
    AccessKind, AccessReport, Confidence, Defect, PhaseTime, Reason, ReasonKind, ThreadReport,
    Value,
};
use crate::smt;
use crate::twothread::diagnose::report_span;

/// What protocols say of a kernel.
#[derive(Default)]
pub struct Findings {
    /// By kind of pair: objects that are free of races.
    pub race_free: Vec<(Pairing, BTreeSet<ObjectId>)>,
    /// Kinds of pairs of which nothing is open.
    pub proved: Vec<Pairing>,
    pub assumes_no_signed_overflow: bool,
    pub defects: Vec<Defect>,
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
    let settings = settings(options, deadline)?;
    let input = Input {
        kernel,
        spans: &module.spans,
        launch,
        source_overflow_rules: module.source_overflow_rules,
    };
    on_large_stack(|| match infer(&input) {
        Err(why) => findings.reasons.push(not_described(module, why)),
        Ok(mut inferred) => {
            let described = Instant::now();
            findings.timings.push(phase("protocol", start, described));
            let options = prove::Options {
                solvers: settings.solvers.clone(),
                query_timeout: settings.query_timeout.min(PATIENCE),
                deadline: settings.deadline,
                memory_limit_mib: settings.memory_limit_mib,
                tolerate_same_value: tolerates(options),
            };
            for &pairing in pairings {
                findings.pair(module, &mut inferred, pairing, &options);
            }
            findings.assumes_no_signed_overflow = inferred.assumes_no_signed_overflow;
            findings
                .timings
                .push(phase("protocol solver", described, Instant::now()));
        }
    });
    Ok(findings)
}

/// Where races of equal values are to be reported, and another engine does that,
/// they are left to it.
fn tolerates(options: &VerifyOptions) -> bool {
    match options.benign_races {
        BenignRaces::Deny => false,
        BenignRaces::Warn => options.engine == Engine::Protocol,
        BenignRaces::Allow => true,
    }
}

/// The most time for one query: other engines come after.
const PATIENCE: Duration = Duration::from_secs(10);

impl Findings {
    fn pair(
        &mut self,
        module: &Module,
        inferred: &mut Inferred,
        pairing: Pairing,
        options: &prove::Options,
    ) {
        let reach = match pairing {
            Pairing::SameBlock => Reach::Block,
            Pairing::DifferentBlocks => Reach::Grid,
        };
        let mut free: BTreeSet<ObjectId> = inferred.objects.iter().copied().collect();
        let mut open = inferred.has_obligations;
        if inferred.has_obligations {
            self.reasons.push(Reason {
                kind: ReasonKind::Unsupported,
                message: "protocols do not show assertions".into(),
                span: None,
            });
        }
        for finding in prove(&mut inferred.protocol, reach, options) {
            let object = inferred.objects[finding.array];
            match finding.outcome {
                Outcome::Free => continue,
                Outcome::Unknown(reason) => self.reasons.push(Reason {
                    kind: match reason {
                        smt::Reason::Timeout => ReasonKind::Timeout,
                        _ => ReasonKind::Solver,
                    },
                    message: reason.to_string(),
                    span: None,
                }),
                Outcome::Race(alarm) => {
                    let array = &inferred.protocol.arrays[finding.array].name;
                    self.defects.push(defect(module, array, &alarm));
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

fn not_described(module: &Module, why: NotDescribed) -> Reason {
    Reason {
        kind: ReasonKind::Unsupported,
        message: format!("the protocol cannot say it: {}", why.reason),
        span: why.span.map(|s| report_span(&module.spans, s)),
    }
}

fn defect(module: &Module, array: &str, alarm: &Alarm) -> Defect {
    let of = |name: &str, thread: usize| -> Option<u32> {
        let (_, values) = alarm.values.iter().find(|(n, _)| n == name)?;
        values[thread].as_bv().map(|v| v as u32)
    };
    let ids = |what: &str, thread: usize| {
        ["x", "y", "z"].map(|dim| of(&format!("{what}.{dim}"), thread).unwrap_or(0))
    };
    let accesses = [0, 1].map(|thread| {
        let touch = &alarm.accesses[thread];
        AccessReport {
            access: match touch.mode {
                Mode::Read => AccessKind::Read,
                Mode::Write => AccessKind::Write,
                Mode::AtomicRead(_) | Mode::AtomicWrite(_) => AccessKind::Atomic,
            },
            span: span(touch.place).map(|s| report_span(&module.spans, s)),
            thread: ThreadReport {
                thread: ids("threadIdx", thread),
                block: ids("blockIdx", thread),
            },
            byte_offset: None,
            width: 0,
            value: None,
            summarised: false,
        }
    });
    let element = alarm.accesses[0].index.last().and_then(smt::Value::as_bv);
    Defect::Race {
        confidence: Confidence::Possible,
        array: array.to_string(),
        element: element.and_then(|e| u64::try_from(e).ok()),
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
    }
}

/// Terms may be deep.
const STACK_BYTES: usize = 256 << 20;

fn on_large_stack(work: impl FnOnce() + Send) {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new()
            .stack_size(STACK_BYTES)
            .spawn_scoped(scope, work);
        if let Err(panic) = thread.expect("a thread can be started").join() {
            std::panic::resume_unwind(panic);
        }
    });
}
