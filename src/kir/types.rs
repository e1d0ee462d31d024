//! Types of kernel IR values.

use std::fmt;

/// The type of a value. There are no vectors and no aggregates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// An integer of 1 to 128 bits; `Int(1)` is the truth value.
    Int(u32),
    Float(FloatKind),
    /// A 64-bit address.
    Ptr(AddressSpace),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FloatKind {
    F16,
    BF16,
    F32,
    F64,
}

/// Memory as the GPU sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AddressSpace {
    Generic,
    Global,
    /// One memory per block (OpenCL local).
    Shared,
    /// Read-only for the kernel.
    Constant,
    /// One memory per thread.
    Private,
}

impl Type {
    pub const BOOL: Type = Type::Int(1);

    /// Width in bits; addresses have 64.
    pub fn bits(self) -> u32 {
        match self {
            Type::Int(bits) => bits,
            Type::Float(kind) => kind.bits(),
            Type::Ptr(_) => 64,
        }
    }

    /// Bytes that a value takes in memory.
    pub fn bytes(self) -> u64 {
        u64::from(self.bits().div_ceil(8))
    }

    pub fn is_ptr(self) -> bool {
        matches!(self, Type::Ptr(_))
    }
}

impl FloatKind {
    pub fn bits(self) -> u32 {
        match self {
            FloatKind::F16 | FloatKind::BF16 => 16,
            FloatKind::F32 => 32,
            FloatKind::F64 => 64,
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Int(bits) => write!(f, "i{bits}"),
            Type::Float(kind) => write!(f, "{kind}"),
            Type::Ptr(space) => write!(f, "ptr({space})"),
        }
    }
}

impl fmt::Display for FloatKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for AddressSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
