//! What calls give to the functions of the program that store it.

use super::{Conditions, Store, Stores, stands_before};
use crate::llvm::handle::{Blk, Layout, Opcode, Val, ValueKind};
use crate::llvm::launches::allocations::is_fresh;
use crate::llvm::launches::places::{Origin, Origins, Place, Root};
use crate::llvm::launches::points::Points;

impl Stores<'_> {
    /// Is there more than was looked at, calls of functions among it?
    pub(in super::super) fn are_open(&self) -> bool {
        self.points.is_open()
    }

    /// The calls of a function in the program, by its address too.
    pub(in super::super) fn calls_of(&self, function: Val) -> &[Val] {
        self.points.calls_of(function)
    }

    /// May two values of which one is what a function of the program returns be one pointer?
    pub(in super::super) fn may_return_one(&self, one: Val, other: Val) -> bool {
        let returns = |value: Val| {
            value
                .callee()
                .is_some_and(|callee| !callee.is_declaration())
        };
        let makes = |value: Val| {
            let all = origins(self.points, self.layout, value);
            all.iter().all(|origin| returns(origin.value))
        };
        let leads_to = |value: Val, object: Val| self.points.of(value).has_object(object);
        let gives_back = |value: Val, object: Val| {
            let all = origins(self.points, self.layout, value);
            let mut params = all.iter().filter(|origin| is_param(origin.value));
            returns(value) && params.any(|origin| leads_to(origin.value, object))
        };
        let function = |value: Val| value.parent().and_then(Blk::function);
        // Each call returns other memory that it has allocated, unless it was kept, or given to the function.
        let is_made_by_each = |object: Val| {
            let is_inner = ![one, other].map(function).contains(&function(object));
            let is_given = [one, other].iter().any(|value| gives_back(*value, object));
            is_fresh(object) && is_inner && !is_given && !self.points.is_stored(object)
        };
        let [own, others] = [one, other].map(|value| self.points.of(value));
        let mut shared = own
            .objects()
            .filter(|object| others.objects().any(|other| other == *object));
        let is_returned = returns(one) || returns(other);
        if self.are_open() {
            return is_returned;
        }
        self.points.may_come_unseen(one, other)
            || is_returned
                && !(returns(one) && returns(other) && makes(one) && makes(other))
                && shared.any(|object| !is_made_by_each(object))
    }

    /// May two places be one whose objects calls of functions of the program give?
    pub(in super::super) fn are_one_by_calls(&self, one: &Place, other: &Place) -> bool {
        let [own, others] = [one, other].map(|place| match place.root() {
            Root::Value(base, _) => Some(*base),
            Root::HeldAt(_) => None,
        });
        let bases = own.zip(others).filter(|(own, others)| own != others);
        bases.is_some_and(|(own, others)| {
            self.may_return_one(own, others)
                && self.points.of_place(one).meet(&self.points.of_place(other))
        })
    }

    /// May a place hold, when a load reads it, what calls give for a parameter?
    pub(in super::super) fn may_hold_given(&self, place: &Place, load: Val, param: Val) -> bool {
        let cells = self.points.of_place(place);
        let given = origins(self.points, self.layout, param).into_iter();
        let mut given = given.filter(|origin| origin.value != param);
        self.lead_to_one(load, param)
            || given.any(|origin| match &origin.read {
                Some(read) => {
                    cells.meet(&self.points.of_place(read)) || self.share(place, read).is_some()
                }
                None => self.holds(place, origin.value, load).is_some(),
            })
    }

    /// Is what a store is told to read told twice, so that it may be the same each time?
    pub(super) fn is_told_twice(&self, store: &Store) -> bool {
        let function = store.block.and_then(Blk::function);
        let calls = function.map_or(&[][..], |function| self.calls_of(function));
        let params = function.map(Val::params).unwrap_or_default();
        let told = store
            .given()
            .into_iter()
            .filter_map(|place| match place.root() {
                Root::Value(base, _) => params.iter().position(|param| param == base),
                Root::HeldAt(_) => None,
            });
        told.into_iter().any(|index| {
            let told = calls
                .iter()
                .filter_map(|call| Some((*call, *call.call_args().get(index)?)));
            let told: Vec<(Val, Val)> = told.collect();
            let pairs = told
                .iter()
                .enumerate()
                .flat_map(|(index, one)| told[index..].iter().map(move |other| (one, other)));
            pairs.into_iter().any(|(&(one, place), &(other, others))| {
                let cells = self.points.of(place);
                let is_one = self.are_one(place, others) || cells.meet(&self.points.of(others));
                let is_written = || {
                    let mut writing = self.all.iter().filter(|store| store.cells.meet(&cells));
                    writing.any(|store| comes_between(one, store.inst, other))
                };
                is_one && comes_behind(one, other) && !is_written()
            })
        })
    }

    /// May both pointers lead to memory that is allocated once, so that it is the same then?
    pub(super) fn lead_to_one(&self, one: Val, other: Val) -> bool {
        let [own, others] = [one, other].map(|value| self.points.of(value));
        let comes_once = |object: Val| {
            let home = object.parent();
            home.is_none_or(|block| self.ways.comes_once(block))
        };
        let mut shared = own
            .objects()
            .filter(|object| others.objects().any(|other| other == *object));
        shared.any(comes_once)
    }

    /// The calls that give a function this pointer, to one of the parameters that a value is one of.
    pub(super) fn given_by(&self, value: Val, pointer: Val) -> Vec<Val> {
        let own = Origins::of(self.layout, value).all.into_iter();
        let params = own.filter(|origin| is_param(origin.value));
        let given = params.flat_map(|param| args(self.points, param.value));
        let is_it = |arg: Val| {
            let all = origins(self.points, self.layout, arg);
            all.iter().any(|origin| origin.is(pointer))
        };
        given
            .filter(|(_, arg)| is_it(*arg))
            .map(|(call, _)| call)
            .collect()
    }
}

/// What a value is one of: where that is a parameter, also what calls give for it, and where it is what a function
/// of the program returns, that.
pub(super) fn origins(points: &Points, layout: Layout, value: Val) -> Vec<Origin> {
    let mut all: Vec<Origin> = Vec::new();
    let mut work = vec![(value, false, false)];
    let mut seen = Vec::new();
    while let Some((value, is_moved, is_returned)) = work.pop() {
        for origin in Origins::of(layout, value).all {
            let is_moved = is_moved || origin.is_moved;
            if is_returned && is_made_by_each(origin.value) {
                continue;
            }
            if !seen.contains(&(origin.value, is_moved)) {
                seen.push((origin.value, is_moved));
                let given = args(points, origin.value);
                work.extend(given.map(|(_, arg)| (arg, is_moved, is_returned)));
                let results = results(points, origin.value).into_iter();
                work.extend(results.map(|result| (result, is_moved, true)));
            }
            all.push(Origin { is_moved, ..origin });
        }
    }
    all
}

/// Is it what a library has allocated, which each call of the function returns another one of, as it keeps none?
fn is_made_by_each(value: Val) -> bool {
    let is_library = value.callee().is_some_and(Val::is_declaration);
    let stores = |user: &Val| user.has_opcode(Opcode::LLVMStore) && user.operand(0) == value;
    is_library && !value.users().iter().any(stores)
}

/// What functions of the program return by a call.
pub(super) fn results(points: &Points, call: Val) -> Vec<Val> {
    let functions = points.called_by(call).into_iter();
    let ends = functions.flat_map(Val::blocks).filter_map(Blk::terminator);
    let returns = ends.filter(|end| end.has_opcode(Opcode::LLVMRet) && end.operand_count() == 1);
    returns.map(|end| end.operand(0)).collect()
}

fn is_param(value: Val) -> bool {
    value.kind() == ValueKind::LLVMArgumentValueKind
}

/// The calls that give something for a parameter, and what.
pub(super) fn args(points: &Points, param: Val) -> impl Iterator<Item = (Val, Val)> {
    let function = param.function_of_parameter();
    let params = function.map(Val::params).unwrap_or_default();
    let index = params.iter().position(|&own| own == param);
    let calls = function.map_or(&[][..], |function| points.calls_of(function));
    let arg = move |call: &Val| Some((*call, *call.call_args().get(index?)?));
    calls.iter().filter_map(arg)
}

/// May control come from one instruction to the other one, or the other way, or is that not known?
fn comes_behind(one: Val, other: Val) -> bool {
    let Some((start, end)) = one.parent().zip(other.parent()) else {
        return true;
    };
    let reaches = |from: Blk, to: Blk| Conditions::reaches(from, to, |_| true);
    start.function() != end.function()
        || one != other && start == end
        || reaches(start, end)
        || reaches(end, start)
}

/// Does the one in the middle stand on a way between the others?
fn comes_between(one: Val, middle: Val, other: Val) -> bool {
    let is_behind = |from: Val, to: Val| {
        let blocks = from.parent().zip(to.parent());
        blocks.is_some_and(|(start, end)| match start == end {
            true => stands_before(from, to) || Conditions::reaches(start, end, |_| true),
            false => {
                start.function() == end.function() && Conditions::reaches(start, end, |_| true)
            }
        })
    };
    let is_straight = |from: Val, to: Val| {
        let is_one_block = from.parent() == to.parent() && to.parent() == middle.parent();
        match is_one_block && from != to {
            true => stands_before(from, middle) && stands_before(middle, to),
            false => is_behind(from, middle) && is_behind(middle, to),
        }
    };
    is_straight(one, other) || is_straight(other, one)
}
