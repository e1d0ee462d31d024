//! Expressions.

use super::{Parsed, Parser};
use crate::engines::protocol::lexer::Token;
use crate::smt::{BvOp, Sort, Term, WrapOp};

/// An expression, or a literal that has no width yet.
#[derive(Clone, Copy)]
pub(super) enum Operand {
    Term(Term),
    Literal(i128),
}

/// Binary operators by rising strength.
const LEVELS: &[&[&str]] = &[
    &["||"],
    &["&&"],
    &["|"],
    &["^"],
    &["&"],
    &["==", "!="],
    &["<=", "<", ">=", ">"],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];
/// Where a condition ends that stands between `&&`.
const CONJUNCT: usize = 2;

impl Parser<'_> {
    /// A truth value.
    pub(super) fn condition(&mut self) -> Parsed<Term> {
        let term = self.value()?;
        self.truth(term)
    }

    /// A truth value without `&&` or `||` outside parentheses.
    pub(super) fn conjunct(&mut self) -> Parsed<Term> {
        let operand = self.binary(CONJUNCT)?;
        let term = self.settle(operand)?;
        self.truth(term)
    }

    /// A number.
    pub(super) fn number(&mut self) -> Parsed<Term> {
        let term = self.value()?;
        match self.protocol.pool.is_bool(term) {
            true => Err(self.error_before("a number is expected here, not a truth value")),
            false => Ok(term),
        }
    }

    /// A number or a truth value.
    pub(super) fn value(&mut self) -> Parsed<Term> {
        let operand = self.operand()?;
        self.settle(operand)
    }

    pub(super) fn operand(&mut self) -> Parsed<Operand> {
        self.deeper()?;
        let condition = self.binary(0)?;
        let result = if self.eat("?") {
            let condition = self.settle(condition)?;
            let condition = self.truth(condition)?;
            let then = self.binary(0)?;
            self.expect(":")?;
            let otherwise = self.binary(0)?;
            let (a, b) = self.unify(then, otherwise)?;
            Operand::Term(self.protocol.pool.ite(condition, a, b))
        } else {
            condition
        };
        self.depth -= 1;
        Ok(result)
    }

    fn binary(&mut self, level: usize) -> Parsed<Operand> {
        let Some(operators) = LEVELS.get(level) else {
            return self.unary();
        };
        let mut left = self.binary(level + 1)?;
        while let Some(op) = operators.iter().find(|op| self.eat(op)) {
            let right = self.binary(level + 1)?;
            left = self.apply(op, left, right)?;
        }
        Ok(left)
    }

    fn apply(&mut self, op: &str, left: Operand, right: Operand) -> Parsed<Operand> {
        if let (Operand::Literal(a), Operand::Literal(b)) = (left, right) {
            let folded = match op {
                "+" => a.checked_add(b),
                "-" => a.checked_sub(b),
                "*" => a.checked_mul(b),
                _ => None,
            };
            if let Some(value) = folded {
                return Ok(Operand::Literal(value));
            }
        }
        if matches!(op, "&&" | "||") {
            let (a, b) = (self.settle(left)?, self.settle(right)?);
            let (a, b) = (self.truth(a)?, self.truth(b)?);
            let pool = &mut self.protocol.pool;
            return Ok(Operand::Term(match op {
                "&&" => pool.and([a, b]),
                _ => pool.or([a, b]),
            }));
        }
        let (a, b) = self.unify(left, right)?;
        if self.protocol.pool.is_bool(a) && !matches!(op, "==" | "!=") {
            return Err(self.error_before("numbers are expected here, not truth values"));
        }
        let pool = &mut self.protocol.pool;
        Ok(Operand::Term(match op {
            "|" => pool.bv_or(a, b),
            "^" => pool.bv_xor(a, b),
            "&" => pool.bv_and(a, b),
            "==" => pool.eq(a, b),
            "!=" => pool.ne(a, b),
            "<=" => pool.sle(a, b),
            "<" => pool.slt(a, b),
            ">=" => pool.sle(b, a),
            ">" => pool.slt(b, a),
            "<<" => pool.bv_op(BvOp::Shl, a, b),
            ">>" => pool.bv_op(BvOp::Ashr, a, b),
            "+" => pool.bv_add(a, b),
            "-" => pool.bv_sub(a, b),
            "*" => pool.bv_mul(a, b),
            "/" => pool.bv_op(BvOp::Sdiv, a, b),
            "%" => pool.bv_op(BvOp::Srem, a, b),
            _ => unreachable!("`LEVELS` has no other operators"),
        }))
    }

    fn unary(&mut self) -> Parsed<Operand> {
        self.deeper()?;
        let result = if self.eat("!") {
            let operand = self.unary()?;
            let term = self.settle(operand)?;
            let term = self.truth(term)?;
            Operand::Term(self.protocol.pool.not(term))
        } else if self.eat("-") {
            match self.unary()? {
                Operand::Literal(value) => Operand::Literal(-value),
                Operand::Term(term) => {
                    self.bits(term)?;
                    Operand::Term(self.protocol.pool.bv_neg(term))
                }
            }
        } else if self.eat("~") {
            let operand = self.unary()?;
            let term = self.settle(operand)?;
            self.bits(term)?;
            Operand::Term(self.protocol.pool.bv_not(term))
        } else {
            self.primary()?
        };
        self.depth -= 1;
        Ok(result)
    }

    fn primary(&mut self) -> Parsed<Operand> {
        if self.eat("(") {
            let inner = self.operand()?;
            self.expect(")")?;
            return Ok(inner);
        }
        match self.peek() {
            Some(Token::Int(text)) => {
                self.next += 1;
                match text.parse() {
                    Ok(value) => Ok(Operand::Literal(value)),
                    Err(_) => Err(self.error_before("this number is too large")),
                }
            }
            Some(Token::Sized((value, width))) => {
                self.next += 1;
                let value = value.parse::<u128>().ok();
                let width = width
                    .parse::<u32>()
                    .ok()
                    .filter(|w| (1..=crate::smt::MAX_WIDTH).contains(w));
                match (value, width) {
                    (Some(value), Some(width)) => {
                        Ok(Operand::Term(self.protocol.pool.bv(value, width)))
                    }
                    _ => Err(self.error_before("this number is too large")),
                }
            }
            Some(Token::Word(_)) => self.name(),
            _ => Err(self.error_here("an expression is expected")),
        }
    }

    fn name(&mut self) -> Parsed<Operand> {
        let word = self.word()?;
        if let "true" | "false" = word {
            return Ok(Operand::Term(self.protocol.pool.bool(word == "true")));
        }
        if self.eat("(") {
            return self.call(word);
        }
        let known = self.scopes.iter().rev().find_map(|scope| scope.get(word));
        match known {
            Some(term) => Ok(Operand::Term(*term)),
            None => Err(self.error_before(&format!("`{word}` is not known here"))),
        }
    }

    fn call(&mut self, function: &str) -> Parsed<Operand> {
        let first = self.operand()?;
        let result = match function {
            "zext" | "sext" | "trunc" => {
                let term = self.settle(first)?;
                self.bits(term)?;
                self.expect(",")?;
                let to = self.width()?;
                let from = self.protocol.pool.width(term);
                if (function == "trunc") != (to < from) && to != from {
                    return Err(self.error_before("this width does not fit the conversion"));
                }
                let pool = &mut self.protocol.pool;
                match function {
                    "zext" => pool.zero_ext(term, to),
                    "sext" => pool.sign_ext(term, to),
                    _ => pool.extract(term, to, 0),
                }
            }
            "bits" => {
                let term = self.settle(first)?;
                self.bits(term)?;
                self.expect(",")?;
                let high = self.width()?;
                self.expect(",")?;
                let low = self.literal()?;
                if u128::from(high) <= low || high > self.protocol.pool.width(term) {
                    return Err(self.error_before("there are no such bits"));
                }
                self.protocol.pool.extract(term, high, low as u32)
            }
            "pow2" => {
                let term = self.settle(first)?;
                self.bits(term)?;
                let pool = &mut self.protocol.pool;
                let width = pool.width(term);
                let (zero, one) = (pool.bv(0, width), pool.bv(1, width));
                let below = pool.bv_sub(term, one);
                let common = pool.bv_and(term, below);
                let single = pool.eq(common, zero);
                let some = pool.ne(term, zero);
                pool.and([single, some])
            }
            "concat" => {
                self.expect(",")?;
                let second = self.value()?;
                let first = self.settle(first)?;
                self.bits(first)?;
                self.bits(second)?;
                let pool = &mut self.protocol.pool;
                if pool.width(first) + pool.width(second) > crate::smt::MAX_WIDTH {
                    return Err(self.error_before("this is wider than numbers can be"));
                }
                pool.concat(first, second)
            }
            _ => {
                self.expect(",")?;
                let second = self.operand()?;
                let (a, b) = self.unify(first, second)?;
                self.bits(a)?;
                match self.pair(function, a, b) {
                    Some(term) => term,
                    None => {
                        let message = format!("there is no function `{function}`");
                        return Err(self.error_before(&message));
                    }
                }
            }
        };
        self.expect(")")?;
        Ok(Operand::Term(result))
    }

    fn pair(&mut self, function: &str, a: Term, b: Term) -> Option<Term> {
        let pool = &mut self.protocol.pool;
        Some(match function {
            "ult" => pool.ult(a, b),
            "ule" => pool.ule(a, b),
            "ugt" => pool.ult(b, a),
            "uge" => pool.ule(b, a),
            "udiv" => pool.bv_op(BvOp::Udiv, a, b),
            "urem" => pool.bv_op(BvOp::Urem, a, b),
            "smod" => pool.bv_op(BvOp::Smod, a, b),
            "lshr" => pool.bv_op(BvOp::Lshr, a, b),
            "nsw_add" => pool.no_wrap(WrapOp::Add, true, a, b),
            "nsw_sub" => pool.no_wrap(WrapOp::Sub, true, a, b),
            "nsw_mul" => pool.no_wrap(WrapOp::Mul, true, a, b),
            "nuw_add" => pool.no_wrap(WrapOp::Add, false, a, b),
            "nuw_sub" => pool.no_wrap(WrapOp::Sub, false, a, b),
            "nuw_mul" => pool.no_wrap(WrapOp::Mul, false, a, b),
            _ => return None,
        })
    }

    fn width(&mut self) -> Parsed<u32> {
        match self.literal()? {
            width @ 1..=128 => Ok(width as u32),
            _ => Err(self.error_before("this is no number of bits")),
        }
    }

    /// The operand as a term; a literal has 32 bits.
    fn settle(&mut self, operand: Operand) -> Parsed<Term> {
        self.sized(operand, 32)
    }

    /// The operand as a term; a literal has so many bits, a term must have them
    /// where it meets others.
    pub(super) fn sized(&mut self, operand: Operand, width: u32) -> Parsed<Term> {
        match operand {
            Operand::Term(term) => Ok(term),
            Operand::Literal(value) => {
                let fits = match width {
                    128 => true,
                    _ => value >> width == 0 || value >> (width - 1) == -1,
                };
                match fits {
                    true => Ok(self.protocol.pool.bv(value as u128, width)),
                    false => {
                        Err(self.error_before(&format!("{value} has not room in {width} bits")))
                    }
                }
            }
        }
    }

    /// Two operands of one sort.
    pub(super) fn unify(&mut self, a: Operand, b: Operand) -> Parsed<(Term, Term)> {
        let (a, b) = match (a, b) {
            (Operand::Literal(_), Operand::Literal(_)) => (self.settle(a)?, self.settle(b)?),
            (Operand::Term(a), b) => {
                let width = self.width_beside(a)?;
                (a, self.sized(b, width)?)
            }
            (a, Operand::Term(b)) => {
                let width = self.width_beside(b)?;
                (self.sized(a, width)?, b)
            }
        };
        let pool = &self.protocol.pool;
        match pool.sort(a) == pool.sort(b) {
            true => Ok((a, b)),
            false => {
                let message = format!(
                    "these are of different types: {} and {}",
                    pool.sort(a),
                    pool.sort(b)
                );
                Err(self.error_before(&message))
            }
        }
    }

    fn width_beside(&self, term: Term) -> Parsed<u32> {
        match self.protocol.pool.sort(term) {
            Sort::BitVec(width) => Ok(*width),
            _ => Ok(32),
        }
    }

    fn truth(&self, term: Term) -> Parsed<Term> {
        match self.protocol.pool.is_bool(term) {
            true => Ok(term),
            false => Err(self.error_before("a truth value is expected here, not a number")),
        }
    }

    pub(super) fn bits(&self, term: Term) -> Parsed<()> {
        match self.protocol.pool.is_bool(term) {
            true => Err(self.error_before("a number is expected here, not a truth value")),
            false => Ok(()),
        }
    }
}
