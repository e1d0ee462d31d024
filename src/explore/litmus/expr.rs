//! Expressions over registers, with 64-bit wrapping arithmetic.

use super::Register;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expr {
    Constant(i64),
    Register(Register),
    Unary(UnaryOp, Box<Expr>),
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// A register of a thread at its end; in conditions only.
    Final {
        thread: usize,
        register: Register,
    },
    /// The last value of a cell; in conditions only.
    Cell {
        cell: usize,
        index: u64,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOp {
    Not,
    Negate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    /// Gives 0 where the divisor is 0.
    Div,
    /// Gives 0 where the divisor is 0.
    Rem,
    And,
    Or,
    Xor,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    /// Logical; both sides are evaluated.
    Both,
    /// Logical; both sides are evaluated.
    Any,
}

impl BinaryOp {
    pub const ALL: [BinaryOp; 16] = [
        BinaryOp::Add,
        BinaryOp::Sub,
        BinaryOp::Mul,
        BinaryOp::Div,
        BinaryOp::Rem,
        BinaryOp::And,
        BinaryOp::Or,
        BinaryOp::Xor,
        BinaryOp::Eq,
        BinaryOp::Ne,
        BinaryOp::Lt,
        BinaryOp::Le,
        BinaryOp::Gt,
        BinaryOp::Ge,
        BinaryOp::Both,
        BinaryOp::Any,
    ];

    pub fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Rem => "%",
            BinaryOp::And => "&",
            BinaryOp::Or => "|",
            BinaryOp::Xor => "^",
            BinaryOp::Eq => "==",
            BinaryOp::Ne => "!=",
            BinaryOp::Lt => "<",
            BinaryOp::Le => "<=",
            BinaryOp::Gt => ">",
            BinaryOp::Ge => ">=",
            BinaryOp::Both => "&&",
            BinaryOp::Any => "||",
        }
    }

    /// Operators of a higher level bind tighter, as in C.
    pub fn level(self) -> u8 {
        match self {
            BinaryOp::Any => 1,
            BinaryOp::Both => 2,
            BinaryOp::Or => 3,
            BinaryOp::Xor => 4,
            BinaryOp::And => 5,
            BinaryOp::Eq | BinaryOp::Ne => 6,
            BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => 7,
            BinaryOp::Add | BinaryOp::Sub => 8,
            BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem => 9,
        }
    }

    pub fn apply(self, a: i64, b: i64) -> i64 {
        match self {
            BinaryOp::Add => a.wrapping_add(b),
            BinaryOp::Sub => a.wrapping_sub(b),
            BinaryOp::Mul => a.wrapping_mul(b),
            BinaryOp::Div => a.checked_div(b).unwrap_or(0),
            BinaryOp::Rem => a.checked_rem(b).unwrap_or(0),
            BinaryOp::And => a & b,
            BinaryOp::Or => a | b,
            BinaryOp::Xor => a ^ b,
            BinaryOp::Eq => i64::from(a == b),
            BinaryOp::Ne => i64::from(a != b),
            BinaryOp::Lt => i64::from(a < b),
            BinaryOp::Le => i64::from(a <= b),
            BinaryOp::Gt => i64::from(a > b),
            BinaryOp::Ge => i64::from(a >= b),
            BinaryOp::Both => i64::from(a != 0 && b != 0),
            BinaryOp::Any => i64::from(a != 0 || b != 0),
        }
    }
}

impl Expr {
    pub fn binary(op: BinaryOp, a: Expr, b: Expr) -> Expr {
        Expr::Binary(op, Box::new(a), Box::new(b))
    }

    pub fn negated(self) -> Expr {
        Expr::Unary(UnaryOp::Not, Box::new(self))
    }

    pub fn equals(self, value: i64) -> Expr {
        Expr::binary(BinaryOp::Eq, self, Expr::Constant(value))
    }

    /// The value where `leaf` gives that of registers and cells.
    pub fn eval(&self, leaf: &dyn Fn(&Expr) -> i64) -> i64 {
        match self {
            Expr::Constant(value) => *value,
            Expr::Register(_) | Expr::Final { .. } | Expr::Cell { .. } => leaf(self),
            Expr::Unary(UnaryOp::Not, a) => i64::from(a.eval(leaf) == 0),
            Expr::Unary(UnaryOp::Negate, a) => a.eval(leaf).wrapping_neg(),
            Expr::Binary(op, a, b) => op.apply(a.eval(leaf), b.eval(leaf)),
        }
    }

    /// The value of an expression in a thread.
    pub fn eval_in(&self, registers: &[i64]) -> i64 {
        match self {
            Expr::Constant(value) => *value,
            Expr::Register(register) => registers[*register],
            _ => self.eval(&|leaf| match leaf {
                Expr::Register(register) => registers[*register],
                _ => 0,
            }),
        }
    }
}
