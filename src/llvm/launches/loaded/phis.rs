//! Phis of what places hold: what a place of the host's memory held on all ways that come to a phi.

use super::super::conditions::stands_before;
use super::super::places::{Origin, Place};
use super::{Store, Stores};
use crate::llvm::handle::{Blk, Opcode, Val};

impl Stores<'_> {
    /// The place that holds the value of a phi when the load reads: on each way to the phi its value
    /// is stored there last, and nowhere else something is.
    pub(in super::super) fn holds_phi(&self, phi: Val, load: Val) -> Option<Place> {
        // No load in between.
        let is_behind = |store: &Store| match store.block == load.parent() {
            true => stands_before(load, store.inst),
            false => comes_next(store, phi),
        };
        self.stored_for(phi, is_behind)
    }

    /// The place where each value of a phi is stored, and nothing else, by such stores.
    fn stored_for(&self, phi: Val, is_such: impl Fn(&Store) -> bool) -> Option<Place> {
        let incoming = phi.incoming();
        let stores_it = |store: &&Store, (value, from): &(Val, Blk)| {
            store.inst.operand(0) == *value && store.block == Some(*from)
        };
        let first = incoming.first()?;
        let mut first_stores = self.all.iter().filter(|store| stores_it(store, first));
        let is_the_place = |place: &&Place| {
            let all: Vec<&Store> = self.at(place).collect();
            let is_stored = |way: &(Val, Blk)| all.iter().any(|store| stores_it(store, way));
            place.exact().is_some()
                && all.len() == incoming.len()
                && incoming.iter().all(is_stored)
                && all.iter().all(|store| is_such(store))
        };
        let mut places = first_stores.by_ref().map(|store| &store.place);
        places.find(is_the_place).cloned()
    }

    /// What is stored as a phi of what a place held on all ways is what was read there.
    pub(super) fn read_phis(&mut self) {
        let read: Vec<Option<Origin>> = self.all.iter().map(|store| self.read_as(store)).collect();
        for (store, read) in self.all.iter_mut().zip(read) {
            store.stored = match read {
                Some(read) => vec![read],
                None => std::mem::take(&mut store.stored),
            };
        }
    }

    fn read_as(&self, store: &Store) -> Option<Origin> {
        let value = store.inst.operand(0);
        value.has_opcode(Opcode::LLVMPHI).then_some(())?;
        let place = self.stored_for(value, |store| comes_next(store, value))?;
        Some(Origin {
            value,
            read: Some(place),
            is_moved: false,
        })
    }

    /// The address that what is stored was read at.
    pub(super) fn read_at(&self, stored: &Origin, place: &Place) -> Val {
        let mut stores = self.all.iter().filter(|store| store.place == *place);
        match stores.next() {
            Some(store) if stored.value.has_opcode(Opcode::LLVMPHI) => store.inst.operand(1),
            _ => stored.value.operand(0),
        }
    }
}

/// Does the phi come next, wherever control goes behind the store?
fn comes_next(store: &Store, phi: Val) -> bool {
    let next = store.block.map(Blk::successors).unwrap_or_default();
    next.iter().all(|&next| Some(next) == phi.parent())
}
