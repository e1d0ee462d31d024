//! What the host keeps in its memory: whether two places may hold one pointer.
//!
//! Different places are taken to hold different pointers, unless the program copies one of
//! them to the other, or stores one value in both. What a block moves on, by storing
//! something else where it was, is no copy: pointers that are exchanged stay apart.

use super::allocations::base_of;
use super::conditions::Conditions;
use crate::llvm::handle::{Blk, Layout, ModuleHandle, Opcode, TypeKind, Val};

/// The pointers that the program stores.
pub(super) struct Stores {
    all: Vec<Store>,
    layout: Layout,
}

/// A pointer that is stored.
struct Store {
    inst: Val,
    place: Place,
    value: Val,
    block: Option<Blk>,
}

/// A place in the host's memory.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) root: Root,
    /// Bytes behind it; none where the program computes them.
    pub(super) offset: Option<i64>,
}

#[derive(Clone, PartialEq, Eq)]
pub(super) enum Root {
    Value(Val),
    /// What is held at another place, whenever it is read.
    HeldAt(Box<Place>),
}

/// How the pointers at two places may lead into one array.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sharing {
    Same,
    /// One of them may lie anywhere behind the other.
    Moved,
}

impl Stores {
    pub(super) fn new(module: ModuleHandle) -> Stores {
        let layout = module.layout();
        let blocks = module.functions().into_iter().flat_map(Val::blocks);
        let insts = blocks.flat_map(Blk::insts);
        let is_pointer =
            |inst: &Val| inst.has_opcode(Opcode::LLVMStore) && inst.operand(0).ty().is_pointer();
        let all = insts.filter(is_pointer).map(|inst| Store {
            inst,
            place: place(layout, inst.operand(1)),
            value: inst.operand(0),
            block: inst.parent(),
        });
        Stores {
            all: all.collect(),
            layout,
        }
    }

    /// The place that an address is of.
    pub(super) fn place(&self, address: Val) -> Place {
        place(self.layout, address)
    }

    /// Does the program store the pointer, or one computed from it, at the place?
    pub(super) fn holds(&self, place: &Place, pointer: Val) -> Option<Sharing> {
        let mut found = self.at(place).filter_map(|store| {
            let base = base_of(store.value);
            let is_one = base == pointer || self.is_copied(store, pointer, place);
            is_one.then(|| sharing(&[store.value]))
        });
        found.next()
    }

    /// The place that holds the value of a phi when the load reads: on each way to the phi its value
    /// is stored there last, and nowhere else something is.
    pub(super) fn holds_phi(&self, phi: Val, load: Val) -> Option<Place> {
        let incoming = phi.incoming();
        let stores_it = |store: &&Store, (value, from): &(Val, Blk)| {
            store.value == *value && store.block == Some(*from)
        };
        let first = incoming.first()?;
        let mut first_stores = self.all.iter().filter(|store| stores_it(store, first));
        let is_the_place = |place: &&Place| {
            let all: Vec<&Store> = self.at(place).collect();
            let is_stored = |way: &(Val, Blk)| all.iter().any(|store| stores_it(store, way));
            // The phi comes next, and no load in between.
            let is_next = |store: &&Store| {
                let is_behind = store.block == load.parent() && comes_before(load, store.inst);
                let next = store.block.map(Blk::successors).unwrap_or_default();
                is_behind
                    || store.block != load.parent()
                        && next.iter().all(|&next| Some(next) == phi.parent())
            };
            place.offset.is_some()
                && all.len() == incoming.len()
                && incoming.iter().all(is_stored)
                && all.iter().all(is_next)
        };
        let mut places = first_stores.by_ref().map(|store| &store.place);
        places.find(is_the_place).cloned()
    }

    /// May the two places hold one pointer?
    pub(super) fn share(&self, one: &Place, other: &Place) -> Option<Sharing> {
        let copies = [(one, other), (other, one)]
            .into_iter()
            .flat_map(|(to, from)| {
                let copies = self.at(to).filter(move |store| self.is_copy(store, from));
                copies.map(|store| sharing(&[store.value]))
            });
        let twice = self.at(one).flat_map(|first| {
            let others = self
                .at(other)
                .filter(move |second| self.is_twice(first, second));
            others.map(|second| sharing(&[first.value, second.value]))
        });
        copies
            .chain(twice)
            .max_by_key(|sharing| *sharing == Sharing::Moved)
    }

    /// The bytes behind its root at which the program stores the pointer itself, where these are
    /// all the places that it is in.
    pub(super) fn offsets_of(&self, place: &Place, pointer: Val) -> Option<Vec<i64>> {
        let stores = self
            .at(place)
            .filter(|store| base_of(store.value) == pointer);
        let offsets: Option<Vec<i64>> = stores.map(|store| store.place.offset).collect();
        offsets.filter(|_| !self.moves(place))
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
            let value = base_of(store.value);
            store.place.root == place.root
                && value.has_opcode(Opcode::LLVMLoad)
                && self.place(value.operand(0)).root == place.root
        })
    }

    fn at<'s>(&'s self, place: &'s Place) -> impl Iterator<Item = &'s Store> {
        self.all
            .iter()
            .filter(|store| may_be_one(&store.place, place))
    }

    /// Is what lies at the place still there when it was stored elsewhere too?
    fn is_copy(&self, store: &Store, from: &Place) -> bool {
        let value = base_of(store.value);
        if !value.has_opcode(Opcode::LLVMLoad) {
            return false;
        }
        let read = self.place(value.operand(0));
        may_be_one(&read, from) && store.place != read && !self.is_moved_on(store, &read)
    }

    /// Does the store write what was stored at another place as this value?
    fn is_copied(&self, store: &Store, pointer: Val, to: &Place) -> bool {
        let value = base_of(store.value);
        let from = value
            .has_opcode(Opcode::LLVMLoad)
            .then(|| self.place(value.operand(0)));
        from.is_some_and(|from| {
            from != *to
                && !self.is_moved_on(store, &from)
                && self.at(&from).any(|first| base_of(first.value) == pointer)
        })
    }

    /// Do both stores write one pointer, which stays where the first one wrote it?
    fn is_twice(&self, first: &Store, second: &Store) -> bool {
        let value = base_of(first.value);
        if value != base_of(second.value) || value.is_null() || value.is_undef() {
            return false;
        }
        if std::ptr::eq(first, second) {
            return first.place.offset.is_none() && repeats(first, value);
        }
        first.place != second.place
            && !self.is_moved_on(second, &first.place)
            && !self.is_moved_on(first, &second.place)
    }

    /// Does the block of the store write something else to this place?
    fn is_moved_on(&self, store: &Store, place: &Place) -> bool {
        let others = self.all.iter().filter(|other| other.block == store.block);
        let mut others = others.filter(|other| other.place == *place && place.offset.is_some());
        others.any(|other| base_of(other.value) != base_of(store.value))
    }
}

/// Do both stand in one block, in this order?
fn comes_before(first: Val, second: Val) -> bool {
    let mut behind = std::iter::successors(first.next_inst(), |inst| inst.next_inst());
    behind.any(|inst| inst == second)
}

fn sharing(values: &[Val]) -> Sharing {
    match values.iter().all(|&value| base_of(value) == value) {
        true => Sharing::Same,
        false => Sharing::Moved,
    }
}

/// Does control come to the store again without the value being computed again?
fn repeats(store: &Store, value: Val) -> bool {
    let Some(block) = store.block else {
        return false;
    };
    match value.parent() {
        Some(own) => own != block && Conditions::reaches(block, block, |next| next != own),
        None => Conditions::reaches(block, block, |_| true),
    }
}

fn may_be_one(one: &Place, other: &Place) -> bool {
    let offsets = one.offset.zip(other.offset);
    one.root == other.root && offsets.is_none_or(|(one, other)| one == other)
}

/// What lies in memory at the end of longer chains of pointers is no place with a name.
const MOST_DEPTH: usize = 4;

fn place(layout: Layout, address: Val) -> Place {
    place_within(layout, address, MOST_DEPTH)
}

fn place_within(layout: Layout, address: Val, depth: usize) -> Place {
    let (mut base, mut offset) = (address, Some(0));
    while base.has_opcode(Opcode::LLVMGetElementPtr) {
        offset = offset
            .zip(constant_distance(layout, base))
            .map(|(a, b)| a + b);
        base = base.operand(0);
    }
    let root = match base.has_opcode(Opcode::LLVMLoad) && depth > 0 {
        true => Root::HeldAt(Box::new(place_within(layout, base.operand(0), depth - 1))),
        false => Root::Value(base),
    };
    Place { root, offset }
}

/// The bytes that an address computation adds, where they are a number.
fn constant_distance(layout: Layout, computation: Val) -> Option<i64> {
    let mut ty = computation.gep_source_type();
    let mut sum = 0_i64;
    for position in 1..computation.operand_count() {
        let index = computation.operand(position);
        let bytes = if position > 1 && ty.kind() == TypeKind::LLVMStructTypeKind {
            let field = index.int_constant()? as u32;
            let offset = layout.field_offset(ty, field);
            ty = ty.field(field);
            offset as i64
        } else {
            if position > 1 {
                ty = ty.element();
            }
            index
                .signed_constant()?
                .checked_mul(layout.alloc_size(ty) as i64)?
        };
        sum = sum.checked_add(bytes)?;
    }
    Some(sum)
}
