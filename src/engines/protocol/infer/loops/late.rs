//! Closed forms that show only when a loop's body has been read.
//!
//! A pointer that an inner loop advances, or several statements, is first taken as unknown
//! in each iteration. If the body turns out to leave it an amount further that the
//! loop does not change, it is that amount times the rounds behind where it began. If the
//! body makes it anew from the counter, it is that of the counter one round before.

use super::Counter;
use super::induction::resize;
use crate::analysis::cfg::LoopId;
use crate::engines::protocol::ast::Stmt;
use crate::engines::protocol::infer::Infer;
use crate::engines::protocol::subst::Subst;
use crate::kir::{Inst, Type, ValueId};
use crate::smt::{Node, Pool, Term};

/// What an unknown turned out to be, and what is known of that in each round.
struct Found {
    unknown: Term,
    closed: Term,
    facts: Vec<Term>,
}

impl Infer<'_> {
    /// Replaces what was unknown of the phis of the loop's head; `body` is what the
    /// loop does.
    pub(in crate::engines::protocol::infer) fn find_late_closed_forms(
        &mut self,
        id: LoopId,
        body: &mut Vec<Stmt>,
    ) {
        let Some(counter) = self.learned.counters.get(&id).cloned() else {
            return;
        };
        for phi in self.phis(id) {
            if let Some(Found {
                unknown,
                closed,
                facts,
            }) = self.late_closed_form(id, phi, &counter)
            {
                body.retain(|stmt| !matches!(stmt, Stmt::Local(var) if var.term == unknown));
                self.replace(unknown, closed, body);
                body.splice(0..0, facts.into_iter().map(Stmt::Assume));
            }
        }
    }

    fn late_closed_form(&mut self, id: LoopId, phi: ValueId, counter: &Counter) -> Option<Found> {
        let (init, next) = (self.init_value(id, phi)?, self.next_value(id, phi)?);
        let (unknown, init, next) = if self.context.kernel.values[phi].ty.is_ptr() {
            (self.offset(phi)?, self.offset(init)?, self.offset(next)?)
        } else {
            let Type::Int(_) = self.context.kernel.values[phi].ty else {
                return None;
            };
            let parent = self.context.cfg.loops[id].parent;
            let (init, next) = (self.term(init, parent), self.term(next, Some(id)));
            (self.learned.terms[phi]?, init, next)
        };
        let is_unknown = matches!(self.protocol.pool.node(unknown), Node::Var(_))
            && self.is_bound_by(unknown, id)
            && ![counter.var, counter.distance].contains(&unknown);
        if !is_unknown || !self.is_free_of(init, id) {
            return None;
        }
        if self.depends_only_on(next, id, counter.var) {
            return Some(Found {
                unknown,
                closed: self.made_anew(id, init, next, counter)?,
                facts: Vec::new(),
            });
        }
        if self.protocol.pool.is_bool(next) {
            return None;
        }
        let step = self.pool().bv_sub(next, unknown);
        if !self.is_free_of(step, id) {
            return None;
        }
        let rounds = self.rounds(counter)?;
        let pool = self.pool();
        let width = pool.width(step);
        let rounds = resize(pool, rounds, width);
        let way = pool.bv_mul(step, rounds);
        let closed = pool.bv_add(init, way);
        let facts = match self.only_moves_inside(id, phi) {
            true => self.stays_inside(init, step, rounds),
            false => Vec::new(),
        };
        Some(Found {
            unknown,
            closed,
            facts,
        })
    }

    /// The phi is a pointer, and in the loop it goes from one place of its array to
    /// another.
    fn only_moves_inside(&self, id: LoopId, phi: ValueId) -> bool {
        let mut work = vec![phi];
        let mut seen = Vec::new();
        while let Some(value) = work.pop() {
            if seen.contains(&value)
                || !self.context.home[value].is_some_and(|b| self.context.cfg.in_loop(id, b))
            {
                continue;
            }
            seen.push(value);
            match self.inst(value) {
                Some(Inst::PtrAdd {
                    base,
                    inbounds: true,
                    ..
                }) => work.push(*base),
                Some(Inst::Phi { incoming }) => work.extend(incoming.iter().map(|(_, v)| *v)),
                _ => return false,
            }
        }
        self.context.kernel.values[phi].ty.is_ptr()
    }

    fn made_anew(&mut self, id: LoopId, init: Term, next: Term, counter: &Counter) -> Option<Term> {
        let width = self.protocol.pool.width(counter.var);
        if counter.counts_rounds {
            let pool = self.pool();
            let (zero, one) = (pool.bv(0, width), pool.bv(1, width));
            let before = pool.bv_sub(counter.var, one);
            let first = pool.eq(counter.var, zero);
            let mut subst = Subst::new();
            subst.bind(counter.var, before, pool);
            let made = subst.term(pool, next);
            return Some(pool.ite(first, init, made));
        }
        if self.protocol.pool.width(counter.distance) != width {
            return None;
        }
        let unit = self.amount(id, counter.unit, width)?;
        let pool = &mut self.protocol.pool;
        let at = |pool: &mut Pool, value: Term| {
            let mut subst = Subst::new();
            subst.bind(counter.var, value, pool);
            subst.term(pool, next)
        };
        let before = pool.bv_sub(counter.var, unit);
        let made = at(pool, before);
        let lo = pool.bv_sub(counter.var, counter.distance);
        if !self.is_free_of(lo, id) {
            return None;
        }
        let pool = &mut self.protocol.pool;
        let before_first = pool.bv_sub(lo, unit);
        if at(pool, before_first) == init {
            return Some(made);
        }
        if self.exact.get(&id) != Some(&true) {
            return None;
        }
        let pool = self.pool();
        let zero = pool.bv(0, width);
        let first = pool.eq(counter.distance, zero);
        Some(pool.ite(first, init, made))
    }

    /// Where a pointer into one object points to.
    fn offset(&mut self, value: ValueId) -> Option<Term> {
        match self.pointer(value).as_slice() {
            [case] => Some(case.offset),
            _ => None,
        }
    }

    /// Puts a term in the place of a variable, in all that is known so far.
    fn replace(&mut self, var: Term, by: Term, body: &mut [Stmt]) {
        let mut subst = Subst::new();
        subst.bind(var, by, &self.protocol.pool);
        let pool = &mut self.protocol.pool;
        let mut put = |term: &mut Term| *term = subst.term(pool, *term);
        for stmt in body {
            stmt.for_each_term(&mut put);
        }
        self.learned.for_each_term(put);
    }
}
