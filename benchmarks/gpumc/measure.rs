//! One row: what is found, and what it costs.

use std::path::Path;
use std::time::{Duration, Instant};

use warpproof::explore::graph::RaceKind;
use warpproof::explore::{Options, Outcome};
use warpproof::frontend::Source;
use warpproof::options::VerifyOptions;
use warpproof::repair::Ending;
use warpproof::verify::{self, ExploreOptions};

use crate::rows::{Expected, Row};

/// The figures of a row.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    pub verdict: String,
    pub executions: u64,
    /// All of it, the compiler included.
    pub seconds: f64,
    /// Without the compiler.
    pub exploring: f64,
    pub megabytes: u64,
    pub races: u64,
    pub fixes: u64,
}

const SAFE: &str = "no defect";
const REPAIRED: &str = "repaired";

impl Measured {
    pub fn agrees(&self, expected: Expected) -> bool {
        match expected {
            Expected::Safe(executions) => {
                let counted = executions.is_none_or(|executions| executions == self.executions);
                self.verdict == SAFE && counted
            }
            Expected::DataRace => self.verdict == "data race",
            Expected::HeterogeneousRace => self.verdict == "heterogeneous race",
            Expected::Divergence => self.verdict == "divergence",
            Expected::Assertion => self.verdict == "assertion",
            Expected::Repaired => self.verdict == REPAIRED,
        }
    }

    pub fn to_line(&self) -> String {
        format!(
            "{}|{}|{}|{}|{}|{}|{}",
            self.verdict,
            self.executions,
            self.seconds,
            self.exploring,
            self.megabytes,
            self.races,
            self.fixes
        )
    }

    pub fn from_line(line: &str) -> Option<Measured> {
        let fields: Vec<&str> = line.trim().split('|').collect();
        let [
            verdict,
            executions,
            seconds,
            exploring,
            megabytes,
            races,
            fixes,
        ] = fields[..]
        else {
            return None;
        };
        Some(Measured {
            verdict: verdict.to_owned(),
            executions: executions.parse().ok()?,
            seconds: seconds.parse().ok()?,
            exploring: exploring.parse().ok()?,
            megabytes: megabytes.parse().ok()?,
            races: races.parse().ok()?,
            fixes: fixes.parse().ok()?,
        })
    }
}

/// Explores or repairs a row's kernel.
///
/// # Errors
/// The kernel does not compile, or does not fit the row.
pub fn measure(folder: &Path, row: &Row, jobs: usize, timeout: u64) -> Result<Measured, String> {
    let source = Source {
        clang_args: row.clang_args.iter().map(|&arg| arg.to_owned()).collect(),
        ..Source::from_path(folder.join(row.file)).map_err(|error| error.to_string())?
    };
    let options = options(row, jobs, timeout)?;
    // The compiler is asked twice, so that its time can be told from the rest.
    let start = Instant::now();
    verify::load(&source, &VerifyOptions::default()).map_err(|error| error.to_string())?;
    let compiling = start.elapsed().as_secs_f64();
    let start = Instant::now();
    let mut measured = match row.expected {
        Expected::Repaired => repaired(&source, &options)?,
        _ => explored(&source, &options)?,
    };
    measured.seconds = start.elapsed().as_secs_f64();
    measured.exploring = (measured.seconds - compiling).max(0.0);
    measured.megabytes = peak_megabytes();
    Ok(measured)
}

fn options(row: &Row, jobs: usize, timeout: u64) -> Result<ExploreOptions, String> {
    let args = row
        .args
        .iter()
        .map(|arg| arg.parse())
        .collect::<Result<_, _>>()?;
    let arrays = row
        .arrays
        .iter()
        .map(|array| array.parse())
        .collect::<Result<_, _>>()?;
    Ok(ExploreOptions {
        block: [row.threads, 1, 1],
        grid: [row.blocks, 1, 1],
        gpus: 1,
        warp_size: None,
        kernels: Vec::new(),
        args,
        arrays,
        unroll: 1000,
        exploration: Options {
            jobs,
            deadline: Some(Instant::now() + Duration::from_secs(timeout)),
            ..Options::default()
        },
    })
}

fn explored(source: &Source, options: &ExploreOptions) -> Result<Measured, String> {
    let mut measured = Measured::default();
    verify::explore_file(source, &[], options, &mut |_, _, outcome| {
        measured.verdict = verdict(outcome).to_owned();
        measured.executions = outcome.executions;
    })
    .map_err(|error| error.to_string())?;
    Ok(measured)
}

fn verdict(outcome: &Outcome) -> &'static str {
    if let Some(race) = outcome.races.keys().next() {
        return match race.kind {
            RaceKind::Data => "data race",
            RaceKind::Heterogeneous => "heterogeneous race",
        };
    }
    if !outcome.failures.is_empty() || outcome.condition[0].count > 0 {
        "assertion"
    } else if !outcome.divergences.is_empty() {
        "divergence"
    } else if !outcome.deadlocks.is_empty() {
        "deadlock"
    } else if outcome.interrupted {
        "time out"
    } else if outcome.bounded || !outcome.unsupported.is_empty() {
        "inconclusive"
    } else {
        SAFE
    }
}

fn repaired(source: &Source, options: &ExploreOptions) -> Result<Measured, String> {
    let report = verify::fix_file(source, &[], options).map_err(|error| error.to_string())?;
    let (verdict, executions) = match &report.repair.ending {
        Ending::Safe { executions } => (REPAIRED, *executions),
        Ending::Stuck { .. } => ("not repaired", 0),
        Ending::Other(_) => ("another defect", 0),
        Ending::Unknown(_) => ("inconclusive", 0),
    };
    Ok(Measured {
        verdict: verdict.to_owned(),
        executions,
        races: report.repair.steps.len() as u64,
        fixes: report.changed_lines as u64,
        ..Measured::default()
    })
}

/// The most memory that this process has had, where the system tells.
fn peak_megabytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kilobytes.unwrap_or(0) / 1024
}
