//! Which findings count. One pass over a report, after its verdicts: what a comment in the
//! source allows, what the configuration turns off, and what a baseline knows goes to the list
//! of what is suppressed, with the reason, and every format and the exit code read that list.
//!
//! Verdicts stay what they are: a kernel of which a defect does not count is not proved.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::baseline::{Baseline, Known};
use super::finding::{Finding, Numbering, of_each, of_skipped};
use super::json::Entry;
use super::model::{Absent, Because, KernelReport, Notice, Report, Severity, Silenced, Span, What};
use super::sources;
use super::suppression::{Allowance, allowances};
use crate::codes::Code;

/// What the user says of findings.
#[derive(Debug, Default)]
pub struct Dispositions {
    severities: BTreeMap<Code, Severity>,
    baseline: Option<Baseline>,
    /// The comments of each file, by its real path.
    comments: BTreeMap<PathBuf, Comments>,
    /// What tells findings apart, by input file.
    numberings: BTreeMap<String, Numbering>,
    /// All findings that neither a comment allows nor the configuration turns off.
    known: Vec<Known>,
    /// The fingerprints of all findings.
    seen: BTreeSet<String>,
}

/// The comments of a file, and which of them allowed something.
#[derive(Debug, Default)]
struct Comments {
    /// As spans name the file.
    name: String,
    allowances: Vec<(Allowance, bool)>,
    errors: Vec<String>,
}

impl Dispositions {
    /// With severities of codes, and the findings that are known.
    pub fn new(severities: BTreeMap<Code, Severity>, baseline: Option<Baseline>) -> Dispositions {
        Dispositions {
            severities,
            baseline,
            ..Dispositions::default()
        }
    }

    /// Reads the comments of a file that spans of a report about `input` name so, whether
    /// something is found there or not.
    pub fn read(&mut self, input: &Path, name: &str) {
        self.comments_of(input, name);
    }

    /// May there be findings that do not count, as far as is known?
    pub fn may_silence(&self) -> bool {
        let mut severities = self.severities.values();
        let mut comments = self.comments.values();
        self.baseline.is_some()
            || severities.any(|severity| *severity != Severity::Error)
            || comments.any(|comments| !comments.allowances.is_empty())
    }

    /// Takes what does not count out of a kernel's report.
    pub fn kernel(&mut self, file: &str, kernel: &mut KernelReport) {
        kernel.raised = self.with_severity(Severity::Error);
        let numbering = self.numberings.entry(file.to_owned()).or_default();
        let findings = of_each(file, kernel, numbering);
        let mut all = Vec::new();
        all.extend(kernel.defects.drain(..).map(What::Defect));
        all.extend(kernel.benign_races.drain(..).map(What::BenignRace));
        all.extend(kernel.remarks.drain(..).map(What::Remark));
        all.extend(kernel.reasons.drain(..).map(What::Reason));
        all.extend(kernel.warnings.drain(..).map(What::Warning));
        for (what, finding) in all.into_iter().zip(findings) {
            match (self.because(file, &what, &finding), what) {
                (Some(because), what) => kernel.suppressed.push(Silenced { what, because }),
                (None, What::Defect(one)) => kernel.defects.push(one),
                (None, What::BenignRace(one)) => kernel.benign_races.push(one),
                (None, What::Remark(one)) => kernel.remarks.push(one),
                (None, What::Reason(one)) => kernel.reasons.push(one),
                (None, What::Warning(one)) => kernel.warnings.push(one),
                (None, What::Skipped(_)) => unreachable!("no kernel's report has skipped ones"),
            }
        }
    }

    /// Takes what does not count out of what is said of a file beside its kernels.
    pub fn file(&mut self, report: &mut Report) {
        for skipped in std::mem::take(&mut report.skipped) {
            if !skipped.is_in(&report.file) {
                report.skipped.push(skipped);
                continue;
            }
            let numbering = self.numberings.entry(report.file.clone()).or_default();
            let finding = of_skipped(&report.file, &skipped, numbering);
            let what = What::Skipped(skipped.clone());
            match self.because(&report.file, &what, &finding) {
                Some(because) => report.suppressed.push(Silenced { what, because }),
                None => report.skipped.push(skipped),
            }
        }
        for comments in self.comments.values_mut() {
            report.errors.append(&mut comments.errors);
        }
    }

    /// Says which comments allowed nothing, and which findings of the baseline are no more; of
    /// `kernels` alone, if there are any.
    pub fn finish(&self, entries: &mut [Entry], kernels: &[String]) {
        let reports = entries.iter_mut().filter_map(|entry| match entry {
            Entry::Report(report) => Some(report),
            Entry::Failure { .. } => None,
        });
        let mut comments: BTreeMap<&PathBuf, &Comments> = self.comments.iter().collect();
        let mut last = None;
        for report in reports {
            let real = sources::real(Path::new(&report.file), &report.file);
            if kernels.is_empty() {
                let of_file = comments.remove(&real);
                let unused = of_file.into_iter().flat_map(Comments::unused);
                report.notices.extend(unused);
            }
            report.absent = self.absent(&report.file, kernels);
            last = Some(report);
        }
        // Those of headers.
        if let (Some(report), true) = (last, kernels.is_empty()) {
            let unused = comments.into_values().flat_map(Comments::unused);
            report.notices.extend(unused);
        }
    }

    /// A baseline of all that was found and not allowed.
    pub fn to_baseline(&self) -> Baseline {
        Baseline::new(self.known.clone())
    }

    fn with_severity(&self, severity: Severity) -> Vec<Code> {
        let all = self.severities.iter().filter(|(_, of)| **of == severity);
        all.map(|(code, _)| *code).collect()
    }

    /// Why a finding does not count, if it does not.
    fn because(&mut self, file: &str, what: &What, finding: &Finding) -> Option<Because> {
        self.seen.insert(finding.fingerprint.clone());
        if let Some(because) = self.allowed(Path::new(file), finding) {
            return Some(because);
        }
        let severity = self.severities.get(&finding.code).copied();
        if severity == Some(Severity::Off) {
            return Some(Because::Severity {
                severity: Severity::Off,
            });
        }
        self.known.push(Known::of(finding));
        let is_known = |one: &Known| one.fingerprint == finding.fingerprint;
        if let Some(baseline) = &self.baseline
            && baseline.findings.iter().any(is_known)
        {
            return Some(Because::Baseline);
        }
        // What counts for nothing anyway stays where it is.
        let counts = matches!(what, What::Defect(_) | What::Reason(_) | What::Skipped(_));
        let severity = severity.filter(|severity| counts && *severity == Severity::Warning)?;
        Some(Because::Severity { severity })
    }

    /// The comment that allows a finding at one of its places.
    fn allowed(&mut self, input: &Path, finding: &Finding) -> Option<Because> {
        let mut allowed = None;
        for place in &finding.places {
            let comments = self.comments_of(input, &place.file);
            let name = comments.name.clone();
            for (allowance, is_used) in &mut comments.allowances {
                if allowance.about == place.line && allowance.codes.contains(&finding.code) {
                    *is_used = true;
                    allowed.get_or_insert(Because::Comment {
                        justification: allowance.reason.clone(),
                        place: line_of(&name, allowance.line),
                    });
                }
            }
        }
        allowed
    }

    /// The comments of a file that spans of a report about `input` name so.
    fn comments_of(&mut self, input: &Path, name: &str) -> &mut Comments {
        let path = sources::real(input, name);
        let comments = self.comments.entry(path);
        comments.or_insert_with(|| {
            let text = sources::read(input, name).unwrap_or_default();
            Comments::of(name, &text)
        })
    }

    fn absent(&self, file: &str, kernels: &[String]) -> Option<Vec<Absent>> {
        let known = self.baseline.as_ref()?.findings.iter();
        let is_absent = |known: &&Known| {
            let kernel = known.kernel.as_ref();
            let is_verified = kernels.is_empty() || kernel.is_some_and(|k| kernels.contains(k));
            plain(&known.file) == plain(file)
                && is_verified
                && !self.seen.contains(&known.fingerprint)
        };
        let absent = known.filter(is_absent).map(|known| Absent {
            id: known.id,
            message: known.message.clone(),
            fingerprint: known.fingerprint.clone(),
        });
        Some(absent.collect())
    }
}

impl Comments {
    fn of(name: &str, text: &str) -> Comments {
        let (allowances, unreadable) = allowances(text);
        let allowances = allowances.into_iter().map(|one| (one, false));
        let errors = unreadable.into_iter();
        Comments {
            name: name.to_owned(),
            allowances: allowances.collect(),
            errors: errors
                .map(|one| format!("{name}:{}: {}", one.line, one.message))
                .collect(),
        }
    }

    fn unused(&self) -> Vec<Notice> {
        let unused = self.allowances.iter().filter(|(_, is_used)| !is_used);
        let notice = |(allowance, _): &(Allowance, bool)| {
            let codes = allowance.codes.iter().map(|code| code.id());
            let codes: Vec<&str> = codes.collect();
            Notice {
                id: Code::UnusedSuppression,
                text: format!(
                    "this comment allows {}, which is not found here",
                    codes.join(", ")
                ),
                span: line_of(&self.name, allowance.line),
            }
        };
        unused.map(notice).collect()
    }
}

fn plain(path: &str) -> &str {
    path.trim_start_matches("./")
}

fn line_of(file: &str, line: u32) -> Span {
    Span {
        file: file.to_owned(),
        line,
        column: 0,
        inlined_at: Vec::new(),
    }
}
