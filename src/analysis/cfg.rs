//! Control flow graph facts: predecessors, dominators, post-dominators,
//! natural loops, and an order in which every loop is contiguous.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use cranelift_entity::{EntityRef, SecondaryMap};
use petgraph::algo::dominators::{Dominators, simple_fast};
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::{DfsPostOrder, Reversed};

use crate::kir::{BlockId, InstId, Kernel, Terminator, ValueId};

/// Index of a loop in [`Cfg::loops`]. Outer loops come before inner ones.
pub type LoopId = usize;

/// A natural loop.
#[derive(Clone, Debug)]
pub struct Loop {
    pub header: BlockId,
    /// All blocks, the header and inner loops' blocks included.
    pub blocks: BTreeSet<BlockId>,
    /// The sources of back edges.
    pub latches: Vec<BlockId>,
    /// Edges out of the loop.
    pub exits: Vec<(BlockId, BlockId)>,
    pub parent: Option<LoopId>,
}

/// Facts about one kernel's control flow graph. Blocks that the entry does not
/// reach take part in none of them.
pub struct Cfg {
    pub predecessors: SecondaryMap<BlockId, Vec<BlockId>>,
    pub successors: SecondaryMap<BlockId, Vec<BlockId>>,
    /// Reachable blocks in reverse post-order.
    pub reverse_postorder: Vec<BlockId>,
    pub loops: Vec<Loop>,
    /// The innermost loop of each block.
    pub loop_of: SecondaryMap<BlockId, Option<LoopId>>,
    /// The units of the kernel, then those of each loop.
    units: Vec<Vec<BlockId>>,
    /// For each block, numbers that hold those of all blocks that it dominates.
    dominated: SecondaryMap<BlockId, Range<usize>>,
    postdominators: Dominators<NodeIndex>,
    exit: NodeIndex,
}

/// The graph has a cycle with two entries, which no engine can cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Irreducible {
    /// A block on the cycle.
    pub block: BlockId,
}

impl Cfg {
    pub fn new(kernel: &Kernel) -> Result<Cfg, Irreducible> {
        let mut graph = DiGraph::<(), ()>::new();
        for _ in kernel.blocks.keys() {
            graph.add_node(());
        }
        let exit = graph.add_node(());
        let mut predecessors: SecondaryMap<BlockId, Vec<BlockId>> = SecondaryMap::new();
        let mut successors: SecondaryMap<BlockId, Vec<BlockId>> = SecondaryMap::new();
        for (id, block) in kernel.blocks.iter() {
            let mut targets = block.terminator.successors();
            let mut seen = BTreeSet::new();
            targets.retain(|target| seen.insert(*target));
            for &target in &targets {
                graph.add_edge(node(id), node(target), ());
            }
            if targets.is_empty() {
                graph.add_edge(node(id), exit, ());
            }
            successors[id] = targets;
        }
        let entry = node(kernel.entry);
        let dominators = simple_fast(&graph, entry);
        let dominated = dominated(&dominators, kernel.blocks.len());
        let postdominators = simple_fast(Reversed(&graph), exit);

        let mut reverse_postorder = Vec::new();
        let mut dfs = DfsPostOrder::new(&graph, entry);
        while let Some(next) = dfs.next(&graph) {
            if next != exit {
                reverse_postorder.push(BlockId::new(next.index()));
            }
        }
        reverse_postorder.reverse();
        for &id in &reverse_postorder {
            for &target in &successors[id] {
                predecessors[target].push(id);
            }
        }
        let mut cfg = Cfg {
            predecessors,
            successors,
            reverse_postorder,
            loops: Vec::new(),
            loop_of: SecondaryMap::new(),
            units: Vec::new(),
            dominated,
            postdominators,
            exit,
        };
        cfg.find_loops()?;
        Ok(cfg)
    }

    /// The instructions that control may come to, in reverse postorder of their blocks.
    pub fn insts(&self, kernel: &Kernel) -> impl Iterator<Item = InstId> {
        let blocks = self.reverse_postorder.iter();
        blocks.flat_map(|&block| kernel.blocks[block].insts.iter().copied())
    }

    /// Whether every path from the entry to `b` passes `a`.
    pub fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        let below = &self.dominated[b];
        !below.is_empty() && self.dominated[a].contains(&below.start)
    }

    /// The conditions of branches by one side of which alone control comes to the block, with that side.
    pub fn conditions(&self, kernel: &Kernel, block: BlockId) -> Vec<(ValueId, bool)> {
        let branches = self.reverse_postorder.iter();
        branches
            .filter_map(|&branch| self.side(kernel, branch, block))
            .collect()
    }

    /// The condition of the branch that a block ends with, and the side of it by which alone control comes
    /// to the other block.
    pub fn side(
        &self,
        kernel: &Kernel,
        branch: BlockId,
        block: BlockId,
    ) -> Option<(ValueId, bool)> {
        let Terminator::Branch {
            cond,
            then,
            otherwise,
        } = kernel.blocks[branch].terminator
        else {
            return None;
        };
        let is_way = |side: BlockId| {
            then != otherwise && self.predecessors[side] == [branch] && self.dominates(side, block)
        };
        let mut sides = [(then, true), (otherwise, false)].into_iter();
        sides
            .find(|&(side, _)| is_way(side))
            .map(|(_, holds)| (cond, holds))
    }

    /// The first block that every path from `block` to the kernel's end passes,
    /// or none where the paths only meet at the end (or never end).
    pub fn immediate_postdominator(&self, block: BlockId) -> Option<BlockId> {
        self.postdominators
            .immediate_dominator(node(block))
            .filter(|&n| n != self.exit)
            .map(|n| BlockId::new(n.index()))
    }

    /// Whether `block` lies in `id` or in a loop inside it.
    pub fn in_loop(&self, id: LoopId, block: BlockId) -> bool {
        self.loops[id].blocks.contains(&block)
    }

    /// The loop that `block` heads.
    pub fn headed_loop(&self, block: BlockId) -> Option<LoopId> {
        self.loop_of[block].filter(|&id| self.loops[id].header == block)
    }

    /// The blocks of the loop (or of the kernel) that are in no inner loop, and the heads
    /// of the loops directly inside it, in reverse post-order.
    pub fn units(&self, id: Option<LoopId>) -> &[BlockId] {
        &self.units[id.map_or(0, |id| id + 1)]
    }

    /// The given blocks in an order where each comes after its predecessors
    /// (back edges aside) and the blocks of each loop stand together.
    pub fn contiguous_order(&self, blocks: &BTreeSet<BlockId>) -> Vec<BlockId> {
        let mut order = Vec::new();
        self.order_within(blocks, None, &mut order);
        order
    }

    fn order_within(
        &self,
        blocks: &BTreeSet<BlockId>,
        parent: Option<LoopId>,
        order: &mut Vec<BlockId>,
    ) {
        let position: BTreeMap<BlockId, usize> = self
            .reverse_postorder
            .iter()
            .enumerate()
            .map(|(i, &b)| (b, i))
            .collect();
        let mut units: BTreeMap<Unit, BTreeSet<BlockId>> = BTreeMap::new();
        for &block in blocks {
            units
                .entry(self.unit(block, parent))
                .or_default()
                .insert(block);
        }
        let header = parent.map(|id| self.loops[id].header);
        let mut remaining: BTreeMap<Unit, BTreeSet<Unit>> = units
            .iter()
            .map(|(&unit, members)| {
                let before = members
                    .iter()
                    .filter(|block| Some(**block) != header)
                    .flat_map(|block| self.predecessors[*block].iter())
                    .filter(|p| blocks.contains(p))
                    .map(|p| self.unit(*p, parent))
                    .filter(|&p| p != unit)
                    .collect();
                (unit, before)
            })
            .collect();
        while !remaining.is_empty() {
            let next = remaining
                .iter()
                .filter(|(_, before)| before.iter().all(|u| !remaining.contains_key(u)))
                .map(|(&unit, _)| unit)
                .min_by_key(|unit| units[unit].iter().map(|b| position[b]).min())
                .expect("a reducible graph without back edges has a source");
            remaining.remove(&next);
            match next {
                Unit::Block(block) => order.push(block),
                Unit::Loop(id) => self.order_within(&units[&next], Some(id), order),
            }
        }
    }

    /// The block itself, or the outermost loop inside `parent` that holds it.
    fn unit(&self, block: BlockId, parent: Option<LoopId>) -> Unit {
        let mut current = self.loop_of[block];
        let mut unit = Unit::Block(block);
        while let Some(id) = current {
            if Some(id) == parent {
                break;
            }
            unit = Unit::Loop(id);
            current = self.loops[id].parent;
        }
        unit
    }

    fn find_loops(&mut self) -> Result<(), Irreducible> {
        let position: BTreeMap<BlockId, usize> = self
            .reverse_postorder
            .iter()
            .enumerate()
            .map(|(i, &b)| (b, i))
            .collect();
        let mut latches: BTreeMap<usize, Vec<BlockId>> = BTreeMap::new();
        for &block in &self.reverse_postorder {
            for &target in &self.successors[block] {
                if position[&target] <= position[&block] {
                    if !self.dominates(target, block) {
                        return Err(Irreducible { block: target });
                    }
                    latches.entry(position[&target]).or_default().push(block);
                }
            }
        }
        // Headers in reverse post-order: an outer header comes before an inner one.
        for (header, latches) in latches {
            let header = self.reverse_postorder[header];
            let id = self.loops.len();
            let parent = self.loop_of[header].replace(id);
            let mut blocks = vec![header];
            let mut work = latches.clone();
            while let Some(block) = work.pop() {
                if self.loop_of[block] != Some(id) {
                    self.loop_of[block] = Some(id);
                    blocks.push(block);
                    work.extend(self.predecessors[block].iter().copied());
                }
            }
            self.loops.push(Loop {
                header,
                blocks: blocks.into_iter().collect(),
                latches,
                exits: Vec::new(),
                parent,
            });
        }
        self.find_exits();
        self.find_units();
        Ok(())
    }

    fn find_units(&mut self) {
        let place = |id: Option<LoopId>| id.map_or(0, |id| id + 1);
        self.units = vec![Vec::new(); self.loops.len() + 1];
        for &block in &self.reverse_postorder {
            self.units[place(self.loop_of[block])].push(block);
            if let Some(headed) = self.headed_loop(block) {
                self.units[place(self.loops[headed].parent)].push(block);
            }
        }
    }

    fn find_exits(&mut self) {
        for &block in &self.reverse_postorder {
            for &target in &self.successors[block] {
                let mut current = self.loop_of[block];
                while let Some(id) = current
                    && !self.loops[id].blocks.contains(&target)
                {
                    self.loops[id].exits.push((block, target));
                    current = self.loops[id].parent;
                }
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Unit {
    Block(BlockId),
    Loop(LoopId),
}

/// Numbers blocks so that those dominated by one are numbered together. What the entry
/// does not reach has an empty range.
fn dominated(
    dominators: &Dominators<NodeIndex>,
    blocks: usize,
) -> SecondaryMap<BlockId, Range<usize>> {
    let mut children = vec![Vec::new(); blocks + 1];
    for index in 0..blocks {
        if let Some(parent) = dominators.immediate_dominator(NodeIndex::new(index)) {
            children[parent.index()].push(index);
        }
    }
    let mut numbers = SecondaryMap::new();
    let mut next = 0;
    let mut open = vec![(dominators.root().index(), false)];
    while let Some((index, left)) = open.pop() {
        let range: &mut Range<usize> = &mut numbers[BlockId::new(index)];
        if left {
            range.end = next;
            continue;
        }
        range.start = next;
        next += 1;
        open.push((index, true));
        open.extend(children[index].iter().map(|&child| (child, false)));
    }
    numbers
}

fn node(block: BlockId) -> NodeIndex {
    NodeIndex::new(block.index())
}
