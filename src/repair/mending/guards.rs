//! One thread does what all did.

use super::super::change::Dialect;
use super::super::edit::Edit;
use super::super::nesting::statements_around;
use super::super::sites::{Site, access_at};
use super::super::source::SourceText;
use super::{Candidate, Effect, Setting, Touch, names};
use crate::explore::Scope;

/// `if (threadIdx.x == 0)` before the statement that writes, where both accesses are of it, and
/// what it writes to does not depend on the thread.
pub fn candidate(
    source: &SourceText<'_>,
    setting: Setting,
    accesses: &[Touch; 2],
    scope: Scope,
) -> Option<Candidate> {
    let [first, second] = accesses;
    let is_one = first.places == second.places && first.effect == Effect::Write;
    if !is_one || scope > Scope::Block {
        return None;
    }
    let token = source.token_at(*first.places.first()?)?;
    let statement = statements_around(source, token).pop()?;
    let site = access_at(source, token, true)?;
    let object = match &site {
        Site::Assignment { left, .. } => left,
        Site::Step { operand, .. } | Site::Value(operand) => operand,
    };
    let names = names::of_thread(source, token);
    if object.clone().any(|at| names.contains(source.word(at))) {
        return None;
    }
    let guard = format!("if ({}) ", is_first(setting));
    let at = source.tokens[statement.tokens.start].start;
    Some(Candidate {
        edits: vec![Edit::insertion(at, guard)],
        caution: Some("one thread of each block writes then: is it the value that is meant?"),
    })
}

fn is_first(setting: Setting) -> String {
    let dimensions = setting.block_dimensions.iter().enumerate();
    let used = dimensions.filter(|(dimension, used)| **used || *dimension == 0);
    let conditions = used.map(|(dimension, _)| match setting.dialect {
        Dialect::OpenCl => format!("get_local_id({dimension}) == 0"),
        _ => format!("threadIdx.{} == 0", ["x", "y", "z"][dimension]),
    });
    conditions.collect::<Vec<_>>().join(" && ")
}
