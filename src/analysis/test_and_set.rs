//! Flags that are tested and set at once: one thread at most finds them as they were before.
//!
//! An atomic operation that replaces what it reads leaves it to no other one to read the same, if
//! nobody puts it back (RC11, PLDI 2017, "atomicity"; Herlihy, "Wait-Free Synchronization", TOPLAS
//! 1991, 3.2, where test-and-set has one winner).
//! A flag may also be some bits of a word to which atomic operations only ever add bits: who adds them and
//! has read the word without all of them is alone.

use std::collections::{BTreeMap, BTreeSet};

use super::changes::{changed_alike, has_cells_of};
use super::points_to::PointsTo;
use crate::kir::{AddressSpace, Inst, InstId, Kernel, ObjectId, RmwOp, Scope, Type};

/// How the cells of an object are changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestAndSet {
    /// Bits of a cell.
    pub width: u32,
    /// What operations leave there. Whoever reads anything else has replaced it.
    pub set: BTreeSet<u128>,
    /// What is replaced, where values are compared before; otherwise all that is read is.
    pub expected: Option<u128>,
}

impl TestAndSet {
    fn join(self, other: TestAndSet) -> Option<TestAndSet> {
        let agree = |(a, b): (u128, u128)| a == b;
        let compared = self.expected.zip(other.expected).is_none_or(agree);
        (self.width == other.width && compared).then(|| TestAndSet {
            width: self.width,
            set: &self.set | &other.set,
            expected: self.expected.or(other.expected),
        })
    }
}

/// The objects of global memory that a kernel changes by atomic exchanges, and by compare-and-swap operations of one
/// expected value, alone, all of literals, none of which is the one that is expected.
pub fn test_and_sets(kernel: &Kernel, points_to: &PointsTo) -> BTreeMap<ObjectId, TestAndSet> {
    let mut flags = changed_alike(kernel, points_to, test_and_set, TestAndSet::join);
    flags.retain(|&object, flag| {
        let is_put_back = flag.expected.is_some_and(|value| flag.set.contains(&value));
        kernel.objects[object].space == AddressSpace::Global
            && !is_put_back
            && has_cells_of(points_to, object, flag.width)
    });
    flags
}

/// The objects of global memory whose bits a kernel sets by atomic operations, and never clears, with the
/// bits of a cell.
pub fn sets_of_bits(kernel: &Kernel, points_to: &PointsTo) -> BTreeMap<ObjectId, u32> {
    let sets = |kernel: &Kernel, inst: InstId| match kernel.insts[inst].inst {
        Inst::AtomicRmw {
            op: RmwOp::Or,
            value,
            atomic,
            ..
        } if atomic.scope >= Scope::Gpu => Some(kernel.values[value].ty.bits()),
        _ => None,
    };
    let same = |a: u32, b: u32| (a == b).then_some(a);
    let mut sets = changed_alike(kernel, points_to, sets, same);
    sets.retain(|&object, width| {
        kernel.objects[object].space == AddressSpace::Global
            && has_cells_of(points_to, object, *width)
    });
    sets
}

fn test_and_set(kernel: &Kernel, inst: InstId) -> Option<TestAndSet> {
    let (new, expected, atomic) = match kernel.insts[inst].inst {
        Inst::AtomicRmw {
            op: RmwOp::Exchange,
            value,
            atomic,
            ..
        } => (value, None, atomic),
        Inst::CmpXchg {
            expected,
            desired,
            success,
            ..
        } => (desired, Some(kernel.literal(expected)?), success),
        _ => return None,
    };
    // Those of blocks do not exclude each other.
    (atomic.scope >= Scope::Gpu).then_some(())?;
    let Type::Int(width) = kernel.values[new].ty else {
        return None;
    };
    Some(TestAndSet {
        width,
        set: BTreeSet::from([kernel.literal(new)?]),
        expected,
    })
}
