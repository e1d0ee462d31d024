//! Reports as one page that needs nothing else: no network, no other file.
//!
//! All text goes through `maud`, which escapes it: names of kernels, sources and paths may hold
//! anything. What is not escaped is made by this module, or by the libraries for Markdown and
//! for drawings, which escape on their own.

mod banks;
mod beside;
mod codes;
mod columns;
mod defect;
mod excerpt;
mod explored;
mod heat;
mod intervals;
mod kernel;
mod page;
mod rows;
mod stops;

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::Path;

use indexmap::IndexMap;
use maud::{Markup, html};

use super::human::skipped_lines;
use super::json::Entry;
use super::model::{PhaseTime, Report, Statement, Verdict};
use super::sources::Sources;
use crate::codes::Code;
pub use explored::{Drawing, Explored, write as write_explored};

/// Writes what was found out about some files as a page.
///
/// # Errors
/// The place that it goes to takes no more.
pub fn write(files: &[Entry], out: &mut dyn Write) -> io::Result<()> {
    let mut parts = Parts::default();
    let sections: Vec<Markup> = files.iter().map(|entry| file(entry, &mut parts)).collect();
    let body = html! {
        (overview(files))
        @for section in &sections { (section) }
        (parts.assumptions())
    };
    let page = page::page("Warpproof report", &counts(files), &body, &parts.codes);
    out.write_all(page.into_string().as_bytes())?;
    out.flush()
}

/// What is told once for the whole page, and the numbers of what can be linked to.
#[derive(Default)]
struct Parts {
    codes: BTreeSet<Code>,
    /// What verdicts rest on, each with the kernels that it is assumed of.
    assumed: IndexMap<Statement, Vec<(usize, String)>>,
    kernels: usize,
    findings: usize,
}

impl Parts {
    /// A code, with a link to its page.
    fn code(&mut self, code: Code) -> Markup {
        self.codes.insert(code);
        html! { a.code href={ "#" (code) } title=(code.name()) { (code) } }
    }

    fn assumptions(&mut self) -> Markup {
        let assumed = std::mem::take(&mut self.assumed);
        html! {
            @if !assumed.is_empty() {
                section #assumptions aria-labelledby="assumptions-title" {
                    h2 #assumptions-title { "What the verdicts rest on" }
                    ol.assumptions {
                        @for (number, (said, kernels)) in assumed.iter().enumerate() {
                            li id={ "a" (number + 1) } tabindex="-1" {
                                "Assuming " (prose(&said.text)) " " (self.code(said.code))
                                div.of {
                                    @for (kernel, name) in kernels {
                                        a href={ "#k" (kernel) } { (name) } " "
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn file(entry: &Entry, parts: &mut Parts) -> Markup {
    match entry {
        Entry::Failure { file, error } => html! {
            section.file {
                h2 { code { (file) } }
                p.failure { (badge("failure", "not verified")) " " (error) }
            }
        },
        Entry::Report(report) => {
            let mut sources = Sources::new(Path::new(&report.file));
            let kernels: Vec<Markup> = (report.kernels.iter())
                .map(|one| kernel::article(one, &mut sources, parts))
                .collect();
            let notices: Vec<Markup> = (report.notices.iter())
                .map(|one| beside::notice(one, &mut sources, parts))
                .collect();
            html! {
                section.file {
                    h2 { code { (report.file) } }
                    @for error in &report.errors {
                        p.failure { (badge("failure", "error")) " " (error) }
                    }
                    @for kernel in &kernels { (kernel) }
                    @for change in &report.changes { (beside::change(change)) }
                    @for notice in &notices { (notice) }
                    (skipped(report, parts))
                    @if report.kernels.is_empty() && report.skipped.is_empty() {
                        p { "No kernels." }
                    }
                    (timings("Reading the file: ", &report.timings))
                }
            }
        }
    }
}

fn skipped(report: &Report, parts: &mut Parts) -> Markup {
    let lines = skipped_lines(&report.skipped, &report.file);
    html! {
        @if !lines.is_empty() {
            h3 { "Skipped " (parts.code(Code::SkippedKernel)) }
            ul { @for line in &lines { li { (prose(line)) } } }
        }
    }
}

/// The time of each phase, unfolded on demand.
fn timings(what: &str, timings: &[PhaseTime]) -> Markup {
    html! {
        @if !timings.is_empty() {
            details.timings {
                summary { (what) (duration(timings)) }
                table {
                    thead { tr { th scope="col" { "Phase" } th scope="col" { "ms" } } }
                    tbody {
                        @for time in timings {
                            tr { td { (time.phase) } td.number { (format!("{:.1}", time.ms)) } }
                        }
                    }
                }
            }
        }
    }
}

fn duration(timings: &[PhaseTime]) -> String {
    let ms: f64 = timings.iter().map(|time| time.ms).sum();
    match ms < 1000.0 {
        true => format!("{ms:.1} ms"),
        false => format!("{:.2} s", ms / 1000.0),
    }
}

/// A sentence, with what it has in backquotes as code.
fn prose(text: &str) -> Markup {
    let is_paired = text.matches('`').count().is_multiple_of(2);
    html! {
        @if is_paired {
            @for (index, piece) in text.split('`').enumerate() {
                @if index % 2 == 1 { code { (piece) } } @else { (piece) }
            }
        } @else { (text) }
    }
}

/// The kernels in a table, in the order of the page.
fn overview(files: &[Entry]) -> Markup {
    let mut number = 0;
    let reports = files.iter().filter_map(|entry| match entry {
        Entry::Report(report) => Some(report),
        Entry::Failure { .. } => None,
    });
    let rows: Vec<Markup> = reports
        .flat_map(|report| report.kernels.iter().map(move |kernel| (report, kernel)))
        .map(|(report, one)| {
            number += 1;
            kernel::row(number, &report.file, one)
        })
        .collect();
    html! {
        @if rows.len() > 1 {
            section aria-labelledby="overview-title" {
                h2 #overview-title { "Overview" }
                div.scroll tabindex="0" role="region" aria-label="Table of kernels" {
                    table.overview {
                        thead {
                            tr {
                                th scope="col" { "Verdict" }
                                th scope="col" { "Kernel" }
                                th scope="col" { "Launch" }
                                th.number scope="col" { "Findings" }
                                th.number scope="col" { "Time" }
                            }
                        }
                        tbody { @for row in &rows { (row) } }
                    }
                }
            }
        }
    }
}

/// How many kernels have which verdict.
fn counts(files: &[Entry]) -> String {
    let reports = files.iter().filter_map(|entry| match entry {
        Entry::Report(report) => Some(report),
        Entry::Failure { .. } => None,
    });
    let verdicts: Vec<Verdict> = reports
        .clone()
        .flat_map(|report| report.kernels.iter().map(|kernel| kernel.verdict))
        .collect();
    let count = |verdict: Verdict| verdicts.iter().filter(|one| **one == verdict).count();
    let skipped: usize = reports.map(|report| report.skipped.len()).sum();
    let failures = files
        .iter()
        .filter(|one| matches!(one, Entry::Failure { .. }));
    let parts = [
        (count(Verdict::Defect), "with defects"),
        (count(Verdict::Inconclusive), "inconclusive"),
        (count(Verdict::Proved), "proved"),
        (count(Verdict::NoDefect), "without a defect in this run"),
        (skipped, "skipped"),
        (failures.count(), "not verified"),
    ];
    let parts = parts.iter().filter(|(count, _)| *count > 0);
    let parts: Vec<String> = parts
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
    match parts.is_empty() {
        true => "no kernels".to_owned(),
        false => parts.join(", "),
    }
}

/// A word on a coloured ground; it does not depend on the colour.
fn badge(class: &str, word: &str) -> Markup {
    html! { span.badge.(class) { (word) } }
}
