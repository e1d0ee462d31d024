//! Whether control may come to an instruction again while what lies in some place is still the same pointer.

use super::given::args;
use super::uploads::{Source, read_by};
use super::{Store, Stores};
use crate::llvm::handle::{Blk, Opcode, Val};
use crate::llvm::launches::conditions::Conditions;
use crate::llvm::launches::makers::is_fresh;
use crate::llvm::launches::places::{Origin, Place, Root};

/// What is read at the end of longer chains may be the same.
const MOST_DEPTH: usize = 4;
/// Counters with fewer bits may begin anew.
const LEAST_BITS: u32 = 32;

impl Stores<'_> {
    /// May the copy bring what the store wrote to two places? It is told by calls where to read, maybe.
    pub(super) fn is_spread_by(&self, store: &Store, copy: Val) -> bool {
        let mut copies = self.uploads.iter().filter(|one| one.inst == copy);
        let from = copies.find_map(|one| match &one.from {
            Source::Memory(from) => Some(from.place.clone()),
            Source::Words(_) => None,
        });
        let address = read_by(copy).map(|(address, _)| address);
        self.is_brought_from(store, (copy, address), from, MOST_DEPTH)
    }

    /// The same of what an instruction reads at an address, or a call is told to read.
    fn is_brought_from(
        &self,
        store: &Store,
        (at, address): (Val, Option<Val>),
        from: Option<Place>,
        depth: usize,
    ) -> bool {
        let param = from.and_then(|from| match from.root() {
            Root::Value(base, _) => base.function_of_parameter().map(|_| *base),
            Root::HeldAt(_) => None,
        });
        let calls = param.map(|param| args(self.points, param).collect::<Vec<_>>());
        let Some(calls) = calls.filter(|calls| !calls.is_empty()) else {
            return self.comes_again(store, (at, address), MOST_DEPTH);
        };
        // One call may make the copy again and again.
        let comes_around = |block| self.ways.comes_behind(block, block);
        if at.parent().is_none_or(comes_around) {
            return true;
        }
        let leads_there = |(call, arg): &&(Val, Val)| {
            let cells = self.points.of(*arg);
            cells.share_objects(&store.cells) && self.is_there_at(store, *call, false)
        };
        let calls: Vec<&(Val, Val)> = calls.iter().filter(leads_there).collect();
        match calls[..] {
            [&(call, arg)] if depth > 0 => {
                let from = Some(self.place(arg));
                self.is_brought_from(store, (call, Some(arg)), from, depth - 1)
            }
            _ => true,
        }
    }

    /// Is what both stores write, which is one value, memory that is allocated, or an element that is read in turn, anew
    /// whenever control comes from one of them to the other one?
    pub(super) fn is_made_between(&self, first: &Store, second: &Store) -> bool {
        let stays = |value: Val, from: &Store, to: &Store| {
            self.stays_between(value, from.inst, to.inst)
                || self.may_be_older(to.inst.operand(0), value)
        };
        let is_new = |origin: &Origin| match &origin.read {
            Some(read) => !read.is_given() && !self.reads_same(origin.value, read),
            None => is_fresh(origin.value),
        };
        let mut origins = first.stored.iter();
        origins.all(|origin| {
            let value = origin.value;
            is_new(origin) && !stays(value, first, second) && !stays(value, second, first)
        })
    }

    /// May it, as far as the store wrote what it had read elsewhere?
    pub(super) fn is_read_again(&self, store: &Store, inst: Val) -> bool {
        self.is_read_again_within(store, inst, MOST_DEPTH)
    }

    /// May control come to an instruction twice while what the store wrote is the same, and is read at the address?
    fn comes_again(
        &self,
        store: &Store,
        (inst, address): (Val, Option<Val>),
        depth: usize,
    ) -> bool {
        let mut origins = store.stored.iter();
        origins.any(|origin| self.is_kept(store, origin, inst, inst))
            || self.stays_beside(store, (inst, address))
            || self.is_read_again_within(store, inst, depth)
    }

    /// Does what the store wrote stay where it is when that writes again, as it writes elsewhere then, and control comes
    /// to the instruction, which reads at the address, with the same memory?
    pub(super) fn stays_beside(&self, store: &Store, (inst, address): (Val, Option<Val>)) -> bool {
        let is_new = |address: Val, memory: Val| {
            is_fresh(memory)
                && !self.stays_between(memory, inst, inst)
                && !self.may_be_older(address, memory)
        };
        let are_new = |address: Val| {
            let memory = self.place(address).memory();
            !memory.is_empty() && memory.into_iter().all(|memory| is_new(address, memory))
        };
        let is_made_anew = are_new(store.inst.operand(1)) && address.is_some_and(are_new);
        !(self.comes_once(inst)
            || is_made_anew
            || self.has_one_place(store)
            || self.reads_back(store, inst))
    }

    fn is_read_again_within(&self, store: &Store, inst: Val, depth: usize) -> bool {
        // What it is told to read is looked at by itself.
        let read = |origin: &'_ Origin| origin.read.clone().filter(|read| !read.is_given());
        let mut origins = store.stored.iter();
        origins.any(|origin| match read(origin) {
            Some(read) if read.is_one() => {
                let mut there = self.at(&read);
                let address = Some(origin.value.operand(0));
                let holds = |store: &Store| self.comes_again(store, (inst, address), depth - 1);
                depth == 0 || there.any(holds)
            }
            Some(read) => self.reads_same(origin.value, &read),
            None => false,
        })
    }

    /// May a load read one pointer twice?
    pub(super) fn reads_same(&self, load: Val, read: &Place) -> bool {
        let hold_one = || self.share(read, read).is_some() || self.at_both(read, read).is_some();
        let is_other = || self.reads_another(load) && !self.moves(read) && !hold_one();
        read.is_one() || !is_other()
    }

    /// Does a load read another element of an array whenever control comes there?
    fn reads_another(&self, load: Val) -> bool {
        let mut address = load.operand(0);
        loop {
            let variable = match address.opcode() {
                Some(Opcode::LLVMGetElementPtr) => {
                    let mut indices = (1..address.operand_count()).map(|at| address.operand(at));
                    let mut variables = indices
                        .by_ref()
                        .filter(|index| index.int_constant().is_none());
                    match (variables.next(), variables.next()) {
                        (None, _) => {
                            address = address.operand(0);
                            continue;
                        }
                        (Some(index), None) if self.stays_around(address.operand(0), index) => {
                            index
                        }
                        _ => return false,
                    }
                }
                Some(Opcode::LLVMLoad) => {
                    address = address.operand(0);
                    continue;
                }
                _ => address,
            };
            return self.counts(variable, load);
        }
    }

    /// Is a pointer the same one in all rounds of the loop that counts a number?
    fn stays_around(&self, pointer: Val, counter: Val) -> bool {
        let header = without_extension(counter).parent();
        let is_inside = |block: Blk| {
            let reaches = |from, to| Conditions::reaches(from, to, |_| true);
            header.is_none_or(|header| {
                block == header || reaches(header, block) && reaches(block, header)
            })
        };
        let Some(home) = pointer.parent() else {
            return true;
        };
        if !is_inside(home) {
            return true;
        }
        let place = pointer
            .has_opcode(Opcode::LLVMLoad)
            .then(|| self.place(pointer.operand(0)));
        // What functions store that the loop may call is not looked at.
        let is_outside = |block: Blk| {
            let is_own = header.and_then(Blk::function) == block.function();
            is_own && !is_inside(block)
        };
        place.is_some_and(|place| {
            let mut stores = self.at(&place);
            place.is_one()
                && self.stays_around(pointer.operand(0), counter)
                && stores.all(|store| store.block.is_some_and(is_outside))
        })
    }

    /// Is the value, when control comes to the instruction, one that it has never been there: counted by a loop that
    /// control comes to once?
    fn counts(&self, value: Val, inst: Val) -> bool {
        let phi = without_extension(value);
        let (Some(header), Some(home)) = (phi.parent(), inst.parent()) else {
            return false;
        };
        let is_narrow = phi.ty().is_int() && phi.ty().int_bits() < LEAST_BITS;
        if is_narrow || !phi.has_opcode(Opcode::LLVMPHI) {
            return false;
        }
        let incoming = phi.incoming();
        let (rounds, starts): (Vec<_>, Vec<_>) = incoming
            .into_iter()
            .partition(|(value, _)| is_next(*value, phi));
        let entry = header
            .function()
            .and_then(|all| all.blocks().first().copied());
        let begins_once = |(_, from): &(Val, _)| {
            entry.is_some_and(|entry| self.ways.comes_once(entry))
                && !Conditions::reaches(header, *from, |_| true)
        };
        !rounds.is_empty()
            && rounds.iter().all(|(value, _)| *value == rounds[0].0)
            && matches!(&starts[..], [start] if begins_once(start))
            && (home == header || !Conditions::reaches(home, home, |next| next != header))
    }
}

/// The number of which this is one with more bits.
fn without_extension(mut number: Val) -> Val {
    while number.has_opcode(Opcode::LLVMSExt) || number.has_opcode(Opcode::LLVMZExt) {
        number = number.operand(0);
    }
    number
}

/// Is the value a number, or a pointer, with a constant added that is not zero?
fn is_next(value: Val, before: Val) -> bool {
    let is_step = |index: u32| {
        value
            .operand(index)
            .int_constant()
            .is_some_and(|step| step != 0)
    };
    match value.opcode() {
        Some(Opcode::LLVMAdd) => value.operand(0) == before && is_step(1),
        Some(Opcode::LLVMGetElementPtr) => {
            value.operand(0) == before && value.operand_count() == 2 && is_step(1)
        }
        _ => false,
    }
}

impl Place {
    /// Is it one place, and what its address is read from, too?
    pub(super) fn is_one(&self) -> bool {
        self.exact().is_some() && self.held_at().is_none_or(Place::is_one)
    }
}
