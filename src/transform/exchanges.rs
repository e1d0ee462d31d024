//! What the lanes of a warp hand each other, where it is the same for all of them: each gets
//! what it has. Code that wants the compiler to know that a warp's number is the same for the
//! warp shuffles it (`__shfl_sync(~0u, threadIdx.x / 32, 0)`).

use std::collections::HashMap;

use super::private::substitute;
use crate::analysis::cfg::Cfg;
use crate::analysis::convergence::names_all;
use crate::analysis::points_to::PointsTo;
use crate::analysis::uniformity::{Pairing, Uniformity};
use crate::kir::launch::Launch;
use crate::kir::warp::{Shuffle, WarpOp};
use crate::kir::{Inst, Kernel, ValueDef, ValueId};

/// Lets such results be what went in. Lanes that come together anyway need not wait.
pub fn run(kernel: &mut Kernel, launch: &Launch) {
    if !kernel
        .insts
        .values()
        .any(|data| handed(&data.inst).is_some())
    {
        return;
    }
    let Ok(cfg) = Cfg::new(kernel) else { return };
    let points_to = PointsTo::new(kernel);
    let uniformity = Uniformity::new(kernel, &cfg, &points_to, launch, Pairing::SameWarp);
    // What a lane hands out that the block does not have is undefined.
    let threads = launch.threads().zip(kernel.warp_size);
    let is_whole = threads.is_some_and(|(threads, warp)| threads % u64::from(warp) == 0);
    let mut same: HashMap<ValueId, ValueId> = HashMap::new();
    for &block in &cfg.reverse_postorder {
        if !uniformity.block(block) {
            continue;
        }
        for &inst in &kernel.blocks[block].insts {
            let data = &kernel.insts[inst];
            if let (Some(result), Some(value)) = (data.result, handed(&data.inst))
                && let Inst::Warp { op, lanes, args } = &data.inst
                && names_all(kernel, *lanes)
                && (is_whole || asks_a_lane_before(kernel, op, args))
                && uniformity.value(value)
                && kernel.values[value].ty == kernel.values[result].ty
            {
                same.insert(result, value);
            }
        }
    }
    substitute(kernel, &same);
}

/// Is the lane that is asked this one or one before it, so that the block has it?
fn asks_a_lane_before(kernel: &Kernel, op: &WarpOp, args: &[ValueId]) -> bool {
    match op {
        WarpOp::Shuffle(Shuffle::Up, _) | WarpOp::BroadcastFirst => true,
        WarpOp::Shuffle(Shuffle::Index, _) | WarpOp::Broadcast => args
            .get(1)
            .is_some_and(|lane| kernel.values[*lane].def == ValueDef::Const(0)),
        _ => false,
    }
}

/// The value that goes to other lanes as it is.
fn handed(inst: &Inst) -> Option<ValueId> {
    match inst {
        Inst::Warp {
            op: WarpOp::Shuffle(..) | WarpOp::Broadcast | WarpOp::BroadcastFirst,
            args,
            ..
        } => args.first().copied(),
        _ => None,
    }
}
