//! Accesses, barriers and exchanges between threads.

use cranelift_entity::EntitySet;

use super::Lowering;
use super::access::Request;
use super::phases::waits_apart;
use super::values::Pointer;
use super::warps::gives_one_value;
use crate::analysis::uniformity::Pairing;
use crate::engines::quantities;
use crate::engines::twothread::claims::Obligation;
use crate::engines::twothread::program::{
    AccessKind, Awaited, Barrier, BarrierKind, Convergence, Guarded, Stmt,
};
use crate::ivl::Expr;
use crate::ivl::builtins::bv;
use crate::kir::{
    self, Atomic, BinaryOp, CastOp, Construct, Fences, Inst, InstId, ObjectId, Scope, SpanId,
    ValueDef, ValueId,
};
use crate::report::condition::Condition;

impl Lowering<'_> {
    pub(super) fn memory_instruction(&mut self, id: InstId) {
        let data = &self.input.kernel.insts[id];
        let (span, result) = (data.span, data.result);
        if self.input.apart && self.waits_apart(id) {
            return;
        }
        match &data.inst {
            Inst::Load { .. } | Inst::Store { .. } => self.load_or_store(id),
            Inst::AtomicRmw {
                ptr, value, atomic, ..
            } => {
                let bytes = self.bytes(*value);
                self.update(id, *ptr, *atomic, bytes);
            }
            Inst::CmpXchg {
                ptr,
                expected,
                success,
                ..
            } => {
                let bytes = self.bytes(*expected);
                self.update(id, *ptr, *success, bytes);
            }
            Inst::MemCopy { .. } | Inst::MemSet { .. } => {
                self.unsupported(Construct::CopyOfVaryingLength, span);
            }
            Inst::AsyncCopy { .. } => self.async_copy(id),
            Inst::AsyncWait { events } => self.async_wait(events, span),
            Inst::ThreadCopy { .. } => self.thread_copy(id),
            Inst::CopyCommit { queue } => self.stmts.push(Stmt::Commit {
                queue: *queue,
                guard: Expr::bool(true),
            }),
            Inst::CopyWait { queue, pending } => {
                let pending = pending.map(|pending| bv::zext(self.value(pending), 32, 64));
                let queue = *queue;
                self.stmts.push(Stmt::Join {
                    guard: Expr::bool(true),
                    awaited: Awaited { queue, pending },
                });
            }
            Inst::Forget { ptr } => {
                for &object in self.input.points_to.targets(*ptr).into_iter().flatten() {
                    self.stmts.push(Stmt::Forget(object));
                }
            }
            // Threads that synchronise by fences race in the two-thread reduction, but for
            // release chains and locks; ignoring a fence forgets an order and nothing else.
            Inst::Fence { .. } | Inst::ProxyFence { .. } => {}
            // They order nothing between threads of different blocks, and other pairs of the
            // block are asked about memory.
            Inst::BarrierObject { .. } if self.input.pairing != Pairing::SameBlock => {
                self.forget_what_others_write();
                self.havoc_result(result);
            }
            Inst::BoundCopy { .. } if self.input.pairing != Pairing::SameBlock => {
                self.copied_apart(id);
            }
            Inst::BarrierObject { .. } | Inst::BoundCopy { .. }
                if self.input.together.is_some() =>
            {
                self.phase(id);
            }
            Inst::BarrierObject { .. } | Inst::BoundCopy { .. } => {
                self.unsupported(Construct::BarrierObject, span);
                self.havoc_result(result);
            }
            Inst::Barrier { kind, fences } => self.barrier(*kind, *fences, span),
            Inst::BarrierReduce { fences, .. } => {
                self.push_barrier(BarrierKind::Block, *fences, span);
                self.havoc_result(result);
            }
            _ => unreachable!("not a memory instruction"),
        }
    }

    /// What a thread has waited for, others may have written.
    fn forget_what_others_write(&mut self) {
        for (id, object) in self.program.objects.iter() {
            let shared = matches!(
                object.space,
                kir::AddressSpace::Shared | kir::AddressSpace::Global
            );
            if shared && object.written {
                self.stmts.push(Stmt::Forget(id));
            }
        }
    }

    /// Barriers and copies where threads run apart; false for everything else.
    fn waits_apart(&mut self, id: InstId) -> bool {
        let data = &self.input.kernel.insts[id];
        match &data.inst {
            Inst::Barrier {
                kind: kir::BarrierKind::Warp { .. },
                ..
            } => {}
            Inst::Barrier {
                kind: kir::BarrierKind::Cluster,
                ..
            } => self.unsupported(Construct::ClusterBarrier, data.span),
            Inst::Barrier { fences, .. } | Inst::BarrierReduce { fences, .. }
                if !self.input.kernel.all_ordered(*fences) =>
            {
                self.unsupported(Construct::FencedBarrierBesidePhases, data.span);
            }
            Inst::Barrier { .. }
            | Inst::BarrierReduce { .. }
            | Inst::BarrierObject { .. }
            | Inst::BoundCopy { .. } => self.phase(id),
            Inst::AsyncCopy { .. }
            | Inst::AsyncWait { .. }
            | Inst::ThreadCopy { .. }
            | Inst::CopyCommit { .. }
            | Inst::CopyWait { .. } => {
                self.unsupported(Construct::CopyBesidePhases, data.span);
            }
            _ => return false,
        }
        true
    }

    fn load_or_store(&mut self, id: InstId) {
        let data = &self.input.kernel.insts[id];
        let (span, result) = (data.span, data.result);
        match &data.inst {
            Inst::Load { ptr, access } => {
                let bytes = result.map_or(1, |r| self.bytes(r));
                let kind = match access.atomic {
                    Some(atomic) if self.spans_pair(id, atomic) => AccessKind::AtomicRead,
                    _ => AccessKind::Read,
                };
                let atomic = access.atomic.is_some();
                // Threads for which it counts as atomic may write at the same time.
                let shared = atomic && kind == AccessKind::Read;
                self.access(
                    *ptr,
                    Request {
                        kind,
                        atomic,
                        bytes,
                        value: None,
                        deliberate: false,
                        result: result.filter(|_| !shared),
                        ghost: access.ghost,
                        span,
                    },
                );
                if shared {
                    self.havoc_result(result);
                }
            }
            Inst::Store { ptr, value, access } => {
                let bytes = self.bytes(*value);
                let kind = match access.atomic {
                    Some(atomic) if self.spans_pair(id, atomic) => AccessKind::AtomicWrite,
                    _ => AccessKind::Write,
                };
                let atomic = access.atomic.is_some();
                let deliberate = self.input.uniformity.value(*value)
                    || self.computed(*value)
                    || self.replicas.bits(*value) != 0
                    || self.is_number_of_place(*ptr, *value);
                let value = Some(self.stored_value(*value));
                self.access(
                    *ptr,
                    Request {
                        kind,
                        atomic,
                        bytes,
                        value,
                        deliberate,
                        result: None,
                        ghost: false,
                        span,
                    },
                );
            }
            _ => unreachable!("a load or a store"),
        }
    }

    fn update(&mut self, id: InstId, ptr: ValueId, atomic: Atomic, bytes: u32) {
        let data = &self.input.kernel.insts[id];
        let (result, span) = (data.result, data.span);
        // An atomic whose scope leaves the other thread out is a plain access to it.
        let kind = if self.spans_pair(id, atomic) {
            AccessKind::AtomicWrite
        } else {
            AccessKind::Write
        };
        self.access(
            ptr,
            Request {
                kind,
                atomic: true,
                bytes,
                value: None,
                deliberate: false,
                result: None,
                ghost: false,
                span,
            },
        );
        self.havoc_result(result);
    }

    /// The pointer of an access, which must not be null.
    pub(super) fn valid_pointer(&mut self, ptr: ValueId, span: Option<SpanId>) -> Pointer {
        let pointer = self.pointer(ptr);
        if let (Some(targets), true) = (&pointer.targets, self.input.points_to.may_be_null(ptr)) {
            let valid = match targets.is_empty() {
                true => Expr::bool(false),
                false => bv::ne(pointer.object_id(), Expr::bv(0, 32)),
            };
            let what = Obligation::Keeps(Condition::ValidPointer);
            self.claim_valid(valid, what, span);
        }
        pointer
    }

    /// Where the access is to the object, it does not write constant memory.
    pub(super) fn claim_not_constant(
        &mut self,
        object: ObjectId,
        kind: AccessKind,
        chosen: Option<&Expr>,
        span: Option<SpanId>,
    ) {
        let constant = self.input.kernel.objects[object].constant;
        if constant && !matches!(kind, AccessKind::Read | AccessKind::AtomicRead) {
            let elsewhere = chosen.cloned().map_or(Expr::bool(false), Expr::negate);
            let what = Obligation::Keeps(Condition::ConstantMemory);
            self.claim_valid(elsewhere, what, span);
        }
    }

    /// A rule of the language that the access must keep.
    pub(super) fn claim_valid(&mut self, rule: Expr, what: Obligation, span: Option<SpanId>) {
        let claim = Guarded::here(rule);
        self.stmts.push(Stmt::Assert { claim, what, span });
    }

    fn barrier(&mut self, kind: kir::BarrierKind, fences: Fences, span: Option<SpanId>) {
        match kind {
            kir::BarrierKind::Block => self.push_barrier(BarrierKind::Block, fences, span),
            // It would have to order what copies in flight access.
            kir::BarrierKind::Grid if self.copies_asynchronously() => {
                self.unsupported(Construct::GridBarrierBesideCopies, span);
            }
            kir::BarrierKind::Grid => self.push_barrier(BarrierKind::Grid, fences, span),
            kir::BarrierKind::Warp { mask } => {
                let mask = mask.map(|mask| self.mask(mask));
                let all = Expr::bv(u128::from(u64::MAX), 64);
                self.claim_convergence(mask.as_ref().unwrap_or(&all), mask.is_some(), span);
                self.push_barrier(BarrierKind::Warp { mask }, fences, span);
            }
            kir::BarrierKind::Named { .. }
                if self.input.pairing != Pairing::SameBlock
                    && waits_apart(self.input.kernel, self.input.launch) =>
            {
                self.forget_what_others_write();
            }
            kir::BarrierKind::Named { id, count } => self.named_barrier(id, count, fences, span),
            // Threads of different blocks do not meet there.
            kir::BarrierKind::Arrive { .. } if self.input.pairing != Pairing::SameBlock => {
                self.forget_what_others_write();
            }
            kir::BarrierKind::Arrive { .. } => {
                self.unsupported(Construct::ArriveAtNamedBarrier, span);
            }
            kir::BarrierKind::Cluster => self.unsupported(Construct::ClusterBarrier, span),
        }
    }

    /// A named barrier for all threads of the block is one of the block, if they
    /// name the same.
    fn named_barrier(&mut self, id: ValueId, count: ValueId, fences: Fences, span: Option<SpanId>) {
        let count = self.value(count);
        let all = quantities::block_size(self.input.launch);
        let for_all = bv::eq(count.clone(), Expr::bv(0, 32)).or(bv::eq(count, all));
        let what = Obligation::NotReached(Construct::NamedBarrierForPart);
        self.claim_valid(for_all, what, span);
        let id = bv::zext(self.value(id), 32, 64);
        if id.as_bv().is_none() {
            self.stmts.push(Stmt::Agree {
                guard: Expr::bool(true),
                what: Convergence::Barrier,
                values: vec![id],
                span,
            });
        }
        self.push_barrier(BarrierKind::Block, fences, span);
    }

    fn push_barrier(&mut self, kind: BarrierKind, fences: Fences, span: Option<SpanId>) {
        let after = match kind {
            BarrierKind::Block => self.before_barrier(fences),
            BarrierKind::Grid | BarrierKind::Warp { .. } => Vec::new(),
        };
        self.stmts.push(Stmt::Barrier(Barrier {
            guard: Expr::bool(true),
            kind,
            fences,
            span,
        }));
        self.stmts.extend(after);
    }

    pub(super) fn havoc_result(&mut self, result: Option<ValueId>) {
        if let Some(result) = result {
            self.havoc(result);
        }
    }

    /// What a store writes, as bits.
    fn stored_value(&mut self, value: ValueId) -> Expr {
        let expr = self.value(value);
        match self.input.kernel.values[value].ty {
            kir::Type::Int(1) => bv::from_bool(expr, 8),
            _ => expr,
        }
    }

    fn bytes(&self, value: ValueId) -> u32 {
        self.input.kernel.values[value].ty.bytes() as u32
    }

    /// Is the value made from ids, sizes and parameters alone, and what warps agree on?
    fn computed(&self, value: ValueId) -> bool {
        let mut seen = EntitySet::new();
        let mut work = vec![value];
        while let Some(value) = work.pop() {
            let ValueDef::Inst(inst) = self.input.kernel.values[value].def else {
                continue;
            };
            if !seen.insert(value) {
                continue;
            }
            let kernel = self.input.kernel;
            let inst = &kernel.insts[inst].inst;
            if matches!(inst, Inst::Warp { op, args, .. } if gives_one_value(kernel, op, args)) {
                continue;
            }
            let memory = !inst.accessed().is_empty();
            if memory || matches!(inst, Inst::Warp { .. } | Inst::Nondet { .. }) {
                return false;
            }
            work.extend(inst.operands());
        }
        true
    }

    /// Is the pointer into an array at an index that the value tells, as in `seen[v] = v`?
    fn is_number_of_place(&self, ptr: ValueId, value: ValueId) -> bool {
        let kernel = self.input.kernel;
        let ValueDef::Inst(inst) = kernel.values[ptr].def else {
            return false;
        };
        match &kernel.insts[inst].inst {
            Inst::PtrAdd { base, terms, .. } => match terms.as_slice() {
                [(index, _)] => {
                    let known = matches!(kernel.values[*base].def, ValueDef::Address(_));
                    known && self.origin(*index) == self.origin(value)
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// What the value is but for conversions and constants that are added.
    fn origin(&self, value: ValueId) -> ValueId {
        let kernel = self.input.kernel;
        let mut value = value;
        while let ValueDef::Inst(inst) = kernel.values[value].def {
            value = match kernel.insts[inst].inst {
                Inst::Cast {
                    op: CastOp::SExt | CastOp::ZExt | CastOp::Trunc,
                    arg,
                } => arg,
                Inst::Binary {
                    op: BinaryOp::Add | BinaryOp::Sub,
                    args: [one, other],
                    ..
                } if kernel.literal(other).is_some() => one,
                _ => break,
            };
        }
        value
    }

    /// Is the access atomic for both threads of the pair?
    fn spans_pair(&self, id: InstId, atomic: Atomic) -> bool {
        if self.partial_atomics.contains(&id) {
            return false;
        }
        match self.input.pairing {
            Pairing::SameBlock | Pairing::SameWarp => atomic.scope >= Scope::Block,
            Pairing::DifferentBlocks => atomic.scope >= Scope::Gpu,
        }
    }
}
