//! What barriers mean for a pair of threads.

use super::{Dualise, Thread};
use crate::analysis::uniformity::Pairing;
use crate::engines::twothread::claims::Claim;
use crate::engines::twothread::geometry::linear_thread;
use crate::engines::twothread::program::{
    AccessKind, Barrier, BarrierKind, Convergence, ObjectModel, epoch,
};
use crate::ivl::builtins::bv;
use crate::ivl::{self, Attr, AttrArg, Expr};
use crate::kir::Fences;

impl Dualise<'_> {
    pub(super) fn barrier(&mut self, barrier: &Barrier) {
        let first = self.thread(&barrier.guard, Thread::First);
        let second = self.thread(&barrier.guard, Thread::Second);
        let waits = match barrier.kind {
            BarrierKind::Block => self.same_block(),
            BarrierKind::Grid => true,
            // Threads outside the mask need not come, and exited ones do not.
            BarrierKind::Warp { .. } => false,
        };
        let divergent = first.as_bool().is_none() || second.as_bool().is_none();
        if waits && divergent && self.program.pairing == Pairing::SameWarp {
            // Another program claims it.
            self.stmts.push(ivl::Stmt::Assume {
                attrs: Vec::new(),
                expr: first.clone().equals(second.clone()),
            });
        } else if waits && divergent {
            self.stmts.push(ivl::Stmt::Assume {
                attrs: vec![Attr {
                    name: "probe".into(),
                    args: vec![
                        AttrArg::Str("barrier".into()),
                        AttrArg::Expr(first.clone()),
                        AttrArg::Expr(second.clone()),
                    ],
                }],
                expr: Expr::bool(true),
            });
            let claim = Claim::Convergence {
                of: Convergence::Barrier,
                span: barrier.span,
            };
            self.assert(claim, first.clone().equals(second.clone()));
        }
        let ordered = match &barrier.kind {
            BarrierKind::Block if !self.same_block() => Expr::bool(false),
            BarrierKind::Block | BarrierKind::Grid => first.and(second),
            BarrierKind::Warp { mask } => match self.same_block() {
                true => first.and(second).and(self.in_one_warp(mask.as_ref())),
                false => Expr::bool(false),
            },
        };
        if ordered.as_bool() != Some(false) {
            self.probe_barrier(barrier.fences, &ordered);
        }
        let begins = self.same_block() || matches!(barrier.kind, BarrierKind::Grid);
        if begins && self.program.vars.contains_key(&epoch()) {
            self.stmts.push(ivl::Stmt::Havoc(vec![epoch()]));
        }
        for (id, object) in self.program.objects.clone() {
            let fenced = |memory| barrier.fences.order(memory);
            if object.memory.is_some_and(fenced) {
                self.forget_accesses(&object, &ordered);
                self.record_detached(id, &object);
                self.forget_landed(id, &ordered);
                self.forget_contents(&object);
            }
        }
    }

    /// Tells the report that accesses before are off the record.
    fn probe_barrier(&mut self, fences: Fences, ordered: &Expr) {
        let args = vec![
            AttrArg::Str("forget".into()),
            AttrArg::Expr(ordered.clone()),
            AttrArg::Expr(Expr::bool(fences.shared)),
            AttrArg::Expr(Expr::bool(fences.global)),
            AttrArg::Expr(Expr::bool(fences.images)),
        ];
        self.stmts.push(ivl::Stmt::Assume {
            attrs: vec![Attr {
                name: "probe".into(),
                args,
            }],
            expr: Expr::bool(true),
        });
    }

    /// What the first thread accessed before is ordered before what the second
    /// one accesses afterwards.
    fn forget_accesses(&mut self, object: &ObjectModel, ordered: &Expr) {
        for kind in AccessKind::ALL {
            if object.logs(kind) && ordered.as_bool() != Some(false) {
                let var = object.flag(kind);
                let value = Expr::var(var.clone()).and(ordered.clone().negate());
                self.stmts.push(ivl::Stmt::Assign { var, value });
            }
        }
    }

    /// Any thread may have written the object. The guard does not matter: where
    /// the threads do not wait, forgetting contents only loses precision.
    pub(super) fn forget_contents(&mut self, object: &ObjectModel) {
        if object.map && object.written {
            let mut names = vec![self.map(object, Thread::First)];
            let second = self.map(object, Thread::Second);
            if second != names[0] {
                names.push(second);
            }
            self.stmts.push(ivl::Stmt::Havoc(names));
        }
    }

    /// The two threads are in one warp of 32 and in each other's masks. On
    /// hardware with wider warps this sees less order than there is.
    fn in_one_warp(&self, mask: Option<&Expr>) -> Expr {
        let linear = linear_thread(self.setting.launch);
        let warp = bv::lshr(linear.clone(), Expr::bv(5, 32), 32);
        let of = |expr: &Expr, thread| self.thread(expr, thread);
        let same = bv::eq(of(&warp, Thread::First), of(&warp, Thread::Second));
        let Some(mask) = mask else { return same };
        let lane = bv::zext(bv::and(linear, Expr::bv(31, 32), 32), 32, 64);
        let mut result = same;
        for thread in Thread::BOTH {
            for named in Thread::BOTH {
                let bit = bv::lshr(of(mask, thread), of(&lane, named), 64);
                result = result.and(bv::eq(bv::extract(bit, 64, 1, 0), Expr::bv(1, 1)));
            }
        }
        result
    }
}
