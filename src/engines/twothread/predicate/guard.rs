//! Statements and invariants under a predicate.

use std::collections::BTreeSet;

use crate::engines::twothread::program::{Block, Invariant, Program, Stmt, Variable};
use crate::ivl::subst::{free_vars, rewrite};
use crate::ivl::{Expr, Symbol};

/// Simultaneous assignments where `guard` holds.
pub(super) fn guarded_copies(
    program: &mut Program,
    copies: &[(Symbol, Expr)],
    guard: &Expr,
) -> Vec<Stmt> {
    sequence(program, copies)
        .into_iter()
        .map(|(var, value)| {
            let old = Expr::var(var.clone());
            Stmt::Assign {
                value: guard.clone().choose(value, old),
                var,
            }
        })
        .collect()
}

/// An order of the simultaneous assignments in which none reads what an earlier
/// one wrote, with temporaries where they depend on each other in a cycle.
pub fn sequence(program: &mut Program, copies: &[(Symbol, Expr)]) -> Vec<(Symbol, Expr)> {
    let written: BTreeSet<&Symbol> = copies.iter().map(|(var, _)| var).collect();
    let entangled = copies.iter().any(|(var, value)| {
        free_vars(value)
            .iter()
            .any(|v| v != var && written.contains(v))
    });
    if !entangled {
        return copies.to_vec();
    }
    let mut result = Vec::new();
    let mut second = Vec::new();
    for (var, value) in copies {
        let temporary = Symbol::new(format!("{var}.next"));
        let declared = program.vars[var].clone();
        program.vars.insert(
            temporary.clone(),
            Variable {
                source_name: None,
                ..declared
            },
        );
        result.push((temporary.clone(), value.clone()));
        second.push((var.clone(), Expr::var(temporary)));
    }
    result.extend(second);
    result
}

pub(super) fn guard_statements(stmts: &mut [Stmt], here: &Expr) {
    for stmt in stmts {
        match stmt {
            Stmt::Access(access)
            | Stmt::Log(access)
            | Stmt::Check(access)
            | Stmt::Perform(access)
            | Stmt::Launch(access)
            | Stmt::Detach(access)
            | Stmt::Bound { access, .. } => {
                access.guard = here.clone().and(access.guard.clone());
                access.uniform = false;
            }
            Stmt::Barrier(barrier) => barrier.guard = here.clone().and(barrier.guard.clone()),
            Stmt::Assume(guarded) => {
                if !guarded.everywhere {
                    guarded.guard = here.clone().and(guarded.guard.clone());
                }
            }
            Stmt::Assert { claim, .. } | Stmt::Meet { claim, .. } => {
                if !claim.everywhere {
                    claim.guard = here.clone().and(claim.guard.clone());
                }
            }
            Stmt::Wait { guard, .. }
            | Stmt::Agree { guard, .. }
            | Stmt::Commit { guard, .. }
            | Stmt::Release { guard }
            | Stmt::Join { guard, .. } => {
                *guard = here.clone().and(guard.clone());
            }
            Stmt::Assign { .. } | Stmt::Havoc(_) | Stmt::Forget(_) | Stmt::Phase(_) => {}
        }
    }
}

/// What the user states is claimed of threads in the loop. A guess is claimed
/// of threads that have left it as well, because their phis have stayed as they
/// were when they last came to the head.
pub(super) fn guard_invariant(invariant: &Invariant, here: &Expr, entered: &Expr) -> Invariant {
    let expr = match (invariant.unguarded, &invariant.rule) {
        (true, _) => invariant.expr.clone(),
        (false, None) => here.clone().implies(invariant.expr.clone()),
        (false, Some(_)) => entered.clone().implies(invariant.expr.clone()),
    };
    Invariant {
        expr,
        ..invariant.clone()
    }
}

/// Replaces a stand-in for a predicate of the block.
pub(super) fn resolve(block: &mut Block, stand_in: &Expr, predicate: &Expr) {
    let resolve = |expr: &mut Expr| {
        *expr = rewrite(expr, &mut |node| {
            (node == stand_in).then(|| predicate.clone())
        });
    };
    for invariant in &mut block.invariants {
        resolve(&mut invariant.expr);
    }
    for stmt in &mut block.stmts {
        match stmt {
            Stmt::Assign { value, .. } => resolve(value),
            Stmt::Assume(guarded) => resolve(&mut guarded.expr),
            Stmt::Assert { claim, .. } | Stmt::Meet { claim, .. } => resolve(&mut claim.expr),
            _ => {}
        }
    }
}
