//! The parser of C expressions.

use logos::Logos;

use super::lexer::{Token, binary_op, unary_op};
use super::types::{self, IntType};
use super::{ByteSpan, Expr, ExprKind, IntLiteral, ParseError};

/// Parses one expression that spans the whole text.
pub fn parse(text: &str) -> Result<Expr, ParseError> {
    let mut parser = Parser::new(text)?;
    let expr = parser.conditional()?;
    match parser.peek() {
        None => Ok(expr),
        Some(Token::Assign) => Err(parser.error("`=` assigns; to compare, write `==`")),
        Some(_) => Err(parser.unexpected("an operator or the end")),
    }
}

/// Bounds the recursion of this parser.
const MAX_DEPTH: usize = 128;

/// Bounds the recursion of whoever walks the tree, also down long operator chains.
const MAX_TOKENS: usize = 2048;

struct Parser<'a> {
    text: &'a str,
    tokens: Vec<(Token, ByteSpan)>,
    next: usize,
    depth: usize,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Result<Self, ParseError> {
        let mut tokens = Vec::new();
        for (token, span) in Token::lexer(text).spanned() {
            let token = token.map_err(|()| ParseError {
                message: format!("`{}` has no place in an expression", &text[span.clone()]),
                span: span.clone(),
            })?;
            tokens.push((token, span.clone()));
            if tokens.len() > MAX_TOKENS {
                return Err(ParseError {
                    message: "the expression is too long".into(),
                    span,
                });
            }
        }
        Ok(Parser {
            text,
            tokens,
            next: 0,
            depth: 0,
        })
    }

    fn conditional(&mut self) -> Result<Expr, ParseError> {
        self.nested(|parser| {
            let condition = parser.binary(0)?;
            if !parser.eat(Token::Question) {
                return Ok(condition);
            }
            let then = parser.conditional()?;
            parser.expect(Token::Colon, "`:`")?;
            let otherwise = parser.conditional()?;
            let span = condition.span.start..otherwise.span.end;
            let kind = ExprKind::Conditional {
                condition: Box::new(condition),
                then: Box::new(then),
                otherwise: Box::new(otherwise),
            };
            Ok(Expr { kind, span })
        })
    }

    /// Precedence climbing over operators that bind tighter than `floor`.
    fn binary(&mut self, floor: u8) -> Result<Expr, ParseError> {
        let mut left = self.unary()?;
        while let Some((op, power)) = self.peek().and_then(binary_op) {
            if power <= floor {
                break;
            }
            self.next += 1;
            let right = self.binary(power)?;
            let span = left.span.start..right.span.end;
            let kind = ExprKind::Binary {
                op,
                left: Box::new(left),
                right: Box::new(right),
            };
            left = Expr { kind, span };
        }
        Ok(left)
    }

    fn unary(&mut self) -> Result<Expr, ParseError> {
        if let Some((to, words)) = self.cast() {
            let start = self.here().start;
            self.next += words + 2;
            let operand = self.nested(Self::unary)?;
            let span = start..operand.span.end;
            let operand = Box::new(operand);
            let kind = ExprKind::Cast { to, operand };
            return Ok(Expr { kind, span });
        }
        let Some(op) = self.peek().and_then(unary_op) else {
            return self.postfix();
        };
        let start = self.bump().start;
        let operand = self.nested(Self::unary)?;
        let span = start..operand.span.end;
        Ok(Expr {
            kind: ExprKind::Unary {
                op,
                operand: Box::new(operand),
            },
            span,
        })
    }

    /// The type in parentheses that comes next, and its number of words.
    fn cast(&self) -> Option<(IntType, usize)> {
        let mut tokens = self.tokens[self.next..].iter();
        tokens.next().filter(|(token, _)| *token == Token::Open)?;
        let words: Vec<&str> = tokens
            .by_ref()
            .map_while(|(token, span)| (*token == Token::Name).then_some(&self.text[span.clone()]))
            .collect();
        let close = self.tokens.get(self.next + 1 + words.len());
        close.filter(|(token, _)| *token == Token::Close)?;
        Some((types::int_type(&words)?, words.len()))
    }

    /// The rest of `array[index] == index`, which is all that is said of elements in this way.
    fn identity(&mut self, array: Expr, index: &ByteSpan) -> Result<Expr, ParseError> {
        let name = self.text[index.clone()].to_owned();
        self.expect(Token::CloseSquare, "`]`")?;
        let rest = format!(
            "`== {name}` (other facts about elements have names: distinct, monotone, range)"
        );
        self.expect(Token::Eq, &rest)?;
        if self.text.get(self.here()) != Some(&name) {
            return Err(self.unexpected(&rest));
        }
        let span = array.span.start..self.bump().end;
        let kind = ExprKind::Identity {
            array: Box::new(array),
            index: name,
        };
        Ok(Expr { kind, span })
    }

    fn postfix(&mut self) -> Result<Expr, ParseError> {
        let mut expr = self.primary()?;
        loop {
            if self.eat(Token::OpenSquare) {
                if self.peek() == Some(Token::Name) {
                    let index = self.bump();
                    return self.identity(expr, &index);
                }
                let at = self.expect(Token::Number, "a number")?;
                let index = int_literal(&self.text[at.clone()], &at)?.value;
                let end = self.expect(Token::CloseSquare, "`]`")?.end;
                let span = expr.span.start..end;
                let base = Box::new(expr);
                let kind = ExprKind::Element { base, index };
                expr = Expr { kind, span };
                continue;
            }
            if !self.eat(Token::Dot) {
                return Ok(expr);
            }
            let span = self.expect(Token::Name, "a field's name")?;
            let field = self.text[span.clone()].to_owned();
            let whole = expr.span.start..span.end;
            expr = Expr {
                kind: ExprKind::Field {
                    base: Box::new(expr),
                    field,
                },
                span: whole,
            };
        }
    }

    fn primary(&mut self) -> Result<Expr, ParseError> {
        match self.peek() {
            Some(Token::Number) => {
                let span = self.bump();
                let text = &self.text[span.clone()];
                let kind = match float_literal(text) {
                    Some(number) => ExprKind::Float(number.to_bits()),
                    None => ExprKind::Int(int_literal(text, &span)?),
                };
                Ok(Expr { kind, span })
            }
            Some(Token::Name) => {
                let span = self.bump();
                let name = self.text[span.clone()].to_owned();
                if self.peek() == Some(Token::Open) {
                    return self.call(name, span.start);
                }
                Ok(Expr {
                    kind: ExprKind::Name(name),
                    span,
                })
            }
            Some(Token::Open) => {
                let start = self.bump().start;
                let inner = self.conditional()?;
                let end = self.expect(Token::Close, "`)`")?.end;
                Ok(Expr {
                    kind: inner.kind,
                    span: start..end,
                })
            }
            _ => Err(self.unexpected("a name, a number or `(`")),
        }
    }

    fn call(&mut self, function: String, start: usize) -> Result<Expr, ParseError> {
        self.bump();
        let mut arguments = Vec::new();
        if self.peek() != Some(Token::Close) {
            loop {
                arguments.push(self.conditional()?);
                if !self.eat(Token::Comma) {
                    break;
                }
            }
        }
        let end = self.expect(Token::Close, "`,` or `)`")?.end;
        Ok(Expr {
            kind: ExprKind::Call {
                function,
                arguments,
            },
            span: start..end,
        })
    }

    fn nested<T>(
        &mut self,
        parse: impl FnOnce(&mut Self) -> Result<T, ParseError>,
    ) -> Result<T, ParseError> {
        if self.depth == MAX_DEPTH {
            return Err(self.error("the expression is nested too deeply"));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    fn peek(&self) -> Option<Token> {
        self.tokens.get(self.next).map(|(token, _)| *token)
    }

    /// Moves past the current token, which the caller has seen.
    fn bump(&mut self) -> ByteSpan {
        let span = self.here();
        self.next += 1;
        span
    }

    fn eat(&mut self, token: Token) -> bool {
        let found = self.peek() == Some(token);
        self.next += usize::from(found);
        found
    }

    fn expect(&mut self, token: Token, what: &str) -> Result<ByteSpan, ParseError> {
        if self.peek() == Some(token) {
            Ok(self.bump())
        } else {
            Err(self.unexpected(what))
        }
    }

    /// The current token, or the end of the text.
    fn here(&self) -> ByteSpan {
        let end = self.text.len();
        self.tokens
            .get(self.next)
            .map_or(end..end, |(_, span)| span.clone())
    }

    fn unexpected(&self, wanted: &str) -> ParseError {
        match &self.text[self.here()] {
            "" => self.error(&format!("expected {wanted}, found the end")),
            found => self.error(&format!("expected {wanted}, found `{found}`")),
        }
    }

    fn error(&self, message: &str) -> ParseError {
        ParseError {
            message: message.to_owned(),
            span: self.here(),
        }
    }
}

/// A decimal literal with a point or an exponent; its suffix says nothing.
fn float_literal(text: &str) -> Option<f64> {
    let is_float = text.contains('.') || text.contains(['e', 'E']) && !text.starts_with("0x");
    let digits = text.strip_suffix(['f', 'F']).unwrap_or(text);
    digits.parse().ok().filter(|_| is_float)
}

fn int_literal(text: &str, span: &ByteSpan) -> Result<IntLiteral, ParseError> {
    let error = |message: String| ParseError {
        message,
        span: span.clone(),
    };
    let lower = text.to_ascii_lowercase();
    let (radix, digits) = match lower.as_bytes() {
        [b'0', b'x', ..] => (16, &lower[2..]),
        [b'0', b'b', ..] => (2, &lower[2..]),
        [b'0', _, ..] => (8, &lower[1..]),
        _ => (10, lower.as_str()),
    };
    let end = digits
        .find(|c: char| !c.is_digit(radix))
        .unwrap_or(digits.len());
    let (digits, suffix) = digits.split_at(end);
    let (unsigned, long) = match suffix {
        "" => (false, false),
        "u" => (true, false),
        "l" | "ll" => (false, true),
        "ul" | "ull" | "lu" | "llu" => (true, true),
        _ => return Err(error(format!("`{text}` is no integer literal"))),
    };
    // "0u" and "0l" leave no digit after the octal prefix: they are zero.
    let value = match (radix, digits) {
        (8, "") => 0,
        (_, "") => return Err(error(format!("`{text}` is no integer literal"))),
        _ => u64::from_str_radix(digits, radix)
            .map_err(|_| error(format!("`{text}` does not fit in 64 bits")))?,
    };
    Ok(IntLiteral {
        value,
        unsigned,
        long,
        decimal: radix == 10,
    })
}
