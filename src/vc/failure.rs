//! What is known of a failing assertion: the values of a model.

use super::condition::{Condition, Event, Obligation, ProbeTerm};
use crate::ivl::{Attr, Symbol};
use crate::smt::{Pool, Reason, Solver, Term, Value};
use std::collections::BTreeMap;

/// An assertion that can fail, and a path on which it does.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    /// Of the assertion; of the clause and the call for a precondition.
    pub attrs: Vec<Attr>,
    /// The block of the assertion; the header for an invariant.
    pub label: Symbol,
    pub kind: FailureKind,
    /// The probes on the path, in the order they were passed.
    pub probes: Vec<Probe>,
    /// Constants and parameters.
    pub constants: BTreeMap<Symbol, Value>,
    /// Loop headers on the path: what happened before the last of them and in
    /// the loop is known by its invariants only.
    pub loop_heads: Vec<Symbol>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailureKind {
    Assertion,
    InvariantEntry,
    InvariantMaintained,
    Ensures,
    Precondition,
}

/// `assume {:probe arg, …} true;` on the path.
#[derive(Clone, Debug, PartialEq)]
pub struct Probe {
    pub args: Vec<ProbeArg>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ProbeArg {
    Str(String),
    /// The value of an expression in the model.
    Value(Value),
}

/// Reads the solver's model, in which the obligation fails.
pub(super) fn read_failure(
    pool: &Pool,
    solver: &mut Solver,
    condition: &Condition,
    obligation: &Obligation,
) -> Result<Failure, Reason> {
    let trace = &condition.trace[..obligation.position];
    let reached: Vec<Term> = trace
        .iter()
        .map(|event| match event {
            Event::LoopHead { reached, .. } | Event::Probe { reached, .. } => *reached,
        })
        .collect();
    let on_path: Vec<&Event> = solver
        .values(pool, &reached)?
        .iter()
        .zip(trace)
        .filter(|(value, _)| value.as_bool() == Some(true))
        .map(|(_, event)| event)
        .collect();

    let mut wanted: Vec<Term> = condition.constants.iter().map(|(_, term)| *term).collect();
    for event in &on_path {
        if let Event::Probe { args, .. } = event {
            wanted.extend(args.iter().filter_map(ProbeTerm::term));
        }
    }
    let mut values = solver.values(pool, &wanted)?.into_iter();
    let mut next = || {
        values
            .next()
            .ok_or_else(|| Reason::Error("a model with values missing".to_string()))
    };
    let mut constants = BTreeMap::new();
    for (name, _) in &condition.constants {
        constants.insert(name.clone(), next()?);
    }
    let mut probes = Vec::new();
    let mut loop_heads = Vec::new();
    for event in on_path {
        match event {
            Event::LoopHead { label, .. } => loop_heads.push(label.clone()),
            Event::Probe { args, .. } => {
                let mut probe = Probe { args: Vec::new() };
                for arg in args {
                    probe.args.push(match arg {
                        ProbeTerm::Str(text) => ProbeArg::Str(text.clone()),
                        ProbeTerm::Term(_) => ProbeArg::Value(next()?),
                    });
                }
                probes.push(probe);
            }
        }
    }
    Ok(Failure {
        attrs: obligation.attrs.clone(),
        label: obligation.label.clone(),
        kind: obligation.kind,
        probes,
        constants,
        loop_heads,
    })
}
