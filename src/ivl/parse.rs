//! Reading the text of a program: what `print` writes, and what a person would
//! write instead.
//!
//! Beyond the printed form it takes several names in one declaration, functions
//! with unnamed parameters, `procedure` and `implementation` apart, blocks that
//! run into the next one, assignment to elements of maps of maps, names for types,
//! and triggers, which it forgets. It takes no structured statements, user types,
//! type parameters, reals or `where`.

mod axioms;
mod declarations;
mod expr;
mod lexer;
mod stmt;
mod types;

pub use axioms::{Axioms, parse_axioms};

use std::collections::HashMap;
use std::ops::Range;

use logos::Logos;

use self::lexer::Token;
use super::ast::{Attr, AttrArg, Program, Symbol, Type};
use super::names::is_reserved;
use super::place::Place;
use crate::stack::on_large_stack;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {message}")]
pub struct ParseError {
    pub message: String,
    /// Bytes of the text.
    pub span: Range<usize>,
    /// Both count from 1; columns count characters.
    pub line: u32,
    pub column: u32,
}

/// Line and column, from 1, of the parts of a program.
pub type Positions = HashMap<Place, (u32, u32)>;

pub fn parse(text: &str) -> Result<Program, ParseError> {
    parse_with_positions(text).map(|(program, _)| program)
}

/// The program, and where its parts stand in the text.
pub fn parse_with_positions(text: &str) -> Result<(Program, Positions), ParseError> {
    let lines = Lines::new(text);
    let program = parsed(|| Parser::new(text).and_then(Parser::program));
    let locate = |offset| lines.position(text, offset);
    match program {
        Ok((program, places)) => {
            let positions = places
                .into_iter()
                .map(|(place, offset)| (place, locate(offset)));
            Ok((program, positions.collect()))
        }
        Err(failure) => Err(failure.located(text, &lines)),
    }
}

/// Deeper expressions are refused: they fit a large stack, with ten times what a debug
/// build uses.
const MAX_NESTING: u32 = 10_000;

/// The parser recurs with the nesting of the text.
fn parsed<T: Send>(parse: impl FnOnce() -> Parsed<T> + Send) -> Parsed<T> {
    on_large_stack(parse).unwrap_or_else(|error| {
        Err(Failure {
            message: error.to_string(),
            span: 0..0,
        })
    })
}

struct Failure {
    message: String,
    span: Range<usize>,
}

impl Failure {
    fn located(self, text: &str, lines: &Lines) -> ParseError {
        let (line, column) = lines.position(text, self.span.start);
        ParseError {
            message: self.message,
            span: self.span,
            line,
            column,
        }
    }
}

type Parsed<T> = Result<T, Failure>;

struct Parser<'s> {
    tokens: Vec<(Token<'s>, Range<usize>)>,
    next: usize,
    /// Where the text ends.
    end: usize,
    /// Expressions that are being read, each inside the one before.
    nesting: u32,
    /// Types and quantifiers that are.
    type_nesting: u32,
    places: Vec<(Place, usize)>,
    /// Types by the names that the text gives them.
    synonyms: HashMap<&'s str, Type>,
    /// A word that stands for a type and that is none.
    unknown_type: Option<&'s str>,
}

impl<'s> Parser<'s> {
    fn new(text: &'s str) -> Parsed<Self> {
        let tokens = Token::lexer(text)
            .spanned()
            .map(|(token, span)| match token {
                Ok(token) => Ok((token, span)),
                Err(()) => Err(Failure {
                    message: "this is no token of IVL".to_owned(),
                    span,
                }),
            });
        let tokens = tokens.collect::<Parsed<_>>()?;
        Ok(Parser {
            tokens,
            next: 0,
            end: text.len(),
            nesting: 0,
            type_nesting: 0,
            places: Vec::new(),
            synonyms: HashMap::new(),
            unknown_type: None,
        })
    }

    fn attrs(&mut self) -> Parsed<Vec<Attr>> {
        let mut attrs = Vec::new();
        while self.at("{") && self.peek_at(1) == Some(Token::Mark(":")) {
            self.next += 2;
            let name = self.name()?;
            let mut args = Vec::new();
            while !self.at("}") {
                args.push(self.attr_arg()?);
                if !self.take(",") {
                    break;
                }
            }
            self.expect("}")?;
            attrs.push(Attr { name, args });
        }
        Ok(attrs)
    }

    fn attr_arg(&mut self) -> Parsed<AttrArg> {
        let Some(Token::Str(text)) = self.peek_at(0) else {
            return Ok(AttrArg::Expr(self.expr()?));
        };
        self.next += 1;
        Ok(AttrArg::Str(unescape(text)))
    }

    /// Counts one more expression inside another.
    fn nest(&mut self) -> Parsed<()> {
        if self.nesting == MAX_NESTING {
            return self.fail(format!("expressions nest more than {MAX_NESTING} deep"));
        }
        self.nesting += 1;
        Ok(())
    }

    fn names(&mut self) -> Parsed<Vec<Symbol>> {
        let mut names = vec![self.name()?];
        while self.take(",") {
            names.push(self.name()?);
        }
        Ok(names)
    }

    fn name(&mut self) -> Parsed<Symbol> {
        match self.word() {
            Some(word) if !is_reserved(word) => {
                self.next += 1;
                Ok(Symbol::new(word))
            }
            _ => self.expected("a name"),
        }
    }

    fn peek_at(&self, ahead: usize) -> Option<Token<'s>> {
        self.tokens.get(self.next + ahead).map(|(token, _)| *token)
    }

    fn word(&self) -> Option<&'s str> {
        match self.peek_at(0) {
            Some(Token::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// Whether the next token is this mark or reserved word.
    fn at(&self, text: &str) -> bool {
        matches!(self.peek_at(0), Some(Token::Mark(found) | Token::Word(found)) if found == text)
    }

    fn take(&mut self, text: &str) -> bool {
        let found = self.at(text);
        self.next += usize::from(found);
        found
    }

    fn expect(&mut self, text: &str) -> Parsed<()> {
        if self.take(text) {
            Ok(())
        } else {
            self.expected(&format!("`{text}`"))
        }
    }

    fn expected<T>(&self, what: &str) -> Parsed<T> {
        self.fail(match self.tokens.get(self.next) {
            Some((Token::Mark(text) | Token::Word(text) | Token::Int(text), _)) => {
                format!("expected {what}, found `{text}`")
            }
            Some(_) => format!("expected {what}, found a literal"),
            None => format!("expected {what}, found the end of the file"),
        })
    }

    fn unsupported<T>(&self, what: &str) -> Parsed<T> {
        self.fail(format!("{what} is not supported in IVL"))
    }

    fn fail<T>(&self, message: impl Into<String>) -> Parsed<T> {
        Err(Failure {
            message: message.into(),
            span: self.span(),
        })
    }

    /// Of the next token.
    fn span(&self) -> Range<usize> {
        self.tokens
            .get(self.next)
            .map_or(self.end..self.end, |(_, span)| span.clone())
    }
}

/// Undoes the printer's `\u{…}`; any other backslash stands for itself.
fn unescape(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("\\u{") {
        plain.push_str(before);
        let escaped = after.split_once('}').and_then(|(code, after)| {
            Some((char::from_u32(u32::from_str_radix(code, 16).ok()?)?, after))
        });
        (rest, _) = match escaped {
            Some((c, after)) => (after, plain.push(c)),
            None => (after, plain.push_str("\\u{")),
        };
    }
    plain + rest
}

/// Offsets at which lines start.
struct Lines(Vec<usize>);

impl Lines {
    fn new(text: &str) -> Self {
        let starts = text.match_indices('\n').map(|(offset, _)| offset + 1);
        Lines(std::iter::once(0).chain(starts).collect())
    }

    fn position(&self, text: &str, offset: usize) -> (u32, u32) {
        let line = self.0.partition_point(|start| *start <= offset);
        let column = text[self.0[line - 1]..offset].chars().count() + 1;
        (line as u32, column as u32)
    }
}

#[cfg(test)]
mod tests;
