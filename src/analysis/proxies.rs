//! Accesses of the async proxy, those of `wgmma` and of copies in bulk, that no proxy fence orders with
//! what threads wrote before.
//!
//! A write by other means is seen by the async proxy once its thread has made a proxy fence behind
//! it, before what orders the two (PTX ISA, "Async proxy"). So all paths from a write to such an
//! access have to pass a fence before the first barrier, or a fence and then a barrier at which
//! all threads are: threads that wait there together are at the same instruction, and
//! a path of the one up to it with one of the other behind it is a path. At all other operations
//! that order threads these may be at different instructions: what one of them publishes
//! without a fence is behind each of them.
//!
//! What a thread copies (`cp.async`) is written when it has waited, and not by its own hand: a fence
//! behind that wait counts on either side of the barrier, as Triton puts it.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::analysis::partial_atomics::place as place_of;
use crate::analysis::points_to::{BARRIER_OBJECT_BYTES, PointsTo};
use crate::kir::{
    Access, AddressSpace, BarrierKind, BlockId, Inst, InstId, Kernel, ObjectId, ObjectOp, Proxied,
    Queue, ValueId,
};

/// An access that is not shown to be ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unordered {
    pub access: InstId,
    /// What may have been written to there, and by which instruction.
    pub object: ObjectId,
    pub write: InstId,
}

/// The first write for each access of the async proxy.
pub fn unordered_accesses(kernel: &Kernel) -> Vec<Unordered> {
    let accesses: Vec<(InstId, ValueId)> = instructions(kernel)
        .flat_map(|id| proxied(&kernel.insts[id].inst).map(move |ptr| (id, ptr)))
        .collect();
    if accesses.is_empty() {
        return Vec::new();
    }
    let points_to = PointsTo::new(kernel);
    // Engines do not prove what has accesses whose target is not known.
    let of_pointer = |ptr| points_to.targets(ptr).cloned().unwrap_or_default();
    let mut unordered: Vec<Unordered> = Vec::new();
    for write in instructions(kernel) {
        let Some((ptr, kind)) = written(&kernel.insts[write].inst) else {
            continue;
        };
        let objects = of_pointer(ptr);
        let is_local = |&object: &ObjectId| kernel.objects[object].space == AddressSpace::Private;
        if objects.iter().all(is_local) {
            continue;
        }
        let reached = Walk::from(kernel, write, kind, &objects);
        let own = place(kernel, write, ptr);
        for &(access, ptr) in &accesses {
            let other = place(kernel, access, ptr);
            let apart =
                matches!((&own, other), (Some(a), Some(b)) if a.start >= b.end || b.start >= a.end);
            if apart {
                continue;
            }
            let targets = of_pointer(ptr);
            let common = targets.intersection(&objects).next();
            let is_new = unordered.iter().all(|known| known.access != access);
            if let (Some(&object), true, true) = (common, is_new, reached.contains(&access)) {
                unordered.push(Unordered {
                    access,
                    object,
                    write,
                });
            }
        }
    }
    unordered
}

/// The products that a thread may come to without a `wgmma.fence` since it began, or last waited for
/// products.
pub fn unordered_products(kernel: &Kernel) -> BTreeSet<InstId> {
    let mut work = vec![(kernel.entry, false)];
    let (mut seen, mut unordered) = (BTreeSet::new(), BTreeSet::new());
    while let Some((block, is_fenced)) = work.pop() {
        if !seen.insert((block, is_fenced)) {
            continue;
        }
        let mut is_fenced = is_fenced;
        for &id in &kernel.blocks[block].insts {
            match kernel.insts[id].inst {
                Inst::ProxyFence {
                    orders: Proxied::Registers,
                } => is_fenced = true,
                Inst::CopyWait {
                    queue: Queue::Products,
                    ..
                } => is_fenced = false,
                Inst::ThreadCopy { to: None, .. } if !is_fenced => {
                    unordered.insert(id);
                }
                _ => {}
            }
        }
        let next = kernel.blocks[block].terminator.successors();
        work.extend(next.into_iter().map(|block| (block, is_fenced)));
    }
    unordered
}

fn instructions(kernel: &Kernel) -> impl Iterator<Item = InstId> {
    kernel
        .blocks
        .values()
        .flat_map(|block| block.insts.iter().copied())
}

/// The bytes of its array that a barrier object, a copy or an operand is in, where they are literals.
fn place(kernel: &Kernel, inst: InstId, ptr: ValueId) -> Option<Range<i64>> {
    let bytes = match &kernel.insts[inst].inst {
        Inst::BarrierObject { .. } => BARRIER_OBJECT_BYTES as i64,
        Inst::BoundCopy { bytes, .. } => kernel.literal(*bytes)?.try_into().ok()?,
        Inst::ThreadCopy { bytes, .. } => i64::from(*bytes),
        _ => return None,
    };
    let place = place_of(kernel, ptr).filter(|place| place.unit == 0)?;
    Some(place.offset..place.offset.checked_add(bytes)?)
}

/// The pointers through which the async proxy accesses memory.
fn proxied(inst: &Inst) -> impl Iterator<Item = ValueId> + use<> {
    let pointers = match *inst {
        Inst::ThreadCopy { to: None, from, .. } => [Some(from), None],
        Inst::ThreadCopy {
            to,
            from,
            bulk: true,
            ..
        } => [Some(from), to],
        Inst::BoundCopy {
            to,
            from,
            counted: true,
            ..
        } => [Some(from), Some(to)],
        _ => [None, None],
    };
    pointers.into_iter().flatten()
}

/// How memory is written by other means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// When the instruction runs.
    Now,
    /// When the thread has waited for the copy.
    Copied,
    /// When the instruction runs; what was a barrier object is memory again. Only threads that use such
    /// objects together (`analysis::together`) put it to other uses, and come to all operations on
    /// objects in one order: these publish nothing to threads that are elsewhere.
    GivenUp,
}

fn written(inst: &Inst) -> Option<(ValueId, Kind)> {
    match *inst {
        Inst::Store { ptr, .. } | Inst::AtomicRmw { ptr, .. } | Inst::CmpXchg { ptr, .. } => {
            Some((ptr, Kind::Now))
        }
        Inst::BarrierObject {
            op: ObjectOp::Invalidate,
            ptr,
            ..
        } => Some((ptr, Kind::GivenUp)),
        Inst::MemCopy { to, .. } | Inst::MemSet { to, .. } => Some((to, Kind::Now)),
        Inst::ThreadCopy {
            to: Some(to),
            bulk: false,
            ..
        }
        | Inst::AsyncCopy { to, .. }
        | Inst::BoundCopy {
            to, counted: false, ..
        } => Some((to, Kind::Copied)),
        _ => None,
    }
}

/// What has come behind a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum State {
    Written,
    /// Another thread may know of it.
    Published,
    /// A fence, but after that.
    FencedLate,
    /// A fence, of a copy that may not have been waited for.
    Fenced,
}

/// The paths from a write.
struct Walk<'a> {
    kernel: &'a Kernel,
    kind: Kind,
    spaces: BTreeSet<AddressSpace>,
    work: Vec<(BlockId, usize, State)>,
    /// Another thread that is at any operation which orders threads may know of the write.
    is_everywhere: bool,
}

impl Walk<'_> {
    /// The accesses of the async proxy that they reach without the fences that it takes.
    fn from(
        kernel: &Kernel,
        write: InstId,
        kind: Kind,
        objects: &BTreeSet<ObjectId>,
    ) -> BTreeSet<InstId> {
        let mut walk = Walk {
            kernel,
            kind,
            spaces: objects
                .iter()
                .map(|&object| kernel.objects[object].space)
                .collect(),
            work: Vec::new(),
            is_everywhere: false,
        };
        walk.begin_behind(State::Written, |id, _| id == write);
        let (mut seen, mut reached) = (BTreeSet::new(), BTreeSet::new());
        while let Some(place) = walk.work.pop() {
            if seen.insert(place) {
                walk.follow(place, &mut reached);
            }
        }
        reached
    }

    fn begin_behind(&mut self, state: State, is_meant: impl Fn(InstId, &Inst) -> bool) {
        for (block, data) in &self.kernel.blocks {
            for (at, &id) in data.insts.iter().enumerate() {
                if is_meant(id, &self.kernel.insts[id].inst) {
                    self.work.push((block, at + 1, state));
                }
            }
        }
    }

    fn follow(
        &mut self,
        (block, at, state): (BlockId, usize, State),
        reached: &mut BTreeSet<InstId>,
    ) {
        let mut state = state;
        for &id in &self.kernel.blocks[block].insts[at..] {
            let inst = &self.kernel.insts[id].inst;
            if state != State::Fenced && proxied(inst).next().is_some() {
                reached.insert(id);
            }
            if state != State::Fenced && self.publishes(inst) && !self.is_everywhere {
                self.is_everywhere = true;
                self.begin_behind(State::Published, |_, inst| may_learn(inst));
            }
            match self.after(state, inst) {
                Some(next) => state = next,
                None => return,
            }
        }
        let next = self.kernel.blocks[block].terminator.successors();
        self.work
            .extend(next.into_iter().map(|block| (block, 0, state)));
    }

    /// Does it tell threads of the write that are elsewhere?
    fn publishes(&self, inst: &Inst) -> bool {
        let is_object = matches!(inst, Inst::BarrierObject { .. } | Inst::BoundCopy { .. });
        may_publish(inst) && !(self.kind == Kind::GivenUp && is_object)
    }

    /// None where what comes behind the instruction sees the write.
    fn after(&self, state: State, inst: &Inst) -> Option<State> {
        let fences = matches!(inst, Inst::ProxyFence { orders } if self.is_ordered_by(*orders));
        let waits = matches!(
            inst,
            Inst::CopyWait {
                queue: Queue::Copies,
                ..
            } | Inst::AsyncWait { .. }
        ) || is_wait_for_object(inst);
        Some(match (state, self.kind) {
            (_, Kind::Copied) if fences => State::Fenced,
            (State::Fenced, Kind::Copied) if waits => State::Written,
            (State::Written, Kind::Now | Kind::GivenUp) if fences => return None,
            (State::Published, Kind::Now | Kind::GivenUp) if fences => State::FencedLate,
            (State::FencedLate, _) if is_for_all(inst) => return None,
            (State::Written, _) if is_for_all(inst) || may_publish(inst) => State::Published,
            (state, _) => state,
        })
    }

    fn is_ordered_by(&self, orders: Proxied) -> bool {
        let all = |space| self.spaces.iter().all(|&one| one == space);
        match orders {
            Proxied::Memory => true,
            Proxied::Shared => all(AddressSpace::Shared),
            Proxied::Global => all(AddressSpace::Global),
            Proxied::Registers => false,
        }
    }
}

/// A barrier at which all threads are at one instruction.
fn is_for_all(inst: &Inst) -> bool {
    match inst {
        Inst::Barrier { kind, .. } => matches!(
            kind,
            BarrierKind::Block | BarrierKind::Grid | BarrierKind::Cluster
        ),
        Inst::BarrierReduce { .. } => true,
        _ => false,
    }
}

/// May threads that are elsewhere learn by it what its thread did?
fn may_publish(inst: &Inst) -> bool {
    match inst {
        Inst::BarrierObject { op, .. } => matches!(op, ObjectOp::Arrive | ObjectOp::ArriveDrop),
        Inst::BoundCopy { .. } => true,
        Inst::Barrier {
            kind: BarrierKind::Arrive { .. },
            ..
        } => true,
        _ => orders_both_ways(inst),
    }
}

/// May its thread learn by it what others did that are elsewhere?
fn may_learn(inst: &Inst) -> bool {
    is_wait_for_object(inst) || orders_both_ways(inst)
}

fn is_wait_for_object(inst: &Inst) -> bool {
    let Inst::BarrierObject { op, .. } = inst else {
        return false;
    };
    matches!(
        op,
        ObjectOp::Wait | ObjectOp::WaitParity | ObjectOp::TryWait | ObjectOp::TryWaitParity
    )
}

fn orders_both_ways(inst: &Inst) -> bool {
    let by_value = |access: &Access| access.atomic.is_some() || access.volatile;
    match inst {
        Inst::Barrier { kind, .. } => {
            matches!(kind, BarrierKind::Named { .. } | BarrierKind::Warp { .. })
        }
        Inst::AtomicRmw { .. } | Inst::CmpXchg { .. } | Inst::Fence { .. } => true,
        Inst::Load { access, .. } | Inst::Store { access, .. } => by_value(access),
        _ => false,
    }
}
