//! Parser of the text form.

use super::cursor::{Cursor, ParseError, Token};
use super::{
    BinaryOp, CellDecl, Condition, Expr, Litmus, Place, Quantifier, Register, Stmt, ThreadDecl,
    UnaryOp, UpdateOp,
};
use crate::explore::access::{Access, Order, Placement, Scope};
use crate::explore::program::Orders;

type Parsed<T> = Result<T, ParseError>;

/// Most ways that a choice has.
const MOST_WAYS: u32 = 1 << 10;

/// Most elements of an array.
const MAX_ELEMENTS: u32 = 1 << 16;
/// Highest number of a GPU, cluster, block or warp.
const MAX_GROUP: u32 = 1 << 20;

/// Parses a program.
///
/// # Errors
/// What is not of the language, with its line and column.
pub fn parse(text: &str) -> Parsed<Litmus> {
    let mut parser = Parser {
        cursor: Cursor::new(text, 0)?,
        litmus: Litmus::default(),
        registers: Vec::new(),
        loops: 0,
    };
    parser.program()?;
    Ok(parser.litmus)
}

struct Parser<'s> {
    cursor: Cursor<'s>,
    litmus: Litmus,
    /// Those of the thread that is being parsed.
    registers: Vec<String>,
    /// Open loops.
    loops: usize,
}

impl Parser<'_> {
    fn program(&mut self) -> Parsed<()> {
        self.cursor.expect("name")?;
        let Some(Token::Text(text)) = self.cursor.peek() else {
            return Err(self.cursor.error("a name in quotes is expected here"));
        };
        self.litmus.name = text.trim_matches('"').to_owned();
        self.cursor.advance();
        self.cursor.expect("cells")?;
        self.cursor.expect("{")?;
        while !self.cursor.accept("}") {
            let cell = self.cell_decl()?;
            self.litmus.cells.push(cell);
        }
        while self.cursor.accept("thread") {
            let thread = self.thread()?;
            self.litmus.threads.push(thread);
        }
        let quantifier = if self.cursor.accept("exists") {
            Some(Quantifier::Exists)
        } else if self.cursor.accept("forall") {
            Some(Quantifier::Forall)
        } else if self.cursor.accept("~") {
            self.cursor.expect("exists")?;
            Some(Quantifier::NotExists)
        } else {
            None
        };
        if let Some(quantifier) = quantifier {
            let claim = self.expr(0, true)?;
            self.litmus.condition = Some(Condition { quantifier, claim });
        }
        match self.cursor.peek() {
            None => Ok(()),
            Some(_) => Err(self.cursor.error("the end of the program is expected here")),
        }
    }

    fn cell_decl(&mut self) -> Parsed<CellDecl> {
        let shared = self.cursor.accept("shared");
        let name = self.new_name()?;
        let values = if self.cursor.accept("[") {
            let length = self.cursor.count(MAX_ELEMENTS)?;
            self.cursor.expect("]")?;
            self.cursor.expect("=")?;
            self.cursor.expect("{")?;
            let mut values = vec![self.cursor.number()?];
            while self.cursor.accept(",") {
                values.push(self.cursor.number()?);
            }
            self.cursor.expect("}")?;
            if values.len() != length as usize {
                return Err(self.cursor.error(&format!("{name} needs {length} values")));
            }
            values
        } else {
            self.cursor.expect("=")?;
            vec![self.cursor.number()?]
        };
        self.cursor.expect(";")?;
        Ok(CellDecl {
            name,
            shared,
            values,
        })
    }

    fn new_name(&mut self) -> Parsed<String> {
        let name = self.cursor.word()?.to_owned();
        let cells = self.litmus.cells.iter().map(|cell| &cell.name);
        let threads = self.litmus.threads.iter().map(|thread| &thread.name);
        if cells.chain(threads).any(|other| *other == name) {
            return Err(self.cursor.error(&format!("{name} is declared twice")));
        }
        Ok(name)
    }

    fn thread(&mut self) -> Parsed<ThreadDecl> {
        let name = self.new_name()?;
        let mut placement = Placement::default();
        if self.cursor.accept("(") {
            loop {
                let group = self.cursor.word()?;
                let number = self.cursor.count(MAX_GROUP)?;
                match group {
                    "gpu" => placement.gpu = number,
                    "cluster" => placement.cluster = number,
                    "block" => placement.block = number,
                    "warp" => placement.warp = number,
                    _ => return Err(self.cursor.error("there is no such group of threads")),
                }
                if !self.cursor.accept(",") {
                    break;
                }
            }
            self.cursor.expect(")")?;
        }
        let body = self.block()?;
        Ok(ThreadDecl {
            name,
            placement,
            registers: std::mem::take(&mut self.registers),
            body,
        })
    }

    fn block(&mut self) -> Parsed<Vec<Stmt>> {
        self.cursor.expect("{")?;
        let mut body = Vec::new();
        while !self.cursor.accept("}") {
            let stmt = self.nested(Self::stmt)?;
            body.push(stmt);
        }
        Ok(body)
    }

    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        self.cursor.enter()?;
        let parsed = parse(self);
        self.cursor.leave();
        parsed
    }

    fn stmt(&mut self) -> Parsed<Stmt> {
        if self.cursor.accept("if") {
            return self.branch();
        }
        if self.cursor.accept("loop") {
            return self.repeat(None);
        }
        if self.cursor.accept("repeat") {
            let times = self.cursor.count(u32::MAX)?;
            return self.repeat(Some(times));
        }
        let stmt = self.simple()?;
        self.cursor.expect(";")?;
        Ok(stmt)
    }

    fn branch(&mut self) -> Parsed<Stmt> {
        self.cursor.expect("(")?;
        let condition = self.expr(0, false)?;
        self.cursor.expect(")")?;
        let then = self.block()?;
        let otherwise = if self.cursor.accept("else") {
            self.block()?
        } else {
            Vec::new()
        };
        Ok(Stmt::If {
            condition,
            then,
            otherwise,
        })
    }

    fn repeat(&mut self, times: Option<u32>) -> Parsed<Stmt> {
        self.loops += 1;
        let body = self.block()?;
        self.loops -= 1;
        Ok(Stmt::Loop { times, body })
    }

    fn simple(&mut self) -> Parsed<Stmt> {
        if self.cursor.accept("store") {
            let access = self.access()?;
            let place = self.place()?;
            self.cursor.expect(",")?;
            let value = self.expr(0, false)?;
            return Ok(Stmt::Store {
                place,
                access,
                value,
            });
        }
        if self.cursor.accept("fence") {
            return Ok(Stmt::Fence(self.access()?));
        }
        if self.cursor.accept("barrier") {
            self.cursor.expect(".")?;
            let scope = self.scope()?;
            let id = u64::from(self.cursor.count(u32::MAX)?);
            let (shared, global) = if self.cursor.accept("shared") {
                (true, false)
            } else if self.cursor.accept("global") {
                (false, true)
            } else {
                let nothing = self.cursor.accept("nothing");
                (!nothing, !nothing)
            };
            let orders = Orders { shared, global };
            return Ok(Stmt::Barrier { scope, id, orders });
        }
        if self.cursor.accept("assert") {
            return Ok(Stmt::Assert(self.expr(0, false)?));
        }
        if self.cursor.accept("assume") {
            return Ok(Stmt::Assume(self.expr(0, false)?));
        }
        if self.cursor.is_at_word("break") {
            if self.loops == 0 {
                return Err(self.cursor.error("there is no loop to leave"));
            }
            self.cursor.advance();
            return Ok(Stmt::Break);
        }
        let name = self.cursor.word()?;
        self.cursor.expect("=")?;
        let register = self.register(name);
        self.right_side(register)
    }

    fn right_side(&mut self, register: Register) -> Parsed<Stmt> {
        let dotted = self.cursor.peek_at(1) == Some(Token::Symbol("."));
        let Some(Token::Word(word)) = self.cursor.peek().filter(|_| dotted) else {
            let value = self.expr(0, false)?;
            return Ok(Stmt::Assign { register, value });
        };
        let op = UpdateOp::ALL.into_iter().find(|op| op.name() == word);
        if !["load", "cas", "choose"].contains(&word) && op.is_none() {
            return Err(self.cursor.error("there is no such operation"));
        }
        self.cursor.advance();
        if word == "cas" {
            return self.compare_swap(register);
        }
        if word == "choose" {
            self.cursor.expect(".")?;
            let ways = self.cursor.count(MOST_WAYS)?.max(1);
            return Ok(Stmt::Choose { register, ways });
        }
        let access = self.access()?;
        let place = self.place()?;
        let Some(op) = op else {
            return Ok(Stmt::Load {
                register,
                place,
                access,
            });
        };
        self.cursor.expect(",")?;
        let operand = self.expr(0, false)?;
        Ok(Stmt::Update {
            register,
            op,
            place,
            access,
            operand,
        })
    }

    fn compare_swap(&mut self, register: Register) -> Parsed<Stmt> {
        self.cursor.expect(".")?;
        let order = self.order()?;
        self.cursor.expect(".")?;
        let failure = self.order()?;
        self.cursor.expect(".")?;
        let scope = self.scope()?;
        let place = self.place()?;
        self.cursor.expect(",")?;
        let expected = self.expr(0, false)?;
        self.cursor.expect(",")?;
        let desired = self.expr(0, false)?;
        Ok(Stmt::CompareSwap {
            register,
            place,
            access: Access::new(order, scope),
            failure,
            expected,
            desired,
        })
    }

    fn access(&mut self) -> Parsed<Access> {
        self.cursor.expect(".")?;
        let order = self.order()?;
        if order == Order::NonAtomic && !self.cursor.is_at(".") {
            return Ok(Access::non_atomic());
        }
        self.cursor.expect(".")?;
        Ok(Access::new(order, self.scope()?))
    }

    fn order(&mut self) -> Parsed<Order> {
        let word = self.cursor.word()?;
        let order = Order::ALL.into_iter().find(|order| order.name() == word);
        order.ok_or_else(|| self.cursor.error(&format!("`{word}` is no memory order")))
    }

    fn scope(&mut self) -> Parsed<Scope> {
        let word = self.cursor.word()?;
        let scope = Scope::named(word);
        scope.ok_or_else(|| self.cursor.error(&format!("`{word}` is no scope")))
    }

    fn place(&mut self) -> Parsed<Place> {
        let name = self.cursor.word()?;
        let cell = self.cell(name)?;
        let index = if self.cursor.accept("[") {
            let index = self.expr(0, false)?;
            self.cursor.expect("]")?;
            index
        } else {
            Expr::Constant(0)
        };
        Ok(Place { cell, index })
    }

    fn cell(&self, name: &str) -> Parsed<usize> {
        let cell = self.litmus.cells.iter().position(|cell| cell.name == name);
        cell.ok_or_else(|| self.cursor.error(&format!("there is no cell {name}")))
    }

    fn register(&mut self, name: &str) -> Register {
        match self.registers.iter().position(|other| other == name) {
            Some(register) => register,
            None => {
                self.registers.push(name.to_owned());
                self.registers.len() - 1
            }
        }
    }

    /// An expression whose operators have at least this level.
    fn expr(&mut self, level: u8, in_condition: bool) -> Parsed<Expr> {
        self.nested(|this| {
            let mut left = this.operand(in_condition)?;
            while let Some(op) = this.operator().filter(|op| op.level() >= level) {
                this.cursor.operator()?;
                this.cursor.advance();
                let right = this.expr(op.level() + 1, in_condition)?;
                left = Expr::binary(op, left, right);
            }
            Ok(left)
        })
    }

    fn operator(&self) -> Option<BinaryOp> {
        let Some(Token::Symbol(symbol)) = self.cursor.peek() else {
            return None;
        };
        BinaryOp::ALL.into_iter().find(|op| op.symbol() == symbol)
    }

    fn operand(&mut self, in_condition: bool) -> Parsed<Expr> {
        if self.cursor.accept("(") {
            let inner = self.expr(0, in_condition)?;
            self.cursor.expect(")")?;
            return Ok(inner);
        }
        if self.cursor.accept("!") {
            let operand = self.nested(|this| this.operand(in_condition))?;
            return Ok(operand.negated());
        }
        let number = matches!(self.cursor.peek_at(1), Some(Token::Number(_)));
        if self.cursor.is_at("-") && !number {
            self.cursor.advance();
            let operand = self.nested(|this| this.operand(in_condition))?;
            return Ok(Expr::Unary(UnaryOp::Negate, Box::new(operand)));
        }
        let Some(Token::Word(name)) = self.cursor.peek() else {
            return Ok(Expr::Constant(self.cursor.number()?));
        };
        if in_condition {
            return self.final_value(name);
        }
        let register = self.registers.iter().position(|other| other == name);
        let register =
            register.ok_or_else(|| self.cursor.error(&format!("{name} has no value yet")))?;
        self.cursor.advance();
        Ok(Expr::Register(register))
    }

    fn final_value(&mut self, name: &str) -> Parsed<Expr> {
        if self.cursor.peek_at(1) != Some(Token::Symbol(":")) {
            let cell = self.cell(name)?;
            self.cursor.advance();
            let index = if self.cursor.accept("[") {
                let last = self.litmus.cells[cell].values.len() - 1;
                let index = self.cursor.count(last as u32)?;
                self.cursor.expect("]")?;
                u64::from(index)
            } else {
                0
            };
            return Ok(Expr::Cell { cell, index });
        }
        let thread = self.litmus.threads.iter().position(|t| t.name == name);
        let thread =
            thread.ok_or_else(|| self.cursor.error(&format!("there is no thread {name}")))?;
        self.cursor.advance();
        self.cursor.advance();
        let name = self.cursor.word()?;
        let registers = &self.litmus.threads[thread].registers;
        let register = registers.iter().position(|other| other == name);
        let register =
            register.ok_or_else(|| self.cursor.error(&format!("there is no register {name}")))?;
        Ok(Expr::Final { thread, register })
    }
}
