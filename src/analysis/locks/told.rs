//! Attempts of one thread whose outcome it tells its block.
//!
//! The thread that tries to take a lock for its block stores what it found in a word of shared
//! memory before a barrier, and all of the block read it behind the barrier, as compilers have
//! one thread make an atomic operation whose result all use (Triton's `tl.atomic_cas`). Between the
//! barrier before and the reads nobody but that thread writes there, as far as the
//! same instructions tell, and what other threads write at the same time is a race of its own. So
//! each thread of the block has what the attempt found, and who goes on as of one that succeeded is
//! behind it.

use std::collections::{BTreeSet, HashSet};

use super::of_blocks::ids;
use super::{Protocol, Use, is_barrier, is_same, parts, pointers};
use crate::kir::{
    AddressSpace, BlockId, Inst, InstId, IntPredicate, ObjectId, Terminator, ValueDef, ValueId,
};

/// An attempt that all threads of the block know of, by the barrier that is between.
pub(super) type Told = (InstId, InstId);

impl Protocol<'_> {
    /// What the threads that are looked at have in the value, where they read what they
    /// stored, or came by one way alone.
    pub(super) fn own_value(&self, value: ValueId) -> ValueId {
        let ValueDef::Inst(inst) = self.kernel.values[value].def else {
            return value;
        };
        let known = match &self.kernel.insts[inst].inst {
            _ if self.chosen.is_empty() => None,
            Inst::Load { .. } => self.stored(inst).map(|(value, _)| value),
            Inst::Phi { incoming } => {
                let home = self.home(inst);
                let mut open = incoming
                    .iter()
                    .filter(|(from, _)| !self.is_closed(*from, home));
                let first = open.next().map(|(_, value)| *value);
                first.filter(|_| open.next().is_none())
            }
            _ => None,
        };
        known.map_or(value, |known| self.own_value(known))
    }

    /// The attempt that has succeeded, as all of the block know, on the way from one block to the
    /// next.
    pub(super) fn told(&self, from: BlockId, to: BlockId) -> Option<Told> {
        let Terminator::Branch {
            cond,
            then,
            otherwise,
        } = self.kernel.blocks[from].terminator
        else {
            return None;
        };
        let ValueDef::Inst(inst) = self.kernel.values[cond].def else {
            return None;
        };
        let Inst::ICmp { pred, args: [a, b] } = self.kernel.insts[inst].inst else {
            return None;
        };
        let equal = match pred {
            IntPredicate::Eq => then == to,
            IntPredicate::Ne => then != to,
            _ => return None,
        };
        (then != otherwise).then_some(())?;
        [(a, b), (b, a)].into_iter().find_map(|(read, value)| {
            let ValueDef::Inst(load) = self.kernel.values[read].def else {
                return None;
            };
            let (stored, barrier) = self.stored(load)?;
            let ValueDef::Inst(by) = self.kernel.values[self.own_value(stored)].def else {
                return None;
            };
            let Some(Use::Take(atomic, _)) = self.uses.get(&by) else {
                return None;
            };
            let taken = self.discipline.tells(self.kernel, by, value)?;
            (taken == equal && atomic.order.acquires()).then_some((by, barrier))
        })
    }

    /// The threads that are looked at do not go this way.
    fn is_closed(&self, from: BlockId, to: BlockId) -> bool {
        match self.kernel.blocks[from].terminator {
            Terminator::Branch {
                cond,
                then,
                otherwise,
            } if then != otherwise => self.excludes(cond, to == then),
            _ => false,
        }
    }

    /// What the threads that are looked at have stored where the load reads, and the one barrier
    /// between.
    fn stored(&self, load: InstId) -> Option<(ValueId, InstId)> {
        let data = &self.kernel.insts[load];
        let Inst::Load { ptr, access } = data.inst else {
            return None;
        };
        let targets = self.points_to.targets(ptr)?;
        let &object = targets.first().filter(|_| targets.len() == 1)?;
        let is_word = access.atomic.is_none() && self.is_constant(ptr);
        let is_of_block = self.kernel.objects[object].space == AddressSpace::Shared;
        (is_word && is_of_block).then_some(())?;
        let is_barrier = |inst: InstId| is_barrier(self.kernel, inst);
        let ends = |inst: InstId| is_barrier(inst) || self.may_write(inst, object);
        let barrier = one(self.last(load, false, ends)).filter(|&inst| is_barrier(inst))?;
        let store = one(self.last(barrier, true, ends))?;
        let Inst::Store {
            ptr: to,
            value,
            access,
        } = self.kernel.insts[store].inst
        else {
            return None;
        };
        let ty = |value: ValueId| self.kernel.values[value].ty;
        let is_alike = access.atomic.is_none()
            && is_same(self.kernel, ptr, to)
            && data.result.is_some_and(|result| ty(result) == ty(value));
        let others = self.last(barrier, false, |inst| ends(inst) && inst != store);
        let is_alone = others.into_iter().flatten().all(is_barrier);
        let is_own = self.is_guarded(store, &ids(self.kernel, self.cfg));
        (is_alike && is_alone && is_own).then_some((value, barrier))
    }

    fn is_constant(&self, ptr: ValueId) -> bool {
        let kernel = self.kernel;
        parts(kernel, ptr)
            .into_iter()
            .all(|inst| match &kernel.insts[inst].inst {
                Inst::PtrAdd { terms, .. } => terms.is_empty(),
                Inst::Cast { .. } => true,
                _ => false,
            })
    }

    fn may_write(&self, inst: InstId, object: ObjectId) -> bool {
        let inst = &self.kernel.insts[inst].inst;
        let may_be = |ptr: &ValueId| {
            let targets = self.points_to.targets(*ptr);
            targets.is_none_or(|targets| targets.contains(&object))
        };
        !matches!(inst, Inst::Load { .. }) && pointers(inst).iter().any(may_be)
    }

    /// The instructions of these that come last before the other one; none for a way from the
    /// kernel's start. On ways of the threads that are looked at alone, if `own`.
    fn last(
        &self,
        before: InstId,
        own: bool,
        ends: impl Fn(InstId) -> bool,
    ) -> BTreeSet<Option<InstId>> {
        let home = self.home(before);
        let insts = self.kernel.blocks[home].insts.iter();
        let at = insts.take_while(|&&inst| inst != before).count();
        let mut work = vec![(home, at)];
        let (mut seen, mut found) = (HashSet::new(), BTreeSet::new());
        while let Some((block, at)) = work.pop() {
            let mut insts = self.kernel.blocks[block].insts[..at].iter();
            let last = insts.rfind(|&&inst| ends(inst)).copied();
            if last.is_some() || block == self.kernel.entry {
                found.insert(last);
                continue;
            }
            for &previous in &self.cfg.predecessors[block] {
                let is_open = !(own && self.is_closed(previous, block));
                if is_open && seen.insert(previous) {
                    work.push((previous, self.kernel.blocks[previous].insts.len()));
                }
            }
        }
        found
    }
}

/// The one instruction that comes last on all ways.
fn one(last: BTreeSet<Option<InstId>>) -> Option<InstId> {
    last.first().copied().flatten().filter(|_| last.len() == 1)
}
