//! What reports say, as a flat list: the model of SARIF, of annotations and of JUnit XML.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::codes::Coded;
use super::json::Entry;
use super::model::{
    Because, Change, Defect, KernelReport, Reason, Report, Severity, Silenced, Skipped, Span,
    Statement, What,
};
use super::sources::Sources;
use super::{cause, words};
use crate::codes::Code;

/// One thing that is said of a file or of a kernel of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub code: Code,
    pub level: Level,
    pub message: String,
    /// The input file.
    pub file: String,
    /// What it is about: a kernel, and of a race the array; nothing where it is of the file.
    pub subject: Vec<String>,
    pub places: Vec<Place>,
    /// Why it is so, each with what explains it.
    pub why: Vec<Place>,
    /// What mends it, where that was looked for.
    pub change: Option<Change>,
    /// Why it does not count, if it does not.
    pub silenced: Option<Because>,
    /// What it is known by when lines move: see [`Numbering`].
    pub fingerprint: String,
}

impl Finding {
    /// The message, with the kernel that it is about.
    pub fn said(&self) -> String {
        match self.subject.first() {
            Some(kernel) => format!("{kernel}: {}", self.message),
            None => self.message.clone(),
        }
    }
}

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// A defect.
    Error,
    /// A possible defect, or why nothing is decided.
    Warning,
    /// What is good to know.
    Note,
}

/// A place in the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub file: String,
    /// From 1.
    pub line: u32,
    /// From 1 in characters, the end exclusive; none where it is not known.
    pub columns: Option<(usize, usize)>,
    /// The line of the source, without the space around it.
    pub text: String,
    /// What happens there, if there is anything to say.
    pub label: String,
    /// The calls that the code was inlined through, innermost first.
    pub calls: Vec<Place>,
}

/// All findings of a file, in the order of its report.
pub fn findings(entry: &Entry) -> Vec<Finding> {
    let Entry::Report(report) = entry else {
        return Vec::new();
    };
    let mut numbering = Numbering::default();
    let mut all = Vec::new();
    for kernel in &report.kernels {
        numbering.add(&Reader::new(&report.file).all(kernel));
        let mut of_kernel = of_kernel(report, kernel);
        numbering.print(&mut of_kernel);
        let mut changes = report.changes.iter();
        let change = changes.find(|change| change.kernel == kernel.kernel);
        for finding in of_kernel.iter_mut().filter(|one| one.level == Level::Error) {
            finding.change = change.cloned();
        }
        all.extend(of_kernel);
    }
    let others = skipped(report).into_iter().chain(silenced_skipped(report));
    let mut others: Vec<Finding> = others.chain(notices(report)).collect();
    numbering.add(&others);
    numbering.print(&mut others);
    all.extend(others);
    all
}

/// All findings of a report, without fingerprints, where `text` is what its file says now.
pub fn of_text(report: &Report, text: &str) -> Vec<Finding> {
    let mut reader = Reader {
        file: report.file.clone(),
        sources: Sources::new(Path::new(&report.file)).edited(text),
    };
    let mut all = Vec::new();
    for kernel in &report.kernels {
        all.extend(of_kernel_by(&mut reader, kernel));
    }
    let own = report.skipped.iter().filter(|one| one.is_in(&report.file));
    all.extend(own.map(|one| reader.skipped(one)));
    all.extend(notices_by(&mut reader, report));
    all
}

/// Why there is no report of a file, or no complete one.
pub fn failures(entry: &Entry) -> &[String] {
    match entry {
        Entry::Failure { error, .. } => std::slice::from_ref(error),
        Entry::Report(report) => &report.errors,
    }
}

/// The findings of one kernel, without fingerprints; last those that do not count.
pub fn of_kernel(report: &Report, kernel: &KernelReport) -> Vec<Finding> {
    of_kernel_by(&mut Reader::new(&report.file), kernel)
}

fn of_kernel_by(reader: &mut Reader, kernel: &KernelReport) -> Vec<Finding> {
    let mut all = Vec::new();
    for group in cause::groups(&kernel.defects) {
        all.push(reader.group(kernel, &group, None));
    }
    for remark in kernel.benign_races.iter().chain(&kernel.remarks) {
        all.push(reader.remark(kernel, remark));
    }
    for reason in &kernel.reasons {
        all.push(reader.reason(kernel, reason));
    }
    for warning in &kernel.warnings {
        all.push(reader.warning(kernel, warning));
    }
    for (because, defects) in silenced_defects(kernel) {
        for group in cause::groups(&defects) {
            all.push(reader.group(kernel, &group, Some(&because)));
        }
    }
    for Silenced { what, because } in &kernel.suppressed {
        if !matches!(what, What::Defect(_)) {
            let finding = reader.finding(Some(kernel), what);
            all.push(silenced(finding, because));
        }
    }
    all
}

/// All that is said of a kernel, one by one and in the order of its report; `numbering` knows the
/// kernels of the file before it.
pub fn of_each(file: &str, kernel: &KernelReport, numbering: &mut Numbering) -> Vec<Finding> {
    let mut all = Reader::new(file).all(kernel);
    numbering.add(&all);
    numbering.print(&mut all);
    all
}

/// The kernels of the file itself that no verdict is about.
pub fn skipped(report: &Report) -> Vec<Finding> {
    let mut reader = Reader::new(&report.file);
    let own = report.skipped.iter().filter(|one| one.is_in(&report.file));
    own.map(|one| reader.skipped(one)).collect()
}

/// A kernel that no verdict is about.
pub fn of_skipped(file: &str, skipped: &Skipped, numbering: &mut Numbering) -> Finding {
    let mut finding = [Reader::new(file).skipped(skipped)];
    numbering.add(&finding);
    numbering.print(&mut finding);
    let [finding] = finding;
    finding
}

fn silenced_skipped(report: &Report) -> Vec<Finding> {
    let mut reader = Reader::new(&report.file);
    let all = report.suppressed.iter().filter_map(|one| match &one.what {
        What::Skipped(skipped) => Some(silenced(reader.skipped(skipped), &one.because)),
        _ => None,
    });
    all.collect()
}

fn notices(report: &Report) -> Vec<Finding> {
    notices_by(&mut Reader::new(&report.file), report)
}

fn notices_by(reader: &mut Reader, report: &Report) -> Vec<Finding> {
    let notices = report.notices.iter().map(|notice| Finding {
        places: vec![reader.place(&notice.span, String::new())],
        ..plain(notice.id, Level::Warning, &notice.text, &report.file, &[])
    });
    notices.collect()
}

/// The defects of a kernel that do not count, by why they do not.
pub fn silenced_defects(kernel: &KernelReport) -> Vec<(Because, Vec<Defect>)> {
    let mut all: Vec<(Because, Vec<Defect>)> = Vec::new();
    for Silenced { what, because } in &kernel.suppressed {
        let What::Defect(defect) = what else { continue };
        match all.iter_mut().find(|(why, _)| why == because) {
            Some((_, defects)) => defects.push(defect.clone()),
            None => all.push((because.clone(), vec![defect.clone()])),
        }
    }
    all
}

/// Tells apart findings of a file that are alike but for the numbers of their lines. A fingerprint
/// is the code, the file, the kernel, the array and the text of the lines; of several with the same
/// one the second and later ones also have their rank, by kernel and place, so that a copy of a
/// racy line is a finding of its own.
#[derive(Debug, Default)]
pub struct Numbering(BTreeMap<String, Vec<Lines>>);

/// Places of a finding, in order.
type Lines = Vec<(String, u32)>;

impl Numbering {
    /// Findings of the next kernel.
    fn add(&mut self, findings: &[Finding]) {
        let new: BTreeSet<Lines> = findings.iter().map(lines_of).collect();
        for lines in new {
            for finding in findings.iter().filter(|one| lines_of(one) == lines) {
                let known = self.0.entry(text_of(finding)).or_default();
                if !known.contains(&lines) {
                    known.push(lines.clone());
                }
            }
        }
    }

    /// Sets the fingerprints of findings that were added.
    fn print(&self, findings: &mut [Finding]) {
        for finding in findings {
            let text = text_of(finding);
            let lines = lines_of(finding);
            let mut known = self.0.get(&text).into_iter().flatten();
            finding.fingerprint = match known.position(|known| *known == lines) {
                None | Some(0) => text,
                Some(rank) => format!("{text}|{}", rank + 1),
            };
        }
    }
}

fn text_of(finding: &Finding) -> String {
    let mut lines: Vec<&str> = finding.places.iter().map(|one| one.text.as_str()).collect();
    // Which access comes first is chance.
    lines.sort_unstable();
    let file = finding.file.trim_start_matches("./");
    let parts = [finding.code.id(), file].into_iter();
    let subject = finding.subject.iter().map(String::as_str);
    parts
        .chain(subject)
        .chain(lines)
        .collect::<Vec<_>>()
        .join("|")
}

fn lines_of(finding: &Finding) -> Lines {
    let places = finding.places.iter();
    let mut lines: Lines = places.map(|one| (one.file.clone(), one.line)).collect();
    lines.sort_unstable();
    lines
}

fn plain(code: Code, level: Level, message: &str, file: &str, subject: &[&str]) -> Finding {
    Finding {
        code,
        level,
        message: message.to_owned(),
        file: file.to_owned(),
        subject: subject.iter().map(|&part| part.to_owned()).collect(),
        places: Vec::new(),
        why: Vec::new(),
        change: None,
        silenced: None,
        fingerprint: String::new(),
    }
}

/// A finding that does not count.
fn silenced(mut finding: Finding, because: &Because) -> Finding {
    finding.level = match because {
        Because::Severity {
            severity: Severity::Warning,
        } => Level::Warning,
        _ => finding.level,
    };
    finding.silenced = Some(because.clone());
    finding
}

struct Reader {
    file: String,
    sources: Sources,
}

impl Reader {
    fn new(file: &str) -> Reader {
        Reader {
            file: file.to_owned(),
            sources: Sources::new(Path::new(file)),
        }
    }

    /// All that is said of a kernel, whether it counts or not.
    fn all(&mut self, kernel: &KernelReport) -> Vec<Finding> {
        let mut all = Vec::new();
        for defect in &kernel.defects {
            all.push(self.defect(kernel, defect, level(kernel, defect)));
        }
        for remark in kernel.benign_races.iter().chain(&kernel.remarks) {
            all.push(self.remark(kernel, remark));
        }
        for reason in &kernel.reasons {
            all.push(self.reason(kernel, reason));
        }
        for warning in &kernel.warnings {
            all.push(self.warning(kernel, warning));
        }
        for one in &kernel.suppressed {
            let finding = self.finding(Some(kernel), &one.what);
            all.push(silenced(finding, &one.because));
        }
        all
    }

    fn finding(&mut self, kernel: Option<&KernelReport>, what: &What) -> Finding {
        match (what, kernel) {
            (What::Defect(one), Some(kernel)) => self.defect(kernel, one, level(kernel, one)),
            (What::BenignRace(one) | What::Remark(one), Some(kernel)) => self.remark(kernel, one),
            (What::Reason(one), Some(kernel)) => self.reason(kernel, one),
            (What::Warning(one), Some(kernel)) => self.warning(kernel, one),
            (What::Skipped(one), _) => self.skipped(one),
            (other, None) => plain(other.code(), Level::Warning, "", &self.file, &[]),
        }
    }

    /// Alarms with one cause, which count or do not.
    fn group(
        &mut self,
        kernel: &KernelReport,
        group: &cause::Group,
        because: Option<&Because>,
    ) -> Finding {
        let mut finding = self.defect(kernel, group.shown, level(kernel, group.shown));
        if let Some(note) = group.note() {
            finding.message += &format!(" ({note})");
        }
        match because {
            None => finding,
            Some(because) => silenced(finding, because),
        }
    }

    fn defect(&mut self, kernel: &KernelReport, defect: &Defect, level: Level) -> Finding {
        let array = match defect {
            Defect::Race { array, .. } => Some(array.as_str()),
            _ => None,
        };
        let places = words::places(defect, &kernel.launch).into_iter();
        let why = words::why(defect, &kernel.launch).into_iter();
        let mut known = |(span, label): (Option<&Span>, String)| Some(self.place(span?, label));
        let places = places.filter_map(&mut known).collect();
        let why = why.filter_map(known).collect();
        let message = words::message(defect, &kernel.launch);
        let subject: Vec<&str> = [kernel.kernel.as_str()].into_iter().chain(array).collect();
        Finding {
            places,
            why,
            ..plain(defect.code(), level, &message, &self.file, &subject)
        }
    }

    fn remark(&mut self, kernel: &KernelReport, remark: &Defect) -> Finding {
        let level = raised(kernel, remark).unwrap_or(Level::Warning);
        self.defect(kernel, remark, level)
    }

    fn reason(&mut self, kernel: &KernelReport, reason: &Reason) -> Finding {
        let level = raised(kernel, reason).unwrap_or(Level::Warning);
        let span = reason.span.iter();
        let places = span.map(|span| self.place(span, String::new())).collect();
        let subject = [kernel.kernel.as_str()];
        Finding {
            places,
            ..plain(reason.code(), level, &reason.message, &self.file, &subject)
        }
    }

    fn warning(&mut self, kernel: &KernelReport, warning: &Statement) -> Finding {
        let level = raised(kernel, warning).unwrap_or(Level::Note);
        let subject = [kernel.kernel.as_str()];
        plain(warning.code, level, &warning.text, &self.file, &subject)
    }

    fn skipped(&mut self, skipped: &Skipped) -> Finding {
        let message = format!("{} is not verified: {}", skipped.kernel, skipped.reason);
        let place = self.place(&skipped.span, String::new());
        let (level, subject) = (Level::Warning, [skipped.kernel.as_str()]);
        Finding {
            places: vec![place],
            ..plain(skipped.code(), level, &message, &self.file, &subject)
        }
    }

    fn place(&mut self, span: &Span, label: String) -> Place {
        let (text, columns) = match self.sources.line(span) {
            Some((line, columns)) => (line.trim().to_owned(), Some((columns.start, columns.end))),
            None => (String::new(), None),
        };
        let calls = span.inlined_at.iter();
        Place {
            file: span.file.clone(),
            line: span.line,
            columns,
            text,
            label,
            calls: calls
                .map(|call| self.place(call, "called from here".to_owned()))
                .collect(),
        }
    }
}

/// Does an alarm count, as far as its kernel's verdict says?
fn level(kernel: &KernelReport, defect: &Defect) -> Level {
    match kernel.is_possible_only(defect) {
        true => Level::Warning,
        false => Level::Error,
    }
}

fn raised(kernel: &KernelReport, finding: &impl Coded) -> Option<Level> {
    kernel.is_raised(finding).then_some(Level::Error)
}
