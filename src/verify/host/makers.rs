//! Arrays whose elements the program makes by itself.

use std::collections::BTreeSet;

use super::arrays;
use crate::analysis::points_to::PointsTo;
use crate::host::{LaunchSite, Makers};
use crate::kir::{Kernel, ObjectId, ObjectKind};

/// The arrays of a launch of the kernel at `index` that host code computes or kernels of these
/// write, and nobody from outside the program.
pub(super) fn made_arrays(
    kernels: &[Kernel],
    index: usize,
    site: &LaunchSite,
) -> BTreeSet<ObjectId> {
    let made = site.pointers.iter().filter_map(|(argument, pointer)| {
        let makers = pointer.makers.as_ref()?;
        let object = arrays::object(&kernels[index], argument)?;
        are_made(makers, kernels).then_some(object)
    });
    made.collect()
}

fn are_made(makers: &Makers, kernels: &[Kernel]) -> bool {
    let writes = |(symbol, param): &(String, usize)| {
        let plain = symbol.split('@').next();
        let mut named = kernels
            .iter()
            .filter(|kernel| Some(kernel.symbol.as_str()) == plain);
        named.any(|kernel| is_written(kernel, *param))
    };
    makers.host || makers.kernels.iter().any(writes)
}

/// Does the kernel write to what its parameter points to?
fn is_written(kernel: &Kernel, param: usize) -> bool {
    let points_to = PointsTo::new(kernel);
    let is_it = |object: &ObjectId| match kernel.objects[*object].kind {
        ObjectKind::Param { place, .. } => place.is_some_and(|place| place.param == param),
        _ => false,
    };
    kernel.insts.values().any(|data| {
        let mut accessed = data.inst.accessed().into_iter();
        accessed.any(|(pointer, effect)| {
            let targets = points_to.targets(pointer);
            effect.writes && targets.is_some_and(|targets| targets.iter().any(is_it))
        })
    })
}
