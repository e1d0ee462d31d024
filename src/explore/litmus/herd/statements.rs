//! Statements and expressions. An access inside an expression becomes a statement of its
//! own before it.

use super::super::cursor::Token;
use super::super::{BinaryOp, Expr, Place, Register, Stmt, UnaryOp};
use super::{Parsed, Parser, TEMPORARY};
use crate::explore::access::Access;

impl Parser<'_> {
    pub(super) fn block(&mut self) -> Parsed<Vec<Stmt>> {
        self.cursor.expect("{")?;
        self.gather(|this| {
            while !this.cursor.accept("}") {
                this.statement()?;
            }
            Ok(())
        })
    }

    /// What `parse` emits.
    fn gather(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<()>) -> Parsed<Vec<Stmt>> {
        self.cursor.enter()?;
        self.bodies.push(Vec::new());
        let parsed = parse(self);
        let body = self.bodies.pop().unwrap_or_default();
        self.cursor.leave();
        parsed.map(|()| body)
    }

    fn block_or_statement(&mut self) -> Parsed<Vec<Stmt>> {
        if self.cursor.is_at("{") {
            self.block()
        } else {
            self.gather(Self::statement)
        }
    }

    fn statement(&mut self) -> Parsed<()> {
        if self.cursor.accept(";") {
            return Ok(());
        }
        if self.cursor.is_at("{") {
            let body = self.block()?;
            body.into_iter().for_each(|stmt| self.emit(stmt));
            return Ok(());
        }
        if self.cursor.accept("if") {
            return self.branch();
        }
        if self.cursor.accept("while") {
            return self.repeat();
        }
        let mut barrier = 0;
        if let (Some(Token::Word(label)), Some(Token::Symbol(":"))) =
            (self.cursor.peek(), self.cursor.peek_at(1))
        {
            // Barriers of different names are different barriers.
            let digits = label.trim_start_matches(|c: char| !c.is_ascii_digit());
            barrier = digits.parse().unwrap_or(0);
            self.cursor.advance();
            self.cursor.advance();
        }
        if self.is_declaration() {
            self.skip_type();
            let name = self.cursor.word()?;
            if self.cursor.accept("=") {
                self.assign(name)?;
            } else {
                self.register(name);
            }
        } else if self.cursor.accept("*") {
            let place = self.pointer()?;
            self.cursor.expect("=")?;
            self.plain_store(place)?;
        } else {
            let name = self.cursor.word()?;
            if self.cursor.is_at("(") {
                self.call(name, barrier)?;
            } else if self.cursor.is_at("[") {
                let place = self.element(name)?;
                self.cursor.expect("=")?;
                self.plain_store(place)?;
            } else {
                self.cursor.expect("=")?;
                self.assign(name)?;
            }
        }
        self.cursor.expect(";")
    }

    /// Whether a type and a name come next.
    fn is_declaration(&self) -> bool {
        matches!(self.cursor.peek(), Some(Token::Word(_)))
            && matches!(
                self.cursor.peek_at(1),
                Some(Token::Word(_) | Token::Symbol("*"))
            )
    }

    fn assign(&mut self, name: &str) -> Parsed<()> {
        if self.parameters.iter().any(|pointer| pointer == name) {
            // Such as `x = x + *y;`, where a register shadows the pointer.
            return Err(self
                .cursor
                .error(&format!("{name} is a pointer to shared memory")));
        }
        let value = self.expression(0)?;
        let register = self.register(name);
        if !self.retarget(&value, register) {
            self.emit(Stmt::Assign { register, value });
        }
        Ok(())
    }

    /// Lets the last statement give its value to `register`, if it is the access whose
    /// value is to be assigned.
    fn retarget(&mut self, value: &Expr, register: Register) -> bool {
        let last = self.bodies.last_mut().and_then(|body| body.last_mut());
        match (value, last) {
            (
                Expr::Register(temporary),
                Some(
                    Stmt::Load { register: own, .. }
                    | Stmt::Update { register: own, .. }
                    | Stmt::CompareSwap { register: own, .. },
                ),
            ) if own == temporary && self.registers[*temporary].starts_with(TEMPORARY) => {
                *own = register;
                true
            }
            _ => false,
        }
    }

    fn plain_store(&mut self, place: Place) -> Parsed<()> {
        let value = self.expression(0)?;
        self.emit(Stmt::Store {
            place,
            access: Access::non_atomic(),
            value,
        });
        Ok(())
    }

    fn branch(&mut self) -> Parsed<()> {
        self.cursor.expect("(")?;
        let condition = self.expression(0)?;
        self.cursor.expect(")")?;
        let then = self.block_or_statement()?;
        let otherwise = if self.cursor.accept("else") {
            self.block_or_statement()?
        } else {
            Vec::new()
        };
        self.emit(Stmt::If {
            condition,
            then,
            otherwise,
        });
        Ok(())
    }

    fn repeat(&mut self) -> Parsed<()> {
        let body = self.gather(|this| {
            this.cursor.expect("(")?;
            let condition = this.expression(0)?;
            this.cursor.expect(")")?;
            this.emit(Stmt::If {
                condition: condition.negated(),
                then: vec![Stmt::Break],
                otherwise: Vec::new(),
            });
            let rest = this.block_or_statement()?;
            rest.into_iter().for_each(|stmt| this.emit(stmt));
            Ok(())
        })?;
        self.emit(Stmt::Loop { times: None, body });
        Ok(())
    }

    /// An expression whose operators have at least this level.
    pub(super) fn expression(&mut self, level: u8) -> Parsed<Expr> {
        self.cursor.enter()?;
        let mut left = self.operand()?;
        while let Some(op) = self.operator().filter(|op| op.level() >= level) {
            self.cursor.operator()?;
            self.cursor.advance();
            if matches!(op, BinaryOp::Both | BinaryOp::Any) {
                left = self.short_circuit(op, left)?;
            } else {
                let right = self.expression(op.level() + 1)?;
                left = Expr::binary(op, left, right);
            }
        }
        self.cursor.leave();
        Ok(left)
    }

    /// The right side of `&&` or `||` is evaluated only where it decides.
    fn short_circuit(&mut self, op: BinaryOp, left: Expr) -> Parsed<Expr> {
        let mut right = Expr::Constant(0);
        let mut accesses = self.gather(|this| {
            right = this.expression(op.level() + 1)?;
            Ok(())
        })?;
        if accesses.is_empty() {
            return Ok(Expr::binary(op, left, right));
        }
        let register = self.temporary();
        let truth = |value: Expr| value.negated().negated();
        self.emit(Stmt::Assign {
            register,
            value: truth(left),
        });
        accesses.push(Stmt::Assign {
            register,
            value: truth(right),
        });
        let decided = Expr::Register(register);
        let condition = match op {
            BinaryOp::Both => decided,
            _ => decided.negated(),
        };
        self.emit(Stmt::If {
            condition,
            then: accesses,
            otherwise: Vec::new(),
        });
        Ok(Expr::Register(register))
    }

    fn operator(&self) -> Option<BinaryOp> {
        let Some(Token::Symbol(symbol)) = self.cursor.peek() else {
            return None;
        };
        BinaryOp::ALL.into_iter().find(|op| op.symbol() == symbol)
    }

    fn operand(&mut self) -> Parsed<Expr> {
        if self.cursor.accept("(") {
            let cast = matches!(
                (self.cursor.peek(), self.cursor.peek_at(1)),
                (
                    Some(Token::Word("int" | "uint" | "long")),
                    Some(Token::Symbol(")"))
                )
            );
            if cast {
                self.cursor.advance();
                self.cursor.advance();
                return self.nested_operand();
            }
            let inner = self.expression(0)?;
            self.cursor.expect(")")?;
            return Ok(inner);
        }
        if self.cursor.accept("!") {
            return Ok(self.nested_operand()?.negated());
        }
        if self.cursor.accept("*") {
            let place = self.pointer()?;
            return Ok(self.load(place, Access::non_atomic()));
        }
        let number = matches!(self.cursor.peek_at(1), Some(Token::Number(_)));
        if self.cursor.is_at("-") && !number {
            self.cursor.advance();
            let operand = self.nested_operand()?;
            return Ok(Expr::Unary(UnaryOp::Negate, Box::new(operand)));
        }
        let Some(Token::Word(name)) = self.cursor.peek() else {
            return Ok(Expr::Constant(self.cursor.number()?));
        };
        self.cursor.advance();
        match self.cursor.peek() {
            Some(Token::Symbol("(")) => match self.call(name, 0)? {
                Some(value) => Ok(value),
                None => Err(self.cursor.error(&format!("{name} gives no value"))),
            },
            Some(Token::Symbol("[")) => {
                let place = self.element(name)?;
                Ok(self.load(place, Access::non_atomic()))
            }
            _ => match self.registers.iter().position(|other| other == name) {
                Some(register) => Ok(Expr::Register(register)),
                None => Err(self.cursor.error(&format!("{name} has no value yet"))),
            },
        }
    }

    fn nested_operand(&mut self) -> Parsed<Expr> {
        self.cursor.enter()?;
        let operand = self.operand()?;
        self.cursor.leave();
        Ok(operand)
    }

    /// A pointer to shared memory: `x`, `x + i`, `&x[i]`, `(x)`.
    pub(super) fn pointer(&mut self) -> Parsed<Place> {
        if self.cursor.accept("(") {
            self.cursor.enter()?;
            let place = self.pointer()?;
            self.cursor.leave();
            self.cursor.expect(")")?;
            return Ok(place);
        }
        self.cursor.accept("&");
        let name = self.cursor.word()?;
        if self.cursor.is_at("[") {
            return self.element(name);
        }
        let cell = self.cell(name)?;
        let index = if self.cursor.accept("+") {
            self.expression(BinaryOp::Mul.level())?
        } else {
            Expr::Constant(0)
        };
        Ok(Place { cell, index })
    }

    fn element(&mut self, name: &str) -> Parsed<Place> {
        let cell = self.cell(name)?;
        self.cursor.expect("[")?;
        let index = self.expression(0)?;
        self.cursor.expect("]")?;
        Ok(Place { cell, index })
    }

    fn cell(&self, name: &str) -> Parsed<usize> {
        let cell = self.litmus.cells.iter().position(|cell| cell.name == name);
        cell.ok_or_else(|| {
            self.cursor
                .error(&format!("there is no shared memory {name}"))
        })
    }

    pub(super) fn load(&mut self, place: Place, access: Access) -> Expr {
        let register = self.temporary();
        self.emit(Stmt::Load {
            register,
            place,
            access,
        });
        Expr::Register(register)
    }
}
