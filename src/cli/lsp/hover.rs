//! Hovers: on a kernel its verdict and what that rests on, on an array its protocol.

use lsp_types::{Hover, HoverContents, MarkupContent, MarkupKind};

use super::lens;
use crate::report::model::{KernelReport, SiteReport};

/// What is known of a kernel, at each of its launches.
pub fn of_kernel(reports: &[&KernelReport]) -> Hover {
    let mut text = String::new();
    if let Some(first) = reports.first() {
        text += &format!("**{}**: {}\n", first.kernel, lens::title(reports));
    }
    for report in reports {
        if let Some(site) = &report.site {
            text += &format!("\n{}\n", launched(site));
        }
    }
    let mut list = |title: &str, all: Vec<&str>| {
        let mut said: Vec<&str> = Vec::new();
        for one in all {
            if !said.contains(&one) {
                said.push(one);
            }
        }
        if !said.is_empty() {
            text += &format!("\n{title}:\n");
        }
        for one in said {
            text += &format!("- {one}\n");
        }
    };
    let all = |of: fn(&KernelReport) -> Vec<&str>| reports.iter().flat_map(|one| of(one)).collect();
    list(
        "Open",
        all(|one| one.reasons.iter().map(|one| one.message.as_str()).collect()),
    );
    list(
        "Assumptions",
        all(|one| {
            one.assumptions
                .iter()
                .map(|one| one.text.as_str())
                .collect()
        }),
    );
    list(
        "Good to know",
        all(|one| one.warnings.iter().map(|one| one.text.as_str()).collect()),
    );
    markdown(text)
}

fn launched(site: &SiteReport) -> String {
    let place = match &site.span {
        Some(span) => format!("Launched at {}:{}", span.file, span.line),
        None => "Launched".to_owned(),
    };
    format!("{place}, block `{}`, grid `{}`", site.block, site.grid)
}

/// What a kernel's protocol says of an array, and how general the verdict is. None where the
/// protocol has no such array.
pub fn of_array(array: &str, protocol: &str, reports: &[&KernelReport]) -> Option<Hover> {
    let declared = ["shared", "global"].into_iter().find(|space| {
        let names = protocol
            .lines()
            .filter_map(|line| line.strip_prefix(space)?.strip_suffix(';'));
        let mut names = names.flat_map(|names| names.split(','));
        names.any(|name| name.split([':', '[']).next().map(str::trim) == Some(array))
    })?;
    let mut text = format!("**{array}**: {declared} memory, {}\n", lens::title(reports));
    let accesses = accesses(array, protocol);
    if !accesses.is_empty() {
        text += &format!("\n```\n{accesses}```\n");
    }
    Some(markdown(text))
}

/// The protocol's body with the accesses of one array alone.
fn accesses(array: &str, protocol: &str) -> String {
    const MOST_LINES: usize = 40;
    let body = protocol
        .split_once("\n  true;\n")
        .map_or(protocol, |(_, body)| body);
    let mut kept = String::new();
    for line in body.lines() {
        let mut words = line.trim_start().split(' ');
        let (kind, place) = (
            words.next().unwrap_or_default(),
            words.next().unwrap_or_default(),
        );
        let is_access = ["rd", "wr", "atomic", "at"].contains(&kind);
        if is_access && place.split(['[', ';']).next() != Some(array) {
            continue;
        }
        kept += line;
        kept.push('\n');
    }
    let kept = without_empty_blocks(&kept);
    match kept.lines().count() > MOST_LINES {
        false => kept,
        true => {
            kept.lines()
                .take(MOST_LINES)
                .map(|line| format!("{line}\n"))
                .collect::<String>()
                + "…\n"
        }
    }
}

/// Leaves out conditions and loops that nothing is left of.
fn without_empty_blocks(text: &str) -> String {
    let mut lines: Vec<&str> = Vec::new();
    for line in text.lines() {
        let opens = lines
            .last()
            .is_some_and(|last| last.ends_with('{') && !last.starts_with('}'));
        match line.trim() == "}" && opens {
            true => {
                lines.pop();
            }
            false => lines.push(line),
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn markdown(value: String) -> Hover {
    Hover {
        contents: HoverContents::Markup(MarkupContent {
            kind: MarkupKind::Markdown,
            value,
        }),
        range: None,
    }
}
