//! Pointers that may be put together of parts, as by a loop that copies an object byte by byte: what the program
//! stores as something else than a pointer, where one may be read.

use super::{Cell, POINTER, Points};
use crate::llvm::handle::{Opcode, Val, ValueKind};
use crate::llvm::launches::places::Place;

/// What writes more at once is taken to write everywhere.
const MOST_BYTES: i64 = 64;

impl Points {
    /// Finds the bytes that are written so, by the instructions of the program.
    pub(super) fn find_parts(&mut self, insts: &[Val]) {
        let found: Vec<(Val, Val)> = insts.iter().filter_map(|inst| part(self, *inst)).collect();
        for (value, address) in found {
            let bytes = self.layout.alloc_size(value.ty());
            let bytes = i64::try_from(bytes).unwrap_or(i64::MAX);
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
}

/// What an instruction stores that is computed, and not known to be an address, and where: all that is put together of
/// what was there is.
fn part(points: &Points, inst: Val) -> Option<(Val, Val)> {
    match inst.opcode()? {
        Opcode::LLVMStore => {
            let value = inst.operand(0);
            let is_argument = value.kind() == ValueKind::LLVMArgumentValueKind;
            let is_computed = value.parent().is_some() || is_argument;
            (is_computed && !points.may_lead(value)).then(|| (value, inst.operand(1)))
        }
        Opcode::LLVMAtomicRMW => Some((inst.operand(1), inst.operand(0))),
        Opcode::LLVMAtomicCmpXchg => Some((inst.operand(2), inst.operand(0))),
        _ => None,
    }
}
