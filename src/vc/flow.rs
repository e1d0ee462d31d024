//! The control flow of a body: reachable blocks in topological order, loops,
//! and dominators.

use crate::ivl::{Body, Stmt, Symbol, Transfer};
use std::collections::{BTreeSet, HashMap};

pub type BlockId = usize;

/// Blocks are numbered as in the body.
#[derive(Debug)]
pub struct Flow {
    /// Reachable blocks; each after all its predecessors but those of back edges.
    pub order: Vec<BlockId>,
    /// Targets of each block as written; a target may occur twice.
    pub successors: Vec<Vec<BlockId>>,
    /// Per block, the reachable edges into it: the block it comes from, and which
    /// of its targets it is.
    pub predecessors: Vec<Vec<(BlockId, usize)>>,
    /// Immediate dominators of reachable blocks; the entry is its own.
    dominators: Vec<Option<BlockId>>,
    /// Per loop header, the blocks of its loops.
    loops: HashMap<BlockId, BTreeSet<BlockId>>,
}

/// Why a body has no flow that can be cut into loops.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FlowError {
    #[error("goto an unknown block {0}")]
    UnknownLabel(Symbol),
    #[error("the body has no blocks")]
    NoBlocks,
    #[error("block {0} is in a loop that is entered at more than one place")]
    Irreducible(Symbol),
}

impl Flow {
    pub fn new(body: &Body) -> Result<Flow, FlowError> {
        if body.blocks.is_empty() {
            return Err(FlowError::NoBlocks);
        }
        let labels: HashMap<&Symbol, BlockId> = body
            .blocks
            .iter()
            .enumerate()
            .map(|(id, block)| (&block.label, id))
            .collect();
        let mut successors = Vec::new();
        for block in &body.blocks {
            let targets = match &block.transfer {
                Transfer::Return => &[][..],
                Transfer::Goto(targets) => targets,
            };
            let ids: Result<Vec<BlockId>, FlowError> = targets
                .iter()
                .map(|label| {
                    labels
                        .get(label)
                        .copied()
                        .ok_or_else(|| FlowError::UnknownLabel(label.clone()))
                })
                .collect();
            successors.push(ids?);
        }
        let order = reverse_post_order(&successors);
        let mut predecessors = vec![Vec::new(); body.blocks.len()];
        for block in &order {
            for (position, target) in successors[*block].iter().enumerate() {
                predecessors[*target].push((*block, position));
            }
        }
        let dominators = dominators(&order, &predecessors);
        let mut flow = Flow {
            order,
            successors,
            predecessors,
            dominators,
            loops: HashMap::new(),
        };
        flow.find_loops(body)?;
        Ok(flow)
    }

    pub fn is_header(&self, block: BlockId) -> bool {
        self.loops.contains_key(&block)
    }

    /// Whether the edge closes a loop.
    pub fn is_back_edge(&self, from: BlockId, to: BlockId) -> bool {
        self.loops
            .get(&to)
            .is_some_and(|blocks| blocks.contains(&from))
    }

    /// The blocks of the loops with this header.
    pub fn loop_blocks(&self, header: BlockId) -> impl Iterator<Item = BlockId> + '_ {
        self.loops.get(&header).into_iter().flatten().copied()
    }

    pub fn immediate_dominator(&self, block: BlockId) -> Option<BlockId> {
        self.dominators[block]
    }

    /// The block on the dominator chain of `block` (itself included) whose
    /// immediate dominator is `above`.
    pub fn child_on_chain(&self, above: BlockId, block: BlockId) -> Option<BlockId> {
        let mut at = block;
        loop {
            let next = self.dominators[at]?;
            if next == above && at != above {
                return Some(at);
            }
            if next == at {
                return None;
            }
            at = next;
        }
    }

    fn find_loops(&mut self, body: &Body) -> Result<(), FlowError> {
        let mut position = vec![usize::MAX; self.successors.len()];
        for (i, block) in self.order.iter().enumerate() {
            position[*block] = i;
        }
        for from in &self.order {
            for to in &self.successors[*from] {
                if position[*to] > position[*from] {
                    continue;
                }
                if !self.dominates(*to, *from) {
                    return Err(FlowError::Irreducible(body.blocks[*to].label.clone()));
                }
                let blocks = self
                    .loops
                    .entry(*to)
                    .or_insert_with(|| BTreeSet::from([*to]));
                let mut pending = vec![*from];
                while let Some(block) = pending.pop() {
                    if blocks.insert(block) {
                        pending.extend(self.predecessors[block].iter().map(|(p, _)| *p));
                    }
                }
            }
        }
        Ok(())
    }

    fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        let mut at = b;
        loop {
            if at == a {
                return true;
            }
            match self.dominators[at] {
                Some(next) if next != at => at = next,
                _ => return false,
            }
        }
    }
}

/// The statements that stand for a loop's invariants: the leading asserts and
/// assumes of its header.
pub fn invariants(stmts: &[Stmt]) -> &[Stmt] {
    let length = stmts
        .iter()
        .position(|s| !matches!(s, Stmt::Assert { .. } | Stmt::Assume { .. }))
        .unwrap_or(stmts.len());
    &stmts[..length]
}

fn reverse_post_order(successors: &[Vec<BlockId>]) -> Vec<BlockId> {
    let mut order = Vec::new();
    let mut seen = vec![false; successors.len()];
    let mut stack = vec![(0, 0)];
    seen[0] = true;
    while let Some((block, next)) = stack.pop() {
        match successors[block].get(next) {
            Some(target) => {
                stack.push((block, next + 1));
                if !seen[*target] {
                    seen[*target] = true;
                    stack.push((*target, 0));
                }
            }
            None => order.push(block),
        }
    }
    order.reverse();
    order
}

/// Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm".
fn dominators(order: &[BlockId], predecessors: &[Vec<(BlockId, usize)>]) -> Vec<Option<BlockId>> {
    let mut position = vec![usize::MAX; predecessors.len()];
    for (i, block) in order.iter().enumerate() {
        position[*block] = i;
    }
    let mut idom: Vec<Option<BlockId>> = vec![None; predecessors.len()];
    idom[order[0]] = Some(order[0]);
    loop {
        let mut changed = false;
        for block in &order[1..] {
            let mut new: Option<BlockId> = None;
            for (pred, _) in &predecessors[*block] {
                if idom[*pred].is_none() {
                    continue;
                }
                new = Some(match new {
                    None => *pred,
                    Some(other) => common_dominator(&idom, &position, *pred, other),
                });
            }
            if new != idom[*block] {
                idom[*block] = new;
                changed = true;
            }
        }
        if !changed {
            return idom;
        }
    }
}

fn common_dominator(
    idom: &[Option<BlockId>],
    position: &[usize],
    a: BlockId,
    b: BlockId,
) -> BlockId {
    let (mut a, mut b) = (a, b);
    while a != b {
        let later = if position[a] > position[b] {
            &mut a
        } else {
            &mut b
        };
        *later = idom[*later].expect("blocks met here have been processed");
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ivl::{Block, Transfer};

    fn body(edges: &[(&str, &[&str])]) -> Body {
        let blocks = edges
            .iter()
            .map(|(label, targets)| Block {
                label: Symbol::from(*label),
                stmts: Vec::new(),
                transfer: if targets.is_empty() {
                    Transfer::Return
                } else {
                    Transfer::Goto(targets.iter().map(|t| Symbol::from(*t)).collect())
                },
            })
            .collect();
        Body {
            locals: Vec::new(),
            blocks,
        }
    }

    #[test]
    fn nested_loops_are_found() {
        let body = body(&[
            ("entry", &["outer"]),
            ("outer", &["inner", "exit"]),
            ("inner", &["inner", "latch"]),
            ("latch", &["outer"]),
            ("exit", &[]),
            ("dead", &["exit"]),
        ]);
        let flow = Flow::new(&body).expect("the body is reducible");
        assert!(flow.is_header(1) && flow.is_header(2) && !flow.is_header(3));
        assert_eq!(flow.loop_blocks(1).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(flow.loop_blocks(2).collect::<Vec<_>>(), [2]);
        assert!(flow.is_back_edge(3, 1) && !flow.is_back_edge(0, 1));
        assert!(!flow.order.contains(&5));
        assert_eq!(flow.child_on_chain(1, 3), Some(2));
    }

    #[test]
    fn a_loop_with_two_entries_is_refused() {
        let body = body(&[
            ("entry", &["a", "b"]),
            ("a", &["b"]),
            ("b", &["a", "exit"]),
            ("exit", &[]),
        ]);
        assert!(matches!(Flow::new(&body), Err(FlowError::Irreducible(_))));
    }
}
