//! Which assertions can fail.
//!
//! One query asks for all assertions together. A model names the one that
//! fails; it is reported and excluded, and the rest is asked for again. If the
//! solver cannot answer for all, each is asked for alone. Before a failure is
//! reported, a model is asked for that is as the caller wishes (`wishes`).

use super::condition::{Condition, Obligation};
use super::failure::{Failure, read_failure};
use super::wishes::Terms;
use super::{Options, Reason};
use crate::smt::print::{Commands, Printer};
use crate::smt::{Answer, Logic, Pool, Solver, Sort, Term};
use std::time::{Duration, Instant};

pub struct Findings {
    pub failures: Vec<Failure>,
    /// Why some assertions are undecided.
    pub undecided: Option<Reason>,
    /// Some fail, but not where it counts.
    pub leaves_out: bool,
}

/// Looks for failing obligations; the solver has the background already.
pub fn find_failures(
    pool: &mut Pool,
    solver: &mut Solver,
    condition: &Condition,
    options: &Options,
) -> Findings {
    let mut search = Search {
        wishes: Terms::new(pool, condition, &options.wishes),
        patience: PATIENCE,
        pool,
        solver,
        condition,
        options,
        open: condition.obligations.iter().collect(),
        findings: Findings {
            failures: Vec::new(),
            undecided: None,
            leaves_out: false,
        },
    };
    search.run();
    search.findings
}

struct Search<'a> {
    pool: &'a mut Pool,
    solver: &'a mut Solver,
    condition: &'a Condition,
    options: &'a Options,
    wishes: Terms,
    /// Time for better models.
    patience: Duration,
    /// Neither proved nor reported.
    open: Vec<&'a Obligation>,
    findings: Findings,
}

impl Search<'_> {
    fn run(&mut self) {
        if self.open.is_empty() {
            return;
        }
        let any = self.pool.or(self.open.iter().map(|o| o.violation));
        self.solver.assert(any);
        while self.wants_more() {
            match self.check(&[]) {
                Answer::Unsat => return,
                Answer::Sat => {
                    let open = self.open.clone();
                    if !self.report(&open) {
                        return;
                    }
                }
                Answer::Unknown(reason) if self.open.len() > 1 => return self.one_by_one(reason),
                Answer::Unknown(reason) => return self.give_up(reason.into()),
            }
        }
    }

    /// A proof of each is a proof of all. What is found is found.
    fn one_by_one(&mut self, joint_reason: crate::smt::Reason) {
        for obligation in self.open.clone() {
            if !self.wants_more() {
                return;
            }
            let alone = self.pool.fresh_var("alone", Sort::Bool);
            let violated = self.pool.implies(alone, obligation.violation);
            self.solver.assert(violated);
            match self.check(&[alone]) {
                Answer::Unsat => {}
                Answer::Sat => {
                    if !self.report(&[obligation]) {
                        return;
                    }
                }
                Answer::Unknown(reason) => {
                    self.give_up(reason.into());
                    // Without time, the others cannot fare better.
                    if self.options.limit().is_none() {
                        return self.give_up(joint_reason.into());
                    }
                }
            }
        }
    }

    fn wants_more(&self) -> bool {
        self.findings.failures.len() < self.options.error_limit.max(1) && !self.open.is_empty()
    }

    fn check(&mut self, assumptions: &[Term]) -> Answer {
        match self.options.limit() {
            Some(limit) => self.solver.check(self.pool, assumptions, limit),
            None => Answer::Unknown(crate::smt::Reason::Timeout),
        }
    }

    /// Reports the first of the obligations that fails in the model, if it fails where
    /// it counts, and excludes it. Whether the search can go on.
    fn report(&mut self, among: &[&Obligation]) -> bool {
        let violations: Vec<Term> = among.iter().map(|o| o.violation).collect();
        let failing = self
            .solver
            .values(self.pool, &violations)
            .and_then(|values| {
                let first = values.iter().position(|v| v.as_bool() == Some(true));
                first.ok_or_else(|| {
                    crate::smt::Reason::Error("a model in which nothing fails".to_string())
                })
            });
        let failure = failing.and_then(|first| {
            let obligation = among[first];
            let failure = read_failure(self.pool, self.solver, self.condition, obligation)?;
            Ok((obligation.violation, self.wished(obligation, failure)?))
        });
        match failure {
            Ok((violation, failure)) => {
                self.findings.leaves_out |= failure.is_none();
                self.findings.failures.extend(failure);
                self.open.retain(|o| o.violation != violation);
                let excluded = self.pool.not(violation);
                self.solver.assert(excluded);
                true
            }
            Err(reason) => {
                self.give_up(reason.into());
                false
            }
        }
    }

    /// The failure in the model that is wished for most, beginning with the one that is
    /// known; none where the obligation fails in no model that counts.
    fn wished(
        &mut self,
        obligation: &Obligation,
        failure: Failure,
    ) -> Result<Option<Failure>, crate::smt::Reason> {
        let counts = self.wishes.counts(self.pool, obligation);
        let known = self.wishes.model(self.pool, self.condition, &failure);
        let mut found = known.satisfies(self.pool, &[counts]).then_some(failure);
        for wanted in self.wishes.wanted.clone() {
            if found.is_some() && known.satisfies(self.pool, &[counts, wanted]) {
                return Ok(found);
            }
            let start = Instant::now();
            let limit = TRY.min(self.patience);
            let answer = self.fails_with(obligation, &[counts, wanted], Some(limit));
            self.patience = self.patience.saturating_sub(start.elapsed());
            if answer == Answer::Sat {
                let better = read_failure(self.pool, self.solver, self.condition, obligation)?;
                return Ok(Some(better));
            }
        }
        if found.is_none() {
            found = match self.fails_with(obligation, &[counts], None) {
                Answer::Sat => {
                    let failure = read_failure(self.pool, self.solver, self.condition, obligation)?;
                    Some(failure)
                }
                Answer::Unsat => None,
                Answer::Unknown(reason) => return Err(reason),
            };
        }
        Ok(found)
    }

    /// Can the obligation fail where the conditions hold?
    fn fails_with(
        &mut self,
        obligation: &Obligation,
        conditions: &[Term],
        limit: Option<Duration>,
    ) -> Answer {
        let Some(left) = self.options.limit() else {
            return Answer::Unknown(crate::smt::Reason::Timeout);
        };
        let asked = self.pool.fresh_var("asked", Sort::Bool);
        let mut all = vec![obligation.violation];
        all.extend(conditions);
        let all = self.pool.and(all);
        let asks = self.pool.implies(asked, all);
        self.solver.assert(asks);
        let limit = limit.map_or(left, |limit| limit.min(left));
        if limit.is_zero() {
            return Answer::Unknown(crate::smt::Reason::Timeout);
        }
        self.solver.check(self.pool, &[asked], limit)
    }

    fn give_up(&mut self, reason: Reason) {
        self.findings.undecided.get_or_insert(reason);
    }
}

/// The time for one look for a better model, and for all of them.
const TRY: Duration = Duration::from_millis(500);
const PATIENCE: Duration = Duration::from_secs(3);

/// The joint query as a script.
pub fn script(pool: &mut Pool, condition: &Condition) -> String {
    let any = pool.or(condition.obligations.iter().map(|o| o.violation));
    let mut roots = condition.background.clone();
    roots.push(any);
    let mut commands = Commands::default();
    commands.push(format_args!("(set-logic {})", Logic::of(pool, &roots)));
    let mut printer = Printer::default();
    for term in roots {
        printer.assert(pool, term, &mut commands);
    }
    commands.push(format_args!("(check-sat)"));
    commands.text
}
