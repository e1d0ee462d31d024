//! The two-thread reduction: the instrumented program of one thread becomes a
//! sequential IVL program that runs two threads in lockstep.
//!
//! Does: gives each thread its own copy of every divergent variable, expands
//! what accesses and barriers mean for a pair of threads ("Engineering a Static
//! Verification Tool for GPU Kernels", §2), and states the shared-state
//! abstraction: contents of memory that others may have written are arbitrary
//! after a barrier, and the same for both threads.
//! Does not: model what a third thread does otherwise. A cell that it could
//! change between two barriers is a race of the pair it makes with one of these.

mod accesses;
mod barriers;
mod copies;
mod detached;
mod lockstep;
mod pair_functions;
mod phases;
mod tickets;
mod tracking;

pub use pair_functions::pair_functions;

use indexmap::IndexMap;

use super::claims::{Claim, Claims, Obligation, number_attr, text_attr};
use super::predicate::sequence;
use super::program::{Access, AccessKind, Guarded, Invariant, Program, Stmt, Variable, watch};
use crate::analysis::uniformity::Pairing;
use crate::ivl::subst::{free_vars, rewrite};
use crate::ivl::traverse::post_order;
use crate::ivl::{
    self, Attr, Block, Const, Expr, ExprKind, Procedure, Symbol, Transfer, Type, Var,
};
use crate::kir::launch::Launch;
use crate::options::optimisations::RaceCheck;
use crate::report::condition::Condition;

/// One of the two threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thread {
    First = 1,
    Second = 2,
}

impl Thread {
    pub const BOTH: [Thread; 2] = [Thread::First, Thread::Second];

    fn other(self) -> Thread {
        match self {
            Thread::First => Thread::Second,
            Thread::Second => Thread::First,
        }
    }
}

/// What the pass needs besides the program.
pub struct Setting<'a> {
    pub launch: &'a Launch,
    /// Two writes of one value do not race.
    pub tolerate_same_value: bool,
    /// Threads of one block whose linear ids divided by this are equal run in
    /// lockstep.
    pub warp_sync: Option<u32>,
    pub race_check: RaceCheck,
}

/// The sequential program, and what its assertions claim.
pub fn dualise(program: &Program, setting: &Setting) -> (ivl::Program, Claims) {
    let mut pass = Dualise {
        program: program.clone(),
        setting,
        locals: IndexMap::new(),
        stmts: Vec::new(),
        claims: Claims::default(),
        recorded: Vec::new(),
        fresh: 0,
    };
    pass.declare_variables();
    let blocks = pass.blocks();
    let axioms = pass.axioms();
    let consts = pass.consts();
    let locals = pass.locals.into_iter();
    let locals = locals.map(|(name, ty)| Var::new(name, ty)).collect();
    let mut result = ivl::Program {
        consts,
        globals: Vec::new(),
        functions: program.functions.clone(),
        axioms,
        procedures: vec![Procedure::kernel(program.name.clone(), locals, blocks)],
    };
    ivl::builtins::declare_used(&mut result);
    (result, pass.claims)
}

/// The thread's copy of a divergent name.
pub fn copy(name: &Symbol, thread: Thread) -> Symbol {
    Symbol::new(format!("{name}${}", thread as u8))
}

struct Dualise<'a> {
    program: Program,
    setting: &'a Setting<'a>,
    locals: IndexMap<Symbol, Type>,
    stmts: Vec<ivl::Stmt>,
    claims: Claims,
    /// The accesses that the block has recorded so far.
    recorded: Vec<Access>,
    fresh: usize,
}

impl Dualise<'_> {
    fn blocks(&mut self) -> Vec<Block> {
        let mut blocks = Vec::new();
        for (index, block) in self.program.blocks.clone().into_iter().enumerate() {
            for invariant in &block.invariants {
                self.invariant(invariant);
            }
            if index == 0 {
                self.start();
            }
            self.recorded.clear();
            for stmt in &block.stmts {
                self.statement(stmt);
            }
            if let [edge] = block.edges.as_slice() {
                self.copies(&edge.copies);
            }
            let mut targets = Vec::new();
            let mut arms = Vec::new();
            for edge in &block.edges {
                if block.edges.len() == 1 {
                    targets.push(edge.target.clone());
                    continue;
                }
                let label = Symbol::new(format!("{}.to.{}", block.label, edge.target));
                arms.push((label.clone(), edge.clone()));
                targets.push(label);
            }
            blocks.push(Block {
                label: block.label.clone(),
                stmts: std::mem::take(&mut self.stmts),
                transfer: match targets.is_empty() {
                    true => Transfer::Return,
                    false => Transfer::Goto(targets),
                },
            });
            for (label, edge) in arms {
                let condition = self.thread(&edge.condition, Thread::First);
                self.stmts.push(ivl::Stmt::Assume {
                    attrs: vec![Attr {
                        name: "partition".into(),
                        args: Vec::new(),
                    }],
                    expr: condition,
                });
                self.copies(&edge.copies);
                blocks.push(Block {
                    label,
                    stmts: std::mem::take(&mut self.stmts),
                    transfer: Transfer::Goto(vec![edge.target.clone()]),
                });
            }
        }
        blocks
    }

    /// Nothing has been accessed when the kernel starts, and constant memory has
    /// its contents.
    fn start(&mut self) {
        for object in self.program.objects.values().cloned().collect::<Vec<_>>() {
            if object.map && !object.constant_cells.is_empty() {
                let map = Expr::var(self.map(&object, Thread::First));
                let contents = object
                    .constant_cells
                    .iter()
                    .enumerate()
                    .map(|(index, value)| {
                        let cell = Expr::select(map.clone(), Expr::bv(index as u128, 64));
                        cell.equals(Expr::bv(*value, object.granularity.cell_bits))
                    });
                let expr = contents.fold(Expr::bool(true), Expr::and);
                self.stmts.push(ivl::Stmt::Assume {
                    attrs: Vec::new(),
                    expr,
                });
            }
            for kind in AccessKind::ALL {
                if object.logs(kind) {
                    let var = object.flag(kind);
                    self.stmts.push(ivl::Stmt::Assign {
                        var,
                        value: Expr::bool(false),
                    });
                }
            }
        }
        self.no_copies();
        self.no_phases();
        self.nothing_detached();
        self.nothing_released();
    }

    fn statement(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Assign { var, value } => {
                for (var, thread) in self.copies_of(var) {
                    let value = self.thread(value, thread);
                    self.stmts.push(ivl::Stmt::Assign { var, value });
                }
            }
            Stmt::Havoc(var) => {
                let names = self
                    .copies_of(var)
                    .into_iter()
                    .map(|(name, _)| name)
                    .collect();
                self.stmts.push(ivl::Stmt::Havoc(names));
            }
            Stmt::Assume(claim) => {
                for thread in self.threads_of(claim) {
                    let expr = self.thread(&claim.condition(), thread);
                    self.stmts.push(ivl::Stmt::Assume {
                        attrs: Vec::new(),
                        expr,
                    });
                }
            }
            Stmt::Assert { claim, what, span } => {
                for thread in self.threads_of(claim) {
                    let expr = self.thread(&claim.condition(), thread);
                    // Another program claims it.
                    if self.program.pairing == Pairing::SameWarp {
                        let attrs = Vec::new();
                        self.stmts.push(ivl::Stmt::Assume { attrs, expr });
                        continue;
                    }
                    let claim = Claim::Obligation {
                        what: what.clone(),
                        thread: Some(thread),
                        span: *span,
                    };
                    self.assert(claim, expr);
                }
            }
            Stmt::Meet {
                claim,
                problem,
                span,
                ..
            } => {
                let (of, span) = (*problem, *span);
                let expr = self.thread(&claim.condition(), Thread::First);
                if expr.as_bool() != Some(true) {
                    self.assert(Claim::Convergence { of, span }, expr);
                }
            }
            Stmt::Access(_) => unreachable!("instrumentation replaces accesses"),
            Stmt::Log(access) => self.log(access),
            Stmt::Check(access) => self.check(access),
            Stmt::Perform(access) => self.perform(access),
            Stmt::Launch(access) => self.launch(access),
            Stmt::Wait { guard, events } => self.wait(guard, events),
            Stmt::Detach(access) => self.detach(access),
            Stmt::Release { guard } => self.release(guard),
            Stmt::Commit { queue, guard } => self.commit(*queue, guard),
            Stmt::Join { guard, awaited } => self.join(guard, awaited),
            Stmt::Forget(object) => {
                let object = self.program.objects[*object].clone();
                self.forget_contents(&object);
            }
            Stmt::Agree {
                guard,
                what,
                values,
                span,
            } => self.agree(guard, *what, values, *span),
            Stmt::Barrier(barrier) => self.barrier(barrier),
            Stmt::Phase(phase) => self.phase(phase),
            Stmt::Bound {
                access,
                class,
                element,
            } => self.bind(access, *class, element.as_ref()),
        }
    }

    fn invariant(&mut self, invariant: &Invariant) {
        let claim = Guarded::here(invariant.expr.clone());
        let threads = match invariant.once {
            true => vec![Thread::First],
            false => self.threads_of(&claim),
        };
        let Some(stated) = self.tracked_invariant(&invariant.expr) else {
            return;
        };
        for thread in threads {
            let expr = self.thread(&stated, thread);
            if expr.as_bool() == Some(true) {
                continue;
            }
            let span = invariant.span;
            let rule = match &invariant.rule {
                Some(rule) => rule,
                // Another program claims it.
                None if self.program.pairing == Pairing::SameWarp => "stated",
                None => {
                    let claim = Claim::Obligation {
                        what: Obligation::Keeps(Condition::LoopInvariant),
                        thread: Some(thread),
                        span,
                    };
                    self.assert(claim, expr);
                    continue;
                }
            };
            let mut attrs = vec![text_attr("candidate", rule)];
            attrs.extend(span.map(|s| number_attr("span", s.as_u32() as usize)));
            self.stmts.push(ivl::Stmt::Assert { attrs, expr });
        }
    }

    fn assert(&mut self, claim: Claim, expr: Expr) {
        self.stmts.push(self.claims.assert(claim, expr));
    }

    /// Simultaneous assignments on an edge.
    fn copies(&mut self, copies: &[(Symbol, Expr)]) {
        for (var, value) in sequence(&mut self.program, copies) {
            for (copy, thread) in self.copies_of(&var) {
                let ty = self.program.vars[&var].ty.clone();
                self.locals.entry(copy.clone()).or_insert(ty);
                let value = self.thread(&value, thread);
                self.stmts.push(ivl::Stmt::Assign { var: copy, value });
            }
        }
    }

    /// The variable's copies with their threads; a shared one counts as the first's.
    fn copies_of(&self, name: &Symbol) -> Vec<(Symbol, Thread)> {
        if self.program.divergent(name) {
            Thread::BOTH.iter().map(|&t| (copy(name, t), t)).collect()
        } else {
            vec![(name.clone(), Thread::First)]
        }
    }

    /// The threads for which a claim has to be stated.
    fn threads_of(&self, claim: &Guarded) -> Vec<Thread> {
        let condition = claim.condition();
        let names = free_vars(&condition);
        // Only the first thread has a record of accesses.
        let log = names.contains(&watch())
            || self.program.objects.values().any(|object| {
                AccessKind::ALL
                    .iter()
                    .any(|&kind| names.contains(&object.flag(kind)))
            })
            || self.speaks_of_drawn_values(&condition);
        let speaks_of_threads = post_order([&condition])
            .into_iter()
            .any(|node| matches!(node.kind(), ExprKind::Apply(f, _) if f.as_str() == "$first"));
        if speaks_of_threads {
            return Thread::BOTH.to_vec();
        }
        if log || !names.iter().any(|name| self.program.divergent(name)) {
            vec![Thread::First]
        } else {
            Thread::BOTH.to_vec()
        }
    }

    fn speaks_of_drawn_values(&self, condition: &Expr) -> bool {
        let owners: Vec<Symbol> = self.program.objects.values().map(|o| o.owner()).collect();
        post_order([condition])
            .into_iter()
            .any(|node| matches!(node.kind(), ExprKind::Apply(f, _) if owners.contains(f)))
    }

    /// The expression as the thread evaluates it.
    fn thread(&self, expr: &Expr, thread: Thread) -> Expr {
        rewrite(expr, &mut |node| match node.kind() {
            ExprKind::Var(name) if self.program.divergent(name) => {
                Some(Expr::var(copy(name, thread)))
            }
            ExprKind::Apply(function, args) => match function.as_str() {
                "$any" => Some(
                    self.thread(&args[0], Thread::First)
                        .or(self.thread(&args[0], Thread::Second)),
                ),
                "$both" => Some(
                    self.thread(&args[0], Thread::First)
                        .and(self.thread(&args[0], Thread::Second)),
                ),
                "$first" => Some(Expr::bool(thread == Thread::First)),
                name if name.starts_with("$other_") => Some(self.thread(&args[0], thread.other())),
                _ => None,
            },
            _ => None,
        })
    }

    fn axioms(&self) -> Vec<Expr> {
        let mut axioms: Vec<Expr> = Vec::new();
        for axiom in &self.program.axioms {
            for thread in Thread::BOTH {
                let expr = self.thread(axiom, thread);
                if expr.as_bool() != Some(true) && !axioms.contains(&expr) {
                    axioms.push(expr);
                }
            }
        }
        axioms
    }

    fn consts(&self) -> Vec<Const> {
        let mut consts = Vec::new();
        let unused = |name: &Symbol| self.tracks() && *name == watch();
        for (name, variable) in self.program.consts.iter().filter(|(name, _)| !unused(name)) {
            for (name, _) in self.copies_of(name) {
                consts.push(Const {
                    attrs: Vec::new(),
                    name,
                    ty: variable.ty.clone(),
                    unique: false,
                });
            }
        }
        consts
    }

    fn declare_variables(&mut self) {
        for object in self.program.objects.values().cloned().collect::<Vec<_>>() {
            if object.map {
                let divergent = object.map_divergent(self.program.pairing);
                let variable = Variable {
                    ty: object.map_type(),
                    divergent,
                    source_name: None,
                };
                self.program.vars.insert(object.map_symbol(), variable);
            }
            self.declare_tracked(&object);
        }
        self.declare_released();
        for (name, variable) in &self.program.vars {
            for (name, _) in self.copies_of(name) {
                self.locals.insert(name, variable.ty.clone());
            }
        }
    }

    fn fresh(&mut self, what: &str, ty: Type) -> Symbol {
        self.fresh += 1;
        let name = Symbol::new(format!("${what}.{}", self.fresh));
        self.locals.insert(name.clone(), ty);
        name
    }

    fn same_block(&self) -> bool {
        self.program.pairing.same_block()
    }
}
