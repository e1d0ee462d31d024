//! Arrays of pointers in structs passed by value: a pointer that is read at a variable
//! index is one of them, chosen by the index. An index outside of the array counts as
//! the last one, by the assumption that accesses stay inside arrays.

use std::collections::{BTreeMap, HashMap};

use super::leaves::{self, LeafName};
use super::private;
use crate::kir::*;

/// Pointers that structs hold, by object and offset.
pub(super) type Pointers = BTreeMap<(ObjectId, u64), ValueId>;

/// Longer arrays stay unknown.
const MAX_ELEMENTS: i64 = 64;

/// Replaces the reads at variable indices; what they may yield are the arrays in the result,
/// which reads at constant indices have to yield too.
pub(super) fn choose(kernel: &mut Kernel, names: &HashMap<(ObjectId, u64), LeafName>) -> Pointers {
    let mut known = Pointers::new();
    let objects: Vec<ObjectId> = kernel
        .objects
        .iter()
        .filter(|(_, object)| object.kind == ObjectKind::PrivateParam)
        .map(|(id, _)| id)
        .collect();
    for object in objects {
        let only_read = private::uses(kernel, object)
            .is_some_and(|uses| !uses.writes_anywhere && uses.writes.is_empty());
        if !only_read {
            continue;
        }
        let mut replaced: HashMap<ValueId, ValueId> = HashMap::new();
        for read in reads(kernel, object) {
            let Some(elements) = elements(names, object, &read) else {
                continue;
            };
            let choice = build(kernel, names, &mut known, object, &read, &elements);
            replaced.insert(read.result, choice);
        }
        private::substitute(kernel, &replaced);
    }
    known
}

/// A pointer read at `offset + SCALE·index`.
struct Read {
    load: InstId,
    result: ValueId,
    offset: i64,
    index: ValueId,
}

fn reads(kernel: &Kernel, object: ObjectId) -> Vec<Read> {
    let mut places: HashMap<ValueId, (i64, Option<(ValueId, i64)>)> = kernel
        .values
        .iter()
        .filter(|(_, value)| value.def == ValueDef::Address(object))
        .map(|(id, _)| (id, (0, None)))
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
                    let Some(&(start, term)) = places.get(base) else {
                        continue;
                    };
                    let term = match (term, terms.as_slice()) {
                        (term, []) => term,
                        (None, &[term]) => Some(term),
                        _ => continue,
                    };
                    places.insert(result, (start.wrapping_add(*offset), term));
                }
                Inst::Load { ptr, access } if access.atomic.is_none() && !access.volatile => {
                    let bytes = kernel.values[result].ty.bytes() as i64;
                    if let Some(&(offset, Some((index, scale)))) = places.get(ptr)
                        && kernel.values[result].ty.is_ptr()
                        && scale == bytes
                    {
                        found.push(Read {
                            load: inst,
                            result,
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
fn elements(
    names: &HashMap<(ObjectId, u64), LeafName>,
    object: ObjectId,
    read: &Read,
) -> Option<Vec<(i64, u64)>> {
    let path = |offset: i64| {
        let offset = u64::try_from(offset).ok()?;
        let name = names.get(&(object, offset))?;
        let (stem, index) = name.path.strip_suffix(']')?.rsplit_once('[')?;
        Some((stem.to_owned(), index.parse::<i64>().ok()?))
    };
    let (stem, at) = path(read.offset)?;
    let mut elements = Vec::new();
    for place in 0..=MAX_ELEMENTS {
        let offset = read.offset + POINTER_BYTES * (place - at);
        match path(offset) {
            Some((other, index)) if other == stem && index == place => {
                elements.push((place - at, offset as u64));
            }
            _ => break,
        }
    }
    let fits = !elements.is_empty() && elements.len() as i64 <= MAX_ELEMENTS;
    fits.then_some(elements)
}

const POINTER_BYTES: i64 = 8;

/// Selects an element by the index, before the read.
fn build(
    kernel: &mut Kernel,
    names: &HashMap<(ObjectId, u64), LeafName>,
    known: &mut Pointers,
    object: ObjectId,
    read: &Read,
    elements: &[(i64, u64)],
) -> ValueId {
    let ty = kernel.values[read.result].ty;
    let (span, index_ty) = (kernel.insts[read.load].span, kernel.values[read.index].ty);
    let mut insts = Vec::new();
    let mut choice = None;
    for &(index, offset) in elements.iter().rev() {
        let pointer = *known.entry((object, offset)).or_insert_with(|| {
            let whole = &kernel.objects[object];
            let path = names.get(&(object, offset)).map_or("", |name| &name.path);
            let (name, span) = (format!("{}{path}", whole.name), whole.span);
            let Type::Ptr(space) = ty else {
                unreachable!("only reads of pointers are found")
            };
            leaves::pointed_to(kernel, name, space, span, None)
        });
        let Some(rest) = choice else {
            choice = Some(pointer);
            continue;
        };
        let bits = index as i128 as u128 & (u128::MAX >> (128 - index_ty.bits()));
        let constant = kernel.values.push(Value {
            ty: index_ty,
            def: ValueDef::Const(bits),
            name: None,
        });
        let mut push = |inst: Inst, ty: Type| {
            let id = kernel.insts.push(InstData {
                inst,
                result: None,
                span,
            });
            let value = kernel.values.push(Value {
                ty,
                def: ValueDef::Inst(id),
                name: None,
            });
            kernel.insts[id].result = Some(value);
            insts.push(id);
            value
        };
        let is_it = push(
            Inst::ICmp {
                pred: IntPredicate::Eq,
                args: [read.index, constant],
            },
            Type::BOOL,
        );
        let select = Inst::Select {
            cond: is_it,
            then: pointer,
            otherwise: rest,
        };
        choice = Some(push(select, ty));
    }
    for block in kernel.blocks.values_mut() {
        if let Some(at) = block.insts.iter().position(|&inst| inst == read.load) {
            block.insts.splice(at..at, insts);
            break;
        }
    }
    choice.expect("an array has an element")
}
