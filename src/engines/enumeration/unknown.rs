//! What of one thread's run the launch does not decide: values that depend on memory, on other
//! threads, on parameters without a value or on chance, and the blocks that such values decide
//! about.
//!
//! A branch on an unknown value leads both ways. A value stays known along each of them, and
//! is lost where they meet, at a phi whose incoming values differ. A loop that an unknown value
//! may end goes on as long as known ones let it: what is computed in it is known in it, and not
//! behind it. A loop that nothing known ends stands for any of its rounds: its phis are unknown.

use std::collections::{BTreeMap, BTreeSet};

use cranelift_entity::{EntitySet, SecondaryMap};

use crate::analysis::cfg::{Cfg, LoopId};
use crate::analysis::uniformity::Uniformity;
use crate::kir::launch::Launch;
use crate::kir::pure::BitCount;
use crate::kir::{
    BinaryOp, BlockId, CastOp, Geometry, Inst, InstId, Kernel, Terminator, Type, ValueDef, ValueId,
};

pub(super) struct Unknown {
    values: EntitySet<ValueId>,
    /// It is not known whether they run.
    blocks: EntitySet<BlockId>,
    branches: EntitySet<BlockId>,
    /// Those whose value is unknown, and that all threads of a block leave by one way.
    chosen: EntitySet<BlockId>,
    /// Phis where ways meet that an unknown value decided between.
    met: BTreeSet<InstId>,
    /// Loops that an unknown value may end.
    left_early: BTreeSet<LoopId>,
    /// Those that nothing else ends.
    endless: BTreeSet<LoopId>,
    home: SecondaryMap<ValueId, Option<BlockId>>,
}

impl Unknown {
    /// Where it is said what threads of a block have in common, ways that they go together are
    /// gone one after the other.
    pub(super) fn new(
        kernel: &Kernel,
        cfg: &Cfg,
        launch: &Launch,
        common: Option<&Uniformity>,
    ) -> Unknown {
        let mut unknown = Unknown {
            values: EntitySet::new(),
            blocks: EntitySet::new(),
            branches: EntitySet::new(),
            chosen: EntitySet::new(),
            met: BTreeSet::new(),
            left_early: BTreeSet::new(),
            endless: BTreeSet::new(),
            home: SecondaryMap::new(),
        };
        unknown.find_sources(kernel, launch);
        let mut changed = true;
        while changed {
            changed = false;
            unknown.judge_loops(kernel, cfg);
            for &block in &cfg.reverse_postorder {
                for &inst in &kernel.blocks[block].insts {
                    changed |= unknown.spread(kernel, cfg, block, inst);
                }
                let decides = decided_by(kernel, block).is_some_and(|value| {
                    unknown.at(cfg, value, block) && !unknown.branches.contains(block)
                });
                let is_common = common.is_some_and(|common| {
                    common.block(block) && !common.branch_diverges(kernel, block)
                });
                if decides && is_common {
                    changed |= unknown.chosen.insert(block);
                } else if decides {
                    unknown.branches.insert(block);
                    unknown.mark_branch(kernel, cfg, block);
                    changed = true;
                }
            }
        }
        unknown
    }

    /// Is the value unknown where a block uses it?
    pub(super) fn at(&self, cfg: &Cfg, value: ValueId, block: BlockId) -> bool {
        self.values.contains(value)
            || self.home[value].is_some_and(|home| {
                self.left_early
                    .iter()
                    .any(|&id| cfg.in_loop(id, home) && !cfg.in_loop(id, block))
            })
    }

    /// Is the value unknown where it is computed?
    pub(super) fn value(&self, value: ValueId) -> bool {
        self.values.contains(value)
    }

    /// The block that computes a value.
    pub(super) fn home(&self, value: ValueId) -> Option<BlockId> {
        self.home[value]
    }

    /// May the block run or not, whatever is known?
    pub(super) fn block(&self, block: BlockId) -> bool {
        self.blocks.contains(block)
    }

    /// Does control go every way at the block's end?
    pub(super) fn branch(&self, block: BlockId) -> bool {
        self.branches.contains(block)
    }

    /// Do all threads of a block go one way at the block's end, and any?
    pub(super) fn is_chosen(&self, block: BlockId) -> bool {
        self.chosen.contains(block)
    }

    pub(super) fn chooses(&self) -> bool {
        !self.chosen.is_empty()
    }

    /// Does the loop stand for any of its rounds?
    pub(super) fn is_endless(&self, id: LoopId) -> bool {
        self.endless.contains(&id)
    }

    fn find_sources(&mut self, kernel: &Kernel, launch: &Launch) {
        for (id, value) in kernel.values.iter() {
            let is_number = matches!(value.ty, Type::Int(width) if width <= 64);
            let known = match &value.def {
                ValueDef::Const(_) => is_number,
                ValueDef::Null | ValueDef::Address(_) => true,
                ValueDef::Param(_) | ValueDef::Undef => false,
                ValueDef::Inst(inst) => {
                    (is_number || value.ty.is_ptr()) && is_known(kernel, *inst, launch)
                }
            };
            if !known {
                self.values.insert(id);
            }
        }
        for (id, block) in kernel.blocks.iter() {
            for &inst in &block.insts {
                if let Some(result) = kernel.insts[inst].result {
                    self.home[result] = Some(id);
                }
            }
        }
    }

    /// Whether the instruction's result is unknown and was not.
    fn spread(&mut self, kernel: &Kernel, cfg: &Cfg, block: BlockId, inst: InstId) -> bool {
        let data = &kernel.insts[inst];
        let Some(result) = data.result.filter(|&result| !self.values.contains(result)) else {
            return false;
        };
        let unknown = match &data.inst {
            Inst::Phi { incoming } => {
                let endless = |id| self.is_endless(id);
                self.met.contains(&inst)
                    || cfg.headed_loop(block).is_some_and(endless)
                    || (incoming.iter()).any(|&(from, value)| {
                        // A value of a loop that is left early is not known behind it.
                        self.at(cfg, value, from) || self.at(cfg, value, block)
                    })
            }
            other => {
                let mut unknown = false;
                other.for_each_operand(|operand| unknown |= self.at(cfg, operand, block));
                unknown
            }
        };
        unknown && self.values.insert(result)
    }

    /// Notes what an unknown branch decides.
    fn mark_branch(&mut self, kernel: &Kernel, cfg: &Cfg, branch: BlockId) {
        let meet = cfg.immediate_postdominator(branch);
        let around = |block: BlockId| -> BTreeSet<LoopId> {
            let loops = 0..cfg.loops.len();
            let both = |&id: &LoopId| cfg.in_loop(id, branch) && cfg.in_loop(id, block);
            loops.filter(both).collect()
        };
        let mut ways: BTreeMap<BTreeSet<LoopId>, Vec<EntitySet<BlockId>>> = BTreeMap::new();
        for &block in &cfg.reverse_postorder {
            // Who goes round a loop with the block in it comes there in another round.
            let rounds = around(block);
            let ways = ways.entry(rounds.clone()).or_insert_with(|| {
                let starts = cfg.successors[branch].iter();
                let reached = |&start| reached(cfg, (branch, start), meet, &rounds);
                starts.map(reached).collect()
            });
            if ways.iter().filter(|way| way.contains(block)).count() >= 2 {
                self.note_meeting(kernel, (branch, block), ways);
            }
        }
        for &start in &cfg.successors[branch] {
            let all = reached(cfg, (branch, start), meet, &BTreeSet::new());
            for block in all.iter().filter(|&block| Some(block) != meet) {
                self.blocks.insert(block);
            }
        }
    }

    /// Notes the phis of a block that two ways of a branch come to with different values.
    fn note_meeting(
        &mut self,
        kernel: &Kernel,
        (branch, block): (BlockId, BlockId),
        ways: &[EntitySet<BlockId>],
    ) {
        let comes = |from: &BlockId| *from == branch || ways.iter().any(|way| way.contains(*from));
        for &inst in &kernel.blocks[block].insts {
            if let Inst::Phi { incoming } = &kernel.insts[inst].inst {
                let values: BTreeSet<ValueId> = incoming
                    .iter()
                    .filter(|(from, _)| comes(from))
                    .map(|(_, value)| *value)
                    .collect();
                if values.len() > 1 {
                    self.met.insert(inst);
                }
            }
        }
    }

    /// A known branch ends a loop for certain where its value changes from round to round, and
    /// every round passes it, or nothing unknown decides which way a round takes.
    fn judge_loops(&mut self, kernel: &Kernel, cfg: &Cfg) {
        for (id, natural) in cfg.loops.iter().enumerate() {
            let straight = !natural.blocks.iter().any(|&block| self.branch(block));
            let is_passed =
                |block: BlockId| natural.latches.iter().all(|&l| cfg.dominates(block, l));
            let is_certain = |&(from, _): &(BlockId, BlockId)| {
                if self.is_chosen(from) {
                    return true;
                }
                !self.branch(from)
                    && (straight || is_passed(from))
                    && decided_by(kernel, from).is_some_and(|v| self.changes(kernel, cfg, v, id))
            };
            // Who may go round or not, and stays in the loop, is in two rounds at once; so is who
            // may go round from two places.
            let goes_both_ways = |&latch: &BlockId| {
                let mut others = cfg.successors[latch].iter();
                self.branch(latch)
                    && others.any(|&to| to != natural.header && natural.blocks.contains(&to))
            };
            let (all, any) = (
                natural.exits.iter().all(is_certain),
                natural.exits.iter().any(is_certain),
            );
            let goes_twice = natural.latches.len() > 1 && !straight;
            let doubled = goes_twice || natural.latches.iter().any(goes_both_ways);
            if !all || doubled {
                self.left_early.insert(id);
            }
            if !any || doubled {
                self.endless.insert(id);
            }
        }
    }

    /// Does the value depend on what is known of the round of a loop?
    fn changes(&self, kernel: &Kernel, cfg: &Cfg, value: ValueId, id: LoopId) -> bool {
        let (mut seen, mut work) = (EntitySet::new(), vec![value]);
        while let Some(value) = work.pop() {
            let home = self.home[value].filter(|&home| cfg.in_loop(id, home));
            let (Some(home), true) = (home, seen.insert(value)) else {
                continue;
            };
            let ValueDef::Inst(inst) = kernel.values[value].def else {
                continue;
            };
            let inst = &kernel.insts[inst].inst;
            let heads = cfg.headed_loop(home).is_some();
            if heads && matches!(inst, Inst::Phi { .. }) && !self.values.contains(value) {
                return true;
            }
            inst.for_each_operand(|operand| work.push(operand));
        }
        false
    }
}

/// The value that decides where control goes at the end of a block.
pub(super) fn decided_by(kernel: &Kernel, block: BlockId) -> Option<ValueId> {
    match &kernel.blocks[block].terminator {
        Terminator::Branch {
            cond: value,
            then,
            otherwise,
        } => (then != otherwise).then_some(*value),
        Terminator::Switch { value, .. } => Some(*value),
        Terminator::Jump(_) | Terminator::Return | Terminator::Unreachable => None,
    }
}

/// The blocks that a way from a branch reaches, that where all ways meet included, up to where
/// some loops begin again.
fn reached(
    cfg: &Cfg,
    (branch, start): (BlockId, BlockId),
    meet: Option<BlockId>,
    rounds: &BTreeSet<LoopId>,
) -> EntitySet<BlockId> {
    let (mut seen, mut work) = (EntitySet::new(), vec![start]);
    while let Some(block) = work.pop() {
        let ends_round = cfg
            .headed_loop(block)
            .is_some_and(|id| rounds.contains(&id));
        if seen.insert(block) && Some(block) != meet && block != branch && !ends_round {
            work.extend(&cfg.successors[block]);
        }
    }
    seen
}

/// Is the result known where the operands are?
fn is_known(kernel: &Kernel, inst: InstId, launch: &Launch) -> bool {
    let is_ptr = |value: ValueId| kernel.values[value].ty.is_ptr();
    match &kernel.insts[inst].inst {
        Inst::Binary { op, .. } => {
            use BinaryOp::{FAdd, FDiv, FMul, FRem, FSub};
            !matches!(op, FAdd | FSub | FMul | FDiv | FRem)
        }
        Inst::ICmp { args, .. } => !args.iter().any(|&arg| is_ptr(arg)),
        Inst::Cast { op, .. } => matches!(
            op,
            CastOp::ZExt | CastOp::SExt | CastOp::Trunc | CastOp::AddrSpace
        ),
        Inst::Select { .. } | Inst::Phi { .. } | Inst::PtrAdd { .. } => true,
        Inst::Pure { .. } => BitCount::of(&kernel.insts[inst].inst).is_some(),
        Inst::Geometry { query, dim } => {
            let dim = usize::from(*dim);
            match query {
                Geometry::ThreadId => true,
                Geometry::BlockDim => launch.block[dim].fixed().is_some(),
                Geometry::BlockId => launch.grid.iter().all(|size| size.fixed().is_some()),
                Geometry::GridDim => launch.grid[dim].fixed().is_some(),
                // Zero: another one is written into the kernel before.
                Geometry::GlobalOffset => true,
                Geometry::WorkDim => launch.dimensions.is_some(),
                Geometry::LaneId | Geometry::WarpId => false,
            }
        }
        _ => false,
    }
}
