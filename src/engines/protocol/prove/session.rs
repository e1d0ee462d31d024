//! The queries about one kind of pair of threads.

use std::collections::BTreeSet;
use std::ops::Range;
use std::time::{Duration, Instant};

use super::model::Model;
use super::relations::rules_about;
use super::{Alarm, Outcome, Prover, QUICK, Touch, written};
use crate::engines::protocol::align::align;
use crate::engines::protocol::ast::{
    Level, Mode, Protocol, Reach, Relation, Space, Stmt, Variable, access, synchronise,
};
use crate::engines::protocol::encode::{Encoder, Instance, Pair, is_within};
use crate::engines::protocol::project::{View, project};
use crate::engines::protocol::split::{Phase, split};
use crate::smt::eval::eval;
use crate::smt::{Answer, Pool, Reason, Sort, Term, Value};

/// Queries about one kind of pair of threads.
pub(super) struct Session<'a> {
    pub(super) encoder: Encoder<'a>,
    prover: &'a mut Prover,
    /// How much of the background the solver has been told.
    asserted: usize,
    tolerate_same_value: bool,
    /// The cells that each array can have.
    places: Vec<Option<Range<i64>>>,
    relations: Vec<Relation>,
    /// All accesses, without regard to barriers.
    whole: Phase,
    /// Barriers between the two threads may be left out.
    leaves_order_out: bool,
    /// Whether the two threads are in one warp is left open.
    maybe_of_warp: bool,
}

/// The time for one look for a better model.
const TRY: Duration = Duration::from_millis(500);

impl<'a> Session<'a> {
    pub(super) fn new(
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
            whole: Phase {
                context: Vec::new(),
                stmts: project(&protocol.body, View::global(pair.reach()), &|_| true),
            },
            relations: protocol.relations.clone(),
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
    pub(super) fn array(
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

    /// The race of the last query in the model that is wanted most, if the threads access
    /// nothing but cells that arrays can have.
    fn race(&mut self, phases: &[Phase], vars: &[Variable]) -> Outcome {
        let outcome = self.wanted_race(phases, vars);
        self.encoder.stay_inside(Vec::new());
        outcome
    }

    fn wanted_race(&mut self, phases: &[Phase], vars: &[Variable]) -> Outcome {
        let places = self.places.clone();
        let natural = |cells: &Range<i64>| cells.start.max(0)..cells.end;
        let natural: Vec<_> = places
            .iter()
            .map(|cells| cells.as_ref().map(natural))
            .collect();
        let [others_natural, others_inside] = [&natural, &places].map(|all| self.others(all));
        let known = self.prover.model(self.encoder.pool()).and_then(|model| {
            let alarm = self.alarm_in(&model, phases, vars)?;
            let pool = self.encoder.pool();
            let holds = |term| eval(pool, term, &model) == Some(Value::Bool(true));
            let is_natural = alarm.is_inside(&natural) && holds(others_natural);
            let is_inside = alarm.is_inside(&places) && holds(others_inside);
            Ok((alarm, is_natural, is_inside))
        });
        let (known, is_natural, is_inside) = match known {
            Ok(known) => known,
            Err(reason) => return Outcome::Unknown(reason),
        };
        for wanted in self.prover.wanted.clone() {
            let wanted = self.encoder.pool().and(wanted);
            if is_natural && known.satisfies(self.encoder.pool(), vars, wanted) {
                return Outcome::Race(Box::new(known));
            }
            self.encoder.stay_inside(natural.clone());
            let wanted = self.encoder.pool().and([wanted, others_natural]);
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
        match self.ask_for(phases, others_inside, None) {
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

    /// Is all that the threads access, where they do, in such cells? True where it is open whether
    /// they do.
    fn others(&mut self, places: &[Option<Range<i64>>]) -> Term {
        let mut all = BTreeSet::new();
        if self.prover.others_count {
            let whole = self.whole.clone();
            for thread in 0..2 {
                for access in self.encoder.instances(&whole, thread) {
                    if let (Some(cells), Some(&cell)) = (&places[access.array], access.index.last())
                    {
                        let inside = is_within(self.encoder.pool(), cell, cells);
                        all.insert(self.encoder.pool().implies(access.path, inside));
                    }
                }
            }
        }
        self.encoder.pool().and(all)
    }

    /// Is there a race in some of the phases?
    pub(super) fn ask(&mut self, phases: &[Phase], limit: Option<Duration>) -> Answer {
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
    pub(super) fn query(&mut self, formula: Term, limit: Option<Duration>) -> Answer {
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
        let known = rules_about(pool, &self.relations, formula);
        let formula = pool.and([formula, known]);
        let asked = pool.fresh_var("asked", Sort::Bool);
        let claim = pool.implies(asked, formula);
        let facts = self.encoder.background[self.asserted..].to_vec();
        self.asserted += facts.len();
        for term in facts.into_iter().chain([claim]) {
            self.prover.solver.assert(term);
            self.prover.told.push(term);
        }
        let pool = self.encoder.pool();
        let answer = self.prover.solver.check(pool, &[asked], limit);
        let ends_there = self.prover.ends_there;
        let options = &mut self.prover.options;
        let is_cut = matches!(answer, Answer::Unknown(Reason::Timeout));
        if ends_there && is_cut && limit >= options.query_timeout {
            options.deadline = Some(Instant::now());
        }
        answer
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
        let model = self.prover.model(self.encoder.pool())?;
        self.alarm_in(&model, phases, vars)
    }

    fn alarm_in(
        &mut self,
        model: &Model,
        phases: &[Phase],
        vars: &[Variable],
    ) -> Result<Alarm, Reason> {
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
        let number = |pool: &Pool, t: Term| {
            eval(pool, t, model).unwrap_or_else(|| Value::zero(pool.sort(t)))
        };
        let pool = self.encoder.pool();
        let found = pairs
            .iter()
            .find(|(_, _, race)| eval(pool, *race, model) == Some(Value::Bool(true)));
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
