//! Counters that are where they began when the kernel has ended.

use std::collections::BTreeSet;

use super::resets::is_reset_by_last;
use crate::analysis::cfg::Cfg;
use crate::analysis::computed::is_computed_by;
use crate::analysis::points_to::PointsTo;
use crate::kir::{
    BinaryOp, BlockId, EARLY_DEPENDENTS, Geometry, Inst, InstId, Kernel, ObjectId, RmwOp,
    Terminator, ValueDef, ValueId,
};

/// Is a counter that one instruction draws from at zero again when every block has drawn its
/// tickets? It wraps around at the number of blocks, and each of them draws as many, or the last block
/// resets it; what else touches it sets it to zero.
pub(super) fn begins_again(kernel: &Kernel, points_to: &PointsTo, counter: ObjectId) -> bool {
    let Ok(cfg) = Cfg::new(kernel) else {
        return false;
    };
    let touches = |ptr: ValueId| {
        let targets = points_to.targets(ptr);
        targets.is_none_or(|targets| targets.contains(&counter))
    };
    let sets_otherwise = |inst: &Inst| match inst {
        Inst::AtomicRmw { .. } => false,
        Inst::Store { ptr, value, .. } => touches(*ptr) && kernel.literal(*value) != Some(0),
        other => other.accessed().iter().any(|(ptr, _)| touches(*ptr)),
    };
    let overlaps = kernel.granted.iter().any(|text| text == EARLY_DEPENDENTS);
    if overlaps || kernel.insts.values().any(|data| sets_otherwise(&data.inst)) {
        return false;
    }
    let insts = kernel.insts.iter();
    let mut draws = insts.filter(|(_, data)| match data.inst {
        Inst::AtomicRmw { ptr, .. } => touches(ptr),
        _ => false,
    });
    let (Some((draw, data)), None) = (draws.next(), draws.next()) else {
        return false;
    };
    let Inst::AtomicRmw { op, ptr, value, .. } = data.inst else {
        return false;
    };
    let Some(home) = kernel.block_of(draw) else {
        return false;
    };
    let wraps = op == RmwOp::IncWrap
        // A product of sizes may not be held.
        && last_block(kernel, value).is_some_and(|sizes| sizes.len() == 1);
    is_start(kernel, ptr, counter)
        && is_run_alike(kernel, &cfg, home)
        && (wraps || is_reset_by_last(kernel, &cfg, points_to, counter, draw))
}

/// Is it the address of the object's start, whatever happens?
pub(super) fn is_start(kernel: &Kernel, ptr: ValueId, object: ObjectId) -> bool {
    kernel.values[ptr].def == ValueDef::Address(object)
}

/// Is the value one less than the number of blocks, or than a product of sizes of the grid, which divides
/// it? These sizes, each of which is there once.
pub(super) fn last_block(kernel: &Kernel, value: ValueId) -> Option<BTreeSet<u8>> {
    let Some(Inst::Binary { op, args, .. }) = computed(kernel, value) else {
        return None;
    };
    let width = kernel.values[value].ty.bits();
    let minus_one = u128::MAX >> (128 - width);
    let is = |value: ValueId, bits: u128| kernel.literal(value) == Some(bits);
    match (op, args) {
        (BinaryOp::Sub, &[a, b]) if is(b, 1) => blocks(kernel, a),
        (BinaryOp::Add, &[a, b]) if is(b, minus_one) => blocks(kernel, a),
        (BinaryOp::Add, &[a, b]) if is(a, minus_one) => blocks(kernel, b),
        _ => None,
    }
}

/// Is the value such a product itself?
pub(super) fn blocks(kernel: &Kernel, value: ValueId) -> Option<BTreeSet<u8>> {
    let (mut sizes, mut work) = (BTreeSet::new(), vec![value]);
    while let Some(value) = work.pop() {
        match computed(kernel, value)? {
            Inst::Binary {
                op: BinaryOp::Mul,
                args,
                ..
            } => work.extend(args),
            Inst::Geometry {
                query: Geometry::GridDim,
                dim,
            } => sizes.insert(*dim).then_some(())?,
            _ => return None,
        }
    }
    Some(sizes)
}

/// Do as many threads of each block come there, each once?
pub(super) fn is_run_alike(kernel: &Kernel, cfg: &Cfg, block: BlockId) -> bool {
    let in_loop = (0..cfg.loops.len()).any(|id| cfg.in_loop(id, block));
    !in_loop
        && deciding(cfg, block).all(|branch| match kernel.blocks[branch].terminator {
            Terminator::Branch { cond, .. } => is_alike(kernel, cond),
            _ => false,
        })
}

/// The blocks that end with a choice by which control comes to a block or does not.
pub(super) fn deciding(cfg: &Cfg, block: BlockId) -> impl Iterator<Item = BlockId> {
    let decides = move |&branch: &BlockId| {
        let meet = cfg.immediate_postdominator(branch);
        let mut seen = vec![branch];
        let mut next = 0;
        while next < seen.len() {
            let successors = cfg.successors[seen[next]].iter();
            let new = successors.filter(|&&to| Some(to) != meet && !seen.contains(&to));
            let new: Vec<BlockId> = new.copied().collect();
            seen.extend(new);
            next += 1;
        }
        cfg.successors[branch].len() > 1 && seen[1..].contains(&block)
    };
    cfg.reverse_postorder.iter().copied().filter(decides)
}

/// Is the value a function of parameters, of sizes and of where the thread is in its block?
fn is_alike(kernel: &Kernel, value: ValueId) -> bool {
    is_made_of(kernel, value, |query| query != Geometry::BlockId)
}

/// Is the choice at the end of a block up to parameters and sizes alone?
pub(super) fn is_one_for_all(kernel: &Kernel, branch: BlockId) -> bool {
    let is_size = |query| matches!(query, Geometry::BlockDim | Geometry::GridDim);
    match kernel.blocks[branch].terminator {
        Terminator::Branch { cond, .. } => is_made_of(kernel, cond, is_size),
        _ => false,
    }
}

/// Is the value a function of parameters and of what such queries give?
fn is_made_of(kernel: &Kernel, value: ValueId, of: impl Fn(Geometry) -> bool) -> bool {
    is_computed_by(kernel, value, |inst| match inst {
        &Inst::Geometry { query, .. } => of(query),
        _ => matches!(
            inst,
            Inst::Binary { .. } | Inst::ICmp { .. } | Inst::Select { .. } | Inst::Cast { .. }
        ),
    })
}

pub(super) fn computed(kernel: &Kernel, value: ValueId) -> Option<&Inst> {
    let inst: InstId = match kernel.values[value].def {
        ValueDef::Inst(inst) => inst,
        _ => return None,
    };
    Some(&kernel.insts[inst].inst)
}
