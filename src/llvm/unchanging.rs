//! Loads by pointers to what does not change while the kernel runs.

use std::collections::HashSet;

use crate::kir::{Inst, Kernel, ValueId};

/// Marks the loads through these pointers, and through what may be one of them or leads to a part of
/// what they point to.
pub(super) fn mark(kernel: &mut Kernel, mut unchanging: HashSet<ValueId>) {
    if unchanging.is_empty() {
        return;
    }
    loop {
        let known = unchanging.len();
        for data in kernel.insts.values() {
            let leads_on = match &data.inst {
                Inst::PtrAdd { base, .. } => unchanging.contains(base),
                Inst::Cast { arg, .. } => unchanging.contains(arg),
                Inst::Phi { .. } | Inst::Select { .. } => {
                    let mut values = data.inst.operands().into_iter();
                    values.any(|value| unchanging.contains(&value))
                }
                _ => false,
            };
            unchanging.extend(data.result.filter(|_| leads_on));
        }
        if unchanging.len() == known {
            break;
        }
    }
    for data in kernel.insts.values_mut() {
        if let Inst::Load { ptr, access } = &mut data.inst {
            access.read_only |= unchanging.contains(ptr);
        }
    }
}
