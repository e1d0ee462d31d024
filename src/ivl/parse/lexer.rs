//! Tokens of IVL.

use logos::Logos;

#[derive(Clone, Copy, Debug, PartialEq, Logos)]
#[logos(skip r"[ \t\r\n]+")]
#[logos(skip(r"//[^\n]*", allow_greedy = true))]
pub enum Token<'s> {
    /// An identifier, or a reserved word.
    #[regex(r"[A-Za-z'~#$^_.?`][A-Za-z0-9'~#$^_.?`]*")]
    Word(&'s str),
    #[regex(r"[0-9]+")]
    Int(&'s str),
    /// Value and width.
    #[regex(r"[0-9]+bv[0-9]+", |lex| lex.slice().split_once("bv"))]
    Bv((&'s str, &'s str)),
    /// What stands between the quotes.
    #[regex(r#""([^"\\\n\r]|\\[^\n\r])*""#, |lex| &lex.slice()[1..lex.slice().len() - 1])]
    Str(&'s str),
    #[token("(")]
    #[token(")")]
    #[token("[")]
    #[token("]")]
    #[token("{")]
    #[token("}")]
    #[token(",")]
    #[token(";")]
    #[token(":")]
    #[token("::")]
    #[token(":=")]
    #[token("!")]
    #[token("&&")]
    #[token("||")]
    #[token("==>")]
    #[token("<==>")]
    #[token("=")]
    #[token("==")]
    #[token("!=")]
    #[token("<")]
    #[token("<=")]
    #[token(">")]
    #[token(">=")]
    #[token("+")]
    #[token("-")]
    #[token("*")]
    #[token("++")]
    Mark(&'s str),
    #[regex(r"/\*", block_comment)]
    Comment,
}

/// Skips a comment, in which others may nest; fails where none ends it.
fn block_comment<'s>(lex: &mut logos::Lexer<'s, Token<'s>>) -> logos::FilterResult<(), ()> {
    let rest = lex.remainder();
    let mut depth = 1;
    let mut at = 0;
    while let Some(offset) = rest[at..].find(['*', '/']) {
        at += offset;
        if rest[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
        } else {
            at += 1;
        }
        if depth == 0 {
            lex.bump(at);
            return logos::FilterResult::Skip;
        }
    }
    logos::FilterResult::Error(())
}
