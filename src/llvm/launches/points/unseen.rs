//! What is read and written by what is not followed: kernels, libraries, files that are not given, assembly, whoever
//! catches exceptions, functions with more arguments than parameters, and the program itself where it makes
//! addresses of numbers.
//!
//! What is not followed is taken together: it knows each address that some of it was shown, and what is reached from
//! there, and may write any of these where it writes.

use super::calls::{PlainCopy, is_followed, is_of_runtime};
use super::effects::{Depth, gives_back};
use super::{Cell, Cells, Points};
use crate::llvm::handle::{Opcode, Val, ValueKind};
use crate::llvm::launches::places::Place;
use crate::llvm::launches::{allocations::is_fresh, stubs};
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

type Objects = IndexSet<Val, FxBuildHasher>;

/// What such code may do to objects.
#[derive(Default)]
pub(super) struct Unseen {
    /// It reads them, and may copy them elsewhere.
    read: Objects,
    /// They are where addresses may lead that come from it, or are made of numbers.
    reached: Objects,
    /// They may hold any pointer to what is reached.
    written: Objects,
    /// What is read by such an address.
    held: Objects,
    /// Where the program stores such an address.
    made: Cells,
}

impl Points {
    /// Finds these objects, by the instructions of the program.
    pub(super) fn find_unseen(&mut self, insts: &[Val]) {
        let (mut read, mut shallow) = (self.named.clone(), Vec::new());
        let mut deep = self.named.clone();
        let (mut by_kernels, mut looked_at) = (Vec::new(), Vec::new());
        for call in insts.iter().filter(|inst| inst.callee().is_some()) {
            let functions = self.called_by(*call);
            let (own, others): (Vec<Val>, Vec<Val>) = (functions.iter())
                .partition(|function| !function.is_declaration() && !stubs::is_stub(**function));
            for function in own {
                let more = call.call_args().into_iter().skip(function.params().len());
                let more: Vec<Cells> = more.map(|arg| self.of(arg)).collect();
                more.iter().for_each(|cells| {
                    self.more_arguments.extend(cells);
                });
            }
            for (arg, is_kept) in (others.iter()).flat_map(|one| self.shown_to(*one, *call)) {
                let shown = self.objects_of(arg);
                if stubs::is_marker(*call) {
                    by_kernels.extend(shown);
                } else if is_kept {
                    read.extend(shown);
                } else {
                    looked_at.extend(shown);
                }
            }
            if self.may_call_others(*call) {
                let args = call.call_args().into_iter();
                let given: Vec<Val> = args.flat_map(|arg| self.objects_of(arg)).collect();
                read.extend(&given);
                deep.extend(given);
            }
            let written = others
                .iter()
                .flat_map(|function| self.libraries.written_by(*call, *function));
            for (arg, depth) in written {
                match depth {
                    Depth::Reached => deep.extend(self.objects_of(arg)),
                    Depth::Given => shallow.extend(self.objects_of(arg)),
                }
            }
        }
        read.extend(self.more_arguments.objects());
        // Who calls functions of the program sees what they return.
        let returned = |function: &Val| self.results.get(function);
        let returned = self.called_back.iter().filter_map(returned);
        read.extend(returned.flat_map(Cells::objects));
        let hidden: Vec<Val> = insts
            .iter()
            .flat_map(|inst| self.hidden_by(*inst))
            .collect();
        let found = looked_at.iter().flat_map(|object| self.fields(*object));
        let found = found.flat_map(|(_, held)| held.objects());
        let known = hidden.into_iter().chain(found).chain(read.iter().copied());
        let reached = self.with_returned(self.reachable(known));
        let mut unseen = Unseen {
            reached,
            read: self.reachable(read.into_iter().chain(looked_at).chain(by_kernels)),
            ..Unseen::default()
        };
        unseen.written = self.reachable(deep);
        unseen.written.extend(shallow);
        if insts.iter().any(|inst| self.writes_anywhere(*inst)) {
            unseen.written.extend(&unseen.reached);
        }
        for store in insts.iter().filter(|inst| self.stores_made(**inst)) {
            unseen.made.extend(&self.of(store.operand(1)));
        }
        let is_written = unseen
            .reached
            .iter()
            .any(|object| unseen.written.contains(object));
        unseen.held = match is_written {
            true => unseen.reached.clone(),
            false => {
                let fields = unseen
                    .reached
                    .iter()
                    .flat_map(|object| self.fields(*object));
                fields.flat_map(|(_, held)| held.objects()).collect()
            }
        };
        self.unseen = unseen;
    }

    /// These objects, and those that functions among them return.
    fn with_returned(&self, mut found: Objects) -> Objects {
        loop {
            let functions = found.iter().filter(|one| one.is_function());
            let returned = functions.filter_map(|function| self.results.get(function));
            let returned: Vec<Val> = returned.flat_map(Cells::objects).collect();
            let before = found.len();
            found.extend(self.reachable(returned));
            if found.len() == before {
                return found;
            }
        }
    }

    /// Does such code find any of these pointers in an object, which it may copy elsewhere?
    pub(in super::super) fn are_found_unseen(&self, pointers: &Cells) -> bool {
        let mut found = self
            .unseen
            .read
            .iter()
            .flat_map(|object| self.fields(*object));
        self.more_arguments.share_objects(pointers)
            || found.any(|(_, held)| held.share_objects(pointers))
    }

    /// May such code have put the pointer into the place, or the pointer itself have come from there?
    pub(in super::super) fn may_be_put_unseen(&self, place: &Place, pointer: Val) -> bool {
        let pointers = self.of(pointer);
        let may_come = self.may_be_given(&pointers);
        let held = self.held_in(place);
        if self.is_brought(place) && held.share_objects(&pointers) {
            return true;
        }
        self.put_unseen(place)
            .is_some_and(|put| pointers.is_empty() || self.meet(put, &pointers))
            || may_come && self.meet(&self.unseen.reached, &held)
    }

    /// May one of the places hold, by such code, what the other one holds?
    pub(in super::super) fn may_share_unseen(&self, one: &Place, other: &Place) -> bool {
        let [own, others] = [one, other].map(|place| self.put_unseen(place));
        let [held, other_held] = [one, other].map(|place| self.held_in(place));
        if (self.is_brought(one) || self.is_brought(other)) && held.share_objects(&other_held) {
            return true;
        }
        let meets = |put: Option<&Objects>, held: &Cells, place: &Place| {
            put.is_some_and(|put| {
                self.meet(put, held) || held.is_empty() && self.is_written_unseen(place)
            })
        };
        meets(own, &other_held, one)
            || meets(others, &held, other)
            || own.is_some() && others.is_some()
            || self.may_be_one_unseen(&held, &other_held)
    }

    /// May the two values, of which one comes from such code, be one pointer?
    pub(in super::super) fn may_come_unseen(&self, one: Val, other: Val) -> bool {
        self.may_be_one_unseen(&self.of(one), &self.of(other))
    }

    fn may_be_one_unseen(&self, own: &Cells, others: &Cells) -> bool {
        self.may_be_given(own) && self.meet(&self.unseen.reached, others)
            || self.may_be_given(others) && self.meet(&self.unseen.reached, own)
    }

    /// What such code may have put into the place, or may be read there by an address of its own.
    fn put_unseen(&self, place: &Place) -> Option<&Objects> {
        let cells = self.of_place(place);
        let put = match self.are_written_unseen(&cells) || self.unseen.made.meet(&cells) {
            true => &self.unseen.reached,
            false if self.leads_anywhere(&cells) => &self.unseen.held,
            false => return None,
        };
        (!put.is_empty()).then_some(put)
    }

    /// May such code put one of these pointers, or others to memory of the device, where the addresses lead?
    pub(in super::super) fn may_be_filled_unseen(
        &self,
        addresses: impl Iterator<Item = Val>,
        mut pointers: impl Iterator<Item = Val>,
    ) -> bool {
        let mut addresses = addresses.map(|address| self.of(address));
        let mut reached = self.unseen.reached.iter();
        addresses.any(|cells| self.are_written_unseen(&cells))
            && (reached.any(|object| is_fresh(*object))
                || pointers.any(|pointer| self.meet(&self.unseen.reached, &self.of(pointer))))
    }

    fn is_written_unseen(&self, place: &Place) -> bool {
        self.are_written_unseen(&self.of_place(place))
    }

    /// May such code write where these lead?
    fn are_written_unseen(&self, cells: &Cells) -> bool {
        let mut objects = cells.objects();
        objects.any(|object| self.unseen.written.contains(&object))
    }

    /// May one of these be an address of one of the objects? What comes from code of which nothing is known is taken to
    /// be memory of its own as long as that was shown none of the device.
    fn meet(&self, objects: &Objects, cells: &Cells) -> bool {
        let is_there = |object| objects.contains(&object);
        let may_be_any = || objects.iter().any(|object| is_fresh(*object));
        cells.objects().any(is_there) || self.may_be_given(cells) && may_be_any()
    }

    /// May one of these be an address that such code gives?
    fn may_be_given(&self, cells: &Cells) -> bool {
        let mut objects = cells.objects();
        objects.any(|object| self.libraries.is_vague(object))
    }

    fn leads_anywhere(&self, cells: &Cells) -> bool {
        cells.is_empty() || self.may_be_given(cells)
    }

    /// May the call be of code of which nothing is known?
    pub(super) fn may_call_others(&self, call: Val) -> bool {
        let callee = call.callee().filter(|callee| !callee.is_function());
        callee.is_some_and(|callee| self.leads_anywhere(&self.of(callee)))
    }

    fn objects_of(&self, value: Val) -> Vec<Val> {
        self.of(value).objects().collect()
    }

    pub(super) fn fields(&self, object: Val) -> impl Iterator<Item = (&(i64, i64), &Cells)> {
        self.contents.get(&object).into_iter().flatten()
    }

    /// These objects, and what is found from there on.
    pub(super) fn reachable(&self, objects: impl IntoIterator<Item = Val>) -> Objects {
        let mut found = Objects::default();
        let mut work: Vec<Val> = objects.into_iter().collect();
        while let Some(object) = work.pop() {
            if found.insert(object) {
                work.extend(self.fields(object).flat_map(|(_, held)| held.objects()));
            }
        }
        found
    }

    /// The objects whose addresses the instruction makes something else of, which is not followed.
    fn hidden_by(&self, inst: Val) -> Vec<Val> {
        let operands = || (0..inst.operand_count()).map(|index| inst.operand(index));
        match inst.opcode() {
            Some(Opcode::LLVMRet | Opcode::LLVMCall | Opcode::LLVMInvoke) => Vec::new(),
            // A number that is equal to it is known from there on.
            Some(Opcode::LLVMICmp) if operands().all(|one| self.is_followed_to(one)) => Vec::new(),
            Some(Opcode::LLVMLoad) => self.parts_read(inst),
            Some(Opcode::LLVMStore) if self.leads_anywhere(&self.of(inst.operand(1))) => {
                self.objects_of(inst.operand(0))
            }
            Some(Opcode::LLVMStore) => Vec::new(),
            Some(_) if self.of(inst).is_empty() => operands()
                .flat_map(|operand| self.objects_of(operand))
                .collect(),
            _ => Vec::new(),
        }
    }

    fn is_followed_to(&self, value: Val) -> bool {
        value.parent().is_none() || !self.leads_anywhere(&self.of(value))
    }

    /// What pointers lead to of which a load reads a part.
    fn parts_read(&self, load: Val) -> Vec<Val> {
        let is_one = load.ty().is_pointer() || load.ty().is_int() && load.ty().int_bits() == 64;
        let bytes = self.layout.alloc_size(load.ty()) as i64;
        let mut found = Vec::new();
        for cell in self.of(load.operand(0)).iter() {
            for (&(offset, stride), held) in self.fields(cell.object) {
                let there = Cell {
                    object: cell.object,
                    offset,
                    stride,
                };
                let is_part =
                    |by: i64| !(is_one && by == 0) && cell.moved(Some(by), 0).meets(&there);
                if (1 - super::POINTER..bytes).any(is_part) {
                    found.extend(held.objects());
                }
            }
        }
        found
    }

    /// Does the instruction store an address that the program made of a number?
    fn stores_made(&self, inst: Val) -> bool {
        const MADE: [Opcode; 3] = [Opcode::LLVMIntToPtr, Opcode::LLVMPHI, Opcode::LLVMSelect];
        let is_made = |value: Val| {
            let is_such = value.opcode().is_some_and(|opcode| MADE.contains(&opcode));
            is_such && value.ty().is_pointer() && self.of(value).is_empty()
        };
        inst.has_opcode(Opcode::LLVMStore) && is_made(inst.operand(0))
    }

    /// Does the instruction write where an address leads that may lead anywhere?
    fn writes_anywhere(&self, inst: Val) -> bool {
        let address = match inst.opcode() {
            Some(Opcode::LLVMStore) => inst.operand(1),
            Some(Opcode::LLVMAtomicRMW | Opcode::LLVMAtomicCmpXchg) => inst.operand(0),
            Some(Opcode::LLVMCall | Opcode::LLVMInvoke) => match inst.called_name() {
                Some(name) if PlainCopy::of_any(&name).is_some() || name.starts_with(SETTING) => {
                    inst.operand(0)
                }
                _ => return false,
            },
            _ => return false,
        };
        let is_nowhere = address.is_null() || address.kind() == ValueKind::LLVMUndefValueValueKind;
        !is_nowhere && self.leads_anywhere(&self.of(address))
    }

    /// The arguments of a call with which a function that is not the program's reads more than is followed, and whether
    /// it may keep the address itself.
    fn shown_to(&self, function: Val, call: Val) -> Vec<(Val, bool)> {
        let (name, mut args) = (function.name(), call.call_args());
        let is_method = || METHODS.iter().any(|part| name.starts_with(part));
        let is_recorded = || RECORDING.iter().any(|part| name.contains(part));
        if is_of_runtime(&name) && name.contains(SYMBOL) {
            // Kernels find what is copied there.
            args.truncate(1);
        } else if self.libraries.keep(function) && is_method() {
            // An object of a library holds what it has been given.
            args.drain(..args.len().min(1));
        } else if !stubs::is_marker(call)
            && (is_followed(&name)
                || PlainCopy::of_any(&name).is_some()
                || is_of_runtime(&name) && !is_recorded() && !gives_back(&name))
        {
            args.clear();
        }
        let all = call.call_args();
        let keeps = |arg: &Val| {
            let mut indices = (0..all.len()).filter(|index| all[*index] == *arg);
            indices.any(|index| self.libraries.keeps_address(function, call, index))
        };
        args.iter().map(|arg| (*arg, keeps(arg))).collect()
    }
}

/// How the names of LLVM's functions start that set memory.
const SETTING: &str = "llvm.memset";
/// Part of the names of functions of the runtime that copy to a variable of the device.
const SYMBOL: &str = "ToSymbol";
/// Parts of names of functions of the runtime that do later, or by a description, what others do at once.
const RECORDING: [&str; 3] = ["Graph", "HostFunc", "Memcpy"];
/// How the names of methods of C++'s library start.
const METHODS: [&str; 2] = ["_ZNSt", "_ZNKSt"];
