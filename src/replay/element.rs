//! What the elements of an array are.

use std::collections::BTreeSet;

use cranelift_entity::SecondaryMap;

use crate::analysis::amounts::tickets;
use crate::analysis::points_to::PointsTo;
use crate::analysis::told::flags;
use crate::kir::{FloatKind, Inst, InstId, Kernel, ObjectId, Type};

/// The type that most accesses to an object have.
pub struct Elements {
    types: SecondaryMap<ObjectId, Option<Type>>,
    /// Counters that start at zero.
    pub tickets: BTreeSet<ObjectId>,
    /// These and other flags, locks and counters, which start at zero where nothing came
    /// before the launch.
    pub flags: BTreeSet<ObjectId>,
}

impl Elements {
    pub fn new(kernel: &Kernel) -> Elements {
        let points_to = PointsTo::new(kernel);
        let mut counts: SecondaryMap<ObjectId, Vec<(Type, u32)>> = SecondaryMap::new();
        for data in kernel.insts.values() {
            let (ptr, ty) = match &data.inst {
                Inst::Load { ptr, .. } => match data.result {
                    Some(result) => (*ptr, kernel.values[result].ty),
                    None => continue,
                },
                Inst::Store { ptr, value, .. } | Inst::AtomicRmw { ptr, value, .. } => {
                    (*ptr, kernel.values[*value].ty)
                }
                Inst::CmpXchg { ptr, desired, .. } => (*ptr, kernel.values[*desired].ty),
                _ => continue,
            };
            for &object in points_to.targets(ptr).into_iter().flatten() {
                let counts = &mut counts[object];
                match counts.iter_mut().find(|(known, _)| *known == ty) {
                    Some((_, count)) => *count += 1,
                    None => counts.push((ty, 1)),
                }
            }
        }
        let mut types = SecondaryMap::new();
        for object in kernel.objects.keys() {
            // Of equally common types the first one in the kernel.
            let most = counts[object].iter().map(|(_, count)| *count).max();
            let common = counts[object]
                .iter()
                .find(|(_, count)| Some(*count) == most);
            types[object] = common.map(|(ty, _)| *ty);
        }
        let tickets = tickets(kernel, &points_to);
        Elements {
            flags: &tickets | &flags(kernel, &points_to),
            tickets,
            types,
        }
    }

    /// What is known of the launch: these arrays may hold anything, whatever they are for.
    pub fn holding(mut self, arbitrary: &BTreeSet<ObjectId>) -> Elements {
        self.flags.retain(|object| !arbitrary.contains(object));
        self.tickets.retain(|object| !arbitrary.contains(object));
        self
    }

    /// Bytes where no access tells.
    pub fn of(&self, object: ObjectId) -> Type {
        match self.types[object] {
            Some(Type::Ptr(_)) => Type::Int(64),
            Some(Type::Int(1)) | None => Type::Int(8),
            Some(ty) => ty,
        }
    }
}

/// An element as text: integers signed, floats as numbers.
pub fn show(bits: u128, ty: Type) -> String {
    match ty {
        Type::Float(FloatKind::F64) => format!("{:?}", f64::from_bits(bits as u64)),
        Type::Float(kind) => format!("{:?}", crate::exec::float::to_f64(kind, bits as u64) as f32),
        Type::Ptr(_) => format!("{bits:#x}"),
        Type::Int(width) => crate::kir::int::signed(bits, width).to_string(),
    }
}

/// Bytes that the instruction accesses at once.
pub fn bytes_of(kernel: &Kernel, inst: InstId) -> u32 {
    let data = &kernel.insts[inst];
    let of = |value| kernel.values[value].ty.bytes() as u32;
    match &data.inst {
        Inst::Load { .. } => data.result.map_or(1, of),
        Inst::Store { value, .. } | Inst::AtomicRmw { value, .. } => of(*value),
        Inst::CmpXchg { desired, .. } => of(*desired),
        Inst::AsyncCopy { width, .. } => *width,
        Inst::ThreadCopy { bytes, .. } => *bytes,
        _ => 1,
    }
}
