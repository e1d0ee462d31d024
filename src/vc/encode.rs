//! From a procedure to its verification condition.
//!
//! Loops are cut at their headers: the invariants are asserted where the loop is
//! entered and where it closes, and the header starts from arbitrary values of
//! what the loop modifies, with the invariants assumed. What is left is acyclic
//! and is evaluated forwards: each block has the condition under which it is
//! reached and a term for each variable, so that constants propagate. Where
//! paths join, variables that differ become conditionals.

use super::Reason;
use super::condition::{Condition, Event, Obligation, ProbeTerm};
use super::failure::FailureKind;
use super::flow::{BlockId, Flow, invariants};
use super::functions::sort_of;
use super::paths::End;
use super::translate::{Env, State, Translator};
use crate::ivl::{
    Attr, AttrArg, Body, Clause, Expr, Procedure, Program, Stmt, Symbol, Transfer, Type,
};
use crate::smt::{Pool, Term};
use std::collections::HashMap;
use std::time::Instant;

/// Encodes the body of a procedure until a deadline. Without `infer`, candidates are left out.
///
/// # Errors
///
/// If the program has something that is not modelled, or is ill-formed; the
/// message says what. If the time is up.
pub fn encode(
    pool: &mut Pool,
    program: &Program,
    procedure: &str,
    infer: bool,
    deadline: Option<Instant>,
) -> Result<Condition, Reason> {
    let procedure = program
        .procedures
        .iter()
        .find(|p| p.name.as_str() == procedure)
        .ok_or_else(|| format!("there is no procedure {procedure}"))?;
    let body = procedure
        .body
        .as_ref()
        .ok_or_else(|| format!("procedure {} has no body", procedure.name))?;
    let flow = Flow::new(body).map_err(|error| error.to_string())?;
    let mut encoder = Encoder {
        pool,
        program,
        procedure,
        body,
        flow,
        infer,
        translator: Translator::new(program),
        types: types(program, procedure, body),
        old: State::default(),
        condition: Condition {
            background: Vec::new(),
            obligations: Vec::new(),
            candidates: Vec::new(),
            trace: Vec::new(),
            constants: Vec::new(),
        },
        candidate_at: HashMap::new(),
        refutations: Vec::new(),
    };
    encoder.run(deadline)?;
    Ok(encoder.condition)
}

pub(super) struct Encoder<'a> {
    pub(super) pool: &'a mut Pool,
    pub(super) program: &'a Program,
    pub(super) procedure: &'a Procedure,
    pub(super) body: &'a Body,
    pub(super) flow: Flow,
    pub(super) infer: bool,
    pub(super) translator: Translator<'a>,
    pub(super) types: HashMap<Symbol, Type>,
    /// Values at entry.
    pub(super) old: State,
    pub(super) condition: Condition,
    /// Candidates by block and statement.
    pub(super) candidate_at: HashMap<(BlockId, usize), usize>,
    /// Per candidate, the conditions under which it fails.
    pub(super) refutations: Vec<Vec<Term>>,
}

impl Encoder<'_> {
    fn run(&mut self, deadline: Option<Instant>) -> Result<(), Reason> {
        self.enter()?;
        let mut ends: Vec<Option<End>> = self.body.blocks.iter().map(|_| None).collect();
        for block in self.flow.order.clone() {
            let (mut reached, mut state) = self.join(block, &ends);
            if self.pool.as_bool(reached) == Some(false) {
                continue;
            }
            let body = self.body;
            let stmts = &body.blocks[block].stmts;
            let mut first = 0;
            if self.flow.is_header(block) {
                self.check_invariants(block, reached, &state, FailureKind::InvariantEntry)?;
                self.havoc_loop(block, &mut state)?;
                reached = self.assume_invariants(block, reached, &state)?;
                first = invariants(stmts).len();
            }
            for (position, stmt) in stmts.iter().enumerate().skip(first) {
                if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                    return Err(Reason::Timeout);
                }
                reached = self.statement(block, position, stmt, reached, &mut state)?;
            }
            let end = self.leave(block, reached, state)?;
            ends[block] = Some(end);
        }
        self.finish_candidates();
        Ok(self.relate()?)
    }

    pub(super) fn havoc(&mut self, name: &Symbol, state: &mut State) -> Result<(), String> {
        let ty = self
            .types
            .get(name)
            .ok_or_else(|| format!("unknown variable {name}"))?;
        let var = self.pool.fresh_var(name.as_str(), sort_of(ty)?);
        state.set(name, var);
        Ok(())
    }

    pub(super) fn callee(&self, name: &Symbol) -> Result<&'_ Procedure, String> {
        self.program
            .procedures
            .iter()
            .find(|p| p.name == *name)
            .ok_or_else(|| format!("unknown procedure {name}"))
    }

    fn statement(
        &mut self,
        block: BlockId,
        position: usize,
        stmt: &Stmt,
        reached: Term,
        state: &mut State,
    ) -> Result<Term, String> {
        match stmt {
            Stmt::Assign { var, value } => {
                let value = self.value(value, state)?;
                self.assign(var, value, state)?;
            }
            Stmt::AssignElement { map, index, value } => {
                let stored = Expr::store(Expr::var(map.clone()), index.clone(), value.clone());
                let value = self.value(&stored, state)?;
                self.assign(map, value, state)?;
            }
            Stmt::Havoc(names) => {
                for name in names {
                    self.havoc(name, state)?;
                }
            }
            Stmt::Assume { .. } => return self.assume(stmt, reached, state),
            Stmt::Assert { attrs, expr } if is_candidate(attrs) => {
                if self.infer {
                    let holds = self.condition(expr, state)?;
                    let candidate = self.candidate(block, position, attrs, expr);
                    self.refute(candidate, reached, holds);
                    return self.assume_candidate(candidate, expr, reached, state);
                }
            }
            Stmt::Assert { attrs, expr } => {
                let holds = self.condition(expr, state)?;
                let label = self.body.blocks[block].label.clone();
                return Ok(self.oblige(reached, holds, attrs, &label, FailureKind::Assertion));
            }
            Stmt::Call { .. } => return self.call(block, stmt, reached, state),
        }
        Ok(reached)
    }

    fn assign(&mut self, var: &Symbol, value: Term, state: &mut State) -> Result<(), String> {
        let ty = self
            .types
            .get(var)
            .ok_or_else(|| format!("unknown variable {var}"))?;
        if *self.pool.sort(value) != sort_of(ty)? {
            return Err(format!("a value of the wrong type is assigned to {var}"));
        }
        state.set(var, value);
        Ok(())
    }

    /// An assumption, which may be a probe.
    pub(super) fn assume(
        &mut self,
        stmt: &Stmt,
        reached: Term,
        state: &State,
    ) -> Result<Term, String> {
        let Stmt::Assume { attrs, expr } = stmt else {
            return Ok(reached);
        };
        for attr in attrs.iter().filter(|a| a.name.as_str() == "probe") {
            let mut args = Vec::new();
            for arg in &attr.args {
                args.push(match arg {
                    AttrArg::Str(text) => ProbeTerm::Str(text.clone()),
                    AttrArg::Expr(expr) => ProbeTerm::Term(self.value(expr, state)?),
                });
            }
            self.condition.trace.push(Event::Probe { args, reached });
        }
        let holds = self.condition(expr, state)?;
        Ok(self.pool.and([reached, holds]))
    }

    /// Records an obligation; gives the condition under which paths go on.
    pub(super) fn oblige(
        &mut self,
        reached: Term,
        holds: Term,
        attrs: &[Attr],
        label: &Symbol,
        kind: FailureKind,
    ) -> Term {
        let fails = self.pool.not(holds);
        let violation = self.pool.and([reached, fails]);
        if self.pool.as_bool(violation) != Some(false) {
            self.condition.obligations.push(Obligation {
                violation,
                attrs: attrs.to_vec(),
                label: label.clone(),
                kind,
                position: self.condition.trace.len(),
            });
        }
        self.pool.and([reached, holds])
    }

    /// A call: what the callee asks for is obliged, what it promises is assumed.
    fn call(
        &mut self,
        block: BlockId,
        stmt: &Stmt,
        reached: Term,
        state: &mut State,
    ) -> Result<Term, String> {
        let Stmt::Call {
            attrs,
            results,
            procedure,
            args,
        } = stmt
        else {
            return Ok(reached);
        };
        let label = self.body.blocks[block].label.clone();
        let callee = self.callee(procedure)?.clone();
        if callee.params.len() != args.len() || callee.returns.len() != results.len() {
            return Err(format!(
                "procedure {procedure} is called with the wrong number of arguments"
            ));
        }
        let mut bound: HashMap<Symbol, Term> = HashMap::new();
        for (param, arg) in callee.params.iter().zip(args) {
            let value = self.value(arg, state)?;
            if *self.pool.sort(value) != sort_of(&param.ty)? {
                return Err(format!(
                    "procedure {procedure} is called with arguments of the wrong types"
                ));
            }
            bound.insert(param.name.clone(), value);
        }
        let before = state.clone();
        let mut reached = reached;
        // What is free is assumed by the callee's body, and not here.
        for clause in callee.requires.iter().filter(|clause| !clause.free) {
            let env = Env {
                bound: bound.clone(),
                state: Some(&before),
                old: Some(&before),
            };
            let holds = self.translator.condition(self.pool, &clause.expr, &env)?;
            let attrs: Vec<Attr> = clause.attrs.iter().chain(attrs).cloned().collect();
            reached = self.oblige(reached, holds, &attrs, &label, FailureKind::Precondition);
        }
        for name in &callee.modifies {
            self.havoc(name, state)?;
        }
        for (result, formal) in results.iter().zip(&callee.returns) {
            let value = self.pool.fresh_var(result.as_str(), sort_of(&formal.ty)?);
            self.assign(result, value, state)?;
            bound.insert(formal.name.clone(), value);
        }
        for clause in &callee.ensures {
            let env = Env {
                bound: bound.clone(),
                state: Some(state),
                old: Some(&before),
            };
            let holds = self.translator.condition(self.pool, &clause.expr, &env)?;
            reached = self.pool.and([reached, holds]);
        }
        Ok(reached)
    }

    /// The end of a block: postconditions, invariants of loops that close here,
    /// and what tells the targets apart.
    fn leave(&mut self, block: BlockId, reached: Term, state: State) -> Result<End, String> {
        let body = self.body;
        let label = &body.blocks[block].label;
        if body.blocks[block].transfer == Transfer::Return {
            self.check_ensures(label, reached, &state)?;
            return Ok(End {
                reached,
                state,
                choices: Vec::new(),
            });
        }
        let choices = self.choices(block, &state)?;
        for (target, choice) in self.flow.successors[block]
            .clone()
            .into_iter()
            .zip(&choices)
        {
            if self.flow.is_back_edge(block, target) {
                let reached = self.pool.and([reached, choice.literal]);
                if self.pool.as_bool(reached) != Some(false) {
                    self.check_invariants(
                        target,
                        reached,
                        &state,
                        FailureKind::InvariantMaintained,
                    )?;
                }
            }
        }
        Ok(End {
            reached,
            state,
            choices,
        })
    }

    fn check_ensures(
        &mut self,
        label: &Symbol,
        reached: Term,
        state: &State,
    ) -> Result<(), String> {
        let mut reached = reached;
        for Clause { attrs, free, expr } in &self.procedure.ensures {
            if !free {
                let holds = self.condition(expr, state)?;
                reached = self.oblige(reached, holds, attrs, label, FailureKind::Ensures);
            }
        }
        Ok(())
    }

    fn value(&mut self, expr: &Expr, state: &State) -> Result<Term, String> {
        let env = Env {
            state: Some(state),
            old: Some(&self.old),
            ..Env::default()
        };
        self.translator.translate(self.pool, expr, &env)
    }

    pub(super) fn condition(&mut self, expr: &Expr, state: &State) -> Result<Term, String> {
        let env = Env {
            state: Some(state),
            old: Some(&self.old),
            ..Env::default()
        };
        self.translator.condition(self.pool, expr, &env)
    }
}

pub fn is_candidate(attrs: &[Attr]) -> bool {
    attrs.iter().any(|a| a.name.as_str() == "candidate")
}

fn types(program: &Program, procedure: &Procedure, body: &Body) -> HashMap<Symbol, Type> {
    let variables = program
        .globals
        .iter()
        .chain(&procedure.params)
        .chain(&procedure.returns)
        .chain(&body.locals);
    variables.map(|v| (v.name.clone(), v.ty.clone())).collect()
}
