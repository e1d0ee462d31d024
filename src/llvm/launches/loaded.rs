//! What the host keeps in its memory: whether two places may hold one pointer.
//!
//! Different places are taken to hold different pointers, unless the program copies one of
//! them to the other, or stores one value in both. What a block moves on, by storing
//! something else where it was, is no copy: pointers that are exchanged stay apart.

mod again;
mod anything;
mod behind;
mod between;
mod computed;
mod copies;
mod given;
mod late;
mod objects;
mod older;
mod phis;
mod put;
mod reads_back;
mod returned;
mod twice;
mod uploads;
mod ways;
mod whole;
mod within;

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::allocations::base_of;
use super::conditions::{Conditions, stands_before};
use super::places::{Origin, Place};
use super::points::{Cells, Points};
use super::stubs;
use crate::llvm::handle::{Blk, Layout, ModuleHandle, Opcode, Val, ValueKind};
use anything::exchanges_pointers;
pub(super) use computed::stands_for_itself;
pub(super) use copies::Copy;
use uploads::Upload;
use ways::Ways;

/// The pointers that the program stores.
pub(super) struct Stores<'p> {
    points: &'p Points,
    all: Vec<Store>,
    copies: Vec<Copy>,
    uploads: Vec<Upload>,
    /// Where words as large as pointers are exchanged atomically: what lies there may be anything.
    exchanged: Vec<Place>,
    /// Two members of an object each that hold one pointer.
    members: Vec<objects::Members>,
    /// The stores that may write to places, by their indices, as far as somebody has asked.
    writing: RefCell<HashMap<Place, Rc<[usize]>>>,
    /// What two stores have in common, as far as somebody has asked.
    twice: RefCell<HashMap<(Val, Val), Option<Sharing>>>,
    ways: Ways<'p>,
    queues: late::Queues,
    layout: Layout,
}

/// A pointer that is stored.
struct Store {
    inst: Val,
    place: Place,
    /// Where that may lie.
    cells: Cells,
    /// What the pointer is one of.
    stored: Vec<Origin>,
    block: Option<Blk>,
}

/// How the pointers at two places may lead into one array.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sharing {
    Same,
    /// One of them may lie anywhere behind the other.
    Moved,
}

/// What comes from more places may be any of all.
const MOST_PLACES: usize = 24;

impl<'p> Stores<'p> {
    pub(super) fn new(module: ModuleHandle, points: &'p Points) -> Stores<'p> {
        let layout = module.layout();
        let blocks = module.functions().into_iter().flat_map(Val::blocks);
        let insts: Vec<Val> = blocks.flat_map(Blk::insts).collect();
        let is_pointer = |inst: &Val| {
            let stores = inst.has_opcode(Opcode::LLVMStore);
            stores && points.may_lead(inst.operand(0)) && !is_of_class(inst.operand(0))
        };
        let all = insts.iter().copied().filter(is_pointer).map(|inst| Store {
            inst,
            place: Place::of(layout, inst.operand(1)),
            cells: points.of(inst.operand(1)),
            stored: given::origins(points, layout, inst.operand(0)),
            block: inst.parent(),
        });
        let exchanges = insts.iter().filter(|inst| exchanges_pointers(**inst));
        let mut stores = Stores {
            points,
            all: all.collect(),
            copies: insts
                .iter()
                .filter_map(|inst| Copy::of(layout, *inst))
                .collect(),
            uploads: insts
                .iter()
                .filter_map(|inst| Upload::of(layout, *inst))
                .collect(),
            exchanged: exchanges
                .map(|inst| Place::of(layout, inst.operand(0)))
                .collect(),
            members: Vec::new(),
            writing: RefCell::default(),
            twice: RefCell::default(),
            ways: Ways::new(points),
            queues: late::Queues::of(&insts),
            layout,
        };
        stores.read_phis();
        stores.members = stores.members_of_objects();
        stores
    }

    /// The place that an address is of.
    pub(super) fn place(&self, address: Val) -> Place {
        Place::of(self.layout, address)
    }

    /// Are two addresses of one place?
    pub(super) fn are_one(&self, one: Val, other: Val) -> bool {
        let place = self.place(one);
        one == other || place.exact().is_some() && place == self.place(other)
    }

    /// Does the program store the pointer, or one computed from it, at the place that the load reads, or
    /// where that may have been copied or moved from before?
    pub(super) fn holds(&self, place: &Place, pointer: Val, load: Val) -> Option<Sharing> {
        if self.points.is_open() {
            return Some(Sharing::Moved);
        }
        let may_come_before = |store: &Store| may_come_before(store.inst, load);
        let (moved, sharing) = self.come_from(place, may_come_before);
        let moved = moved.into_iter().map(|place| (place, sharing));
        let mut places: Vec<(Place, Sharing)> = vec![(place.clone(), Sharing::Same)];
        places.extend(moved.skip(1));
        let mut held = Vec::new();
        for (place, sharing) in &places {
            let copied = self.copied_from(place);
            if places.len() > MOST_PLACES
                || copied.len() > MOST_PLACES
                || self.hold_anything(&copied)
                || (copied.iter()).any(|(from, _)| self.points.may_be_put_unseen(from, pointer))
            {
                return Some(Sharing::Moved);
            }
            for (from, copied) in &copied {
                let cells = self.points.of_place(from);
                let is_there = |store: &Store| {
                    store.place.may_be(from)
                        || store.cells.meet(&cells)
                        || self.meet_behind(from, &store.place)
                };
                let stored = self.stored(pointer, is_there);
                held.extend(stored.map(|held| held.max(*sharing).max(*copied)));
            }
        }
        let whole = self.copied_to(place).flat_map(|from| {
            let cells = self.points.of_place(from);
            self.stored(pointer, move |store| {
                store.place.may_meet(from) || store.cells.share_objects(&cells)
            })
        });
        held.into_iter().chain(whole).max()
    }

    /// How the pointer is stored at such places.
    fn stored(
        &self,
        pointer: Val,
        is_there: impl Fn(&Store) -> bool,
    ) -> impl Iterator<Item = Sharing> {
        let stores = self.all.iter().filter(move |store| is_there(store));
        let stored = stores.flat_map(|store| &store.stored);
        stored.filter_map(move |stored| self.is_of(stored, pointer))
    }

    /// May the two places hold one pointer? What they hold may have come from other places, between
    /// which it was moved on.
    pub(super) fn share(&self, one: &Place, other: &Place) -> Option<Sharing> {
        let [(own, moved), (others, other_moved)] =
            [one, other].map(|place| self.come_from(place, |_| true));
        let is_open = |places: &[Place]| {
            self.points.is_open()
                || places.len() > MOST_PLACES
                || (places.iter()).any(|place| self.hold_anything(&self.copied_from(place)))
        };
        if is_open(&own) || is_open(&others) {
            return Some(Sharing::Moved);
        }
        let shared = own.iter().flat_map(|one| {
            // What lay in one place is in one of those that it was moved on to.
            let apart = others
                .iter()
                .filter(move |other| one.exact().is_none() || one != *other);
            apart.filter_map(move |other| self.share_unmoved(one, other))
        });
        let met = own.iter().flat_map(|one| {
            let others = others.iter();
            let met = others.filter(|other| self.meet_behind(one, other));
            met.map(|_| Sharing::Same)
        });
        let is_doubled = own.iter().any(|one| {
            let mut others = others.iter();
            others.any(|other| self.are_doubled_within(one, other))
        });
        shared
            .chain(met)
            .map(|sharing| sharing.max(moved).max(other_moved))
            .chain(is_doubled.then_some(Sharing::Moved))
            .max()
    }

    /// The place, and those that what it holds was moved or copied from by such stores, and whether something
    /// was added on the way.
    fn come_from(&self, place: &Place, is_such: impl Fn(&Store) -> bool) -> (Vec<Place>, Sharing) {
        let (mut places, mut sharing) = (vec![place.clone()], Sharing::Same);
        let mut next = 0;
        while next < places.len() && places.len() <= MOST_PLACES {
            let place = places[next].clone();
            let stores = self.at(&place).filter(|store| is_such(store));
            for stored in stores.flat_map(|store| &store.stored) {
                let Some(read) = &stored.read else {
                    continue;
                };
                if !places.contains(read) {
                    places.push(read.clone());
                    sharing = sharing.max(stored.sharing());
                }
            }
            next += 1;
        }
        (places, sharing)
    }

    /// The other places that hold a pointer when a load reads, since the program has stored it there before.
    pub(super) fn moved_before(&self, pointer: Val, load: Val) -> Vec<Place> {
        let stores = self.all.iter().filter(|store| {
            let (Some(from), Some(to)) = (store.block, load.parent()) else {
                return false;
            };
            let again = |next: Blk| Some(next) != pointer.parent();
            let comes_next = from == to && stands_before(store.inst, load);
            let comes_later =
                || Conditions::reaches(from, to, again) && Some(to) != pointer.parent();
            store.inst.operand(0) == pointer && (comes_next || comes_later())
        });
        stores.map(|store| store.place.clone()).collect()
    }

    /// May the program move pointers, or call what does, between two loads of which the second one comes later,
    /// and before the first one reads again?
    pub(super) fn move_between(&self, first: Val, last: Val) -> bool {
        let Some((from, to)) = first.parent().zip(last.parent()) else {
            return true;
        };
        let comes_between = |inst: Val| {
            let Some(block) = inst.parent() else {
                return true;
            };
            let (starts, ends) = (stands_before(first, inst), stands_before(inst, last));
            let on_the_way = |from: Blk, to: Blk| {
                let is_other = |next: Blk| next != first.parent().unwrap_or(next);
                Conditions::reaches(from, to, is_other)
            };
            match from == to {
                true => block == from && starts && ends,
                false => {
                    let is_begun =
                        block == from && starts || block != from && on_the_way(from, block);
                    is_begun && (block == to && ends || on_the_way(block, to))
                }
            }
        };
        let moves = |store: &&Store| store.stored.iter().any(|stored| stored.read.is_some());
        let moving = self.all.iter().filter(moves).map(|store| store.inst);
        let blocks = from.function().map(Val::blocks).unwrap_or_default();
        let running = blocks
            .into_iter()
            .flat_map(Blk::insts)
            .filter(|inst| runs(*inst));
        moving.chain(running).any(comes_between)
    }

    /// May they, where nothing is moved on?
    fn share_unmoved(&self, one: &Place, other: &Place) -> Option<Sharing> {
        let whole = [(one, other), (other, one)]
            .into_iter()
            .flat_map(|(to, from)| {
                let whole = self.copies.iter();
                whole.filter(move |copy| copy.to.may_get(&copy.from, to, from))
            });
        let whole = whole.map(|_| Sharing::Same);
        let [own, others] = [one, other].map(|place| self.copied_from(place));
        let copies = copies::meet(&own, &others);
        let twice = own.iter().flat_map(|(one, sharing)| {
            let others = others.iter();
            let met = others.filter_map(|(other, more)| Some(self.at_both(one, other)?.max(*more)));
            met.map(|met| met.max(*sharing))
        });
        let is_put = own.iter().any(|(one, _)| {
            let mut others = others.iter();
            others.any(|(other, _)| self.points.may_share_unseen(one, other))
        });
        let put = is_put.then_some(Sharing::Moved);
        let found = whole.chain(copies).chain(twice).chain(put);
        let found = found.chain(self.in_objects(one, other));
        found.chain(self.share_copied(one, other)).max()
    }

    /// Does the program store one pointer in both?
    fn at_both(&self, one: &Place, other: &Place) -> Option<Sharing> {
        let twice = self.at(one).flat_map(|first| {
            let others = self.at(other);
            others.filter_map(move |second| self.twice(first, second))
        });
        twice.max()
    }

    /// The bytes behind the place's root at which the program stores the pointer itself, where
    /// nothing that is read elsewhere is stored there, and it does not come there in another way.
    pub(super) fn offsets_of(&self, place: &Place, pointer: Val) -> Option<Vec<i64>> {
        let is_it = |store: &&Store| {
            let mut stored = store.stored.iter();
            stored.any(|stored| self.is_of(stored, pointer).is_some())
        };
        let stores = self.at(place).filter(is_it);
        let exact = |store: &Store| {
            let offset = store.place.exact();
            offset.filter(|_| store.place.has_root_of(place))
        };
        let offsets: Option<Vec<i64>> = stores.map(exact).collect();
        let is_filled = self.copies.iter().any(|copy| copy.to.may_meet(place));
        let mut stored = self.at(place).flat_map(|store| &store.stored);
        let is_copied = stored.any(|stored| stored.read.is_some());
        let leads_there = |store: &Store| self.meet_behind(place, &store.place);
        let is_written_otherwise = is_filled
            || is_copied
            || self.holds_anything(place)
            || self.points.may_be_put_unseen(place, pointer)
            || self.all.iter().filter(is_it).any(leads_there);
        let is_stored = |offsets: &Vec<i64>| !offsets.is_empty();
        offsets.filter(|all| is_stored(all) && !is_written_otherwise && !self.moves(place))
    }

    /// Does the program move pointers from one place to another one behind this root?
    pub(super) fn moves(&self, place: &Place) -> bool {
        self.moving(place).next().is_some()
    }

    /// Does the block of the instruction do so?
    pub(super) fn moves_in(&self, place: &Place, inst: Val) -> bool {
        self.moving(place).any(|store| store.block == inst.parent())
    }

    fn moving<'s>(&'s self, place: &'s Place) -> impl Iterator<Item = &'s Store> {
        self.all.iter().filter(|store| {
            let mut read = store
                .stored
                .iter()
                .filter_map(|stored| stored.read.as_ref());
            store.place.may_meet(place) && read.any(|read| read.may_meet(place))
        })
    }

    /// Does the program add something to pointers where they lie?
    pub(super) fn advances(&self, place: &Place) -> bool {
        self.at(place).any(|store| {
            let moved = store.stored.iter().filter(|stored| stored.is_moved);
            let mut read = moved.filter_map(|stored| stored.read.as_ref());
            read.any(|read| read.may_meet(place))
        })
    }

    /// The stores that may write to the place.
    fn at(&self, place: &Place) -> impl Iterator<Item = &Store> {
        let known = self.writing.borrow().get(place).cloned();
        let writing = known.unwrap_or_else(|| {
            let cells = self.points.of_place(place);
            let is_there = |store: &Store| store.place.may_be(place) || store.cells.meet(&cells);
            let all = self.all.iter().enumerate();
            let writing = all
                .filter(|(_, store)| is_there(store))
                .map(|(index, _)| index);
            let writing: Rc<[usize]> = writing.collect();
            self.writing
                .borrow_mut()
                .insert(place.clone(), writing.clone());
            writing
        });
        (0..writing.len()).map(move |index| &self.all[writing[index]])
    }

    /// The other places that hold what the store writes and go on to hold it.
    fn copied<'s>(&'s self, store: &'s Store) -> impl Iterator<Item = (&'s Place, Sharing)> + 's {
        store.stored.iter().filter_map(|stored| {
            let read = stored.read.as_ref()?;
            let address = self.read_at(stored, read);
            let is_moved = || self.is_moved_on(store, address, Some(stored.value));
            let stays = !self.is_at(store, address) && !is_moved();
            stays.then(|| (read, stored.sharing()))
        })
    }

    /// Is this where the store writes?
    fn is_at(&self, store: &Store, address: Val) -> bool {
        self.are_one(store.inst.operand(1), address)
    }

    /// Does the block of the store write something else to this place, behind what was read there, before
    /// anything launches?
    fn is_moved_on(&self, store: &Store, address: Val, read: Option<Val>) -> bool {
        let is_read_before = |other: &Store| {
            let read = read.filter(|read| read.parent() == other.block);
            read.is_none_or(|read| stands_before(read, other.inst))
        };
        let mut others = self.all.iter().filter(|other| other.block == store.block);
        others.any(|other| {
            self.is_at(other, address)
                && other.inst.operand(0) != store.inst.operand(0)
                && is_read_before(other)
                && !runs_between(store.inst, other.inst)
                && !runs_between(other.inst, store.inst)
        })
    }
}

impl Origin {
    fn is(&self, pointer: Val) -> bool {
        self.value == pointer
    }

    fn sharing(&self) -> Sharing {
        match self.is_moved {
            true => Sharing::Moved,
            false => Sharing::Same,
        }
    }
}

/// Is it the table of a class with virtual functions, which objects hold and which is no array?
fn is_of_class(pointer: Val) -> bool {
    let base = base_of(pointer);
    let global = match base.opcode() {
        Some(Opcode::LLVMLoad) => base_of(base.operand(0)),
        _ => base,
    };
    let is_global = global.kind() == ValueKind::LLVMGlobalVariableValueKind;
    let name = global.name();
    is_global && (name.starts_with("_ZTV") || name.starts_with("_ZTT"))
}

/// May control come from the first instruction to the second one?
fn may_come_before(first: Val, second: Val) -> bool {
    let Some((from, to)) = first.parent().zip(second.parent()) else {
        return true;
    };
    from.function() != to.function()
        || from == to && stands_before(first, second)
        || Conditions::reaches(from, to, |_| true)
}

/// Does the block come from the first instruction to the second one, and call functions of the program,
/// copy memory or launch, in between?
fn runs_between(first: Val, second: Val) -> bool {
    let behind = std::iter::successors(first.next_inst(), |inst| inst.next_inst());
    let between: Vec<Val> = behind.take_while(|inst| *inst != second).collect();
    let comes_there = stands_before(first, second);
    comes_there && between.into_iter().any(runs)
}

/// Is it a call of a function of the program, or of one that is given such, a copy, or a launch?
fn runs(inst: Val) -> bool {
    let calls = inst.has_opcode(Opcode::LLVMCall) || inst.has_opcode(Opcode::LLVMInvoke);
    let is_own = || (inst.callee().iter().chain(&inst.call_args())).any(|one| one.is_defined());
    calls
        && match inst.called_name() {
            None => true,
            Some(name) => stubs::is_marker(inst) || uploads::reads(inst, &name) || is_own(),
        }
}
