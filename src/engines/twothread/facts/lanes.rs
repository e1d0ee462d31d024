//! What values say of the lanes of a warp: numbers of lanes, sets of them, ranks.

use super::one_thread;
use super::warp_aggregate::Shape;
use crate::analysis::eval as known;
use crate::ivl::Expr;
use crate::ivl::eval::{Value, eval};
use crate::kir::pure::BitCount;
use crate::kir::warp::Segments;
use crate::kir::{BinaryOp, CastOp, Inst, IntPredicate, ValueId};

/// The longest chain of instructions from a set of lanes to its lowest one.
const MOST_STEPS: u32 = 8;

impl Shape<'_> {
    /// The number before it was widened or narrowed; it counts lanes, so 32 bits hold it.
    pub(super) fn bare(&self, mut value: ValueId) -> ValueId {
        while let Some((_, Inst::Cast { op, arg })) = self.inst(value)
            && matches!(op, CastOp::ZExt | CastOp::SExt | CastOp::Trunc)
            && self.kernel().values[*arg].ty.bits() >= 32
            && self.kernel().values[value].ty.bits() >= 32
        {
            value = *arg;
        }
        value
    }

    /// The set of lanes before it was widened, or narrowed to no less than a warp.
    pub(super) fn bare_set(&self, mut value: ValueId) -> ValueId {
        while let Some((_, Inst::Cast { op, arg })) = self.inst(value)
            && matches!(op, CastOp::ZExt | CastOp::Trunc)
            && self.kernel().values[*arg].ty.bits() >= self.warp
            && self.kernel().values[value].ty.bits() >= self.warp
        {
            value = *arg;
        }
        value
    }

    /// What the value is the number of set bits of.
    pub(super) fn counted(&self, value: ValueId) -> Option<ValueId> {
        match BitCount::of(self.inst(self.bare(value))?.1)? {
            (BitCount::Ones, set) => Some(self.bare_set(set)),
            _ => None,
        }
    }

    /// Are the two the set of lanes and the empty set?
    pub(super) fn is_set_none(&self, a: ValueId, b: ValueId, mask: ValueId) -> bool {
        let one = |set, none| self.bare_set(set) == mask && self.literal(none) == Some(0);
        one(a, b) || one(b, a)
    }

    /// Is the value the number of the lowest set bit? Of no bits at all it may be anything.
    pub(super) fn is_lowest(&self, value: ValueId, mask: ValueId) -> bool {
        let mut lanes = (0..self.warp).map(u128::from);
        lanes.all(|lane| self.at_lowest(value, (mask, lane), MOST_STEPS) == Some(lane))
    }

    /// The value, if the set is not empty and its lowest bit has this number.
    fn at_lowest(
        &self,
        value: ValueId,
        (mask, lowest): (ValueId, u128),
        steps: u32,
    ) -> Option<u128> {
        let (id, inst) = self.inst(value)?;
        match inst {
            Inst::Pure { .. } => {
                let (count, set) = BitCount::of(inst)?;
                let counts = count == BitCount::TrailingZeros;
                (counts && self.bare_set(set) == mask).then_some(lowest)
            }
            Inst::ICmp { pred, args } if self.is_set_none(args[0], args[1], mask) => match pred {
                IntPredicate::Eq => Some(0),
                IntPredicate::Ne => Some(1),
                _ => None,
            },
            _ => {
                let steps = steps.checked_sub(1)?;
                let part = |part| self.at_lowest(part, (mask, lowest), steps);
                known::result(self.kernel(), id, part)
            }
        }
    }

    /// The values that are numbers of set bits below the thread's own.
    pub(super) fn ranks(&self, mask: ValueId) -> Vec<ValueId> {
        let results = self.kernel().insts.values().filter_map(|data| data.result);
        results.filter(|&value| self.is_rank(value, mask)).collect()
    }

    pub(super) fn is_rank(&self, value: ValueId, mask: ValueId) -> bool {
        let both = self.counted_of_both(value);
        both.is_some_and(|[a, b]| a == mask && self.is_below(b) || b == mask && self.is_below(a))
    }

    /// The values that are numbers of set bits below the thread's own, or above, or up to it, each with
    /// its set, which an operation of the warp gives, and the least that it is for a lane of the set.
    pub(super) fn all_ranks(&self) -> Vec<(ValueId, ValueId, u128)> {
        let is_set = |value: ValueId| {
            let is_given = matches!(self.inst(value), Some((_, Inst::Warp { .. })));
            is_given && self.kernel().values[value].ty.bits() >= self.warp
        };
        let rank = |value: ValueId| {
            let [a, b] = self.counted_of_both(value)?;
            let (set, side) = if is_set(a) { (a, b) } else { (b, a) };
            let least = match is_set(set) {
                true if self.is_below(side) || self.is_above(side) => 0,
                true if self.is_up_to(side) => 1,
                _ => return None,
            };
            Some((value, set, least))
        };
        let results = self.kernel().insts.values().filter_map(|data| data.result);
        results.filter_map(rank).collect()
    }

    /// The two sets of which the value is the number of the lanes in both.
    fn counted_of_both(&self, value: ValueId) -> Option<[ValueId; 2]> {
        let (count, set) = BitCount::of(self.inst(value)?.1)?;
        match self.inst(self.bare_set(set))?.1 {
            Inst::Binary {
                op: BinaryOp::And,
                args,
                ..
            } if count == BitCount::Ones => Some(args.map(|arg| self.bare_set(arg))),
            _ => None,
        }
    }

    /// Is the value `(1 << lane) - 1`?
    fn is_below(&self, value: ValueId) -> bool {
        self.for_all_threads(value, |linear| (1 << (linear % self.warp)) - 1)
    }

    /// Is the value `(2 << lane) - 1`?
    fn is_up_to(&self, value: ValueId) -> bool {
        self.for_all_threads(value, |linear| u64::MAX >> (63 - linear % self.warp))
    }

    /// Is the value the set of the lanes of a warp that come behind the thread's own?
    fn is_above(&self, value: ValueId) -> bool {
        let all = u64::MAX >> (64 - self.warp);
        self.for_all_threads(value, |linear| all & !1 << (linear % self.warp))
    }

    pub(super) fn is_lane(&self, value: ValueId) -> bool {
        self.for_all_threads(value, |linear| u64::from(linear % self.warp))
    }

    /// Is the value this function of the thread's index in its block, for all threads?
    fn for_all_threads(&self, value: ValueId, wanted: impl Fn(u32) -> u64) -> bool {
        let Some(sizes) = self.cx.largest_block() else {
            return false;
        };
        let expr = self.cx.slice.unfold(&Expr::var(self.cx.symbol(value)));
        let width = self.kernel().values[value].ty.bits();
        one_thread::places(sizes).all(|place| {
            let linear = place.linear(sizes);
            let wanted = Value::bv(u128::from(wanted(linear)), width);
            eval(&expr, &place) == Ok(wanted)
        })
    }

    /// Are segments of this size, as a shuffle gives it, whole warps?
    pub(super) fn is_whole_warp(&self, segments: Segments, size: ValueId) -> bool {
        let whole = match segments {
            Segments::Width => self.warp,
            Segments::Clamp => self.warp - 1,
        };
        self.literal(size) == Some(whole.into())
    }
}
