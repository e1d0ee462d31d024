//! What is known of values that several paths give.

use super::counters;
use super::terms::{Reader, Strictness};
use crate::bv::BvOp;
use crate::host::{Comparison, Term};
use crate::llvm::handle::{Blk, Val, ValueKind};

/// States what the value of a `phi` is one of, or how the counter of a loop goes.
///
/// The terms stated speak of values alone that were computed before control came to the
/// block, so that they are of the same instance wherever the `phi` is used.
pub(super) fn state(reader: &mut Reader<'_>, phi: Val, value: &Term) {
    let Some(block) = phi.parent() else { return };
    let incoming = phi.incoming();
    let (around, into): (Vec<_>, Vec<_>) =
        (incoming.into_iter()).partition(|(_, from)| reader.conditions.dominates(block, *from));
    let mut starts = Vec::new();
    for (start, _) in into {
        match is_before(reader, start, block) {
            true => starts.extend(reader.read(start, Strictness::Lazy)),
            false => return,
        }
    }
    match around[..] {
        [] => {
            let is = |start: &Term| Term::compare(Comparison::Eq, value.clone(), start.clone());
            state_one_of(reader, value, starts.iter().map(is).collect());
        }
        [(step, _)] => {
            if let [start] = &starts[..] {
                counters::state(reader, phi, step, start, value);
            }
        }
        _ => {}
    }
}

/// Is the value, and all that it is computed of, there when control comes to the block? Terms
/// look into operands, which dominate what uses them.
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
