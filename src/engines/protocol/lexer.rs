//! Tokens of protocol text.

use logos::Logos;

#[derive(Clone, Copy, Debug, PartialEq, Logos)]
#[logos(skip r"[ \t\r\n]+")]
#[logos(skip(r"(//[^\n]*|#([^|\n][^\n]*)?)", allow_greedy = true))]
pub enum Token<'s> {
    /// An identifier, or a reserved word. Ids have dots: `threadIdx.x`.
    #[regex(r"[A-Za-z_$][A-Za-z0-9_$]*(\.[A-Za-z0-9_$]+)*")]
    Word(&'s str),
    #[regex(r"[0-9]+")]
    Int(&'s str),
    /// Value and width, as in `7i64`.
    #[regex(r"[0-9]+i[0-9]+", |lex| lex.slice().split_once('i'))]
    Sized((&'s str, &'s str)),
    #[token("(")]
    #[token(")")]
    #[token("[")]
    #[token("]")]
    #[token("{")]
    #[token("}")]
    #[token(",")]
    #[token(";")]
    #[token(":")]
    #[token("?")]
    #[token("=")]
    #[token("..")]
    #[token("!")]
    #[token("~")]
    #[token("&&")]
    #[token("||")]
    #[token("&")]
    #[token("|")]
    #[token("^")]
    #[token("==")]
    #[token("!=")]
    #[token("<")]
    #[token("<=")]
    #[token(">")]
    #[token(">=")]
    #[token("<<")]
    #[token(">>")]
    #[token("+")]
    #[token("-")]
    #[token("*")]
    #[token("/")]
    #[token("%")]
    Mark(&'s str),
    /// `/* … */` and `#| … |#`, which do not nest.
    #[regex(r"/\*|#\|", comment)]
    Comment,
}

fn comment<'s>(lex: &mut logos::Lexer<'s, Token<'s>>) -> logos::FilterResult<(), ()> {
    let end = if lex.slice() == "/*" { "*/" } else { "|#" };
    match lex.remainder().find(end) {
        Some(offset) => {
            lex.bump(offset + end.len());
            logos::FilterResult::Skip
        }
        None => logos::FilterResult::Error(()),
    }
}
