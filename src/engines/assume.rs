//! `--assume` expressions as IVL: C's arithmetic on kernel parameters and
//! launch sizes, with the usual arithmetic conversions (C17, 6.3.1.8).

use std::cell::RefCell;

use crate::engines::{floats, quantities};
use crate::ivl::Expr;
use crate::ivl::builtins::{WrapOp, bv};
use crate::kir::assume::{BinaryOp, ByteSpan, Expr as Source, ExprKind, IntLiteral, UnaryOp};
use crate::kir::contents;
use crate::kir::launch::Launch;
use crate::kir::{Geometry, Kernel, Type};

/// Why an assumption means nothing for this kernel.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct AssumeError {
    pub message: String,
    pub span: ByteSpan,
    /// It is about a field of a parameter that the kernel does not use.
    pub is_unused: bool,
}

/// The condition that the assumption states. Signed arithmetic in it does not overflow
/// where it is computed whatever the values are: an equation with a product is about
/// numbers.
///
/// # Errors
/// A name that is no scalar parameter and no launch size.
pub fn lower(source: &Source, kernel: &Kernel, launch: &Launch) -> Result<Expr, AssumeError> {
    let mut conditions = Vec::new();
    for part in source.conjuncts() {
        let lowering = Lowering::new(kernel, launch);
        conditions.push(lowering.typed(part)?.truth());
        if !chooses(part) {
            conditions.extend(lowering.exact.into_inner());
        }
    }
    Ok(conditions.into_iter().fold(Expr::bool(true), Expr::and))
}

/// Does it depend on values what is computed?
fn chooses(source: &Source) -> bool {
    match &source.kind {
        ExprKind::Binary {
            op: BinaryOp::And | BinaryOp::Or,
            ..
        }
        | ExprKind::Conditional { .. } => true,
        ExprKind::Binary { left, right, .. } => chooses(left) || chooses(right),
        ExprKind::Unary { operand, .. } | ExprKind::Cast { operand, .. } => chooses(operand),
        ExprKind::Int(_)
        | ExprKind::Float(_)
        | ExprKind::Name(_)
        | ExprKind::Field { .. }
        | ExprKind::Element { .. }
        | ExprKind::Identity { .. }
        | ExprKind::Call { .. } => false,
    }
}

/// An integer that an expression of the user gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    /// 64 bits.
    pub expr: Expr,
    /// It may be below zero.
    pub signed: bool,
}

/// The number that the expression gives.
///
/// # Errors
/// A name that is no scalar parameter and no launch size.
pub fn number(source: &Source, kernel: &Kernel, launch: &Launch) -> Result<Number, AssumeError> {
    Ok(exact_number(source, kernel, launch)?.0)
}

/// The number, and that the signed operations in it do not overflow.
///
/// # Errors
/// A name that is no scalar parameter and no launch size.
pub(super) fn exact_number(
    source: &Source,
    kernel: &Kernel,
    launch: &Launch,
) -> Result<(Number, Vec<Expr>), AssumeError> {
    let lowering = Lowering::new(kernel, launch);
    let value = lowering.typed(source)?.promoted();
    let number = Number {
        signed: !value.unsigned,
        expr: value.widened(64).expr,
    };
    let exact = lowering.exact.into_inner();
    let exact = if chooses(source) { Vec::new() } else { exact };
    Ok((number, exact))
}

/// An integer of C: `int`, `unsigned`, `long` or `unsigned long`, or narrower
/// before promotion.
#[derive(Clone)]
struct Typed {
    expr: Expr,
    width: u32,
    unsigned: bool,
}

struct Lowering<'a> {
    kernel: &'a Kernel,
    launch: &'a Launch,
    /// That the signed operations so far do not overflow.
    exact: RefCell<Vec<Expr>>,
}

impl<'a> Lowering<'a> {
    fn new(kernel: &'a Kernel, launch: &'a Launch) -> Lowering<'a> {
        Lowering {
            kernel,
            launch,
            exact: RefCell::default(),
        }
    }

    fn typed(&self, source: &Source) -> Result<Typed, AssumeError> {
        match &source.kind {
            ExprKind::Int(literal) => Ok(integer(literal)),
            ExprKind::Float(_) => Err(self.unknown(
                source,
                "this is compared with floating-point parameters alone",
            )),
            ExprKind::Name(name) => self.name(name, source),
            ExprKind::Field { base, field } => {
                if let Some((query, dim)) = source.size() {
                    return Ok(self.size(query, dim));
                }
                if let (ExprKind::Name(base), Some(_)) = (&base.kind, dimension(field)) {
                    return self.name(&format!("{base}.{field}"), source);
                }
                self.leaf(source)
            }
            ExprKind::Element { .. } => self.leaf(source),
            ExprKind::Identity { .. } => Err(self.unknown(
                source,
                "this is a fact about an array, which `&&` joins to others",
            )),
            ExprKind::Call {
                function,
                arguments,
            } => self.call(function, arguments, source),
            ExprKind::Unary { op, operand } => {
                let value = self.typed(operand)?.promoted();
                let width = value.width;
                Ok(match op {
                    UnaryOp::Not => truth_value(value.truth().negate()),
                    UnaryOp::Plus => value,
                    UnaryOp::Neg => Typed {
                        expr: bv::neg(value.expr, width),
                        ..value
                    },
                    UnaryOp::BitNot => Typed {
                        expr: bv::not(value.expr, width),
                        ..value
                    },
                })
            }
            ExprKind::Cast { to, operand } => {
                let value = self.typed(operand)?;
                let wide = value.widened(64).expr;
                Ok(Typed {
                    expr: bv::trunc(wide, 64, to.width),
                    width: to.width,
                    unsigned: to.unsigned,
                })
            }
            ExprKind::Binary { op, left, right } => {
                if let Some(holds) = floats::comparison(*op, [left, right], self.kernel)? {
                    return Ok(truth_value(holds));
                }
                self.binary(*op, self.typed(left)?, self.typed(right)?, source)
            }
            ExprKind::Conditional {
                condition,
                then,
                otherwise,
            } => {
                let condition = self.typed(condition)?.truth();
                let (a, b) = converted(self.typed(then)?, self.typed(otherwise)?);
                Ok(Typed {
                    expr: condition.choose(a.expr, b.expr),
                    ..a
                })
            }
        }
    }

    fn binary(
        &self,
        op: BinaryOp,
        left: Typed,
        right: Typed,
        source: &Source,
    ) -> Result<Typed, AssumeError> {
        match op {
            BinaryOp::And => return Ok(truth_value(left.truth().and(right.truth()))),
            BinaryOp::Or => return Ok(truth_value(left.truth().or(right.truth()))),
            BinaryOp::Shl | BinaryOp::Shr => {
                let (left, right) = (left.promoted(), right.promoted());
                let width = left.width;
                let amount = right.widened(width.max(right.width)).expr;
                let amount = bv::trunc(amount, width.max(right.width), width);
                let expr = match (op, left.unsigned) {
                    (BinaryOp::Shl, _) => bv::shl(left.expr, amount, width),
                    (_, true) => bv::lshr(left.expr, amount, width),
                    (_, false) => bv::ashr(left.expr, amount, width),
                };
                return Ok(Typed {
                    expr,
                    width,
                    unsigned: left.unsigned,
                });
            }
            _ => {}
        }
        let (a, b) = converted(left, right);
        let (width, unsigned) = (a.width, a.unsigned);
        let (a, b) = (a.expr, b.expr);
        if matches!(op, BinaryOp::Div | BinaryOp::Rem) && b == Expr::bv(0, width) {
            return Err(self.unknown(source, "this divides by zero"));
        }
        let wraps = match op {
            BinaryOp::Mul => Some(WrapOp::Mul),
            BinaryOp::Add => Some(WrapOp::Add),
            BinaryOp::Sub => Some(WrapOp::Sub),
            _ => None,
        };
        if let (Some(wraps), false) = (wraps, unsigned) {
            let exact = bv::nsw(wraps, a.clone(), b.clone(), width);
            self.exact.borrow_mut().push(exact);
        }
        let arithmetic = |expr| {
            Ok(Typed {
                expr,
                width,
                unsigned,
            })
        };
        let comparison = |expr| Ok(truth_value(expr));
        match op {
            BinaryOp::Mul => arithmetic(bv::mul(a, b, width)),
            BinaryOp::Add => arithmetic(bv::add(a, b, width)),
            BinaryOp::Sub => arithmetic(bv::sub(a, b, width)),
            BinaryOp::Div if unsigned => arithmetic(bv::udiv(a, b, width)),
            BinaryOp::Div => arithmetic(bv::sdiv(a, b, width)),
            BinaryOp::Rem if unsigned => arithmetic(bv::urem(a, b, width)),
            BinaryOp::Rem => arithmetic(bv::srem(a, b, width)),
            BinaryOp::BitAnd => arithmetic(bv::and(a, b, width)),
            BinaryOp::BitXor => arithmetic(bv::xor(a, b, width)),
            BinaryOp::BitOr => arithmetic(bv::or(a, b, width)),
            BinaryOp::Eq => comparison(bv::eq(a, b)),
            BinaryOp::Ne => comparison(bv::ne(a, b)),
            BinaryOp::Lt if unsigned => comparison(bv::ult(a, b, width)),
            BinaryOp::Lt => comparison(bv::slt(a, b, width)),
            BinaryOp::Le if unsigned => comparison(bv::ule(a, b, width)),
            BinaryOp::Le => comparison(bv::sle(a, b, width)),
            BinaryOp::Gt if unsigned => comparison(bv::ugt(a, b, width)),
            BinaryOp::Gt => comparison(bv::sgt(a, b, width)),
            BinaryOp::Ge if unsigned => comparison(bv::uge(a, b, width)),
            BinaryOp::Ge => comparison(bv::sge(a, b, width)),
            BinaryOp::And | BinaryOp::Or | BinaryOp::Shl | BinaryOp::Shr => {
                unreachable!("handled above")
            }
        }
    }

    /// A scalar in a struct.
    fn leaf(&self, source: &Source) -> Result<Typed, AssumeError> {
        match path(source) {
            Some(path) if self.is_unused(&path) => Err(AssumeError {
                message: format!(
                    "the kernel does not use `{path}`: what is assumed of it does not matter"
                ),
                span: source.span.clone(),
                is_unused: true,
            }),
            Some(path) => self.name(&path, source),
            None => Err(self.unknown(source, "this is no parameter and no launch size")),
        }
    }

    /// Is it a field that is no parameter of the kernel, of a struct that others are of?
    fn is_unused(&self, path: &str) -> bool {
        let end = path.find(['.', '[']).unwrap_or(path.len());
        let params = self.kernel.params.iter().map(|param| &param.name);
        let objects = self.kernel.objects.values().map(|object| &object.name);
        let mut known = params.clone().chain(objects);
        let is_field = |name: &String| {
            let rest = name.strip_prefix(&path[..end]);
            rest.is_some_and(|rest| rest.starts_with(['.', '[']))
        };
        !params.clone().any(|name| name == path) && known.any(is_field)
    }

    fn name(&self, name: &str, source: &Source) -> Result<Typed, AssumeError> {
        let Some(param) = self.kernel.params.iter().find(|p| p.name == name) else {
            return Err(self.unknown(
                source,
                &format!(
                    "`{name}` is no scalar parameter of kernel `{}`",
                    self.kernel.name
                ),
            ));
        };
        match self.kernel.values[param.value].ty {
            Type::Int(1) => Ok(truth_value(Expr::var(quantities::param_symbol(name)))),
            Type::Int(width) if width <= 64 => Ok(Typed {
                expr: Expr::var(quantities::param_symbol(name)),
                width,
                unsigned: param.unsigned,
            }),
            other => Err(self.unknown(source, &format!("parameter `{name}` has type {other}"))),
        }
    }

    fn call(
        &self,
        function: &str,
        arguments: &[Source],
        source: &Source,
    ) -> Result<Typed, AssumeError> {
        if contents::FACTS.contains(&function) {
            let message = format!("`{function}` is joined to other conditions by `&&` alone");
            return Err(self.unknown(source, &message));
        }
        let dim = match arguments {
            [
                Source {
                    kind: ExprKind::Int(literal),
                    ..
                },
            ] if literal.value < 3 => literal.value as u8,
            _ => return Err(self.unknown(source, "the argument is a dimension: 0, 1 or 2")),
        };
        let wide = |query| {
            let size = self.size(query, dim);
            Typed {
                expr: bv::zext(size.expr, 32, 64),
                width: 64,
                unsigned: true,
            }
        };
        match function {
            "get_local_size" => Ok(wide(Geometry::BlockDim)),
            "get_num_groups" => Ok(wide(Geometry::GridDim)),
            "get_global_size" => {
                let product = bv::mul(
                    wide(Geometry::BlockDim).expr,
                    wide(Geometry::GridDim).expr,
                    64,
                );
                Ok(Typed {
                    expr: product,
                    width: 64,
                    unsigned: true,
                })
            }
            _ => Err(self.unknown(source, &format!("`{function}` is not known here"))),
        }
    }

    fn size(&self, query: Geometry, dim: u8) -> Typed {
        Typed {
            expr: quantities::value(self.launch, query, dim),
            width: 32,
            unsigned: true,
        }
    }

    fn unknown(&self, source: &Source, message: &str) -> AssumeError {
        AssumeError {
            message: message.to_string(),
            span: source.span.clone(),
            is_unused: false,
        }
    }
}

impl Typed {
    fn truth(&self) -> Expr {
        bv::to_bool(self.expr.clone(), self.width)
    }

    /// Integer promotion.
    fn promoted(self) -> Typed {
        if self.width >= 32 {
            return self;
        }
        Typed {
            unsigned: false,
            ..self.widened(32)
        }
    }

    fn widened(&self, width: u32) -> Typed {
        let expr = match self.unsigned {
            true => bv::zext(self.expr.clone(), self.width, width),
            false => bv::sext(self.expr.clone(), self.width, width),
        };
        Typed {
            expr,
            width,
            unsigned: self.unsigned,
        }
    }
}

/// The usual arithmetic conversions.
fn converted(a: Typed, b: Typed) -> (Typed, Typed) {
    let (a, b) = (a.promoted(), b.promoted());
    let width = a.width.max(b.width);
    let unsigned = (a.unsigned && a.width == width) || (b.unsigned && b.width == width);
    let convert = |value: Typed| Typed {
        unsigned,
        ..value.widened(width)
    };
    (convert(a), convert(b))
}

fn integer(literal: &IntLiteral) -> Typed {
    let fits_int = literal.value <= 0x7fff_ffff;
    let fits_unsigned = literal.value <= 0xffff_ffff;
    let may_be_unsigned = literal.unsigned || !literal.decimal;
    let narrow =
        !literal.long && (fits_int && !literal.unsigned || fits_unsigned && may_be_unsigned);
    let width = if narrow { 32 } else { 64 };
    let fits_signed = literal.value < 1 << (width - 1);
    let unsigned = literal.unsigned || !fits_signed;
    Typed {
        expr: Expr::bv(u128::from(literal.value), width),
        width,
        unsigned,
    }
}

fn truth_value(condition: Expr) -> Typed {
    Typed {
        expr: bv::from_bool(condition, 32),
        width: 32,
        unsigned: false,
    }
}

fn dimension(field: &str) -> Option<u8> {
    ["x", "y", "z"]
        .iter()
        .position(|name| *name == field)
        .map(|index| index as u8)
}

/// `s.a.b` as the importer names leaves of struct parameters.
pub(super) fn path(source: &Source) -> Option<String> {
    match &source.kind {
        ExprKind::Name(name) => Some(name.clone()),
        ExprKind::Field { base, field } => Some(format!("{}.{field}", path(base)?)),
        ExprKind::Element { base, index } => Some(format!("{}[{index}]", path(base)?)),
        _ => None,
    }
}
