//! Tickets: each block draws one number from a counter, and the block with the last one knows
//! that all others have drawn theirs.
//!
//! A ticket is drawn by the leader of a block behind a release fence, and an acquire fence
//! follows ("releases" and "acquires" through the chain of updates, as in scoped RC11). What
//! the leader did before the fence, and other threads of its block before the barrier that
//! comes before it, is ordered before what a block with a later ticket does behind its own
//! fence and next barrier. Numbers are less than that of blocks, as the counter starts at
//! zero and each block draws once, which is assumed of the counter and seen of the blocks.
//! Does not: know of counters that anything else touches, nor of several in one kernel.

use super::Lowering;
use super::annotations::enabled;
use super::draws::{Draw, Insertion};
use super::teams::TeamDraw;
use crate::analysis::eval;
use crate::engines::quantities;
use crate::engines::twothread::program::{BarrierKind, Guarded, Program, Stmt, Ticket, pair};
use crate::engines::twothread::slice::Slice;
use crate::ivl::builtins::bv;
use crate::ivl::subst::free_vars;
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::{
    AddressSpace, Atomic, BlockId, Geometry, Inst, InstId, Ordering, RmwOp, Scope, ValueDef,
    ValueId,
};

/// A fence of the whole device.
pub(super) struct DeviceFence {
    pub block: BlockId,
    /// The place in the block's statements.
    pub position: usize,
    pub order: Ordering,
}

impl DeviceFence {
    pub fn new(block: BlockId, position: usize, atomic: Atomic) -> Option<DeviceFence> {
        (atomic.scope >= Scope::Gpu).then_some(DeviceFence {
            block,
            position,
            order: atomic.order,
        })
    }
}

fn releases(order: Ordering) -> bool {
    matches!(
        order,
        Ordering::Release | Ordering::AcqRel | Ordering::SeqCst
    )
}

fn acquires(order: Ordering) -> bool {
    matches!(
        order,
        Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst
    )
}

impl Lowering<'_> {
    /// Does the instruction count up a cell that nothing else touches, by one and not beyond
    /// the number of blocks?
    pub(super) fn is_ticket_counter(&self, ptr: ValueId, id: InstId) -> bool {
        let Inst::AtomicRmw {
            op, value, atomic, ..
        } = self.kernel.insts[id].inst
        else {
            return false;
        };
        let literal = self.fixed_value(value);
        let counts = match op {
            RmwOp::Add => literal == Some(1),
            // It starts again behind the last block's number.
            RmwOp::IncWrap => match (literal, self.blocks().and_then(|b| b.as_bv())) {
                (Some(limit), Some((blocks, _))) => limit + 1 >= blocks,
                _ => false,
            },
            _ => false,
        };
        let targets = self.points_to.targets(ptr);
        let alone = targets.is_some_and(|t| t.len() == 1 && t.is_subset(&self.tickets));
        counts && alone && atomic.scope >= Scope::Gpu
    }

    /// The value, where literals and the launch decide it.
    fn fixed_value(&self, value: ValueId) -> Option<u128> {
        let inst = match self.kernel.values[value].def {
            ValueDef::Const(bits) => return Some(bits),
            ValueDef::Inst(inst) => inst,
            _ => return None,
        };
        match &self.kernel.insts[inst].inst {
            Inst::Geometry { query, dim } => {
                let value = quantities::value(self.launch, *query, *dim);
                value.as_bv().map(|(bits, _)| bits)
            }
            _ => eval::result(self.kernel, inst, |value| self.fixed_value(value)),
        }
    }

    /// The number of blocks (32 bits), where the launch fixes it.
    fn blocks(&self) -> Option<Expr> {
        let of = |dim| quantities::value(self.launch, Geometry::GridDim, dim);
        let count = bv::mul(bv::mul(of(0), of(1), 32), of(2), 32);
        count.as_bv().is_some().then_some(count)
    }

    /// States what follows from a ticket, if the draw is one.
    pub(super) fn ticket(
        &mut self,
        program: &Program,
        slice: &Slice,
        draw: &Draw,
        team: &TeamDraw,
        insertions: &mut Vec<Insertion>,
    ) -> Option<String> {
        let common = |name: &Symbol| program.consts.contains_key(name) && !program.divergent(name);
        let one_cell = free_vars(&slice.unfold(&draw.cell)).iter().all(common);
        let once = self.cfg.loop_of[team.meet].is_none() && team.condition.as_bool() == Some(true);
        let observed = program.objects.values().any(|object| object.observed);
        if !draw.ticket
            || !one_cell
            || !once
            || observed
            || self.pairing.same_block()
            || self.program.ticket.is_some()
        {
            return None;
        }
        let blocks = self.blocks()?;
        let own = Expr::var(self.symbol(draw.result));
        let other = pair::other(own.clone(), &Type::Bv(draw.width));
        let both_draw = pair::other(enabled(), &Type::Bool);
        let blocks = bv::zext(blocks, 32, draw.width.max(32));
        let fact =
            bv::ult(own.clone(), blocks, draw.width).and(both_draw.implies(bv::ne(own, other)));
        insertions.push((team.meet, 0, Stmt::Assume(Guarded::here(fact))));
        if let (Some(release), Some(acquire)) = (self.release(draw, team), self.acquire(draw)) {
            self.pass_on(program, draw, team, [release, acquire], insertions);
        }
        Some(program.objects[draw.counter].name.clone())
    }

    /// States the order between blocks, of which each releases and acquires at these places.
    fn pass_on(
        &mut self,
        program: &Program,
        draw: &Draw,
        team: &TeamDraw,
        [release, acquire]: [(BlockId, usize); 2],
        insertions: &mut Vec<Insertion>,
    ) {
        let acquired = self.fresh("acquired", Type::Bool, true);
        let set = |value| Stmt::Assign {
            var: acquired.clone(),
            value,
        };
        let know = || set(enabled().or(Expr::var(acquired.clone())));
        let guard = Expr::bool(true);
        let record = Stmt::Release {
            guard: guard.clone(),
        };
        insertions.push((self.kernel.entry, 0, set(Expr::bool(false))));
        if let Some((block, place)) = self.barrier_before(program, team.branch) {
            insertions.push((block, place, record.clone()));
        }
        insertions.push((release.0, release.1, record));
        insertions.push((acquire.0, acquire.1, know()));
        insertions.push((team.meet, 0, Stmt::Pass { guard }));
        // Who has acquired may see what others wrote.
        for (id, object) in program.objects.iter() {
            if object.space == AddressSpace::Global && object.map && object.written {
                insertions.push((team.meet, 0, Stmt::Forget(id)));
            }
        }
        for block in &program.blocks {
            let behind = self.cfg.dominates(team.meet, block.origin);
            if !behind || self.cfg.loop_of[block.origin].is_some() {
                continue;
            }
            for (place, stmt) in block.stmts.iter().enumerate() {
                if orders_global(stmt) {
                    insertions.push((block.origin, place + 1, know()));
                }
            }
        }
        self.program.ticket = Some(Ticket {
            number: self.symbol(draw.result),
            acquired,
            width: draw.width,
        });
    }

    /// The place of the release before the drawing.
    fn release(&self, draw: &Draw, team: &TeamDraw) -> Option<(BlockId, usize)> {
        let Inst::AtomicRmw { atomic, .. } = self.drawing(draw)? else {
            return None;
        };
        if releases(atomic.order) {
            return Some((draw.block, draw.position));
        }
        let at = team.steps.iter().position(|&block| block == draw.block)?;
        let before = |fence: &&DeviceFence| {
            let step = team.steps.iter().position(|&block| block == fence.block);
            releases(fence.order)
                && step
                    .is_some_and(|step| step < at || step == at && fence.position < draw.position)
        };
        let fence = self.fences.iter().rev().find(before)?;
        Some((fence.block, fence.position))
    }

    /// The place of the acquisition behind the drawing, which the leader passes as well.
    fn acquire(&self, draw: &Draw) -> Option<(BlockId, usize)> {
        let Inst::AtomicRmw { atomic, .. } = self.drawing(draw)? else {
            return None;
        };
        if acquires(atomic.order) {
            return Some((draw.block, draw.position));
        }
        let behind = |fence: &&DeviceFence| {
            acquires(fence.order) && fence.block == draw.block && fence.position >= draw.position
        };
        let fence = self.fences.iter().find(behind)?;
        Some((fence.block, fence.position))
    }

    fn drawing(&self, draw: &Draw) -> Option<&Inst> {
        match self.kernel.values[draw.result].def {
            ValueDef::Inst(inst) => Some(&self.kernel.insts[inst].inst),
            _ => None,
        }
    }

    /// The place behind the last barrier on the way to the end of the block.
    fn barrier_before(&self, program: &Program, block: BlockId) -> Option<(BlockId, usize)> {
        let mut current = block;
        loop {
            let here = program.blocks.iter().find(|b| b.origin == current)?;
            if let Some(place) = here.stmts.iter().rposition(orders_global) {
                return Some((current, place + 1));
            }
            match &self.cfg.predecessors[current][..] {
                [before] if self.cfg.loop_of[*before] == self.cfg.loop_of[current] => {
                    current = *before;
                }
                _ => return None,
            }
        }
    }
}

/// Do the threads of a block wait here, with global memory ordered?
fn orders_global(stmt: &Stmt) -> bool {
    matches!(stmt, Stmt::Barrier(barrier)
        if matches!(barrier.kind, BarrierKind::Block) && barrier.fences.global)
}
