//! Source lines: those that a header's patterns name, those that a report is at.

use std::collections::BTreeSet;

use warpproof::report::model::{Defect, Report, Span};

/// The lines of the file that patterns such as `kernel\.cl:18:[\d]+` name.
pub fn named(patterns: &[String], file_name: &str) -> Vec<u32> {
    let mut lines = BTreeSet::new();
    let prefix = format!("{file_name}:");
    for pattern in patterns {
        let text = pattern.replace('\\', "");
        for (at, _) in text.match_indices(&prefix) {
            let rest = &text[at + prefix.len()..];
            let end = rest
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(rest.len());
            lines.extend(rest[..end].parse::<u32>());
        }
    }
    lines.into_iter().collect()
}

/// The lines of the file that the defects of a report are at, call sites included.
pub fn reported(report: &Report, file_name: &str) -> Vec<u32> {
    let mut lines = BTreeSet::new();
    for defect in report.kernels.iter().flat_map(|kernel| &kernel.defects) {
        for span in spans(defect) {
            let all = std::iter::once(span).chain(&span.inlined_at);
            lines.extend(
                all.filter(|span| span.file.ends_with(file_name))
                    .map(|span| span.line),
            );
        }
    }
    lines.into_iter().collect()
}

fn spans(defect: &Defect) -> Vec<&Span> {
    match defect {
        Defect::Race { accesses, .. } => accesses
            .iter()
            .filter_map(|access| access.span.as_ref())
            .collect(),
        Defect::Divergence { span, .. }
        | Defect::Assertion { span, .. }
        | Defect::Memory { span, .. } => span.iter().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_name_lines() {
        let patterns = [
            r"Write by work item [\d]+ .+kernel.cl:18:[\d]+",
            r"kernel\.cl:9:3:[\s]+error: .*kernel.cl:18:2",
            r"kernel.cl: error: possible race",
            r"other.cl:77:1",
        ];
        assert_eq!(named(&patterns.map(str::to_owned), "kernel.cl"), [9, 18]);
    }
}
