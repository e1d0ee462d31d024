//! Pointers that the program puts into memory that kernels read, and whether it puts one into two places of it.

use super::{Sharing, Store, Stores, given};
use crate::llvm::handle::{Layout, Val};
use crate::llvm::launches::places::Place;
use crate::llvm::launches::symbols;

/// A copy from the host to memory of the device.
pub(super) struct Upload {
    inst: Val,
    to: Val,
    from: Source,
}

enum Source {
    /// The words of a variable, from its start.
    Words(Vec<Val>),
    Memory {
        place: Place,
        /// Where that is a number.
        bytes: Option<u128>,
    },
}

/// A pointer that lies in memory which kernels read.
pub(in super::super) struct Put<'s> {
    pub(in super::super) value: Val,
    way: Way<'s>,
}

enum Way<'s> {
    /// As the word of this number of a variable that is set at once.
    Word { call: Val, index: usize },
    /// It was stored where it lies, or where that was copied from: in the only place there is, or in one of
    /// several.
    Stored { store: &'s Store, is_only: bool },
}

/// A pointer has so many bytes.
const POINTER: u128 = 8;

impl Upload {
    pub(super) fn of(layout: Layout, inst: Val) -> Option<Upload> {
        let name = inst.called_name()?;
        let args = inst.call_args();
        if let Some((symbol, words)) = symbols::words_set_by(inst) {
            let from = Source::Words(words);
            return Some(Upload {
                inst,
                to: symbol,
                from,
            });
        }
        let mut copies = ["cudaMemcpy", "hipMemcpy", "cuMemcpy"].iter();
        let kind = copies.find_map(|copy| name.strip_prefix(copy))?;
        let ways = [
            "",
            "Async",
            "ToSymbol",
            "ToSymbolAsync",
            "HtoD",
            "HtoDAsync",
        ];
        let is_upload = ways.contains(&kind) || kind.starts_with("HtoD");
        let [to, from, bytes, ..] = args[..] else {
            return None;
        };
        is_upload.then(|| Upload {
            inst,
            to,
            from: Source::Memory {
                place: Place::of(layout, from),
                bytes: bytes.int_constant(),
            },
        })
    }
}

impl Stores<'_> {
    /// The pointers that the program puts into the memory that an address of the device leads to.
    pub(in super::super) fn put_into(&self, address: Val) -> Vec<Put<'_>> {
        let cells = self.points.of(address);
        let leads_there = |upload: &&Upload| {
            upload.to == address || self.points.of(upload.to).share_objects(&cells)
        };
        let mut put = Vec::new();
        for upload in self.uploads.iter().filter(leads_there) {
            match &upload.from {
                Source::Words(words) => {
                    let call = upload.inst;
                    let words = words.iter().enumerate();
                    let pointers = words.filter(|(_, word)| self.points.may_lead(**word));
                    put.extend(pointers.map(|(index, &value)| Put {
                        value,
                        way: Way::Word { call, index },
                    }));
                }
                Source::Memory { place, bytes } => {
                    let is_only = bytes.is_some_and(|bytes| bytes <= POINTER);
                    let all = match is_only {
                        true => place.clone(),
                        false => place.clone().with_elements(),
                    };
                    for (from, _) in self.copied_from(&all) {
                        let stored = self.at(&from).map(|store| Put {
                            value: store.inst.operand(0),
                            way: Way::Stored { store, is_only },
                        });
                        put.extend(stored);
                    }
                }
            }
        }
        let own = self.all.iter();
        let own = own.filter(|store| store.cells.share_objects(&cells));
        put.extend(own.map(|store| Put {
            value: store.inst.operand(0),
            way: Way::Stored {
                store,
                is_only: false,
            },
        }));
        put.retain(|put| !put.value.is_null() && !put.value.is_undef());
        put
    }

    /// May the two lie in memory in two places at one time? It is of one variable or array if `is_one`.
    pub(in super::super) fn lie_together(&self, one: &Put, other: &Put, is_one: bool) -> bool {
        match (&one.way, &other.way) {
            (
                Way::Word { call, index },
                Way::Word {
                    call: other,
                    index: another,
                },
            ) => !is_one || call == other && index != another,
            (
                Way::Stored { store, is_only },
                Way::Stored {
                    store: other,
                    is_only: other_is_only,
                },
            ) if is_one => {
                let is_one_place = store.place == other.place && store.place.exact().is_some();
                let is_lost = || self.is_lost(store, other) || self.is_lost(other, store);
                !(*is_only && *other_is_only)
                    && !is_one_place
                    && (std::ptr::eq(*store, *other) || !is_lost())
            }
            _ => true,
        }
    }

    /// Are the two one pointer, if both are as the program stores them alone?
    pub(in super::super) fn are_put_twice(&self, one: &Put, other: &Put) -> bool {
        if let (Way::Stored { store, .. }, Way::Stored { store: other, .. }) =
            (&one.way, &other.way)
            && std::ptr::eq(*store, *other)
        {
            return self.twice(store, store).is_some() || self.is_copied_within(store);
        }
        let [own, others] =
            [one, other].map(|put| given::origins(self.points, self.layout, put.value));
        own.iter().any(|own| {
            others.iter().any(|other| {
                let read = own.read.as_ref().zip(other.read.as_ref());
                own.is(other.value)
                    || read.is_some_and(|(own, other)| {
                        own == other && own.exact().is_some() || self.share(own, other).is_some()
                    })
            })
        })
    }

    /// Does the store write what another element of the same memory holds, and goes on to?
    fn is_copied_within(&self, store: &Store) -> bool {
        let mut copied = self.copied(store);
        copied.any(|(read, _): (&Place, Sharing)| read.may_meet(&store.place))
    }
}

impl Put<'_> {
    /// Are both the same store, or word?
    pub(in super::super) fn is(&self, other: &Put) -> bool {
        match (&self.way, &other.way) {
            (Way::Stored { store, .. }, Way::Stored { store: other, .. }) => {
                std::ptr::eq(*store, *other)
            }
            (
                Way::Word { call, index },
                Way::Word {
                    call: other,
                    index: another,
                },
            ) => call == other && index == another,
            _ => false,
        }
    }

    /// Are both set at one time?
    pub(in super::super) fn is_set_with(&self, other: &Put) -> bool {
        match (&self.way, &other.way) {
            (Way::Word { call, .. }, Way::Word { call: other, .. }) => call == other,
            _ => false,
        }
    }
}
