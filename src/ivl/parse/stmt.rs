//! Bodies, blocks and statements.

use super::lexer::Token;
use super::{Parsed, Parser};
use crate::ivl::ast::{Block, Body, Expr, Stmt, Symbol, Transfer};
use crate::ivl::place::Place;

/// A block before it is known what follows one that ends without a transfer.
struct OpenBlock {
    label: Symbol,
    stmts: Vec<Stmt>,
    transfer: Option<Transfer>,
}

impl Parser<'_> {
    pub(super) fn body(&mut self, procedure: &Symbol) -> Parsed<Body> {
        self.expect("{")?;
        let mut locals = Vec::new();
        while self.at("var") {
            self.variables(&mut locals)?;
        }
        let mut blocks: Vec<OpenBlock> = Vec::new();
        while !self.take("}") {
            if self.peek_at(1) == Some(Token::Mark(":")) {
                let label = self.name()?;
                self.next += 1;
                blocks.push(OpenBlock {
                    label,
                    stmts: Vec::new(),
                    transfer: None,
                });
                continue;
            }
            if blocks.last().is_none_or(|block| block.transfer.is_some()) {
                // Statements without a label, at the start or where nothing leads.
                let label = Symbol::new(format!("anon{}", blocks.len()));
                blocks.push(OpenBlock {
                    label,
                    stmts: Vec::new(),
                    transfer: None,
                });
            }
            let block = blocks.last_mut().expect("a block was just opened");
            self.block_item(procedure, block)?;
        }
        Ok(Body {
            locals,
            blocks: close(blocks),
        })
    }

    /// A statement or the transfer that ends the block.
    fn block_item(&mut self, procedure: &Symbol, block: &mut OpenBlock) -> Parsed<()> {
        let (procedure, label) = (procedure.clone(), block.label.clone());
        let start = self.span().start;
        let transfer = if self.take("goto") {
            Some(Transfer::Goto(self.names()?))
        } else if self.take("return") {
            Some(Transfer::Return)
        } else {
            None
        };
        let place = if transfer.is_some() {
            Place::Transfer {
                procedure,
                block: label,
            }
        } else {
            block.stmts.push(self.stmt()?);
            Place::Stmt {
                procedure,
                block: label,
                index: block.stmts.len() - 1,
            }
        };
        self.places.push((place, start));
        block.transfer = transfer;
        self.expect(";")
    }

    /// A statement, up to its semicolon.
    fn stmt(&mut self) -> Parsed<Stmt> {
        match self.word() {
            Some("assert") => {
                self.next += 1;
                Ok(Stmt::Assert {
                    attrs: self.attrs()?,
                    expr: self.expr()?,
                })
            }
            Some("assume") => {
                self.next += 1;
                Ok(Stmt::Assume {
                    attrs: self.attrs()?,
                    expr: self.expr()?,
                })
            }
            Some("havoc") => {
                self.next += 1;
                Ok(Stmt::Havoc(self.names()?))
            }
            Some("call") => self.call(),
            Some("if" | "while" | "break") => {
                self.unsupported("a structured statement (use labels and goto)")
            }
            Some("par" | "async" | "yield") => self.unsupported("concurrency"),
            _ => self.assignment(),
        }
    }

    fn call(&mut self) -> Parsed<Stmt> {
        self.next += 1;
        let attrs = self.attrs()?;
        let mut results = Vec::new();
        if !matches!(self.peek_at(1), Some(Token::Mark("("))) {
            results = self.names()?;
            self.expect(":=")?;
        }
        let procedure = self.name()?;
        let args = self.arguments()?;
        Ok(Stmt::Call {
            attrs,
            results,
            procedure,
            args,
        })
    }

    /// `x := e`, or `A[i] := e`; `A[i][j] := e` becomes `A[i] := A[i][j := e]`.
    fn assignment(&mut self) -> Parsed<Stmt> {
        let var = match self.name() {
            Ok(var) => var,
            Err(_) => return self.expected("a statement"),
        };
        let mut indices = Vec::new();
        while self.take("[") {
            indices.push(self.expr()?);
            if self.at(",") {
                return self.unsupported("a map of several arguments");
            }
            self.expect("]")?;
        }
        if self.at(",") {
            return self.unsupported("an assignment to several variables");
        }
        self.expect(":=")?;
        let value = self.expr()?;
        let Some(first) = indices.first().cloned() else {
            return Ok(Stmt::Assign { var, value });
        };
        let mut map = Expr::var(var.clone());
        let mut stores = Vec::new();
        for index in indices {
            stores.push((map.clone(), index.clone()));
            map = Expr::select(map, index);
        }
        let inner = stores.into_iter().skip(1).rev();
        let value = inner.fold(value, |value, (map, index)| Expr::store(map, index, value));
        Ok(Stmt::AssignElement {
            map: var,
            index: first,
            value,
        })
    }
}

/// A block without a transfer runs into the next; the last one returns.
fn close(blocks: Vec<OpenBlock>) -> Vec<Block> {
    let labels: Vec<Symbol> = blocks
        .iter()
        .skip(1)
        .map(|block| block.label.clone())
        .collect();
    let mut next = labels.into_iter();
    blocks
        .into_iter()
        .map(
            |OpenBlock {
                 label,
                 stmts,
                 transfer,
             }| {
                let next = next.next();
                let transfer = transfer
                    .unwrap_or(next.map_or(Transfer::Return, |next| Transfer::Goto(vec![next])));
                Block {
                    label,
                    stmts,
                    transfer,
                }
            },
        )
        .collect()
}
