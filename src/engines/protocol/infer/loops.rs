//! What loops count through.
//!
//! A loop whose head alone leaves it, comparing a counter with a bound, is a range:
//! exactly the numbers that the body runs for, provided that the counter provably
//! does not wrap around before it meets the bound. Any other loop counts its
//! iterations up to an unknown number, and what its head or body tests are guards.
//! Other variables of a loop are closed forms of the count where they advance by
//! additions or shifts of loop-invariant amounts, else unknown in each iteration.

mod approach;
mod induction;
mod late;
mod left;
mod ranges;
mod rotation;

use std::collections::BTreeSet;

use super::Infer;
use super::pointers::Case;
use crate::analysis::cfg::LoopId;
use crate::engines::protocol::ast::{Level, Range, Reach, Stmt, Variable};
use crate::engines::protocol::subst::Subst;
use crate::kir::{BlockId, Inst, IntPredicate, Terminator, ValueId};
use crate::smt::{BvOp, Node, Sort, Term};

/// How far a loop is in its iterations.
#[derive(Clone)]
pub(super) struct Counter {
    /// The variable of the range.
    var: Term,
    /// A number less than two to its width: how often the loop has been round,
    /// times `unit`.
    distance: Term,
    unit: Amount,
    /// The variable is the number of rounds gone, which does not wrap around.
    counts_rounds: bool,
    /// The variable's value when the loop is left, where the head alone leaves it.
    pub after: Option<Term>,
}

impl Counter {
    /// The variable of the range.
    pub fn var(&self) -> Term {
        self.var
    }

    /// Visits every term but the variable, which a loop's range declares.
    pub fn for_each_term(&mut self, visit: &mut impl FnMut(&mut Term)) {
        let Counter {
            var: _,
            distance,
            unit: Amount::Const(_) | Amount::Value(_),
            counts_rounds: _,
            after,
        } = self;
        visit(distance);
        after.iter_mut().for_each(visit);
    }

    fn counts_ones(&self) -> bool {
        self.unit == Amount::Const(1)
    }
}

/// A loop as a statement without its body.
pub(super) struct Head {
    pub var: Variable,
    pub range: Range,
    /// All iterations of the range go on from the head.
    pub exact: bool,
}

/// By how much something advances.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Amount {
    Const(i128),
    /// A value that the loop does not change.
    Value(ValueId),
}

#[derive(Clone, Copy)]
enum Advance {
    Add(Amount),
    /// Minus a value that the loop does not change.
    Sub(ValueId),
    Shift(BvOp, u32),
}

/// `counter pred bound`: when the loop goes on.
struct Test {
    phi: ValueId,
    pred: IntPredicate,
    bound: ValueId,
}

impl Infer<'_> {
    /// Makes the loop's counter and binds the phis of its head.
    pub(super) fn enter_loop(&mut self, id: LoopId, synchronised: bool) -> Head {
        // A range says that threads count through the same numbers; where they only
        // go round together, rounds are counted.
        let test = self.test(id).filter(|_| !self.together.contains_key(&id));
        let found = test.as_ref().and_then(|test| {
            self.constant_range(id, test)
                .or_else(|| self.range(id, test))
        });
        let (head, counter) = match found {
            Some(found) => found,
            None => self.count(id, synchronised),
        };
        self.bound.insert(head.var.term, id);
        self.learned.counters.insert(id, counter.clone());
        for phi in self.phis(id) {
            if self.learned.terms[phi].is_none() && !self.learned.pointers.contains_key(&phi) {
                self.bind_phi(id, phi, &counter);
            }
        }
        self.state_rotations(id);
        head
    }

    /// Where analysis does not say that threads go round a loop with barriers
    /// together, it is left to be shown of each way out.
    pub(super) fn leave_as_shown(&mut self, id: LoopId, reach: Reach) {
        let allowed = match reach {
            Reach::Grid => Level::Grid,
            _ => Level::Block,
        };
        let direct = self.context.cfg.loops[id]
            .exits
            .iter()
            .all(|(from, _)| self.context.cfg.loop_of[*from] == Some(id));
        if self.loop_level(id) > allowed && direct {
            self.together.insert(id, reach);
        }
    }

    /// For which threads the loop runs equally often.
    pub(super) fn loop_level(&self, id: LoopId) -> Level {
        match self.together.get(&id) {
            Some(Reach::Grid) => return Level::Grid,
            Some(_) => return Level::Block,
            None => {}
        }
        self.context.cfg.loops[id]
            .exits
            .iter()
            .map(|(from, _)| self.control_level(*from))
            .max()
            .unwrap_or(Level::Grid)
    }

    pub(super) fn head_alone_leaves(&self, id: LoopId) -> bool {
        let header = self.context.cfg.loops[id].header;
        let exits = &self.context.cfg.loops[id].exits;
        exits.iter().all(|(from, _)| *from == header)
    }

    /// When control stays in the loop at its head.
    fn goes_on(&mut self, id: LoopId) -> Term {
        let header = self.context.cfg.loops[id].header;
        let inside: BTreeSet<BlockId> = self.context.cfg.successors[header]
            .iter()
            .copied()
            .filter(|to| self.context.cfg.in_loop(id, *to))
            .collect();
        let edges: Vec<Term> = inside.into_iter().map(|to| self.edge(header, to)).collect();
        self.pool().or(edges)
    }

    /// What is known after the loop of the last value of its counter.
    pub(super) fn facts_after(&mut self, id: LoopId) -> Option<Term> {
        let counter = self.learned.counters.get(&id)?.clone();
        let after = counter.after?;
        // The values of ranges say it already.
        if !matches!(self.protocol.pool.node(after), Node::Var(_)) || after == counter.var {
            return None;
        }
        let goes_on = self.goes_on(id);
        if !self.depends_only_on(goes_on, id, counter.var) {
            return None;
        }
        let width = self.protocol.pool.width(after);
        let at = |infer: &mut Self, value: Term| {
            let mut subst = Subst::new();
            subst.bind(counter.var, value, &infer.protocol.pool);
            subst.term(&mut infer.protocol.pool, goes_on)
        };
        let ends = at(self, after);
        let one = self.pool().bv(1, width);
        let before = self.pool().bv_sub(after, one);
        let went_on = at(self, before);
        let pool = self.pool();
        let zero = pool.bv(0, width);
        let first = pool.eq(after, zero);
        let (ends, went_on) = (pool.not(ends), pool.or([first, went_on]));
        Some(pool.and([ends, went_on]))
    }

    /// In an iteration of a synchronised loop: the one before went on.
    pub(super) fn facts_inside(&mut self, id: LoopId, var: Term) -> Option<Term> {
        if !self.head_alone_leaves(id) {
            return None;
        }
        let goes_on = self.goes_on(id);
        if !self.depends_only_on(goes_on, id, var) {
            return None;
        }
        let pool = &mut self.protocol.pool;
        let width = pool.width(var);
        let (zero, one) = (pool.bv(0, width), pool.bv(1, width));
        let before = pool.bv_sub(var, one);
        let mut subst = Subst::new();
        subst.bind(var, before, pool);
        let went_on = subst.term(pool, goes_on);
        let first = pool.eq(var, zero);
        Some(pool.or([first, went_on]))
    }

    /// Of what is bound in the loop, the term depends on the counter at most.
    fn depends_only_on(&self, term: Term, id: LoopId, counter: Term) -> bool {
        self.protocol
            .pool
            .post_order(&[term], |_| false)
            .into_iter()
            .filter(|t| *t != counter)
            .all(|t| !self.is_bound_in(t, id))
    }

    /// The variable is one of the loop itself.
    fn is_bound_by(&self, var: Term, id: LoopId) -> bool {
        self.bound.get(&var) == Some(&id)
    }

    fn is_bound_in(&self, var: Term, id: LoopId) -> bool {
        self.bound.get(&var).is_some_and(|inner| {
            self.context
                .cfg
                .in_loop(id, self.context.cfg.loops[*inner].header)
        })
    }

    /// What is known of pointers after the last round of the loop, which ends.
    pub(super) fn pointers_at_end(&mut self, id: LoopId) -> Vec<Term> {
        let after = self.learned.counters.get(&id).and_then(|counter| {
            let from_zero = counter.distance == counter.var;
            counter.after.filter(|_| from_zero && counter.counts_ones())
        });
        let Some(after) = after else {
            return Vec::new();
        };
        let rounds = induction::resize(self.pool(), after, 64);
        let bumps = self.learned.bumps.get(&id).cloned().unwrap_or_default();
        bumps
            .into_iter()
            .flat_map(|(init, step)| self.stays_inside(init, step, rounds))
            .collect()
    }

    /// A value computed in a loop, after the loop.
    pub(super) fn value_after(
        &mut self,
        id: LoopId,
        to: BlockId,
        incoming: &[(BlockId, ValueId)],
    ) -> Option<Term> {
        let value = the_same(incoming)?;
        let term = self.term(value, Some(id));
        self.after(id, to, term)
    }

    /// A pointer computed in a loop, after the loop.
    pub(super) fn pointer_after(
        &mut self,
        id: LoopId,
        to: BlockId,
        incoming: &[(BlockId, ValueId)],
    ) -> Option<Vec<Case>> {
        let mut cases = self.pointer(the_same(incoming)?);
        for case in &mut cases {
            case.cond = self.after(id, to, case.cond)?;
            case.offset = self.after(id, to, case.offset)?;
        }
        Some(cases)
    }

    /// What a term of the loop is worth when the loop has been left to the block.
    fn after(&mut self, id: LoopId, to: BlockId, term: Term) -> Option<Term> {
        if self.is_free_of(term, id) {
            return Some(term);
        }
        let counter = self.learned.counters.get(&id)?.clone();
        let Some(after) = counter.after.filter(|_| self.head_alone_leaves(id)) else {
            return self.at_exit(id, to, term);
        };
        if !self.depends_only_on(term, id, counter.var) {
            return None;
        }
        let mut subst = Subst::new();
        subst.bind(counter.var, after, &self.protocol.pool);
        Some(subst.term(&mut self.protocol.pool, term))
    }

    fn counter_variable(&mut self, id: LoopId, name: &str, width: u32) -> Variable {
        let term = self.pool().fresh_var(name, Sort::BitVec(width));
        self.bound.insert(term, id);
        Variable {
            name: name.to_string(),
            term,
            level: Level::Thread,
        }
    }

    /// The test at the head of the loop, if that alone leaves it and nothing
    /// happens before.
    fn test(&self, id: LoopId) -> Option<Test> {
        let header = self.context.cfg.loops[id].header;
        if !self.head_alone_leaves(id) || !self.is_quiet(header) {
            return None;
        }
        let Terminator::Branch {
            cond,
            then,
            otherwise,
        } = self.context.kernel.blocks[header].terminator
        else {
            return None;
        };
        let goes_on = self.context.cfg.in_loop(id, then);
        if goes_on == self.context.cfg.in_loop(id, otherwise) {
            return None;
        }
        let Inst::ICmp { pred, args } = self.inst(cond)? else {
            return None;
        };
        let pred = if goes_on { *pred } else { negate(*pred) };
        let is_phi = |value: ValueId| self.phis(id).contains(&value);
        let [a, b] = *args;
        if is_phi(a) && self.is_invariant(id, b) {
            Some(Test {
                phi: a,
                pred,
                bound: b,
            })
        } else if is_phi(b) && self.is_invariant(id, a) {
            Some(Test {
                phi: b,
                pred: pred.swapped(),
                bound: a,
            })
        } else {
            None
        }
    }

    /// States what rounds know of those before them, unless the range says it, behind what the body of
    /// the loop declares.
    pub(super) fn state_earlier_rounds(
        &mut self,
        id: LoopId,
        head: &Head,
        synchronised: bool,
        body: &mut Vec<Stmt>,
    ) {
        if head.exact {
            return;
        }
        let last_went_on = match synchronised {
            true => self.facts_inside(id, head.var.term),
            false => None,
        };
        let facts: Vec<Term> = last_went_on.into_iter().chain(self.approach(id)).collect();
        let is_local = |stmt: &&Stmt| matches!(stmt, Stmt::Local(_));
        let at = body.iter().take_while(is_local).count();
        body.splice(at..at, facts.into_iter().map(Stmt::Assume));
    }
}

/// The value that all of the edges bring.
fn the_same(incoming: &[(BlockId, ValueId)]) -> Option<ValueId> {
    let (_, value) = incoming.first()?;
    incoming
        .iter()
        .all(|(_, other)| other == value)
        .then_some(*value)
}

fn negate(pred: IntPredicate) -> IntPredicate {
    match pred {
        IntPredicate::Eq => IntPredicate::Ne,
        IntPredicate::Ne => IntPredicate::Eq,
        IntPredicate::Ult => IntPredicate::Uge,
        IntPredicate::Ule => IntPredicate::Ugt,
        IntPredicate::Ugt => IntPredicate::Ule,
        IntPredicate::Uge => IntPredicate::Ult,
        IntPredicate::Slt => IntPredicate::Sge,
        IntPredicate::Sle => IntPredicate::Sgt,
        IntPredicate::Sgt => IntPredicate::Sle,
        IntPredicate::Sge => IntPredicate::Slt,
    }
}
