//! Accesses stay inside objects of known size, where the user asks for it.

use super::Lowering;
use super::copies::Side;
use crate::ivl::Expr;
use crate::ivl::builtins::bv;
use crate::kir::{AddressSpace, ObjectId, SpanId};

impl Lowering<'_> {
    /// Claims that an access of so many bytes at `offset` (in units of the
    /// object's stride, without sign) lies inside the object, where `chosen`
    /// says that it is the object accessed.
    pub(super) fn claim_bounds(
        &mut self,
        object: ObjectId,
        offset: &Expr,
        bytes: u32,
        chosen: Option<&Expr>,
        span: Option<SpanId>,
    ) {
        let Some(size) = self.kernel.objects[object]
            .size
            .filter(|_| self.check_bounds)
        else {
            return;
        };
        let model = &self.program.objects[object];
        let inside = match size.checked_sub(u64::from(bytes)) {
            Some(rest) => {
                let last = rest / model.granularity.stride;
                bv::ule(offset.clone(), Expr::bv(u128::from(last), 64), 64)
            }
            None => Expr::bool(false),
        };
        self.claim_inside(object, inside, chosen, span);
    }

    /// The same for one side of an asynchronous copy: its last element lies
    /// inside too, computed with room for the product.
    pub(super) fn claim_copy_bounds(
        &mut self,
        object: ObjectId,
        side: &Side,
        chosen: Option<&Expr>,
    ) {
        let Some(size) = self.kernel.objects[object]
            .size
            .filter(|_| self.check_bounds)
        else {
            return;
        };
        let model = &self.program.objects[object];
        let unit = model.granularity.stride;
        // Local memory is not strided.
        let stride = match model.space {
            AddressSpace::Shared => Expr::bv(1, 64),
            _ => side.stride.clone(),
        };
        let offset = side.pointer.offset.clone();
        let none = bv::eq(side.count.clone(), Expr::bv(0, 64));
        let inside = match size.checked_sub(u64::from(side.width)) {
            // Each factor is below 2^56 where the product is looked at.
            Some(rest) if size < 1 << 56 => {
                let small = |x: &Expr| bv::ule(x.clone(), Expr::bv(u128::from(size), 64), 64);
                let wide = |x: Expr| bv::zext(x, 64, 128);
                let element = u128::from(u64::from(side.width).div_ceil(unit));
                let before = bv::sub(side.count.clone(), Expr::bv(1, 64), 64);
                let step = bv::mul(wide(stride.clone()), Expr::bv(element, 128), 128);
                let last = bv::add(wide(offset.clone()), bv::mul(wide(before), step, 128), 128);
                small(&offset)
                    .and(small(&side.count))
                    .and(small(&stride))
                    .and(bv::ule(last, Expr::bv(u128::from(rest / unit), 128), 128))
            }
            _ => Expr::bool(false),
        };
        self.claim_inside(object, none.or(inside), chosen, side.span);
    }

    fn claim_inside(
        &mut self,
        object: ObjectId,
        inside: Expr,
        chosen: Option<&Expr>,
        span: Option<SpanId>,
    ) {
        let name = &self.program.objects[object].name;
        let message = format!("access within the bounds of `{name}`");
        let claim = match chosen {
            Some(chosen) => chosen.clone().implies(inside),
            None => inside,
        };
        if claim.as_bool() != Some(true) {
            self.claim_valid(claim, &message, span);
        }
    }
}
