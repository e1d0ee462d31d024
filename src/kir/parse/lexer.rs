//! Tokens of the text of kernels.

use logos::Logos;

#[derive(Clone, Copy, Debug, PartialEq, Logos)]
#[logos(skip r"[ \t\r]+")]
#[logos(skip(r"//[^\n]*", allow_greedy = true))]
pub enum Token<'s> {
    /// Ends a line; a line is a declaration, a label or an instruction.
    #[token("\n")]
    Newline,
    /// A name that needs no quotes (`p.data[2]`, `s+8`), an operation or a reserved word.
    #[regex(r"[A-Za-z_$.][A-Za-z0-9_$.]*((\[[A-Za-z0-9_.]*\]|\+[0-9]+)[A-Za-z0-9_$.]*)*")]
    Word(&'s str),
    #[regex(r"-?[0-9]+")]
    Int(&'s str),
    #[regex(r"0x[0-9a-f]+")]
    Hex(&'s str),
    /// With its quotes.
    #[regex(r#""([^"\\\n]|\\[^\n])*""#)]
    Quoted(&'s str),
    /// Where it comes from, to the end of the line.
    #[regex(r"![^\n]*", allow_greedy = true)]
    Span(&'s str),
    #[token("(")]
    #[token(")")]
    #[token("[")]
    #[token("]")]
    #[token(",")]
    #[token(":")]
    #[token("?")]
    #[token("=")]
    #[token("+")]
    #[token("*")]
    #[token("&")]
    #[token("@")]
    Mark(&'s str),
}

/// Does the name stand without quotes?
pub fn is_word(name: &str) -> bool {
    let mut tokens = Token::lexer(name);
    tokens.next() == Some(Ok(Token::Word(name)))
}
