//! Bit-vector terms over unknown values of the host.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::bv::{self, BvOp, WrapOp, to_signed};

/// Index into [`super::LaunchSite::unknowns`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnknownId(pub u32);

/// A bit-vector of 1 to 128 bits; conditions have one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// Bits above the width are zero.
    Const {
        bits: u128,
        width: u32,
    },
    Unknown {
        id: UnknownId,
        width: u32,
    },
    /// Both sides are as wide as the result. Division by zero is undefined behaviour of the
    /// host, and means what SMT-LIB says.
    Binary {
        op: BvOp,
        sides: Arc<[Term; 2]>,
    },
    Compare {
        op: Comparison,
        sides: Arc<[Term; 2]>,
    },
    Extend {
        signed: bool,
        of: Arc<Term>,
        width: u32,
    },
    /// The lowest bits.
    Truncate {
        of: Arc<Term>,
        width: u32,
    },
    /// `[condition, then, otherwise]`.
    Choose(Arc<[Term; 3]>),
    /// The operation does not overflow; one bit.
    Exact {
        op: WrapOp,
        signed: bool,
        sides: Arc<[Term; 2]>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    Eq,
    Ne,
    ULt,
    ULe,
    SLt,
    SLe,
}

impl Term {
    pub fn constant(bits: u128, width: u32) -> Term {
        Term::Const {
            bits: bits & bv::mask(width),
            width,
        }
    }

    pub fn binary(op: BvOp, a: Term, b: Term) -> Term {
        if let (Some(x), Some(y)) = (a.as_constant(), b.as_constant()) {
            return Term::constant(bv::apply(op, x, y, a.width()), a.width());
        }
        match (op, a.as_constant(), b.as_constant()) {
            (BvOp::Or | BvOp::Add | BvOp::Xor, Some(0), _) => b,
            (
                BvOp::Or | BvOp::Add | BvOp::Xor | BvOp::Sub | BvOp::Shl | BvOp::Lshr | BvOp::Ashr,
                _,
                Some(0),
            ) => a,
            (BvOp::And, Some(ones), _) if ones == bv::mask(a.width()) => b,
            (BvOp::And, _, Some(ones)) if ones == bv::mask(a.width()) => a,
            (BvOp::And, Some(0), _) | (BvOp::And, _, Some(0)) => Term::constant(0, a.width()),
            (BvOp::Mul, Some(1), _) => b,
            (BvOp::Mul | BvOp::Udiv | BvOp::Sdiv, _, Some(1)) => a,
            (BvOp::Urem | BvOp::Srem, _, Some(1)) => Term::constant(0, a.width()),
            (BvOp::Add, Some(added), _) if let Some(product) = with_added(added, &b) => product,
            _ => Term::Binary {
                op,
                sides: Arc::new([a, b]),
            },
        }
    }

    pub fn compare(op: Comparison, a: Term, b: Term) -> Term {
        if let (Some(x), Some(y)) = (a.as_constant(), b.as_constant()) {
            let width = a.width();
            let (sx, sy) = (to_signed(x, width), to_signed(y, width));
            let truth = match op {
                Comparison::Eq => x == y,
                Comparison::Ne => x != y,
                Comparison::ULt => x < y,
                Comparison::ULe => x <= y,
                Comparison::SLt => sx < sy,
                Comparison::SLe => sx <= sy,
            };
            return Term::constant(u128::from(truth), 1);
        }
        Term::Compare {
            op,
            sides: Arc::new([a, b]),
        }
    }

    pub fn extend(self, signed: bool, width: u32) -> Term {
        match self {
            _ if self.width() == width => self,
            Term::Const { bits, width: from } => match signed {
                true => Term::constant(bv::sign_extend(bits, from, width), width),
                false => Term::constant(bits, width),
            },
            of => Term::Extend {
                signed,
                of: Arc::new(of),
                width,
            },
        }
    }

    /// The lowest bits: of sizes that were packed into one word, the part that they are.
    pub fn truncate(self, width: u32) -> Term {
        if self.width() == width {
            return self;
        }
        match &self {
            Term::Const { bits, .. } => return Term::constant(*bits, width),
            Term::Extend { of, signed, .. } => {
                let of = Term::clone(of);
                return match of.width() >= width {
                    true => of.truncate(width),
                    false => of.extend(*signed, width),
                };
            }
            Term::Binary { op, sides } => {
                let [a, b] = &**sides;
                if let BvOp::Or | BvOp::And | BvOp::Xor = op {
                    return Term::binary(*op, a.clone().truncate(width), b.clone().truncate(width));
                }
                if let (BvOp::Shl, Some(by)) = (op, b.as_constant())
                    && by >= u128::from(width)
                {
                    return Term::constant(0, width);
                }
            }
            Term::Choose(parts) => {
                let [condition, a, b] = &**parts;
                return Term::choose(
                    condition.clone(),
                    a.clone().truncate(width),
                    b.clone().truncate(width),
                );
            }
            _ => {}
        }
        Term::Truncate {
            of: Arc::new(self),
            width,
        }
    }

    /// The bits from the middle of a word on: what `word >> 32` of packed sizes is.
    pub fn upper(self, width: u32) -> Term {
        let from = self.width();
        match &self {
            Term::Extend {
                of, signed: false, ..
            } if of.width() <= from - width => Term::constant(0, width),
            Term::Binary { op, sides } => {
                let [a, b] = &**sides;
                match (op, b.as_constant()) {
                    (BvOp::Or | BvOp::And | BvOp::Xor, _) => {
                        Term::binary(*op, a.clone().upper(width), b.clone().upper(width))
                    }
                    (BvOp::Shl, Some(by)) if by == u128::from(from - width) => {
                        a.clone().truncate(width)
                    }
                    _ => self.shifted_down(width),
                }
            }
            Term::Choose(parts) => {
                let [condition, a, b] = &**parts;
                Term::choose(
                    condition.clone(),
                    a.clone().upper(width),
                    b.clone().upper(width),
                )
            }
            _ => self.shifted_down(width),
        }
    }

    fn shifted_down(self, width: u32) -> Term {
        let from = self.width();
        let by = Term::constant(u128::from(from - width), from);
        Term::binary(BvOp::Lshr, self, by).truncate(width)
    }

    pub fn choose(condition: Term, then: Term, otherwise: Term) -> Term {
        match condition.as_constant() {
            Some(0) => otherwise,
            Some(_) => then,
            None if then == otherwise => then,
            None if then.width() == 1 => match (then.as_constant(), otherwise.as_constant()) {
                (Some(1), _) => Term::binary(BvOp::Or, condition, otherwise),
                (Some(_), _) => Term::binary(BvOp::And, condition.negate(), otherwise),
                (_, Some(0)) => Term::binary(BvOp::And, condition, then),
                (_, Some(_)) => Term::binary(BvOp::Or, condition.negate(), then),
                _ => Term::Choose(Arc::new([condition, then, otherwise])),
            },
            None => Term::Choose(Arc::new([condition, then, otherwise])),
        }
    }

    pub fn exact(op: WrapOp, signed: bool, a: Term, b: Term) -> Term {
        Term::Exact {
            op,
            signed,
            sides: Arc::new([a, b]),
        }
    }

    /// The negation of a condition.
    pub fn negate(self) -> Term {
        if let Term::Compare { op, sides } = &self {
            let [a, b] = (**sides).clone();
            return match op {
                Comparison::Eq => Term::compare(Comparison::Ne, a, b),
                Comparison::Ne => Term::compare(Comparison::Eq, a, b),
                Comparison::ULt => Term::compare(Comparison::ULe, b, a),
                Comparison::ULe => Term::compare(Comparison::ULt, b, a),
                Comparison::SLt => Term::compare(Comparison::SLe, b, a),
                Comparison::SLe => Term::compare(Comparison::SLt, b, a),
            };
        }
        Term::binary(BvOp::Xor, self, Term::constant(1, 1))
    }

    pub fn as_constant(&self) -> Option<u128> {
        match self {
            Term::Const { bits, .. } => Some(*bits),
            _ => None,
        }
    }

    /// Its bits.
    pub fn width(&self) -> u32 {
        match self {
            Term::Const { width, .. }
            | Term::Unknown { width, .. }
            | Term::Extend { width, .. }
            | Term::Truncate { width, .. } => *width,
            Term::Binary { sides, .. } => sides[0].width(),
            Term::Compare { .. } | Term::Exact { .. } => 1,
            Term::Choose(parts) => parts[1].width(),
        }
    }

    /// The parts that it is made of.
    pub fn parts(&self) -> &[Term] {
        match self {
            Term::Const { .. } | Term::Unknown { .. } => &[],
            Term::Binary { sides, .. }
            | Term::Compare { sides, .. }
            | Term::Exact { sides, .. } => &**sides,
            Term::Extend { of, .. } | Term::Truncate { of, .. } => std::slice::from_ref(&**of),
            Term::Choose(parts) => &**parts,
        }
    }

    /// The same operation on other parts, as many and as wide.
    pub fn with_parts(&self, parts: Vec<Term>) -> Term {
        match (self, &parts[..]) {
            (Term::Binary { op, .. }, [a, b]) => Term::binary(*op, a.clone(), b.clone()),
            (Term::Compare { op, .. }, [a, b]) => Term::compare(*op, a.clone(), b.clone()),
            (Term::Exact { op, signed, .. }, [a, b]) => {
                Term::exact(*op, *signed, a.clone(), b.clone())
            }
            (Term::Extend { signed, width, .. }, [of]) => of.clone().extend(*signed, *width),
            (Term::Truncate { width, .. }, [of]) => of.clone().truncate(*width),
            (Term::Choose(_), [condition, a, b]) => {
                Term::choose(condition.clone(), a.clone(), b.clone())
            }
            _ => self.clone(),
        }
    }

    /// Does it have more nodes, as a tree?
    pub fn is_larger_than(&self, nodes: usize) -> bool {
        let mut work = vec![self];
        let mut count = 0;
        while let Some(term) = work.pop() {
            count += 1;
            if count > nodes {
                return true;
            }
            work.extend(term.parts());
        }
        false
    }

    /// What it speaks of.
    pub fn unknowns(&self) -> BTreeSet<UnknownId> {
        let mut found = BTreeSet::new();
        let mut work = vec![self];
        while let Some(term) = work.pop() {
            if let Term::Unknown { id, .. } = term {
                found.insert(*id);
            }
            work.extend(term.parts());
        }
        found
    }
}

/// `4 + (n - 1) * 4` as `n * 4`, which it is in any number of bits.
fn with_added(added: u128, product: &Term) -> Option<Term> {
    let sides = |term: &Term, is: BvOp| match term {
        Term::Binary { op, sides } if *op == is => Some((**sides).clone()),
        _ => None,
    };
    let [sum, by] = sides(product, BvOp::Mul)?;
    let width = by.width();
    let less = sides(&sum, BvOp::Sub);
    let [number, other] = less.clone().or_else(|| sides(&sum, BvOp::Add))?;
    let bits = bv::apply(BvOp::Mul, other.as_constant()?, by.as_constant()?, width);
    let is_taken_back = match less.is_some() {
        true => bits == added,
        false => bv::apply(BvOp::Add, bits, added, width) == 0,
    };
    is_taken_back.then(|| Term::binary(BvOp::Mul, number, by))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_before_a_product_and_added_behind_it_is_nothing() {
        let n = Term::Unknown {
            id: UnknownId(0),
            width: 64,
        };
        let number = |bits| Term::constant(bits, 64);
        let product = |of| Term::binary(BvOp::Mul, of, number(4));
        let by_one = [
            Term::binary(BvOp::Sub, n.clone(), number(1)),
            Term::binary(BvOp::Add, n.clone(), number(u128::from(u64::MAX))),
        ];
        for less in by_one {
            let sum = |added| Term::binary(BvOp::Add, number(added), product(less.clone()));
            assert_eq!(sum(4), product(n.clone()));
            assert_ne!(sum(8), product(n.clone()));
        }
    }
}
