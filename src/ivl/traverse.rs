//! Traversal of shared expression trees in time linear in their nodes, without
//! recursion, so that neither sharing nor depth is a danger.

use std::collections::HashSet;

use super::ast::{Expr, ExprKind};

/// All nodes of `roots`, each once, children before parents.
pub fn post_order<'a>(roots: impl IntoIterator<Item = &'a Expr>) -> Vec<&'a Expr> {
    post_order_within(roots, |_| true)
}

/// Like `post_order`, but does not enter bodies of quantifiers, where names
/// mean something else.
pub fn post_order_unbound<'a>(roots: impl IntoIterator<Item = &'a Expr>) -> Vec<&'a Expr> {
    post_order_within(roots, |expr| !matches!(expr.kind(), ExprKind::Forall(..)))
}

/// Like `post_order`, but enters only nodes for which `enter` holds.
pub fn post_order_within<'a>(
    roots: impl IntoIterator<Item = &'a Expr>,
    enter: impl Fn(&Expr) -> bool,
) -> Vec<&'a Expr> {
    let mut order = Vec::new();
    let mut entered = HashSet::new();
    for root in roots {
        let mut stack = vec![(root, false)];
        while let Some((expr, children_done)) = stack.pop() {
            if children_done {
                order.push(expr);
            } else if entered.insert(expr.address()) {
                stack.push((expr, true));
                if enter(expr) {
                    stack.extend(expr.children().rev().map(|child| (child, false)));
                }
            }
        }
    }
    order
}

/// The node with its children replaced by what `f` makes of them; the node
/// itself, shared, if nothing changed.
pub fn map_children(expr: &Expr, f: &mut dyn FnMut(&Expr) -> Expr) -> Expr {
    let mut changed = false;
    let mut map = |child: &Expr| {
        let new = f(child);
        changed |= new.address() != child.address();
        new
    };
    let kind = match expr.kind() {
        ExprKind::Var(_) | ExprKind::Bool(_) | ExprKind::Int(_) | ExprKind::Bv { .. } => {
            return expr.clone();
        }
        ExprKind::Not(a) => ExprKind::Not(map(a)),
        ExprKind::Neg(a) => ExprKind::Neg(map(a)),
        ExprKind::Old(a) => ExprKind::Old(map(a)),
        ExprKind::Forall(bound, a) => ExprKind::Forall(bound.clone(), map(a)),
        ExprKind::Extract { arg, high, low } => ExprKind::Extract {
            arg: map(arg),
            high: *high,
            low: *low,
        },
        ExprKind::Binary(op, a, b) => ExprKind::Binary(*op, map(a), map(b)),
        ExprKind::Select(a, b) => ExprKind::Select(map(a), map(b)),
        ExprKind::Ite(a, b, c) => ExprKind::Ite(map(a), map(b), map(c)),
        ExprKind::Store(a, b, c) => ExprKind::Store(map(a), map(b), map(c)),
        ExprKind::Apply(name, args) => {
            ExprKind::Apply(name.clone(), args.iter().map(map).collect())
        }
    };
    if changed {
        Expr::new(kind)
    } else {
        expr.clone()
    }
}
