//! Constructors of bit-vector operations.
//!
//! They fold literals of up to 128 bits, and apply identities that look at a
//! constant number of nodes. A literal operand of a commutative operation
//! comes last.

mod fold;

use super::{Builtin, BvOp, WrapOp};
use crate::bv::to_signed;
use crate::ivl::ast::{BinOp, Expr, ExprKind};

pub use fold::{fold, fold_no_wrap};

macro_rules! binary_operations {
    ($($name:ident $op:ident),* $(,)?) => {
        $(pub fn $name(a: Expr, b: Expr, width: u32) -> Expr {
            apply(BvOp::$op, width, &[a, b])
        })*
    };
}

binary_operations! {
    add Add, sub Sub, mul Mul, udiv Udiv, sdiv Sdiv, urem Urem, srem Srem,
    and And, or Or, xor Xor, shl Shl, lshr Lshr, ashr Ashr,
    ult Ult, ule Ule, ugt Ugt, uge Uge, slt Slt, sle Sle, sgt Sgt, sge Sge,
}

pub fn not(a: Expr, width: u32) -> Expr {
    apply(BvOp::Not, width, &[a])
}

pub fn neg(a: Expr, width: u32) -> Expr {
    apply(BvOp::Neg, width, &[a])
}

/// Equality of two values of one type; folds literals and one node.
pub fn eq(a: Expr, b: Expr) -> Expr {
    match same_value(&a, &b) {
        Some(value) => Expr::bool(value),
        None => a.equals(b),
    }
}

pub fn ne(a: Expr, b: Expr) -> Expr {
    match same_value(&a, &b) {
        Some(value) => Expr::bool(!value),
        None => a.differs(b),
    }
}

/// `op` at `width`, simplified; one argument for `Not` and `Neg`, else two.
pub fn apply(op: BvOp, width: u32, args: &[Expr]) -> Expr {
    if let Some(folded) = fold_literals(op, width, args) {
        return folded;
    }
    let plain = |args: Vec<Expr>| Expr::apply(Builtin::Bv { op, width }.name(), args);
    match args {
        [a] => match as_bv_op(a) {
            Some((inner, [b])) if inner == op => b.clone(),
            _ => plain(vec![a.clone()]),
        },
        [a, b] => {
            let swap = op.is_commutative() && a.as_bv().is_some();
            let (a, b) = if swap { (b, a) } else { (a, b) };
            if let Some(simple) = identity(op, width, a, b) {
                return simple;
            }
            // (x op c) op d = x op (c op d)
            if let (true, Some(_), Some((inner, [x, c]))) =
                (op.is_commutative(), b.as_bv(), as_bv_op(a))
                && inner == op
                && let Some(constant) = fold_literals(op, width, &[c.clone(), b.clone()])
            {
                return apply(op, width, &[x.clone(), constant]);
            }
            plain(vec![a.clone(), b.clone()])
        }
        _ => unreachable!("{op:?} applied to {} arguments", args.len()),
    }
}

/// Zero extension from `from` to `to` bits, `to >= from`.
pub fn zext(a: Expr, from: u32, to: u32) -> Expr {
    extend(a, false, from, to)
}

/// Sign extension from `from` to `to` bits, `to >= from`.
pub fn sext(a: Expr, from: u32, to: u32) -> Expr {
    extend(a, true, from, to)
}

fn extend(a: Expr, signed: bool, from: u32, to: u32) -> Expr {
    assert!(from <= to, "extension from {from} to {to} bits");
    if from == to {
        return a;
    }
    if let Some((value, width)) = a.as_bv().filter(|_| to <= 128) {
        return Expr::bv(
            if signed {
                to_signed(value, width) as u128
            } else {
                value
            },
            to,
        );
    }
    match as_extension(&a) {
        Some((inner, first, b)) if inner == signed => extend(b.clone(), signed, first, to),
        // What was zero-extended has a clear sign bit.
        Some((false, first, b)) => extend(b.clone(), false, first, to),
        _ => Expr::apply(Builtin::Extend { signed, from, to }.name(), vec![a]),
    }
}

/// The low `to` bits of a value of `from` bits, `to <= from`.
pub fn trunc(a: Expr, from: u32, to: u32) -> Expr {
    extract(a, from, to, 0)
}

/// Bits `low .. high` of a value of `from` bits.
pub fn extract(a: Expr, from: u32, high: u32, low: u32) -> Expr {
    assert!(low < high && high <= from, "bits {low}..{high} of {from}");
    if low == 0 && high == from {
        return a;
    }
    if let Some((value, width)) = a.as_bv().filter(|(_, width)| *width <= 128) {
        debug_assert_eq!(width, from);
        return Expr::bv(value >> low, high - low);
    }
    if let ExprKind::Extract {
        arg, low: inner, ..
    } = a.kind()
    {
        return Expr::extract(arg.clone(), high + inner, low + inner);
    }
    if let Some((signed, first, b)) = as_extension(&a) {
        if high <= first {
            return extract(b.clone(), first, high, low);
        }
        if low == 0 {
            return extend(b.clone(), signed, first, high);
        }
    }
    Expr::extract(a, high, low)
}

/// `high ++ low`
pub fn concat(high: Expr, low: Expr) -> Expr {
    match (high.as_bv(), low.as_bv()) {
        (Some((h, high_width)), Some((l, low_width))) if high_width + low_width <= 128 => {
            Expr::bv(h << low_width | l, high_width + low_width)
        }
        _ => Expr::binary(BinOp::Concat, high, low),
    }
}

/// 1 or 0 of `width` bits.
pub fn from_bool(a: Expr, width: u32) -> Expr {
    a.choose(Expr::bv(1, width), Expr::bv(0, width))
}

/// Whether any bit of a value of `width` bits is set.
pub fn to_bool(a: Expr, width: u32) -> Expr {
    if let ExprKind::Ite(condition, then, other) = a.kind()
        && let (Some((then, _)), Some((other, _))) = (then.as_bv(), other.as_bv())
    {
        return match (then != 0, other != 0) {
            (true, false) => condition.clone(),
            (false, true) => condition.clone().negate(),
            (value, _) => Expr::bool(value),
        };
    }
    ne(a, Expr::bv(0, width))
}

/// The signed operation does not overflow.
pub fn nsw(op: WrapOp, a: Expr, b: Expr, width: u32) -> Expr {
    no_wrap(op, true, a, b, width)
}

/// The unsigned operation does not overflow.
pub fn nuw(op: WrapOp, a: Expr, b: Expr, width: u32) -> Expr {
    no_wrap(op, false, a, b, width)
}

fn no_wrap(op: WrapOp, signed: bool, a: Expr, b: Expr, width: u32) -> Expr {
    if let (Some((x, _)), Some((y, _)), true) = (a.as_bv(), b.as_bv(), width <= 128) {
        return Expr::bool(fold_no_wrap(op, signed, x, y, width));
    }
    // Nothing overflows when the right operand is 0, nor a product with 1
    // (which is negative when there is one bit).
    let trivial = |e: &Expr, n: u128| is_value(e, n) && (n == 0 || width > 1 || !signed);
    let holds = match op {
        WrapOp::Add => trivial(&a, 0) || trivial(&b, 0),
        WrapOp::Sub => trivial(&b, 0),
        WrapOp::Mul => [0, 1].iter().any(|&n| trivial(&a, n) || trivial(&b, n)),
        WrapOp::Shl => trivial(&a, 0) || trivial(&b, 0),
    };
    if holds {
        return Expr::bool(true);
    }
    Expr::apply(Builtin::NoWrap { signed, op, width }.name(), vec![a, b])
}

/// Identities with one literal operand, which is the right one if the
/// operation is commutative, or with one operand used twice.
fn identity(op: BvOp, width: u32, a: &Expr, b: &Expr) -> Option<Expr> {
    let (left_zero, right_zero) = (is_value(a, 0), is_value(b, 0));
    let right_one = is_value(b, 1);
    let right_ones = is_ones(b, width);
    let same = a == b;
    let zero = || Some(Expr::bv(0, width));
    match op {
        BvOp::Add | BvOp::Or | BvOp::Xor if right_zero => Some(a.clone()),
        BvOp::Sub | BvOp::Shl | BvOp::Lshr | BvOp::Ashr if right_zero => Some(a.clone()),
        BvOp::Mul | BvOp::Udiv if right_one => Some(a.clone()),
        BvOp::Sdiv if right_one && width > 1 => Some(a.clone()),
        BvOp::Mul | BvOp::And if right_zero => zero(),
        BvOp::Urem if right_one => zero(),
        BvOp::Srem if right_one || right_ones => zero(),
        BvOp::Urem | BvOp::Srem | BvOp::Shl | BvOp::Lshr | BvOp::Ashr if left_zero => zero(),
        BvOp::And if right_ones || same => Some(a.clone()),
        BvOp::Or if right_ones => Some(b.clone()),
        BvOp::Or if same => Some(a.clone()),
        BvOp::Sub | BvOp::Xor if same => zero(),
        BvOp::Xor if right_ones => Some(not(a.clone(), width)),
        BvOp::Ult | BvOp::Ugt | BvOp::Slt | BvOp::Sgt if same => Some(Expr::bool(false)),
        BvOp::Ule | BvOp::Uge | BvOp::Sle | BvOp::Sge if same => Some(Expr::bool(true)),
        BvOp::Ult if right_zero => Some(Expr::bool(false)),
        BvOp::Uge if right_zero => Some(Expr::bool(true)),
        BvOp::Ugt if left_zero => Some(Expr::bool(false)),
        BvOp::Ule if left_zero => Some(Expr::bool(true)),
        _ => None,
    }
}

fn fold_literals(op: BvOp, width: u32, args: &[Expr]) -> Option<Expr> {
    if width > 128 {
        return None;
    }
    let (a, _) = args.first()?.as_bv()?;
    let b = match args.get(1) {
        Some(b) => b.as_bv()?.0,
        None => 0,
    };
    let value = fold(op, width, a, b);
    Some(if op.is_predicate() {
        Expr::bool(value != 0)
    } else {
        Expr::bv(value, width)
    })
}

fn same_value(a: &Expr, b: &Expr) -> Option<bool> {
    if a == b {
        return Some(true);
    }
    match (a.kind(), b.kind()) {
        (ExprKind::Bv { .. }, ExprKind::Bv { .. })
        | (ExprKind::Int(_), ExprKind::Int(_))
        | (ExprKind::Bool(_), ExprKind::Bool(_)) => Some(a == b),
        _ => None,
    }
}

fn is_value(e: &Expr, n: u128) -> bool {
    matches!(e.kind(), ExprKind::Bv { value, .. } if *value == n)
}

fn is_ones(e: &Expr, width: u32) -> bool {
    width <= 128 && is_value(e, u128::MAX >> (128 - width))
}

/// The operation and arguments, if `e` applies a bit-vector operation.
fn as_bv_op(e: &Expr) -> Option<(BvOp, &[Expr])> {
    let ExprKind::Apply(name, args) = e.kind() else {
        return None;
    };
    match Builtin::from_name(name.as_str())? {
        Builtin::Bv { op, .. } => Some((op, args)),
        _ => None,
    }
}

/// Signedness, width of the argument, and argument, if `e` is an extension.
fn as_extension(e: &Expr) -> Option<(bool, u32, &Expr)> {
    let ExprKind::Apply(name, args) = e.kind() else {
        return None;
    };
    match (Builtin::from_name(name.as_str())?, args.as_slice()) {
        (Builtin::Extend { signed, from, .. }, [arg]) => Some((signed, from, arg)),
        _ => None,
    }
}
