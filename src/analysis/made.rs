//! Accesses whose places are up to what the program makes in ways that are not followed.

use std::collections::{BTreeSet, HashSet};

use super::cfg::Cfg;
use super::computed::is_computed_by;
use super::points_to::PointsTo;
use crate::kir::{
    AddressSpace, Geometry, Inst, InstId, Kernel, ObjectId, ObjectKind, ValueDef, ValueId,
};

/// What the program makes.
#[derive(Clone, Debug, Default)]
pub struct Made {
    /// Arrays whose elements it makes.
    pub arrays: BTreeSet<ObjectId>,
    /// The parameters whose values it keeps.
    pub params: BTreeSet<ValueId>,
}

/// What an address is computed from, of what the program makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Element,
    Param,
}

impl Made {
    /// These, and the arrays in which pointers lie that lead to places in the same array, whichever
    /// these are: to arrays of their own really, where memory is as the program makes it.
    pub fn with_pointers(&self, kernel: &Kernel) -> Made {
        let loaded = |value: ValueId| match kernel.values[value].def {
            ValueDef::Inst(inst) => match kernel.insts[inst].inst {
                Inst::Load { ptr, .. } => Some(ptr),
                _ => None,
            },
            _ => None,
        };
        let points_to = PointsTo::new(kernel);
        let leads_within = kernel.insts.values().filter_map(|data| {
            let Inst::PtrAdd { base, terms, .. } = &data.inst else {
                return None;
            };
            let ValueDef::Address(object) = kernel.values[*base].def else {
                return None;
            };
            let mut from = terms.iter().filter_map(|(index, _)| loaded(*index));
            let is_behind = kernel.objects[object].kind == ObjectKind::Pointees;
            let lies_in = |ptr| {
                points_to
                    .targets(ptr)
                    .is_some_and(|all| all.contains(&object))
            };
            (is_behind && from.any(lies_in)).then_some(object)
        });
        let mut all = self.clone();
        all.arrays.extend(leads_within);
        all
    }

    /// Is some of it part of the address that the instruction accesses, or of what lets threads come
    /// there, where other numbers or rounds of a loop have a part in the address? What an element of
    /// another array is does not depend on it, wherever it is read from.
    pub fn place(&self, kernel: &Kernel, access: InstId) -> Option<Part> {
        if self.arrays.is_empty() && self.params.is_empty() {
            return None;
        }
        let accessed = kernel.insts[access].inst.accessed().into_iter();
        let address = Slice::of(kernel, accessed.map(|(pointer, _)| pointer).collect());
        if self.keeps_some_of(&address) {
            return Some(Part::Param);
        }
        let lets_in = || {
            let conditions = conditions(kernel, access);
            self.keeps_some_of(&Slice::of(kernel, conditions))
        };
        if address.is_by_numbers && !self.params.is_empty() && lets_in() {
            return Some(Part::Param);
        }
        self.part_of_loaded(kernel, address.loaded)
    }

    /// Is some of it part of where the two instructions meet? Where both go by one pointer that is the same for all
    /// threads, it is no matter where that leads.
    pub fn place_of_both(&self, kernel: &Kernel, accesses: [InstId; 2]) -> Option<Part> {
        let root_of = |access: InstId| {
            let accessed = kernel.insts[access].inst.accessed();
            accessed.first().map(|(pointer, _)| root(kernel, *pointer))
        };
        let points_to = PointsTo::new(kernel);
        let lies_behind = |root: ValueId| {
            let is_behind = |object: &ObjectId| {
                kernel.objects[*object].kind == ObjectKind::Pointees && self.arrays.contains(object)
            };
            let targets = points_to.targets(root);
            targets.is_some_and(|all| all.iter().any(is_behind))
        };
        let [one, other] = accesses.map(root_of);
        let is_same = one == other
            && one.is_some_and(|root| lies_behind(root) && is_one_for_all(kernel, root));
        let mut accesses = accesses.into_iter();
        match is_same {
            true => None,
            false => accesses.find_map(|access| self.place(kernel, access)),
        }
    }

    /// What of it is at these addresses, or comes there by memory of the kernel's own.
    fn part_of_loaded(&self, kernel: &Kernel, mut work: Vec<ValueId>) -> Option<Part> {
        let points_to = PointsTo::new(kernel);
        let is_own = |object: &ObjectId| {
            let object = &kernel.objects[*object];
            object.kind == ObjectKind::Private || object.space == AddressSpace::Shared
        };
        let mut followed: BTreeSet<ObjectId> = BTreeSet::new();
        while let Some(ptr) = work.pop() {
            let Some(targets) = points_to.targets(ptr) else {
                continue;
            };
            if !targets.is_disjoint(&self.arrays) {
                return Some(Part::Element);
            }
            for &own in targets.iter().filter(|object| is_own(object)) {
                if !followed.insert(own) {
                    continue;
                }
                let stored = kernel.insts.values().filter_map(|data| match data.inst {
                    Inst::Store { ptr, value, .. } => {
                        let targets = points_to.targets(ptr)?;
                        targets.contains(&own).then_some(value)
                    }
                    _ => None,
                });
                let written = Slice::of(kernel, stored.collect());
                if self.keeps_some_of(&written) {
                    return Some(Part::Param);
                }
                work.extend(written.loaded);
            }
        }
        None
    }

    fn keeps_some_of(&self, slice: &Slice) -> bool {
        slice.params.iter().any(|param| self.params.contains(param))
    }
}

/// What values are computed from, up to what is loaded.
#[derive(Default)]
struct Slice {
    params: BTreeSet<ValueId>,
    /// The addresses that are loaded from.
    loaded: Vec<ValueId>,
    /// Parameters or rounds of loops are among it.
    is_by_numbers: bool,
}

impl Slice {
    fn of(kernel: &Kernel, values: Vec<ValueId>) -> Slice {
        let mut slice = Slice::default();
        let (mut seen, mut work) = (HashSet::new(), values);
        while let Some(value) = work.pop() {
            if !seen.insert(value) {
                continue;
            }
            let inst = match kernel.values[value].def {
                ValueDef::Inst(inst) => &kernel.insts[inst].inst,
                ValueDef::Param(_) => {
                    slice.is_by_numbers = true;
                    slice.params.insert(value);
                    continue;
                }
                _ => continue,
            };
            match inst {
                Inst::Load { ptr, .. } => slice.loaded.push(*ptr),
                // What a thread draws is up to what the counter held at first.
                Inst::AtomicRmw { ptr, value, .. } => {
                    slice.loaded.push(*ptr);
                    work.push(*value);
                }
                other => {
                    slice.is_by_numbers |= matches!(other, Inst::Phi { .. });
                    work.extend(other.operands());
                }
            }
        }
        slice
    }
}

/// The pointer to which all that is added is added in the kernel's own terms: the start of an object, what is read in
/// memory, or one of several.
fn root(kernel: &Kernel, pointer: ValueId) -> ValueId {
    let ValueDef::Inst(inst) = kernel.values[pointer].def else {
        return pointer;
    };
    match &kernel.insts[inst].inst {
        Inst::PtrAdd { base, .. } => match kernel.values[*base].def {
            ValueDef::Address(_) => pointer,
            _ => root(kernel, *base),
        },
        Inst::Cast { arg, .. } => root(kernel, *arg),
        _ => pointer,
    }
}

/// Is the value made of parameters, sizes and memory alone, which threads read at the same places?
fn is_one_for_all(kernel: &Kernel, value: ValueId) -> bool {
    is_computed_by(kernel, value, |inst| match inst {
        Inst::Geometry { query, .. } => matches!(query, Geometry::BlockDim | Geometry::GridDim),
        _ => matches!(
            inst,
            Inst::Load { .. }
                | Inst::Phi { .. }
                | Inst::Binary { .. }
                | Inst::ICmp { .. }
                | Inst::Select { .. }
                | Inst::Cast { .. }
                | Inst::PtrAdd { .. }
        ),
    })
}

/// The conditions under which alone a thread comes to the instruction.
fn conditions(kernel: &Kernel, inst: InstId) -> Vec<ValueId> {
    let Ok(cfg) = Cfg::new(kernel) else {
        return Vec::new();
    };
    let home = kernel.block_of(inst);
    let conditions = home.map(|home| cfg.conditions(kernel, home));
    let conditions = conditions.unwrap_or_default().into_iter();
    conditions.map(|(cond, _)| cond).collect()
}
