//! The engine: each kind of pair is reduced to a sequential program, whose claims are solved.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use super::diagnose::Diagnosis;
use super::lower::GUESSED_BY_SOURCE;
use super::program::{self, AccessKind, Program, watch};
use super::reduce::{Reduction, Request, reduce};
use crate::analysis::cfg::Cfg;
use crate::analysis::uniformity::Pairing;
use crate::engines::{Budget, Engine, Error, Pair, Subject, believable, solving};
use crate::evidence::Evidence;
use crate::ivl::builtins::bv;
use crate::ivl::{self, Attr, AttrArg, Expr, ExprKind, Stmt};
use crate::kir::SpanId;
use crate::options::{BenignRaces, VerifyOptions};
use crate::report::model::{self, Candidate, Defect, ReasonKind};
use crate::vc;

/// Two arbitrary threads in lockstep ("GPUVerify: A Verifier for GPU Kernels", OOPSLA 2012).
pub struct TwoThreads;

impl Engine for TwoThreads {
    fn name(&self) -> model::Engine {
        model::Engine::TwoThread
    }

    fn takes(&self, _: &Subject, _: Pair) -> bool {
        true
    }

    fn attempt(
        &self,
        subject: &Subject,
        pairs: &[Pair],
        budget: &Budget,
    ) -> Result<Evidence, Error> {
        let mut evidence = Evidence::default();
        for &pair in pairs {
            let request = Request::new(subject, pair, budget);
            evidence.join(attempt(&request, subject.options, budget)?);
        }
        Ok(evidence)
    }
}

fn attempt(request: &Request, options: &VerifyOptions, budget: &Budget) -> Result<Evidence, Error> {
    let start = Instant::now();
    let spans = &request.module.spans;
    let mut result = Evidence::default();
    let reduction = match reduce(request) {
        Ok(reduction) => reduction,
        Err(rejected) => {
            result.reasons = rejected.reasons(request);
            result.time("reduction", start);
            return Ok(result);
        }
    };
    result.assumptions = reduction.assumptions.clone();
    result.time("reduction", start);
    let reduced = Instant::now();
    if !has_assertions(&reduction.dual) {
        return Ok(result);
    }
    let settings = vc::Options {
        wishes: wishes(request, &reduction.lowered, options),
        ..solving::settings(options, budget.deadline)?
    };
    let asking = options.progress.begin(|| arrays(request, &reduction));
    let outcome = vc::verify(&reduction.dual, reduction.lowered.name.as_str(), &settings);
    drop(asking);
    result.time("solver", reduced);
    if options.infer_info {
        result.candidates = candidates(&outcome, request.pairing);
    }
    result.dropped = dropped(&outcome);
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
        let mut told = solving::reason(reason);
        if told.kind == ReasonKind::Timeout {
            told.message += &open(request, &reduction);
        }
        result.reasons.push(told);
    }
    let quiet = options.benign_races != BenignRaces::Warn;
    if outcome.status == vc::Status::Verified && !quiet && may_write_one_value(&reduction) {
        result.benign_races = benign_races(request, &settings, &outcome);
        result.time("benign races", reduced);
    }
    Ok(result)
}

/// The arrays on which races are looked for, in words.
fn arrays(request: &Request, reduction: &Reduction) -> String {
    let blocks = reduction.instrumented.blocks.iter();
    let checked = blocks.flat_map(|block| &block.stmts).filter_map(|stmt| {
        let program::Stmt::Check(access) = stmt else {
            return None;
        };
        Some(format!("`{}`", request.kernel.objects[access.object].name))
    });
    let arrays: BTreeSet<String> = checked.collect();
    Vec::from_iter(arrays).join(", ")
}

/// What was asked when time ran out, and what makes it easier.
fn open(request: &Request, reduction: &Reduction) -> String {
    let mut text = format!(": {}", request.pairing.threads());
    let arrays = arrays(request, reduction);
    if !arrays.is_empty() {
        text += &format!(" on {arrays}");
    }
    let heads = Cfg::new(request.kernel).map_or(BTreeSet::new(), |cfg| {
        let blocks = cfg.loops.iter().map(|one| one.header);
        let spans = blocks.filter_map(|block| request.kernel.blocks[block].span);
        spans.map(|span| request.module.spans[span].line).collect()
    });
    let lines: Vec<String> = heads.iter().map(u32::to_string).collect();
    match lines.as_slice() {
        [] => {}
        [line] => text += &format!(", around the loop at line {line}"),
        lines => text += &format!(", around the loops at lines {}", lines.join(", ")),
    }
    text + "; known sizes and bounds of parameters make it easier"
}

/// What the models of the two-thread verifier are to be like.
fn wishes(request: &Request, program: &Program, options: &VerifyOptions) -> vc::Wishes {
    let mut wanted = believable::wanted(request.kernel, request.launch);
    let watched = || Expr::var(watch());
    for list in &mut wanted {
        list.push(bv::sge(watched(), Expr::bv(0, 64), 64));
    }
    let objects = program.objects.iter();
    let counts = objects.filter_map(|(id, object)| {
        let bytes = request.kernel.reach(id, believable::most_bytes(options))?;
        let stride = object.granularity.stride as i64;
        let cell = |bytes: i64| Expr::bv((bytes / stride) as u64 as u128, 64);
        let above = bv::sge(watched(), cell(bytes.start), 64);
        let below = bv::slt(watched(), cell(bytes.end), 64);
        Some((i128::from(id.as_u32()), above.and(below)))
    });
    vc::Wishes {
        wanted,
        counts: counts.collect(),
    }
}

/// The guessed invariants, and which of them hold.
pub fn candidates(outcome: &vc::Outcome, pairing: Pairing) -> Vec<Candidate> {
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
            pair: pairing.threads().to_owned(),
            invariant: candidate.expr.clone(),
        })
        .collect()
}

/// Where the source guesses invariants that do not hold, or are not shown to.
fn dropped(outcome: &vc::Outcome) -> BTreeSet<SpanId> {
    let place = |attrs: &[Attr]| {
        let named = |name: &str| attrs.iter().find(|attr| attr.name.as_str() == name);
        let of_source = matches!(
            named("candidate")?.args.first()?,
            AttrArg::Str(rule) if rule == GUESSED_BY_SOURCE
        );
        match named("span")?.args.first()? {
            AttrArg::Expr(span) if of_source => match span.kind() {
                ExprKind::Int(span) => u32::try_from(*span).ok().map(SpanId::from_u32),
                _ => None,
            },
            _ => None,
        }
    };
    let dropped = outcome.candidates.iter().filter(|one| !one.kept);
    dropped.filter_map(|one| place(&one.attrs)).collect()
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
