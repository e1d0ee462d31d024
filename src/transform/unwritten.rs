//! Atomic loads of what no thread writes, which are plain ones: they read one value, and no release is there to be
//! read from. Of the whole system's scope they stay, as the host may write then.

use crate::analysis::points_to::PointsTo;
use crate::kir::{Inst, Kernel, Scope};

/// Makes them plain.
pub fn run(kernel: &mut Kernel) {
    let is_narrow = |inst: &Inst| match inst {
        Inst::Load { access, .. } => access.atomic.is_some_and(|how| how.scope != Scope::System),
        _ => false,
    };
    if !kernel.insts.values().any(|data| is_narrow(&data.inst)) {
        return;
    }
    let points_to = PointsTo::new(kernel);
    for data in kernel
        .insts
        .values_mut()
        .filter(|data| is_narrow(&data.inst))
    {
        let Inst::Load { ptr, access } = &mut data.inst else {
            continue;
        };
        let targets = points_to.targets(*ptr);
        if targets.is_some_and(|targets| !targets.iter().any(|&object| points_to.written(object))) {
            access.atomic = None;
        }
    }
}
