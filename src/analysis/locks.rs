//! Critical sections: what a thread accesses only while it holds a lock.
//!
//! A thread takes a spin lock where an atomic compare-and-swap or exchange reads the value that
//! means free and leaves another one there, and a ticket lock where it reads its own ticket; the
//! branch on what it read says so. It gives the lock back by writing the value that means free, or
//! the next ticket (`discipline.rs`). If nothing else touches the locks, and only who holds one
//! gives it back, then who takes a lock has read what the last holder wrote, or what was there
//! at the start: atomicity leaves each such write to one taker (RC11, PLDI 2017, "atomicity"; PTX
//! ISA, "Memory Consistency Model"). Taking acquires and giving back releases, by their orders or
//! by fences in between, so that all accesses in sections of one lock are ordered,
//! whatever the lock holds at the start. A lock may go by turns (`turns.rs`).
//! One thread may take a lock for its block (`of_blocks.rs`), and tell it so (`told.rs`).
//! A lock may be a member of what it guards (`members.rs`).
//! Does not: know that waiting ends, nor of locks that are set up by the kernel, of
//! readers' locks, or of a thread that holds two locks of one array.

pub(super) mod address;
mod discipline;
mod kept;
mod members;
mod of_blocks;
mod told;
mod turns;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use self::address::{is_same, parts};
pub use self::discipline::is_read;
use self::discipline::{Discipline, Use};
pub use self::turns::Turn;
use super::cfg::Cfg;
use super::points_to::PointsTo;
use crate::kir::{
    BarrierKind, BinaryOp, BlockId, CastOp, Inst, InstId, IntPredicate, Kernel, Memory, ObjectId,
    Scope, Terminator, ValueDef, ValueId,
};

/// What is known of the locks of a kernel.
#[derive(Default)]
pub struct Locks {
    /// The plain loads and stores that are made under locks, with the locks that are held.
    held: BTreeMap<InstId, Vec<Section>>,
    /// Where a thread goes on with a lock of the array, and gives it back nowhere.
    pub kept: Vec<(ObjectId, BlockId)>,
}

/// A lock that is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The array of locks.
    pub lock: ObjectId,
    /// Which of the locks that each element has. A thread may hold one of each at a time, which are
    /// as locks of different arrays are.
    pub member: usize,
    /// The address of the one that is held, computed before it was taken.
    pub address: ValueId,
    /// What it holds when it is free; none for one that tickets are drawn for.
    pub free: Option<u128>,
    /// The turn of who holds it, if the lock goes by turns.
    pub turn: Option<Turn>,
    pub holder: Holder,
}

/// By whom a lock is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    Thread,
    /// By one thread for all of its block: nothing orders these among each other.
    Block,
}

impl Locks {
    pub fn new(kernel: &Kernel, cfg: &Cfg, points_to: &PointsTo) -> Locks {
        let mut locks = Locks::default();
        let insts = || cfg.insts(kernel).map(|inst| &kernel.insts[inst].inst);
        let candidates: BTreeSet<ObjectId> = insts()
            .filter_map(|inst| match inst {
                Inst::CmpXchg { ptr, .. } | Inst::AtomicRmw { ptr, .. } => Some(ptr),
                Inst::Store { ptr, access, .. } if access.atomic.is_some() => Some(ptr),
                _ => None,
            })
            .filter_map(|ptr| points_to.targets(*ptr)?.first().copied())
            .collect();
        for lock in candidates {
            let members = members::touching(kernel, cfg, points_to, lock);
            for (member, touching) in members.into_iter().flatten().enumerate() {
                let disciplines = Discipline::candidates(kernel, cfg, points_to, lock, &touching);
                let known = disciplines.into_iter().find_map(|discipline| {
                    let mut protocol =
                        Protocol::new(kernel, (cfg, points_to), (lock, discipline), &touching)?;
                    let own = match protocol.discipline {
                        Discipline::Turns(_) => None,
                        _ => protocol.sections().filter(|sections| !sections.is_empty()),
                    };
                    let sections = own.or_else(|| protocol.sections_of_blocks())?;
                    Some((sections, protocol.kept()))
                });
                let (sections, kept) = known.unwrap_or_default();
                let kept = kept.into_iter().map(|block| (lock, block));
                locks.kept.extend(kept);
                for (access, section) in sections {
                    let section = Section { member, ..section };
                    locks.held.entry(access).or_default().push(section);
                }
            }
        }
        locks
    }

    pub fn is_empty(&self) -> bool {
        self.held.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = (InstId, &[Section])> {
        self.held.iter().map(|(&access, held)| (access, &held[..]))
    }

    /// What other threads may change between two barriers without a race.
    pub fn guarded(&self, kernel: &Kernel, points_to: &PointsTo) -> BTreeSet<ObjectId> {
        let accessed = self
            .held
            .keys()
            .flat_map(|&a| kernel.insts[a].inst.accessed());
        let targets = accessed.filter_map(|(ptr, _)| points_to.targets(ptr));
        targets.flatten().copied().collect()
    }
}

/// What is done to the locks of one array.
struct Protocol<'a> {
    kernel: &'a Kernel,
    cfg: &'a Cfg,
    points_to: &'a PointsTo,
    lock: ObjectId,
    discipline: Discipline,
    /// The instructions that touch the locks.
    uses: HashMap<InstId, Use>,
    /// What the addresses at which locks are taken, and tickets, are made of.
    parts: HashMap<InstId, BTreeSet<InstId>>,
    /// Conditions on thread ids that hold, or do not, of the threads that are looked at.
    chosen: Vec<(ValueId, bool)>,
}

/// The last attempt to take a lock, behind which none was given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Attempt {
    by: InstId,
    phase: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    /// It is open whether it succeeded.
    Tried,
    /// It did.
    Taken,
    /// And was acquired: what the last holder did is ordered before what follows.
    Acquired,
    /// All that was done under the lock is released.
    Released,
}

/// None: no lock is known to be held.
type State = Option<Attempt>;

/// What is known on the edges that may be passed.
type Edges = HashMap<(BlockId, BlockId), State>;

impl<'a> Protocol<'a> {
    /// None where anything else is done to the array.
    fn new(
        kernel: &'a Kernel,
        (cfg, points_to): (&'a Cfg, &'a PointsTo),
        (lock, discipline): (ObjectId, Discipline),
        touching: &[InstId],
    ) -> Option<Protocol<'a>> {
        let mut protocol = Protocol {
            kernel,
            cfg,
            points_to,
            lock,
            discipline,
            uses: HashMap::new(),
            parts: HashMap::new(),
            chosen: Vec::new(),
        };
        let mut widths = BTreeSet::new();
        for &inst in touching {
            let (used, scope, width) = protocol.discipline.classify(kernel, inst)?;
            protocol.reaches(scope).then_some(())?;
            if let Use::Take(_, address) = used {
                let mut of = parts(kernel, address);
                if let Some(ticket) = protocol.discipline.ticket(inst) {
                    of.extend(parts(kernel, ticket));
                }
                protocol.parts.insert(inst, of);
            }
            protocol.uses.insert(inst, used);
            widths.insert(width);
        }
        (widths.len() == 1).then_some(protocol)
    }

    fn reaches(&self, scope: Scope) -> bool {
        reaches(self.kernel, self.lock, scope)
    }

    /// The accesses under locks; none where a lock may be given back by who does not hold it,
    /// or without a release.
    fn sections(&self) -> Option<Vec<(InstId, Section)>> {
        let edges = self.edges();
        let mut sections = Vec::new();
        for &block in &self.cfg.reverse_postorder {
            let Some(mut state) = self.entered(&edges, block, |_| true) else {
                continue;
            };
            for &inst in &self.kernel.blocks[block].insts {
                if let Some(&used) = self.uses.get(&inst) {
                    self.may_follow(used, state).then_some(())?;
                }
                if let Some(attempt) = state.filter(|a| a.phase >= Phase::Acquired)
                    && self.is_plain(inst)
                {
                    let section = self.section(attempt.by, Holder::Thread);
                    sections.extend(section.map(|section| (inst, section)));
                }
                state = self.after(state, inst);
            }
        }
        Some(sections)
    }

    fn section(&self, by: InstId, holder: Holder) -> Option<Section> {
        let Some(Use::Take(_, address)) = self.uses.get(&by) else {
            return None;
        };
        Some(Section {
            member: 0,
            lock: self.lock,
            address: *address,
            free: self.discipline.free(),
            turn: self.discipline.turn(by),
            holder,
        })
    }

    /// Is the lock given back, if it is, by who holds it and has released?
    fn may_follow(&self, used: Use, state: State) -> bool {
        let (atomic, address, ticket) = match used {
            Use::Take(..) | Use::Look => return true,
            Use::GiveBack(atomic, address) => (atomic, address, None),
            Use::ServeNext(atomic, address, ticket) => (atomic, address, Some(ticket)),
        };
        let Some(Attempt { by, phase }) = state else {
            return false;
        };
        let Some(Use::Take(_, taken)) = self.uses.get(&by) else {
            return false;
        };
        let released = match atomic.order.releases() {
            true => Phase::Acquired,
            false => Phase::Released,
        };
        let own = ticket.is_none() || ticket == self.discipline.ticket(by);
        own && phase >= released && is_same(self.kernel, *taken, address)
    }

    /// What is known on each edge: the greatest solution, from edges that are not passed.
    fn edges(&self) -> Edges {
        let mut edges = Edges::new();
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &self.cfg.reverse_postorder {
                for &target in &self.cfg.successors[block] {
                    if let Some(state) = self.left(&edges, block, target) {
                        changed |= edges.insert((block, target), state) != Some(state);
                    }
                }
            }
        }
        edges
    }

    /// What is known where the block begins, if it was come to by one of these blocks.
    fn entered(
        &self,
        edges: &Edges,
        block: BlockId,
        by: impl Fn(BlockId) -> bool,
    ) -> Option<State> {
        let start = (block == self.kernel.entry).then_some(None);
        let before = self.cfg.predecessors[block].iter().filter(|b| by(**b));
        let states = before.filter_map(|&b| edges.get(&(b, block)).copied());
        start.into_iter().chain(states).reduce(meet)
    }

    /// What is known behind the block, on the way to its successor.
    fn left(&self, edges: &Edges, block: BlockId, target: BlockId) -> Option<State> {
        let (cond, side) = match self.kernel.blocks[block].terminator {
            Terminator::Branch {
                cond,
                then,
                otherwise,
            } if then != otherwise => (Some(cond), target == then),
            _ => (None, false),
        };
        if cond.is_some_and(|cond| self.excludes(cond, side)) {
            return None;
        }
        let leads = |before| {
            let decided = cond.and_then(|cond| self.decided(cond, block, before));
            decided.is_none_or(|decided| decided == side)
        };
        let mut state = self.entered(edges, block, leads)?;
        for &inst in &self.kernel.blocks[block].insts {
            state = self.after(state, inst);
        }
        let test = cond.and_then(|cond| self.test(cond));
        Some(match (state, test) {
            (
                Some(Attempt {
                    by,
                    phase: Phase::Tried,
                }),
                Some((taken, success)),
            ) if by == taken && success == side => {
                let Some(Use::Take(atomic, _)) = self.uses.get(&by) else {
                    return Some(state);
                };
                let phase = match atomic.order.acquires() {
                    true => Phase::Acquired,
                    false => Phase::Taken,
                };
                Some(Attempt { by, phase })
            }
            _ => state,
        })
    }

    fn after(&self, state: State, inst: InstId) -> State {
        match self.uses.get(&inst) {
            Some(Use::Take(..)) => {
                let phase = Phase::Tried;
                return Some(Attempt { by: inst, phase });
            }
            Some(Use::GiveBack(..) | Use::ServeNext(..)) => return None,
            Some(Use::Look) | None => {}
        }
        // The address is then that of another lock.
        let Attempt { by, phase } = state.filter(|a| !self.parts[&a.by].contains(&inst))?;
        let phase = match self.kernel.insts[inst].inst {
            Inst::Fence { atomic, fences }
                if self.reaches(atomic.scope) && self.kernel.all_ordered(fences) =>
            {
                let (acquires, releases) = (atomic.order.acquires(), atomic.order.releases());
                match phase {
                    Phase::Taken if acquires && releases => Phase::Released,
                    Phase::Taken if acquires => Phase::Acquired,
                    Phase::Acquired if releases => Phase::Released,
                    phase => phase,
                }
            }
            _ if self.is_plain(inst) || self.brings_others(inst) => phase.min(Phase::Acquired),
            _ => phase,
        };
        Some(Attempt { by, phase })
    }

    fn is_plain(&self, inst: InstId) -> bool {
        is_plain(&self.kernel.insts[inst].inst)
    }

    /// The attempt whose success the condition tells, and what it is then.
    fn test(&self, cond: ValueId) -> Option<(InstId, bool)> {
        let kernel = self.kernel;
        let ValueDef::Inst(inst) = kernel.values[cond].def else {
            return None;
        };
        match kernel.insts[inst].inst {
            Inst::ICmp { pred, args: [a, b] } => {
                let equal = match pred {
                    IntPredicate::Eq => true,
                    IntPredicate::Ne => false,
                    _ => return None,
                };
                let found = |read| kernel.values[self.own_value(read)].def.clone();
                let told = |(read, value): (ValueId, ValueId)| match found(read) {
                    ValueDef::Inst(by) => {
                        let takes = matches!(self.uses.get(&by), Some(Use::Take(..)));
                        let taken = self.discipline.tells(kernel, by, value);
                        Some((by, taken.filter(|_| takes)?))
                    }
                    _ => None,
                };
                let (by, taken) = [(a, b), (b, a)].into_iter().find_map(told)?;
                Some((by, equal == taken))
            }
            _ => {
                let (of, negated) = passed_on(kernel, inst)?;
                let (by, success) = self.test(of)?;
                Some((by, success != negated))
            }
        }
    }

    /// What the condition is where the block was come to by this one, if literals say.
    fn decided(&self, cond: ValueId, block: BlockId, before: BlockId) -> Option<bool> {
        let kernel = self.kernel;
        let ValueDef::Inst(inst) = kernel.values[cond].def else {
            return None;
        };
        match &kernel.insts[inst].inst {
            Inst::Phi { incoming } if kernel.blocks[block].insts.contains(&inst) => {
                let (_, value) = incoming.iter().find(|(from, _)| *from == before)?;
                kernel.literal(*value).map(|bits| bits & 1 == 1)
            }
            _ => {
                let (of, negated) = passed_on(kernel, inst)?;
                Some(self.decided(of, block, before)? != negated)
            }
        }
    }
}

/// The condition whose lowest bit the instruction passes on, and whether it negates it.
fn passed_on(kernel: &Kernel, inst: InstId) -> Option<(ValueId, bool)> {
    match kernel.insts[inst].inst {
        Inst::Cast {
            op: CastOp::Trunc | CastOp::ZExt,
            arg,
        } => Some((arg, false)),
        Inst::Binary {
            op: BinaryOp::Xor,
            args: [a, b],
            ..
        } => match (kernel.literal(a), kernel.literal(b)) {
            (None, Some(bits)) => Some((a, bits & 1 == 1)),
            (Some(bits), None) => Some((b, bits & 1 == 1)),
            _ => None,
        },
        _ => None,
    }
}

fn meet(a: State, b: State) -> State {
    let (a, b) = (a?, b?);
    let phase = a.phase.min(b.phase);
    (a.by == b.by).then_some(Attempt { by: a.by, phase })
}

/// The addresses that an instruction accesses or forgets the contents of.
pub(super) fn pointers(inst: &Inst) -> Vec<ValueId> {
    match inst {
        Inst::Forget { ptr } => vec![*ptr],
        _ => inst.accessed().iter().map(|(ptr, _)| *ptr).collect(),
    }
}

/// Does the scope have all threads that share the locks or flags?
pub(super) fn reaches(kernel: &Kernel, object: ObjectId, scope: Scope) -> bool {
    match kernel.memory(object) {
        Memory::Shared => scope >= Scope::Block,
        _ => scope >= Scope::Gpu,
    }
}

/// Do the threads of a block wait here, with all memory ordered?
pub(super) fn is_barrier(kernel: &Kernel, inst: InstId) -> bool {
    match kernel.insts[inst].inst {
        Inst::Barrier {
            kind: BarrierKind::Block,
            fences,
        }
        | Inst::BarrierReduce { fences, .. } => kernel.all_ordered(fences),
        _ => false,
    }
}

pub(super) fn is_plain(inst: &Inst) -> bool {
    match inst {
        Inst::Load { access, .. } => access.atomic.is_none() && !access.ghost,
        Inst::Store { access, .. } => access.atomic.is_none(),
        _ => false,
    }
}
