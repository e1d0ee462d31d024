//! Assumptions of the user (`--assume`): C expressions over kernel parameters
//! and launch sizes, such as `width == 512 && height % blockDim.x == 0`.
//!
//! This file gives them their syntax tree, with C's precedence. What a name
//! means, and the usual arithmetic conversions, are for whoever lowers the tree.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use super::Geometry;

pub use parse::parse;
pub use types::IntType;

mod lexer;
mod parse;
mod types;

/// Bytes of the assumption's text.
pub type ByteSpan = Range<usize>;

/// An assumption as the user wrote it, and what it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumption {
    /// The C expression, without space around it.
    pub text: String,
    #[doc(hidden)]
    pub expr: Expr,
}

impl FromStr for Assumption {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Ok(Assumption {
            text: text.trim().to_owned(),
            expr: parse(text.trim())?,
        })
    }
}

/// A C expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: ByteSpan,
}

impl Expr {
    /// What `&&` joins.
    pub fn conjuncts(&self) -> Vec<&Expr> {
        match &self.kind {
            ExprKind::Binary {
                op: BinaryOp::And,
                left,
                right,
            } => [left.conjuncts(), right.conjuncts()].concat(),
            _ => vec![self],
        }
    }

    /// The size of the launch that this names: `blockDim.x`, `get_num_groups(1)`.
    pub fn size(&self) -> Option<(Geometry, u8)> {
        match &self.kind {
            ExprKind::Field { base, field } => {
                let query = match &base.kind {
                    ExprKind::Name(name) if name == "blockDim" => Geometry::BlockDim,
                    ExprKind::Name(name) if name == "gridDim" => Geometry::GridDim,
                    _ => return None,
                };
                let dim = ["x", "y", "z"].iter().position(|name| name == field)?;
                Some((query, dim as u8))
            }
            ExprKind::Call {
                function,
                arguments,
            } => {
                let query = match function.as_str() {
                    "get_local_size" => Geometry::BlockDim,
                    "get_num_groups" => Geometry::GridDim,
                    _ => return None,
                };
                match arguments.as_slice() {
                    [
                        Expr {
                            kind: ExprKind::Int(literal),
                            ..
                        },
                    ] if literal.value < 3 => Some((query, literal.value as u8)),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The size of the launch that this says to be a number, `blockDim.x == 256`.
    pub fn fixed_size(&self) -> Option<(Geometry, u8, u32)> {
        let ExprKind::Binary {
            op: BinaryOp::Eq,
            left,
            right,
        } = &self.kind
        else {
            return None;
        };
        [(left, right), (right, left)].into_iter().find_map(|pair| {
            let (size, number) = pair;
            let (query, dim) = size.size()?;
            match &number.kind {
                ExprKind::Int(literal) => Some((query, dim, u32::try_from(literal.value).ok()?)),
                _ => None,
            }
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExprKind {
    Int(IntLiteral),
    /// The bits of a double.
    Float(u64),
    /// A kernel parameter or a builtin.
    Name(String),
    /// `base.field`, as in `blockDim.x`.
    Field {
        base: Box<Expr>,
        field: String,
    },
    /// `base[index]`, as in `r.strides[0]`.
    Element {
        base: Box<Expr>,
        index: u64,
    },
    /// `array[index] == index` of every index, which is a name that nothing else has.
    Identity {
        array: Box<Expr>,
        index: String,
    },
    /// `function(arguments)`, as in `get_local_size(0)`.
    Call {
        function: String,
        arguments: Vec<Expr>,
    },
    Unary {
        op: UnaryOp,
        operand: Box<Expr>,
    },
    /// `(type)operand`.
    Cast {
        to: IntType,
        operand: Box<Expr>,
    },
    Binary {
        op: BinaryOp,
        left: Box<Expr>,
        right: Box<Expr>,
    },
    /// `condition ? then : otherwise`.
    Conditional {
        condition: Box<Expr>,
        then: Box<Expr>,
        otherwise: Box<Expr>,
    },
}

/// An integer literal with what its suffix says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntLiteral {
    pub value: u64,
    /// Suffix `u`.
    pub unsigned: bool,
    /// Suffix `l` or `ll`.
    pub long: bool,
    /// Written in base ten: such a literal is never unsigned without its suffix.
    pub decimal: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOp {
    Not,
    BitNot,
    Neg,
    Plus,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOp {
    Mul,
    Div,
    Rem,
    Add,
    Sub,
    Shl,
    Shr,
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
    BitAnd,
    BitXor,
    BitOr,
    And,
    Or,
}

/// Why a text is no expression, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What is wrong there.
    pub message: String,
    /// Where in the text it is wrong.
    pub span: ByteSpan,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at column {}", self.message, self.span.start + 1)
    }
}

impl std::error::Error for ParseError {}

#[cfg(test)]
mod tests;
