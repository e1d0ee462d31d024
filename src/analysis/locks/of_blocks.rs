//! Locks that one thread takes for its block.
//!
//! Under conditions on its ids, which the first thread of each block meets, a thread takes the lock
//! and comes to a barrier with the others; behind another one it gives the lock back, under the
//! same conditions. What the block does from one barrier to the next is then done under the lock,
//! as all of it wait for who takes it, and who gives it back waits for all. That several threads
//! meet the conditions does no harm: of those that want one lock none comes to the barrier
//! until another one has given it back, which is behind the barrier.
//! Threads that leave before a barrier at which others wait are a defect of their own.
//! Does not: know of fences of all threads in place of those of the one.

use std::collections::{BTreeSet, HashSet};

use super::{Holder, Phase, Protocol, Section, State, Use, is_same, reachable};
use crate::analysis::eval;
use crate::kir::{
    BarrierKind, BinaryOp, BlockId, Geometry, Inst, InstId, IntPredicate, Kernel, Terminator,
    ValueDef, ValueId,
};

impl Protocol<'_> {
    /// The accesses of blocks that hold a lock; none where one may be given back by who does not
    /// hold it, or without a release.
    pub(super) fn sections_of_blocks(&mut self) -> Option<Vec<(InstId, Section)>> {
        let changes = |inst: &InstId| !matches!(self.uses.get(inst), None | Some(Use::Look));
        let changing: Vec<InstId> = reachable(self.kernel, self.cfg).filter(changes).collect();
        let guards = self.guards(*changing.first()?);
        self.chosen = guards;
        let is_guarded = |inst: &InstId| self.is_guarded(*inst);
        (!self.chosen.is_empty() && changing.iter().all(is_guarded)).then_some(())?;
        let mut sections = self.sections()?;
        sections.retain(|(access, _)| self.is_guarded(*access));
        let barriers = self.barriers();
        let of_block = reachable(self.kernel, self.cfg)
            .filter(|&inst| self.is_plain(inst))
            .filter_map(|inst| Some((inst, self.section_at(inst, &barriers)?)));
        sections.extend(of_block);
        Some(sections)
    }

    /// Do none of the threads that are looked at leave the branch on this side?
    pub(super) fn excludes(&self, cond: ValueId, side: bool) -> bool {
        let mut chosen = self.chosen.iter();
        chosen.any(|(one, holds)| {
            let alike = is_alike(self.kernel, *one, cond);
            alike.is_some_and(|alike| (alike == *holds) != side)
        })
    }

    /// Is it a barrier, behind which there is more to release for a block that holds the lock?
    pub(super) fn brings_others(&self, inst: InstId) -> bool {
        !self.chosen.is_empty() && self.is_barrier(inst)
    }

    /// Do no others come to the instruction than the threads that are looked at?
    fn is_guarded(&self, inst: InstId) -> bool {
        let guards = self.guards(inst);
        let mut chosen = self.chosen.iter();
        chosen.all(|(cond, holds)| {
            let mut own = guards.iter();
            own.any(|(other, side)| {
                let alike = is_alike(self.kernel, *cond, *other);
                alike.is_some_and(|alike| (alike == *holds) == *side)
            })
        })
    }

    /// The conditions on its ids under which alone a thread comes to the instruction, and which the
    /// first thread of a block meets.
    fn guards(&self, inst: InstId) -> Vec<(ValueId, bool)> {
        let home = self.home(inst);
        let blocks = self.cfg.reverse_postorder.iter();
        let guards = blocks.flat_map(|&block| {
            let Terminator::Branch {
                cond,
                then,
                otherwise,
            } = self.kernel.blocks[block].terminator
            else {
                return Vec::new();
            };
            let leads = |side: &BlockId| {
                self.cfg.predecessors[*side] == [block] && self.cfg.dominates(*side, home)
            };
            let sides = [(then, true), (otherwise, false)].into_iter();
            let sides = sides.filter(|(side, _)| then != otherwise && leads(side));
            sides.map(|(_, holds)| (cond, holds)).collect()
        });
        let met = |(cond, holds): &(ValueId, bool)| {
            let truth = self.of_first_thread(*cond).map(|bits| bits & 1 == 1);
            truth == Some(*holds) && self.is_of_ids(*cond)
        };
        guards.filter(met).collect()
    }

    /// Is the value the same for a thread whenever it is computed?
    fn is_of_ids(&self, value: ValueId) -> bool {
        let inst = match self.kernel.values[value].def {
            ValueDef::Const(_) | ValueDef::Param(_) => return true,
            ValueDef::Inst(inst) => inst,
            _ => return false,
        };
        let is_of_ids = |value: &ValueId| self.is_of_ids(*value);
        match &self.kernel.insts[inst].inst {
            Inst::Geometry { .. } => true,
            Inst::Phi { incoming } => {
                let (&[one, other], home) = (&incoming[..], self.home(inst)) else {
                    return false;
                };
                let first = self.choice(home, one.0, other.0);
                let choice = first.or_else(|| self.choice(home, other.0, one.0));
                let conditions = choice.iter().map(|(cond, _)| cond);
                choice.is_some() && conditions.chain([&one.1, &other.1]).all(is_of_ids)
            }
            inst @ (Inst::Binary { .. }
            | Inst::ICmp { .. }
            | Inst::Cast { .. }
            | Inst::Select { .. }) => inst.operands().iter().all(is_of_ids),
            _ => false,
        }
    }

    /// The barriers that the block comes to with a lock, and leaves before it is given back; with
    /// who has taken it.
    fn barriers(&self) -> Vec<(InstId, InstId)> {
        let edges = self.edges();
        let mut barriers = Vec::new();
        for &block in &self.cfg.reverse_postorder {
            let mut state: State = match self.entered(&edges, block, |_| true) {
                Some(state) => state,
                None => continue,
            };
            for &inst in &self.kernel.blocks[block].insts {
                if let Some(attempt) = state.filter(|a| a.phase >= Phase::Acquired)
                    && self.is_barrier(inst)
                    && !self.ends_before_barrier(inst)
                {
                    barriers.push((inst, attempt.by));
                }
                state = self.after(state, inst);
            }
        }
        barriers
    }

    /// May a lock be taken or given back behind the barrier before the next one?
    fn ends_before_barrier(&self, barrier: InstId) -> bool {
        let home = self.home(barrier);
        let insts = &self.kernel.blocks[home].insts;
        let behind = insts.iter().skip_while(|&&inst| inst != barrier).skip(1);
        let mut work = vec![(home, behind.copied().collect::<Vec<_>>())];
        let mut seen = HashSet::new();
        while let Some((block, insts)) = work.pop() {
            let changes = |inst: &InstId| !matches!(self.uses.get(inst), None | Some(Use::Look));
            let stretch: Vec<InstId> = (insts.iter().copied())
                .take_while(|&inst| !self.is_barrier(inst))
                .collect();
            if stretch.iter().any(changes) {
                return true;
            }
            if stretch.len() == insts.len() {
                for &next in &self.cfg.successors[block] {
                    if seen.insert(next) {
                        work.push((next, self.kernel.blocks[next].insts.clone()));
                    }
                }
            }
        }
        false
    }

    /// The section that the access is made in, if each way to it comes by such barriers last, of
    /// one lock.
    fn section_at(&self, access: InstId, barriers: &[(InstId, InstId)]) -> Option<Section> {
        let home = self.home(access);
        let insts = &self.kernel.blocks[home].insts;
        let before = insts.iter().take_while(|&&inst| inst != access);
        let mut work = vec![(home, before.copied().collect::<Vec<_>>())];
        let mut seen = HashSet::new();
        let mut passed = Vec::new();
        let mut holders = BTreeSet::new();
        while let Some((block, insts)) = work.pop() {
            match insts.iter().rposition(|&inst| self.is_barrier(inst)) {
                Some(at) => {
                    let mut known = barriers.iter();
                    let (_, by) = known.find(|(barrier, _)| *barrier == insts[at])?;
                    holders.insert(*by);
                    passed.extend_from_slice(&insts[at + 1..]);
                }
                None if block == self.kernel.entry => return None,
                None => {
                    passed.extend_from_slice(&insts);
                    for &previous in &self.cfg.predecessors[block] {
                        if seen.insert(previous) {
                            work.push((previous, self.kernel.blocks[previous].insts.clone()));
                        }
                    }
                }
            }
        }
        let &by = holders.first().filter(|_| holders.len() == 1)?;
        // The address is then that of another lock.
        let is_moved = passed.iter().any(|inst| self.parts[&by].contains(inst));
        self.section(by, Holder::Block).filter(|_| !is_moved)
    }

    fn is_barrier(&self, inst: InstId) -> bool {
        match self.kernel.insts[inst].inst {
            Inst::Barrier {
                kind: BarrierKind::Block,
                fences,
            }
            | Inst::BarrierReduce { fences, .. } => self.kernel.all_ordered(fences),
            _ => false,
        }
    }

    /// What a value that is computed from thread ids is for the first thread of a block.
    fn of_first_thread(&self, value: ValueId) -> Option<u128> {
        let kernel = self.kernel;
        let inst = match kernel.values[value].def {
            ValueDef::Const(bits) => return Some(bits),
            ValueDef::Inst(inst) => inst,
            _ => return None,
        };
        match &kernel.insts[inst].inst {
            Inst::Geometry {
                query: Geometry::ThreadId,
                ..
            } => Some(0),
            Inst::Binary {
                op: BinaryOp::Mul | BinaryOp::And,
                args,
                ..
            } if args.iter().any(|&arg| self.of_first_thread(arg) == Some(0)) => Some(0),
            Inst::Phi { incoming } => {
                let (&[one, other], home) = (&incoming[..], self.home(inst)) else {
                    return None;
                };
                let first = self.chosen_first(home, one, other);
                let chosen = first.or_else(|| self.chosen_first(home, other, one))?;
                self.of_first_thread(chosen)
            }
            _ => eval::result(kernel, inst, |operand| self.of_first_thread(operand)),
        }
    }

    /// Which of two values the first thread has in the block where they meet, if the second one comes
    /// from a block that the first one's leads to, and nothing else does.
    fn chosen_first(
        &self,
        home: BlockId,
        (from, direct): (BlockId, ValueId),
        (through, other): (BlockId, ValueId),
    ) -> Option<ValueId> {
        let (cond, side) = self.choice(home, from, through)?;
        let holds = self.of_first_thread(cond)? & 1 == 1;
        Some(if holds == side { direct } else { other })
    }

    /// The condition by which a block leads to another one at once, and not through a third, with the
    /// side on which it does.
    fn choice(&self, home: BlockId, from: BlockId, through: BlockId) -> Option<(ValueId, bool)> {
        let Terminator::Branch {
            cond,
            then,
            otherwise,
        } = self.kernel.blocks[from].terminator
        else {
            return None;
        };
        let leads = [then, otherwise] == [home, through] || [then, otherwise] == [through, home];
        let is_only_way = leads && self.cfg.predecessors[through] == [from];
        is_only_way.then_some((cond, then == home))
    }

    fn home(&self, inst: InstId) -> BlockId {
        let mut blocks = self.cfg.reverse_postorder.iter().copied();
        let home = blocks.find(|&block| self.kernel.blocks[block].insts.contains(&inst));
        home.expect("the instruction is reachable")
    }
}

/// Are the two conditions one, or one the negation of the other?
fn is_alike(kernel: &Kernel, a: ValueId, b: ValueId) -> Option<bool> {
    if is_same(kernel, a, b) {
        return Some(true);
    }
    let compared = |value: ValueId| match kernel.values[value].def {
        ValueDef::Inst(inst) => match kernel.insts[inst].inst {
            Inst::ICmp { pred, args } => Some((pred, args)),
            _ => None,
        },
        _ => None,
    };
    let ((p, [a, b]), (q, [c, d])) = (compared(a)?, compared(b)?);
    let is_negated = matches!(
        (p, q),
        (IntPredicate::Eq, IntPredicate::Ne) | (IntPredicate::Ne, IntPredicate::Eq)
    );
    let same = is_same(kernel, a, c) && is_same(kernel, b, d);
    (is_negated && same).then_some(false)
}
