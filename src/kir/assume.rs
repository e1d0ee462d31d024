//! Assumptions of the user (`--assume`): C expressions over kernel parameters
//! and launch sizes, such as `width == 512 && height % blockDim.x == 0`.
//!
//! This file gives them their syntax tree, with C's precedence. What a name
//! means, and the usual arithmetic conversions, are for whoever lowers the tree.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use logos::Logos;

pub use types::IntType;

mod types;

/// Bytes of the assumption's text.
pub type ByteSpan = Range<usize>;

/// An assumption as the user wrote it, and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumption {
    /// The C expression, without space around it.
    pub text: String,
    #[doc(hidden)]
    pub expr: Expr,
}

impl FromStr for Assumption {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Ok(Assumption {
            text: text.trim().to_owned(),
            expr: parse(text.trim())?,
        })
    }
}

/// A C expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: ByteSpan,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExprKind {
    Int(IntLiteral),
    /// A kernel parameter or a builtin.
    Name(String),
    /// `base.field`, as in `blockDim.x`.
    Field {
        base: Box<Expr>,
        field: String,
    },
    /// `function(arguments)`, as in `get_local_size(0)`.
    Call {
        function: String,
        arguments: Vec<Expr>,
    },
    Unary {
        op: UnaryOp,
        operand: Box<Expr>,
    },
    /// `(type)operand`.
    Cast {
        to: IntType,
        operand: Box<Expr>,
    },
    Binary {
        op: BinaryOp,
        left: Box<Expr>,
        right: Box<Expr>,
    },
    /// `condition ? then : otherwise`.
    Conditional {
        condition: Box<Expr>,
        then: Box<Expr>,
        otherwise: Box<Expr>,
    },
}

/// An integer literal with what its suffix says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntLiteral {
    pub value: u64,
    /// Suffix `u`.
    pub unsigned: bool,
    /// Suffix `l` or `ll`.
    pub long: bool,
    /// Written in base ten: such a literal is never unsigned without its suffix.
    pub decimal: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOp {
    Not,
    BitNot,
    Neg,
    Plus,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOp {
    Mul,
    Div,
    Rem,
    Add,
    Sub,
    Shl,
    Shr,
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
    BitAnd,
    BitXor,
    BitOr,
    And,
    Or,
}

/// Why a text is no expression, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What is wrong there.
    pub message: String,
    /// Where in the text it is wrong.
    pub span: ByteSpan,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at column {}", self.message, self.span.start + 1)
    }
}

impl std::error::Error for ParseError {}

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

#[derive(Logos, Clone, Copy, Debug, PartialEq, Eq)]
#[logos(skip r"[ \t\r\n]+")]
enum Token {
    #[regex(r"[A-Za-z_$][A-Za-z0-9_$]*")]
    Name,
    /// Any run that starts with a digit; its form is checked when it is read.
    #[regex(r"[0-9][A-Za-z0-9_.]*")]
    Number,
    #[token("(")]
    Open,
    #[token(")")]
    Close,
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
fn binary_op(token: Token) -> Option<(BinaryOp, u8)> {
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

fn unary_op(token: Token) -> Option<UnaryOp> {
    Some(match token {
        Token::Not => UnaryOp::Not,
        Token::Tilde => UnaryOp::BitNot,
        Token::Minus => UnaryOp::Neg,
        Token::Plus => UnaryOp::Plus,
        _ => return None,
    })
}

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

    fn postfix(&mut self) -> Result<Expr, ParseError> {
        let mut expr = self.primary()?;
        while self.eat(Token::Dot) {
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
        Ok(expr)
    }

    fn primary(&mut self) -> Result<Expr, ParseError> {
        match self.peek() {
            Some(Token::Number) => {
                let span = self.bump();
                let kind = ExprKind::Int(int_literal(&self.text[span.clone()], &span)?);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The tree with every operator in parentheses.
    fn shape(expr: &Expr) -> String {
        match &expr.kind {
            ExprKind::Int(literal) => literal.value.to_string(),
            ExprKind::Name(name) => name.clone(),
            ExprKind::Field { base, field } => format!("{}.{field}", shape(base)),
            ExprKind::Call {
                function,
                arguments,
            } => {
                let arguments: Vec<_> = arguments.iter().map(shape).collect();
                format!("{function}({})", arguments.join(", "))
            }
            ExprKind::Unary { op, operand } => format!("({op:?} {})", shape(operand)),
            ExprKind::Cast { to, operand } => {
                let sign = if to.unsigned { 'u' } else { 'i' };
                format!("({sign}{} {})", to.width, shape(operand))
            }
            ExprKind::Binary { op, left, right } => {
                format!("({} {op:?} {})", shape(left), shape(right))
            }
            ExprKind::Conditional {
                condition,
                then,
                otherwise,
            } => {
                format!(
                    "({} ? {} : {})",
                    shape(condition),
                    shape(then),
                    shape(otherwise)
                )
            }
        }
    }

    fn parsed(text: &str) -> String {
        shape(&parse(text).expect("a valid expression"))
    }

    fn failure(text: &str) -> String {
        parse(text).expect_err("an invalid expression").to_string()
    }

    #[test]
    fn precedence_is_that_of_c() {
        assert_eq!(
            parsed("width == 512 && height % blockDim.x == 0"),
            "((width Eq 512) And ((height Rem blockDim.x) Eq 0))"
        );
        assert_eq!(
            parsed("blockDim.x * gridDim.x >= n"),
            "((blockDim.x Mul gridDim.x) Ge n)"
        );
        assert_eq!(
            parsed("a | b ^ c & d == e < f << g + h * i"),
            "(a BitOr (b BitXor (c BitAnd (d Eq (e Lt (f Shl (g Add (h Mul i))))))))"
        );
        assert_eq!(parsed("a || b && c || d"), "((a Or (b And c)) Or d)");
        assert_eq!(parsed("a - b - c"), "((a Sub b) Sub c)");
        assert_eq!(parsed("a >> b >> (c / d)"), "((a Shr b) Shr (c Div d))");
        assert_eq!(
            parsed("!a == -b + ~+c"),
            "((Not a) Eq ((Neg b) Add (BitNot (Plus c))))"
        );
        assert_eq!(parsed("a ? b : c ? d : e"), "(a ? b : (c ? d : e))");
        assert_eq!(parsed("a > b != (c <= d)"), "((a Gt b) Ne (c Le d))");
    }

    #[test]
    fn casts_bind_like_other_prefixes() {
        assert_eq!(
            parsed("s == (unsigned long)rows * cols"),
            "(s Eq ((u64 rows) Mul cols))"
        );
        assert_eq!(parsed("(size_t)(a + b)"), "(u64 (a Add b))");
        assert_eq!(parsed("(int)-(short)a.b"), "(i32 (Neg (i16 a.b)))");
        assert_eq!(parsed("(width) * 2"), "(width Mul 2)");
        assert_eq!(
            failure("(size_t)"),
            "expected a name, a number or `(`, found the end at column 9"
        );
    }

    #[test]
    fn calls_and_literals() {
        assert_eq!(
            parsed("get_global_size(0) == f(a, b + 1)"),
            "(get_global_size(0) Eq f(a, (b Add 1)))"
        );
        assert_eq!(
            parsed("n == 0x1F + 017 + 0b11 + 0 + 0u"),
            "(n Eq ((((31 Add 15) Add 3) Add 0) Add 0))"
        );
        let literal = |text| match parse(text).expect("a literal").kind {
            ExprKind::Int(literal) => literal,
            kind => panic!("{kind:?}"),
        };
        assert_eq!(
            literal("18446744073709551615ULL"),
            IntLiteral {
                value: u64::MAX,
                unsigned: true,
                long: true,
                decimal: true
            }
        );
        assert_eq!(
            literal("0xffL"),
            IntLiteral {
                value: 255,
                unsigned: false,
                long: true,
                decimal: false
            }
        );
    }

    #[test]
    fn spans_cover_the_text() {
        let expr = parse(" (a+b) * c").expect("an expression");
        assert_eq!(expr.span, 1..10);
        let ExprKind::Binary { left, .. } = expr.kind else {
            panic!("a product")
        };
        assert_eq!(left.span, 1..6);
    }

    #[test]
    fn errors_name_the_place() {
        assert_eq!(
            failure("width = 512"),
            "`=` assigns; to compare, write `==` at column 7"
        );
        assert_eq!(
            failure("a +"),
            "expected a name, a number or `(`, found the end at column 4"
        );
        assert_eq!(
            failure(""),
            "expected a name, a number or `(`, found the end at column 1"
        );
        assert_eq!(failure("(a"), "expected `)`, found the end at column 3");
        assert_eq!(
            failure("a b"),
            "expected an operator or the end, found `b` at column 3"
        );
        assert_eq!(
            failure("a[0]"),
            "`[` has no place in an expression at column 2"
        );
        assert_eq!(
            failure("a == 1.5"),
            "`1.5` is no integer literal at column 6"
        );
        assert_eq!(failure("08"), "`08` is no integer literal at column 1");
        assert_eq!(failure("0x"), "`0x` is no integer literal at column 1");
        assert_eq!(
            failure("99999999999999999999"),
            "`99999999999999999999` does not fit in 64 bits at column 1"
        );
        assert_eq!(
            failure("é"),
            "`é` has no place in an expression at column 1"
        );
    }

    #[test]
    fn deep_and_long_expressions_are_refused() {
        let deep = format!("{}a{}", "(".repeat(1000), ")".repeat(1000));
        assert!(failure(&deep).starts_with("the expression is nested too deeply"));
        assert!(failure(&"-".repeat(2000)).starts_with("the expression is nested too deeply"));
        let long = vec!["a"; 4000].join("+");
        assert!(failure(&long).starts_with("the expression is too long"));
    }
}
