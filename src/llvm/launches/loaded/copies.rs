//! Memory of the host that is copied as a whole.

use super::{MOST_PLACES, Sharing, Stores};
use crate::llvm::handle::{Layout, Val};
use crate::llvm::launches::places::Place;
use crate::llvm::launches::points::PlainCopy;

/// Memory that is copied as a whole, from one place to the other.
pub(in super::super) struct Copy {
    pub to: Place,
    pub from: Place,
    /// How many bytes, where that is a number.
    pub bytes: Option<u128>,
}

impl Copy {
    /// Are copies followed that such a call makes, between places with names?
    pub(in super::super) fn is_followed(call: Val) -> bool {
        let named = call.called_name().and_then(|name| PlainCopy::named(&name));
        named.is_some() || copies_in_host(call)
    }

    pub(super) fn of(layout: Layout, inst: Val) -> Option<Copy> {
        let name = inst.called_name()?;
        if name == "qsort" {
            let sorted = Place::of(layout, *inst.call_args().first()?).with_elements();
            return Some(Copy {
                to: sorted.clone(),
                from: sorted,
                bytes: None,
            });
        }
        let args = inst.call_args();
        let (source, bytes) = match PlainCopy::named(&name) {
            Some(plain) => (plain.source, plain.bytes(&args)),
            None if copies_in_host(inst) => (1, args.get(2).and_then(|bytes| bytes.int_constant())),
            None => return None,
        };
        Some(Copy {
            to: Place::of(layout, *args.first()?),
            from: Place::of(layout, *args.get(source)?),
            bytes,
        })
    }
}

impl Stores<'_> {
    /// Where the memory was copied from that the place is in.
    pub(super) fn copied_to(&self, place: &Place) -> impl Iterator<Item = &Place> {
        let cells = self.points.of_place(place);
        let copies = self.copies.iter().filter(move |copy| {
            copy.to.may_meet(place) || self.points.of_place(&copy.to).share_objects(&cells)
        });
        copies.map(|copy| &copy.from)
    }

    /// The place, and those that hold what was copied there and go on to hold it; where there are more than
    /// `MOST_PLACES`, not all.
    pub(super) fn copied_from(&self, place: &Place) -> Vec<(Place, Sharing)> {
        let mut places = vec![(place.clone(), Sharing::Same)];
        let mut next = 0;
        while next < places.len() && places.len() <= MOST_PLACES {
            let (place, known) = places[next].clone();
            let stored = self.at(&place).flat_map(|store| self.copied(store));
            let stored = stored.map(|(read, sharing)| (read.clone(), known.max(sharing)));
            let whole = self.copies.iter().filter_map(|copy| {
                let from = place.before_copy([&copy.to, &copy.from], copy.bytes)?;
                Some((from, known))
            });
            for from in stored.chain(whole).collect::<Vec<_>>() {
                if !places.contains(&from) {
                    places.push(from);
                }
            }
            next += 1;
        }
        places
    }
}

/// How two places hold what was copied to them, directly or by way of others (`copied_from`), from one place that goes
/// on to hold it, which may be one of the two.
pub(super) fn meet(own: &[(Place, Sharing)], others: &[(Place, Sharing)]) -> Option<Sharing> {
    if own.len() > MOST_PLACES || others.len() > MOST_PLACES {
        return Some(Sharing::Moved);
    }
    let met = own.iter().enumerate().flat_map(|(first, (own, sharing))| {
        let copied = others.iter().skip(usize::from(first == 0));
        let met = copied.filter(move |(other, _)| own.may_be(other));
        met.map(move |(_, other)| *sharing.max(other))
    });
    met.max()
}

/// May the runtime copy within memory of the host?
fn copies_in_host(call: Val) -> bool {
    /// `cudaMemcpyHostToHost` and `cudaMemcpyDefault`.
    const KINDS: [u128; 2] = [0, 4];
    let name = call.called_name().unwrap_or_default();
    let mut copies = ["cudaMemcpy", "hipMemcpy"].iter();
    let is_copy = copies.any(|copy| {
        name.strip_prefix(copy)
            .is_some_and(|end| ["", "Async"].contains(&end))
    });
    let kind = || call.call_args().get(3).and_then(|kind| kind.int_constant());
    is_copy && kind().is_none_or(|kind| KINDS.contains(&kind))
}
