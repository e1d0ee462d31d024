//! The cells of a kernel's objects.

use cranelift_entity::{EntitySet, SecondaryMap};

use crate::analysis::points_to::PointsTo;
use crate::explore::access::Scope;
use crate::kir::{Inst, Kernel, ObjectId};

/// The unit of each object, which objects are written, and how.
#[derive(Clone, Debug)]
pub(super) struct Units {
    /// Bytes; 0 where nothing is accessed.
    bytes: SecondaryMap<ObjectId, u32>,
    written: EntitySet<ObjectId>,
    /// The objects to which some access is plain.
    plain: EntitySet<ObjectId>,
    /// The narrowest scope of the others' accesses.
    scopes: SecondaryMap<ObjectId, Option<Scope>>,
}

impl Units {
    pub fn new(kernel: &Kernel) -> Units {
        let points_to = PointsTo::new(kernel);
        let all: Vec<ObjectId> = kernel.objects.keys().collect();
        let mut units = Units {
            bytes: SecondaryMap::new(),
            written: EntitySet::new(),
            plain: EntitySet::new(),
            scopes: SecondaryMap::new(),
        };
        for (_, data) in kernel.insts.iter() {
            let width = width(kernel, &data.inst, data.result);
            let scope = scope(&data.inst);
            for (pointer, effect) in data.inst.accessed() {
                // Where the target is not known it may be any object.
                let targets = points_to.targets(pointer);
                let objects: Vec<ObjectId> =
                    targets.map_or(all.clone(), |objects| objects.iter().copied().collect());
                for object in objects {
                    let stride = points_to.granularity(object).stride as u32;
                    let unit = units.bytes[object];
                    units.bytes[object] = gcd(unit, gcd(width, stride));
                    if effect.writes {
                        units.written.insert(object);
                    }
                    match scope {
                        None => {
                            units.plain.insert(object);
                        }
                        Some(scope) => {
                            let known = units.scopes[object];
                            units.scopes[object] = Some(known.map_or(scope, |s| s.min(scope)));
                        }
                    }
                }
            }
        }
        units
    }

    /// Bytes of a cell, 1 to 16.
    pub fn of(&self, object: ObjectId) -> u32 {
        match self.bytes[object] {
            0 => 1,
            bytes => gcd(bytes, 16),
        }
    }

    pub fn is_written(&self, object: ObjectId) -> bool {
        self.written.contains(object)
    }

    /// The narrowest scope of the accesses, if all are atomic.
    pub fn scope(&self, object: ObjectId) -> Option<Scope> {
        self.scopes[object].filter(|_| !self.plain.contains(object))
    }
}

/// The scope of an atomic access.
fn scope(inst: &Inst) -> Option<Scope> {
    let atomic = match inst {
        Inst::Load { access, .. } | Inst::Store { access, .. } => access.atomic?,
        Inst::AtomicRmw { atomic, .. } => *atomic,
        Inst::CmpXchg { success, .. } => *success,
        _ => return None,
    };
    Some(atomic.scope)
}

/// The bytes that an instruction accesses at once; 1 for what is done byte by byte.
fn width(kernel: &Kernel, inst: &Inst, result: Option<crate::kir::ValueId>) -> u32 {
    let value = match inst {
        Inst::Load { .. } => result,
        Inst::Store { value, .. } | Inst::AtomicRmw { value, .. } => Some(*value),
        Inst::CmpXchg { desired, .. } => Some(*desired),
        _ => None,
    };
    value.map_or(1, |value| kernel.values[value].ty.bytes() as u32)
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
