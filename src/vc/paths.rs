//! Where paths part and join.
//!
//! In one model at most one path is reached: targets of a jump that do not
//! exclude each other by their leading assumptions are told apart by a fresh
//! Boolean. So values can join by conditionals.

use super::encode::Encoder;
use super::flow::BlockId;
use super::translate::State;
use crate::ivl::Stmt;
use crate::smt::{Sort, Term};
use std::collections::BTreeSet;

/// The end of an evaluated block.
pub struct End {
    pub reached: Term,
    pub state: State,
    /// Per target, the condition that tells it from the other targets.
    pub choices: Vec<Choice>,
}

#[derive(Clone, Copy)]
pub struct Choice {
    /// Holds if the path goes on to this target, and excludes the others.
    pub literal: Term,
    /// Whether the target assumes the literal itself.
    pub assumed_by_target: bool,
}

impl Encoder<'_> {
    /// The condition under which a block is reached, not counting back edges,
    /// and the values of the variables there.
    pub(super) fn join(&mut self, block: BlockId, ends: &[Option<End>]) -> (Term, State) {
        if block == self.flow.order[0] {
            return (self.pool.bool(true), self.old.clone());
        }
        let mut incoming: Vec<(Term, Option<Term>, &State)> = Vec::new();
        let predecessors = self.flow.predecessors[block].clone();
        for (from, position) in predecessors {
            if self.flow.is_back_edge(from, block) {
                continue;
            }
            let Some(end) = &ends[from] else { continue };
            let choice = end.choices[position];
            let reached = match choice.assumed_by_target {
                true => end.reached,
                false => self.pool.and([end.reached, choice.literal]),
            };
            if self.pool.as_bool(reached) != Some(false) {
                let literal = self.telling_literal(block, from, position, ends);
                incoming.push((reached, literal, &end.state));
            }
        }
        let literals: Option<Vec<Term>> = incoming.iter().map(|(_, literal, _)| *literal).collect();
        let tells = literals.is_some_and(|l| l.iter().collect::<BTreeSet<_>>().len() == l.len());
        let Some((last, rest)) = incoming.split_last() else {
            return (self.pool.bool(false), State::default());
        };
        let mut reached = last.0;
        let mut state = last.2.clone();
        for (condition, literal, other) in rest.iter().rev() {
            reached = self.pool.or([*condition, reached]);
            let literal = literal.filter(|_| tells).unwrap_or(*condition);
            state.choose(self.pool, literal, other);
        }
        (reached, state)
    }

    /// The choice that paths over this edge into `block` have made at the
    /// block's dominator. Where all edges have one, and all are different, they
    /// tell the edges apart.
    fn telling_literal(
        &self,
        block: BlockId,
        from: BlockId,
        position: usize,
        ends: &[Option<End>],
    ) -> Option<Term> {
        let above = self.flow.immediate_dominator(block)?;
        let choices = &ends[above].as_ref()?.choices;
        if from == above {
            return Some(choices[position].literal);
        }
        let child = self.flow.child_on_chain(above, from)?;
        let mut entries = self.flow.predecessors[child]
            .iter()
            .filter(|(p, _)| !self.flow.is_back_edge(*p, child));
        match (entries.next(), entries.next()) {
            (Some((p, position)), None) if *p == above => Some(choices[*position].literal),
            _ => None,
        }
    }

    /// Leading assumptions of the targets where they exclude each other, else
    /// fresh Booleans.
    pub(super) fn choices(&mut self, block: BlockId, state: &State) -> Result<Vec<Choice>, String> {
        let targets = self.flow.successors[block].clone();
        if let [_] = targets[..] {
            let literal = self.pool.bool(true);
            return Ok(vec![Choice {
                literal,
                assumed_by_target: true,
            }]);
        }
        let mut guards = Vec::new();
        for target in &targets {
            match self.guard(*target, state)? {
                Some(guard) => guards.push(guard),
                None => break,
            }
        }
        if guards.len() == targets.len() && self.exclude_each_other(&guards) {
            let choice = |literal| Choice {
                literal,
                assumed_by_target: true,
            };
            return Ok(guards.into_iter().map(choice).collect());
        }
        let mut others = self.pool.bool(true);
        let mut choices = Vec::new();
        for (position, _) in targets.iter().enumerate() {
            let literal = if position + 1 == targets.len() {
                others
            } else {
                let taken = self.pool.fresh_var("choice", Sort::Bool);
                let literal = self.pool.and([others, taken]);
                let not_taken = self.pool.not(taken);
                others = self.pool.and([others, not_taken]);
                literal
            };
            choices.push(Choice {
                literal,
                assumed_by_target: false,
            });
        }
        Ok(choices)
    }

    /// What a block assumes first, if it has one predecessor.
    fn guard(&mut self, target: BlockId, state: &State) -> Result<Option<Term>, String> {
        if self.flow.predecessors[target].len() != 1 || self.flow.is_header(target) {
            return Ok(None);
        }
        let body = self.body;
        let mut guards = Vec::new();
        for stmt in &body.blocks[target].stmts {
            let Stmt::Assume { expr, .. } = stmt else {
                break;
            };
            guards.push(self.condition(expr, state)?);
        }
        Ok(Some(self.pool.and(guards)))
    }

    fn exclude_each_other(&mut self, guards: &[Term]) -> bool {
        guards.iter().enumerate().all(|(i, a)| {
            guards[..i].iter().all(|b| {
                let both = self.pool.and([*a, *b]);
                self.pool.as_bool(both) == Some(false)
            })
        })
    }
}
