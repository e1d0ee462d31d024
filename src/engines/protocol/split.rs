//! Barrier splitting (§4.2 of the CAV 2021 paper): the pieces of an aligned
//! protocol that run between two barriers.

use super::ast::{Range, Stmt, Variable, access};
use crate::smt::{Pool, Term};

/// What runs between two barriers, at any one time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phase {
    /// When that is, outermost first; the threads agree on it.
    pub context: Vec<Binder>,
    /// Without barriers.
    pub stmts: Vec<Stmt>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Binder {
    /// In one iteration of a loop.
    Loop { var: Variable, range: Range },
    /// Where the condition holds.
    Where(Term),
    /// For some value.
    Local(Variable),
}

/// The phases of an aligned protocol in which something is accessed.
pub fn split(pool: &mut Pool, aligned: &[Stmt]) -> Vec<Phase> {
    let mut phases = Vec::new();
    walk(pool, aligned, &mut Vec::new(), &mut phases);
    phases
}

fn walk(pool: &mut Pool, stmts: &[Stmt], context: &mut Vec<Binder>, phases: &mut Vec<Phase>) {
    let outside = context.len();
    let mut run: Vec<Stmt> = Vec::new();
    for stmt in stmts {
        match stmt {
            Stmt::Local(var) => context.push(Binder::Local(var.clone())),
            Stmt::Assume(fact) if !access(&run) => context.push(Binder::Where(*fact)),
            Stmt::Sync(_) => end(&mut run, context, phases),
            Stmt::If {
                cond,
                then,
                otherwise,
                ..
            } if stmt.synchronises() => {
                debug_assert!(!access(&run), "the protocol is aligned");
                let not = pool.not(*cond);
                for (cond, arm) in [(*cond, then), (not, otherwise)] {
                    context.push(Binder::Where(cond));
                    walk(pool, arm, context, phases);
                    context.pop();
                }
            }
            Stmt::For {
                var, range, body, ..
            } if stmt.synchronises() => {
                debug_assert!(!access(&run), "the protocol is aligned");
                context.push(Binder::Loop {
                    var: var.clone(),
                    range: range.clone(),
                });
                walk(pool, body, context, phases);
                context.pop();
            }
            _ => run.push(stmt.clone()),
        }
    }
    end(&mut run, context, phases);
    context.truncate(outside);
}

fn end(run: &mut Vec<Stmt>, context: &[Binder], phases: &mut Vec<Phase>) {
    let stmts = std::mem::take(run);
    if access(&stmts) {
        phases.push(Phase {
            context: context.to_vec(),
            stmts,
        });
    }
}
