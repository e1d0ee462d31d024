//! Which instructions stand in the condition of an annotation: between calls of
//! `__wp_spec_begin` and `__wp_spec_end`. Conditions may branch.

use std::collections::{HashMap, HashSet};

use super::handle::{Blk, Val};
use super::names;

/// The instructions of a function that belong to conditions.
pub(super) fn instructions(function: Val) -> HashSet<Val> {
    let blocks = function.blocks();
    let marks: HashMap<Val, bool> = blocks
        .iter()
        .flat_map(|block| block.insts())
        .filter_map(|inst| Some((inst, mark(inst)?)))
        .collect();
    if marks.is_empty() {
        return HashSet::new();
    }
    let mut inside = HashSet::new();
    for (block, mut state) in states_at_entry(&blocks, &marks) {
        for inst in block.insts() {
            match marks.get(&inst) {
                Some(&begins) => state = begins,
                None if state => {
                    inside.insert(inst);
                }
                None => {}
            }
        }
    }
    inside
}

/// `Some(true)` for the beginning of a condition, `Some(false)` for the end.
fn mark(inst: Val) -> Option<bool> {
    match names::base(&inst.callee_name()?) {
        "__wp_spec_begin" => Some(true),
        "__wp_spec_end" => Some(false),
        _ => None,
    }
}

/// For each block that is reached, whether all ways to it are in a condition.
fn states_at_entry(blocks: &[Blk], marks: &HashMap<Val, bool>) -> HashMap<Blk, bool> {
    let Some(&entry) = blocks.first() else {
        return HashMap::new();
    };
    let mut states = HashMap::from([(entry, false)]);
    let mut work = vec![entry];
    while let Some(block) = work.pop() {
        let last = block
            .insts()
            .iter()
            .filter_map(|inst| marks.get(inst))
            .next_back()
            .copied();
        let out = last.unwrap_or(states[&block]);
        for successor in block.successors() {
            let old = states.get(&successor).copied();
            let new = old.unwrap_or(true) && out;
            if old != Some(new) {
                states.insert(successor, new);
                work.push(successor);
            }
        }
    }
    states
}
