//! What keeps a file from being verified, at its lines: clang's errors, and ours that begin with a
//! place as clang's do.

use lsp_types::Range;
use lsp_types::{Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, Position};

use super::diagnostics::SOURCE;
use super::document::Document;
use super::places;
use crate::frontend::PHASE;

/// The diagnostics of a text of errors: each line that begins with a place in this file is one.
/// Where there is none, all of the text is one, at the first line.
pub fn diagnostics(document: &Document, text: &str) -> Vec<Diagnostic> {
    let mut all: Vec<Diagnostic> = Vec::new();
    for line in text.lines() {
        let Some(told) = told(document, line) else {
            continue;
        };
        match (told.severity, all.last_mut()) {
            // A note is of the error before it.
            (None, Some(last)) => {
                let related = last.related_information.get_or_insert_default();
                related.push(DiagnosticRelatedInformation {
                    location: Location {
                        uri: document.uri.clone(),
                        range: told.range,
                    },
                    message: told.message,
                });
            }
            (None, None) => {}
            (severity, _) => all.push(Diagnostic {
                range: told.range,
                severity,
                source: Some(told.source.to_owned()),
                message: told.message,
                ..Diagnostic::default()
            }),
        }
    }
    if all.is_empty() {
        all.push(Diagnostic {
            range: places::whole_line(&document.text, 0),
            severity: Some(DiagnosticSeverity::ERROR),
            source: Some(SOURCE.to_owned()),
            message: text.to_owned(),
            ..Diagnostic::default()
        });
    }
    all
}

struct Told {
    range: Range,
    /// None of a note.
    severity: Option<DiagnosticSeverity>,
    source: &'static str,
    message: String,
}

/// Reads `FILE:LINE:COLUMN: error: MESSAGE`, of which the column and the kind may be missing.
fn told(document: &Document, line: &str) -> Option<Told> {
    let name = document.name();
    let at = line.find(&format!("{name}:"))?;
    let rest = &line[at + name.len() + 1..];
    let (number, rest) = rest.split_once(':')?;
    let number: u32 = number.trim().parse().ok()?;
    let number = number.checked_sub(1)?;
    let column = rest.split_once(':').and_then(|(column, rest)| {
        let column: usize = column.parse().ok()?;
        Some((column.checked_sub(1)?, rest))
    });
    let (column, rest) = column.map_or((None, rest), |(column, rest)| (Some(column), rest));
    let kinds = [
        ("fatal error: ", Some(DiagnosticSeverity::ERROR)),
        ("error: ", Some(DiagnosticSeverity::ERROR)),
        ("warning: ", Some(DiagnosticSeverity::WARNING)),
        ("note: ", None),
    ];
    let rest = rest.trim();
    let of_clang = kinds.iter().find_map(|(kind, severity)| {
        let message = rest.strip_prefix(kind)?;
        Some((message, *severity, PHASE))
    });
    let ours = (rest, Some(DiagnosticSeverity::ERROR), SOURCE);
    let (message, severity, source) = of_clang.unwrap_or(ours);
    Some(Told {
        range: range(&document.text, number, column),
        severity,
        source,
        message: message.to_owned(),
    })
}

/// The word at a column of bytes, or the line.
fn range(text: &str, line: u32, column: Option<usize>) -> Range {
    let whole = places::whole_line(text, line);
    let of_line = text.lines().nth(line as usize).unwrap_or_default();
    let Some(before) = column.and_then(|column| of_line.get(..column)) else {
        return whole;
    };
    let start = Position::new(line, before.encode_utf16().count() as u32);
    let is_word = |c: &char| c.is_alphanumeric() || *c == '_';
    let word: String = of_line[before.len()..]
        .chars()
        .take_while(is_word)
        .collect();
    let units = word.encode_utf16().count().max(1) as u32;
    Range::new(start, Position::new(line, start.character + units))
}
