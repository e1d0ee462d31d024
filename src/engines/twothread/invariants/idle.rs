//! Loops whose values decide nothing: they access no array that is written, and what they compute
//! ends in other values that decide nothing, such as a sum that is stored.

use std::collections::HashSet;

use super::context::Context;
use crate::engines::twothread::program::{Access, Stmt};
use crate::ivl::subst::free_vars;
use crate::ivl::{Expr, Symbol};

impl Context<'_> {
    /// May the loop's values be left open without any harm to what is claimed elsewhere?
    pub(super) fn is_idle(&self) -> bool {
        let blocks = &self.program.blocks;
        let is_inside = |origin| self.cfg.in_loop(self.id, origin);
        let inside = || blocks.iter().filter(|block| is_inside(block.origin));
        if !inside()
            .flat_map(|block| &block.stmts)
            .all(|stmt| self.does_nothing(stmt))
        {
            return false;
        }
        let mut open: HashSet<Symbol> = HashSet::new();
        for block in inside() {
            open.extend(block.stmts.iter().filter_map(defined).map(|(name, _)| name));
            let copies = block.edges.iter().flat_map(|edge| &edge.copies);
            open.extend(copies.map(|(phi, _)| phi.clone()));
        }
        let outside = || blocks.iter().filter(|block| !is_inside(block.origin));
        loop {
            let is_open = |value: &Expr| free_vars(value).iter().any(|name| open.contains(name));
            let computed = outside().flat_map(|block| {
                let defined = block.stmts.iter().filter_map(defined);
                let copies = block.edges.iter().flat_map(|edge| &edge.copies);
                let copies = copies.map(|(phi, value)| (phi.clone(), Some(value)));
                defined.chain(copies)
            });
            let computed = computed.filter(|(_, value)| value.is_some_and(is_open));
            let new: Vec<Symbol> = computed.map(|(name, _)| name).collect();
            let known = open.len();
            open.extend(new);
            if open.len() == known {
                break;
            }
        }
        let decides = |value: &Expr| free_vars(value).iter().any(|name| open.contains(name));
        !outside().any(|block| {
            let mut stmts = block.stmts.iter();
            let mut edges = block.edges.iter();
            stmts.any(|stmt| is_decided(stmt, &decides))
                || edges.any(|edge| decides(&edge.condition))
        })
    }

    fn does_nothing(&self, stmt: &Stmt) -> bool {
        match stmt {
            Stmt::Assign { .. } | Stmt::Havoc(_) | Stmt::Assume(_) => true,
            Stmt::Access(access) => !self.is_written(access),
            _ => false,
        }
    }

    /// Does anything write the array that is accessed?
    fn is_written(&self, access: &Access) -> bool {
        let stmts = self.program.blocks.iter().flat_map(|block| &block.stmts);
        let mut accesses = stmts.filter_map(|stmt| match stmt {
            Stmt::Access(other) | Stmt::Perform(other) | Stmt::Launch(other) => Some(other),
            _ => None,
        });
        accesses.any(|other| other.object == access.object && other.kind.is_write())
    }
}

/// What the statement gives a value, and which, if that is computed.
fn defined(stmt: &Stmt) -> Option<(Symbol, Option<&Expr>)> {
    match stmt {
        Stmt::Assign { var, value } => Some((var.clone(), Some(value))),
        Stmt::Havoc(var) => Some((var.clone(), None)),
        Stmt::Access(access) | Stmt::Perform(access) => access
            .result
            .as_ref()
            .map(|(result, _)| (result.clone(), None)),
        _ => None,
    }
}

/// Does the value decide where the statement accesses memory, or what it claims? Of others than
/// accesses that is taken for granted.
fn is_decided(stmt: &Stmt, decides: &dyn Fn(&Expr) -> bool) -> bool {
    match stmt {
        Stmt::Access(access) | Stmt::Perform(access) => {
            decides(&access.guard) || decides(&access.offset)
        }
        Stmt::Assert { claim, .. } => decides(&claim.expr),
        Stmt::Release { guard } => decides(guard),
        Stmt::Agree { guard, values, .. } => decides(guard) || values.iter().any(decides),
        Stmt::Barrier(_) | Stmt::Assign { .. } | Stmt::Havoc(_) | Stmt::Assume(_) => false,
        _ => true,
    }
}
