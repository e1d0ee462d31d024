//! Asynchronous copies, and matrices that a warp loads and stores by rows.

use crate::kir::warp::Lanes;
use crate::kir::{Access, CastOp, Inst, Type};
use crate::llvm::Lowered;
use crate::llvm::asm::{Operands, Statement};
use crate::llvm::function::Importer;

impl Importer<'_> {
    /// `cp.async`: `parts` are what follows in the opcode. Where a copy reads less than it
    /// writes, all is taken to be read.
    pub(super) fn ptx_copy(
        &mut self,
        parts: &[&str],
        statement: &Statement,
        operands: &Operands,
    ) -> Option<Lowered<()>> {
        match parts {
            ["commit_group"] => self.b.effect(Inst::CopyCommit),
            ["wait_all"] => self.b.effect(Inst::CopyWait { pending: None }),
            ["wait_group"] => {
                let pending = self.ptx_value(statement.operands.first()?, operands)?;
                let pending = Some(self.b.resize(pending, 32, false));
                self.b.effect(Inst::CopyWait { pending });
            }
            ["ca" | "cg", spaces @ ..] => {
                let known = |part: &&str| {
                    matches!(*part, "shared" | "shared::cta" | "global") || part.starts_with("L2::")
                };
                if !spaces.iter().all(known) {
                    return None;
                }
                let to = self.ptx_address(statement.operands.first()?, operands)?;
                let from = self.ptx_address(statement.operands.get(1)?, operands)?;
                let bytes = self.ptx_value(statement.operands.get(2)?, operands)?;
                let bytes = u32::try_from(self.b.constant_i64(bytes)?).ok()?;
                self.b.effect(Inst::ThreadCopy { to, from, bytes });
            }
            _ => return None,
        }
        Some(Ok(()))
    }

    /// `ldmatrix`: each lane names a row of 16 bytes, which counts as its read; what the
    /// lanes get is arbitrary.
    pub(super) fn ptx_load_matrix(
        &mut self,
        statement: &Statement,
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        let row = self.ptx_address(statement.operands.get(1)?, operands)?;
        self.converge("ldmatrix", Lanes::All);
        let read = self.load_scalar(row, Type::Int(ROW_BITS), Access::plain(ROW_BITS / 8));
        if let Err(error) = read {
            return Some(Err(error));
        }
        self.ptx_arbitrary("ldmatrix", operands);
        Some(Ok(()))
    }

    /// `stmatrix`: likewise with a write.
    pub(super) fn ptx_store_matrix(
        &mut self,
        statement: &Statement,
        operands: &Operands,
    ) -> Option<Lowered<()>> {
        let row = self.ptx_address(statement.operands.first()?, operands)?;
        self.converge("stmatrix", Lanes::All);
        let value = self.b.nondet("stmatrix", Type::Int(ROW_BITS));
        Some(self.store_scalar(row, value, Access::plain(ROW_BITS / 8)))
    }

    /// A pointer as an address in shared or global memory, in whatever steps.
    pub(super) fn ptx_address_conversion(
        &mut self,
        statements: &[Statement],
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        let step = |statement: &Statement| {
            let known = [".reg", "cvta", "cvt.u32.u64", "cvt.u64.u32", "mov"];
            statement.predicate.is_none()
                && known.iter().any(|name| statement.opcode.starts_with(name))
        };
        let converts = |s: &Statement| s.opcode.starts_with("cvta");
        let ([input], [Type::Int(width)]) = (&operands.inputs[..], &operands.results[..]) else {
            return None;
        };
        let pointer = self.b.ty(*input).is_ptr();
        if !pointer || !statements.iter().all(step) || !statements.iter().any(converts) {
            return None;
        }
        let (input, width) = (*input, *width);
        let address = self.b.cast(CastOp::PtrToInt, input, Type::Int(64));
        operands.outputs[0] = Some(self.b.resize(address, width, false));
        Some(Ok(()))
    }
}

const ROW_BITS: u32 = 128;
