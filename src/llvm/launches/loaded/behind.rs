//! Places that the program comes to by addresses that it keeps in its memory.

use super::{Sharing, Store, Stores};
use crate::llvm::launches::places::Place;
use crate::llvm::launches::points::Cells;

impl Stores<'_> {
    /// May both be one place, as the program keeps the address of one where that of the other one is read, or one
    /// address where both are?
    pub(super) fn meet_behind(&self, one: &Place, other: &Place) -> bool {
        let pairs = one.read_from().into_iter().flat_map(|held| {
            let others = other.read_from().into_iter();
            others.map(move |other| (held, other))
        });
        let mut kept =
            pairs.filter_map(|(held, other)| match self.are_one_elsewhere(held, other) {
                true => Some(Sharing::Same),
                false => self.share_unmoved(held, other),
            });
        let is_kept = kept.any(|kept| kept == Sharing::Moved || one.lies_as(other));
        let is_led_to = || self.leads_to(one, other) || self.leads_to(other, one);
        is_kept || is_led_to() || self.meet_far_away(one, other)
    }

    /// May two places that are named in different ways be one?
    fn are_one_elsewhere(&self, one: &Place, other: &Place) -> bool {
        let [own, others] = [one, other].map(|place| self.points.of_place(place));
        !one.may_meet(other) && own.meet(&others)
    }

    /// May they, at the end of chains of pointers that are too long to be followed, or by what calls give?
    fn meet_far_away(&self, one: &Place, other: &Place) -> bool {
        let is_far = one.is_far() || other.is_far();
        let is_given = || !one.has_root_of(other) && (one.is_given() || other.is_given());
        let [own, others] = [one, other].map(|place| self.points.of_place(place));
        (is_far || is_given()) && own.meet(&others)
    }

    /// Does the program store the address of the second place where that of the first one is read?
    fn leads_to(&self, one: &Place, other: &Place) -> bool {
        let read = one.read_from().into_iter();
        let held: Vec<(Place, Sharing)> = read.flat_map(|held| self.copied_from(held)).collect();
        let cells: Vec<Cells> = (held.iter().map(|(from, _)| self.points.of_place(from))).collect();
        let is_there = |store: &Store| {
            held.iter().any(|(from, _)| store.place.may_be(from))
                || cells.iter().any(|cells| store.cells.meet(cells))
        };
        let memory = other.memory().into_iter();
        let mut stored = memory.flat_map(|memory| self.stored(memory, is_there));
        stored.any(|stored| stored == Sharing::Moved || one.lies_as(other))
    }
}
