//! AMD's intrinsics (`llvm.amdgcn.…`).

use super::calls::Call;
use super::function::Importer;
use super::{Lowered, unmodelled};
use crate::kir::{BarrierKind, Geometry, ValueId};

pub(super) fn lower(importer: &mut Importer<'_>, call: &Call) -> Lowered<Vec<ValueId>> {
    let name = call
        .name
        .trim_start_matches("llvm.amdgcn.")
        .trim_start_matches("llvm.r600.");
    let place = |query, dim| Some((query, dim));
    let geometry = match name {
        "workitem.id.x" => place(Geometry::ThreadId, 0),
        "workitem.id.y" => place(Geometry::ThreadId, 1),
        "workitem.id.z" => place(Geometry::ThreadId, 2),
        "workgroup.id.x" => place(Geometry::BlockId, 0),
        "workgroup.id.y" => place(Geometry::BlockId, 1),
        "workgroup.id.z" => place(Geometry::BlockId, 2),
        _ => None,
    };
    if let Some((query, dim)) = geometry {
        let value = importer.geometry(query, dim);
        return importer.as_result(value, call);
    }
    match name {
        "s.barrier" => {
            importer.barrier(BarrierKind::Block);
            Ok(Vec::new())
        }
        _ => unmodelled(format!("intrinsic `{}`", call.name)),
    }
}
