//! `warpproof-mutants`: leaves out, or weakens, one after the other, each barrier, wait, commit
//! and fence of what Triton has emitted for kernels that are right, and each scope and order of
//! its atomics. What the verifier proves all the same has to be shown to be without effect by
//! something else: by enumeration of one launch, and no run may show a defect. `../README.md`
//! tells how to use it.

mod edit;
mod judge;
mod kernels;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Parser;
use comfy_table::presets::ASCII_MARKDOWN;
use comfy_table::{CellAlignment, Table};

use edit::Mutant;
use judge::{Judge, Outcome};
use kernels::Kernel;

/// Judges what Triton emits with one barrier, wait, fence, scope or order less.
#[derive(Debug, Parser)]
#[command(name = "warpproof-mutants", version)]
struct Arguments {
    /// Kernels of Triton, with what Triton makes of them in `compiled`
    #[arg(value_name = "FOLDER", default_value = "tests/triton")]
    folder: PathBuf,
    /// Only kernels whose name contains this
    #[arg(long, value_name = "TEXT", default_value = "")]
    filter: String,
    /// Seconds for each verdict
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    timeout: u64,
    /// Mutants at a time
    #[arg(short, long, value_name = "N", default_value_t = 1)]
    jobs: usize,
    /// The program to run, if not the `warpproof` beside this one
    #[arg(long, value_name = "PATH")]
    program: Option<PathBuf>,
    /// Write the mutants that are not reported to this folder
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

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

/// `false` if a mutant that does something was proved.
fn run(arguments: &Arguments) -> Result<bool, String> {
    let judge = Judge::new(arguments.program.as_deref(), arguments.timeout)?;
    let kernels = kernels::right_ones(&arguments.folder, &arguments.filter)?;
    let work: Vec<(&Kernel, Mutant)> = kernels
        .iter()
        .flat_map(|kernel| {
            edit::mutants(&kernel.ptx)
                .into_iter()
                .map(move |m| (kernel, m))
        })
        .collect();
    let next = AtomicUsize::new(0);
    let done: Mutex<BTreeMap<usize, Outcome>> = Mutex::new(BTreeMap::new());
    std::thread::scope(|scope| {
        for _ in 0..arguments.jobs.max(1) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some((kernel, mutant)) = work.get(index) else {
                        return;
                    };
                    let outcome = judge.judge(kernel, mutant);
                    println!("{}: {mutant}: {outcome}", kernel.name);
                    if let Ok(mut done) = done.lock() {
                        done.insert(index, outcome);
                    }
                }
            });
        }
    });
    let done = done.into_inner().map_err(|error| error.to_string())?;
    let judged: Vec<(&Kernel, &Mutant, &Outcome)> = (work.iter().zip(done.values()))
        .map(|((kernel, mutant), outcome)| (*kernel, mutant, outcome))
        .collect();
    if let Some(folder) = &arguments.out {
        write(folder, &judged)?;
    }
    let by_kernel = |kernel: &Kernel, _: &Mutant| kernel.name.clone();
    println!("\n{}\n", table("kernel", &judged, by_kernel));
    println!("{}", table("mutation", &judged, |_, mutant| mutant.kind()));
    let missed = |outcome: &Outcome| matches!(outcome, Outcome::Missed(_));
    Ok(!judged.iter().any(|(_, _, outcome)| missed(outcome)))
}

/// How many of each group have which outcome.
fn table(
    title: &str,
    judged: &[(&Kernel, &Mutant, &Outcome)],
    group: impl Fn(&Kernel, &Mutant) -> String,
) -> Table {
    let mut counts: Vec<(String, [usize; Outcome::NAMES.len()])> = Vec::new();
    let total = "all".to_owned();
    for (kernel, mutant, outcome) in judged {
        for name in [group(kernel, mutant), total.clone()] {
            let at = counts.iter().position(|(known, _)| *known == name);
            let at = at.unwrap_or_else(|| {
                counts.push((name, Default::default()));
                counts.len() - 1
            });
            counts[at].1[outcome.column()] += 1;
        }
    }
    counts.sort_by_key(|(name, _)| *name == total);
    let mut table = Table::new();
    let header = [title, "mutants"].into_iter().chain(Outcome::NAMES);
    table.load_style(ASCII_MARKDOWN).set_header(header);
    for (name, counts) in counts {
        let sum: usize = counts.iter().sum();
        let numbers = [sum].into_iter().chain(counts).map(|n| n.to_string());
        table.add_row([name].into_iter().chain(numbers));
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// Those that are not reported, one file each.
fn write(folder: &std::path::Path, judged: &[(&Kernel, &Mutant, &Outcome)]) -> Result<(), String> {
    let error = |error: std::io::Error| format!("{}: {error}", folder.display());
    std::fs::create_dir_all(folder).map_err(error)?;
    for (index, (kernel, mutant, outcome)) in judged.iter().enumerate() {
        if !matches!(outcome, Outcome::Reported) {
            let name = format!("{index:03}-{}-{}.ptx", kernel.number, mutant.line);
            std::fs::write(folder.join(name), &mutant.text).map_err(error)?;
        }
    }
    Ok(())
}
