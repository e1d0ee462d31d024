//! Values of terms.

use super::sort::Sort;
use std::collections::BTreeMap;
use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    Bool(bool),
    /// Bits above the width are zero.
    BitVec {
        value: u128,
        width: u32,
    },
    Int(i128),
    /// No entry holds the default.
    Array {
        default: Box<Value>,
        entries: BTreeMap<Value, Value>,
    },
    /// What a solver printed, where it is none of these (a function as an
    /// array, an integer beyond `i128`).
    Opaque(String),
}

impl Value {
    pub fn bv(value: u128, width: u32) -> Value {
        Value::BitVec { value, width }
    }

    /// Some value of the sort: zero everywhere.
    pub fn zero(sort: &Sort) -> Value {
        match sort {
            Sort::Bool => Value::Bool(false),
            Sort::Int => Value::Int(0),
            Sort::BitVec(width) => Value::bv(0, *width),
            Sort::Array(_, element) => Value::Array {
                default: Box::new(Value::zero(element)),
                entries: BTreeMap::new(),
            },
        }
    }

    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Value::Bool(value) => Some(*value),
            _ => None,
        }
    }

    pub fn as_bv(&self) -> Option<u128> {
        match self {
            Value::BitVec { value, .. } => Some(*value),
            _ => None,
        }
    }

    /// The bits of a bit-vector or, as one bit, of a truth value.
    pub fn as_bits(&self) -> Option<u128> {
        self.as_bv().or_else(|| self.as_bool().map(u128::from))
    }

    pub fn as_int(&self) -> Option<i128> {
        match self {
            Value::Int(value) => Some(*value),
            _ => None,
        }
    }

    /// The element of an array at an index.
    pub fn select(&self, index: &Value) -> Option<Value> {
        match self {
            Value::Array { default, entries } => {
                Some(entries.get(index).unwrap_or(default).clone())
            }
            _ => None,
        }
    }

    /// An array with one element replaced.
    pub fn store(&self, index: Value, value: Value) -> Option<Value> {
        match self {
            Value::Array { default, entries } => {
                let mut entries = entries.clone();
                if value == **default {
                    entries.remove(&index);
                } else {
                    entries.insert(index, value);
                }
                Some(Value::Array {
                    default: default.clone(),
                    entries,
                })
            }
            _ => None,
        }
    }
}

/// Bit-vectors print as unsigned decimal numbers.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bool(value) => write!(f, "{value}"),
            Value::BitVec { value, .. } => write!(f, "{value}"),
            Value::Int(value) => write!(f, "{value}"),
            Value::Array { default, entries } => {
                f.write_str("[")?;
                for (index, value) in entries {
                    write!(f, "{index} := {value}, ")?;
                }
                write!(f, "else {default}]")
            }
            Value::Opaque(text) => f.write_str(text),
        }
    }
}
