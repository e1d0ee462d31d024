//! The offset of OpenCL's global ids, where a launch has one.

use crate::kir::{Geometry, Inst, Kernel, ValueDef};

/// Gives the kernel's queries of the global offset these values.
pub fn run(kernel: &mut Kernel, offset: [u32; 3]) {
    for block in kernel.blocks.values_mut() {
        let insts = &mut kernel.insts;
        let values = &mut kernel.values;
        block.insts.retain(|&inst| {
            let Inst::Geometry {
                query: Geometry::GlobalOffset,
                dim,
            } = insts[inst].inst
            else {
                return true;
            };
            if let Some(result) = insts[inst].result.take() {
                let value = offset.get(usize::from(dim)).copied().unwrap_or(0);
                values[result].def = ValueDef::Const(u128::from(value));
            }
            false
        });
    }
}
