//! What the user says of the elements of arrays, judged of a run.

use std::collections::{BTreeMap, BTreeSet};

use crate::exec::{Array, Machine};
use crate::kir::ObjectId;
use crate::kir::contents::{ContentFact, ContentKind};

/// The facts about arrays in a launch, by block, grid and the bits of the parameters; none
/// where a number in them is not known.
pub type Contents<'a> = dyn Fn([u32; 3], [u32; 3], &[u128]) -> Option<Vec<ContentFact<i128>>> + 'a;

/// Do the elements that the run has accessed satisfy the facts, as they were at its start?
pub(super) fn satisfied(
    machine: &Machine,
    arrays: &BTreeMap<ObjectId, Array>,
    facts: &[ContentFact<i128>],
) -> bool {
    facts.iter().all(|fact| {
        let Some(array) = arrays.get(&fact.array) else {
            return false;
        };
        let accessed = machine.accessed(fact.array);
        let bytes = fact.bytes as i64;
        let indices = accessed.into_iter().flat_map(|place| {
            let (first, last) = (place.start, place.end - 1);
            first.div_euclid(bytes)..=last.div_euclid(bytes)
        });
        let element = |index: i64| {
            let offset = u64::try_from(index).ok()?.checked_mul(fact.bytes)?;
            let mut bytes = [0; 16];
            array.fill.write(offset, &mut bytes[..fact.bytes as usize]);
            Some((index, number(fact, u128::from_le_bytes(bytes))))
        };
        let indices: BTreeSet<i64> = indices.collect();
        let elements: Option<Vec<(i64, i128)>> = indices.into_iter().map(element).collect();
        elements.is_some_and(|elements| fact.holds_among(&elements, facts))
    })
}

/// How elements count up, from a first one and by a step, so that most facts hold.
pub(super) fn counting(facts: Option<Vec<ContentFact<i128>>>) -> BTreeMap<ObjectId, (i64, i64)> {
    let facts = facts.unwrap_or_default();
    let counts = facts.iter().filter_map(|fact| match fact.kind {
        ContentKind::Distinct | ContentKind::StrictlyMonotone => Some((fact.array, (0, 1))),
        ContentKind::Line(from, step) => {
            let line = (i64::try_from(from).ok()?, i64::try_from(step).ok()?);
            Some((fact.array, line))
        }
        ContentKind::Monotone | ContentKind::Range(..) => None,
    });
    counts.collect()
}

fn number<N>(fact: &ContentFact<N>, bits: u128) -> i128 {
    let unused = 128 - 8 * fact.bytes as u32;
    match fact.unsigned {
        true => (bits << unused >> unused) as i128,
        false => (bits << unused) as i128 >> unused,
    }
}
