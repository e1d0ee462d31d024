//! The operations that other threads may see, each for one instruction.

use super::Compiler;
use crate::analysis::amounts::is_taken_to_grow;
use crate::exec::op::{Operand, Slot, Visible, WarpLanes};
use crate::kir::warp::Lanes;
use crate::kir::{AnnotationKind, BarrierKind, BlockId, Inst, InstId, ValueId};

impl Compiler<'_> {
    #[expect(
        clippy::too_many_lines,
        reason = "one flat table: what each instruction is, without a decision"
    )]
    pub(super) fn visible(
        &mut self,
        block: BlockId,
        id: InstId,
        inst: &Inst,
        to: Operand,
    ) -> Option<Visible> {
        Some(match inst {
            Inst::Load { ptr, access } => Visible::Load {
                to,
                ptr: self.slot(*ptr),
                access: *access,
            },
            Inst::Store { ptr, value, access } => Visible::Store {
                ptr: self.slot(*ptr),
                value: self.operand(*value),
                access: *access,
            },
            Inst::AtomicRmw {
                op,
                ptr,
                value,
                atomic,
            } => Visible::Rmw {
                op: *op,
                to: self.operand_of_update(to, *value),
                ptr: self.slot(*ptr),
                value: self.slot(*value),
                atomic: *atomic,
                grows: is_taken_to_grow(self.kernel, &self.points_to, id),
            },
            Inst::CmpXchg {
                ptr,
                expected,
                desired,
                success,
                failure,
            } => Visible::CmpXchg {
                to: self.operand_of_update(to, *desired),
                ptr: self.slot(*ptr),
                expected: self.slot(*expected),
                desired: self.slot(*desired),
                success: *success,
                failure: *failure,
            },
            Inst::MemCopy { to, from, bytes } => Visible::MemCopy {
                to: self.slot(*to),
                from: self.slot(*from),
                bytes: self.operand(*bytes),
            },
            Inst::MemSet { to, value, bytes } => Visible::MemSet {
                to: self.slot(*to),
                value: self.slot(*value),
                bytes: self.operand(*bytes),
            },
            Inst::AsyncCopy {
                to: target,
                from,
                count,
                stride,
                width,
                event,
            } => Visible::AsyncCopy {
                result: to,
                to: self.slot(*target),
                from: self.slot(*from),
                count: self.operand(*count),
                stride: self.operand(*stride),
                width: *width,
                event: self.slot(*event),
            },
            Inst::AsyncWait { events } => Visible::AsyncWait {
                events: events.iter().map(|&event| self.slot(event)).collect(),
            },
            Inst::ThreadCopy {
                to: target,
                from,
                bytes,
                bulk,
            } => Visible::ThreadCopy {
                to: target.map(|target| self.slot(target)),
                from: self.slot(*from),
                bytes: *bytes,
                bulk: *bulk,
            },
            Inst::CopyCommit { queue } => Visible::CopyCommit { queue: *queue },
            Inst::CopyWait { queue, pending } => Visible::CopyWait {
                queue: *queue,
                pending: pending.map(|pending| self.slot(pending)),
            },
            Inst::BarrierObject { op, ptr, args } => Visible::Object {
                op: *op,
                to,
                ptr: self.slot(*ptr),
                arg: args.first().map(|&arg| self.slot(arg)).unwrap_or_default(),
            },
            Inst::BoundCopy {
                to: target,
                from,
                bytes,
                barrier,
                counted,
            } => Visible::BoundCopy {
                to: self.slot(*target),
                from: self.slot(*from),
                bytes: self.slot(*bytes),
                barrier: self.slot(*barrier),
                counted: *counted,
            },
            Inst::Require {
                condition,
                construct,
            } => Visible::Require {
                condition: self.slot(*condition),
                construct: construct.clone(),
            },
            Inst::Fence { atomic, fences } => Visible::Fence {
                atomic: *atomic,
                fences: *fences,
            },
            Inst::Barrier { kind, fences } => Visible::Barrier {
                kind: *kind,
                operands: self.operands_of_barrier(*kind),
                fences: *fences,
                iterations: self.iterations(block),
            },
            Inst::BarrierReduce {
                op,
                predicate,
                fences,
            } => Visible::Vote {
                to,
                op: *op,
                predicate: self.slot(*predicate),
                fences: *fences,
                iterations: self.iterations(block),
            },
            Inst::Warp { op, lanes, args } => Visible::Warp {
                to,
                op: op.clone(),
                lanes: match lanes {
                    Lanes::Named(mask) => WarpLanes::Named(self.slot(*mask)),
                    Lanes::All => WarpLanes::All,
                    Lanes::Active => WarpLanes::Active,
                },
                args: args.iter().map(|&arg| self.operand(arg)).collect(),
                iterations: self.iterations(block),
            },
            Inst::Nondet { name } => Visible::Nondet {
                to,
                name: name.clone(),
            },
            Inst::Annotation { kind, args } => {
                let judged = !relates_threads(*kind) && !args.iter().any(|a| self.relational[*a]);
                if !judged {
                    self.program.skipped.push(id);
                    return None;
                }
                Visible::Annotation {
                    kind: *kind,
                    condition: args.first().map(|&arg| self.slot(arg)),
                }
            }
            Inst::Host { op, args } => Visible::Host {
                to,
                op: *op,
                args: args.iter().map(|&arg| self.operand(arg)).collect(),
            },
            Inst::Unsupported { construct } => Visible::Unsupported(construct.clone()),
            _ => return None,
        })
    }

    fn operands_of_barrier(&mut self, kind: BarrierKind) -> Vec<Slot> {
        match kind {
            BarrierKind::Named { id, count } | BarrierKind::Arrive { id, count } => {
                vec![self.slot(id), self.slot(count)]
            }
            BarrierKind::Warp { mask } => mask.iter().map(|&m| self.slot(m)).collect(),
            BarrierKind::Block | BarrierKind::Grid | BarrierKind::Cluster => Vec::new(),
        }
    }

    /// An atomic update whose old value is not used still needs the type.
    fn operand_of_update(&mut self, to: Operand, value: ValueId) -> Operand {
        Operand {
            slot: to.slot,
            ty: self.kernel.values[value].ty,
        }
    }
}

/// Does the annotation speak of two threads, or of the verifier's records?
pub(super) fn relates_threads(kind: AnnotationKind) -> bool {
    use AnnotationKind::*;
    matches!(
        kind,
        SameGroup
            | Enabled
            | DominatorEnabled
            | HasTakenValue
            | Other
            | All
            | HasRead
            | HasWritten
            | ReadOffset
            | WriteOffset
            | PtrOffset
            | RequiresFreshArray
            | BarrierInvariantPair
            | GlobalAssert
            | GlobalEnsures
            | GlobalInvariant
            | GlobalCandidateInvariant
            | CandidateInvariant
            | FunctionWideCandidateInvariant
    )
}
