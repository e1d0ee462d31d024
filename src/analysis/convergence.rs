//! Operations at which threads of a warp wait for each other: which of them all threads of
//! the warp plainly reach together, and where no waiting is in reach any more.

use cranelift_entity::EntitySet;

use super::cfg::Cfg;
use super::points_to::PointsTo;
use super::uniformity::{Pairing, Uniformity};
use crate::kir::launch::Launch;
use crate::kir::warp::{Lanes, Segments, Shuffle, WarpOp};
use crate::kir::{BarrierKind, BlockId, Inst, Kernel, ObjectOp, ValueDef, ValueId};

/// Whom the instruction waits for within the warp.
fn awaited(inst: &Inst) -> Option<Lanes> {
    match inst {
        Inst::Barrier {
            kind: BarrierKind::Warp { mask },
            ..
        } => Some(mask.map_or(Lanes::All, Lanes::Named)),
        Inst::Warp { lanes, .. } => Some(*lanes).filter(|lanes| *lanes != Lanes::Active),
        _ => None,
    }
}

/// Are there operations of warps whose threads may not come together, as far as can be seen
/// without a proof? Irreducible kernels are for others to refuse.
pub fn is_open(kernel: &Kernel, launch: &Launch) -> bool {
    let waits = |inst: &Inst| awaited(inst).is_some();
    if !kernel.insts.values().any(|data| waits(&data.inst)) {
        return false;
    }
    let Ok(cfg) = Cfg::new(kernel) else {
        return true;
    };
    let points_to = PointsTo::new(kernel);
    let uniformity = Uniformity::new(kernel, &cfg, &points_to, launch, Pairing::SameWarp);
    cfg.reverse_postorder.iter().any(|&block| {
        let insts = kernel.blocks[block].insts.iter();
        let mut awaited = insts.filter_map(|&inst| awaited(&kernel.insts[inst].inst));
        awaited.any(|lanes| !names_all(kernel, lanes) || !uniformity.block(block))
    })
}

/// Does the shuffle give every thread of the warp that takes part the value of the lane that
/// it selects, where that one takes part as well?
pub fn is_broadcast(kernel: &Kernel, op: &WarpOp, args: &[ValueId]) -> bool {
    let (WarpOp::Shuffle(Shuffle::Index, segments), [_, _, third]) = (op, args) else {
        return false;
    };
    let whole = match segments {
        Segments::Width => kernel.warp_size.map(u128::from),
        Segments::Clamp => Some(31),
    };
    matches!(kernel.values[*third].def, ValueDef::Const(bits) if Some(bits) == whole)
}

/// Does the operation name every lane of the warp, whatever the mask's value?
pub fn names_all(kernel: &Kernel, lanes: Lanes) -> bool {
    match lanes {
        Lanes::All => true,
        Lanes::Named(mask) => match kernel.values[mask].def {
            ValueDef::Const(bits) => bits & all_lanes(kernel) == all_lanes(kernel),
            _ => false,
        },
        Lanes::Active => false,
    }
}

/// A mask that names every lane of a warp.
pub fn all_lanes(kernel: &Kernel) -> u128 {
    u128::from(u64::MAX >> (64 - kernel.warp_size.unwrap_or(64)))
}

/// Does a mask of the kernel name lanes that a block may not have? None of the kernel's
/// operations names lanes where the size of blocks is a multiple of the warp's.
pub fn may_name_missing_lanes(kernel: &Kernel, launch: &Launch) -> bool {
    let threads = launch.block.iter().map(|size| size.fixed());
    let threads = threads.product::<Option<u32>>();
    let Some(size) = kernel.warp_size else {
        return false;
    };
    let whole = threads.is_some_and(|threads| threads % size == 0);
    !whole
        && kernel
            .insts
            .values()
            .any(|data| awaited(&data.inst).is_some())
}

/// The blocks from which a thread comes to no operation any more that waits for others.
pub fn quiet_blocks(kernel: &Kernel, cfg: &Cfg) -> EntitySet<BlockId> {
    let mut loud = EntitySet::new();
    // Who goes round for ever does not exit.
    let endless = cfg.loops.iter().filter(|one| one.exits.is_empty());
    for &block in endless.flat_map(|one| &one.blocks) {
        loud.insert(block);
    }
    let mut changed = true;
    while changed {
        changed = false;
        for &block in cfg.reverse_postorder.iter().rev() {
            let waits = |inst: &_| waits_for_others(&kernel.insts[*inst].inst);
            let reaches = cfg.successors[block].iter().any(|&to| loud.contains(to));
            if reaches || kernel.blocks[block].insts.iter().any(waits) {
                changed |= loud.insert(block);
            }
        }
    }
    let mut quiet = EntitySet::new();
    for &block in cfg.reverse_postorder.iter().filter(|&&b| !loud.contains(b)) {
        quiet.insert(block);
    }
    quiet
}

fn waits_for_others(inst: &Inst) -> bool {
    match inst {
        Inst::Barrier { kind, .. } => !matches!(kind, BarrierKind::Arrive { .. }),
        Inst::BarrierReduce { .. } | Inst::AsyncCopy { .. } | Inst::AsyncWait { .. } => true,
        Inst::BarrierObject { op, .. } => matches!(
            op,
            ObjectOp::Wait | ObjectOp::WaitParity | ObjectOp::TryWait | ObjectOp::TryWaitParity
        ),
        Inst::Warp { .. } => awaited(inst).is_some(),
        _ => false,
    }
}
