//! The accesses of a kernel that races are looked for among, and the objects that they decide.

use std::collections::{BTreeMap, BTreeSet};

use super::unknown::Unknown;
use crate::analysis::cfg::Cfg;
use crate::analysis::points_to::PointsTo;
use crate::analysis::replicas::{Bits, Replicas};
use crate::kir::{
    AddressSpace, BlockId, Inst, InstData, InstId, Kernel, Memory, ObjectId, ObjectKind, Queue,
    Scope, ValueId,
};

/// One access of an instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub inst: InstId,
    pub block: BlockId,
    pub ptr: ValueId,
    pub length: Length,
    pub writes: bool,
    /// Where the thread waits for it, if it is made at any time until then.
    pub queue: Option<Queue>,
    /// Of an atomic access.
    pub scope: Option<Scope>,
    /// Whether it is made is known.
    pub certain: bool,
    /// Bits of the thread's number that the value that it writes does not depend on.
    pub replicated: Bits,
}

/// How many bytes are accessed.
#[derive(Clone, Copy, Debug)]
pub(super) enum Length {
    Bytes(u64),
    Value(ValueId),
}

/// What is done with memory, as threads see it that a scope includes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    Read,
    Write,
    AtomicRead,
    Atomic,
}

/// The accesses of a kernel, and what is known of the objects that they go to.
pub(super) struct Accesses {
    pub all: Vec<Access>,
    /// Objects that threads may race on, which are accessed at known places alone.
    pub decidable: BTreeSet<ObjectId>,
    /// The others that threads may race on.
    pub open: BTreeSet<ObjectId>,
}

impl Accesses {
    /// None where an access goes nobody knows where, or how far.
    pub(super) fn new(
        kernel: &Kernel,
        cfg: &Cfg,
        points_to: &PointsTo,
        unknown: &Unknown,
        replicas: &Replicas,
    ) -> Option<Accesses> {
        let mut all = Vec::new();
        let mut open = BTreeSet::new();
        for &block in &cfg.reverse_postorder {
            for &inst in &kernel.blocks[block].insts {
                let data = &kernel.insts[inst];
                for (ptr, effect) in data.inst.accessed() {
                    if is_ghost(&data.inst) {
                        continue;
                    }
                    let length = length(kernel, data)?;
                    let place = [Some(ptr), length.value()];
                    let is_known = !place
                        .into_iter()
                        .flatten()
                        .any(|v| unknown.at(cfg, v, block));
                    if !is_known {
                        open.extend(points_to.targets(ptr)?);
                    }
                    all.push(Access {
                        inst,
                        block,
                        ptr,
                        length,
                        writes: effect.writes,
                        queue: data.inst.queue(effect.writes),
                        scope: scope(&data.inst),
                        certain: !unknown.block(block),
                        replicated: match data.inst {
                            Inst::Store { value, access, .. } if access.atomic.is_none() => {
                                replicas.bits(value)
                            }
                            _ => 0,
                        },
                    });
                }
            }
        }
        open.extend(accessed_in_pieces(points_to, &all));
        let raced: BTreeSet<ObjectId> = kernel
            .objects
            .keys()
            .filter(|&object| is_shared(kernel, object) && points_to.written(object))
            .collect();
        let not_followed = |&object: &ObjectId| {
            let is_array = kernel.objects[object].kind != ObjectKind::Pointees;
            open.contains(&object) || !is_array || kernel.memory(object) == Memory::Images
        };
        let (open, decidable) = raced.into_iter().partition(not_followed);
        Some(Accesses {
            all,
            decidable,
            open,
        })
    }
}

impl Length {
    pub(super) fn value(self) -> Option<ValueId> {
        match self {
            Length::Bytes(_) => None,
            Length::Value(value) => Some(value),
        }
    }
}

impl Kind {
    pub(super) const ALL: [Kind; 4] = [Kind::Read, Kind::Write, Kind::AtomicRead, Kind::Atomic];
    pub(super) const COUNT: usize = Kind::ALL.len();

    /// May two accesses of these kinds race?
    pub(super) fn races_with(self, other: Kind) -> bool {
        use Kind::{Atomic, AtomicRead, Read, Write};
        match (self, other) {
            (Write, _) | (_, Write) => true,
            (Read, Atomic) | (Atomic, Read) => true,
            (Read | AtomicRead, Read | AtomicRead) => false,
            (Atomic | AtomicRead, Atomic | AtomicRead) => false,
        }
    }
}

impl Access {
    /// What the access is to threads that are so far apart: where its scope does not include
    /// both, it is not atomic.
    pub(super) fn kind(&self, apart: Scope) -> Kind {
        match (self.scope.is_some_and(|scope| scope >= apart), self.writes) {
            (true, true) => Kind::Atomic,
            (true, false) => Kind::AtomicRead,
            (false, true) => Kind::Write,
            (false, false) => Kind::Read,
        }
    }
}

/// Objects that atomic accesses of several lengths go to.
fn accessed_in_pieces(points_to: &PointsTo, accesses: &[Access]) -> BTreeSet<ObjectId> {
    let mut lengths: BTreeMap<ObjectId, u64> = BTreeMap::new();
    let mut several = BTreeSet::new();
    for access in accesses.iter().filter(|access| access.scope.is_some()) {
        let Length::Bytes(bytes) = access.length else {
            continue;
        };
        for &object in points_to.targets(access.ptr).into_iter().flatten() {
            if *lengths.entry(object).or_insert(bytes) != bytes {
                several.insert(object);
            }
        }
    }
    several
}

fn is_shared(kernel: &Kernel, object: ObjectId) -> bool {
    let object = &kernel.objects[object];
    let is_private = matches!(object.kind, ObjectKind::Private | ObjectKind::PrivateParam)
        || object.space == AddressSpace::Private;
    !is_private && !object.constant
}

/// Reads of annotations are no accesses.
fn is_ghost(inst: &Inst) -> bool {
    matches!(inst, Inst::Load { access, .. } if access.ghost)
}

fn scope(inst: &Inst) -> Option<Scope> {
    match inst {
        Inst::Load { access, .. } | Inst::Store { access, .. } => access.atomic.map(|a| a.scope),
        Inst::AtomicRmw { atomic, .. } => Some(atomic.scope),
        Inst::CmpXchg { success, .. } => Some(success.scope),
        _ => None,
    }
}

fn length(kernel: &Kernel, data: &InstData) -> Option<Length> {
    let of = |value: ValueId| Length::Bytes(kernel.values[value].ty.bytes());
    match &data.inst {
        Inst::Load { .. } => data.result.map(of),
        Inst::Store { value, .. } | Inst::AtomicRmw { value, .. } => Some(of(*value)),
        Inst::CmpXchg { expected, .. } => Some(of(*expected)),
        Inst::MemCopy { bytes, .. } | Inst::MemSet { bytes, .. } => Some(Length::Value(*bytes)),
        Inst::ThreadCopy { bytes, .. } => Some(Length::Bytes(u64::from(*bytes))),
        _ => None,
    }
}
