//! The parser of protocol text (`.map` files).
//!
//! Operators are those of C on signed integers; `ult`, `ule`, `udiv`, `urem` and
//! `lshr` read their operands as unsigned. Variables have 32 bits unless they say
//! otherwise (`x: i64`). A literal without a width takes that of its neighbour.

mod expr;
mod stmt;

use std::collections::HashMap;
use std::fmt;
use std::ops::Range as Bytes;

use logos::Logos;

use super::ast::{Array, Level, Place, Protocol, Space, Variable, Warps};
use super::lexer::Token;
use super::print::RESERVED;
use crate::smt::{Sort, Term};

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ParseError {
    pub message: String,
    pub line: u32,
    pub column: u32,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

/// Parses one protocol.
///
/// # Errors
///
/// The first place where the text is not a protocol.
pub fn parse(text: &str) -> Result<Protocol, ParseError> {
    let mut tokens = Vec::new();
    for (token, span) in Token::lexer(text).spanned() {
        match token {
            Ok(token) => tokens.push((token, span)),
            Err(()) => return Err(error(text, span.start, "this is no token")),
        }
    }
    let mut parser = Parser {
        text,
        tokens,
        next: 0,
        depth: 0,
        scopes: vec![HashMap::new()],
        protocol: Protocol::new(String::new()),
    };
    parser.program()?;
    Ok(parser.protocol)
}

/// Line and column of a statement of a parsed protocol, both from 1.
pub fn position(text: &str, place: Place) -> (u32, u32) {
    let offset = (place as usize).saturating_sub(1).min(text.len());
    let before = &text[..offset];
    let line = before.matches('\n').count() as u32 + 1;
    let column = before
        .rsplit('\n')
        .next()
        .unwrap_or_default()
        .chars()
        .count() as u32
        + 1;
    (line, column)
}

fn error(text: &str, offset: usize, message: &str) -> ParseError {
    let (line, column) = position(text, offset as Place + 1);
    ParseError {
        message: message.to_string(),
        line,
        column,
    }
}

/// Deeper nesting than this is refused.
const MAX_DEPTH: usize = 200;

struct Parser<'s> {
    text: &'s str,
    tokens: Vec<(Token<'s>, Bytes<usize>)>,
    next: usize,
    depth: usize,
    /// What names mean, innermost scope last.
    scopes: Vec<HashMap<&'s str, Term>>,
    protocol: Protocol,
}

type Parsed<T> = Result<T, ParseError>;

impl<'s> Parser<'s> {
    fn program(&mut self) -> Parsed<()> {
        if self.eat_word("protocol") {
            self.protocol.name = self.identifier()?.to_string();
            self.expect(";")?;
        }
        loop {
            if self.eat_word("shared") {
                self.arrays(Space::Shared)?;
            } else if self.eat_word("global") {
                self.arrays(Space::Global)?;
            } else if self.eat_word("const") {
                self.consts()?;
            } else {
                break;
            }
        }
        while self.next < self.tokens.len() {
            if let Some(stmt) = self.stmt()? {
                self.protocol.body.push(stmt);
            }
        }
        Ok(())
    }

    fn arrays(&mut self, space: Space) -> Parsed<()> {
        loop {
            let name = self.identifier()?.to_string();
            if self.protocol.arrays.iter().any(|a| a.name == name) {
                return Err(self.error_before(&format!("array `{name}` is declared twice")));
            }
            self.protocol.arrays.push(Array {
                name,
                space,
                cells: None,
            });
            if !self.eat(",") {
                return self.expect(";");
            }
        }
    }

    fn consts(&mut self) -> Parsed<()> {
        while let Some(level) = self.level() {
            let var = self.declaration(level)?;
            self.protocol.vars.push(var);
            if !self.eat(",") {
                break;
            }
        }
        if self.eat_word("where") {
            loop {
                if self.eat_word("distinct") {
                    self.protocol.thread_ids = self.ids()?;
                } else if self.eat_word("blocks") {
                    self.protocol.block_ids = self.ids()?;
                } else if self.eat_word("warps") {
                    let ids = self.ids()?;
                    let pool = &self.protocol.pool;
                    let fits = ids.iter().all(|t| *pool.sort(*t) == Sort::BitVec(32));
                    let &[warp, lane] = ids.as_slice() else {
                        return Err(self.error_before("`warps` takes two numbers: [warp, lane]"));
                    };
                    if !fits {
                        return Err(self.error_before("warps and lanes are numbers of 32 bits"));
                    }
                    self.protocol.warps = Some(Warps { warp, lane });
                } else {
                    let fact = self.conjunct()?;
                    self.protocol.wheres.push(fact);
                }
                if !self.eat("&&") {
                    break;
                }
            }
        }
        self.expect(";")
    }

    fn ids(&mut self) -> Parsed<Vec<Term>> {
        let mut ids = Vec::new();
        while self.eat("[") {
            loop {
                ids.push(self.number()?);
                if !self.eat(",") {
                    break;
                }
            }
            self.expect("]")?;
        }
        match ids.is_empty() {
            true => Err(self.error_here("a list of ids in brackets is expected")),
            false => Ok(ids),
        }
    }

    fn level(&mut self) -> Option<Level> {
        let level = match self.peek_word()? {
            "global" => Level::Grid,
            "block" => Level::Block,
            "local" => Level::Thread,
            _ => return None,
        };
        self.next += 1;
        Some(level)
    }

    /// `name` or `name: type`; the name is known from here on.
    fn declaration(&mut self, level: Level) -> Parsed<Variable> {
        let name = self.identifier()?;
        let sort = match self.eat(":") {
            true => self.sort()?,
            false => Sort::BitVec(32),
        };
        Ok(self.declare(name, sort, level))
    }

    fn declare(&mut self, name: &'s str, sort: Sort, level: Level) -> Variable {
        let term = self.protocol.pool.fresh_var(name, sort);
        self.bind(name, term);
        Variable {
            name: name.to_string(),
            term,
            level,
        }
    }

    fn bind(&mut self, name: &'s str, term: Term) {
        let scope = self.scopes.last_mut().expect("there is a scope");
        scope.insert(name, term);
    }

    fn sort(&mut self) -> Parsed<Sort> {
        let word = self.word()?;
        if word == "bool" {
            return Ok(Sort::Bool);
        }
        let width = word.strip_prefix('i').and_then(|w| w.parse::<u32>().ok());
        match width {
            Some(width @ 1..=crate::smt::MAX_WIDTH) => Ok(Sort::BitVec(width)),
            _ => Err(self.error_before("this is no type: `bool`, or `i` and a number of bits")),
        }
    }

    /// A number without sign or width.
    fn literal(&mut self) -> Parsed<u128> {
        match self.peek() {
            Some(Token::Int(text)) => {
                self.next += 1;
                text.parse()
                    .map_err(|_| self.error_before("this number is too large"))
            }
            _ => Err(self.error_here("a number is expected")),
        }
    }

    fn place(&self) -> Place {
        self.offset() as Place + 1
    }

    fn offset(&self) -> usize {
        self.tokens
            .get(self.next)
            .map_or(self.text.len(), |(_, span)| span.start)
    }

    fn peek(&self) -> Option<Token<'s>> {
        self.tokens.get(self.next).map(|(token, _)| *token)
    }

    fn peek_word(&self) -> Option<&'s str> {
        match self.peek() {
            Some(Token::Word(word)) => Some(word),
            _ => None,
        }
    }

    fn eat(&mut self, mark: &str) -> bool {
        let found = matches!(self.peek(), Some(Token::Mark(m)) if m == mark);
        self.next += usize::from(found);
        found
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.peek_word() == Some(word);
        self.next += usize::from(found);
        found
    }

    fn expect(&mut self, mark: &str) -> Parsed<()> {
        match self.eat(mark) {
            true => Ok(()),
            false => Err(self.error_here(&format!("`{mark}` is expected"))),
        }
    }

    fn expect_word(&mut self, word: &str) -> Parsed<()> {
        match self.eat_word(word) {
            true => Ok(()),
            false => Err(self.error_here(&format!("`{word}` is expected"))),
        }
    }

    fn word(&mut self) -> Parsed<&'s str> {
        let Some(word) = self.peek_word() else {
            return Err(self.error_here("a word is expected"));
        };
        self.next += 1;
        Ok(word)
    }

    fn identifier(&mut self) -> Parsed<&'s str> {
        let word = self.word()?;
        match RESERVED.contains(&word) {
            true => Err(self.error_before(&format!("`{word}` is no name: it has a meaning"))),
            false => Ok(word),
        }
    }

    fn deeper(&mut self) -> Parsed<()> {
        self.depth += 1;
        match self.depth > MAX_DEPTH {
            true => Err(self.error_here("this is nested too deeply")),
            false => Ok(()),
        }
    }

    fn error_here(&self, message: &str) -> ParseError {
        error(self.text, self.offset(), message)
    }

    /// An error at the token just read.
    fn error_before(&self, message: &str) -> ParseError {
        let offset = match self.next.checked_sub(1) {
            Some(last) => self.tokens[last].1.start,
            None => 0,
        };
        error(self.text, offset, message)
    }
}
