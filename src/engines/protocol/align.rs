//! Barrier aligning (§4.1 of the CAV 2021 paper): what a synchronised loop or
//! conditional leaves after its last barrier is moved to where it runs, before the
//! next barrier, so that what stands between two barriers of the text is what runs
//! between two barriers.
//!
//! Beyond the paper: loops may run zero times, conditionals around barriers may
//! stand anywhere, and nothing is unrolled, so that nested loops do not double the
//! text. A loop
//!
//! ```text
//! u; foreach (x in R) { p; v }
//! ```
//!
//! whose body `p` ends in a barrier becomes
//!
//! ```text
//! foreach (x in R) { if (x is the first) { u } else { v[x - step] }; p }
//! if (R is empty) { u } else { v[last of R] }
//! ```
//!
//! A body may also pass without meeting a barrier. What is pending is then taken to
//! be `u` and what *any* earlier iteration leaves: more than there is, never less.
//! Races are the same as before aligning if no body of a synchronised loop can pass
//! like that, and otherwise at least those.

use super::ast::{Level, Range, Stmt, Variable, access};
use super::subst::{Subst, fresh};
use crate::smt::{Pool, Sort, Term};

/// The aligned statements. Barriers in them are all that count.
pub fn align(pool: &mut Pool, body: &[Stmt], level: Level) -> Vec<Stmt> {
    let mut aligner = Aligner { pool, level };
    let (mut out, rest) = aligner.sequence(body, Vec::new(), Vec::new());
    out.extend(rest);
    out
}

struct Aligner<'a> {
    pool: &'a mut Pool,
    /// For which threads the control of barriers is the same.
    level: Level,
}

/// What statements leave after their last barrier.
#[derive(Clone)]
struct Tail {
    /// Variables that the rest names.
    locals: Vec<Stmt>,
    stmts: Vec<Stmt>,
    /// When they pass without a barrier.
    pass: Term,
}

/// The variables and facts of a block, which code that leaves it takes along.
#[derive(Clone, Default)]
struct Scope {
    locals: Vec<Stmt>,
    facts: Vec<Stmt>,
}

impl Aligner<'_> {
    /// The statements with `pending` before them, aligned, and what is pending
    /// afterwards. `waiting` are facts stated in enclosing blocks that become
    /// known at the next barrier: they say nothing of accesses before them.
    fn sequence(
        &mut self,
        stmts: &[Stmt],
        mut pending: Vec<Stmt>,
        mut waiting: Vec<Stmt>,
    ) -> (Vec<Stmt>, Vec<Stmt>) {
        let mut out = Vec::new();
        let mut scope = Scope::default();
        for stmt in stmts {
            match stmt {
                Stmt::Local(_) => {
                    out.push(stmt.clone());
                    scope.locals.push(stmt.clone());
                }
                Stmt::Assume(_) if !access(&pending) => {
                    out.push(stmt.clone());
                    scope.facts.push(stmt.clone());
                }
                Stmt::Assume(_) => {
                    pending.push(stmt.clone());
                    waiting.push(stmt.clone());
                }
                Stmt::Sync(_) => {
                    out.append(&mut pending);
                    out.push(stmt.clone());
                    out.extend(waiting.iter().cloned());
                    scope.facts.append(&mut waiting);
                }
                _ if !stmt.synchronises() => pending.push(stmt.clone()),
                Stmt::If {
                    cond,
                    then,
                    otherwise,
                    place,
                } => {
                    let (then, a) = self.sequence(then, pending.clone(), waiting.clone());
                    let (otherwise, b) =
                        self.sequence(otherwise, std::mem::take(&mut pending), waiting.clone());
                    pending.extend(choose(*cond, a, b));
                    out.push(Stmt::If {
                        cond: *cond,
                        then,
                        otherwise,
                        place: *place,
                    });
                }
                Stmt::For {
                    var,
                    range,
                    body,
                    place,
                } => {
                    let tail = self.body_tail(body);
                    let before = std::mem::take(&mut pending);
                    let first = self.pool.eq(var.term, range.lo);
                    let previous = range.previous(self.pool, var.term);
                    let earlier = self.iteration(&tail, var, range, previous, &before);
                    let prefix = choose(first, before.clone(), earlier);
                    let (body, _) =
                        self.sequence(body, prefix.into_iter().collect(), waiting.clone());
                    pending.extend(self.after_loop(&tail, var, range, &before));
                    out.push(Stmt::For {
                        var: var.clone(),
                        range: range.clone(),
                        body,
                        place: *place,
                    });
                }
                Stmt::Access(_) | Stmt::Last { .. } => {
                    unreachable!("these do not synchronise")
                }
            }
        }
        let rest = Tail {
            locals: Vec::new(),
            stmts: pending,
            pass: self.pool.bool(true),
        };
        let rest = self.close(scope, rest);
        let pending = match access(&rest.stmts) {
            true => rest.locals.into_iter().chain(rest.stmts).collect(),
            false => Vec::new(),
        };
        (out, pending)
    }

    /// What a body of a loop leaves, closed but for the loop's variable.
    fn body_tail(&mut self, stmts: &[Stmt]) -> Tail {
        let mut tail = Tail {
            locals: Vec::new(),
            stmts: Vec::new(),
            pass: self.pool.bool(true),
        };
        let mut scope = Scope::default();
        let mut waiting = Vec::new();
        for stmt in stmts {
            match stmt {
                Stmt::Local(_) => scope.locals.push(stmt.clone()),
                Stmt::Assume(_) => {
                    tail.stmts.push(stmt.clone());
                    waiting.push(stmt.clone());
                }
                Stmt::Sync(_) => {
                    tail.stmts.clear();
                    tail.pass = self.pool.bool(false);
                    scope.facts.append(&mut waiting);
                }
                _ if !stmt.synchronises() => tail.stmts.push(stmt.clone()),
                Stmt::If {
                    cond,
                    then,
                    otherwise,
                    ..
                } => {
                    let before = std::mem::take(&mut tail.stmts);
                    let mut arm = |aligner: &mut Self, stmts: &[Stmt]| {
                        let arm = aligner.body_tail(stmts);
                        scope.locals.extend(arm.locals);
                        let mut all = guard(aligner.pool, arm.pass, before.clone());
                        all.extend(arm.stmts);
                        (all, arm.pass)
                    };
                    let (a, pass_a) = arm(self, then);
                    let (b, pass_b) = arm(self, otherwise);
                    tail.stmts.extend(choose(*cond, a, b));
                    let passes = self.pool.ite(*cond, pass_a, pass_b);
                    tail.pass = self.pool.and([tail.pass, passes]);
                }
                Stmt::For {
                    var, range, body, ..
                } => {
                    let inner = self.body_tail(body);
                    let before = std::mem::take(&mut tail.stmts);
                    tail.stmts
                        .extend(self.after_loop(&inner, var, range, &before));
                    let some = range.less(self.pool, range.lo, range.hi);
                    let none = self.pool.not(some);
                    // Whether all iterations pass is not known.
                    let passes = match self.pool.as_bool(inner.pass) {
                        Some(false) => none,
                        _ => self.pool.bool(true),
                    };
                    tail.pass = self.pool.and([tail.pass, passes]);
                }
                Stmt::Access(_) | Stmt::Last { .. } => {
                    unreachable!("these do not synchronise")
                }
            }
        }
        self.close(scope, tail)
    }

    /// What is pending after the iteration at `at`, with `before` pending before
    /// the loop.
    fn iteration(
        &mut self,
        tail: &Tail,
        var: &Variable,
        range: &Range,
        at: Term,
        before: &[Stmt],
    ) -> Vec<Stmt> {
        let there = self.tail_at(tail, var, at);
        let mut earlier = before.to_vec();
        if self.pool.as_bool(tail.pass) != Some(false) && access(&tail.stmts) {
            let other = fresh(self.pool, var);
            let body = self.tail_at(tail, var, other.term);
            let body = body.locals.into_iter().chain(body.stmts).collect();
            // Which earlier iterations are meant is not said.
            let pending = Variable {
                name: "settled".to_string(),
                term: self.pool.fresh_var("settled", Sort::Bool),
                level: Level::Thread,
            };
            let cond = self.pool.not(pending.term);
            earlier.push(Stmt::Local(pending));
            let iterations = Stmt::For {
                var: Variable {
                    level: Level::Thread,
                    ..other
                },
                range: Range {
                    hi: at,
                    ..range.clone()
                },
                body,
                place: 0,
            };
            earlier.push(Stmt::If {
                cond,
                then: vec![iterations],
                otherwise: Vec::new(),
                place: 0,
            });
        }
        let mut all = there.locals;
        all.extend(guard(self.pool, there.pass, earlier));
        all.extend(there.stmts);
        all
    }

    fn after_loop(
        &mut self,
        tail: &Tail,
        var: &Variable,
        range: &Range,
        before: &[Stmt],
    ) -> Option<Stmt> {
        let last = Variable {
            level: self.level,
            ..fresh(self.pool, var)
        };
        let iteration = self.iteration(tail, var, range, last.term, before);
        let mut then = Vec::new();
        if access(&iteration) {
            then.push(Stmt::Last {
                var: last,
                range: range.clone(),
            });
            then.extend(iteration);
        }
        let some = range.less(self.pool, range.lo, range.hi);
        choose(some, then, before.to_vec())
    }

    /// The tail of the iteration at `at`.
    fn tail_at(&mut self, tail: &Tail, var: &Variable, at: Term) -> Tail {
        let mut subst = Subst::new();
        subst.bind(var.term, at, self.pool);
        self.renamed(tail, subst)
    }

    /// The tail outside the block, with what it needs of it.
    fn close(&mut self, scope: Scope, tail: Tail) -> Tail {
        let mut locals = scope.locals;
        locals.extend(tail.locals);
        let mut stmts = tail.stmts;
        if access(&stmts) {
            stmts.splice(0..0, scope.facts);
        }
        let tail = Tail {
            locals,
            stmts,
            pass: tail.pass,
        };
        self.renamed(&tail, Subst::new())
    }

    fn renamed(&mut self, tail: &Tail, mut subst: Subst) -> Tail {
        Tail {
            locals: subst.stmts(self.pool, &tail.locals),
            stmts: subst.stmts(self.pool, &tail.stmts),
            pass: subst.term(self.pool, tail.pass),
        }
    }
}

/// A conditional, if it does anything.
fn choose(cond: Term, then: Vec<Stmt>, otherwise: Vec<Stmt>) -> Option<Stmt> {
    if !access(&then) && !access(&otherwise) {
        return None;
    }
    let keep = |stmts: Vec<Stmt>| match access(&stmts) {
        true => stmts,
        false => Vec::new(),
    };
    Some(Stmt::If {
        cond,
        then: keep(then),
        otherwise: keep(otherwise),
        place: 0,
    })
}

/// The statements where the condition holds.
fn guard(pool: &Pool, cond: Term, stmts: Vec<Stmt>) -> Vec<Stmt> {
    match pool.as_bool(cond) {
        _ if !access(&stmts) => Vec::new(),
        Some(true) => stmts,
        Some(false) => Vec::new(),
        None => vec![Stmt::If {
            cond,
            then: stmts,
            otherwise: Vec::new(),
            place: 0,
        }],
    }
}
