//! Objects that a kernel changes by atomic operations of one kind alone.

use std::collections::{BTreeMap, BTreeSet};

use super::partial_atomics::partial_atomics;
use super::points_to::PointsTo;
use crate::kir::{Inst, InstId, Kernel, ObjectId};

/// For each object whose changes are all of a kind, what stands for all of them. Atomic operations
/// that may overlap larger ones in part are of no kind.
pub(super) fn changed_alike<T: Clone>(
    kernel: &Kernel,
    points_to: &PointsTo,
    kind: impl Fn(&Kernel, InstId) -> Option<T>,
    join: impl Fn(T, T) -> Option<T>,
) -> BTreeMap<ObjectId, T> {
    let partial = partial_atomics(kernel, points_to);
    let mut alike: BTreeMap<ObjectId, T> = BTreeMap::new();
    let mut others: BTreeSet<ObjectId> = BTreeSet::new();
    for (id, data) in kernel.insts.iter() {
        let forgotten = match data.inst {
            Inst::Forget { ptr, .. } => Some(ptr),
            _ => None,
        };
        let accessed = data.inst.accessed().into_iter();
        let changed = accessed.filter(|(_, effect)| effect.writes);
        for ptr in changed.map(|(ptr, _)| ptr).chain(forgotten) {
            let Some(targets) = points_to.targets(ptr) else {
                return BTreeMap::new();
            };
            let own = kind(kernel, id).filter(|_| !partial.contains(&id));
            for &object in targets {
                let known = alike.get(&object).cloned();
                let joined = own.clone().and_then(|own| match known {
                    Some(known) => join(known, own),
                    None => Some(own),
                });
                match joined {
                    Some(joined) => {
                        alike.insert(object, joined);
                    }
                    None => {
                        others.insert(object);
                    }
                }
            }
        }
    }
    alike.retain(|object, _| !others.contains(object));
    alike
}

/// Do all accesses of the object go to cells of so many bits?
pub(super) fn has_cells_of(points_to: &PointsTo, object: ObjectId, width: u32) -> bool {
    let granularity = points_to.granularity(object);
    granularity.cell_bits == width && 8 * granularity.stride == u64::from(width)
}
