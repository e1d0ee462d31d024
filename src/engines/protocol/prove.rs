//! Which arrays of a protocol are free of races.
//!
//! First accesses of global memory are compared without regard to barriers, every thread
//! with its own loop counters: one query proves most kernels, and between blocks there
//! is no other. What is left is aligned and split, array by array. All queries on a
//! protocol share the solvers' processes.

use std::ops::Range;
use std::time::{Duration, Instant};

use super::agree::{Claim, Kind, claims};
use super::align::align;
use super::ast::{Level, Mode, Protocol, Reach, Space, Stmt, Variable, access, synchronise};
use super::encode::{Encoder, Instance, Pair};
use super::project::{View, project};
use super::split::{Phase, split};
use crate::bv::mask;
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
    /// Races were left out in cells that no array has.
    leaves_out: bool,
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
        let values = values.filter_map(|(var, (_, [value, _]))| match pool.node(var.term) {
            Node::Var(id) => Some((*id, value.clone())),
            _ => None,
        });
        let model = Model(values.collect());
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
            leaves_out: false,
            options,
        }
    }

    /// Models of races are to be like the first of these lists that some model is like.
    pub fn prefer(&mut self, wanted: Vec<Vec<Term>>) {
        self.wanted = wanted;
    }

    /// Were races left out in cells that no array has?
    pub fn leaves_out(&self) -> bool {
        self.leaves_out
    }

    /// Do the conditions on launch and parameters exclude each other?
    pub fn is_contradictory(&mut self, protocol: &mut Protocol) -> bool {
        let conditions = protocol.wheres.clone();
        let pool = &mut protocol.pool;
        let holds_for = |value: u128| {
            let number = |term: &Term| eval(pool, *term, &Everywhere(value));
            conditions
                .iter()
                .all(|t| number(t) == Some(Value::Bool(true)))
        };
        if [1, 64, 0].into_iter().any(holds_for) {
            return false;
        }
        let all = pool.and(conditions);
        let asked = pool.fresh_var("asked", Sort::Bool);
        let claim = pool.implies(asked, all);
        self.solver.assert(claim);
        self.told.push(claim);
        let limit = self.options.limit(Some(QUICK));
        self.solver.check(pool, &[asked], limit) == Answer::Unsat
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
        let by_warps = self.groups.is_some() && reach == Reach::Block;
        let pair = match reach {
            Reach::Grid => Pair::OtherBlocks,
            _ => Pair::SameBlock,
        };
        let mut session = Session::new(self, protocol, pair, tolerate_same_value);
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
        let of_array = |array: usize, reach: Reach| {
            let space = spaces[array];
            project(&body, View { space, reach }, &|a| a == array)
        };
        let mut findings = Vec::new();
        let mut left = Vec::new();
        for array in arrays {
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
/// The time for one look for a better model, and for all of a kernel.
const TRY: Duration = Duration::from_millis(500);
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

/// Queries about one kind of pair of threads.
struct Session<'a> {
    encoder: Encoder<'a>,
    prover: &'a mut Prover,
    /// How much of the background the solver has been told.
    asserted: usize,
    tolerate_same_value: bool,
    /// The cells that each array can have.
    places: Vec<Option<Range<i64>>>,
    /// Barriers between the two threads may be left out.
    leaves_order_out: bool,
    /// Whether the two threads are in one warp is left open.
    maybe_of_warp: bool,
}

impl<'a> Session<'a> {
    fn new(
        prover: &'a mut Prover,
        protocol: &'a mut Protocol,
        pair: Pair,
        tolerate_same_value: bool,
    ) -> Self {
        let groups = prover.groups.clone().unwrap_or_default();
        Session {
            leaves_order_out: match pair {
                Pair::SameBlock => protocol.warps.is_some(),
                // They may wait together at one of the barriers, or with a third thread.
                Pair::OtherGroups => groups.len() > 1,
                Pair::OtherBlocks | Pair::SameGroup => false,
            },
            maybe_of_warp: matches!(pair, Pair::SameBlock | Pair::OtherGroups),
            places: protocol.arrays.iter().map(|a| a.cells.clone()).collect(),
            encoder: Encoder::new(
                protocol,
                pair,
                &groups,
                tolerate_same_value,
                prover.options.deadline,
            ),
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
            Answer::Sat => self.race(&phases, vars),
        }
    }

    /// The race of the last query in the model that is wanted most, if it is in cells that
    /// its array can have.
    fn race(&mut self, phases: &[Phase], vars: &[Variable]) -> Outcome {
        let known = match self.alarm(phases, vars) {
            Ok(alarm) => alarm,
            Err(reason) => return Outcome::Unknown(reason),
        };
        let outcome = self.wanted_race(phases, vars, known);
        self.encoder.stay_inside(Vec::new());
        outcome
    }

    fn wanted_race(&mut self, phases: &[Phase], vars: &[Variable], known: Alarm) -> Outcome {
        let places = self.places.clone();
        let natural = |cells: &Range<i64>| cells.start.max(0)..cells.end;
        let natural: Vec<_> = places
            .iter()
            .map(|cells| cells.as_ref().map(natural))
            .collect();
        let is_inside = known.is_inside(&places);
        let is_natural = known.is_inside(&natural);
        for wanted in self.prover.wanted.clone() {
            let wanted = self.encoder.pool().and(wanted);
            if is_natural && known.satisfies(self.encoder.pool(), vars, wanted) {
                return Outcome::Race(Box::new(known));
            }
            self.encoder.stay_inside(natural.clone());
            let start = Instant::now();
            let limit = TRY.min(self.prover.patience);
            let answer = self.ask_for(phases, wanted, Some(limit));
            self.prover.patience = self.prover.patience.saturating_sub(start.elapsed());
            if answer == Answer::Sat
                && let Ok(better) = self.alarm(phases, vars)
            {
                return Outcome::Race(Box::new(better));
            }
        }
        if is_inside {
            return Outcome::Race(Box::new(known));
        }
        self.encoder.stay_inside(places);
        let anything = self.encoder.pool().bool(true);
        match self.ask_for(phases, anything, None) {
            Answer::Unsat => {
                self.prover.leaves_out = true;
                Outcome::Free
            }
            Answer::Unknown(reason) => Outcome::Unknown(reason),
            Answer::Sat => match self.alarm(phases, vars) {
                Ok(alarm) => Outcome::Race(Box::new(alarm)),
                Err(reason) => Outcome::Unknown(reason),
            },
        }
    }

    /// Is there a race in some of the phases?
    fn ask(&mut self, phases: &[Phase], limit: Option<Duration>) -> Answer {
        let anything = self.encoder.pool().bool(true);
        self.ask_for(phases, anything, limit)
    }

    /// The same, where a condition holds.
    fn ask_for(&mut self, phases: &[Phase], condition: Term, limit: Option<Duration>) -> Answer {
        let races: Vec<Term> = phases.iter().map(|p| self.encoder.phase(p)).collect();
        let race = self.encoder.pool().or(races);
        let race = self.encoder.pool().and([race, condition]);
        self.query(race, limit)
    }

    /// Can it be, for two different threads?
    fn query(&mut self, formula: Term, limit: Option<Duration>) -> Answer {
        let limit = self.prover.options.limit(limit);
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
        let of_warp = |mode: Mode| match mode {
            Mode::AtomicRead(scope) | Mode::AtomicWrite(scope) => scope == Reach::Warp,
            Mode::Read | Mode::Write => false,
        };
        let by_scope = self.maybe_of_warp && (of_warp(a.mode) || of_warp(b.mode));
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
            array: a.array,
            accesses,
            exact,
            certain: exact && !equal && !self.leaves_order_out && !by_scope,
            values,
        })
    }
}

/// One value for all variables.
struct Everywhere(u128);

impl Assignment for Everywhere {
    fn var(&self, pool: &Pool, var: VarId) -> Value {
        match pool.var_data(var).sort {
            Sort::BitVec(width) => Value::bv(self.0 & mask(width), width),
            ref sort => Value::zero(sort),
        }
    }

    fn apply(&self, pool: &Pool, fun: FunId, _: &[Value]) -> Value {
        Value::zero(&pool.fun_data(fun).result)
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
