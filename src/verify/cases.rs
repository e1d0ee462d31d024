//! Launches that a condition of the host decides about, one case after the other.
//!
//! Where the grid is `d < n ? d + 1 : 2 * n - 1 - d`, what bounds places in arrays is a sum in either case, and in
//! neither without them.

use super::Error;
use super::kernel::Verified;
use crate::engines::given::Given;
use crate::ivl::Expr;
use crate::ivl::ast::{BinOp, ExprKind};
use crate::ivl::traverse::{map_children, post_order_unbound};
use crate::report::model::Verdict;

/// So many conditions are told apart.
const MOST_CONDITIONS: usize = 2;

/// What comes of all cases of the conditions that what is given chooses by: a proof, or a defect in one. None where some
/// are not decided, or where there is no such condition. An attempt at one comes to none where there is no such launch.
///
/// # Errors
/// Those of an attempt.
pub(super) fn of(
    given: &Given,
    attempt: &dyn Fn(&Given) -> Result<Option<Verified>, Error>,
) -> Result<Option<Verified>, Error> {
    let conditions = conditions(given);
    if conditions.is_empty() {
        return Ok(None);
    }
    match within(given, &conditions, attempt)? {
        Cases::Settled(verified) => Ok(verified),
        Cases::Open => Ok(None),
    }
}

enum Cases {
    /// None of them is one of the program, or this comes of them.
    Settled(Option<Verified>),
    Open,
}

fn within(
    given: &Given,
    conditions: &[Expr],
    attempt: &dyn Fn(&Given) -> Result<Option<Verified>, Error>,
) -> Result<Cases, Error> {
    let Some((condition, others)) = conditions.split_first() else {
        return Ok(Cases::Open);
    };
    let mut both: Option<Verified> = None;
    for condition in [condition.clone(), condition.clone().negate()] {
        let mut case = given.clone();
        // What is assumed first settles what is assumed later.
        let named = in_own_names(&condition, &given.assumes);
        case.assumes.splice(0..0, [named, condition]);
        let found = match attempt(&case)? {
            Some(found) if found.report.verdict == Verdict::Inconclusive => {
                match within(&case, others, attempt)? {
                    Cases::Settled(found) => found,
                    Cases::Open => return Ok(Cases::Open),
                }
            }
            found => found,
        };
        both = match (both, found) {
            (_, Some(found)) if found.report.verdict == Verdict::Defect => {
                return Ok(Cases::Settled(Some(found)));
            }
            (Some(one), Some(other)) => Some(together(one, other)),
            (one, other) => one.or(other),
        };
    }
    Ok(Cases::Settled(both))
}

/// The conditions by which what is assumed chooses between numbers, the most frequent ones first.
fn conditions(given: &Given) -> Vec<Expr> {
    let mut counted: Vec<(Expr, usize)> = Vec::new();
    for expr in post_order_unbound(&given.assumes) {
        let ExprKind::Ite(condition, ..) = expr.kind() else {
            continue;
        };
        match counted.iter_mut().find(|(known, _)| known == condition) {
            Some((_, count)) => *count += 1,
            None => counted.push((condition.clone(), 1)),
        }
    }
    counted.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let conditions = counted.into_iter().map(|(condition, _)| condition);
    conditions.take(MOST_CONDITIONS).collect()
}

/// The condition, where parameters of the kernel stand for what they are equal to.
fn in_own_names(condition: &Expr, assumes: &[Expr]) -> Expr {
    let name = assumes.iter().find_map(|assumed| {
        let ExprKind::Binary(BinOp::Eq, a, b) = assumed.kind() else {
            return None;
        };
        match (a.kind(), b.kind()) {
            (ExprKind::Var(_), _) if b == condition => Some(a.clone()),
            (_, ExprKind::Var(_)) if a == condition => Some(b.clone()),
            _ => None,
        }
    });
    name.unwrap_or_else(|| map_children(condition, &mut |part| in_own_names(part, assumes)))
}

/// One proof of both cases.
fn together(mut one: Verified, other: Verified) -> Verified {
    let report = &mut one.report;
    for (own, others) in [
        (&mut report.assumptions, other.report.assumptions),
        (&mut report.warnings, other.report.warnings),
    ] {
        let new: Vec<_> = others
            .into_iter()
            .filter(|new| !own.contains(new))
            .collect();
        own.extend(new);
    }
    let engines = other.report.engines.into_iter();
    let new: Vec<_> = engines
        .filter(|new| !report.engines.contains(new))
        .collect();
    report.engines.extend(new);
    report.benign_races.extend(other.report.benign_races);
    report.remarks.extend(other.report.remarks);
    report.timings.extend(other.report.timings);
    one
}
