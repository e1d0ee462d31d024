//! What is known of values that several paths give.

use super::terms::{Reader, Strictness, binary_operation};
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
                state_counter(reader, phi, step, start, value);
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

/// A counter that starts so and steps by a constant.
fn state_counter(reader: &mut Reader<'_>, phi: Val, step: Val, start: &Term, value: &Term) {
    let Some(op) = step.opcode().and_then(binary_operation) else {
        return;
    };
    let (left, right) = (step.operand(0), step.operand(1));
    let (by, commuted) = match (left == phi, right == phi) {
        (true, false) => (right, false),
        (false, true) => (left, true),
        _ => return,
    };
    let Some(by) = by.int_constant() else { return };
    let width = value.width();
    // To subtract without overflow is to add the negation, which is no smallest number.
    let smallest = 1 << (width - 1);
    let (op, by) = match op {
        BvOp::Sub if !commuted && by != smallest => {
            (BvOp::Add, crate::bv::apply(BvOp::Sub, 0, by, width))
        }
        op => (op, by),
    };
    let constant = |bits: u128| Term::constant(bits, width);
    let negative = by >> (width - 1) == 1;
    let from_zero = || Term::compare(Comparison::SLe, constant(0), start.clone());
    let between = || {
        let above = Term::compare(Comparison::SLe, constant(0), value.clone());
        let below = Term::compare(Comparison::SLe, value.clone(), start.clone());
        Term::binary(BvOp::And, above, below)
    };
    let power_of_two = |of: &Term| {
        let less = Term::binary(BvOp::Sub, of.clone(), constant(1));
        let both = Term::binary(BvOp::And, of.clone(), less);
        Term::compare(Comparison::Eq, both, constant(0))
    };
    let implies = |a: Term, b: Term| Term::binary(BvOp::Or, a.negate(), b);
    match op {
        // Without overflow the counter is never on the other side of its start.
        BvOp::Add if step.nsw() && by != 0 => {
            let (low, high) = if negative {
                (value, start)
            } else {
                (start, value)
            };
            reader.state_of(
                value,
                Term::compare(Comparison::SLe, low.clone(), high.clone()),
            );
            let distance = Term::binary(BvOp::Sub, high.clone(), low.clone());
            let size = if negative {
                crate::bv::apply(BvOp::Sub, 0, by, width)
            } else {
                by
            };
            let rest = Term::binary(BvOp::Urem, distance, constant(size));
            reader.state_of(value, Term::compare(Comparison::Eq, rest, constant(0)));
        }
        BvOp::Lshr if !commuted => {
            reader.state_of(
                value,
                Term::compare(Comparison::ULe, value.clone(), start.clone()),
            );
            reader.state_of(value, implies(power_of_two(start), power_of_two(value)));
        }
        BvOp::Udiv if !commuted && by.is_power_of_two() => {
            reader.state_of(
                value,
                Term::compare(Comparison::ULe, value.clone(), start.clone()),
            );
            reader.state_of(value, implies(power_of_two(start), power_of_two(value)));
        }
        BvOp::Udiv if !commuted && by != 0 => {
            reader.state_of(
                value,
                Term::compare(Comparison::ULe, value.clone(), start.clone()),
            );
        }
        BvOp::Ashr if !commuted => {
            reader.state_of(value, implies(from_zero(), between()));
            let fact = implies(power_of_two(start), power_of_two(value));
            reader.state_of(value, implies(from_zero(), fact));
        }
        BvOp::Sdiv if !commuted && !negative && by != 0 => {
            reader.state_of(value, implies(from_zero(), between()));
            if by.is_power_of_two() {
                let fact = implies(power_of_two(start), power_of_two(value));
                reader.state_of(value, implies(from_zero(), fact));
            }
        }
        BvOp::Shl if !commuted => {
            reader.state_of(value, implies(power_of_two(start), power_of_two(value)));
        }
        BvOp::Mul if by.is_power_of_two() => {
            reader.state_of(value, implies(power_of_two(start), power_of_two(value)));
        }
        _ => {}
    }
    // Without overflow what is multiplied keeps its sign and does not shrink.
    if matches!(op, BvOp::Shl | BvOp::Mul)
        && step.nsw()
        && !negative
        && by != 0
        && !commuted_shift(op, commuted)
    {
        let grows = Term::compare(Comparison::SLe, start.clone(), value.clone());
        reader.state_of(value, implies(from_zero(), grows));
    }
}

fn commuted_shift(op: BvOp, commuted: bool) -> bool {
    op == BvOp::Shl && commuted
}
