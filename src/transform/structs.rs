//! Takes structs passed by value apart: where the kernel only reads such a
//! struct, each scalar that is read at a constant offset becomes a parameter of
//! its own and each pointer an array of its own. Reads at variable offsets stay,
//! and are arbitrary values of the struct: that they may read the same scalars
//! is forgotten, which allows more behaviour than there is.

use std::collections::{BTreeMap, HashMap};

use super::private::{self, Uses};
use crate::kir::*;

/// Splits every struct parameter that allows it. What the runtime put into a struct of its
/// own becomes queries of the geometry.
pub(super) fn run(kernel: &mut Kernel) {
    let structs = std::mem::take(&mut kernel.structs);
    let objects = private::of_kind(kernel, ObjectKind::PrivateParam);
    for object in objects {
        let Some(uses) = private::uses(kernel, object) else {
            continue;
        };
        if uses.only_read() {
            let unknown = Struct::default();
            let known = structs.get(&object).unwrap_or(&unknown);
            replace_reads(kernel, object, &scalars(&uses), known);
        }
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

fn replace_reads(kernel: &mut Kernel, object: ObjectId, reads: &Reads, known: &Struct) {
    let mut replaced: HashMap<ValueId, ValueId> = HashMap::new();
    for (&offset, (ty, loads)) in reads {
        let whole = &kernel.objects[object];
        let field = known.fields.get(&offset);
        let unsigned = field.is_some_and(|field| field.unsigned);
        let pointee = field.and_then(|field| field.pointee);
        let name = match field {
            Some(field) => format!("{}{}", whole.name, field.path),
            None => format!("{}+{offset}", whole.name),
        };
        let fact = known.facts.get(&(offset, ty.bytes()));
        let place = known.param.map(|param| ParamPlace { param, offset });
        let value = match (*ty, fact) {
            (Type::Int(width), Some(&fact)) => launch_value(kernel, fact, width),
            (Type::Ptr(space), _) => pointed_to(kernel, name, space, whole.span, (pointee, place)),
            (ty, _) => {
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
                    place,
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
fn launch_value(kernel: &mut Kernel, fact: LaunchFact, width: u32) -> ValueId {
    let mut insts = Vec::new();
    let mut push = |inst: Inst, ty: Type| {
        let (id, value) = kernel.define(inst, ty, None);
        insts.push(id);
        value
    };
    let word = Type::Int(32);
    let value = match fact {
        LaunchFact::Geometry(query, dim) => push(Inst::Geometry { query, dim }, word),
        LaunchFact::GlobalSize(dim) => {
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
        LaunchFact::Zero => {
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
fn pointed_to(
    kernel: &mut Kernel,
    name: String,
    space: AddressSpace,
    span: Option<SpanId>,
    target: (Option<Pointee>, Option<ParamPlace>),
) -> ValueId {
    let object = kernel
        .objects
        .push(Object::of_pointer(name, space, false, target, span));
    kernel.values.push(Value {
        ty: Type::Ptr(space),
        def: ValueDef::Address(object),
        name: None,
    })
}
