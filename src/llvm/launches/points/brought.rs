//! What comes into memory by ways that stores and copies of memory do not show (`loaded`): copies by the runtime, what
//! strings and streams hold and give, and further arguments of functions. Whether such places hold one pointer is told
//! by where their pointers may lead.

use super::{Cell, Cells, Points};
use crate::llvm::handle::{Blk, Val};
use crate::llvm::launches::places::Place;

impl Points {
    /// Notes that the place may hold these by such a way; is anything new?
    pub(super) fn bring(&mut self, field: &Cell, held: &Cells) -> bool {
        if held.is_empty() {
            return false;
        }
        let is_new = self.brought.add(*field);
        self.put_into(field, held) | is_new
    }

    /// May the place hold something that came so?
    pub(super) fn is_brought(&self, place: &Place) -> bool {
        self.brought.meet(&self.of_place(place))
    }

    /// What a function of a library returns, or its objects hold, has what its arguments lead to: a copy of a text.
    pub(super) fn keep_contents(&mut self, call: Val, function: Val) -> bool {
        let keeps = self.libraries.keep(function);
        if !keeps && !self.libraries.copies(function) {
            return false;
        }
        let args = call.call_args();
        let held = self.contents_behind(&args, usize::from(keeps), call);
        let mut is_changed = self.bring(&Cell::start(call).moved(None, 1), &held);
        let string = string_set_by(&function.name()).filter(|_| keeps);
        if let Some(string) = string.and_then(|index| args.get(index)) {
            for cell in self.of(*string).iter().flat_map(short_text) {
                is_changed |= self.bring(&cell, &held);
            }
        }
        is_changed
    }

    /// What lies in the objects that arguments lead to, and in those that are reached from there. The first ones may be
    /// objects of a library, beside which may lie what is none of their parts.
    fn contents_behind(&self, args: &[Val], beside: usize, call: Val) -> Cells {
        let mut objects = Vec::new();
        for (index, arg) in args.iter().enumerate() {
            let cells = self.of(*arg);
            objects.extend(self.held_at(&cells).objects());
            if index >= beside {
                objects.extend(cells.objects());
            }
        }
        let mut reached = self.reachable(objects);
        reached.retain(|object| *object != call);
        let fields = reached.iter().flat_map(|object| self.fields(*object));
        let mut held = Cells::default();
        for cell in fields.flat_map(|(_, cells)| cells.iter()) {
            if !self.is_of_library(cell.object) {
                held.add(*cell);
            }
        }
        held
    }

    /// A variable of the device is set to some words.
    pub(super) fn set_words(&mut self, symbol: Val, words: &[Val]) -> bool {
        let (at, mut behind, mut is_changed) = (self.of(symbol), 0, false);
        for word in words {
            let held = self.of(*word);
            for cell in at.moved(Some(behind), 0).iter() {
                is_changed |= self.bring(cell, &held);
            }
            behind += self.layout.alloc_size(word.ty()) as i64;
        }
        is_changed
    }

    /// Begins or copies a list of further arguments.
    pub(super) fn list_arguments(&mut self, call: Val, name: &str) -> bool {
        let args = call.call_args();
        let list = |index: usize| self.of(args[index]).moved(None, 1);
        if name.starts_with("llvm.va_copy") {
            let (to, held) = (list(0), self.held_at(&list(1)));
            return self.put(&to, &held);
        }
        let function = call.parent().and_then(Blk::function);
        let Some(function) = function.filter(|_| name.starts_with("llvm.va_start")) else {
            return false;
        };
        let (to, area) = (list(0), Cell::start(call));
        let named = function.params().len();
        let calls = self.calls_of(function);
        let args = calls
            .iter()
            .flat_map(|call| call.call_args().into_iter().skip(named));
        let mut given = Cells::default();
        for arg in args {
            let cells = self.of(arg);
            // It may be a struct that is passed as a whole.
            given.extend(&self.held_at(&cells.moved(None, 1)));
            given.extend(&cells);
        }
        let is_changed = self.put(&to, &Cells::from(area));
        is_changed | self.bring(&area.moved(None, 1), &given)
    }

    /// Is the object memory of a library, or a function?
    fn is_of_library(&self, object: Val) -> bool {
        object.is_function()
            || object
                .callee()
                .is_some_and(|callee| self.libraries.keep(callee))
    }
}

/// Which argument is a string that a function of C++'s library sets, if one is.
fn string_set_by(name: &str) -> Option<usize> {
    let starts = |all: &[&str]| all.iter().any(|start| name.starts_with(start));
    match name {
        _ if starts(&["_ZNSt7__cxx1112basic_string"]) || name.contains("3strEv") => Some(0),
        _ if starts(&["_ZSt7getline", "_ZStrs"]) => Some(1),
        _ => None,
    }
}

/// Where a string has a text that is short, behind where it starts.
fn short_text(string: &Cell) -> impl Iterator<Item = Cell> {
    const TEXT: std::ops::Range<i64> = 16..32;
    let string = *string;
    TEXT.map(move |behind| string.moved(Some(behind), 0))
}
