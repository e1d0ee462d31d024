//! Arrays of pointers in structs passed by value: a pointer that is read at a variable
//! index is one of them, chosen by the index. An index outside of the array counts as
//! the last one, by the assumption that accesses stay inside arrays.

use std::collections::HashMap;

use super::private;
use crate::kir::*;

/// Longer arrays stay unknown.
const MAX_ELEMENTS: i64 = 64;

/// Replaces the reads at variable indices of structs that are only read by choices among
/// reads at constant offsets.
pub(super) fn run(kernel: &mut Kernel) {
    for object in private::of_kind(kernel, ObjectKind::PrivateParam) {
        let only_read = private::uses(kernel, object).is_some_and(|uses| uses.only_read());
        let Some(known) = kernel.structs.get(&object).filter(|_| only_read).cloned() else {
            continue;
        };
        let mut replaced: HashMap<ValueId, ValueId> = HashMap::new();
        for read in reads(kernel, object) {
            if let Some(elements) = elements(&known, &read) {
                replaced.insert(read.result, choose(kernel, &read, &elements));
            }
        }
        private::substitute(kernel, &replaced);
    }
}

/// A pointer read at `offset + SCALE·index`.
struct Read {
    load: InstId,
    access: Access,
    result: ValueId,
    /// The address of the struct.
    base: ValueId,
    offset: i64,
    index: ValueId,
}

fn reads(kernel: &Kernel, object: ObjectId) -> Vec<Read> {
    // The struct's address, and what is added to it.
    type Place = (ValueId, i64, Option<(ValueId, i64)>);
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
                    ..
                } => {
                    let Some(&(base, start, term)) = places.get(base) else {
                        continue;
                    };
                    let term = match (term, terms.as_slice()) {
                        (term, []) => term,
                        (None, &[term]) => Some(term),
                        _ => continue,
                    };
                    places.insert(result, (base, start.wrapping_add(*offset), term));
                }
                Inst::Load { ptr, access } if access.atomic.is_none() && !access.volatile => {
                    let ty = kernel.values[result].ty;
                    if let Some(&(base, offset, Some((index, scale)))) = places.get(ptr)
                        && ty.is_ptr()
                        && scale == ty.bytes() as i64
                    {
                        found.push(Read {
                            load: inst,
                            access: *access,
                            result,
                            base,
                            offset,
                            index,
                        });
                    }
                }
                _ => {}
            }
        }
    }
    found
}

/// The values of the index with the offsets of their elements.
fn elements(known: &Struct, read: &Read) -> Option<Vec<(i64, i64)>> {
    let path = |offset: i64| {
        let field = known.fields.get(&u64::try_from(offset).ok()?)?;
        let (stem, index) = field.path.strip_suffix(']')?.rsplit_once('[')?;
        Some((stem.to_owned(), index.parse::<i64>().ok()?))
    };
    let (stem, at) = path(read.offset)?;
    let mut elements = Vec::new();
    for place in 0..=MAX_ELEMENTS {
        let offset = read.offset + POINTER_BYTES * (place - at);
        match path(offset) {
            Some((other, index)) if other == stem && index == place => {
                elements.push((place - at, offset));
            }
            _ => break,
        }
    }
    let fits = !elements.is_empty() && elements.len() as i64 <= MAX_ELEMENTS;
    fits.then_some(elements)
}

const POINTER_BYTES: i64 = 8;

/// Selects an element by the index, before the read.
fn choose(kernel: &mut Kernel, read: &Read, elements: &[(i64, i64)]) -> ValueId {
    let ty = kernel.values[read.result].ty;
    let (span, index_ty) = (kernel.insts[read.load].span, kernel.values[read.index].ty);
    let mut insts = Vec::new();
    let mut push = |kernel: &mut Kernel, inst: Inst, ty: Type| {
        let (id, value) = private::define(kernel, inst, ty, span);
        insts.push(id);
        value
    };
    let mut choice = None;
    for &(index, offset) in elements.iter().rev() {
        let address = Inst::PtrAdd {
            base: read.base,
            offset,
            terms: Vec::new(),
            inbounds: true,
        };
        let address_ty = kernel.values[read.base].ty;
        let load = Inst::Load {
            ptr: push(kernel, address, address_ty),
            access: read.access,
        };
        let pointer = push(kernel, load, ty);
        let Some(rest) = choice else {
            choice = Some(pointer);
            continue;
        };
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
            then: pointer,
            otherwise: rest,
        };
        choice = Some(push(kernel, select, ty));
    }
    for block in kernel.blocks.values_mut() {
        if let Some(at) = block.insts.iter().position(|&inst| inst == read.load) {
            block.insts.splice(at..at, insts);
            break;
        }
    }
    choice.expect("an array has an element")
}
