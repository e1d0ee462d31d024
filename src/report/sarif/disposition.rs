//! What does not count, and what a baseline knows, as SARIF has it (sections 3.27.23 and
//! 3.27.24).

use std::collections::BTreeMap;

use serde_json::Value;
use serde_sarif::sarif::{self, ResultLevel, Suppression};

use super::{FINGERPRINT, location, message, placed};
use crate::report::finding::{Finding, Place};
use crate::report::json::Entry;
use crate::report::model::{Absent, Because, Report, Severity, Span};

/// Says of a result why it does not count, and whether a baseline knows it.
pub fn dispose(result: &mut sarif::Result, finding: &Finding, has_baseline: bool) {
    let suppression = |kind: &str, text: &str| {
        let suppression = Suppression::builder().kind(Value::from(kind));
        suppression.justification(text).build()
    };
    let suppression = match &finding.silenced {
        Some(Because::Comment {
            justification,
            place,
        }) => {
            let mut in_source = suppression("inSource", justification);
            in_source.location = Some(comment(place));
            Some(in_source)
        }
        Some(Because::Severity {
            severity: Severity::Off,
        }) => Some(suppression("external", "its severity is `off`")),
        Some(Because::Severity { .. } | Because::Baseline) | None => None,
    };
    result.suppressions = suppression.map(|one| vec![one]);
    let state = match finding.silenced {
        Some(Because::Baseline) => "unchanged",
        _ => "new",
    };
    result.baseline_state = has_baseline.then(|| Value::from(state));
}

/// Is there a baseline that the reports are compared with?
pub fn has_baseline(entries: &[Entry]) -> bool {
    reports(entries).any(|report| report.absent.is_some())
}

/// What a baseline knows and is found no more, each with its file.
pub fn absent(entries: &[Entry]) -> impl Iterator<Item = (&str, &Absent)> {
    reports(entries).flat_map(|report| {
        let absent = report.absent.iter().flatten();
        absent.map(|one| (report.file.as_str(), one))
    })
}

/// A result that is no more.
pub fn absent_result(file: &str, absent: &Absent) -> sarif::Result {
    let print = BTreeMap::from([(FINGERPRINT.to_owned(), absent.fingerprint.clone())]);
    sarif::Result::builder()
        .rule_id(absent.id.id())
        .level(ResultLevel::Note)
        .message(message(&absent.message))
        .partial_fingerprints(print)
        .baseline_state(Value::from("absent"))
        .locations(vec![location(file, None, "")])
        .build()
}

fn reports(entries: &[Entry]) -> impl Iterator<Item = &Report> {
    entries.iter().filter_map(|entry| match entry {
        Entry::Report(report) => Some(report),
        Entry::Failure { .. } => None,
    })
}

fn comment(span: &Span) -> sarif::Location {
    placed(&Place {
        file: span.file.clone(),
        line: span.line,
        columns: None,
        text: String::new(),
        label: String::new(),
        calls: Vec::new(),
    })
}
