//! Atomic accesses of different sizes to one object.
//!
//! Atomic accesses are atomic towards each other only where they overlap completely (PTX ISA,
//! "Memory Consistency Model", "Morally strong operations").

use std::collections::HashSet;

use super::points_to::{PointsTo, gcd};
use crate::kir::{CastOp, Inst, InstId, Kernel, ValueDef, ValueId};

/// The atomic accesses that may overlap a larger one in part. Taken for plain accesses, they
/// conflict with that one, and with each other more than they do.
pub fn partial_atomics(kernel: &Kernel, points_to: &PointsTo) -> HashSet<InstId> {
    let atomics: Vec<Atomic> = kernel
        .insts
        .iter()
        .filter_map(|(inst, _)| Atomic::new(kernel, inst))
        .collect();
    let mut partial = HashSet::new();
    for small in &atomics {
        let overlaps = |large: &&Atomic| {
            large.bytes > small.bytes
                && may_meet(points_to, small.pointer, large.pointer)
                && may_overlap(small, large)
        };
        if atomics.iter().any(|large| overlaps(&large)) {
            partial.insert(small.inst);
        }
    }
    partial
}

struct Atomic {
    inst: InstId,
    pointer: ValueId,
    bytes: u64,
    place: Option<Place>,
}

/// Bytes from the start of an object: a constant and a multiple of some number, which is
/// zero where nothing is added.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub offset: i64,
    pub unit: u64,
}

impl Atomic {
    fn new(kernel: &Kernel, inst: InstId) -> Option<Atomic> {
        let data = &kernel.insts[inst];
        let (pointer, value) = match data.inst {
            Inst::Load { ptr, access } => (access.atomic.and(Some(ptr))?, data.result?),
            Inst::Store { ptr, value, access } => (access.atomic.and(Some(ptr))?, value),
            Inst::AtomicRmw { ptr, value, .. } => (ptr, value),
            Inst::CmpXchg { ptr, expected, .. } => (ptr, expected),
            _ => return None,
        };
        Some(Atomic {
            inst,
            pointer,
            bytes: kernel.values[value].ty.bytes(),
            place: place(kernel, pointer),
        })
    }
}

fn may_meet(points_to: &PointsTo, a: ValueId, b: ValueId) -> bool {
    match (points_to.targets(a), points_to.targets(b)) {
        (Some(a), Some(b)) => !a.is_disjoint(b),
        _ => true,
    }
}

fn may_overlap(a: &Atomic, b: &Atomic) -> bool {
    let (Some(p), Some(q)) = (a.place, b.place) else {
        return true;
    };
    let (m, n) = (a.bytes as i128, b.bytes as i128);
    let distance = i128::from(q.offset) - i128::from(p.offset);
    match i128::from(gcd(p.unit, q.unit)) {
        0 => -n < distance && distance < m,
        unit => {
            let ahead = distance.rem_euclid(unit);
            ahead < m || unit - ahead < n
        }
    }
}

/// Where the pointer leads, if it is computed from an object's start.
pub(super) fn place(kernel: &Kernel, pointer: ValueId) -> Option<Place> {
    let ValueDef::Inst(inst) = kernel.values[pointer].def else {
        let start = matches!(kernel.values[pointer].def, ValueDef::Address(_));
        return start.then_some(Place { offset: 0, unit: 0 });
    };
    match &kernel.insts[inst].inst {
        Inst::PtrAdd {
            base,
            offset,
            terms,
            ..
        } => {
            let base = place(kernel, *base)?;
            let scales = terms.iter().map(|(_, scale)| scale.unsigned_abs());
            Some(Place {
                offset: base.offset.checked_add(*offset)?,
                unit: scales.fold(base.unit, gcd),
            })
        }
        Inst::Cast {
            op: CastOp::AddrSpace,
            arg,
        } => place(kernel, *arg),
        _ => None,
    }
}
