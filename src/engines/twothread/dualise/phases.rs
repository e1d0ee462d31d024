//! What barrier objects mean for threads that use them together (`analysis::together`): what the
//! block has done to an object is counted once for both threads, whoever of them did it.
//!
//! Each arrival is that of the one thread which the object waits for, so that phase `n` ends
//! once the `n`-th arrival was made and all bytes have come that were announced before. A thread
//! that knows `n` phases to be over and waits with the parity of `n` knows `n + 1` of them to be
//! over behind it. Both threads wait at the same places, and know the same. That
//! the next arrival does not come before the phase is over is claimed there: whoever arrives has
//! waited. An object is initialised, or given up, when all its phases are over; that is also an
//! access of its memory, compared as all others are.
//!
//! A copy is begun for the phase that was arrived at last, where that still expects its bytes, and
//! for the next one otherwise. For each side of a copy in the source one flag says that a copy of
//! the first thread is in flight and touches the watched cell; it is followed where it is for
//! the barrier that is followed, which is any. What a copy of the first thread touches is compared
//! with what either thread accesses, as no barrier of the block orders it.

use super::{Dualise, Thread};
use crate::engines::twothread::claims::{Claim, Obligation};
use crate::engines::twothread::program::{
    Access, COUNTER, MANY, Phase, PhaseOp, SiteId, Stmt, arrived, balance, bound, counters,
    expecting, flight_event, flight_flag, is_round, live, stage, waited,
};
use crate::ivl::builtins::bv;
use crate::ivl::{self, Expr, Symbol, Type};
use crate::kir::Construct;
use crate::report::condition::Condition;

impl Dualise<'_> {
    /// Nothing has been done to any object when the kernel starts.
    pub(super) fn no_phases(&mut self) {
        for class in 0..self.program.classes.len() {
            self.forget_phases(class, &Expr::bool(true));
            self.put(live(class), Expr::bool(false), &Expr::bool(true));
        }
        let rounds = self.program.vars.keys().filter(|name| is_round(name));
        for round in rounds.cloned().collect::<Vec<_>>() {
            self.put(round, number(0), &Expr::bool(true));
        }
    }

    pub(super) fn phase(&mut self, phase: &Phase) {
        let class = phase.class;
        let here = self.is_followed(class, phase.element.as_ref());
        let here = here.and(self.thread(&phase.when, Thread::First));
        let of = |name: fn(usize) -> Symbol| Expr::var(name(class));
        let next = bv::add(of(arrived), number(1), COUNTER);
        let (in_use, what) = match &phase.op {
            PhaseOp::Init => (
                Expr::var(live(class)).negate(),
                Construct::ObjectInitialisedAgain,
            ),
            _ => (Expr::var(live(class)), Construct::ObjectNotInitialised),
        };
        self.require_of_phase(here.clone().implies(in_use), what, phase);
        match &phase.op {
            PhaseOp::Init | PhaseOp::GiveUp => {
                // No copy is on its way for a phase to come, and no phase is open.
                let none = [arrived, bound].map(|name| bv::ule(of(name), of(waited), COUNTER));
                let none = none.into_iter().fold(Expr::bool(true), Expr::and);
                let what = Construct::ObjectInitialisedAgain;
                self.require_of_phase(here.clone().implies(none), what, phase);
                self.forget_phases(class, &here);
                let used = matches!(phase.op, PhaseOp::Init);
                self.put(live(class), Expr::bool(used), &here);
            }
            PhaseOp::Expect { bytes } => {
                self.claim_over(phase, &here);
                let bytes = self.thread(bytes, Thread::First);
                let more = bv::add(of(balance), bytes.clone(), 64);
                let value = bv::eq(of(expecting), next.clone()).choose(more, bytes);
                self.put(balance(class), value, &here);
                self.put(expecting(class), next, &here);
            }
            PhaseOp::Arrive { .. } => {
                self.claim_over(phase, &here);
                let owed = bv::slt(of(balance), Expr::bv(0, 64), 64);
                let current = bv::eq(of(expecting), next.clone());
                let expr = here.clone().and(current).implies(owed.negate());
                self.require_of_phase(expr, Construct::CopiesOfMoreBytes, phase);
                let few = here
                    .clone()
                    .implies(bv::ult(of(arrived), number(MANY), COUNTER));
                self.stmts.push(ivl::Stmt::Assume {
                    attrs: Vec::new(),
                    expr: few,
                });
                self.put(arrived(class), next, &here);
            }
            PhaseOp::Copy { bytes: Some(bytes) } => self.begin_copy(phase, bytes, &here),
            PhaseOp::WaitParity { parity } => {
                let parity = bv::extract(self.thread(parity, Thread::First), 64, 1, 0);
                let own = bv::extract(of(waited), COUNTER, 1, 0);
                let one_more = bv::add(of(waited), number(1), COUNTER);
                let value = bv::eq(own, parity).choose(one_more, of(waited));
                self.put(waited(class), value, &here);
                // Whoever arrives has come here before, so that no phase more can be over.
                let made = here.implies(bv::ule(of(waited), of(arrived), COUNTER));
                self.stmts.push(ivl::Stmt::Assume {
                    attrs: Vec::new(),
                    expr: made,
                });
                self.land(class);
            }
            PhaseOp::Copy { bytes: None }
            | PhaseOp::Sync
            | PhaseOp::Wait { .. }
            | PhaseOp::Try { .. } => unreachable!("threads do not do this together"),
        }
    }

    fn forget_phases(&mut self, class: usize, here: &Expr) {
        for (name, ty) in counters(class) {
            if let Type::Bv(width) = ty {
                self.put(name, Expr::bv(0, width), here);
            }
        }
    }

    /// The phase of the arrival before is over, for whoever comes here.
    fn claim_over(&mut self, phase: &Phase, here: &Expr) {
        let [count, known] = [arrived, waited].map(|name| Expr::var(name(phase.class)));
        let expr = here.clone().implies(bv::uge(known, count, COUNTER));
        self.require_of_phase(expr, Construct::ArriveBeforePhaseEnds, phase);
    }

    fn begin_copy(&mut self, phase: &Phase, bytes: &Expr, here: &Expr) {
        let class = phase.class;
        let of = |name: fn(usize) -> Symbol| Expr::var(name(class));
        let bytes = self.thread(bytes, Thread::First);
        let expected = bv::eq(of(expecting), of(arrived))
            .and(bv::sge(of(balance), bytes.clone(), 64))
            .and(bv::sge(bytes.clone(), Expr::bv(0, 64), 64));
        let new = here.clone().and(expected.clone().negate());
        self.claim_over(phase, &new);
        let next = bv::add(of(arrived), number(1), COUNTER);
        let owed = bv::eq(of(expecting), next.clone()).choose(of(balance), Expr::bv(0, 64));
        let left = expected.clone().choose(of(balance), owed);
        let belongs = expected.choose(of(arrived), next);
        // Each of them is read before it is written.
        self.put(bound(class), belongs, here);
        self.put(balance(class), bv::sub(left, bytes, 64), here);
        self.put(expecting(class), of(bound), here);
    }

    /// A side of the copy that was just begun.
    pub(super) fn bind(&mut self, access: &Access, class: usize, element: Option<&Expr>) {
        let hit = self.hit(access, Thread::First);
        self.probe("log", access, Thread::First, &hit);
        self.check_detached(access, &hit);
        self.check_copies_at_once(access, &hit);
        let hit = hit.and(self.is_followed(class, element));
        let (flag, event) = (flight_flag(access.site), flight_event(access.site));
        let follow = self.arbitrary("follow", Type::Bool);
        let follow = hit.clone().and(Expr::var(flag.clone()).negate().or(follow));
        let belongs = bv::zext(Expr::var(bound(class)), COUNTER, 64);
        self.put(event, belongs, &follow);
        for (ghost, value) in self.program.flight_ghosts(access.site) {
            self.put(ghost, Expr::var(value), &follow);
        }
        self.put(flag, Expr::bool(true), &hit);
    }

    /// Nor must copies that both threads begin here touch the same.
    fn check_copies_at_once(&mut self, access: &Access, hit: &Expr) {
        if !access.kind.conflicts(access.kind) {
            return;
        }
        let claim = Claim::RaceFreedom {
            second: access.site,
            object: access.object,
            first: access.kind,
            copy: Some(access.site),
        };
        let both = hit.clone().and(self.hit(access, Thread::Second));
        self.assert(claim, both.negate());
    }

    /// A thread must not touch what its own copy may still write, nor write what it may still read.
    pub(super) fn check_own_copies(&mut self, access: &Access) {
        let sites = self.program.copies(access.object).into_iter();
        let flights = sites.filter(|&site| {
            let kind = self.program.sites[site].kind;
            self.class_of(site).is_some() && kind.conflicts(access.kind)
        });
        let flight = flights.map(|site| Expr::var(flight_flag(site)));
        let flight = flight.fold(Expr::bool(false), Expr::or);
        let both = self.hit(access, Thread::First).and(flight);
        if both.as_bool() != Some(false) {
            let claim = Claim::Obligation {
                what: Obligation::Keeps(Condition::CopyIsDone),
                thread: Some(Thread::First),
                span: self.program.sites[access.site].span,
            };
            self.assert(claim, both.negate());
        }
    }

    /// Copies for phases that are known to be over are done.
    fn land(&mut self, class: usize) {
        for site in 0..self.program.sites.len() {
            if self.class_of(site) == Some(class) {
                // It was a counter when the copy began.
                let event = bv::trunc(Expr::var(flight_event(site)), 64, COUNTER);
                let over = bv::ule(event, Expr::var(waited(class)), COUNTER);
                self.put(flight_flag(site), Expr::bool(false), &over);
            }
        }
    }

    /// The class of the barrier that copies of the site are bound to.
    pub(super) fn class_of(&self, site: SiteId) -> Option<usize> {
        let stmts = self.program.blocks.iter().flat_map(|block| &block.stmts);
        stmts.into_iter().find_map(|stmt| match stmt {
            Stmt::Bound { access, class, .. } if access.site == site => Some(*class),
            _ => None,
        })
    }

    fn is_followed(&self, class: usize, element: Option<&Expr>) -> Expr {
        let followed = match self.program.classes[class].indexed {
            true => Expr::var(stage()),
            false => number(0),
        };
        match element {
            Some(element) => bv::eq(followed, self.thread(element, Thread::First)),
            None => Expr::bool(true),
        }
    }

    fn require_of_phase(&mut self, expr: Expr, what: Construct, phase: &Phase) {
        if expr.as_bool() != Some(true) {
            let claim = Claim::Obligation {
                what: Obligation::NotReached(what),
                thread: Some(Thread::First),
                span: phase.span,
            };
            self.assert(claim, expr);
        }
    }

    /// Assigns where the condition holds.
    fn put(&mut self, var: Symbol, value: Expr, here: &Expr) {
        let value = here.clone().choose(value, Expr::var(var.clone()));
        self.stmts.push(ivl::Stmt::Assign { var, value });
    }
}

fn number(value: u128) -> Expr {
    Expr::bv(value, COUNTER)
}
