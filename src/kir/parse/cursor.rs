//! What lines are made of: words, numbers, names, types, values and spans.

use super::lexer::Token;
use super::{Failure, Parsed, Parser};
use crate::kir::*;

impl<'s> Parser<'s> {
    pub(super) fn peek(&self) -> Option<Token<'s>> {
        self.tokens.get(self.next).map(|(token, _)| *token)
    }

    /// Bytes before the next token.
    pub(super) fn at(&self) -> usize {
        let next = self.tokens.get(self.next);
        next.map_or(self.text.len(), |(_, at)| at.start)
    }

    pub(super) fn is_indented(&self) -> bool {
        self.peek().is_some() && !self.text[..self.at()].ends_with('\n')
    }

    pub(super) fn fail<T>(&self, expected: &str) -> Parsed<T> {
        Err(Failure {
            message: format!("{expected} is expected here"),
            at: self.at(),
        })
    }

    /// The same of the token before.
    pub(super) fn fail_before<T>(&mut self, expected: &str) -> Parsed<T> {
        self.next -= 1;
        self.fail(expected)
    }

    pub(super) fn takes(&mut self, mark: &str) -> bool {
        let is_it = self.peek().is_some_and(|token| token == Token::Mark(mark));
        self.next += usize::from(is_it);
        is_it
    }

    pub(super) fn mark(&mut self, mark: &str) -> Parsed<()> {
        match self.takes(mark) {
            true => Ok(()),
            false => self.fail(&format!("`{mark}`")),
        }
    }

    pub(super) fn takes_word(&mut self, word: &str) -> bool {
        let is_it = self.peek().is_some_and(|token| token == Token::Word(word));
        self.next += usize::from(is_it);
        is_it
    }

    pub(super) fn word(&mut self, word: &str) -> Parsed<()> {
        match self.takes_word(word) {
            true => Ok(()),
            false => self.fail(&format!("`{word}`")),
        }
    }

    pub(super) fn any_word(&mut self) -> Parsed<&'s str> {
        let Some(Token::Word(word)) = self.peek() else {
            return self.fail("a word");
        };
        self.next += 1;
        Ok(word)
    }

    pub(super) fn name(&mut self) -> Parsed<String> {
        let Some(name) = self.peek().and_then(name_of) else {
            return self.fail("a name");
        };
        self.next += 1;
        Ok(name)
    }

    pub(super) fn quoted(&mut self) -> Parsed<String> {
        match self.peek() {
            Some(Token::Quoted(_)) => self.name(),
            _ => self.fail("a text in quotes"),
        }
    }

    /// Something that is not modelled.
    pub(super) fn construct(&mut self) -> Parsed<Construct> {
        let name = self.any_word()?;
        let mut details = Vec::new();
        while let Some(Token::Quoted(_)) = self.peek() {
            details.push(self.quoted()?);
        }
        match Construct::of_parts(name, &details) {
            Some(construct) => Ok(construct),
            None => self.fail_before("a construct"),
        }
    }

    pub(super) fn number<T: std::str::FromStr>(&mut self) -> Parsed<T> {
        let Some(Token::Int(digits)) = self.peek() else {
            return self.fail("a number");
        };
        let Ok(number) = digits.parse() else {
            return self.fail("a number that fits");
        };
        self.next += 1;
        Ok(number)
    }

    /// A number, or `?`.
    pub(super) fn known<T: std::str::FromStr>(&mut self) -> Parsed<Option<T>> {
        match self.takes("?") {
            true => Ok(None),
            false => self.number().map(Some),
        }
    }

    pub(super) fn in_parentheses<T>(&mut self, inner: fn(&mut Self) -> Parsed<T>) -> Parsed<T> {
        self.mark("(")?;
        let inner = inner(self)?;
        self.mark(")")?;
        Ok(inner)
    }

    pub(super) fn list<T>(&mut self, item: fn(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut items = vec![item(self)?];
        while self.takes(",") {
            items.push(item(self)?);
        }
        Ok(items)
    }

    pub(super) fn space(&mut self) -> Parsed<AddressSpace> {
        let space = AddressSpace::named(self.any_word()?);
        space.map_or_else(|| self.fail_before("an address space"), Ok)
    }

    pub(super) fn ty(&mut self) -> Parsed<Type> {
        let word = self.any_word()?;
        if word == "ptr" {
            return self.in_parentheses(Parser::space).map(Type::Ptr);
        }
        let ty = match (FloatKind::named(word), numeral(word, "i")) {
            (Some(kind), _) => Some(Type::Float(kind)),
            (None, Some(bits @ 1..=128)) => Some(Type::Int(bits)),
            _ => None,
        };
        ty.map_or_else(|| self.fail_before("a type"), Ok)
    }

    /// The number of a value that is defined here.
    pub(super) fn defined(&mut self) -> Parsed<ValueId> {
        match numbered::<ValueId>(self.any_word()?, "v") {
            Some(value) if self.names.values.contains_key(&value) => {
                self.fail_before("a value that is not defined yet")
            }
            Some(value) => Ok(value),
            None => self.fail_before("the number of a value"),
        }
    }

    pub(super) fn value(&mut self) -> Parsed<ValueId> {
        if self.takes("&") {
            return self.address();
        }
        if let Some(Token::Word(word)) = self.peek()
            && let Some(value) = numbered::<ValueId>(word, "v")
        {
            if !self.names.defines(value) {
                return self.fail("a value that is defined");
            }
            self.next += 1;
            return Ok(value);
        }
        for (word, bits) in [("true", 1), ("false", 0)] {
            if self.takes_word(word) {
                let def = ValueDef::Const(bits);
                return Ok(self.names.constant(Type::BOOL, def));
            }
        }
        let ty = self.ty()?;
        let def = match (self.peek(), ty) {
            (Some(Token::Word("null")), Type::Ptr(_)) => Some(ValueDef::Null),
            (Some(Token::Word("undef")), _) => Some(ValueDef::Undef),
            (Some(Token::Int(digits)), Type::Int(width)) => {
                let number = digits.parse::<i128>().ok();
                let bits = number.map(|number| number as u128 & int::mask(width));
                let fits = bits.filter(|&bits| Some(int::signed(bits, width)) == number);
                fits.map(ValueDef::Const)
            }
            (Some(Token::Hex(digits)), Type::Float(kind)) => {
                let bits = u128::from_str_radix(&digits[2..], 16).ok();
                let fits = bits.filter(|&bits| bits <= int::mask(kind.bits()));
                fits.map(ValueDef::Const)
            }
            _ => None,
        };
        let Some(def) = def else {
            return self.fail("a constant of this type");
        };
        self.next += 1;
        Ok(self.names.constant(ty, def))
    }

    /// What follows `&`.
    fn address(&mut self) -> Parsed<ValueId> {
        let at = self.at();
        let name = self.name()?;
        let number = match self.takes("@") {
            true => Some(self.number()?),
            false => None,
        };
        let Some(object) = self.names.object(&(name, number)) else {
            let message = "there is no such object".to_owned();
            return Err(Failure { message, at });
        };
        let mut space = self.kernel.objects[object].space;
        if let Some(Token::Word(word)) = self.peek()
            && let Some(other) = AddressSpace::named(word)
        {
            self.next += 1;
            space = other;
        }
        let def = ValueDef::Address(object);
        Ok(self.names.constant(Type::Ptr(space), def))
    }

    pub(super) fn target(&mut self) -> Parsed<BlockId> {
        let at = self.at();
        let name = self.name()?;
        let number = match self.takes("@") {
            true => Some(self.number()?),
            false => None,
        };
        let block = self.names.blocks.get(&(name, number)).copied();
        block.ok_or_else(|| Failure {
            message: "there is no such block".to_owned(),
            at,
        })
    }

    /// The end of a line, and the span before it.
    pub(super) fn end(&mut self) -> Parsed<Option<SpanId>> {
        let span = match self.peek() {
            Some(Token::Span(text)) => {
                let Some(span) = self.span(text) else {
                    return self.fail("a place, `!file:line:column`,");
                };
                self.next += 1;
                Some(span)
            }
            _ => None,
        };
        self.end_without_span()?;
        Ok(span)
    }

    pub(super) fn end_without_span(&mut self) -> Parsed<()> {
        if !matches!(self.peek(), None | Some(Token::Newline)) {
            return self.fail("the end of the line");
        }
        while self.peek() == Some(Token::Newline) {
            self.next += 1;
        }
        Ok(())
    }

    /// `!file:1:2 in !caller:3`, the innermost place first.
    fn span(&mut self, text: &str) -> Option<SpanId> {
        let mut inlined_at = None;
        let mut places = text.trim_end().split(" in !").collect::<Vec<_>>();
        places[0] = places[0].strip_prefix('!')?;
        for place in places.into_iter().rev() {
            let (file, numbers) = match place.starts_with('"') {
                true => {
                    let end = place.rfind('"').filter(|&end| end > 0)?;
                    (unquoted(&place[..=end])?, place.get(end + 2..)?)
                }
                false => {
                    let (file, numbers) = place.split_once(':')?;
                    (file.to_owned(), numbers)
                }
            };
            let (line, column) = numbers.split_once(':').unwrap_or((numbers, "0"));
            let span = Span {
                file,
                line: line.parse().ok()?,
                column: column.parse().ok()?,
                inlined_at,
            };
            let id = *self
                .known_spans
                .entry(span.clone())
                .or_insert_with(|| self.spans.push(span));
            inlined_at = Some(id);
        }
        inlined_at
    }
}

/// The name that a token is.
pub(super) fn name_of(token: Token<'_>) -> Option<String> {
    match token {
        Token::Word(word) => Some(word.to_owned()),
        Token::Quoted(text) => unquoted(text),
        _ => None,
    }
}

/// The number behind a letter: `v12`.
pub(super) fn numbered<T: cranelift_entity::EntityRef>(word: &str, letter: &str) -> Option<T> {
    let number = numeral(word, letter).filter(|&number| number < MOST_VALUES)?;
    Some(T::new(number as usize))
}

/// Higher numbers are refused: memory goes by the highest one.
const MOST_VALUES: u32 = 1 << 20;

/// As it is printed: no signs, and no zeros in front.
fn numeral(word: &str, letter: &str) -> Option<u32> {
    let digits = word.strip_prefix(letter)?;
    let number: u32 = digits.parse().ok()?;
    (number.to_string() == digits).then_some(number)
}

/// The text in quotes, as `{:?}` writes it.
fn unquoted(text: &str) -> Option<String> {
    let mut chars = text.strip_prefix('"')?.strip_suffix('"')?.chars();
    let mut out = String::new();
    while let Some(letter) = chars.next() {
        if letter != '\\' {
            out.push(letter);
            continue;
        }
        out.push(match chars.next()? {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            '0' => '\0',
            'u' => {
                let (digits, rest) = chars.as_str().strip_prefix('{')?.split_once('}')?;
                chars = rest.chars();
                char::from_u32(u32::from_str_radix(digits, 16).ok()?)?
            }
            other => other,
        });
    }
    Some(out)
}
