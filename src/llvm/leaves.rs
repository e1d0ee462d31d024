//! Takes structs passed by value apart: where the kernel only reads such a
//! struct, each scalar that is read at a constant offset becomes a parameter of
//! its own and each pointer an array of its own. Reads at variable offsets stay,
//! and are arbitrary values of the struct: that they may read the same scalars
//! is forgotten, which allows more behaviour than there is.

use std::collections::{BTreeMap, HashMap};

use super::amdgcn::{LaunchFact, LaunchMemory};
use super::private::{self, Uses};
use super::tables;
use crate::kir::*;

/// What the source says about a scalar in a struct.
pub(super) struct LeafName {
    /// Its place, such as `.x[2]`.
    pub(super) path: String,
    pub(super) unsigned: bool,
    /// Bytes of what it points to, where it is a pointer.
    pub(super) pointee: Option<u64>,
}

/// What the source says about the structs.
pub(super) struct Names {
    /// The scalar at an offset of an object.
    pub(super) leaves: HashMap<(ObjectId, u64), LeafName>,
    /// Which parameter an object is, of those that are no pointers.
    pub(super) params: HashMap<ObjectId, usize>,
}

/// Splits every struct parameter that allows it. What the runtime put into `launch_memory` becomes
/// queries of the geometry.
pub(super) fn split(
    kernel: &mut Kernel,
    names: &Names,
    launch_memory: &BTreeMap<LaunchMemory, ObjectId>,
) {
    let pointers = tables::choose(kernel, &names.leaves);
    let objects: Vec<ObjectId> = kernel
        .objects
        .iter()
        .filter(|(_, object)| object.kind == ObjectKind::PrivateParam)
        .map(|(id, _)| id)
        .collect();
    for object in objects {
        let Some(uses) = private::uses(kernel, object) else {
            continue;
        };
        if uses.writes_anywhere || !uses.writes.is_empty() {
            continue;
        }
        let memory = launch_memory
            .iter()
            .find(|(_, known)| **known == object)
            .map(|(memory, _)| *memory);
        replace_reads(kernel, object, &scalars(&uses), names, &pointers, memory);
    }
}

/// A scalar that is read, by offset.
type Reads = BTreeMap<u64, (Type, Vec<InstId>)>;

/// The reads that overlap others only when these read the same scalar. The rest
/// stays: a read of an unwritten struct is an arbitrary value at worst.
fn scalars(uses: &Uses) -> Reads {
    let mut reads = Reads::new();
    for read in &uses.reads {
        if uses
            .reads
            .iter()
            .all(|other| other.same_scalar(read) || !other.overlaps(read))
        {
            reads
                .entry(read.offset)
                .or_insert((read.ty, Vec::new()))
                .1
                .push(read.inst);
        }
    }
    reads
}

fn replace_reads(
    kernel: &mut Kernel,
    object: ObjectId,
    reads: &Reads,
    names: &Names,
    pointers: &tables::Pointers,
    memory: Option<LaunchMemory>,
) {
    let mut replaced: HashMap<ValueId, ValueId> = HashMap::new();
    for (&offset, (ty, loads)) in reads {
        let whole = &kernel.objects[object];
        let leaf = names.leaves.get(&(object, offset));
        let unsigned = leaf.is_some_and(|leaf| leaf.unsigned);
        let pointee = leaf.and_then(|leaf| leaf.pointee);
        let name = match leaf {
            Some(leaf) => format!("{}{}", whole.name, leaf.path),
            None => format!("{}+{offset}", whole.name),
        };
        let fact = memory.and_then(|memory| memory.fact(offset, ty.bytes()));
        let value = match *ty {
            Type::Int(width) if fact.is_some() => launch_value(kernel, fact, width),
            Type::Ptr(space) => match pointers.get(&(object, offset)) {
                Some(&pointer) => pointer,
                None => pointed_to(kernel, name, space, whole.span, pointee),
            },
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
                    place: names
                        .params
                        .get(&object)
                        .map(|&param| ParamPlace { param, offset }),
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
    private::substitute(kernel, &replaced);
}

/// Computes a fact about the launch at the start of the kernel.
fn launch_value(kernel: &mut Kernel, fact: Option<LaunchFact>, width: u32) -> ValueId {
    let mut insts = Vec::new();
    let mut push = |inst: Inst, ty: Type| {
        let id = kernel.insts.push(InstData {
            inst,
            result: None,
            span: None,
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
    let word = Type::Int(32);
    let value = match fact {
        Some(LaunchFact::Geometry(query, dim)) => push(Inst::Geometry { query, dim }, word),
        Some(LaunchFact::GlobalSize(dim)) => {
            let blocks = push(
                Inst::Geometry {
                    query: Geometry::GridDim,
                    dim,
                },
                word,
            );
            let size = push(
                Inst::Geometry {
                    query: Geometry::BlockDim,
                    dim,
                },
                word,
            );
            let flags = ArithFlags::default();
            push(
                Inst::Binary {
                    op: BinaryOp::Mul,
                    args: [blocks, size],
                    flags,
                },
                word,
            )
        }
        Some(LaunchFact::Zero) | None => {
            return kernel.values.push(Value {
                ty: Type::Int(width),
                def: ValueDef::Const(0),
                name: None,
            });
        }
    };
    let value = match width {
        32 => value,
        _ => {
            let op = if width < 32 {
                CastOp::Trunc
            } else {
                CastOp::ZExt
            };
            push(Inst::Cast { op, arg: value }, Type::Int(width))
        }
    };
    kernel.blocks[kernel.entry].insts.splice(0..0, insts);
    value
}

/// The array behind a pointer in the struct.
pub(super) fn pointed_to(
    kernel: &mut Kernel,
    name: String,
    space: AddressSpace,
    span: Option<SpanId>,
    pointee: Option<u64>,
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
        pointee,
        initial: None,
        names_objects: false,
        constant: space == AddressSpace::Constant,
        span,
    });
    kernel.values.push(Value {
        ty: Type::Ptr(space),
        def: ValueDef::Address(object),
        name: None,
    })
}
