//! Defects as codespan diagnostics: labels at the places, notes for the rest.

mod builder;

use codespan_reporting::diagnostic::{Diagnostic, Severity};

use super::codes::Coded;
use super::model::{AccessReport, Defect, FailedAssertion, LaunchReport, Notice, Reason};
use super::sources::Sources;
use super::words;
use builder::Builder;

/// A defect of a kernel launched like this.
pub fn defect(
    defect: &Defect,
    severity: Severity,
    launch: &LaunchReport,
    sources: &mut Sources,
) -> Diagnostic<usize> {
    let mut builder = Builder::new(severity, defect.code(), sources);
    builder.message(words::message(defect, launch));
    for (span, text) in words::places(defect, launch) {
        builder.place(span, &text);
    }
    for (span, text) in words::why(defect, launch) {
        match span {
            Some(span) => builder.aside(span, &text),
            None => builder.note(text),
        }
    }
    match defect {
        Defect::Race {
            confidence,
            array,
            element,
            same_value,
            accesses,
            values,
            abstractions,
            exploration,
            ..
        } => {
            if let Some(text) = words::between_instances(accesses, launch) {
                builder.note(text);
            }
            race_notes(&mut builder, array, *element, accesses, *same_value);
            builder.values(values, launch.vocabulary);
            builder.race(exploration.as_ref(), *confidence, abstractions);
        }
        Defect::Divergence {
            confidence,
            problem,
            threads,
            values,
            abstractions,
            ..
        } => {
            if !threads.is_empty() {
                builder.note(words::disagreement(*problem, threads, launch));
            }
            builder.values(values, launch.vocabulary);
            builder.confidence(*confidence, abstractions);
        }
        Defect::Assertion {
            confidence,
            threads,
            values,
            abstractions,
            ..
        } => {
            if !threads.is_empty() {
                let threads = words::threads(threads, launch);
                builder.note(format!("for {}", threads.join(" and ")));
            }
            builder.values(values, launch.vocabulary);
            builder.confidence(*confidence, abstractions);
        }
        Defect::Memory { .. } => {}
    }
    builder.finish()
}

/// Why a verdict is inconclusive.
pub fn reason(reason: &Reason, sources: &mut Sources) -> Diagnostic<usize> {
    let mut builder = Builder::new(Severity::Warning, reason.code(), sources);
    builder.message(reason.message.clone());
    if reason.span.is_some() {
        builder.place(reason.span.as_ref(), "");
    }
    builder.finish()
}

/// What is good to know of a file.
pub fn notice(notice: &Notice, sources: &mut Sources) -> Diagnostic<usize> {
    let mut builder = Builder::new(Severity::Warning, notice.code(), sources);
    builder.message(notice.text.clone());
    builder.place(Some(&notice.span), "");
    builder.finish()
}

/// A claim of an IVL program that fails.
pub fn failure(failed: &FailedAssertion, sources: &mut Sources) -> Diagnostic<usize> {
    let mut builder = Builder::new(Severity::Error, failed.code(), sources);
    builder.message(failed.message.clone());
    builder.place(failed.span.as_ref(), "may not hold");
    builder.finish()
}

fn race_notes(
    builder: &mut Builder<'_>,
    array: &str,
    element: Option<i64>,
    accesses: &[AccessReport],
    same_value: bool,
) {
    let ranges: Vec<(i64, i64)> = accesses
        .iter()
        .filter_map(|access| {
            let start = access.byte_offset?;
            Some((start, start.saturating_add(access.width.max(1).into()) - 1))
        })
        .collect();
    let differ = ranges.windows(2).any(|pair| pair[0] != pair[1]);
    if ranges.len() == accesses.len() && !ranges.is_empty() && (differ || element.is_none()) {
        let mut texts: Vec<String> = ranges.iter().map(|&range| bytes_text(range)).collect();
        texts.dedup();
        builder.note(format!(
            "the accesses overlap: {} of `{array}`",
            texts.join(" and ")
        ));
    }
    for (index, access) in accesses
        .iter()
        .enumerate()
        .filter(|(_, access)| access.summarised)
    {
        let ordinal = ["first", "second"].get(index).unwrap_or(&"other");
        let kind = words::noun(access.access);
        builder.note(format!(
            "the {ordinal} access ({kind}) is known only through a loop summary:\n\
             the place shown is one that may have made it"
        ));
    }
    if same_value {
        builder.note("both threads may write the same value".to_owned());
    }
}

fn bytes_text((first, last): (i64, i64)) -> String {
    if first == last {
        format!("byte {first}")
    } else {
        format!("bytes {first} to {last}")
    }
}
