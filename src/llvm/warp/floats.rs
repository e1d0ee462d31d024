//! The least or largest float of a warp, as that of integers in the same order: the operation has
//! one result for all, and the concrete machine its value.

use crate::kir::warp::{Lanes, WarpOp, WarpReduce};
use crate::kir::{BinaryOp, Construct, FloatKind, IntPredicate, Type, ValueId};
use crate::llvm::asm::{Operands, Statement};
use crate::llvm::calls::Call;
use crate::llvm::function::Importer;
use crate::llvm::{Lowered, unmodelled};

/// `redux.sync` of floats. The positive zero is larger than the negative one, what is no number is
/// passed over, and the result of nothing else is the canonical one (PTX ISA, "redux.sync").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Extreme {
    largest: bool,
    of_magnitudes: bool,
    /// One that is no number is not passed over, and makes the result none.
    keeps_nan: bool,
}

/// The bits of the result that is no number.
const CANONICAL_NAN: u128 = 0x7FFF_FFFF;

/// The bits of a float without its sign, and those of infinity: larger ones are of no number.
const MAGNITUDE: u128 = 0x7FFF_FFFF;
const INFINITY: u128 = 0x7F80_0000;

impl Extreme {
    /// `redux.sync.max.abs.NaN.f32` by its parts.
    pub(super) fn of_ptx(parts: &[&str]) -> Option<Extreme> {
        match parts {
            ["redux", "sync", op, flags @ .., "f32"] => Extreme::named(op, flags),
            _ => None,
        }
    }

    /// `redux.sync.fmax.abs.NaN`, behind `llvm.nvvm.`.
    pub(super) fn of_nvvm(name: &str) -> Option<Extreme> {
        let parts: Vec<&str> = name.split('.').collect();
        match parts.as_slice() {
            ["redux", "sync", op, flags @ ..] => Extreme::named(op.strip_prefix('f')?, flags),
            _ => None,
        }
    }

    fn named(op: &str, flags: &[&str]) -> Option<Extreme> {
        let largest = match op {
            "max" => true,
            "min" => false,
            _ => return None,
        };
        let (of_magnitudes, keeps_nan) = match flags {
            [] => (false, false),
            ["abs"] => (true, false),
            ["NaN"] => (false, true),
            ["abs", "NaN"] => (true, true),
            _ => return None,
        };
        Some(Extreme {
            largest,
            of_magnitudes,
            keeps_nan,
        })
    }

    /// What is no number stands at the end of the integers where it wins, or else loses. No number
    /// stands at either.
    fn rank_of_nan(self) -> u128 {
        match self.largest == self.keeps_nan {
            true => 0x7FFF_FFFF,
            false => 0x8000_0000,
        }
    }
}

impl Importer<'_> {
    /// `redux.sync.max.f32 d, a, mask`.
    pub(super) fn ptx_extreme(
        &mut self,
        op: Extreme,
        statement: &Statement,
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        let [to, value, mask] = statement.operands.as_slice() else {
            return None;
        };
        let output = operands.output(to)?;
        let value = self.ptx_value(value, operands)?;
        let ty = operands.results[output];
        if [self.b.ty(value), ty]
            .iter()
            .any(|ty| ty.is_ptr() || ty.bits() != WORD.bits())
        {
            return None;
        }
        let value = self.bitcast(value, WORD);
        let lanes = Lanes::Named(self.ptx_value(mask, operands)?);
        let result = self.extreme(op, value, lanes);
        operands.outputs[output] = Some(self.bitcast(result, ty));
        Some(Ok(()))
    }

    /// `llvm.nvvm.redux.sync.fmax(value, mask)`.
    pub(super) fn nvvm_extreme(&mut self, op: Extreme, call: &Call) -> Lowered<Vec<ValueId>> {
        let float = Type::Float(FloatKind::F32);
        let [value, mask] = call.args[..] else {
            return unmodelled(Construct::Intrinsic(call.name.clone()));
        };
        let (value, mask) = (self.one(value)?, self.one(mask)?);
        if [self.b.ty(value), self.types.scalar(call.inst.ty())?] != [float; 2] {
            return unmodelled(Construct::Intrinsic(call.name.clone()));
        }
        let value = self.bitcast(value, WORD);
        let result = self.extreme(op, value, Lanes::Named(mask));
        Ok(vec![self.bitcast(result, float)])
    }

    /// Of the floats with these bits, the bits.
    fn extreme(&mut self, op: Extreme, bits: ValueId, lanes: Lanes) -> ValueId {
        let [magnitude, infinity, nan, canonical] =
            [MAGNITUDE, INFINITY, op.rank_of_nan(), CANONICAL_NAN]
                .map(|bits| self.b.bits(WORD, bits));
        let magnitude = self.b.binary(BinaryOp::And, bits, magnitude);
        let is_nan = self.b.icmp(IntPredicate::Ugt, magnitude, infinity);
        let rank = match op.of_magnitudes {
            true => magnitude,
            false => self.in_order(bits),
        };
        let rank = self.b.select(is_nan, nan, rank);
        let reduce = WarpOp::Reduce(match op.largest {
            true => WarpReduce::SMax,
            false => WarpReduce::SMin,
        });
        let rank = self.warp_op(reduce, lanes, vec![rank], WORD);
        let is_nan = self.b.icmp(IntPredicate::Eq, rank, nan);
        let result = self.in_order(rank);
        self.b.select(is_nan, canonical, result)
    }

    /// Signed integers in the order of the floats, and back: of negative ones all bits but the sign
    /// are flipped.
    fn in_order(&mut self, bits: ValueId) -> ValueId {
        let (last, magnitude) = (self.b.int(32, 31), self.b.bits(WORD, MAGNITUDE));
        let sign = self.b.binary(BinaryOp::AShr, bits, last);
        let flipped = self.b.binary(BinaryOp::And, sign, magnitude);
        self.b.binary(BinaryOp::Xor, bits, flipped)
    }
}

const WORD: Type = Type::Int(32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_spellings_are_known() {
        let extreme = |largest, of_magnitudes, keeps_nan| {
            Some(Extreme {
                largest,
                of_magnitudes,
                keeps_nan,
            })
        };
        let ptx = |name: &str| Extreme::of_ptx(&name.split('.').collect::<Vec<_>>());
        assert_eq!(ptx("redux.sync.max.f32"), extreme(true, false, false));
        assert_eq!(ptx("redux.sync.min.NaN.f32"), extreme(false, false, true));
        assert_eq!(ptx("redux.sync.max.abs.f32"), extreme(true, true, false));
        for name in [
            "redux.sync.max.s32",
            "redux.sync.add.f32",
            "redux.sync.max.NaN.abs.f32",
        ] {
            assert_eq!(ptx(name), None, "{name}");
        }
        let nvvm = Extreme::of_nvvm;
        assert_eq!(nvvm("redux.sync.fmin.abs.NaN"), extreme(false, true, true));
        assert_eq!(nvvm("redux.sync.fmax"), extreme(true, false, false));
        assert_eq!(nvvm("redux.sync.max"), None);
    }
}
