//! Accesses, barriers and annotations as statements.

use cranelift_entity::EntitySet;

use super::{Infer, NotDescribed, place};
use crate::engines::protocol::ast::{Access, Mode, Reach, Stmt, Sync};
use crate::kir::{
    AddressSpace, AnnotationKind, Atomic, BarrierKind, BlockId, Fences, Inst, InstId, ObjectKind,
    Scope, SpanId, Terminator, Type, ValueDef, ValueId,
};
use crate::smt::Term;

/// Statements and when they run.
type Items = Vec<(Term, Stmt)>;

impl Infer<'_> {
    /// The statements of a block.
    pub(super) fn block(
        &mut self,
        block: BlockId,
        reach: Term,
        items: &mut Items,
    ) -> Result<(), NotDescribed> {
        let insts = self.kernel.blocks[block].insts.clone();
        for inst in insts {
            let mut new = Vec::new();
            self.instruction(block, inst, reach, &mut new)?;
            self.keep_promises(block, items);
            items.extend(new);
        }
        // Conditions are computed here, so that what they promise is known from here on.
        for to in self.cfg.successors[block].clone() {
            self.edge(block, to);
        }
        self.keep_promises(block, items);
        self.leave_together(block, reach, items);
        let ends_unknown = self.kernel.blocks[block].terminator == Terminator::Unreachable
            && !self.kernel.pure_externals.is_empty();
        if ends_unknown {
            let span = self.kernel.blocks[block].span;
            return Err(refuse("an external function that does not return", span));
        }
        Ok(())
    }

    /// States what instructions promise that run whenever control gets here. Promises
    /// made around the loop are stated anew in each loop, and those of blocks still to
    /// come wait.
    fn keep_promises(&mut self, here: BlockId, items: &mut Items) {
        let scope = self.cfg.loop_of[here];
        for (block, fact) in std::mem::take(&mut self.promises) {
            let home = self.cfg.loop_of[block];
            let around = match home {
                None => true,
                Some(id) => self.cfg.in_loop(id, here),
            };
            let Some(reach) = self.reach[block] else {
                self.promises.push((block, fact));
                continue;
            };
            if around && home != scope {
                self.promises.push((block, fact));
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
        self.kernel.blocks[block].insts.iter().all(|inst| {
            let inst = &self.kernel.insts[*inst].inst;
            match inst {
                Inst::Load { .. } => inst.accessed().iter().all(|(ptr, _)| {
                    self.points_to
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
        block: BlockId,
        id: InstId,
        reach: Term,
        items: &mut Items,
    ) -> Result<(), NotDescribed> {
        let data = &self.kernel.insts[id];
        let span = data.span;
        match &data.inst {
            Inst::Load { ptr, access } => {
                if access.ghost {
                    return Ok(());
                }
                let mode = match access.atomic {
                    Some(atomic) => Mode::AtomicRead(self.scope(id, atomic)),
                    None => Mode::Read,
                };
                let bytes = data.result.map_or(1, |r| self.kernel.values[r].ty.bytes());
                self.access(block, *ptr, mode, bytes, None, reach, span, items)
            }
            Inst::Store { ptr, value, access } => {
                let mode = match access.atomic {
                    Some(atomic) => Mode::AtomicWrite(self.scope(id, atomic)),
                    None => Mode::Write,
                };
                let bytes = self.kernel.values[*value].ty.bytes();
                self.access(block, *ptr, mode, bytes, Some(*value), reach, span, items)
            }
            Inst::AtomicRmw {
                ptr, value, atomic, ..
            } => {
                let bytes = self.kernel.values[*value].ty.bytes();
                let mode = Mode::AtomicWrite(self.scope(id, *atomic));
                self.access(block, *ptr, mode, bytes, None, reach, span, items)
            }
            Inst::CmpXchg {
                ptr,
                expected,
                success,
                ..
            } => {
                let bytes = self.kernel.values[*expected].ty.bytes();
                let mode = Mode::AtomicWrite(self.scope(id, *success));
                self.access(block, *ptr, mode, bytes, None, reach, span, items)
            }
            Inst::MemCopy { .. } | Inst::MemSet { .. } => Err(refuse(
                "a copy or fill of memory whose length is not constant",
                span,
            )),
            Inst::AsyncCopy { .. }
            | Inst::AsyncWait { .. }
            | Inst::ThreadCopy { .. }
            | Inst::CopyWait { .. }
            | Inst::BoundCopy { .. } => Err(refuse("an asynchronous copy", span)),
            Inst::BarrierObject { .. } => Err(refuse("a barrier object", span)),
            Inst::Require {
                condition,
                construct,
            } => {
                let holds = self.term(*condition, self.cfg.loop_of[block]);
                let holds = self.pool().implies(reach, holds);
                match self.pool().as_bool(holds) {
                    Some(true) => Ok(()),
                    _ => Err(refuse(construct, span)),
                }
            }
            Inst::Host { .. } => Err(refuse("an operation of a host thread", span)),
            Inst::Unsupported { construct } => Err(refuse(construct, span)),
            Inst::Barrier { kind, fences } => {
                let reaches = match kind {
                    BarrierKind::Block => Reach::Block,
                    BarrierKind::Grid => Reach::Grid,
                    BarrierKind::Warp { mask } => {
                        self.warp_barrier(block, *mask, *fences, reach, span, items);
                        return Ok(());
                    }
                    BarrierKind::Named { .. } | BarrierKind::Arrive { .. } => {
                        return Err(refuse("a named barrier", span));
                    }
                    BarrierKind::Cluster => return Err(refuse("a cluster barrier", span)),
                };
                self.barrier(reaches, *fences, reach, span, items);
                Ok(())
            }
            Inst::BarrierReduce { fences, .. } => {
                self.barrier(Reach::Block, *fences, reach, span, items);
                Ok(())
            }
            Inst::Annotation { kind, args } => {
                if data.result.is_none() {
                    self.annotation(block, *kind, args, reach, span, items);
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
            | Inst::Fence(_)
            | Inst::CopyCommit
            | Inst::Forget { .. }
            | Inst::Warp { .. }
            | Inst::Geometry { .. }
            | Inst::Pure { .. }
            | Inst::Nondet { .. } => Ok(()),
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn access(
        &mut self,
        block: BlockId,
        ptr: ValueId,
        mode: Mode,
        bytes: u64,
        stored: Option<ValueId>,
        reach: Term,
        span: Option<SpanId>,
        items: &mut Items,
    ) -> Result<(), NotDescribed> {
        let Some(targets) = self.points_to.targets(ptr) else {
            return Err(refuse(
                "an access through a pointer whose target is not known",
                span,
            ));
        };
        // Null pointers and constant memory are rules of the language to be shown.
        self.has_obligations |= self.points_to.may_be_null(ptr) || targets.is_empty();
        self.has_obligations |=
            mode.writes() && targets.iter().any(|o| self.kernel.objects[*o].constant);
        if targets.iter().all(|o| !self.array_of.contains_key(o)) {
            return Ok(());
        }
        let cases = self.pointer(ptr);
        if targets
            .iter()
            .any(|o| cases.iter().all(|case| case.object != *o))
        {
            return Err(refuse(
                "an access through a pointer that is not followed",
                span,
            ));
        }
        for case in cases {
            let Some(&array) = self.array_of.get(&case.object) else {
                continue;
            };
            let granularity = self.points_to.granularity(case.object);
            let cells = bytes.div_ceil(granularity.stride).max(1) as u32;
            let whole = cells == 1 && 8 * bytes == u64::from(granularity.cell_bits);
            let value = match stored.filter(|_| whole && mode == Mode::Write) {
                Some(value) => self.written(value, block),
                None => None,
            };
            let guard = self.pool().and([reach, case.cond]);
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
    /// is the same for them by analysis, or made of ids, sizes and parameters.
    fn written(&mut self, value: ValueId, block: BlockId) -> Option<Term> {
        if !self.block_uniform.value(value) && !self.is_computed(value) {
            return None;
        }
        if self.kernel.values[value].ty.is_ptr() {
            return None;
        }
        let term = self.term(value, self.cfg.loop_of[block]);
        Some(match self.kernel.values[value].ty {
            Type::Int(1) => {
                let pool = self.pool();
                let (one, zero) = (pool.bv(1, 8), pool.bv(0, 8));
                pool.ite(term, one, zero)
            }
            _ => term,
        })
    }

    fn is_computed(&self, value: ValueId) -> bool {
        let mut seen = EntitySet::new();
        let mut work = vec![value];
        while let Some(value) = work.pop() {
            let ValueDef::Inst(inst) = self.kernel.values[value].def else {
                continue;
            };
            if !seen.insert(value) {
                continue;
            }
            let inst = &self.kernel.insts[inst].inst;
            let memory = !inst.accessed().is_empty();
            if memory || matches!(inst, Inst::Warp { .. } | Inst::Nondet { .. }) {
                return false;
            }
            work.extend(inst.operands());
        }
        true
    }

    /// That all threads which the barrier waits for reach it together is for
    /// `agree` to show.
    fn barrier(
        &mut self,
        reaches: Reach,
        fences: Fences,
        reach: Term,
        span: Option<SpanId>,
        items: &mut Items,
    ) {
        items.push((
            reach,
            Stmt::Sync(Sync {
                reach: reaches,
                shared: fences.shared,
                global: fences.global,
                mask: None,
                place: place(span),
            }),
        ));
    }

    /// That it waits for all threads of the warp that get there is for `agree` to show.
    fn warp_barrier(
        &mut self,
        block: BlockId,
        mask: Option<ValueId>,
        fences: Fences,
        reach: Term,
        span: Option<SpanId>,
        items: &mut Items,
    ) {
        self.declare_warps();
        let mask = mask.map(|mask| {
            let mask = self.term(mask, self.cfg.loop_of[block]);
            match self.protocol.pool.width(mask) > 64 {
                true => self.pool().extract(mask, 64, 0),
                false => self.pool().zero_ext(mask, 64),
            }
        });
        items.push((
            reach,
            Stmt::Sync(Sync {
                reach: Reach::Warp,
                shared: fences.shared,
                global: fences.global,
                mask,
                place: place(span),
            }),
        ));
    }

    /// Control that goes on to the block leaves the loop: where that is a matter of
    /// each thread, they have to do so together. It is stated as a barrier that
    /// orders nothing.
    fn leave_together(&mut self, block: BlockId, reach: Term, items: &mut Items) {
        let Some(id) = self.cfg.loop_of[block] else {
            return;
        };
        let Some(&reaches) = self.together.get(&id) else {
            return;
        };
        let place = place(self.kernel.blocks[block].span);
        let cfg = self.cfg;
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
        if self.partial_atomics.contains(&id) {
            return Reach::Thread;
        }
        match atomic.scope {
            Scope::Thread => Reach::Thread,
            Scope::Warp => Reach::Warp,
            Scope::Block | Scope::Cluster => Reach::Block,
            Scope::Gpu | Scope::System => Reach::Grid,
        }
    }

    fn annotation(
        &mut self,
        block: BlockId,
        kind: AnnotationKind,
        args: &[ValueId],
        reach: Term,
        span: Option<SpanId>,
        items: &mut Items,
    ) {
        let inlined = span.is_some_and(|s| self.spans[s].inlined_at.is_some());
        match kind {
            AnnotationKind::Assume | AnnotationKind::GlobalAssume | AnnotationKind::Axiom => {}
            // A precondition of an inlined function is an obligation of its caller.
            AnnotationKind::Requires | AnnotationKind::GlobalRequires if !inlined => {}
            AnnotationKind::CandidateInvariant
            | AnnotationKind::GlobalCandidateInvariant
            | AnnotationKind::FunctionWideCandidateInvariant => return,
            AnnotationKind::RequiresFreshArray => {
                let parameter = args
                    .first()
                    .and_then(|arg| self.points_to.targets(*arg))
                    .is_some_and(|targets| {
                        targets.len() == 1
                            && targets.iter().all(|o| {
                                let object = &self.kernel.objects[*o];
                                matches!(object.kind, ObjectKind::Param { .. })
                                    && object.space != AddressSpace::Private
                            })
                    });
                self.has_obligations |= !parameter;
                return;
            }
            // It is claimed elsewhere, once. A thread for which it fails does not go on.
            AnnotationKind::Assert
                if args.first().is_some_and(|claim| self.is_of_launch(*claim)) =>
            {
                self.has_obligations = true;
            }
            _ => {
                self.has_obligations = true;
                return;
            }
        }
        let Some(&claim) = args.first() else { return };
        let fact = self.term(claim, self.cfg.loop_of[block]);
        let pool = self.pool();
        if !pool.is_bool(fact) {
            return;
        }
        let fact = pool.implies(reach, fact);
        items.push((pool.bool(true), Stmt::Assume(fact)));
    }
}

fn refuse(reason: &str, span: Option<SpanId>) -> NotDescribed {
    NotDescribed {
        reason: reason.to_string(),
        span,
    }
}
