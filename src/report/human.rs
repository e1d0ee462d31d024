//! Reports as text for people: a line per kernel, its diagnostics, a summary.

mod alike;
mod assumptions;
mod candidates;
mod changes;
mod line;
mod silenced;

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;
use std::time::Duration;

use codespan_reporting::diagnostic::{Diagnostic, Severity};
use codespan_reporting::term::termcolor::{Color, ColorSpec};
use codespan_reporting::term::{self, Config, DisplayStyle, Styles, StylesWriter};

pub use codespan_reporting::term::termcolor::WriteColor;
use indexmap::IndexMap;

use super::codes::Coded;
use super::json::Entry;
use super::model::{
    Defect, IvlReport, KernelReport, ProcedureReport, Reason, ReplayReport, Report, Requirements,
    Skipped, Statement, Step, Verdict,
};
use super::sources::Sources;
use super::words::plural;
use super::{cause, diagnostic, timings, words};
use alike::Alike;
pub use line::site_text;
use line::{counts, limits, same_value_places};
pub use silenced::why;
use silenced::{is_all_silenced, told};

/// Prints what is good to know and in no report.
pub fn note(out: &mut dyn WriteColor, message: &str) -> io::Result<()> {
    status(out, Color::Cyan, "note")?;
    writeln!(out, ": {}", message.trim_end())
}

/// Prints what may be a mistake and is in no report.
pub fn warning(out: &mut dyn WriteColor, message: &str) -> io::Result<()> {
    status(out, Color::Yellow, "warning")?;
    writeln!(out, ": {}", message.trim_end())
}

/// Prints an error that has no report to be in.
pub fn error(out: &mut dyn WriteColor, message: &str) -> io::Result<()> {
    status(out, Color::Red, "error")?;
    writeln!(out, ": {}", message.trim_end())
}

/// What reports show beside verdicts and defects.
#[derive(Clone, Copy, Debug, Default)]
pub struct Details {
    /// The time of each phase.
    pub timings: bool,
    /// All assumptions, not their number alone.
    pub assumptions: bool,
    /// One line for each diagnostic, without the source.
    pub brief: bool,
    /// Nothing of kernels that are proved, and no summary.
    pub quiet: bool,
}

/// Prints reports to a stream.
pub struct Human<W> {
    out: W,
    details: Details,
    /// What verdicts rest on, each with the kernels that it is assumed of.
    assumed: IndexMap<Statement, BTreeSet<String>>,
    /// The kernels shown since assumptions were.
    kernels: BTreeSet<String>,
    /// Those of them whose proofs hold for all values of some parameters.
    general: BTreeSet<(String, Vec<String>)>,
    /// What was shown of each kernel of a file, which another launch of it may have as well.
    defects: BTreeMap<(String, String), Vec<Defect>>,
    alike: Alike,
    config: Config,
    styles: Styles,
}

impl<W: WriteColor> Human<W> {
    pub fn new(out: W, details: Details) -> Self {
        let mut config = Config::default();
        if details.brief {
            config.display_style = DisplayStyle::Short;
        }
        Human {
            out,
            details,
            assumed: IndexMap::new(),
            kernels: BTreeSet::new(),
            general: BTreeSet::new(),
            defects: BTreeMap::new(),
            alike: Alike::default(),
            config,
            styles: Styles::default(),
        }
    }

    /// Prints the report about an input file.
    pub fn file(&mut self, path: &Path, report: &Report) -> io::Result<()> {
        for kernel in &report.kernels {
            self.kernel_of(path, &report.file, kernel)?;
        }
        self.assumptions()?;
        self.rest(report)
    }

    /// Prints the report about one kernel of an input file, before that of the file is
    /// complete.
    pub fn kernel_of(&mut self, path: &Path, file: &str, kernel: &KernelReport) -> io::Result<()> {
        if self.details.quiet
            && kernel.answer() == Verdict::Proved
            && same_value_places(kernel) == 0
        {
            return Ok(());
        }
        self.take_up(kernel);
        if !self.is_said(kernel) {
            self.others()?;
            self.kernel(file, kernel, &mut Sources::new(path))?;
        }
        self.out.flush()
    }

    /// Prints what there is to say about an input file beside its kernels.
    pub fn rest(&mut self, report: &Report) -> io::Result<()> {
        self.others()?;
        for line in skipped_lines(&report.skipped, &report.file) {
            status(&mut self.out, Color::Yellow, "skipped")?;
            writeln!(self.out, ": {line}")?;
        }
        self.silenced_skipped(report)?;
        self.changes(report)?;
        if report.kernels.is_empty() && report.skipped.is_empty() && report.suppressed.is_empty() {
            writeln!(self.out, "{}: no kernels", report.file)?;
        }
        if self.details.timings {
            self.out.write_all(timings::table(report).as_bytes())?;
        }
        self.out.flush()
    }

    /// Prints a replayed run: its steps, then what it showed.
    pub fn replay(&mut self, path: &Path, report: &ReplayReport) -> io::Result<()> {
        let mut sources = Sources::new(path);
        let who: Vec<String> = report
            .steps
            .iter()
            .map(|step| words::thread(&step.thread, &report.kernel.launch))
            .collect();
        let place = |step: &Step| match &step.span {
            Some(span) => format!("line {}", span.line),
            None => String::new(),
        };
        let width = who.iter().map(String::len).max().unwrap_or(0);
        let lines = report.steps.iter().map(|step| place(step).len()).max();
        let lines = lines.unwrap_or(0);
        for (index, (step, who)) in report.steps.iter().zip(&who).enumerate() {
            let (number, place, text) = (index + 1, place(step), &step.text);
            writeln!(self.out, "{number:5}  {who:width$}  {place:lines$}  {text}")?;
        }
        self.take_up(&report.kernel);
        self.kernel(&report.file, &report.kernel, &mut sources)?;
        self.assumptions()?;
        let word = match report.confirmed {
            true => "the witness's defect happens again",
            false => "the witness's defect does not happen: the source may have changed",
        };
        writeln!(self.out, "{word}")?;
        self.out.flush()
    }

    /// Prints the report about an IVL file.
    pub fn ivl(&mut self, path: &Path, report: &IvlReport) -> io::Result<()> {
        let mut sources = Sources::new(path);
        for procedure in &report.procedures {
            let what = format!("{} ({})", procedure.procedure, report.file);
            let count = match procedure.verdict {
                Verdict::Defect => plural(procedure.failures.len(), "defect"),
                Verdict::Inconclusive => plural(procedure.reasons.len(), "reason"),
                Verdict::Proved | Verdict::NoDefect => String::new(),
            };
            self.header(procedure.verdict, "", &what, &count)?;
            self.procedure(procedure, &mut sources)?;
        }
        if report.procedures.is_empty() {
            writeln!(self.out, "{}: no procedures", report.file)?;
        }
        if self.details.timings {
            let phases = report
                .procedures
                .iter()
                .flat_map(|procedure| &procedure.timings);
            let all = Report {
                timings: report.timings.iter().chain(phases).cloned().collect(),
                ..Report::empty(path)
            };
            self.out.write_all(timings::table(&all).as_bytes())?;
        }
        self.out.flush()
    }

    /// Prints what the verdicts shown rest on, once for all kernels, and one line about these
    /// where there are several.
    pub fn summary(&mut self, entries: &[Entry], elapsed: Duration) -> io::Result<()> {
        self.others()?;
        for entry in entries {
            if let Entry::Report(report) = entry {
                self.notices(report)?;
            }
        }
        if self.details.quiet {
            return self.out.flush();
        }
        self.assumptions()?;
        let reports = entries.iter().filter_map(|entry| match entry {
            Entry::Report(report) => Some(report),
            Entry::Failure { .. } => None,
        });
        let reports: Vec<&Report> = reports.collect();
        let kernels = || reports.iter().flat_map(|report| &report.kernels);
        let own = |report: &&Report| {
            let skipped = report.skipped.iter();
            skipped.filter(|one| one.is_in(&report.file)).count()
        };
        let skipped: usize = reports.iter().map(own).sum();
        let failures = entries.len() - reports.len();
        if kernels().count() + skipped + failures < 2 {
            return Ok(());
        }
        let silenced = kernels().filter(|kernel| is_all_silenced(kernel)).count();
        let count = |verdict| kernels().filter(|kernel| told(kernel) == verdict).count();
        let excepted = kernels().filter(|kernel| same_value_places(kernel) > 0);
        let excepted = excepted.filter(|kernel| kernel.verdict == Verdict::Proved);
        let excepted = excepted.count();
        let mut parts = Vec::new();
        if kernels().count() > 0 {
            let proved = count(Verdict::Proved) - excepted;
            parts.push(format!("{}: {proved} proved", what_was_verified(&reports)));
        }
        let others = [
            (excepted, "proved except for writes of the same value"),
            (count(Verdict::Defect), "with defects"),
            (count(Verdict::Inconclusive), "inconclusive"),
            (silenced, "with suppressed findings alone"),
            (
                count(Verdict::NoDefect) - silenced,
                "without a defect in this run",
            ),
        ];
        let others = others.iter().filter(|(n, _)| *n > 0);
        parts.extend(others.map(|(n, what)| format!("{n} {what}")));
        if skipped > 0 {
            parts.push(format!("{} skipped", plural(skipped, "kernel")));
        }
        if failures > 0 {
            parts.push(format!("{} not verified", plural(failures, "file")));
        }
        let seconds = elapsed.as_secs_f64();
        writeln!(self.out, "{}; {seconds:.1} s", parts.join(", "))?;
        self.out.flush()
    }

    fn kernel(
        &mut self,
        file: &str,
        kernel: &KernelReport,
        sources: &mut Sources,
    ) -> io::Result<()> {
        let what = format!(
            "{} ({file}, {}){}",
            kernel.kernel,
            site_text(kernel),
            limits(kernel)
        );
        let except = match (kernel.verdict, same_value_places(kernel)) {
            (Verdict::Proved, places @ 1..) => format!(
                ", except for {} where threads write the same value",
                plural(places, "place")
            ),
            _ => String::new(),
        };
        match is_all_silenced(kernel) {
            true => {
                status(&mut self.out, Color::Yellow, "suppressed")?;
                writeln!(self.out, ": {what}: {}", counts(kernel))?;
            }
            false => self.header(told(kernel), &except, &what, &counts(kernel))?,
        }
        for warning in &kernel.warnings {
            let shown = Diagnostic::new(severity(kernel, warning)).with_code(warning.code.id());
            self.diagnostic(&shown.with_message(&warning.text), sources)?;
        }
        for remark in kernel.benign_races.iter().chain(&kernel.remarks) {
            let severity = severity(kernel, remark);
            let shown = diagnostic::defect(remark, severity, &kernel.launch, sources);
            self.diagnostic(&shown, sources)?;
        }
        for group in cause::groups(&kernel.defects) {
            let place = (file.to_owned(), kernel.kernel.clone());
            let before = self.defects.entry(place).or_default();
            let is_known = (before.iter()).any(|known| cause::is_same(known, group.shown));
            if !is_known {
                before.push(group.shown.clone());
            }
            let severity = match kernel.is_possible_only(group.shown) {
                true => Severity::Warning,
                false => Severity::Error,
            };
            let mut shown = diagnostic::defect(group.shown, severity, &kernel.launch, sources);
            shown.notes.extend(group.note());
            if is_known {
                shown.labels.clear();
                shown.notes = vec!["as at an earlier launch of this kernel".to_owned()];
            }
            self.diagnostic(&shown, sources)?;
        }
        if let Some(requirements) = &kernel.requirements {
            let help = Diagnostic::help().with_message(help(requirements));
            self.diagnostic(&help, sources)?;
        }
        for array in &kernel.printed {
            let elements = array.elements.join(" ");
            writeln!(
                self.out,
                "  {}[{}..] = {elements}",
                array.array, array.first
            )?;
        }
        self.candidates(&kernel.candidates)?;
        self.reasons(&kernel.reasons, sources)?;
        self.silenced(kernel, sources)
    }

    fn procedure(&mut self, procedure: &ProcedureReport, sources: &mut Sources) -> io::Result<()> {
        for failure in &procedure.failures {
            let shown = diagnostic::failure(failure, sources);
            self.diagnostic(&shown, sources)?;
        }
        self.reasons(&procedure.reasons, sources)
    }

    fn reasons(&mut self, reasons: &[Reason], sources: &mut Sources) -> io::Result<()> {
        for reason in reasons {
            let shown = diagnostic::reason(reason, sources);
            self.diagnostic(&shown, sources)?;
        }
        Ok(())
    }

    /// Prints the line that a kernel's or procedure's report starts with. `except` limits
    /// the verdict, `counts` says how much follows.
    fn header(
        &mut self,
        verdict: Verdict,
        except: &str,
        what: &str,
        counts: &str,
    ) -> io::Result<()> {
        let (color, word) = match verdict {
            Verdict::Proved => (Color::Green, "proved"),
            Verdict::Defect => (Color::Red, "error"),
            Verdict::NoDefect => (Color::Green, "no defect in this run"),
            Verdict::Inconclusive => (Color::Yellow, "inconclusive"),
        };
        status(&mut self.out, color, word)?;
        let colon = if counts.is_empty() { "" } else { ": " };
        writeln!(self.out, "{except}: {what}{colon}{counts}")
    }

    fn diagnostic(&mut self, shown: &Diagnostic<usize>, sources: &Sources) -> io::Result<()> {
        let mut styled = StylesWriter::new(&mut self.out, &self.styles);
        let printed = term::emit_to_write_style(&mut styled, &self.config, sources.files(), shown);
        printed.map_err(|error| match error {
            codespan_reporting::files::Error::Io(error) => error,
            // Ranges come from these very files, so no other error arises.
            other => io::Error::other(other),
        })
    }
}

/// How many files, where there are several, kernels, and launches of them, where these are more.
fn what_was_verified(reports: &[&Report]) -> String {
    let launches: usize = reports.iter().map(|report| report.kernels.len()).sum();
    let kernels = reports.iter().flat_map(|report| {
        let kernels = report.kernels.iter();
        kernels.map(|kernel| (&report.file, &kernel.kernel))
    });
    let kernels = kernels.collect::<BTreeSet<_>>().len();
    let counts = [
        (reports.len(), 2, "file"),
        (kernels, 1, "kernel"),
        (launches, kernels + 1, "launch"),
    ];
    let counts = counts.iter().filter(|(count, least, _)| count >= least);
    let counts: Vec<String> = counts
        .map(|(count, _, what)| plural(*count, what))
        .collect();
    counts.join(", ")
}

/// A line for each skipped kernel of the file itself, and one for those of its headers.
pub fn skipped_lines(skipped: &[Skipped], file: &str) -> Vec<String> {
    let (own, of_headers): (Vec<&Skipped>, Vec<&Skipped>) =
        skipped.iter().partition(|one| one.is_in(file));
    let own = own.iter().map(|one| {
        let (kernel, line, reason) = (&one.kernel, one.span.line, &one.reason);
        format!("{kernel} ({file}:{line}): {reason}")
    });
    let mut lines: Vec<String> = own.collect();
    if !of_headers.is_empty() {
        let kernels = plural(of_headers.len(), "kernel");
        lines.push(format!(
            "{kernels} of headers of {file}, which nothing here launches or instantiates"
        ));
    }
    lines
}

/// How bad something is that counts only where the user says so.
fn severity(kernel: &KernelReport, finding: &impl Coded) -> Severity {
    match kernel.is_raised(finding) {
        true => Severity::Error,
        false => Severity::Warning,
    }
}

fn status(out: &mut dyn WriteColor, color: Color, word: &str) -> io::Result<()> {
    out.set_color(ColorSpec::new().set_fg(Some(color)).set_bold(true))?;
    write!(out, "{word}")?;
    out.reset()
}

/// What the user can do about a kernel that is not proved.
fn help(requirements: &Requirements) -> String {
    let names = requirements.arrays.iter().map(|name| format!("`{name}`"));
    let names = names.collect::<Vec<_>>().join(", ");
    match &requirements.sufficient {
        Some(fact) => format!("the kernel is proved with --assume '{fact}'"),
        None if requirements.inferred && requirements.arrays.is_empty() => {
            "no condition on the launch or the parameters was found with which the kernel is proved"
                .to_owned()
        }
        None if requirements.inferred => {
            format!("no fact about {names} was found with which the kernel is proved")
        }
        None => format!(
            "what {names} holds decides where threads race; --infer-requires looks for a fact \
             about it with which the kernel is proved"
        ),
    }
}

#[cfg(test)]
mod tests;
