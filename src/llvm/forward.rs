//! Values of local structs that the kernel fills at its start: what is read at
//! a constant offset is what was written there. SROA does not see this where
//! another part of the struct is read at a variable offset, as in a HIP kernel
//! with a struct parameter that holds both a pointer and an array.

use std::collections::{HashMap, HashSet};

use super::private::{self, Place, Uses};
use crate::kir::*;

/// Replaces reads of local objects that are written in the entry block only.
pub(super) fn run(kernel: &mut Kernel) {
    let objects: Vec<ObjectId> = kernel
        .objects
        .iter()
        .filter(|(_, o)| o.kind == ObjectKind::Private)
        .map(|(id, _)| id)
        .collect();
    for object in objects {
        if let Some(uses) = private::uses(kernel, object)
            && is_filled_at_start(kernel, &uses)
        {
            forward(kernel, &uses);
        }
    }
}

/// Every scalar is written at most once, before all reads.
fn is_filled_at_start(kernel: &Kernel, uses: &Uses) -> bool {
    let entry = &kernel.blocks[kernel.entry].insts;
    let position = |place: &Place| entry.iter().position(|&inst| inst == place.inst);
    let Some(positions) = uses
        .writes
        .iter()
        .map(position)
        .collect::<Option<Vec<usize>>>()
    else {
        return false;
    };
    let last_write = positions.into_iter().max().unwrap_or(0);
    let once = uses.writes.iter().enumerate().all(|(index, write)| {
        uses.writes[..index]
            .iter()
            .all(|earlier| !earlier.overlaps(write))
    });
    once && !uses.writes_anywhere
        && uses
            .reads
            .iter()
            .filter_map(position)
            .all(|read| read > last_write)
}

fn forward(kernel: &mut Kernel, uses: &Uses) {
    let mut replaced = HashMap::new();
    for read in &uses.reads {
        let Some(write) = uses.writes.iter().find(|write| write.same_scalar(read)) else {
            continue;
        };
        if let (Some(result), Inst::Store { value, .. }) = (
            kernel.insts[read.inst].result,
            &kernel.insts[write.inst].inst,
        ) {
            replaced.insert(result, *value);
        }
    }
    let all_replaced = replaced.len() == uses.reads.len() && !uses.reads_anywhere;
    private::substitute(kernel, &replaced);
    if all_replaced {
        let dead: HashSet<InstId> = uses.writes.iter().map(|write| write.inst).collect();
        kernel.blocks[kernel.entry]
            .insts
            .retain(|inst| !dead.contains(inst));
    }
}
