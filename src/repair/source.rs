//! A source file of CUDA, HIP or OpenCL C as tokens with their places.

use super::Place;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Identifiers and keywords.
    Word,
    /// Operators and brackets.
    Mark,
    /// Numbers, strings and characters.
    Literal,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    pub kind: Kind,
    /// Bytes of the text.
    pub start: usize,
    pub end: usize,
}

/// `#define NAME BODY` without parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Define {
    pub name: String,
    pub body: Vec<Token>,
}

/// A text, and the tokens outside of comments and directives.
#[derive(Clone, Debug)]
pub struct SourceText<'t> {
    pub text: &'t str,
    pub tokens: Vec<Token>,
    pub defines: Vec<Define>,
    /// Per token: the bracket that it opens or closes with.
    partners: Vec<Option<usize>>,
    line_starts: Vec<usize>,
}

impl<'t> SourceText<'t> {
    pub fn new(text: &'t str) -> SourceText<'t> {
        let starts = text.match_indices('\n').map(|(at, _)| at + 1);
        let line_starts: Vec<usize> = std::iter::once(0).chain(starts).collect();
        let mut source = SourceText {
            text,
            tokens: Vec::new(),
            defines: Vec::new(),
            partners: Vec::new(),
            line_starts,
        };
        source.read();
        source.partners = partners(&source);
        source
    }

    /// The token at a place.
    pub fn token_at(&self, place: Place) -> Option<usize> {
        let line = *self.line_starts.get(place.line.checked_sub(1)? as usize)?;
        let offset = line + place.column.checked_sub(1)? as usize;
        let index = self.tokens.partition_point(|token| token.end <= offset);
        (self.tokens.get(index)?.start <= offset).then_some(index)
    }

    pub fn line_of(&self, token: usize) -> u32 {
        let start = self.tokens[token].start;
        self.line_starts.partition_point(|&line| line <= start) as u32
    }

    /// The token's text; nothing beyond the last one.
    pub fn word(&self, token: usize) -> &'t str {
        self.tokens
            .get(token)
            .map_or("", |token| self.text_of(*token))
    }

    pub fn text_of(&self, token: Token) -> &'t str {
        &self.text[token.start..token.end]
    }

    pub fn is_word(&self, token: usize) -> bool {
        self.tokens
            .get(token)
            .is_some_and(|token| token.kind == Kind::Word)
    }

    /// The other bracket of a pair.
    pub fn partner(&self, token: usize) -> Option<usize> {
        self.partners.get(token).copied().flatten()
    }

    /// The text of tokens from the first one up to, not including, the last one.
    pub fn span(&self, tokens: &std::ops::Range<usize>) -> &'t str {
        match self.tokens.get(tokens.clone()) {
            Some([first, .., last]) => &self.text[first.start..last.end],
            Some([only]) => self.text_of(*only),
            _ => "",
        }
    }

    /// What a macro stands for, if the file defines it once.
    pub fn define(&self, name: &str) -> Option<&Define> {
        let mut known = self.defines.iter().filter(|define| define.name == name);
        let first = known.next()?;
        known.next().is_none().then_some(first)
    }

    fn read(&mut self) {
        let mut at = 0;
        let mut line_is_empty = true;
        while let Some(rest) = self.text.get(at..).filter(|rest| !rest.is_empty()) {
            let blank = blank(rest);
            if blank > 0 {
                line_is_empty |= rest[..blank].contains('\n');
                at += blank;
                continue;
            }
            if rest.starts_with('#') && line_is_empty {
                let length = directive(rest);
                self.directive(at, at + length);
                at += length;
                continue;
            }
            line_is_empty = false;
            let (kind, length) = token(rest);
            self.tokens.push(Token {
                kind,
                start: at,
                end: at + length,
            });
            at += length;
        }
    }

    fn directive(&mut self, start: usize, end: usize) {
        let mut tokens = Vec::new();
        let mut at = start + 1;
        while at < end {
            let rest = &self.text[at..end];
            let skipped = match blank(rest) {
                0 if rest.starts_with('\\') => 1,
                skipped => skipped,
            };
            if skipped > 0 {
                at += skipped;
                continue;
            }
            let (kind, length) = token(rest);
            tokens.push(Token {
                kind,
                start: at,
                end: at + length,
            });
            at += length;
        }
        let [define, name, body @ ..] = tokens.as_slice() else {
            return;
        };
        // A bracket right behind the name opens its parameters.
        let has_parameters = self.text[name.end..end].starts_with('(');
        if self.text_of(*define) == "define" && !has_parameters {
            self.defines.push(Define {
                name: self.text_of(*name).to_owned(),
                body: body.to_vec(),
            });
        }
    }
}

fn partners(source: &SourceText<'_>) -> Vec<Option<usize>> {
    let mut partners = vec![None; source.tokens.len()];
    let mut open: Vec<(usize, &str)> = Vec::new();
    for index in 0..source.tokens.len() {
        let closing = match source.word(index) {
            "(" => Some(")"),
            "[" => Some("]"),
            "{" => Some("}"),
            _ => None,
        };
        if let Some(closing) = closing {
            open.push((index, closing));
        } else if let Some(&(other, closing)) = open.last()
            && source.word(index) == closing
        {
            open.pop();
            partners[index] = Some(other);
            partners[other] = Some(index);
        }
    }
    partners
}

/// The length of the white space or comment that the text starts with.
fn blank(text: &str) -> usize {
    let end_of = |end: &str| text.find(end).map_or(text.len(), |at| at + end.len());
    if text.starts_with("//") {
        return text.find('\n').unwrap_or(text.len());
    }
    if text.starts_with("/*") {
        return end_of("*/");
    }
    let first = text.find(|c: char| !c.is_whitespace());
    first.unwrap_or(text.len())
}

/// The length of a directive, without its last line's end.
fn directive(text: &str) -> usize {
    let mut at = 0;
    loop {
        let end = text[at..].find('\n').map_or(text.len(), |end| at + end);
        if end == text.len() || !text[..end].trim_end_matches('\r').ends_with('\\') {
            return end;
        }
        at = end + 1;
    }
}

const MARKS: [&str; 25] = [
    "<<=", ">>=", "...", "->", "::", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
    "==", "!=", "<=", ">=", "&&", "||", "<<", ">>", "##", ".*",
];

/// The token that the text starts with. The text is not empty.
fn token(text: &str) -> (Kind, usize) {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let first = text.chars().next().unwrap_or_default();
    if first == '"' || first == '\'' {
        return (Kind::Literal, quoted(text, first));
    }
    if is_word(first) {
        let in_number = |c: char| is_word(c) || c == '.' || c == '\'';
        let (kind, end) = match first.is_ascii_digit() {
            true => (Kind::Literal, text.find(|c| !in_number(c))),
            false => (Kind::Word, text.find(|c| !is_word(c))),
        };
        return (kind, end.unwrap_or(text.len()));
    }
    let mark = MARKS.iter().find(|mark| text.starts_with(**mark));
    (Kind::Mark, mark.map_or(first.len_utf8(), |mark| mark.len()))
}

fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        if c == quote && !escaped {
            return at + 1;
        }
        escaped = c == '\\' && !escaped;
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_have_places() {
        let text = "#define A b /* c */ d\nint x = y->z[1] >>= 2; // A\n\"a;b\"";
        let source = SourceText::new(text);
        let words: Vec<&str> = (0..source.tokens.len()).map(|i| source.word(i)).collect();
        let expected = [
            "int", "x", "=", "y", "->", "z", "[", "1", "]", ">>=", "2", ";", "\"a;b\"",
        ];
        assert_eq!(words, expected);
        let body = &source.define("A").expect("defined once").body;
        let body: Vec<&str> = body.iter().map(|token| source.text_of(*token)).collect();
        assert_eq!(body, ["b", "d"]);
        let place = |line, column| Place { line, column };
        assert_eq!(source.token_at(place(2, 9)), Some(3));
        assert_eq!(source.token_at(place(2, 4)), None);
        assert_eq!(source.line_of(3), 2);
        assert_eq!((source.partner(6), source.partner(8)), (Some(8), Some(6)));
    }

    #[test]
    fn anything_is_read() {
        for text in ["", "\"", "/*", "#", "#define", "\\", "'", "é()", "(]"] {
            SourceText::new(text);
        }
    }
}
