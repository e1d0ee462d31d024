//! Products that places in arrays are made of.

use std::collections::HashSet;

use cranelift_entity::{EntitySet, SecondaryMap};

use super::open::makes_data;
use crate::kir::{BinaryOp, CastOp, Inst, InstId, Kernel, Type, ValueDef, ValueId};

/// Products in 64 bits of two values that are made of ids and sizes, which are only added up and
/// multiplied further until they are places. Hashes, counters of phases and generators of random
/// numbers, which wrap around on purpose, multiply by literals, in rounds, or look at the product.
pub(super) fn index_products(kernel: &Kernel) -> Vec<ValueId> {
    let mut users: SecondaryMap<ValueId, Vec<InstId>> = SecondaryMap::new();
    for (inst, data) in kernel.insts.iter() {
        for operand in data.inst.operands() {
            users[operand].push(inst);
        }
    }
    let of_data = of_data(kernel, &users);
    let of_sizes = |value: &ValueId| {
        !of_data.contains(*value) && !matches!(kernel.values[*value].def, ValueDef::Const(_))
    };
    let mut products = Vec::new();
    for data in kernel.insts.values() {
        if let (
            Inst::Binary {
                op: BinaryOp::Mul,
                args,
                ..
            },
            Some(result),
        ) = (&data.inst, data.result)
            && kernel.values[result].ty == Type::Int(64)
            && args.iter().all(of_sizes)
            && is_of_places(kernel, &users, result)
        {
            products.push(result);
        }
    }
    products
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

/// Do the product, and what sums and products make of it, go to places alone, without being a factor
/// of itself in a later round?
fn is_of_places(
    kernel: &Kernel,
    users: &SecondaryMap<ValueId, Vec<InstId>>,
    product: ValueId,
) -> bool {
    let mut seen = HashSet::new();
    let mut work = vec![product];
    let mut is_place = false;
    while let Some(value) = work.pop() {
        for user in &users[value] {
            let data = &kernel.insts[*user];
            let made = match usage(&data.inst) {
                Usage::Sum => data.result,
                Usage::Place => None,
                Usage::Other => return false,
            };
            if made == Some(product) {
                return false;
            }
            is_place |= made.is_none();
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
    /// It is compared, its bits or digits are looked at, or it goes to where it is not followed.
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
        _ => Usage::Other,
    }
}
