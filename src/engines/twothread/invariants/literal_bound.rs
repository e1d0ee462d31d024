//! The largest number that an expression may be by the literals in it, as a mask's or a divisor's, or
//! by a test against one.

use super::context::Context;
use super::induction::bv_operation;
use crate::engines::twothread::linear::Atom;
use crate::ivl::builtins::{Builtin, BvOp};
use crate::ivl::{Expr, ExprKind, Symbol};
use crate::kir::BlockId;

/// The largest value of an atom in a block, if it is not negative as it is widened; what a branch chooses
/// is looked through.
pub fn most(cx: &Context, block: BlockId, atom: &Atom) -> Option<i64> {
    const DEPTH: usize = 12;
    let sign = 1 << (atom.width - 1);
    let fits = |most: &u128| !atom.signed || *most < sign;
    let by_itself = of_expr(cx, &atom.expr, DEPTH).filter(fits);
    let tests = cx.conditions(block);
    let by_tests = tests
        .iter()
        .filter_map(|test| of_test(cx, test, &atom.expr));
    let most = by_itself.into_iter().chain(by_tests.filter(fits)).min()?;
    i64::try_from(most).ok()
}

/// The largest value for which a test against a literal holds.
fn of_test(cx: &Context, test: &Expr, value: &Expr) -> Option<u128> {
    let test = cx.slice.unfold(test);
    let (holds, test) = match test.kind() {
        ExprKind::Not(fails) => (false, fails),
        _ => (true, &test),
    };
    let (op, [a, b]) = bv_operation(test)? else {
        return None;
    };
    let (literal, _) = b.as_bv().filter(|_| a == value)?;
    match (op, holds) {
        (BvOp::Slt | BvOp::Ult, true) | (BvOp::Sge | BvOp::Uge, false) => literal.checked_sub(1),
        (BvOp::Sle | BvOp::Ule, true) | (BvOp::Sgt | BvOp::Ugt, false) => Some(literal),
        _ => None,
    }
}

fn of_expr(cx: &Context, expr: &Expr, depth: usize) -> Option<u128> {
    let depth = depth.checked_sub(1)?;
    if let Some((value, _)) = expr.as_bv() {
        return Some(value);
    }
    match expr.kind() {
        ExprKind::Var(name) => of_variable(cx, name, depth),
        ExprKind::Ite(_, then, otherwise) => {
            let sides = [then, otherwise].map(|side| of_expr(cx, side, depth));
            Some(sides[0]?.max(sides[1]?))
        }
        ExprKind::Apply(name, args) => match Builtin::from_name(name.as_str())? {
            Builtin::Extend { signed: false, .. } => of_expr(cx, &args[0], depth),
            Builtin::Bv { width, .. } => of_operation(cx, expr, width, depth),
            _ => None,
        },
        _ => None,
    }
}

fn of_operation(cx: &Context, expr: &Expr, width: u32, depth: usize) -> Option<u128> {
    let (op, args) = bv_operation(expr)?;
    let literal = |index: usize| args[index].as_bv().map(|(value, _)| value);
    match op {
        BvOp::And => {
            let sides = [0, 1].map(|index| of_expr(cx, &args[index], depth));
            sides.into_iter().flatten().min()
        }
        BvOp::Urem => literal(1)?.checked_sub(1),
        BvOp::Lshr => {
            let all = u128::MAX >> (128 - width);
            let by = u32::try_from(literal(1)?).ok().filter(|by| *by < width)?;
            Some(of_expr(cx, &args[0], depth).unwrap_or(all) >> by)
        }
        _ => None,
    }
}

/// Of what the ways to its block give a variable, the largest.
fn of_variable(cx: &Context, name: &Symbol, depth: usize) -> Option<u128> {
    if let Some(definition) = cx.slice.definition(name) {
        return of_expr(cx, definition, depth);
    }
    let edges = cx.program.blocks.iter().flat_map(|block| &block.edges);
    let copies = edges.flat_map(|edge| &edge.copies);
    let given = copies.filter(|(phi, _)| phi == name);
    let given: Option<Vec<u128>> = given.map(|(_, value)| of_expr(cx, value, depth)).collect();
    given?.into_iter().max()
}
