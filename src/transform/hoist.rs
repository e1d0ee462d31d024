//! Loads at a loop's head that find the same in every round go before the loop: bounds such
//! as `row[i + 1]`, of arrays that the kernel does not write.
//!
//! The head runs whenever the loop is entered, so that no load happens that did not before.
//! Which arrays are written is known only where it is settled which of them are one.

use std::collections::HashSet;

use crate::analysis::cfg::{Cfg, Loop};
use crate::analysis::points_to::PointsTo;
use crate::kir::*;

/// Moves such loads, and what their addresses are computed from.
pub fn run(kernel: &mut Kernel) {
    let Ok(cfg) = Cfg::new(kernel) else { return };
    let points_to = PointsTo::new(kernel);
    for of_loop in &cfg.loops {
        let mut outside = cfg.predecessors[of_loop.header].iter();
        let mut outside = outside.by_ref().filter(|b| !of_loop.blocks.contains(b));
        let (Some(&before), None) = (outside.next(), outside.next()) else {
            continue;
        };
        if cfg.successors[before].len() != 1 {
            continue;
        }
        let moved = moved(kernel, &points_to, of_loop);
        let is_moved = |inst: &InstId| moved.contains(inst);
        let head = &mut kernel.blocks[of_loop.header].insts;
        let stay: Vec<InstId> = head.iter().copied().filter(|i| !is_moved(i)).collect();
        let go = std::mem::replace(head, stay).into_iter().filter(is_moved);
        kernel.blocks[before].insts.extend(go);
    }
}

/// The instructions of the loop's head that go before it.
fn moved(kernel: &Kernel, points_to: &PointsTo, of_loop: &Loop) -> HashSet<InstId> {
    let within = of_loop.blocks.iter();
    let mut varying: HashSet<ValueId> = within
        .flat_map(|block| &kernel.blocks[*block].insts)
        .filter_map(|inst| kernel.insts[*inst].result)
        .collect();
    let head = &kernel.blocks[of_loop.header].insts;
    let mut same: Vec<InstId> = Vec::new();
    for &id in head {
        let data = &kernel.insts[id];
        let Some(result) = data.result else { continue };
        let operands = data.inst.operands();
        if may_move(&data.inst, points_to) && !operands.iter().any(|v| varying.contains(v)) {
            varying.remove(&result);
            same.push(id);
        }
    }
    let mut wanted: HashSet<ValueId> = HashSet::new();
    let mut moved = HashSet::new();
    for &id in same.iter().rev() {
        let data = &kernel.insts[id];
        let is_wanted = data.result.is_some_and(|result| wanted.contains(&result));
        if is_wanted || matches!(data.inst, Inst::Load { .. }) {
            wanted.extend(data.inst.operands());
            moved.insert(id);
        }
    }
    moved
}

/// Does the instruction give the same wherever its operands are known, and nothing else?
fn may_move(inst: &Inst, points_to: &PointsTo) -> bool {
    match inst {
        Inst::Load { ptr, access } => {
            let targets = points_to.targets(*ptr);
            let is_read_only = |object: &ObjectId| !points_to.written(*object);
            !(access.volatile || access.ghost || access.atomic.is_some())
                && targets.is_some_and(|t| !t.is_empty() && t.iter().all(is_read_only))
        }
        Inst::Binary { op, .. } => !matches!(
            op,
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem
        ),
        Inst::Cast { .. } | Inst::PtrAdd { .. } | Inst::Geometry { .. } => true,
        _ => false,
    }
}
