//! Arrays behind pointers that lie in memory: `A[b][i]`, pointers in structures that are
//! passed by pointer or lie in variables, lists.
//!
//! A pointer that is loaded from where no thread writes becomes an address in one
//! object of its own, where each place that the pointer may lie at has its own range of
//! addresses: the verifier's assumption that different pointers point to different
//! arrays, carried on. Pointers loaded from behind such pointers point anywhere in that
//! object, as what memory holds there says.

use std::collections::{BTreeMap, BTreeSet};

use crate::kir::{
    Access, AddressSpace, BlockId, CastOp, Inst, InstData, InstId, IntPredicate, Kernel, Object,
    ObjectId, ObjectKind, Type, Value, ValueDef, ValueId,
};

/// Bits of the addresses behind one byte of the object with the pointers: 2^36 bytes
/// behind each pointer of 8. That places leave the addresses to them, of less than 2^30 bytes, is assumed with
/// that they lead to different arrays.
const ROOM: u32 = 33;

/// Gives the loads of pointers targets, where that is possible.
pub(super) fn run(kernel: &mut Kernel) {
    if !kernel
        .insts
        .values()
        .any(|data| is_pointer_load(kernel, data))
        || hides_pointers(kernel)
    {
        return;
    }
    let mut pointees: BTreeMap<ObjectId, ObjectId> = BTreeMap::new();
    let targets = find_targets(kernel, &mut pointees);
    let blocks: Vec<BlockId> = kernel.blocks.keys().collect();
    for block in blocks {
        let mut insts = Vec::new();
        for inst in kernel.blocks[block].insts.clone() {
            let data = kernel.insts[inst].clone();
            match replacement(kernel, &data, &targets, &pointees) {
                Some(Replacement { to, offset }) => {
                    point_into(kernel, inst, to, offset, &mut insts);
                }
                None => insts.push(inst),
            }
        }
        kernel.blocks[block].insts = insts;
    }
}

fn is_pointer_load(kernel: &Kernel, data: &InstData) -> bool {
    let result = data.result.map(|result| kernel.values[result].ty);
    matches!(data.inst, Inst::Load { .. }) && result.is_some_and(Type::is_ptr)
}

/// Does the kernel turn pointers into numbers, or put them where they are not told from
/// other data?
fn hides_pointers(kernel: &Kernel) -> bool {
    kernel.insts.values().any(|data| match &data.inst {
        Inst::Cast { op, .. } => matches!(op, CastOp::PtrToInt | CastOp::IntToPtr),
        Inst::Store { value, .. } | Inst::AtomicRmw { value, .. } => {
            kernel.values[*value].ty.is_ptr()
        }
        Inst::CmpXchg { desired, .. } => kernel.values[*desired].ty.is_ptr(),
        Inst::MemCopy { .. } | Inst::AsyncCopy { .. } | Inst::BoundCopy { .. } => true,
        _ => false,
    })
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Targets {
    objects: BTreeSet<ObjectId>,
    unknown: bool,
}

/// What pointers point into, those loaded from memory included; objects for the latter
/// are added to the kernel.
fn find_targets(
    kernel: &mut Kernel,
    pointees: &mut BTreeMap<ObjectId, ObjectId>,
) -> BTreeMap<ValueId, Targets> {
    let mut targets: BTreeMap<ValueId, Targets> = BTreeMap::new();
    for (value, data) in kernel.values.iter() {
        let known = match data.def {
            ValueDef::Address(object) => Targets {
                objects: BTreeSet::from([object]),
                unknown: false,
            },
            ValueDef::Inst(_) | ValueDef::Null => Targets::default(),
            _ => Targets {
                objects: BTreeSet::new(),
                unknown: true,
            },
        };
        if data.ty.is_ptr() {
            targets.insert(value, known);
        }
    }
    let mut changed = true;
    while changed {
        changed = false;
        let insts: Vec<InstId> = kernel.insts.keys().collect();
        for inst in insts {
            let data = kernel.insts[inst].clone();
            let Some(result) = data.result.filter(|r| kernel.values[*r].ty.is_ptr()) else {
                continue;
            };
            let mut found = targets[&result].clone();
            let mut add = |value: ValueId| {
                let other = &targets[&value];
                found.objects.extend(&other.objects);
                found.unknown |= other.unknown;
            };
            match &data.inst {
                Inst::PtrAdd { base, .. } => add(*base),
                Inst::Cast {
                    op: CastOp::AddrSpace,
                    arg,
                } => add(*arg),
                Inst::Phi { incoming } => incoming.iter().for_each(|(_, value)| add(*value)),
                Inst::Select {
                    then, otherwise, ..
                } => [*then, *otherwise].into_iter().for_each(add),
                Inst::Load { ptr, .. } => {
                    let from = targets[ptr].clone();
                    found.unknown |= from.unknown;
                    for object in from.objects {
                        match pointee(kernel, object, pointees) {
                            Some(pointee) => {
                                found.objects.insert(pointee);
                            }
                            None => found.unknown = true,
                        }
                    }
                }
                _ => found.unknown = true,
            }
            if targets[&result] != found {
                targets.insert(result, found);
                changed = true;
            }
        }
    }
    targets
}

/// The object that stands for all arrays behind the pointers in an object.
fn pointee(
    kernel: &mut Kernel,
    object: ObjectId,
    pointees: &mut BTreeMap<ObjectId, ObjectId>,
) -> Option<ObjectId> {
    let data = &kernel.objects[object];
    match data.kind {
        ObjectKind::Pointees => return Some(object),
        // What pointers lie there by the source may point to one array, or to known ones.
        _ if data.names_objects => return None,
        ObjectKind::Param { .. } | ObjectKind::Global if data.space != AddressSpace::Shared => {}
        _ => return None,
    }
    if let Some(&known) = pointees.get(&object) {
        return Some(known);
    }
    let new = Object {
        name: format!("{}[..]", data.name),
        kind: ObjectKind::Pointees,
        space: AddressSpace::Global,
        size: None,
        pointee: None,
        initial: None,
        names_objects: false,
        constant: false,
        span: data.span,
    };
    let new = kernel.objects.push(new);
    pointees.insert(object, new);
    Some(new)
}

/// Where a loaded pointer points.
struct Replacement {
    to: ObjectId,
    offset: Offset,
}

enum Offset {
    /// By the place that the pointer lies at: a constant and scaled indices, in bytes.
    Place(i64, Vec<(ValueId, i64)>),
    /// What memory holds at the pointer.
    Contents(ValueId, Access),
}

fn replacement(
    kernel: &Kernel,
    data: &InstData,
    targets: &BTreeMap<ValueId, Targets>,
    pointees: &BTreeMap<ObjectId, ObjectId>,
) -> Option<Replacement> {
    let Inst::Load { ptr, access } = data.inst else {
        return None;
    };
    if !is_pointer_load(kernel, data) || targets[&ptr].unknown {
        return None;
    }
    let objects: Vec<ObjectId> = targets[&ptr].objects.iter().copied().collect();
    let [object] = objects[..] else { return None };
    if kernel.objects[object].kind == ObjectKind::Pointees {
        return Some(Replacement {
            to: object,
            offset: Offset::Contents(ptr, access),
        });
    }
    let to = *pointees.get(&object)?;
    let read = place(kernel, ptr)?;
    let written = kernel.insts.values().any(|data| {
        data.inst.accessed().iter().any(|(pointer, effect)| {
            let targets = &targets[pointer];
            let may_be_there = targets.unknown || targets.objects.contains(&object);
            effect.writes && may_be_there && !writes_beside(kernel, &data.inst, object, &read)
        })
    });
    let (offset, terms) = read;
    let room = 1_i64 << ROOM;
    let scaled: Option<Vec<(ValueId, i64)>> = terms
        .into_iter()
        .map(|(index, scale)| Some((index, scale.checked_mul(room)?)))
        .collect();
    (!written).then_some(())?;
    Some(Replacement {
        to,
        offset: Offset::Place(offset.checked_mul(room)?, scaled?),
    })
}

/// Does the instruction write nothing of the pointer at this place of an object, but to another member?
///
/// With scales that are multiples of a power of two, places keep their distance up to its multiples, even where
/// their computation wraps around.
fn writes_beside(kernel: &Kernel, inst: &Inst, object: ObjectId, read: &Place) -> bool {
    let (ptr, value) = match inst {
        Inst::Store { ptr, value, .. } | Inst::AtomicRmw { ptr, value, .. } => (*ptr, *value),
        _ => return false,
    };
    let Some((offset, terms)) = place(kernel, ptr).filter(|_| base(kernel, ptr) == Some(object))
    else {
        return false;
    };
    let scales = terms.iter().chain(&read.1).map(|(_, scale)| *scale);
    let scales = scales.fold(0, |all, scale| all | scale);
    let bytes = i128::from(kernel.values[value].ty.bytes());
    let distance = i128::from(offset) - i128::from(read.0);
    if scales == 0 {
        return distance >= POINTER || -distance >= bytes;
    }
    let power = i128::from(scales & scales.wrapping_neg()).abs();
    let distance = distance.rem_euclid(power);
    distance >= POINTER && distance + bytes <= power
}

/// Bytes of a pointer.
const POINTER: i128 = 8;

/// The object that a place lies in.
fn base(kernel: &Kernel, pointer: ValueId) -> Option<ObjectId> {
    match kernel.values[pointer].def {
        ValueDef::Address(object) => Some(object),
        ValueDef::Inst(inst) => match &kernel.insts[inst].inst {
            Inst::PtrAdd { base: pointer, .. } | Inst::Cast { arg: pointer, .. } => {
                base(kernel, *pointer)
            }
            _ => None,
        },
        _ => None,
    }
}

/// An offset in an object: a constant and scaled indices, in bytes.
pub(super) type Place = (i64, Vec<(ValueId, i64)>);

/// A pointer's offset in its object.
pub(super) fn place(kernel: &Kernel, pointer: ValueId) -> Option<Place> {
    match kernel.values[pointer].def {
        ValueDef::Address(_) => Some((0, Vec::new())),
        ValueDef::Inst(inst) => match &kernel.insts[inst].inst {
            Inst::PtrAdd {
                base,
                offset,
                terms,
                ..
            } => {
                let (start, mut all) = place(kernel, *base)?;
                all.extend(terms.iter().copied());
                Some((start.checked_add(*offset)?, all))
            }
            Inst::Cast {
                op: CastOp::AddrSpace,
                arg,
            } => place(kernel, *arg),
            _ => None,
        },
        _ => None,
    }
}

/// Replaces a load of a pointer by the pointer's computation.
fn point_into(
    kernel: &mut Kernel,
    load: InstId,
    to: ObjectId,
    offset: Offset,
    insts: &mut Vec<InstId>,
) {
    let data = kernel.insts[load].clone();
    let Some(result) = data.result else { return };
    let ty = kernel.values[result].ty;
    let base = kernel.values.push(Value {
        ty,
        def: ValueDef::Address(to),
        name: None,
    });
    let nullable = compared(kernel, result);
    let contents = match &offset {
        Offset::Contents(ptr, access) => Some((*ptr, *access)),
        Offset::Place(..) if nullable => match &data.inst {
            Inst::Load { ptr, access } => Some((*ptr, *access)),
            _ => None,
        },
        Offset::Place(..) => None,
    };
    let mut push = |kernel: &mut Kernel, inst: Inst, ty: Type| {
        let (id, value) = kernel.define(inst, ty, data.span);
        insts.push(id);
        value
    };
    let bits = contents.map(|(ptr, access)| {
        let load = Inst::Load { ptr, access };
        push(kernel, load, Type::Int(64))
    });
    let (offset, terms, inbounds) = match offset {
        Offset::Place(offset, terms) => (offset, terms, true),
        Offset::Contents(..) => (0, bits.map(|bits| (bits, 1)).into_iter().collect(), false),
    };
    let address = Inst::PtrAdd {
        base,
        offset,
        terms,
        inbounds,
    };
    let inst = match bits.filter(|_| nullable) {
        None => address,
        Some(bits) => {
            let address = push(kernel, address, ty);
            let zero = constant(kernel, Type::Int(64), ValueDef::Const(0));
            let null = constant(kernel, ty, ValueDef::Null);
            let is_null = Inst::ICmp {
                pred: IntPredicate::Eq,
                args: [bits, zero],
            };
            let cond = push(kernel, is_null, Type::BOOL);
            Inst::Select {
                cond,
                then: null,
                otherwise: address,
            }
        }
    };
    kernel.insts[load].inst = inst;
    insts.push(load);
}

fn constant(kernel: &mut Kernel, ty: Type, def: ValueDef) -> ValueId {
    kernel.values.push(Value {
        ty,
        def,
        name: None,
    })
}

/// Is the pointer, or one made of it, compared with another?
fn compared(kernel: &Kernel, pointer: ValueId) -> bool {
    let mut seen = BTreeSet::from([pointer]);
    let mut open = vec![pointer];
    while let Some(value) = open.pop() {
        for data in kernel.insts.values() {
            if !data.inst.operands().contains(&value) {
                continue;
            }
            match (&data.inst, data.result) {
                (Inst::ICmp { .. }, _) => return true,
                (
                    Inst::PtrAdd { .. }
                    | Inst::Phi { .. }
                    | Inst::Select { .. }
                    | Inst::Cast { .. },
                    Some(result),
                ) if seen.insert(result) => open.push(result),
                _ => {}
            }
        }
    }
    false
}
