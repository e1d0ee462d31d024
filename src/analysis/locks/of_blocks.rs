//! Locks that one thread takes for its block.
//!
//! Under conditions on its ids, which the first thread of each block meets, a thread takes the lock
//! and comes to a barrier with the others; behind another one it gives the lock back, under the
//! same conditions. What the block does from one barrier to the next is then done under the lock,
//! as all of it wait for who takes it, and who gives it back waits for all. That several threads
//! meet the conditions does no harm: of those that want one lock none comes to the barrier
//! until another one has given it back, which is behind the barrier.
//! Or all of it learn behind the barrier that it was taken, and go on then (`told.rs`).
//! Threads that leave before a barrier at which others wait are a defect of their own.
//! Does not: know of fences of all threads in place of those of the one.

use std::collections::{BTreeSet, HashSet};

use cranelift_entity::SecondaryMap;

use super::{Attempt, Holder, Phase, Protocol, Section, State, Use, is_barrier, is_same};
use crate::analysis::cfg::Cfg;
use crate::analysis::eval;
use crate::kir::{
    BinaryOp, BlockId, Geometry, Inst, InstId, IntPredicate, Kernel, Terminator, ValueDef, ValueId,
};

impl Protocol<'_> {
    /// The accesses of blocks that hold a lock; none where one may be given back by who does not
    /// hold it, or without a release.
    pub(super) fn sections_of_blocks(&mut self) -> Option<Vec<(InstId, Section)>> {
        let changes = |inst: &InstId| !matches!(self.uses.get(inst), None | Some(Use::Look));
        let changing: Vec<InstId> = self.cfg.insts(self.kernel).filter(changes).collect();
        let ids = ids(self.kernel, self.cfg);
        self.chosen = self.guards(*changing.first()?, &ids);
        let is_guarded = |inst: &InstId| self.is_guarded(*inst, &ids);
        (!self.chosen.is_empty() && changing.iter().all(is_guarded)).then_some(())?;
        let mut sections = self.sections()?;
        sections.retain(|(access, _)| self.is_guarded(*access, &ids));
        let barriers = self.barriers();
        let of_block = self
            .cfg
            .insts(self.kernel)
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
    pub(super) fn is_guarded(&self, inst: InstId, ids: &Ids) -> bool {
        let guards = self.guards(inst, ids);
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
    fn guards(&self, inst: InstId, ids: &Ids) -> Vec<(ValueId, bool)> {
        let mut guards = self.cfg.conditions(self.kernel, self.home(inst));
        guards.retain(|(cond, holds)| match ids[*cond] {
            OfIds::Known(bits) => (bits & 1 == 1) == *holds,
            OfIds::Open | OfIds::No => false,
        });
        guards
    }

    /// The barriers that the block comes to with an attempt to take a lock, and leaves before it is
    /// given back.
    fn barriers(&self) -> Vec<(InstId, Attempt)> {
        let edges = self.edges();
        let mut barriers = Vec::new();
        for &block in &self.cfg.reverse_postorder {
            let mut state: State = match self.entered(&edges, block, |_| true) {
                Some(state) => state,
                None => continue,
            };
            for &inst in &self.kernel.blocks[block].insts {
                if let Some(attempt) = state
                    && self.is_barrier(inst)
                    && !self.ends_before_barrier(inst)
                {
                    barriers.push((inst, attempt));
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
    /// one lock that is taken there, or where the block is told so behind.
    fn section_at(&self, access: InstId, barriers: &[(InstId, Attempt)]) -> Option<Section> {
        let home = self.home(access);
        let insts = &self.kernel.blocks[home].insts;
        let before = insts.iter().take_while(|&&inst| inst != access);
        let mut work = vec![(home, before.copied().collect::<Vec<_>>(), None)];
        let mut seen = HashSet::new();
        let mut passed = Vec::new();
        let mut holders = BTreeSet::new();
        while let Some((block, insts, told)) = work.pop() {
            match insts.iter().rposition(|&inst| self.is_barrier(inst)) {
                Some(at) => {
                    let mut known = barriers.iter();
                    let &(barrier, Attempt { by, phase }) =
                        known.find(|(barrier, _)| *barrier == insts[at])?;
                    let is_held = phase >= Phase::Acquired || told == Some((by, barrier));
                    is_held.then_some(())?;
                    holders.insert(by);
                    passed.extend_from_slice(&insts[at + 1..]);
                }
                None if block == self.kernel.entry => return None,
                None => {
                    passed.extend_from_slice(&insts);
                    for &previous in &self.cfg.predecessors[block] {
                        let told = told.or_else(|| self.told(previous, block));
                        if seen.insert((previous, told)) {
                            let insts = self.kernel.blocks[previous].insts.clone();
                            work.push((previous, insts, told));
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
        is_barrier(self.kernel, inst)
    }

    pub(super) fn home(&self, inst: InstId) -> BlockId {
        let home = self.kernel.block_of(inst);
        home.expect("the instruction is in the kernel")
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

/// What a value is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum OfIds {
    /// Something else, so that it may be another one when it is computed again.
    #[default]
    No,
    /// Ids, sizes and parameters.
    Open,
    /// The same, and so it is for the first thread of each block.
    Known(u128),
}

pub(super) type Ids = SecondaryMap<ValueId, OfIds>;

/// What is computed from ids, in all of the kernel.
pub(super) fn ids(kernel: &Kernel, cfg: &Cfg) -> Ids {
    let mut ids = Ids::new();
    for (id, value) in kernel.values.iter() {
        ids[id] = match value.def {
            ValueDef::Const(bits) => OfIds::Known(bits),
            ValueDef::Param(_) => OfIds::Open,
            _ => OfIds::No,
        };
    }
    for &block in &cfg.reverse_postorder {
        for &inst in &kernel.blocks[block].insts {
            if let Some(result) = kernel.insts[inst].result {
                ids[result] = of_ids(kernel, cfg, (block, inst), &ids);
            }
        }
    }
    ids
}

fn of_ids(kernel: &Kernel, cfg: &Cfg, (block, id): (BlockId, InstId), ids: &Ids) -> OfIds {
    let inst = &kernel.insts[id].inst;
    match inst {
        Inst::Geometry { query, .. } => match query {
            Geometry::ThreadId => OfIds::Known(0),
            _ => OfIds::Open,
        },
        Inst::Phi { incoming } => {
            let &[one, other] = &incoming[..] else {
                return OfIds::No;
            };
            let first = choice(kernel, cfg, block, (one, other));
            let choice = first.or_else(|| choice(kernel, cfg, block, (other, one)));
            let Some((cond, [then, otherwise])) = choice else {
                return OfIds::No;
            };
            match (ids[cond], ids[then], ids[otherwise]) {
                (OfIds::No, ..) | (_, OfIds::No, _) | (.., OfIds::No) => OfIds::No,
                (OfIds::Known(bits), then, _) if bits & 1 == 1 => then,
                (OfIds::Known(_), _, otherwise) => otherwise,
                (OfIds::Open, ..) => OfIds::Open,
            }
        }
        Inst::Binary { .. } | Inst::ICmp { .. } | Inst::Cast { .. } | Inst::Select { .. } => {
            let operands = inst.operands();
            if operands.iter().any(|operand| ids[*operand] == OfIds::No) {
                return OfIds::No;
            }
            let is_zero = |operand: &ValueId| ids[*operand] == OfIds::Known(0);
            let absorbs = matches!(
                inst,
                Inst::Binary {
                    op: BinaryOp::Mul | BinaryOp::And,
                    ..
                }
            );
            let known = |value: ValueId| match ids[value] {
                OfIds::Known(bits) => Some(bits),
                OfIds::Open | OfIds::No => None,
            };
            match eval::result(kernel, id, known) {
                Some(bits) => OfIds::Known(bits),
                None if absorbs && operands.iter().any(is_zero) => OfIds::Known(0),
                None => OfIds::Open,
            }
        }
        _ => OfIds::No,
    }
}

/// Of two values that meet in a block, where the first one comes from a branch at once and the
/// second one by way of its other side and nothing else: the branch's condition, and what is there
/// where it holds and where it does not.
fn choice(
    kernel: &Kernel,
    cfg: &Cfg,
    home: BlockId,
    ((from, direct), (through, other)): ((BlockId, ValueId), (BlockId, ValueId)),
) -> Option<(ValueId, [ValueId; 2])> {
    let Terminator::Branch {
        cond,
        then,
        otherwise,
    } = kernel.blocks[from].terminator
    else {
        return None;
    };
    (cfg.predecessors[through] == [from]).then_some(())?;
    match (then == home, otherwise == home) {
        (true, false) if otherwise == through => Some((cond, [direct, other])),
        (false, true) if then == through => Some((cond, [other, direct])),
        _ => None,
    }
}
