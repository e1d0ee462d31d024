//! Where variables get their values, and which of them are what memory holds.

use std::collections::{HashMap, HashSet};

use indexmap::IndexMap;

use crate::engines::twothread::program::{Access, AccessKind, Program, Stmt};
use crate::ivl::subst::{free_vars, rewrite};
use crate::ivl::{Expr, ExprKind, Symbol};

/// The definitions of variables that come before a place in a block.
pub(super) struct Definitions {
    values: HashMap<Symbol, Expr>,
    /// What was read in this block and has not been written by the thread since.
    loads: IndexMap<Symbol, Access>,
    /// Nothing in the block comes before that writes.
    pub(super) from_start: bool,
}

impl Definitions {
    /// `stmts` are those of the block before the place.
    pub(super) fn new(program: &Program, stmts: &[Stmt]) -> Definitions {
        let mut values = HashMap::new();
        let mut loads = IndexMap::new();
        let mut from_start = true;
        for stmt in program.blocks.iter().flat_map(|b| &b.stmts).chain(stmts) {
            if let Stmt::Assign { var, value } = stmt {
                values.insert(var.clone(), value.clone());
            }
        }
        for stmt in stmts {
            match stmt {
                Stmt::Assign { .. } | Stmt::Havoc(_) | Stmt::Assume(_) | Stmt::Assert { .. } => {}
                Stmt::Access(access) | Stmt::Perform(access)
                    if access.kind == AccessKind::Read && access.copy.is_none() =>
                {
                    if let Some((result, _)) = &access.result {
                        loads.insert(result.clone(), access.clone());
                    }
                }
                _ => {
                    loads.clear();
                    from_start = false;
                }
            }
        }
        Definitions {
            values,
            loads,
            from_start,
        }
    }

    pub(super) fn value(&self, name: &Symbol) -> Option<&Expr> {
        self.values.get(name)
    }

    pub(super) fn load(&self, name: &Symbol) -> Option<&Access> {
        self.loads.get(name)
    }

    /// The loads that the expression is made from, in order.
    pub(super) fn loads_in(&self, expr: &Expr) -> Vec<Access> {
        let mut seen = HashSet::new();
        let mut work: Vec<Symbol> = free_vars(expr).into_iter().collect();
        while let Some(name) = work.pop() {
            if !seen.insert(name.clone()) {
                continue;
            }
            if let Some(load) = self.loads.get(&name) {
                work.extend(free_vars(&load.offset));
                work.extend(free_vars(&load.guard));
            } else if let Some(value) = self.values.get(&name) {
                work.extend(free_vars(value));
            }
        }
        let loads = self.loads.iter().filter(|(name, _)| seen.contains(*name));
        loads.map(|(_, load)| load.clone()).collect()
    }

    /// The expression in terms of loads and of what is not assigned.
    pub(super) fn resolve(&self, expr: &Expr) -> Expr {
        rewrite(expr, &mut |node| match node.kind() {
            ExprKind::Var(name) if !self.loads.contains_key(name) => {
                Some(self.resolve(self.values.get(name)?))
            }
            _ => None,
        })
    }
}
