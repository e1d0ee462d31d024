//! The text form, as [`super::parse()`] reads it.

use std::fmt;

use super::{Condition, Expr, Litmus, Place, Stmt, ThreadDecl, UnaryOp};
use crate::explore::access::Access;

impl fmt::Display for Litmus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "name \"{}\"", self.name)?;
        write!(f, "cells {{")?;
        for cell in &self.cells {
            let values: Vec<String> = cell.values.iter().map(i64::to_string).collect();
            if cell.shared {
                write!(f, " shared")?;
            }
            match &values[..] {
                [value] => write!(f, " {} = {value};", cell.name)?,
                _ => write!(
                    f,
                    " {}[{}] = {{{}}};",
                    cell.name,
                    values.len(),
                    values.join(", ")
                )?,
            }
        }
        writeln!(f, " }}")?;
        for thread in &self.threads {
            self.thread(f, thread)?;
        }
        if let Some(Condition { quantifier, claim }) = &self.condition {
            write!(f, "{} ", quantifier.name())?;
            self.expr(f, claim, &[], 0)?;
            writeln!(f)?;
        }
        Ok(())
    }
}

/// A statement of a thread on one line.
pub(super) struct Line<'a>(pub &'a Litmus, pub &'a ThreadDecl, pub &'a Stmt);

impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.simple(f, self.2, &self.1.registers)
    }
}

impl Litmus {
    fn thread(&self, f: &mut fmt::Formatter<'_>, thread: &ThreadDecl) -> fmt::Result {
        let at = thread.placement;
        writeln!(
            f,
            "thread {} (gpu {}, cluster {}, block {}, warp {}) {{",
            thread.name, at.gpu, at.cluster, at.block, at.warp
        )?;
        self.block(f, &thread.body, &thread.registers, 1)?;
        writeln!(f, "}}")
    }

    fn block(
        &self,
        f: &mut fmt::Formatter<'_>,
        body: &[Stmt],
        registers: &[String],
        depth: usize,
    ) -> fmt::Result {
        for stmt in body {
            write!(f, "{:1$}", "", 2 * depth)?;
            self.stmt(f, stmt, registers, depth)?;
        }
        Ok(())
    }

    fn stmt(
        &self,
        f: &mut fmt::Formatter<'_>,
        stmt: &Stmt,
        registers: &[String],
        depth: usize,
    ) -> fmt::Result {
        let indent = 2 * depth;
        match stmt {
            Stmt::If {
                condition,
                then,
                otherwise,
            } => {
                write!(f, "if (")?;
                self.expr(f, condition, registers, 0)?;
                writeln!(f, ") {{")?;
                self.block(f, then, registers, depth + 1)?;
                if !otherwise.is_empty() {
                    writeln!(f, "{:indent$}}} else {{", "")?;
                    self.block(f, otherwise, registers, depth + 1)?;
                }
                writeln!(f, "{:indent$}}}", "")
            }
            Stmt::Loop { times, body } => {
                match times {
                    Some(times) => writeln!(f, "repeat {times} {{")?,
                    None => writeln!(f, "loop {{")?,
                }
                self.block(f, body, registers, depth + 1)?;
                writeln!(f, "{:indent$}}}", "")
            }
            _ => {
                self.simple(f, stmt, registers)?;
                writeln!(f, ";")
            }
        }
    }

    fn simple(&self, f: &mut fmt::Formatter<'_>, stmt: &Stmt, registers: &[String]) -> fmt::Result {
        let expr = |f: &mut fmt::Formatter<'_>, e: &Expr| self.expr(f, e, registers, 0);
        match stmt {
            Stmt::Assign { register, value } => {
                write!(f, "{} = ", registers[*register])?;
                expr(f, value)
            }
            Stmt::Load {
                register,
                place,
                access,
            } => {
                write!(f, "{} = load{} ", registers[*register], suffix(*access))?;
                self.place(f, place, registers)
            }
            Stmt::Store {
                place,
                access,
                value,
            } => {
                write!(f, "store{} ", suffix(*access))?;
                self.place(f, place, registers)?;
                write!(f, ", ")?;
                expr(f, value)
            }
            Stmt::Update {
                register,
                op,
                place,
                access,
                operand,
            } => {
                let (register, op) = (&registers[*register], op.name());
                write!(f, "{register} = {op}{} ", suffix(*access))?;
                self.place(f, place, registers)?;
                write!(f, ", ")?;
                expr(f, operand)
            }
            Stmt::CompareSwap {
                register,
                place,
                access,
                failure,
                expected,
                desired,
            } => {
                let Access { order, scope } = *access;
                let register = &registers[*register];
                write!(f, "{register} = cas.{order}.{failure}.{scope} ")?;
                self.place(f, place, registers)?;
                write!(f, ", ")?;
                expr(f, expected)?;
                write!(f, ", ")?;
                expr(f, desired)
            }
            Stmt::Choose { register, ways } => {
                write!(f, "{} = choose.{ways}", registers[*register])
            }
            Stmt::Fence(access) => write!(f, "fence{}", suffix(*access)),
            Stmt::Barrier { scope, id, orders } => {
                let only = match (orders.shared, orders.global) {
                    (true, true) => "",
                    (true, false) => " shared",
                    (false, true) => " global",
                    (false, false) => " nothing",
                };
                write!(f, "barrier.{scope} {id}{only}")
            }
            Stmt::Break => write!(f, "break"),
            Stmt::Assert(claim) => {
                write!(f, "assert ")?;
                expr(f, claim)
            }
            Stmt::Assume(claim) => {
                write!(f, "assume ")?;
                expr(f, claim)
            }
            Stmt::If { .. } | Stmt::Loop { .. } => Ok(()),
        }
    }

    fn place(
        &self,
        f: &mut fmt::Formatter<'_>,
        place: &Place,
        registers: &[String],
    ) -> fmt::Result {
        let cell = &self.cells[place.cell];
        write!(f, "{}", cell.name)?;
        if cell.values.len() > 1 || place.index != Expr::Constant(0) {
            write!(f, "[")?;
            self.expr(f, &place.index, registers, 0)?;
            write!(f, "]")?;
        }
        Ok(())
    }

    /// Prints an expression inside an operator of this level.
    fn expr(
        &self,
        f: &mut fmt::Formatter<'_>,
        expr: &Expr,
        registers: &[String],
        level: u8,
    ) -> fmt::Result {
        match expr {
            Expr::Constant(value) => write!(f, "{value}"),
            Expr::Register(register) => write!(f, "{}", registers[*register]),
            Expr::Final { thread, register } => {
                let thread = &self.threads[*thread];
                write!(f, "{}:{}", thread.name, thread.registers[*register])
            }
            Expr::Cell { cell, index } => {
                let cell = &self.cells[*cell];
                if cell.values.len() > 1 {
                    write!(f, "{}[{index}]", cell.name)
                } else {
                    write!(f, "{}", cell.name)
                }
            }
            Expr::Unary(op, operand) => {
                // The parentheses keep a negated constant apart from a negative one.
                write!(f, "{}(", if *op == UnaryOp::Not { "!" } else { "-" })?;
                self.expr(f, operand, registers, 0)?;
                write!(f, ")")
            }
            Expr::Binary(op, a, b) => {
                let own = op.level();
                if own < level {
                    write!(f, "(")?;
                }
                self.expr(f, a, registers, own)?;
                write!(f, " {} ", op.symbol())?;
                self.expr(f, b, registers, own + 1)?;
                if own < level {
                    write!(f, ")")?;
                }
                Ok(())
            }
        }
    }
}

fn suffix(access: Access) -> String {
    if access == Access::non_atomic() {
        ".na".to_owned()
    } else {
        format!(".{}.{}", access.order, access.scope)
    }
}
