//! Lines of the source with places marked in them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use codespan_reporting::files::Files;
use maud::{Markup, html};

use crate::report::model::Span;
use crate::report::sources::Sources;

/// A place to mark.
pub struct Mark<'a> {
    /// What drawings call it; none of a call that leads there.
    number: Option<usize>,
    span: &'a Span,
    text: String,
}

impl<'a> Mark<'a> {
    /// A place, and the calls that its code was inlined through.
    pub fn with_calls(number: usize, span: &'a Span, text: String) -> Vec<Mark<'a>> {
        let place = Mark {
            number: Some(number),
            span,
            text,
        };
        let calls = span.inlined_at.iter().map(|call| Mark {
            number: None,
            span: call,
            text: format!("{number} is called from here"),
        });
        [place].into_iter().chain(calls).collect()
    }
}

/// The lines around the places, file by file; of places that cannot be read what is known.
pub fn excerpts(marks: &[Mark], sources: &mut Sources) -> Markup {
    let mut found: BTreeMap<usize, Vec<(&Mark, Range<usize>)>> = BTreeMap::new();
    let mut lost = Vec::new();
    for mark in marks {
        match sources.locate(mark.span) {
            Some((file, range)) => found.entry(file).or_default().push((mark, range)),
            None => lost.push(mark),
        }
    }
    html! {
        @for (file, marks) in &found { (excerpt(*file, marks, sources)) }
        @for mark in lost {
            p.note { (place(mark.span)) @if !mark.text.is_empty() { ": " (mark.text) } }
        }
    }
}

/// A place as other tools read it.
pub fn place(span: &Span) -> String {
    match span.column {
        0 => format!("{}:{}", span.file, span.line),
        column => format!("{}:{}:{column}", span.file, span.line),
    }
}

/// Lines before and behind a place.
const AROUND: usize = 3;

fn excerpt(file: usize, marks: &[(&Mark, Range<usize>)], sources: &Sources) -> Markup {
    let files = sources.files();
    let text = files.get(file).map_or("", |file| file.source());
    let line_of = |at: usize| files.line_index(file, at).unwrap_or_default();
    let count = text.lines().count();
    let mut shown = BTreeSet::new();
    for (_, range) in marks {
        let line = line_of(range.start);
        shown.extend(line.saturating_sub(AROUND)..(line + AROUND + 1).min(count));
    }
    let name = marks[0].0.span.file.as_str();
    let mut before = None;
    let mut lines = Vec::new();
    for line in shown {
        if before.is_some_and(|before: usize| before + 1 < line) {
            lines.push(html! { div.gap aria-hidden="true" { "⋯" } });
        }
        before = Some(line);
        let range = files.line_range(file, line).unwrap_or_default();
        let here: Vec<_> = marks
            .iter()
            .filter(|(_, at)| line_of(at.start) == line)
            .collect();
        lines.push(html! {
            div.line.hit[!here.is_empty()] {
                span.no { (line + 1) }
                code { (marked(text, &range, &here)) }
            }
            @for (mark, _) in &here {
                @if !mark.text.is_empty() {
                    div.said.(class(mark)) {
                        span.no {}
                        span { (label(mark)) " " (mark.text) }
                    }
                }
            }
        });
    }
    html! {
        figure.source {
            figcaption { code { (name) } }
            div.lines.scroll tabindex="0" role="region" aria-label={ "Source of " (name) } {
                div.inner { @for line in &lines { (line) } }
            }
        }
    }
}

fn class(mark: &Mark) -> &'static str {
    match mark.number {
        Some(1) => "one",
        Some(_) => "two",
        None => "call",
    }
}

fn label(mark: &Mark) -> Markup {
    html! { @if let Some(number) = mark.number { b.number { (number) } } }
}

/// A line of the text with the places that lie in it marked; where they overlap, each piece has
/// the marks of all.
fn marked(text: &str, line: &Range<usize>, marks: &[&(&Mark, Range<usize>)]) -> Markup {
    let end = line.start + text[line.clone()].trim_end_matches(['\r', '\n']).len();
    let mut cuts = BTreeSet::from([line.start, end]);
    for (_, range) in marks {
        cuts.extend([range.start.min(end), range.end.min(end)]);
    }
    let cuts: Vec<usize> = cuts.into_iter().collect();
    let pieces = cuts.windows(2).map(|pair| {
        let piece = &text[pair[0]..pair[1]];
        let here = marks
            .iter()
            .filter(|(_, range)| range.start <= pair[0] && pair[1] <= range.end);
        let classes: BTreeSet<&str> = here.map(|(mark, _)| class(mark)).collect();
        let classes: Vec<&str> = classes.into_iter().collect();
        html! {
            @match classes.is_empty() {
                true => (piece),
                false => mark class=(classes.join(" ")) { (piece) },
            }
        }
    });
    let pieces: Vec<Markup> = pieces.collect();
    html! { @for piece in &pieces { (piece) } }
}
