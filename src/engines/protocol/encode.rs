//! Formulas: satisfiable if two threads race in a phase (§5 of the CAV 2021 paper,
//! "Quantification").
//!
//! Two threads run the phase, each with its own variables for what differs between
//! threads: its ids, the counters of loops without barriers, unknowns. An access is
//! a path condition and an index. Size is linear in the phase: one cell is watched,
//! and each thread must have an access that touches it.

mod delinearise;
mod race;
mod range;

use std::collections::{HashMap, HashSet};
use std::ops;
use std::time::Instant;

use super::agree::{Claim, Kind};
use super::ast::{Level, Mode, Protocol, Range, Reach, Stmt, Variable};
use super::known::Known;
use super::split::{Binder, Phase};
use super::subst::Subst;
use crate::bv::mask;
use crate::smt::{Pool, Sort, Term};

/// Which two threads are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pair {
    /// Of one block, which wait together at barriers of warps.
    SameGroup,
    /// Of one block, which do not.
    OtherGroups,
    SameBlock,
    /// Of different blocks.
    OtherBlocks,
}

impl Pair {
    /// The barriers and atomics that reach from one to the other.
    pub fn reach(self) -> Reach {
        match self {
            Pair::SameGroup => Reach::Warp,
            Pair::OtherGroups | Pair::SameBlock => Reach::Block,
            Pair::OtherBlocks => Reach::Grid,
        }
    }
}

/// Writes formulas for one kind of pair of threads.
pub struct Encoder<'a> {
    pool: &'a mut Pool,
    reach: Reach,
    threads: [Subst; 2],
    /// The variable that stands for one, by thread or for both.
    renamings: HashMap<(Term, usize), Term>,
    /// Counters of the iterations of ranges, by variable as a thread knows it.
    counters: HashMap<Term, Term>,
    /// Arbitrary values, as the threads have them.
    unknowns: HashSet<Term>,
    /// The ranges of variables of which something was learnt.
    learnt: HashMap<Term, Range>,
    /// The two threads are a pair of the kind. Not part of the background, which
    /// different encoders may state side by side.
    pub differ: Term,
    /// What every query has to assert; encoding adds to it.
    pub background: Vec<Term>,
    /// Two writes of one value do not race.
    tolerate_same_value: bool,
    /// The cells that each array can have, where that is to be part of formulas.
    places: Vec<Option<ops::Range<i64>>>,
    /// When to simplify no more.
    deadline: Option<Instant>,
    /// What follows from the background.
    known: Option<Known>,
    /// What follows from it where a path is taken.
    known_of: HashMap<Term, Known>,
}

/// One thread's access in a phase.
#[derive(Clone, Debug)]
pub struct Instance {
    pub array: usize,
    pub mode: Mode,
    /// The mode in the protocol, whatever its scope.
    pub written_as: Mode,
    /// When it is made.
    pub path: Term,
    pub index: Vec<Term>,
    pub cells: u32,
    /// What is written, where equal values may be no race.
    pub value: Option<Term>,
    pub place: u32,
}

impl Instance {
    /// What makes it another access than others to the array.
    fn key(&self) -> (Mode, Term, Vec<Term>, u32, Option<Term>) {
        (
            self.mode,
            self.path,
            self.index.clone(),
            self.cells,
            self.value,
        )
    }
}

/// Is the cell one of these?
pub fn is_within(pool: &mut Pool, cell: Term, cells: &ops::Range<i64>) -> Term {
    let width = pool.width(cell);
    let [first, end] = [cells.start, cells.end].map(|n| pool.bv(n as u128 & mask(width), width));
    let above = pool.sle(first, cell);
    let below = pool.slt(cell, end);
    pool.and([above, below])
}

/// In the place of a thread.
const BOTH: usize = 2;

impl<'a> Encoder<'a> {
    /// Threads that agree on `groups` wait together at barriers of warps.
    pub fn new(
        protocol: &'a mut Protocol,
        pair: Pair,
        groups: &[Term],
        tolerate_same_value: bool,
        deadline: Option<Instant>,
    ) -> Self {
        let (vars, wheres) = (protocol.vars.clone(), protocol.wheres.clone());
        let ids = match pair {
            Pair::OtherBlocks => protocol.block_ids.clone(),
            _ => protocol.thread_ids.clone(),
        };
        let mut encoder = Encoder {
            pool: &mut protocol.pool,
            reach: pair.reach(),
            threads: [Subst::new(), Subst::new()],
            renamings: HashMap::new(),
            counters: HashMap::new(),
            unknowns: HashSet::new(),
            differ: Term::from_u32(0),
            learnt: HashMap::new(),
            background: Vec::new(),
            tolerate_same_value,
            places: Vec::new(),
            deadline,
            known: None,
            known_of: HashMap::new(),
        };
        for var in &vars {
            for thread in 0..2 {
                encoder.bind(var, thread, false);
            }
        }
        // What is known of variables has to be stated before terms are simplified
        // with it: as it stands for those that the threads share, and for own
        // ones before anything is learnt of them.
        for fact in wheres {
            encoder.background.push(fact);
            for thread in 0..2 {
                let fact = encoder.term(fact, thread);
                encoder.background.push(fact);
            }
        }
        for var in &vars {
            for thread in 0..2 {
                let own = encoder.term(var.term, thread);
                if matches!(encoder.pool.sort(own), Sort::BitVec(_)) {
                    let facts = encoder.pool.facts(var.term);
                    encoder.pool.learn(own, facts);
                }
            }
        }
        let mut differ = Vec::new();
        for id in ids {
            let (a, b) = (encoder.term(id, 0), encoder.term(id, 1));
            differ.push(encoder.pool.ne(a, b));
        }
        encoder.differ = encoder.pool.or(differ);
        if matches!(pair, Pair::SameGroup | Pair::OtherGroups) {
            let mut together = Vec::new();
            for &term in groups {
                let (a, b) = (encoder.term(term, 0), encoder.term(term, 1));
                together.push(encoder.pool.eq(a, b));
            }
            let mut kind = encoder.pool.and(together);
            if pair == Pair::OtherGroups {
                kind = encoder.pool.not(kind);
            }
            encoder.differ = encoder.pool.and([encoder.differ, kind]);
        }
        encoder
    }

    pub fn pool(&mut self) -> &mut Pool {
        self.pool
    }

    /// From now on accesses race only in cells that their array can have.
    pub fn stay_inside(&mut self, places: Vec<Option<ops::Range<i64>>>) {
        self.places = places;
    }

    /// Is the place one that the array can have?
    fn is_place(&mut self, array: usize, cell: Term) -> Term {
        match self.places.get(array).cloned() {
            Some(Some(cells)) => is_within(self.pool, cell, &cells),
            _ => self.pool.bool(true),
        }
    }

    /// The kind of pair of threads.
    pub fn reach(&self) -> Reach {
        self.reach
    }

    /// The term as the thread sees it.
    pub fn term(&mut self, term: Term, thread: usize) -> Term {
        self.threads[thread].term(self.pool, term)
    }

    /// Satisfiable, with the background, if two threads race in the phase.
    pub fn phase(&mut self, phase: &Phase) -> Term {
        let first = self.instances(phase, 0);
        let second = self.instances(phase, 1);
        self.race(&first, &second)
    }

    /// Satisfiable, with the background, if the claim is wrong of two threads.
    pub fn disagreement(&mut self, claim: &Claim) -> Term {
        let mut all: Vec<Term> = [0, 1]
            .map(|thread| self.context(&claim.context, thread))
            .to_vec();
        let mut differ = Vec::new();
        for &term in &claim.terms {
            let [a, b] = [0, 1].map(|thread| self.term(term, thread));
            differ.push(match claim.kind {
                Kind::Agree => self.pool.ne(a, b),
                Kind::Hold => {
                    let both = self.pool.and([a, b]);
                    self.pool.not(both)
                }
            });
        }
        all.push(self.pool.or(differ));
        self.pool.and(all)
    }

    /// The thread's accesses in the phase.
    pub fn instances(&mut self, phase: &Phase, thread: usize) -> Vec<Instance> {
        let path = self.context(&phase.context, thread);
        let mut out = Vec::new();
        self.stmts(&phase.stmts, path, thread, false, &mut out);
        out
    }

    /// Binds what the context binds; gives when the thread is there. Both threads
    /// are in the same iteration of every loop.
    fn context(&mut self, context: &[Binder], thread: usize) -> Term {
        let mut path = self.pool.bool(true);
        for binder in context {
            match binder {
                Binder::Loop { var, range } => {
                    let shared = Variable {
                        level: match self.reach {
                            Reach::Grid => Level::Grid,
                            _ => Level::Block,
                        },
                        ..var.clone()
                    };
                    path = self.range(&shared, range, thread, false, path);
                }
                Binder::Where(cond) => {
                    let cond = self.term(*cond, thread);
                    path = self.pool.and([path, cond]);
                }
                Binder::Local(var) => self.local(var, thread, false),
            }
        }
        path
    }

    fn stmts(
        &mut self,
        stmts: &[Stmt],
        mut path: Term,
        thread: usize,
        in_loop: bool,
        out: &mut Vec<Instance>,
    ) {
        for stmt in stmts {
            match stmt {
                Stmt::Access(access) => {
                    let index = access.index.iter().map(|t| self.term(*t, thread)).collect();
                    let value = match access.mode {
                        Mode::Write => access.value.map(|t| self.term(t, thread)),
                        _ => None,
                    };
                    out.push(Instance {
                        array: access.array,
                        mode: access.mode_for(self.reach),
                        written_as: access.mode,
                        path,
                        index,
                        cells: access.cells,
                        value,
                        place: access.place,
                    });
                }
                Stmt::If {
                    cond,
                    then,
                    otherwise,
                    ..
                } => {
                    let cond = self.term(*cond, thread);
                    let not = self.pool.not(cond);
                    for (cond, arm) in [(cond, then), (not, otherwise)] {
                        let path = self.pool.and([path, cond]);
                        if self.pool.as_bool(path) != Some(false) {
                            self.stmts(arm, path, thread, in_loop, out);
                        }
                    }
                }
                Stmt::For {
                    var, range, body, ..
                } => {
                    let own = Variable {
                        level: Level::Thread,
                        ..var.clone()
                    };
                    let path = self.range(&own, range, thread, true, path);
                    self.stmts(body, path, thread, true, out);
                }
                Stmt::Last { var, range } => {
                    path = self.range(var, range, thread, in_loop, path);
                    let ends = self.ends(var, range, thread);
                    path = self.pool.and([path, ends]);
                }
                Stmt::Local(var) => self.local(var, thread, in_loop),
                Stmt::Assume(cond) => {
                    let cond = self.term(*cond, thread);
                    path = self.pool.and([path, cond]);
                }
                // Where accesses are compared without regard to barriers.
                Stmt::Sync(_) => {}
            }
        }
    }

    /// Does the variable have one value for both threads? In a loop without
    /// barriers they may be in different iterations.
    fn is_shared(&self, level: Level, in_loop: bool) -> bool {
        !in_loop
            && match self.reach {
                Reach::Grid => level == Level::Grid,
                _ => level <= Level::Block,
            }
    }

    fn bind(&mut self, var: &Variable, thread: usize, in_loop: bool) {
        let term = match self.is_shared(var.level, in_loop) {
            true => var.term,
            false => self.renamed(var, thread),
        };
        self.threads[thread].bind(var.term, term, self.pool);
    }

    fn local(&mut self, var: &Variable, thread: usize, in_loop: bool) {
        self.bind(var, thread, in_loop);
        let own = self.term(var.term, thread);
        self.unknowns.insert(own);
    }

    /// The value that is compared with that of another write.
    fn compared(&self, instance: &Instance) -> Option<Term> {
        instance.value.filter(|_| self.tolerate_same_value)
    }

    /// What follows from the background as it is at first.
    fn known(&mut self) -> &mut Known {
        if self.known.is_none() {
            let mut known = Known::default();
            known.learn(self.pool, &self.background);
            self.known = Some(known);
        }
        self.known.get_or_insert_default()
    }

    /// Is the number at least this, whatever path is taken?
    fn is_at_least(&mut self, term: Term, signed: bool, least: i128) -> bool {
        let mut known = std::mem::take(self.known());
        let shown = known.is_at_least(self.pool, term, signed, least);
        self.known = Some(known);
        shown
    }

    /// Does it depend on unknowns whether the access is made, or where?
    pub fn depends_on_unknowns(&self, instance: &Instance) -> bool {
        let mut roots = instance.index.clone();
        roots.push(instance.path);
        self.pool
            .post_order(&roots, |_| false)
            .iter()
            .any(|t| self.unknowns.contains(t))
    }

    fn renamed(&mut self, var: &Variable, thread: usize) -> Term {
        if let Some(known) = self.renamings.get(&(var.term, thread)) {
            return *known;
        }
        let sort = self.pool.sort(var.term).clone();
        let name = match thread {
            BOTH => var.name.clone(),
            _ => format!("{}${}", var.name, thread + 1),
        };
        let renamed = self.pool.fresh_var(&name, sort);
        self.renamings.insert((var.term, thread), renamed);
        renamed
    }
}
