//! One run of Warpproof on a kernel's text.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use warpproof::report::json::{Document, Entry};
use warpproof::report::model::{Confidence, Defect, Report, Verdict};

pub struct Program {
    path: PathBuf,
    timeout: u64,
}

/// What a run said, and how long it took.
pub struct Measured {
    pub wall_ms: f64,
    clang_ms: f64,
    verdict: Verdict,
    defects: usize,
    confirmed: usize,
}

impl Program {
    /// The program given, else the `warpproof` beside this one.
    ///
    /// # Errors
    ///
    /// Says where it was looked for.
    pub fn new(given: Option<&Path>, timeout: u64) -> Result<Program, String> {
        let path = match given {
            Some(path) => path.to_owned(),
            None => std::env::current_exe()
                .map_err(|error| error.to_string())?
                .with_file_name("warpproof"),
        };
        let path = path
            .canonicalize()
            .map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Program { path, timeout })
    }

    /// # Errors
    ///
    /// Says why there is no report.
    pub fn run(&self, kernel: &str, options: &[String], engine: &str) -> Result<Measured, String> {
        let failed = |error: std::io::Error| error.to_string();
        let mut file = tempfile::Builder::new()
            .suffix(".cu")
            .tempfile()
            .map_err(failed)?;
        file.write_all(kernel.as_bytes()).map_err(failed)?;
        let start = Instant::now();
        let output = Command::new(&self.path)
            .arg("verify")
            .arg(file.path())
            .args(["--format", "json", "--timeout", &self.timeout.to_string()])
            .args(options)
            .args(["--engine", engine])
            .output()
            .map_err(failed)?;
        let wall_ms = start.elapsed().as_secs_f64() * 1e3;
        let text = String::from_utf8_lossy(&output.stdout);
        let entry = Document::parse(&text)
            .ok()
            .and_then(|document| document.files.into_iter().next());
        match entry {
            Some(Entry::Report(report)) => Ok(Measured::of(&report, wall_ms)),
            _ => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
        }
    }
}

impl Measured {
    fn of(report: &Report, wall_ms: f64) -> Measured {
        let clang = report.timings.iter().filter(|time| time.phase == "clang");
        let defects = || report.kernels.iter().flat_map(|kernel| &kernel.defects);
        let confirmed = defects().filter(|defect| {
            matches!(
                defect,
                Defect::Race {
                    confidence: Confidence::Confirmed,
                    ..
                }
            )
        });
        Measured {
            wall_ms,
            clang_ms: clang.map(|time| time.ms).sum(),
            verdict: report
                .kernels
                .first()
                .map_or(Verdict::Inconclusive, |kernel| kernel.verdict),
            defects: defects().count(),
            confirmed: confirmed.count(),
        }
    }

    pub fn after_clang(&self) -> f64 {
        (self.wall_ms - self.clang_ms).max(0.0)
    }

    /// Proved if there is no race, else each race reported is there.
    pub fn is_right(&self, races: bool) -> bool {
        match races {
            true => self.confirmed > 0 && self.confirmed == self.defects,
            false => self.verdict == Verdict::Proved,
        }
    }

    /// Proved although there is a race, or a race confirmed where there is none.
    pub fn is_wrong(&self, races: bool) -> bool {
        match races {
            true => self.verdict == Verdict::Proved,
            false => self.confirmed > 0,
        }
    }

    pub fn answer(&self) -> String {
        match self.verdict {
            Verdict::Proved => "DRF".to_owned(),
            _ if self.defects > 0 => format!("{}/{}", self.confirmed, self.defects),
            _ => "inconclusive".to_owned(),
        }
    }
}
