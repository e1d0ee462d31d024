//! What asynchronous copies mean for two threads of one block.
//!
//! A copy is made by the block as an agent of its own: the variables here are
//! shared by the two threads. For each side of a copy in the source one flag
//! says that it is in flight and touches the watched cell, with its event; of
//! several copies by one call that do, an arbitrary one is followed. Accesses
//! in flight are checked for the second thread; the first is one by symmetry.

use super::{Dualise, Thread};
use crate::engines::twothread::claims::Claim;
use crate::engines::twothread::program::{
    Access, Convergence, SiteId, flight_event, flight_flag, landed_flag,
};
use crate::ivl::builtins::bv;
use crate::ivl::{self, Expr, Symbol, Type};
use crate::kir::{ObjectId, SpanId};

impl Dualise<'_> {
    /// Nothing is in flight when the kernel starts.
    pub(super) fn no_copies(&mut self) {
        for site in self.all_copies() {
            self.set(flight_flag(site), Expr::bool(false));
            if self.class_of(site).is_none() {
                self.set(landed_flag(site), Expr::bool(false));
            }
        }
    }

    /// The copy begins.
    pub(super) fn launch(&mut self, access: &Access) {
        let Some(side) = &access.copy else { return };
        let hit = self.hit(access, Thread::First);
        self.probe("log", access, Thread::First, &hit);
        let (flag, event) = (flight_flag(access.site), flight_event(access.site));
        let follow = self.arbitrary("follow", Type::Bool);
        let follow = hit.clone().and(Expr::var(flag.clone()).negate().or(follow));
        let new = self.thread(&side.event, Thread::First);
        self.set(event.clone(), follow.choose(new, Expr::var(event)));
        self.set(flag.clone(), Expr::var(flag).or(hit));
    }

    /// Copies of the events are done. For what the waiting thread reads they
    /// are; but a wait is no barrier, and other threads may be before theirs, so
    /// that the cells are not written until the next barrier.
    pub(super) fn wait(&mut self, guard: &Expr, events: &[Expr]) {
        let both = self
            .thread(guard, Thread::First)
            .and(self.thread(guard, Thread::Second));
        let events: Vec<Expr> = events
            .iter()
            .map(|event| self.thread(event, Thread::First))
            .collect();
        for site in self.all_copies() {
            if self.class_of(site).is_some() {
                continue;
            }
            let waited = events
                .iter()
                .map(|event| bv::eq(Expr::var(flight_event(site)), event.clone()))
                .fold(Expr::bool(false), Expr::or);
            let done = both.clone().and(waited);
            let flight = Expr::var(flight_flag(site));
            let landed = flight.clone().and(done.clone());
            self.set(landed_flag(site), Expr::var(landed_flag(site)).or(landed));
            self.set(flight_flag(site), flight.and(done.negate()));
        }
    }

    /// Threads of one block come together, with the same values.
    pub(super) fn agree(
        &mut self,
        guard: &Expr,
        what: Convergence,
        values: &[Expr],
        span: Option<SpanId>,
    ) {
        if !self.same_block() {
            return;
        }
        let of = |expr: &Expr| {
            (
                self.thread(expr, Thread::First),
                self.thread(expr, Thread::Second),
            )
        };
        let (first, second) = of(guard);
        let mut claim = match first == second {
            true => Expr::bool(true),
            false => first.clone().equals(second),
        };
        for value in values {
            let (a, b) = of(value);
            if a != b {
                claim = claim.and(first.clone().implies(bv::eq(a, b)));
            }
        }
        if claim.as_bool() == Some(true) {
            return;
        }
        self.assert(Claim::Convergence { of: what, span }, claim);
    }

    /// The second thread's access, or a copy, must not touch what a copy in
    /// flight touches.
    pub(super) fn check_copies(&mut self, access: &Access, hit: &Expr) {
        self.check_own_copies(access);
        for site in self.program.copies(access.object) {
            let kind = self.program.sites[site].kind;
            let mut touched = Expr::bool(false);
            if kind.conflicts(access.kind) {
                touched = touched.or(Expr::var(flight_flag(site)));
            }
            if access.kind.is_write() && access.copy.is_none() && self.class_of(site).is_none() {
                touched = touched.or(Expr::var(landed_flag(site)));
            }
            if touched.as_bool() == Some(false) {
                continue;
            }
            let claim = Claim::RaceFreedom {
                second: access.site,
                object: access.object,
                first: kind,
                copy: Some(site),
            };
            self.assert(claim, hit.clone().and(touched).negate());
        }
    }

    /// Threads that have met at a barrier have all waited.
    pub(super) fn forget_landed(&mut self, object: ObjectId, ordered: &Expr) {
        for site in self.program.copies(object) {
            if self.class_of(site).is_some() {
                continue;
            }
            let landed = Expr::var(landed_flag(site));
            self.set(landed_flag(site), landed.and(ordered.clone().negate()));
        }
    }

    fn all_copies(&self) -> Vec<SiteId> {
        let objects = self.program.objects.keys();
        objects
            .flat_map(|object| self.program.copies(object))
            .collect()
    }

    fn set(&mut self, var: Symbol, value: Expr) {
        self.stmts.push(ivl::Stmt::Assign { var, value });
    }
}
