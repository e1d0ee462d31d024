//! The part of a kernel that decides which places of some objects are accessed, and whether
//! all threads come to its barriers, as steps for many threads at once.

use std::collections::BTreeSet;

use cranelift_entity::{EntitySet, SecondaryMap};

use super::accesses::{Access, Accesses};
use super::unknown::{Unknown, decided_by};
use crate::analysis::cfg::{Cfg, LoopId};
use crate::analysis::points_to::PointsTo;
use crate::analysis::replicas::Replicas;
use crate::kir::{
    BlockId, Fences, Geometry, Inst, InstId, Kernel, ObjectId, Queue, Terminator, ValueDef, ValueId,
};

pub(super) struct Slice {
    /// Blocks and loops in the order in which they run.
    pub nodes: Vec<Node>,
    pub steps: SecondaryMap<BlockId, Steps>,
    /// The values that it uses or computes.
    pub values: EntitySet<ValueId>,
    pub objects: EntitySet<ObjectId>,
    /// Those that say where in the grid the thread's block is.
    pub places: Vec<ValueId>,
}

/// A block, or a loop that runs until no thread goes round.
pub(super) enum Node {
    Block(BlockId),
    Loop {
        header: BlockId,
        nodes: Vec<Node>,
        /// It stands for any of its rounds: it does not go round.
        endless: bool,
    },
}

#[derive(Clone, Default)]
pub(super) struct Steps {
    pub steps: Vec<Step>,
    pub ways: Ways,
}

#[derive(Clone)]
pub(super) enum Step {
    /// The result of this instruction.
    Compute(InstId),
    Access(Access),
    /// All threads wait for each other.
    Barrier(Fences),
    /// Each thread about its own copies.
    Commit(Queue),
    /// For all copies but those of so many groups, or for all.
    Wait(Queue, Option<ValueId>),
}

impl Step {
    /// Is the order in which threads take it of no matter?
    pub(super) fn is_unordered(&self) -> bool {
        match self {
            Step::Compute(_) => true,
            Step::Access(access) => access.queue.is_none(),
            Step::Barrier(_) | Step::Commit(_) | Step::Wait(..) => false,
        }
    }
}

/// Where threads go at the end of a block.
#[derive(Clone, Default)]
pub(super) enum Ways {
    #[default]
    Stop,
    /// All of them, each of these ways.
    All(Vec<Way>),
    /// All of them the same one of these ways.
    Chosen(Vec<Way>),
    /// Each the way of its value, or the last one.
    Choice {
        value: ValueId,
        cases: Vec<(u64, Way)>,
        default: Way,
    },
}

#[derive(Clone)]
pub(super) struct Way {
    pub to: BlockId,
    /// Back to the head of a loop.
    pub again: bool,
    /// Phis and what they become, all at once.
    pub moves: Vec<(ValueId, ValueId)>,
}

/// What slices are made of.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub kernel: &'a Kernel,
    pub cfg: &'a Cfg,
    pub points_to: &'a PointsTo,
    pub unknown: &'a Unknown,
    pub accesses: &'a Accesses,
    pub replicas: &'a Replicas,
}

impl Source<'_> {
    /// The part that the accesses to some objects depend on; with what orders them, barriers and
    /// waits for copies, or without.
    pub(super) fn slice(&self, objects: BTreeSet<ObjectId>, barriers: bool) -> Slice {
        let mut needs = Needs {
            source: self,
            values: EntitySet::new(),
            runs: EntitySet::new(),
            phis: EntitySet::new(),
            branches: EntitySet::new(),
            work: Vec::new(),
        };
        let goes_to = |access: &&Access| {
            let targets = self.points_to.targets(access.ptr);
            targets.is_some_and(|targets| !targets.is_disjoint(&objects))
        };
        let accesses: Vec<Access> = self.accesses.all.iter().filter(goes_to).copied().collect();
        for access in &accesses {
            needs.runs.insert(access.block);
            needs.value(access.ptr);
            if let Some(length) = access.length.value() {
                needs.value(length);
            }
        }
        if barriers {
            for &block in &self.cfg.reverse_postorder {
                for inst in self.insts(block).filter(|inst| orders(inst)) {
                    needs.runs.insert(block);
                    if let Inst::CopyWait {
                        pending: Some(groups),
                        ..
                    } = inst
                    {
                        needs.value(*groups);
                    }
                }
            }
        }
        needs.close();
        let Needs {
            values, branches, ..
        } = needs;
        let mut steps = SecondaryMap::new();
        for &block in &self.cfg.reverse_postorder {
            steps[block] = Steps {
                steps: self.steps(block, &values, &accesses, barriers),
                ways: self.ways(block, &values, &branches),
            };
        }
        let is_place = |value: &ValueId| match self.kernel.values[*value].def {
            ValueDef::Inst(inst) => {
                let query = Geometry::BlockId;
                matches!(self.kernel.insts[inst].inst, Inst::Geometry { query: q, .. } if q == query)
            }
            _ => false,
        };
        let blocks = self.cfg.reverse_postorder.iter().copied().collect();
        let order = self.cfg.contiguous_order(&blocks);
        Slice {
            nodes: self.nodes(&order, None),
            places: values.iter().filter(is_place).collect(),
            steps,
            values,
            objects: of_set(&objects),
        }
    }

    fn insts(&self, block: BlockId) -> impl Iterator<Item = &Inst> {
        let insts = self.kernel.blocks[block].insts.iter();
        insts.map(|&inst| &self.kernel.insts[inst].inst)
    }

    fn steps(
        &self,
        block: BlockId,
        values: &EntitySet<ValueId>,
        accesses: &[Access],
        barriers: bool,
    ) -> Vec<Step> {
        let mut steps = Vec::new();
        for &inst in &self.kernel.blocks[block].insts {
            let data = &self.kernel.insts[inst];
            let is_phi = matches!(data.inst, Inst::Phi { .. });
            if !is_phi && data.result.is_some_and(|result| values.contains(result)) {
                steps.push(Step::Compute(inst));
            }
            let own = accesses.iter().filter(|access| access.inst == inst);
            steps.extend(own.copied().map(Step::Access));
            match &data.inst {
                _ if !barriers => {}
                Inst::CopyCommit { queue } => steps.push(Step::Commit(*queue)),
                Inst::CopyWait { queue, pending } => steps.push(Step::Wait(*queue, *pending)),
                other => steps.extend(barrier(other).map(Step::Barrier)),
            }
        }
        steps
    }

    fn ways(
        &self,
        block: BlockId,
        values: &EntitySet<ValueId>,
        branches: &EntitySet<BlockId>,
    ) -> Ways {
        let to = |to| self.way(block, to, values);
        let Some(value) = decided_by(self.kernel, block) else {
            let next = self.cfg.successors[block].first();
            return next.map_or(Ways::Stop, |&next| Ways::All(vec![to(next)]));
        };
        if !branches.contains(block) {
            let meet = self.cfg.immediate_postdominator(block);
            return meet.map_or(Ways::Stop, |meet| Ways::All(vec![to(meet)]));
        }
        let (open, chosen) = (self.unknown.branch(block), self.unknown.is_chosen(block));
        if open || chosen {
            let next = self.cfg.successors[block].iter().map(|&next| to(next));
            return match chosen {
                true => Ways::Chosen(next.collect()),
                false => Ways::All(next.collect()),
            };
        }
        match &self.kernel.blocks[block].terminator {
            Terminator::Switch { cases, default, .. } => Ways::Choice {
                value,
                cases: (cases.iter())
                    .map(|&(case, target)| (case as u64, to(target)))
                    .collect(),
                default: to(*default),
            },
            Terminator::Branch {
                then, otherwise, ..
            } => Ways::Choice {
                value,
                cases: vec![(1, to(*then))],
                default: to(*otherwise),
            },
            Terminator::Jump(_) | Terminator::Return | Terminator::Unreachable => Ways::Stop,
        }
    }

    fn way(&self, from: BlockId, to: BlockId, values: &EntitySet<ValueId>) -> Way {
        let headed = self.cfg.headed_loop(to);
        let moves = self.kernel.blocks[to].insts.iter().filter_map(|&inst| {
            let data = &self.kernel.insts[inst];
            let Inst::Phi { incoming } = &data.inst else {
                return None;
            };
            let result = data.result.filter(|&result| values.contains(result))?;
            let (_, value) = incoming.iter().find(|(block, _)| *block == from)?;
            (result != *value).then_some((result, *value))
        });
        Way {
            to,
            again: headed.is_some_and(|id| self.cfg.in_loop(id, from)),
            moves: moves.collect(),
        }
    }

    /// The blocks of an order, in which those of each loop stand together.
    fn nodes(&self, order: &[BlockId], inside: Option<LoopId>) -> Vec<Node> {
        let mut nodes = Vec::new();
        let mut rest = order;
        while let Some(&block) = rest.first() {
            let headed = self.cfg.headed_loop(block).filter(|&id| Some(id) != inside);
            let count = match headed {
                Some(id) => {
                    let count = rest
                        .iter()
                        .take_while(|b| self.cfg.in_loop(id, **b))
                        .count();
                    nodes.push(Node::Loop {
                        header: block,
                        nodes: self.nodes(&rest[..count], Some(id)),
                        endless: self.unknown.is_endless(id),
                    });
                    count
                }
                None => {
                    nodes.push(Node::Block(block));
                    1
                }
            };
            rest = &rest[count..];
        }
        nodes
    }
}

/// The memory that a barrier of the block orders.
pub(super) fn barrier(inst: &Inst) -> Option<Fences> {
    use crate::kir::BarrierKind;
    match inst {
        Inst::Barrier {
            kind: BarrierKind::Block,
            fences,
        }
        | Inst::BarrierReduce { fences, .. } => Some(*fences),
        _ => None,
    }
}

/// Does the instruction order accesses of a block's threads?
pub(super) fn orders(inst: &Inst) -> bool {
    matches!(inst, Inst::CopyCommit { .. } | Inst::CopyWait { .. }) || barrier(inst).is_some()
}

/// What a slice needs, as it is found.
struct Needs<'a> {
    source: &'a Source<'a>,
    values: EntitySet<ValueId>,
    /// Whether they run matters.
    runs: EntitySet<BlockId>,
    /// Which way control comes to them matters.
    phis: EntitySet<BlockId>,
    branches: EntitySet<BlockId>,
    work: Vec<ValueId>,
}

impl Needs<'_> {
    fn value(&mut self, value: ValueId) {
        debug_assert!(
            !self.source.unknown.value(value),
            "an unknown value is needed"
        );
        if self.values.insert(value) {
            self.work.push(value);
        }
    }

    fn close(&mut self) {
        let Source { kernel, cfg, .. } = *self.source;
        loop {
            while let Some(value) = self.work.pop() {
                let ValueDef::Inst(inst) = kernel.values[value].def else {
                    continue;
                };
                if let (Inst::Phi { .. }, Some(home)) =
                    (&kernel.insts[inst].inst, self.source.unknown.home(value))
                {
                    self.phis.insert(home);
                }
                kernel.insts[inst]
                    .inst
                    .for_each_operand(|operand| self.value(operand));
            }
            let mut grown = false;
            for &block in &cfg.reverse_postorder {
                let Some(value) = decided_by(kernel, block) else {
                    continue;
                };
                if self.branches.contains(block) || !self.matters(block) {
                    continue;
                }
                grown |= self.branches.insert(block);
                let unknown = self.source.unknown;
                if !unknown.branch(block) && !unknown.is_chosen(block) {
                    self.value(value);
                }
            }
            if !grown {
                return;
            }
        }
    }

    /// Does the branch decide about something that is needed?
    fn matters(&self, branch: BlockId) -> bool {
        let cfg = self.source.cfg;
        let meet = cfg.immediate_postdominator(branch);
        let (mut seen, mut work) = (EntitySet::new(), cfg.successors[branch].clone());
        while let Some(block) = work.pop() {
            if !seen.insert(block) {
                continue;
            }
            let is_inside = Some(block) != meet;
            if self.phis.contains(block) || is_inside && self.runs.contains(block) {
                return true;
            }
            if is_inside {
                work.extend(&cfg.successors[block]);
            }
        }
        false
    }
}

fn of_set(objects: &BTreeSet<ObjectId>) -> EntitySet<ObjectId> {
    let mut set = EntitySet::new();
    for &object in objects {
        set.insert(object);
    }
    set
}
