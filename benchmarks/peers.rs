//! `warpproof-peers`: runs the test programs of GenMC in place, under RC11, and compares
//! the number of executions with the figures on record. `README.md` in this folder tells
//! how to use it; `peers.txt` says why some differ.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use serde::Deserialize;

use warpproof::explore::{Model, Options, Outcome, ReleaseSequences};
use warpproof::frontend::Source;
use warpproof::kir::Construct;
use warpproof::verify::explore_threads;

/// Runs the test programs of GenMC and compares the numbers of executions under RC11.
#[derive(Debug, Parser)]
#[command(name = "warpproof-peers", version)]
struct Arguments {
    /// GenMC's sources
    #[arg(long, value_name = "FOLDER")]
    suite: PathBuf,
    /// The figures: an array of objects with `path`, `genmc_args`, `clang_args`,
    /// `verdict`, `executions` (RC11 of PLDI 2017) and `executions_genmc_0_11`
    #[arg(long, value_name = "FILE")]
    figures: PathBuf,
    /// Only programs whose path contains this
    #[arg(long, value_name = "TEXT", default_value = "")]
    filter: String,
    /// Seconds per program
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    timeout: u64,
    /// Programs at a time
    #[arg(short, long, value_name = "N", default_value_t = 1)]
    jobs: usize,
    /// Show the programs that agree, too
    #[arg(long)]
    all: bool,
}

#[derive(Clone, Debug, Deserialize)]
struct Figure {
    path: String,
    genmc_args: Vec<String>,
    clang_args: Vec<String>,
    verdict: String,
    executions: Option<u64>,
    executions_genmc_0_11: Option<u64>,
}

/// How a run compares.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Comparison {
    Agrees,
    /// GenMC explores one of several executions that differ only in which of several
    /// threads that do the same does what: so many times fewer.
    AgreesUpToSymmetry(u64),
    Differs(String),
    TimeIsUp,
    Fails(String),
    /// There is no figure.
    NotCompared,
}

/// Lock orders are not counted apart in these.
const NOT_COMPARED: &str = "lapor";
/// GenMC was not run to its end.
const NO_VERDICT: [&str; 3] = ["rc=", "timeout", "not run"];
const REASONS: &str = include_str!("peers.txt");
const UNROLL: u32 = 1000;

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

/// Whether every difference has a reason.
fn run(arguments: &Arguments) -> Result<bool, String> {
    let shown = arguments.figures.display();
    let text =
        std::fs::read_to_string(&arguments.figures).map_err(|error| format!("{shown}: {error}"))?;
    let figures: Vec<Figure> =
        serde_json::from_str(&text).map_err(|error| format!("{shown}: {error}"))?;
    let figures: Vec<Figure> = figures
        .into_iter()
        .filter(|figure| figure.path.contains(&arguments.filter))
        .filter(|figure| !figure.path.contains(NOT_COMPARED))
        .collect();
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, Comparison)>> = Mutex::new(Vec::new());
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..arguments.jobs.max(1) {
            scope.spawn(|| {
                while let Some((index, figure)) = {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    figures.get(index).map(|figure| (index, figure))
                } {
                    let comparison = compare(arguments, figure);
                    if let Ok(mut results) = results.lock() {
                        results.push((index, comparison));
                    }
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_default();
    results.sort();
    Ok(report(arguments, &figures, &results, start.elapsed()))
}

/// GenMC 0.11 reads release sequences as C++20 does, the older figures are of C11.
fn compare(arguments: &Arguments, figure: &Figure) -> Comparison {
    if NO_VERDICT.iter().any(|text| figure.verdict.contains(text)) {
        return Comparison::NotCompared;
    }
    let first = compare_with(arguments, figure, ReleaseSequences::C11);
    if !matches!(first, Comparison::Differs(_)) {
        return first;
    }
    match compare_with(arguments, figure, ReleaseSequences::Cpp20) {
        Comparison::Agrees => Comparison::Agrees,
        _ => first,
    }
}

fn compare_with(
    arguments: &Arguments,
    figure: &Figure,
    release_sequences: ReleaseSequences,
) -> Comparison {
    let source = match Source::from_path(arguments.suite.join(&figure.path)) {
        Ok(source) => Source {
            clang_args: (figure.clang_args.iter())
                .map(|argument| in_suite(argument, &arguments.suite))
                .collect(),
            ..source
        },
        Err(_) => return Comparison::Fails("not in C".to_owned()),
    };
    let flag = |name: &str| {
        let value = |argument: &String| {
            let rest = argument.trim_start_matches('-').strip_prefix(name)?;
            Some(rest.trim_start_matches('=').to_owned())
        };
        figure.genmc_args.iter().find_map(value)
    };
    let races_count = flag("disable-race-detection").is_none();
    // The programs that exempt loops from the bound end without one.
    let bound = flag("unroll").filter(|_| flag("no-unroll").is_none());
    let bound = bound.and_then(|bound| bound.parse().ok());
    let options = Options {
        model: Model::Rc11,
        release_sequences,
        all_defects: true,
        branch_non_atomic: !races_count,
        deadline: Some(Instant::now() + Duration::from_secs(arguments.timeout)),
        ..Options::default()
    };
    let wanted = Wanted {
        figure,
        races_count,
        liveness: flag("check-liveness").is_some(),
        bounded: bound.is_some(),
        symmetric: flag("disable-sr").is_none(),
    };
    explore_threads(&source, bound.unwrap_or(UNROLL), &options, |_, outcome| {
        wanted.judge(outcome)
    })
    .unwrap_or_else(|error| {
        let text = error.to_string();
        let mut lines = text.lines().filter(|line| line.contains("error:"));
        Comparison::Fails(lines.next_back().unwrap_or(&text).to_owned())
    })
}

/// Folders are named from the suite's own.
fn in_suite(argument: &str, suite: &Path) -> String {
    match argument.strip_prefix("-I./") {
        Some(folder) => format!("-I{}", suite.join(folder).display()),
        None => argument.to_owned(),
    }
}

struct Wanted<'f> {
    figure: &'f Figure,
    races_count: bool,
    liveness: bool,
    /// Executions in which a loop has been run as often as asked for count as complete.
    bounded: bool,
    symmetric: bool,
}

impl Wanted<'_> {
    fn judge(&self, outcome: &Outcome) -> Comparison {
        let defect = (self.races_count && !outcome.races.is_empty())
            || !outcome.failures.is_empty()
            || !outcome.divergences.is_empty()
            || (self.liveness && !outcome.deadlocks.is_empty());
        let wanted_defect = self.figure.verdict != "safe";
        if wanted_defect && outcome.has_defect() {
            return Comparison::Agrees;
        }
        if outcome.interrupted {
            return Comparison::TimeIsUp;
        }
        // Executions that end at something unsupported are blocked.
        let open = outcome.unsupported.iter().map(|(_, construct)| construct);
        let open: Vec<&Construct> = open
            .filter(|construct| !matches!(construct, Construct::ProgramWithoutEnd))
            .collect();
        if defect || wanted_defect {
            let found = if defect { "a defect" } else { "no defect" };
            let open = open
                .first()
                .map_or(String::new(), |open| format!(" ({open})"));
            return Comparison::Differs(format!("{found}, not {}{open}", self.figure.verdict));
        }
        let cut = if self.bounded { outcome.cut } else { 0 };
        let count = outcome.executions + cut;
        let known = [self.figure.executions, self.figure.executions_genmc_0_11];
        if known.contains(&Some(count)) {
            return Comparison::Agrees;
        }
        let Some(expected) = self.figure.executions else {
            return Comparison::NotCompared;
        };
        let factor = (2..=6).map(|n| (1..=n).product::<u64>());
        // Some differ for another reason.
        let symmetric = self.symmetric && reason(&self.figure.path).is_none();
        let factor = factor.filter(|factor| symmetric && expected * factor == count);
        match (factor.min(), open.first()) {
            (Some(factor), _) => Comparison::AgreesUpToSymmetry(factor),
            (None, Some(open)) => Comparison::Differs(format!("{count}, not {expected} ({open})")),
            (None, None) => Comparison::Differs(format!("{count}, not {expected}")),
        }
    }
}

/// Prints what differs and how many agree; whether every difference has a reason.
fn report(
    arguments: &Arguments,
    figures: &[Figure],
    results: &[(usize, Comparison)],
    time: Duration,
) -> bool {
    let mut counts = [0_usize; 5];
    let mut unexplained = 0;
    for (index, comparison) in results {
        let figure = &figures[*index];
        let text = match comparison {
            Comparison::Agrees => {
                counts[0] += 1;
                if !arguments.all {
                    continue;
                }
                "agrees".to_owned()
            }
            Comparison::AgreesUpToSymmetry(factor) => {
                counts[1] += 1;
                format!("{factor} times as many: symmetry")
            }
            Comparison::NotCompared => {
                counts[4] += 1;
                continue;
            }
            Comparison::TimeIsUp => {
                counts[3] += 1;
                "time is up".to_owned()
            }
            Comparison::Differs(text) | Comparison::Fails(text) => {
                counts[2] += 1;
                match reason(&figure.path) {
                    Some(reason) => format!("{text}: {reason}"),
                    None => {
                        unexplained += 1;
                        format!("{text}: UNEXPLAINED")
                    }
                }
            }
        };
        let arguments = figure.clang_args.join(" ");
        println!("{} {arguments}: {text}", figure.path);
    }
    let [agree, symmetric, differ, late, without] = counts;
    println!(
        "{} programs in {:.0} s: {agree} agree, {symmetric} up to symmetry, {differ} differ \
         ({unexplained} without a reason), {late} out of time, {without} without a figure",
        results.len(),
        time.as_secs_f64()
    );
    unexplained == 0
}

/// Why a program differs: lines of `peers.txt` are parts of paths and reasons.
fn reason(path: &str) -> Option<&'static str> {
    REASONS
        .lines()
        .filter(|line| !line.starts_with('#'))
        .find_map(|line| {
            let (part, reason) = line.split_once(": ")?;
            path.contains(part).then_some(reason)
        })
}
