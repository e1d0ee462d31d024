//! Points-to sets of pointers and the granularity of each object.
//!
//! Pointers are followed through arithmetic, casts, phis and selects. A pointer
//! that comes from anywhere else (memory, an integer) has no known targets.
//!
//! The granularity follows "Engineering a Static Verification Tool for GPU
//! Kernels", §4 "Modeling Memory": an object is an array of cells as wide as
//! every address computation into it is a multiple of, so that a float array
//! is a map from element index to 32 bits; bytes only where accesses force it.

use std::collections::{BTreeMap, BTreeSet};

use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use petgraph::unionfind::UnionFind;

use crate::kir::{CastOp, Inst, Kernel, ObjectId, ValueDef, ValueId};

/// How an object's memory is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Granularity {
    /// Bytes between the starts of two neighbouring cells; every access starts
    /// at a multiple of it.
    pub stride: u64,
    /// Bits of a cell that any access reads or writes.
    pub cell_bits: u32,
}

pub struct PointsTo {
    targets: SecondaryMap<ValueId, Option<Targets>>,
    granularity: SecondaryMap<ObjectId, Option<Granularity>>,
    read: EntitySet<ObjectId>,
    written: EntitySet<ObjectId>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Targets {
    objects: BTreeSet<ObjectId>,
    null: bool,
    unknown: bool,
}

impl PointsTo {
    pub fn new(kernel: &Kernel) -> PointsTo {
        let targets = find_targets(kernel);
        let mut result = PointsTo {
            targets,
            granularity: SecondaryMap::new(),
            read: EntitySet::new(),
            written: EntitySet::new(),
        };
        result.collect_accesses(kernel);
        result.find_granularity(kernel);
        result
    }

    /// The objects that the pointer may point into, or none where that is not
    /// known. The null pointer points to no object.
    pub fn targets(&self, pointer: ValueId) -> Option<&BTreeSet<ObjectId>> {
        let targets = self.targets[pointer].as_ref()?;
        (!targets.unknown).then_some(&targets.objects)
    }

    /// Whether the pointer may be null (or undefined) by a constant in the program.
    pub fn may_be_null(&self, pointer: ValueId) -> bool {
        self.targets[pointer].as_ref().is_some_and(|t| t.null)
    }

    /// Makes every object an array of bytes.
    pub fn divide_into_bytes(&mut self) {
        self.granularity.clear();
    }

    pub fn granularity(&self, object: ObjectId) -> Granularity {
        self.granularity[object].unwrap_or(Granularity {
            stride: 1,
            cell_bits: 8,
        })
    }

    /// Does the kernel read the object's contents?
    pub fn read(&self, object: ObjectId) -> bool {
        self.read.contains(object)
    }

    /// Does the kernel write the object, atomically or not?
    pub fn written(&self, object: ObjectId) -> bool {
        self.written.contains(object)
    }

    fn collect_accesses(&mut self, kernel: &Kernel) {
        for data in kernel.insts.values() {
            for (pointer, kind) in data.inst.accessed() {
                let Some(objects) = self.targets(pointer).cloned() else {
                    continue;
                };
                for object in objects {
                    if kind.reads {
                        self.read.insert(object);
                    }
                    if kind.writes {
                        self.written.insert(object);
                    }
                }
            }
        }
    }

    fn find_granularity(&mut self, kernel: &Kernel) {
        // Objects that share a pointer share the unit of its offset.
        let mut classes = UnionFind::<usize>::new(kernel.objects.len());
        for value in kernel.values.keys() {
            if let Some(objects) = self.targets(value) {
                let mut objects = objects.iter();
                if let Some(first) = objects.next() {
                    for other in objects {
                        classes.union(first.index(), other.index());
                    }
                }
            }
        }
        let mut stride: BTreeMap<usize, u64> = BTreeMap::new();
        let mut width: BTreeMap<usize, u64> = BTreeMap::new();
        for data in kernel.insts.values() {
            if let Inst::PtrAdd {
                base,
                offset,
                terms,
                ..
            } = &data.inst
            {
                for object in self.targets(*base).into_iter().flatten() {
                    let entry = stride.entry(classes.find(object.index())).or_default();
                    *entry = gcd(*entry, offset.unsigned_abs());
                    for (_, scale) in terms {
                        *entry = gcd(*entry, scale.unsigned_abs());
                    }
                }
            }
            for (pointer, bytes) in accessed_bytes(kernel, &data.inst, data.result) {
                for object in self.targets(pointer).into_iter().flatten() {
                    let entry = width.entry(classes.find(object.index())).or_default();
                    *entry = (*entry).max(bytes);
                    // Copies of variable length are loops over elements.
                    if matches!(
                        data.inst,
                        Inst::MemCopy { .. } | Inst::MemSet { .. } | Inst::AsyncCopy { .. }
                    ) {
                        let entry = stride.entry(classes.find(object.index())).or_default();
                        *entry = gcd(*entry, bytes);
                    }
                }
            }
        }
        for object in kernel.objects.keys() {
            let class = classes.find(object.index());
            let width = width.get(&class).copied().unwrap_or(1).max(1);
            let stride = match stride.get(&class).copied().unwrap_or(0) {
                0 => width,
                stride => stride,
            };
            let cell_bytes = stride.min(width);
            self.granularity[object] = Some(Granularity {
                stride,
                cell_bits: 8 * cell_bytes as u32,
            });
        }
    }
}

fn accessed_bytes(kernel: &Kernel, inst: &Inst, result: Option<ValueId>) -> Vec<(ValueId, u64)> {
    let bytes = |value: ValueId| kernel.values[value].ty.bytes();
    match inst {
        Inst::Load { ptr, .. } => result.map(|r| (*ptr, bytes(r))).into_iter().collect(),
        Inst::Store { ptr, value, .. } | Inst::AtomicRmw { ptr, value, .. } => {
            vec![(*ptr, bytes(*value))]
        }
        Inst::CmpXchg { ptr, expected, .. } => vec![(*ptr, bytes(*expected))],
        Inst::MemCopy { to, from, .. } => vec![(*to, 1), (*from, 1)],
        Inst::MemSet { to, .. } => vec![(*to, 1)],
        Inst::AsyncCopy {
            to, from, width, ..
        } => {
            vec![(*to, u64::from(*width)), (*from, u64::from(*width))]
        }
        Inst::ThreadCopy {
            to: Some(to),
            from,
            bulk: true,
            ..
        } => vec![(*to, BOUND_COPY_UNIT), (*from, BOUND_COPY_UNIT)],
        Inst::ThreadCopy {
            to: Some(to),
            from,
            bytes,
            ..
        } => {
            vec![(*to, u64::from(*bytes)), (*from, u64::from(*bytes))]
        }
        Inst::ThreadCopy { to: None, from, .. } => vec![(*from, OPERAND_UNIT)],
        Inst::BarrierObject { ptr, .. } => vec![(*ptr, BARRIER_OBJECT_BYTES)],
        // Parts of a copy may be in flight: it takes objects apart into units of copies.
        Inst::BoundCopy {
            to, from, barrier, ..
        } => {
            vec![
                (*to, BOUND_COPY_UNIT),
                (*from, BOUND_COPY_UNIT),
                (*barrier, BARRIER_OBJECT_BYTES),
            ]
        }
        _ => Vec::new(),
    }
}

/// Bytes of a barrier object.
pub const BARRIER_OBJECT_BYTES: u64 = 8;
/// Operands of products consist of rows of so many bytes and multiples.
pub const OPERAND_UNIT: u64 = 16;
/// The length of a copy that a barrier object waits for is a multiple of so many bytes.
pub const BOUND_COPY_UNIT: u64 = 4;

fn find_targets(kernel: &Kernel) -> SecondaryMap<ValueId, Option<Targets>> {
    let mut targets: SecondaryMap<ValueId, Option<Targets>> = SecondaryMap::new();
    for (id, value) in kernel.values.iter() {
        if value.ty.is_ptr() {
            let mut set = Targets::default();
            match &value.def {
                ValueDef::Address(object) => {
                    set.objects.insert(*object);
                }
                ValueDef::Null => set.null = true,
                // Undefined pointers may not be accessed, like null ones.
                ValueDef::Undef => set.null = true,
                ValueDef::Inst(_) => {}
                ValueDef::Param(_) | ValueDef::Const(_) => set.unknown = true,
            }
            targets[id] = Some(set);
        }
    }
    let mut changed = true;
    while changed {
        changed = false;
        for data in kernel.insts.values() {
            let Some(result) = data.result else { continue };
            if !kernel.values[result].ty.is_ptr() {
                continue;
            }
            let mut set = targets[result].clone().unwrap_or_default();
            for source in pointer_sources(kernel, &data.inst) {
                match source.and_then(|s| targets[s].as_ref()) {
                    Some(from) => {
                        set.objects.extend(&from.objects);
                        set.null |= from.null;
                        set.unknown |= from.unknown;
                    }
                    None => set.unknown = true,
                }
            }
            if targets[result].as_ref() != Some(&set) {
                targets[result] = Some(set);
                changed = true;
            }
        }
    }
    targets
}

/// The pointers that the result is derived from; `None` is an unknown source.
fn pointer_sources(kernel: &Kernel, inst: &Inst) -> Vec<Option<ValueId>> {
    match inst {
        Inst::PtrAdd { base, .. } => vec![Some(*base)],
        Inst::Cast {
            op: CastOp::AddrSpace | CastOp::Bitcast,
            arg,
        } => vec![Some(*arg)],
        Inst::Cast {
            op: CastOp::IntToPtr,
            arg,
        } => match &kernel.values[*arg].def {
            ValueDef::Inst(inst) => match kernel.insts[*inst].inst {
                Inst::Cast {
                    op: CastOp::PtrToInt,
                    arg,
                } => vec![Some(arg)],
                _ => vec![None],
            },
            _ => vec![None],
        },
        Inst::Phi { incoming } => incoming.iter().map(|(_, value)| Some(*value)).collect(),
        Inst::Select {
            then, otherwise, ..
        } => vec![Some(*then), Some(*otherwise)],
        _ => vec![None],
    }
}

pub(crate) fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
