//! Updates that become atomic operations.

use super::super::change::Dialect;
use super::super::edit::Edit;
use super::super::nesting::statements_around;
use super::super::sites::{Site, access_at};
use super::super::source::SourceText;
use super::super::update::{Update, address, stands_alone, update};
use super::super::{Effect, Place};
use super::{Candidate, Touch};

/// `x += e` becomes `atomicAdd(&x, e)`, and the like, where each access of the race is atomic or
/// part of an update.
pub fn candidate(
    source: &SourceText<'_>,
    dialect: Dialect,
    accesses: &[Touch; 2],
) -> Option<Candidate> {
    let mut edits: Vec<Edit> = Vec::new();
    for touch in accesses
        .iter()
        .filter(|touch| touch.effect != Effect::Update)
    {
        let edit = atomic(source, dialect, *touch.places.first()?, touch.effect)?;
        if !edits.contains(&edit) {
            edits.push(edit);
        }
    }
    Some(Candidate::new(edits))
}

fn atomic(source: &SourceText<'_>, dialect: Dialect, place: Place, effect: Effect) -> Option<Edit> {
    let token = source.token_at(place)?;
    let here = access_at(source, token, effect != Effect::Read);
    let here = here.and_then(|site| update(source, &site));
    let found = here.or_else(|| around(source, token))?;
    if !stands_alone(source, &found.whole) {
        return None;
    }
    let operation = found.operation;
    let function = match dialect {
        Dialect::OpenCl => format!("atomic_{operation}"),
        _ => format!("atomic{}{}", operation[..1].to_uppercase(), &operation[1..]),
    };
    let (object, value) = (address(source, &found.object), found.value(source));
    Some(Edit {
        start: source.tokens[found.whole.start].start,
        end: source.tokens[found.whole.end - 1].end,
        text: format!("{function}({object}, {value})"),
    })
}

/// The update whose object is read at a token, as in `x = max(x, y)`.
fn around(source: &SourceText<'_>, token: usize) -> Option<Update> {
    let statement = statements_around(source, token).pop()?.tokens;
    let operator = statement.clone().find(|&at| source.word(at) == "=")?;
    let found = update(source, &access_at(source, operator, true)?)?;
    let Some(Site::Value(read)) = access_at(source, token, false) else {
        return None;
    };
    (source.span(&read) == source.span(&found.object)).then_some(found)
}
