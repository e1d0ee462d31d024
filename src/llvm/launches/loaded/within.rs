//! Pointers that the program moves from place to place: between elements of one array, where it is not known which
//! elements these are, among them.

use super::{MOST_PLACES, Store, Stores, runs_between, stands_before};
use crate::llvm::handle::Opcode;
use crate::llvm::launches::places::{Origin, Place};

impl Stores<'_> {
    /// May two elements come to hold one pointer, as one is copied to another and stays? Exchanges leave each pointer in
    /// one place.
    pub(super) fn are_doubled_within(&self, one: &Place, other: &Place) -> bool {
        let cells = self.points.of_place(other);
        let mut stores = self.at(one).filter(|store| {
            let mut moved = self.moved_within(store);
            moved.any(|origin| !self.is_exchanged(store, origin))
        });
        stores.any(|store| store.place.may_meet(other) || store.cells.meet(&cells))
    }

    /// Is what one of the places holds moved to the other one somewhere?
    pub(in super::super) fn are_exchanged(&self, one: &Place, other: &Place) -> bool {
        let comes_from = |to: &Place, from: &Place| {
            let (places, _) = self.come_from(to, |_| true);
            places.len() > MOST_PLACES || places[1..].iter().any(|place| place.may_be(from))
        };
        let is_within = || one.may_meet(other) && self.is_moved_within(one);
        comes_from(one, other) || comes_from(other, one) || is_within()
    }

    /// Is what lies in the place moved to another one in the same array, or what lies there to it?
    fn is_moved_within(&self, place: &Place) -> bool {
        self.at(place)
            .any(|store| self.moved_within(store).next().is_some())
    }

    fn moved_within<'s>(&'s self, store: &'s Store) -> impl Iterator<Item = &'s Origin> {
        store.stored.iter().filter(|origin| {
            origin.read.as_ref().is_some_and(|read| {
                let are_known = read.exact().is_some() && store.place.exact().is_some();
                !are_known && read.may_meet(&store.place)
            })
        })
    }

    /// Does what lay where the store writes go, in the same block, to where it reads, and nothing else comes there?
    fn is_exchanged(&self, store: &Store, origin: &Origin) -> bool {
        let Some(read) = &origin.read else {
            return false;
        };
        let is_read_before = |origin: &Origin, other: &Store| {
            origin.value.has_opcode(Opcode::LLVMLoad)
                && origin.value.parent() == other.block
                && stands_before(origin.value, other.inst)
        };
        let address = self.read_at(origin, read);
        let of_block = self.all.iter().filter(|other| other.block == store.block);
        let there: Vec<&Store> = of_block
            .filter(|other| other.place.may_meet(&store.place))
            .collect();
        let gives_back = |back: &Origin| {
            let read = back.read.as_ref();
            is_read_before(back, store)
                && read.is_some_and(|read| self.is_at(store, self.read_at(back, read)))
        };
        let mut others = there.iter().filter(|other| !std::ptr::eq(**other, store));
        match (others.next(), others.next()) {
            (Some(other), None) => {
                self.is_at(other, address)
                    && is_read_before(origin, other)
                    && other.stored.iter().all(gives_back)
                    && !runs_between(store.inst, other.inst)
                    && !runs_between(other.inst, store.inst)
            }
            _ => false,
        }
    }
}
