//! Pointers in memory that is copied as a whole.

use super::copies::Copy;
use super::{Sharing, Store, Stores};
use crate::llvm::launches::places::{Place, greatest_divisor};
use crate::llvm::launches::points::Cells;

/// So many elements that are copied at once are told apart.
const MOST_ELEMENTS: i64 = 8;

impl Stores<'_> {
    /// May two places hold one pointer, as the program stores it twice in memory that is copied to where they are, or
    /// there and in one of them? What is written over was copied before.
    pub(super) fn share_copied(&self, one: &Place, other: &Place) -> Option<Sharing> {
        let [own, others] = [one, other].map(|place| self.before_copies(place));
        let [stored, others_stored] = [one, other].map(|place| self.at(place).collect::<Vec<_>>());
        let crossed = [(&own, &others), (&own, &others_stored), (&stored, &others)];
        let pairs = crossed.into_iter().flat_map(|(own, others)| {
            let pairs = own.iter().map(move |first| (*first, others));
            pairs.flat_map(|(first, others)| others.iter().map(move |second| (first, *second)))
        });
        pairs
            .filter_map(|(first, second)| self.write_one(first, second))
            .max()
    }

    /// The stores to where what the place holds may have been copied from.
    fn before_copies(&self, place: &Place) -> Vec<&Store> {
        let cells = self.points.of_place(place);
        let sources = self.copies.iter().map(|copy| self.source(copy, &cells));
        let sources: Vec<Cells> = sources.filter(|cells| !cells.is_empty()).collect();
        let is_there = |store: &&Store| sources.iter().any(|cells| store.cells.meet(cells));
        self.all.iter().filter(is_there).collect()
    }

    /// Where what lies at the cells lay before a copy.
    fn source(&self, copy: &Copy, cells: &Cells) -> Cells {
        let [to, from] = [&copy.to, &copy.from].map(|place| self.points.of_place(place));
        let bytes = copy.bytes.and_then(|bytes| i64::try_from(bytes).ok());
        let mut sources = Cells::default();
        let pairs = cells
            .iter()
            .flat_map(|cell| to.iter().map(move |to| (cell, to)));
        for (cell, to) in pairs.filter(|(cell, to)| cell.object == to.object) {
            let stride = greatest_divisor(cell.stride, to.stride);
            let Some(behind) = cell.offset.checked_sub(to.offset) else {
                continue;
            };
            let is_copied = |behind: i64| behind >= 0 && bytes.is_none_or(|bytes| behind < bytes);
            let elements = bytes.filter(|_| stride != 0).map(|bytes| bytes / stride);
            let offsets: Vec<(i64, i64)> = match elements {
                None if stride == 0 => vec![(behind, 0)],
                Some(count) if count <= MOST_ELEMENTS => {
                    let first = behind.rem_euclid(stride);
                    (0..=count)
                        .map(|index| (first + index * stride, 0))
                        .collect()
                }
                _ => vec![(behind, stride)],
            };
            let copied = offsets
                .into_iter()
                .filter(|(behind, stride)| *stride != 0 || is_copied(*behind));
            for (behind, stride) in copied {
                sources.extend(&from.moved(Some(behind), stride));
            }
        }
        sources
    }
}
