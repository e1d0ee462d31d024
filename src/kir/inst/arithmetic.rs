//! Operations on numbers.

/// Promises of LLVM that an operation does not overflow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ArithFlags {
    pub nsw: bool,
    pub nuw: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    And,
    Or,
    Xor,
    Shl,
    LShr,
    AShr,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastOp {
    ZExt,
    SExt,
    Trunc,
    FPToUI,
    FPToSI,
    UIToFP,
    SIToFP,
    FPExt,
    FPTrunc,
    /// Between an integer and a float of one width.
    Bitcast,
    PtrToInt,
    IntToPtr,
    /// Changes the address space of a pointer, not its target.
    AddrSpace,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IntPredicate {
    Eq,
    Ne,
    Ult,
    Ule,
    Ugt,
    Uge,
    Slt,
    Sle,
    Sgt,
    Sge,
}

impl IntPredicate {
    /// The predicate of the same comparison with its operands the other way round.
    pub fn swapped(self) -> IntPredicate {
        match self {
            IntPredicate::Ult => IntPredicate::Ugt,
            IntPredicate::Ule => IntPredicate::Uge,
            IntPredicate::Ugt => IntPredicate::Ult,
            IntPredicate::Uge => IntPredicate::Ule,
            IntPredicate::Slt => IntPredicate::Sgt,
            IntPredicate::Sle => IntPredicate::Sge,
            IntPredicate::Sgt => IntPredicate::Slt,
            IntPredicate::Sge => IntPredicate::Sle,
            IntPredicate::Eq | IntPredicate::Ne => self,
        }
    }

    /// The predicate for places in one object, counted from its start: what lies before
    /// has the lower address, and no object is so large that this could be read otherwise.
    pub fn of_places(self) -> IntPredicate {
        match self {
            IntPredicate::Ult => IntPredicate::Slt,
            IntPredicate::Ule => IntPredicate::Sle,
            IntPredicate::Ugt => IntPredicate::Sgt,
            IntPredicate::Uge => IntPredicate::Sge,
            other => other,
        }
    }
}

/// LLVM's float predicates: ordered ones are false, unordered ones true on NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FloatPredicate {
    False,
    Oeq,
    Ogt,
    Oge,
    Olt,
    Ole,
    One,
    Ord,
    Ueq,
    Ugt,
    Uge,
    Ult,
    Ule,
    Une,
    Uno,
    True,
}
