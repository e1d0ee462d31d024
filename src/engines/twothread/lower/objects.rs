//! The kernel's objects as arrays of the program.

use std::collections::{BTreeMap, BTreeSet};

use super::phases::waits_apart;
use super::{Input, counters};
use crate::analysis::flags;
use crate::analysis::points_to::Granularity;
use crate::analysis::uniformity::Pairing;
use crate::engines::twothread::program::{AccessKinds, ObjectModel, Program};
use crate::ivl::Expr;
use crate::ivl::names::sanitise;
use crate::kir::{AddressSpace, Object, ObjectId};

/// More cells than this burden the solver more than they help.
const MOST_CONSTANT_CELLS: u64 = 256;

pub(super) fn model_objects(program: &mut Program, input: &Input) {
    let unknown = match input.lockstep {
        true => written_apart(input),
        false => BTreeSet::new(),
    };
    // Other threads change it at any time.
    let guarded = flags::guarded(input.kernel, input.cfg, input.points_to);
    let mut names: BTreeMap<String, usize> = BTreeMap::new();
    for (id, object) in input.kernel.objects.iter() {
        let base = sanitise(&object.name);
        let count = names.entry(base.clone()).or_default();
        *count += 1;
        let symbol = if *count == 1 {
            base
        } else {
            format!("{base}.{count}")
        };
        let space = match object.space {
            AddressSpace::Generic => AddressSpace::Global,
            space => space,
        };
        // Without the optimisation of reads an array that is read alone counts as written.
        let counted = !input.optimisations.redundant_reads
            && !object.constant
            && matches!(space, AddressSpace::Shared | AddressSpace::Global);
        let written = input.points_to.written(id) || counted;
        let checked = written
            && !input.only_divergence
            && !input.race_free.contains(&id)
            // Accesses are for the other pairs of the block.
            && input.pairing != Pairing::SameWarp
            && match space {
                AddressSpace::Global => true,
                AddressSpace::Shared => input.pairing.same_block(),
                AddressSpace::Constant | AddressSpace::Private | AddressSpace::Generic => false,
            };
        program.objects.push(ObjectModel {
            name: object.name.clone(),
            symbol,
            space,
            memory: matches!(space, AddressSpace::Shared | AddressSpace::Global)
                .then(|| input.kernel.memory(id)),
            kind: object.kind,
            granularity: input.points_to.granularity(id),
            checked,
            filled: input.filled.get(&id).cloned().unwrap_or(Expr::bool(true)),
            map: input.points_to.read(id) && !unknown.contains(&id) && !guarded.contains(&id),
            written,
            kinds: AccessKinds {
                read: counted,
                write: counted,
                ..AccessKinds::default()
            },
            observed: false,
            constant_cells: constant_cells(object, input.points_to.granularity(id)),
            // Who draws which value is known between barriers of the block alone.
            counter: counters::counter(input, id)
                .filter(|_| !waits_apart(input.kernel, input.launch)),
            only_counts: counters::only_counts(input, id),
        });
    }
}

/// The objects that threads see each other write in blocks that not all of them
/// run together: which write comes first is not known.
fn written_apart(input: &Input) -> BTreeSet<ObjectId> {
    let kernel = input.kernel;
    let mut objects = BTreeSet::new();
    let apart = kernel.blocks.keys().filter(|b| !input.uniformity.block(*b));
    for &inst in apart.flat_map(|block| &kernel.blocks[block].insts) {
        for (pointer, effect) in kernel.insts[inst].inst.accessed() {
            if effect.writes {
                objects.extend(input.points_to.targets(pointer).into_iter().flatten());
            }
        }
    }
    objects.retain(|&object| kernel.objects[object].space != AddressSpace::Private);
    objects
}

/// The initial contents of a constant object, cell by cell (little endian).
fn constant_cells(object: &Object, granularity: Granularity) -> Vec<u128> {
    let bytes = match &object.initial {
        Some(initial) if object.constant && initial.set_as.is_none() => &initial.bytes,
        _ => return Vec::new(),
    };
    let (stride, cell) = (granularity.stride, u64::from(granularity.cell_bits / 8));
    if bytes.len() as u64 / stride > MOST_CONSTANT_CELLS || cell > 16 {
        return Vec::new();
    }
    bytes
        .chunks(stride as usize)
        .take_while(|chunk| chunk.len() as u64 >= cell)
        .map(|chunk| {
            let bytes = chunk[..cell as usize].iter().rev();
            bytes.fold(0, |value, byte| value << 8 | u128::from(*byte))
        })
        .collect()
}
