//! `warpproof-soundness`: judges random kernels by the verifier and by concrete
//! runs, and counts the verdicts. A proof beside a concrete defect is shrunk,
//! written out, and makes the run fail.

#[path = "../tests/soundness/mod.rs"]
mod harness;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use warpproof::options::{EngineChoice, SolverChoice};

use harness::campaign::{Campaign, Complaint};
use harness::judge::Settings;
use harness::mutants;

/// Judges random kernels by the verifier and by concrete runs.
#[derive(Debug, Parser)]
#[command(name = "warpproof-soundness", version)]
struct Arguments {
    /// Random kernels to judge
    #[arg(long, value_name = "N", default_value_t = 1000)]
    count: u64,
    /// The first kernel's seed; each kernel depends on its own alone
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Files of kernels at a time
    #[arg(short, long, value_name = "N", default_value_t = 2)]
    jobs: usize,
    /// Seconds for the proof of one kernel
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    timeout: u64,
    /// Concrete runs of one kernel
    #[arg(long, value_name = "N", default_value_t = 24)]
    runs: u64,
    /// The solver, if not the verifier's choice
    #[arg(long)]
    solver: Option<SolverChoice>,
    /// Which engine proves
    #[arg(long, default_value = "two-thread")]
    engine: EngineChoice,
    /// Verify only kernels that a run shows to be faulty
    #[arg(long)]
    only_faulty: bool,
    /// Judge variants of one kernel in N
    #[arg(long, value_name = "N", default_value_t = 10)]
    vary: u64,
    /// Judge the faulty variants of the kernels below this folder instead of random ones
    #[arg(long, value_name = "FOLDER")]
    mutants: Option<PathBuf>,
    /// Folder for kernels that are proved and should not be, and for alarms that no run shows
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if let Some(folder) = &arguments.out
        && let Err(error) = std::fs::create_dir_all(folder)
    {
        eprintln!("error: {}: {error}", folder.display());
        return ExitCode::from(2);
    }
    if let Some(folder) = &arguments.mutants {
        return judge_mutants(folder, &arguments);
    }
    let campaign = Campaign {
        settings: Settings {
            runs: arguments.runs,
            timeout: Duration::from_secs(arguments.timeout),
            solver: arguments.solver,
            engine: arguments.engine,
            only_faulty: arguments.only_faulty,
        },
        seed: arguments.seed,
        count: arguments.count,
        vary: arguments.vary.max(1),
        jobs: arguments.jobs.max(1),
        batch: 20,
    };
    let start = Instant::now();
    let tally = campaign.run(|tally, done| {
        if done % 200 == 0 {
            let seconds = start.elapsed().as_secs();
            eprintln!("{done} after {seconds} s, unsound: {}", tally.unsound.len());
        }
        if let Some(folder) = &arguments.out {
            write_all(folder, "unsound", &tally.unsound);
            write_all(folder, "unstable", &tally.unstable);
            write_all(folder, "alarm", &tally.alarms);
            write(&folder.join("summary.txt"), &tally.summary());
        }
    });
    print!("{}", tally.summary());
    println!("seconds             {:>7}", start.elapsed().as_secs());
    for complaint in &tally.unsound {
        println!("\nunsound, seed {}: {}", complaint.seed, complaint.message);
        println!("{}", complaint.file);
    }
    match tally.unsound.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

fn judge_mutants(folder: &Path, arguments: &Arguments) -> ExitCode {
    let mut tally = mutants::Tally::default();
    for path in mutants::files(folder) {
        if let Some(file) = mutants::read(&path, Duration::from_secs(arguments.timeout)) {
            let before = tally.unsound.len();
            mutants::judge(&file, |_| true, &mut tally);
            eprintln!("{}: {} mutants so far", path.display(), tally.mutants);
            for complaint in &tally.unsound[before..] {
                eprintln!("unsound: {complaint}");
            }
        }
    }
    println!("mutants             {:>7}", tally.mutants);
    println!("a run shows a defect{:>7}", tally.faulty);
    println!("  reported          {:>7}", tally.reported);
    println!("  inconclusive      {:>7}", tally.inconclusive);
    println!("  proved (unsound)  {:>7}", tally.unsound.len());
    for complaint in &tally.unsound {
        println!("{complaint}");
    }
    match tally.unsound.is_empty() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

fn write_all(folder: &Path, kind: &str, complaints: &[Complaint]) {
    for complaint in complaints {
        let path = folder.join(format!("{kind}_{}", complaint.name));
        if path.exists() {
            continue;
        }
        write(&path, &complaint.file);
    }
}

fn write(path: &Path, text: &str) {
    if let Err(error) = std::fs::write(path, text) {
        eprintln!("{}: {error}", path.display());
    }
}
