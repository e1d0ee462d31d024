//! The rows of a barrier interval: what threads do there, one instruction a row.

use std::collections::{BTreeMap, BTreeSet};

use indexmap::IndexMap;

use crate::report::scene::Touch;

/// An instruction, and how often its thread did it before.
pub type Row = (usize, u32);

/// The row of an access.
pub fn row(touch: &Touch) -> Row {
    (touch.place, touch.nth)
}

/// The rows of these accesses, so that each thread's go downwards, as far as one order of rows
/// can do that for all threads; rows that no thread orders are as in the run.
pub fn rows<'a>(touches: impl Iterator<Item = &'a Touch>) -> Vec<Row> {
    // By first access, each with what some thread does directly after.
    let mut all: IndexMap<Row, BTreeSet<usize>> = IndexMap::new();
    let mut last: BTreeMap<usize, usize> = BTreeMap::new();
    for touch in touches {
        let entry = all.entry(row(touch));
        let index = entry.index();
        entry.or_default();
        if let Some(before) = last.insert(touch.thread, index).filter(|at| *at != index) {
            all[before].insert(index);
        }
    }
    let mut waits: Vec<usize> = vec![0; all.len()];
    all.values().flatten().for_each(|&after| waits[after] += 1);
    let mut open: BTreeSet<usize> = (0..all.len()).collect();
    let is_free = |index: &usize| waits[*index] == 0;
    let mut free: BTreeSet<usize> = open.iter().copied().filter(is_free).collect();
    let mut ordered = Vec::new();
    while let Some(index) = free.pop_first().or_else(|| open.first().copied()) {
        open.remove(&index);
        ordered.push(*all.get_index(index).expect("its index").0);
        for after in &all[index] {
            waits[*after] = waits[*after].saturating_sub(1);
            if waits[*after] == 0 && open.contains(after) {
                free.insert(*after);
            }
        }
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::model::AccessKind;

    fn touch(thread: usize, place: usize, nth: u32) -> Touch {
        Touch {
            thread,
            interval: 0,
            array: 0,
            kind: AccessKind::Read,
            offset: 0,
            bytes: 4,
            place,
            nth,
        }
    }

    #[test]
    fn threads_go_downwards() {
        // The second thread does something between what the first one does.
        let touches = [(0, 7, 0), (0, 5, 0), (1, 7, 0), (1, 6, 0), (1, 5, 0)];
        let touches = touches.map(|(thread, place, nth)| touch(thread, place, nth));
        assert_eq!(rows(touches.iter()), [(7, 0), (6, 0), (5, 0)]);
    }

    #[test]
    fn many_rows_take_little_time() {
        let touches = (0..200_000).map(|nth| touch(0, 1, nth));
        let touches: Vec<Touch> = touches.collect();
        assert_eq!(rows(touches.iter()).len(), touches.len());
    }

    #[test]
    fn threads_that_disagree_are_as_in_the_run() {
        let touches = [(0, 1, 0), (0, 2, 0), (1, 2, 0), (1, 1, 0)];
        let touches = touches.map(|(thread, place, nth)| touch(thread, place, nth));
        assert_eq!(rows(touches.iter()), [(1, 0), (2, 0)]);
    }
}
