//! `warpproof explore`: all executions of kernels and of litmus files.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Args, ValueEnum};

use super::args::{CompileArguments, Seconds};
use super::exit::Exit;
use super::fix;
use super::progress::Watch;
use super::sizes::{self, SizeList};
use crate::explore::dot::graph_dot;
use crate::explore::litmus::{self, Litmus, Machine, Quantifier};
use crate::explore::model::Scopes;
use crate::explore::names::Names;
use crate::explore::summary::{Detail, counts_text, defects_text};
use crate::explore::svg::graph_svg;
use crate::explore::text::graph_text;
use crate::explore::{
    Execution, Inclusion, Model, Options, Outcome, Program, ReleaseSequences, explore,
};
use crate::frontend::{Language, Source};
use crate::kir::Span;
use crate::options::run;
use crate::report::human::skipped_lines;
use crate::verify::{self, ExploreOptions};

#[derive(Debug, Args)]
pub struct ExploreArguments {
    /// Kernels (.cu, .hip, .cl, .ll, .bc) or litmus files: herd's, in C or OpenCL, or
    /// of our own form
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Memory model: src11, rc11 (all scopes are the system) or sc
    #[arg(long, default_value = "src11")]
    model: Model,
    /// When scopes include each other: if each contains the other's thread, or if one does
    #[arg(long, value_name = "HOW", default_value = "mutual")]
    incl: Incl,
    /// Whether a release sequence has later writes of its thread (as in C11) or updates
    /// only (C++20)
    #[arg(long, value_name = "STANDARD", default_value = "c11")]
    release_sequences: Sequences,
    /// Explore all executions and count them, whatever is found
    #[arg(long)]
    count: bool,
    /// Go on after the first defect
    #[arg(long)]
    all_races: bool,
    /// Branch over non-atomic accesses as over atomic ones, and count every execution
    #[arg(long)]
    textbook: bool,
    /// Threads per block of kernels
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = sizes::block)]
    block: Option<SizeList>,
    /// Blocks per grid of kernels
    #[arg(long, value_name = "X[,Y[,Z]]", value_parser = sizes::grid)]
    grid: Option<SizeList>,
    /// GPUs that share the blocks of the grid, in equal runs of blocks
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u32).range(1..=1024))]
    gpus: u32,
    /// Threads per warp
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    warp_size: Option<u32>,
    /// Explore this kernel only; may be repeated
    #[arg(long = "kernel", value_name = "NAME")]
    kernels: Vec<String>,
    /// The value of a scalar parameter; may be repeated
    #[arg(long = "arg", value_name = "NAME=VALUE")]
    args: Vec<run::Argument>,
    /// What an array holds at the start: zeros (if not given), iota,
    /// random[:seedN][:LOW..HIGH] or file:PATH.npy; with a number of elements,
    /// accesses beyond them are defects; may be repeated
    #[arg(long = "array", value_name = "NAME[COUNT]=CONTENTS")]
    arrays: Vec<run::ArrayOption>,
    /// Rounds of a litmus file's loop that has no count of its own (8 if not given);
    /// in kernels, how often a thread may come to one operation (1000 if not given)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    unroll: Option<u32>,
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
    /// Write the first execution shown as a drawing
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Repair races: print the changes of the source after which there are none
    #[arg(long)]
    fix: bool,
    /// Write the repaired source, and explore it again
    #[arg(long, requires = "fix")]
    write: bool,
    #[command(flatten)]
    compile: CompileArguments,
}

/// What is said of a file.
pub struct Said {
    pub exit: Exit,
    pub text: String,
    /// What could not be written, beside the text.
    pub errors: Vec<String>,
}

impl Default for Said {
    fn default() -> Self {
        Said {
            exit: Exit::Proved,
            text: String::new(),
            errors: Vec::new(),
        }
    }
}

impl Said {
    fn and(mut self, more: Said) -> Said {
        self.exit = self.exit.max(more.exit);
        self.text += &more.text;
        self.errors.extend(more.errors);
        self
    }
}

const LITMUS_UNROLL: u32 = 8;
const KERNEL_UNROLL: u32 = 1000;

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Incl {
    Mutual,
    Either,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Sequences {
    C11,
    #[value(name = "c++20")]
    Cpp20,
}

/// Explores every file and prints what was found.
///
/// # Errors
/// Standard output is closed.
pub fn run(arguments: &ExploreArguments, error_line: fn(&str)) -> io::Result<Exit> {
    let mut exit = Exit::Proved;
    for path in &arguments.files {
        let outcome = if is_litmus(path) && arguments.fix {
            Err("litmus files are not repaired".to_owned())
        } else if is_litmus(path) {
            read(path).and_then(|litmus| explore_litmus(arguments, path, &litmus))
        } else {
            let source = arguments.compile.source(path);
            let source = source.map_err(|error| error.to_string());
            source.and_then(|source| match source.language {
                Language::C => explore_program(arguments, &source),
                _ => explore_kernels(arguments, &source),
            })
        };
        let said = outcome.unwrap_or_else(|error| {
            let error = format!("{}: {error}", path.display());
            Said {
                errors: vec![error],
                ..Said::default()
            }
        });
        exit = exit.max(said.exit);
        let mut out = io::stdout().lock();
        out.write_all(said.text.as_bytes())?;
        out.flush()?;
        for error in &said.errors {
            error_line(error);
            exit = Exit::Failure;
        }
    }
    Ok(exit)
}

fn is_litmus(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension == "litmus")
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

fn explore_litmus(
    arguments: &ExploreArguments,
    path: &Path,
    litmus: &Litmus,
) -> Result<Said, String> {
    let quantifier = litmus.condition.as_ref().map(|c| c.quantifier);
    let mut options = arguments.options(quantifier);
    let watch = Watch::start();
    options.progress = watch.as_ref().map(Watch::progress);
    let machine = Machine::new(litmus, arguments.unroll.unwrap_or(LITMUS_UNROLL));
    let outcome = explore(&machine, &options);
    drop(watch);
    let claim = quantifier.map_or(Claim::None, Claim::Litmus);
    let title = format!("{} ({}, {})", path.display(), litmus.name, options.model);
    Ok(report(arguments, &title, &machine, &outcome, &claim))
}

fn explore_program(arguments: &ExploreArguments, source: &Source) -> Result<Said, String> {
    if arguments.fix {
        return Err("programs of threads are not repaired".to_owned());
    }
    let mut options = arguments.options(None);
    let watch = Watch::start();
    options.progress = watch.as_ref().map(Watch::progress);
    let unroll = arguments.unroll.unwrap_or(KERNEL_UNROLL);
    let title = format!("{} ({})", source.path.display(), options.model);
    verify::explore_threads(source, unroll, &options, |program, outcome| {
        report(arguments, &title, program, outcome, &Claim::None)
    })
    .map_err(|error| error.to_string())
}

fn explore_kernels(arguments: &ExploreArguments, source: &Source) -> Result<Said, String> {
    let mut options = ExploreOptions {
        block: arguments.block.as_ref().map_or(Ok([1; 3]), fixed)?,
        grid: arguments.grid.as_ref().map_or(Ok([1; 3]), fixed)?,
        warp_size: arguments.warp_size,
        kernels: arguments.kernels.clone(),
        gpus: arguments.gpus,
        args: arguments.args.clone(),
        arrays: arguments.arrays.clone(),
        unroll: arguments.unroll.unwrap_or(KERNEL_UNROLL),
        exploration: arguments.options(None),
    };
    let watch = Watch::start();
    options.exploration.progress = watch.as_ref().map(Watch::progress);
    if !arguments.fix {
        return explored(arguments, source, &options);
    }
    let (said, repaired) = fix::run(source, &options, arguments.write)?;
    match repaired {
        false => Ok(said),
        // What the file now says, with all its defects.
        true => Ok(said.and(explored(arguments, source, &options)?)),
    }
}

fn explored(
    arguments: &ExploreArguments,
    source: &Source,
    options: &ExploreOptions,
) -> Result<Said, String> {
    let mut all: Option<Said> = None;
    let skipped = verify::explore_file(source, options, &mut |kernel, program, outcome| {
        let model = options.exploration.model;
        let title = format!("{}: {} ({model})", source.path.display(), kernel.name);
        let claim = match &outcome.condition[0].found {
            Some(found) => Claim::AtEnd(program.failing_at_end(&found.execution)),
            None => Claim::None,
        };
        let own = report(arguments, &title, program, outcome, &claim);
        all = Some(all.take().unwrap_or_default().and(own));
    })
    .map_err(|error| error.to_string())?;
    let explored = all.is_some();
    let mut said = all.unwrap_or_default();
    let file = source.path.display().to_string();
    for line in skipped_lines(&skipped, &file) {
        said.text += &format!("skipped: {line}\n");
    }
    if !explored && skipped.is_empty() {
        said.text += &format!("{file}: no kernels\n");
    }
    if !explored || skipped.iter().any(|one| one.is_in(&file)) {
        said.exit = said.exit.max(Exit::Inconclusive);
    }
    Ok(said)
}

fn fixed(sizes: &SizeList) -> Result<[u32; 3], String> {
    let sizes = sizes.sizes().map(|size| size.fixed());
    match sizes {
        [Some(x), Some(y), Some(z)] => Ok([x, y, z]),
        _ => Err("exploration needs a launch of fixed sizes".to_owned()),
    }
}

/// What is claimed of all executions.
enum Claim<'s> {
    None,
    /// A litmus test's condition.
    Litmus(Quantifier),
    /// The assertions that do not hold once the grid has ended.
    AtEnd(Vec<&'s Span>),
}

impl Claim<'_> {
    fn quantifier(&self) -> Option<Quantifier> {
        match self {
            Claim::None => None,
            Claim::Litmus(quantifier) => Some(*quantifier),
            Claim::AtEnd(_) => Some(Quantifier::Forall),
        }
    }
}

/// What was found.
fn report<P: Program>(
    arguments: &ExploreArguments,
    title: &str,
    program: &P,
    outcome: &Outcome,
    claim: &Claim<'_>,
) -> Said {
    let quantifier = claim.quantifier();
    let options = arguments.options(quantifier);
    let verdict = Verdict::of(outcome, quantifier);
    let verdict_text = verdict.text(outcome, arguments.is_exhaustive());
    let mut text = format!("{title}: {verdict_text}\n");
    let scopes = Scopes::new(program.threads(), options.model, options.inclusion);
    let detail = Detail {
        graphs: arguments.graph,
    };
    text += &defects_text(outcome, program, &scopes, detail);
    text += &match claim {
        Claim::None => String::new(),
        Claim::Litmus(quantifier) => condition_text(outcome, *quantifier, program, arguments.graph),
        Claim::AtEnd(failing) => at_end_text(outcome, failing, program, arguments.graph),
    };
    let mut errors = Vec::new();
    if arguments.dot.is_some() || arguments.svg.is_some() {
        match draw(arguments, program, outcome) {
            Ok(more) => text += more,
            Err(error) => errors.push(error),
        }
    }
    Said {
        exit: verdict.exit,
        text,
        errors,
    }
}

/// Writes the drawings; what there is to say about them.
///
/// # Errors
/// What cannot be written, in words.
fn draw<P: Program>(
    arguments: &ExploreArguments,
    program: &P,
    outcome: &Outcome,
) -> Result<&'static str, String> {
    let Some(execution) = first_execution(outcome) else {
        return Ok("no execution to draw: no defect, and the condition is never met\n");
    };
    let drawings = [
        (&arguments.dot, graph_dot(execution, program)),
        (&arguments.svg, graph_svg(execution, program)),
    ];
    for (to, drawing) in drawings {
        if let Some(to) = to {
            std::fs::write(to, drawing).map_err(|error| format!("{}: {error}", to.display()))?;
        }
    }
    Ok("")
}

fn at_end_text(outcome: &Outcome, failing: &[&Span], names: &dyn Names, graph: bool) -> String {
    let mut text = "error: an assertion does not hold once the grid has ended\n".to_owned();
    for span in failing {
        text += &format!("  {}:{}:{}\n", span.file, span.line, span.column);
    }
    if let Some(found) = outcome.condition[0].found.as_ref().filter(|_| graph) {
        text += &shown(&found.execution, names);
    }
    text
}

fn shown(execution: &Execution, names: &dyn Names) -> String {
    let text = graph_text(execution, names);
    text.lines().map(|line| format!("  | {line}\n")).collect()
}

impl ExploreArguments {
    /// Whether all executions are explored, whatever is found.
    fn is_exhaustive(&self) -> bool {
        self.count || self.all_races || self.textbook
    }

    fn options(&self, quantifier: Option<Quantifier>) -> Options {
        let exhaustive = self.is_exhaustive();
        Options {
            model: self.model,
            inclusion: match self.incl {
                Incl::Mutual => Inclusion::Mutual,
                Incl::Either => Inclusion::Either,
            },
            release_sequences: match self.release_sequences {
                Sequences::C11 => ReleaseSequences::C11,
                Sequences::Cpp20 => ReleaseSequences::Cpp20,
            },
            branch_non_atomic: self.textbook,
            all_defects: exhaustive,
            stop_at_condition: match quantifier {
                Some(Quantifier::NotExists) if !exhaustive => Some(true),
                Some(Quantifier::Forall) if !exhaustive => Some(false),
                _ => None,
            },
            jobs: match self.jobs {
                Some(jobs) => usize::from(jobs),
                None => std::thread::available_parallelism().map_or(1, usize::from),
            },
            deadline: self.timeout.map(|limit| Instant::now() + limit.0),
            progress: None,
        }
    }
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
        } else if !outcome.unsupported.is_empty() {
            (Exit::Inconclusive, "inconclusive")
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
    names: &dyn Names,
    graph: bool,
) -> String {
    let [refuted, satisfied] = &outcome.condition;
    // What was not explored may still refute or satisfy the claim.
    let partial = outcome.interrupted
        || outcome.bounded
        || outcome.has_defect()
        || !outcome.unsupported.is_empty();
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
    let witnesses = match quantifier {
        Quantifier::Forall => refuted,
        Quantifier::Exists | Quantifier::NotExists => satisfied,
    };
    if let Some(found) = witnesses.found.as_ref().filter(|_| graph) {
        text += &shown(&found.execution, names);
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
