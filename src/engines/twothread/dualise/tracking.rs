//! The original race check ("Engineering a Static Verification Tool for GPU Kernels", §4,
//! after "GPUVerify: A Verifier for GPU Kernels", OOPSLA 2012): of each array and kind of
//! access at most one access of the first thread is tracked, any one, with one of the cells
//! that it touches. Kept to be compared with the watched offset.
//!
//! Everything else speaks of the watched offset; here its place is taken by the cell that
//! the record in question is of.
//! Does not: track asynchronous copies, nor what annotations say of accesses.

use super::{Dualise, Thread};
use crate::engines::twothread::program::{Access, AccessKind, ObjectModel, Variable, watch};
use crate::ivl::subst::{free_vars, map_vars};
use crate::ivl::{self, Expr, Symbol, Type};
use crate::options::optimisations::RaceCheck;

impl Dualise<'_> {
    /// Are single accesses tracked?
    pub(super) fn tracks(&self) -> bool {
        self.setting.race_check == RaceCheck::Original
    }

    pub(super) fn declare_tracked(&mut self, object: &ObjectModel) {
        for kind in AccessKind::ALL {
            if self.tracks() && object.logs(kind) {
                let variable = Variable {
                    ty: Type::Bv(64),
                    divergent: false,
                    source_name: None,
                };
                self.program.vars.insert(object.tracked(kind), variable);
            }
        }
    }

    /// The first thread's access becomes the one that is tracked, or does not.
    pub(super) fn track(&mut self, access: &Access) {
        let object = self.program.objects[access.object].clone();
        let cell = match access.cells {
            1 => self.thread(&access.offset, Thread::First),
            _ => self.arbitrary("cell", Type::Bv(64)),
        };
        let chosen = self.arbitrary("track", Type::Bool);
        let hit = self.hit(access, Thread::First);
        let tracked = at(&hit, &cell).and(chosen);
        self.probe("log", access, Thread::First, &tracked);
        if access.kind == AccessKind::Write {
            let value = match &access.value {
                Some(_) => at(&self.watched_cell(access, &object, Thread::First), &cell),
                // An update that counts as a plain write: its value is arbitrary.
                None => self.arbitrary("update", Type::Bv(object.granularity.cell_bits)),
            };
            self.replace(object.written_value(), &tracked, value);
        }
        self.replace(object.tracked(access.kind), &tracked, cell);
        self.replace(object.flag(access.kind), &tracked, Expr::bool(true));
        self.recorded.push(access.clone());
    }

    /// The condition on the watched offset, of the cell on record.
    pub(super) fn at_record(&self, expr: Expr, object: &ObjectModel, kind: AccessKind) -> Expr {
        match self.tracks() {
            true => at(&expr, &Expr::var(object.tracked(kind))),
            false => expr,
        }
    }

    /// The same for an invariant; none where it speaks of several records at once.
    pub(super) fn tracked_invariant(&self, expr: &Expr) -> Option<Expr> {
        let names = free_vars(expr);
        if !self.tracks() || !names.contains(&watch()) {
            return Some(expr.clone());
        }
        let objects = self.program.objects.values();
        let mut records = objects
            .flat_map(|object| AccessKind::ALL.map(|kind| (object, kind)))
            .filter(|(object, kind)| names.contains(&object.flag(*kind)));
        match (records.next(), records.next()) {
            (Some((object, kind)), None) => Some(self.at_record(expr.clone(), object, kind)),
            _ => None,
        }
    }

    fn replace(&mut self, var: Symbol, condition: &Expr, new: Expr) {
        let value = condition.clone().choose(new, Expr::var(var.clone()));
        self.stmts.push(ivl::Stmt::Assign { var, value });
    }
}

/// The expression with this cell in place of the watched one.
fn at(expr: &Expr, cell: &Expr) -> Expr {
    map_vars(expr, &mut |name| (*name == watch()).then(|| cell.clone()))
}
