//! How a kernel uses a piece of private memory: what `forward`, `tables` and
//! `structs` need to know before they replace reads by values.

use std::collections::HashMap;

use crate::kir::*;

/// The uses of an object whose address goes nowhere but into loads and stores.
#[derive(Default)]
pub(super) struct Uses {
    /// Plain loads at constant offsets.
    pub(super) reads: Vec<Place>,
    /// Stores at constant offsets.
    pub(super) writes: Vec<Place>,
    /// Loads at other offsets, or volatile or atomic ones.
    pub(super) reads_elsewhere: Vec<InstId>,
    /// There are stores at other offsets, or volatile or atomic ones.
    pub(super) writes_anywhere: bool,
}

impl Uses {
    pub(super) fn only_read(&self) -> bool {
        !self.writes_anywhere && self.writes.is_empty()
    }
}

/// A load or store of a scalar at a constant offset.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) inst: InstId,
    pub(super) offset: u64,
    pub(super) ty: Type,
}

impl Place {
    pub(super) fn same_scalar(&self, other: &Place) -> bool {
        self.offset == other.offset && self.ty == other.ty
    }

    pub(super) fn overlaps(&self, other: &Place) -> bool {
        self.offset < other.offset + other.ty.bytes()
            && other.offset < self.offset + self.ty.bytes()
    }
}

pub(super) fn of_kind(kernel: &Kernel, kind: ObjectKind) -> Vec<ObjectId> {
    let objects = kernel.objects.iter();
    objects
        .filter(|(_, object)| object.kind == kind)
        .map(|(id, _)| id)
        .collect()
}

/// The uses of an object; `None` when its address escapes.
pub(super) fn uses(kernel: &Kernel, object: ObjectId) -> Option<Uses> {
    // Pointers into the object with their offsets, where constant.
    let mut pointers: HashMap<ValueId, Option<i64>> = kernel
        .values
        .iter()
        .filter(|(_, value)| value.def == ValueDef::Address(object))
        .map(|(id, _)| (id, Some(0)))
        .collect();
    let mut uses = Uses::default();
    // Blocks are in an order where definitions come before uses, but for phis,
    // which let the address escape.
    for block in kernel.blocks.values() {
        for &inst in &block.insts {
            let data = &kernel.insts[inst];
            if !data
                .inst
                .operands()
                .iter()
                .any(|arg| pointers.contains_key(arg))
            {
                continue;
            }
            match (&data.inst, data.result) {
                (
                    Inst::PtrAdd {
                        base,
                        offset,
                        terms,
                        ..
                    },
                    Some(result),
                ) => {
                    let start = *pointers.get(base)?;
                    let place = match start {
                        Some(start) if terms.is_empty() => Some(start.checked_add(*offset)?),
                        _ => None,
                    };
                    pointers.insert(result, place);
                }
                (
                    Inst::Cast {
                        op: CastOp::AddrSpace,
                        arg,
                    },
                    Some(result),
                ) => {
                    pointers.insert(result, pointers[arg]);
                }
                (Inst::Load { ptr, access }, Some(result)) => {
                    let plain = access.atomic.is_none() && !access.volatile;
                    match pointers[ptr].filter(|_| plain) {
                        Some(offset) => {
                            let offset = u64::try_from(offset).ok()?;
                            uses.reads.push(Place {
                                inst,
                                offset,
                                ty: kernel.values[result].ty,
                            });
                        }
                        None => uses.reads_elsewhere.push(inst),
                    }
                }
                (Inst::Store { ptr, value, access }, _) if !pointers.contains_key(value) => {
                    let plain = access.atomic.is_none() && !access.volatile;
                    match pointers[ptr].filter(|_| plain) {
                        Some(offset) => {
                            let offset = u64::try_from(offset).ok()?;
                            uses.writes.push(Place {
                                inst,
                                offset,
                                ty: kernel.values[*value].ty,
                            });
                        }
                        None => uses.writes_anywhere = true,
                    }
                }
                _ => return None,
            }
        }
    }
    Some(uses)
}

/// Replaces values by others and removes the instructions that define them.
pub(super) fn substitute(kernel: &mut Kernel, replaced: &HashMap<ValueId, ValueId>) {
    let resolve = |arg: &mut ValueId| {
        while let Some(&new) = replaced.get(arg) {
            *arg = new;
        }
    };
    for data in kernel.insts.values_mut() {
        data.inst.for_each_operand_mut(resolve);
    }
    let insts = &kernel.insts;
    for block in kernel.blocks.values_mut() {
        block.terminator.for_each_operand_mut(resolve);
        block.insts.retain(|&inst| {
            !insts[inst]
                .result
                .is_some_and(|value| replaced.contains_key(&value))
        });
    }
}
