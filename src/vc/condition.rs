//! The terms that decide a procedure: what `encode` makes and the rest asks about.

use super::failure::FailureKind;
use super::flow::BlockId;
use crate::ivl::{Attr, Expr, Symbol};
use crate::smt::Term;

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
