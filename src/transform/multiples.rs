//! Numbers that grow by a multiple of what another one of the loop grows by are that multiple of
//! it: `at = row·stride` where `row += step` and `at += step·stride` in each round.
//!
//! It undoes strength reduction (Cooper, Simpson and Vick, "Operator Strength Reduction", 2001):
//! what compilers and programmers make sums of is a product again, whose factor says which rows
//! are apart. Both start as products, or with an offset in addition, and everything is exact where
//! numbers wrap around. A product does not overflow where none of the steps that it stands for do,
//! nor those of the other number.

use std::collections::HashMap;

use super::private::substitute;
use crate::analysis::cfg::{Cfg, Loop};
use crate::kir::*;

/// Makes products of such phis at the heads of loops.
pub(super) fn run(kernel: &mut Kernel) {
    let Ok(cfg) = Cfg::new(kernel) else { return };
    for of_loop in &cfg.loops {
        while let Some((grown, product)) = multiple(kernel, of_loop) {
            replace(kernel, of_loop.header, &grown, &product);
        }
    }
}

/// A phi that grows by the same in each round.
struct Grown {
    phi: ValueId,
    start: ValueId,
    step: ValueId,
    /// Whether the sum of both may overflow.
    flags: ArithFlags,
}

/// What a phi is of another one.
struct Product {
    of: ValueId,
    factor: ValueId,
    /// What is added.
    offset: Option<ValueId>,
    flags: ArithFlags,
}

fn multiple(kernel: &Kernel, of_loop: &Loop) -> Option<(Grown, Product)> {
    let grown = || {
        let insts = kernel.blocks[of_loop.header].insts.iter();
        insts.filter_map(|&inst| grown(kernel, of_loop, inst))
    };
    let all: Vec<Grown> = grown().collect();
    grown().find_map(|one| {
        let products = all.iter().filter(|other| other.phi != one.phi);
        let product = products
            .filter(|other| kernel.values[other.phi].ty == kernel.values[one.phi].ty)
            .find_map(|other| product(kernel, &one, other))?;
        Some((one, product))
    })
}

fn grown(kernel: &Kernel, of_loop: &Loop, inst: InstId) -> Option<Grown> {
    let data = &kernel.insts[inst];
    let (Inst::Phi { incoming }, Some(phi)) = (&data.inst, data.result) else {
        return None;
    };
    let &[(a, first), (b, second)] = &incoming[..] else {
        return None;
    };
    let (start, next) = match [a, b].map(|block| of_loop.blocks.contains(&block)) {
        [false, true] => (first, second),
        [true, false] => (second, first),
        _ => return None,
    };
    let (BinaryOp::Add, [x, y], flags) = binary(kernel, next)? else {
        return None;
    };
    let step = match (x == phi, y == phi) {
        (true, false) => y,
        (false, true) => x,
        _ => return None,
    };
    is_the_same(kernel, of_loop, step).then_some(Grown {
        phi,
        start,
        step,
        flags,
    })
}

fn product(kernel: &Kernel, one: &Grown, other: &Grown) -> Option<Product> {
    let (BinaryOp::Mul, [a, b], of_step) = binary(kernel, one.step)? else {
        return None;
    };
    let factors = [(a, b), (b, a)].into_iter();
    let mut factors = factors.filter(|&(step, _)| is_same(kernel, step, other.step));
    factors.find_map(|(_, factor)| {
        let (offset, of_start) = offset(kernel, one.start, (other.start, factor))?;
        let all = [one.flags, other.flags, of_step, of_start];
        let flags = ArithFlags {
            nsw: all.iter().all(|flags| flags.nsw),
            nuw: all.iter().all(|flags| flags.nuw),
        };
        Some(Product {
            of: other.phi,
            factor,
            offset,
            flags,
        })
    })
}

/// What is added to a product to give the start.
fn offset(
    kernel: &Kernel,
    start: ValueId,
    product: (ValueId, ValueId),
) -> Option<(Option<ValueId>, ArithFlags)> {
    let is_product = |value: ValueId| -> Option<ArithFlags> {
        let (BinaryOp::Mul, [a, b], flags) = binary(kernel, value)? else {
            return None;
        };
        let fits = |x, y| is_same(kernel, x, product.0) && is_same(kernel, y, product.1);
        (fits(a, b) || fits(b, a)).then_some(flags)
    };
    if let Some(flags) = is_product(start) {
        return Some((None, flags));
    }
    let (BinaryOp::Add, [a, b], of_sum) = binary(kernel, start)? else {
        return None;
    };
    let mut sums = [(a, b), (b, a)].into_iter();
    sums.find_map(|(product, offset)| {
        let flags = is_product(product)?;
        // With a sign the product may leave the numbers where the sum comes back to them.
        let flags = ArithFlags {
            nsw: false,
            nuw: flags.nuw && of_sum.nuw,
        };
        Some((Some(offset), flags))
    })
}

fn is_same(kernel: &Kernel, a: ValueId, b: ValueId) -> bool {
    let known = geometry(kernel, a);
    a == b || known.is_some() && known == geometry(kernel, b)
}

/// An id or a size, which is the same wherever a thread asks for it.
fn geometry(kernel: &Kernel, value: ValueId) -> Option<(Geometry, u8)> {
    let ValueDef::Inst(inst) = kernel.values[value].def else {
        return None;
    };
    match kernel.insts[inst].inst {
        Inst::Geometry { query, dim } => Some((query, dim)),
        _ => None,
    }
}

/// Is the value the same in all rounds?
fn is_the_same(kernel: &Kernel, of_loop: &Loop, value: ValueId) -> bool {
    match kernel.values[value].def {
        ValueDef::Inst(inst) => {
            let mut blocks = of_loop.blocks.iter();
            geometry(kernel, value).is_some()
                || !blocks.any(|&block| kernel.blocks[block].insts.contains(&inst))
        }
        ValueDef::Undef => false,
        _ => true,
    }
}

fn binary(kernel: &Kernel, value: ValueId) -> Option<(BinaryOp, [ValueId; 2], ArithFlags)> {
    let ValueDef::Inst(inst) = kernel.values[value].def else {
        return None;
    };
    match kernel.insts[inst].inst {
        Inst::Binary { op, args, flags } => Some((op, args, flags)),
        _ => None,
    }
}

fn replace(kernel: &mut Kernel, header: BlockId, grown: &Grown, product: &Product) {
    let ty = kernel.values[grown.phi].ty;
    let span = kernel.blocks[header].span;
    let flags = product.flags;
    let args = [product.of, product.factor];
    let op = BinaryOp::Mul;
    let (inst, mut value) = kernel.define(Inst::Binary { op, args, flags }, ty, span);
    let mut new = vec![inst];
    if let Some(offset) = product.offset {
        let args = [value, offset];
        let op = BinaryOp::Add;
        let (inst, sum) = kernel.define(Inst::Binary { op, args, flags }, ty, span);
        new.push(inst);
        value = sum;
    }
    let insts = &kernel.blocks[header].insts;
    let is_phi = |inst: &&InstId| matches!(kernel.insts[**inst].inst, Inst::Phi { .. });
    let phis = insts.iter().take_while(is_phi).count();
    kernel.blocks[header].insts.splice(phis..phis, new);
    substitute(kernel, &HashMap::from([(grown.phi, value)]));
}
