//! Finding kernels and running Warpproof on one of them.

use std::fs::File;
use std::io::{Read, Seek};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};
use warpproof::report::json::{Document, Entry};
use warpproof::report::model::{Confidence, Defect, PhaseTime, ReasonKind, Report, Verdict};

use crate::header::Header;
use crate::rows::{Outcome, Row};
use crate::source_lines;

/// A kernel file with a header.
#[derive(Debug)]
pub struct Job {
    /// Path below the folder that was searched.
    pub name: String,
    pub path: PathBuf,
    pub header: Header,
}

/// The kernel files below a folder that have a header and whose path contains
/// one of the filters, sorted by path; and how many have no header.
///
/// # Errors
///
/// Says which folder or file cannot be read, or which header is wrong.
pub fn find(folder: &Path, filters: &[String]) -> Result<(Vec<Job>, usize), String> {
    let root = folder
        .canonicalize()
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files = Vec::new();
    collect(&root, &mut files)?;
    files.sort();
    let mut jobs = Vec::new();
    let mut unlabelled = 0;
    for path in files {
        let name = path
            .strip_prefix(&root)
            .unwrap_or(&path)
            .display()
            .to_string();
        if !filters.is_empty() && !filters.iter().any(|filter| name.contains(filter)) {
            continue;
        }
        let bytes = std::fs::read(&path).map_err(|error| format!("{name}: {error}"))?;
        match Header::parse(&String::from_utf8_lossy(&bytes), &path) {
            Some(header) => {
                let header = header.map_err(|error| format!("{name}: {error}"))?;
                jobs.push(Job { name, path, header });
            }
            None => unlabelled += 1,
        }
    }
    Ok((jobs, unlabelled))
}

/// The program to run: the one given, else the `warpproof` beside this program.
///
/// # Errors
///
/// Says where it was looked for.
pub fn program(given: Option<&Path>) -> Result<PathBuf, String> {
    let path = match given {
        Some(path) => path.to_owned(),
        None => std::env::current_exe()
            .map_err(|error| error.to_string())?
            .with_file_name("warpproof"),
    };
    // Kernels are run from their own folders.
    path.canonicalize()
        .map_err(|error| format!("{}: {error}", path.display()))
}

/// How every job is run.
#[derive(Debug)]
pub struct Runner {
    pub program: PathBuf,
    /// Time per kernel that the program is told to keep to.
    pub limit: Duration,
    pub options: Vec<String>,
}

impl Runner {
    /// Runs one job to its end.
    pub fn run(&self, job: &Job) -> Row {
        let file_name = job
            .path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let start = Instant::now();
        let ended = self.execute(job, &file_name);
        let wall_ms = start.elapsed().as_secs_f64() * 1e3;
        let answer = match ended {
            Ok(ended) => Answer::of(&ended),
            Err(error) => Answer::crash(error),
        };
        let (outcome, notes) = answer.for_header(&job.header);
        let report = answer.report.as_ref();
        Row {
            kernel: job.name.clone(),
            expected: job.header.expected,
            outcome,
            notes,
            wall_ms,
            phases: report.map(phases).unwrap_or_default(),
            confirmed: report.is_some_and(confirms_a_race),
            named_lines: source_lines::named(&job.header.patterns, &file_name),
            reported_lines: report
                .map(|report| source_lines::reported(report, &file_name))
                .unwrap_or_default(),
        }
    }

    /// Paths in headers are relative to the kernel's folder, so it runs there.
    fn execute(&self, job: &Job, file_name: &str) -> Result<Ended, String> {
        let text = |error: std::io::Error| error.to_string();
        let mut stdout = tempfile::tempfile().map_err(text)?;
        let mut stderr = tempfile::tempfile().map_err(text)?;
        let child = Command::new(&self.program)
            .current_dir(job.path.parent().unwrap_or(Path::new("/")))
            .arg("verify")
            .arg(file_name)
            .args([
                "--format",
                "json",
                // Other tools report what is only possible as well.
                "--fail-on",
                "possible",
                "--timeout",
                &self.limit.as_secs().to_string(),
            ])
            .args(&job.header.options)
            .args(&self.options)
            .arg("--")
            .args(&job.header.clang_args)
            .stdin(Stdio::null())
            .stdout(stdout.try_clone().map_err(text)?)
            .stderr(stderr.try_clone().map_err(text)?)
            .process_group(0)
            .spawn()
            .map_err(text)?;
        let (status, killed) = wait(child, self.limit * 2 + GRACE)?;
        Ok(Ended {
            status,
            killed,
            stdout: read_back(&mut stdout).map_err(text)?,
            stderr: read_back(&mut stderr).map_err(text)?,
        })
    }
}

/// For the compiler and for a file with several kernels; only a hang exceeds it.
const GRACE: Duration = Duration::from_secs(30);

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    if folder.is_file() {
        files.push(folder.to_owned());
        return Ok(());
    }
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let (path, kind) = (entry.path(), entry.file_type().map_err(failed)?);
        let extension = path.extension().and_then(|extension| extension.to_str());
        if kind.is_dir() {
            collect(&path, files)?;
        } else if kind.is_file() && matches!(extension, Some("cu" | "hip" | "cl" | "ll" | "bc")) {
            files.push(path);
        }
    }
    Ok(())
}

/// Waits for a process, and ends it and its group at the limit. The flag says so.
fn wait(mut child: Child, limit: Duration) -> Result<(ExitStatus, bool), String> {
    let group = Pid::from_child(&child);
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || sender.send(child.wait()));
    let (status, killed) = match receiver.recv_timeout(limit) {
        Ok(status) => (Ok(status), false),
        Err(_) => {
            // It may have ended just now, which leaves nothing to kill.
            let _ = kill_process_group(group, Signal::KILL);
            (receiver.recv(), true)
        }
    };
    let status = status.map_err(|error| error.to_string())?;
    Ok((status.map_err(|error| error.to_string())?, killed))
}

fn read_back(file: &mut File) -> std::io::Result<String> {
    let mut bytes = Vec::new();
    file.rewind()?;
    file.read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// What a process left behind.
struct Ended {
    status: ExitStatus,
    killed: bool,
    stdout: String,
    stderr: String,
}

/// What the program said about one file.
struct Answer {
    outcome: Outcome,
    notes: Vec<String>,
    report: Option<Report>,
}

impl Answer {
    fn of(ended: &Ended) -> Answer {
        if ended.killed {
            let notes = vec!["ended at the limit of this program".to_owned()];
            return Answer {
                outcome: Outcome::Timeout,
                notes,
                report: None,
            };
        }
        let entry = || {
            let document = Document::parse(&ended.stdout).ok()?;
            document.files.into_iter().next()
        };
        match ended.status.code() {
            Some(code @ (0 | 1 | 3)) => match entry() {
                Some(Entry::Report(report)) => Answer::reported(code, report),
                _ => Answer::crash(format!("exit code {code} without a report")),
            },
            Some(2) => {
                let note = match entry() {
                    Some(Entry::Failure { error, .. }) => error,
                    _ => ended.stderr.clone(),
                };
                Answer {
                    outcome: Outcome::Error,
                    notes: vec![head(&note)],
                    report: None,
                }
            }
            Some(code) => Answer::crash(format!("exit code {code}: {}", head(&ended.stderr))),
            None => Answer::crash(format!("{}: {}", ended.status, head(&ended.stderr))),
        }
    }

    fn reported(code: i32, report: Report) -> Answer {
        let has = |verdict| {
            report
                .kernels
                .iter()
                .any(|kernel| kernel.verdict == verdict)
        };
        let reasons = report.kernels.iter().flat_map(|kernel| &kernel.reasons);
        let (outcome, expected_code) = if has(Verdict::Defect) {
            (Outcome::Defect, 1)
        } else if has(Verdict::Inconclusive) || report.kernels.is_empty() {
            let late = reasons
                .clone()
                .any(|reason| reason.kind == ReasonKind::Timeout);
            (
                if late {
                    Outcome::Timeout
                } else {
                    Outcome::Inconclusive
                },
                3,
            )
        } else {
            (Outcome::Proved, 0)
        };
        if code != expected_code {
            return Answer::crash(format!(
                "exit code {code} with a report that says {outcome}"
            ));
        }
        let mut notes: Vec<String> = match outcome {
            Outcome::Proved | Outcome::Defect => Vec::new(),
            _ => reasons.map(|reason| head(&reason.message)).collect(),
        };
        notes.dedup();
        Answer {
            outcome,
            notes,
            report: Some(report),
        }
    }

    fn crash(note: String) -> Answer {
        Answer {
            outcome: Outcome::Crash,
            notes: vec![note],
            report: None,
        }
    }

    /// The outcome in view of options that the run could not honour: then a
    /// verdict answers another question than the header's.
    fn for_header(&self, header: &Header) -> (Outcome, Vec<String>) {
        match self.outcome {
            Outcome::Crash | Outcome::Error => (self.outcome, self.notes.clone()),
            _ if !header.unsupported.is_empty() => {
                (Outcome::Inconclusive, header.unsupported.clone())
            }
            outcome => (outcome, self.notes.clone()),
        }
    }
}

fn confirms_a_race(report: &Report) -> bool {
    let defects = report.kernels.iter().flat_map(|kernel| &kernel.defects);
    defects.into_iter().any(|defect| {
        matches!(
            defect,
            Defect::Race {
                confidence: Confidence::Confirmed,
                ..
            }
        )
    })
}

/// The first line that says something, cut to a readable length.
fn head(text: &str) -> String {
    let line = text
        .lines()
        .find(|line| !line.trim().is_empty())
        .unwrap_or("no message");
    line.trim().chars().take(200).collect()
}

/// Time per phase, all kernels together, in the order in which phases appear.
fn phases(report: &Report) -> Vec<PhaseTime> {
    let mut sums: Vec<PhaseTime> = Vec::new();
    let kernels = report.kernels.iter().flat_map(|kernel| &kernel.timings);
    for time in report.timings.iter().chain(kernels) {
        match sums.iter_mut().find(|sum| sum.phase == time.phase) {
            Some(sum) => sum.ms += time.ms,
            None => sums.push(time.clone()),
        }
    }
    sums
}

#[cfg(test)]
mod tests;
