//! Kernels whose threads wait for each other in phases: the two-thread verifier with the
//! threads one after the other, in two queries.

use std::time::Instant;

use super::kernel::{settings, solver_reason};
use super::prove::{PairResult, candidates, reasons};
use super::{Error, phase};
use crate::evidence::Assumption;
use crate::options::VerifyOptions;
use crate::report::model::{Defect, Reason, ReasonKind};
use crate::twothread::apart::{Goal, Lemma, apart, lemmas};
use crate::twothread::claims::Claim;
use crate::twothread::diagnose::Diagnosis;
use crate::twothread::program::Program;
use crate::twothread::reduce::{Request, reduce_apart};
use crate::vc;

/// Races that no run shows are no defects: barriers may order what is not seen to be
/// ordered here.
///
/// # Errors
/// No solver is installed.
pub fn verify(
    request: &Request,
    options: &VerifyOptions,
    deadline: Option<Instant>,
) -> Result<PairResult, Error> {
    let start = Instant::now();
    let mut result = PairResult::default();
    let lowered = match reduce_apart(request) {
        Ok(lowered) => lowered,
        Err(rejected) => {
            result.reasons = reasons(rejected, request);
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
    let settings = settings(options, deadline)?;
    let reduced = Instant::now();
    result.timings.push(phase("reduction", start, reduced));
    let holding = holding_lemmas(request, program, &settings);
    let (dual, claims) = match apart(program, request.launch, Goal::Races(&holding)) {
        Ok(dual) => dual,
        Err(construct) => {
            result.reasons.push(Reason {
                kind: ReasonKind::Unsupported,
                message: format!(
                    "{construct} is not supported beside barriers for a part of a block"
                ),
                span: None,
            });
            return Ok(result);
        }
    };
    if cfg!(debug_assertions) {
        crate::ivl::validate::assert_valid("apart", &dual);
    }
    let outcome = vc::verify(&dual, program.name.as_str(), &settings);
    result
        .timings
        .push(phase("solver", reduced, Instant::now()));
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
                result.reasons.push(Reason {
                    kind: ReasonKind::Unsupported,
                    message: format!(
                        "it is not shown that barriers order two accesses to `{array}`"
                    ),
                    span: accesses.last().and_then(|access| access.span.clone()),
                });
                result.doubtful.push(alarm);
            }
            _ => result.alarms.push(alarm),
        }
    }
    if let vc::Status::Inconclusive(reason) = &outcome.status {
        result.reasons.push(solver_reason(reason));
    }
    Ok(result)
}

/// The lemmas that hold; what is not decided does not.
fn holding_lemmas(request: &Request, program: &Program, settings: &vc::Options) -> Vec<Lemma> {
    let tried = lemmas(program);
    let Ok((dual, claims)) = apart(program, request.launch, Goal::Lemmas(&tried)) else {
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
