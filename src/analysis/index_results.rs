//! Sums and products that places in arrays are made of.

use std::collections::HashSet;

use cranelift_entity::{EntitySet, SecondaryMap};

use super::open::{makes_data, multiples_of_literals};
use crate::kir::{BinaryOp, CastOp, Inst, InstId, Kernel, ValueDef, ValueId};

/// Results that are only added up, multiplied further and, in 32 bits, compared until they are places:
/// products in 64 bits of two values that are made of ids and sizes, and, if `narrow`, all sums and
/// products of such in 32 bits that no large literal multiplies. Hashes, counters of phases and
/// generators of random numbers, which wrap around on purpose, look at the bits or digits of what they
/// make; in 64 bits they multiply by literals, in rounds, or compare the product. In 32 bits what is
/// done where a number wraps may be meant as well: that none does proves nothing.
pub(super) fn index_results(kernel: &Kernel, narrow: bool) -> Vec<ValueId> {
    let mut users: SecondaryMap<ValueId, Vec<InstId>> = SecondaryMap::new();
    for (inst, data) in kernel.insts.iter() {
        for operand in data.inst.operands() {
            users[operand].push(inst);
        }
    }
    let of_data = of_data(kernel, &users);
    // These wrap around in small launches.
    let of_literals = multiples_of_literals(kernel, |_| true);
    let is_of_sizes = |value: &ValueId| !of_data.contains(*value);
    let is_literal = |value: &ValueId| matches!(kernel.values[*value].def, ValueDef::Const(_));
    let mut results = Vec::new();
    for data in kernel.insts.values() {
        let (Inst::Binary { op, args, .. }, Some(result)) = (&data.inst, data.result) else {
            continue;
        };
        let may_wrap = match (op, kernel.values[result].ty.bits()) {
            (BinaryOp::Mul, 64) => !args.iter().any(is_literal),
            (BinaryOp::Add | BinaryOp::Mul, 32) => narrow && !of_literals.contains(result),
            _ => false,
        };
        if may_wrap && args.iter().all(is_of_sizes) && is_of_places(kernel, &users, result) {
            results.push(result);
        }
    }
    results
}

/// Values that depend on what memory holds or threads exchange.
fn of_data(kernel: &Kernel, users: &SecondaryMap<ValueId, Vec<InstId>>) -> EntitySet<ValueId> {
    let made = kernel.insts.values().filter(|data| makes_data(&data.inst));
    let mut work: Vec<ValueId> = made.filter_map(|data| data.result).collect();
    let mut of_data = EntitySet::new();
    while let Some(value) = work.pop() {
        if of_data.insert(value) {
            let users = users[value].iter();
            work.extend(users.filter_map(|user| kernel.insts[*user].result));
        }
    }
    of_data
}

/// Do the result, and what sums and products make of it, go to places alone, without being made of
/// itself in a later round?
fn is_of_places(kernel: &Kernel, users: &SecondaryMap<ValueId, Vec<InstId>>, own: ValueId) -> bool {
    let is_wide = kernel.values[own].ty.bits() > 32;
    let mut seen = HashSet::new();
    let mut work = vec![own];
    let mut is_place = false;
    while let Some(value) = work.pop() {
        for user in &users[value] {
            let data = &kernel.insts[*user];
            let made = match usage(&data.inst) {
                Usage::Sum => data.result,
                Usage::Place => {
                    is_place = true;
                    None
                }
                Usage::Compared if !is_wide => None,
                Usage::Compared | Usage::Other => return false,
            };
            if made == Some(own) {
                return false;
            }
            work.extend(made.filter(|made| seen.insert(*made)));
        }
    }
    is_place
}

/// What becomes of a number.
enum Usage {
    /// It goes on in the result.
    Sum,
    /// It is added to an address.
    Place,
    Compared,
    /// Its bits or digits are looked at, or it goes to where it is not followed.
    Other,
}

fn usage(inst: &Inst) -> Usage {
    match inst {
        Inst::Binary {
            op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl,
            ..
        }
        | Inst::Cast {
            op: CastOp::SExt | CastOp::ZExt,
            ..
        }
        | Inst::Phi { .. }
        | Inst::Select { .. } => Usage::Sum,
        Inst::PtrAdd { .. } => Usage::Place,
        Inst::ICmp { .. } => Usage::Compared,
        _ => Usage::Other,
    }
}
