//! The values that instructions and terminators use.

use super::{BarrierKind, BlockId, Inst, Terminator, ValueId};

impl Inst {
    /// Calls `visit` with each operand in the order it is written.
    pub fn for_each_arg(&self, mut visit: impl FnMut(ValueId)) {
        // The walk below needs places to write to; it leaves a copy unchanged.
        self.clone().for_each_arg_mut(|arg| visit(*arg));
    }

    /// The operands in the order they are written.
    pub fn args(&self) -> Vec<ValueId> {
        let mut args = Vec::new();
        self.for_each_arg(|arg| args.push(arg));
        args
    }

    /// Calls `visit` with a place for each operand.
    pub fn for_each_arg_mut(&mut self, mut visit: impl FnMut(&mut ValueId)) {
        match self {
            Inst::Binary { args, .. } | Inst::ICmp { args, .. } | Inst::FCmp { args, .. } => {
                args.iter_mut().for_each(visit);
            }
            Inst::FNeg(arg)
            | Inst::Cast { arg, .. }
            | Inst::BarrierReduce { predicate: arg, .. } => visit(arg),
            Inst::Select {
                cond,
                then,
                otherwise,
            } => [cond, then, otherwise].into_iter().for_each(visit),
            Inst::Phi { incoming } => incoming.iter_mut().for_each(|(_, value)| visit(value)),
            Inst::PtrAdd { base, terms, .. } => {
                visit(base);
                terms.iter_mut().for_each(|(index, _)| visit(index));
            }
            Inst::Load { ptr, .. } => visit(ptr),
            Inst::Store { ptr, value, .. } | Inst::AtomicRmw { ptr, value, .. } => {
                visit(ptr);
                visit(value);
            }
            Inst::CmpXchg {
                ptr,
                expected,
                desired,
                ..
            } => {
                [ptr, expected, desired].into_iter().for_each(visit);
            }
            Inst::MemCopy { to, from, bytes } => [to, from, bytes].into_iter().for_each(visit),
            Inst::MemSet { to, value, bytes } => [to, value, bytes].into_iter().for_each(visit),
            Inst::AsyncCopy {
                to,
                from,
                count,
                stride,
                event,
                ..
            } => {
                [to, from, count, stride, event].into_iter().for_each(visit);
            }
            Inst::AsyncWait { events } => events.iter_mut().for_each(visit),
            Inst::ThreadCopy { to, from, .. } => [to, from].into_iter().for_each(visit),
            Inst::CopyWait { pending } => pending.iter_mut().for_each(visit),
            Inst::BarrierObject { ptr, args, .. } => {
                visit(ptr);
                args.iter_mut().for_each(visit);
            }
            Inst::BoundCopy {
                to,
                from,
                bytes,
                barrier,
                ..
            } => [to, from, bytes, barrier].into_iter().for_each(visit),
            Inst::Forget { ptr } => visit(ptr),
            Inst::Require { condition, .. } => visit(condition),
            Inst::Barrier { kind, .. } => match kind {
                BarrierKind::Named { id, count } | BarrierKind::Arrive { id, count } => {
                    visit(id);
                    visit(count);
                }
                BarrierKind::Warp { mask } => mask.iter_mut().for_each(visit),
                BarrierKind::Block | BarrierKind::Grid | BarrierKind::Cluster => {}
            },
            Inst::Warp { lanes, args, .. } => {
                lanes.mask_mut().into_iter().for_each(&mut visit);
                args.iter_mut().for_each(visit);
            }
            Inst::Pure { args, .. } | Inst::Annotation { args, .. } | Inst::Host { args, .. } => {
                args.iter_mut().for_each(visit)
            }
            Inst::Fence(_)
            | Inst::CopyCommit
            | Inst::Geometry { .. }
            | Inst::Nondet { .. }
            | Inst::Unsupported { .. } => {}
        }
    }
}

impl Terminator {
    /// Calls `visit` with the value that decides where control goes.
    pub fn for_each_arg(&self, mut visit: impl FnMut(ValueId)) {
        match self {
            Terminator::Branch { cond: arg, .. } | Terminator::Switch { value: arg, .. } => {
                visit(*arg)
            }
            Terminator::Jump(_) | Terminator::Return | Terminator::Unreachable => {}
        }
    }

    /// Calls `visit` with a place for that value.
    pub fn for_each_arg_mut(&mut self, mut visit: impl FnMut(&mut ValueId)) {
        match self {
            Terminator::Branch { cond: arg, .. } | Terminator::Switch { value: arg, .. } => {
                visit(arg)
            }
            Terminator::Jump(_) | Terminator::Return | Terminator::Unreachable => {}
        }
    }

    /// Calls `visit` with a place for each successor.
    pub fn for_each_target_mut(&mut self, mut visit: impl FnMut(&mut BlockId)) {
        match self {
            Terminator::Jump(target) => visit(target),
            Terminator::Branch {
                then, otherwise, ..
            } => {
                visit(then);
                visit(otherwise);
            }
            Terminator::Switch { cases, default, .. } => {
                cases.iter_mut().for_each(|(_, target)| visit(target));
                visit(default);
            }
            Terminator::Return | Terminator::Unreachable => {}
        }
    }
}
