//! Diagnostics of a file: each finding at its place, with the other access as related information
//! and the page of its code as a link.

use lsp_types::{
    CodeDescription, Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location,
    NumberOrString, Range,
};

use super::document::Document;
use super::pages::Pages;
use super::{clang, places};
use crate::report::finding::{self, Finding, Level, Place};
use crate::report::json::Entry;
use crate::report::model::{Because, Report, Severity};

/// Who says so.
pub const SOURCE: &str = "warpproof";

/// The diagnostics of what is known of a file. Findings that do not count are left out, and so
/// are those that are only good to know.
pub fn of(document: &Document, pages: &Pages) -> Vec<Diagnostic> {
    let report = match &document.known {
        None => return Vec::new(),
        Some(Entry::Failure { error, .. }) => return clang::diagnostics(document, error),
        Some(Entry::Report(report)) => report,
    };
    let errors = report.errors.iter();
    let mut all: Vec<_> = errors
        .flat_map(|one| clang::diagnostics(document, one))
        .collect();
    for finding in counting(document, report) {
        for diagnostic in placed(document, report, &finding, pages) {
            // Launches of one kernel may have the same defect.
            if !all.contains(&diagnostic) {
                all.push(diagnostic);
            }
        }
    }
    all
}

/// The findings that are shown.
pub fn counting(document: &Document, report: &Report) -> Vec<Finding> {
    let mut all = finding::of_text(report, &document.text);
    all.retain(|finding| {
        let counts = match &finding.silenced {
            None => true,
            Some(because) => is_warning(because),
        };
        counts && finding.level != Level::Note
    });
    all
}

fn is_warning(because: &Because) -> bool {
    let warning = Because::Severity {
        severity: Severity::Warning,
    };
    *because == warning
}

/// The lines from 0 of this file that a finding is about.
pub fn lines(document: &Document, finding: &Finding) -> Vec<u32> {
    let own = finding
        .places
        .iter()
        .filter_map(|place| own(document, place));
    let lines = own.filter_map(|place| place.line.checked_sub(1));
    let mut lines: Vec<u32> = lines.collect();
    lines.dedup();
    lines
}

/// At the first of its places, and as a hint at the others.
fn placed(
    document: &Document,
    report: &Report,
    finding: &Finding,
    pages: &Pages,
) -> Vec<Diagnostic> {
    let related: Vec<_> = finding
        .places
        .iter()
        .chain(&finding.why)
        .flat_map(|one| told(document, one))
        .collect();
    let own = finding
        .places
        .iter()
        .filter_map(|place| Some((own(document, place)?, place)));
    let mut own = own.map(|(place, of)| (range(document, place), of.label.as_str()));
    let (first, label) = match own.next() {
        Some(first) => first,
        None => (of_kernel(document, report, finding), ""),
    };
    let diagnostic = |range: Range, severity: DiagnosticSeverity, message: String| Diagnostic {
        range,
        severity: Some(severity),
        code: Some(NumberOrString::String(finding.code.id().to_owned())),
        code_description: pages.of(finding.code).map(|href| CodeDescription { href }),
        source: Some(SOURCE.to_owned()),
        message,
        related_information: Some(related.clone()).filter(|all| !all.is_empty()),
        ..Diagnostic::default()
    };
    let severity = match finding.level {
        Level::Error => DiagnosticSeverity::ERROR,
        Level::Warning => DiagnosticSeverity::WARNING,
        Level::Note => DiagnosticSeverity::INFORMATION,
    };
    let mut message = finding.said();
    if !label.is_empty() {
        message += &format!("\n{label}");
    }
    let mut all = vec![diagnostic(first, severity, message)];
    for (range, label) in own.filter(|(range, _)| *range != first) {
        let message = format!("{}\n{label}", finding.said());
        all.push(diagnostic(range, DiagnosticSeverity::HINT, message));
    }
    all
}

/// Where in this file a place is: there, or where the code there is called from.
fn own<'a>(document: &Document, place: &'a Place) -> Option<&'a Place> {
    let mut all = std::iter::once(place).chain(&place.calls);
    all.find(|place| document.is_called(&place.file))
}

fn range(document: &Document, place: &Place) -> Range {
    let line = place.line.saturating_sub(1);
    match place.columns {
        Some((start, end)) if start > 0 => {
            places::range(&document.text, line, (start - 1, end.max(start) - 1))
        }
        _ => places::whole_line(&document.text, line),
    }
}

/// The kernel that a finding without a place is about; else the file's first line.
fn of_kernel(document: &Document, report: &Report, finding: &Finding) -> Range {
    let name = finding.subject.first();
    let mut kernels = document.kernel_lines(report);
    let line = kernels.find(|(_, kernel)| Some(&kernel.kernel) == name);
    places::whole_line(&document.text, line.map_or(0, |(line, _)| line))
}

/// A place and the calls that lead to it.
fn told(document: &Document, place: &Place) -> Vec<DiagnosticRelatedInformation> {
    let all = std::iter::once(place).chain(&place.calls);
    let all = all.filter_map(|place| {
        let (uri, range) = match document.is_called(&place.file) {
            true => (document.uri.clone(), range(document, place)),
            false => {
                // The text there is what was compiled, so far as is known.
                let path = std::path::Path::new(&place.file);
                let text = std::fs::read_to_string(path).unwrap_or_default();
                let line = place.line.saturating_sub(1);
                (places::uri(path)?, places::whole_line(&text, line))
            }
        };
        Some(DiagnosticRelatedInformation {
            location: Location { uri, range },
            message: match place.label.as_str() {
                "" => "here".to_owned(),
                label => label.to_owned(),
            },
        })
    });
    all.collect()
}
