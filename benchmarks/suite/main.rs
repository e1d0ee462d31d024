//! `warpproof-bench`: runs Warpproof over a folder of kernels whose first lines
//! say what is expected of them, and shows how far the two agree. `../README.md`
//! tells how to use it.

mod ablation;
mod compare;
mod engines;
mod gpuverify;
mod header;
mod job;
mod rows;
mod source_lines;
mod tables;

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};

use ablation::{CONFIGURATIONS, Measured, SOLVERS, Sample};
use engines::{Comparison, ENGINES};
use job::{Job, Runner};
use rows::{Row, Rows};

/// Runs Warpproof over a folder of kernels and compares with what their headers expect.
#[derive(Debug, Parser)]
#[command(name = "warpproof-bench", version)]
struct Arguments {
    /// Folder with kernels; searched to any depth
    folder: PathBuf,
    /// Kernels at a time
    #[arg(short, long, value_name = "N", default_value_t = default_jobs())]
    jobs: NonZeroUsize,
    /// Seconds per kernel
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    timeout: u64,
    /// Only kernels whose path contains this; may be repeated
    #[arg(long, value_name = "TEXT")]
    filter: Vec<String>,
    /// Write one row per kernel to this file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Show what changed against the rows of an older run
    #[arg(long, value_name = "FILE")]
    compare: Option<PathBuf>,
    /// Run each kernel with every engine, and compare the engines
    #[arg(long, conflicts_with_all = ["json", "compare"])]
    engines: bool,
    /// Run each kernel with the optimisations of the two-thread verifier switched off one
    /// by one, with each solver, and print what they are worth
    #[arg(long, conflicts_with_all = ["json", "compare", "engines"])]
    ablation: bool,
    /// Runs of each kernel and configuration, of which the median counts
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN, requires = "ablation")]
    repeat: NonZeroUsize,
    /// The program to run, if not the `warpproof` beside this one
    #[arg(long, value_name = "PATH")]
    program: Option<PathBuf>,
    /// Further options for every run of `warpproof verify`
    #[arg(value_name = "OPTIONS", last = true)]
    options: Vec<String>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

/// `false` if something is grave: a wrong proof, a crash, or engines that contradict
/// each other.
fn run(arguments: &Arguments) -> Result<bool, String> {
    let older = arguments.compare.as_deref().map(Rows::read).transpose()?;
    let (jobs, unlabelled) = job::find(&arguments.folder, &arguments.filter)?;
    if jobs.is_empty() {
        let folder = arguments.folder.display();
        return Err(format!(
            "no kernel in {folder} has a header that says what to expect"
        ));
    }
    let runner = Runner {
        program: job::program(arguments.program.as_deref())?,
        limit: Duration::from_secs(arguments.timeout),
        options: arguments.options.clone(),
    };
    if arguments.engines {
        return Ok(compare_engines(&jobs, runner, arguments.jobs));
    }
    if arguments.ablation {
        return Ok(measure_optimisations(&jobs, &runner, arguments));
    }
    let start = Instant::now();
    let rows = Rows::new(run_all(&jobs, &runner, arguments.jobs), start.elapsed());
    // The rows come first: whatever happens to the terminal, they are kept.
    if let Some(path) = &arguments.json {
        rows.write(path)?;
    }
    print!("{}", tables::report(&rows, unlabelled));
    if let Some(older) = &older {
        print!("{}", compare::report(older, &rows));
    }
    Ok(!rows.has_grave())
}

/// Each kernel with one engine after the other; `false` if something is grave.
fn compare_engines(jobs: &[Job], runner: Runner, threads: NonZeroUsize) -> bool {
    let mut fine = true;
    let rows = ENGINES.map(|engine| {
        let mut options = runner.options.clone();
        options.extend(["--engine".to_owned(), engine.to_owned()]);
        let runner = Runner {
            options,
            program: runner.program.clone(),
            ..runner
        };
        let start = Instant::now();
        let rows = Rows::new(run_all(jobs, &runner, threads), start.elapsed());
        fine &= !rows.has_grave();
        rows
    });
    let comparison = Comparison::new(rows);
    print!("{}", comparison.report());
    fine && comparison.contradictions().is_empty()
}

/// Each kernel with all configurations and solvers in turn, so that what else the machine
/// does slows all of them down alike; `false` if something is grave.
fn measure_optimisations(jobs: &[Job], runner: &Runner, arguments: &Arguments) -> bool {
    let measured = for_all(jobs, arguments.jobs, |job, bar| {
        let runs: Vec<_> = (0..arguments.repeat.get())
            .map(|_| {
                SOLVERS.map(|solver| {
                    CONFIGURATIONS.each_ref().map(|c| {
                        let own = ["--engine", "two-thread", "--solver", solver];
                        let options = runner.options.iter().map(String::as_str);
                        let runner = Runner {
                            program: runner.program.clone(),
                            limit: runner.limit,
                            options: options
                                .chain(own)
                                .chain(c.options.iter().copied())
                                .map(str::to_owned)
                                .collect(),
                        };
                        runner.run(job)
                    })
                })
            })
            .collect();
        let samples: [Measured; SOLVERS.len()] = std::array::from_fn(|solver| {
            std::array::from_fn(|at| {
                let runs: Vec<Row> = runs.iter().map(|run| run[solver][at].clone()).collect();
                Sample::of(&runs)
            })
        });
        for (solver, samples) in SOLVERS.iter().zip(&samples) {
            for (configuration, sample) in CONFIGURATIONS.iter().zip(samples) {
                if ablation::is_wrong(job.header.expected, sample) {
                    let (kernel, outcome) = (&job.name, sample.outcome);
                    bar.println(format!(
                        "{kernel}: {outcome} ({}, {solver})",
                        configuration.name
                    ));
                }
            }
        }
        samples
    });
    print!("{}", ablation::report(&measured));
    let mut all = jobs.iter().zip(&measured);
    !all.any(|(job, samples)| {
        let mut samples = samples.iter().flatten();
        samples.any(|sample| ablation::is_wrong(job.header.expected, sample))
    })
}

/// Runs the jobs on several threads; the rows are in the order of the jobs.
fn run_all(jobs: &[Job], runner: &Runner, threads: NonZeroUsize) -> Vec<Row> {
    for_all(jobs, threads, |job, bar| {
        let row = runner.run(job);
        if row.is_grave() {
            bar.println(tables::grave_line(&row));
        }
        row
    })
}

/// What `run` makes of the jobs, on several threads; results are in the order of the jobs.
fn for_all<T: Send>(
    jobs: &[Job],
    threads: NonZeroUsize,
    run: impl Fn(&Job, &ProgressBar) -> T + Sync,
) -> Vec<T> {
    let bar = progress_bar(jobs.len());
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<Option<T>>> = Mutex::new(jobs.iter().map(|_| None).collect());
    std::thread::scope(|scope| {
        for _ in 0..threads.get().min(jobs.len()) {
            scope.spawn(|| {
                while let Some((index, job)) = {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    jobs.get(index).map(|job| (index, job))
                } {
                    bar.set_message(job.name.clone());
                    let result = run(job, &bar);
                    results.lock().expect("no thread panics with the lock")[index] = Some(result);
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    let results = results
        .into_inner()
        .expect("no thread panics with the lock");
    results
        .into_iter()
        .map(|result| result.expect("every job was run"))
        .collect()
}

/// On a terminal only; nothing is drawn otherwise.
fn progress_bar(length: usize) -> ProgressBar {
    let template = "{elapsed_precise} {bar:30} {pos}/{len}, {eta} left  {wide_msg}";
    let style = ProgressStyle::with_template(template).expect("a valid template");
    ProgressBar::new(length as u64).with_style(style)
}

fn default_jobs() -> NonZeroUsize {
    std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}
