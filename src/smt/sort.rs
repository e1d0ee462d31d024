//! Sorts of terms.

use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sort {
    Bool,
    Int,
    /// 1 to [`MAX_WIDTH`] bits.
    BitVec(u32),
    /// A total map from the first sort to the second.
    Array(Box<Sort>, Box<Sort>),
}

/// The widest bit-vector that terms can have.
pub const MAX_WIDTH: u32 = 128;

impl Sort {
    pub fn array(index: Sort, element: Sort) -> Sort {
        Sort::Array(Box::new(index), Box::new(element))
    }
}

/// The sort in SMT-LIB syntax.
impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sort::Bool => f.write_str("Bool"),
            Sort::Int => f.write_str("Int"),
            Sort::BitVec(width) => write!(f, "(_ BitVec {width})"),
            Sort::Array(index, element) => write!(f, "(Array {index} {element})"),
        }
    }
}
