//! Counters that threads draw numbers from, and nothing else.

use std::collections::BTreeMap;

use super::changes::{changed_alike, has_cells_of};
use super::points_to::PointsTo;
use crate::kir::{AddressSpace, Inst, InstId, Kernel, ObjectId, RmwOp, ValueDef, ValueId};

/// What is added to a counter each time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// Bits of its numbers.
    pub width: u32,
    /// Numbers that a thread draws at a time, at least.
    pub least: u128,
    /// And at most.
    pub most: u128,
    pub is_down: bool,
}

impl Counter {
    /// What stands for both, if they count the same way.
    fn join(self, other: Counter) -> Option<Counter> {
        (self.width == other.width && self.is_down == other.is_down).then_some(Counter {
            least: self.least.min(other.least),
            most: self.most.max(other.most),
            ..self
        })
    }
}

/// The objects of global memory that a kernel changes by atomic additions of literals alone, all
/// of one sign and width: no two of them return the same number from one cell, as long as that
/// does not wrap around.
pub fn counters(kernel: &Kernel, points_to: &PointsTo) -> BTreeMap<ObjectId, Counter> {
    let mut counters = changed_alike(kernel, points_to, counter, Counter::join);
    counters.retain(|&object, counter| {
        kernel.objects[object].space == AddressSpace::Global
            && has_cells_of(points_to, object, counter.width)
    });
    counters
}

/// How a counter that never holds a negative number is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedUp {
    /// Bits of its numbers.
    pub width: u32,
    /// Threads also set it, to a small number that is not negative.
    pub is_set: bool,
}

/// The objects that a kernel changes by nothing but additions of one, and stores of small numbers.
pub fn counted_up(kernel: &Kernel, points_to: &PointsTo) -> BTreeMap<ObjectId, CountedUp> {
    let change = |kernel: &Kernel, inst: InstId| {
        let (value, is_set) = match kernel.insts[inst].inst {
            Inst::AtomicRmw {
                op: RmwOp::Add,
                value,
                ..
            } => (value, false),
            Inst::Store { value, .. } => (value, true),
            _ => return None,
        };
        let (amount, width) = literal(kernel, value)?;
        let counts_up = match is_set {
            true => amount <= MOST_SET && amount >> (width - 1) == 0,
            false => amount == 1,
        };
        counts_up.then_some(CountedUp { width, is_set })
    };
    let both = |a: CountedUp, b: CountedUp| {
        let is_set = a.is_set || b.is_set;
        (a.width == b.width).then_some(CountedUp { is_set, ..a })
    };
    let mut counters = changed_alike(kernel, points_to, change, both);
    counters.retain(|&object, counter| has_cells_of(points_to, object, counter.width));
    counters
}

/// The largest number that a counter is set to and goes on from.
const MOST_SET: u128 = 1 << 14;

/// The counter that there would be if nothing else changed the cell.
fn counter(kernel: &Kernel, inst: InstId) -> Option<Counter> {
    let Inst::AtomicRmw { op, value, .. } = &kernel.insts[inst].inst else {
        return None;
    };
    let (amount, width) = literal(kernel, *value)?;
    let negative = |amount: u128| amount >> (width - 1) & 1 == 1;
    let opposite = |amount: u128| amount.wrapping_neg() & (u128::MAX >> (128 - width));
    let added = match op {
        RmwOp::Add => amount,
        RmwOp::Sub => opposite(amount),
        RmwOp::IncWrap if opposite(amount) == 1 => 1,
        _ => return None,
    };
    let is_down = negative(added);
    let least = if is_down { opposite(added) } else { added };
    // The least number is its own opposite.
    (least > 0 && !negative(least)).then_some(Counter {
        width,
        least,
        most: least,
        is_down,
    })
}

fn literal(kernel: &Kernel, value: ValueId) -> Option<(u128, u32)> {
    let data = &kernel.values[value];
    match data.def {
        ValueDef::Const(bits) => Some((bits, data.ty.bits())),
        _ => None,
    }
}
