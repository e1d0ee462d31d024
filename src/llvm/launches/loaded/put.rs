//! Pointers that the program puts into memory that kernels read, and whether it puts one into two places of it.

use super::uploads::{Brought, Source, Upload};
use super::{MOST_PLACES, Store, Stores, given};
use crate::llvm::handle::Val;
use crate::llvm::launches::places::{Origin, Place};

/// A pointer that lies in memory which kernels read.
pub(in super::super) struct Put<'s> {
    pub(in super::super) value: Val,
    /// None where the host stores it there itself.
    upload: Option<&'s Upload>,
    way: Way<'s>,
}

enum Way<'s> {
    /// As the word behind so many bytes of a variable that is set at once.
    Word(u64),
    /// It was stored there, or where that was copied from.
    Stored(&'s Store, Option<&'s Brought>),
}

/// The pointers that the program puts into some memory.
pub(in super::super) struct AllPut<'s> {
    pub(in super::super) pointers: Vec<Put<'s>>,
    /// It may copy one there from another place of the same memory.
    pub(in super::super) are_copied: bool,
}

impl Stores<'_> {
    /// The pointers that the program puts into the memory that an address of the device leads to.
    /// Memory that these lead to, and so on, counts as well.
    pub(in super::super) fn put_into(&self, address: Val) -> AllPut<'_> {
        let mut all = self.put_at(address);
        let mut seen = vec![address];
        let mut next = 0;
        while next < all.pointers.len() {
            let value = all.pointers[next].value;
            if !seen.contains(&value) && seen.len() <= MOST_PLACES {
                seen.push(value);
                let behind = self.put_at(value);
                all.are_copied |= behind.are_copied;
                all.pointers.extend(behind.pointers);
            }
            next += 1;
        }
        let pointers = all.pointers.iter().map(|put| put.value);
        let is_filled = (self.points).may_be_filled_unseen(seen.iter().copied(), pointers);
        all.are_copied |= is_filled || seen.len() > MOST_PLACES;
        all
    }

    fn put_at(&self, address: Val) -> AllPut<'_> {
        let cells = self.points.of(address);
        let leads_there = |upload: &&Upload| {
            upload.to == address || self.points.of(upload.to).share_objects(&cells)
        };
        let (mut pointers, mut are_copied) = (Vec::new(), false);
        for upload in self.uploads.iter().filter(leads_there) {
            let put = |value: Val, way| Put {
                value,
                upload: Some(upload),
                way,
            };
            match &upload.from {
                Source::Words(words) => {
                    let words = words.iter();
                    let words = words.filter(|(_, word)| self.points.may_lead(*word));
                    pointers.extend(words.map(|(start, word)| put(*word, Way::Word(*start))));
                }
                Source::Memory(region) => {
                    let (stored, is_copied) = upload.stored.get_or_init(|| self.stored_to(region));
                    are_copied |= is_copied;
                    let stored = stored.iter().map(|one| (&self.all[one.store], one));
                    let stored = stored.filter(|(store, one)| {
                        self.is_there_at(store, upload.inst, one.is_copied)
                            || self.is_read_late((store, Some(one)), upload)
                    });
                    let stored = stored.map(|(store, one)| {
                        put(store.inst.operand(0), Way::Stored(store, Some(one)))
                    });
                    pointers.extend(stored);
                }
            }
        }
        let own = self.all.iter();
        let own = own.filter(|store| store.cells.share_objects(&cells));
        pointers.extend(own.map(|store| Put {
            value: store.inst.operand(0),
            upload: None,
            way: Way::Stored(store, None),
        }));
        pointers.retain(|put| !put.value.is_null() && !put.value.is_undef());
        AllPut {
            pointers,
            are_copied,
        }
    }

    /// May the two lie in memory in two places at one time? It is of one variable or array if `is_one`.
    pub(in super::super) fn lie_together(&self, one: &Put, other: &Put, is_one: bool) -> bool {
        match (one.upload, other.upload) {
            _ if !is_one => true,
            (None, None) => self.lie_in_two_places(one, other),
            (Some(own), Some(others)) if std::ptr::eq(own, others) => {
                !own.is_fixed || self.lie_in_two_places(one, other)
            }
            // The later one writes over all that the first one wrote.
            (Some(own), Some(others)) => {
                let is_over = own.target == others.target && own.target.bytes.is_some();
                !(own.is_fixed && is_over)
            }
            _ => true,
        }
    }

    /// May they, where both are put there at once?
    fn lie_in_two_places(&self, one: &Put, other: &Put) -> bool {
        match (&one.way, &other.way) {
            (Way::Word(start), Way::Word(other)) => start != other,
            (Way::Stored(store, _), Way::Stored(other, _)) => {
                let is_one_place = store.place == other.place
                    && store.place.exact().is_some()
                    && self.stays_there(&store.place);
                let is_lost = || self.is_lost(store, other) || self.is_lost(other, store);
                std::ptr::eq(*store, *other) || !is_one_place && !is_lost()
            }
            _ => true,
        }
    }

    /// Does one store bring a pointer to two places? None of what different ones bring.
    pub(in super::super) fn is_brought_twice(&self, one: &Put, other: &Put) -> Option<bool> {
        let (Way::Stored(store, brought), Way::Stored(same, _)) = (&one.way, &other.way) else {
            return None;
        };
        // What it is told each time is looked at by itself, where it is copied when that is.
        if store.is_alternative_to(same) {
            return Some(one.upload.is_none() && self.is_told_twice(store));
        }
        if !std::ptr::eq(*store, *same) {
            // Of what each round makes anew one of them may get what the other one does not.
            let is_either = one.value == other.value && self.is_made_between(store, same);
            return is_either.then_some(false);
        }
        let is_uploaded_again = match (one.upload, other.upload) {
            (None, None) => false,
            (Some(own), Some(others)) => {
                let is_one = std::ptr::eq(own, others);
                let is_again = |origin: &Origin| {
                    let read = origin.read.as_ref();
                    read.is_some_and(|read| self.reads_same(origin.value, read))
                        || self.is_kept(store, origin, own.inst, others.inst)
                        || !is_one && self.is_kept(store, origin, others.inst, own.inst)
                };
                !(is_one && own.is_fixed)
                    && (self.is_read_late((store, *brought), own)
                        || self.is_read_late((store, *brought), others)
                        || self.stays_beside(store, (own.inst, own.address()))
                        || self.is_kept_on_the_way(
                            store,
                            brought.map_or(&[], |one| &one.copies),
                            own,
                        )
                        || store.stored.iter().any(is_again))
            }
            _ => true,
        };
        let repeats = || self.twice(store, store).is_some() || self.is_copied_within(store);
        let by_copies = |brought: &&Brought| {
            let mut spread = brought.spread.iter();
            brought.is_doubled || spread.any(|&copy| self.is_spread_by(store, copy))
        };
        let is_spread = brought.as_ref().is_some_and(by_copies)
            || !self.has_one_place(store) && self.is_read_again(store, store.inst);
        Some(is_uploaded_again || is_spread || repeats())
    }

    /// Are the two one pointer, as far as what they are read from, or given by, tells? Where they lie in one memory,
    /// what is read may be the other one on its way there.
    pub(in super::super) fn come_from_one(&self, one: Val, other: Val, is_within: bool) -> bool {
        let [own, others] = [one, other].map(|one| given::origins(self.points, self.layout, one));
        let holds = |place: &Place, origin: &Origin| {
            let mut stored = self.at(place).flat_map(|store| &store.stored);
            !is_within && stored.any(|stored| self.is_of(stored, origin.value).is_some())
        };
        let may_be_one = |own: &Origin, other: &Origin| match (&own.read, &other.read) {
            (Some(place), Some(read)) => {
                place == read && place.exact().is_some() || self.share(place, read).is_some()
            }
            (Some(place), None) => holds(place, other),
            (None, Some(place)) => holds(place, own),
            (None, None) => false,
        };
        let is_shared = own.iter().any(|own| {
            let mut others = others.iter();
            others.any(|other| self.is_of(own, other.value).is_some() || may_be_one(own, other))
        });
        is_shared || !is_within && self.lead_to_one(one, other)
    }

    /// Does the store write what another element of the same memory holds, and goes on to?
    fn is_copied_within(&self, store: &Store) -> bool {
        let mut copied = self.copied(store);
        copied.any(|(read, _)| read.may_meet(&store.place))
    }
}

impl Put<'_> {
    /// Are both set at one time?
    pub(in super::super) fn is_set_with(&self, other: &Put) -> bool {
        let at_once = |put: &Put| match put.way {
            Way::Word(_) => put.upload.map(|upload| upload.inst),
            Way::Stored(..) => None,
        };
        at_once(self).is_some() && at_once(self) == at_once(other)
    }
}
