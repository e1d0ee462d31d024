//! What every verdict about a kernel rests on, whichever engine finds it.

use std::collections::BTreeSet;

use super::goes_by;
use crate::analysis::convergence;
use crate::analysis::points_to::PointsTo;
use crate::engines::{Subject, believable};
use crate::evidence::Assumption::{self, *};
use crate::evidence::Assumptions;
use crate::frontend::Language;
use crate::kir::{AddressSpace, Geometry, Inst, Kernel, Object, ObjectId, ObjectKind};
use crate::report::warning::Warning;

/// What is taken for granted of the kernel, its launch and what the user says of them.
pub fn of(subject: &Subject, language: Language) -> Assumptions {
    let Subject {
        module,
        kernel,
        launch,
        given,
        options,
        ..
    } = *subject;
    let mut list = Assumptions::default();
    list.add(match options.check_bounds {
        false => InsideArrays,
        true => InsideOpenArrays,
    });
    list.add(FloatsAreFunctions);
    if options.only_divergence {
        list.add(NoRaces);
    } else if options.only_intra_block && launch.blocks() != Some(1) {
        list.add(NoRacesBetweenBlocks);
    }
    list.extend(of_memory(kernel, given.arrays_are_apart));
    if options.max_array_bytes.is_some() {
        list.extend(believable::array_bytes(true, options));
    }
    list.extend(believable::taken_for_granted(kernel, launch, options));
    let compilation = module.assumptions.iter().cloned();
    list.extend(compilation.map(|text| Compilation { text }));
    let library = kernel.granted.iter().cloned();
    list.extend(library.map(|text| Library { text }));
    let external = kernel.pure_externals.iter().cloned();
    list.extend(external.map(|function| PureExternal { function }));
    list.extend(options.warp_sync.map(|warp_size| Lockstep { warp_size }));
    if convergence::may_name_missing_lanes(kernel, launch) {
        list.add(MissingLanes);
    }
    if options.block.is_none() || options.grid.is_none() {
        list.add(RowsAndLayers);
    }
    if launch.grid.iter().any(|s| s.fixed().is_none()) {
        list.add(ThreadsOfGrid);
    }
    let is_open = launch.block.iter().any(|s| s.fixed().is_none());
    let copies = |inst: &Inst| matches!(inst, Inst::AsyncCopy { .. } | Inst::ThreadCopy { .. });
    if is_open && has(kernel, copies) {
        list.add(SeveralThreadsCopy);
    }
    let reads_offset = |inst: &Inst| {
        let query = Geometry::GlobalOffset;
        matches!(inst, Inst::Geometry { query: q, .. } if *q == query)
    };
    if language == Language::OpenCl && options.global_offset.is_none() && has(kernel, reads_offset)
    {
        list.add(NoGlobalOffset);
    }
    let conditions = options.assumes.iter().map(|assumption| Assumed {
        condition: assumption.text.clone(),
    });
    list.extend(conditions);
    let stated = kernel.stated.iter().cloned();
    list.extend(stated.map(|condition| Assumed { condition }));
    let args = options.args.iter();
    let args = args.filter(|args| goes_by(kernel, &args.kernel));
    list.extend(args.map(|args| Args {
        args: args.text.clone(),
    }));
    list.extend(given.axioms.stated.iter().map(|stated| Axiom {
        axiom: stated.text.clone(),
    }));
    list.extend(given.unchecked.iter().map(|&id| Unchecked {
        array: kernel.objects[id].name.clone(),
    }));
    list.extend(options.extents.iter().map(|extent| Extent {
        array: extent.array.clone(),
        elements: extent.elements.text.clone(),
    }));
    list
}

/// Which arrays are different ones.
fn of_memory(kernel: &Kernel, arrays_are_apart: bool) -> Vec<Assumption> {
    let mut list = Vec::new();
    let objects = || kernel.objects.values();
    let is_param = |object: &&Object| matches!(object.kind, ObjectKind::Param { .. });
    let is_variable =
        |object: &Object| object.kind == ObjectKind::Global && object.space == AddressSpace::Global;
    let params = objects().filter(is_param).count();
    if params > 1 && !arrays_are_apart {
        list.push(ParametersDoNotAlias);
    }
    if params > 0 && objects().any(is_variable) && !arrays_are_apart {
        list.push(ParametersAvoidVariables);
    }
    let mut behind: Vec<_> = kernel.objects.values().collect();
    behind.retain(|object| object.kind == ObjectKind::Pointees);
    list.extend(behind.into_iter().map(|object| PointeesDoNotAlias {
        array: pointers_of(object).to_owned(),
    }));
    list
}

/// What of it users have to know without asking: arrays that are taken to be different ones.
pub fn of_arrays_apart(kernel: &Kernel, arrays_are_apart: bool) -> Vec<Warning> {
    let named = |name: &str| format!("`{name}`");
    let objects = || kernel.objects.values();
    let params: Vec<(&str, bool)> = objects()
        .filter_map(|object| match object.kind {
            ObjectKind::Param { restrict, .. } => Some((object.name.as_str(), restrict)),
            _ => None,
        })
        .collect();
    let open = params.iter().filter(|(_, restrict)| !restrict);
    let open: Vec<String> = open.map(|(name, _)| named(name)).collect();
    let mut warnings = Vec::new();
    if params.len() > 1 && !open.is_empty() && !arrays_are_apart {
        warnings.push(Warning::AssumedApart {
            arrays: open.join(", "),
        });
    }
    let behind = accessed_pointees(kernel);
    let behind: Vec<String> = (behind.iter())
        .map(|&id| named(pointers_of(&kernel.objects[id])))
        .collect();
    if !behind.is_empty() {
        warnings.push(Warning::PointeesAssumedApart {
            arrays: behind.join(", "),
        });
    }
    warnings
}

/// The arrays behind pointers in memory that something is done with.
fn accessed_pointees(kernel: &Kernel) -> Vec<ObjectId> {
    let is_behind = |object: &Object| object.kind == ObjectKind::Pointees;
    if !kernel.objects.values().any(is_behind) {
        return Vec::new();
    }
    let behind = accessed(kernel, &PointsTo::new(kernel)).into_iter();
    behind
        .filter(|&id| is_behind(&kernel.objects[id]))
        .collect()
}

/// The arrays that something is done with.
pub(super) fn accessed(kernel: &Kernel, points_to: &PointsTo) -> BTreeSet<ObjectId> {
    (kernel.insts.values())
        .flat_map(|data| data.inst.accessed())
        .flat_map(|(ptr, _)| points_to.targets(ptr).into_iter().flatten().copied())
        .collect()
}

/// The array that the pointers into this one lie in.
pub(super) fn pointers_of(object: &Object) -> &str {
    object.name.trim_end_matches("[..]")
}

fn has(kernel: &Kernel, property: impl Fn(&Inst) -> bool) -> bool {
    kernel.insts.values().any(|data| property(&data.inst))
}
