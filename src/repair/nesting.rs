//! The statements around a place of the source.

use std::ops::Range;

use super::source::SourceText;

/// A statement that a token is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    pub tokens: Range<usize>,
    /// Others can stand beside it: it is in braces, and no branch or body by itself.
    pub is_listed: bool,
}

impl Statement {
    /// Is it `if`, `for`, or another one that begins with this word?
    pub fn is(&self, source: &SourceText<'_>, word: &str) -> bool {
        source.word(self.tokens.start) == word
    }

    pub fn is_loop(&self, source: &SourceText<'_>) -> bool {
        ["for", "while", "do"]
            .iter()
            .any(|word| self.is(source, word))
    }
}

/// The statements of the function that a token is in, outermost first. A function in a
/// function, as a lambda is one, belongs to the statement around it.
pub fn statements_around(source: &SourceText<'_>, token: usize) -> Vec<Statement> {
    let mut found = Vec::new();
    if let Some(open) = function_body(source, token) {
        list(source, open, token, &mut found);
    }
    found
}

/// The opening brace of the outermost function that a token is in.
pub fn function_body(source: &SourceText<'_>, token: usize) -> Option<usize> {
    let is_around = |open: &usize| {
        source.word(*open) == "{" && source.partner(*open).is_some_and(|close| close > token)
    };
    let follows_parameters = |open: &usize| {
        let mut before = open.checked_sub(1);
        while before.is_some_and(|at| matches!(source.word(at), "const" | "noexcept" | "override"))
        {
            before = before.and_then(|at| at.checked_sub(1));
        }
        before.is_some_and(|at| source.word(at) == ")")
    };
    (0..token)
        .filter(is_around)
        .find(|open| follows_parameters(open))
}

/// All statements of the block with this brace that are whole, in order.
pub fn listed(source: &SourceText<'_>, open: usize) -> Vec<Range<usize>> {
    let close = source.partner(open).unwrap_or(open);
    let mut all = Vec::new();
    let mut at = open + 1;
    while at < close {
        let end = statement_end(source, at).clamp(at + 1, close);
        all.push(at..end);
        at = end;
    }
    all
}

fn list(source: &SourceText<'_>, open: usize, token: usize, found: &mut Vec<Statement>) {
    let all = listed(source, open);
    if let Some(tokens) = all.into_iter().find(|tokens| tokens.contains(&token)) {
        found.push(Statement {
            tokens: tokens.clone(),
            is_listed: true,
        });
        inside(source, tokens.start, token, found);
    }
}

fn inside(source: &SourceText<'_>, start: usize, token: usize, found: &mut Vec<Statement>) {
    let mut branch = match source.word(start) {
        "{" => return list(source, start, token, found),
        "do" => start + 1,
        "if" | "for" | "while" | "switch" => match head_end(source, start) {
            Some(close) if token > close => close + 1,
            _ => return,
        },
        _ => return,
    };
    let end = statement_end(source, branch);
    if token >= end {
        // Behind `else`, or in the condition behind `do`.
        if source.word(end) != "else" {
            return;
        }
        branch = end + 1;
    }
    if source.word(branch) == "{" {
        return list(source, branch, token, found);
    }
    found.push(Statement {
        tokens: branch..statement_end(source, branch),
        is_listed: false,
    });
    inside(source, branch, token, found);
}

/// The closing bracket of a head such as `if (…)`.
pub fn head_end(source: &SourceText<'_>, start: usize) -> Option<usize> {
    let open = match source.word(start + 1) {
        "constexpr" => start + 2,
        _ => start + 1,
    };
    (source.word(open) == "(").then(|| source.partner(open))?
}

/// The first token behind the statement that starts here.
pub fn statement_end(source: &SourceText<'_>, start: usize) -> usize {
    let past = |at: usize| statement_end(source, at);
    match source.word(start) {
        "{" => source.partner(start).map_or(start, |close| close) + 1,
        "if" => match head_end(source, start) {
            Some(close) => {
                let end = past(close + 1);
                match source.word(end) {
                    "else" => past(end + 1),
                    _ => end,
                }
            }
            None => start + 1,
        },
        "for" | "while" | "switch" => match head_end(source, start) {
            Some(close) => past(close + 1),
            None => start + 1,
        },
        "case" | "default" => until(source, start, ":"),
        "do" => until(source, past(start + 1), ";"),
        _ => until(source, start, ";"),
    }
}

fn until(source: &SourceText<'_>, start: usize, last: &str) -> usize {
    let mut at = start;
    while at < source.tokens.len() {
        match source.word(at) {
            word if word == last => return at + 1,
            "(" | "[" | "{" => at = source.partner(at).unwrap_or(at),
            "}" => return at,
            _ => {}
        }
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_are_nested() {
        let around = |text: &str| {
            let source = SourceText::new(text);
            let token = (0..source.tokens.len()).find(|&at| source.word(at) == "x");
            let all = statements_around(&source, token.expect("x occurs"));
            let shown = all.iter().map(|one| {
                let text = source.span(&one.tokens).to_owned();
                (text, one.is_listed)
            });
            shown.collect::<Vec<_>>()
        };
        let pair = |text: &str, listed: bool| (text.to_owned(), listed);
        assert_eq!(
            around("namespace n { void f(int a) { b; if (a) { c; x = 1; } } }"),
            [pair("if (a) { c; x = 1; }", true), pair("x = 1;", true)]
        );
        assert_eq!(
            around("void f() { for (;;) if (a) b; else x++; c; }"),
            [
                pair("for (;;) if (a) b; else x++;", true),
                pair("if (a) b; else x++;", false),
                pair("x++;", false)
            ]
        );
        assert_eq!(
            around("void f() { do { a; } while (x); b; }"),
            [pair("do { a; } while (x);", true)]
        );
        assert_eq!(
            around("void f() const { switch (a) { case 1: x; break; } }"),
            [
                pair("switch (a) { case 1: x; break; }", true),
                pair("x;", true)
            ]
        );
        assert_eq!(around("struct s { int x; };"), []);
    }

    #[test]
    fn any_text_has_statements() {
        for text in [
            "void f() { x",
            "f() { x }",
            "f() { if x",
            "f() { do x } while",
            "{ x ) }",
        ] {
            let source = SourceText::new(text);
            for token in 0..source.tokens.len() {
                statements_around(&source, token);
            }
        }
    }
}
