//! Which barrier an instruction names.

use crate::kir::{self, BinaryOp, CastOp, Inst, Kernel, ObjectId, ObjectOp, ValueDef, ValueId};

/// Where barriers are: names, or an object in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    Grid,
    Name,
    Object(ObjectId),
}

/// A barrier as an instruction gives it: its place, the literal part of its number (bytes
/// in objects), and whether there is another part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Which {
    pub place: Place,
    pub base: i64,
    pub indexed: bool,
}

/// The barrier that the instruction is about.
pub(super) fn which(kernel: &Kernel, inst: &Inst) -> Option<Which> {
    match inst {
        Inst::Barrier { kind, .. } => match kind {
            kir::BarrierKind::Block => Some(Which {
                place: Place::Name,
                base: 0,
                indexed: false,
            }),
            kir::BarrierKind::Grid => Some(Which {
                place: Place::Grid,
                base: 0,
                indexed: false,
            }),
            kir::BarrierKind::Named { id, .. } | kir::BarrierKind::Arrive { id, .. } => {
                Some(name(kernel, *id))
            }
            kir::BarrierKind::Warp { .. } | kir::BarrierKind::Cluster => None,
        },
        Inst::BarrierReduce { .. } => Some(Which {
            place: Place::Name,
            base: 0,
            indexed: false,
        }),
        Inst::BarrierObject { ptr, .. } => object(kernel, *ptr),
        Inst::BoundCopy { barrier, .. } => object(kernel, *barrier),
        _ => None,
    }
}

/// Does a thread take part in the barrier's phases by it?
pub(super) fn arrives(inst: &Inst) -> bool {
    match inst {
        Inst::BarrierObject { op, .. } => matches!(op, ObjectOp::Arrive | ObjectOp::ArriveDrop),
        Inst::Barrier { .. } | Inst::BarrierReduce { .. } => true,
        _ => false,
    }
}

fn name(kernel: &Kernel, id: ValueId) -> Which {
    let constant = |value: ValueId| match kernel.values[value].def {
        ValueDef::Const(bits) => Some(bits as u32 as i32 as i64),
        _ => None,
    };
    let (base, indexed) = match (constant(id), &kernel.values[id].def) {
        (Some(base), _) => (base, false),
        (None, ValueDef::Inst(inst)) => match &kernel.insts[*inst].inst {
            Inst::Binary {
                op: BinaryOp::Add,
                args: [a, b],
                ..
            } => (constant(*b).or(constant(*a)).unwrap_or(0), true),
            _ => (0, true),
        },
        _ => (0, true),
    };
    Which {
        place: Place::Name,
        base: base.max(0),
        indexed,
    }
}

fn object(kernel: &Kernel, ptr: ValueId) -> Option<Which> {
    let (mut at, mut base, mut indexed) = (ptr, 0_i64, false);
    loop {
        match &kernel.values[at].def {
            ValueDef::Address(object) => {
                return Some(Which {
                    place: Place::Object(*object),
                    base,
                    indexed,
                });
            }
            ValueDef::Inst(inst) => match &kernel.insts[*inst].inst {
                Inst::PtrAdd {
                    base: from,
                    offset,
                    terms,
                    ..
                } => {
                    base = base.checked_add(*offset)?;
                    for (index, scale) in terms {
                        let (literal, rest) = literal_part(kernel, *index);
                        base = base.checked_add(literal.checked_mul(*scale)?)?;
                        indexed |= rest;
                    }
                    at = *from;
                }
                Inst::Cast {
                    op: CastOp::AddrSpace | CastOp::PtrToInt | CastOp::IntToPtr,
                    arg,
                } => at = *arg,
                _ => return None,
            },
            _ => return None,
        }
    }
}

/// What is added to an index as a literal, and whether there is more to it. The sum is taken
/// not to wrap; where it does, the index is not inside the class.
fn literal_part(kernel: &Kernel, index: ValueId) -> (i64, bool) {
    let literal = |value: ValueId| match (&kernel.values[value].def, kernel.values[value].ty) {
        (ValueDef::Const(bits), kir::Type::Int(width)) if width <= 64 => {
            Some(kir::int::signed(*bits, width) as i64)
        }
        _ => None,
    };
    if let Some(value) = literal(index) {
        return (value, false);
    }
    let ValueDef::Inst(inst) = kernel.values[index].def else {
        return (0, true);
    };
    match &kernel.insts[inst].inst {
        Inst::Cast {
            op: CastOp::SExt | CastOp::ZExt,
            arg,
        } => literal_part(kernel, *arg),
        Inst::Binary {
            op: BinaryOp::Add,
            args: [a, b],
            ..
        } => match (literal(*a), literal(*b)) {
            (_, Some(value)) | (Some(value), None) if value >= 0 => (value, true),
            _ => (0, true),
        },
        _ => (0, true),
    }
}
