//! Accesses whose places are up to what the program makes in ways that are not followed.

use std::collections::{BTreeSet, HashSet};

use super::points_to::PointsTo;
use crate::kir::{Inst, InstId, Kernel, ObjectId, ValueDef, ValueId};

/// What the program makes.
#[derive(Clone, Debug, Default)]
pub struct Made {
    /// Arrays whose elements it makes.
    pub arrays: BTreeSet<ObjectId>,
    /// The parameters whose values it keeps.
    pub params: BTreeSet<ValueId>,
}

/// What an address is computed from, of what the program makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Element,
    Param,
}

impl Made {
    /// Is some of it part of the address that the instruction accesses? What an element of another
    /// array is does not depend on it, wherever it is read from.
    pub fn place(&self, kernel: &Kernel, access: InstId) -> Option<Part> {
        if self.arrays.is_empty() && self.params.is_empty() {
            return None;
        }
        let points_to = PointsTo::new(kernel);
        let accessed = kernel.insts[access].inst.accessed().into_iter();
        let mut work: Vec<ValueId> = accessed.map(|(pointer, _)| pointer).collect();
        let mut seen = HashSet::new();
        while let Some(value) = work.pop() {
            if self.params.contains(&value) {
                return Some(Part::Param);
            }
            let ValueDef::Inst(inst) = kernel.values[value].def else {
                continue;
            };
            if !seen.insert(value) {
                continue;
            }
            match &kernel.insts[inst].inst {
                Inst::Load { ptr, .. } => {
                    let targets = points_to.targets(*ptr);
                    if targets.is_some_and(|targets| !targets.is_disjoint(&self.arrays)) {
                        return Some(Part::Element);
                    }
                }
                other => work.extend(other.operands()),
            }
        }
        None
    }
}
