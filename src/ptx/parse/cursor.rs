//! A place in the tokens of a module.

use crate::ptx::PtxError;
use crate::ptx::ast::{Loc, Place};
use crate::ptx::lexer::{self, Token};

pub struct Cursor<'a> {
    tokens: &'a [(Token<'a>, u32)],
    at: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(tokens: &'a [(Token<'a>, u32)]) -> Cursor<'a> {
        Cursor { tokens, at: 0 }
    }

    pub fn peek(&self) -> Option<Token<'a>> {
        self.peek_at(0)
    }

    pub fn peek_at(&self, ahead: usize) -> Option<Token<'a>> {
        self.tokens
            .get(self.at + ahead)
            .map(|(token, _)| token.clone())
    }

    pub fn next(&mut self) -> Option<Token<'a>> {
        let token = self.peek();
        self.skip(1);
        token
    }

    pub fn skip(&mut self, count: usize) {
        self.at = (self.at + count).min(self.tokens.len());
    }

    /// The line of the next token, or of the last one.
    pub fn line(&self) -> u32 {
        let token = self.tokens.get(self.at).or(self.tokens.last());
        token.map_or(1, |(_, line)| *line)
    }

    pub fn is(&self, mark: char) -> bool {
        self.peek() == Some(Token::Mark(mark))
    }

    /// Passes the mark, if it is next.
    pub fn eat(&mut self, mark: char) -> bool {
        let found = self.is(mark);
        self.skip(usize::from(found));
        found
    }

    pub fn expect(&mut self, mark: char) -> Result<(), PtxError> {
        match self.eat(mark) {
            true => Ok(()),
            false => Err(self.unexpected(&format!("`{mark}`"))),
        }
    }

    pub fn unexpected(&self, wanted: &str) -> PtxError {
        let found = match self.peek() {
            None => "the end".to_owned(),
            Some(Token::Word(text) | Token::Number(text)) => format!("`{text}`"),
            Some(Token::Directive(name)) => format!("`.{name}`"),
            Some(Token::Text(text)) => format!("\"{text}\""),
            Some(Token::Mark(mark)) => format!("`{mark}`"),
        };
        PtxError::new(
            self.line(),
            format!("{wanted} is expected here, not {found}"),
        )
    }

    pub fn word(&mut self, wanted: &str) -> Result<&'a str, PtxError> {
        match self.peek() {
            Some(Token::Word(word)) => {
                self.skip(1);
                Ok(word)
            }
            _ => Err(self.unexpected(wanted)),
        }
    }

    /// An integer, or a sum of integers.
    pub fn integer(&mut self) -> Result<i128, PtxError> {
        let mut sum = self.signed()?;
        loop {
            if self.eat('+') || self.is('-') {
                sum += self.signed()?;
            } else {
                return Ok(sum);
            }
        }
    }

    fn signed(&mut self) -> Result<i128, PtxError> {
        let negative = self.eat('-');
        let value = match self.peek() {
            Some(Token::Number(text)) => lexer::number(text).filter(|(_, float)| float.is_none()),
            _ => None,
        };
        let Some((value, _)) = value else {
            return Err(self.unexpected("an integer"));
        };
        self.skip(1);
        Ok(if negative {
            -i128::from(value)
        } else {
            i128::from(value)
        })
    }

    /// An integer that fits.
    pub fn number<T: TryFrom<i128>>(&mut self, what: &str) -> Result<T, PtxError> {
        let line = self.line();
        let number = self.integer()?;
        T::try_from(number).map_err(|_| PtxError::new(line, format!("{number} is not {what}")))
    }

    /// `.loc file line column, function_name label, inlined_at file line column`.
    pub fn loc(&mut self) -> Result<Loc, PtxError> {
        self.skip(1);
        let place = self.place()?;
        let mut inlined_at = None;
        while self.eat(',') {
            match self.word("what belongs to `.loc`")? {
                "inlined_at" => inlined_at = Some(self.place()?),
                _ => {
                    self.word("a label")?;
                    if self.eat('+') {
                        self.integer()?;
                    }
                }
            }
        }
        Ok(Loc { place, inlined_at })
    }

    fn place(&mut self) -> Result<Place, PtxError> {
        let mut numbers = [0; 3];
        for number in &mut numbers {
            *number = u32::try_from(self.integer()?).unwrap_or(0);
        }
        let [file, line, column] = numbers;
        Ok(Place { file, line, column })
    }

    pub fn skip_statement(&mut self) {
        while let Some(token) = self.next() {
            if token == Token::Mark(';') {
                break;
            }
        }
    }

    pub fn skip_parentheses(&mut self) -> Result<(), PtxError> {
        self.expect('(')?;
        while !self.eat(')') {
            if self.next().is_none() {
                return Err(self.unexpected("`)`"));
            }
        }
        Ok(())
    }
}
