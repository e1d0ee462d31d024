//! What reports say, as a flat list: the model of SARIF, of annotations and of JUnit XML.

use std::path::Path;

use super::codes::Coded;
use super::json::Entry;
use super::model::{Defect, KernelReport, Reason, Report, Skipped, Span};
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
    /// What it is about: a kernel, and of a race the array.
    pub subject: Vec<String>,
    pub places: Vec<Place>,
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
    let kernels = report.kernels.iter();
    let of_kernels = kernels.flat_map(|kernel| of_kernel(report, kernel));
    of_kernels.chain(skipped(report)).collect()
}

/// Why there is no report of a file, or no complete one.
pub fn failures(entry: &Entry) -> &[String] {
    match entry {
        Entry::Failure { error, .. } => std::slice::from_ref(error),
        Entry::Report(report) => &report.errors,
    }
}

/// The findings of one kernel.
pub fn of_kernel(report: &Report, kernel: &KernelReport) -> Vec<Finding> {
    let mut reader = Reader::new(report);
    let mut all = Vec::new();
    for group in cause::groups(&kernel.defects) {
        let level = match kernel.is_possible_only(group.shown) {
            true => Level::Warning,
            false => Level::Error,
        };
        let mut finding = reader.defect(kernel, group.shown, level);
        if let Some(note) = group.note() {
            finding.message += &format!(" ({note})");
        }
        all.push(finding);
    }
    for remark in kernel.benign_races.iter().chain(&kernel.remarks) {
        all.push(reader.defect(kernel, remark, Level::Warning));
    }
    for reason in &kernel.reasons {
        all.push(reader.reason(kernel, reason));
    }
    for warning in &kernel.warnings {
        all.push(Finding {
            code: warning.code,
            level: Level::Note,
            message: warning.text.clone(),
            file: report.file.clone(),
            subject: vec![kernel.kernel.clone()],
            places: Vec::new(),
        });
    }
    all
}

/// The kernels of the file itself that no verdict is about.
pub fn skipped(report: &Report) -> Vec<Finding> {
    let mut reader = Reader::new(report);
    let own = report.skipped.iter().filter(|one| one.is_in(&report.file));
    own.map(|one| reader.skipped(one)).collect()
}

struct Reader {
    file: String,
    sources: Sources,
}

impl Reader {
    fn new(report: &Report) -> Reader {
        Reader {
            file: report.file.clone(),
            sources: Sources::new(Path::new(&report.file)),
        }
    }

    fn defect(&mut self, kernel: &KernelReport, defect: &Defect, level: Level) -> Finding {
        let array = match defect {
            Defect::Race { array, .. } => Some(array.clone()),
            _ => None,
        };
        let places = words::places(defect, &kernel.launch).into_iter();
        let places = places.filter_map(|(span, label)| Some(self.place(span?, label)));
        Finding {
            code: defect.code(),
            level,
            message: words::message(defect, &kernel.launch),
            places: places.collect(),
            file: self.file.clone(),
            subject: [kernel.kernel.clone()].into_iter().chain(array).collect(),
        }
    }

    fn reason(&mut self, kernel: &KernelReport, reason: &Reason) -> Finding {
        let span = reason.span.iter();
        Finding {
            code: reason.code(),
            level: Level::Warning,
            message: reason.message.clone(),
            places: span.map(|span| self.place(span, String::new())).collect(),
            file: self.file.clone(),
            subject: vec![kernel.kernel.clone()],
        }
    }

    fn skipped(&mut self, skipped: &Skipped) -> Finding {
        Finding {
            code: skipped.code(),
            level: Level::Warning,
            message: format!("{} is not verified: {}", skipped.kernel, skipped.reason),
            places: vec![self.place(&skipped.span, String::new())],
            file: self.file.clone(),
            subject: vec![skipped.kernel.clone()],
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
