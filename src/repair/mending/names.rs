//! What names in a function stand for, as far as the text tells.

use std::collections::BTreeSet;

use super::super::nesting::{Statement, function_body, head_end};
use super::super::source::SourceText;

/// Variables that the function around a token declares with the thread's place, or with such
/// variables.
pub fn of_thread<'t>(source: &SourceText<'t>, token: usize) -> BTreeSet<&'t str> {
    let body = function_body(source, token).unwrap_or(token);
    let end = source.partner(body).unwrap_or(body);
    let mut names = BTreeSet::from(["threadIdx", "get_local_id", "get_global_id"]);
    for equals in (body..end).filter(|&at| source.word(at) == "=") {
        let mut value = (equals..end).take_while(|&at| !matches!(source.word(at), ";" | ","));
        let declares = source.is_word(equals - 1) && source.is_word(equals - 2);
        if declares && value.any(|at| names.contains(source.word(at))) {
            names.insert(source.word(equals - 1));
        }
    }
    names
}

/// Is one of the statements a branch or loop whose head names the thread's place?
pub fn diverges(source: &SourceText<'_>, around: &[Statement], names: &BTreeSet<&str>) -> bool {
    around.iter().any(|one| {
        let start = one.tokens.start;
        let head = match source.word(start) {
            "if" | "for" | "while" | "switch" => head_end(source, start).map(|end| start..end),
            _ => None,
        };
        head.is_some_and(|mut head| head.any(|at| names.contains(source.word(at))))
    })
}

/// Integers among the parameters of the function around a token.
pub fn integers<'t>(source: &SourceText<'t>, token: usize) -> Vec<&'t str> {
    const TYPES: [&str; 9] = [
        "int", "unsigned", "uint", "long", "ulong", "size_t", "uint32_t", "int32_t", "int64_t",
    ];
    let body = function_body(source, token);
    let close = body.and_then(|body| (0..body).rev().find(|&at| source.word(at) == ")"));
    let open = close.and_then(|close| source.partner(close));
    let (Some(open), Some(close)) = (open, close) else {
        return Vec::new();
    };
    let is_integer = |&at: &usize| {
        let ends = matches!(source.word(at + 1), "," | ")");
        ends && source.is_word(at) && TYPES.contains(&source.word(at - 1))
    };
    let parameters = (open + 1..close).filter(is_integer);
    parameters.map(|at| source.word(at)).collect()
}
