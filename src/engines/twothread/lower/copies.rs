//! Asynchronous copies and waits: a thread's own, and OpenCL's.
//!
//! In OpenCL all threads of a block call a copy together and the block makes it: for a
//! pair of threads of one block it is an agent of its own, in flight until its
//! event is waited for; for threads of different blocks each side is an access
//! by the thread.

use super::Lowering;
use super::values::{Pointer, object_id};
use crate::engines::twothread::program::{
    Access, AccessKind, Convergence, CopySide, Site, Stmt, flight_age, flight_event, flight_flag,
    landed_flag,
};
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Type};
use crate::kir::{AddressSpace, Construct, Inst, InstData, InstId, ObjectId, SpanId, ValueId};

/// One side of a copy before its pointer is resolved.
pub(super) struct Side {
    kind: AccessKind,
    pub(super) pointer: Pointer,
    event: Expr,
    pub(super) count: Expr,
    pub(super) stride: Expr,
    pub(super) width: u32,
    pub(super) span: Option<SpanId>,
}

impl Lowering<'_> {
    pub(super) fn async_copy(&mut self, id: InstId) {
        let data = &self.input.kernel.insts[id];
        let (
            span,
            Some(result),
            &Inst::AsyncCopy {
                to,
                from,
                count,
                stride,
                width,
                event,
            },
        ) = (data.span, data.result, &data.inst)
        else {
            return;
        };
        self.compare_with_own_thread(span);
        let [count, stride] = [self.wide(count), self.wide(stride)];
        let event = self.value(event);
        let mut values = vec![count.clone(), stride.clone(), event.clone()];
        for ptr in [to, from] {
            let pointer = self.pointer(ptr);
            values.push(pointer.offset.clone());
            values.push(bv::zext(pointer.object_id(), 32, 64));
        }
        self.stmts.push(Stmt::Agree {
            guard: Expr::bool(true),
            what: Convergence::Copy,
            values,
            span,
        });
        let event = self.event_of_copy(result, event);
        for (kind, ptr) in [(AccessKind::Read, from), (AccessKind::Write, to)] {
            let pointer = self.valid_pointer(ptr, span);
            self.copy_side(Side {
                kind,
                pointer,
                event: event.clone(),
                count: count.clone(),
                stride: stride.clone(),
                width,
                span,
            });
        }
    }

    pub(super) fn async_wait(&mut self, events: &[ValueId], span: Option<SpanId>) {
        let events: Vec<Expr> = events.iter().map(|&event| self.value(event)).collect();
        self.stmts.push(Stmt::Agree {
            guard: Expr::bool(true),
            what: Convergence::Wait,
            values: events.clone(),
            span,
        });
        self.stmts.push(Stmt::Wait {
            guard: Expr::bool(true),
            events,
        });
    }

    /// A thread's own copy: its sides are accesses now, and at any later time until
    /// the thread has waited.
    pub(super) fn thread_copy(&mut self, id: InstId) {
        let InstData { inst, span, .. } = &self.input.kernel.insts[id];
        let (
            span,
            &Inst::ThreadCopy {
                to, from, bytes, ..
            },
        ) = (*span, inst)
        else {
            return;
        };
        self.compare_with_own_thread(span);
        let to = to.map(|to| (AccessKind::Write, to));
        for (kind, ptr) in [(AccessKind::Read, from)].into_iter().chain(to) {
            let pointer = self.valid_pointer(ptr, span);
            let detached = inst.queue(kind == AccessKind::Write);
            self.each_target(kind, &pointer, span, |this, object, chosen| {
                this.claim_bounds(object, &pointer.offset, bytes, chosen.as_ref(), span);
                let site = this.program.sites.len();
                this.program.sites.push(Site {
                    object,
                    kind,
                    atomic: false,
                    bytes,
                    copy: false,
                    detached,
                    span,
                    block: this.current,
                });
                let model = &this.program.objects[object];
                let cells = u64::from(bytes).div_ceil(model.granularity.stride) as u32;
                if model.checked {
                    this.program.declare(flight_flag(site), Type::Bool, false);
                    this.program.declare(flight_age(site), Type::Bv(32), false);
                }
                let access = Access {
                    site,
                    object,
                    kind,
                    guard: chosen.unwrap_or_else(|| Expr::bool(true)),
                    offset: pointer.offset.clone(),
                    cells,
                    copy: None,
                    value: None,
                    deliberate: false,
                    result: None,
                    uniform: false,
                };
                this.keep_off_objects(&access, span);
                this.stmts.push(Stmt::Access(access.clone()));
                if this.program.objects[object].checked {
                    this.stmts.push(Stmt::Detach(access));
                }
                if kind == AccessKind::Write {
                    this.stmts.push(Stmt::Forget(object));
                }
            });
        }
    }

    /// In blocks of one thread no pair of threads would compare a copy with its own thread.
    pub(super) fn compare_with_own_thread(&mut self, span: Option<SpanId>) {
        if self.input.launch.threads() == Some(1) {
            self.unsupported(Construct::AsyncCopyByOneThread, span);
        }
    }

    pub(super) fn copies_asynchronously(&self) -> bool {
        let is_copy = |inst: &Inst| matches!(inst, Inst::AsyncCopy { .. });
        self.input
            .kernel
            .insts
            .values()
            .any(|data| is_copy(&data.inst))
    }

    /// The copy's event: the one that the caller names, or a new one. That a new
    /// one differs from those in use need not be said, as it may.
    fn event_of_copy(&mut self, result: ValueId, named: Expr) -> Expr {
        let divergent = !self.input.pairing.same_block();
        let new = self.fresh("event", Type::Bv(64), divergent);
        self.stmts.push(Stmt::Havoc(new.clone()));
        let new = Expr::var(new);
        self.assume(bv::ne(new.clone(), Expr::bv(0, 64)));
        let is_new = bv::eq(named.clone(), Expr::bv(0, 64));
        let symbol = self.symbol(result);
        self.assign(symbol.clone(), is_new.choose(new, named));
        Expr::var(symbol)
    }

    fn copy_side(&mut self, side: Side) {
        self.each_target(
            side.kind,
            &side.pointer,
            side.span,
            |this, object, chosen| {
                this.claim_copy_bounds(object, &side, chosen.as_ref());
                let site = this.program.sites.len();
                this.program.sites.push(Site {
                    object,
                    kind: side.kind,
                    atomic: false,
                    bytes: side.width,
                    copy: true,
                    detached: None,
                    span: side.span,
                    block: this.current,
                });
                if !this.program.copies(object).is_empty() {
                    this.program.declare(flight_flag(site), Type::Bool, false);
                    this.program
                        .declare(flight_event(site), Type::Bv(64), false);
                    this.program.declare(landed_flag(site), Type::Bool, false);
                }
                let model = &this.program.objects[object];
                let element = u64::from(side.width).div_ceil(model.granularity.stride) as u32;
                let copy = CopySide {
                    event: side.event.clone(),
                    count: side.count.clone(),
                    // Local memory is not strided.
                    stride: match model.space {
                        AddressSpace::Shared => Expr::bv(1, 64),
                        _ => side.stride.clone(),
                    },
                    element,
                };
                let access = Access {
                    site,
                    object,
                    kind: side.kind,
                    guard: chosen.unwrap_or_else(|| Expr::bool(true)),
                    offset: side.pointer.offset.clone(),
                    cells: copy.cells().unwrap_or(0),
                    copy: Some(copy),
                    value: None,
                    result: None,
                    deliberate: false,
                    uniform: false,
                };
                this.keep_off_objects(&access, side.span);
                this.stmts.push(Stmt::Access(access));
            },
        );
    }

    /// Goes on with each object that a side of a copy may be in, and the condition that it is
    /// that one.
    pub(super) fn each_target(
        &mut self,
        kind: AccessKind,
        pointer: &Pointer,
        span: Option<SpanId>,
        mut go_on: impl FnMut(&mut Self, ObjectId, Option<Expr>),
    ) {
        let Some(targets) = pointer.targets.clone() else {
            return self.unsupported(Construct::AsyncCopyOfUnknownTarget, span);
        };
        for object in targets {
            let chosen = pointer.id.as_ref();
            let chosen = chosen.map(|id| bv::eq(id.clone(), object_id(object)));
            self.record_kind(object, kind);
            self.claim_not_constant(object, kind, chosen.as_ref(), span);
            go_on(self, object, chosen);
        }
    }
}
