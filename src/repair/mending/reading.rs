//! An assignment that reads what other threads assign there: all read first, then a barrier,
//! then they write.

use std::ops::Range;

use super::super::edit::Edit;
use super::super::nesting::{Statement, head_end, statements_around};
use super::super::sites::{Site, plain_at};
use super::super::source::SourceText;
use super::barriers::is_of_warp;
use super::{Candidate, Effect, Touch, names};

/// `s[i] += s[j];` becomes `T read = s[j]; barrier; s[i] += read;`, with what guards the
/// assignment around either half.
pub fn candidate(
    source: &SourceText<'_>,
    accesses: &[Touch; 2],
    barrier: &str,
) -> Option<Candidate> {
    let place = |writes: bool| {
        let of_kind = |touch: &&Touch| (touch.effect == Effect::Write) == writes;
        let touch = accesses.iter().find(of_kind)?;
        touch.places.first().copied()
    };
    let (write, read) = (place(true)?, place(false)?);
    let Ok(Site::Assignment { left, right, .. }) = plain_at(source, write, true) else {
        return None;
    };
    let reads = right.contains(&source.token_at(read)?);
    let edits = reads.then(|| halves(source, &left, &right, barrier))?;
    edits.map(Candidate::new)
}

fn halves(
    source: &SourceText<'_>,
    left: &Range<usize>,
    right: &Range<usize>,
    barrier: &str,
) -> Option<Vec<Edit>> {
    let around = statements_around(source, left.start);
    let assignment = around.last()?;
    // No other statement, and no declaration.
    if assignment.tokens.start != left.start || source.word(right.end) != ";" {
        return None;
    }
    let ty = element_type(source, left)?;
    let name = unused(source);
    let value = source.span(right);
    let (start, guard) = guard(source, &around)?;
    let outer: Vec<Statement> = around
        .iter()
        .filter(|one| one.tokens.start < start)
        .cloned()
        .collect();
    let diverges = names::diverges(source, &outer, &names::of_thread(source, start));
    if diverges && !is_of_warp(barrier) {
        return None;
    }
    let store = Edit {
        start: source.tokens[right.start].start,
        end: source.tokens[right.end - 1].end,
        text: name.clone(),
    };
    let indent = " ".repeat(column(source, start));
    let load = match guard {
        None => format!("{ty} {name} = {value};\n{indent}{barrier}\n{indent}"),
        Some(guard) => {
            format!("{ty} {name};\n{indent}{guard} {name} = {value};\n{indent}{barrier}\n{indent}")
        }
    };
    let at = source.tokens[start].start;
    Some(vec![Edit::insertion(at, load), store])
}

/// The first token of what stands among other statements, and the `if` around the assignment.
fn guard<'t>(source: &SourceText<'t>, around: &[Statement]) -> Option<(usize, Option<&'t str>)> {
    let (assignment, outer) = around.split_last()?;
    if assignment.is_listed && !is_alone_in_if(source, assignment, outer) {
        return Some((assignment.tokens.start, None));
    }
    let branch = outer
        .last()
        .filter(|one| one.is_listed && one.is(source, "if"))?;
    let close = head_end(source, branch.tokens.start)?;
    let has_else = source.span(&branch.tokens).contains("else");
    let guard = source.span(&(branch.tokens.start..close + 1));
    (!has_else).then_some((branch.tokens.start, Some(guard)))
}

/// Is it the only statement in the braces behind `if (…)`?
fn is_alone_in_if(source: &SourceText<'_>, one: &Statement, outer: &[Statement]) -> bool {
    outer.last().is_some_and(|branch| {
        branch.is(source, "if")
            && source.word(one.tokens.start - 1) == "{"
            && source.word(one.tokens.end) == "}"
    })
}

/// The type that the array of an element is declared with.
fn element_type(source: &SourceText<'_>, element: &Range<usize>) -> Option<String> {
    let name = element.clone().find(|&at| source.is_word(at))?;
    let name = source.word(name);
    (1..element.start)
        .filter(|&at| source.word(at) == name)
        .find_map(|at| {
            let passed = [
                "*",
                "restrict",
                "__restrict__",
                "__restrict",
                "const",
                "volatile",
            ];
            let last = (0..at)
                .rev()
                .find(|&at| !passed.contains(&source.word(at)))?;
            let is_part = |at: &usize| {
                let word = source.word(*at);
                ["unsigned", "signed", "long", "short"].contains(&word)
            };
            let first = (0..last).rev().take_while(is_part).last().unwrap_or(last);
            let keyword = ["return", "else", "goto", "case"].contains(&source.word(last));
            let declares = source.is_word(last) && !keyword;
            declares.then(|| source.span(&(first..last + 1)).to_owned())
        })
}

/// A name that nothing in the file has.
fn unused(source: &SourceText<'_>) -> String {
    let is_used = |name: &String| (0..source.tokens.len()).any(|at| source.word(at) == name);
    let numbered = (2..).map(|number| format!("read{number}"));
    let mut names = std::iter::once("read".to_owned()).chain(numbered);
    names.find(|name| !is_used(name)).unwrap_or_default()
}

/// Bytes of the line before a token.
fn column(source: &SourceText<'_>, token: usize) -> usize {
    let start = source.tokens[token].start;
    start - source.text[..start].rfind('\n').map_or(0, |end| end + 1)
}
