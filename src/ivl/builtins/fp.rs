//! Constructors of floating-point operations on bit patterns.
//!
//! Arithmetic, comparisons and conversions are uninterpreted: equal arguments
//! give equal results, and nothing else is known. Only what acts on the sign
//! bit is exact.

use super::{Builtin, FpOp, bv};
use crate::ivl::ast::Expr;
use crate::kir::{FloatKind, FloatPredicate};

pub fn binary(op: FpOp, kind: FloatKind, a: Expr, b: Expr) -> Expr {
    Expr::apply(Builtin::Fp { op, kind }.name(), vec![a, b])
}

/// Flips the sign bit, of a NaN too.
pub fn neg(kind: FloatKind, a: Expr) -> Expr {
    bv::xor(a, sign_bit(kind), kind.bits())
}

/// LLVM's comparison, in terms of `FLT`, `FLE`, `FEQ` and `FUNO`.
pub fn compare(predicate: FloatPredicate, kind: FloatKind, a: Expr, b: Expr) -> Expr {
    use FloatPredicate as P;
    let test = |op, a, b| binary(op, kind, a, b);
    match predicate {
        P::False => Expr::bool(false),
        P::True => Expr::bool(true),
        P::Oeq => test(FpOp::Eq, a, b),
        P::Olt => test(FpOp::Lt, a, b),
        P::Ole => test(FpOp::Le, a, b),
        P::Ogt => test(FpOp::Lt, b, a),
        P::Oge => test(FpOp::Le, b, a),
        P::Uno => test(FpOp::Uno, a, b),
        P::Ord => test(FpOp::Uno, a, b).negate(),
        P::One => compare(P::Ueq, kind, a, b).negate(),
        P::Ueq => test(FpOp::Uno, a.clone(), b.clone()).or(test(FpOp::Eq, a, b)),
        P::Une => test(FpOp::Eq, a, b).negate(),
        // An unordered comparison is the negation of the opposite ordered one.
        P::Ult => test(FpOp::Le, b, a).negate(),
        P::Ule => test(FpOp::Lt, b, a).negate(),
        P::Ugt => test(FpOp::Le, a, b).negate(),
        P::Uge => test(FpOp::Lt, a, b).negate(),
    }
}

pub fn to_int(kind: FloatKind, signed: bool, width: u32, a: Expr) -> Expr {
    Expr::apply(
        Builtin::FpToInt {
            kind,
            signed,
            width,
        }
        .name(),
        vec![a],
    )
}

pub fn from_int(signed: bool, width: u32, kind: FloatKind, a: Expr) -> Expr {
    Expr::apply(
        Builtin::IntToFp {
            signed,
            width,
            kind,
        }
        .name(),
        vec![a],
    )
}

/// Between two formats; the identity for one format.
pub fn convert(from: FloatKind, to: FloatKind, a: Expr) -> Expr {
    if from == to {
        a
    } else {
        Expr::apply(Builtin::FpToFp { from, to }.name(), vec![a])
    }
}

fn sign_bit(kind: FloatKind) -> Expr {
    Expr::bv(1 << (kind.bits() - 1), kind.bits())
}
