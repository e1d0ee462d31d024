//! An access becomes one to each object that its pointer may point into, by cell.

use super::Lowering;
use super::names::ivl_type;
use super::values::{Pointer, object_id};
use crate::engines::twothread::program::{Access, AccessKind, Site, Stmt};
use crate::ivl::builtins::bv;
use crate::ivl::{Expr, Symbol, Type};
use crate::kir::{Construct, Inst, ObjectId, SpanId, ValueId};

/// An access before its pointer is resolved.
pub(super) struct Request {
    pub kind: AccessKind,
    pub atomic: bool,
    pub bytes: u32,
    pub value: Option<Expr>,
    pub deliberate: bool,
    pub result: Option<ValueId>,
    /// A load in a condition of an annotation: it has a result and is no access.
    pub ghost: bool,
    pub span: Option<SpanId>,
}

impl Lowering<'_> {
    pub(super) fn access(&mut self, ptr: ValueId, request: Request) {
        let pointer = self.valid_pointer(ptr, request.span);
        let Some(targets) = pointer.targets.clone() else {
            if !self.may_access_anything(request.kind) {
                self.unsupported(Construct::AccessOfUnknownTarget, request.span);
            }
            return self.havoc_result(request.result);
        };
        let result = match request.result {
            Some(value) if self.points_to_something(value) => {
                self.havoc(value);
                None
            }
            other => other,
        };
        let uniform = self.input.uniformity.block(self.current)
            && self.input.uniformity.value(ptr)
            && result.is_none_or(|r| self.input.uniformity.value(r));
        let mut read = None;
        for &object in &targets {
            let chosen = pointer
                .id
                .as_ref()
                .map(|id| bv::eq(id.clone(), object_id(object)));
            let target = result.map(|value| {
                let ty = ivl_type(self.input.kernel.values[value].ty);
                if targets.len() == 1 {
                    (self.read_symbol(value), ty)
                } else {
                    let divergent = !self.input.uniformity.value(value);
                    (self.fresh("read", ty.clone(), divergent), ty)
                }
            });
            self.push_access(
                &request,
                object,
                &pointer,
                (chosen.clone(), target.clone()),
                uniform,
            );
            if let Some((symbol, _)) = target {
                let part = Expr::var(symbol);
                read = Some(match (read, chosen) {
                    (Some(rest), Some(chosen)) => chosen.choose(part, rest),
                    _ => part,
                });
            }
        }
        match (result, read) {
            (Some(value), Some(read)) if targets.len() > 1 => {
                self.assign(self.read_symbol(value), read);
            }
            (Some(value), None) => self.havoc(value),
            _ => {}
        }
    }

    /// Does it not matter where the access is? A thread that is alone races with nobody, and what
    /// it reads may be anything. What it writes may decide what claims are about.
    fn may_access_anything(&self, kind: AccessKind) -> bool {
        let kernel = self.input.kernel;
        let may_claim = |inst: &Inst| {
            matches!(
                inst,
                Inst::Require { .. }
                    | Inst::Barrier { .. }
                    | Inst::BarrierReduce { .. }
                    | Inst::BarrierObject { .. }
                    | Inst::Warp { .. }
            )
        };
        let claims =
            || kernel.states_claims() || kernel.insts.values().any(|data| may_claim(&data.inst));
        self.input.launch.has_one_thread()
            && !self.input.check_bounds
            && (kind == AccessKind::Read || !claims())
    }

    /// Is the value a pointer whose targets are known?
    fn points_to_something(&self, value: ValueId) -> bool {
        self.input.kernel.values[value].ty.is_ptr() && self.input.points_to.targets(value).is_some()
    }

    /// The variable for what is read; a pointer is read as an address.
    pub(super) fn read_symbol(&self, value: ValueId) -> Symbol {
        match self.input.kernel.values[value].ty.is_ptr() {
            true => self.offset_symbol(value),
            false => self.symbol(value),
        }
    }

    fn push_access(
        &mut self,
        request: &Request,
        object: ObjectId,
        pointer: &Pointer,
        (chosen, result): (Option<Expr>, Option<(Symbol, Type)>),
        uniform: bool,
    ) {
        if !request.ghost {
            self.record_kind(object, request.kind);
        }
        self.claim_not_constant(object, request.kind, chosen.as_ref(), request.span);
        self.claim_bounds(
            object,
            &pointer.offset,
            request.bytes,
            chosen.as_ref(),
            request.span,
        );
        let site = self.program.sites.len();
        self.program.sites.push(Site {
            object,
            kind: request.kind,
            atomic: request.atomic,
            bytes: request.bytes,
            copy: false,
            detached: None,
            span: request.span,
            block: self.current,
        });
        let stride = self.program.objects[object].granularity.stride;
        let access = Access {
            site,
            object,
            kind: request.kind,
            guard: chosen.unwrap_or_else(|| Expr::bool(true)),
            offset: pointer.offset.clone(),
            cells: u64::from(request.bytes).div_ceil(stride) as u32,
            copy: None,
            value: request.value.clone(),
            deliberate: request.deliberate,
            result,
            uniform,
        };
        if request.ghost {
            return self.stmts.push(Stmt::Perform(access));
        }
        self.keep_off_objects(&access, request.span);
        self.stmts.push(Stmt::Access(access.clone()));
        self.relate(&access);
    }
}
