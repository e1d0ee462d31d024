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

/// What comes of both cases of the condition that what is given chooses by most often: a proof, or a defect in one. None
/// where one is not decided, or where there is no such condition. An attempt comes to none where there is no such launch.
///
/// # Errors
/// Those of an attempt.
pub(super) fn of(
    given: &Given,
    attempt: &dyn Fn(&Given) -> Result<Option<Verified>, Error>,
) -> Result<Option<Verified>, Error> {
    let Some(condition) = condition(given) else {
        return Ok(None);
    };
    let mut both: Option<Verified> = None;
    for condition in [condition.clone(), condition.negate()] {
        let mut case = given.clone();
        // What is assumed first settles what is assumed later.
        let named = in_own_names(&condition, &given.assumes);
        case.assumes.splice(0..0, [named, condition]);
        let Some(found) = attempt(&case)? else {
            continue;
        };
        both = match (found.report.verdict, both) {
            (Verdict::Proved, Some(one)) => Some(together(one, found)),
            (Verdict::Proved, None) => Some(found),
            (Verdict::Defect, _) => return Ok(Some(found)),
            _ => return Ok(None),
        };
    }
    Ok(both)
}

/// The condition by which what is assumed chooses between numbers, the most frequent one.
fn condition(given: &Given) -> Option<Expr> {
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
    let most = counted.into_iter().rev().max_by_key(|(_, count)| *count);
    most.map(|(condition, _)| condition)
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
    one.contradiction = one.contradiction.or(other.contradiction);
    one
}
