//! Unrolling of one loop: its iterations are copied one after the other, and tests that
//! the values known by then decide are left out.

use std::collections::{BTreeMap, BTreeSet};

use super::Limits;
use super::closed::is_closed;
use super::known::known;
use crate::analysis::cfg::{Cfg, LoopId};
use crate::analysis::ranges::{Range, Ranges};
use crate::kir::launch::Launch;
use crate::kir::{
    AnnotationKind, Block, BlockId, Inst, InstData, InstId, Kernel, Terminator, Type, Value,
    ValueDef, ValueId, int,
};

/// A kernel without one of its loops.
pub struct Straight {
    /// The loop's own blocks stay where they are, unreachable.
    pub kernel: Kernel,
    /// Executions with more iterations were left out.
    pub cut: bool,
}

/// The kernel with this loop unrolled. None where the number of iterations is not known
/// or too large, and `limits` do not allow to leave the others out.
pub fn unroll_loop(
    kernel: &Kernel,
    cfg: &Cfg,
    id: LoopId,
    launch: &Launch,
    limits: &Limits,
) -> Option<Straight> {
    let this = &cfg.loops[id];
    let (mut copier, ends) = Copier::new(kernel, cfg, id, launch, limits.instructions)?;
    let latch = ends.latch;
    let mut header = copier.enter(ends.before);
    let mut entry = copier.entry(ends.before, &BTreeMap::new())?;
    for _ in 0..limits.iterations {
        let next = copier.new_block(this.header);
        let copied = copier.iteration(&entry, header, next)?;
        if !copied.live.contains(&(latch, this.header)) {
            return Some(Straight {
                kernel: copier.kernel,
                cut: false,
            });
        }
        if !copied.decided && !limits.cut {
            return None;
        }
        header = next;
        entry = copier.entry(latch, &copied.values)?;
    }
    if !limits.cut {
        return None;
    }
    copier.cut(header);
    Some(Straight {
        kernel: copier.kernel,
        cut: true,
    })
}

/// What the phis of the loop's head are in an iteration.
pub(super) type Entry = BTreeMap<ValueId, ValueId>;

/// The blocks that go to the loop's head.
pub(super) struct Ends {
    pub before: BlockId,
    pub latch: BlockId,
}

/// One iteration as copied.
pub(super) struct Iteration {
    pub blocks: BTreeMap<BlockId, BlockId>,
    pub values: BTreeMap<ValueId, ValueId>,
    /// Edges of the given kernel that can be taken in this iteration.
    pub live: BTreeSet<(BlockId, BlockId)>,
    /// What an exit's test compares has known ranges, so that it may end the loop
    /// in some iteration.
    decided: bool,
}

/// A copied phi at the head of an inner loop, and what the loop's own phi takes.
struct Waiting {
    phi: InstId,
    block: BlockId,
    incoming: Vec<(BlockId, ValueId)>,
}

pub(super) struct Copier<'a> {
    cfg: &'a Cfg,
    id: LoopId,
    ranges: Ranges<'a>,
    pub kernel: Kernel,
    /// Instructions so far, without those of the loop itself.
    size: usize,
    most: usize,
}

impl<'a> Copier<'a> {
    /// None where the loop is entered or goes round in several ways, or its values are used behind it.
    pub(super) fn new(
        kernel: &Kernel,
        cfg: &'a Cfg,
        id: LoopId,
        launch: &'a Launch,
        most: usize,
    ) -> Option<(Copier<'a>, Ends)> {
        let this = &cfg.loops[id];
        let [latch] = this.latches[..] else {
            return None;
        };
        let outside = cfg.predecessors[this.header].iter().copied();
        let outside: Vec<BlockId> = outside.filter(|p| *p != latch).collect();
        let [before] = outside[..] else { return None };
        if !is_closed(kernel, cfg, id) {
            return None;
        }
        let copier = Copier {
            cfg,
            id,
            ranges: known(kernel, cfg, Some(id), launch),
            size: size(kernel, cfg) - count(kernel, this.blocks.iter().copied()),
            most,
            kernel: kernel.clone(),
        };
        Some((copier, Ends { before, latch }))
    }

    /// The block that control goes to instead of the loop's head.
    pub(super) fn enter(&mut self, before: BlockId) -> BlockId {
        let head = self.cfg.loops[self.id].header;
        let header = self.new_block(head);
        let entering = &mut self.kernel.blocks[before].terminator;
        entering.for_each_target_mut(|target| {
            if *target == head {
                *target = header;
            }
        });
        header
    }

    /// What the phis are that come from this block of the given kernel, where the loop's values are these.
    pub(super) fn entry(
        &self,
        from: BlockId,
        values: &BTreeMap<ValueId, ValueId>,
    ) -> Option<Entry> {
        let head = &self.kernel.blocks[self.cfg.loops[self.id].header];
        let mut entry = Entry::new();
        for &inst in &head.insts {
            let data = &self.kernel.insts[inst];
            let Inst::Phi { incoming } = &data.inst else {
                break;
            };
            let (_, value) = incoming.iter().find(|(b, _)| *b == from)?;
            entry.insert(data.result?, values.get(value).copied().unwrap_or(*value));
        }
        Some(entry)
    }

    pub(super) fn new_block(&mut self, of: BlockId) -> BlockId {
        let block = &self.kernel.blocks[of];
        let copy = Block {
            name: block.name.clone(),
            insts: Vec::new(),
            terminator: Terminator::Unreachable,
            span: block.span,
        };
        self.kernel.blocks.push(copy)
    }

    pub(super) fn iteration(
        &mut self,
        entry: &Entry,
        header: BlockId,
        next: BlockId,
    ) -> Option<Iteration> {
        let this = &self.cfg.loops[self.id];
        let order: Vec<BlockId> = self
            .cfg
            .reverse_postorder
            .iter()
            .copied()
            .filter(|b| this.blocks.contains(b))
            .collect();
        let mut copied = Iteration {
            blocks: BTreeMap::from([(this.header, header)]),
            values: BTreeMap::new(),
            live: BTreeSet::new(),
            decided: false,
        };
        for &block in order.iter().filter(|b| **b != this.header) {
            let copy = self.new_block(block);
            copied.blocks.insert(block, copy);
        }
        // Phis at the heads of inner loops wait for the values that come round.
        let mut waiting: Vec<Waiting> = Vec::new();
        for &block in &order {
            let entered = self.cfg.predecessors[block]
                .iter()
                .any(|&p| copied.live.contains(&(p, block)));
            if block != this.header && !entered {
                continue;
            }
            for inst in self.kernel.blocks[block].insts.clone() {
                let data = self.kernel.insts[inst].clone();
                match &data.inst {
                    Inst::Phi { .. } if block == this.header => {
                        let result = data.result?;
                        copied.values.insert(result, *entry.get(&result)?);
                    }
                    Inst::Phi { incoming } => {
                        if let Some(phi) = self.phi(&data, block, incoming, &mut copied)? {
                            waiting.push(Waiting {
                                phi,
                                block,
                                incoming: incoming.clone(),
                            });
                        }
                    }
                    _ => self.inst(&data, block, &mut copied),
                }
            }
            if self.size > self.most {
                return None;
            }
            self.terminator(block, next, &mut copied);
        }
        for waiting in waiting {
            let entries = live_entries(&waiting.incoming, waiting.block, &copied);
            if let Inst::Phi { incoming } = &mut self.kernel.insts[waiting.phi].inst {
                *incoming = entries;
            }
        }
        Some(copied)
    }

    /// Copies a phi, or knows it to be one value. Gives the copy back where it stands at
    /// the head of an inner loop.
    fn phi(
        &mut self,
        data: &InstData,
        block: BlockId,
        incoming: &[(BlockId, ValueId)],
        copied: &mut Iteration,
    ) -> Option<Option<InstId>> {
        let result = data.result?;
        let entries = live_entries(incoming, block, copied);
        let heads = self.cfg.headed_loop(block).is_some();
        let range = entries
            .iter()
            .map(|(_, value)| self.ranges.of(&self.kernel, *value))
            .reduce(|a, b| Some(a?.join(b?)))
            .flatten();
        if !heads {
            let (_, first) = *entries.first()?;
            let same = entries.iter().all(|(_, value)| *value == first);
            if same && self.may_stand_for(incoming, block) {
                copied.values.insert(result, first);
                return Some(None);
            }
            if let Some(constant) = range.and_then(Range::constant) {
                let value = self.constant(result, constant);
                copied.values.insert(result, value);
                return Some(None);
            }
        }
        let copy = self.push(
            &InstData {
                inst: Inst::Phi { incoming: entries },
                ..data.clone()
            },
            copied.blocks[&block],
        );
        let value = self.kernel.insts[copy].result?;
        copied.values.insert(result, value);
        if let (Some(range), false) = (range, heads) {
            self.ranges.set(value, range);
        }
        Some(heads.then_some(copy))
    }

    /// Whether the phi's arguments may be used in its place: not where it closes an
    /// inner loop that stays one.
    fn may_stand_for(&self, incoming: &[(BlockId, ValueId)], block: BlockId) -> bool {
        incoming.iter().all(|(from, _)| {
            let inner = self.cfg.loop_of[*from];
            inner.is_none_or(|inner| self.cfg.in_loop(inner, block))
        })
    }

    fn inst(&mut self, data: &InstData, block: BlockId, copied: &mut Iteration) {
        let mut inst = data.inst.clone();
        inst.for_each_operand_mut(|operand| *operand = mapped(*operand, copied));
        let Some(result) = data.result else {
            self.push(
                &InstData {
                    inst,
                    ..data.clone()
                },
                copied.blocks[&block],
            );
            return;
        };
        let ty = self.kernel.values[result].ty;
        let range = self.ranges.result(&self.kernel, &inst, ty);
        if let Some(constant) = range.and_then(Range::constant) {
            let value = self.constant(result, constant);
            copied.values.insert(result, value);
            return;
        }
        let copy = self.push(
            &InstData {
                inst,
                ..data.clone()
            },
            copied.blocks[&block],
        );
        if let Some(value) = self.kernel.insts[copy].result {
            copied.values.insert(result, value);
            if let Some(range) = range {
                self.ranges.set(value, range);
            }
        }
    }

    fn terminator(&mut self, block: BlockId, next: BlockId, copied: &mut Iteration) {
        let this = &self.cfg.loops[self.id];
        let terminator = self.kernel.blocks[block].terminator.clone();
        let known = |value: ValueId| {
            let value = mapped(value, copied);
            self.ranges
                .of(&self.kernel, value)
                .and_then(Range::constant)
        };
        let exits = terminator
            .successors()
            .iter()
            .any(|s| !this.blocks.contains(s));
        let mut terminator = match terminator {
            Terminator::Branch {
                cond,
                then,
                otherwise,
            } => match known(cond) {
                Some(0) => Terminator::Jump(otherwise),
                Some(_) => Terminator::Jump(then),
                None => Terminator::Branch {
                    cond: mapped(cond, copied),
                    then,
                    otherwise,
                },
            },
            Terminator::Switch {
                value,
                cases,
                default,
            } => match (known(value), self.kernel.values[value].ty) {
                (Some(known), Type::Int(width)) => {
                    let bits = known as u128 & int::mask(width);
                    let case = cases.iter().find(|(case, _)| *case == bits);
                    Terminator::Jump(case.map_or(default, |(_, target)| *target))
                }
                _ => Terminator::Switch {
                    value: mapped(value, copied),
                    cases,
                    default,
                },
            },
            other => other,
        };
        if exits {
            copied.decided |= match &terminator {
                Terminator::Branch { cond, .. } => self.ranges.compared(&self.kernel, *cond),
                _ => true,
            };
        }
        let here = copied.blocks[&block];
        let mut targets = terminator.successors();
        targets.sort();
        targets.dedup();
        for target in targets {
            copied.live.insert((block, target));
            if !this.blocks.contains(&target) {
                self.leave(block, here, target, copied);
            }
        }
        terminator.for_each_target_mut(|target| {
            *target = match *target {
                target if target == this.header => next,
                target => copied.blocks.get(&target).copied().unwrap_or(target),
            };
        });
        self.kernel.blocks[here].terminator = terminator;
    }

    /// The phis behind an exit learn of one more way in.
    fn leave(&mut self, block: BlockId, here: BlockId, target: BlockId, copied: &Iteration) {
        for inst in self.kernel.blocks[target].insts.clone() {
            let Inst::Phi { incoming } = &mut self.kernel.insts[inst].inst else {
                break;
            };
            if let Some((_, value)) = incoming.iter().find(|(b, _)| *b == block) {
                let value = mapped(*value, copied);
                incoming.push((here, value));
            }
        }
    }

    /// No execution that is looked at comes here.
    fn cut(&mut self, block: BlockId) {
        let never = self.kernel.values.push(Value {
            ty: Type::BOOL,
            def: ValueDef::Const(0),
            name: None,
        });
        let assume = InstData {
            inst: Inst::Annotation {
                kind: AnnotationKind::Assume,
                args: vec![never],
            },
            result: None,
            span: self.kernel.blocks[block].span,
        };
        self.push(&assume, block);
        self.kernel.blocks[block].terminator = Terminator::Return;
    }

    fn constant(&mut self, of: ValueId, value: i128) -> ValueId {
        let ty = self.kernel.values[of].ty;
        let bits = value as u128 & int::mask(ty.bits());
        self.kernel.values.push(Value {
            ty,
            def: ValueDef::Const(bits),
            name: None,
        })
    }

    /// Adds a copy of an instruction, whose operands are right, to a block.
    pub(super) fn push(&mut self, data: &InstData, block: BlockId) -> InstId {
        let id = self.kernel.insts.push(data.clone());
        if let Some(result) = data.result {
            let value = Value {
                def: ValueDef::Inst(id),
                ..self.kernel.values[result].clone()
            };
            self.kernel.insts[id].result = Some(self.kernel.values.push(value));
        }
        self.kernel.blocks[block].insts.push(id);
        self.size += 1;
        id
    }
}

fn mapped(value: ValueId, copied: &Iteration) -> ValueId {
    copied.values.get(&value).copied().unwrap_or(value)
}

/// A phi's entries from blocks that this iteration comes through.
fn live_entries(
    incoming: &[(BlockId, ValueId)],
    block: BlockId,
    copied: &Iteration,
) -> Vec<(BlockId, ValueId)> {
    incoming
        .iter()
        .filter(|(from, _)| copied.live.contains(&(*from, block)))
        .map(|(from, value)| (copied.blocks[from], mapped(*value, copied)))
        .collect()
}

fn size(kernel: &Kernel, cfg: &Cfg) -> usize {
    count(kernel, cfg.reverse_postorder.iter().copied())
}

fn count(kernel: &Kernel, blocks: impl Iterator<Item = BlockId>) -> usize {
    blocks.map(|b| kernel.blocks[b].insts.len()).sum()
}
