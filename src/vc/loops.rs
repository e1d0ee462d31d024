//! Loops, cut at their headers, and candidate invariants.

use super::condition::{Candidate, Event};
use super::encode::{Encoder, is_candidate};
use super::failure::FailureKind;
use super::flow::{BlockId, invariants};
use super::translate::State;
use crate::ivl::subst::assigned_vars;
use crate::ivl::{Attr, Expr, Stmt, Symbol};
use crate::smt::{Sort, Term};
use std::collections::BTreeSet;

impl Encoder<'_> {
    pub(super) fn havoc_loop(&mut self, header: BlockId, state: &mut State) -> Result<(), String> {
        let mut modified: BTreeSet<Symbol> = BTreeSet::new();
        for block in self.flow.loop_blocks(header).collect::<Vec<_>>() {
            for stmt in &self.body.blocks[block].stmts {
                modified.extend(assigned_vars(stmt).iter().cloned());
                if let Stmt::Call { procedure, .. } = stmt {
                    modified.extend(self.callee(procedure)?.modifies.iter().cloned());
                }
            }
        }
        for name in modified {
            self.havoc(&name, state)?;
        }
        Ok(())
    }

    /// Obliges a loop's invariants at an edge to its header. Each may rely on
    /// the plain ones before it, as if they were asserted in a row.
    pub(super) fn check_invariants(
        &mut self,
        header: BlockId,
        reached: Term,
        state: &State,
        kind: FailureKind,
    ) -> Result<(), String> {
        let body = self.body;
        let block = &body.blocks[header];
        let mut reached = reached;
        for (position, stmt) in invariants(&block.stmts).iter().enumerate() {
            let Stmt::Assert { attrs, expr } = stmt else {
                continue;
            };
            if is_candidate(attrs) {
                if self.infer {
                    let holds = self.condition(expr, state)?;
                    let candidate = self.candidate(header, position, attrs, expr);
                    self.refute(candidate, reached, holds);
                }
                continue;
            }
            let holds = self.condition(expr, state)?;
            reached = self.oblige(reached, holds, attrs, &block.label, kind);
        }
        Ok(())
    }

    pub(super) fn assume_invariants(
        &mut self,
        header: BlockId,
        reached: Term,
        state: &State,
    ) -> Result<Term, String> {
        let body = self.body;
        let block = &body.blocks[header];
        self.condition.trace.push(Event::LoopHead {
            label: block.label.clone(),
            reached,
        });
        let mut reached = reached;
        for (position, stmt) in invariants(&block.stmts).iter().enumerate() {
            match stmt {
                Stmt::Assert { attrs, expr } if is_candidate(attrs) => {
                    if self.infer {
                        let candidate = self.candidate(header, position, attrs, expr);
                        reached = self.assume_candidate(candidate, expr, reached, state)?;
                    }
                }
                Stmt::Assert { expr, .. } => {
                    let holds = self.condition(expr, state)?;
                    reached = self.pool.and([reached, holds]);
                }
                stmt => reached = self.assume(stmt, reached, state)?,
            }
        }
        Ok(reached)
    }

    /// The number of the candidate at a place, a new one the first time.
    pub(super) fn candidate(
        &mut self,
        block: BlockId,
        stmt: usize,
        attrs: &[Attr],
        expr: &Expr,
    ) -> usize {
        if let Some(index) = self.candidate_at.get(&(block, stmt)) {
            return *index;
        }
        let index = self.condition.candidates.len();
        let switch = self.pool.fresh_var("candidate", Sort::Bool);
        let violation = self.pool.bool(false);
        self.condition.candidates.push(Candidate {
            attrs: attrs.to_vec(),
            label: self.body.blocks[block].label.clone(),
            expr: expr.clone(),
            block,
            stmt,
            switch,
            violation,
        });
        self.refutations.push(Vec::new());
        self.candidate_at.insert((block, stmt), index);
        index
    }

    pub(super) fn refute(&mut self, candidate: usize, reached: Term, holds: Term) {
        let fails = self.pool.not(holds);
        let refuted = self.pool.and([reached, fails]);
        self.refutations[candidate].push(refuted);
    }

    pub(super) fn assume_candidate(
        &mut self,
        candidate: usize,
        expr: &Expr,
        reached: Term,
        state: &State,
    ) -> Result<Term, String> {
        let holds = self.condition(expr, state)?;
        let switch = self.condition.candidates[candidate].switch;
        let implied = self.pool.implies(switch, holds);
        Ok(self.pool.and([reached, implied]))
    }

    pub(super) fn finish_candidates(&mut self) {
        for (candidate, refutations) in self.condition.candidates.iter_mut().zip(&self.refutations)
        {
            let refuted = self.pool.or(refutations.iter().copied());
            candidate.violation = self.pool.and([candidate.switch, refuted]);
        }
    }
}
