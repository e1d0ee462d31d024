//! `warpproof explore`: all executions of kernels and of litmus files.

mod args;
mod verdict;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

pub use args::ExploreArguments;

use super::exit::Exit;
use super::fix;
use super::progress::Watch;
use super::sizes::SizeList;
use crate::codes::Code;
use crate::explore::dot::graph_dot;
use crate::explore::litmus::{self, Litmus, Machine, Quantifier};
use crate::explore::model::Scopes;
use crate::explore::names::Names;
use crate::explore::summary::{Detail, defects_text, title};
use crate::explore::svg::graph_svg;
use crate::explore::text::graph_text;
use crate::explore::{Execution, Outcome, Program, explore};
use crate::frontend::{Language, Source};
use crate::kir::Span;
use crate::report::html::{self, Drawing, Explored};
use crate::report::human::skipped_lines;
use crate::verify::{self, ExploreOptions};
use verdict::{Verdict, condition_text};

/// What is said of a file.
pub struct Said {
    pub exit: Exit,
    pub text: String,
    /// What could not be written, beside the text.
    pub errors: Vec<String>,
    /// The same for a page, where one is asked for.
    pub pages: Vec<Explored>,
}

impl Default for Said {
    fn default() -> Self {
        Said {
            exit: Exit::Proved,
            text: String::new(),
            errors: Vec::new(),
            pages: Vec::new(),
        }
    }
}

impl Said {
    fn and(mut self, more: Said) -> Said {
        self.exit = self.exit.max(more.exit);
        self.text += &more.text;
        self.errors.extend(more.errors);
        self.pages.extend(more.pages);
        self
    }
}

const LITMUS_UNROLL: u32 = 8;
const KERNEL_UNROLL: u32 = 1000;

/// Explores every file and prints what was found.
///
/// # Errors
/// Standard output is closed.
pub fn run(arguments: &ExploreArguments, error_line: fn(&str)) -> io::Result<Exit> {
    if let Some(to) = arguments
        .html
        .as_ref()
        .filter(|to| is_input(to, &arguments.files))
    {
        let to = to.display();
        error_line(&format!("{to} is an input: name another file for the page"));
        return Ok(Exit::Failure);
    }
    let mut exit = Exit::Proved;
    let (mut pages, mut errors) = (Vec::new(), Vec::new());
    let program = arguments.program();
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
                _ => explore_kernels(arguments, &source, &program),
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
        pages.extend(said.pages);
        errors.extend(said.errors);
    }
    if let Some(to) = &arguments.html {
        let file = File::create(to).map(BufWriter::new);
        let written = file.and_then(|mut file| html::write_explored(&pages, &errors, &mut file));
        if let Err(error) = written {
            error_line(&format!("{} cannot be written: {error}", to.display()));
            exit = Exit::Failure;
        }
    }
    Ok(exit)
}

/// Is the file one of these?
fn is_input(file: &Path, inputs: &[PathBuf]) -> bool {
    let file = file.canonicalize();
    let mut inputs = inputs.iter().flat_map(|input| input.canonicalize());
    file.is_ok_and(|file| inputs.any(|input| input == file))
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
    let (watch, progress) = Watch::of_exploration().unzip();
    options.progress = progress;
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
    let (_watch, progress) = Watch::of_exploration().unzip();
    options.progress = progress;
    let unroll = arguments.unroll.unwrap_or(KERNEL_UNROLL);
    let title = format!("{} ({})", source.path.display(), options.model);
    verify::explore_threads(source, unroll, &options, |program, outcome| {
        report(arguments, &title, program, outcome, &Claim::None)
    })
    .map_err(|error| error.to_string())
}

fn explore_kernels(
    arguments: &ExploreArguments,
    source: &Source,
    program: &[Source],
) -> Result<Said, String> {
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
    let (_watch, progress) = Watch::of_exploration().unzip();
    options.exploration.progress = progress;
    if !arguments.fix {
        return explored(arguments, (source, program), &options);
    }
    let (said, repaired) = fix::run((source, program), &options, arguments.write)?;
    match repaired {
        false => Ok(said),
        // What the file now says, with all its defects.
        true => Ok(said.and(explored(arguments, (source, program), &options)?)),
    }
}

fn explored(
    arguments: &ExploreArguments,
    (source, program): (&Source, &[Source]),
    options: &ExploreOptions,
) -> Result<Said, String> {
    let mut all: Option<Said> = None;
    let skipped =
        verify::explore_file(source, program, options, &mut |kernel, program, outcome| {
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
    let pages = arguments.html.iter().map(|_| Explored {
        title: title.to_owned(),
        answer: verdict_text.clone(),
        verdict: verdict.exit.into(),
        text: text
            .split_once('\n')
            .map_or("", |(_, text)| text)
            .to_owned(),
        drawings: drawings(outcome, program),
    });
    let pages = pages.collect();
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
        pages,
    }
}

/// The executions to draw on a page.
fn drawings(outcome: &Outcome, names: &dyn Names) -> Vec<Drawing> {
    let drawing = |(what, execution): (&'static str, &Execution)| Drawing {
        what,
        svg: graph_svg(execution, names),
        text: graph_text(execution, names),
    };
    executions(outcome)
        .take(MOST_DRAWINGS)
        .map(drawing)
        .collect()
}

/// Drawings of one program on a page.
const MOST_DRAWINGS: usize = 8;

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
    let what = "an assertion does not hold once the grid has ended";
    let mut text = title(Code::FailedCondition, what) + "\n";
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

fn first_execution(outcome: &Outcome) -> Option<&Execution> {
    executions(outcome).map(|(_, execution)| execution).next()
}

/// The executions that were kept, and what each shows: defects, then what a condition is about.
fn executions(outcome: &Outcome) -> impl Iterator<Item = (&'static str, &Execution)> {
    let [refuting, satisfying] = &outcome.condition;
    let races = outcome.races.values().map(|found| ("a race", found));
    let failures = outcome.failures.values();
    let divergences = outcome.divergences.values();
    let deadlocks = outcome.deadlocks.values();
    races
        .chain(failures.map(|found| ("a failure", found)))
        .chain(divergences.map(|found| ("barrier divergence", found)))
        .chain(deadlocks.map(|found| ("a deadlock", found)))
        .chain(
            satisfying
                .found
                .iter()
                .map(|found| ("the condition met", found)),
        )
        .chain(
            refuting
                .found
                .iter()
                .map(|found| ("the condition not met", found)),
        )
        .map(|(what, found)| (what, &found.execution))
}
