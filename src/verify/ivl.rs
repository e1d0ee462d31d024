//! `ivl check`: our back end on an IVL file.

use std::path::Path;
use std::time::Instant;

use super::{Error, phase};
use crate::engines::solving;
use crate::ivl::parse::{Positions, parse_with_positions};
use crate::ivl::place::Place;
use crate::ivl::{Attr, AttrArg, Expr, ExprKind, Program, Stmt, check};
use crate::options::VerifyOptions;
use crate::report::condition::Condition;
use crate::report::model::{FailedAssertion, IvlReport, ProcedureReport, Span, Verdict};
use crate::vc::{self, Failure, FailureKind};

/// Checks the procedures of an IVL file.
///
/// # Errors
/// The file cannot be read, does not parse or type-check, or a solver is not
/// installed.
pub fn check_ivl(path: &Path, options: &VerifyOptions) -> Result<IvlReport, Error> {
    let start = Instant::now();
    let ill_formed = |message: String| Error::Ivl {
        path: path.to_path_buf(),
        message,
    };
    let text = std::fs::read_to_string(path).map_err(|e| ill_formed(e.to_string()))?;
    let (mut program, positions) =
        parse_with_positions(&text).map_err(|e| ill_formed(e.to_string()))?;
    check::check(&program).map_err(|errors| {
        ill_formed(
            errors
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join("\n"),
        )
    })?;
    mark_places(&mut program, &positions);
    let read = phase("read", start, Instant::now());

    let deadline = options.timeout.map(|limit| Instant::now() + limit);
    let settings = solving::settings(options, deadline)?;
    let mut procedures = Vec::new();
    for procedure in program.procedures.iter().filter(|p| p.body.is_some()) {
        let start = Instant::now();
        let outcome = vc::verify(&program, procedure.name.as_str(), &settings);
        let undecided = match &outcome.status {
            vc::Status::Inconclusive(reason) => Some(reason),
            _ => outcome.undecided.as_ref(),
        };
        procedures.push(ProcedureReport {
            procedure: procedure.name.to_string(),
            verdict: match outcome.status {
                vc::Status::Verified => Verdict::Proved,
                vc::Status::Failed => Verdict::Defect,
                vc::Status::Inconclusive(_) => Verdict::Inconclusive,
            },
            reasons: undecided.map(solving::reason).into_iter().collect(),
            failures: outcome.failures.iter().map(|f| failed(f, path)).collect(),
            timings: vec![phase("solver", start, Instant::now())],
        });
    }
    Ok(IvlReport {
        file: path.display().to_string(),
        procedures,
        timings: vec![read],
    })
}

/// Gives every claim its place as attributes, which failures carry.
fn mark_places(program: &mut Program, positions: &Positions) {
    let mark = |attrs: &mut Vec<Attr>, place: &Place| {
        if let Some(&(line, column)) = positions.get(place) {
            for (name, number) in [("line", line), ("column", column)] {
                let arg = AttrArg::Expr(Expr::int(i128::from(number)));
                attrs.push(Attr {
                    name: name.into(),
                    args: vec![arg],
                });
            }
        }
    };
    for procedure in &mut program.procedures {
        let name = procedure.name.clone();
        for (index, clause) in procedure.requires.iter_mut().enumerate() {
            mark(
                &mut clause.attrs,
                &Place::Requires {
                    procedure: name.clone(),
                    index,
                },
            );
        }
        for (index, clause) in procedure.ensures.iter_mut().enumerate() {
            mark(
                &mut clause.attrs,
                &Place::Ensures {
                    procedure: name.clone(),
                    index,
                },
            );
        }
        for block in procedure.body.iter_mut().flat_map(|body| &mut body.blocks) {
            let label = block.label.clone();
            for (index, stmt) in block.stmts.iter_mut().enumerate() {
                if let Stmt::Assert { attrs, .. } | Stmt::Call { attrs, .. } = stmt {
                    let place = Place::Stmt {
                        procedure: name.clone(),
                        block: label.clone(),
                        index,
                    };
                    mark(attrs, &place);
                }
            }
        }
    }
}

fn failed(failure: &Failure, path: &Path) -> FailedAssertion {
    let number = |name: &str| {
        let attr = failure.attrs.iter().find(|a| a.name.as_str() == name)?;
        match attr.args.first()? {
            AttrArg::Expr(expr) => match expr.kind() {
                ExprKind::Int(value) => u32::try_from(*value).ok(),
                _ => None,
            },
            AttrArg::Str(_) => None,
        }
    };
    FailedAssertion {
        condition: match failure.kind {
            FailureKind::Assertion => Condition::Assertion,
            FailureKind::InvariantEntry | FailureKind::InvariantMaintained => {
                Condition::LoopInvariant
            }
            FailureKind::Ensures => Condition::Postcondition,
            FailureKind::Precondition => Condition::Precondition,
        },
        span: number("line").map(|line| Span {
            file: path.display().to_string(),
            line,
            column: number("column").unwrap_or_default(),
            inlined_at: Vec::new(),
        }),
        message: match failure.kind {
            FailureKind::Assertion => "this assertion may not hold",
            FailureKind::InvariantEntry => "this loop invariant may not hold on entry",
            FailureKind::InvariantMaintained => {
                "this loop invariant may not be maintained by the loop"
            }
            FailureKind::Ensures => "this postcondition may not hold",
            FailureKind::Precondition => "a precondition of this call may not hold",
        }
        .to_string(),
    }
}
