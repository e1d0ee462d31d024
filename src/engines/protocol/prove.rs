//! Which arrays of a protocol are free of races.
//!
//! First accesses of global memory are compared without regard to barriers, every thread
//! with its own loop counters: one query proves most kernels, and between blocks there
//! is no other. What is left is aligned and split, array by array. All queries on a
//! protocol share the solvers' processes.

mod launches;
mod model;
mod relations;
mod session;

use std::ops::Range;
use std::time::{Duration, Instant};

use super::agree::{Claim, Kind, claims};
use super::ast::{Mode, Protocol, Reach, Space, Stmt, Variable};
use super::encode::Pair;
use super::project::{View, project};
use super::split::Phase;
use crate::progress::Progress;
use crate::smt::eval::eval;
use crate::smt::{Answer, Config, Node, Pool, Reason, Solver, Term, Value};
use model::Model;
use session::Session;

#[derive(Clone, Debug)]
pub struct Options {
    /// The ways to ask; at least one.
    pub solvers: Vec<Config>,
    pub query_timeout: Duration,
    pub deadline: Option<Instant>,
    /// Of one solver process.
    pub memory_limit_mib: u64,
    /// Is told which array is asked about.
    pub progress: Progress,
}

impl Options {
    /// What a query may take now that should not take longer than `most`.
    fn limit(&self, most: Option<Duration>) -> Duration {
        let limit = most.map_or(self.query_timeout, |most| most.min(self.query_timeout));
        match self.deadline {
            Some(deadline) => deadline
                .saturating_duration_since(Instant::now())
                .min(limit),
            None => limit,
        }
    }
}

/// What is known of one array for one kind of pair of threads.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Index into `Protocol::arrays`.
    pub array: usize,
    pub outcome: Outcome,
}

#[derive(Clone, Debug)]
pub enum Outcome {
    Free,
    Race(Box<Alarm>),
    Unknown(Reason),
}

/// Two accesses that may race, in one model.
#[derive(Clone, Debug)]
pub struct Alarm {
    /// Index into `Protocol::arrays`.
    pub array: usize,
    pub accesses: [Touch; 2],
    /// Neither access depends on unknowns.
    pub exact: bool,
    /// Nor may both write the same on purpose, so that the race is there.
    pub certain: bool,
    /// The protocol's variables, as the two threads have them.
    pub values: Vec<(String, [Value; 2])>,
}

#[derive(Clone, Debug)]
pub struct Touch {
    pub mode: Mode,
    pub place: u32,
    pub index: Vec<Value>,
    pub cells: u32,
}

/// Two threads that may not reach a barrier together.
#[derive(Clone, Debug)]
pub struct Disagreement {
    pub problem: String,
    pub place: u32,
}

/// The solvers, for all queries on one protocol.
pub struct Prover {
    solver: Solver,
    /// All that it has been told.
    told: Vec<Term>,
    /// Threads that agree on these reach the barriers of their warps together.
    groups: Option<Vec<Term>>,
    /// What models of races should be like, the most wanted first.
    wanted: Vec<Vec<Term>>,
    /// Time for models that are more so.
    patience: Duration,
    /// What is asked behind a query that its time did not suffice for is left open.
    ends_there: bool,
    /// Races were left out in cells that no array has.
    leaves_out: bool,
    /// Accesses are made whenever their paths are taken.
    others_count: bool,
    options: Options,
}

impl Alarm {
    /// Are both accesses to cells that the array can have?
    fn is_inside(&self, places: &[Option<Range<i64>>]) -> bool {
        let Some(cells) = &places[self.array] else {
            return true;
        };
        let mut firsts = self.accesses.iter().map(|touch| touch.index.last());
        firsts.all(|cell| {
            let cell = cell.and_then(Value::as_bv);
            cell.is_some_and(|cell| cells.contains(&(cell as i64)))
        })
    }

    /// Does a condition on variables that threads have in common hold?
    fn satisfies(&self, pool: &Pool, vars: &[Variable], condition: Term) -> bool {
        let values = vars.iter().zip(&self.values);
        let model = Model::new(
            pool,
            values.map(|(var, (_, [value, _]))| (var.term, value.clone())),
        );
        eval(pool, condition, &model) == Some(Value::Bool(true))
    }
}

impl Prover {
    pub fn new(options: Options) -> Prover {
        Prover {
            solver: Solver::new(options.solvers.clone(), options.memory_limit_mib),
            told: Vec::new(),
            groups: None,
            wanted: Vec::new(),
            patience: MODELS,
            ends_there: false,
            leaves_out: false,
            others_count: false,
            options,
        }
    }

    /// Models of races are to be like the first of these lists that some model is like.
    pub fn prefer(&mut self, wanted: Vec<Vec<Term>>) {
        self.wanted = wanted;
    }

    /// What a race's threads access besides is in cells that arrays can have, if it is said.
    pub fn count_others(&mut self, count: bool) {
        self.others_count = count;
    }

    /// Were races left out in cells that no array has?
    pub fn leaves_out(&self) -> bool {
        self.leaves_out
    }

    /// The model of the last query.
    fn model(&mut self, pool: &mut Pool) -> Result<Model, Reason> {
        let terms = pool.post_order(&self.told, |_| false).into_iter();
        let terms: Vec<Term> = terms.filter(|t| Model::is_asked(pool, *t)).collect();
        let values = self.solver.values(pool, &terms)?;
        Ok(Model::new(pool, terms.into_iter().zip(values)))
    }

    /// Queries have so much time from now on, and the first that it does not suffice for is the last.
    pub fn end_at_queries_of(&mut self, limit: Duration) {
        self.options.query_timeout = self.options.query_timeout.min(limit);
        self.patience = self.patience.min(limit);
        self.ends_there = true;
    }

    /// Shows that barriers are reached together. Where that is not shown of those of
    /// warps, they count for none.
    ///
    /// # Errors
    /// The first condition or range that threads may not agree on.
    pub fn agree(&mut self, protocol: &mut Protocol) -> Result<(), Disagreement> {
        let claims = claims(protocol);
        for pair in [Pair::SameBlock, Pair::OtherBlocks] {
            // Threads of one block have to agree where all threads have to.
            let concerned = claims.iter().filter(|c| c.reach >= pair.reach());
            if let Some(claim) = self.refuted(protocol, pair, concerned, PATIENCE) {
                return Err(Disagreement {
                    problem: claim.problem(),
                    place: claim.place,
                });
            }
        }
        let of_warps = claims.iter().filter(|c| c.reach == Reach::Warp).collect();
        self.groups = self.groups(protocol, of_warps);
        Ok(())
    }

    /// Threads that agree on these terms reach the barriers of their warps together, if
    /// there are such barriers and such terms.
    pub fn groups_of_threads(&self) -> Option<&[Term]> {
        self.groups.as_deref()
    }

    /// Claims that are not shown of all threads of a warp hold of those that agree on the
    /// terms, where nothing but ids and parameters is in these.
    fn groups(&mut self, protocol: &mut Protocol, mut claims: Vec<&Claim>) -> Option<Vec<Term>> {
        let mut groups = vec![protocol.warps?.warp];
        self.groups = Some(groups.clone());
        while let Some(claim) =
            self.refuted(protocol, Pair::SameGroup, claims.iter().copied(), QUICK)
        {
            let known = |t: &Term| protocol.vars.iter().any(|var| var.term == *t);
            let variables = protocol.pool.post_order(&claim.terms, |_| false);
            let mut variables = variables
                .into_iter()
                .filter(|t| matches!(protocol.pool.node(*t), Node::Var(_)));
            if claim.kind != Kind::Agree || !variables.all(|t| known(&t)) {
                return None;
            }
            groups.extend(&claim.terms);
            self.groups = Some(groups.clone());
            claims.retain(|other| *other != claim);
        }
        Some(groups)
    }

    /// The first of the claims that is not shown.
    fn refuted<'c>(
        &mut self,
        protocol: &mut Protocol,
        pair: Pair,
        claims: impl Iterator<Item = &'c Claim>,
        limit: Duration,
    ) -> Option<&'c Claim> {
        let mut claims = claims.peekable();
        claims.peek()?;
        if ids_of(protocol, pair.reach()).is_empty() {
            return None;
        }
        let mut session = Session::new(self, protocol, pair, false);
        claims.find(|claim| {
            let disagreement = session.encoder.disagreement(claim);
            session.query(disagreement, Some(limit)) != Answer::Unsat
        })
    }

    /// Looks at pairs of threads of one block or of different blocks; says something
    /// of every array asked for that such threads have in common and that is written.
    pub fn races(
        &mut self,
        protocol: &mut Protocol,
        reach: Reach,
        tolerate_same_value: bool,
        asked: &dyn Fn(usize) -> bool,
    ) -> Vec<Finding> {
        let arrays: Vec<usize> = (0..protocol.arrays.len())
            .filter(|&array| {
                asked(array)
                    && (reach != Reach::Grid || protocol.arrays[array].space == Space::Global)
                    && written(&protocol.body, array)
            })
            .collect();
        if arrays.is_empty() || ids_of(protocol, reach).is_empty() {
            return Vec::new();
        }
        let (body, spaces) = (
            protocol.body.clone(),
            protocol.arrays.iter().map(|a| a.space).collect::<Vec<_>>(),
        );
        let vars = protocol.vars.clone();
        let progress = self.options.progress.clone();
        let names: Vec<String> = protocol.arrays.iter().map(|a| a.name.clone()).collect();
        let by_warps = self.groups.is_some() && reach == Reach::Block;
        let pair = match reach {
            Reach::Grid => Pair::OtherBlocks,
            _ => Pair::SameBlock,
        };
        let mut session = Session::new(self, protocol, pair, tolerate_same_value);
        // Shared memory is what barriers are for; arrays in global memory seldom need them.
        let without_barriers = |array: &usize| spaces[*array] == Space::Global;
        let all = |array: usize| arrays.contains(&array) && without_barriers(&array);
        let together = Phase {
            context: Vec::new(),
            stmts: project(&body, View::global(reach), &all),
        };
        // One array is asked about by itself.
        let race_free = arrays.iter().filter(|a| without_barriers(a)).count() > 1
            && session.ask(&[together], Some(QUICK)) == Answer::Unsat;
        let of_array = |array: usize, reach: Reach| {
            let space = spaces[array];
            project(&body, View { space, reach }, &|a| a == array)
        };
        let mut findings = Vec::new();
        let mut left = Vec::new();
        for array in arrays {
            let _asking = progress.begin(|| format!("`{}`", names[array]));
            let outcome = match race_free && without_barriers(&array) {
                true => Outcome::Free,
                false if by_warps && waits_for_warp(&of_array(array, Reach::Warp)) => {
                    left.push(findings.len());
                    Outcome::Free
                }
                false => session.array(array, spaces[array], of_array(array, reach), &vars),
            };
            findings.push(Finding { array, outcome });
        }
        for pair in [Pair::OtherGroups, Pair::SameGroup] {
            if left.is_empty() {
                break;
            }
            let mut session = Session::new(self, protocol, pair, tolerate_same_value);
            left.retain(|&index| {
                let array = findings[index].array;
                let stmts = of_array(array, pair.reach());
                findings[index].outcome = session.array(array, spaces[array], stmts, &vars);
                matches!(findings[index].outcome, Outcome::Free)
            });
        }
        findings
    }
}

/// What tells threads apart.
fn ids_of(protocol: &Protocol, reach: Reach) -> &[Term] {
    match reach {
        Reach::Grid => &protocol.block_ids,
        _ => &protocol.thread_ids,
    }
}

/// The time for a claim about barriers, and for a query that another one follows.
const PATIENCE: Duration = Duration::from_secs(10);
/// The time for looks for better models, for all of a kernel.
const MODELS: Duration = Duration::from_secs(3);
/// The time for a query that leaves out barriers, where another one comes after.
const QUICK: Duration = Duration::from_secs(2);

/// Is there a barrier of a warp in the statements?
fn waits_for_warp(stmts: &[Stmt]) -> bool {
    stmts.iter().any(|stmt| match stmt {
        Stmt::Sync(sync) => sync.reach == Reach::Warp,
        Stmt::If {
            then, otherwise, ..
        } => waits_for_warp(then) || waits_for_warp(otherwise),
        Stmt::For { body, .. } => waits_for_warp(body),
        _ => false,
    })
}

/// Is the array written in the statements?
fn written(stmts: &[Stmt], array: usize) -> bool {
    stmts.iter().any(|stmt| match stmt {
        Stmt::Access(access) => access.array == array && access.mode.writes(),
        Stmt::If {
            then, otherwise, ..
        } => written(then, array) || written(otherwise, array),
        Stmt::For { body, .. } => written(body, array),
        _ => false,
    })
}
