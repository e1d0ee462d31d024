//! The memory of barrier objects: while one is in use nothing else may access it (PTX ISA,
//! "Operations supported on mbarrier objects").

use super::Place;
use crate::analysis::points_to::BARRIER_OBJECT_BYTES;
use crate::engines::twothread::claims::Obligation;
use crate::engines::twothread::lower::Lowering;
use crate::engines::twothread::program::{Access, live, stage};
use crate::ivl::Expr;
use crate::ivl::builtins::bv;
use crate::kir::{Construct, SpanId};

impl Lowering<'_> {
    /// An access, or what a copy touches, is off all objects that are in use. Of threads that run apart
    /// each object is in use for good.
    pub(in crate::engines::twothread::lower) fn keep_off_objects(
        &mut self,
        access: &Access,
        span: Option<SpanId>,
    ) {
        let stride = u128::from(self.program.objects[access.object].granularity.stride);
        let literal = |value: u128| Expr::bv(value, 64);
        let first = bv::mul(access.offset.clone(), literal(stride), 64);
        let bytes = match &access.copy {
            Some(side) => {
                let element = literal(u128::from(side.element) * stride);
                bv::mul(side.count.clone(), element, 64)
            }
            None => literal(u128::from(access.cells) * stride),
        };
        let mut touched = Expr::bool(false);
        for (class, known) in self.phases.classes.iter().enumerate() {
            if known.place != Place::Object(access.object) {
                continue;
            }
            let base = literal(known.base as u64 as u128);
            let at = match known.indexed {
                true => bv::add(base, bv::zext(Expr::var(stage()), 32, 64), 64),
                false => base,
            };
            let behind = bv::sub(at.clone(), first.clone(), 64);
            let before = bv::sub(first.clone(), at, 64);
            let object = literal(u128::from(BARRIER_OBJECT_BYTES));
            let overlaps = bv::ult(behind, bytes.clone(), 64).or(bv::ult(before, object, 64));
            let is_live = match self.input.together.is_some() {
                true => Expr::var(live(class)),
                false => Expr::bool(true),
            };
            touched = touched.or(overlaps.and(is_live));
        }
        let off = access.guard.clone().and(touched).negate();
        if off.as_bool() != Some(true) {
            let what = Construct::AccessOfBarrierObject;
            self.claim_valid(off, Obligation::NotReached(what), span);
        }
    }

    /// Its place is a multiple of its size, in bytes.
    pub(super) fn claim_aligned(&mut self, place: &Expr, span: Option<SpanId>) {
        let size = Expr::bv(u128::from(BARRIER_OBJECT_BYTES), 64);
        let aligned = bv::eq(bv::urem(place.clone(), size, 64), Expr::bv(0, 64));
        if aligned.as_bool() != Some(true) {
            let what = Construct::ObjectNotAligned;
            self.claim_valid(aligned, Obligation::NotReached(what), span);
        }
    }
}
