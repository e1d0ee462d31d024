//! The kernel IR: typed SSA over scalars, calls inlined, with source spans.
//!
//! Everything after `llvm` works on this plain data. Vectors and first-class
//! aggregates do not exist here: the importer splits them into scalars, so a
//! 16-byte vector store is four 4-byte stores with one span.
//!
//! `print` gives the text form and `parse` reads it back, `verify` checks the rules that every pass may
//! rely on.

pub mod assume;
mod construct;
pub mod contents;
pub(crate) mod inst;
pub(crate) mod int;
pub mod launch;
mod names;
pub mod parse;
pub mod print;
pub(crate) mod pure;
pub(crate) mod span;
pub(crate) mod types;
pub mod verify;
mod walk;
pub(crate) mod warp;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use cranelift_entity::{PrimaryMap, entity_impl};

pub use construct::{CODES, Construct};
pub use inst::*;
pub use span::{Span, SpanId, Spans};
pub use types::{AddressSpace, FloatKind, Type};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlockId(u32);
entity_impl!(BlockId, "b");

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct InstId(u32);
entity_impl!(InstId, "i");

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ValueId(u32);
entity_impl!(ValueId, "v");

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ObjectId(u32);
entity_impl!(ObjectId, "o");

/// The kernels of one input file.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// Whether signed overflow is undefined in the source language, so that
    /// the `nsw` flag says what the programmer promised. False for LLVM IR
    /// input, where an optimiser may have moved the operation.
    pub source_overflow_rules: bool,
    /// Kernels in source order.
    pub kernels: Vec<Kernel>,
    /// Functions that run once on their own when a grid has ended, on the memory that it
    /// leaves: `__final` of the prelude.
    pub finals: Vec<Kernel>,
    pub spans: Spans,
    /// What compiling the file took for granted, in the report's words.
    pub assumptions: Vec<String>,
}

/// The functions of a program of threads.
#[derive(Clone, Debug)]
pub struct Functions {
    /// `main`, and then those that threads may start in: number `i` has the address
    /// [`function_address`]`(i)`.
    pub starts: Vec<Kernel>,
    pub spans: Spans,
}

/// The address that a function has as a value: no object lies there.
pub fn function_address(number: u32) -> u64 {
    FUNCTIONS + u64::from(number) * 16
}

/// The function at an address.
pub fn function_at(address: u64) -> Option<u32> {
    let offset = address.checked_sub(FUNCTIONS)?;
    (offset % 16 == 0).then(|| u32::try_from(offset / 16).ok())?
}

const FUNCTIONS: u64 = 1 << 20;

/// Of a kernel that lets what depends on it start before it ends ("griddepcontrol", PTX ISA): what it
/// leaves in memory may not be there yet.
pub const EARLY_DEPENDENTS: &str =
    "launches that start before this one ends (`griddepcontrol`) are not compared with it";

/// The name of arbitrary values that tell one of several elements, each of which is accessed.
pub const ANY_ELEMENT: &str = "any element";

/// One kernel with all calls inlined.
#[derive(Clone, Debug, PartialEq)]
pub struct Kernel {
    /// The name in the source (demangled, without parameters but for those of overloads).
    pub name: String,
    /// The symbol in the object file.
    pub symbol: String,
    pub span: Option<SpanId>,
    /// Scalar parameters; pointer parameters are objects. A struct passed by
    /// value gives one entry per leaf that is used, named `s.field` or `s+offset`.
    pub params: Vec<Param>,
    /// The parameters of the source, in order.
    pub arguments: Vec<Argument>,
    /// The memory that the kernel can name.
    pub objects: PrimaryMap<ObjectId, Object>,
    pub values: PrimaryMap<ValueId, Value>,
    pub insts: PrimaryMap<InstId, InstData>,
    pub blocks: PrimaryMap<BlockId, Block>,
    pub entry: BlockId,
    /// `reqd_work_group_size` or HIP's and CUDA's equivalents.
    pub required_block: Option<[u32; 3]>,
    /// `__launch_bounds__`: the largest number of threads in a block.
    pub max_threads: Option<u32>,
    /// Threads of a warp, a power of two: they follow each other in the block. None where
    /// the implementation decides which threads make a warp (OpenCL's sub-groups).
    pub warp_size: Option<u32>,
    /// What orders accesses of its threads.
    pub memory_model: MemoryModel,
    /// Functions without a body that were taken to have no effect (see
    /// `llvm::ImportOptions`), by their names in the source.
    pub pure_externals: Vec<String>,
    /// What the source says of the elements of arrays, as `--assume` takes it.
    pub stated: Vec<String>,
    /// What the models of library functions take for granted, in the report's words;
    /// `EARLY_DEPENDENTS` among them.
    pub granted: Vec<String>,
    /// Images and surfaces: a place in them is made of coordinates, and says nothing of
    /// their size.
    pub images: BTreeSet<ObjectId>,
    /// What is known of the private copies of structs, for `transform::structs`, which
    /// takes them apart and leaves none here.
    pub structs: BTreeMap<ObjectId, Struct>,
}

impl Kernel {
    /// A kernel without a name and without blocks.
    pub(crate) fn empty() -> Kernel {
        Kernel {
            name: String::new(),
            symbol: String::new(),
            span: None,
            params: Vec::new(),
            arguments: Vec::new(),
            objects: PrimaryMap::new(),
            values: PrimaryMap::new(),
            insts: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
            entry: BlockId(0),
            required_block: None,
            max_threads: None,
            warp_size: Some(32),
            memory_model: MemoryModel::ScopedRc11,
            pure_externals: Vec::new(),
            stated: Vec::new(),
            granted: Vec::new(),
            images: BTreeSet::new(),
            structs: BTreeMap::new(),
        }
    }

    /// The bits of a constant.
    pub fn literal(&self, value: ValueId) -> Option<u128> {
        match self.values[value].def {
            ValueDef::Const(bits) => Some(bits),
            _ => None,
        }
    }

    /// A constant of these bits.
    pub fn constant(&mut self, ty: Type, bits: u128) -> ValueId {
        self.values.push(Value {
            ty,
            def: ValueDef::Const(bits),
            name: None,
        })
    }

    /// An instruction, which is in no block yet, and its result.
    pub fn define(&mut self, inst: Inst, ty: Type, span: Option<SpanId>) -> (InstId, ValueId) {
        let result = None;
        let id = self.insts.push(InstData { inst, result, span });
        let value = self.values.push(Value {
            ty,
            def: ValueDef::Inst(id),
            name: None,
        });
        self.insts[id].result = Some(value);
        (id, value)
    }

    /// Does the source state what has to hold?
    pub fn states_claims(&self) -> bool {
        use AnnotationKind::{Assume, Axiom, Requires, RequiresFreshArray};
        self.insts.values().any(|data| match data.inst {
            Inst::Annotation { kind, .. } => {
                !matches!(kind, Assume | Axiom | Requires | RequiresFreshArray)
            }
            _ => false,
        })
    }

    /// Threads of a warp; where the implementation decides, as many as most have.
    pub fn usual_warp_size(&self) -> u32 {
        self.warp_size.unwrap_or(32)
    }

    /// Where the object lies, as fences tell memory apart.
    pub fn memory(&self, object: ObjectId) -> Memory {
        match self.objects[object].space {
            AddressSpace::Shared => Memory::Shared,
            _ if self.images.contains(&object) => Memory::Images,
            _ => Memory::Global,
        }
    }

    /// Is the kernel's global memory ordered? None where its images may be and the rest is not,
    /// or the other way round.
    pub fn global_ordered(&self, fences: Fences) -> Option<bool> {
        let alike = self.images.is_empty() || fences.global == fences.images;
        alike.then_some(fences.global)
    }

    /// Is all memory ordered that the kernel has?
    pub fn all_ordered(&self, fences: Fences) -> bool {
        let mut objects = self.objects.values();
        let shared = objects.any(|object| object.space == AddressSpace::Shared);
        (fences.shared || !shared) && self.global_ordered(fences) == Some(true)
    }

    /// Where the instruction stands.
    pub fn block_of(&self, inst: InstId) -> Option<BlockId> {
        let mut blocks = self.blocks.iter();
        let home = blocks.find(|(_, block)| block.insts.contains(&inst));
        home.map(|(id, _)| id)
    }

    /// The bytes, counted from the object's address, that it can have where no array has
    /// more than `most`. A pointer that is passed may point into an array; that of a
    /// variable is its start. None where places say nothing of sizes.
    pub fn reach(&self, object: ObjectId, most: u64) -> Option<Range<i64>> {
        let most = most.min(1 << 62) as i64;
        let Object { kind, space, .. } = self.objects[object];
        let starts = kind == ObjectKind::Global || space == AddressSpace::Shared;
        let known = matches!(kind, ObjectKind::Global | ObjectKind::Param { .. });
        let known = known && !self.images.contains(&object);
        known.then_some(if starts { 0 } else { -most }..most)
    }
}

/// Which accesses of several threads are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryModel {
    /// Those that happen before each other in scoped RC11 ("GPUMC", Fig. 3).
    ScopedRc11,
    /// By PTX, also an atomic access before whatever follows one that observes it, by way of
    /// updates ("PTX ISA", memory consistency model, causality order).
    Ptx,
}

/// A scalar kernel parameter, the same for all threads.
#[derive(Clone, Debug, PartialEq)]
pub struct Param {
    pub name: String,
    /// The source type is an unsigned integer, by debug information.
    pub unsigned: bool,
    pub value: ValueId,
    /// Where it lies among the parameters of the source.
    pub place: Option<ParamPlace>,
}

/// A parameter of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Its size; none where that is not known.
    pub bytes: Option<u64>,
    /// It is one pointer, and no struct with a pointer in it.
    pub is_pointer: bool,
}

/// A part of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ParamPlace {
    /// Index into [`Kernel::arguments`].
    pub param: usize,
    /// Bytes from its start.
    pub offset: u64,
}

/// A struct that the host or the runtime fills in before the kernel starts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Struct {
    /// Index into [`Kernel::arguments`]; none for memory of the runtime.
    pub param: Option<usize>,
    /// The scalars that the source names, by offset.
    pub fields: BTreeMap<u64, Field>,
    /// Integers that the launch decides, by offset and size in bytes.
    pub facts: BTreeMap<(u64, u64), LaunchFact>,
}

/// What the source says about a scalar in a struct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its place, such as `.x[2]`.
    pub path: String,
    pub unsigned: bool,
    /// What it points to, where it is a pointer.
    pub pointee: Option<Pointee>,
}

/// What an integer says of the launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaunchFact {
    Geometry(Geometry, u8),
    /// Threads in a dimension of the grid.
    GlobalSize(u8),
    /// Blocks are never partial.
    Zero,
}

/// What a pointer points to by its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pointee {
    pub bytes: u64,
    /// Of an integer whether it has no sign.
    pub unsigned: Option<bool>,
}

/// A piece of memory that is disjoint from all other objects.
#[derive(Clone, Debug, PartialEq)]
pub struct Object {
    pub name: String,
    pub kind: ObjectKind,
    pub space: AddressSpace,
    /// Size in bytes where known; arrays behind pointer parameters and
    /// `extern __shared__` arrays have none.
    pub size: Option<u64>,
    /// What a pointer parameter points to by its type, where that is known.
    pub pointee: Option<Pointee>,
    /// What it holds when the program begins, where that is known and free of addresses.
    pub initial: Option<Initial>,
    /// The initial value holds addresses.
    pub names_objects: bool,
    /// Never written by any kernel by the rules of the language.
    pub constant: bool,
    pub span: Option<SpanId>,
}

impl Object {
    /// The array behind a pointer that is passed to the kernel.
    pub(crate) fn of_pointer(
        name: String,
        space: AddressSpace,
        restrict: bool,
        (pointee, place): (Option<Pointee>, Option<ParamPlace>),
        span: Option<SpanId>,
    ) -> Object {
        Object {
            name,
            kind: ObjectKind::Param { restrict, place },
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
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Initial {
    /// Zeros follow.
    pub bytes: Vec<u8>,
    /// The symbol by which the host may copy something else there before a launch, or
    /// [`ANYHOW`](Initial::ANYHOW).
    pub set_as: Option<String>,
}

impl Initial {
    /// In place of a symbol, where the host may find the address elsewhere, too.
    pub const ANYHOW: &str = "?";
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectKind {
    /// The array behind a pointer parameter (or behind a pointer in a struct
    /// parameter). `restrict` says that the source promises no alias, `place` where the
    /// pointer lies among the parameters of the source.
    Param {
        restrict: bool,
        place: Option<ParamPlace>,
    },
    /// A `__device__`, `__constant__`, `__shared__` or `__local` variable.
    Global,
    /// A local variable of a thread.
    Private,
    /// All arrays behind the pointers that lie in another object.
    Pointees,
    /// The private copy of a struct passed by value: contents are arbitrary but
    /// the same for all threads at the start.
    PrivateParam,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Value {
    pub ty: Type,
    pub def: ValueDef,
    /// The source variable or LLVM name, for reports.
    pub name: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ValueDef {
    /// Index into `Kernel::params`.
    Param(u32),
    /// An integer constant; bits above the width are zero. A float constant is
    /// its bit pattern.
    Const(u128),
    /// The null pointer.
    Null,
    /// LLVM's undef and poison: an arbitrary value, possibly different at each
    /// use and in each thread.
    Undef,
    /// The address of an object's first byte.
    Address(ObjectId),
    Inst(InstId),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    pub name: String,
    /// Phis come first.
    pub insts: Vec<InstId>,
    pub terminator: Terminator,
    pub span: Option<SpanId>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Terminator {
    Jump(BlockId),
    Branch {
        cond: ValueId,
        then: BlockId,
        otherwise: BlockId,
    },
    Switch {
        value: ValueId,
        cases: Vec<(u128, BlockId)>,
        default: BlockId,
    },
    Return,
    /// Control never gets here; a path to it is undefined behaviour.
    Unreachable,
}

impl Terminator {
    /// The successors in the order they are written; one may occur twice.
    pub fn successors(&self) -> Vec<BlockId> {
        match self {
            Terminator::Jump(b) => vec![*b],
            Terminator::Branch {
                then, otherwise, ..
            } => vec![*then, *otherwise],
            Terminator::Switch { cases, default, .. } => {
                cases.iter().map(|(_, b)| *b).chain([*default]).collect()
            }
            Terminator::Return | Terminator::Unreachable => Vec::new(),
        }
    }
}
