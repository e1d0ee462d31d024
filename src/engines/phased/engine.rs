//! The engine: threads that wait for each other in phases, one after the other, in two
//! queries.

use crate::kir::Construct;
use std::time::Instant;

use super::reduce::reduce;
use super::{Goal, Lemma, compose, lemmas};
use crate::analysis::together::Together;
use crate::analysis::uniformity::Pairing;
use crate::engines::twothread::claims::Claim;
use crate::engines::twothread::diagnose::Diagnosis;
use crate::engines::twothread::engine::candidates;
use crate::engines::twothread::lower::waits_apart;
use crate::engines::twothread::program::Program;
use crate::engines::twothread::reduce::Request;
use crate::engines::{Budget, Engine, Error, Pair, Subject, solving};
use crate::evidence::{Assumption, Evidence};
use crate::options::VerifyOptions;
use crate::report::model::{self, Defect, Reason};
use crate::vc;

/// Threads of a block that wait at barriers for a part of it, or for phases of barriers.
pub struct Phased;

impl Engine for Phased {
    fn name(&self) -> model::Engine {
        model::Engine::TwoThread
    }

    fn takes(&self, subject: &Subject, pair: Pair) -> bool {
        let together = || {
            subject.options.optimisations.uniformity
                && Together::of_kernel(subject.kernel, subject.launch).is_some()
        };
        pair.pairing == Pairing::SameBlock
            && waits_apart(subject.kernel, subject.launch)
            && !together()
    }

    fn attempt(
        &self,
        subject: &Subject,
        pairs: &[Pair],
        budget: &Budget,
    ) -> Result<Evidence, Error> {
        let mut evidence = Evidence::default();
        for &pair in pairs {
            if pair.alone {
                let construct = Construct::PhasesOfOneThread;
                let reason = Reason::unsupported(&construct, construct.sentence(), None);
                evidence.reasons.push(reason);
                continue;
            }
            let request = Request::new(subject, pair, budget);
            evidence.join(attempt(&request, subject.options, budget)?);
        }
        Ok(evidence)
    }
}

/// Races that no run shows are no defects: barriers may order what is not seen to be
/// ordered here.
fn attempt(request: &Request, options: &VerifyOptions, budget: &Budget) -> Result<Evidence, Error> {
    let start = Instant::now();
    let mut result = Evidence::default();
    let lowered = match reduce(request) {
        Ok(lowered) => lowered,
        Err(rejected) => {
            result.reasons = rejected.reasons(request);
            return Ok(result);
        }
    };
    result.assumptions = lowered.assumptions;
    result.assumptions.extend([
        Assumption::WaitingEnds,
        Assumption::FewArrivals,
        Assumption::BarriersAreInitialised,
        Assumption::WarpsComeTogether,
    ]);
    let program = &lowered.program;
    let settings = solving::settings(options, budget.deadline)?;
    result.time("reduction", start);
    let reduced = Instant::now();
    let holding = holding_lemmas(request, program, &settings);
    let (dual, claims) = match compose(program, request.launch, Goal::Races(&holding)) {
        Ok(dual) => dual,
        Err(construct) => {
            let message = construct.sentence() + " beside barriers for a part of a block";
            let reason = Reason::unsupported(&construct, message, None);
            result.reasons.push(reason);
            return Ok(result);
        }
    };
    if cfg!(debug_assertions) {
        crate::ivl::validate::assert_valid("apart", &dual);
    }
    let outcome = vc::verify(&dual, program.name.as_str(), &settings);
    result.time("solver", reduced);
    if options.infer_info {
        result.candidates = candidates(&outcome, request.pairing);
    }
    let diagnosis = Diagnosis {
        program,
        claims: &claims,
        launch: request.launch,
        spans: &request.module.spans,
    };
    for failure in &outcome.failures {
        let alarm = match diagnosis.alarm(failure) {
            Ok(alarm) => alarm,
            Err(unsupported) => {
                result.reasons.push(unsupported.reason(diagnosis.spans));
                continue;
            }
        };
        match &alarm.defect {
            Defect::Race {
                array, accesses, ..
            } => {
                let construct = Construct::OrderNotShown(array.clone());
                let span = accesses.last().and_then(|access| access.span.clone());
                let reason = Reason::unsupported(&construct, construct.to_string(), span);
                result.reasons.push(reason);
                result.doubtful.push(alarm);
            }
            _ => result.alarms.push(alarm),
        }
    }
    if let vc::Status::Inconclusive(reason) = &outcome.status {
        result.reasons.push(solving::reason(reason));
    }
    Ok(result)
}

/// The lemmas that hold; what is not decided does not.
fn holding_lemmas(request: &Request, program: &Program, settings: &vc::Options) -> Vec<Lemma> {
    let tried = lemmas(program);
    let Ok((dual, claims)) = compose(program, request.launch, Goal::Lemmas(&tried)) else {
        return Vec::new();
    };
    if tried.is_empty() {
        return tried;
    }
    let settings = vc::Options {
        error_limit: usize::MAX,
        ..settings.clone()
    };
    let outcome = vc::verify(&dual, program.name.as_str(), &settings);
    let failed: Vec<usize> = outcome
        .failures
        .iter()
        .filter_map(|failure| match claims.of(&failure.attrs) {
            Claim::Lemma(index) => Some(*index),
            _ => None,
        })
        .collect();
    let decided = match outcome.status {
        vc::Status::Verified => true,
        vc::Status::Failed => outcome.undecided.is_none(),
        vc::Status::Inconclusive(_) => false,
    };
    tried
        .into_iter()
        .enumerate()
        .filter(|(index, _)| decided && !failed.contains(index))
        .map(|(_, lemma)| lemma)
        .collect()
}
