//! Rewriting of expressions, and the expressions of statements and programs.
//!
//! Shared nodes are rewritten once and stay shared.

use std::collections::HashMap;

use indexmap::{IndexMap, IndexSet};

use super::ast::{Attr, AttrArg, Expr, ExprKind, Procedure, Program, Stmt, Symbol};
use super::traverse::{map_children, post_order_unbound};

/// Replaces the free variables for which `f` gives an expression, those below
/// `old` too. Bound variables are renamed where a replacement would be captured.
pub fn map_vars(expr: &Expr, f: &mut dyn FnMut(&Symbol) -> Option<Expr>) -> Expr {
    Rewriter::new(&mut |node: &Expr| match node.kind() {
        ExprKind::Var(name) => f(name),
        _ => None,
    })
    .rewrite(expr)
}

/// Replaces every node for which `f` gives an expression; what is below or
/// inside a replacement is not looked at. `f` sees parents before children.
/// Below quantifiers only free variables are offered.
pub fn rewrite(expr: &Expr, f: &mut dyn FnMut(&Expr) -> Option<Expr>) -> Expr {
    Rewriter::new(f).rewrite(expr)
}

/// A rewriting that remembers what it did, for use on several expressions that
/// share nodes.
pub struct Rewriter<'f> {
    f: &'f mut dyn FnMut(&Expr) -> Option<Expr>,
    /// By node address, with the node, to keep the address taken.
    done: HashMap<usize, (Expr, Expr)>,
}

impl<'f> Rewriter<'f> {
    pub fn new(f: &'f mut dyn FnMut(&Expr) -> Option<Expr>) -> Self {
        Rewriter {
            f,
            done: HashMap::new(),
        }
    }

    pub fn rewrite(&mut self, expr: &Expr) -> Expr {
        let mut stack = vec![(expr, false)];
        while let Some((node, children_done)) = stack.pop() {
            if self.done.contains_key(&node.address()) {
                continue;
            }
            let new = if children_done {
                map_children(node, &mut |child| self.done[&child.address()].1.clone())
            } else if let Some(new) = (self.f)(node) {
                new
            } else if let ExprKind::Forall(bound, body) = node.kind() {
                self.rewrite_quantifier(node, bound, body)
            } else {
                stack.push((node, true));
                stack.extend(node.children().map(|child| (child, false)));
                continue;
            };
            self.done.insert(node.address(), (node.clone(), new));
        }
        self.done[&expr.address()].1.clone()
    }

    fn rewrite_quantifier(
        &mut self,
        node: &Expr,
        bound: &[(Symbol, super::ast::Type)],
        body: &Expr,
    ) -> Expr {
        let mut replacements: IndexMap<Symbol, Expr> = IndexMap::new();
        let mut taken = free_vars(body);
        for name in free_vars(node) {
            if let Some(new) = (self.f)(&Expr::var(name.clone())) {
                taken.extend(free_vars(&new));
                replacements.insert(name, new);
            }
        }
        if replacements.is_empty() {
            return node.clone();
        }
        let captured: IndexSet<Symbol> = replacements.values().flat_map(free_vars).collect();
        let mut renamed = bound.to_vec();
        for (name, _) in &mut renamed {
            if captured.contains(name) {
                let fresh = fresh_name(name, &taken);
                taken.insert(fresh.clone());
                replacements.insert(name.clone(), Expr::var(fresh.clone()));
                *name = fresh;
            }
        }
        let body = map_vars(body, &mut |name| replacements.get(name).cloned());
        Expr::new(ExprKind::Forall(renamed, body))
    }
}

fn fresh_name(name: &Symbol, taken: &IndexSet<Symbol>) -> Symbol {
    let candidates = (0..).map(|i| Symbol::new(format!("{name}#{i}")));
    candidates
        .into_iter()
        .find(|fresh| !taken.contains(fresh))
        .expect("finitely many names are taken")
}

/// The free variables, in the order in which they occur.
pub fn free_vars(expr: &Expr) -> IndexSet<Symbol> {
    let mut free = IndexSet::new();
    for node in post_order_unbound([expr]) {
        match node.kind() {
            ExprKind::Var(name) => {
                free.insert(name.clone());
            }
            ExprKind::Forall(bound, body) => {
                let inner = free_vars(body).into_iter();
                free.extend(inner.filter(|name| bound.iter().all(|(bound, _)| bound != name)));
            }
            _ => {}
        }
    }
    free
}

/// The variables that a statement may change, for a call those that receive
/// results (not the globals that the callee modifies).
pub fn assigned_vars(stmt: &Stmt) -> &[Symbol] {
    match stmt {
        Stmt::Assign { var, .. } => std::slice::from_ref(var),
        Stmt::AssignElement { map, .. } => std::slice::from_ref(map),
        Stmt::Havoc(vars) => vars,
        Stmt::Call { results, .. } => results,
        Stmt::Assume { .. } | Stmt::Assert { .. } => &[],
    }
}

/// Calls `f` with each expression of a statement, those in attributes first.
pub fn stmt_exprs<'a>(stmt: &'a Stmt, f: &mut dyn FnMut(&'a Expr)) {
    match stmt {
        Stmt::Assign { value, .. } => f(value),
        Stmt::AssignElement { index, value, .. } => {
            f(index);
            f(value);
        }
        Stmt::Havoc(_) => {}
        Stmt::Assume { attrs, expr } | Stmt::Assert { attrs, expr } => {
            attr_exprs(attrs, f);
            f(expr);
        }
        Stmt::Call { attrs, args, .. } => {
            attr_exprs(attrs, f);
            args.iter().for_each(f);
        }
    }
}

/// Calls `f` with each expression of a procedure: contract, then body.
pub fn procedure_exprs<'a>(procedure: &'a Procedure, f: &mut dyn FnMut(&'a Expr)) {
    attr_exprs(&procedure.attrs, f);
    for var in procedure.params.iter().chain(&procedure.returns) {
        attr_exprs(&var.attrs, f);
    }
    for clause in procedure.requires.iter().chain(&procedure.ensures) {
        attr_exprs(&clause.attrs, f);
        f(&clause.expr);
    }
    if let Some(body) = &procedure.body {
        body.locals.iter().for_each(|var| attr_exprs(&var.attrs, f));
        body.blocks
            .iter()
            .flat_map(|block| &block.stmts)
            .for_each(|stmt| stmt_exprs(stmt, f));
    }
}

/// Calls `f` with each expression of a program.
pub fn program_exprs<'a>(program: &'a Program, f: &mut dyn FnMut(&'a Expr)) {
    program.consts.iter().for_each(|c| attr_exprs(&c.attrs, f));
    program
        .globals
        .iter()
        .for_each(|var| attr_exprs(&var.attrs, f));
    for function in &program.functions {
        attr_exprs(&function.attrs, f);
        function.body.iter().for_each(&mut *f);
    }
    program.axioms.iter().for_each(&mut *f);
    program
        .procedures
        .iter()
        .for_each(|procedure| procedure_exprs(procedure, f));
}

fn attr_exprs<'a>(attrs: &'a [Attr], f: &mut dyn FnMut(&'a Expr)) {
    for arg in attrs.iter().flat_map(|attr| &attr.args) {
        if let AttrArg::Expr(expr) = arg {
            f(expr);
        }
    }
}

pub(super) fn map_attr_exprs(attrs: &mut [Attr], f: &mut dyn FnMut(&Expr) -> Expr) {
    for arg in attrs.iter_mut().flat_map(|attr| &mut attr.args) {
        if let AttrArg::Expr(expr) = arg {
            *expr = f(expr);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ivl::ast::{BinOp, Type};

    fn suffix(name: &Symbol) -> Option<Expr> {
        Some(Expr::var(format!("{name}$1")))
    }

    #[test]
    fn shared_nodes_stay_shared() {
        let mut e = Expr::var("x");
        for _ in 0..60 {
            e = Expr::binary(BinOp::Add, e.clone(), e);
        }
        let renamed = map_vars(&e, &mut suffix);
        let nodes = crate::ivl::traverse::post_order([&renamed]);
        assert_eq!(nodes.len(), 61);
        assert_eq!(
            free_vars(&renamed).into_iter().collect::<Vec<_>>(),
            ["x$1".into()]
        );
    }

    #[test]
    fn what_does_not_change_is_the_same_node() {
        let e = Expr::var("x").equals(Expr::var("y"));
        assert_eq!(map_vars(&e, &mut |_| None).address(), e.address());
    }

    #[test]
    fn bound_variables_are_neither_replaced_nor_captured() {
        let forall =
            |name: &str, body| Expr::new(ExprKind::Forall(vec![(name.into(), Type::Int)], body));
        let e = forall("i", Expr::var("i").equals(Expr::var("x")));
        let to_i = map_vars(&e, &mut |name| {
            (name.as_str() == "x").then(|| Expr::var("i"))
        });
        assert_eq!(to_i, forall("i#0", Expr::var("i#0").equals(Expr::var("i"))));
        let renamed = map_vars(&e, &mut suffix);
        assert_eq!(
            renamed,
            forall("i", Expr::var("i").equals(Expr::var("x$1")))
        );
    }

    #[test]
    fn a_rewrite_stops_at_what_it_replaces() {
        let e = Expr::new(ExprKind::Old(Expr::var("x"))).equals(Expr::var("x"));
        let new = rewrite(&e, &mut |node| match node.kind() {
            ExprKind::Old(_) => Some(Expr::var("x0")),
            ExprKind::Var(_) => Some(Expr::var("x1")),
            _ => None,
        });
        assert_eq!(new, Expr::var("x0").equals(Expr::var("x1")));
    }
}
