//! Addresses in inline assembly.

use std::collections::HashSet;

use super::integer;
use crate::kir::{BinaryOp, CastOp, Inst, Type, ValueDef, ValueId};
use crate::llvm::asm::Operands;
use crate::llvm::function::Importer;

impl Importer<'_> {
    /// `[$1]`, `[$1+8]`.
    pub(super) fn ptx_address(&mut self, text: &str, operands: &Operands) -> Option<ValueId> {
        let inner = text.strip_prefix('[')?.strip_suffix(']')?.trim();
        let (base, offset) = match inner.split_once('+') {
            Some((base, offset)) => (base.trim(), i64::try_from(integer(offset.trim())?).ok()?),
            None => (inner, 0),
        };
        let base = operands.input(base)?;
        let ptr = self.pointer_of(base)?;
        Some(self.b.offset(ptr, offset))
    }

    /// The pointer that an address in an integer register was made from. None where what is added
    /// depends on an address too: the sum of one address and a difference to it is another.
    pub(super) fn pointer_of(&mut self, value: ValueId) -> Option<ValueId> {
        if self.b.ty(value).is_ptr() {
            return Some(value);
        }
        let ValueDef::Inst(inst) = self.b.kernel.values[value].def else {
            return None;
        };
        match self.b.kernel.insts[inst].inst {
            // Fewer bits are no address.
            Inst::Cast {
                op: CastOp::PtrToInt | CastOp::Trunc | CastOp::ZExt,
                arg,
            } if self.b.ty(value).bits() >= 32 => self.pointer_of(arg),
            Inst::Binary {
                op: BinaryOp::Add,
                args: [a, b],
                ..
            } => {
                let (ptr, index) = match self.pointer_of(a) {
                    Some(ptr) => (ptr, b),
                    None => (self.pointer_of(b)?, a),
                };
                if self.depends_on_address(index) {
                    return None;
                }
                Some(match self.b.constant_i64(index) {
                    Some(bytes) => self.b.offset(ptr, bytes),
                    None => self.b.offset_by(ptr, 0, vec![(index, 1)]),
                })
            }
            _ => None,
        }
    }

    /// May the number be computed from the bits of an address? What memory holds is not.
    pub(super) fn depends_on_address(&self, value: ValueId) -> bool {
        let mut seen = HashSet::new();
        let mut left = vec![value];
        while let Some(value) = left.pop() {
            let data = &self.b.kernel.values[value];
            let ValueDef::Inst(inst) = data.def else {
                continue;
            };
            if data.ty == Type::BOOL || !seen.insert(value) {
                continue;
            }
            match &self.b.kernel.insts[inst].inst {
                Inst::Cast {
                    op: CastOp::PtrToInt,
                    ..
                } => return true,
                Inst::Load { .. } | Inst::AtomicRmw { .. } | Inst::CmpXchg { .. } => {}
                inst => left.extend(inst.operands()),
            }
        }
        false
    }
}
