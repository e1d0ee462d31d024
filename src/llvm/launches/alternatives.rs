//! Ways that meet before a launch: control has come by one of them.

use super::conditions::parts;
use super::moments::is_of_before;
use super::stubs;
use super::terms::{Reader, Strictness};
use crate::bv::BvOp;
use crate::host::Term;
use crate::llvm::handle::{Blk, Val};

/// Of blocks with more ways into them nothing is said.
const MOST_WAYS: usize = 8;
/// So many blocks before a launch are looked at, the nearest ones.
const MOST_BLOCKS: usize = 16;

/// States for each block before the instruction where ways meet that what control passes on one of these
/// held. It has come there after it has left what dominates the block for the last time, so that what is
/// computed before are the values that the instruction is about too.
pub(super) fn state(reader: &mut Reader<'_>, inst: Val) {
    let conditions = reader.conditions;
    for block in conditions.dominating(inst).into_iter().take(MOST_BLOCKS) {
        let ways: Vec<Blk> = conditions.predecessors(block).collect();
        let is_loop = ways.iter().any(|way| conditions.dominates(block, *way));
        if is_loop || !(2..=MOST_WAYS).contains(&ways.len()) {
            continue;
        }
        let facts = ways.iter().map(|way| {
            let passed = passed(reader, *way, block).into_iter();
            let passed = passed.filter(|holds| is_of_before(reader, holds, block));
            passed.reduce(|a, b| Term::binary(BvOp::And, a, b))
        });
        let facts: Vec<Option<Term>> = facts.collect();
        // What was tested last there went one way or the other.
        let is_other = |fact: &Term| facts.contains(&Some(fact.clone().negate()));
        if facts.iter().flatten().any(is_other) {
            continue;
        }
        let either = |a: Option<Term>, b: Option<Term>| Some(Term::binary(BvOp::Or, a?, b?));
        if let Some(Some(fact)) = facts.into_iter().reduce(either) {
            reader.state(fact);
        }
    }
}

/// What control has passed on the way from one block straight to the other one, without what it passes
/// whichever way it comes there.
pub(super) fn passed(reader: &mut Reader<'_>, from: Blk, to: Blk) -> Vec<Term> {
    let conditions = reader.conditions;
    let first = to.insts().into_iter().next();
    let anyway = first.map_or_else(Vec::new, |first| conditions.passed(first));
    let anyway: Vec<Val> = anyway.into_iter().map(|(tested, _)| tested).collect();
    let passed = conditions.passed_between(from, to).into_iter();
    let passed = passed.filter(|(tested, _)| {
        !anyway.contains(tested) && stubs::configuration_tested(*tested).is_none()
    });
    let parts = passed.flat_map(|(tested, outcome)| parts(tested, outcome));
    let terms =
        parts.filter_map(|(tested, outcome)| reader.outcome(tested, &outcome, Strictness::Lazy));
    terms.collect()
}
