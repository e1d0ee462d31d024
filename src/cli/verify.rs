//! `warpproof verify`: files one after the other, and what of their findings counts.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Instant;

use super::args::{Input, Project, VerifyCommand};
use super::exit::Exit;
use super::output::Outputs;
use super::panics::PANICKED;
use super::progress::Watch;
use super::run::{error_line, exit_after, exit_of, failure, note_line, opened, warning_line};
use super::stdin::StandardInput;
use super::{memory, panics};
use crate::frontend::{FrontendError, Language, Source};
use crate::options::VerifyOptions;
use crate::report::baseline::Baseline;
use crate::report::disposition::Dispositions;
use crate::report::json::{Entry, Growing};
use crate::report::model::{KernelReport, Report, Verdict};
use crate::verify::{self, Follow, Reading, Request};

/// Verifies the files and prints their reports.
pub fn verify_files(mut command: VerifyCommand) -> Exit {
    let start = Instant::now();
    let mut written = Ok(());
    let mut entries = Vec::new();
    let mut growing = Growing::default();
    let (standard_input, reading) = match begun(&mut command) {
        Ok(begun) => begun,
        Err(error) => {
            error_line(&error);
            return Exit::Failure;
        }
    };
    let files_are_given = !command.inputs.is_empty();
    if !files_are_given {
        let of_recording = reading.recorded_sources().into_iter();
        command.inputs = of_recording.map(|source| command.input(source)).collect();
    }
    let program = command.sources();
    let is_program = program.len() > 1;
    let Some(mut out) = opened(&command.output, command.paths()) else {
        return Exit::Failure;
    };
    let (watch, progress) = match command.output.quiet {
        true => (None, None),
        false => Watch::of_verification().unzip(),
    };
    command.options.progress = progress.unwrap_or_default();
    let (findings, mut exit) = Findings::start(command.project);
    let mut run = Run {
        options: &command.options,
        reading: &reading,
        fixes: command.fixes.then_some(&program),
        standard_input,
        findings,
    };
    for Input { path, source } in command.inputs {
        let path = path.as_path();
        if out.print_json() {
            memory::prepare(growing.with_last(&failure(path, "memory runs out")));
        }
        let mut tell = |kernel: &KernelReport| {
            if written.is_ok() {
                written = print(&watch, || out.kernel(path, kernel));
            }
        };
        let entry = match Later::than_defects(&mut tell, |tell| run.file(path, source, tell)) {
            // Of a program some files do no more than launch.
            Err(error) if error.is_no_kernels() && is_program => Entry::Report(Report::empty(path)),
            Err(error) => {
                let message = run.renamed(error.to_string());
                print(&watch, || error_line(&message));
                failure(path, &message)
            }
            Ok(entry) => entry,
        };
        exit = exit.max(match &entry {
            Entry::Report(report) if report.is_empty() && is_program => Exit::Proved,
            entry => exit_of(entry),
        });
        if let Entry::Report(report) = &entry {
            print(&watch, || {
                written = std::mem::replace(&mut written, Ok(())).and_then(|()| out.rest(report));
                report.errors.iter().for_each(|error| error_line(error));
            });
        }
        if out.print_json() {
            growing.push(&entry);
        }
        entries.push(entry);
        if written.is_err() {
            break;
        }
    }
    drop(watch);
    if command.options.kernels.is_empty() {
        let verified = reports(&entries).any(|report| !report.kernels.is_empty());
        exit = exit.max(not_found(&reading.not_found(), files_are_given, verified));
    }
    warn_of_kernels(&entries, &command.options, &run.findings.project.named);
    let exit = run.findings.finish(&mut entries, &command.options, exit);
    told(&mut out, entries, start, written, exit)
}

/// What is told of a file when all its defects were, which are told as soon as they are found.
#[derive(Default)]
struct Later {
    possible: Vec<KernelReport>,
    open: Vec<KernelReport>,
    proved: Vec<KernelReport>,
}

impl Later {
    /// Runs something that tells of kernels, of which those without a defect are told last.
    fn than_defects<R>(
        tell: &mut dyn FnMut(&KernelReport),
        run: impl FnOnce(&mut dyn FnMut(&KernelReport)) -> R,
    ) -> R {
        let mut later = Later::default();
        let result = run(&mut |kernel| later.unless_defect(kernel, tell));
        later.tell(tell);
        result
    }

    fn unless_defect(&mut self, kernel: &KernelReport, tell: &mut dyn FnMut(&KernelReport)) {
        let kept = match kernel.answer() {
            Verdict::Defect => return tell(kernel),
            Verdict::Inconclusive if !kernel.defects.is_empty() => &mut self.possible,
            Verdict::Inconclusive => &mut self.open,
            Verdict::Proved | Verdict::NoDefect => &mut self.proved,
        };
        kept.push(kernel.clone());
    }

    fn tell(self, tell: &mut dyn FnMut(&KernelReport)) {
        let all = [self.possible, self.open, self.proved].concat();
        all.iter().for_each(tell);
    }
}

/// Reads standard input, and begins with the host code.
///
/// # Errors
/// Why that fails, in words.
fn begun(command: &mut VerifyCommand) -> Result<(Option<StandardInput>, Reading), String> {
    let standard_input = StandardInput::of(&mut command.inputs, &command.options)?;
    let reading = Reading::start(&command.sources(), &command.options);
    Ok((standard_input, reading.map_err(|error| error.to_string())?))
}

/// Prints something where progress is shown, too.
fn print<R>(watch: &Option<Watch>, print: impl FnOnce() -> R) -> R {
    match watch {
        Some(watch) => watch.print(print),
        None => print(),
    }
}

/// Prints what comes last.
fn told(
    out: &mut Outputs,
    entries: Vec<Entry>,
    start: Instant,
    written: Result<(), String>,
    exit: Exit,
) -> Exit {
    let written = written.and_then(|()| out.summary(&entries, start.elapsed()));
    exit_after(written.and_then(|()| out.documents(entries)), exit)
}

/// What all files of a run have in common.
struct Run<'a> {
    options: &'a VerifyOptions,
    reading: &'a Reading,
    /// Where changes of the source are looked for: the files of the program.
    fixes: Option<&'a Vec<Source>>,
    standard_input: Option<StandardInput>,
    findings: Findings,
}

impl Run<'_> {
    /// The entry of one file; its kernels are shown when they are verified.
    fn file(
        &mut self,
        path: &Path,
        source: Result<Source, FrontendError>,
        tell: &mut dyn FnMut(&KernelReport),
    ) -> Result<Entry, verify::Error> {
        let request = Request {
            source: source?,
            options: self.options.clone(),
        };
        let dispositions = &mut self.findings.dispositions;
        if request.source.language != Language::LlvmIr {
            dispositions.read(path, &path.display().to_string());
        }
        let standard_input = self.standard_input.as_ref();
        let mut follower = Follower {
            path,
            writes_baseline: self.findings.project.writes_baseline,
            dispositions,
            standard_input,
            tell,
        };
        let verified = || verify::verify_each(&request, self.reading, &mut follower);
        let Some(report) = panics::caught(verified) else {
            return Ok(failure(path, PANICKED));
        };
        let mut report = report?;
        let has_defects = exit_of(&Entry::Report(report.clone())) == Exit::Defect;
        if let Some(program) = self.fixes.filter(|_| has_defects) {
            report.changes = verify::changes(&request, program, &report)?;
        }
        if let Some(standard_input) = standard_input {
            standard_input.rename(&mut report);
        }
        self.findings.dispositions.file(&mut report);
        Ok(Entry::Report(report))
    }

    /// A message with standard input for its copy.
    fn renamed(&self, message: String) -> String {
        match &self.standard_input {
            Some(standard_input) => standard_input.rename_in(&message),
            None => message,
        }
    }
}

/// Sets aside what of a kernel's findings does not count, and shows the rest.
struct Follower<'a> {
    path: &'a Path,
    writes_baseline: bool,
    dispositions: &'a mut Dispositions,
    standard_input: Option<&'a StandardInput>,
    tell: &'a mut dyn FnMut(&KernelReport),
}

impl Follow for Follower<'_> {
    fn compiled(&mut self, files: &BTreeSet<&str>, options: &mut VerifyOptions) {
        for file in files {
            self.dispositions.read(self.path, file);
        }
        // What counts may stand behind what does not.
        if self.dispositions.may_silence() || self.writes_baseline {
            options.look_on = true;
            options.error_limit = options.error_limit.max(LOOK_ON_LIMIT);
        }
    }

    fn verified(&mut self, report: &mut KernelReport) {
        if let Some(standard_input) = self.standard_input {
            standard_input.rename_in_kernel(report);
        }
        let file = self.path.display().to_string();
        self.dispositions.kernel(&file, report);
        (self.tell)(report);
    }
}

/// Defects to look for where some of them do not count.
const LOOK_ON_LIMIT: usize = 100;

/// Which findings count, and where they are written to.
struct Findings {
    dispositions: Dispositions,
    project: Project,
}

impl Findings {
    /// Reads the baseline. Where it cannot be read all findings count, and the run fails.
    fn start(project: Project) -> (Findings, Exit) {
        let baseline = match &project.baseline {
            Some(path) if !project.writes_baseline => Baseline::read(path).map(Some),
            _ => Ok(None),
        };
        let (baseline, exit) = match baseline {
            Ok(baseline) => (baseline, Exit::Proved),
            Err(error) => {
                error_line(&error);
                (None, Exit::Failure)
            }
        };
        let dispositions = Dispositions::new(project.severities.clone(), baseline);
        let findings = Findings {
            dispositions,
            project,
        };
        (findings, exit)
    }

    /// Says what there is to say when all is known, and writes the baseline. What the baseline
    /// has does not fail the run.
    fn finish(&self, entries: &mut [Entry], options: &VerifyOptions, exit: Exit) -> Exit {
        self.dispositions.finish(entries, &options.kernels);
        let Some(path) = self
            .project
            .baseline
            .as_ref()
            .filter(|_| self.project.writes_baseline)
        else {
            return exit;
        };
        let baseline = self.dispositions.to_baseline();
        match baseline.write(path) {
            Ok(()) => {
                let (count, path) = (baseline.findings.len(), path.display());
                note_line(&format!("{path} has the findings of this run, {count}"));
                match exit {
                    Exit::Failure => Exit::Failure,
                    _ => Exit::Proved,
                }
            }
            Err(error) => {
                error_line(&error);
                Exit::Failure
            }
        }
    }
}

/// Says which kernels something is asked of and are in no file that was verified.
fn warn_of_kernels(entries: &[Entry], options: &VerifyOptions, named: &[String]) {
    let mut known = BTreeSet::new();
    for report in reports(entries) {
        known.extend(report.kernels.iter().map(|kernel| kernel.kernel.as_str()));
        known.extend(report.skipped.iter().map(|one| one.kernel.as_str()));
    }
    let asked = options.of_kernels.iter().map(|own| &own.kernel);
    let asked = asked.chain(named).map(String::as_str);
    // Of those that are left out nothing is known.
    let names = options.kernels.iter().map(String::as_str);
    let names: BTreeSet<&str> = names.collect();
    let is_verified = |name: &&str| names.is_empty() || names.contains(name);
    let of_project = names.iter().copied();
    let of_project = of_project.filter(|_| options.kernels_may_be_elsewhere);
    let all: BTreeSet<&str> = asked.filter(is_verified).chain(of_project).collect();
    for name in all.difference(&known) {
        warning_line(&format!("no file that is verified has a kernel `{name}`"));
    }
}

fn reports(entries: &[Entry]) -> impl Iterator<Item = &Report> {
    entries.iter().filter_map(|entry| match entry {
        Entry::Report(report) => Some(report),
        Entry::Failure { .. } => None,
    })
}

/// Says which kernels of a recording are in no file. Whoever names files may leave out some.
fn not_found(kernels: &[String], files_are_given: bool, verified: bool) -> Exit {
    if kernels.is_empty() {
        return Exit::Proved;
    }
    let kernels = kernels.join(", ");
    let message = format!("the recording launches {kernels}, which is in none of the files");
    match files_are_given && verified {
        true => {
            note_line(&message);
            Exit::Proved
        }
        false => {
            error_line(&message);
            Exit::Failure
        }
    }
}
