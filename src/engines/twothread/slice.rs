//! Expressions at a loop head: what a value of the loop's body is in terms of
//! the variables that are known when control gets to the head.

use std::collections::{HashMap, HashSet};

use crate::analysis::cfg::{Cfg, LoopId};
use crate::ivl::subst::{free_vars, map_vars, rewrite};
use crate::ivl::{Expr, ExprKind, Symbol};
use crate::kir::BlockId;

use super::program::{Program, Stmt};

/// Where each variable gets its value.
pub struct Slice<'a> {
    cfg: &'a Cfg,
    definitions: HashMap<Symbol, Definition>,
    phis: HashSet<Symbol>,
}

struct Definition {
    block: BlockId,
    /// The value, where it is assigned once from an expression.
    value: Option<Expr>,
}

impl<'a> Slice<'a> {
    pub fn new(program: &Program, cfg: &'a Cfg) -> Slice<'a> {
        let mut definitions = HashMap::new();
        let mut phis = HashSet::new();
        let mut define = |name: &Symbol, block, value: Option<&Expr>| {
            let value = value.cloned();
            definitions.insert(name.clone(), Definition { block, value });
        };
        let by_label: HashMap<&Symbol, BlockId> = program
            .blocks
            .iter()
            .map(|b| (&b.label, b.origin))
            .collect();
        for block in &program.blocks {
            for stmt in &block.stmts {
                match stmt {
                    Stmt::Assign { var, value } => define(var, block.origin, Some(value)),
                    Stmt::Havoc(var) => define(var, block.origin, None),
                    Stmt::Access(access) | Stmt::Perform(access) => {
                        if let Some((result, _)) = &access.result {
                            define(result, block.origin, None);
                        }
                    }
                    _ => {}
                }
            }
            for edge in &block.edges {
                for (phi, _) in &edge.copies {
                    define(phi, by_label[&edge.target], None);
                    phis.insert(phi.clone());
                }
            }
        }
        Slice {
            cfg,
            definitions,
            phis,
        }
    }

    /// The expression in terms of phis at the head of `id` and of variables
    /// defined outside the loop, or none where it needs anything else.
    pub fn at_head(&self, expr: &Expr, id: LoopId) -> Option<Expr> {
        self.expand(expr, id, &mut |_| None)
    }

    /// The same with variables replaced first where `f` says so.
    pub fn expand(
        &self,
        expr: &Expr,
        id: LoopId,
        f: &mut dyn FnMut(&Symbol) -> Option<Expr>,
    ) -> Option<Expr> {
        let mut current = expr.clone();
        // Definitions are acyclic without phis, so this ends.
        loop {
            let mut changed = false;
            let next = rewrite(&current, &mut |node| {
                let ExprKind::Var(name) = node.kind() else {
                    return None;
                };
                let new = f(name).or_else(|| {
                    let definition = self.definitions.get(name)?;
                    self.cfg.in_loop(id, definition.block).then_some(())?;
                    definition.value.clone()
                });
                changed |= new.as_ref().is_some_and(|n| n != node);
                new
            });
            current = next;
            if !changed {
                break;
            }
        }
        let header = self.cfg.loops[id].header;
        let known = free_vars(&current)
            .iter()
            .all(|name| match self.definitions.get(name) {
                Some(definition) => {
                    !self.cfg.in_loop(id, definition.block)
                        || (definition.block == header && self.phis.contains(name))
                }
                None => true,
            });
        known.then_some(current)
    }

    /// The expression in terms of phis, of what is read and of what is arbitrary.
    pub fn unfold(&self, expr: &Expr) -> Expr {
        let mut current = expr.clone();
        for _ in 0..64 {
            let mut changed = false;
            let next = map_vars(&current, &mut |name| {
                let definition = self.definition(name)?;
                changed = true;
                Some(definition.clone())
            });
            current = next;
            if !changed {
                break;
            }
        }
        current
    }

    /// Is the variable's value the same in all iterations of the loop?
    pub fn invariant(&self, name: &Symbol, id: LoopId) -> bool {
        self.definitions
            .get(name)
            .is_none_or(|d| !self.cfg.in_loop(id, d.block))
    }

    pub fn definition(&self, name: &Symbol) -> Option<&Expr> {
        self.definitions.get(name)?.value.as_ref()
    }

    /// The block that gives the variable its value.
    pub fn block(&self, name: &Symbol) -> Option<BlockId> {
        self.definitions.get(name).map(|d| d.block)
    }
}
