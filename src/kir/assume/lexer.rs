//! The tokens of C expressions, and which operators they are.

use logos::Logos;

use super::{BinaryOp, UnaryOp};

#[derive(Logos, Clone, Copy, Debug, PartialEq, Eq)]
#[logos(skip r"[ \t\r\n]+")]
pub(super) enum Token {
    #[regex(r"[A-Za-z_$][A-Za-z0-9_$]*")]
    Name,
    /// Any run that starts with a digit; its form is checked when it is read.
    #[regex(r"[0-9][A-Za-z0-9_.]*")]
    Number,
    #[token("(")]
    Open,
    #[token(")")]
    Close,
    #[token("[")]
    OpenSquare,
    #[token("]")]
    CloseSquare,
    #[token(",")]
    Comma,
    #[token(".")]
    Dot,
    #[token("?")]
    Question,
    #[token(":")]
    Colon,
    #[token("=")]
    Assign,
    #[token("!")]
    Not,
    #[token("~")]
    Tilde,
    #[token("+")]
    Plus,
    #[token("-")]
    Minus,
    #[token("*")]
    Star,
    #[token("/")]
    Slash,
    #[token("%")]
    Percent,
    #[token("<<")]
    Shl,
    #[token(">>")]
    Shr,
    #[token("<")]
    Lt,
    #[token("<=")]
    Le,
    #[token(">")]
    Gt,
    #[token(">=")]
    Ge,
    #[token("==")]
    Eq,
    #[token("!=")]
    Ne,
    #[token("&")]
    And,
    #[token("^")]
    Caret,
    #[token("|")]
    Or,
    #[token("&&")]
    AndAnd,
    #[token("||")]
    OrOr,
}

/// The operator of a token and how tightly it binds (C11 §6.5.5 to §6.5.14).
/// All of them associate to the left.
pub(super) fn binary_op(token: Token) -> Option<(BinaryOp, u8)> {
    Some(match token {
        Token::Star => (BinaryOp::Mul, 10),
        Token::Slash => (BinaryOp::Div, 10),
        Token::Percent => (BinaryOp::Rem, 10),
        Token::Plus => (BinaryOp::Add, 9),
        Token::Minus => (BinaryOp::Sub, 9),
        Token::Shl => (BinaryOp::Shl, 8),
        Token::Shr => (BinaryOp::Shr, 8),
        Token::Lt => (BinaryOp::Lt, 7),
        Token::Le => (BinaryOp::Le, 7),
        Token::Gt => (BinaryOp::Gt, 7),
        Token::Ge => (BinaryOp::Ge, 7),
        Token::Eq => (BinaryOp::Eq, 6),
        Token::Ne => (BinaryOp::Ne, 6),
        Token::And => (BinaryOp::BitAnd, 5),
        Token::Caret => (BinaryOp::BitXor, 4),
        Token::Or => (BinaryOp::BitOr, 3),
        Token::AndAnd => (BinaryOp::And, 2),
        Token::OrOr => (BinaryOp::Or, 1),
        _ => return None,
    })
}

pub(super) fn unary_op(token: Token) -> Option<UnaryOp> {
    Some(match token {
        Token::Not => UnaryOp::Not,
        Token::Tilde => UnaryOp::BitNot,
        Token::Minus => UnaryOp::Neg,
        Token::Plus => UnaryOp::Plus,
        _ => return None,
    })
}
