//! Expressions, by precedence climbing with the table that the printer uses.

use super::lexer::Token;
use super::{Parsed, Parser};
use crate::ivl::ast::{BinOp, Expr, ExprKind, Symbol};
use crate::ivl::names::is_reserved;
use crate::ivl::print::UNARY;

const OPERATORS: [BinOp; 16] = [
    BinOp::And,
    BinOp::Or,
    BinOp::Implies,
    BinOp::Iff,
    BinOp::Eq,
    BinOp::Neq,
    BinOp::Lt,
    BinOp::Le,
    BinOp::Gt,
    BinOp::Ge,
    BinOp::Add,
    BinOp::Sub,
    BinOp::Mul,
    BinOp::Div,
    BinOp::Mod,
    BinOp::Concat,
];

impl Parser<'_> {
    pub(super) fn expr(&mut self) -> Parsed<Expr> {
        self.binary(0)
    }

    /// An expression of operators that bind at least as strongly as `least`.
    fn binary(&mut self, least: u8) -> Parsed<Expr> {
        self.nest()?;
        let mut left = self.unary()?;
        let mut left_op = None;
        while let Some(op) = self.operator() {
            let [own, needed, right] = op.strength();
            if own < least {
                break;
            }
            let chains = matches!(op, BinOp::And | BinOp::Or) && left_op == Some(op);
            let left_strength = left_op.map_or(UNARY, |op: BinOp| op.strength()[0]);
            if left_strength < needed && !chains {
                return self.fail(format!(
                    "the operand to the left of `{}` needs parentheses",
                    op.symbol()
                ));
            }
            self.next += 1;
            left = Expr::binary(op, left, self.binary(right)?);
            left_op = Some(op);
        }
        self.nesting -= 1;
        Ok(left)
    }

    fn operator(&self) -> Option<BinOp> {
        let (Token::Mark(text) | Token::Word(text)) = self.peek_at(0)? else {
            return None;
        };
        OPERATORS.into_iter().find(|op| op.symbol() == text)
    }

    fn unary(&mut self) -> Parsed<Expr> {
        // A loop, as prefixes may be many.
        let mut prefixes = Vec::new();
        while self.at("!") || self.at("-") {
            prefixes.push(self.at("!"));
            self.next += 1;
        }
        let literal = matches!(self.peek_at(0), Some(Token::Int(_)));
        let mut expr = if literal && prefixes.last() == Some(&false) {
            prefixes.pop();
            self.integer(true)?
        } else {
            self.postfix()?
        };
        for not in prefixes.into_iter().rev() {
            expr = Expr::new(if not {
                ExprKind::Not(expr)
            } else {
                ExprKind::Neg(expr)
            });
        }
        Ok(expr)
    }

    fn postfix(&mut self) -> Parsed<Expr> {
        let mut expr = self.atom()?;
        while self.take("[") {
            let index = self.expr()?;
            expr = if self.take(":=") {
                let value = self.expr()?;
                Expr::store(expr, index, value)
            } else if self.at(":") {
                self.extract(expr, &index)?
            } else if self.at(",") {
                return self.unsupported("a map of several arguments");
            } else {
                Expr::select(expr, index)
            };
            self.expect("]")?;
        }
        Ok(expr)
    }

    fn extract(&mut self, arg: Expr, high: &Expr) -> Parsed<Expr> {
        let bound = |e: &Expr| match e.kind() {
            ExprKind::Int(n) => u32::try_from(*n).ok(),
            _ => None,
        };
        let Some(high) = bound(high) else {
            return self.fail("the bounds of an extraction are numbers");
        };
        self.next += 1;
        let low = self.expr()?;
        match bound(&low) {
            Some(low) => Ok(Expr::extract(arg, high, low)),
            None => self.fail("the bounds of an extraction are numbers"),
        }
    }

    fn atom(&mut self) -> Parsed<Expr> {
        match self.peek_at(0) {
            Some(Token::Int(_)) => self.integer(false),
            Some(Token::Bv((value, width))) => self.bit_vector(value, width),
            Some(Token::Mark("(")) => {
                self.next += 1;
                let expr = match self.word() {
                    Some("forall") => self.quantifier()?,
                    Some(word @ ("exists" | "lambda")) => return self.unsupported(word),
                    _ => self.expr()?,
                };
                self.expect(")")?;
                Ok(expr)
            }
            Some(Token::Word(word)) => self.atom_of_word(word),
            _ => self.expected("an expression"),
        }
    }

    fn atom_of_word(&mut self, word: &str) -> Parsed<Expr> {
        if is_reserved(word) && !matches!(word, "true" | "false" | "if" | "old") {
            return self.expected("an expression");
        }
        self.next += 1;
        match word {
            "true" | "false" => Ok(Expr::bool(word == "true")),
            "if" => {
                let condition = self.expr()?;
                self.expect("then")?;
                let then = self.expr()?;
                self.expect("else")?;
                let other = self.expr()?;
                Ok(Expr::new(ExprKind::Ite(condition, then, other)))
            }
            "old" => {
                self.expect("(")?;
                let expr = self.expr()?;
                self.expect(")")?;
                Ok(Expr::new(ExprKind::Old(expr)))
            }
            name if self.at("(") => Ok(Expr::apply(name, self.arguments()?)),
            name => Ok(Expr::var(name)),
        }
    }

    /// Expressions in parentheses.
    pub(super) fn arguments(&mut self) -> Parsed<Vec<Expr>> {
        self.expect("(")?;
        let mut args = Vec::new();
        while !self.at(")") {
            args.push(self.expr()?);
            if !self.take(",") {
                break;
            }
        }
        self.expect(")")?;
        Ok(args)
    }

    fn quantifier(&mut self) -> Parsed<Expr> {
        self.nest_type()?;
        self.next += 1;
        let mut bound: Vec<(Symbol, _)> = Vec::new();
        loop {
            let (names, ty) = self.names_and_type()?;
            bound.extend(names.into_iter().map(|name| (name, ty.clone())));
            if !self.take(",") {
                break;
            }
        }
        self.expect("::")?;
        while self.take("{") {
            // A trigger says how to use the formula, not what it means.
            self.expr()?;
            while self.take(",") {
                self.expr()?;
            }
            self.expect("}")?;
        }
        let body = self.expr()?;
        self.type_nesting -= 1;
        Ok(Expr::new(ExprKind::Forall(bound, body)))
    }

    fn integer(&mut self, negative: bool) -> Parsed<Expr> {
        let Some(Token::Int(digits)) = self.peek_at(0) else {
            return self.expected("a number");
        };
        let sign = if negative { "-" } else { "" };
        let Ok(value) = format!("{sign}{digits}").parse() else {
            return self.fail("a literal of more than 128 bits is not supported in IVL");
        };
        self.next += 1;
        Ok(Expr::int(value))
    }

    fn bit_vector(&mut self, value: &str, width: &str) -> Parsed<Expr> {
        let (Ok(value), Ok(width)) = (value.parse::<u128>(), width.parse::<u32>()) else {
            return self.fail("a literal of more than 128 bits is not supported in IVL");
        };
        if width == 0 || (width < 128 && value >> width != 0) {
            return self.fail(format!("{value} is no value of {width} bits"));
        }
        self.next += 1;
        Ok(Expr::bv(value, width))
    }
}
