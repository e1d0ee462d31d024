//! What changes where the threads of a warp run in lockstep, as on hardware
//! without independent thread scheduling.
//!
//! Accesses of two threads of one warp are ordered unless one instruction makes
//! both at once. The order of the sides of a branch is not known, and what other
//! threads of the warp write does not race, so memory holds less that is known:
//! `lower` gives contents to objects only where all threads write them together,
//! and after each write these are forgotten.

use super::{Dualise, Thread};
use crate::engines::twothread::geometry::linear_warp;
use crate::engines::twothread::program::{Access, AccessKind, ObjectModel};
use crate::ivl::Expr;
use crate::ivl::builtins::bv;
use crate::kir::AddressSpace;

impl Dualise<'_> {
    /// Does the record hold an access of this kind to the watched cell that
    /// nothing orders before the second thread's access here?
    pub(super) fn unordered(
        &self,
        access: &Access,
        object: &ObjectModel,
        first: AccessKind,
    ) -> Expr {
        let recorded = self.on_record(object, first);
        // Asynchronous copies are not made in step with any thread.
        let in_step = self.same_block() && access.copy.is_none();
        let Some(size) = self.setting.warp_sync.filter(|_| in_step) else {
            return recorded;
        };
        let warp = linear_warp(self.setting.launch, size);
        let same_warp = bv::eq(
            self.thread(&warp, Thread::First),
            self.thread(&warp, Thread::Second),
        );
        let at_once = self
            .recorded
            .iter()
            .filter(|other| other.kind == first && self.same_instruction(access, other))
            .map(|other| self.hit(other, Thread::First))
            .fold(Expr::bool(false), Expr::or);
        same_warp.choose(at_once, recorded)
    }

    /// Accesses of one block at one place in the source count as one instruction:
    /// a vector or struct has several.
    fn same_instruction(&self, a: &Access, b: &Access) -> bool {
        let (x, y) = (&self.program.sites[a.site], &self.program.sites[b.site]);
        a.object == b.object && x.span == y.span && x.block == y.block
    }

    /// Another thread of the warp may have written any cell of the object too.
    pub(super) fn forget_between_warps(&mut self, object: &ObjectModel) {
        let shared = matches!(object.space, AddressSpace::Shared | AddressSpace::Global);
        if self.setting.warp_sync.is_some() && shared {
            self.forget_contents(object);
        }
    }
}
