//! Members of objects that hold one pointer.

use super::{Sharing, Store, Stores};
use crate::llvm::launches::places::{self, Place};
use crate::llvm::launches::points::Cells;

/// Two members of an object that hold one pointer.
pub(super) struct Members {
    places: [Place; 2],
    sharing: Sharing,
    /// Where the pointer may lead.
    held: Cells,
}

impl Stores<'_> {
    /// Are there such members at these two places of an object?
    pub(super) fn in_objects(&self, one: &Place, other: &Place) -> Option<Sharing> {
        let lie_so = |first: &Place, second: &Place| Place::lie_as(one, other, [first, second]);
        let alike = self.members.iter().filter(|members| {
            let [first, second] = &members.places;
            lie_so(first, second) || lie_so(second, first)
        });
        let held = [one, other].map(|place| self.points.held_in(place));
        let may_hold = |members: &&Members| {
            let mut held = held.iter();
            self.points.are_found_unseen(&members.held)
                || held.all(|held| held.is_empty() || held.share_objects(&members.held))
        };
        alike.filter(may_hold).map(|members| members.sharing).max()
    }

    /// The members of objects that may be copied elsewhere, as into a container, in which the program
    /// stores one pointer, or one a constant distance behind it.
    pub(super) fn members_of_objects(&self) -> Vec<Members> {
        let is_near = |store: &&Store| places::added(self.layout, store.inst.operand(0)).is_some();
        let stores = self.all.iter().filter(is_near);
        let stores: Vec<&Store> = stores.filter(|store| store.place.is_passed_on()).collect();
        let mut members = Vec::new();
        for (index, first) in stores.iter().enumerate() {
            for second in &stores[..index] {
                let is_object = first.place.has_root_of(&second.place);
                if is_object
                    && !self.is_at(first, second.inst.operand(1))
                    && let Some(sharing) = self.twice(first, second)
                {
                    members.push(Members {
                        places: [first.place.clone(), second.place.clone()],
                        sharing,
                        held: self.points.of(first.inst.operand(0)),
                    });
                }
            }
        }
        members
    }
}
