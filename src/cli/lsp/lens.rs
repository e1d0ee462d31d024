//! Lenses at kernels: what is known of each, in a few words.

use lsp_types::{CodeLens, Command, Range};

use super::document::Document;
use super::places;
use crate::report::model::{KernelReport, LaunchReport, Verdict};
use crate::report::words;

/// The lenses of a file; of one that is being verified they say so.
pub fn of(document: &Document) -> Vec<CodeLens> {
    let Some(report) = document.report() else {
        let lines = document
            .old_kernels
            .iter()
            .filter(|_| document.known.is_none());
        return lines
            .map(|&line| lens(document, line, "being verified"))
            .collect();
    };
    let all: Vec<_> = document.kernel_lines(report).collect();
    let of_lines = all.chunk_by(|(left, _), (right, _)| left == right);
    let of_lines = of_lines.map(|kernels| {
        let kernels_only: Vec<&KernelReport> = kernels.iter().map(|(_, one)| *one).collect();
        lens(document, kernels[0].0, &title(&kernels_only))
    });
    of_lines.collect()
}

/// What is known of a kernel at all its launches.
pub fn title(reports: &[&KernelReport]) -> String {
    let with = |verdict: Verdict| reports.iter().find(|one| one.answer() == verdict);
    if let Some(report) = with(Verdict::Defect) {
        return match report.defects.first() {
            Some(defect) => words::message(defect, &report.launch),
            None => "a finding that counts as a defect".to_owned(),
        };
    }
    if let Some(report) = with(Verdict::Inconclusive) {
        let reason = report.reasons.first();
        let alarm = report.defects.first();
        let alarm = alarm.map(|one| words::message(one, &report.launch));
        let why = reason.map(|reason| reason.message.clone()).or(alarm);
        return format!("inconclusive: {}", why.unwrap_or_default());
    }
    if with(Verdict::NoDefect).is_some() {
        return "not proved: what was found is allowed".to_owned();
    }
    format!("proved for {}", generality(reports))
}

/// The launches that all these verdicts together are about.
fn generality(reports: &[&KernelReport]) -> String {
    let given = reports.iter().filter(|one| one.site.is_none());
    let given: Vec<String> = given.map(|one| sizes(&one.launch)).collect();
    match (given.is_empty(), reports.len()) {
        (false, _) => given.join("; "),
        (true, 1) => "the launch of the program".to_owned(),
        (true, count) => format!("the {count} launches of the program"),
    }
}

/// The launches of these sizes.
fn sizes(launch: &LaunchReport) -> String {
    let sizes = [launch.block, launch.grid];
    let is_free = |sizes: &[Option<u32>; 3]| {
        let last = sizes.iter().rposition(|size| *size != Some(1));
        last.is_some_and(|last| sizes[..=last].iter().all(Option::is_none))
    };
    let last = |sizes: &[Option<u32>; 3]| sizes.iter().rposition(|size| *size != Some(1));
    match sizes.iter().all(is_free) {
        true => match sizes.iter().filter_map(last).max() {
            Some(0) => "every launch in one dimension".to_owned(),
            Some(1) => "every launch in two dimensions".to_owned(),
            _ => "every launch".to_owned(),
        },
        false => {
            let [block, grid] = sizes.map(shown);
            launch.vocabulary.sizes(&block, &grid)
        }
    }
}

/// Sizes as a user writes them: trailing ones are left out.
fn shown(sizes: [Option<u32>; 3]) -> String {
    let last = sizes.iter().rposition(|size| *size != Some(1)).unwrap_or(0);
    let all = sizes[..=last].iter().map(|size| match size {
        Some(size) => size.to_string(),
        None => "*".to_owned(),
    });
    all.collect::<Vec<_>>().join(",")
}

/// A lens that does nothing.
fn lens(document: &Document, line: u32, title: &str) -> CodeLens {
    let range: Range = places::whole_line(&document.text, line);
    CodeLens {
        range,
        command: Some(Command {
            title: title.to_owned(),
            ..Command::default()
        }),
        data: None,
    }
}
