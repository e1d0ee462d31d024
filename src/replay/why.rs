//! Why nothing orders two accesses, and which conditions lead threads where they are.
//!
//! What orders threads of a block is the barriers that both pass between (Betts et al., "GPUVerify:
//! A Verifier for GPU Kernels", OOPSLA 2012, §3); the run that shows a race tells between which of
//! them it lies. The condition that lets a thread in is the nearest branch that the instruction is
//! control dependent on (Ferrante et al., "The Program Dependence Graph and Its Use in
//! Optimization", TOPLAS 1987, §3) and at which threads may part.

use std::time::Instant;

use cranelift_entity::EntitySet;

use super::attempt::Attempt;
use super::scene::{Stage, is_of_block, of_finding};
use super::validate::Case;
use crate::analysis::amounts::tickets;
use crate::analysis::cfg::Cfg;
use crate::analysis::points_to::PointsTo;
use crate::analysis::uniformity::{Pairing, Uniformity};
use crate::exec::Finding;
use crate::kir::launch::Launch;
use crate::kir::{BarrierKind, BlockId, Inst, InstId, Kernel, Module, Scope, Terminator, ValueDef};
use crate::report::model::{Defect, Span, ThreadReport, Why};
use crate::report::scene::{Scene, Stop};

/// Adds to the defects why they are, as far as the runs tell that show them.
pub fn explain(case: &Case, defects: &mut [Defect], shown_by: &[Option<Attempt>]) {
    let stage = Stage::of(case);
    let none = std::iter::repeat(&None);
    for (defect, by) in defects.iter_mut().zip(shown_by.iter().chain(none)) {
        let is_late = case.deadline.is_some_and(|end| Instant::now() >= end);
        explain_one(&stage, defect, by.as_ref().filter(|_| !is_late));
    }
}

/// Adds to the defects why they are, all of which this run shows.
pub fn explain_all(module: &Module, kernel: &Kernel, by: &Attempt, defects: &mut [Defect]) {
    let stage = Stage::new(module, kernel);
    for defect in defects {
        explain_one(&stage, defect, Some(by));
    }
}

fn explain_one(stage: &Stage, defect: &mut Defect, by: Option<&Attempt>) {
    let mut found = of_blocks(stage, defect);
    let of_run = by.and_then(|by| of_run(stage, defect, by));
    found.extend(of_run.into_iter().flatten());
    if let Defect::Race { why, .. } | Defect::Divergence { why, .. } = defect {
        *why = found;
    }
}

/// What needs no run: that the threads of a race are of different blocks, and that they might be
/// ordered by a number that blocks draw, if a fence followed.
fn of_blocks(stage: &Stage, defect: &Defect) -> Vec<Why> {
    let Defect::Race {
        accesses,
        exploration: None,
        ..
    } = defect
    else {
        return Vec::new();
    };
    let apart = accesses.windows(2).any(|pair| {
        let [one, other] = [&pair[0], &pair[1]];
        one.thread.block != other.thread.block
    });
    // Where blocks may wait for each other, it is a barrier that is missing.
    if !apart || waits_for_blocks(stage.kernel) {
        return Vec::new();
    }
    let unfenced = unfenced_drawing(stage).map(|span| Why::Unfenced { span });
    [Why::Blocks].into_iter().chain(unfenced).collect()
}

/// Where the only ticket of a kernel with fences is drawn, if no fence follows: by PTX (§8.9, causality
/// order) and scoped RC11 what others wrote before they drew is seen behind one alone.
fn unfenced_drawing(stage: &Stage) -> Option<Span> {
    let kernel = stage.kernel;
    let (cfg, points_to) = (Cfg::new(kernel).ok()?, PointsTo::new(kernel));
    let counters = tickets(kernel, &points_to);
    let draws = |inst: &Inst| match inst {
        Inst::AtomicRmw { ptr, .. } => {
            let targets = points_to.targets(*ptr);
            targets.is_some_and(|targets| targets.iter().any(|one| counters.contains(one)))
        }
        _ => false,
    };
    let is_fence = |inst: &Inst| match inst {
        Inst::Fence { atomic, fences } => atomic.scope >= Scope::Gpu && fences.global,
        _ => false,
    };
    let [(block, place, draw)] = places(kernel, draws)[..] else {
        return None;
    };
    let mut behind: EntitySet<BlockId> = EntitySet::new();
    let mut work = cfg.successors[block].to_vec();
    while let Some(next) = work.pop() {
        if behind.insert(next) {
            work.extend(cfg.successors[next].iter().copied());
        }
    }
    let fences = places(kernel, is_fence);
    let follows = |&(fence, at, _): &(BlockId, usize, InstId)| {
        behind.contains(fence) || fence == block && at > place
    };
    let is_missing = !fences.is_empty() && !fences.iter().any(follows);
    let span = kernel.insts[draw].span.filter(|_| is_missing)?;
    Some(Span::of(&stage.module.spans, span))
}

/// The instructions of a kind, each with its block and its place there.
fn places(kernel: &Kernel, is_meant: impl Fn(&Inst) -> bool) -> Vec<(BlockId, usize, InstId)> {
    let mut found = Vec::new();
    for (block, data) in kernel.blocks.iter() {
        for (place, &inst) in data.insts.iter().enumerate() {
            if is_meant(&kernel.insts[inst].inst) {
                found.push((block, place, inst));
            }
        }
    }
    found
}

fn waits_for_blocks(kernel: &Kernel) -> bool {
    kernel.insts.values().any(|data| {
        matches!(
            data.inst,
            Inst::Barrier {
                kind: BarrierKind::Grid | BarrierKind::Cluster,
                ..
            }
        )
    })
}

fn of_run(stage: &Stage, defect: &Defect, by: &Attempt) -> Option<Vec<Why>> {
    stage.found(defect, by, |reader, finding, end| {
        let mut blocks = defect.threads().into_iter().map(|thread| thread.block);
        let first = blocks.next();
        let pairing = match blocks.all(|block| Some(block) == first) {
            true => Pairing::SameBlock,
            false => Pairing::DifferentBlocks,
        };
        let guards = Guards::new(stage, &by.launch(), pairing)?;
        match finding {
            Finding::Race(race) => {
                let scene = of_finding(reader, finding, end, defect, by);
                let mut why = scene.map_or_else(Vec::new, |scene| of_scene(&scene));
                let accesses = race.accesses.iter();
                let insts = accesses.clone().map(|access| access.inst);
                if let Some(none) = why.iter_mut().find(|one| **one == Why::NoBarrier)
                    && let Some(span) = guards.missed(&insts.collect::<Vec<_>>())
                {
                    *none = Why::Missed { span };
                }
                let [one, other] = &race.accesses;
                let guarded = [(one, other), (other, one)].into_iter();
                let guarded = guarded.filter_map(|(access, other)| {
                    Some((reader.who(access, other), guards.of(access.inst)?))
                });
                add_guards(&mut why, guarded);
                Some(why)
            }
            Finding::Divergence { waiting, .. } => {
                let span = guards.of(waiting.1)?;
                Some(vec![Why::Parting { span }])
            }
            _ => None,
        }
    })
}

/// One condition may let both threads in.
fn add_guards(why: &mut Vec<Why>, guards: impl Iterator<Item = (ThreadReport, Span)>) {
    for (thread, at) in guards {
        let known = why.iter_mut().find_map(|one| match one {
            Why::Guard { span, threads } if *span == at => Some(threads),
            _ => None,
        });
        match known {
            Some(threads) => threads.push(thread),
            None => why.push(Why::Guard {
                span: at,
                threads: vec![thread],
            }),
        }
    }
}

/// Between which barriers the two accesses of threads of one block lie.
fn of_scene(scene: &Scene) -> Vec<Why> {
    let Some(pair) = scene.pair else {
        return Vec::new();
    };
    let touches = pair.map(|touch| &scene.touches[touch]);
    let actors = touches.map(|touch| &scene.threads[touch.thread].who);
    if actors[0].block != actors[1].block || touches[0].interval != touches[1].interval {
        return Vec::new();
    }
    let interval = touches[0].interval;
    let passed = |interval: u32| {
        let passage = scene
            .barriers
            .iter()
            .find(|one| one.thread == touches[0].thread && one.interval == interval)?;
        Some(passage.place)
    };
    let before = interval.checked_sub(1).and_then(passed);
    let after = passed(interval).or(match scene.threads[touches[0].thread].stop {
        Stop::Waiting(place) => Some(place),
        Stop::Running | Stop::Returned => None,
    });
    let span = |place: usize| scene.places[place].clone();
    let mut why = match (before, after) {
        (None, None) if interval == 0 => vec![Why::NoBarrier],
        (Some(before), Some(after)) if before == after => {
            let span = span(before).into_iter();
            span.map(|span| Why::Between { span }).collect()
        }
        (before, after) => {
            let before = before.and_then(span).map(|span| Why::After { span });
            let after = after.and_then(span).map(|span| Why::Before { span });
            before.into_iter().chain(after).collect()
        }
    };
    let warps = touches.map(|touch| touch.thread % scene.per_block() / scene.warp_size as usize);
    why.extend((warps[0] == warps[1]).then_some(Why::Warp));
    why
}

/// The branches of a kernel at which two threads may part.
struct Guards<'a> {
    stage: &'a Stage<'a>,
    cfg: Cfg,
    uniformity: Uniformity,
}

impl<'a> Guards<'a> {
    /// None where the kernel's graph has no structure.
    fn new(stage: &'a Stage<'a>, launch: &Launch, pairing: Pairing) -> Option<Guards<'a>> {
        let kernel = stage.kernel;
        let cfg = Cfg::new(kernel).ok()?;
        let points_to = PointsTo::new(kernel);
        let uniformity = Uniformity::new(kernel, &cfg, &points_to, launch, pairing);
        Some(Guards {
            stage,
            cfg,
            uniformity,
        })
    }

    /// The place of the condition that decides whether a thread comes to the instruction.
    fn of(&self, inst: InstId) -> Option<Span> {
        let kernel = self.stage.kernel;
        let above = |block: &BlockId| self.deciding(*block);
        let mut branches = std::iter::successors(self.deciding(self.block(inst)?), above);
        let branch = branches.find(|&block| self.uniformity.branch_diverges(kernel, block))?;
        let Terminator::Branch { cond, .. } = &kernel.blocks[branch].terminator else {
            return None;
        };
        match kernel.values[*cond].def {
            ValueDef::Inst(inst) => self.span(inst),
            _ => None,
        }
    }

    /// The nearest branch above that a block is control dependent on: one way leads there, and
    /// another one need not.
    fn deciding(&self, target: BlockId) -> Option<BlockId> {
        let mut above = self.cfg.reverse_postorder.iter().rev().copied();
        above.find(|&branch| {
            let ways = &self.cfg.successors[branch];
            let leads = |&way: &BlockId| way == target || self.postdominates(target, way);
            branch != target
                && self.cfg.dominates(branch, target)
                && ways.iter().any(leads)
                && !self.postdominates(target, branch)
        })
    }

    fn postdominates(&self, after: BlockId, block: BlockId) -> bool {
        let next = |&block: &BlockId| self.cfg.immediate_postdominator(block);
        std::iter::successors(next(&block), next).any(|one| one == after)
    }

    /// The place of a barrier of the block that lies on a way from one of the accesses to another.
    fn missed(&self, accesses: &[InstId]) -> Option<Span> {
        let kernel = self.stage.kernel;
        let accesses = accesses.iter().map(|&access| self.block(access));
        let accesses: Vec<BlockId> = accesses.collect::<Option<_>>()?;
        let lies_between = |barrier: BlockId| {
            let after = self.after(barrier);
            let mut ways = accesses.iter().zip(accesses.iter().rev());
            ways.any(|(&from, &to)| self.after(from).contains(barrier) && after.contains(to))
        };
        let blocks = self.cfg.reverse_postorder.iter().copied();
        let mut barriers = blocks.filter_map(|block| {
            let mut insts = kernel.blocks[block].insts.iter();
            let barrier = insts.find(|&&inst| is_of_block(kernel, inst))?;
            lies_between(block).then_some(*barrier)
        });
        self.span(barriers.next()?)
    }

    /// The blocks that control may come to from there.
    fn after(&self, block: BlockId) -> EntitySet<BlockId> {
        let mut found = EntitySet::new();
        let mut work = self.cfg.successors[block].clone();
        while let Some(next) = work.pop() {
            if found.insert(next) {
                work.extend(&self.cfg.successors[next]);
            }
        }
        found
    }

    fn block(&self, inst: InstId) -> Option<BlockId> {
        let mut blocks = self.cfg.reverse_postorder.iter().copied();
        blocks.find(|&block| self.stage.kernel.blocks[block].insts.contains(&inst))
    }

    fn span(&self, inst: InstId) -> Option<Span> {
        let span = self.stage.kernel.insts[inst].span;
        span.map(|id| Span::of(&self.stage.module.spans, id))
    }
}
