//! Takes structs passed by value apart: where the kernel only reads such a
//! struct, at constant offsets, each scalar in it becomes a parameter of its own
//! and each pointer an array of its own.

use std::collections::{BTreeMap, HashMap};

use crate::kir::*;

/// What the source says about a scalar in a struct.
pub(super) struct LeafName {
    /// Its place, such as `.x[2]`.
    pub(super) path: String,
    pub(super) unsigned: bool,
}

/// Splits every struct parameter that allows it. `names` describes the scalar
/// at an offset of an object.
pub(super) fn split(kernel: &mut Kernel, names: &HashMap<(ObjectId, u64), LeafName>) {
    let objects: Vec<ObjectId> = kernel
        .objects
        .iter()
        .filter(|(_, object)| object.kind == ObjectKind::PrivateParam)
        .map(|(id, _)| id)
        .collect();
    for object in objects {
        if let Some(reads) = constant_reads(kernel, object) {
            replace_reads(kernel, object, &reads, names);
        }
    }
}

/// A scalar that is read, by offset.
type Reads = BTreeMap<u64, (Type, Vec<InstId>)>;

/// All reads of the object when there is no other use of its address and no
/// two reads overlap without being of one place and type.
fn constant_reads(kernel: &Kernel, object: ObjectId) -> Option<Reads> {
    let mut pointers: HashMap<ValueId, i64> = kernel
        .values
        .iter()
        .filter(|(_, value)| value.def == ValueDef::Address(object))
        .map(|(id, _)| (id, 0))
        .collect();
    let mut reads = Reads::new();
    // Blocks are in an order where definitions come before uses, but for phis,
    // which are no uses that are allowed here.
    for block in kernel.blocks.values() {
        for &id in &block.insts {
            let data = &kernel.insts[id];
            match (&data.inst, data.result) {
                (
                    Inst::PtrAdd {
                        base,
                        offset,
                        terms,
                        ..
                    },
                    Some(result),
                ) if terms.is_empty() => {
                    if let Some(&start) = pointers.get(base) {
                        pointers.insert(result, start.checked_add(*offset)?);
                    }
                }
                (
                    Inst::Cast {
                        op: CastOp::AddrSpace,
                        arg,
                    },
                    Some(result),
                ) => {
                    if let Some(&start) = pointers.get(arg) {
                        pointers.insert(result, start);
                    }
                }
                (Inst::Load { ptr, access }, Some(result)) if access.atomic.is_none() => {
                    if let Some(&start) = pointers.get(ptr) {
                        let ty = kernel.values[result].ty;
                        let (known, insts) = reads
                            .entry(u64::try_from(start).ok()?)
                            .or_insert((ty, Vec::new()));
                        if *known != ty {
                            return None;
                        }
                        insts.push(id);
                    }
                }
                (inst, _) => {
                    if inst.args().iter().any(|arg| pointers.contains_key(arg)) {
                        return None;
                    }
                }
            }
        }
    }
    let mut end = 0;
    for (&offset, (ty, _)) in &reads {
        if offset < end {
            return None;
        }
        end = offset + ty.bytes();
    }
    Some(reads)
}

fn replace_reads(
    kernel: &mut Kernel,
    object: ObjectId,
    reads: &Reads,
    names: &HashMap<(ObjectId, u64), LeafName>,
) {
    let mut replaced: HashMap<ValueId, ValueId> = HashMap::new();
    for (&offset, (ty, loads)) in reads {
        let whole = &kernel.objects[object];
        let leaf = names.get(&(object, offset));
        let unsigned = leaf.is_some_and(|leaf| leaf.unsigned);
        let name = match leaf {
            Some(leaf) => format!("{}{}", whole.name, leaf.path),
            None => format!("{}+{offset}", whole.name),
        };
        let value = match *ty {
            Type::Ptr(space) => pointed_to(kernel, name, space, whole.span),
            ty => {
                let def = ValueDef::Param(kernel.params.len() as u32);
                let value = kernel.values.push(Value {
                    ty,
                    def,
                    name: Some(name.clone()),
                });
                kernel.params.push(Param {
                    name,
                    value,
                    unsigned,
                });
                value
            }
        };
        for &load in loads {
            if let Some(result) = kernel.insts[load].result {
                replaced.insert(result, value);
            }
        }
    }
    let substitute = |arg: &mut ValueId| {
        if let Some(&new) = replaced.get(arg) {
            *arg = new;
        }
    };
    for data in kernel.insts.values_mut() {
        data.inst.for_each_arg_mut(substitute);
    }
    let insts = &kernel.insts;
    for block in kernel.blocks.values_mut() {
        block.terminator.for_each_arg_mut(substitute);
        block.insts.retain(|&inst| {
            !insts[inst]
                .result
                .is_some_and(|value| replaced.contains_key(&value))
        });
    }
}

/// The array behind a pointer in the struct.
fn pointed_to(
    kernel: &mut Kernel,
    name: String,
    space: AddressSpace,
    span: Option<SpanId>,
) -> ValueId {
    let object = kernel.objects.push(Object {
        name,
        kind: ObjectKind::Param { restrict: false },
        space: if space == AddressSpace::Generic {
            AddressSpace::Global
        } else {
            space
        },
        size: None,
        initial: None,
        constant: space == AddressSpace::Constant,
        span,
    });
    kernel.values.push(Value {
        ty: Type::Ptr(space),
        def: ValueDef::Address(object),
        name: None,
    })
}
