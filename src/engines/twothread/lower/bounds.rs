//! Accesses stay inside objects of known size, where the user asks for it.

use super::Lowering;
use super::copies::Side;
use crate::engines::given::Extent;
use crate::engines::twothread::claims::Obligation;
use crate::ivl::Expr;
use crate::ivl::builtins::bv;
use crate::kir::{AddressSpace, ObjectId, SpanId};
use crate::report::condition::Condition;

/// How large an object is.
enum Size {
    Bytes(u64),
    Stated(Extent),
}

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
        let stride = self.program.objects[object].granularity.stride;
        let inside = match self.size(object) {
            None => return,
            Some(Size::Bytes(size)) => match size.checked_sub(u64::from(bytes)) {
                Some(rest) => bv::ule(offset.clone(), Expr::bv(u128::from(rest / stride), 64), 64),
                None => Expr::bool(false),
            },
            Some(Size::Stated(extent)) => {
                let whole = extent.bytes == stride && extent.bytes == u64::from(bytes);
                match whole {
                    true => extent.holds_element(offset),
                    false => extent.holds(wide(offset.clone()), stride, bytes),
                }
            }
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
        let Some(size) = self.size(object) else {
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
        // Each factor is at most so large where the product is looked at.
        let limit = match size {
            Size::Bytes(size) => size.min(LARGEST),
            Size::Stated(_) => LARGEST,
        };
        let small = |x: &Expr| bv::ule(x.clone(), Expr::bv(u128::from(limit), 64), 64);
        let element = u128::from(u64::from(side.width).div_ceil(unit));
        let before = bv::sub(side.count.clone(), Expr::bv(1, 64), 64);
        let step = bv::mul(wide(stride.clone()), Expr::bv(element, 128), 128);
        let last = bv::add(wide(offset.clone()), bv::mul(wide(before), step, 128), 128);
        let inside = match size {
            Size::Bytes(size) => match size.checked_sub(u64::from(side.width)) {
                Some(rest) => bv::ule(last, Expr::bv(u128::from(rest / unit), 128), 128),
                None => Expr::bool(false),
            },
            Size::Stated(extent) => extent.holds(last, unit, side.width),
        };
        let inside = small(&offset)
            .and(small(&side.count))
            .and(small(&stride))
            .and(inside);
        self.claim_inside(object, none.or(inside), chosen, side.span);
    }

    /// The object's size, where bounds are checked and it is known.
    fn size(&self, object: ObjectId) -> Option<Size> {
        if !self.input.check_bounds {
            return None;
        }
        let stated = self
            .input
            .extents
            .iter()
            .rev()
            .find(|(id, _)| *id == object);
        match stated {
            Some((_, extent)) => Some(Size::Stated(extent.clone())),
            None => self.input.kernel.objects[object].size.map(Size::Bytes),
        }
    }

    fn claim_inside(
        &mut self,
        object: ObjectId,
        inside: Expr,
        chosen: Option<&Expr>,
        span: Option<SpanId>,
    ) {
        let name = self.program.objects[object].name.clone();
        let what = Obligation::Keeps(Condition::Bounds(name));
        let claim = match chosen {
            Some(chosen) => chosen.clone().implies(inside),
            None => inside,
        };
        if claim.as_bool() != Some(true) {
            self.claim_valid(claim, what, span);
        }
    }
}

/// Elements of an array that some memory could hold: products of three such numbers and
/// of widths fit into 128 bits.
const LARGEST: u64 = 1 << 40;

impl Extent {
    /// Is the number below the number of elements? 64 bits, without sign.
    fn holds_element(&self, index: &Expr) -> Expr {
        let elements = self.elements.expr.clone();
        let below = bv::ult(index.clone(), elements.clone(), 64);
        match self.elements.signed {
            true => bv::sgt(elements, Expr::bv(0, 64), 64).and(below),
            false => below,
        }
    }

    /// Are so many bytes at `offset`, in units of `stride` bytes, elements of the array?
    /// 128 bits, of which the upper ones leave room for the products.
    fn holds(&self, offset: Expr, stride: u64, bytes: u32) -> Expr {
        let elements = match self.elements.signed {
            true => bv::sext(self.elements.expr.clone(), 64, 128),
            false => wide(self.elements.expr.clone()),
        };
        let number = |n: u64| Expr::bv(u128::from(n), 128);
        let size = bv::mul(elements, number(self.bytes), 128);
        let start = bv::mul(offset, number(stride), 128);
        let end = bv::add(start, number(u64::from(bytes)), 128);
        bv::sle(end, size, 128)
    }
}

fn wide(expr: Expr) -> Expr {
    bv::zext(expr, 64, 128)
}
