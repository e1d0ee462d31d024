//! Places in a program, for messages about it.

use std::fmt;

use super::ast::Symbol;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// A constant, a global variable or a function.
    Declaration(Symbol),
    /// By position in the program.
    Axiom(usize),
    Procedure(Symbol),
    /// By position in the contract.
    Requires {
        procedure: Symbol,
        index: usize,
    },
    Ensures {
        procedure: Symbol,
        index: usize,
    },
    /// By position in the block.
    Stmt {
        procedure: Symbol,
        block: Symbol,
        index: usize,
    },
    /// The `goto` or `return` that ends a block.
    Transfer {
        procedure: Symbol,
        block: Symbol,
    },
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Declaration(name) => write!(f, "{name}"),
            Place::Axiom(index) => write!(f, "axiom {}", index + 1),
            Place::Procedure(name) => write!(f, "procedure {name}"),
            Place::Requires { procedure, index } => {
                write!(f, "procedure {procedure}, precondition {}", index + 1)
            }
            Place::Ensures { procedure, index } => {
                write!(f, "procedure {procedure}, postcondition {}", index + 1)
            }
            Place::Stmt {
                procedure,
                block,
                index,
            } => {
                write!(
                    f,
                    "procedure {procedure}, block {block}, statement {}",
                    index + 1
                )
            }
            Place::Transfer { procedure, block } => {
                write!(f, "procedure {procedure}, end of block {block}")
            }
        }
    }
}
