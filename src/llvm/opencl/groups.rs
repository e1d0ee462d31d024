//! Functions that all work-items of a work-group or sub-group call together.

use super::Signature;
use crate::kir::{BarrierKind, Construct, Fences, Geometry, Inst, ValueId, Vote};
use crate::llvm::calls::Call;
use crate::llvm::function::Importer;
use crate::llvm::{Lowered, unmodelled};

pub(super) fn lower(
    importer: &mut Importer<'_>,
    signature: &Signature,
    call: &Call,
) -> Option<Lowered<Vec<ValueId>>> {
    let name = signature.name.as_str();
    if let Some(operation) = name.strip_prefix("work_group_") {
        return match operation {
            "all" | "any" => Some(importer.group_vote(name, call)),
            _ if ["broadcast", "reduce_", "scan_"]
                .iter()
                .any(|o| operation.starts_with(o)) =>
            {
                Some(importer.group_exchange(name, call))
            }
            _ => None,
        };
    }
    match name {
        "sub_group_barrier" => {
            return Some(unmodelled(Construct::BarrierOfSubGroup));
        }
        "get_max_sub_group_size" | "get_enqueued_num_sub_groups" | "get_num_sub_groups" => {
            return Some(importer.pure(name, call));
        }
        // Nothing is known about which work-items make a sub-group.
        "get_sub_group_size" => {
            return Some(importer.arbitrary(name, call.inst.ty()));
        }
        "get_sub_group_id" => return Some(importer.sub_group_place(Geometry::WarpId, call)),
        "get_sub_group_local_id" => return Some(importer.sub_group_place(Geometry::LaneId, call)),
        _ => {}
    }
    importer.sub_group(signature, call)
}

impl Importer<'_> {
    fn sub_group_place(&mut self, query: Geometry, call: &Call) -> Lowered<Vec<ValueId>> {
        let place = self.geometry(query, 0);
        self.as_result(place, call)
    }

    /// All work-items must get there, but no memory is ordered.
    fn group_vote(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let op = match name {
            "work_group_all" => Vote::All,
            _ => Vote::Any,
        };
        self.vote_of_block(op, 0, Fences::NONE, call)
    }

    /// All work-items must get there, but no memory is ordered.
    fn group_exchange(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        self.b.effect(Inst::Barrier {
            kind: BarrierKind::Block,
            fences: Fences::NONE,
        });
        self.arbitrary(name, call.inst.ty())
    }
}
