//! Axioms about relations, stated for the members that a program names.
//!
//! Of a function with the attribute `relation` axioms have the form "for all members, if
//! these are members, then …". Each is stated for the applications that the condition is
//! made of, and for no others: solvers answer with models then, and nothing is concluded
//! from members that no path mentions.

use super::encode::Encoder;
use super::translate::Env;
use crate::ivl::{BinOp, Expr, ExprKind, Program, Symbol};
use crate::smt::{Node, Term};

/// An axiom that is about relations alone.
pub(super) struct Relational<'a> {
    /// Each relation with the variables that stand for its arguments.
    members: Vec<(&'a Symbol, Vec<&'a Symbol>)>,
    conclusion: &'a Expr,
}

/// The parts of such an axiom; none of another one.
pub(super) fn relational<'a>(program: &Program, axiom: &'a Expr) -> Option<Relational<'a>> {
    let ExprKind::Forall(bound, body) = axiom.kind() else {
        return None;
    };
    let ExprKind::Binary(BinOp::Implies, premise, conclusion) = body.kind() else {
        return None;
    };
    let mut members = Vec::new();
    let mut open = vec![premise];
    while let Some(part) = open.pop() {
        match part.kind() {
            ExprKind::Binary(BinOp::And, a, b) => open.extend([b, a]),
            ExprKind::Apply(name, args) => {
                let mut functions = program.functions.iter();
                let function = functions.find(|function| function.name == *name)?;
                if !function.attrs.iter().any(|a| a.name.as_str() == "relation") {
                    return None;
                }
                let variables = args.iter().map(|arg| match arg.kind() {
                    ExprKind::Var(name) => Some(name),
                    _ => None,
                });
                members.push((name, variables.collect::<Option<Vec<_>>>()?));
            }
            _ => return None,
        }
    }
    let mut named: Vec<&Symbol> = members
        .iter()
        .flat_map(|(_, names)| names.clone())
        .collect();
    named.sort_unstable();
    let mut all: Vec<&Symbol> = bound.iter().map(|(name, _)| name).collect();
    all.sort_unstable();
    (named == all).then_some(Relational {
        members,
        conclusion,
    })
}

/// Of more members of one relation no more is concluded.
const MOST_MEMBERS: usize = 64;

impl Encoder<'_> {
    /// States the axioms about relations for the members that the condition names.
    pub(super) fn relate(&mut self) -> Result<(), String> {
        let program = self.program;
        let axioms = program.axioms.iter();
        let axioms: Vec<Relational> = axioms
            .filter_map(|axiom| relational(program, axiom))
            .collect();
        if axioms.is_empty() {
            return Ok(());
        }
        let named = self.pool.post_order(&self.condition.terms(), |_| false);
        for axiom in axioms {
            let mut choices: Vec<Vec<Term>> = vec![Vec::new()];
            for (relation, _) in &axiom.members {
                let members = self.members(&named, relation);
                let longer = |chosen: &Vec<Term>| {
                    let with = |member: &Term| [chosen.as_slice(), &[*member]].concat();
                    members.iter().map(with).collect::<Vec<_>>()
                };
                choices = choices.iter().flat_map(longer).collect();
            }
            for chosen in choices {
                self.state_for(&axiom, &chosen)?;
            }
        }
        Ok(())
    }

    /// The applications of the relation among the terms.
    fn members(&self, terms: &[Term], relation: &Symbol) -> Vec<Term> {
        let relation = self.translator.uninterpreted.get(relation);
        let is_member = |term: &&Term| match self.pool.node(**term) {
            Node::Apply(fun, _) => relation == Some(fun),
            _ => false,
        };
        let members = terms.iter().filter(is_member);
        members.take(MOST_MEMBERS).copied().collect()
    }

    fn state_for(&mut self, axiom: &Relational, chosen: &[Term]) -> Result<(), String> {
        let mut values: Vec<(Symbol, Term)> = Vec::new();
        for ((_, names), member) in axiom.members.iter().zip(chosen) {
            let args = self.pool.operands(*member);
            values.extend(names.iter().map(|&name| name.clone()).zip(args));
        }
        let env = Env {
            bound: values.into_iter().collect(),
            state: Some(&self.old),
            old: Some(&self.old),
        };
        let conclusion = self
            .translator
            .condition(self.pool, axiom.conclusion, &env)?;
        let premise = self.pool.and(chosen.iter().copied());
        let instance = self.pool.implies(premise, conclusion);
        if self.pool.as_bool(instance) != Some(true) {
            self.condition.background.push(instance);
        }
        Ok(())
    }
}
