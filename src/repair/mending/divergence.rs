//! Barriers that not all threads come to go where all do.

use std::collections::BTreeSet;
use std::ops::Range;

use super::super::Place;
use super::super::edit::Edit;
use super::super::nesting::{
    Statement, function_body, head_end, listed, statement_end, statements_around,
};
use super::super::source::SourceText;
use super::barriers::is_barrier;
use super::{Candidate, layout};

/// The `if` around the barrier is taken apart, an early return before it becomes a guard of what
/// follows, the barrier goes behind or before what is around it, or away.
pub fn candidates(source: &SourceText<'_>, barrier: &[Place]) -> Vec<Candidate> {
    let tokens = barrier.iter().filter_map(|place| source.token_at(*place));
    let mut all: Vec<Vec<Edit>> = Vec::new();
    for token in tokens {
        let around = statements_around(source, token);
        let Some((barrier, outer)) = around.split_last() else {
            continue;
        };
        all.extend(apart(source, barrier, outer));
        all.extend(without_return(source, barrier));
        let text = source.span(&barrier.tokens);
        let removal = removed(source, &barrier.tokens);
        for statement in outer.iter().rev().filter(|one| one.is_listed) {
            let Range { start, end } = statement.tokens;
            all.push(vec![
                removal.clone(),
                layout::behind(source, start, end, text),
            ]);
            all.push(vec![layout::before(source, start, text), removal.clone()]);
        }
        all.push(vec![removal]);
    }
    all.into_iter().map(Candidate::new).collect()
}

/// `if (c) { a; barrier; b; }` becomes `if (c) { a; } barrier; if (c) { b; }`.
fn apart(source: &SourceText<'_>, barrier: &Statement, outer: &[Statement]) -> Option<Vec<Edit>> {
    let branch = outer
        .last()
        .filter(|one| one.is_listed && one.is(source, "if"))?;
    let close = head_end(source, branch.tokens.start)?;
    let body = close + 1;
    let is_inside = source.word(body) == "{" && source.partner(body)? > barrier.tokens.start;
    let condition = branch.tokens.start..close + 1;
    let before = body..barrier.tokens.start;
    if !is_inside || assigns(source, &before, &condition) {
        return None;
    }
    let first = source.tokens[branch.tokens.start].start;
    let line = source.text[..first].rfind('\n').map_or(0, |end| end + 1);
    let indent = " ".repeat(first - line);
    let (text, head) = (source.span(&barrier.tokens), source.span(&condition));
    Some(vec![Edit {
        start: line_start(source, barrier.tokens.start),
        end: source.tokens[barrier.tokens.end - 1].end,
        text: format!("{indent}}}\n{indent}{text}\n{indent}{head} {{"),
    }])
}

/// `if (c) return;` before the barrier goes, and what follows runs where `c` does not hold, but
/// for barriers and declarations.
fn without_return(source: &SourceText<'_>, barrier: &Statement) -> Option<Vec<Edit>> {
    let body = function_body(source, barrier.tokens.start)?;
    let all = listed(source, body);
    let is_return = |tokens: &Range<usize>| {
        let close = head_end(source, tokens.start)?;
        let sub = match source.word(close + 1) {
            "{" => close + 2,
            _ => close + 1,
        };
        let returns = source.word(tokens.start) == "if"
            && source.word(sub) == "return"
            && source.word(sub + 1) == ";"
            && statement_end(source, close + 1) == tokens.end;
        returns.then(|| tokens.start + 2..close)
    };
    let mut before = all.iter().take_while(|one| one.end <= barrier.tokens.start);
    let (at, condition) = before.find_map(|one| Some((one.clone(), is_return(one)?)))?;
    let guard = format!("if ({})", negated(source, &condition));
    let mut edits = vec![removed(source, &at)];
    let rest = all.iter().filter(|one| one.start >= at.end);
    for statement in rest {
        let text = source.span(statement);
        if is_barrier(text) {
            continue;
        }
        let has_barrier = ["__syncthreads", "barrier", "work_group_barrier"];
        if statement
            .clone()
            .any(|at| has_barrier.contains(&source.word(at)))
        {
            return None;
        }
        if is_declaration(source, statement) {
            let reads = text.contains('=') && (text.contains('[') || text.contains('*'));
            if reads {
                return None;
            }
            continue;
        }
        if assigns(source, statement, &condition) {
            return None;
        }
        let start = source.tokens[statement.start].start;
        edits.push(Edit::insertion(start, format!("{guard} ")));
    }
    Some(edits)
}

fn is_declaration(source: &SourceText<'_>, statement: &Range<usize>) -> bool {
    let (first, second) = (statement.start, statement.start + 1);
    let keyword = [
        "return", "if", "for", "while", "do", "switch", "else", "goto", "delete",
    ];
    let begins = source.is_word(first) && !keyword.contains(&source.word(first));
    begins && (source.is_word(second) || source.word(second) == "*")
}

fn negated(source: &SourceText<'_>, condition: &Range<usize>) -> String {
    const OPPOSITES: [(&str, &str); 6] = [
        (">=", "<"),
        ("<=", ">"),
        (">", "<="),
        ("<", ">="),
        ("==", "!="),
        ("!=", "=="),
    ];
    let joined = ["&&", "||", "?", "<", ">", "<=", ">=", "==", "!="];
    let operators: Vec<usize> = condition
        .clone()
        .filter(|&at| joined.contains(&source.word(at)))
        .collect();
    if let [only] = operators.as_slice()
        && let Some((_, opposite)) = OPPOSITES
            .iter()
            .find(|(word, _)| *word == source.word(*only))
    {
        let (left, right) = (condition.start..*only, only + 1..condition.end);
        return format!("{} {opposite} {}", source.span(&left), source.span(&right));
    }
    format!("!({})", source.span(condition))
}

/// Do these statements assign to a variable of the condition?
fn assigns(source: &SourceText<'_>, statements: &Range<usize>, condition: &Range<usize>) -> bool {
    let words = condition.clone().filter(|&at| source.is_word(at));
    let names: BTreeSet<&str> = words.map(|at| source.word(at)).collect();
    let is_written = |at: usize| {
        let next = source.word(at + 1);
        let assigned = next.ends_with('=') && !matches!(next, "==" | "<=" | ">=" | "!=");
        let stepped = matches!(next, "++" | "--")
            || at > 0 && matches!(source.word(at - 1), "++" | "--" | "&");
        assigned || stepped
    };
    let mut all = statements.clone();
    all.any(|at| names.contains(source.word(at)) && is_written(at))
}

/// The statement goes, with its line if nothing else is on it.
fn removed(source: &SourceText<'_>, tokens: &Range<usize>) -> Edit {
    let (start, end) = (
        source.tokens[tokens.start].start,
        source.tokens[tokens.end - 1].end,
    );
    let line = line_start(source, tokens.start);
    let rest = source.text[end..]
        .split_inclusive('\n')
        .next()
        .unwrap_or_default();
    let (start, end) = match line < start && rest.trim().is_empty() {
        true => (line, end + rest.len()),
        false => (start, end),
    };
    Edit {
        start,
        end,
        text: String::new(),
    }
}

/// Where the line of a token begins, if nothing is before it there; else the token.
fn line_start(source: &SourceText<'_>, token: usize) -> usize {
    let start = source.tokens[token].start;
    let line = source.text[..start].rfind('\n').map_or(0, |end| end + 1);
    match source.text[line..start].trim().is_empty() {
        true => line,
        false => start,
    }
}
