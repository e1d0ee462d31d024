//! Uniformity: which values and blocks are the same for both threads of a pair.
//!
//! A taint analysis over the program dependence graph, as in "Engineering a
//! Static Verification Tool for GPU Kernels", §4 "Uniformity Analysis", on SSA
//! form: a value is tainted by its operands, a phi also by the branches that
//! choose its predecessor, a block by the branches that it is control dependent
//! on. A plain load is untainted where the address is, the block is, and both
//! threads see one memory: two threads that read the same cell in the same
//! barrier interval agree, or some thread races with one of them, unless locks order the accesses.

use std::collections::{BTreeMap, BTreeSet};

use cranelift_entity::EntityRef;
use petgraph::unionfind::UnionFind;

use super::cfg::Cfg;
use super::convergence::{is_broadcast, names_all};
use super::flags;
use super::lanes::Lanes;
use super::points_to::PointsTo;
use super::taint::Taint;
use crate::kir;
use crate::kir::launch::{Launch, Size};
use crate::kir::warp::WarpOp;
use crate::kir::{
    AddressSpace, AnnotationKind, BlockId, Geometry, Inst, InstId, Kernel, ObjectId, ObjectKind,
    ValueDef, ValueId,
};

/// Which two threads are modelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pairing {
    /// Two distinct threads of one block.
    SameBlock,
    /// Two threads of different blocks.
    DifferentBlocks,
    /// Two distinct threads of one warp.
    SameWarp,
}

impl Pairing {
    pub fn same_block(self) -> bool {
        self != Pairing::DifferentBlocks
    }

    /// In words.
    pub fn threads(self) -> &'static str {
        match self {
            Pairing::SameBlock => "threads of one block",
            Pairing::DifferentBlocks => "threads of different blocks",
            Pairing::SameWarp => "threads of one warp",
        }
    }
}

pub struct Uniformity {
    divergent: Taint,
}

/// Of which threads is asked what differs between them.
struct Question<'a> {
    kernel: &'a Kernel,
    cfg: &'a Cfg,
    points_to: &'a PointsTo,
    launch: &'a Launch,
    pairing: Pairing,
    /// What threads access under locks.
    guarded: BTreeSet<ObjectId>,
}

impl Uniformity {
    pub fn new(
        kernel: &Kernel,
        cfg: &Cfg,
        points_to: &PointsTo,
        launch: &Launch,
        pairing: Pairing,
    ) -> Uniformity {
        let mut result = Uniformity::all(kernel);
        let guarded = flags::guarded(kernel, cfg, points_to);
        let question = Question {
            kernel,
            cfg,
            points_to,
            launch,
            pairing,
            guarded,
        };
        let mut lanes = (pairing == Pairing::SameWarp).then(|| Lanes::new(kernel));
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &cfg.reverse_postorder {
                for &inst in &kernel.blocks[block].insts {
                    let Some(value) = kernel.insts[inst].result else {
                        continue;
                    };
                    if lanes.is_none() && !result.value(value) {
                        continue;
                    }
                    let tainted = result.taints(&question, block, inst);
                    let differs = match &mut lanes {
                        None => tainted,
                        Some(lanes) => {
                            let data = &kernel.insts[inst];
                            let together = result.together(kernel, cfg, block);
                            changed |= lanes.learn(kernel, launch, data, tainted, together);
                            !lanes.uniform(value)
                        }
                    };
                    changed |= differs && result.divergent.add_value(value);
                }
            }
            changed |= result.follow(kernel, cfg);
        }
        result
    }

    /// As if all values were the same, but for those without one.
    pub fn all(kernel: &Kernel) -> Uniformity {
        let mut result = Uniformity {
            divergent: Taint::default(),
        };
        for (id, value) in kernel.values.iter() {
            if value.def == ValueDef::Undef {
                result.divergent.add_value(id);
            }
        }
        result
    }

    /// Notes that a value may differ between the threads.
    pub fn differs(&mut self, value: ValueId) {
        self.divergent.add_value(value);
    }

    /// Notes which blocks they run differently then. Whether one is new.
    pub fn follow(&mut self, kernel: &Kernel, cfg: &Cfg) -> bool {
        let mut changed = false;
        for &block in &cfg.reverse_postorder {
            if self.branch_diverges(kernel, block) {
                changed |= self.divergent.add_region(cfg, block);
            }
        }
        changed | self.close_regions(kernel, cfg)
    }

    /// As if nothing were known: what instructions compute differs between the
    /// threads, which start together and may part at once.
    pub fn none(kernel: &Kernel) -> Uniformity {
        let mut result = Uniformity {
            divergent: Taint::default(),
        };
        for (id, value) in kernel.values.iter() {
            if matches!(value.def, ValueDef::Inst(_) | ValueDef::Undef) {
                result.divergent.add_value(id);
            }
        }
        for block in kernel.blocks.keys().filter(|&b| b != kernel.entry) {
            result.divergent.add_block(block);
        }
        result
    }

    /// Is the value the same for both threads?
    pub fn value(&self, value: ValueId) -> bool {
        !self.divergent.value(value)
    }

    /// Do both threads run the block equally often?
    pub fn block(&self, block: BlockId) -> bool {
        !self.divergent.block(block)
    }

    /// May the two threads leave `block` by different edges?
    pub fn branch_diverges(&self, kernel: &Kernel, block: BlockId) -> bool {
        self.divergent.decides_branch(kernel, block)
    }

    /// May the instruction's result differ between the threads, as far as is known by now?
    fn taints(&self, question: &Question, block: BlockId, inst: InstId) -> bool {
        let &Question {
            kernel,
            cfg,
            points_to,
            launch,
            pairing,
            ref guarded,
        } = question;
        let uniform = |v: &ValueId| self.value(*v);
        match &kernel.insts[inst].inst {
            Inst::Phi { incoming } => {
                !self.together(kernel, cfg, block) || !incoming.iter().all(|(_, v)| uniform(v))
            }
            Inst::Load { ptr, access } => {
                access.atomic.is_some()
                    || !uniform(ptr)
                    || !self.block(block)
                    || points_to.targets(*ptr).is_none_or(|targets| {
                        let mut targets = targets.iter();
                        targets.any(|&object| {
                            guarded.contains(&object)
                                || match kernel.objects[object].space {
                                    AddressSpace::Shared => !pairing.same_block(),
                                    AddressSpace::Private | AddressSpace::Generic => {
                                        kernel.objects[object].kind != ObjectKind::PrivateParam
                                            || points_to.written(object)
                                    }
                                    AddressSpace::Global | AddressSpace::Constant => false,
                                }
                        })
                    })
            }
            Inst::AtomicRmw { .. } | Inst::CmpXchg { .. } => true,
            Inst::Warp { op, lanes, args } => {
                let exchanged = pairing == Pairing::SameWarp
                    && self.block(block)
                    && *lanes != kir::warp::Lanes::Active
                    && lanes.mask().is_none_or(uniform)
                    && gives_one_value(kernel, op, *lanes, args, uniform);
                !exchanged
            }
            Inst::Nondet { .. } | Inst::BarrierObject { .. } => true,
            // The result is the same for the block, whatever the arguments.
            Inst::BarrierReduce { .. } => !pairing.same_block() || !self.block(block),
            // The block gets one event.
            Inst::AsyncCopy { event, .. } => {
                !pairing.same_block() || !self.block(block) || !uniform(event)
            }
            Inst::Geometry { query, dim } => match query {
                Geometry::ThreadId => launch.block[usize::from(*dim)] != Size::Fixed(1),
                Geometry::BlockId => {
                    !pairing.same_block() && launch.grid[usize::from(*dim)] != Size::Fixed(1)
                }
                Geometry::LaneId | Geometry::WarpId => true,
                Geometry::BlockDim
                | Geometry::GridDim
                | Geometry::GlobalOffset
                | Geometry::WorkDim => false,
            },
            Inst::Annotation { kind, args } => match kind {
                AnnotationKind::Enabled | AnnotationKind::DominatorEnabled => !self.block(block),
                AnnotationKind::SameGroup
                | AnnotationKind::All
                | AnnotationKind::HasRead
                | AnnotationKind::HasWritten
                | AnnotationKind::ReadOffset
                | AnnotationKind::WriteOffset => false,
                _ => !args.iter().all(uniform),
            },
            other => !other.operands().iter().all(uniform),
        }
    }

    /// Do both threads come to the block by the same way each time?
    pub fn together(&self, kernel: &Kernel, cfg: &Cfg, block: BlockId) -> bool {
        self.block(block) && !self.divergent.decides_way(kernel, cfg, block)
    }

    /// Branches inside divergent blocks need no treatment of their own as long
    /// as each divergent region is left to one uniform block; where it is not,
    /// the blocks it is left to are divergent too.
    fn close_regions(&mut self, kernel: &Kernel, cfg: &Cfg) -> bool {
        let mut changed = false;
        for region in self.regions(kernel, cfg) {
            if region.exits.len() > 1 {
                for exit in region.exits {
                    changed |= self.divergent.add_block(exit);
                }
            }
        }
        changed
    }

    /// The maximal sets of divergent blocks that run together: connected by an
    /// edge, or entered from one uniform block by a divergent branch.
    pub fn regions(&self, kernel: &Kernel, cfg: &Cfg) -> Vec<Region> {
        let mut classes = UnionFind::<usize>::new(kernel.blocks.len());
        for &block in &cfg.reverse_postorder {
            let targets: Vec<BlockId> = cfg.successors[block]
                .iter()
                .copied()
                .filter(|&b| !self.block(b))
                .collect();
            if !self.block(block) {
                for target in targets {
                    classes.union(block.index(), target.index());
                }
            } else if self.branch_diverges(kernel, block) {
                for pair in targets.windows(2) {
                    classes.union(pair[0].index(), pair[1].index());
                }
            }
        }
        let mut regions: BTreeMap<usize, Region> = BTreeMap::new();
        for &block in &cfg.reverse_postorder {
            if !self.block(block) {
                let region = regions.entry(classes.find(block.index())).or_default();
                region.blocks.insert(block);
                region
                    .exits
                    .extend(cfg.successors[block].iter().filter(|b| self.block(**b)));
            }
        }
        for &block in &cfg.reverse_postorder {
            if self.block(block) && self.branch_diverges(kernel, block) {
                let (outside, inside): (Vec<BlockId>, Vec<BlockId>) =
                    cfg.successors[block].iter().partition(|b| self.block(**b));
                if let Some(first) = inside.first() {
                    let region = regions.entry(classes.find(first.index())).or_default();
                    region.exits.extend(outside);
                }
            }
        }
        regions.into_values().collect()
    }
}

/// Does the operation give all that take part the same, if it waits for them all?
fn gives_one_value(
    kernel: &Kernel,
    op: &WarpOp,
    lanes: kir::warp::Lanes,
    args: &[ValueId],
    uniform: impl Fn(&ValueId) -> bool,
) -> bool {
    match op {
        WarpOp::Vote(_) | WarpOp::MatchAll | WarpOp::Reduce(_) | WarpOp::BroadcastFirst => true,
        WarpOp::Broadcast => args.get(1).is_some_and(uniform),
        // All of the warp are there, so that the lane asked for takes part.
        _ => {
            is_broadcast(kernel, op, args)
                && names_all(kernel, lanes)
                && args.get(1).is_some_and(uniform)
        }
    }
}

/// Divergent blocks that run linearised, guarded by predicates.
#[derive(Clone, Debug, Default)]
pub struct Region {
    pub blocks: BTreeSet<BlockId>,
    /// The uniform blocks that control goes to afterwards.
    pub exits: BTreeSet<BlockId>,
}
