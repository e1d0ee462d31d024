//! Counters that threads draw numbers from, and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use super::partial_atomics::partial_atomics;
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
    let partial = partial_atomics(kernel, points_to);
    let mut counters: BTreeMap<ObjectId, Counter> = BTreeMap::new();
    let mut others: BTreeSet<ObjectId> = BTreeSet::new();
    for (id, data) in kernel.insts.iter() {
        let forgotten = match data.inst {
            Inst::Forget { ptr, .. } => Some(ptr),
            _ => None,
        };
        let accessed = data.inst.accessed().into_iter();
        let changed = accessed.filter(|(_, effect)| effect.writes);
        for ptr in changed.map(|(ptr, _)| ptr).chain(forgotten) {
            let Some(targets) = points_to.targets(ptr) else {
                return BTreeMap::new();
            };
            let drawn = counter(kernel, id).filter(|_| !partial.contains(&id));
            for &object in targets {
                let known = counters.get(&object).copied();
                let joined = drawn.and_then(|drawn| known.map_or(Some(drawn), |k| k.join(drawn)));
                match joined {
                    Some(joined) => {
                        counters.insert(object, joined);
                    }
                    None => {
                        others.insert(object);
                    }
                }
            }
        }
    }
    counters.retain(|&object, counter| {
        let granularity = points_to.granularity(object);
        kernel.objects[object].space == AddressSpace::Global
            && !others.contains(&object)
            && granularity.cell_bits == counter.width
            && 8 * granularity.stride == u64::from(counter.width)
    });
    counters
}

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
