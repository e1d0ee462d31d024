//! Abstract syntax of IVL.
//!
//! Expressions are shared trees: a pass may use one subtree in many places
//! without copying it.

use std::fmt;
use std::sync::Arc;

/// A name: variable, function, procedure or label. Cheap to clone.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(Arc<str>);

impl Symbol {
    pub fn new(text: impl AsRef<str>) -> Self {
        Symbol(Arc::from(text.as_ref()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<&str> for Symbol {
    fn from(text: &str) -> Self {
        Symbol::new(text)
    }
}

impl From<String> for Symbol {
    fn from(text: String) -> Self {
        Symbol::new(text)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    Bool,
    Int,
    /// A bit-vector of 1 or more bits.
    Bv(u32),
    /// A total map from one domain.
    Map(Box<Type>, Box<Type>),
}

impl Type {
    pub fn map(domain: Type, range: Type) -> Type {
        Type::Map(Box::new(domain), Box::new(range))
    }
}

/// `{:name arg, …}`.
#[derive(Clone, Debug, PartialEq)]
pub struct Attr {
    pub name: Symbol,
    pub args: Vec<AttrArg>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum AttrArg {
    Str(String),
    Expr(Expr),
}

/// Declarations in the order of these fields.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Program {
    pub consts: Vec<Const>,
    pub globals: Vec<Var>,
    pub functions: Vec<Function>,
    pub axioms: Vec<Expr>,
    pub procedures: Vec<Procedure>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Const {
    pub attrs: Vec<Attr>,
    pub name: Symbol,
    pub ty: Type,
    /// No other constant of its type declared `unique` has its value.
    pub unique: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Var {
    pub attrs: Vec<Attr>,
    pub name: Symbol,
    pub ty: Type,
}

impl Var {
    pub fn new(name: impl Into<Symbol>, ty: Type) -> Var {
        Var { attrs: Vec::new(), name: name.into(), ty }
    }
}

/// A function: uninterpreted, built in (`{:bvbuiltin "bvadd"}`), or, with a
/// body, an abbreviation (`{:inline}`).
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    pub attrs: Vec<Attr>,
    pub name: Symbol,
    pub params: Vec<Var>,
    pub result: Type,
    pub body: Option<Expr>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Procedure {
    pub attrs: Vec<Attr>,
    pub name: Symbol,
    pub params: Vec<Var>,
    pub returns: Vec<Var>,
    pub requires: Vec<Clause>,
    pub ensures: Vec<Clause>,
    pub modifies: Vec<Symbol>,
    /// Absent for a procedure known by its contract only.
    pub body: Option<Body>,
}

/// One `requires` or `ensures`; a `free` one is assumed and not checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Clause {
    pub attrs: Vec<Attr>,
    pub free: bool,
    pub expr: Expr,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    pub locals: Vec<Var>,
    /// The first one is the entry.
    pub blocks: Vec<Block>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    pub label: Symbol,
    pub stmts: Vec<Stmt>,
    pub transfer: Transfer,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Transfer {
    /// A nondeterministic choice; targets that start with an `assume` resolve it.
    Goto(Vec<Symbol>),
    Return,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Stmt {
    /// `x := e;`
    Assign { var: Symbol, value: Expr },
    /// `A[index] := e;`
    AssignElement { map: Symbol, index: Expr, value: Expr },
    Havoc(Vec<Symbol>),
    Assume { attrs: Vec<Attr>, expr: Expr },
    Assert { attrs: Vec<Attr>, expr: Expr },
    Call { attrs: Vec<Attr>, results: Vec<Symbol>, procedure: Symbol, args: Vec<Expr> },
}

/// A shared expression tree.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Expr(Arc<ExprKind>);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ExprKind {
    Var(Symbol),
    Bool(bool),
    /// A mathematical integer.
    Int(i128),
    /// A bit-vector literal `value` of `width` bits; higher bits are zero.
    Bv { value: u128, width: u32 },
    Not(Expr),
    /// Integer negation.
    Neg(Expr),
    Binary(BinOp, Expr, Expr),
    Ite(Expr, Expr, Expr),
    /// `map[index]`
    Select(Expr, Expr),
    /// `map[index := value]`
    Store(Expr, Expr, Expr),
    /// Bits `low .. high` (Boogie's `e[high:low]`, `high` exclusive).
    Extract { arg: Expr, high: u32, low: u32 },
    /// Application of a declared or built-in function.
    Apply(Symbol, Vec<Expr>),
    /// The value at procedure entry.
    Old(Expr),
    /// `(forall x: T :: body)`; only in axioms.
    Forall(Vec<(Symbol, Type)>, Expr),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinOp {
    And,
    Or,
    Implies,
    Iff,
    Eq,
    Neq,
    /// Integer comparisons and arithmetic; `Div` and `Mod` are Euclidean.
    Lt,
    Le,
    Gt,
    Ge,
    Add,
    Sub,
    Mul,
    Div,
    Mod,
    /// Bit-vector concatenation `++`, the left operand above the right.
    Concat,
}

impl Expr {
    pub fn new(kind: ExprKind) -> Expr {
        Expr(Arc::new(kind))
    }

    pub fn kind(&self) -> &ExprKind {
        &self.0
    }

    /// Identifies this node, for memo tables of passes over shared trees.
    pub fn address(&self) -> usize {
        Arc::as_ptr(&self.0) as usize
    }

    pub fn var(name: impl Into<Symbol>) -> Expr {
        Expr::new(ExprKind::Var(name.into()))
    }

    pub fn bool(value: bool) -> Expr {
        Expr::new(ExprKind::Bool(value))
    }

    pub fn int(value: i128) -> Expr {
        Expr::new(ExprKind::Int(value))
    }

    /// The low `width` bits of `value`.
    pub fn bv(value: u128, width: u32) -> Expr {
        let value = if width >= 128 { value } else { value & ((1 << width) - 1) };
        Expr::new(ExprKind::Bv { value, width })
    }

    pub fn binary(op: BinOp, left: Expr, right: Expr) -> Expr {
        Expr::new(ExprKind::Binary(op, left, right))
    }

    pub fn apply(function: impl Into<Symbol>, args: Vec<Expr>) -> Expr {
        Expr::new(ExprKind::Apply(function.into(), args))
    }

    pub fn select(map: Expr, index: Expr) -> Expr {
        Expr::new(ExprKind::Select(map, index))
    }

    pub fn store(map: Expr, index: Expr, value: Expr) -> Expr {
        Expr::new(ExprKind::Store(map, index, value))
    }

    pub fn extract(arg: Expr, high: u32, low: u32) -> Expr {
        Expr::new(ExprKind::Extract { arg, high, low })
    }

    /// Conjunction; `true` operands vanish.
    pub fn and(self, other: Expr) -> Expr {
        match (self.kind(), other.kind()) {
            (ExprKind::Bool(true), _) => other,
            (_, ExprKind::Bool(true)) => self,
            (ExprKind::Bool(false), _) => self,
            (_, ExprKind::Bool(false)) => other,
            _ => Expr::binary(BinOp::And, self, other),
        }
    }

    /// Disjunction; `false` operands vanish.
    pub fn or(self, other: Expr) -> Expr {
        match (self.kind(), other.kind()) {
            (ExprKind::Bool(false), _) => other,
            (_, ExprKind::Bool(false)) => self,
            (ExprKind::Bool(true), _) => self,
            (_, ExprKind::Bool(true)) => other,
            _ => Expr::binary(BinOp::Or, self, other),
        }
    }

    /// Implication; a `true` premise vanishes.
    pub fn implies(self, other: Expr) -> Expr {
        match (self.kind(), other.kind()) {
            (ExprKind::Bool(true), _) => other,
            (ExprKind::Bool(false), _) => Expr::bool(true),
            (_, ExprKind::Bool(true)) => other,
            _ => Expr::binary(BinOp::Implies, self, other),
        }
    }

    pub fn negate(self) -> Expr {
        match self.kind() {
            ExprKind::Bool(value) => Expr::bool(!value),
            ExprKind::Not(inner) => inner.clone(),
            _ => Expr::new(ExprKind::Not(self)),
        }
    }

    pub fn equals(self, other: Expr) -> Expr {
        Expr::binary(BinOp::Eq, self, other)
    }

    pub fn differs(self, other: Expr) -> Expr {
        Expr::binary(BinOp::Neq, self, other)
    }

    /// `if self then a else b`; a literal condition picks its branch.
    pub fn choose(self, a: Expr, b: Expr) -> Expr {
        match self.kind() {
            ExprKind::Bool(true) => a,
            ExprKind::Bool(false) => b,
            _ if a == b => a,
            _ => Expr::new(ExprKind::Ite(self, a, b)),
        }
    }

    /// The value and width of a bit-vector literal.
    pub fn as_bv(&self) -> Option<(u128, u32)> {
        match self.kind() {
            ExprKind::Bv { value, width } => Some((*value, *width)),
            _ => None,
        }
    }

    /// Whether both are one node, or the same variable or literal. Takes
    /// constant time, unlike `==`, so it may miss equal trees.
    pub fn is_same(&self, other: &Expr) -> bool {
        use ExprKind::{Bool, Bv, Int, Var};
        Arc::ptr_eq(&self.0, &other.0)
            || match (self.kind(), other.kind()) {
                (Var(_), Var(_)) | (Bool(_), Bool(_)) | (Int(_), Int(_)) | (Bv { .. }, Bv { .. }) => self == other,
                _ => false,
            }
    }

    pub fn as_bool(&self) -> Option<bool> {
        match self.kind() {
            ExprKind::Bool(value) => Some(*value),
            _ => None,
        }
    }
}

impl fmt::Debug for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)
    }
}
