//! Products that places in arrays are made of.

use std::collections::HashSet;

use cranelift_entity::{EntitySet, SecondaryMap};

use super::open::makes_data;
use crate::kir::{BinaryOp, CastOp, Inst, InstId, Kernel, Type, ValueDef, ValueId};

/// Products in 64 bits of two values that are made of ids and sizes, which are only added up,
/// multiplied further and compared. Hashes and generators of random numbers, which wrap around on
/// purpose, multiply by literals, in rounds, or take the product apart again.
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
            && stays_whole(kernel, &users, result)
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

/// Is the product, and what sums and products make of it, neither taken apart into bits or digits nor
/// a factor of itself in a later round?
fn stays_whole(
    kernel: &Kernel,
    users: &SecondaryMap<ValueId, Vec<InstId>>,
    product: ValueId,
) -> bool {
    let mut seen = HashSet::new();
    let mut work = vec![product];
    while let Some(value) = work.pop() {
        for user in &users[value] {
            let data = &kernel.insts[*user];
            let made = match usage(&data.inst, value) {
                Usage::Whole => data.result,
                Usage::End => None,
                Usage::Apart => return false,
            };
            if made == Some(product) {
                return false;
            }
            work.extend(made.filter(|made| seen.insert(*made)));
        }
    }
    true
}

/// What becomes of a number.
enum Usage {
    /// It goes on in the result.
    Whole,
    /// It is compared, is a place, or divides another one.
    End,
    /// Its bits or digits are looked at, or it goes to where it is not followed.
    Apart,
}

fn usage(inst: &Inst, value: ValueId) -> Usage {
    match inst {
        Inst::Binary { op, args, .. } => match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => Usage::Whole,
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem
                if args[0] != value =>
            {
                Usage::End
            }
            _ => Usage::Apart,
        },
        Inst::Cast { op, .. } => match op {
            CastOp::SExt | CastOp::ZExt => Usage::Whole,
            CastOp::Trunc => Usage::Apart,
            _ => Usage::End,
        },
        Inst::Phi { .. } | Inst::Select { .. } => Usage::Whole,
        Inst::Store { value: stored, .. } if *stored == value => Usage::Apart,
        _ => Usage::End,
    }
}
