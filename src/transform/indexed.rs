//! Pointers that are read at a variable index of an object, and the choice by that index
//! which takes the read's place: in `forward` among what was written, in `tables` among
//! the pointers of a struct parameter.

use std::collections::HashMap;

use crate::kir::*;

/// Longer arrays stay unknown.
pub(super) const MAX_ELEMENTS: i64 = 64;

/// A pointer read at `offset + scale·index`.
pub(super) struct Read {
    pub(super) load: InstId,
    pub(super) access: Access,
    pub(super) result: ValueId,
    /// The address of the object.
    pub(super) base: ValueId,
    pub(super) offset: i64,
    pub(super) index: ValueId,
    pub(super) scale: i64,
    /// The index is said to stay inside the object, so that no other one gives the same
    /// address by wrapping around.
    pub(super) inbounds: bool,
}

pub(super) fn reads(kernel: &Kernel, object: ObjectId) -> Vec<Read> {
    // The object's address, and what is added to it.
    type Term = (ValueId, i64, bool);
    type Place = (ValueId, i64, Option<Term>);
    let mut places: HashMap<ValueId, Place> = kernel
        .values
        .iter()
        .filter(|(_, value)| value.def == ValueDef::Address(object))
        .map(|(id, _)| (id, (id, 0, None)))
        .collect();
    let mut found = Vec::new();
    for block in kernel.blocks.values() {
        for &inst in &block.insts {
            let data = &kernel.insts[inst];
            let Some(result) = data.result else { continue };
            match &data.inst {
                Inst::Cast {
                    op: CastOp::AddrSpace,
                    arg,
                } => {
                    if let Some(&place) = places.get(arg) {
                        places.insert(result, place);
                    }
                }
                Inst::PtrAdd {
                    base,
                    offset,
                    terms,
                    inbounds,
                } => {
                    let Some(&(base, start, term)) = places.get(base) else {
                        continue;
                    };
                    let term = match (term, terms.as_slice()) {
                        (term, []) => term,
                        (None, &[(index, scale)]) => Some((index, scale, *inbounds)),
                        _ => continue,
                    };
                    places.insert(result, (base, start.wrapping_add(*offset), term));
                }
                Inst::Load { ptr, access } if access.atomic.is_none() && !access.volatile => {
                    if let Some(&(base, offset, Some((index, scale, inbounds)))) = places.get(ptr)
                        && kernel.values[result].ty.is_ptr()
                    {
                        found.push(Read {
                            load: inst,
                            access: *access,
                            result,
                            base,
                            offset,
                            index,
                            scale,
                            inbounds,
                        });
                    }
                }
                _ => {}
            }
        }
    }
    found
}

/// Selects one of some values by the index, before the read. Any other index counts as
/// that of the last value, by the assumption that accesses stay inside arrays.
pub(super) fn choose(kernel: &mut Kernel, read: &Read, elements: &[(i64, ValueId)]) -> ValueId {
    let ty = kernel.values[read.result].ty;
    let (span, index_ty) = (kernel.insts[read.load].span, kernel.values[read.index].ty);
    let mut insts = Vec::new();
    let mut push = |kernel: &mut Kernel, inst: Inst, ty: Type| {
        let (id, value) = kernel.define(inst, ty, span);
        insts.push(id);
        value
    };
    let (&(_, last), others) = elements.split_last().expect("an array has an element");
    let mut choice = last;
    for &(index, value) in others.iter().rev() {
        let bits = index as i128 as u128 & int::mask(index_ty.bits());
        let constant = kernel.values.push(Value {
            ty: index_ty,
            def: ValueDef::Const(bits),
            name: None,
        });
        let is_it = Inst::ICmp {
            pred: IntPredicate::Eq,
            args: [read.index, constant],
        };
        let select = Inst::Select {
            cond: push(kernel, is_it, Type::BOOL),
            then: value,
            otherwise: choice,
        };
        choice = push(kernel, select, ty);
    }
    insert(kernel, read, insts);
    choice
}

/// Puts instructions before the read.
pub(super) fn insert(kernel: &mut Kernel, read: &Read, insts: Vec<InstId>) {
    for block in kernel.blocks.values_mut() {
        if let Some(at) = block.insts.iter().position(|&inst| inst == read.load) {
            block.insts.splice(at..at, insts);
            break;
        }
    }
}
