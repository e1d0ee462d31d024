//! Accesses: where the first thread stops, and what the second one compares with it.

use super::{Binding, Composition, Goal, record};
use crate::engines::twothread::claims::Claim;
use crate::engines::twothread::dualise::{Thread, copy};
use crate::engines::twothread::program::{Access, AccessKind, SiteId, Stmt, is_round, watch};
use crate::ivl::builtins::bv;
use crate::ivl::{self, Attr, AttrArg, Expr, Symbol, Transfer};

impl Composition<'_> {
    /// The first thread stops here, or the second one compares.
    pub(super) fn compare(&mut self, access: &Access, bound: Option<Binding>, thread: Thread) {
        let object = &self.program.objects[access.object];
        let conflicts = object.checked && object.conflicting(access.kind).next().is_some();
        if matches!(self.goal, Goal::Lemmas(_)) || !conflicts {
            return;
        }
        match thread {
            Thread::First => self.stop_here(access, bound),
            Thread::Second => self.check(access, bound),
        }
    }

    pub(super) fn stop_here(&mut self, access: &Access, bound: Option<Binding>) {
        let Some(entry) = self.program.blocks.first().map(|b| b.label.clone()) else {
            return;
        };
        self.fresh += 1;
        let (stop, on) = (
            Symbol::new(format!("{}.stop{}", self.label, self.fresh)),
            Symbol::new(format!("{}.on{}", self.label, self.fresh)),
        );
        self.end(Transfer::Goto(vec![stop.clone(), on.clone()]));
        self.label = stop;
        let hit = self.hit(access, Thread::First);
        self.assume(hit);
        self.probe("log", access, Thread::First, &Expr::bool(true));
        self.set(record(), Expr::bv(access.site as u128 + 1, 32));
        if let Some(binding) = bound {
            self.only_by_phase(binding);
        }
        self.end(Transfer::Goto(vec![copy(&entry, Thread::Second)]));
        self.label = on;
    }

    pub(super) fn check(&mut self, access: &Access, bound: Option<Binding>) {
        let object = self.program.objects[access.object].clone();
        let hit = self.hit(access, Thread::Second).and(object.filled.clone());
        self.probe("check", access, Thread::Second, &hit);
        let is_init = self.inits.contains(&access.site);
        for first in object.conflicting(access.kind) {
            let mut race = Expr::bool(false);
            for site in self.sites(access, first) {
                let earlier_is_init = self.inits.contains(&site);
                // The other way round, the initialisation is the first thread's.
                if is_init && first.is_atomic() {
                    continue;
                }
                let ordered = match (earlier_is_init, is_init) {
                    // No barrier object is initialised twice.
                    (true, true) => Expr::bool(false),
                    (true, false) => self.first_before_second(),
                    _ => {
                        let before = self.first_before_second();
                        before.or(self.second_before_first(bound))
                    }
                };
                let here = bv::eq(Expr::var(record()), Expr::bv(site as u128 + 1, 32));
                let two = self.are_two(site, access.site, bound.is_some());
                let followed = self.followed(self.is_bound(site), bound);
                race = race.or(here.and(two).and(followed).and(ordered.negate()));
            }
            let expr = hit.clone().and(race).negate();
            if expr.as_bool() == Some(true) {
                continue;
            }
            let claim = Claim::RaceFreedom {
                second: access.site,
                object: access.object,
                first,
                copy: None,
            };
            self.stmts.push(self.claims.assert(claim, expr));
        }
    }

    /// The accesses of this kind that the first thread may have stopped at.
    fn sites(&self, access: &Access, kind: AccessKind) -> Vec<SiteId> {
        let sites = self.program.sites.iter().enumerate();
        sites
            .filter(|(_, site)| site.object == access.object && site.kind == kind)
            .map(|(id, _)| id)
            .collect()
    }

    /// Two accesses that are not one: of different threads, or one is a copy.
    fn are_two(&self, first: SiteId, second: SiteId, bound: bool) -> Expr {
        let first_bound = self.is_bound(first);
        let distinct = self.pair(&self.distinct);
        match (first_bound, bound) {
            (true, false) => Expr::bool(true),
            (true, true) if first != second => Expr::bool(true),
            (true, true) => {
                let mut result = distinct;
                for round in self.rounds() {
                    let [one, other] = Thread::BOTH.map(|t| Expr::var(copy(&round, t)));
                    result = result.or(bv::ne(one, other));
                }
                result
            }
            // A copy by the second thread is seen from the other side.
            (false, _) => distinct,
        }
    }

    fn is_bound(&self, site: SiteId) -> bool {
        self.program.blocks.iter().any(|block| {
            block
                .stmts
                .iter()
                .any(|stmt| matches!(stmt, Stmt::Bound { access, .. } if access.site == site))
        })
    }

    /// Numbers of rounds of the loops.
    pub(super) fn rounds(&self) -> Vec<Symbol> {
        let vars = self.program.vars.keys();
        vars.filter(|name| is_round(name)).cloned().collect()
    }

    /// What is read, where nobody writes it; anything else is arbitrary.
    pub(super) fn perform(&mut self, access: &Access, thread: Thread) {
        let Some((result, ty)) = &access.result else {
            return;
        };
        let object = &self.program.objects[access.object];
        let target = copy(result, thread);
        if object.written || !object.map || access.kind != AccessKind::Read {
            self.stmts.push(ivl::Stmt::Havoc(vec![target]));
            return;
        }
        let map = Expr::var(object.map_symbol());
        let offset = self.thread(&access.offset, thread);
        let value = access.read(object, &map, &offset, ty);
        self.set(target, value);
    }

    fn hit(&self, access: &Access, thread: Thread) -> Expr {
        let guard = self.thread(&access.guard, thread);
        guard.and(self.thread(&access.covers(access.offset.clone()), thread))
    }

    fn probe(&mut self, name: &str, access: &Access, thread: Thread, hit: &Expr) {
        let offset = match access.copy {
            Some(_) => Expr::var(watch()),
            None => self.thread(&access.offset, thread),
        };
        let args = vec![
            AttrArg::Str(name.to_string()),
            AttrArg::Expr(Expr::int(access.site as i128)),
            AttrArg::Expr(hit.clone()),
            AttrArg::Expr(offset),
        ];
        self.stmts.push(ivl::Stmt::Assume {
            attrs: vec![Attr {
                name: "probe".into(),
                args,
            }],
            expr: Expr::bool(true),
        });
    }
}
