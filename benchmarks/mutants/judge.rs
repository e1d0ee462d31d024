//! What the verifier says of a mutant, and what others say of those that it proves.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::edit::Mutant;
use crate::kernels::Kernel;

pub enum Outcome {
    /// A defect.
    Reported,
    /// Proved, no run shows a defect, and enumeration of one launch proves it too; or, where
    /// data decide about places, both other engines do.
    Redundant(&'static str),
    /// Proved, which nothing else decides.
    ProvedOnly(String),
    /// Neither proved nor a defect, with the reason.
    Inconclusive(String),
    /// Proved, and something else shows a defect.
    Missed(String),
}

impl Outcome {
    pub const NAMES: [&str; 5] = [
        "reported",
        "redundant",
        "proved only",
        "inconclusive",
        "missed",
    ];

    /// Where it is counted.
    pub fn column(&self) -> usize {
        match self {
            Outcome::Reported => 0,
            Outcome::Redundant(_) => 1,
            Outcome::ProvedOnly(_) => 2,
            Outcome::Inconclusive(_) => 3,
            Outcome::Missed(_) => 4,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Outcome::NAMES[self.column()])?;
        match self {
            Outcome::Reported => Ok(()),
            Outcome::Redundant(by) => write!(f, " ({by})"),
            Outcome::ProvedOnly(why) | Outcome::Inconclusive(why) | Outcome::Missed(why) => {
                write!(f, " ({why})")
            }
        }
    }
}

pub struct Judge {
    program: PathBuf,
    timeout: u64,
}

/// A verdict, and the first thing that is said of why.
struct Said {
    verdict: String,
    why: String,
}

/// What parameters are in the launch that is enumerated and run: a row of a tensor fits.
const NUMBER: &str = "1024";
/// Schedules of the launch that are run.
const SCHEDULES: u32 = 4;

impl Judge {
    /// # Errors
    /// There is no program.
    pub fn new(program: Option<&Path>, timeout: u64) -> Result<Judge, String> {
        let program = match program {
            Some(program) => program.to_owned(),
            None => std::env::current_exe()
                .map_err(|error| error.to_string())?
                .with_file_name("warpproof"),
        };
        match program.exists() {
            true => Ok(Judge { program, timeout }),
            false => Err(format!("{}: no such program", program.display())),
        }
    }

    pub fn judge(&self, kernel: &Kernel, mutant: &Mutant) -> Outcome {
        match self.outcome(kernel, mutant) {
            Ok(outcome) => outcome,
            Err(message) => Outcome::Inconclusive(message),
        }
    }

    fn outcome(&self, kernel: &Kernel, mutant: &Mutant) -> Result<Outcome, String> {
        let text = |error: std::io::Error| error.to_string();
        let folder = tempfile::tempdir().map_err(text)?;
        let ptx = folder.path().join("000-mutant.ptx");
        std::fs::write(&ptx, &mutant.text).map_err(text)?;
        let metadata = kernel.metadata.to_string();
        std::fs::write(ptx.with_extension("json"), metadata).map_err(text)?;
        let said = self.verify(folder.path(), &kernel.options)?;
        match said.verdict.as_str() {
            "defect" => return Ok(Outcome::Reported),
            "proved" if mutant.is_about_proxies() => {
                return Ok(Outcome::ProvedOnly(
                    "nothing else tells proxies apart".to_owned(),
                ));
            }
            "proved" => {}
            _ => return Ok(Outcome::Inconclusive(said.why)),
        }
        let grid = instances(kernel, mutant);
        for seed in 0..SCHEDULES {
            if self.run(kernel, &ptx, &grid, seed)? {
                let why = format!("a run shows it, grid {grid}, schedule {seed}");
                return Ok(Outcome::Missed(why));
            }
        }
        let mut options = vec!["--grid".to_owned(), grid];
        for name in numbers(kernel) {
            options.extend(["--assume".to_owned(), format!("{name} == {NUMBER}")]);
        }
        let by = |engine: &str| {
            let engine = ["--engine", engine].map(str::to_owned);
            self.verify(folder.path(), &[&options[..], &engine].concat())
        };
        let enumerated = by("enumerate")?;
        match enumerated.verdict.as_str() {
            "proved" => return Ok(Outcome::Redundant("enumeration")),
            "defect" => return Ok(Outcome::Missed("enumeration finds it".to_owned())),
            _ => {}
        }
        let others = [by("protocol")?, by("two-thread")?];
        if others.iter().any(|said| said.verdict == "defect") {
            return Ok(Outcome::Missed("another engine finds it".to_owned()));
        }
        Ok(match others.iter().all(|said| said.verdict == "proved") {
            true => Outcome::Redundant("two engines"),
            false => Outcome::ProvedOnly(enumerated.why),
        })
    }

    fn verify(&self, folder: &Path, options: &[String]) -> Result<Said, String> {
        let mut command = Command::new(&self.program);
        command.arg("triton").arg(folder).args(options);
        let timeout = self.timeout.to_string();
        command.args(["--format", "json", "--timeout", timeout.as_str()]);
        let output = command.output().map_err(|error| error.to_string())?;
        let report: Value = serde_json::from_slice(&output.stdout)
            .map_err(|_| String::from_utf8_lossy(&output.stderr).into_owned())?;
        let kernel = &report["files"][0]["kernels"][0];
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let why = match kernel["defects"].get(0) {
            Some(defect) => format!("possible: {}", text(&defect["name"])),
            None => text(&kernel["reasons"][0]["message"]),
        };
        Ok(Said {
            verdict: text(&kernel["verdict"]),
            why,
        })
    }

    /// Does a run of the launch show a defect?
    fn run(&self, kernel: &Kernel, ptx: &Path, grid: &str, seed: u32) -> Result<bool, String> {
        let threads = 32 * kernel.metadata["num_warps"].as_u64().unwrap_or(1);
        let mut command = Command::new(&self.program);
        command.arg("run").arg(ptx).args(["--grid", grid]);
        command.args(["--block", &threads.to_string()]);
        command.args(["--schedule", &format!("random:{seed}")]);
        for name in numbers(kernel) {
            command.args(["--arg", &format!("{name}={NUMBER}")]);
        }
        let output = command.output().map_err(|error| error.to_string())?;
        Ok(output.status.code() == Some(1))
    }
}

/// The launch to look at: the kernel's own, where it is known; otherwise several instances, where
/// the change is about scopes and orders, and one, where it is about the threads of one.
fn instances(kernel: &Kernel, mutant: &Mutant) -> String {
    let mut options = kernel
        .options
        .iter()
        .skip_while(|option| *option != "--grid");
    let is_known = |grid: &&String| grid.chars().all(|c| c.is_ascii_digit() || c == ',');
    let own = options.nth(1).filter(is_known).cloned();
    own.unwrap_or_else(|| match mutant.is_between_instances() {
        true => "2".to_owned(),
        false => "1".to_owned(),
    })
}

/// Parameters that are integers.
fn numbers(kernel: &Kernel) -> impl Iterator<Item = &str> {
    let parameters = kernel.metadata["parameters"]
        .as_array()
        .into_iter()
        .flatten();
    parameters.filter_map(|parameter| {
        let ty = parameter["type"].as_str()?;
        ty.starts_with(['i', 'u'])
            .then_some(parameter["name"].as_str()?)
    })
}
