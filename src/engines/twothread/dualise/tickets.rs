//! Order between blocks that draw tickets (see `facts/release_chain.rs`): what the first thread had
//! on record when its block released is ordered before the second one, if that has
//! acquired a later ticket.

use super::{Dualise, Thread};
use crate::engines::twothread::program::{AccessKind, ObjectModel, Variable};
use crate::ivl::builtins::bv;
use crate::ivl::{self, Expr, Symbol, Type};
use crate::kir::AddressSpace;

impl Dualise<'_> {
    /// Is such an access on record that nothing orders before the second thread?
    pub(super) fn on_record(&self, object: &ObjectModel, kind: AccessKind) -> Expr {
        let recorded = Expr::var(object.flag(kind));
        let Some(ticket) = self.program.ticket.as_ref().filter(|_| passes_on(object)) else {
            return recorded;
        };
        let of = |name: &Symbol, thread| self.thread(&Expr::var(name.clone()), thread);
        let greater = bv::ugt(
            of(&ticket.number, Thread::Second),
            of(&ticket.number, Thread::First),
            ticket.width,
        );
        let cell = |cell, thread| self.thread(cell, thread);
        let later = match &ticket.cell {
            Some(of) => (cell(of, Thread::First).equals(cell(of, Thread::Second))).and(greater),
            None => greater,
        };
        let counter = ticket.observed.map(|id| &self.program.objects[id].symbol);
        // Nothing but the drawing touches the counter atomically, and what else touches it
        // comes behind its own block's drawing.
        if counter == Some(&object.symbol) && kind == AccessKind::AtomicWrite {
            let drawn = recorded.or(Expr::var(object.released(kind)));
            return drawn.and(later.negate());
        }
        let ordered = of(&ticket.acquired, Thread::Second).and(later);
        recorded.or(Expr::var(object.released(kind)).and(ordered.negate()))
    }

    /// Has the first thread made such an access, ordered or not?
    pub(super) fn ever_recorded(&self, object: &ObjectModel, kind: AccessKind) -> Expr {
        let recorded = Expr::var(object.flag(kind));
        match self.program.ticket.is_some() && passes_on(object) {
            true => recorded.or(Expr::var(object.released(kind))),
            false => recorded,
        }
    }

    pub(super) fn release(&mut self, guard: &Expr) {
        let guard = self.thread(guard, Thread::First);
        for (object, kind) in self.released_records() {
            let (from, to) = (object.flag(kind), object.released(kind));
            let moved = guard.clone().and(Expr::var(from.clone()));
            self.stmts.push(ivl::Stmt::Assign {
                value: Expr::var(to.clone()).or(moved),
                var: to,
            });
            self.stmts.push(ivl::Stmt::Assign {
                value: Expr::var(from.clone()).and(guard.clone().negate()),
                var: from,
            });
        }
    }

    pub(super) fn nothing_released(&mut self) {
        for (object, kind) in self.released_records() {
            let (var, value) = (object.released(kind), Expr::bool(false));
            self.stmts.push(ivl::Stmt::Assign { var, value });
        }
    }

    pub(super) fn declare_released(&mut self) {
        for (object, kind) in self.released_records() {
            let variable = Variable {
                ty: Type::Bool,
                divergent: false,
                source_name: None,
            };
            let var = object.released(kind);
            self.program.vars.insert(var, variable);
        }
    }

    fn released_records(&self) -> Vec<(ObjectModel, AccessKind)> {
        if self.program.ticket.is_none() {
            return Vec::new();
        }
        let objects = self.program.objects.values().filter(|o| passes_on(o));
        let records = objects.flat_map(|object| AccessKind::ALL.map(|kind| (object, kind)));
        let logged = records.filter(|(object, kind)| object.logs(*kind));
        logged
            .map(|(object, kind)| (object.clone(), kind))
            .collect()
    }
}

/// Is the object one that blocks pass on to each other?
fn passes_on(object: &ObjectModel) -> bool {
    object.space == AddressSpace::Global
}
