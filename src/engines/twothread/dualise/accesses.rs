//! What accesses mean for a pair of threads.

use super::{Dualise, Thread, copy};
use crate::engines::twothread::claims::Claim;
use crate::engines::twothread::program::{Access, AccessKind, ObjectModel, watch};
use crate::ivl::builtins::bv;
use crate::ivl::{self, Attr, AttrArg, Expr, Symbol, Type};
use crate::kir::AddressSpace;

impl Dualise<'_> {
    /// The first thread records the access if it hits the watched offset.
    pub(super) fn log(&mut self, access: &Access) {
        if self.tracks() {
            return self.track(access);
        }
        let object = self.program.objects[access.object].clone();
        let hit = self.hit(access, Thread::First);
        let recorded = match access.kind {
            AccessKind::Write => self.newer(&object, hit.clone()),
            _ => hit.clone(),
        };
        self.probe("log", access, Thread::First, &recorded);
        self.check_detached(access, &hit);
        if access.kind == AccessKind::Write {
            let var = object.written_value();
            let value = match &access.value {
                Some(_) => self.watched_cell(access, &object, Thread::First),
                // An update that counts as a plain write: its value is arbitrary.
                None => self.arbitrary("update", Type::Bv(object.granularity.cell_bits)),
            };
            let value = recorded.choose(value, Expr::var(var.clone()));
            self.stmts.push(ivl::Stmt::Assign { var, value });
        }
        let var = object.flag(access.kind);
        let value = Expr::var(var.clone()).or(hit);
        self.stmts.push(ivl::Stmt::Assign { var, value });
        self.recorded.push(access.clone());
    }

    /// Does a write that hits replace the value that is on record? Where there is
    /// one, either may stay: the second thread has to agree with each of the values
    /// that the first one writes, not with the last one alone.
    fn newer(&mut self, object: &ObjectModel, hit: Expr) -> Expr {
        if !self.setting.tolerate_same_value {
            return hit;
        }
        let written = self.ever_recorded(object, AccessKind::Write);
        let replaces = self.arbitrary("replaces", Type::Bool);
        hit.and(written.negate().or(replaces))
    }

    /// The second thread's access must not hit what the first one recorded.
    pub(super) fn check(&mut self, access: &Access) {
        let object = self.program.objects[access.object].clone();
        let hit = self.hit(access, Thread::Second);
        let made = match self.tracks() {
            true => self.thread(&access.guard, Thread::Second),
            false => hit.clone(),
        };
        self.probe("check", access, Thread::Second, &made);
        for first in object.conflicting(access.kind) {
            let recorded = self.unordered(access, &object, first);
            let mut race = hit.clone().and(recorded);
            let both_write = access.kind == AccessKind::Write && first == AccessKind::Write;
            if both_write && self.setting.tolerate_same_value && access.deliberate {
                let second = self.watched_cell(access, &object, Thread::Second);
                race = race.and(bv::ne(Expr::var(object.written_value()), second));
            }
            let claim = Claim::RaceFreedom {
                second: access.site,
                object: access.object,
                first,
                copy: None,
            };
            let race = self.at_record(race, &object, first);
            self.assert(claim, race.negate());
        }
        self.check_copies(access, &hit);
    }

    /// Results and contents of memory.
    pub(super) fn perform(&mut self, access: &Access) {
        let object = self.program.objects[access.object].clone();
        if access.copy.is_some() {
            // From here on the copy's cells may be read only when it is done,
            // and then hold anything.
            if access.kind.is_write() {
                self.forget_contents(&object);
            }
            return;
        }
        let threads: &[Thread] = if access.uniform && access.value.is_none() {
            &[Thread::First]
        } else {
            &Thread::BOTH
        };
        for &thread in threads {
            if let Some((result, ty)) = &access.result {
                let target = if self.program.divergent(result) {
                    copy(result, thread)
                } else {
                    result.clone()
                };
                if access.kind == AccessKind::AtomicRead || !object.map {
                    self.stmts.push(ivl::Stmt::Havoc(vec![target]));
                } else {
                    let value = self.read(access, &object, ty, thread);
                    self.stmts.push(ivl::Stmt::Assign { var: target, value });
                }
                self.probe_read(access, result, thread);
            }
            if object.map && matches!(access.kind, AccessKind::Write | AccessKind::AtomicWrite) {
                self.write(access, &object, thread);
            }
        }
        if access.kind.is_write() {
            self.forget_between_warps(&object);
        }
    }

    fn read(&self, access: &Access, object: &ObjectModel, ty: &Type, thread: Thread) -> Expr {
        let map = Expr::var(self.map(object, thread));
        let offset = self.thread(&access.offset, thread);
        access.read(object, &map, &offset, ty)
    }

    fn write(&mut self, access: &Access, object: &ObjectModel, thread: Thread) {
        let cell_bits = object.granularity.cell_bits;
        let width = access.cells * cell_bits;
        let map = self.map(object, thread);
        let offset = self.thread(&access.offset, thread);
        let guard = self.thread(&access.guard, thread);
        let bits = match &access.value {
            Some(value) if access.kind == AccessKind::Write => {
                let bytes = self.program.sites[access.site].bytes;
                let value = self.thread(value, thread);
                let stored = 8 * bytes;
                if stored == width {
                    Some(value)
                } else {
                    // A narrow write keeps the rest of its last cell.
                    let old = self.read(access, object, &Type::Bv(width), thread);
                    Some(bv::concat(bv::extract(old, width, width, stored), value))
                }
            }
            // Other threads' atomics may come between: the contents are arbitrary.
            _ => None,
        };
        let mut contents = Expr::var(map.clone());
        for cell in 0..access.cells {
            let index = bv::add(offset.clone(), Expr::bv(u128::from(cell), 64), 64);
            let value = match &bits {
                Some(bits) => bv::extract(
                    bits.clone(),
                    width,
                    (cell + 1) * cell_bits,
                    cell * cell_bits,
                ),
                None => self.arbitrary("atomic", Type::Bv(cell_bits)),
            };
            contents = Expr::store(contents, index, value);
        }
        let value = guard.choose(contents, Expr::var(map.clone()));
        self.stmts.push(ivl::Stmt::Assign { var: map, value });
    }

    /// Does the thread's access touch the watched cell?
    pub(super) fn hit(&self, access: &Access, thread: Thread) -> Expr {
        let guard = self.thread(&access.guard, thread);
        guard.and(self.thread(&access.covers(access.offset.clone()), thread))
    }

    /// What the access writes to the watched cell, if it touches it.
    pub(super) fn watched_cell(
        &self,
        access: &Access,
        object: &ObjectModel,
        thread: Thread,
    ) -> Expr {
        let cell_bits = object.granularity.cell_bits;
        let value = access
            .value
            .as_ref()
            .expect("the caller checked that a value is written");
        let value = self.thread(value, thread);
        let stored = 8 * self.program.sites[access.site].bytes;
        let width = (access.cells * cell_bits).max(stored);
        let value = bv::zext(value, stored, width);
        let offset = self.thread(&access.offset, thread);
        let mut cell = bv::extract(value.clone(), width, cell_bits, 0);
        for index in 1..access.cells {
            let here = bv::add(offset.clone(), Expr::bv(u128::from(index), 64), 64);
            let part = bv::extract(
                value.clone(),
                width,
                (index + 1) * cell_bits,
                index * cell_bits,
            );
            cell = bv::eq(Expr::var(watch()), here).choose(part, cell);
        }
        cell
    }

    pub(super) fn map(&self, object: &ObjectModel, thread: Thread) -> Symbol {
        let map = object.map_symbol();
        if self.program.divergent(&map) {
            copy(&map, thread)
        } else {
            map
        }
    }

    pub(super) fn arbitrary(&mut self, what: &str, ty: Type) -> Expr {
        let var = self.fresh(what, ty);
        self.stmts.push(ivl::Stmt::Havoc(vec![var.clone()]));
        Expr::var(var)
    }

    /// Tells the report what a thread reads from memory of the grid.
    fn probe_read(&mut self, access: &Access, result: &Symbol, thread: Thread) {
        let space = self.program.objects[access.object].space;
        if !matches!(space, AddressSpace::Global | AddressSpace::Constant) {
            return;
        }
        let value = Expr::var(result.clone());
        let read = Access {
            value: Some(value),
            ..access.clone()
        };
        let guard = self.thread(&access.guard, thread);
        self.probe("read", &read, thread, &guard);
    }

    /// Tells the report what happened: which access, whether it hit, where and
    /// with which value.
    pub(super) fn probe(&mut self, name: &str, access: &Access, thread: Thread, hit: &Expr) {
        let mut args = vec![
            AttrArg::Str(name.to_string()),
            AttrArg::Expr(Expr::int(access.site as i128)),
            AttrArg::Expr(hit.clone()),
            // Of a copy, what it does to the watched cell is of interest.
            match access.copy {
                Some(_) => AttrArg::Expr(Expr::var(watch())),
                None => AttrArg::Expr(self.thread(&access.offset, thread)),
            },
        ];
        if let Some(value) = &access.value {
            args.push(AttrArg::Expr(self.thread(value, thread)));
        }
        self.stmts.push(ivl::Stmt::Assume {
            attrs: vec![Attr {
                name: "probe".into(),
                args,
            }],
            expr: Expr::bool(true),
        });
    }
}
