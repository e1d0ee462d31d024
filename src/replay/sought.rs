//! What a kernel looks for in arrays: literals that elements are compared with.
//!
//! Random elements hardly ever are what a kernel waits to find, as -1 for what it has not been to.

use std::collections::BTreeMap;

use crate::analysis::points_to::PointsTo;
use crate::analysis::{amounts, told};
use crate::kir::{Inst, IntPredicate, Kernel, ObjectId, Type, ValueDef, ValueId, int};

/// For each array the first such literal. Flags, locks and counters are as they are before anyone has
/// come, but for those that are only ever exchanged where they are this one.
pub(super) fn sought(kernel: &Kernel) -> BTreeMap<ObjectId, i64> {
    let points_to = PointsTo::new(kernel);
    let orders = &amounts::tickets(kernel, &points_to) | &told::flags(kernel, &points_to);
    let targets = |ptr: ValueId| points_to.targets(ptr).into_iter().flatten().copied();
    let mut found = BTreeMap::new();
    for data in kernel.insts.values() {
        if let Some((ptr, literal)) = looked_for(kernel, &data.inst) {
            for object in targets(ptr) {
                found.entry(object).or_insert(literal);
            }
        }
    }
    for data in kernel.insts.values() {
        let exchanges = matches!(data.inst, Inst::CmpXchg { .. });
        let looked_for = looked_for(kernel, &data.inst).filter(|_| exchanges);
        let literal = looked_for.map(|(_, literal)| literal);
        let accessed = data.inst.accessed().into_iter();
        for (ptr, _) in accessed.filter(|(_, effect)| effect.writes) {
            for object in targets(ptr) {
                let is_it = literal.is_some() && found.get(&object).copied() == literal;
                if orders.contains(&object) && !is_it {
                    found.remove(&object);
                }
            }
        }
    }
    found
}

/// The place that is looked at, and the literal.
fn looked_for(kernel: &Kernel, inst: &Inst) -> Option<(ValueId, i64)> {
    let literal = |value: ValueId| {
        let Type::Int(width @ 2..=64) = kernel.values[value].ty else {
            return None;
        };
        i64::try_from(int::signed(kernel.literal(value)?, width)).ok()
    };
    match *inst {
        Inst::CmpXchg { ptr, expected, .. } => Some((ptr, literal(expected)?)),
        Inst::ICmp {
            pred: IntPredicate::Eq | IntPredicate::Ne,
            args: [a, b],
        } => {
            let place = |value: ValueId| match kernel.values[value].def {
                ValueDef::Inst(read) => match kernel.insts[read].inst {
                    Inst::Load { ptr, .. } => Some(ptr),
                    _ => None,
                },
                _ => None,
            };
            let sides = [(a, b), (b, a)].into_iter();
            let mut sides = sides.filter_map(|(read, with)| Some((place(read)?, literal(with)?)));
            sides.next()
        }
        _ => None,
    }
}
