//! Accesses and barriers as statements.

use super::{Infer, place};
use crate::engines::protocol::ast::{Access, Mode, Reach, Stmt, Sync};
use crate::evidence::Unsupported;
use crate::kir::{
    Atomic, BarrierKind, BlockId, Construct, Fences, Inst, InstId, ObjectId, Scope, SpanId,
    Terminator, Type, ValueId,
};
use crate::smt::Term;

/// Statements and when they run.
pub(super) type Items = Vec<(Term, Stmt)>;

/// Where an instruction stands, and when control gets there.
#[derive(Clone, Copy)]
pub(super) struct Site {
    pub block: BlockId,
    pub reach: Term,
    pub span: Option<SpanId>,
}

/// An access as an instruction makes it.
struct Accessed {
    ptr: ValueId,
    mode: Mode,
    bytes: u64,
    /// What a store writes.
    stored: Option<ValueId>,
}

impl Infer<'_> {
    /// The statements of a block.
    pub(super) fn block(
        &mut self,
        block: BlockId,
        reach: Term,
        items: &mut Items,
    ) -> Result<(), Unsupported> {
        let insts = self.context.kernel.blocks[block].insts.clone();
        for inst in insts {
            let mut new = Vec::new();
            let span = self.context.kernel.insts[inst].span;
            self.instruction(Site { block, reach, span }, inst, &mut new)?;
            self.keep_promises(block, items);
            items.extend(new);
        }
        // Conditions are computed here, so that what they promise is known from here on.
        for to in self.context.cfg.successors[block].clone() {
            self.edge(block, to);
        }
        self.keep_promises(block, items);
        self.leave_together(block, reach, items);
        let ends_unknown = self.context.kernel.blocks[block].terminator == Terminator::Unreachable
            && !self.context.kernel.pure_externals.is_empty();
        if ends_unknown {
            let span = self.context.kernel.blocks[block].span;
            return Err(refuse(Construct::ExternalEnd, span));
        }
        Ok(())
    }

    /// States what instructions promise that run whenever control gets here. Promises
    /// made around the loop are stated anew in each loop, and those of blocks still to
    /// come wait.
    fn keep_promises(&mut self, here: BlockId, items: &mut Items) {
        let scope = self.context.cfg.loop_of[here];
        for (block, fact) in std::mem::take(&mut self.learned.promises) {
            let home = self.context.cfg.loop_of[block];
            let around = match home {
                None => true,
                Some(id) => self.context.cfg.in_loop(id, here),
            };
            let Some(reach) = self.learned.reach[block] else {
                self.learned.promises.push((block, fact));
                continue;
            };
            if around && home != scope {
                self.learned.promises.push((block, fact));
            }
            let fact = self.pool().implies(reach, fact);
            let is_new = around && self.stated.insert((scope, fact));
            if is_new && self.protocol.pool.as_bool(fact) != Some(true) {
                items.push((self.pool().bool(true), Stmt::Assume(fact)));
            }
        }
    }

    /// Does nothing happen in the block that statements tell of?
    pub(super) fn is_quiet(&self, block: BlockId) -> bool {
        self.context.kernel.blocks[block].insts.iter().all(|inst| {
            let inst = &self.context.kernel.insts[*inst].inst;
            match inst {
                Inst::Load { .. } => inst.accessed().iter().all(|(ptr, _)| {
                    self.context
                        .points_to
                        .targets(*ptr)
                        .is_some_and(|t| t.iter().all(|o| !self.array_of.contains_key(o)))
                }),
                Inst::Phi { .. }
                | Inst::Binary { .. }
                | Inst::FNeg(_)
                | Inst::Cast { .. }
                | Inst::ICmp { .. }
                | Inst::FCmp { .. }
                | Inst::Select { .. }
                | Inst::PtrAdd { .. }
                | Inst::Geometry { .. }
                | Inst::Pure { .. }
                | Inst::Nondet { .. }
                | Inst::Annotation { .. } => true,
                _ => false,
            }
        })
    }

    fn instruction(
        &mut self,
        site: Site,
        id: InstId,
        items: &mut Items,
    ) -> Result<(), Unsupported> {
        let data = &self.context.kernel.insts[id];
        let span = site.span;
        match &data.inst {
            Inst::Load { .. }
            | Inst::Store { .. }
            | Inst::AtomicRmw { .. }
            | Inst::CmpXchg { .. } => match self.accessed(id) {
                Some(accessed) => {
                    self.relate(site.block, id);
                    self.relate_draw(site.block, id);
                    self.relate_winner(site.block, id);
                    self.access(site, accessed, items)
                }
                None => Ok(()),
            },
            Inst::MemCopy { .. } | Inst::MemSet { .. } => {
                Err(refuse(Construct::CopyOfVaryingLength, span))
            }
            Inst::AsyncCopy { .. } | Inst::AsyncWait { .. } | Inst::BoundCopy { .. } => {
                Err(refuse(Construct::AsyncCopy, span))
            }
            Inst::ThreadCopy { .. } if !self.is_unchecked(&data.inst) => {
                Err(refuse(Construct::AsyncCopy, span))
            }
            Inst::BarrierObject { .. } => Err(refuse(Construct::BarrierObject, span)),
            Inst::Require {
                condition,
                construct,
            } => self.require(site, *condition, construct),
            Inst::Host { .. } => Err(refuse(Construct::HostOperation, span)),
            Inst::Unsupported { construct } => Err(refuse(construct.clone(), span)),
            Inst::Barrier { kind, fences } => self.barrier(site, kind, *fences, items),
            Inst::BarrierReduce { fences, .. } => {
                let fences = self.alike(*fences, span)?;
                items.push(barrier(site, Reach::Block, fences));
                Ok(())
            }
            Inst::Annotation { kind, args } => {
                if data.result.is_none() {
                    self.annotation(site, *kind, args, items);
                }
                Ok(())
            }
            Inst::Phi { .. }
            | Inst::Binary { .. }
            | Inst::FNeg(_)
            | Inst::Cast { .. }
            | Inst::ICmp { .. }
            | Inst::FCmp { .. }
            | Inst::Select { .. }
            | Inst::PtrAdd { .. }
            | Inst::Fence { .. }
            | Inst::ProxyFence { .. }
            | Inst::ThreadCopy { .. }
            | Inst::CopyCommit { .. }
            | Inst::CopyWait { .. }
            | Inst::Forget { .. }
            | Inst::Geometry { .. }
            | Inst::Nondet { .. } => Ok(()),
            Inst::Pure { .. } => {
                self.relate_result(site.block, id);
                Ok(())
            }
            Inst::Warp { .. } => {
                self.relate_draw(site.block, id);
                Ok(())
            }
        }
    }

    /// Do the accesses go to objects on which no races are looked for, or that nobody writes?
    fn is_unchecked(&self, inst: &Inst) -> bool {
        let is_free = |object: &ObjectId| {
            self.context.unchecked.contains(object) || !self.array_of.contains_key(object)
        };
        inst.accessed().iter().all(|(ptr, _)| {
            let targets = self.context.points_to.targets(*ptr);
            targets.is_some_and(|targets| targets.iter().all(is_free))
        })
    }

    fn barrier(
        &mut self,
        site: Site,
        kind: &BarrierKind,
        fences: Fences,
        items: &mut Items,
    ) -> Result<(), Unsupported> {
        let span = site.span;
        let fences = self.alike(fences, span)?;
        let reaches = match kind {
            BarrierKind::Block => Reach::Block,
            BarrierKind::Grid => Reach::Grid,
            BarrierKind::Warp { mask } => {
                self.warp_barrier(site, *mask, fences, items);
                return Ok(());
            }
            BarrierKind::Named { .. } | BarrierKind::Arrive { .. } => {
                return Err(refuse(Construct::NamedBarrier, span));
            }
            BarrierKind::Cluster => return Err(refuse(Construct::ClusterBarrier, span)),
        };
        items.push(barrier(site, reaches, fences));
        Ok(())
    }

    /// What is not modelled unless the condition holds.
    fn require(
        &mut self,
        site: Site,
        condition: ValueId,
        construct: &Construct,
    ) -> Result<(), Unsupported> {
        let holds = self.term(condition, self.context.cfg.loop_of[site.block]);
        let holds = self.pool().implies(site.reach, holds);
        match self.pool().as_bool(holds) {
            Some(true) => Ok(()),
            _ => Err(refuse(construct.clone(), site.span)),
        }
    }

    /// The access of a load, a store or an atomic; ghosts make none.
    fn accessed(&self, id: InstId) -> Option<Accessed> {
        let data = &self.context.kernel.insts[id];
        let bytes = |value: ValueId| self.context.kernel.values[value].ty.bytes();
        let (ptr, mode, bytes, stored) = match &data.inst {
            Inst::Load { access, .. } if access.ghost => return None,
            Inst::Load { ptr, access } => {
                let mode = match access.atomic {
                    Some(atomic) => Mode::AtomicRead(self.scope(id, atomic)),
                    None => Mode::Read,
                };
                (*ptr, mode, data.result.map_or(1, bytes), None)
            }
            Inst::Store { ptr, value, access } => {
                let mode = match access.atomic {
                    Some(atomic) => Mode::AtomicWrite(self.scope(id, atomic)),
                    None => Mode::Write,
                };
                (*ptr, mode, bytes(*value), Some(*value))
            }
            Inst::AtomicRmw {
                ptr, value, atomic, ..
            }
            | Inst::CmpXchg {
                ptr,
                expected: value,
                success: atomic,
                ..
            } => {
                let mode = Mode::AtomicWrite(self.scope(id, *atomic));
                (*ptr, mode, bytes(*value), None)
            }
            _ => return None,
        };
        Some(Accessed {
            ptr,
            mode,
            bytes,
            stored,
        })
    }

    fn access(
        &mut self,
        site: Site,
        accessed: Accessed,
        items: &mut Items,
    ) -> Result<(), Unsupported> {
        let Accessed {
            ptr,
            mode,
            bytes,
            stored,
        } = accessed;
        let span = site.span;
        let Some(targets) = self.context.points_to.targets(ptr) else {
            return Err(refuse(Construct::AccessOfUnknownTarget, span));
        };
        // Null pointers and constant memory are rules of the language to be shown.
        self.has_obligations |= self.context.points_to.may_be_null(ptr) || targets.is_empty();
        self.has_obligations |= mode.writes()
            && targets
                .iter()
                .any(|o| self.context.kernel.objects[*o].constant);
        if targets.iter().all(|o| !self.array_of.contains_key(o)) {
            return Ok(());
        }
        let cases = self.pointer(ptr);
        if targets
            .iter()
            .any(|o| cases.iter().all(|case| case.object != *o))
        {
            return Err(refuse(Construct::AccessNotFollowed, span));
        }
        for case in cases {
            let Some(&array) = self.array_of.get(&case.object) else {
                continue;
            };
            let granularity = self.context.points_to.granularity(case.object);
            let cells = bytes.div_ceil(granularity.stride).max(1) as u32;
            let whole = cells == 1 && 8 * bytes == u64::from(granularity.cell_bits);
            let value = match stored.filter(|_| whole && mode == Mode::Write) {
                Some(value) => self.written(value, site.block),
                None => None,
            };
            let filled = self.filled.get(&case.object).copied();
            let guard = [site.reach, case.cond].into_iter().chain(filled);
            let guard = self.pool().and(guard);
            items.push((
                guard,
                Stmt::Access(Access {
                    array,
                    mode,
                    index: vec![case.offset],
                    cells,
                    value,
                    place: place(span),
                }),
            ));
        }
        Ok(())
    }

    /// What is written, where several threads may write the same on purpose: what
    /// is the same for them by analysis, or made of ids, sizes, parameters and what nobody writes.
    fn written(&mut self, value: ValueId, block: BlockId) -> Option<Term> {
        if self.context.kernel.values[value].ty.is_ptr() {
            return None;
        }
        let scope = self.context.cfg.loop_of[block];
        let term = match self.context.block_uniform.value(value) {
            true => self.term(value, scope),
            false => self.computed(value, scope)?,
        };
        Some(match self.context.kernel.values[value].ty {
            Type::Int(1) => {
                let pool = self.pool();
                let (one, zero) = (pool.bv(1, 8), pool.bv(0, 8));
                pool.ite(term, one, zero)
            }
            _ => term,
        })
    }

    /// The fences, where they order all global memory or none.
    fn alike(&self, fences: Fences, span: Option<SpanId>) -> Result<Fences, Unsupported> {
        let what = Construct::BarrierOfPart;
        let alike = self.context.kernel.global_ordered(fences);
        alike.map(|_| fences).ok_or_else(|| refuse(what, span))
    }

    /// That it waits for all threads of the warp that get there is for `agree` to show.
    fn warp_barrier(
        &mut self,
        site: Site,
        mask: Option<ValueId>,
        fences: Fences,
        items: &mut Items,
    ) {
        self.declare_warps();
        let mask = mask.map(|mask| {
            let mask = self.term(mask, self.context.cfg.loop_of[site.block]);
            match self.protocol.pool.width(mask) > 64 {
                true => self.pool().extract(mask, 64, 0),
                false => self.pool().zero_ext(mask, 64),
            }
        });
        items.push((
            site.reach,
            Stmt::Sync(Sync {
                reach: Reach::Warp,
                shared: fences.shared,
                global: fences.global,
                mask,
                place: place(site.span),
            }),
        ));
    }

    /// Control that goes on to the block leaves the loop: where that is a matter of
    /// each thread, they have to do so together. It is stated as a barrier that
    /// orders nothing.
    fn leave_together(&mut self, block: BlockId, reach: Term, items: &mut Items) {
        let Some(id) = self.context.cfg.loop_of[block] else {
            return;
        };
        let Some(&reaches) = self.together.get(&id) else {
            return;
        };
        let place = place(self.context.kernel.blocks[block].span);
        let cfg = self.context.cfg;
        for &(from, to) in &cfg.loops[id].exits {
            if from == block {
                let edge = self.edge(from, to);
                let leaves = self.pool().and([reach, edge]);
                items.push((
                    leaves,
                    Stmt::Sync(Sync {
                        reach: reaches,
                        shared: false,
                        global: false,
                        mask: None,
                        place,
                    }),
                ));
            }
        }
    }

    /// The threads for which the access is atomic.
    fn scope(&self, id: InstId, atomic: Atomic) -> Reach {
        if self.context.partial_atomics.contains(&id) {
            return Reach::Thread;
        }
        match atomic.scope {
            Scope::Thread => Reach::Thread,
            Scope::Warp => Reach::Warp,
            Scope::Block | Scope::Cluster => Reach::Block,
            Scope::Gpu | Scope::System => Reach::Grid,
        }
    }
}

/// That all threads which the barrier waits for reach it together is for `agree` to show.
fn barrier(site: Site, reach: Reach, fences: Fences) -> (Term, Stmt) {
    let sync = Sync {
        reach,
        shared: fences.shared,
        global: fences.global,
        mask: None,
        place: place(site.span),
    };
    (site.reach, Stmt::Sync(sync))
}

fn refuse(construct: Construct, span: Option<SpanId>) -> Unsupported {
    Unsupported { construct, span }
}
