//! The operations behind builtin names, as tables.

/// Operations with the meaning that SMT-LIB gives them: total, division by
/// zero included; shifts by the width or more give zero or the sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BvOp {
    Add,
    Sub,
    Mul,
    Udiv,
    Sdiv,
    Urem,
    Srem,
    And,
    Or,
    Xor,
    Not,
    Neg,
    Shl,
    Lshr,
    Ashr,
    Ult,
    Ule,
    Ugt,
    Uge,
    Slt,
    Sle,
    Sgt,
    Sge,
}

/// Operations that have a no-overflow predicate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WrapOp {
    Add,
    Sub,
    Mul,
    /// No bit shifted out differs from the resulting sign (signed) or from
    /// zero (unsigned).
    Shl,
}

/// Uninterpreted float operations; the last four are predicates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FpOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Min,
    Max,
    Lt,
    Le,
    Eq,
    /// At least one argument is a NaN.
    Uno,
}

impl BvOp {
    /// Name in builtins, and SMT-LIB's name.
    const TABLE: [(BvOp, &str, &str); 23] = [
        (BvOp::Add, "ADD", "bvadd"),
        (BvOp::Sub, "SUB", "bvsub"),
        (BvOp::Mul, "MUL", "bvmul"),
        (BvOp::Udiv, "UDIV", "bvudiv"),
        (BvOp::Sdiv, "SDIV", "bvsdiv"),
        (BvOp::Urem, "UREM", "bvurem"),
        (BvOp::Srem, "SREM", "bvsrem"),
        (BvOp::And, "AND", "bvand"),
        (BvOp::Or, "OR", "bvor"),
        (BvOp::Xor, "XOR", "bvxor"),
        (BvOp::Not, "NOT", "bvnot"),
        (BvOp::Neg, "NEG", "bvneg"),
        (BvOp::Shl, "SHL", "bvshl"),
        (BvOp::Lshr, "LSHR", "bvlshr"),
        (BvOp::Ashr, "ASHR", "bvashr"),
        (BvOp::Ult, "ULT", "bvult"),
        (BvOp::Ule, "ULE", "bvule"),
        (BvOp::Ugt, "UGT", "bvugt"),
        (BvOp::Uge, "UGE", "bvuge"),
        (BvOp::Slt, "SLT", "bvslt"),
        (BvOp::Sle, "SLE", "bvsle"),
        (BvOp::Sgt, "SGT", "bvsgt"),
        (BvOp::Sge, "SGE", "bvsge"),
    ];

    pub fn all() -> impl Iterator<Item = BvOp> {
        Self::TABLE.iter().map(|row| row.0)
    }

    pub fn name(self) -> &'static str {
        Self::TABLE[self as usize].1
    }

    pub fn smt_name(self) -> &'static str {
        Self::TABLE[self as usize].2
    }

    pub fn from_name(name: &str) -> Option<BvOp> {
        Self::TABLE
            .iter()
            .find(|row| row.1 == name)
            .map(|row| row.0)
    }

    pub fn from_smt_name(name: &str) -> Option<BvOp> {
        Self::TABLE
            .iter()
            .find(|row| row.2 == name)
            .map(|row| row.0)
    }

    pub fn is_predicate(self) -> bool {
        self >= BvOp::Ult
    }

    pub fn is_unary(self) -> bool {
        matches!(self, BvOp::Not | BvOp::Neg)
    }

    pub fn is_commutative(self) -> bool {
        matches!(
            self,
            BvOp::Add | BvOp::Mul | BvOp::And | BvOp::Or | BvOp::Xor
        )
    }
}

impl WrapOp {
    const TABLE: [(WrapOp, &str, BvOp); 4] = [
        (WrapOp::Add, "ADD", BvOp::Add),
        (WrapOp::Sub, "SUB", BvOp::Sub),
        (WrapOp::Mul, "MUL", BvOp::Mul),
        (WrapOp::Shl, "SHL", BvOp::Shl),
    ];

    pub fn all() -> impl Iterator<Item = WrapOp> {
        Self::TABLE.iter().map(|row| row.0)
    }

    pub fn name(self) -> &'static str {
        Self::TABLE[self as usize].1
    }

    /// The operation that must not overflow.
    pub fn operation(self) -> BvOp {
        Self::TABLE[self as usize].2
    }

    pub fn from_name(name: &str) -> Option<WrapOp> {
        Self::TABLE
            .iter()
            .find(|row| row.1 == name)
            .map(|row| row.0)
    }
}

impl FpOp {
    const TABLE: [(FpOp, &str); 11] = [
        (FpOp::Add, "FADD"),
        (FpOp::Sub, "FSUB"),
        (FpOp::Mul, "FMUL"),
        (FpOp::Div, "FDIV"),
        (FpOp::Rem, "FREM"),
        (FpOp::Min, "FMIN"),
        (FpOp::Max, "FMAX"),
        (FpOp::Lt, "FLT"),
        (FpOp::Le, "FLE"),
        (FpOp::Eq, "FEQ"),
        (FpOp::Uno, "FUNO"),
    ];

    pub fn all() -> impl Iterator<Item = FpOp> {
        Self::TABLE.iter().map(|row| row.0)
    }

    pub fn name(self) -> &'static str {
        Self::TABLE[self as usize].1
    }

    pub fn is_predicate(self) -> bool {
        self >= FpOp::Lt
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_follow_the_order_of_their_enums() {
        assert!(
            BvOp::TABLE
                .iter()
                .enumerate()
                .all(|(i, row)| row.0 as usize == i)
        );
        assert!(
            WrapOp::TABLE
                .iter()
                .enumerate()
                .all(|(i, row)| row.0 as usize == i)
        );
        assert!(
            FpOp::TABLE
                .iter()
                .enumerate()
                .all(|(i, row)| row.0 as usize == i)
        );
    }
}
