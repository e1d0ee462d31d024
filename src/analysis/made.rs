//! Accesses whose places are read from arrays that the program makes.

use std::collections::{BTreeSet, HashSet};

use super::points_to::PointsTo;
use crate::kir::{Inst, InstId, Kernel, ObjectId, ValueDef, ValueId};

/// Is an element of one of the arrays part of the address that the instruction accesses? What
/// an element of another array is does not depend on them, wherever it is read from.
pub fn is_placed_by(arrays: &BTreeSet<ObjectId>, kernel: &Kernel, access: InstId) -> bool {
    if arrays.is_empty() {
        return false;
    }
    let points_to = PointsTo::new(kernel);
    let accessed = kernel.insts[access].inst.accessed().into_iter();
    let mut work: Vec<ValueId> = accessed.map(|(pointer, _)| pointer).collect();
    let mut seen = HashSet::new();
    while let Some(value) = work.pop() {
        let ValueDef::Inst(inst) = kernel.values[value].def else {
            continue;
        };
        if !seen.insert(value) {
            continue;
        }
        match &kernel.insts[inst].inst {
            Inst::Load { ptr, .. } => {
                let targets = points_to.targets(*ptr);
                if targets.is_some_and(|targets| !targets.is_disjoint(arrays)) {
                    return true;
                }
            }
            other => work.extend(other.operands()),
        }
    }
    false
}
