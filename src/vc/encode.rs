//! From a procedure to its verification condition.
//!
//! Loops are cut at their headers: the invariants are asserted where the loop is
//! entered and where it closes, and the header starts from arbitrary values of
//! what the loop modifies, with the invariants assumed. What is left is acyclic
//! and is evaluated forwards: each block has the condition under which it is
//! reached and a term for each variable, so that constants propagate. Where
//! paths join, variables that differ become conditionals.
//!
//! In one model at most one path is reached: edges whose targets do not exclude
//! each other by their leading assumptions are told apart by a fresh Boolean.

use super::failure::FailureKind;
use super::flow::{BlockId, Flow, invariants};
use super::functions::sort_of;
use super::translate::{Env, State, Translator};
use crate::ivl::subst::assigned_vars;
use crate::ivl::{
    Attr, AttrArg, Body, Clause, Expr, Procedure, Program, Stmt, Symbol, Transfer, Type,
};
use crate::smt::{Facts, Node, Pool, Sort, Term};
use std::collections::{BTreeSet, HashMap};

/// The terms that decide a procedure.
pub struct Condition {
    /// What holds in every state: axioms, preconditions, what candidates imply.
    pub background: Vec<Term>,
    pub obligations: Vec<Obligation>,
    pub candidates: Vec<Candidate>,
    /// Events of paths, in an order that every path respects.
    pub trace: Vec<Event>,
    /// Constants and parameters.
    pub constants: Vec<(Symbol, Term)>,
}

impl Condition {
    /// The terms whose values a report may need.
    pub fn terms(&self) -> Vec<Term> {
        let mut terms: Vec<Term> = self.obligations.iter().map(|o| o.violation).collect();
        terms.extend(self.candidates.iter().map(|c| c.violation));
        terms.extend(self.constants.iter().map(|(_, term)| *term));
        for event in &self.trace {
            match event {
                Event::LoopHead { reached, .. } => terms.push(*reached),
                Event::Probe { args, reached } => {
                    terms.push(*reached);
                    terms.extend(args.iter().filter_map(ProbeTerm::term));
                }
            }
        }
        terms
    }
}

/// Something to prove.
pub struct Obligation {
    /// True in a model in which it fails.
    pub violation: Term,
    pub attrs: Vec<Attr>,
    pub label: Symbol,
    pub kind: FailureKind,
    /// The number of events before it.
    pub position: usize,
}

/// A candidate invariant.
pub struct Candidate {
    pub attrs: Vec<Attr>,
    pub label: Symbol,
    pub expr: Expr,
    /// Where it stands in the body.
    pub block: BlockId,
    pub stmt: usize,
    /// Whether it is assumed and to be proved: a Boolean variable.
    pub switch: Term,
    /// True in a model in which it is switched on and fails somewhere.
    pub violation: Term,
}

pub enum Event {
    /// A loop header is reached.
    LoopHead { label: Symbol, reached: Term },
    /// A probe is reached.
    Probe { args: Vec<ProbeTerm>, reached: Term },
}

pub enum ProbeTerm {
    Str(String),
    Term(Term),
}

impl ProbeTerm {
    pub fn term(&self) -> Option<Term> {
        match self {
            ProbeTerm::Str(_) => None,
            ProbeTerm::Term(term) => Some(*term),
        }
    }
}

/// Encodes the body of a procedure. Without `infer`, candidates are left out.
///
/// # Errors
///
/// If the program has something that is not modelled, or is ill-formed; the
/// message says what.
pub fn encode(
    pool: &mut Pool,
    program: &Program,
    procedure: &str,
    infer: bool,
) -> Result<Condition, String> {
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
    encoder.run()?;
    Ok(encoder.condition)
}

struct Encoder<'a> {
    pool: &'a mut Pool,
    program: &'a Program,
    procedure: &'a Procedure,
    body: &'a Body,
    flow: Flow,
    infer: bool,
    translator: Translator<'a>,
    types: HashMap<Symbol, Type>,
    /// Values at entry.
    old: State,
    condition: Condition,
    /// Candidates by block and statement.
    candidate_at: HashMap<(BlockId, usize), usize>,
    /// Per candidate, the conditions under which it fails.
    refutations: Vec<Vec<Term>>,
}

/// The end of an evaluated block.
struct End {
    reached: Term,
    state: State,
    /// Per target, the condition that tells it from the other targets.
    choices: Vec<Choice>,
}

#[derive(Clone, Copy)]
struct Choice {
    /// Holds if the path goes on to this target, and excludes the others.
    literal: Term,
    /// Whether the target assumes the literal itself.
    assumed_by_target: bool,
}

impl Encoder<'_> {
    fn run(&mut self) -> Result<(), String> {
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
                reached = self.statement(block, position, stmt, reached, &mut state)?;
            }
            let end = self.leave(block, reached, state)?;
            ends[block] = Some(end);
        }
        self.finish_candidates();
        Ok(())
    }

    /// Initial values, axioms and preconditions.
    fn enter(&mut self) -> Result<(), String> {
        let mut state = State::default();
        let consts = self.program.consts.iter().map(|c| (&c.name, &c.ty));
        let params = self.procedure.params.iter().map(|p| (&p.name, &p.ty));
        let named: BTreeSet<&Symbol> = consts
            .clone()
            .chain(params.clone())
            .map(|(name, _)| name)
            .collect();
        let rest = self
            .program
            .globals
            .iter()
            .chain(&self.procedure.returns)
            .chain(&self.body.locals)
            .map(|v| (&v.name, &v.ty));
        for (name, ty) in consts.chain(params).chain(rest) {
            let var = self.pool.fresh_var(name.as_str(), sort_of(ty)?);
            state.set(name, var);
        }
        let vars = state.clone();
        let background = self.background(&mut state)?;
        self.learn(&background);
        self.condition.background = background;
        self.assume_unique(&state);
        // A variable with a known value is reported with that value.
        self.condition.constants = named
            .into_iter()
            .filter_map(|name| Some((name.clone(), state.get(name).or_else(|| vars.get(name))?)))
            .collect();
        self.old = state;
        Ok(())
    }

    /// Axioms and preconditions. Variables that they equate to a literal or to
    /// an earlier variable are replaced in `state`.
    fn background(&mut self, state: &mut State) -> Result<Vec<Term>, String> {
        loop {
            let mut terms = Vec::new();
            let exprs = self
                .program
                .axioms
                .iter()
                .chain(self.procedure.requires.iter().map(|c| &c.expr));
            for expr in exprs {
                let env = Env {
                    state: Some(state),
                    old: Some(state),
                    ..Env::default()
                };
                let term = self.translator.condition(self.pool, expr, &env)?;
                terms.push(term);
            }
            let mut values: HashMap<Term, Term> = HashMap::new();
            for term in conjuncts(self.pool, &terms) {
                if let Some((var, value)) = definition(self.pool, term) {
                    values.entry(var).or_insert(value);
                }
            }
            if values.is_empty() {
                return Ok(terms);
            }
            state.replace(&values);
        }
    }

    /// Bounds of variables in the background let later terms be simplified.
    fn learn(&mut self, background: &[Term]) {
        for term in conjuncts(self.pool, background) {
            let (comparison, holds) = match *self.pool.node(term) {
                Node::Not(inner) => (inner, false),
                _ => (term, true),
            };
            let (a, b, signed) = match *self.pool.node(comparison) {
                Node::Ule(a, b) => (a, b, false),
                Node::Sle(a, b) => (a, b, true),
                _ => continue,
            };
            // `¬(a <= b)` is `b < a`.
            let (low, high, strict) = if holds { (a, b, false) } else { (b, a, true) };
            if let Some((var, facts)) = bound(self.pool, low, high, strict, signed) {
                self.pool.learn(var, facts);
            }
        }
    }

    fn assume_unique(&mut self, state: &State) {
        let unique: Vec<Term> = self
            .program
            .consts
            .iter()
            .filter(|c| c.unique)
            .filter_map(|c| state.get(&c.name))
            .collect();
        for (i, a) in unique.iter().enumerate() {
            for b in &unique[..i] {
                if self.pool.sort(*a) == self.pool.sort(*b) {
                    let different = self.pool.ne(*a, *b);
                    self.condition.background.push(different);
                }
            }
        }
    }

    /// The condition under which a block is reached, not counting back edges,
    /// and the values of the variables there.
    fn join(&mut self, block: BlockId, ends: &[Option<End>]) -> (Term, State) {
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

    fn havoc_loop(&mut self, header: BlockId, state: &mut State) -> Result<(), String> {
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

    fn havoc(&mut self, name: &Symbol, state: &mut State) -> Result<(), String> {
        let ty = self
            .types
            .get(name)
            .ok_or_else(|| format!("unknown variable {name}"))?;
        let var = self.pool.fresh_var(name.as_str(), sort_of(ty)?);
        state.set(name, var);
        Ok(())
    }

    fn callee(&self, name: &Symbol) -> Result<&'_ Procedure, String> {
        self.program
            .procedures
            .iter()
            .find(|p| p.name == *name)
            .ok_or_else(|| format!("unknown procedure {name}"))
    }

    /// Obliges a loop's invariants at an edge to its header. Each may rely on
    /// the plain ones before it, as if they were asserted in a row.
    fn check_invariants(
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

    fn assume_invariants(
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
    fn candidate(&mut self, block: BlockId, stmt: usize, attrs: &[Attr], expr: &Expr) -> usize {
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

    fn refute(&mut self, candidate: usize, reached: Term, holds: Term) {
        let fails = self.pool.not(holds);
        let refuted = self.pool.and([reached, fails]);
        self.refutations[candidate].push(refuted);
    }

    fn assume_candidate(
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

    fn finish_candidates(&mut self) {
        for (candidate, refutations) in self.condition.candidates.iter_mut().zip(&self.refutations)
        {
            let refuted = self.pool.or(refutations.iter().copied());
            candidate.violation = self.pool.and([candidate.switch, refuted]);
        }
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
            Stmt::Call {
                attrs,
                results,
                procedure,
                args,
            } => {
                let label = self.body.blocks[block].label.clone();
                return self.call(attrs, &label, results, procedure, args, reached, state);
            }
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
    fn assume(&mut self, stmt: &Stmt, reached: Term, state: &State) -> Result<Term, String> {
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
    fn oblige(
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

    #[allow(clippy::too_many_arguments)]
    fn call(
        &mut self,
        attrs: &[Attr],
        label: &Symbol,
        results: &[Symbol],
        procedure: &Symbol,
        args: &[Expr],
        reached: Term,
        state: &mut State,
    ) -> Result<Term, String> {
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
            reached = self.oblige(reached, holds, &attrs, label, FailureKind::Precondition);
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

    /// Leading assumptions of the targets where they exclude each other, else
    /// fresh Booleans.
    fn choices(&mut self, block: BlockId, state: &State) -> Result<Vec<Choice>, String> {
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

    fn value(&mut self, expr: &Expr, state: &State) -> Result<Term, String> {
        let env = Env {
            state: Some(state),
            old: Some(&self.old),
            ..Env::default()
        };
        self.translator.translate(self.pool, expr, &env)
    }

    fn condition(&mut self, expr: &Expr, state: &State) -> Result<Term, String> {
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

/// The terms, conjunctions taken apart.
fn conjuncts(pool: &Pool, terms: &[Term]) -> Vec<Term> {
    let mut flat = Vec::new();
    let mut pending: Vec<Term> = terms.iter().rev().copied().collect();
    while let Some(term) = pending.pop() {
        match pool.node(term) {
            Node::And(args) => pending.extend(args.iter().rev().copied()),
            _ => flat.push(term),
        }
    }
    flat
}

/// The variable that a fact gives a value: a literal or an earlier variable.
fn definition(pool: &mut Pool, fact: Term) -> Option<(Term, Term)> {
    let is_var = |pool: &Pool, t: Term| matches!(pool.node(t), Node::Var(_));
    match *pool.node(fact) {
        Node::Var(_) => Some((fact, pool.bool(true))),
        Node::Not(inner) if is_var(pool, inner) => Some((inner, pool.bool(false))),
        Node::Eq(a, b) if is_var(pool, b) && (is_var(pool, a) || pool.is_literal(a)) => {
            Some((b, a))
        }
        Node::Eq(a, b) if is_var(pool, a) && pool.is_literal(b) => Some((a, b)),
        _ => None,
    }
}

/// What `low <= high` (or `<`) says of a variable that is one side of it.
fn bound(pool: &Pool, low: Term, high: Term, strict: bool, signed: bool) -> Option<(Term, Facts)> {
    let is_var = |t: Term| matches!(pool.node(t), Node::Var(_));
    let width = pool.width(low);
    let full = Facts::full(width);
    let step = i128::from(strict);
    let read = |value: u128| {
        if signed {
            Some(crate::smt::arith::to_signed(value, width))
        } else {
            i128::try_from(value).ok()
        }
    };
    if let (true, Some(limit)) = (is_var(low), pool.as_bv(high)) {
        let limit = read(limit)?.checked_sub(step)?;
        let facts = match signed {
            true => Facts::signed(full.slo, limit, width),
            false => Facts::unsigned(0, u128::try_from(limit).ok()?, width),
        };
        return Some((low, facts));
    }
    if let (true, Some(limit)) = (is_var(high), pool.as_bv(low)) {
        let limit = read(limit)?.checked_add(step)?;
        let facts = match signed {
            true => Facts::signed(limit, full.shi, width),
            false => Facts::unsigned(u128::try_from(limit).ok()?, full.uhi, width),
        };
        return Some((high, facts));
    }
    None
}
