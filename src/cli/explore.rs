//! `warpproof explore`: litmus files, all their executions.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Args, ValueEnum};

use super::args::Seconds;
use super::exit::Exit;
use crate::explore::dot::graph_dot;
use crate::explore::litmus::{self, Litmus, Machine, Quantifier};
use crate::explore::model::Scopes;
use crate::explore::summary::{Detail, counts_text, defects_text};
use crate::explore::text::graph_text;
use crate::explore::{Execution, Inclusion, Model, Options, Outcome, Program, explore};

#[derive(Debug, Args)]
pub struct ExploreArguments {
    /// Litmus files: herd's, in C or OpenCL, or of our own form
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Memory model: src11, rc11 (all scopes are the system) or sc
    #[arg(long, default_value = "src11")]
    model: Model,
    /// When scopes include each other: if each contains the other's thread, or if one does
    #[arg(long, value_name = "HOW", default_value = "mutual")]
    incl: Incl,
    /// Explore all executions and count them, whatever is found
    #[arg(long)]
    count: bool,
    /// Go on after the first defect
    #[arg(long)]
    all_races: bool,
    /// Branch over non-atomic accesses as over atomic ones, and count every execution
    #[arg(long)]
    textbook: bool,
    /// Rounds of a loop that has no count of its own
    #[arg(long, value_name = "N", default_value_t = 8,
          value_parser = clap::value_parser!(u32).range(1..))]
    unroll: u32,
    /// Workers; as many as there are processors if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// Seconds per file
    #[arg(long, value_name = "SECONDS", value_parser = super::args::seconds)]
    timeout: Option<Seconds>,
    /// Show the execution of each defect, and of the condition
    #[arg(long)]
    graph: bool,
    /// Write the first execution shown as a Graphviz document
    #[arg(long, value_name = "FILE")]
    dot: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Incl {
    Mutual,
    Either,
}

/// Explores every file and prints what was found.
///
/// # Errors
/// Standard output is closed.
pub fn run(arguments: &ExploreArguments, error_line: fn(&str)) -> io::Result<Exit> {
    let mut exit = Exit::Proved;
    for path in &arguments.files {
        let outcome = read(path).and_then(|litmus| explore_one(arguments, path, &litmus));
        match outcome {
            Ok((own, text)) => {
                exit = exit.max(own);
                let mut out = io::stdout().lock();
                out.write_all(text.as_bytes())?;
                out.flush()?;
            }
            Err(error) => {
                error_line(&format!("{}: {error}", path.display()));
                exit = exit.max(Exit::Failure);
            }
        }
    }
    Ok(exit)
}

fn read(path: &Path) -> Result<Litmus, String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let own = text.trim_start().starts_with("name");
    let parsed = if own {
        litmus::parse(&text)
    } else {
        litmus::herd::parse(&text)
    };
    parsed.map_err(|error| error.to_string())
}

fn explore_one(
    arguments: &ExploreArguments,
    path: &Path,
    litmus: &Litmus,
) -> Result<(Exit, String), String> {
    let quantifier = litmus.condition.as_ref().map(|c| c.quantifier);
    let exhaustive = arguments.count || arguments.all_races || arguments.textbook;
    let options = Options {
        model: arguments.model,
        inclusion: match arguments.incl {
            Incl::Mutual => Inclusion::Mutual,
            Incl::Either => Inclusion::Either,
        },
        branch_non_atomic: arguments.textbook,
        all_defects: exhaustive,
        stop_at_condition: match quantifier {
            Some(Quantifier::NotExists) if !exhaustive => Some(true),
            Some(Quantifier::Forall) if !exhaustive => Some(false),
            _ => None,
        },
        jobs: match arguments.jobs {
            Some(jobs) => usize::from(jobs),
            None => std::thread::available_parallelism().map_or(1, usize::from),
        },
        deadline: arguments.timeout.map(|limit| Instant::now() + limit.0),
    };
    let machine = Machine::new(litmus, arguments.unroll);
    let outcome = explore(&machine, &options);
    let verdict = Verdict::of(&outcome, quantifier);
    let mut text = format!(
        "{} ({}, {}): {}\n",
        path.display(),
        litmus.name,
        options.model,
        verdict.text(&outcome, exhaustive)
    );
    let scopes = Scopes::new(machine.threads(), options.model, options.inclusion);
    let detail = Detail {
        graphs: arguments.graph,
    };
    text += &defects_text(&outcome, &machine, &scopes, detail);
    if let Some(quantifier) = quantifier {
        text += &condition_text(&outcome, quantifier, &machine, arguments.graph);
    }
    if let Some(to) = &arguments.dot {
        match first_execution(&outcome) {
            Some(execution) => std::fs::write(to, graph_dot(execution, &machine))
                .map_err(|error| format!("{}: {error}", to.display()))?,
            None => text += "no execution to draw: no defect, and the condition is never met\n",
        }
    }
    Ok((verdict.exit, text))
}

struct Verdict {
    exit: Exit,
    word: &'static str,
}

impl Verdict {
    fn of(outcome: &Outcome, quantifier: Option<Quantifier>) -> Verdict {
        let [refuting, satisfying] = outcome.condition.each_ref().map(|v| v.count > 0);
        let violated = match quantifier {
            Some(Quantifier::NotExists) => satisfying,
            Some(Quantifier::Forall) => refuting,
            Some(Quantifier::Exists) | None => false,
        };
        let (exit, word) = if outcome.has_defect() || violated {
            (Exit::Defect, "defect")
        } else if outcome.interrupted || outcome.bounded {
            (Exit::Inconclusive, "no defect up to the bound")
        } else {
            (Exit::Proved, "no defect")
        };
        Verdict { exit, word }
    }

    fn text(&self, outcome: &Outcome, exhaustive: bool) -> String {
        // Where exploration stops at the first defect, counts say how soon, not how many.
        if self.exit == Exit::Defect && !exhaustive {
            self.word.to_owned()
        } else {
            format!("{}, {}", self.word, counts_text(outcome))
        }
    }
}

fn condition_text(
    outcome: &Outcome,
    quantifier: Quantifier,
    machine: &Machine,
    graph: bool,
) -> String {
    let [refuted, satisfied] = &outcome.condition;
    // What was not explored may still refute or satisfy the claim.
    let partial = outcome.interrupted || outcome.bounded || outcome.has_defect();
    let holds = quantifier.holds(refuted.count > 0, satisfied.count > 0);
    let decided = match quantifier {
        Quantifier::Exists => satisfied.count > 0,
        Quantifier::NotExists => satisfied.count > 0,
        Quantifier::Forall => refuted.count > 0,
    };
    let answer = match (holds, decided || !partial) {
        (_, false) => "is not decided by the executions that were explored",
        (true, true) => "holds",
        (false, true) => "does not hold",
    };
    let mut text = format!(
        "condition {} {answer} (the claim is true in {} executions, false in {})\n",
        quantifier.name(),
        satisfied.count,
        refuted.count
    );
    let shown = match quantifier {
        Quantifier::Forall => refuted,
        Quantifier::Exists | Quantifier::NotExists => satisfied,
    };
    if let Some(found) = shown.found.as_ref().filter(|_| graph) {
        for line in graph_text(&found.execution, machine).lines() {
            text += &format!("  | {line}\n");
        }
    }
    text
}

fn first_execution(outcome: &Outcome) -> Option<&Execution> {
    let races = outcome.races.values();
    races
        .chain(outcome.failures.values())
        .chain(outcome.divergences.values())
        .chain(outcome.deadlocks.values())
        .chain(
            outcome
                .condition
                .iter()
                .rev()
                .filter_map(|v| v.found.as_ref()),
        )
        .map(|found| &found.execution)
        .next()
}
