//! Statements.

use std::collections::HashMap;

use super::expr::Operand;
use super::{Parsed, Parser};
use crate::engines::protocol::ast::{
    Access, Level, Mode, Place, Range, Reach, Step, Stmt, Sync, Variable,
};
use crate::smt::Sort;

impl Parser<'_> {
    fn block(&mut self) -> Parsed<Vec<Stmt>> {
        self.deeper()?;
        self.scopes.push(HashMap::new());
        let mut stmts = Vec::new();
        if self.eat("{") {
            while !self.eat("}") {
                stmts.extend(self.stmt()?);
            }
        } else {
            stmts.extend(self.stmt()?);
        }
        self.scopes.pop();
        self.depth -= 1;
        Ok(stmts)
    }

    /// A statement; `let` and a lone `;` leave none.
    pub(super) fn stmt(&mut self) -> Parsed<Option<Stmt>> {
        let place = self.place();
        if self.eat(";") {
            return Ok(None);
        }
        if let Some(level) = self.level() {
            let var = self.declaration(level)?;
            self.expect(";")?;
            return Ok(Some(Stmt::Local(var)));
        }
        let word = self.word()?;
        let stmt = match word {
            "let" => {
                let name = self.identifier()?;
                self.expect("=")?;
                let value = self.value()?;
                self.expect(";")?;
                self.bind(name, value);
                return Ok(None);
            }
            "assume" => {
                let cond = self.condition()?;
                self.expect(";")?;
                Stmt::Assume(cond)
            }
            "sync" => self.sync(place)?,
            "if" => self.conditional(place)?,
            "foreach" => {
                self.scopes.push(HashMap::new());
                let (var, range) = self.range(Level::Thread)?;
                let body = self.block()?;
                self.scopes.pop();
                Stmt::For {
                    var,
                    range,
                    body,
                    place,
                }
            }
            "last" => {
                let Some(level) = self.level() else {
                    return Err(self.error_here("`global`, `block` or `local` is expected"));
                };
                let (var, range) = self.range(level)?;
                self.expect(";")?;
                Stmt::Last { var, range }
            }
            "rd" | "ro" => self.access(Mode::Read, place)?,
            "wr" | "rw" => self.access(Mode::Write, place)?,
            "atomic" => {
                let reach = self.reach()?;
                self.access(Mode::AtomicWrite(reach), place)?
            }
            "atomic_rd" => {
                let reach = self.reach()?;
                self.access(Mode::AtomicRead(reach), place)?
            }
            _ => return Err(self.error_before("a statement is expected")),
        };
        Ok(Some(stmt))
    }

    fn sync(&mut self, place: Place) -> Parsed<Stmt> {
        let (reach, shared, global) = match self.peek_word() {
            Some("shared") => (Reach::Block, true, false),
            Some("global") => (Reach::Block, false, true),
            Some("thread") => (Reach::Block, false, false),
            Some("grid") => (Reach::Grid, true, true),
            Some("warp") => (Reach::Warp, true, true),
            _ => (Reach::Block, true, true),
        };
        if self.peek_word().is_some() {
            self.next += 1;
        }
        // All threads wait, and no memory is ordered.
        let orders = !(reach == Reach::Grid && self.eat_word("thread"));
        let (shared, global) = (shared && orders, global && orders);
        let mask = match reach == Reach::Warp && self.eat("(") {
            true => {
                let mask = self.operand()?;
                let mask = self.sized(mask, 64)?;
                if *self.protocol.pool.sort(mask) != Sort::BitVec(64) {
                    return Err(self.error_before("a mask is a number of 64 bits"));
                }
                self.expect(")")?;
                Some(mask)
            }
            false => None,
        };
        self.expect(";")?;
        Ok(Stmt::Sync(Sync {
            reach,
            shared,
            global,
            mask,
            place,
        }))
    }

    fn conditional(&mut self, place: Place) -> Parsed<Stmt> {
        self.expect("(")?;
        let cond = self.condition()?;
        self.expect(")")?;
        let then = self.block()?;
        let otherwise = match self.eat_word("else") {
            true => self.block()?,
            false => Vec::new(),
        };
        Ok(Stmt::If {
            cond,
            then,
            otherwise,
            place,
        })
    }

    /// `(x in lo .. hi; x + step)`, after `unsigned` where numbers are.
    fn range(&mut self, level: Level) -> Parsed<(Variable, Range)> {
        let signed = !self.eat_word("unsigned");
        self.expect("(")?;
        let name = self.identifier()?;
        self.expect_word("in")?;
        let lo = self.operand()?;
        self.expect("..")?;
        let hi = self.operand()?;
        let (lo, hi) = self.unify(lo, hi)?;
        self.bits(lo)?;
        let width = self.protocol.pool.width(lo);
        let var = self.declare(name, Sort::BitVec(width), level);
        let mut step = Step::Add(self.protocol.pool.bv(1, width));
        if self.eat(";") {
            self.expect_word(name)?;
            if self.eat("+") {
                let by = self.operand()?;
                step = Step::Add(self.unify(Operand::Term(lo), by)?.1);
            } else if self.eat("*") {
                let factor = self.literal()?;
                if !factor.is_power_of_two() || factor < 2 {
                    return Err(self.error_before("steps multiply by a power of two"));
                }
                step = Step::Shift(factor.trailing_zeros());
            } else {
                self.expect("<<")?;
                let bits = self.literal()?;
                match bits {
                    1..=127 => step = Step::Shift(bits as u32),
                    _ => return Err(self.error_before("this is no number of bits to shift by")),
                }
            }
        }
        self.expect(")")?;
        let range = Range {
            lo,
            hi,
            signed,
            step,
        };
        Ok((var, range))
    }

    fn reach(&mut self) -> Parsed<Reach> {
        match self.word()? {
            "thread" => Ok(Reach::Thread),
            "warp" => Ok(Reach::Warp),
            "block" => Ok(Reach::Block),
            "grid" => Ok(Reach::Grid),
            _ => Err(self.error_before("a scope is expected: `thread`, `warp`, `block` or `grid`")),
        }
    }

    fn access(&mut self, mode: Mode, place: Place) -> Parsed<Stmt> {
        let name = self.identifier()?;
        let Some(array) = self.protocol.arrays.iter().position(|a| a.name == name) else {
            return Err(self.error_before(&format!("there is no array `{name}`")));
        };
        let mut index = Vec::new();
        let mut cells = 1;
        while cells == 1 && self.eat("[") {
            index.push(self.number()?);
            if self.eat(";") {
                cells = match self.literal()? {
                    count @ 1..=0xffff => count as u32,
                    _ => return Err(self.error_before("this is no number of cells")),
                };
            }
            self.expect("]")?;
        }
        if index.is_empty() {
            return Err(self.error_here("`[` is expected"));
        }
        let value = match self.eat("=") {
            true => Some(self.value()?),
            false => None,
        };
        self.expect(";")?;
        Ok(Stmt::Access(Access {
            array,
            mode,
            index,
            cells,
            value,
            place,
        }))
    }
}
