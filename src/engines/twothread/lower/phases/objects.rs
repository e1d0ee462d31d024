//! Operations on barrier objects, and copies that such wait for.

use super::which::Which;
use crate::analysis::points_to::BARRIER_OBJECT_BYTES;
use crate::engines::quantities;
use crate::engines::twothread::claims::Obligation;
use crate::engines::twothread::lower::Lowering;
use crate::engines::twothread::program::{
    Access, AccessKind, CopySide, Phase, PhaseOp, Site, Stmt, flight_event, flight_flag,
};
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Type};
use crate::kir::{AddressSpace, Construct, Inst, InstId, ObjectId, ObjectOp, SpanId, ValueId};

impl Lowering<'_> {
    pub(super) fn object_operation(&mut self, which: Which, id: InstId) {
        let data = &self.input.kernel.insts[id];
        let (result, span) = (data.result, data.span);
        let Inst::BarrierObject { op, ptr, args } = &data.inst else {
            return;
        };
        let (op, ptr, arg) = (*op, *ptr, args[0]);
        let kind = match op {
            ObjectOp::Init | ObjectOp::Invalidate => AccessKind::Write,
            _ => AccessKind::AtomicWrite,
        };
        let element = self.touch(ptr, kind, span);
        self.havoc_result(result);
        let symbol = result.map(|result| self.symbol(result));
        let number = self.value(arg);
        let wide = match op.argument().bits() {
            64 => number.clone(),
            width => bv::zext(number.clone(), width, 64),
        };
        let op = match op {
            ObjectOp::Init => return self.initialise(which, Some(arg), &element, span),
            ObjectOp::Invalidate if self.input.apart => return,
            ObjectOp::Invalidate => return self.initialise(which, None, &element, span),
            ObjectOp::Arrive | ObjectOp::ArriveDrop => {
                let one = bv::eq(number, Expr::bv(1, 32));
                let what = Construct::ArriveForSeveral;
                self.claim_valid(one, Obligation::NotReached(what), span);
                PhaseOp::Arrive {
                    token: symbol,
                    leaves: op == ObjectOp::ArriveDrop,
                }
            }
            ObjectOp::Expect => PhaseOp::Expect { bytes: wide },
            ObjectOp::Wait => PhaseOp::Wait { token: wide },
            ObjectOp::WaitParity => PhaseOp::WaitParity { parity: wide },
            ObjectOp::TryWait | ObjectOp::TryWaitParity => {
                let Some(result) = symbol else { return };
                let wait = match op {
                    ObjectOp::TryWait => PhaseOp::Wait { token: wide },
                    _ => PhaseOp::WaitParity { parity: wide },
                };
                PhaseOp::Try {
                    result,
                    wait: Box::new(wait),
                }
            }
        };
        self.push_phase(which, element, op, span);
    }

    /// The operation on memory; where the object is, in bytes.
    pub(super) fn touch(&mut self, ptr: ValueId, kind: AccessKind, span: Option<SpanId>) -> Expr {
        let pointer = self.valid_pointer(ptr, span);
        let targets = pointer.targets.clone().unwrap_or_default();
        let [object] = targets.as_slice() else {
            self.unsupported(Construct::ObjectOfUnknownPlace, span);
            return Expr::bv(0, 64);
        };
        let object = *object;
        if self.input.kernel.objects[object].space != AddressSpace::Shared {
            self.unsupported(Construct::ObjectOutsideOfShared, span);
        }
        let bytes = BARRIER_OBJECT_BYTES as u32;
        self.record_kind(object, kind);
        let site = self.push_site(object, kind, kind != AccessKind::Write, bytes, span);
        let stride = self.program.objects[object].granularity.stride;
        self.stmts.push(Stmt::Access(Access {
            site,
            object,
            kind,
            guard: Expr::bool(true),
            offset: pointer.offset.clone(),
            cells: u64::from(bytes).div_ceil(stride) as u32,
            copy: None,
            value: None,
            deliberate: false,
            result: None,
            uniform: false,
        }));
        let place = bv::mul(pointer.offset, Expr::bv(u128::from(stride), 64), 64);
        self.claim_aligned(&place, span);
        place
    }

    fn push_site(
        &mut self,
        object: ObjectId,
        kind: AccessKind,
        atomic: bool,
        bytes: u32,
        span: Option<SpanId>,
    ) -> usize {
        let site = self.program.sites.len();
        self.program.sites.push(Site {
            object,
            kind,
            atomic,
            bytes,
            copy: false,
            detached: None,
            span,
            block: self.current,
        });
        site
    }

    /// Both sides of a copy that a barrier waits for.
    pub(super) fn copied(
        &mut self,
        to: ValueId,
        from: ValueId,
        bytes: Expr,
        bound: Option<(usize, Option<Expr>)>,
        span: Option<SpanId>,
    ) {
        self.compare_with_own_thread(span);
        for (kind, ptr) in [(AccessKind::Read, from), (AccessKind::Write, to)] {
            self.copied_side(kind, ptr, bytes.clone(), bound.as_ref(), span);
        }
    }

    fn copied_side(
        &mut self,
        kind: AccessKind,
        ptr: ValueId,
        bytes: Expr,
        bound: Option<&(usize, Option<Expr>)>,
        span: Option<SpanId>,
    ) {
        let pointer = self.valid_pointer(ptr, span);
        self.each_target(kind, &pointer, span, |this, object, chosen| {
            if this.input.check_bounds {
                this.unsupported(Construct::BoundsOfBoundCopy, span);
            }
            let stride = this.program.objects[object].granularity.stride;
            let site = this.push_site(object, kind, false, stride as u32, span);
            if this.input.together.is_some() {
                this.flies(site);
            }
            let rounded = bv::add(bytes.clone(), Expr::bv(u128::from(stride - 1), 64), 64);
            let access = Access {
                site,
                object,
                kind,
                guard: chosen.unwrap_or_else(|| Expr::bool(true)),
                offset: pointer.offset.clone(),
                cells: 0,
                copy: Some(CopySide {
                    event: Expr::bv(0, 64),
                    count: bv::udiv(rounded, Expr::bv(u128::from(stride), 64), 64),
                    stride: Expr::bv(1, 64),
                    element: 1,
                }),
                value: None,
                deliberate: false,
                result: None,
                uniform: false,
            };
            this.keep_off_objects(&access, span);
            this.stmts.push(match bound {
                Some((class, element)) => Stmt::Bound {
                    access,
                    class: *class,
                    element: element.clone(),
                },
                None => Stmt::Access(access),
            });
            if kind == AccessKind::Write {
                this.stmts.push(Stmt::Forget(object));
            }
        });
    }

    /// What is known of the copies of a site that are in flight.
    fn flies(&mut self, site: usize) {
        self.program.sites[site].copy = true;
        if self.program.objects[self.program.sites[site].object].checked {
            self.program.declare(flight_flag(site), Type::Bool, false);
            self.program
                .declare(flight_event(site), Type::Bv(64), false);
        }
    }

    /// A copy beside threads of other blocks, which no barrier object orders.
    pub(in crate::engines::twothread::lower) fn copied_apart(&mut self, id: InstId) {
        let data = &self.input.kernel.insts[id];
        if let Inst::BoundCopy {
            to, from, bytes, ..
        } = data.inst
        {
            let count = bv::zext(self.value(bytes), 32, 64);
            self.copied(to, from, count, None, data.span);
        }
    }

    /// An object of any class of the place may be the one. Without a number it is given up: until it
    /// is initialised again nobody may use it.
    pub(super) fn initialise(
        &mut self,
        which: Which,
        count: Option<ValueId>,
        at: &Expr,
        span: Option<SpanId>,
    ) {
        for class in 0..self.phases.classes.len() {
            let known = &self.phases.classes[class];
            if known.place != which.place {
                continue;
            }
            let distance = known.distance(at.clone());
            let this = match known.indexed {
                true => known.inside(at),
                false => bv::eq(distance.clone(), Expr::bv(0, 32)),
            };
            if let Some(count) = count {
                let enough = self.enough(class, count, false);
                let what = Construct::BarrierForFewer;
                self.claim_valid(this.implies(enough), Obligation::NotReached(what), span);
            }
            self.stmts.push(Stmt::Phase(Phase {
                class,
                element: Some(distance),
                when: self.phases.performed.0.clone(),
                op: match count {
                    Some(_) => PhaseOp::Init,
                    None => PhaseOp::GiveUp,
                },
                span,
            }));
        }
    }

    /// The barrier waits for at least as many threads as may arrive; one with a name for whole warps
    /// (PTX ISA, "bar, barrier").
    pub(super) fn claim_count(
        &mut self,
        which: Which,
        count: ValueId,
        named: bool,
        span: Option<SpanId>,
    ) {
        let Some(class) = self.phases.class(which) else {
            return;
        };
        let enough = self.enough(class, count, named);
        let what = Construct::BarrierForFewer;
        self.claim_valid(enough, Obligation::NotReached(what), span);
        if let Some(warp) = self.input.kernel.warp_size.filter(|_| named) {
            let part = bv::urem(self.value(count), Expr::bv(u128::from(warp), 32), 32);
            let what = Construct::BarrierForPartOfWarp;
            let whole = bv::eq(part, Expr::bv(0, 32));
            self.claim_valid(whole, Obligation::NotReached(what), span);
        }
    }

    /// Does the barrier wait for all that may come? One with a name counts all lanes of a warp.
    fn enough(&mut self, class: usize, count: ValueId, named: bool) -> Expr {
        let block = quantities::block_size(self.input.launch);
        let known = &self.phases.classes[class];
        let (threads, lanes) = (known.threads, known.lanes);
        let number = |number: u32| Expr::bv(u128::from(number), 32);
        let threads = threads.map_or(block.clone(), number);
        let wanted = match (named, lanes) {
            (true, Some(lanes)) => number(lanes),
            (true, None) => {
                let warp = number(self.input.kernel.usual_warp_size());
                let more = bv::add(block.clone(), bv::sub(warp.clone(), number(1), 32), 32);
                bv::mul(bv::udiv(more, warp.clone(), 32), warp, 32)
            }
            (false, _) => threads.clone(),
        };
        let count = self.value(count);
        let all = bv::eq(count.clone(), Expr::bv(0, 32));
        let all = match named {
            true => all.and(bv::eq(threads, block)),
            false => Expr::bool(false),
        };
        bv::uge(count, wanted, 32).or(all)
    }
}
