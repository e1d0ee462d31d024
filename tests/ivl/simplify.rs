//! Simplification: literals folded and identities applied from the leaves up, by the
//! constructors that passes build expressions with.

use std::collections::HashMap;

use warpproof::ivl::builtins::{Builtin, bv};
use warpproof::ivl::traverse::{map_children, post_order};
use warpproof::ivl::{BinOp, Expr, ExprKind, Symbol};

/// An expression with the value of `expr` wherever `expr` has one, such as
/// after a substitution. Time is linear in the nodes.
pub fn simplify(expr: &Expr) -> Expr {
    let mut done: HashMap<usize, Expr> = HashMap::new();
    for node in post_order([expr]) {
        let new = simplify_node(&map_children(node, &mut |child| {
            done[&child.address()].clone()
        }));
        done.insert(node.address(), new);
    }
    done.remove(&expr.address())
        .expect("the root is the last node in post-order")
}

fn simplify_node(expr: &Expr) -> Expr {
    match expr.kind() {
        ExprKind::Not(a) => a.clone().negate(),
        ExprKind::Neg(a) => match a.kind() {
            ExprKind::Int(value) if *value != i128::MIN => Expr::int(-value),
            ExprKind::Neg(inner) => inner.clone(),
            _ => expr.clone(),
        },
        ExprKind::Binary(op, a, b) => simplify_binary(*op, a, b).unwrap_or_else(|| expr.clone()),
        ExprKind::Ite(condition, a, b) => simplify_choice(condition, a, b),
        ExprKind::Select(map, index) => match map.kind() {
            ExprKind::Store(_, stored, value) if stored == index => value.clone(),
            _ => expr.clone(),
        },
        ExprKind::Extract { arg, high, low } => {
            // Where the width is not plain, the extraction may be of all bits,
            // which is then left alone.
            bv::extract(arg.clone(), width(arg).unwrap_or(high + 1), *high, *low)
        }
        ExprKind::Apply(name, args) => {
            simplify_application(name, args).unwrap_or_else(|| expr.clone())
        }
        ExprKind::Old(a) if is_literal(a) => a.clone(),
        ExprKind::Forall(_, body) if is_literal(body) => body.clone(),
        _ => expr.clone(),
    }
}

fn simplify_binary(op: BinOp, a: &Expr, b: &Expr) -> Option<Expr> {
    let (a, b) = (a.clone(), b.clone());
    match op {
        BinOp::And => Some(a.and(b)),
        BinOp::Or => Some(a.or(b)),
        BinOp::Implies => Some(a.implies(b)),
        BinOp::Iff => match (a.as_bool(), b.as_bool()) {
            (Some(true), _) => Some(b),
            (Some(false), _) => Some(b.negate()),
            (_, Some(true)) => Some(a),
            (_, Some(false)) => Some(a.negate()),
            _ => (a == b).then(|| Expr::bool(true)),
        },
        BinOp::Eq => Some(bv::eq(a, b)),
        BinOp::Neq => Some(bv::ne(a, b)),
        BinOp::Concat => Some(bv::concat(a, b)),
        _ => simplify_integers(op, &a, &b),
    }
}

fn simplify_integers(op: BinOp, a: &Expr, b: &Expr) -> Option<Expr> {
    let literal = |e: &Expr| match e.kind() {
        ExprKind::Int(value) => Some(*value),
        _ => None,
    };
    match (op, literal(a), literal(b)) {
        (BinOp::Lt, Some(a), Some(b)) => Some(Expr::bool(a < b)),
        (BinOp::Le, Some(a), Some(b)) => Some(Expr::bool(a <= b)),
        (BinOp::Gt, Some(a), Some(b)) => Some(Expr::bool(a > b)),
        (BinOp::Ge, Some(a), Some(b)) => Some(Expr::bool(a >= b)),
        (BinOp::Add, Some(a), Some(b)) => a.checked_add(b).map(Expr::int),
        (BinOp::Sub, Some(a), Some(b)) => a.checked_sub(b).map(Expr::int),
        (BinOp::Mul, Some(a), Some(b)) => a.checked_mul(b).map(Expr::int),
        (BinOp::Div, Some(a), Some(b)) => a.checked_div_euclid(b).map(Expr::int),
        (BinOp::Mod, Some(a), Some(b)) => a.checked_rem_euclid(b).map(Expr::int),
        (BinOp::Add, Some(0), _) => Some(b.clone()),
        (BinOp::Add | BinOp::Sub, _, Some(0)) => Some(a.clone()),
        (BinOp::Mul, Some(1), _) => Some(b.clone()),
        (BinOp::Mul | BinOp::Div, _, Some(1)) => Some(a.clone()),
        _ => None,
    }
}

fn simplify_choice(condition: &Expr, a: &Expr, b: &Expr) -> Expr {
    match (condition.kind(), a.as_bool(), b.as_bool()) {
        (_, Some(true), Some(false)) => condition.clone(),
        (_, Some(false), Some(true)) => condition.clone().negate(),
        (ExprKind::Not(inner), ..) => inner.clone().choose(b.clone(), a.clone()),
        _ => condition.clone().choose(a.clone(), b.clone()),
    }
}

fn simplify_application(name: &Symbol, args: &[Expr]) -> Option<Expr> {
    match (Builtin::from_name(name.as_str())?, args) {
        (Builtin::Bv { op, width }, _) => Some(bv::apply(op, width, args)),
        (
            Builtin::Extend {
                signed: true,
                from,
                to,
            },
            [a],
        ) => Some(bv::sext(a.clone(), from, to)),
        (
            Builtin::Extend {
                signed: false,
                from,
                to,
            },
            [a],
        ) => Some(bv::zext(a.clone(), from, to)),
        (
            Builtin::NoWrap {
                signed: true,
                op,
                width,
            },
            [a, b],
        ) => Some(bv::nsw(op, a.clone(), b.clone(), width)),
        (
            Builtin::NoWrap {
                signed: false,
                op,
                width,
            },
            [a, b],
        ) => Some(bv::nuw(op, a.clone(), b.clone(), width)),
        _ => None,
    }
}

/// The width of a bit-vector, where the node alone tells it.
fn width(expr: &Expr) -> Option<u32> {
    match expr.kind() {
        ExprKind::Bv { width, .. } => Some(*width),
        ExprKind::Extract { high, low, .. } => Some(high - low),
        ExprKind::Apply(name, _) => match Builtin::from_name(name.as_str())? {
            Builtin::Bv { op, width } if !op.is_predicate() => Some(width),
            Builtin::Extend { to, .. } => Some(to),
            _ => None,
        },
        _ => None,
    }
}

fn is_literal(expr: &Expr) -> bool {
    matches!(
        expr.kind(),
        ExprKind::Bool(_) | ExprKind::Int(_) | ExprKind::Bv { .. }
    )
}
