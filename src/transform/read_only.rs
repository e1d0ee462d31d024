//! Loads of what does not change while the kernel runs, from arrays that it writes: nothing orders
//! these with the writes, not even of one thread (PTX ISA, "ld.global.nc"; CUDA, "Read-Only Data
//! Cache Load Function"). They become constructs that are not modelled.

use crate::analysis::points_to::PointsTo;
use crate::kir::{Construct, Inst, InstData, InstId, Kernel};

/// Marks such loads where they stand.
pub fn run(kernel: &mut Kernel) {
    let is_read_only = |inst: &Inst| matches!(inst, Inst::Load { access, .. } if access.read_only);
    if !kernel.insts.values().any(|data| is_read_only(&data.inst)) {
        return;
    }
    let points_to = PointsTo::new(kernel);
    let is_written = |inst: InstId| match &kernel.insts[inst].inst {
        Inst::Load { ptr, access } if access.read_only => {
            let mut targets = points_to.targets(*ptr).into_iter().flatten();
            targets.any(|&object| points_to.written(object))
        }
        _ => false,
    };
    let mut blocks: Vec<(_, Vec<InstId>)> = kernel
        .blocks
        .iter()
        .map(|(id, block)| (id, block.insts.clone()))
        .collect();
    let wrong: Vec<InstId> = (blocks.iter())
        .flat_map(|(_, insts)| insts.iter().copied())
        .filter(|&inst| is_written(inst))
        .collect();
    for (id, insts) in &mut blocks {
        for at in (0..insts.len()).rev() {
            if wrong.contains(&insts[at]) {
                let span = kernel.insts[insts[at]].span;
                let construct = Construct::ReadOnlyOfWritten;
                let mark = kernel.insts.push(InstData {
                    inst: Inst::Unsupported { construct },
                    result: None,
                    span,
                });
                insts.insert(at, mark);
            }
        }
        kernel.blocks[*id].insts = std::mem::take(insts);
    }
}
