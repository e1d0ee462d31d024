//! Loops that do nothing but try whether a phase of a barrier object is over, until it is: they
//! are one wait. What threads can see is the same, and control flow does not depend on how often
//! one has tried.

use std::collections::HashMap;

use super::compact;
use super::private::substitute;
use crate::analysis::cfg::{Cfg, Loop};
use crate::analysis::eval;
use crate::kir::{BlockId, Inst, InstId, Kernel, ObjectOp, Terminator, Type, ValueId};

/// A loop that tries.
struct Trial {
    inst: InstId,
    /// Where it branches by the result, and where to when that is true.
    branch: BlockId,
    exit: BlockId,
}

/// Puts waits in the place of such loops.
pub fn run(kernel: &mut Kernel) {
    if !(kernel.insts.values()).any(|data| waiting(&data.inst).is_some()) {
        return;
    }
    let Ok(cfg) = Cfg::new(kernel) else { return };
    let trials = cfg.loops.iter().filter_map(|one| trial(kernel, &cfg, one));
    let mut over: HashMap<ValueId, ValueId> = HashMap::new();
    for Trial { inst, branch, exit } in trials.collect::<Vec<_>>() {
        let mut wait = kernel.insts[inst].clone();
        let result = wait.result.take();
        if let Inst::BarrierObject { op, .. } = &mut wait.inst
            && let Some(without) = waiting_op(*op)
        {
            *op = without;
        }
        let wait = kernel.insts.push(wait);
        let done = kernel.constant(Type::BOOL, 1);
        // The trial goes with its result.
        over.extend(result.map(|result| (result, done)));
        let insts = &mut kernel.blocks[branch].insts;
        let at = insts.iter().position(|&one| one == inst);
        insts.insert(at.unwrap_or(0), wait);
        kernel.blocks[branch].terminator = Terminator::Jump(exit);
    }
    if !over.is_empty() {
        substitute(kernel, &over);
        // Nothing comes to the rest of such loops.
        compact::run(kernel);
    }
}

fn trial(kernel: &Kernel, cfg: &Cfg, one: &Loop) -> Option<Trial> {
    let mut tries = None;
    for &block in &one.blocks {
        for &inst in &kernel.blocks[block].insts {
            let data = &kernel.insts[inst];
            match waiting(&data.inst) {
                Some(_) if tries.is_none() && block == one.header => tries = Some(inst),
                None if is_computed(&data.inst) => {}
                _ => return None,
            }
        }
    }
    let inst = tries?;
    let [(branch, exit)] = one.exits[..] else {
        return None;
    };
    let Terminator::Branch { cond, then, .. } = kernel.blocks[branch].terminator else {
        return None;
    };
    // Only the block that tries decides, so that each trial is followed by one decision.
    let leaves = |over: bool| {
        let cond = value(kernel, cond, kernel.insts[inst].result?, over)?;
        Some((cond != 0) == (then == exit))
    };
    let alone = one.blocks.iter().all(|&block| match block == branch {
        true => cfg.successors[block].len() == 2,
        false => cfg.successors[block].len() == 1,
    });
    (alone && branch == one.header && leaves(true)? && !leaves(false)?).then_some(Trial {
        inst,
        branch,
        exit,
    })
}

fn waiting(inst: &Inst) -> Option<ObjectOp> {
    match inst {
        Inst::BarrierObject { op, .. } => waiting_op(*op),
        _ => None,
    }
}

/// The wait that does not give up.
fn waiting_op(op: ObjectOp) -> Option<ObjectOp> {
    match op {
        ObjectOp::TryWait => Some(ObjectOp::Wait),
        ObjectOp::TryWaitParity => Some(ObjectOp::WaitParity),
        _ => None,
    }
}

/// Computed from operands alone; no phi, as what goes round may count.
fn is_computed(inst: &Inst) -> bool {
    matches!(
        inst,
        Inst::Binary { .. }
            | Inst::ICmp { .. }
            | Inst::Select { .. }
            | Inst::Cast { .. }
            | Inst::PtrAdd { .. }
    )
}

/// The value where the trial's result is known.
fn value(kernel: &Kernel, wanted: ValueId, result: ValueId, over: bool) -> Option<u128> {
    if wanted == result {
        return Some(over.into());
    }
    if let Some(bits) = kernel.literal(wanted) {
        return Some(bits);
    }
    let crate::kir::ValueDef::Inst(inst) = kernel.values[wanted].def else {
        return None;
    };
    if !is_computed(&kernel.insts[inst].inst) {
        return None;
    }
    eval::result(kernel, inst, |arg| value(kernel, arg, result, over))
}
