//! The engine: a kernel's protocol, its claims, and its arrays one after the other.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use super::ast::{Protocol, Reach, Stmt};
use super::description::{conditions_on, describe};
use super::diagnose;
use super::infer::{Inferred, span};
use super::prove::{self, Disagreement, Finding, Outcome, Prover};
use crate::analysis::uniformity::Pairing;
use crate::engines::{Budget, Engine, Error, Pair, Subject, believable, solving};
use crate::evidence::{Assumptions, Evidence, Reserve, Unsupported};
use crate::kir::{AddressSpace, Construct, ObjectId};
use crate::options::{BenignRaces, EngineChoice, VerifyOptions};
use crate::report::model::{self, Defect, Reason, ReasonKind};
use crate::smt;
use crate::stack::on_large_stack;

/// Memory access protocols: proofs without invariants ("Checking Data-Race Freedom of GPU
/// Kernels, Compositionally", CAV 2021).
pub struct Protocols {
    /// What is asked behind a query that takes long is left open where another engine comes after.
    pub brief: bool,
}

impl Engine for Protocols {
    fn name(&self) -> model::Engine {
        model::Engine::Protocol
    }

    fn takes(&self, _: &Subject, pair: Pair) -> bool {
        !pair.alone && pair.pairing != Pairing::SameWarp
    }

    fn attempt(
        &self,
        subject: &Subject,
        pairs: &[Pair],
        budget: &Budget,
    ) -> Result<Evidence, Error> {
        let start = Instant::now();
        let mut evidence = Evidence::default();
        let options = subject.options;
        if options.only_divergence || options.check_bounds || options.warp_sync.is_some() {
            evidence.reasons.push(left_out(Construct::ProtocolOptions));
            return Ok(evidence);
        }
        let solving = options_of(options, budget)?;
        let limit = (self.brief && budget.others_follow).then_some(BRIEF);
        let unchecked = unchecked_by_all(subject, pairs, budget);
        on_large_stack(|| match describe(subject, &unchecked) {
            Err(why) => {
                let reason = why.reason_of_protocols(&subject.module.spans);
                evidence.reasons.push(reason);
            }
            Ok(inferred) => {
                evidence.time("protocol", start);
                let described = Instant::now();
                let mut prover = Prover::new(solving);
                judge(
                    subject,
                    (pairs, budget),
                    limit,
                    inferred,
                    &mut prover,
                    &mut evidence,
                );
                evidence.time("protocol solver", described);
            }
        })?;
        Ok(evidence)
    }
}

/// Objects on which nobody looks for races of such threads.
fn unchecked(subject: &Subject, pairing: Pairing, budget: &Budget) -> BTreeSet<ObjectId> {
    let known = budget.race_free.iter().filter(|(of, _)| *of == pairing);
    let known: BTreeSet<ObjectId> = known.flat_map(|(_, objects)| objects).copied().collect();
    &subject.given.unchecked | &known
}

/// Those of all pairs; threads of different blocks share no memory of a block. None where blocks have
/// one thread: no pair tells then that a thread races with its own copy.
fn unchecked_by_all(subject: &Subject, pairs: &[Pair], budget: &Budget) -> BTreeSet<ObjectId> {
    if subject.launch.threads() == Some(1) {
        return BTreeSet::new();
    }
    let objects = &subject.kernel.objects;
    let is_own = |object: &ObjectId| objects[*object].space == AddressSpace::Shared;
    let of_pair = |pair: &Pair| {
        let mut free = unchecked(subject, pair.pairing, budget);
        if pair.pairing == Pairing::DifferentBlocks {
            free.extend(objects.keys().filter(is_own));
        }
        free
    };
    let all = pairs.iter().map(of_pair);
    all.reduce(|a, b| &a & &b).unwrap_or_default()
}

/// How to ask the solvers.
///
/// # Errors
/// No solver is installed.
pub fn options_of(options: &VerifyOptions, budget: &Budget) -> Result<prove::Options, Error> {
    let settings = solving::settings(options, budget.deadline)?;
    let now = Instant::now();
    let shared = |deadline: Instant| now + deadline.saturating_duration_since(now) / SHARE;
    Ok(prove::Options {
        solvers: settings.solvers,
        query_timeout: match budget.others_follow {
            true => settings.query_timeout.min(PATIENCE),
            false => settings.query_timeout,
        },
        deadline: match budget.others_follow {
            true => settings.deadline.map(shared),
            false => settings.deadline,
        },
        memory_limit_mib: settings.memory_limit_mib,
        progress: options.progress.clone(),
    })
}

/// The most time for one query where another engine comes after.
const PATIENCE: Duration = Duration::from_secs(10);
/// And at first, before runs are looked at.
const BRIEF: Duration = Duration::from_secs(1);
/// Of the time that a kernel has, this part is for protocols where another engine
/// comes after.
const SHARE: u32 = 2;

/// That a claim of the protocol about its barriers is not shown.
pub fn diverges(disagreement: &Disagreement) -> Unsupported {
    Unsupported {
        construct: Construct::BarrierNotReached,
        span: span(disagreement.place),
    }
}

/// What is no matter of protocols.
fn left_out(what: Construct) -> Reason {
    Reason::unsupported(&what, what.to_string(), None)
}

fn judge(
    subject: &Subject,
    (pairs, budget): (&[Pair], &Budget),
    limit: Option<Duration>,
    mut inferred: Inferred,
    prover: &mut Prover,
    evidence: &mut Evidence,
) {
    if let Err(disagreement) = prover.agree(&mut inferred.protocol) {
        let why = diverges(&disagreement).reason_of_protocols(&subject.module.spans);
        return evidence.reasons.push(why);
    }
    if let Some(limit) = limit {
        prover.end_at_queries_of(limit);
    }
    let wanted = believable::wanted(subject.kernel, subject.launch);
    // Whether an access is made may be up to more than its path says.
    prover.count_others(inferred.conditional.is_empty());
    let Inferred {
        protocol,
        quantities,
        ..
    } = &mut inferred;
    let mut known = |list: &Vec<_>| conditions_on(subject.kernel, protocol, quantities, list);
    prover.prefer(wanted.iter().map(&mut known).collect());
    for pair in pairs {
        let unchecked = unchecked(subject, pair.pairing, budget);
        judge_pair(
            subject,
            (pair.pairing, &unchecked),
            &mut inferred,
            prover,
            evidence,
        );
    }
    let bytes = believable::array_bytes(prover.leaves_out(), subject.options);
    evidence.assumptions.extend(inferred.assumptions);
    evidence.assumptions.extend(bytes);
    for reserve in &mut evidence.in_reserve {
        reserve.assumptions = evidence.assumptions.clone();
    }
}

/// What is found on the arrays that are not `unchecked`. Writes of one value count as races at first; of arrays where something is found that way,
/// races of different values are looked for.
fn judge_pair(
    subject: &Subject,
    (pairing, unchecked): (Pairing, &BTreeSet<ObjectId>),
    inferred: &mut Inferred,
    prover: &mut Prover,
    evidence: &mut Evidence,
) {
    let mut free: BTreeSet<ObjectId> = inferred.objects.iter().copied().collect();
    let mut open = inferred.has_obligations;
    if open {
        evidence
            .reasons
            .push(left_out(Construct::ProtocolAssertions));
    }
    let (findings, equal) = races(subject, (pairing, unchecked), inferred, prover, evidence);
    let is_open = |finding: &Finding| !matches!(finding.outcome, Outcome::Free);
    if !open && findings.iter().filter(|finding| is_open(finding)).count() == equal.len() {
        evidence.in_reserve.push(Reserve {
            pairing,
            benign_races: equal,
            assumptions: Assumptions::default(),
        });
    }
    for finding in findings {
        let object = inferred.objects[finding.array];
        match finding.outcome {
            Outcome::Free => continue,
            Outcome::Unknown(reason) => evidence.reasons.push(Reason {
                kind: match reason {
                    smt::Reason::Timeout => ReasonKind::Timeout,
                    smt::Reason::Resources(_) => ReasonKind::Resources,
                    _ => ReasonKind::Solver,
                },
                code: None,
                message: reason.to_string(),
                span: None,
            }),
            Outcome::Race(alarm) => {
                let alarm = diagnose::alarm(subject, inferred, &alarm);
                evidence.alarms.push(alarm);
            }
        }
        open = true;
        free.remove(&object);
    }
    evidence.race_free.push((pairing, free));
    if !open {
        evidence.settled.push(pairing);
    }
}

/// What is found on each array, and the races of equal values of which another engine may know better whether
/// there is one; they are among the findings.
fn races(
    subject: &Subject,
    (pairing, unchecked): (Pairing, &BTreeSet<ObjectId>),
    inferred: &mut Inferred,
    prover: &mut Prover,
    evidence: &mut Evidence,
) -> (Vec<Finding>, Vec<Defect>) {
    let benign = subject.options.benign_races;
    let reach = match pairing {
        Pairing::SameBlock | Pairing::SameWarp => Reach::Block,
        Pairing::DifferentBlocks => Reach::Grid,
    };
    let objects = &inferred.objects;
    let checked = |array: usize| !unchecked.contains(&objects[array]);
    let mut findings = prover.races(&mut inferred.protocol, reach, false, &checked);
    if benign == BenignRaces::Deny {
        return (findings, Vec::new());
    }
    let valued = may_write_one_value(&inferred.protocol);
    let open = |array: usize| {
        let is_open = |f: &Finding| f.array == array && !matches!(f.outcome, Outcome::Free);
        valued.contains(&array) && findings.iter().any(is_open)
    };
    let tolerant = prover.races(&mut inferred.protocol, reach, true, &open);
    let mut equal = Vec::new();
    for finding in tolerant {
        let Some(strict) = findings.iter_mut().find(|f| f.array == finding.array) else {
            continue;
        };
        if let (Outcome::Free, Outcome::Race(alarm), BenignRaces::Warn) =
            (&finding.outcome, &strict.outcome, benign)
        {
            let mut race = diagnose::alarm(subject, inferred, alarm).defect;
            if let Defect::Race { same_value, .. } = &mut race {
                *same_value = true;
            }
            if subject.options.engine == EngineChoice::Auto && !alarm.exact {
                equal.push(race);
                continue;
            }
            evidence.benign_races.push(race);
        }
        *strict = finding;
    }
    (findings, equal)
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
