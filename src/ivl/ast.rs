//! Abstract syntax of IVL.
//!
//! Expressions are shared trees: a pass may use one subtree in many places
//! without copying it.

mod expr;

pub use expr::{BinOp, Expr, ExprKind};

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
        Var {
            attrs: Vec::new(),
            name: name.into(),
            ty,
        }
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

impl Procedure {
    /// A kernel: a procedure without parameters, marked as `{:kernel}`.
    pub fn kernel(name: Symbol, locals: Vec<Var>, blocks: Vec<Block>) -> Procedure {
        Procedure {
            attrs: vec![Attr {
                name: "kernel".into(),
                args: Vec::new(),
            }],
            name,
            params: Vec::new(),
            returns: Vec::new(),
            requires: Vec::new(),
            ensures: Vec::new(),
            modifies: Vec::new(),
            body: Some(Body { locals, blocks }),
        }
    }
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
    Assign {
        var: Symbol,
        value: Expr,
    },
    /// `A[index] := e;`
    AssignElement {
        map: Symbol,
        index: Expr,
        value: Expr,
    },
    Havoc(Vec<Symbol>),
    Assume {
        attrs: Vec<Attr>,
        expr: Expr,
    },
    Assert {
        attrs: Vec<Attr>,
        expr: Expr,
    },
    Call {
        attrs: Vec<Attr>,
        results: Vec<Symbol>,
        procedure: Symbol,
        args: Vec<Expr>,
    },
}
