//! Declarations of the builtins that a program applies.

use std::collections::BTreeSet;

use super::{Builtin, BvOp, WrapOp, bv};
use crate::ivl::ast::{Attr, AttrArg, BinOp, Expr, ExprKind, Function, Program, Symbol, Type, Var};
use crate::ivl::subst::{map_vars, program_exprs};
use crate::ivl::traverse::post_order;

/// Declares every builtin that the program applies and does not declare, and
/// those that their bodies apply, after the program's own functions. The order
/// depends only on the set of builtins added.
pub fn declare_used(program: &mut Program) {
    let mut roots = Vec::new();
    program_exprs(program, &mut |expr| roots.push(expr));
    let mut used = BTreeSet::new();
    let mut pending: Vec<Builtin> = applied(&roots);
    while let Some(builtin) = pending.pop() {
        if used.insert(builtin) {
            pending.extend(applied(
                body(builtin)
                    .as_slice()
                    .iter()
                    .collect::<Vec<_>>()
                    .as_slice(),
            ));
        }
    }
    let declared: BTreeSet<Symbol> = program
        .functions
        .iter()
        .map(|function| function.name.clone())
        .collect();
    let missing = used
        .into_iter()
        .filter(|builtin| !declared.contains(&builtin.name()));
    program.functions.extend(missing.map(declaration));
}

/// The operation that `{:bvbuiltin name}` means on this function's types.
pub(super) fn from_smt_name(name: &str, function: &Function) -> Option<Builtin> {
    let Type::Bv(width) = function.params.first()?.ty else {
        return None;
    };
    if let Some(op) = BvOp::from_smt_name(name) {
        return Some(Builtin::Bv { op, width });
    }
    let (signed, bits) = match name.split_once(' ')? {
        ("sign_extend", bits) => (true, bits),
        ("zero_extend", bits) => (false, bits),
        _ => return None,
    };
    let bits: u32 = bits.parse().ok().filter(|bits| *bits > 0)?;
    Some(Builtin::Extend {
        signed,
        from: width,
        to: width.checked_add(bits)?,
    })
}

/// Whether the types and the body of `function` are those of `builtin`.
pub(super) fn declares(function: &Function, builtin: Builtin) -> bool {
    let params: Vec<Type> = function
        .params
        .iter()
        .map(|param| param.ty.clone())
        .collect();
    // Bodies may name their parameters as they like.
    let rename = |name: &Symbol| {
        let index = function.params.iter().position(|p| p.name == *name)?;
        Some(Expr::var(param(index)))
    };
    let own_body = function
        .body
        .as_ref()
        .map(|body| map_vars(body, &mut |name| rename(name)));
    params == builtin.params() && function.result == builtin.result() && own_body == body(builtin)
}

fn applied(roots: &[&Expr]) -> Vec<Builtin> {
    let apply = |expr: &&Expr| match expr.kind() {
        ExprKind::Apply(name, _) => Builtin::from_name(name.as_str()),
        _ => None,
    };
    post_order(roots.iter().copied())
        .iter()
        .filter_map(apply)
        .collect()
}

fn declaration(builtin: Builtin) -> Function {
    let attrs = match (builtin.smt_name(), builtin) {
        (Some(name), _) => vec![Attr {
            name: "bvbuiltin".into(),
            args: vec![AttrArg::Str(name)],
        }],
        (None, Builtin::NoWrap { .. }) => vec![Attr {
            name: "inline".into(),
            args: Vec::new(),
        }],
        (None, _) => Vec::new(),
    };
    Function {
        attrs,
        name: builtin.name(),
        params: params(builtin.params()),
        result: builtin.result(),
        body: body(builtin),
    }
}

fn params(types: Vec<Type>) -> Vec<Var> {
    types
        .into_iter()
        .enumerate()
        .map(|(i, ty)| Var::new(param(i), ty))
        .collect()
}

fn param(index: usize) -> String {
    format!("a{index}")
}

/// The definition of a no-overflow predicate: for a sum, a difference or a
/// product, doing it at twice the width gives the extended result.
fn body(builtin: Builtin) -> Option<Expr> {
    let Builtin::NoWrap { signed, op, width } = builtin else {
        return None;
    };
    let (a, b) = (Expr::var(param(0)), Expr::var(param(1)));
    let result = bv::apply(op.operation(), width, &[a.clone(), b.clone()]);
    Some(match (op, signed) {
        (WrapOp::Sub, false) => bv::uge(a, b, width),
        (WrapOp::Shl, _) => {
            let back = if signed { BvOp::Ashr } else { BvOp::Lshr };
            Expr::binary(BinOp::Eq, bv::apply(back, width, &[result, b]), a)
        }
        _ => {
            let wide = width * 2;
            let extend = |e| {
                if signed {
                    bv::sext(e, width, wide)
                } else {
                    bv::zext(e, width, wide)
                }
            };
            let exact = bv::apply(op.operation(), wide, &[extend(a), extend(b)]);
            Expr::binary(BinOp::Eq, extend(result), exact)
        }
    })
}
