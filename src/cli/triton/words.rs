//! Conditions in the words of Triton's authors: names of the signature, its constants,
//! `num_programs(0)` and `cdiv(n, BLOCK)`.

use std::collections::BTreeMap;

use crate::kir::assume::{
    Assumption, BinaryOp, ByteSpan, Expr, ExprKind, IntLiteral, IntType, UnaryOp,
};
use crate::kir::contents;
use crate::kir::launch::{Size, Sizes};
use crate::triton::Variant;

/// What names mean that are no parameters of the PTX.
pub struct Words {
    constants: BTreeMap<String, Option<i64>>,
}

const LONG: IntType = IntType {
    width: 64,
    unsigned: false,
};

const DIMENSIONS: [&str; 3] = ["x", "y", "z"];

impl Words {
    pub fn of(variant: &Variant) -> Words {
        let constants = variant.constants.iter();
        Words {
            constants: constants
                .map(|(name, value)| (name.clone(), value.number()))
                .collect(),
        }
    }

    /// A condition as the user wrote it.
    ///
    /// # Errors
    /// It is none, in words.
    pub fn assumption(&self, text: &str) -> Result<Assumption, String> {
        let said = |message: String| format!("assumption '{}': {message}", text.trim());
        let parsed: Assumption = text
            .parse()
            .map_err(|error: crate::kir::assume::ParseError| said(error.message))?;
        let expr = self.meant(parsed.expr).map_err(said)?;
        Ok(Assumption {
            text: parsed.text,
            expr,
        })
    }

    /// Sizes of the grid, in how many dimensions, and what is said of those that are expressions.
    ///
    /// # Errors
    /// There are more than three, or one is no expression; in words.
    pub fn grid(&self, text: &str) -> Result<(Sizes, u8, Vec<Assumption>), String> {
        let parts = parts(text);
        let mut sizes = [Size::Fixed(1); 3];
        if parts.len() > sizes.len() {
            return Err(format!("the grid '{text}' has more than three dimensions"));
        }
        let mut assumes = Vec::new();
        for (dimension, part) in parts.iter().enumerate() {
            sizes[dimension] = match (part.as_str(), part.parse::<u32>()) {
                ("*", _) => Size::Symbolic,
                (_, Ok(0)) => return Err(format!("the grid '{text}' has no instances")),
                (_, Ok(number)) => Size::Fixed(number),
                (expression, _) => {
                    let condition = format!("num_programs({dimension}) == ({expression})");
                    let expr = self.assumption(&condition)?.expr;
                    let text = format!("num_programs({dimension}) == {expression}");
                    assumes.push(Assumption { text, expr });
                    Size::Symbolic
                }
            };
        }
        let dimensions = u8::try_from(parts.len()).unwrap_or(3);
        Ok((sizes, dimensions, assumes))
    }

    fn meant(&self, expr: Expr) -> Result<Expr, String> {
        let span = expr.span.clone();
        let inner = |inner: Box<Expr>| self.meant(*inner).map(Box::new);
        let kind = match expr.kind {
            ExprKind::Name(name) => return self.name(name, span),
            ExprKind::Call {
                function,
                arguments,
            } => return self.call(&function, arguments, span),
            ExprKind::Unary { op, operand } => ExprKind::Unary {
                op,
                operand: inner(operand)?,
            },
            ExprKind::Cast { to, operand } => ExprKind::Cast {
                to,
                operand: inner(operand)?,
            },
            ExprKind::Binary { op, left, right } => ExprKind::Binary {
                op,
                left: inner(left)?,
                right: inner(right)?,
            },
            ExprKind::Conditional {
                condition,
                then,
                otherwise,
            } => ExprKind::Conditional {
                condition: inner(condition)?,
                then: inner(then)?,
                otherwise: inner(otherwise)?,
            },
            ExprKind::Field { base, field } => ExprKind::Field { base, field },
            ExprKind::Element { base, index } => ExprKind::Element { base, index },
            ExprKind::Identity { array, index } => ExprKind::Identity { array, index },
            literal @ (ExprKind::Int(_) | ExprKind::Float(_)) => literal,
        };
        Ok(Expr { kind, span })
    }

    fn name(&self, name: String, span: ByteSpan) -> Result<Expr, String> {
        match self.constants.get(&name) {
            None => Ok(Expr {
                kind: ExprKind::Name(name),
                span,
            }),
            Some(None) => Err(format!("the constant `{name}` is no whole number")),
            Some(Some(value)) => Ok(literal(*value, &span)),
        }
    }

    fn call(&self, function: &str, arguments: Vec<Expr>, span: ByteSpan) -> Result<Expr, String> {
        match (function, arguments.as_slice()) {
            (
                "num_programs",
                [
                    Expr {
                        kind: ExprKind::Int(dimension),
                        ..
                    },
                ],
            ) if dimension.value < 3 => Ok(long(grid_size(dimension.value, &span))),
            ("num_programs", _) => Err("`num_programs` takes 0, 1 or 2".to_owned()),
            ("cdiv", [_, _]) => {
                let mut arguments = arguments.into_iter().map(|one| self.meant(one).map(long));
                let (Some(number), Some(by)) = (arguments.next(), arguments.next()) else {
                    unreachable!("there are two");
                };
                let (number, by) = (number?, by?);
                let one = literal(1, &span);
                let sum = binary(BinaryOp::Add, number, by.clone());
                let sum = binary(BinaryOp::Sub, sum, one);
                Ok(binary(BinaryOp::Div, sum, by))
            }
            ("cdiv", _) => Err("`cdiv` takes two numbers".to_owned()),
            (fact, _) if contents::FACTS.contains(&fact) => {
                let arguments = arguments.into_iter().map(|one| self.meant(one));
                let kind = ExprKind::Call {
                    function: function.to_owned(),
                    arguments: arguments.collect::<Result<_, _>>()?,
                };
                Ok(Expr { kind, span })
            }
            _ => Err(format!(
                "there is no function `{function}`: `num_programs` and `cdiv` are known, and of \
                 arrays {}",
                contents::FACTS.map(|fact| format!("`{fact}`")).join(", ")
            )),
        }
    }
}

fn grid_size(dimension: u64, span: &ByteSpan) -> Expr {
    let index = usize::try_from(dimension).unwrap_or(0);
    let base = Expr {
        kind: ExprKind::Name("gridDim".to_owned()),
        span: span.clone(),
    };
    Expr {
        kind: ExprKind::Field {
            base: Box::new(base),
            field: DIMENSIONS[index].to_owned(),
        },
        span: span.clone(),
    }
}

/// The number in 64 bits, in which sums and products of sizes do not wrap.
fn long(expr: Expr) -> Expr {
    Expr {
        span: expr.span.clone(),
        kind: ExprKind::Cast {
            to: LONG,
            operand: Box::new(expr),
        },
    }
}

fn binary(op: BinaryOp, left: Expr, right: Expr) -> Expr {
    Expr {
        span: left.span.clone(),
        kind: ExprKind::Binary {
            op,
            left: Box::new(left),
            right: Box::new(right),
        },
    }
}

fn literal(value: i64, span: &ByteSpan) -> Expr {
    let number = Expr {
        kind: ExprKind::Int(IntLiteral {
            value: value.unsigned_abs(),
            unsigned: false,
            long: false,
            decimal: true,
        }),
        span: span.clone(),
    };
    match value < 0 {
        false => number,
        true => Expr {
            kind: ExprKind::Unary {
                op: UnaryOp::Neg,
                operand: Box::new(number),
            },
            span: span.clone(),
        },
    }
}

/// The parts between the commas that stand in no parentheses.
fn parts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0_u32;
    for c in text.chars() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(part) = parts.last_mut() {
            part.push(c);
        }
    }
    parts.iter().map(|part| part.trim().to_owned()).collect()
}
