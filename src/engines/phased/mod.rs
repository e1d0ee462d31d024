//! Threads that wait for each other in phases: barriers for a part of a block, barriers at
//! which a thread arrives without waiting, and barrier objects.
//!
//! Two threads in lockstep say nothing of such kernels: a producer and a consumer wait at
//! different places, and how far each has come is what orders them. Here the sequential
//! program runs the first thread alone up to any one of its accesses, and then the second
//! one, which compares each of its accesses with that one.
//!
//! For each barrier, either thread counts the phases that it has arrived at (`arrived`) and
//! those that it knows to be over because it waited for them (`waited`). A barrier is one
//! that as many threads ever arrive at as it waits for, none of them twice in a phase; so
//! a phase ends when all of them have arrived once more. An access `a` of a thread that
//! takes part, made after `n` arrivals, is followed by that thread's next arrival, which
//! phase `n + 1` waits for. If another thread has waited for more than `n` phases when it
//! makes an access `b`, then `a` happened before `b`. Both directions are tried with every
//! barrier; what none of them orders is a conflict.
//!
//! That no thread arrives twice in a phase is claimed at each arrival: the phase of the
//! thread's arrival before is over, because the thread itself has waited for it, or by what
//! it has waited for at another barrier (`lemmas`): if whoever arrives there for the m-th
//! time has waited for `m - k` phases of this one, then whoever has waited for `m` phases
//! there knows as much. It is enough if one thread does that each phase there waits for. Claims
//! rest on what happened before, so that the first one that fails in a run fails here.
//!
//! An access of a copy that a barrier waits for comes after what its thread did, and before
//! what follows the end of the phase that it belongs to; nothing else orders it, not even
//! its own thread. A phase that counts bytes belongs to a copy if the thread has told it to
//! expect them in that phase: more than the copies that it began for it.
//!
//! Where a class has several barriers, one of them is followed, an arbitrary one. An access
//! is compared where that is the barrier that a copy's phase is of, or else the one that the
//! second thread has waited for last, or if there is none the first one.
//!
//! Does not: show that waiting ends. Memory that threads write is read as arbitrary values.

mod check;
mod declare;
mod engine;
mod phases;
mod reduce;

pub use engine::Phased;

use std::collections::BTreeSet;

use crate::engines::twothread::claims::{Claim, Claims, Obligation, text_attr};
use crate::engines::twothread::dualise::{Thread, copy};
use crate::engines::twothread::geometry;
use crate::engines::twothread::predicate::sequence;
use crate::engines::twothread::program::{Program, SiteId, Stmt};
use crate::ivl::subst::rewrite;
use crate::ivl::{self, Attr, Block, Expr, ExprKind, Procedure, Symbol, Transfer, Type, Var};
use crate::kir::launch::Launch;
use crate::kir::{Construct, SpanId};
use crate::report::condition::Condition;
use indexmap::IndexMap;

/// "Whoever arrives at a barrier of class `at` for the m-th time has waited for `m - less`
/// phases of that of class `of`", or one of its threads that takes part in every phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lemma {
    pub at: usize,
    pub of: usize,
    pub less: u64,
    /// The thread, by its number in the block; none where it is said of all.
    pub by: Option<u32>,
}

/// All that are worth a try.
pub fn lemmas(program: &Program) -> Vec<Lemma> {
    let classes = program.classes.len();
    let mut lemmas = Vec::new();
    for at in 0..classes.min(MOST_CLASSES) {
        // One that has left holds up no phase.
        let delegates = match program.is_left(at) {
            true => [].iter(),
            false => program.classes[at].delegates.iter(),
        };
        let by: Vec<_> = delegates.map(|&by| Some(by)).chain([None]).collect();
        for of in (0..classes.min(MOST_CLASSES)).filter(|of| *of != at) {
            for less in [0, 1] {
                lemmas.extend(by.iter().map(|&by| Lemma { at, of, less, by }));
            }
        }
    }
    lemmas
}

/// More classes than this are not related to each other.
const MOST_CLASSES: usize = 8;

/// What is asked of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal<'a> {
    /// Which of the lemmas hold.
    Lemmas(&'a [Lemma]),
    /// Whether the threads race, given lemmas that hold.
    Races(&'a [Lemma]),
}

/// The sequential program, and what its assertions claim.
///
/// # Errors
/// The kernel has annotations that speak of both threads.
pub fn compose(
    program: &Program,
    launch: &Launch,
    goal: Goal,
) -> Result<(ivl::Program, Claims), Construct> {
    let mut pass = Composition {
        program: program.clone(),
        goal,
        distinct: geometry::distinct(program, launch),
        number: geometry::linear_thread(launch),
        inits: inits(program),
        locals: IndexMap::new(),
        blocks: Vec::new(),
        label: Symbol::new("start"),
        stmts: Vec::new(),
        claims: Claims::default(),
        fresh: 0,
    };
    pass.drop_what_speaks_of_pairs()?;
    pass.declare();
    pass.start();
    if let Goal::Races(_) = goal {
        pass.thread_blocks(Thread::First);
    }
    pass.thread_blocks(Thread::Second);
    let axioms = pass.axioms();
    let consts = pass.consts();
    let locals = pass.locals.into_iter();
    let locals = locals.map(|(name, ty)| Var::new(name, ty)).collect();
    let mut result = ivl::Program {
        consts,
        globals: Vec::new(),
        functions: program.functions.clone(),
        axioms,
        procedures: vec![Procedure::kernel(program.name.clone(), locals, pass.blocks)],
    };
    ivl::builtins::declare_used(&mut result);
    Ok((result, pass.claims))
}

struct Composition<'a> {
    program: Program,
    goal: Goal<'a>,
    /// The two threads are two.
    distinct: Expr,
    /// A thread's number in its block.
    number: Expr,
    /// Accesses that initialise a barrier object.
    inits: BTreeSet<SiteId>,
    locals: IndexMap<Symbol, Type>,
    blocks: Vec<Block>,
    /// The block in the making.
    label: Symbol,
    stmts: Vec<ivl::Stmt>,
    claims: Claims,
    fresh: usize,
}

/// The access that the first thread stopped at: its site, from one on.
fn record() -> Symbol {
    Symbol::new("$record")
}

/// How a side of a copy is bound: the class of its barrier, and which one of it.
type Binding<'a> = (usize, Option<&'a Expr>);

impl Composition<'_> {
    fn start(&mut self) {
        for thread in Thread::BOTH {
            self.start_phases(thread);
        }
        self.set(record(), Expr::bv(0, 32));
        let Some(entry) = self.program.blocks.first().map(|b| b.label.clone()) else {
            return self.end(Transfer::Return);
        };
        let second = copy(&entry, Thread::Second);
        // What the second thread claims does not depend on what the first one accesses.
        let targets = match self.goal {
            Goal::Races(_) => vec![copy(&entry, Thread::First), second],
            Goal::Lemmas(_) => vec![second],
        };
        self.end(Transfer::Goto(targets));
    }

    fn thread_blocks(&mut self, thread: Thread) {
        for block in self.program.blocks.clone() {
            self.label = copy(&block.label, thread);
            for invariant in &block.invariants {
                let expr = self.thread(&invariant.expr, thread);
                if expr.as_bool() == Some(true) {
                    continue;
                }
                let stmt = match &invariant.rule {
                    Some(rule) => {
                        let attrs = vec![text_attr("candidate", rule)];
                        ivl::Stmt::Assert { attrs, expr }
                    }
                    None => {
                        let claim = Claim::Obligation {
                            what: Obligation::Keeps(Condition::LoopInvariant),
                            thread: Some(thread),
                            span: None,
                        };
                        self.claims.assert(claim, expr)
                    }
                };
                self.stmts.push(stmt);
            }
            for stmt in &block.stmts {
                self.statement(stmt, thread);
            }
            if let [edge] = block.edges.as_slice() {
                self.copies(&edge.copies, thread);
                self.end(Transfer::Goto(vec![copy(&edge.target, thread)]));
                continue;
            }
            let from = self.label.clone();
            let arm = |target: &Symbol| Symbol::new(format!("{from}.to.{target}"));
            let targets: Vec<Symbol> = block.edges.iter().map(|e| arm(&e.target)).collect();
            self.end(match targets.is_empty() {
                true => Transfer::Return,
                false => Transfer::Goto(targets),
            });
            for edge in &block.edges {
                self.label = arm(&edge.target);
                let expr = self.thread(&edge.condition, thread);
                self.stmts.push(ivl::Stmt::Assume {
                    attrs: vec![Attr {
                        name: "partition".into(),
                        args: Vec::new(),
                    }],
                    expr,
                });
                self.copies(&edge.copies, thread);
                self.end(Transfer::Goto(vec![copy(&edge.target, thread)]));
            }
        }
    }

    fn statement(&mut self, stmt: &Stmt, thread: Thread) {
        match stmt {
            Stmt::Assign { var, value } => {
                let value = self.thread(value, thread);
                self.set(copy(var, thread), value);
            }
            Stmt::Havoc(var) => self.stmts.push(ivl::Stmt::Havoc(vec![copy(var, thread)])),
            Stmt::Assume(claim) => {
                let expr = self.thread(&claim.condition(), thread);
                self.assume(expr);
            }
            // Claims are those of an arbitrary thread.
            Stmt::Assert { .. } if thread == Thread::First => {}
            Stmt::Assert { claim, what, span } => {
                if let Goal::Races(_) = self.goal {
                    let expr = self.thread(&claim.condition(), thread);
                    self.claim(expr, what.clone(), *span);
                }
            }
            Stmt::Access(access) => {
                self.compare(access, None, thread);
                self.perform(access, thread);
            }
            Stmt::Bound {
                access,
                class,
                element,
            } => self.compare(access, Some((*class, element.as_ref())), thread),
            Stmt::Perform(access) => self.perform(access, thread),
            Stmt::Phase(phase) => self.phase(phase, thread),
            // Reads of what is written are arbitrary as it is.
            Stmt::Forget(_) => {}
            // They order different blocks.
            Stmt::Release { .. } => {}
            Stmt::Log(_)
            | Stmt::Check(_)
            | Stmt::Launch(_)
            | Stmt::Detach(_)
            | Stmt::Commit { .. }
            | Stmt::Join { .. }
            | Stmt::Wait { .. }
            | Stmt::Agree { .. }
            | Stmt::Meet { .. }
            | Stmt::Barrier(_) => unreachable!("only threads in lockstep have these"),
        }
    }

    fn claim(&mut self, expr: Expr, what: Obligation, span: Option<SpanId>) {
        if expr.as_bool() != Some(true) {
            let claim = Claim::Obligation {
                what,
                thread: Some(Thread::Second),
                span,
            };
            self.stmts.push(self.claims.assert(claim, expr));
        }
    }

    fn assume(&mut self, expr: Expr) {
        if expr.as_bool() != Some(true) {
            self.stmts.push(ivl::Stmt::Assume {
                attrs: Vec::new(),
                expr,
            });
        }
    }

    fn set(&mut self, var: Symbol, value: Expr) {
        self.stmts.push(ivl::Stmt::Assign { var, value });
    }

    fn end(&mut self, transfer: Transfer) {
        self.blocks.push(Block {
            label: self.label.clone(),
            stmts: std::mem::take(&mut self.stmts),
            transfer,
        });
    }

    fn copies(&mut self, copies: &[(Symbol, Expr)], thread: Thread) {
        for (var, value) in sequence(&mut self.program, copies) {
            let ty = self.program.vars[&var].ty.clone();
            let name = copy(&var, thread);
            self.locals.entry(name.clone()).or_insert(ty);
            let value = self.thread(&value, thread);
            self.set(name, value);
        }
    }

    /// The expression as the thread evaluates it; every variable is its own.
    fn thread(&self, expr: &Expr, thread: Thread) -> Expr {
        rewrite(expr, &mut |node| match node.kind() {
            ExprKind::Var(name) if matches!(name.as_str(), "$enabled" | "$entered") => {
                Some(Expr::bool(true))
            }
            ExprKind::Var(name) if self.is_own(name) => Some(Expr::var(copy(name, thread))),
            _ => None,
        })
    }

    fn is_own(&self, name: &Symbol) -> bool {
        self.program.vars.contains_key(name) || self.program.divergent(name)
    }

    /// A fact about the pair, as the first thread states it.
    fn pair(&self, expr: &Expr) -> Expr {
        rewrite(expr, &mut |node| match node.kind() {
            ExprKind::Var(name) if self.is_own(name) => Some(Expr::var(copy(name, Thread::First))),
            ExprKind::Apply(function, args) if function.as_str().starts_with("$other_") => {
                Some(self.thread(&args[0], Thread::Second))
            }
            _ => None,
        })
    }
}

/// The accesses that initialise barrier objects.
fn inits(program: &Program) -> BTreeSet<SiteId> {
    let mut inits = BTreeSet::new();
    for block in &program.blocks {
        let mut last = None;
        for stmt in &block.stmts {
            match stmt {
                Stmt::Access(access) => last = Some(access.site),
                Stmt::Phase(phase)
                    if matches!(phase.op, crate::engines::twothread::program::PhaseOp::Init) =>
                {
                    inits.extend(last);
                }
                _ => {}
            }
        }
    }
    inits
}
