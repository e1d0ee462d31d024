//! The tokens of PTX.

use logos::Logos;

use super::PtxError;

#[derive(Logos, Clone, Debug, PartialEq)]
#[logos(skip r"[ \t\r\n\f\u{0}]+")]
// Comments, debug information of old compilers, and the lines that a preprocessor leaves.
#[logos(skip(r"(//|@@DWARF|#[ \t]*(line[ \t]+)?[0-9])[^\n]*", allow_greedy = true))]
#[logos(skip r"/\*([^*]|\*+[^*/])*\*+/")]
pub enum Token<'a> {
    /// A name, or an opcode with its modifiers.
    #[regex(r"[A-Za-z_$%][A-Za-z0-9_$]*(\.[A-Za-z0-9_]+(::[A-Za-z0-9_]+)*)*")]
    Word(&'a str),
    /// `.reg`.
    #[regex(r"\.[A-Za-z_][A-Za-z0-9_]*(::[A-Za-z0-9_]+)*", |lex| &lex.slice()[1..])]
    Directive(&'a str),
    /// An integer, a decimal float, or the bits of a float.
    #[regex(r"[0-9][A-Za-z0-9_]*(\.[0-9]*([eE][+-]?[0-9]+)?)?")]
    Number(&'a str),
    #[regex(r#""([^"\\]|\\.)*""#, |lex| { let text = lex.slice(); &text[1..text.len() - 1] })]
    Text(&'a str),
    #[regex(r"[\[\]{}()<>,;:+\-*/!|&~^=@?.]", |lex| lex.slice().chars().next())]
    Mark(char),
}

/// The tokens with their lines, counted from 1.
///
/// # Errors
/// At a character that begins no token.
pub fn tokens(text: &str) -> Result<Vec<(Token<'_>, u32)>, PtxError> {
    let mut result = Vec::new();
    let (mut line, mut at) = (1, 0);
    for (token, span) in Token::lexer(text).spanned() {
        line += text[at..span.start].matches('\n').count() as u32;
        at = span.start;
        match token {
            Ok(token) => result.push((token, line)),
            Err(()) => {
                let shown: String = text[span].chars().take(20).collect();
                return Err(PtxError::new(line, format!("`{shown}` is no token of PTX")));
            }
        }
    }
    Ok(result)
}

/// The bits of an integer or float in the text; for floats how wide they are.
pub fn number(text: &str) -> Option<(u64, Option<u32>)> {
    let lower = text.to_ascii_lowercase();
    let hex = |digits: &str| u64::from_str_radix(digits, 16).ok();
    if let Some(digits) = lower.strip_prefix("0f").filter(|rest| rest.len() == 8) {
        return Some((hex(digits)?, Some(32)));
    }
    if let Some(digits) = lower.strip_prefix("0d").filter(|rest| rest.len() == 16) {
        return Some((hex(digits)?, Some(64)));
    }
    if lower.contains('.') {
        return Some((lower.parse::<f64>().ok()?.to_bits(), Some(64)));
    }
    let digits = lower.strip_suffix('u').unwrap_or(&lower);
    let (digits, radix) = match digits.as_bytes() {
        [b'0', b'x', ..] => (&digits[2..], 16),
        [b'0', b'b', ..] => (&digits[2..], 2),
        [b'0', _, ..] => (&digits[1..], 8),
        _ => (digits, 10),
    };
    Some((u64::from_str_radix(digits, radix).ok()?, None))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opcodes_are_one_token() {
        let text = "@!%p1 ld.shared::cta.u32 %r1, [%rd2+-4]; // load";
        let words: Vec<String> = tokens(text)
            .unwrap()
            .into_iter()
            .filter_map(|(token, _)| match token {
                Token::Word(word) => Some(word.to_owned()),
                _ => None,
            })
            .collect();
        assert_eq!(words, ["%p1", "ld.shared::cta.u32", "%r1", "%rd2"]);
    }

    #[test]
    fn numbers_are_those_of_ptx() {
        assert_eq!(number("0f3F800000"), Some((0x3f80_0000, Some(32))));
        assert_eq!(number("0x1FU"), Some((31, None)));
        assert_eq!(number("010"), Some((8, None)));
        assert_eq!(number("4294967295"), Some((0xffff_ffff, None)));
        assert_eq!(number("1.5"), Some((1.5_f64.to_bits(), Some(64))));
        assert_eq!(number("12ab"), None);
    }

    #[test]
    fn lines_are_counted() {
        let lines: Vec<u32> = tokens("a\n/* x\n */ b")
            .unwrap()
            .iter()
            .map(|t| t.1)
            .collect();
        assert_eq!(lines, [1, 3]);
        assert_eq!(tokens("a\n\\").unwrap_err().line, 2);
    }
}
