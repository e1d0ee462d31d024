//! Loops and when blocks run.
//!
//! The blocks of a loop, without those of inner loops, form a graph without
//! cycles: each block has a condition under which it runs in an iteration, whatever
//! the shape of branches, `break`, `continue` and early returns.

use std::collections::{BTreeMap, BTreeSet};

use petgraph::algo::dominators::{Dominators, simple_fast};
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::Reversed;

use super::Infer;
use crate::analysis::cfg::{Cfg, LoopId};
use crate::engines::protocol::ast::{Level, Reach, Stmt, access, synchronise};
use crate::evidence::Unsupported;
use crate::kir::{BarrierKind, BlockId, Inst, Kernel};
use crate::smt::{Sort, Term};

impl Infer<'_> {
    /// The statements of the loop's body, or of the kernel.
    pub(super) fn region(&mut self, id: Option<LoopId>) -> Result<Vec<Stmt>, Unsupported> {
        let mut items = Vec::new();
        let shape = Shape::new(self, id);
        // Each block comes after its predecessors, and an inner loop before what
        // follows it.
        let cfg = self.context.cfg;
        for &block in cfg.units(id) {
            match self.child(block, id) {
                None => {
                    let reach = self.block_reach(block, id, &shape);
                    self.learned.reach[block] = Some(reach);
                    self.block(block, reach, &mut items)?;
                }
                Some(inner) => self.inner_loop(inner, id, &shape, &mut items)?,
            }
        }
        let locals = self.locals.remove(&id).unwrap_or_default();
        let mut stmts: Vec<Stmt> = locals.into_iter().map(Stmt::Local).collect();
        stmts.extend(grouped(self, items));
        Ok(stmts)
    }

    fn inner_loop(
        &mut self,
        inner: LoopId,
        id: Option<LoopId>,
        shape: &Shape,
        items: &mut Vec<(Term, Stmt)>,
    ) -> Result<(), Unsupported> {
        let header = self.context.cfg.loops[inner].header;
        let entered = self.block_reach(header, id, shape);
        self.learned.entered.insert(inner, entered);
        let synchronised = self.context.barriers[inner];
        // What is shown of warps says nothing of the threads of a block.
        if let Some(reach) = synchronised.filter(|reach| *reach >= Reach::Block) {
            self.leave_as_shown(inner, reach);
        }
        let synchronised = synchronised.is_some();
        let head = self.enter_loop(inner, synchronised);
        self.exact.insert(inner, head.exact);
        let mut body = self.region(Some(inner))?;
        self.find_late_closed_forms(inner, &mut body);
        for fact in self.pointers_at_end(inner) {
            let pool = self.pool();
            let fact = pool.implies(entered, fact);
            items.push((pool.bool(true), Stmt::Assume(fact)));
        }
        self.state_earlier_rounds(inner, &head, synchronised, &mut body);
        if access(&body) || synchronise(&body) {
            let place = super::place(self.context.kernel.blocks[header].span);
            items.push((
                entered,
                Stmt::For {
                    var: head.var,
                    range: head.range,
                    body,
                    place,
                },
            ));
        }
        let after = match head.exact {
            true => None,
            false => self.facts_after(inner),
        };
        if !self.head_alone_leaves(inner) || !head.exact && after.is_none() {
            let exits = &self.context.cfg.loops[inner].exits;
            let behind = exits.iter().map(|(_, to)| *to);
            self.conditional.extend(behind.chain([header]));
        }
        if let Some(fact) = after {
            let pool = self.pool();
            let fact = pool.implies(entered, fact);
            items.push((pool.bool(true), Stmt::Assume(fact)));
        }
        for fact in self.left_once(inner, id) {
            let pool = self.pool();
            let fact = pool.implies(entered, fact);
            items.push((pool.bool(true), Stmt::Assume(fact)));
        }
        Ok(())
    }

    /// A loop that is left is left in one of its ways.
    fn left_once(&mut self, left: LoopId, id: Option<LoopId>) -> Vec<Term> {
        let exits = self.context.cfg.loops[left].exits.iter();
        let targets: BTreeSet<BlockId> = exits.map(|(_, to)| *to).collect();
        if targets.len() < 2 {
            return Vec::new();
        }
        let ways: Vec<Term> = targets
            .into_iter()
            .map(|to| self.taken(left, to, id))
            .collect();
        let pool = self.pool();
        let mut facts = vec![pool.or(ways.clone())];
        for (at, &way) in ways.iter().enumerate() {
            for &other in &ways[..at] {
                let both = pool.and([way, other]);
                facts.push(pool.not(both));
            }
        }
        facts
    }

    /// The outermost loop inside `id` that the block is in.
    fn child(&self, block: BlockId, id: Option<LoopId>) -> Option<LoopId> {
        let mut current = self.context.cfg.loop_of[block];
        let mut child = None;
        while current != id {
            child = current;
            current = self.context.cfg.loops[current?].parent;
        }
        child
    }

    /// When the block runs in an iteration of the loop.
    fn block_reach(&mut self, block: BlockId, id: Option<LoopId>, shape: &Shape) -> Term {
        let starts = match id {
            Some(id) => self.context.cfg.loops[id].header == block,
            None => self.context.kernel.entry == block,
        };
        if starts {
            return self.pool().bool(true);
        }
        let sure = shape
            .same_as(block)
            .and_then(|earlier| match self.child(earlier, id) {
                None => self.learned.reach[earlier],
                Some(inner) => self.learned.entered.get(&inner).copied(),
            });
        if let Some(reach) = sure {
            return reach;
        }
        let own = self.child(block, id);
        let mut ways = Vec::new();
        for &from in &self.context.cfg.predecessors[block].clone() {
            if own.is_some_and(|own| self.context.cfg.in_loop(own, from)) {
                continue;
            }
            let way = match self.child(from, id) {
                None => {
                    let here = self.learned.reach[from];
                    let edge = self.edge(from, block);
                    here.map(|here| self.pool().and([here, edge]))
                }
                Some(left) => {
                    let here = self.learned.entered.get(&left).copied();
                    let taken = self.taken(left, block, id);
                    here.map(|here| self.pool().and([here, taken]))
                }
            };
            ways.push(match way {
                Some(way) => way,
                None => self.local("way", Sort::Bool, Level::Thread, id),
            });
        }
        self.pool().or(ways)
    }

    /// Whether the loop is left to this block, where it has several ways out.
    fn taken(&mut self, left: LoopId, to: BlockId, id: Option<LoopId>) -> Term {
        if let Some(term) = self.learned.taken.get(&(left, to)) {
            return *term;
        }
        let exits = &self.context.cfg.loops[left].exits;
        let only = exits.iter().all(|(_, target)| *target == to);
        let term = match only {
            true => self.pool().bool(true),
            false => {
                let level = self.loop_level(left);
                self.local("left", Sort::Bool, level, id)
            }
        };
        self.learned.taken.insert((left, to), term);
        term
    }
}

/// The farthest reach of a barrier in each loop, inner loops included.
pub(super) fn barriers(kernel: &Kernel, cfg: &Cfg) -> Vec<Option<Reach>> {
    let mut farthest: Vec<Option<Reach>> = vec![None; cfg.loops.len()];
    for &block in &cfg.reverse_postorder {
        if let Some(id) = cfg.loop_of[block] {
            let insts = kernel.blocks[block].insts.iter();
            let here = insts
                .filter_map(|inst| reach(&kernel.insts[*inst].inst))
                .max();
            farthest[id] = farthest[id].max(here);
        }
    }
    for id in (0..cfg.loops.len()).rev() {
        if let Some(parent) = cfg.loops[id].parent {
            farthest[parent] = farthest[parent].max(farthest[id]);
        }
    }
    farthest
}

fn reach(inst: &Inst) -> Option<Reach> {
    match inst {
        Inst::Barrier {
            kind: BarrierKind::Block,
            ..
        }
        | Inst::BarrierReduce { .. } => Some(Reach::Block),
        Inst::Barrier {
            kind: BarrierKind::Grid,
            ..
        } => Some(Reach::Grid),
        Inst::Barrier {
            kind: BarrierKind::Warp { .. },
            ..
        } => Some(Reach::Warp),
        _ => None,
    }
}

/// A region as a graph without cycles: its blocks, each inner loop as its head,
/// and an end to which all ways out and the next iteration lead.
struct Shape {
    nodes: BTreeMap<BlockId, NodeIndex>,
    blocks: Vec<Option<BlockId>>,
    dominators: Option<Dominators<NodeIndex>>,
    postdominators: Dominators<NodeIndex>,
}

impl Shape {
    fn new(infer: &Infer, id: Option<LoopId>) -> Shape {
        let cfg = infer.context.cfg;
        let start = match id {
            Some(id) => cfg.loops[id].header,
            None => infer.context.kernel.entry,
        };
        let unit = |block: BlockId| match infer.child(block, id) {
            Some(inner) => cfg.loops[inner].header,
            None => block,
        };
        let mut graph = DiGraph::<(), ()>::new();
        let end = graph.add_node(());
        let mut names = vec![None];
        let mut nodes = BTreeMap::new();
        for &block in cfg.units(id) {
            nodes.insert(block, graph.add_node(()));
            names.push(Some(block));
        }
        for &block in cfg.units(id) {
            let successors = match infer.child(block, id) {
                Some(inner) => cfg.loops[inner].exits.iter().map(|(_, to)| *to).collect(),
                None => cfg.successors[block].clone(),
            };
            if successors.is_empty() {
                graph.update_edge(nodes[&block], end, ());
            }
            for to in successors {
                // Of blocks out of the region nothing is known but that it ends.
                let inside = id.is_none_or(|id| cfg.in_loop(id, to));
                let target = match inside && to != start {
                    true => nodes[&unit(to)],
                    false => end,
                };
                graph.update_edge(nodes[&block], target, ());
            }
        }
        Shape {
            dominators: nodes.get(&start).map(|start| simple_fast(&graph, *start)),
            postdominators: simple_fast(Reversed(&graph), end),
            nodes,
            blocks: names,
        }
    }

    /// The nearest earlier block that runs exactly when this one does.
    fn same_as(&self, block: BlockId) -> Option<BlockId> {
        let node = *self.nodes.get(&block)?;
        let dominator = self.dominators.as_ref()?.immediate_dominator(node)?;
        let mut after = self.postdominators.dominators(dominator)?;
        match after.any(|n| n == node) {
            true => self.blocks[dominator.index()],
            false => None,
        }
    }
}

/// Statements under their conditions; neighbours with one condition together.
fn grouped(infer: &mut Infer, items: Vec<(Term, Stmt)>) -> Vec<Stmt> {
    let mut groups: Vec<(Term, Vec<Stmt>)> = Vec::new();
    for (guard, stmt) in items {
        match groups.last_mut() {
            Some((known, stmts)) if *known == guard => stmts.push(stmt),
            _ => groups.push((guard, vec![stmt])),
        }
    }
    let mut out = Vec::new();
    for (guard, stmts) in groups {
        match infer.protocol.pool.as_bool(guard) {
            Some(true) => out.extend(stmts),
            Some(false) => {}
            None => {
                let place = first_place(&stmts);
                out.push(Stmt::If {
                    cond: guard,
                    then: stmts,
                    otherwise: Vec::new(),
                    place,
                });
            }
        }
    }
    out
}

fn first_place(stmts: &[Stmt]) -> u32 {
    stmts
        .iter()
        .map(|stmt| match stmt {
            Stmt::Access(access) => access.place,
            Stmt::Sync(sync) => sync.place,
            Stmt::If { place, .. } | Stmt::For { place, .. } => *place,
            _ => 0,
        })
        .find(|place| *place != 0)
        .unwrap_or(0)
}
