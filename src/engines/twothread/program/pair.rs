//! Functions of one thread's program that speak of both threads; `dualise` resolves them.

use crate::ivl::{Expr, Type};

/// `$other_T(x)`: `x` in the other thread.
pub fn other(x: Expr, ty: &Type) -> Expr {
    Expr::apply(other_name(ty), vec![x])
}

pub fn other_name(ty: &Type) -> String {
    match ty {
        Type::Bv(width) => format!("$other_bv{width}"),
        _ => "$other_bool".to_string(),
    }
}

/// `$any(p)`: `p` holds for one of the threads.
pub fn any(p: Expr) -> Expr {
    Expr::apply("$any", vec![p])
}

/// `$first(true)`: is this the first thread?
pub fn is_first() -> Expr {
    Expr::apply("$first", vec![Expr::bool(true)])
}

/// `$both(p)`: `p` holds for both threads.
pub fn both(p: Expr) -> Expr {
    Expr::apply("$both", vec![p])
}
