//! Pointers that the program stores twice.

use super::between::is_computed;
use super::{Sharing, Store, Stores, runs_between};
use crate::llvm::handle::{Blk, Val};
use crate::llvm::launches::conditions::{Conditions, stands_before};
use crate::llvm::launches::places::Place;

impl Stores<'_> {
    /// Do both stores write one pointer, which stays where the first one wrote it?
    pub(super) fn twice(&self, first: &Store, second: &Store) -> Option<Sharing> {
        let pair = (first.inst, second.inst);
        if let Some(known) = self.twice.borrow().get(&pair) {
            return *known;
        }
        let found = self.find_twice(first, second);
        self.twice.borrow_mut().insert(pair, found);
        found
    }

    fn find_twice(&self, first: &Store, second: &Store) -> Option<Sharing> {
        let is_one = std::ptr::eq(first, second);
        let shared = self.write_one(first, second)?;
        let is_lost = || {
            let here = second.inst.operand(1);
            let stays = || self.stays_there(&first.place);
            self.is_at(first, here) && stays() || self.is_lost(first, second)
        };
        let is_apart = match is_one {
            true => self.has_one_place(first),
            false => is_lost(),
        };
        (!is_apart).then_some(shared)
    }

    /// Are the two in functions of which one is run by the only call that gives either the pointer, which comes once?
    fn run_instead(&self, first: &Store, second: &Store, pointer: Val) -> bool {
        let [one, other] = [first, second].map(|store| store.block.and_then(Blk::function));
        let given = [first, second].map(|store| self.given_by(store.inst.operand(0), pointer));
        match given.each_ref().map(Vec::as_slice) {
            [[call], [same]] if call == same && one != other => call
                .parent()
                .is_some_and(|block| self.ways.comes_once(block)),
            _ => false,
        }
    }

    /// Does the store write to one place alone, whenever control comes there?
    pub(super) fn has_one_place(&self, store: &Store) -> bool {
        let mut cells = store.cells.iter();
        match (cells.next(), cells.next()) {
            (None, _) => store.place.exact().is_some(),
            (Some(cell), None) => {
                let is_made_once = cell
                    .object
                    .parent()
                    .is_none_or(|block| self.ways.comes_once(block));
                cell.stride == 0 && is_made_once
            }
            _ => false,
        }
    }

    /// Is the place, if its address is read, the same one whenever that is, as it is stored once at most?
    pub(super) fn stays_there(&self, place: &Place) -> bool {
        place.held_at().is_none_or(|held| {
            let is_stored_once = self.at(held).take(2).count() < 2;
            is_stored_once && self.stays_there(held)
        })
    }

    /// Do both stores write one pointer, whether or not it is still there when the second one has written it?
    pub(super) fn write_one(&self, first: &Store, second: &Store) -> Option<Sharing> {
        let is_one = std::ptr::eq(first, second);
        let pairs = first.stored.iter().flat_map(|one| {
            let others = second.stored.iter();
            others.filter_map(move |other| Some((one, self.is_of(other, one.value)?)))
        });
        let shared = pairs.filter(|(one, _)| match is_one {
            true => self.repeats(first, one.value),
            false => !self.run_instead(first, second, one.value),
        });
        shared.map(|(one, other)| one.sharing().max(other)).max()
    }

    /// Does control come to the store again without the value being computed again, or with one of before?
    fn repeats(&self, store: &Store, value: Val) -> bool {
        let pointer = store.inst.operand(0);
        let may_be_older = || is_computed(value) || self.may_be_older(pointer, value);
        if self.ways.comes_around(store.inst) && may_be_older() {
            return true;
        }
        let function = store.block.and_then(Blk::function);
        if function.is_some_and(|function| self.ways.calls_itself(function))
            && self.may_be_passed_on(pointer, value)
        {
            return true;
        }
        let Some(block) = store.block else {
            return false;
        };
        let Some(own) = value.parent() else {
            // What calls give for a parameter is looked at by itself.
            let function = value.function_of_parameter();
            let is_given = function.is_some_and(|one| !self.points.calls_of(one).is_empty());
            return match is_given {
                true => self.ways.comes_behind(block, block),
                false => !self.ways.comes_once(block),
            };
        };
        if own.function() == block.function() {
            return own != block && Conditions::reaches(block, block, |next| next != own);
        }
        // Some calls give it to the function that stores it.
        let calls = self.given_by(store.inst.operand(0), value);
        let repeats = |call: &Val| {
            call.parent()
                .is_none_or(|block| match block.function() == own.function() {
                    true => own != block && Conditions::reaches(block, block, |next| next != own),
                    false => true,
                })
        };
        calls.len() > 1 || calls.iter().any(repeats) || self.ways.comes_behind(block, block)
    }

    /// Is what one of the two stores wrote no longer there when the other one has written it too?
    pub(super) fn is_lost(&self, first: &Store, second: &Store) -> bool {
        let [there, here] = [first, second].map(|store| store.inst.operand(1));
        let (Some(block), Some(other)) = (first.block, second.block) else {
            return false;
        };
        let comes_behind = |from, to| self.ways.comes_behind(from, to);
        match (comes_behind(block, other), comes_behind(other, block)) {
            _ if block == other => self.is_overwritten(first) || self.is_overwritten(second),
            (true, false) => self.is_moved_on(second, there, None),
            (false, true) => self.is_moved_on(first, here, None),
            _ => false,
        }
    }

    /// Does the block write something else there later?
    fn is_overwritten(&self, store: &Store) -> bool {
        let mut others = self.all.iter().filter(|other| other.block == store.block);
        others.any(|other| {
            self.is_at(other, store.inst.operand(1))
                && other.inst.operand(0) != store.inst.operand(0)
                && stands_before(store.inst, other.inst)
                && !runs_between(store.inst, other.inst)
        })
    }
}
