//! Values of local structs that the kernel fills at its start: what is read at
//! a constant offset is what was written there. SROA does not see this where
//! another part of the struct is read at a variable offset, as in a HIP kernel
//! with a struct parameter that holds both a pointer and an array.

use std::collections::{HashMap, HashSet};

use super::private::{self, Place, Uses};
use crate::kir::*;

/// Replaces reads of local objects that are written in the entry block only.
pub(super) fn run(kernel: &mut Kernel) {
    let objects = private::of_kind(kernel, ObjectKind::Private);
    for object in objects {
        if let Some(uses) = private::uses(kernel, object)
            && is_filled_at_start(kernel, &uses)
        {
            forward(kernel, &uses);
        }
    }
}

/// All writes come before all reads, in the entry block and in a known order.
fn is_filled_at_start(kernel: &Kernel, uses: &Uses) -> bool {
    let Some(writes) = uses
        .writes
        .iter()
        .map(|write| position(kernel, write))
        .collect::<Option<Vec<_>>>()
    else {
        return false;
    };
    let last_write = writes.into_iter().max().unwrap_or(0);
    let mut reads = uses.reads.iter().filter_map(|read| position(kernel, read));
    !uses.writes_anywhere && reads.all(|read| read > last_write)
}

fn position(kernel: &Kernel, place: &Place) -> Option<usize> {
    kernel.blocks[kernel.entry]
        .insts
        .iter()
        .position(|&inst| inst == place.inst)
}

fn forward(kernel: &mut Kernel, uses: &Uses) {
    let mut writes = uses.writes.clone();
    writes.sort_by_key(|write| position(kernel, write));
    let mut dead: HashSet<InstId> = HashSet::new();
    for (index, write) in writes.iter().enumerate() {
        // Nothing reads between two writes.
        if writes[index + 1..]
            .iter()
            .any(|later| later.same_scalar(write))
        {
            dead.insert(write.inst);
        }
    }
    let mut replaced = HashMap::new();
    for read in &uses.reads {
        let Some(write) = writes.iter().rev().find(|write| write.overlaps(read)) else {
            continue;
        };
        if let (true, Some(result), Inst::Store { value, .. }) = (
            write.same_scalar(read),
            kernel.insts[read.inst].result,
            &kernel.insts[write.inst].inst,
        ) {
            replaced.insert(result, *value);
        }
    }
    let all_replaced = replaced.len() == uses.reads.len() && !uses.reads_anywhere;
    private::substitute(kernel, &replaced);
    if all_replaced {
        dead.extend(writes.iter().map(|write| write.inst));
    }
    kernel.blocks[kernel.entry]
        .insts
        .retain(|inst| !dead.contains(inst));
}
