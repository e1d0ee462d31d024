//! Whether what a place holds, or a value is, stays the same from one time that control comes somewhere to the next.

use super::uploads::{POINTER, Upload, read_by};
use super::{Store, Stores};
use crate::llvm::handle::{Blk, Opcode, Val};
use crate::llvm::launches::conditions::{Conditions, stands_before};
use crate::llvm::launches::places::Origin;

impl Stores<'_> {
    /// May control come from one instruction to the other one while what the store wrote of this origin is the same, and
    /// still there?
    pub(super) fn is_kept(&self, store: &Store, origin: &Origin, from: Val, to: Val) -> bool {
        if from == to && self.comes_once(from) {
            return false;
        }
        self.stays_between(origin.value, from, to)
            || is_computed(origin.value)
            || self.may_be_older(store.inst.operand(0), origin.value)
            || self.is_left(store, from, to)
    }

    /// May the upload come again while one of the places that what the store wrote was copied on to holds it still, or
    /// gets it again?
    pub(super) fn is_kept_on_the_way(
        &self,
        store: &Store,
        copies: &[Val],
        upload: &Upload,
    ) -> bool {
        let inst = upload.inst;
        let reads_older = |copy: Val| {
            let address = read_by(copy).map(|(address, _)| address);
            let is_older = |address| {
                let mut memory = self.place(address).memory().into_iter();
                memory.any(|memory| self.may_be_older(address, memory))
            };
            address.is_some_and(is_older)
        };
        let is_kept = |copy: Val| {
            self.passes_none(&[copy], inst, inst)
                || self.is_left(store, inst, copy)
                || reads_older(copy)
                || !self.writes_over(copy, upload)
        };
        !self.comes_once(inst)
            && !copies.is_empty()
            && (reads_older(inst) || copies.iter().any(|&copy| is_kept(copy)))
    }

    /// Does the copy write over the pointer that the upload reads, whenever it is made, and from one place?
    fn writes_over(&self, copy: Val, upload: &Upload) -> bool {
        let mut copies = self.uploads.iter().filter(|one| one.inst == copy);
        copies.any(|copy| {
            let is_read_next = || {
                let address = upload.address();
                address.is_some_and(|address| self.are_computed_alike(copy.to, address))
            };
            let is_one_place = copy.is_fixed || self.is_made_once(copy) || is_read_next();
            let is_whole = copy.target.bytes.is_some_and(|bytes| bytes >= POINTER);
            is_one_place && is_whole && copy.reads_one_place()
        })
    }

    /// Does nothing write to the one place where the store does, on some way between the two?
    pub(super) fn is_left(&self, store: &Store, from: Val, to: Val) -> bool {
        let writes_there = |other: &&Store| {
            std::ptr::eq(*other, store) || self.is_at(store, other.inst.operand(1))
        };
        let writing = self.all.iter().filter(writes_there);
        let writing: Vec<Val> = writing.map(|other| other.inst).collect();
        self.has_one_place(store) && self.passes_none(&writing, from, to)
    }

    pub(super) fn comes_once(&self, inst: Val) -> bool {
        inst.parent()
            .is_some_and(|block| self.ways.comes_once(block))
    }

    /// May control come from one instruction to the other one past none of these, in one function or when
    /// that is entered again?
    fn passes_none(&self, passed: &[Val], from: Val, to: Val) -> bool {
        passes_none(passed, from, to) || self.is_entered_past_none(passed, to)
    }

    /// Is the function of the instruction entered several times, and does control come to it past none of these then?
    fn is_entered_past_none(&self, passed: &[Val], to: Val) -> bool {
        let Some((block, function)) = to.parent().and_then(|at| Some((at, at.function()?))) else {
            return true;
        };
        let Some(entry) = function.blocks().into_iter().next() else {
            return true;
        };
        if self.ways.is_entered_once(function) {
            return false;
        }
        let comes_before = |inst: Val| inst == to || stands_before(inst, to);
        let (here, others): (Vec<Val>, Vec<Val>) =
            (passed.iter()).partition(|inst| inst.parent() == Some(block));
        let is_open = |next: Blk| others.iter().all(|inst| inst.parent() != Some(next));
        let is_reached = || Conditions::reaches(entry, block, is_open);
        !here.into_iter().any(comes_before) && (entry == block || is_open(entry) && is_reached())
    }

    /// May control come from one instruction to the other one before the value is computed again?
    pub(super) fn stays_between(&self, value: Val, from: Val, to: Val) -> bool {
        if value.parent().is_some() {
            return self.passes_none(&[value], from, to);
        }
        let Some((start, end)) = from.parent().zip(to.parent()) else {
            return true;
        };
        // What one call gives is looked at alone.
        let given = value.function_of_parameter();
        let calls = given.map_or(&[][..], |function| self.calls_of(function));
        let is_within = start != end || Conditions::reaches(start, start, |_| true);
        match calls {
            [call] if !is_within => {
                let params = given.map(Val::params).unwrap_or_default();
                let index = params.iter().position(|&param| param == value);
                let arg = index.and_then(|index| call.call_args().get(index).copied());
                arg.is_none_or(|arg| self.stays_between(arg, *call, *call))
            }
            _ => true,
        }
    }
}

/// Is it neither read, given, allocated nor a variable, but made of numbers that others may be hidden in?
pub(super) fn is_computed(value: Val) -> bool {
    const KNOWN: [Opcode; 4] = [
        Opcode::LLVMAlloca,
        Opcode::LLVMCall,
        Opcode::LLVMInvoke,
        Opcode::LLVMLoad,
    ];
    let computes = value
        .opcode()
        .is_some_and(|opcode| !KNOWN.contains(&opcode));
    computes && value.parent().is_some()
}

/// May control come from one instruction to the other one past none of these? Those of other functions are not
/// looked for.
pub(super) fn passes_none(passed: &[Val], from: Val, to: Val) -> bool {
    let Some((start, end)) = from.parent().zip(to.parent()) else {
        return true;
    };
    let passed = passed
        .iter()
        .filter_map(|&inst| Some((inst, inst.parent()?)));
    let passed: Vec<(Val, Blk)> = passed.collect();
    if start.function() != end.function() {
        return true;
    }
    if start == end && stands_before(from, to) {
        let is_between = |&(inst, block): &(Val, Blk)| {
            block == start && stands_before(from, inst) && stands_before(inst, to)
        };
        return !passed.iter().any(is_between);
    }
    let is_at_ends = |&(inst, block): &(Val, Blk)| {
        block == start && stands_before(from, inst)
            || block == end && (inst == to || stands_before(inst, to))
    };
    let is_other = |next: Blk| next == end || passed.iter().all(|(_, block)| *block != next);
    !passed.iter().any(is_at_ends) && Conditions::reaches(start, end, is_other)
}
