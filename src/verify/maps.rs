//! Protocols as texts: `.map` files, and those of kernels.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::time::Instant;

use super::Error;
use super::subjects::each_subject;
use crate::engines::Budget;
use crate::engines::protocol::ast::{Protocol, Reach};
use crate::engines::protocol::check::check;
use crate::engines::protocol::description::describe;
use crate::engines::protocol::engine::{diverges, options_of};
use crate::engines::protocol::parse::{parse, position};
use crate::engines::protocol::prove::{Alarm, Outcome, Prover};
use crate::engines::protocol::stage::{self, Stage};
use crate::evidence::Unsupported;
use crate::frontend::Source;
use crate::options::{BenignRaces, ProtocolStage, VerifyOptions};
use crate::report::model::Verdict;
use crate::smt::Term;
use crate::stack::on_large_stack;

/// The protocols of a file's kernels at a stage. `program` are the files that may belong to one
/// program with it, whose device code is linked.
///
/// # Errors
/// The file cannot be read or compiled, or a kernel cannot be described.
pub fn protocol_stage(
    source: &Source,
    program: &[Source],
    options: &VerifyOptions,
    stage: ProtocolStage,
) -> Result<String, Error> {
    let mut out = String::new();
    each_subject((source, program), options, |_, subject| {
        let mut prover = prover(options, None)?;
        let text = on_large_stack(|| {
            let mut inferred = describe(subject, &BTreeSet::new())?;
            let agreed = prover.agree(&mut inferred.protocol);
            agreed.map_err(|disagreement| diverges(&disagreement))?;
            let groups = prover.groups_of_threads();
            Ok(stage_text(&mut inferred.protocol, groups, stage))
        })
        .map_err(Error::resources)?;
        out.push_str(&text.map_err(|why: Unsupported| Error::Launch {
            kernel: subject.kernel.name.clone(),
            message: why.reason_of_protocols(&subject.module.spans).message,
        })?);
        Ok(())
    })?;
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
    let mut prover = prover(options, None)?;
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
    let mut prover = prover(options, deadline)?;
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
                        let what = describe_race(&text, &alarm);
                        writeln!(out, "race: `{array}`, threads {among}: {what}")
                    }
                };
            }
        }
    })
    .map_err(Error::resources)?;
    Ok((verdict, out))
}

/// The lines of a race, and the values.
fn describe_race(text: &str, alarm: &Alarm) -> String {
    let [first, second] = (alarm.accesses.each_ref()).map(|a| position(text, a.place).0);
    let values = alarm.values.iter().map(|(name, [a, b])| match a == b {
        true => format!("{name} = {a}"),
        false => format!("{name} = {a}, {b}"),
    });
    let values: Vec<String> = values.collect();
    format!("lines {first} and {second}, with {}", values.join("; "))
}

fn prover(options: &VerifyOptions, deadline: Option<Instant>) -> Result<Prover, Error> {
    let budget = Budget {
        deadline,
        ..Budget::default()
    };
    Ok(Prover::new(options_of(options, &budget)?))
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
