//! Arrays of pointers in structs passed by value: a pointer that is read at a variable
//! index is one of them, chosen by the index.

use std::collections::HashMap;

use super::indexed::{self, MAX_ELEMENTS, Read};
use super::private;
use crate::kir::*;

/// Replaces the reads at variable indices of structs that are only read by choices among
/// reads at constant offsets.
pub(super) fn run(kernel: &mut Kernel) {
    for object in private::of_kind(kernel, ObjectKind::PrivateParam) {
        let only_read = private::uses(kernel, object).is_some_and(|uses| uses.only_read());
        let Some(known) = kernel.structs.get(&object).filter(|_| only_read).cloned() else {
            continue;
        };
        let mut replaced: HashMap<ValueId, ValueId> = HashMap::new();
        for read in indexed::reads(kernel, object) {
            if let Some(elements) = elements(&known, &read) {
                let elements = load(kernel, &read, &elements);
                replaced.insert(read.result, indexed::choose(kernel, &read, &elements));
            }
        }
        private::substitute(kernel, &replaced);
    }
}

/// The values of the index with the offsets of their elements.
fn elements(known: &Struct, read: &Read) -> Option<Vec<(i64, i64)>> {
    if read.scale != POINTER_BYTES {
        return None;
    }
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

/// Reads all elements before the read.
fn load(kernel: &mut Kernel, read: &Read, elements: &[(i64, i64)]) -> Vec<(i64, ValueId)> {
    let (ty, address_ty) = (kernel.values[read.result].ty, kernel.values[read.base].ty);
    let span = kernel.insts[read.load].span;
    let mut insts = Vec::new();
    let mut loaded = Vec::new();
    for &(index, offset) in elements {
        let address = Inst::PtrAdd {
            base: read.base,
            offset,
            terms: Vec::new(),
            inbounds: true,
        };
        let (address, ptr) = kernel.define(address, address_ty, span);
        let access = read.access;
        let (load, value) = kernel.define(Inst::Load { ptr, access }, ty, span);
        insts.extend([address, load]);
        loaded.push((index, value));
    }
    indexed::insert(kernel, read, insts);
    loaded
}
