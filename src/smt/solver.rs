//! The face of the solvers: assertions, queries, models.
//!
//! A [`Solver`] holds the assertions and one session per configuration. A query
//! goes to the configuration that answered last (the first one to those on
//! integers, if there is something for them); the others join in, one after
//! the other, when it takes long and a core is left; else the one that runs longest gives its
//! place up and comes again after the others. The first definite answer wins and the losers
//! are killed; a loser that is asked again starts afresh and is told everything.

use super::integers::Integers;
use super::integers::multiplications::Multiplications;
use super::logic::Logic;
use super::model::Model;
use super::places::Place;
use super::process::Event;
use super::race::Race;
use super::session::{Finding, Session};
use super::term::{Node, Pool, Term};
use super::value::Value;
use super::{Answer, Config, Encoding, Program, Reason};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// What a solver gets beyond its time limit to stop by itself, at most, and as a part of
/// the limit.
const GRACE: Duration = Duration::from_millis(300);
const GRACE_PART: u32 = 20;

/// How long the values of a model may take, where the query might not have taken less.
const VALUES_LIMIT: Duration = Duration::from_secs(10);

pub struct Solver {
    configs: Vec<Config>,
    /// By configuration; `None` if not started or killed.
    sessions: Vec<Option<Running>>,
    /// Configurations, the one to ask first in front.
    order: Vec<usize>,
    memory_limit_mib: u64,
    /// How long the values of the last query's model may take.
    values_limit: Duration,
    assertions: Vec<Term>,
    /// Terms that may be asked for besides those of assertions, and their logic.
    expected: Vec<Term>,
    logic: Logic,
    next_id: usize,
    events: Receiver<(usize, Event)>,
    sender: Sender<(usize, Event)>,
    model: Current,
    /// The assertions as integers, for configurations that want them so.
    integers: Integers,
    integer_assertions: Vec<Term>,
    /// How many assertions have been translated.
    translated: usize,
    multiplications: Multiplications,
    statistics: Statistics,
}

/// The model of the last query.
enum Current {
    None,
    /// That of a configuration's session.
    Session(usize),
    Own(Model),
}

struct Running {
    /// Tells its events from those of sessions killed before.
    id: usize,
    session: Session,
    place: Place,
}

/// Where the process of a configuration runs.
enum Seat {
    /// Its session has a place.
    Own,
    New(Place),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Queries that needed a solver.
    pub queries: usize,
    /// Processes started.
    pub starts: usize,
    /// Time spent waiting for solvers.
    pub waited: Duration,
}

impl Running {
    /// Kills the process; its place is left.
    fn end(self) -> Place {
        self.place
    }
}

impl Solver {
    /// Starts no process yet.
    pub fn new(configs: Vec<Config>, memory_limit_mib: u64) -> Solver {
        let (sender, events) = channel();
        Solver {
            sessions: configs.iter().map(|_| None).collect(),
            order: (0..configs.len()).collect(),
            configs,
            memory_limit_mib,
            values_limit: VALUES_LIMIT,
            assertions: Vec::new(),
            expected: Vec::new(),
            logic: Logic::default(),
            next_id: 0,
            events,
            sender,
            model: Current::None,
            integers: Integers::default(),
            integer_assertions: Vec::new(),
            translated: 0,
            multiplications: Multiplications::default(),
            statistics: Statistics::default(),
        }
    }

    pub fn statistics(&self) -> Statistics {
        self.statistics
    }

    /// Makes sure that the values of these terms can be asked for.
    pub fn expect(&mut self, pool: &Pool, terms: &[Term]) {
        self.expected.extend(terms);
        self.logic = self.logic.join(Logic::of(pool, terms));
    }

    pub fn assert(&mut self, term: Term) {
        self.assertions.push(term);
    }

    /// Whether there is a model of the assertions in which the assumptions hold.
    /// Assumptions are Boolean variables or negated ones.
    pub fn check(&mut self, pool: &mut Pool, assumptions: &[Term], limit: Duration) -> Answer {
        self.model = Current::None;
        self.values_limit = VALUES_LIMIT.min(limit);
        let is_false = |t: &Term| pool.as_bool(*t) == Some(false);
        if self.assertions.iter().chain(assumptions).any(is_false) {
            return Answer::Unsat;
        }
        let assumptions: Vec<Term> = assumptions
            .iter()
            .copied()
            .filter(|t| pool.as_bool(*t) != Some(true))
            .collect();
        debug_assert!(assumptions.iter().all(|t| is_literal(pool, *t)));
        if self.multiplications.found_in(pool, &self.assertions) {
            self.prefer_integers();
        }
        let start = Instant::now();
        self.statistics.queries += 1;
        let answer = self.race(pool, &assumptions, start, limit);
        self.statistics.waited += start.elapsed();
        answer
    }

    /// Solvers do not decide products of wide vectors. Of those of integers, cvc5
    /// was fastest where there is no model.
    fn prefer_integers(&mut self) {
        let configs = &self.configs;
        self.order.sort_by_key(|i| {
            let Config {
                encoding, program, ..
            } = &configs[*i];
            (
                *encoding != Encoding::Integers,
                *program != Program::Cvc5,
                *i,
            )
        });
    }

    fn race(
        &mut self,
        pool: &mut Pool,
        assumptions: &[Term],
        start: Instant,
        limit: Duration,
    ) -> Answer {
        let end = start + limit;
        let killed_at = end + GRACE.min(limit / GRACE_PART);
        let waiting = self.order.iter().rev().copied().collect();
        let mut race = Race::new(waiting, start, end);
        let mut reason: Option<Reason> = None;
        loop {
            let now = Instant::now();
            if now >= killed_at {
                race.running.iter().for_each(|i| self.sessions[*i] = None);
                return Answer::Unknown(Reason::Timeout);
            }
            if race.is_due(now) {
                if let Err(failure) = self.join(pool, assumptions, &mut race, now) {
                    reason = Some(worse(reason, failure));
                }
                continue;
            }
            if race.running.is_empty() {
                return Answer::Unknown(match reason {
                    Some(reason @ Reason::Resources(_)) => reason,
                    _ if now >= end => Reason::Timeout,
                    reason => reason.unwrap_or(Reason::Incomplete),
                });
            }
            let wake = race.next_due().unwrap_or(killed_at);
            let Some((config, finding)) = self.next_finding(wake) else {
                continue;
            };
            if !race.running.contains(&config) {
                continue;
            }
            let encoding = self.configs[config].encoding;
            let model = match (finding, encoding) {
                (Finding::Unsat, _) => None,
                (Finding::Sat, Encoding::BitVectors) => Some(Current::Session(config)),
                (Finding::Sat, Encoding::Integers) => {
                    self.ask_inputs(pool, config);
                    continue;
                }
                (Finding::Values(values), _) => match self.own_model(pool, assumptions, values) {
                    Some(model) => Some(Current::Own(model)),
                    None => {
                        race.running.retain(|i| *i != config);
                        reason = Some(worse(reason, Reason::Incomplete));
                        continue;
                    }
                },
                (Finding::Unknown(why), _) => {
                    race.running.retain(|i| *i != config);
                    // Z3 was seen to hang on easy queries after one that it gave up.
                    self.sessions[config] = None;
                    let late = Instant::now() + Duration::from_millis(20) >= end;
                    let timeout = why == Reason::Incomplete && late;
                    reason = Some(worse(reason, if timeout { Reason::Timeout } else { why }));
                    continue;
                }
            };
            self.won(config, race.running);
            return match model {
                Some(model) => {
                    self.model = model;
                    Answer::Sat
                }
                None => Answer::Unsat,
            };
        }
    }

    /// Where the configuration runs: where it does, at a free place, or at that of another one.
    /// Where one has to stop for it that is being asked, this has to be its turn; the other one
    /// waits behind all others then.
    fn place(&mut self, config: usize, race: &mut Race, now: Instant) -> Option<Seat> {
        if self.sessions[config].is_some() {
            return Some(Seat::Own);
        }
        if let Some(place) = Place::if_free() {
            return Some(Seat::New(place));
        }
        let idle = |i: &usize| self.sessions[*i].is_some() && !race.running.contains(i);
        let stopped = match (0..self.sessions.len()).find(idle) {
            Some(idle) => idle,
            None if race.running.is_empty() => return Some(Seat::New(Place::only())),
            None if now < race.turn_ends => return None,
            None => race.stop_first(),
        };
        let place = self.sessions[stopped].take().map(Running::end);
        Some(Seat::New(place.unwrap_or_else(Place::only)))
    }

    /// Asks the configuration that is next, if there is a place for it.
    fn join(
        &mut self,
        pool: &mut Pool,
        assumptions: &[Term],
        race: &mut Race,
        now: Instant,
    ) -> Result<(), Reason> {
        let Some(config) = race.waiting.pop() else {
            return Ok(());
        };
        let Some(seat) = self.place(config, race, now) else {
            race.postpone(config, now);
            return Ok(());
        };
        self.ask(pool, config, assumptions, race.end - now, seat)?;
        race.started(config, now);
        Ok(())
    }

    /// Ends the sessions that are still asked; the one that answered is asked first from now on.
    fn won(&mut self, config: usize, running: Vec<usize>) {
        for loser in running.into_iter().filter(|i| *i != config) {
            self.sessions[loser] = None;
        }
        self.order.retain(|i| *i != config);
        self.order.insert(0, config);
    }

    /// Asks a session that found integers what they are.
    fn ask_inputs(&mut self, pool: &Pool, config: usize) {
        let integers = self
            .integers
            .inputs(pool)
            .into_iter()
            .map(|(_, integer)| integer);
        let integers: Vec<Term> = integers.collect();
        if let Some(running) = &mut self.sessions[config] {
            running.session.get_values(pool, &integers);
        }
    }

    /// The model that integers stand for, if it is one and gives the terms that are expected.
    fn own_model(&self, pool: &Pool, assumptions: &[Term], values: Vec<Value>) -> Option<Model> {
        let inputs: Vec<Term> = self
            .integers
            .inputs(pool)
            .into_iter()
            .map(|(t, _)| t)
            .collect();
        let claims: Vec<Term> = self.assertions.iter().chain(assumptions).copied().collect();
        Model::from_integers(pool, &inputs, values, &claims)
            .filter(|model| model.values(pool, &self.expected).is_some())
    }

    /// Values in the model of the last query, which was satisfiable. The terms
    /// occur in assertions or were [expected](Solver::expect).
    ///
    /// # Errors
    ///
    /// If the solver fails to give them, or the last query had no model.
    pub fn values(&mut self, pool: &Pool, terms: &[Term]) -> Result<Vec<Value>, Reason> {
        if terms.is_empty() {
            return Ok(Vec::new());
        }
        let no_model = || Reason::Error("there is no model".to_string());
        let config = match &self.model {
            Current::None => return Err(no_model()),
            Current::Session(config) => *config,
            Current::Own(model) => return model.values(pool, terms).ok_or_else(no_model),
        };
        let running = self.sessions[config].as_mut().ok_or_else(no_model)?;
        running.session.get_values(pool, terms);
        let start = Instant::now();
        let result = loop {
            match self.next_finding(start + self.values_limit) {
                Some((i, Finding::Values(values))) if i == config => break Ok(values),
                Some((i, Finding::Unknown(reason))) if i == config => break Err(reason),
                Some(_) => {}
                None if start.elapsed() >= self.values_limit => {
                    self.sessions[config] = None;
                    break Err(Reason::Timeout);
                }
                None => {}
            }
        };
        self.statistics.waited += start.elapsed();
        result
    }

    /// Makes sure that a session runs and gives it the query.
    fn ask(
        &mut self,
        pool: &mut Pool,
        config: usize,
        assumptions: &[Term],
        limit: Duration,
        seat: Seat,
    ) -> Result<(), Reason> {
        let integers = self.configs[config].encoding == Encoding::Integers;
        let assumptions = match integers {
            false => assumptions.to_vec(),
            true => self.translate(pool, assumptions),
        };
        let (assertions, expected) = match integers {
            false => (&self.assertions, self.logic),
            true => (&self.integer_assertions, Logic::default()),
        };
        let session = self.sessions[config]
            .as_ref()
            .map(|running| &running.session);
        let asserted = session.map_or(0, |session| session.asserted);
        let new: Vec<Term> = assertions[asserted..]
            .iter()
            .chain(&assumptions)
            .copied()
            .collect();
        let logic = Logic::of(pool, &new).join(expected);
        if !session.is_some_and(|s| !s.is_dead() && s.logic.join(logic) == s.logic) {
            let all: Vec<Term> = assertions.iter().chain(&assumptions).copied().collect();
            let logic = Logic::of(pool, &all).join(expected);
            let id = self.next_id;
            self.next_id += 1;
            self.statistics.starts += 1;
            let (memory, sender) = (self.memory_limit_mib, self.sender.clone());
            let place = match (self.sessions[config].take().map(Running::end), seat) {
                (Some(place), _) | (None, Seat::New(place)) => place,
                (None, Seat::Own) => unreachable!("only a session has a place of its own"),
            };
            let session = Session::start(&self.configs[config], logic, memory, id, sender)?;
            self.sessions[config] = Some(Running { id, session, place });
        }
        let running = self.sessions[config]
            .as_mut()
            .expect("the session has just been made usable");
        let new = &assertions[running.session.asserted..];
        running.session.check(pool, new, &assumptions, limit);
        running.session.asserted = assertions.len();
        Ok(())
    }

    /// Translates what has not been translated of the assertions, and the assumptions.
    fn translate(&mut self, pool: &mut Pool, assumptions: &[Term]) -> Vec<Term> {
        let mut terms = self.assertions[self.translated..].to_vec();
        self.translated = self.assertions.len();
        terms.extend(assumptions);
        let (mut terms, constraints) = self.integers.translate(pool, &terms);
        let assumptions = terms.split_off(terms.len() - assumptions.len());
        self.integer_assertions.extend(constraints);
        self.integer_assertions.extend(terms);
        assumptions
    }

    /// Waits for the next thing that a session finds out; `None` after `until`
    /// or if what came is of no interest.
    fn next_finding(&mut self, until: Instant) -> Option<(usize, Finding)> {
        let patience = until.saturating_duration_since(Instant::now());
        let (id, event) = match self.events.recv_timeout(patience) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => return None,
            Err(RecvTimeoutError::Disconnected) => unreachable!("the solver holds a sender itself"),
        };
        let config = self
            .sessions
            .iter()
            .position(|s| s.as_ref().is_some_and(|r| r.id == id))?;
        let finding = self.sessions[config].as_mut()?.session.receive(event)?;
        Some((config, finding))
    }
}

fn is_literal(pool: &Pool, term: Term) -> bool {
    match pool.node(term) {
        Node::Var(_) => pool.is_bool(term),
        Node::Not(inner) => matches!(pool.node(*inner), Node::Var(_)),
        _ => false,
    }
}

/// The reason to report where configurations fail for different ones: that one
/// which more resources could change.
fn worse(a: Option<Reason>, b: Reason) -> Reason {
    let rank = |reason: &Reason| match reason {
        Reason::Resources(_) => 0,
        Reason::Timeout => 1,
        Reason::Memory => 2,
        Reason::Incomplete => 3,
        Reason::Died(_) | Reason::Error(_) => 4,
    };
    match a {
        Some(a) if rank(&a) <= rank(&b) => a,
        _ => b,
    }
}
