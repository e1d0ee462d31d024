//! Where a statement can be put before or behind the one with an access.

use super::source::SourceText;

/// Bytes of the text where a new statement can stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Before(usize),
    Behind(usize),
}

/// Before the statement that a token is in.
///
/// # Errors
/// Says why there is no such spot.
pub fn before(source: &SourceText<'_>, token: usize) -> Result<Spot, String> {
    let outermost = outermost(source, token);
    refuse_for(source, outermost)?;
    let start = statement_start(source, outermost);
    if source.word(start) == "else" {
        return Err(format!(
            "line {}: the branch has no braces to put a fence into",
            source.line_of(token)
        ));
    }
    Ok(Spot::Before(source.tokens[start].start))
}

/// Behind the statement that a token is in, where its value has been read.
///
/// # Errors
/// Says why there is no such spot.
pub fn behind(source: &SourceText<'_>, token: usize) -> Result<Spot, String> {
    let outermost = outermost(source, token);
    refuse_for(source, outermost)?;
    let no_spot = || {
        format!(
            "line {}: there is no place for a fence behind the statement",
            source.line_of(token)
        )
    };
    let end = |token: usize| Ok(Spot::Behind(source.tokens[token].end));
    let header = (source.word(outermost) == "(" && outermost > 0)
        .then(|| (source.word(outermost - 1), source.partner(outermost)));
    match header {
        Some(("if", Some(close))) if source.word(close + 1) == "{" => end(close + 1),
        Some(("while", Some(close))) => match source.word(close + 1) {
            ";" => end(close + 1),
            "{" => end(source.partner(close + 1).ok_or_else(no_spot)?),
            _ => end(semicolon(source, close + 1).ok_or_else(no_spot)?),
        },
        Some(("if" | "switch" | "return", _)) => Err(no_spot()),
        _ => {
            let start = statement_start(source, outermost);
            let controlled = ["if", "else", "while", "for", "return"];
            match controlled.contains(&source.word(start)) {
                true => Err(no_spot()),
                false => end(semicolon(source, outermost).ok_or_else(no_spot)?),
            }
        }
    }
}

fn refuse_for(source: &SourceText<'_>, outermost: usize) -> Result<(), String> {
    match outermost > 0 && source.word(outermost - 1) == "for" {
        true => Err(format!(
            "line {}: a fence cannot stand in the head of a loop",
            source.line_of(outermost)
        )),
        false => Ok(()),
    }
}

/// The round bracket around the token that is in no other one, or the token.
fn outermost(source: &SourceText<'_>, token: usize) -> usize {
    let mut found = token;
    let mut at = token;
    while at > 0 {
        at -= 1;
        match source.word(at) {
            ")" | "]" | "}" => match source.partner(at) {
                Some(open) => at = open,
                None => return found,
            },
            "(" | "[" => found = at,
            "{" => return found,
            _ => {}
        }
    }
    found
}

fn statement_start(source: &SourceText<'_>, token: usize) -> usize {
    let mut at = token;
    while at > 0 {
        match source.word(at - 1) {
            ";" | "{" | "}" => break,
            ")" | "]" => at = source.partner(at - 1).unwrap_or(at - 1),
            _ => at -= 1,
        }
    }
    at
}

fn semicolon(source: &SourceText<'_>, from: usize) -> Option<usize> {
    let mut at = from;
    while at < source.tokens.len() {
        match source.word(at) {
            ";" => return Some(at),
            "(" | "[" | "{" => at = source.partner(at)?,
            "}" => return None,
            _ => {}
        }
        at += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text with a mark before or behind the statement of `f`.
    fn marked(text: &str, spot: fn(&SourceText<'_>, usize) -> Result<Spot, String>) -> String {
        let source = SourceText::new(text);
        let token = (0..source.tokens.len()).find(|&t| source.word(t) == "f");
        match spot(&source, token.expect("f occurs")) {
            Ok(Spot::Before(at) | Spot::Behind(at)) => {
                format!("{}#{}", &text[..at], &text[at..])
            }
            Err(_) => "none".to_owned(),
        }
    }

    #[test]
    fn spots() {
        assert_eq!(marked("a; f(x);", before), "a; #f(x);");
        assert_eq!(marked("{ if (c) f(x); }", before), "{ #if (c) f(x); }");
        assert_eq!(marked("if (c) {} else f(x);", before), "none");
        assert_eq!(marked("for (f(x); ;) {}", before), "none");
        assert_eq!(marked("int y = f(x); z;", behind), "int y = f(x);# z;");
        assert_eq!(
            marked("while (f(x) != 0) { y(); } z", behind),
            "while (f(x) != 0) { y(); }# z"
        );
        assert_eq!(
            marked("do { y(); } while (f(x)); z", behind),
            "do { y(); } while (f(x));# z"
        );
        assert_eq!(
            marked("if (f(x) == 1) { y(); }", behind),
            "if (f(x) == 1) {# y(); }"
        );
        assert_eq!(marked("if (c) f(x);", behind), "none");
        assert_eq!(marked("{ return f(x); }", behind), "none");
    }
}
