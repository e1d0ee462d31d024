//! Which arrays of a protocol are free of races.
//!
//! First all accesses are compared without regard to barriers, every thread with
//! its own loop counters: one query proves most kernels, and between blocks there
//! is no other. What is left is aligned and split, array by array.

use std::time::{Duration, Instant};

use super::align::align;
use super::ast::{Level, Mode, Protocol, Reach, Space, Stmt, access};
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
    /// Two writes of one value do not race.
    pub tolerate_same_value: bool,
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
    /// Neither access depends on unknowns, so that the race is there.
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

/// Looks at pairs of threads of one block or of different blocks; says something
/// of every array that such threads have in common and that is written.
pub fn prove(protocol: &mut Protocol, reach: Reach, options: &Options) -> Vec<Finding> {
    let arrays: Vec<usize> = (0..protocol.arrays.len())
        .filter(|&array| {
            (reach != Reach::Grid || protocol.arrays[array].space == Space::Global)
                && written(&protocol.body, array)
        })
        .collect();
    if arrays.is_empty() {
        return Vec::new();
    }
    let (body, spaces) = (
        protocol.body.clone(),
        protocol.arrays.iter().map(|a| a.space).collect::<Vec<_>>(),
    );
    let vars = protocol.vars.clone();
    let mut session = Session {
        encoder: Encoder::new(protocol, reach, options.tolerate_same_value),
        solver: Solver::new(options.solvers.clone(), options.memory_limit_mib),
        asserted: 0,
        told: Vec::new(),
        options,
    };
    let all = |array: usize| arrays.contains(&array);
    let rough = |space: Space| View { space, reach };
    // Barriers do not matter here, so that neither does the space.
    let together = Phase {
        context: Vec::new(),
        stmts: project(&body, rough(Space::Global), &all),
    };
    if let Answer::Unsat = session.ask(&[together], Some(QUICK)) {
        return arrays
            .into_iter()
            .map(|array| Finding {
                array,
                reach,
                outcome: Outcome::Free,
            })
            .collect();
    }
    let mut findings = Vec::new();
    for array in arrays {
        let stmts = project(&body, rough(spaces[array]), &|a| a == array);
        let synchronised = super::ast::synchronise(&stmts);
        let mut phases = vec![Phase {
            context: Vec::new(),
            stmts: stmts.clone(),
        }];
        let mut answer = session.ask(&phases, synchronised.then_some(QUICK));
        if synchronised && answer != Answer::Unsat {
            let level = match reach {
                Reach::Grid => Level::Grid,
                _ => Level::Block,
            };
            let aligned = align(session.encoder.pool(), &stmts, level);
            phases = split(session.encoder.pool(), &aligned);
            phases.retain(|phase| access(&phase.stmts) && written(&phase.stmts, array));
            answer = session.ask(&phases, None);
            if let Answer::Unknown(reason) = answer {
                answer = session.one_by_one(&phases, reason);
            }
        }
        let outcome = match answer {
            Answer::Unsat => Outcome::Free,
            Answer::Unknown(reason) => Outcome::Unknown(reason),
            Answer::Sat => match session.alarm(&phases, &vars) {
                Ok(alarm) => Outcome::Race(Box::new(alarm)),
                Err(reason) => Outcome::Unknown(reason),
            },
        };
        findings.push(Finding {
            array,
            reach,
            outcome,
        });
    }
    findings
}

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

struct Session<'a> {
    encoder: Encoder<'a>,
    solver: Solver,
    /// How much of the background the solver has been told.
    asserted: usize,
    /// All that it has been told.
    told: Vec<Term>,
    options: &'a Options,
}

impl Session<'_> {
    /// Is there a race in some of the phases?
    fn ask(&mut self, phases: &[Phase], limit: Option<Duration>) -> Answer {
        let races: Vec<Term> = phases.iter().map(|p| self.encoder.phase(p)).collect();
        let race = self.encoder.pool().or(races);
        let limit = limit
            .unwrap_or(self.options.query_timeout)
            .min(self.options.query_timeout);
        let limit = match self.options.deadline {
            Some(deadline) => deadline
                .saturating_duration_since(Instant::now())
                .min(limit),
            None => limit,
        };
        if limit.is_zero() {
            return Answer::Unknown(Reason::Timeout);
        }
        match self.encoder.pool().as_bool(race) {
            Some(false) => return Answer::Unsat,
            Some(true) => {}
            None => {}
        }
        let pool = self.encoder.pool();
        let asked = pool.fresh_var("asked", Sort::Bool);
        let claim = pool.implies(asked, race);
        let facts = self.encoder.background[self.asserted..].to_vec();
        self.asserted += facts.len();
        for term in facts.into_iter().chain([claim]) {
            self.solver.assert(term);
            self.told.push(term);
        }
        self.solver.check(self.encoder.pool(), &[asked], limit)
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
    fn alarm(&mut self, phases: &[Phase], vars: &[super::ast::Variable]) -> Result<Alarm, Reason> {
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
            .post_order(&self.told, |_| false)
            .into_iter()
            .filter(|t| matches!(pool.node(*t), Node::Var(_)))
            .collect();
        let values = self.solver.values(self.encoder.pool(), &asked)?;
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
            && !self.options.tolerate_same_value;
        let certain = !equal && [a, b].iter().all(|i| !self.encoder.depends_on_unknowns(i));
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
            certain,
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
