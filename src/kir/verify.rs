//! Checks the rules that every pass over kernel IR may rely on.
//!
//! 1. Ids are in range, and every instruction stands in exactly one block.
//! 2. Every block can be reached from the entry, which has no predecessors.
//! 3. Phis come first in their block and have one entry per predecessor.
//! 4. A value's definition dominates its uses; a phi uses its argument at the
//!    end of the predecessor.
//! 5. Operand and result types fit the instruction; conditions are `i1`.
//! 6. Branches go to two different blocks; switches have distinct cases that
//!    fit the scrutinee.
//! 7. Loops are in closed form: a value defined in a natural loop is used
//!    outside of it only by phis in exit blocks, and exit blocks have no
//!    predecessors outside of the loop. Irreducible control flow is allowed;
//!    these rules say nothing about it.

mod types;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use cranelift_entity::EntityRef;
use petgraph::algo::dominators::{Dominators, simple_fast};
use petgraph::graph::{DiGraph, NodeIndex};

use super::*;

/// A broken rule and where it was broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    pub kernel: String,
    pub place: String,
    pub message: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "kernel {}, {}: {}",
            self.kernel, self.place, self.message
        )
    }
}

/// Checks a kernel.
///
/// # Errors
/// The first rule that is broken.
pub fn check(kernel: &Kernel) -> Result<(), Violation> {
    let checker = Checker::new(kernel)?;
    checker.ids()?;
    checker.blocks()?;
    checker.phis()?;
    checker.dominance()?;
    checker.types()?;
    checker.terminators()?;
    checker.loops()
}

struct Checker<'a> {
    kernel: &'a Kernel,
    predecessors: BTreeMap<BlockId, BTreeSet<BlockId>>,
    dominators: Dominators<NodeIndex>,
    /// Block and position of each placed instruction.
    places: BTreeMap<InstId, (BlockId, usize)>,
}

type Check = Result<(), Violation>;

fn node(block: BlockId) -> NodeIndex {
    NodeIndex::new(block.index())
}

impl<'a> Checker<'a> {
    fn new(kernel: &'a Kernel) -> Result<Self, Violation> {
        let mut graph = DiGraph::<(), ()>::new();
        for _ in kernel.blocks.keys() {
            graph.add_node(());
        }
        let mut predecessors: BTreeMap<_, BTreeSet<_>> = kernel
            .blocks
            .keys()
            .map(|id| (id, BTreeSet::new()))
            .collect();
        let mut places = BTreeMap::new();
        for (id, block) in kernel.blocks.iter() {
            for successor in block.terminator.successors() {
                match predecessors.get_mut(&successor) {
                    Some(set) => set.insert(id),
                    None => {
                        return Err(violation(kernel, id.to_string(), "successor out of range"));
                    }
                };
                graph.add_edge(node(id), node(successor), ());
            }
            for (position, &inst) in block.insts.iter().enumerate() {
                if places.insert(inst, (id, position)).is_some() {
                    return Err(violation(kernel, inst.to_string(), "stands in two places"));
                }
            }
        }
        let dominators = simple_fast(&graph, node(kernel.entry));
        Ok(Checker {
            kernel,
            predecessors,
            dominators,
            places,
        })
    }

    fn fail(&self, place: impl fmt::Display, message: impl Into<String>) -> Check {
        Err(violation(self.kernel, place.to_string(), message))
    }

    fn ty(&self, value: ValueId) -> Type {
        self.kernel.values[value].ty
    }

    /// Rule 1.
    fn ids(&self) -> Check {
        let kernel = self.kernel;
        for (id, value) in kernel.values.iter() {
            let fits = match value.def {
                ValueDef::Param(index) => kernel
                    .params
                    .get(index as usize)
                    .is_some_and(|param| param.value == id),
                ValueDef::Inst(inst) => {
                    kernel.insts.is_valid(inst) && kernel.insts[inst].result == Some(id)
                }
                ValueDef::Address(object) => kernel.objects.is_valid(object) && value.ty.is_ptr(),
                ValueDef::Null => value.ty.is_ptr(),
                ValueDef::Const(bits) => {
                    !value.ty.is_ptr() && (value.ty.bits() == 128 || bits >> value.ty.bits() == 0)
                }
                ValueDef::Undef => true,
            };
            if !fits {
                return self.fail(
                    id,
                    format!("is defined by {:?}, which does not fit", value.def),
                );
            }
        }
        let named = kernel.images.iter().chain(kernel.structs.keys());
        for &object in named {
            if !kernel.objects.is_valid(object) {
                return self.fail(object, "is out of range");
            }
        }
        for &inst in self.places.keys() {
            if !kernel.insts.is_valid(inst) {
                return self.fail(inst, "is out of range");
            }
            for arg in kernel.insts[inst].inst.operands() {
                if !kernel.values.is_valid(arg) {
                    return self.fail(inst, format!("uses {arg}, which is out of range"));
                }
            }
        }
        Ok(())
    }

    /// Rule 2.
    fn blocks(&self) -> Check {
        if !self.predecessors[&self.kernel.entry].is_empty() {
            return self.fail(self.kernel.entry, "the entry has a predecessor");
        }
        for block in self.kernel.blocks.keys() {
            if block != self.kernel.entry
                && self.dominators.immediate_dominator(node(block)).is_none()
            {
                return self.fail(block, "cannot be reached");
            }
        }
        Ok(())
    }

    /// Rule 3.
    fn phis(&self) -> Check {
        for (id, block) in self.kernel.blocks.iter() {
            let mut only_phis = true;
            for &inst in &block.insts {
                let Inst::Phi { incoming } = &self.kernel.insts[inst].inst else {
                    only_phis = false;
                    continue;
                };
                if !only_phis {
                    return self.fail(inst, "a phi follows another instruction");
                }
                let from: BTreeSet<BlockId> = incoming.iter().map(|(block, _)| *block).collect();
                if from != self.predecessors[&id] || from.len() != incoming.len() {
                    return self.fail(inst, "a phi's entries are not its block's predecessors");
                }
            }
        }
        Ok(())
    }

    fn dominates_block(&self, above: BlockId, below: BlockId) -> bool {
        self.dominators
            .dominators(node(below))
            .is_some_and(|mut all| all.any(|n| n == node(above)))
    }

    /// Is the value known at a position of a block?
    fn available(&self, value: ValueId, block: BlockId, position: usize) -> bool {
        let ValueDef::Inst(inst) = self.kernel.values[value].def else {
            return true;
        };
        match self.places.get(&inst) {
            Some(&(home, at)) if home == block => at < position,
            Some(&(home, _)) => self.dominates_block(home, block),
            None => false,
        }
    }

    /// Rule 4.
    fn dominance(&self) -> Check {
        for (id, block) in self.kernel.blocks.iter() {
            for (position, &inst) in block.insts.iter().enumerate() {
                if let Inst::Phi { incoming } = &self.kernel.insts[inst].inst {
                    for &(from, value) in incoming {
                        if !self.available(value, from, usize::MAX) {
                            return self
                                .fail(inst, format!("{value} is not known at the end of {from}"));
                        }
                    }
                    continue;
                }
                for arg in self.kernel.insts[inst].inst.operands() {
                    if !self.available(arg, id, position) {
                        return self.fail(inst, format!("{arg} is not known here"));
                    }
                }
            }
            let mut known = true;
            block
                .terminator
                .for_each_operand(|arg| known &= self.available(arg, id, usize::MAX));
            if !known {
                return self.fail(id, "the terminator's operand is not known here");
            }
        }
        Ok(())
    }

    /// Rule 5.
    fn types(&self) -> Check {
        for &inst in self.places.keys() {
            let data = &self.kernel.insts[inst];
            let result = data.result.map(|value| self.ty(value));
            if let Err(message) = self.inst_types(&data.inst, result) {
                return self.fail(inst, message);
            }
        }
        Ok(())
    }

    /// Rule 6.
    fn terminators(&self) -> Check {
        for (id, block) in self.kernel.blocks.iter() {
            match &block.terminator {
                Terminator::Branch {
                    cond,
                    then,
                    otherwise,
                } => {
                    if self.ty(*cond) != Type::BOOL || then == otherwise {
                        return self.fail(id, "a branch needs a truth value and two targets");
                    }
                }
                Terminator::Switch { value, cases, .. } => {
                    let Type::Int(bits) = self.ty(*value) else {
                        return self.fail(id, "a switch needs an integer");
                    };
                    let distinct: BTreeSet<u128> = cases.iter().map(|(case, _)| *case).collect();
                    let fit = cases
                        .iter()
                        .all(|(case, _)| bits == 128 || case >> bits == 0);
                    if distinct.len() != cases.len() || !fit {
                        return self.fail(
                            id,
                            "a switch's cases are not distinct integers of its width",
                        );
                    }
                }
                Terminator::Jump(_) | Terminator::Return | Terminator::Unreachable => {}
            }
        }
        Ok(())
    }

    /// Rule 7.
    fn loops(&self) -> Check {
        for (header, body) in self.natural_loops() {
            let exits: BTreeSet<BlockId> = body
                .iter()
                .flat_map(|&block| self.kernel.blocks[block].terminator.successors())
                .filter(|block| !body.contains(block))
                .collect();
            for &exit in &exits {
                if self.predecessors[&exit]
                    .iter()
                    .any(|from| !body.contains(from))
                {
                    return self.fail(
                        exit,
                        format!("an exit of the loop at {header} has other predecessors"),
                    );
                }
            }
            self.closed(header, &body)?;
        }
        Ok(())
    }

    fn closed(&self, header: BlockId, body: &BTreeSet<BlockId>) -> Check {
        let defined_inside = |value: ValueId| match self.kernel.values[value].def {
            ValueDef::Inst(inst) => self
                .places
                .get(&inst)
                .is_some_and(|(home, _)| body.contains(home)),
            _ => false,
        };
        for (id, block) in self
            .kernel
            .blocks
            .iter()
            .filter(|(id, _)| !body.contains(id))
        {
            for &inst in &block.insts {
                let escapes = match &self.kernel.insts[inst].inst {
                    Inst::Phi { incoming } => incoming
                        .iter()
                        .any(|(from, value)| defined_inside(*value) && !body.contains(from)),
                    other => other.operands().into_iter().any(defined_inside),
                };
                if escapes {
                    return self.fail(
                        inst,
                        format!("uses a value of the loop at {header} outside of it"),
                    );
                }
            }
            let mut escapes = false;
            block
                .terminator
                .for_each_operand(|arg| escapes |= defined_inside(arg));
            if escapes {
                return self.fail(
                    id,
                    format!("uses a value of the loop at {header} outside of it"),
                );
            }
        }
        Ok(())
    }

    /// Header and blocks of each natural loop.
    fn natural_loops(&self) -> BTreeMap<BlockId, BTreeSet<BlockId>> {
        let mut loops: BTreeMap<BlockId, BTreeSet<BlockId>> = BTreeMap::new();
        for (latch, block) in self.kernel.blocks.iter() {
            for header in block.terminator.successors() {
                if !self.dominates_block(header, latch) {
                    continue;
                }
                let body = loops.entry(header).or_default();
                body.insert(header);
                let mut work = vec![latch];
                while let Some(block) = work.pop() {
                    if body.insert(block) {
                        work.extend(&self.predecessors[&block]);
                    }
                }
            }
        }
        loops
    }
}

fn violation(kernel: &Kernel, place: String, message: impl Into<String>) -> Violation {
    Violation {
        kernel: kernel.name.clone(),
        place,
        message: message.into(),
    }
}

#[cfg(test)]
mod tests;
