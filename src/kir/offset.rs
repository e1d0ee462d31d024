//! The offset of OpenCL's global ids, where a launch has one.

use super::{Geometry, Inst, Kernel, ValueDef};

impl Kernel {
    /// Gives the kernel's queries of the global offset these values.
    pub fn set_global_offset(&mut self, offset: [u32; 3]) {
        for block in self.blocks.values_mut() {
            let insts = &mut self.insts;
            let values = &mut self.values;
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
}
