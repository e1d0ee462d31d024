//! Verification conditions of sequential IVL programs, and their proof.
//!
//! [`verify`] takes one procedure. `flow` finds its loops, `encode` evaluates it
//! symbolically into the terms of a `condition` (with `background` for axioms and
//! preconditions, `loops`, `paths` for joins, `translate` and `functions` for
//! expressions, `relations` for axioms about what a program names), `houdini` decides which candidate invariants hold, `prove` asks
//! for failing assertions and `failure` reads models. The meaning of programs is
//! Boogie's.

mod background;
mod condition;
mod encode;
mod failure;
mod flow;
mod functions;
mod houdini;
mod loops;
mod paths;
mod prove;
mod relations;
mod translate;
mod wishes;

pub use failure::{Failure, FailureKind, Probe, ProbeArg};

use crate::ivl::builtins::declare_used;
use crate::ivl::{Attr, Expr, Program, Symbol};
use crate::smt::locate::{LocateError, locate};
use crate::smt::{Config, Encoding, Pool, Program as SolverProgram, Statistics, Term};
use crate::stack::on_large_stack;
use std::collections::HashMap;
use std::fmt;
use std::time::{Duration, Instant};
use translate::{Env, Translator};

#[derive(Clone, Debug)]
pub struct Options {
    /// The ways to ask; at least one.
    pub solvers: Vec<Config>,
    pub query_timeout: Duration,
    pub deadline: Option<Instant>,
    /// Of one solver process.
    pub memory_limit_mib: u64,
    /// Failures to look for, at least one.
    pub error_limit: usize,
    /// Decide candidate invariants; without it they are all dropped.
    pub infer: bool,
    pub wishes: Wishes,
}

/// What models of failing assertions are to be like. Expressions are about constants; one
/// that names others asks for nothing.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// The first of these lists that some model meets is met by the one that is shown.
    pub wanted: Vec<Vec<Expr>>,
    /// An assertion with this number in its attribute `object` fails only where the
    /// condition holds.
    pub counts: Vec<(i128, Expr)>,
}

/// Which solvers to run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolverChoice {
    Z3,
    Cvc5,
    Portfolio,
}

/// The configurations that a choice means on this machine, the first to ask in front.
///
/// # Errors
///
/// If a solver of the choice is not installed; the message says how to install it.
pub fn solvers(choice: SolverChoice) -> Result<Vec<Config>, LocateError> {
    let config = |program, encoding| {
        let path = locate(program)?;
        Ok(Config {
            program,
            path,
            encoding,
        })
    };
    let ways: &[(SolverProgram, Encoding)] = match choice {
        SolverChoice::Z3 => &[
            (SolverProgram::Z3, Encoding::BitVectors),
            (SolverProgram::Z3, Encoding::Integers),
        ],
        SolverChoice::Cvc5 => &[
            (SolverProgram::Cvc5, Encoding::BitVectors),
            (SolverProgram::Cvc5, Encoding::Integers),
        ],
        SolverChoice::Portfolio => &[
            (SolverProgram::Z3, Encoding::BitVectors),
            (SolverProgram::Z3, Encoding::Integers),
            (SolverProgram::Cvc5, Encoding::Integers),
            (SolverProgram::Cvc5, Encoding::BitVectors),
        ],
    };
    ways.iter()
        .map(|(program, encoding)| config(*program, *encoding))
        .collect()
}

#[derive(Clone, Debug)]
pub struct Outcome {
    pub status: Status,
    /// In the order found; not empty only for `Failed`.
    pub failures: Vec<Failure>,
    /// What could not be decided, next to failures that were found: assertions
    /// that may fail too, or candidates whose loss may be why assertions fail.
    pub undecided: Option<Reason>,
    /// Some assertions fail, but only where [`Wishes::counts`] says that they do not.
    pub leaves_out: bool,
    /// In program order.
    pub candidates: Vec<CandidateResult>,
    /// The program with candidates that hold as plain invariants and without the others.
    pub kept_program: Program,
    pub timings: Timings,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Every assertion holds on every path.
    Verified,
    /// An assertion has a counterexample.
    Failed,
    Inconclusive(Reason),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The program has something that is not modelled, or is ill-formed.
    Unsupported(String),
    Timeout,
    /// The solver gave up, died or ran out of memory.
    Solver(String),
    /// Threads or memory run out.
    Resources(String),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Unsupported(what) => f.write_str(what),
            Reason::Timeout => f.write_str("the time limit ran out"),
            Reason::Solver(message) | Reason::Resources(message) => f.write_str(message),
        }
    }
}

/// What an encoding says of what it does not take.
impl From<String> for Reason {
    fn from(message: String) -> Reason {
        Reason::Unsupported(message)
    }
}

impl From<crate::smt::Reason> for Reason {
    fn from(reason: crate::smt::Reason) -> Self {
        match reason {
            crate::smt::Reason::Timeout => Reason::Timeout,
            crate::smt::Reason::Resources(message) => Reason::Resources(message),
            other => Reason::Solver(other.to_string()),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct CandidateResult {
    pub attrs: Vec<Attr>,
    /// The block whose candidate it is.
    pub label: Symbol,
    /// The invariant as text.
    pub expr: String,
    pub kept: bool,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Timings {
    pub encode: Duration,
    /// Deciding candidates.
    pub infer: Duration,
    /// Deciding assertions.
    pub prove: Duration,
    pub solver: Statistics,
}

/// Verifies the body of one procedure against its contract, its assertions and
/// the contracts of what it calls.
pub fn verify(program: &Program, procedure: &str, options: &Options) -> Outcome {
    on_large_stack(|| verify_here(program, procedure, options)).unwrap_or_else(|error| {
        let reason = Reason::Resources(error.to_string());
        Outcome::new(program, Status::Inconclusive(reason))
    })
}

/// The term of an expression whose variables have these values.
///
/// # Errors
///
/// If it has functions of its own, or is ill-formed.
pub fn term(pool: &mut Pool, expr: &Expr, values: HashMap<Symbol, Term>) -> Result<Term, String> {
    let mut program = Program {
        axioms: vec![expr.clone()],
        ..Program::default()
    };
    declare_used(&mut program);
    let env = Env {
        bound: values,
        ..Env::default()
    };
    Translator::new(&program).translate(pool, expr, &env)
}

/// The SMT-LIB script that is satisfiable if an assertion of the procedure can
/// fail; candidates are left out.
///
/// # Errors
///
/// If the program has something that is not modelled, or is ill-formed.
pub fn vc_text(program: &Program, procedure: &str) -> Result<String, Reason> {
    let text = on_large_stack(|| {
        let mut pool = Pool::new();
        let condition = encode::encode(&mut pool, program, procedure, false, None)?;
        Ok(prove::script(&mut pool, &condition))
    });
    text.unwrap_or_else(|error| Err(Reason::Resources(error.to_string())))
}

impl Outcome {
    /// With nothing beside the status.
    fn new(program: &Program, status: Status) -> Outcome {
        Outcome {
            status,
            failures: Vec::new(),
            undecided: None,
            leaves_out: false,
            candidates: Vec::new(),
            kept_program: program.clone(),
            timings: Timings::default(),
        }
    }
}

fn verify_here(program: &Program, procedure: &str, options: &Options) -> Outcome {
    let start = Instant::now();
    let mut outcome = Outcome::new(program, Status::Verified);
    let mut pool = Pool::new();
    let (infer, deadline) = (options.infer, options.deadline);
    let condition = match encode::encode(&mut pool, program, procedure, infer, deadline) {
        Ok(condition) => condition,
        Err(reason) => {
            outcome.status = Status::Inconclusive(reason);
            return outcome;
        }
    };
    outcome.timings.encode = start.elapsed();

    let mut solver = crate::smt::Solver::new(options.solvers.clone(), options.memory_limit_mib);
    solver.expect(&pool, &condition.terms());
    condition.background.iter().for_each(|t| solver.assert(*t));
    let start = Instant::now();
    let decision = houdini::decide_candidates(&mut pool, &mut solver, &condition, options);
    let kept = decision.kept;
    outcome.timings.infer = start.elapsed();
    outcome.candidates = condition
        .candidates
        .iter()
        .zip(&kept)
        .map(|(candidate, kept)| CandidateResult {
            attrs: candidate.attrs.clone(),
            label: candidate.label.clone(),
            expr: candidate.expr.to_string(),
            kept: *kept,
        })
        .collect();
    houdini::keep_candidates(&mut outcome.kept_program, procedure, &condition, &kept);

    let start = Instant::now();
    let findings = prove::find_failures(&mut pool, &mut solver, &condition, options);
    outcome.timings.prove = start.elapsed();
    outcome.timings.solver = solver.statistics();
    outcome.status = match (findings.failures.is_empty(), &findings.undecided) {
        (false, _) => Status::Failed,
        (true, None) => Status::Verified,
        (true, Some(reason)) => Status::Inconclusive(reason.clone()),
    };
    if outcome.status == Status::Failed {
        outcome.undecided = findings.undecided.or(decision.undecided);
    }
    outcome.failures = findings.failures;
    outcome.leaves_out = findings.leaves_out;
    outcome
}

impl Options {
    /// What one query may take now; `None` when the time is up.
    fn limit(&self) -> Option<Duration> {
        let Some(deadline) = self.deadline else {
            return Some(self.query_timeout);
        };
        let left = deadline.checked_duration_since(Instant::now())?;
        Some(left.min(self.query_timeout)).filter(|limit| !limit.is_zero())
    }
}
