//! What holds in every state: the axioms and preconditions of a procedure, and
//! what they say of single variables.

use super::encode::Encoder;
use super::functions::sort_of;
use super::relations::relational;
use super::translate::{Env, State};
use crate::ivl::Symbol;
use crate::smt::{Facts, Node, Pool, Term};
use std::collections::{BTreeSet, HashMap};

/// How long a chain of bounds is followed.
const ROUNDS_OF_LEARNING: usize = 3;

impl Encoder<'_> {
    /// Initial values, axioms and preconditions.
    pub(super) fn enter(&mut self) -> Result<(), String> {
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
        let background = self.background(&mut state)?;
        self.learn(&background);
        self.condition.background = background;
        self.assume_unique(&state);
        // A variable with a known value is reported with that value.
        self.condition.constants = named
            .into_iter()
            .filter_map(|name| Some((name.clone(), state.get(name)?)))
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
                .filter(|axiom| relational(self.program, axiom).is_none())
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

    /// Bounds of variables in the background let later terms be simplified. A
    /// bound may rest on another one.
    fn learn(&mut self, background: &[Term]) {
        let facts = conjuncts(self.pool, background);
        for _ in 0..ROUNDS_OF_LEARNING {
            for fact in &facts {
                let (comparison, holds) = match *self.pool.node(*fact) {
                    Node::Not(inner) => (inner, false),
                    _ => (*fact, true),
                };
                let (a, b, signed) = match *self.pool.node(comparison) {
                    Node::Ule(a, b) => (a, b, false),
                    Node::Sle(a, b) => (a, b, true),
                    _ => continue,
                };
                // `¬(a <= b)` is `b < a`.
                let (low, high) = if holds { (a, b) } else { (b, a) };
                for (var, facts) in bounds(self.pool, low, high, !holds, signed) {
                    self.pool.learn(var, facts);
                }
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

/// What `low <= high` (or `<`) says of the sides that are variables.
fn bounds(pool: &Pool, low: Term, high: Term, strict: bool, signed: bool) -> Vec<(Term, Facts)> {
    let width = pool.width(low);
    let (below, above) = (pool.facts(low), pool.facts(high));
    let full = Facts::full(width);
    let mut bounds = Vec::new();
    if matches!(pool.node(low), Node::Var(_)) {
        let step = u128::from(strict);
        let facts = match signed {
            true => above
                .shi
                .checked_sub(step as i128)
                .map(|hi| Facts::signed(full.slo, hi, width)),
            false => above
                .uhi
                .checked_sub(step)
                .map(|hi| Facts::unsigned(0, hi, width)),
        };
        bounds.extend(facts.map(|facts| (low, facts)));
    }
    if matches!(pool.node(high), Node::Var(_)) {
        let step = u128::from(strict);
        let facts = match signed {
            true => below
                .slo
                .checked_add(step as i128)
                .map(|lo| Facts::signed(lo, full.shi, width)),
            false => below
                .ulo
                .checked_add(step)
                .map(|lo| Facts::unsigned(lo, full.uhi, width)),
        };
        bounds.extend(facts.map(|facts| (high, facts)));
    }
    bounds
}
