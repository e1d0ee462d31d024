//! Loads of what does not change while the kernel runs, from arrays that it writes: nothing orders
//! these with the writes, not even of one thread (PTX ISA, "ld.global.nc"; CUDA, "Read-Only Data
//! Cache Load Function"). They become constructs that are not modelled.

use crate::analysis::points_to::PointsTo;
use crate::kir::{Construct, Inst, InstData, InstId, Kernel};

/// Marks such loads where they stand, each once.
pub fn run(kernel: &mut Kernel) {
    let wrong = wrong(kernel);
    if wrong.is_empty() {
        return;
    }
    let (insts, blocks) = (&mut kernel.insts, &mut kernel.blocks);
    for block in blocks.values_mut() {
        for inst in std::mem::take(&mut block.insts) {
            if wrong.contains(&inst) {
                let construct = Construct::ReadOnlyOfWritten;
                let mark = InstData {
                    inst: Inst::Unsupported { construct },
                    result: None,
                    span: insts[inst].span,
                };
                block.insts.push(insts.push(mark));
                if let Inst::Load { access, .. } = &mut insts[inst].inst {
                    access.read_only = false;
                }
            }
            block.insts.push(inst);
        }
    }
}

fn wrong(kernel: &Kernel) -> Vec<InstId> {
    let loads = kernel
        .insts
        .iter()
        .filter_map(|(id, data)| match data.inst {
            Inst::Load { ptr, access } if access.read_only => Some((id, ptr)),
            _ => None,
        });
    let mut loads = loads.peekable();
    if loads.peek().is_none() {
        return Vec::new();
    }
    let points_to = PointsTo::new(kernel);
    let is_written = |(_, ptr): &(InstId, _)| match points_to.targets(*ptr) {
        Some(targets) => targets.iter().any(|&object| points_to.written(object)),
        None => true,
    };
    loads.filter(is_written).map(|(id, _)| id).collect()
}
