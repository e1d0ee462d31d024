//! Tokens of program texts, and a cursor over them with errors that say where.

use logos::Logos;
use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {message}")]
pub struct ParseError {
    pub line: usize,
    pub column: usize,
    pub message: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Logos)]
#[logos(skip r"[ \t\r\n\f]+")]
#[logos(skip(r"//[^\n]*", allow_greedy = true))]
#[logos(skip r"\(\*([^*]|\*+[^*)])*\*+\)")]
#[logos(skip r"/\*([^*]|\*+[^*/])*\*+/")]
pub(super) enum Token<'s> {
    #[regex(r"[A-Za-z_][A-Za-z0-9_]*")]
    Word(&'s str),
    #[regex(r"[0-9]+|0[xX][0-9a-fA-F]+")]
    Number(&'s str),
    #[regex(r#""[^"\n]*""#)]
    Text(&'s str),
    #[token("/\\")]
    #[token("\\/")]
    #[token("->")]
    #[token("&&")]
    #[token("||")]
    #[token("==")]
    #[token("!=")]
    #[token("<=")]
    #[token(">=")]
    #[regex(r"[-+*/%&|^<>=!~(){}\[\].,;:@#?]")]
    Symbol(&'s str),
}

/// Deepest nesting of statements and expressions.
const MAX_DEPTH: usize = 200;
/// Most operators of what is nested, which bounds the depth of long sums.
const MAX_OPERATORS: usize = 3000;

pub(super) struct Cursor<'s> {
    text: &'s str,
    tokens: Vec<(Token<'s>, usize)>,
    next: usize,
    depth: usize,
    /// Since nothing nested was open.
    operators: usize,
}

type Parsed<T> = Result<T, ParseError>;

impl<'s> Cursor<'s> {
    /// Reads `text` from byte `from` on.
    pub fn new(text: &'s str, from: usize) -> Parsed<Cursor<'s>> {
        let mut cursor = Cursor {
            text,
            tokens: Vec::new(),
            next: 0,
            depth: 0,
            operators: 0,
        };
        for (token, span) in Token::lexer(&text[from..]).spanned() {
            let at = from + span.start;
            match token {
                Ok(token) => cursor.tokens.push((token, at)),
                Err(()) => return Err(cursor.error_at(at, "this is no token of the language")),
            }
        }
        Ok(cursor)
    }

    pub fn peek(&self) -> Option<Token<'s>> {
        self.peek_at(0)
    }

    pub fn peek_at(&self, ahead: usize) -> Option<Token<'s>> {
        self.tokens.get(self.next + ahead).map(|&(token, _)| token)
    }

    pub fn advance(&mut self) {
        self.next += 1;
    }

    pub fn is_at(&self, symbol: &str) -> bool {
        self.peek() == Some(Token::Symbol(symbol))
    }

    pub fn is_at_word(&self, word: &str) -> bool {
        self.peek() == Some(Token::Word(word))
    }

    /// Takes the symbol or word if it comes next.
    pub fn accept(&mut self, text: &str) -> bool {
        let found = self.is_at(text) || self.is_at_word(text);
        self.next += usize::from(found);
        found
    }

    pub fn expect(&mut self, text: &str) -> Parsed<()> {
        if self.accept(text) {
            Ok(())
        } else {
            Err(self.error(&format!("`{text}` is expected here")))
        }
    }

    pub fn word(&mut self) -> Parsed<&'s str> {
        match self.peek() {
            Some(Token::Word(word)) => {
                self.next += 1;
                Ok(word)
            }
            _ => Err(self.error("a name is expected here")),
        }
    }

    pub fn number(&mut self) -> Parsed<i64> {
        let negative = self.accept("-");
        let Some(Token::Number(digits)) = self.peek() else {
            return Err(self.error("a number is expected here"));
        };
        let value = match digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
            Some(hex) => u64::from_str_radix(hex, 16).ok().map(|bits| bits as i64),
            None if negative => format!("-{digits}").parse().ok(),
            None => digits.parse().ok(),
        };
        let value = value.ok_or_else(|| self.error("the number is too large"))?;
        self.next += 1;
        Ok(value)
    }

    /// A number that is not negative and at most `most`.
    pub fn count(&mut self, most: u32) -> Parsed<u32> {
        let at = self.next;
        let number = self.number()?;
        match u32::try_from(number) {
            Ok(number) if number <= most => Ok(number),
            _ => {
                self.next = at;
                Err(self.error(&format!("the number is not between 0 and {most}")))
            }
        }
    }

    /// Opens something nested; [`Cursor::leave`] closes it.
    pub fn enter(&mut self) -> Parsed<()> {
        if self.depth == MAX_DEPTH {
            return Err(self.error("the nesting is too deep"));
        }
        self.depth += 1;
        Ok(())
    }

    pub fn leave(&mut self) {
        self.depth -= 1;
        if self.depth == 0 {
            self.operators = 0;
        }
    }

    /// Counts an operator between two operands.
    pub fn operator(&mut self) -> Parsed<()> {
        self.operators += 1;
        match self.operators > MAX_OPERATORS {
            true => Err(self.error("there are too many operators in one statement")),
            false => Ok(()),
        }
    }

    /// An error at the next token.
    pub fn error(&self, message: &str) -> ParseError {
        let at = self.tokens.get(self.next).map_or(self.text.len(), |t| t.1);
        self.error_at(at, message)
    }

    pub fn error_at(&self, at: usize, message: &str) -> ParseError {
        let before = &self.text[..at];
        ParseError {
            line: before.matches('\n').count() + 1,
            column: before.chars().rev().take_while(|&c| c != '\n').count() + 1,
            message: message.to_owned(),
        }
    }
}
