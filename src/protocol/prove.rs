//! Which arrays of a protocol are free of races.
//!
//! First accesses of global memory are compared without regard to barriers, every thread
//! with its own loop counters: one query proves most kernels, and between blocks there
//! is no other. What is left is aligned and split, array by array. All queries on a
//! protocol share the solvers' processes.

use std::time::{Duration, Instant};

use super::agree::{Claim, claims};
use super::align::align;
use super::ast::{Level, Mode, Protocol, Reach, Space, Stmt, Variable, access, synchronise};
use super::encode::{Encoder, Instance};
use super::project::{View, project};
use super::split::{Phase, split};
use crate::smt::eval::{Assignment, eval};
use crate::smt::{Answer, Config, FunId, Node, Pool, Reason, Solver, Sort, Term, Value, VarId};

#[derive(Clone, Debug)]
pub struct Options {
    /// The ways to ask; at least one.
    pub solvers: Vec<Config>,
    pub query_timeout: Duration,
    pub deadline: Option<Instant>,
    /// Of one solver process.
    pub memory_limit_mib: u64,
}

/// What is known of one array for one kind of pair of threads.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Index into `Protocol::arrays`.
    pub array: usize,
    /// `Block`: two threads of one block. `Grid`: of different blocks.
    pub reach: Reach,
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
    options: Options,
}

impl Prover {
    pub fn new(options: Options) -> Prover {
        Prover {
            solver: Solver::new(options.solvers.clone(), options.memory_limit_mib),
            told: Vec::new(),
            options,
        }
    }

    /// Shows that barriers are reached together.
    ///
    /// # Errors
    /// The first condition or range that threads may not agree on.
    pub fn agree(&mut self, protocol: &mut Protocol) -> Result<(), Disagreement> {
        let claims = claims(protocol);
        for reach in [Reach::Block, Reach::Grid] {
            // Threads of one block have to agree where all threads have to.
            let concerned: Vec<&Claim> = claims.iter().filter(|c| c.reach >= reach).collect();
            if concerned.is_empty() || ids_of(protocol, reach).is_empty() {
                continue;
            }
            let mut session = Session::new(self, protocol, reach, false);
            for claim in concerned {
                let disagreement = session.encoder.disagreement(claim);
                if session.query(disagreement, Some(PATIENCE)) != Answer::Unsat {
                    return Err(Disagreement {
                        problem: claim.problem(),
                        place: claim.place,
                    });
                }
            }
        }
        Ok(())
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
        let mut session = Session::new(self, protocol, reach, tolerate_same_value);
        // Shared memory is what barriers are for; arrays in global memory seldom need them.
        let without_barriers = |array: &usize| spaces[*array] == Space::Global;
        let all = |array: usize| arrays.contains(&array) && without_barriers(&array);
        let rough = View {
            space: Space::Global,
            reach,
        };
        let together = Phase {
            context: Vec::new(),
            stmts: project(&body, rough, &all),
        };
        // One array is asked about by itself.
        let race_free = arrays.iter().filter(|a| without_barriers(a)).count() > 1
            && session.ask(&[together], Some(QUICK)) == Answer::Unsat;
        arrays
            .iter()
            .map(|&array| Finding {
                array,
                reach,
                outcome: match race_free && without_barriers(&array) {
                    true => Outcome::Free,
                    false => {
                        let space = spaces[array];
                        let stmts = project(&body, View { space, reach }, &|a| a == array);
                        session.array(array, space, stmts, &vars)
                    }
                },
            })
            .collect()
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
/// The time for a query that leaves out barriers, where another one comes after.
const QUICK: Duration = Duration::from_secs(2);

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

/// Queries about one kind of pair of threads.
struct Session<'a> {
    encoder: Encoder<'a>,
    prover: &'a mut Prover,
    /// How much of the background the solver has been told.
    asserted: usize,
    tolerate_same_value: bool,
}

impl<'a> Session<'a> {
    fn new(
        prover: &'a mut Prover,
        protocol: &'a mut Protocol,
        reach: Reach,
        tolerate_same_value: bool,
    ) -> Self {
        Session {
            encoder: Encoder::new(protocol, reach, tolerate_same_value),
            prover,
            asserted: 0,
            tolerate_same_value,
        }
    }

    /// Is the array, of which these are the accesses and barriers, free of races?
    fn array(
        &mut self,
        array: usize,
        space: Space,
        stmts: Vec<Stmt>,
        vars: &[Variable],
    ) -> Outcome {
        let synchronised = synchronise(&stmts);
        let mut phases = vec![Phase {
            context: Vec::new(),
            stmts: stmts.clone(),
        }];
        let mut answer = match synchronised && space == Space::Shared {
            true => Answer::Unknown(Reason::Timeout),
            false => self.ask(&phases, synchronised.then_some(QUICK)),
        };
        if synchronised && answer != Answer::Unsat {
            let level = match self.encoder.reach() {
                Reach::Grid => Level::Grid,
                _ => Level::Block,
            };
            let aligned = align(self.encoder.pool(), &stmts, level);
            phases = split(self.encoder.pool(), &aligned);
            phases.retain(|phase| access(&phase.stmts) && written(&phase.stmts, array));
            answer = self.ask(&phases, None);
            if let Answer::Unknown(reason) = answer {
                answer = self.one_by_one(&phases, reason);
            }
        }
        match answer {
            Answer::Unsat => Outcome::Free,
            Answer::Unknown(reason) => Outcome::Unknown(reason),
            Answer::Sat => match self.alarm(&phases, vars) {
                Ok(alarm) => Outcome::Race(Box::new(alarm)),
                Err(reason) => Outcome::Unknown(reason),
            },
        }
    }

    /// Is there a race in some of the phases?
    fn ask(&mut self, phases: &[Phase], limit: Option<Duration>) -> Answer {
        let races: Vec<Term> = phases.iter().map(|p| self.encoder.phase(p)).collect();
        let race = self.encoder.pool().or(races);
        self.query(race, limit)
    }

    /// Can it be, for two different threads?
    fn query(&mut self, formula: Term, limit: Option<Duration>) -> Answer {
        let options = &self.prover.options;
        let limit = limit
            .unwrap_or(options.query_timeout)
            .min(options.query_timeout);
        let limit = match options.deadline {
            Some(deadline) => deadline
                .saturating_duration_since(Instant::now())
                .min(limit),
            None => limit,
        };
        let differ = self.encoder.differ;
        let pool = self.encoder.pool();
        let formula = pool.and([formula, differ]);
        if pool.as_bool(formula) == Some(false) {
            return Answer::Unsat;
        }
        if limit.is_zero() {
            return Answer::Unknown(Reason::Timeout);
        }
        let asked = pool.fresh_var("asked", Sort::Bool);
        let claim = pool.implies(asked, formula);
        let facts = self.encoder.background[self.asserted..].to_vec();
        self.asserted += facts.len();
        for term in facts.into_iter().chain([claim]) {
            self.prover.solver.assert(term);
            self.prover.told.push(term);
        }
        let pool = self.encoder.pool();
        self.prover.solver.check(pool, &[asked], limit)
    }

    fn one_by_one(&mut self, phases: &[Phase], reason: Reason) -> Answer {
        if phases.len() < 2 {
            return Answer::Unknown(reason);
        }
        for phase in phases {
            match self.ask(std::slice::from_ref(phase), None) {
                Answer::Unsat => {}
                other => return other,
            }
        }
        Answer::Unsat
    }

    /// The pair of accesses that races in the model of the last query.
    fn alarm(&mut self, phases: &[Phase], vars: &[Variable]) -> Result<Alarm, Reason> {
        let mut pairs: Vec<(Instance, Instance, Term)> = Vec::new();
        for phase in phases {
            let (first, second) = (
                self.encoder.instances(phase, 0),
                self.encoder.instances(phase, 1),
            );
            for a in first.iter().filter(|a| a.mode.writes()) {
                for b in &second {
                    if a.array == b.array && a.mode.conflicts(b.mode) {
                        let race = self.encoder.pair(a, b);
                        pairs.push((a.clone(), b.clone(), race));
                    }
                }
            }
        }
        let pool = self.encoder.pool();
        let asked: Vec<Term> = pool
            .post_order(&self.prover.told, |_| false)
            .into_iter()
            .filter(|t| matches!(pool.node(*t), Node::Var(_)))
            .collect();
        let values = self.prover.solver.values(self.encoder.pool(), &asked)?;
        let model = Model(
            asked
                .iter()
                .zip(values)
                .filter_map(|(t, value)| match self.encoder.pool().node(*t) {
                    Node::Var(var) => Some((*var, value)),
                    _ => None,
                })
                .collect(),
        );
        let number = |pool: &Pool, t: Term| {
            eval(pool, t, &model).unwrap_or_else(|| Value::zero(pool.sort(t)))
        };
        let pool = self.encoder.pool();
        let found = pairs
            .iter()
            .find(|(_, _, race)| eval(pool, *race, &model) == Some(Value::Bool(true)));
        let Some((a, b, _)) = found else {
            return Err(Reason::Error("the model shows no race".to_string()));
        };
        let touch = |i: &Instance| Touch {
            mode: i.written_as,
            place: i.place,
            index: i.index.iter().map(|t| number(pool, *t)).collect(),
            cells: i.cells,
        };
        let accesses = [touch(a), touch(b)];
        // Writes of what may be one value are for the caller to judge.
        let equal = a.mode == Mode::Write
            && b.mode == Mode::Write
            && a.value.is_some()
            && b.value.is_some()
            && !self.tolerate_same_value;
        let exact = [a, b].iter().all(|i| !self.encoder.depends_on_unknowns(i));
        let mut values = Vec::new();
        for var in vars {
            let both = [0, 1].map(|thread| {
                let term = self.encoder.term(var.term, thread);
                number(self.encoder.pool(), term)
            });
            values.push((var.name.clone(), both));
        }
        Ok(Alarm {
            accesses,
            exact,
            certain: exact && !equal,
            values,
        })
    }
}

/// The values that a solver gave; others are zero.
struct Model(std::collections::HashMap<VarId, Value>);

impl Assignment for Model {
    fn var(&self, pool: &Pool, var: VarId) -> Value {
        match self.0.get(&var) {
            Some(value) => value.clone(),
            None => Value::zero(&pool.var_data(var).sort),
        }
    }

    fn apply(&self, pool: &Pool, fun: FunId, _: &[Value]) -> Value {
        Value::zero(&pool.fun_data(fun).result)
    }
}
