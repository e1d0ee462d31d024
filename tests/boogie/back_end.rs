//! Our own back end, in the terms in which Boogie answers.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use warpproof::ivl::place::Place;
use warpproof::ivl::{Attr, AttrArg, Expr, ExprKind, Program, Stmt};
use warpproof::vc::{self, FailureKind, Options, SolverChoice, Status, solvers};

use super::run::Failure;

/// What the back end says of a program.
pub struct Answer {
    /// The program without the candidates that do not hold.
    pub kept: Program,
    /// The obligations of `kept` that it refutes.
    pub failures: BTreeSet<Failure>,
    /// The claims of `kept`: where each stood in the program.
    pub origins: BTreeMap<Place, Place>,
    /// Candidates that do not hold.
    pub dropped: Vec<Place>,
}

/// Infers invariants among the candidates and verifies every body.
///
/// # Errors
///
/// The reason, when the back end does not decide all of it.
pub fn verify(program: &Program) -> Result<Answer, String> {
    let (marked, places) = mark(program);
    let options = Options {
        solvers: solvers(SolverChoice::Z3).map_err(|error| error.to_string())?,
        query_timeout: Duration::from_secs(20),
        deadline: Some(Instant::now() + Duration::from_secs(60)),
        memory_limit_mib: 4096,
        error_limit: 1000,
        infer: true,
        wishes: Default::default(),
    };
    let mut kept = marked.clone();
    let mut failures = Vec::new();
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
        failures.extend(outcome.failures);
        kept.procedures[index] = outcome.kept_program.procedures[index].clone();
    }
    let kept_places = unmark(&mut kept);
    let failures = failures
        .iter()
        .map(|failure| translate(failure, &kept_places))
        .collect();
    let numbered = |number: usize| places[number].clone();
    let origins = kept_places
        .iter()
        .map(|(number, place)| (place.clone(), numbered(*number)));
    let origins = origins.collect();
    let dropped = (0..places.len()).filter(|number| !kept_places.contains_key(number));
    Ok(Answer {
        kept,
        failures,
        origins,
        dropped: dropped.map(numbered).collect(),
    })
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

/// Takes the numbers away and says where each was.
fn unmark(program: &mut Program) -> BTreeMap<usize, Place> {
    let mut places = BTreeMap::new();
    for_each_claim(program, &mut |attrs, place| {
        let number = attrs
            .iter()
            .find_map(number)
            .expect("every claim was numbered");
        places.insert(number, place);
        attrs.retain(|attr| attr.name.as_str() != MARK);
    });
    places
}

fn number(attr: &Attr) -> Option<usize> {
    match attr.args.as_slice() {
        [AttrArg::Expr(expr)] if attr.name.as_str() == MARK => match expr.kind() {
            ExprKind::Int(number) => usize::try_from(*number).ok(),
            _ => None,
        },
        _ => None,
    }
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

fn translate(failure: &vc::Failure, places: &BTreeMap<usize, Place>) -> Failure {
    let numbers = failure.attrs.iter().filter_map(number);
    let mut claims = numbers.map(|number| places[&number].clone());
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
