//! Asynchronous copies, and matrices that a warp loads and stores by rows.

use crate::kir::warp::Lanes;
use crate::kir::{Access, CastOp, Geometry, Inst, IntPredicate, Queue, Type, ValueId};
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
        let queue = Queue::Copies;
        match parts {
            ["commit_group"] => self.b.effect(Inst::CopyCommit { queue }),
            ["wait_all"] => self.b.effect(Inst::CopyWait {
                queue,
                pending: None,
            }),
            ["wait_group"] => {
                let pending = self.ptx_value(statement.operands.first()?, operands)?;
                let pending = Some(self.b.resize(pending, 32, false));
                self.b.effect(Inst::CopyWait { queue, pending });
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
                let from = self.ptx_copied(statement, from, operands)?;
                let bytes = self.ptx_value(statement.operands.get(2)?, operands)?;
                let bytes = u32::try_from(self.b.constant_i64(bytes)?).ok()?;
                let to = Some(to);
                self.b.effect(Inst::ThreadCopy {
                    to,
                    from,
                    bytes,
                    bulk: false,
                });
            }
            _ => return None,
        }
        Some(Ok(()))
    }

    /// What is copied, and a place that nobody else uses where nothing is read: where the size
    /// of the source is zero, or the predicate in its place holds.
    fn ptx_copied(
        &mut self,
        statement: &Statement,
        from: ValueId,
        operands: &Operands,
    ) -> Option<ValueId> {
        let Some(text) = statement.operands.get(3) else {
            return Some(from);
        };
        let value = self.ptx_value(text, operands)?;
        if self.b.constant_bits(value).is_some_and(|size| size > 0) {
            return Some(from);
        }
        let zero = match self.b.ty(value) {
            Type::Int(32) => self.b.int(32, 0),
            Type::Int(1) => self.b.truth(false),
            // A policy of the cache.
            _ => return Some(from),
        };
        let op = match self.b.ty(value) {
            Type::Int(1) => IntPredicate::Eq,
            _ => IntPredicate::Ne,
        };
        let reads = self.b.icmp(op, value, zero);
        Some(self.ptx_guarded(reads, from))
    }

    /// `ldmatrix`: each lane names a row of 16 bytes, which counts as its read; what the
    /// lanes get is arbitrary.
    pub(super) fn ptx_load_matrix(
        &mut self,
        statement: &Statement,
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        let row = self.ptx_address(statement.operands.get(1)?, operands)?;
        let row = self.ptx_row(statement, row)?;
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
        let row = self.ptx_row(statement, row)?;
        self.converge("stmatrix", Lanes::All);
        let value = self.b.nondet("stmatrix", Type::Int(ROW_BITS));
        Some(self.store_scalar(row, value, Access::plain(ROW_BITS / 8)))
    }

    /// The row of this lane, and a place that nobody else uses where the lane names none: of so
    /// many matrices as the opcode says, the first lanes name the rows (PTX ISA, "ldmatrix").
    fn ptx_row(&mut self, statement: &Statement, row: ValueId) -> Option<ValueId> {
        let parts: Vec<&str> = statement.opcode.split('.').collect();
        let rows_of_one = if parts.contains(&"m16n16") { 16 } else { 8 };
        let count = parts.iter().find_map(|part| match *part {
            "x1" => Some(1),
            "x2" => Some(2),
            "x4" => Some(4),
            _ => None,
        });
        let rows = rows_of_one * count?;
        if rows >= 32 {
            return Some(row);
        }
        let lane = self.geometry(Geometry::LaneId, 0);
        let rows = self.b.int(32, rows);
        let names_one = self.b.icmp(IntPredicate::Ult, lane, rows);
        Some(self.ptx_guarded(names_one, row))
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
