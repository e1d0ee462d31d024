//! What control has passed on its way to an instruction.
//!
//! In SSA form a condition that dominates a place speaks of the same instances of values as
//! that place: between the last time that it was tested and the place none of its operands is
//! computed anew.

use std::collections::{HashMap, HashSet};

use petgraph::algo::dominators::{Dominators, simple_fast};
use petgraph::graph::{DiGraph, NodeIndex};

use crate::llvm::handle::{Blk, Opcode, Val};

/// The control flow of a function.
pub(super) struct Conditions {
    blocks: Vec<Blk>,
    nodes: HashMap<Blk, NodeIndex>,
    graph: DiGraph<(), ()>,
    dominators: Dominators<NodeIndex>,
    /// When a walk through the tree of dominators comes to a block, and when it has seen all that
    /// the block dominates; none where control does not come.
    walked: Vec<Option<(usize, usize)>>,
}

/// How a test ended.
pub(super) enum Outcome {
    True,
    False,
    /// A switch went to one of these cases.
    Cases(Vec<Val>),
    /// A switch went to none of these cases.
    NoCase(Vec<Val>),
}

impl Conditions {
    pub(super) fn new(function: Val) -> Conditions {
        let blocks = function.blocks();
        let mut graph = DiGraph::new();
        let nodes: HashMap<Blk, NodeIndex> = blocks
            .iter()
            .map(|&block| (block, graph.add_node(())))
            .collect();
        for block in &blocks {
            for successor in block.successors() {
                graph.update_edge(nodes[block], nodes[&successor], ());
            }
        }
        let dominators = simple_fast(&graph, NodeIndex::new(0));
        let walked = walk(&dominators, blocks.len());
        Conditions {
            blocks,
            nodes,
            graph,
            dominators,
            walked,
        }
    }

    /// Is the block one of this function?
    pub(super) fn contain(&self, block: Blk) -> bool {
        self.nodes.contains_key(&block)
    }

    /// Does control pass the first instruction whenever it comes to the second one?
    pub(super) fn passes(&self, first: Val, second: Val) -> bool {
        let (Some(own), Some(other)) = (first.parent(), second.parent()) else {
            return false;
        };
        match own == other {
            true => stands_before(first, second),
            false => self.dominates(own, other),
        }
    }

    /// Does every path to the second block pass the first one? Paths in other functions are not known.
    pub(super) fn dominates(&self, first: Blk, second: Blk) -> bool {
        let [first, second] = [first, second].map(|block| {
            let node = self.nodes.get(&block)?;
            self.walked[node.index()]
        });
        let both = first.zip(second);
        both.is_some_and(|(first, second)| first.0 <= second.0 && second.1 <= first.1)
    }

    /// May control come from one block to another one, or to it again, by blocks that are `inside`?
    pub(super) fn reaches(from: Blk, to: Blk, inside: impl Fn(Blk) -> bool) -> bool {
        Conditions::leading_from(from, inside).contains(&to)
    }

    /// The blocks that control may come to from this one by such that are `inside`.
    pub(super) fn leading_from(from: Blk, inside: impl Fn(Blk) -> bool) -> HashSet<Blk> {
        let (mut seen, mut work) = (HashSet::new(), vec![from]);
        while let Some(block) = work.pop() {
            let next = block.successors().into_iter();
            work.extend(next.filter(|&next| inside(next) && seen.insert(next)));
        }
        seen
    }

    /// The blocks that control may come from to this one.
    pub(super) fn leading_to(&self, to: Blk) -> HashSet<Blk> {
        let (mut seen, mut work) = (HashSet::new(), vec![to]);
        while let Some(block) = work.pop() {
            let before = self.predecessors(block);
            work.extend(before.filter(|&before| seen.insert(before)));
        }
        seen
    }

    /// The values that were tested on every path to the instruction, and how that ended.
    pub(super) fn passed(&self, inst: Val) -> Vec<(Val, Outcome)> {
        let chain = self.chain(inst).into_iter();
        let leading = chain.filter(|&(tested, next)| self.enters_alone(tested, next));
        leading
            .filter_map(|(tested, next)| went(tested, next))
            .collect()
    }

    /// Those that decide within the rounds of the loop with this head, and not about another round.
    pub(super) fn passed_in_rounds(&self, inst: Val, head: Blk) -> Vec<(Val, Outcome)> {
        let rounds = self.rounds(head);
        let stays = |tested: Blk| tested.successors().iter().all(|next| rounds.contains(next));
        let chain = self.chain(inst).into_iter();
        let within = chain.filter(|&(tested, next)| {
            self.dominates(head, tested) && stays(tested) && self.enters_alone(tested, next)
        });
        within
            .filter_map(|(tested, next)| went(tested, next))
            .collect()
    }

    /// The values that are tested on some of the ways to the block alone, where control may also go
    /// where it never comes to the block.
    pub(super) fn leaving_before(&self, to: Blk) -> Vec<Val> {
        let mut leading = self.leading_to(to);
        leading.insert(to);
        let leaves = |block: &&Blk| {
            let next = block.successors();
            next.iter().any(|next| !leading.contains(next))
        };
        let is_sometimes =
            |block: &&Blk| !self.dominates(to, **block) && !self.dominates(**block, to);
        let all = self.in_order(&leading).into_iter();
        let tests = all.filter(is_sometimes).filter(leaves);
        tests.filter_map(tested).collect()
    }

    /// These blocks in the order of the function.
    pub(super) fn in_order(&self, among: &HashSet<Blk>) -> Vec<&Blk> {
        let all = self.blocks.iter();
        all.filter(|block| among.contains(block)).collect()
    }

    /// The blocks that may decide on which way control comes to this one, in the first round if it is
    /// the head of a loop: those between the one that it always passes last and it.
    pub(super) fn deciding(&self, to: Blk) -> HashSet<Blk> {
        let last = self.dominators.immediate_dominator(self.nodes[&to]);
        let last = last.map(|node| self.blocks[node.index()]);
        let before = self.predecessors(to);
        let mut work: Vec<Blk> = before
            .filter(|&before| !self.dominates(to, before))
            .collect();
        let mut deciding = HashSet::new();
        while let Some(block) = work.pop() {
            if deciding.insert(block) && Some(block) != last {
                work.extend(self.predecessors(block));
            }
        }
        deciding
    }

    /// The blocks of the loop with this head, if there is one.
    pub(super) fn rounds(&self, head: Blk) -> HashSet<Blk> {
        let before = self.predecessors(head);
        let mut work: Vec<Blk> = before
            .filter(|&before| self.dominates(head, before))
            .collect();
        let mut rounds = HashSet::new();
        while let Some(block) = work.pop() {
            if rounds.insert(block) && block != head {
                work.extend(self.predecessors(block));
            }
        }
        rounds
    }

    /// The blocks of the loop in each round of which the value is another one.
    pub(super) fn rounds_of(&self, value: Val) -> HashSet<Blk> {
        let head = value.parent().filter(|_| value.has_opcode(Opcode::LLVMPHI));
        head.map_or_else(HashSet::new, |head| self.rounds(head))
    }

    /// As well, on every path that goes from one block straight to the other one.
    pub(super) fn passed_between(&self, from: Blk, to: Blk) -> Vec<(Val, Outcome)> {
        let mut passed = from
            .terminator()
            .map_or_else(Vec::new, |end| self.passed(end));
        passed.extend(went(from, to));
        passed
    }

    /// The blocks that dominate that of the instruction, itself among them, innermost first.
    pub(super) fn dominating(&self, inst: Val) -> Vec<Blk> {
        let own = inst.parent().map(|block| self.nodes[&block]);
        let all = own.and_then(|own| self.dominators.dominators(own));
        let all = all.into_iter().flatten();
        all.map(|node| self.blocks[node.index()]).collect()
    }

    /// The blocks that strictly dominate that of the instruction, innermost first, each with
    /// the next one on the way down.
    fn chain(&self, inst: Val) -> Vec<(Blk, Blk)> {
        let all = self.dominating(inst);
        all.windows(2).map(|pair| (pair[1], pair[0])).collect()
    }

    /// Does control come to the block from this one, or from within what it dominates?
    fn enters_alone(&self, from: Blk, to: Blk) -> bool {
        let mut before = self.predecessors(to);
        before.all(|before| before == from || self.dominates(to, before))
    }

    pub(super) fn predecessors(&self, block: Blk) -> impl Iterator<Item = Blk> {
        let neighbors = self
            .graph
            .neighbors_directed(self.nodes[&block], petgraph::Direction::Incoming);
        neighbors.map(|node| self.blocks[node.index()])
    }
}

/// What is tested at the end of the block. What a call is given is not, though it may throw.
pub(super) fn tested(block: &Blk) -> Option<Val> {
    let end = block.terminator().filter(|end| end.operand_count() > 1)?;
    let is_call = end.has_opcode(Opcode::LLVMInvoke);
    (!is_call).then(|| end.operand(0))
}

/// How the test at the end of a block ended where control went on to the other one.
fn went(from: Blk, to: Blk) -> Option<(Val, Outcome)> {
    let end = from.terminator()?;
    let successors = from.successors();
    let outcome = match end.opcode()? {
        Opcode::LLVMBr => match successors[..] {
            [then, otherwise] if then == otherwise => return None,
            [then, _] if then == to => Outcome::True,
            [_, otherwise] if otherwise == to => Outcome::False,
            _ => return None,
        },
        Opcode::LLVMSwitch => {
            // The operands are the value, the default, and pairs of case and block.
            let case = |index: usize| end.operand(2 * index as u32);
            let cases = 1..successors.len();
            let led: Vec<usize> =
                (cases.clone().filter(|&index| successors[index] == to)).collect();
            match (successors.first() == Some(&to), led.is_empty()) {
                (true, true) => Outcome::NoCase(cases.map(case).collect()),
                (false, false) => Outcome::Cases(led.into_iter().map(case).collect()),
                _ => return None,
            }
        }
        _ => return None,
    };
    Some((end.operand(0), outcome))
}

/// Does control pass the first block on all ways to the second one, which is in the same function?
pub(super) fn is_on_all_ways(first: Blk, second: Blk) -> bool {
    let function = first
        .function()
        .filter(|own| second.function() == Some(*own));
    let entry = function
        .map(Val::blocks)
        .and_then(|all| all.first().copied());
    entry.is_some_and(|entry| {
        let is_avoided = |entry: Blk| {
            entry == second || Conditions::reaches(entry, second, |next| next != first)
        };
        first == second || first == entry || !is_avoided(entry)
    })
}

/// Do both stand in one block, in this order?
pub(super) fn stands_before(first: Val, second: Val) -> bool {
    let mut behind = std::iter::successors(first.next_inst(), |inst| inst.next_inst());
    behind.any(|inst| inst == second)
}

/// Walks from the entry through all that it dominates.
fn walk(dominators: &Dominators<NodeIndex>, count: usize) -> Vec<Option<(usize, usize)>> {
    let mut children: Vec<Vec<usize>> = vec![Vec::new(); count];
    for node in (0..count).map(NodeIndex::new) {
        if let Some(parent) = dominators.immediate_dominator(node) {
            children[parent.index()].push(node.index());
        }
    }
    let mut walked = vec![None; count];
    let (mut time, mut work) = (0, vec![(0, false)]);
    while let Some((node, is_done)) = work.pop() {
        time += 1;
        match (is_done, &mut walked[node]) {
            (true, Some((_, end))) => *end = time,
            (true, None) => {}
            (false, walked) => {
                *walked = Some((time, time));
                work.push((node, true));
                work.extend(children[node].iter().map(|&child| (child, false)));
            }
        }
    }
    walked
}

/// The conditions that hold together where a value is so, each of which is tested then: what is made of
/// one that overflows is no condition (LLVM's reference, "Poison Values").
pub(super) fn parts(tested: Val, outcome: Outcome) -> Vec<(Val, Outcome)> {
    let holds = match outcome {
        Outcome::True => true,
        Outcome::False => false,
        Outcome::NoCase(cases) => {
            let each = cases.into_iter();
            return each
                .map(|case| (tested, Outcome::NoCase(vec![case])))
                .collect();
        }
        cases @ Outcome::Cases(_) => return vec![(tested, cases)],
    };
    let (mut parts, mut work) = (Vec::new(), vec![(tested, holds)]);
    while let Some((value, holds)) = work.pop() {
        let is_bit = value.ty().is_int() && value.ty().int_bits() == 1;
        let is_constant =
            |index: u32, bit: u128| is_bit && value.operand(index).int_constant() == Some(bit);
        match value.opcode() {
            Some(Opcode::LLVMXor) if is_constant(1, 1) => work.push((value.operand(0), !holds)),
            // `a && b` and `a || b`.
            Some(Opcode::LLVMSelect) if holds && is_constant(2, 0) => {
                work.extend([(value.operand(1), true), (value.operand(0), true)]);
            }
            Some(Opcode::LLVMSelect) if !holds && is_constant(1, 1) => {
                work.extend([(value.operand(2), false), (value.operand(0), false)]);
            }
            Some(Opcode::LLVMAnd) if is_bit && holds => {
                work.extend([(value.operand(1), true), (value.operand(0), true)]);
            }
            Some(Opcode::LLVMOr) if is_bit && !holds => {
                work.extend([(value.operand(1), false), (value.operand(0), false)]);
            }
            _ => {
                let outcome = if holds { Outcome::True } else { Outcome::False };
                parts.push((value, outcome));
            }
        }
    }
    parts
}
