//! Which objects of a thread others can reach: those whose address goes anywhere but into
//! the thread's own accesses and comparisons.

use crate::kir::{CastOp, Inst, Kernel, ObjectId, ValueDef, ValueId};

/// Per object: whether its address escapes.
pub(super) fn escaping(kernel: &Kernel) -> Vec<bool> {
    kernel
        .objects
        .keys()
        .map(|object| escapes(kernel, object))
        .collect()
}

fn escapes(kernel: &Kernel, object: ObjectId) -> bool {
    let mut pointers: Vec<ValueId> = kernel
        .values
        .iter()
        .filter(|(_, value)| value.def == ValueDef::Address(object))
        .map(|(id, _)| id)
        .collect();
    let mut next = 0;
    while let Some(&pointer) = pointers.get(next) {
        next += 1;
        for (_, data) in kernel.insts.iter() {
            let inst = &data.inst;
            if !inst.operands().contains(&pointer) {
                continue;
            }
            let stays = match inst {
                Inst::Load { .. } | Inst::ICmp { .. } => true,
                Inst::Store { value, .. } | Inst::AtomicRmw { value, .. } => *value != pointer,
                Inst::CmpXchg {
                    expected, desired, ..
                } => *expected != pointer && *desired != pointer,
                Inst::PtrAdd { base, .. } if *base == pointer => {
                    pointers.extend(data.result.filter(|result| !pointers.contains(result)));
                    true
                }
                Inst::Cast {
                    op: CastOp::AddrSpace,
                    ..
                }
                | Inst::Phi { .. }
                | Inst::Select { .. } => {
                    pointers.extend(data.result.filter(|result| !pointers.contains(result)));
                    true
                }
                _ => false,
            };
            if !stays {
                return true;
            }
        }
    }
    false
}
