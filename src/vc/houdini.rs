//! Which candidate invariants hold: the greatest set of candidates that proves
//! itself (Flanagan and Leino, "Houdini, an Annotation Assistant for ESC/Java",
//! FME 2001).
//!
//! All candidates are asked for at once, in one session. A model refutes those
//! that fail in it; the others are asked for again, until none can fail.
//! Dropping a candidate that cannot be decided is sound.

use super::condition::Condition;
use super::{Options, Reason};
use crate::ivl::{Program, Stmt};
use crate::smt::{Answer, Pool, Solver, Sort, Term};
use std::collections::BTreeSet;
use std::time::Duration;

/// The outcome for the candidates of a procedure.
pub struct Decision {
    pub kept: Vec<bool>,
    /// Why some that were dropped are not refuted.
    pub undecided: Option<Reason>,
}

/// Decides the candidates. The solver has the background; afterwards it also
/// has every candidate's switch.
pub fn decide_candidates(
    pool: &mut Pool,
    solver: &mut Solver,
    condition: &Condition,
    options: &Options,
) -> Decision {
    let mut houdini = Houdini {
        pool,
        solver,
        condition,
        options,
        decision: Decision {
            kept: vec![true; condition.candidates.len()],
            undecided: None,
        },
    };
    houdini.run();
    for (candidate, kept) in condition.candidates.iter().zip(&houdini.decision.kept) {
        if *kept {
            houdini.solver.assert(candidate.switch);
        }
    }
    houdini.decision
}

/// What the query without candidates may take.
const UNAIDED_LIMIT: Duration = Duration::from_secs(2);

struct Houdini<'a> {
    pool: &'a mut Pool,
    solver: &'a mut Solver,
    condition: &'a Condition,
    options: &'a Options,
    decision: Decision,
}

impl Houdini<'_> {
    fn run(&mut self) {
        if self.decision.kept.is_empty() {
            return;
        }
        if self.unneeded() {
            (0..self.decision.kept.len()).for_each(|i| self.drop(i));
            return;
        }
        let all: Vec<usize> = (0..self.decision.kept.len()).collect();
        let goal = self.goal(&all);
        loop {
            match self.check(goal) {
                Answer::Unsat => return,
                Answer::Sat => self.drop_refuted(&all),
                Answer::Unknown(_) => break,
            }
        }
        self.halves(all);
    }

    /// Do the assertions hold without any candidate? Loops that access nothing
    /// of interest are common, and then this is the only query.
    fn unneeded(&mut self) -> bool {
        let Some(limit) = self.options.limit() else {
            return false;
        };
        let violations = self.condition.obligations.iter().map(|o| o.violation);
        let any = self.pool.or(violations);
        let goal = self.pool.fresh_var("unaided", Sort::Bool);
        let implication = self.pool.implies(goal, any);
        self.solver.assert(implication);
        let mut assumptions = vec![goal];
        for candidate in &self.condition.candidates {
            assumptions.push(self.pool.not(candidate.switch));
        }
        let limit = limit.min(UNAIDED_LIMIT);
        self.solver.check(self.pool, &assumptions, limit) == Answer::Unsat
    }

    /// Asks for smaller and smaller sets of candidates, and drops those that
    /// cannot be decided alone. A candidate proved while another was assumed
    /// that is dropped later has to be proved again.
    fn halves(&mut self, all: Vec<usize>) {
        loop {
            let before = self.decision.kept.clone();
            let mut pending = vec![all.clone()];
            while let Some(set) = pending.pop() {
                let set: Vec<usize> = set.into_iter().filter(|i| self.decision.kept[*i]).collect();
                if set.is_empty() {
                    continue;
                }
                let goal = self.goal(&set);
                match self.check(goal) {
                    Answer::Unsat => {}
                    Answer::Sat => {
                        self.drop_refuted(&set);
                        pending.push(set);
                    }
                    Answer::Unknown(reason) if set.len() == 1 || self.options.limit().is_none() => {
                        self.decision.undecided.get_or_insert(reason.into());
                        set.iter().for_each(|i| self.drop(*i));
                    }
                    Answer::Unknown(_) => {
                        let (left, right) = set.split_at(set.len() / 2);
                        pending.push(left.to_vec());
                        pending.push(right.to_vec());
                    }
                }
            }
            if self.decision.kept == before {
                return;
            }
        }
    }

    /// A literal that makes one of the candidates fail.
    fn goal(&mut self, candidates: &[usize]) -> Term {
        let violations: Vec<Term> = candidates
            .iter()
            .map(|i| self.condition.candidates[*i].violation)
            .collect();
        let any = self.pool.or(violations);
        let goal = self.pool.fresh_var("refute", Sort::Bool);
        let implication = self.pool.implies(goal, any);
        self.solver.assert(implication);
        goal
    }

    fn check(&mut self, goal: Term) -> Answer {
        let switches = self.condition.candidates.iter().zip(&self.decision.kept);
        let mut assumptions: Vec<Term> = switches
            .filter(|(_, kept)| **kept)
            .map(|(c, _)| c.switch)
            .collect();
        assumptions.push(goal);
        match self.options.limit() {
            Some(limit) => self.solver.check(self.pool, &assumptions, limit),
            None => Answer::Unknown(crate::smt::Reason::Timeout),
        }
    }

    /// Drops what fails in the model; all of the set if the model cannot be read.
    fn drop_refuted(&mut self, set: &[usize]) {
        let active: Vec<usize> = set
            .iter()
            .copied()
            .filter(|i| self.decision.kept[*i])
            .collect();
        let violations: Vec<Term> = active
            .iter()
            .map(|i| self.condition.candidates[*i].violation)
            .collect();
        let refuted: Vec<usize> = match self.solver.values(self.pool, &violations) {
            Ok(values) => active
                .iter()
                .zip(values)
                .filter(|(_, value)| value.as_bool() != Some(false))
                .map(|(i, _)| *i)
                .collect(),
            Err(_) => active.clone(),
        };
        // A model must refute something, or the search would not end.
        let refuted = if refuted.is_empty() { active } else { refuted };
        refuted.into_iter().for_each(|i| self.drop(i));
    }

    fn drop(&mut self, candidate: usize) {
        self.decision.kept[candidate] = false;
        let off = self.pool.not(self.condition.candidates[candidate].switch);
        self.solver.assert(off);
    }
}

/// Makes kept candidates plain invariants of the program and removes the others.
pub fn keep_candidates(
    program: &mut Program,
    procedure: &str,
    condition: &Condition,
    kept: &[bool],
) {
    let kept: BTreeSet<(usize, usize)> = condition
        .candidates
        .iter()
        .zip(kept)
        .filter(|(_, kept)| **kept)
        .map(|(c, _)| (c.block, c.stmt))
        .collect();
    let procedures = program
        .procedures
        .iter_mut()
        .filter(|p| p.name.as_str() == procedure);
    for body in procedures.filter_map(|p| p.body.as_mut()) {
        for (id, block) in body.blocks.iter_mut().enumerate() {
            let mut position = 0;
            block.stmts.retain_mut(|stmt| {
                let here = (id, position);
                position += 1;
                match stmt {
                    Stmt::Assert { attrs, .. } if super::encode::is_candidate(attrs) => {
                        attrs.retain(|a| a.name.as_str() != "candidate");
                        kept.contains(&here)
                    }
                    _ => true,
                }
            });
        }
    }
}
