//! Work-item functions, barriers and fences.

use super::Signature;
use crate::kir::{
    Atomic, BarrierKind, BinaryOp, CastOp, Construct, Fences, Geometry, Inst, Ordering, Scope,
    Type, ValueId,
};
use crate::llvm::calls::Call;
use crate::llvm::function::Importer;
use crate::llvm::{Lowered, unmodelled};

/// `memory_scope_work_group`, `memory_scope_device` and `memory_scope_all_svm_devices`.
const WIDE_SCOPES: std::ops::RangeInclusive<i64> = 1..=3;

pub(super) fn lower(
    importer: &mut Importer<'_>,
    signature: &Signature,
    call: &Call,
) -> Option<Lowered<Vec<ValueId>>> {
    let name = signature.name.as_str();
    let query = match name {
        "get_local_id" => Query::Plain(Geometry::ThreadId, 0),
        "get_group_id" => Query::Plain(Geometry::BlockId, 0),
        "get_local_size" | "get_enqueued_local_size" => Query::Plain(Geometry::BlockDim, 1),
        "get_num_groups" => Query::Plain(Geometry::GridDim, 1),
        "get_global_offset" => Query::Plain(Geometry::GlobalOffset, 0),
        "get_global_id" => Query::GlobalId,
        "get_global_size" => Query::GlobalSize,
        "get_global_linear_id" => return Some(importer.linear_id(call, true)),
        "get_local_linear_id" => return Some(importer.linear_id(call, false)),
        "get_work_dim" => {
            let value = importer.geometry(Geometry::WorkDim, 0);
            return Some(importer.as_result(value, call));
        }
        "barrier" | "work_group_barrier" => return Some(importer.work_group_barrier(call)),
        "mem_fence" => return Some(importer.memory_fence(Ordering::AcqRel, call)),
        "read_mem_fence" => return Some(importer.memory_fence(Ordering::Acquire, call)),
        "write_mem_fence" => return Some(importer.memory_fence(Ordering::Release, call)),
        _ => return None,
    };
    Some(importer.work_item(query, call))
}

#[derive(Clone, Copy)]
enum Query {
    /// A geometry and its value past the third dimension.
    Plain(Geometry, i64),
    GlobalId,
    GlobalSize,
}

/// `CLK_LOCAL_MEM_FENCE`, `CLK_GLOBAL_MEM_FENCE` and `CLK_IMAGE_MEM_FENCE`: neither of the
/// last two is one of the other's memory.
const LOCAL_FENCE: i64 = 1;
const GLOBAL_FENCE: i64 = 2;
const IMAGE_FENCE: i64 = 4;

impl Importer<'_> {
    fn work_item(&mut self, query: Query, call: &Call) -> Lowered<Vec<ValueId>> {
        let dim = self.arg(call, 0)?;
        let Type::Int(width) = self.types.scalar(call.inst.ty())? else {
            return unmodelled(Construct::ResultType(call.name.clone()));
        };
        let outside = match query {
            Query::Plain(_, outside) => outside,
            Query::GlobalId => 0,
            Query::GlobalSize => 1,
        };
        Ok(vec![self.by_dimension(
            dim,
            outside,
            |importer, dim| match query {
                Query::Plain(geometry, _) => {
                    let value = importer.geometry(geometry, dim);
                    importer.b.cast(CastOp::ZExt, value, Type::Int(width))
                }
                Query::GlobalId => importer.global_id(dim, width),
                Query::GlobalSize => importer.global_size(dim, width),
            },
        )])
    }

    /// `(z · size_y + y) · size_x + x`.
    fn linear_id(&mut self, call: &Call, global: bool) -> Lowered<Vec<ValueId>> {
        let Type::Int(width) = self.types.scalar(call.inst.ty())? else {
            return unmodelled(Construct::ResultType(call.name.clone()));
        };
        let mut result: Option<ValueId> = None;
        for dim in [2, 1, 0] {
            let (id, size) = if global {
                let id = self.global_id(dim, width);
                let offset = self.geometry(Geometry::GlobalOffset, dim);
                let offset = self.b.cast(CastOp::ZExt, offset, Type::Int(width));
                (
                    self.b.binary(BinaryOp::Sub, id, offset),
                    self.global_size(dim, width),
                )
            } else {
                let [id, size] = [Geometry::ThreadId, Geometry::BlockDim].map(|query| {
                    let value = self.geometry(query, dim);
                    self.b.cast(CastOp::ZExt, value, Type::Int(width))
                });
                (id, size)
            };
            result = Some(match result {
                None => id,
                Some(rest) => {
                    let scaled = self.b.binary(BinaryOp::Mul, rest, size);
                    self.b.binary(BinaryOp::Add, scaled, id)
                }
            });
        }
        Ok(result.into_iter().collect())
    }

    fn work_group_barrier(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let fences = self.flagged(call)?;
        if call.args.len() > 1 && !WIDE_SCOPES.contains(&self.constant_arg(call, 1)?) {
            return unmodelled(Construct::BarrierOfOtherScope);
        }
        self.b.effect(Inst::Barrier {
            kind: BarrierKind::Block,
            fences,
        });
        Ok(Vec::new())
    }

    /// Orders the work-item's own accesses; nothing waits.
    fn memory_fence(&mut self, order: Ordering, call: &Call) -> Lowered<Vec<ValueId>> {
        let fences = self.flagged(call)?;
        let scope = Scope::Block;
        let atomic = Atomic { order, scope };
        self.b.effect(Inst::Fence { atomic, fences });
        Ok(Vec::new())
    }

    /// The memory that the first argument names.
    pub(super) fn flagged(&self, call: &Call) -> Lowered<Fences> {
        let flags = self.constant_arg(call, 0)?;
        Ok(Fences {
            shared: flags & LOCAL_FENCE != 0,
            global: flags & GLOBAL_FENCE != 0,
            images: flags & IMAGE_FENCE != 0,
        })
    }
}
