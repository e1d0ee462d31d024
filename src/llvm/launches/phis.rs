//! What is known of values that several paths give.

use std::collections::BTreeMap;

use super::counters;
use super::terms::{Reader, Strictness};
use super::usual::Round;
use crate::bv::BvOp;
use crate::host::{Comparison, Term, UnknownId};
use crate::llvm::handle::{Blk, Val, ValueKind};

/// States what the value of a `phi` is one of, or how the counter of a loop goes.
///
/// The terms stated speak of values that were computed before control came to the block, so that
/// they are of the same instance wherever the `phi` is used, and of what others were then.
pub(super) fn state(reader: &mut Reader<'_>, phi: Val, value: &Term) {
    let Some(block) = phi.parent() else { return };
    let incoming = phi.incoming();
    let (around, into): (Vec<_>, Vec<_>) =
        (incoming.into_iter()).partition(|(_, from)| reader.conditions.dominates(block, *from));
    let mut then = BTreeMap::new();
    let starts = into.into_iter().filter_map(|(start, _)| {
        let term = reader.read(start, Strictness::Lazy)?;
        Some(when_entered(reader, &term, block, &mut then))
    });
    let starts: Vec<Term> = starts.collect();
    let mut steps: Vec<Val> = around.into_iter().map(|(step, _)| step).collect();
    steps.dedup();
    match steps[..] {
        [] => {
            let is = |start: &Term| Term::compare(Comparison::Eq, value.clone(), start.clone());
            state_one_of(reader, value, starts.iter().map(is).collect());
        }
        _ => {
            if let ([start], Term::Unknown { id, .. }) = (&starts[..], value) {
                if let [step] = steps[..] {
                    counters::state(reader, phi, step, start, value);
                }
                reader.rounds.push(Round {
                    head: block,
                    unknown: *id,
                    start: start.clone(),
                });
            }
        }
    }
}

/// The term as control came to the block: what is unknown and was not there before that has a value
/// of its own `then`.
fn when_entered(
    reader: &mut Reader<'_>,
    term: &Term,
    block: Blk,
    then: &mut BTreeMap<UnknownId, Term>,
) -> Term {
    let Term::Unknown { id, width } = *term else {
        let parts = term.parts().iter();
        let parts = parts.map(|part| when_entered(reader, part, block, then));
        return term.with_parts(parts.collect());
    };
    if reader
        .origin(id)
        .is_some_and(|value| is_before(reader, value, block))
    {
        return term.clone();
    }
    let other = then.entry(id);
    other
        .or_insert_with(|| reader.new_unknown(reader.unknowns[id.0 as usize].name.clone(), width))
        .clone()
}

/// Is the value there when control comes to the block?
fn is_before(reader: &Reader<'_>, value: Val, block: Blk) -> bool {
    let is_instruction = value.kind() == ValueKind::LLVMInstructionValueKind;
    match is_instruction.then(|| value.parent()).flatten() {
        Some(own) => own != block && reader.conditions.dominates(own, block),
        None => true,
    }
}

fn state_one_of(reader: &mut Reader<'_>, value: &Term, cases: Vec<Term>) {
    const MOST: usize = 8;
    if cases.len() > MOST {
        return;
    }
    let either = |a, b| Term::binary(BvOp::Or, a, b);
    if let Some(fact) = cases.into_iter().reduce(either) {
        reader.state_of(value, fact);
    }
}
