//! Compares the report of a run with what the kernel file expects.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use warpproof::report::json::{Document, Entry};
use warpproof::report::model::{
    AccessKind, AccessReport, Defect, KernelReport, LaunchReport, Report, Span, ThreadReport,
    Verdict,
};

use crate::expectation::{Annotation, DefectKind, Expectation, Outcome, Severity};
use crate::process::Run;

/// Everything in which a run differs from the expectation; empty if nothing.
pub fn problems(expectation: &Expectation, file: &Path, run: &Run) -> Vec<String> {
    let mut check = Check {
        expectation,
        file,
        seen: BTreeSet::new(),
        problems: Vec::new(),
    };
    check.exit_code(run);
    if expectation.outcome == Outcome::Error {
        if run.stderr.trim().is_empty() {
            check.problems.push("an error without a message".into());
        }
        return check.problems;
    }
    match Document::parse(&run.stdout).map(|document| document.files) {
        Ok(files) => match files.as_slice() {
            [Entry::Report(report)] => check.report(report),
            _ => check.problems.push("not one report".into()),
        },
        Err(error) => check
            .problems
            .push(format!("standard output is not a report: {error}")),
    }
    check.problems
}

/// The comparison under way.
struct Check<'a> {
    expectation: &'a Expectation,
    file: &'a Path,
    /// Annotated lines that some defect was reported on.
    seen: BTreeSet<u32>,
    problems: Vec<String>,
}

impl Check<'_> {
    fn exit_code(&mut self, run: &Run) {
        let expected = self.expectation.exit_code();
        match run.exit_code {
            Some(code) if code == expected => {}
            Some(code) => self
                .problems
                .push(format!("exit code {code}, expected {expected}")),
            None => self.problems.push("a signal ended the process".into()),
        }
    }

    fn report(&mut self, report: &Report) {
        self.verdicts(&report.kernels);
        let skipped = report.skipped.iter();
        let skipped = skipped.map(|one| (plain_name(&one.kernel).to_owned(), one.not_launched));
        let skipped: BTreeMap<String, bool> = skipped.collect();
        if skipped != self.expectation.skipped {
            let expected = &self.expectation.skipped;
            self.problems
                .push(format!("skipped are {skipped:?}, expected {expected:?}"));
        }
        for kernel in &report.kernels {
            for defect in &kernel.defects {
                let severity = match kernel.verdict {
                    Verdict::Inconclusive => Severity::Possible,
                    _ => Severity::Error,
                };
                self.defect(kernel, defect, severity);
            }
            for race in &kernel.benign_races {
                self.defect(kernel, race, Severity::Warning);
            }
        }
        for (line, annotation) in &self.expectation.lines {
            if annotation.required && !self.seen.contains(line) {
                self.problems
                    .push(format!("line {line}: no {:?} reported", annotation.kind));
            }
        }
    }

    fn verdicts(&mut self, kernels: &[KernelReport]) {
        if kernels.is_empty() && self.expectation.skipped.is_empty() {
            self.problems.push("no kernel in the report".into());
        }
        if let Outcome::Kernels(expected) = &self.expectation.outcome {
            for name in expected.keys() {
                if !kernels
                    .iter()
                    .any(|kernel| plain_name(&kernel.kernel) == name)
                {
                    self.problems.push(format!("{name}: not in the report"));
                }
            }
        }
        for kernel in kernels {
            let name = plain_name(&kernel.kernel);
            let expected = match &self.expectation.outcome {
                Outcome::Every(verdict) => Some(verdict),
                Outcome::Kernels(verdicts) => verdicts.get(name),
                Outcome::Error => None,
            };
            match expected {
                Some(verdict) if *verdict == kernel.verdict => {}
                Some(verdict) => {
                    let reasons: Vec<&str> =
                        kernel.reasons.iter().map(|r| r.message.as_str()).collect();
                    self.problems.push(format!(
                        "{name}: {:?}, expected {verdict:?} {}",
                        kernel.verdict,
                        reasons.join("; ")
                    ));
                }
                None => self
                    .problems
                    .push(format!("{name}: not expected in the report")),
            }
            let agree = match kernel.verdict {
                Verdict::Defect => !kernel.defects.iter().all(Defect::is_possible),
                Verdict::Inconclusive => {
                    let reasons = kernel.defects.len() + kernel.reasons.len();
                    reasons > 0 && kernel.defects.iter().all(Defect::is_possible)
                }
                Verdict::Proved | Verdict::NoDefect => kernel.defects.is_empty(),
            };
            let counts_possible = self.counts_possible() && !kernel.defects.is_empty();
            let counts = kernel.verdict == Verdict::Defect && counts_possible;
            if !agree && !counts {
                self.problems
                    .push(format!("{name}: verdict and defects contradict each other"));
            }
            if !kernel.benign_races.iter().all(is_benign) {
                self.problems
                    .push(format!("{name}: a benign race that is none"));
            }
        }
    }

    /// Are possible alarms defects?
    fn counts_possible(&self) -> bool {
        let mut options = self.expectation.options.windows(2);
        options.any(|pair| pair == ["--fail-on", "possible"])
    }

    fn defect(&mut self, kernel: &KernelReport, defect: &Defect, severity: Severity) {
        match defect {
            Defect::Race { accesses, .. } => {
                self.conflict(kernel, accesses);
                for access in accesses {
                    let what = format!("{:?} of a race", access.access);
                    self.place(access.span.as_ref(), severity, &what, |annotation| {
                        annotation.kind == DefectKind::Race
                            && annotation.accesses.contains(&access.access)
                    });
                }
            }
            Defect::Divergence { span, threads, .. } => {
                self.threads(&kernel.launch, threads);
                if threads
                    .windows(2)
                    .any(|pair| pair[0].block != pair[1].block)
                {
                    self.problems
                        .push("divergence between threads of two blocks".into());
                }
                self.place(span.as_ref(), severity, "divergence", |a| {
                    a.kind == DefectKind::Divergence
                });
            }
            Defect::Assertion { span, threads, .. } => {
                self.threads(&kernel.launch, threads);
                self.place(span.as_ref(), severity, "assertion", |a| {
                    a.kind == DefectKind::Assertion
                });
            }
            Defect::Memory { .. } => self
                .problems
                .push("a finding of a concrete run in a verifier's report".into()),
        }
    }

    /// The line of `span` must carry an annotation that `fits`. A warning or a possible defect
    /// may fall on a line that expects an error, but is not that error.
    fn place(
        &mut self,
        span: Option<&Span>,
        severity: Severity,
        what: &str,
        fits: impl Fn(&Annotation) -> bool,
    ) {
        if self.is_verdict_only() {
            return;
        }
        let Some(line) = span.and_then(|span| self.line(span)) else {
            self.problems
                .push(format!("{what} at no line of the file: {span:?}"));
            return;
        };
        match self.expectation.lines.get(&line) {
            Some(expected)
                if fits(expected)
                    && (expected.severity == severity || expected.severity == Severity::Error) =>
            {
                if expected.severity == severity {
                    self.seen.insert(line);
                }
            }
            _ => self
                .problems
                .push(format!("line {line}: unexpected {what}")),
        }
    }

    /// LLVM IR without annotations: there are no lines to report on.
    fn is_verdict_only(&self) -> bool {
        self.expectation.lines.is_empty() && self.file.extension().is_some_and(|e| e == "ll")
    }

    /// The innermost line in the kernel's own file: an access within a header
    /// counts for the line that calls it.
    fn line(&self, span: &Span) -> Option<u32> {
        std::iter::once(span)
            .chain(&span.inlined_at)
            .find(|span| Path::new(&span.file).file_name() == self.file.file_name())
            .map(|span| span.line)
    }

    /// Two accesses that really are a race: they conflict, overlap, and belong to
    /// two threads of the launch.
    fn conflict(&mut self, kernel: &KernelReport, accesses: &[AccessReport]) {
        let [first, second] = accesses else {
            self.problems
                .push(format!("a race of {} accesses", accesses.len()));
            return;
        };
        let kinds = [first.access, second.access];
        if kinds == [AccessKind::Read; 2] {
            self.problems.push("a race of two reads".into());
        }
        if first.thread == second.thread {
            self.problems.push("a race of a thread with itself".into());
        }
        if let (Some(a), Some(b)) = (first.byte_offset, second.byte_offset) {
            // Offsets wrap around: those below the array's start are huge.
            if b.wrapping_sub(a) >= first.width.into() && a.wrapping_sub(b) >= second.width.into() {
                self.problems
                    .push("a race of accesses that do not overlap".into());
            }
        }
        self.threads(&kernel.launch, &[first.thread, second.thread]);
    }

    /// Thread and block ids must lie within a concrete launch.
    fn threads(&mut self, launch: &LaunchReport, threads: &[ThreadReport]) {
        let within = |ids: [u32; 3], sizes: [Option<u32>; 3]| {
            ids.iter()
                .zip(sizes)
                .all(|(id, size)| size.is_none_or(|size| *id < size))
        };
        for thread in threads {
            if !within(thread.thread, launch.block) || !within(thread.block, launch.grid) {
                self.problems
                    .push(format!("{thread:?} is not in the launch {launch:?}"));
            }
        }
    }
}

/// The name without namespaces, template arguments and parameters.
fn plain_name(name: &str) -> &str {
    let end = name.find(['<', '(']).unwrap_or(name.len());
    let path = &name[..end];
    path.rsplit("::").next().unwrap_or(path)
}

/// A race in which both threads may write the same value leaves a kernel proved.
fn is_benign(defect: &Defect) -> bool {
    matches!(
        defect,
        Defect::Race {
            same_value: true,
            ..
        }
    )
}
