//! What values are computed from.

use std::collections::HashSet;

use crate::kir::{Inst, Kernel, ValueDef, ValueId};

/// Is a value computed by such instructions alone, from constants, parameters and addresses of objects?
pub(crate) fn is_computed_by(kernel: &Kernel, value: ValueId, by: impl Fn(&Inst) -> bool) -> bool {
    let (mut seen, mut work) = (HashSet::new(), vec![value]);
    while let Some(value) = work.pop() {
        if !seen.insert(value) {
            continue;
        }
        match kernel.values[value].def {
            ValueDef::Inst(inst) if by(&kernel.insts[inst].inst) => {
                work.extend(kernel.insts[inst].inst.operands());
            }
            ValueDef::Const(_) | ValueDef::Param(_) | ValueDef::Address(_) | ValueDef::Null => {}
            _ => return false,
        }
    }
    true
}
