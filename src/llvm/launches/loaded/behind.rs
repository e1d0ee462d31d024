//! Places that the program comes to by addresses that it keeps in its memory.

use super::{Sharing, Stores};
use crate::llvm::launches::places::Place;

impl Stores {
    /// May the first place be the second one, as the program stores that one's address where the first one's
    /// is read?
    pub(super) fn leads_to(&self, one: &Place, other: &Place) -> bool {
        let read = one.read_from().into_iter();
        let held: Vec<(Place, Sharing)> = read.flat_map(|held| self.copied_from(held)).collect();
        let is_there = |place: &Place| held.iter().any(|(from, _)| place.may_be(from));
        let memory = other.memory().into_iter();
        let mut stored = memory.flat_map(|memory| self.stored(memory, is_there));
        stored.any(|stored| stored == Sharing::Moved || one.lies_as(other))
    }
}
