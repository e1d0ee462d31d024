//! Ranges of integer values that the launch and constants give, without a fixpoint:
//! what goes round a loop is unknown.

use std::collections::BTreeMap;

use crate::kir::int;
use crate::kir::launch::{Launch, Size};
use crate::kir::{BinaryOp, CastOp, Geometry, Inst, IntPredicate, Kernel, Type, ValueDef, ValueId};

/// All values between two numbers, both included, read as signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    pub low: i128,
    pub high: i128,
}

impl Range {
    pub fn exactly(value: i128) -> Range {
        Range {
            low: value,
            high: value,
        }
    }

    pub fn constant(self) -> Option<i128> {
        (self.low == self.high).then_some(self.low)
    }

    pub fn join(self, other: Range) -> Range {
        Range {
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }

    /// The range, if no value of it is beyond an integer of `width` bits.
    fn within(self, width: u32) -> Option<Range> {
        let limit = (int::mask(width) >> 1) as i128;
        (width < 128 && self.low > -limit - 2 && self.high <= limit).then_some(self)
    }
}

/// What is known of the values of a kernel.
pub struct Ranges<'a> {
    launch: &'a Launch,
    known: BTreeMap<ValueId, Range>,
    below: Option<&'a Ranges<'a>>,
}

impl<'a> Ranges<'a> {
    pub fn new(launch: &'a Launch) -> Ranges<'a> {
        Ranges {
            launch,
            known: BTreeMap::new(),
            below: None,
        }
    }

    /// What is known here, to which more can be added that is not known here.
    pub fn above(&'a self) -> Ranges<'a> {
        Ranges {
            below: Some(self),
            ..Ranges::new(self.launch)
        }
    }

    pub fn set(&mut self, value: ValueId, range: Range) {
        self.known.insert(value, range);
    }

    pub fn of(&self, kernel: &Kernel, value: ValueId) -> Option<Range> {
        match (&kernel.values[value].def, kernel.values[value].ty) {
            (ValueDef::Const(bits), Type::Int(width)) => {
                Some(Range::exactly(int::signed(*bits, width)))
            }
            _ => {
                let below = || self.below?.of(kernel, value);
                self.known.get(&value).copied().or_else(below)
            }
        }
    }

    /// The range of an instruction's result, given those of its operands. Phis are
    /// the caller's.
    pub fn result(&self, kernel: &Kernel, inst: &Inst, ty: Type) -> Option<Range> {
        let Type::Int(width) = ty else { return None };
        let of = |value: ValueId| self.of(kernel, value);
        match inst {
            Inst::Geometry { query, dim } => self.geometry(*query, usize::from(*dim)),
            Inst::Binary { op, args, .. } => {
                binary(*op, width, of(args[0])?, of(args[1])?)?.within(width)
            }
            Inst::Cast { op, arg } => cast(*op, width, kernel.values[*arg].ty, of(*arg)?),
            Inst::ICmp { pred, args } => {
                let holds = compare(*pred, of(args[0])?, of(args[1])?)?;
                // A truth value's one bit is its sign.
                Some(Range::exactly(if holds { -1 } else { 0 }))
            }
            Inst::Select {
                cond,
                then,
                otherwise,
            } => match of(*cond).and_then(Range::constant) {
                Some(0) => of(*otherwise),
                Some(_) => of(*then),
                None => Some(of(*then)?.join(of(*otherwise)?)),
            },
            _ => None,
        }
    }

    /// Whether what the test compares has ranges, so that it may be decided for one
    /// value and not for another.
    pub fn compared(&self, kernel: &Kernel, test: ValueId) -> bool {
        let ValueDef::Inst(inst) = kernel.values[test].def else {
            return false;
        };
        match &kernel.insts[inst].inst {
            Inst::ICmp { args, .. } => args.iter().all(|arg| self.of(kernel, *arg).is_some()),
            Inst::Binary { args, .. } => args.iter().any(|arg| self.compared(kernel, *arg)),
            Inst::Select { cond, then, .. } => {
                self.compared(kernel, *cond) || self.compared(kernel, *then)
            }
            _ => false,
        }
    }

    fn geometry(&self, query: Geometry, dim: usize) -> Option<Range> {
        let fixed = |size: Size| size.fixed().map(i128::from);
        match query {
            Geometry::BlockDim => fixed(self.launch.block[dim]).map(Range::exactly),
            Geometry::GridDim => fixed(self.launch.grid[dim]).map(Range::exactly),
            Geometry::ThreadId => fixed(self.launch.block[dim]).map(|size| Range {
                low: 0,
                high: size - 1,
            }),
            Geometry::BlockId => fixed(self.launch.grid[dim]).map(|size| Range {
                low: 0,
                high: size - 1,
            }),
            _ => None,
        }
    }
}

fn binary(op: BinaryOp, width: u32, a: Range, b: Range) -> Option<Range> {
    if let (Some(x), Some(y)) = (a.constant(), b.constant()) {
        if matches!(
            op,
            BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem
        ) {
            return None;
        }
        let bits = int::mask(width);
        let value = int::binary(op, width, x as u128 & bits, y as u128 & bits);
        return Some(Range::exactly(int::signed(value, width)));
    }
    let positive = a.low >= 0 && b.low >= 0;
    match (op, b.constant()) {
        (BinaryOp::Add, _) => Some(Range {
            low: a.low.checked_add(b.low)?,
            high: a.high.checked_add(b.high)?,
        }),
        (BinaryOp::Sub, _) => Some(Range {
            low: a.low.checked_sub(b.high)?,
            high: a.high.checked_sub(b.low)?,
        }),
        (BinaryOp::Mul, _) if positive => Some(Range {
            low: a.low.checked_mul(b.low)?,
            high: a.high.checked_mul(b.high)?,
        }),
        (BinaryOp::Shl, Some(by)) if a.low >= 0 && (0..i128::from(width)).contains(&by) => {
            let factor = 1_i128.checked_shl(by as u32)?;
            Some(Range {
                low: a.low.checked_mul(factor)?,
                high: a.high.checked_mul(factor)?,
            })
        }
        (BinaryOp::LShr | BinaryOp::AShr, Some(by)) if a.low >= 0 && (0..128).contains(&by) => {
            Some(Range {
                low: a.low >> by,
                high: a.high >> by,
            })
        }
        (BinaryOp::UDiv | BinaryOp::SDiv, Some(by)) if a.low >= 0 && by > 0 => Some(Range {
            low: a.low / by,
            high: a.high / by,
        }),
        (BinaryOp::URem | BinaryOp::SRem, Some(by)) if a.low >= 0 && by > 0 => Some(Range {
            low: 0,
            high: a.high.min(by - 1),
        }),
        (BinaryOp::And, _) if positive => Some(Range {
            low: 0,
            high: a.high.min(b.high),
        }),
        _ => None,
    }
}

fn cast(op: CastOp, width: u32, from: Type, arg: Range) -> Option<Range> {
    let Type::Int(narrow) = from else { return None };
    match op {
        CastOp::SExt => Some(arg),
        CastOp::ZExt if arg.low >= 0 => Some(arg),
        CastOp::ZExt => {
            let value = arg.constant()? as u128 & int::mask(narrow);
            Some(Range::exactly(int::signed(value, width)))
        }
        CastOp::Trunc => match arg.constant() {
            Some(value) => Some(Range::exactly(int::signed(
                value as u128 & int::mask(width),
                width,
            ))),
            None => arg.within(width),
        },
        _ => None,
    }
}

/// Whether the comparison holds of all values, or of none.
fn compare(pred: IntPredicate, a: Range, b: Range) -> Option<bool> {
    let comparable = a.low >= 0 && b.low >= 0;
    let less = |a: Range, b: Range| match (a.high < b.low, a.low >= b.high) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    };
    match pred {
        IntPredicate::Eq => match (a.constant(), b.constant()) {
            (Some(x), Some(y)) => Some(x == y),
            _ => (a.high < b.low || b.high < a.low).then_some(false),
        },
        IntPredicate::Ne => compare(IntPredicate::Eq, a, b).map(|equal| !equal),
        IntPredicate::Slt => less(a, b),
        IntPredicate::Sge => less(a, b).map(|holds| !holds),
        IntPredicate::Sgt => less(b, a),
        IntPredicate::Sle => less(b, a).map(|holds| !holds),
        IntPredicate::Ult if comparable => less(a, b),
        IntPredicate::Uge if comparable => less(a, b).map(|holds| !holds),
        IntPredicate::Ugt if comparable => less(b, a),
        IntPredicate::Ule if comparable => less(b, a).map(|holds| !holds),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const OPS: [BinaryOp; 11] = [
        BinaryOp::Add,
        BinaryOp::Sub,
        BinaryOp::Mul,
        BinaryOp::Shl,
        BinaryOp::LShr,
        BinaryOp::AShr,
        BinaryOp::UDiv,
        BinaryOp::SDiv,
        BinaryOp::URem,
        BinaryOp::SRem,
        BinaryOp::And,
    ];

    fn inside(low: i8, high: i8, at: u8) -> i128 {
        let (low, high) = (i128::from(low), i128::from(high));
        low + i128::from(at) % (high - low + 1)
    }

    #[test]
    fn nothing_is_known_of_the_widest_numbers() {
        assert_eq!(Range::exactly(0).within(128), None);
        assert!(Range::exactly(0).within(127).is_some());
    }

    proptest! {
        #[test]
        fn results_lie_in_their_ranges(
            op in proptest::sample::select(&OPS[..]),
            a: (i8, i8), b: (i8, i8), at: (u8, u8), single: bool,
        ) {
            let order = |(x, y): (i8, i8)| (x.min(y), x.max(y));
            let (a, mut b) = (order(a), order(b));
            if single { b.1 = b.0; }
            let range = |(low, high): (i8, i8)| Range { low: low.into(), high: high.into() };
            let (x, y) = (inside(a.0, a.1, at.0), inside(b.0, b.1, at.1));
            let value = int::signed(int::binary(op, 8, x as u128 & 255, y as u128 & 255), 8);
            if let Some(result) = binary(op, 8, range(a), range(b)).and_then(|r| r.within(8)) {
                prop_assert!(result.low <= value && value <= result.high, "{x} {op:?} {y} = {value}");
            }
        }

        #[test]
        fn comparisons_that_are_decided_hold(a: (i8, i8), b: (i8, i8), at: (u8, u8), which in 0_usize..10) {
            let order = |(x, y): (i8, i8)| (x.min(y), x.max(y));
            let (a, b) = (order(a), order(b));
            let range = |(low, high): (i8, i8)| Range { low: low.into(), high: high.into() };
            let (x, y) = (inside(a.0, a.1, at.0), inside(b.0, b.1, at.1));
            let pred = [
                IntPredicate::Eq, IntPredicate::Ne, IntPredicate::Ult, IntPredicate::Ule,
                IntPredicate::Ugt, IntPredicate::Uge, IntPredicate::Slt, IntPredicate::Sle,
                IntPredicate::Sgt, IntPredicate::Sge,
            ][which];
            if let Some(decided) = compare(pred, range(a), range(b)) {
                prop_assert_eq!(decided, int::compare(pred, 8, x as u128 & 255, y as u128 & 255));
            }
        }
    }
}
