//! What an exploration under a memory model found, as a page.

use std::collections::BTreeSet;
use std::io::{self, Write};

use maud::{Markup, PreEscaped, html};

use super::{badge, page};
use crate::codes::Code;
use crate::report::model::Verdict;

/// What was found out about one program.
pub struct Explored {
    /// The file, the kernel and the memory model.
    pub title: String,
    /// The exploration's own word for the verdict, and what it looked at.
    pub answer: String,
    pub verdict: Verdict,
    /// The defects, as they are printed.
    pub text: String,
    /// An execution for each defect.
    pub drawings: Vec<Drawing>,
}

/// The graph of an execution.
pub struct Drawing {
    /// What it shows.
    pub what: &'static str,
    /// An `svg` element, in which all text is escaped.
    pub svg: String,
    /// The same in text.
    pub text: String,
}

/// Writes what was found out about some programs as a page.
///
/// # Errors
/// The place that it goes to takes no more.
pub fn write(programs: &[Explored], errors: &[String], out: &mut dyn Write) -> io::Result<()> {
    let mut codes = BTreeSet::new();
    let sections: Vec<Markup> = (programs.iter().enumerate())
        .map(|(number, one)| section(number, one, &mut codes))
        .collect();
    let body = html! {
        @for error in errors { p.failure { (badge("failure", "error")) " " (error) } }
        @for section in &sections { (section) }
    };
    let defects = programs.iter().filter(|one| one.verdict == Verdict::Defect);
    let summary = match programs.len() {
        0 => "no programs".to_owned(),
        count => format!("{} of {count} with defects", defects.count()),
    };
    let page = page::page("Warpproof exploration", &summary, &body, &codes);
    out.write_all(page.into_string().as_bytes())?;
    out.flush()
}

fn section(number: usize, explored: &Explored, codes: &mut BTreeSet<Code>) -> Markup {
    let title = format!("f{}-title", number + 1);
    let class = match explored.verdict {
        Verdict::Proved | Verdict::NoDefect => "proved",
        Verdict::Defect => "defect",
        Verdict::Inconclusive => "inconclusive",
    };
    let text = linked(&explored.text, codes);
    html! {
        section.finding.(class) id={ "f" (number + 1) } tabindex="-1" aria-labelledby=(title) {
            h2 id=(title) { (badge(class, &explored.answer)) " " (explored.title) }
            @if !explored.text.is_empty() {
                pre.scroll tabindex="0" { (text) }
            }
            @for drawing in &explored.drawings {
                figure.drawing {
                    figcaption {
                        b { "Execution graph." } " An execution with " (drawing.what)
                        ": threads are columns, time goes downwards."
                    }
                    div.scroll.graph tabindex="0" role="region" aria-label="Execution graph" {
                        (PreEscaped(&drawing.svg))
                    }
                    details {
                        summary { "The same in text" }
                        pre.scroll tabindex="0" { (drawing.text) }
                    }
                }
            }
        }
    }
}

/// The text, with the codes in it as links to their pages.
fn linked(text: &str, codes: &mut BTreeSet<Code>) -> Markup {
    let mut rest = text;
    let mut pieces: Vec<Markup> = Vec::new();
    while let Some(at) = rest.find("[WP") {
        let (before, from) = rest.split_at(at + 1);
        let word = from.split(']').next().unwrap_or_default();
        pieces.push(html! { (before) });
        match word.parse::<Code>() {
            Ok(code) => {
                codes.insert(code);
                pieces.push(html! { a.code href={ "#" (code) } { (word) } });
            }
            Err(_) => pieces.push(html! { (word) }),
        }
        rest = &from[word.len()..];
    }
    html! { @for piece in &pieces { (piece) } (rest) }
}
