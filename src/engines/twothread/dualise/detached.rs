//! What a thread's own asynchronous copies mean for two threads.
//!
//! A copy may happen at any time until its thread has waited for it, and no barrier
//! before that orders it. When it begins it is an access like others; for each side of a
//! copy in the source one flag says that a copy of the first thread is in flight and
//! touches the watched cell, with its age, the number of commits since. Of several copies
//! by one statement that do, an arbitrary one is followed. A barrier takes accesses off
//! the record, and what is in flight goes on it again. The second thread's copies are the
//! first one's by symmetry.

use super::{Dualise, Thread};
use crate::engines::twothread::claims::{Claim, Obligation};
use crate::engines::twothread::program::{
    Access, AccessKind, Awaited, MAX_AGE, ObjectModel, SiteId, flight_age, flight_flag, watch,
};
use crate::ivl::builtins::bv;
use crate::ivl::{self, Attr, AttrArg, Expr, Symbol, Type};
use crate::kir::{ObjectId, Queue};
use crate::report::condition::Condition;

impl Dualise<'_> {
    /// Nothing is in flight when the kernel starts.
    pub(super) fn nothing_detached(&mut self) {
        for site in self.all_detached() {
            self.set_to(flight_flag(site), Expr::bool(false));
        }
    }

    /// A copy has begun.
    pub(super) fn detach(&mut self, access: &Access) {
        let hit = self.hit(access, Thread::First);
        let (flag, age) = (flight_flag(access.site), flight_age(access.site));
        let follow = self.arbitrary("follow", Type::Bool);
        let newer = hit.clone().and(Expr::var(flag.clone()).negate().or(follow));
        self.set_to(age.clone(), newer.choose(Expr::bv(0, 32), Expr::var(age)));
        self.set_to(flag.clone(), Expr::var(flag).or(hit));
    }

    pub(super) fn commit(&mut self, queue: Queue, guard: &Expr) {
        let here = self.thread(guard, Thread::First);
        for site in self.all_of(queue) {
            let age = Expr::var(flight_age(site));
            let grows = here
                .clone()
                .and(bv::ult(age.clone(), Expr::bv(MAX_AGE, 32), 32));
            let older = bv::add(age.clone(), Expr::bv(1, 32), 32);
            self.set_to(flight_age(site), grows.choose(older, age));
        }
    }

    /// Copies of all groups but the last `pending` are done. One whose age is at its
    /// limit may be older than that, and stays in flight where it matters.
    pub(super) fn join(&mut self, guard: &Expr, awaited: &Awaited) {
        let here = self.thread(guard, Thread::First);
        let pending = awaited.pending.as_ref();
        let pending = pending.map(|pending| self.thread(pending, Thread::First));
        for site in self.all_of(awaited.queue) {
            let age = Expr::var(flight_age(site));
            let done = match &pending {
                Some(pending) => bv::ult(pending.clone(), bv::zext(age, 32, 64), 64),
                None => Expr::bool(true),
            };
            let flight = Expr::var(flight_flag(site));
            let value = flight.and(here.clone().and(done).negate());
            self.set_to(flight_flag(site), value);
        }
    }

    /// What is in flight goes on the record that a barrier has cleared.
    pub(super) fn record_detached(&mut self, id: ObjectId, object: &ObjectModel) {
        for site in self.program.detached(id) {
            let kind = self.program.sites[site].kind;
            if !object.logs(kind) {
                continue;
            }
            let flight = Expr::var(flight_flag(site));
            if kind == AccessKind::Write {
                let value = Type::Bv(object.granularity.cell_bits);
                let value = self.arbitrary("copied", value);
                let var = object.written_value();
                let value = flight.clone().choose(value, Expr::var(var.clone()));
                self.set_to(var, value);
            }
            // The report looks for the access behind the barrier.
            let args = vec![
                AttrArg::Str("log".into()),
                AttrArg::Expr(Expr::int(site as i128)),
                AttrArg::Expr(flight.clone()),
                AttrArg::Expr(Expr::var(watch())),
            ];
            self.stmts.push(ivl::Stmt::Assume {
                attrs: vec![Attr {
                    name: "probe".into(),
                    args,
                }],
                expr: Expr::bool(true),
            });
            let var = object.flag(kind);
            let value = Expr::var(var.clone()).or(flight);
            self.set_to(var, value);
        }
    }

    /// A thread must not touch what its own copy may still write, nor write what it may
    /// still read.
    pub(super) fn check_detached(&mut self, access: &Access, hit: &Expr) {
        for site in self.program.detached(access.object) {
            let kind = self.program.sites[site].kind;
            if !kind.conflicts(access.kind) {
                continue;
            }
            let both = hit.clone().and(Expr::var(flight_flag(site)));
            if both.as_bool() == Some(false) {
                continue;
            }
            let claim = Claim::Obligation {
                what: Obligation::Keeps(Condition::CopyIsDone),
                thread: Some(Thread::First),
                span: self.program.sites[access.site].span,
            };
            self.assert(claim, both.negate());
        }
    }

    fn all_of(&self, queue: Queue) -> Vec<SiteId> {
        let mut all = self.all_detached();
        all.retain(|&site| self.program.sites[site].detached == Some(queue));
        all
    }

    fn all_detached(&self) -> Vec<SiteId> {
        let objects = self.program.objects.keys();
        objects
            .flat_map(|object| self.program.detached(object))
            .collect()
    }

    fn set_to(&mut self, var: Symbol, value: Expr) {
        self.stmts.push(ivl::Stmt::Assign { var, value });
    }
}
