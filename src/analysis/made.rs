//! Accesses whose places are read from arrays that the program makes.

use std::collections::BTreeSet;

use super::cfg::Cfg;
use super::influence::Influence;
use super::points_to::PointsTo;
use crate::kir::{Inst, InstId, Kernel, ObjectId};

/// What the elements of some arrays decide.
pub struct Made(Option<Influence>);

impl Made {
    pub fn new(kernel: &Kernel, arrays: &BTreeSet<ObjectId>) -> Made {
        let cfg = Some(arrays).filter(|arrays| !arrays.is_empty());
        let cfg = cfg.and_then(|_| Cfg::new(kernel).ok());
        let points_to = PointsTo::new(kernel);
        let reads_one = |inst: &Inst| {
            let Inst::Load { ptr, .. } = inst else {
                return false;
            };
            let targets = points_to.targets(*ptr);
            targets.is_some_and(|targets| !targets.is_disjoint(arrays))
        };
        Made(cfg.map(|cfg| Influence::new(kernel, &cfg, &points_to, reads_one)))
    }

    /// Is it up to such elements where the instruction accesses memory?
    pub fn places(&self, kernel: &Kernel, access: InstId) -> bool {
        let pointers = kernel.insts[access].inst.accessed();
        let is_made = |influence: &Influence| pointers.iter().any(|(ptr, _)| influence.value(*ptr));
        self.0.as_ref().is_some_and(is_made)
    }
}
