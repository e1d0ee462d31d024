//! Statements that are put between others, laid out as these are.

use super::super::edit::Edit;
use super::super::nesting::head_end;
use super::super::source::SourceText;

/// A statement before the one that begins with a token.
pub fn before(source: &SourceText<'_>, token: usize, statement: &str) -> Edit {
    let start = source.tokens[token].start;
    let text = match indentation(source, start) {
        Some(indent) => format!("{statement}\n{indent}"),
        None => format!("{statement} "),
    };
    Edit::insertion(start, text)
}

/// A statement behind the one that begins with one token and ends before another one.
pub fn behind(source: &SourceText<'_>, start: usize, end: usize, statement: &str) -> Edit {
    let indent = indentation(source, source.tokens[start].start);
    let last = source.tokens[end - 1].end;
    let rest = source.text[last..].lines().next().unwrap_or_default();
    let is_last = rest.trim().is_empty() || rest.trim_start().starts_with("//");
    match (indent, is_last) {
        (Some(indent), true) => {
            Edit::insertion(last + rest.len(), format!("\n{indent}{statement}"))
        }
        _ => Edit::insertion(last, format!(" {statement}")),
    }
}

/// A statement at the beginning and one at the end of the body of a loop.
pub fn in_body(source: &SourceText<'_>, start: usize, statement: &str) -> Option<[Vec<Edit>; 2]> {
    let body = match source.word(start) {
        "do" => start + 1,
        _ => head_end(source, start)? + 1,
    };
    let end = super::super::nesting::statement_end(source, body);
    if source.word(body) != "{" {
        let (open, close) = (source.tokens[body].start, source.tokens[end - 1].end);
        let within = |before: &str, after: &str| {
            vec![
                Edit::insertion(open, format!("{{ {before}")),
                Edit::insertion(close, format!("{after} }}")),
            ]
        };
        let first = within(&format!("{statement} "), "");
        return Some([first, within("", &format!(" {statement}"))]);
    }
    let first = match body + 1 < end - 1 {
        true => before(source, body + 1, statement),
        false => Edit::insertion(source.tokens[body].end, format!(" {statement} ")),
    };
    let listed = super::super::nesting::listed(source, body);
    let last = match listed.last() {
        Some(last) => behind(source, last.start, last.end, statement),
        None => first.clone(),
    };
    Some([vec![first], vec![last]])
}

/// The white space before a byte of the text, if nothing else is before it on its line.
fn indentation<'t>(source: &SourceText<'t>, at: usize) -> Option<&'t str> {
    let line = source.text[..at].rfind('\n').map_or(0, |end| end + 1);
    let before = &source.text[line..at];
    before.trim().is_empty().then_some(before)
}
