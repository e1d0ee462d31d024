//! What threads of a warp have in common.
//!
//! An unknown that is the same for the threads of a warp, and not for those of a block, is a
//! function of the block, the warp and the rounds of the loops around it: so threads are seen to
//! reach the barriers of their warp together.

use super::Infer;
use crate::analysis::cfg::LoopId;
use crate::analysis::uniformity::{Pairing, Uniformity};
use crate::kir::{BarrierKind, BlockId, Inst, Kernel, ValueId};
use crate::smt::{Sort, Term};

/// Are there barriers of warps?
pub(super) fn are_waited_for(kernel: &Kernel) -> bool {
    let waits = |inst: &Inst| {
        matches!(
            inst,
            Inst::Barrier {
                kind: BarrierKind::Warp { .. },
                ..
            }
        )
    };
    kernel.warp_size.is_some() && kernel.insts.values().any(|data| waits(&data.inst))
}

impl Infer<'_> {
    /// How many threads, one after the other, come to the block equally often.
    pub(super) fn comes_together(&mut self, block: BlockId) -> Option<u32> {
        if self.context.block_uniform.block(block) {
            return Some(u32::MAX);
        }
        let size = self.context.kernel.warp_size?;
        self.in_warp().block(block).then_some(size)
    }

    /// The unknown value as what its warp has, where there are barriers of warps and analysis
    /// says that the threads agree on it.
    pub(super) fn value_of_warp(
        &mut self,
        value: ValueId,
        sort: &Sort,
        scope: Option<LoopId>,
    ) -> Option<Term> {
        let home = self.context.home[value]?;
        let agrees = self.warps_wait && self.in_warp().value(value) && self.in_warp().block(home);
        let name = self.name_of(value);
        agrees.then(|| self.of_warp(&name, sort, scope))?
    }

    /// How often a loop is gone round, likewise.
    pub(super) fn rounds_of_warp(&mut self, id: LoopId) -> Option<Term> {
        let kernel = self.context.kernel;
        let exits = &self.context.cfg.loops[id].exits;
        let agrees = |in_warp: &Uniformity, from: BlockId| {
            in_warp.block(from) && !in_warp.branch_diverges(kernel, from)
        };
        let agree = self.warps_wait && exits.iter().all(|(from, _)| agrees(self.in_warp(), *from));
        if !agree {
            return None;
        }
        let parent = self.context.cfg.loops[id].parent;
        self.of_warp("rounds", &Sort::BitVec(64), parent)
    }

    /// None in a loop whose rounds are not counted one by one.
    fn of_warp(&mut self, name: &str, sort: &Sort, scope: Option<LoopId>) -> Option<Term> {
        let mut place = self.protocol.block_ids.clone();
        place.push(self.warps().warp);
        let mut around = scope;
        while let Some(id) = around {
            let counts = self.exact.get(&id) == Some(&true) || self.context.barriers[id].is_some();
            let counter = self.learned.counters.get(&id)?;
            place.push(counts.then_some(counter.var())?);
            around = self.context.cfg.loops[id].parent;
        }
        let pool = self.pool();
        let sorts = place.iter().map(|term| pool.sort(*term).clone());
        let sorts = sorts.collect();
        let fun = pool.fresh_fun(name, sorts, sort.clone());
        Some(pool.apply(fun, place))
    }

    pub(super) fn in_warp(&mut self) -> &Uniformity {
        let context = &self.context;
        self.in_warp.get_or_insert_with(|| {
            let (kernel, cfg) = (context.kernel, context.cfg);
            Uniformity::new(
                kernel,
                cfg,
                context.points_to,
                context.launch,
                Pairing::SameWarp,
            )
        })
    }
}
