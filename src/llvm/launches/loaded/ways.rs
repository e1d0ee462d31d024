//! Which blocks control comes to behind others, and how often.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use petgraph::algo::dominators::simple_fast;
use petgraph::algo::is_cyclic_directed;
use petgraph::graph::{DiGraph, NodeIndex};

use crate::llvm::handle::{Blk, Val};
use crate::llvm::launches::conditions::Conditions;
use crate::llvm::launches::points::Points;

/// What was found before is kept.
pub(super) struct Ways<'p> {
    points: &'p Points,
    behind: RefCell<HashMap<Blk, Rc<HashSet<Blk>>>>,
    tangled: RefCell<HashMap<Val, bool>>,
}

/// Longer chains of calls are not followed.
const MOST_DEPTH: usize = 8;

impl<'p> Ways<'p> {
    pub(super) fn new(points: &'p Points) -> Ways<'p> {
        Ways {
            points,
            behind: RefCell::default(),
            tangled: RefCell::default(),
        }
    }

    /// May control come from one block to another one, or to it again?
    pub(super) fn comes_behind(&self, from: Blk, to: Blk) -> bool {
        let known = self.behind.borrow().get(&from).cloned();
        let behind = known.unwrap_or_else(|| {
            let behind = Rc::new(Conditions::leading_from(from, |_| true));
            self.behind.borrow_mut().insert(from, behind.clone());
            behind
        });
        behind.contains(&to)
    }

    /// May control come to the instruction again before its function ends?
    pub(super) fn comes_around(&self, inst: Val) -> bool {
        inst.parent()
            .is_none_or(|block| self.comes_behind(block, block))
    }

    /// Has the function a loop that control comes into at several blocks?
    pub(super) fn is_tangled(&self, function: Val) -> bool {
        let known = self.tangled.borrow().get(&function).copied();
        known.unwrap_or_else(|| {
            let is_tangled = is_tangled(&function.blocks());
            self.tangled.borrow_mut().insert(function, is_tangled);
            is_tangled
        })
    }

    /// Does the function call itself, be it by others?
    pub(super) fn calls_itself(&self, function: Val) -> bool {
        let (mut seen, mut waiting) = (HashSet::new(), vec![function]);
        while let Some(called) = waiting.pop() {
            let calls = self.points.calls_of(called).iter();
            for calling in calls.filter_map(|call| call.parent()?.function()) {
                if calling == function {
                    return true;
                }
                if seen.insert(calling) {
                    waiting.push(calling);
                }
            }
        }
        false
    }

    /// Does control come to the block once, while the program runs?
    pub(super) fn comes_once(&self, block: Blk) -> bool {
        self.comes_once_within(block, MOST_DEPTH)
    }

    fn comes_once_within(&self, block: Blk, depth: usize) -> bool {
        let function = block.function();
        let is_entered_once = |function| self.is_entered_once_within(function, depth);
        !self.comes_behind(block, block) && function.is_some_and(is_entered_once)
    }

    /// Is the function called once at most, while the program runs?
    pub(super) fn is_entered_once(&self, function: Val) -> bool {
        self.is_entered_once_within(function, MOST_DEPTH)
    }

    fn is_entered_once_within(&self, function: Val, depth: usize) -> bool {
        // Who has its address may call it.
        let is_passed_on = || {
            function
                .users()
                .iter()
                .any(|user| user.callee() != Some(function))
        };
        let is_called_otherwise = || self.points.is_called_back(function) || is_passed_on();
        match self.points.calls_of(function)[..] {
            _ if depth == 0 || is_called_otherwise() => false,
            [] => true,
            [call] => call
                .parent()
                .is_some_and(|block| self.comes_once_within(block, depth - 1)),
            _ => false,
        }
    }
}

/// Does a way lead around that passes no block which is on all ways to where it comes from? (Irreducible control flow;
/// Hecht and Ullman, "Characterizations of Reducible Flow Graphs", JACM 1974.)
fn is_tangled(blocks: &[Blk]) -> bool {
    let mut graph: DiGraph<(), ()> = DiGraph::new();
    let nodes: HashMap<Blk, NodeIndex> = (blocks.iter())
        .map(|block| (*block, graph.add_node(())))
        .collect();
    for block in blocks {
        for next in block.successors() {
            graph.add_edge(nodes[block], nodes[&next], ());
        }
    }
    let Some(entry) = blocks.first() else {
        return false;
    };
    let dominators = simple_fast(&graph, nodes[entry]);
    graph.retain_edges(|graph, edge| {
        let Some((from, to)) = graph.edge_endpoints(edge) else {
            return false;
        };
        let leads_back = dominators
            .dominators(from)
            .is_some_and(|mut all| all.any(|one| one == to));
        // What control never comes to is in no loop.
        !leads_back && dominators.dominators(from).is_some()
    });
    is_cyclic_directed(&graph)
}
