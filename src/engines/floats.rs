//! Conditions on floating-point parameters: comparisons with numbers, and with parameters of
//! the same type. They are those that kernels make, of which engines know that equal operands
//! give equal results.

use super::assume::{AssumeError, path};
use super::quantities;
use crate::ivl::Expr;
use crate::ivl::builtins::fp;
use crate::kir::assume::{BinaryOp, Expr as Source, ExprKind, UnaryOp};
use crate::kir::{FloatKind, FloatPredicate, Kernel, Type};

/// The comparison, if a side of it is a floating-point parameter. A number is rounded to the
/// parameter's type.
///
/// # Errors
/// The other side is something else.
pub(super) fn comparison(
    op: BinaryOp,
    [left, right]: [&Source; 2],
    kernel: &Kernel,
) -> Result<Option<Expr>, AssumeError> {
    let Some(predicate) = predicate(op) else {
        return Ok(None);
    };
    let kinds = [left, right].map(|side| parameter(side, kernel));
    let Some((kind, _)) = kinds[0].clone().or(kinds[1].clone()) else {
        return Ok(None);
    };
    let operand = |side: &Source| {
        let value = match parameter(side, kernel) {
            Some((own, value)) if own == kind => Some(value),
            Some(_) => None,
            None => number(side).and_then(|number| bits(kind, number)),
        };
        value.ok_or(AssumeError {
            message: "floating-point parameters are compared with numbers and with parameters \
                      of their type"
                .to_owned(),
            span: side.span.clone(),
            is_unused: false,
        })
    };
    let (a, b) = (operand(left)?, operand(right)?);
    Ok(Some(fp::compare(predicate, kind, a, b)))
}

/// C's comparisons: all but `!=` are false of what is not a number.
fn predicate(op: BinaryOp) -> Option<FloatPredicate> {
    Some(match op {
        BinaryOp::Eq => FloatPredicate::Oeq,
        BinaryOp::Ne => FloatPredicate::Une,
        BinaryOp::Lt => FloatPredicate::Olt,
        BinaryOp::Le => FloatPredicate::Ole,
        BinaryOp::Gt => FloatPredicate::Ogt,
        BinaryOp::Ge => FloatPredicate::Oge,
        _ => return None,
    })
}

fn parameter(source: &Source, kernel: &Kernel) -> Option<(FloatKind, Expr)> {
    let name = path(source)?;
    let param = kernel.params.iter().find(|param| param.name == name)?;
    match kernel.values[param.value].ty {
        Type::Float(kind) => Some((kind, Expr::var(quantities::param_symbol(&name)))),
        _ => None,
    }
}

fn number(source: &Source) -> Option<f64> {
    match &source.kind {
        ExprKind::Float(bits) => Some(f64::from_bits(*bits)),
        ExprKind::Int(literal) => Some(literal.value as f64),
        ExprKind::Unary { op, operand } => match op {
            UnaryOp::Neg => Some(-number(operand)?),
            UnaryOp::Plus => number(operand),
            UnaryOp::Not | UnaryOp::BitNot => None,
        },
        _ => None,
    }
}

fn bits(kind: FloatKind, number: f64) -> Option<Expr> {
    match kind {
        FloatKind::F32 => Some(Expr::bv(u128::from((number as f32).to_bits()), 32)),
        FloatKind::F64 => Some(Expr::bv(u128::from(number.to_bits()), 64)),
        FloatKind::F16 | FloatKind::BF16 => None,
    }
}
