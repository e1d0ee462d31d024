//! What code reads that is not followed: kernels, libraries, files that are not given, assembly, whoever catches
//! exceptions, functions with more arguments than parameters, and loads of parts of pointers.

use super::calls::{PlainCopy, is_followed, is_of_runtime};
use super::{Cell, Cells, Points, holds_pointers};
use crate::llvm::handle::{Opcode, Val};
use crate::llvm::launches::places::Place;
use crate::llvm::launches::stubs;

impl Points {
    /// Finds the objects that such code can reach, by the instructions of the program.
    pub(super) fn find_unseen(&mut self, insts: &[Val]) {
        let calls = insts.iter().filter(|inst| inst.callee().is_some());
        let mut work: Vec<Val> = Vec::new();
        for call in calls {
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
            let shown = others
                .iter()
                .flat_map(|function| shown_to(*function, *call));
            let to_unknown = call
                .call_args()
                .into_iter()
                .filter(|_| functions.is_empty());
            work.extend(
                shown
                    .chain(to_unknown)
                    .flat_map(|arg| self.of(arg).objects().collect::<Vec<_>>()),
            );
        }
        work.extend(self.more_arguments.objects());
        for load in insts.iter().filter(|inst| is_of_part(**inst)) {
            work.extend(self.parted_by(*load));
        }
        while let Some(object) = work.pop() {
            if self.unseen.insert(object) {
                let fields = self.contents.get(&object).into_iter().flatten();
                work.extend(fields.flat_map(|(_, held)| held.objects()));
            }
        }
    }

    /// The objects of whose pointers the load may read a part.
    fn parted_by(&self, load: Val) -> Vec<Val> {
        let bytes = i64::try_from(self.layout.alloc_size(load.ty())).unwrap_or(i64::MAX);
        let cells = self.of(load.operand(0));
        let parts = cells.iter().filter(|cell| {
            let mut fields = self.contents.get(&cell.object).into_iter().flatten();
            fields.any(|(&(offset, stride), _)| {
                let field = Cell {
                    object: cell.object,
                    offset,
                    stride,
                };
                let mut before = 1 - POINTER..bytes.min(MOST_BYTES);
                bytes > MOST_BYTES || before.any(|by| cell.moved(Some(by), 0).meets(&field))
            })
        });
        parts.map(|cell| cell.object).collect()
    }

    /// Does such code find the place?
    pub(in super::super) fn is_found_unseen(&self, place: &Place) -> bool {
        let cells = self.of_place(place);
        cells.objects().any(|object| self.unseen.contains(&object))
    }

    /// Does such code find any of these pointers in an object, which it may copy elsewhere?
    pub(in super::super) fn are_found_unseen(&self, pointers: &Cells) -> bool {
        let fields = |object| self.contents.get(object).into_iter().flatten();
        let mut found = self.unseen.iter().flat_map(fields);
        self.more_arguments.share_objects(pointers)
            || found.any(|(_, held)| held.share_objects(pointers))
    }
}

/// The arguments of a call with which a function that is not the program's reads more than is followed.
fn shown_to(function: Val, call: Val) -> Vec<Val> {
    let (name, mut args) = (function.name(), call.call_args());
    let is_method = METHODS.iter().any(|start| name.starts_with(start));
    let is_recorded = || RECORDING.iter().any(|part| name.contains(part));
    if name.contains(SYMBOL) {
        // Kernels find what is copied there.
        args.truncate(1);
    } else if is_method {
        // An object of a library holds what it has been given.
        args.drain(..args.len().min(1));
    } else if !stubs::is_marker(call)
        && (is_followed(&name)
            || PlainCopy::of_any(&name).is_some()
            || is_of_runtime(&name) && !is_recorded())
    {
        args.clear();
    }
    args
}

/// Does the instruction read what cannot be a pointer, and do more with it than compare it?
fn is_of_part(inst: Val) -> bool {
    let is_compared = |user: &Val| {
        matches!(
            user.opcode(),
            Some(Opcode::LLVMICmp | Opcode::LLVMFCmp | Opcode::LLVMSwitch)
        )
    };
    inst.has_opcode(Opcode::LLVMLoad)
        && !holds_pointers(inst.ty())
        && !inst.users().iter().all(is_compared)
}

const POINTER: i64 = 8;
/// What reads more at once is taken to read all.
const MOST_BYTES: i64 = 64;
/// Part of the names of functions of the runtime that copy to a variable of the device.
const SYMBOL: &str = "ToSymbol";
/// Parts of names of functions of the runtime that do later, or by a description, what others do at once.
const RECORDING: [&str; 3] = ["Graph", "HostFunc", "Memcpy"];
/// How the names of methods of C++'s library start.
const METHODS: [&str; 2] = ["_ZNSt", "_ZNKSt"];
