//! Publication by flags: what a thread did before it stored a value in a flag, and what another
//! one does after it has read that value.
//!
//! All that touches the flags is atomic and reaches every thread that shares them; what is stored
//! are literals. Where a branch tells that a flag was read and holds a value that only some of the
//! stores write, and that zero is not, the value is from one of these stores, if the flag was zero
//! at the start: directly, or through operations that write back what they read, which go on with
//! the release sequence ("Repairing Sequential Consistency in C/C++11", §4; PTX ISA, "Memory
//! Consistency Model"). With a release before the store and an acquire behind the read the two
//! synchronise. A barrier passes on what others of the block have done before the release, and that
//! one of them has acquired. Who stores in which flag is for the engine to say.
//! Does not: know of volatile accesses, which are plain ones, of flags that a loop uses again, nor
//! of flags in shared memory, which holds anything at the start.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::cfg::Cfg;
use super::convergence::names_all;
use super::eval;
use super::locks::address::parts;
use super::locks::{Locks, is_barrier, is_plain, pointers, reaches};
use super::points_to::PointsTo;
use crate::kir::warp::Lanes;
use crate::kir::{
    BarrierKind, BlockId, Inst, InstId, Kernel, Memory, ObjectId, Ordering, RmwOp, Terminator,
    ValueId,
};

/// The publications of a kernel.
#[derive(Default)]
pub struct Flags(Vec<Publication>);

/// A read of a flag, and what it is ordered with.
pub struct Publication {
    /// The array of flags.
    pub flag: ObjectId,
    /// The address of the one that is read.
    pub address: ValueId,
    /// The stores that the read may have its value from, with their addresses.
    pub stores: Vec<(InstId, ValueId)>,
    /// What is accessed before each of these stores and never after it.
    pub before: BTreeMap<InstId, Extent>,
    /// What is accessed only after the read, with those who have read.
    pub after: BTreeMap<InstId, Reader>,
}

/// By whom something is done before a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// By the thread that stores.
    Thread,
    /// By all threads of its block.
    Block,
}

/// Who has read the flag before an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reader {
    /// The thread itself.
    Own,
    /// The threads of the block that go from a branch to this block.
    Other { branch: BlockId, entry: BlockId },
}

/// The objects that locks, flags, or barriers of some of the threads order accesses to: threads
/// that read a cell between the same barriers of all may find different values without a race.
pub fn guarded(kernel: &Kernel, cfg: &Cfg, points_to: &PointsTo) -> BTreeSet<ObjectId> {
    if cfg
        .insts(kernel)
        .any(|inst| is_of_some(kernel, &kernel.insts[inst].inst))
    {
        let objects = kernel.objects.keys();
        return objects
            .filter(|&object| points_to.written(object))
            .collect();
    }
    let mut guarded = Locks::new(kernel, cfg, points_to).guarded(kernel, points_to);
    guarded.extend(Flags::new(kernel, cfg, points_to).guarded(kernel, points_to));
    guarded
}

/// Is it a barrier that a part of the threads may wait at? All lanes of a warp come to theirs.
fn is_of_some(kernel: &Kernel, inst: &Inst) -> bool {
    match inst {
        Inst::BarrierObject { .. } => true,
        Inst::Barrier { kind, .. } => match *kind {
            BarrierKind::Named { .. } | BarrierKind::Arrive { .. } | BarrierKind::Cluster => true,
            BarrierKind::Warp { mask: Some(mask) } => !names_all(kernel, Lanes::Named(mask)),
            BarrierKind::Block | BarrierKind::Grid | BarrierKind::Warp { mask: None } => false,
        },
        _ => false,
    }
}

impl Flags {
    pub fn new(kernel: &Kernel, cfg: &Cfg, points_to: &PointsTo) -> Flags {
        let mut flags = Flags::default();
        let candidates: BTreeSet<ObjectId> = cfg
            .insts(kernel)
            .filter_map(|inst| match &kernel.insts[inst].inst {
                Inst::Store { ptr, access, .. } if access.atomic.is_some() => Some(*ptr),
                Inst::CmpXchg { ptr, .. } | Inst::AtomicRmw { ptr, .. } => Some(*ptr),
                _ => None,
            })
            .filter_map(|ptr| points_to.targets(ptr)?.first().copied())
            .collect();
        for flag in candidates {
            if let Some(protocol) = Protocol::new(kernel, cfg, points_to, flag) {
                flags.0.extend(protocol.publications());
            }
        }
        flags
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Publication> {
        self.0.iter()
    }

    /// What other threads may change between two barriers without a race.
    pub fn guarded(&self, kernel: &Kernel, points_to: &PointsTo) -> BTreeSet<ObjectId> {
        let objects = |access: &InstId| {
            let accessed = kernel.insts[*access].inst.accessed();
            let targets = accessed
                .into_iter()
                .filter_map(|(ptr, _)| points_to.targets(ptr));
            targets.flatten().copied().collect::<Vec<_>>()
        };
        let mut guarded = BTreeSet::new();
        for publication in &self.0 {
            let before: BTreeSet<_> = publication.before.keys().flat_map(objects).collect();
            let after: BTreeSet<_> = publication.after.keys().flat_map(objects).collect();
            guarded.extend(before.intersection(&after).copied());
        }
        guarded
    }
}

/// What is done to the flags of one array.
struct Protocol<'a> {
    kernel: &'a Kernel,
    cfg: &'a Cfg,
    flag: ObjectId,
    /// The literals that are stored, with their addresses.
    stores: BTreeMap<InstId, (u128, ValueId)>,
    reads: BTreeMap<InstId, ValueId>,
}

impl<'a> Protocol<'a> {
    /// None where anything else is done to the array.
    fn new(
        kernel: &'a Kernel,
        cfg: &'a Cfg,
        points_to: &PointsTo,
        flag: ObjectId,
    ) -> Option<Protocol<'a>> {
        let mut protocol = Protocol {
            kernel,
            cfg,
            flag,
            stores: BTreeMap::new(),
            reads: BTreeMap::new(),
        };
        let object = &kernel.objects[flag];
        let initial = object.initial.as_ref();
        let set = initial.is_some_and(|initial| initial.bytes.iter().any(|byte| *byte != 0));
        let fits = kernel.memory(flag) == Memory::Global && !set && !object.names_objects;
        fits.then_some(())?;
        let mut widths = BTreeSet::new();
        for inst in cfg.insts(kernel) {
            for ptr in pointers(&kernel.insts[inst].inst) {
                let targets = points_to.targets(ptr)?;
                if targets.contains(&flag) {
                    (targets.len() == 1).then_some(())?;
                    widths.insert(protocol.add(inst)?);
                }
            }
        }
        (widths.len() == 1).then_some(protocol)
    }

    /// Notes what the instruction does to a flag; gives its width in bits.
    fn add(&mut self, inst: InstId) -> Option<u32> {
        let kernel = self.kernel;
        let literal = |value| kernel.literal(value);
        let bits = |value: ValueId| kernel.values[value].ty.bits();
        let (atomic, ptr, width, stored, reads) = match kernel.insts[inst].inst {
            Inst::Load { ptr, access } => {
                let width = bits(kernel.insts[inst].result?);
                (access.atomic?, ptr, width, None, true)
            }
            Inst::Store { ptr, value, access } => {
                let stored = Some(literal(value)?);
                (access.atomic?, ptr, bits(value), stored, false)
            }
            Inst::AtomicRmw {
                op,
                ptr,
                value,
                atomic,
            } => {
                let operand = literal(value)?;
                let stored = match op {
                    RmwOp::Exchange => Some(operand),
                    RmwOp::Add | RmwOp::Sub | RmwOp::Or | RmwOp::Xor if operand == 0 => None,
                    _ => return None,
                };
                (atomic, ptr, bits(value), stored, true)
            }
            Inst::CmpXchg {
                ptr,
                expected,
                desired,
                success,
                ..
            } => {
                let stored = literal(desired)?;
                let changes = literal(expected)? != stored;
                (success, ptr, bits(desired), changes.then_some(stored), true)
            }
            _ => return None,
        };
        if let Some(stored) = stored {
            self.stores.insert(inst, (stored, ptr));
        }
        // A comparison that fails reads by an order of its own, which is left out.
        let fails_apart = matches!(kernel.insts[inst].inst, Inst::CmpXchg { .. });
        if reads && !(fails_apart && atomic.order.acquires()) {
            self.reads.insert(inst, ptr);
        }
        reaches(kernel, self.flag, atomic.scope).then_some(width)
    }

    fn publications(&self) -> Vec<Publication> {
        let mut found = Vec::new();
        for (&read, &address) in &self.reads {
            for (entry, stores) in self.tests(read) {
                let before = self.before(&stores);
                let after = self.after(read, entry);
                if !before.is_empty() && !after.is_empty() {
                    found.push(Publication {
                        flag: self.flag,
                        address,
                        stores: stores.iter().map(|s| (*s, self.stores[s].1)).collect(),
                        before,
                        after,
                    });
                }
            }
        }
        found
    }

    /// The blocks that are entered only where the read found what some stores write, and
    /// neither the others nor the start.
    fn tests(&self, read: InstId) -> Vec<(BlockId, Vec<InstId>)> {
        let written = self.stores.values().map(|(value, _)| *value);
        let found: BTreeMap<u128, _> = written
            .chain([0])
            .map(|found| {
                let of_read = |inst| (inst == read).then_some(found);
                (found, eval::results(self.kernel, self.cfg, of_read))
            })
            .collect();
        let mut tests = Vec::new();
        for &block in &self.cfg.reverse_postorder {
            let Terminator::Branch {
                cond,
                then,
                otherwise,
            } = self.kernel.blocks[block].terminator
            else {
                continue;
            };
            if then == otherwise || !parts(self.kernel, cond).contains(&read) {
                continue;
            }
            for (entry, side) in [(then, true), (otherwise, false)] {
                if self.cfg.predecessors[entry] != [block] {
                    continue;
                }
                let leads = |value: u128| {
                    let cond = self.kernel.literal(cond).or(found[&value][cond])?;
                    Some((cond & 1 == 1) == side)
                };
                let accepted: Option<Vec<InstId>> = (self.stores.iter())
                    .map(|(&store, (value, _))| Some((store, leads(*value)?)))
                    .filter_map(|known| match known {
                        Some((_, false)) => None,
                        other => Some(other.map(|(store, _)| store)),
                    })
                    .collect();
                match accepted {
                    Some(stores) if !stores.is_empty() && leads(0) == Some(false) => {
                        tests.push((entry, stores));
                    }
                    _ => {}
                }
            }
        }
        tests
    }

    /// What is done before each of the stores, and released by then.
    fn before(&self, stores: &[InstId]) -> BTreeMap<InstId, Extent> {
        let accesses = self.cfg.insts(self.kernel).filter(|&a| self.is_plain(a));
        let of_all = |points: &dyn Fn(InstId) -> Vec<InstId>, access: InstId| {
            (stores.iter()).all(|&s| points(s).iter().any(|&point| !self.leads(point, access)))
        };
        let releases = |store| self.releases(store);
        let barriers = |store| self.barriers_before(store);
        accesses
            .filter_map(|access| {
                if of_all(&barriers, access) {
                    return Some((access, Extent::Block));
                }
                of_all(&releases, access).then_some((access, Extent::Thread))
            })
            .collect()
    }

    /// Where a thread that comes to the store has released what it did before.
    fn releases(&self, store: InstId) -> Vec<InstId> {
        if self.order(store).is_some_and(Ordering::releases) {
            return vec![store];
        }
        let fences = self.cfg.insts(self.kernel);
        let fences = fences.filter(|&f| self.fence(f).is_some_and(Ordering::releases));
        fences.filter(|&f| self.precedes(f, store)).collect()
    }

    /// The barriers of the block before such places.
    fn barriers_before(&self, store: InstId) -> Vec<InstId> {
        let released = self.releases(store);
        let barriers = self.cfg.insts(self.kernel).filter(|&b| self.is_barrier(b));
        let before = |b: &InstId| released.iter().any(|&point| self.precedes(*b, point));
        barriers.filter(before).collect()
    }

    /// What is done only by threads that came to the block, where the read is told, and have
    /// acquired, or behind a barrier at which such threads have been.
    fn after(&self, read: InstId, entry: BlockId) -> BTreeMap<InstId, Reader> {
        let mut after = BTreeMap::new();
        let fences: Vec<InstId> = self
            .cfg
            .insts(self.kernel)
            .filter(|&f| self.fence(f).is_some_and(Ordering::acquires))
            .filter(|&f| self.cfg.dominates(entry, self.block(f)))
            .collect();
        let at_once = self.order(read).is_some_and(Ordering::acquires);
        let accesses: Vec<InstId> = self
            .cfg
            .insts(self.kernel)
            .filter(|&a| self.is_plain(a))
            .collect();
        for &access in &accesses {
            let within = at_once && self.cfg.dominates(entry, self.block(access));
            if within || fences.iter().any(|&f| self.precedes(f, access)) {
                after.insert(access, Reader::Own);
            }
        }
        let mut acquired: Vec<BlockId> = fences.iter().map(|&f| self.block(f)).collect();
        acquired.extend(at_once.then_some(entry));
        for (branch, first) in self.branches_around(entry) {
            for barrier in self.cfg.insts(self.kernel).filter(|&b| self.is_barrier(b)) {
                let at = self.block(barrier);
                let passed = acquired.iter().any(|&a| !self.avoids(first, a, at));
                if at == branch || !self.cfg.dominates(branch, at) || !passed {
                    continue;
                }
                for &access in accesses.iter().filter(|&&a| self.precedes(barrier, a)) {
                    let reader = Reader::Other {
                        branch,
                        entry: first,
                    };
                    after.entry(access).or_insert(reader);
                }
            }
        }
        after
    }

    /// The branches that lead to the block, with the successor by which they do so.
    fn branches_around(&self, block: BlockId) -> Vec<(BlockId, BlockId)> {
        let blocks = self.cfg.reverse_postorder.iter().copied();
        blocks
            .filter(|&first| self.cfg.dominates(first, block))
            .filter_map(|first| match self.cfg.predecessors[first][..] {
                [branch] => Some((branch, first)),
                _ => None,
            })
            .collect()
    }

    /// Is there a way from one block to another that does not come through the third?
    fn avoids(&self, from: BlockId, without: BlockId, to: BlockId) -> bool {
        let mut seen = HashSet::from([without]);
        let mut work = vec![from];
        while let Some(block) = work.pop() {
            if seen.insert(block) {
                work.extend(self.cfg.successors[block].iter().copied());
            }
        }
        // Of what stands in one block it is open which comes first.
        to == without || (from != without && seen.contains(&to))
    }

    /// Does each way to the second instruction come by the first one?
    fn precedes(&self, first: InstId, second: InstId) -> bool {
        let (a, b) = (self.block(first), self.block(second));
        match a == b {
            true => self.place(first) < self.place(second),
            false => self.cfg.dominates(a, b),
        }
    }

    /// May the second instruction be run after the first one?
    fn leads(&self, first: InstId, second: InstId) -> bool {
        let (a, b) = (self.block(first), self.block(second));
        if a == b && self.place(first) < self.place(second) {
            return true;
        }
        let mut seen = HashSet::new();
        let mut work = self.cfg.successors[a].clone();
        while let Some(block) = work.pop() {
            if seen.insert(block) {
                work.extend(self.cfg.successors[block].iter().copied());
            }
        }
        seen.contains(&b)
    }

    fn block(&self, inst: InstId) -> BlockId {
        let block = self.kernel.block_of(inst);
        block.expect("the instruction is in the kernel")
    }

    fn place(&self, inst: InstId) -> Option<usize> {
        let insts = &self.kernel.blocks[self.block(inst)].insts;
        insts.iter().position(|&i| i == inst)
    }

    /// What the operation on a flag orders.
    fn order(&self, inst: InstId) -> Option<Ordering> {
        match self.kernel.insts[inst].inst {
            Inst::Load { access, .. } | Inst::Store { access, .. } => Some(access.atomic?.order),
            Inst::AtomicRmw { atomic, .. } => Some(atomic.order),
            Inst::CmpXchg { success, .. } => Some(success.order),
            _ => None,
        }
    }

    /// What the fence orders, if it does so among all that share the flags.
    fn fence(&self, inst: InstId) -> Option<Ordering> {
        match self.kernel.insts[inst].inst {
            Inst::Fence { atomic, fences } => {
                let all = self.kernel.all_ordered(fences);
                (all && reaches(self.kernel, self.flag, atomic.scope)).then_some(atomic.order)
            }
            _ => None,
        }
    }

    fn is_barrier(&self, inst: InstId) -> bool {
        is_barrier(self.kernel, inst)
    }

    fn is_plain(&self, inst: InstId) -> bool {
        is_plain(&self.kernel.insts[inst].inst)
    }
}
