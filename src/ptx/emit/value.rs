//! Values of LLVM and their types.

use std::fmt;

use crate::ptx::ast::{Kind, Scalar};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ty {
    Int(u32),
    Float(u32),
    /// A pointer of no named space.
    Ptr,
}

impl Ty {
    pub const BOOL: Ty = Ty::Int(1);

    /// How a register of the type is held.
    pub fn of(scalar: Scalar) -> Ty {
        match scalar.kind {
            Kind::Float => Ty::Float(scalar.bits),
            _ => Ty::Int(scalar.bits),
        }
    }

    pub fn bits(self) -> u32 {
        match self {
            Ty::Int(bits) | Ty::Float(bits) => bits,
            Ty::Ptr => 64,
        }
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ty::Int(bits) => write!(f, "i{bits}"),
            Ty::Float(16) => f.write_str("half"),
            Ty::Float(32) => f.write_str("float"),
            Ty::Float(_) => f.write_str("double"),
            Ty::Ptr => f.write_str("ptr"),
        }
    }
}

/// A value by what LLVM calls it.
#[derive(Clone, Debug)]
pub struct Value {
    pub ty: Ty,
    pub text: String,
}

impl Value {
    pub fn new(ty: Ty, text: impl Into<String>) -> Value {
        Value {
            ty,
            text: text.into(),
        }
    }

    /// The low bits of a number.
    pub fn int(bits: u32, number: i128) -> Value {
        let mask = u128::MAX >> (128 - bits.clamp(1, 128));
        let text = match (bits, number as u128 & mask) {
            (1, 0) => "false".to_owned(),
            (1, _) => "true".to_owned(),
            (_, number) => number.to_string(),
        };
        Value::new(Ty::Int(bits), text)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.ty, self.text)
    }
}
