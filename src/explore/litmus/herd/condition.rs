//! The condition on final states at a file's end.

use super::super::cursor::Token;
use super::super::{BinaryOp, Condition, Expr, Quantifier};
use super::{Parsed, Parser};

impl Parser<'_> {
    pub(super) fn final_condition(&mut self) -> Parsed<()> {
        // `locations [x; y;]` only asks for more to be printed.
        if self.cursor.accept("locations") {
            self.cursor.expect("[")?;
            while !self.cursor.accept("]") {
                if self.cursor.peek().is_none() {
                    return Err(self.cursor.error("`]` is expected here"));
                }
                self.cursor.advance();
            }
        }
        let quantifier = if self.cursor.accept("exists") {
            Quantifier::Exists
        } else if self.cursor.accept("forall") {
            Quantifier::Forall
        } else if self.cursor.accept("~") {
            self.cursor.expect("exists")?;
            Quantifier::NotExists
        } else if self.cursor.peek().is_none() {
            return Ok(());
        } else {
            return Err(self.cursor.error("a condition is expected here"));
        };
        let claim = self.any()?;
        self.litmus.condition = Some(Condition { quantifier, claim });
        match self.cursor.peek() {
            None => Ok(()),
            Some(_) => Err(self.cursor.error("the end of the file is expected here")),
        }
    }

    fn any(&mut self) -> Parsed<Expr> {
        self.cursor.enter()?;
        let mut left = self.both()?;
        while self.cursor.accept("\\/") || self.cursor.accept("||") {
            self.cursor.operator()?;
            left = Expr::binary(BinaryOp::Any, left, self.both()?);
        }
        self.cursor.leave();
        Ok(left)
    }

    fn both(&mut self) -> Parsed<Expr> {
        let mut left = self.atom()?;
        while self.cursor.accept("/\\") || self.cursor.accept("&&") {
            self.cursor.operator()?;
            left = Expr::binary(BinaryOp::Both, left, self.atom()?);
        }
        Ok(left)
    }

    fn atom(&mut self) -> Parsed<Expr> {
        if self.cursor.accept("~") || self.cursor.accept("not") || self.cursor.accept("!") {
            self.cursor.enter()?;
            let inner = self.atom()?;
            self.cursor.leave();
            return Ok(inner.negated());
        }
        if self.cursor.accept("(") {
            let inner = self.any()?;
            self.cursor.expect(")")?;
            return Ok(inner);
        }
        if self.cursor.accept("true") {
            return Ok(Expr::Constant(1));
        }
        if self.cursor.accept("false") {
            return Ok(Expr::Constant(0));
        }
        let left = self.term()?;
        let op = if self.cursor.accept("=") || self.cursor.accept("==") {
            BinaryOp::Eq
        } else if self.cursor.accept("!=") || self.cursor.accept("<>") {
            BinaryOp::Ne
        } else {
            return Err(self.cursor.error("`=` is expected here"));
        };
        Ok(Expr::binary(op, left, self.term()?))
    }

    fn term(&mut self) -> Parsed<Expr> {
        let colon = self.cursor.peek_at(1) == Some(Token::Symbol(":"));
        match self.cursor.peek() {
            Some(Token::Number(number)) if colon => self.final_register(&format!("P{number}")),
            Some(Token::Word(thread)) if colon => self.final_register(thread),
            Some(Token::Word(_) | Token::Symbol("[")) => self.last_value(),
            _ => Ok(Expr::Constant(self.cursor.number()?)),
        }
    }

    fn final_register(&mut self, thread: &str) -> Parsed<Expr> {
        let Some(thread) = self.litmus.threads.iter().position(|t| t.name == thread) else {
            return Err(self.cursor.error(&format!("there is no thread {thread}")));
        };
        self.cursor.advance();
        self.cursor.advance();
        let name = self.cursor.word()?;
        let registers = &self.litmus.threads[thread].registers;
        if let Some(register) = registers.iter().position(|other| other == name) {
            return Ok(Expr::Final { thread, register });
        }
        // Some files ask for a pointer of a thread and mean the cell.
        match self.litmus.cells.iter().position(|cell| cell.name == name) {
            Some(cell) => Ok(Expr::Cell { cell, index: 0 }),
            None => Err(self.cursor.error(&format!("there is no register {name}"))),
        }
    }

    fn last_value(&mut self) -> Parsed<Expr> {
        let bracket = self.cursor.accept("[");
        let name = self.cursor.word()?;
        let Some(cell) = self.litmus.cells.iter().position(|cell| cell.name == name) else {
            return Err(self.cursor.error(&format!("there is no cell {name}")));
        };
        if bracket {
            self.cursor.expect("]")?;
        }
        let mut index = 0;
        if self.cursor.accept("[") {
            let last = self.litmus.cells[cell].values.len() - 1;
            index = u64::from(self.cursor.count(last as u32)?);
            self.cursor.expect("]")?;
        }
        Ok(Expr::Cell { cell, index })
    }
}
