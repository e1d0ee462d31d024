//! Pointers that may be put together of parts, as by a loop that copies an object byte by byte: what the program
//! stores as something else than a pointer, where one may be read.

use super::{Cell, POINTER, Points, formats};
use crate::llvm::handle::{Opcode, Val, ValueKind};
use crate::llvm::launches::places::Place;

/// What writes more at once is taken to write everywhere.
const MOST_BYTES: i64 = 64;

impl Points {
    /// Finds the bytes that are written so, by the instructions of the program.
    pub(super) fn find_parts(&mut self, insts: &[Val]) {
        let numbers = insts
            .iter()
            .flat_map(|inst| formats::written_by(&self.libraries, *inst));
        let numbers = numbers.map(|address| (POINTER, address));
        let stored = insts.iter().filter_map(|inst| self.part(*inst));
        for (bytes, address) in stored.chain(numbers).collect::<Vec<_>>() {
            for cell in self.of(address).iter() {
                let parts = self.parts.entry(cell.object).or_default();
                parts.insert((cell.offset, cell.stride, bytes));
            }
        }
    }

    /// May a pointer at the place be made of parts?
    pub(in super::super) fn is_made_of_parts(&self, place: &Place) -> bool {
        self.of_place(place).iter().any(|pointer| {
            let mut parts = self.parts.get(&pointer.object).into_iter().flatten();
            parts.any(|&(offset, stride, bytes)| {
                let part = Cell {
                    object: pointer.object,
                    offset,
                    stride,
                };
                let overlaps = |by| part.moved(Some(by), 0).meets(pointer);
                bytes > MOST_BYTES || (1 - POINTER..bytes).any(overlaps)
            })
        })
    }

    /// How many bytes an instruction stores of what is computed, and not known to be an address, and where: all that is
    /// put together of what was there is.
    fn part(&self, inst: Val) -> Option<(i64, Val)> {
        let bytes = |value: Val| i64::try_from(self.layout.alloc_size(value.ty())).ok();
        match inst.opcode()? {
            Opcode::LLVMStore => {
                let value = inst.operand(0);
                let is_argument = value.kind() == ValueKind::LLVMArgumentValueKind;
                let is_computed = value.parent().is_some() || is_argument;
                let is_part = is_computed && !self.may_lead(value);
                is_part.then(|| Some((bytes(value)?, inst.operand(1))))?
            }
            Opcode::LLVMAtomicRMW => Some((bytes(inst.operand(1))?, inst.operand(0))),
            Opcode::LLVMAtomicCmpXchg => Some((bytes(inst.operand(2))?, inst.operand(0))),
            _ => None,
        }
    }
}
