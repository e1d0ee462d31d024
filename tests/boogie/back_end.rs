//! Our own back end, in the terms in which Boogie answers.

use std::collections::BTreeSet;
use std::time::Duration;

use warpproof::ivl::place::Place;
use warpproof::ivl::{Attr, AttrArg, Expr, ExprKind, Program, Stmt};
use warpproof::vc::{self, FailureKind, Options, SolverChoice, Status, solvers};

use crate::run::Failure;

/// What the back end says of a program.
pub struct Answer {
    /// The obligations that it refutes.
    pub failures: BTreeSet<Failure>,
    /// The program without the candidates that do not hold.
    pub kept: Program,
}

/// Verifies every body of the program.
///
/// # Errors
///
/// The reason, when the back end does not decide all of it.
pub fn verify(program: &Program, infer: bool) -> Result<Answer, String> {
    let (marked, places) = mark(program);
    let options = Options {
        solvers: solvers(SolverChoice::Z3).map_err(|error| error.to_string())?,
        query_timeout: Duration::from_secs(60),
        deadline: None,
        memory_limit_mib: 4096,
        error_limit: 1000,
        infer,
    };
    let mut answer = Answer {
        failures: BTreeSet::new(),
        kept: program.clone(),
    };
    for (index, procedure) in program.procedures.iter().enumerate() {
        if procedure.body.is_none() {
            continue;
        }
        let outcome = vc::verify(&marked, procedure.name.as_str(), &options);
        let undecided = match outcome.status {
            Status::Inconclusive(reason) => Some(reason),
            Status::Verified | Status::Failed => outcome.undecided,
        };
        if let Some(reason) = undecided {
            return Err(format!("procedure {}: {reason}", procedure.name));
        }
        answer.failures.extend(
            outcome
                .failures
                .iter()
                .map(|failure| translate(failure, &places)),
        );
        answer.kept.procedures[index] = outcome.kept_program.procedures[index].clone();
    }
    unmark(&mut answer.kept);
    Ok(answer)
}

/// The attribute with the number of a claim's place.
const MARK: &str = "place";

/// Numbers the claims of a program: each gets its number as an attribute.
fn mark(program: &Program) -> (Program, Vec<Place>) {
    let mut program = program.clone();
    let mut places = Vec::new();
    for_each_claim(&mut program, &mut |attrs, place| {
        let number = AttrArg::Expr(Expr::int(places.len() as i128));
        attrs.push(Attr {
            name: MARK.into(),
            args: vec![number],
        });
        places.push(place);
    });
    (program, places)
}

fn unmark(program: &mut Program) {
    for_each_claim(program, &mut |attrs, _| {
        attrs.retain(|attr| attr.name.as_str() != MARK)
    });
}

fn for_each_claim(program: &mut Program, f: &mut dyn FnMut(&mut Vec<Attr>, Place)) {
    for procedure in &mut program.procedures {
        let name = procedure.name.clone();
        for (index, clause) in procedure.requires.iter_mut().enumerate() {
            f(
                &mut clause.attrs,
                Place::Requires {
                    procedure: name.clone(),
                    index,
                },
            );
        }
        for (index, clause) in procedure.ensures.iter_mut().enumerate() {
            f(
                &mut clause.attrs,
                Place::Ensures {
                    procedure: name.clone(),
                    index,
                },
            );
        }
        for block in procedure.body.iter_mut().flat_map(|body| &mut body.blocks) {
            let label = block.label.clone();
            for (index, stmt) in block.stmts.iter_mut().enumerate() {
                if let Stmt::Assert { attrs, .. } | Stmt::Call { attrs, .. } = stmt {
                    f(
                        attrs,
                        Place::Stmt {
                            procedure: name.clone(),
                            block: label.clone(),
                            index,
                        },
                    );
                }
            }
        }
    }
}

fn translate(failure: &vc::Failure, places: &[Place]) -> Failure {
    let number = |attr: &Attr| match attr.args.as_slice() {
        [AttrArg::Expr(expr)] if attr.name.as_str() == MARK => match expr.kind() {
            ExprKind::Int(number) => usize::try_from(*number).ok(),
            _ => None,
        },
        _ => None,
    };
    let mut claims = failure
        .attrs
        .iter()
        .filter_map(number)
        .map(|number| places[number].clone());
    let mut next = || {
        claims
            .next()
            .expect("a failure has the attributes of its claim")
    };
    match failure.kind {
        FailureKind::Assertion => Failure::Assertion(next()),
        FailureKind::InvariantEntry => Failure::Entry(next()),
        FailureKind::InvariantMaintained => Failure::Maintained(next()),
        FailureKind::Precondition => Failure::Precondition {
            clause: next(),
            call: next(),
        },
        FailureKind::Ensures => Failure::Postcondition(next()),
    }
}
