//! Pointers that a kernel finds in memory and that lead where others do.

use std::collections::{BTreeMap, BTreeSet};

use super::arrays::{object, variable};
use crate::analysis::points_to::PointsTo;
use crate::host::{LaunchSite, Within};
use crate::kir::{Kernel, ObjectId, ObjectKind};
use crate::verify::assumptions::{accessed, pointers_of};

/// The memory in which the kernel finds pointers that may lead where others do, and behind one of which it
/// writes, though they are taken to lead to arrays of their own: in words.
pub(in crate::verify) fn doubtful_pointees(kernel: &Kernel, site: &LaunchSite) -> Option<String> {
    (!site.behind.is_empty()).then_some(())?;
    let points_to = PointsTo::new(kernel);
    let accessed = accessed(kernel, &points_to);
    let of = |within: &Within| match within {
        Within::Pointer(index) => object(kernel, &site.pointers[*index].0),
        Within::Variable(symbol) => variable(kernel, symbol),
    };
    let name = |id: ObjectId| kernel.objects[id].name.as_str();
    // What is accessed behind pointers in memory, by the name of that, and whether it is written.
    let mut behind: BTreeMap<&str, bool> = BTreeMap::new();
    for &id in &accessed {
        let object = &kernel.objects[id];
        if object.kind == ObjectKind::Pointees {
            *behind.entry(pointers_of(object)).or_default() |= points_to.written(id);
        }
    }
    let doubtful = site.behind.iter().filter_map(|one| {
        let (memory, other) = (of(&one.memory)?, of(&one.other)?);
        let is_written = *behind.get(name(memory))?;
        let is_other_written = match one.is_passed {
            true => accessed
                .contains(&other)
                .then(|| points_to.written(other))?,
            false => *behind.get(name(other))?,
        };
        (is_written || is_other_written).then(|| match one.is_passed {
            _ if memory == other => format!("`{}`", name(memory)),
            true => format!("`{}`, and `{}`,", name(memory), name(other)),
            false => format!("`{}` and `{}`", name(memory), name(other)),
        })
    });
    let doubtful: BTreeSet<String> = doubtful.collect();
    let doubtful: Vec<String> = doubtful.into_iter().collect();
    (!doubtful.is_empty()).then(|| doubtful.join(", "))
}
