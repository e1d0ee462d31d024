//! The values that instructions and terminators use, and the blocks that these go to.

use super::{BarrierKind, BlockId, Inst, Terminator, ValueId};

/// Visits each operand of an instruction in the order it is written. The same text serves
/// for looking at them and for writing to them, which differ in `$iter` and `$mask` alone.
macro_rules! visit_operands {
    ($inst:expr, $visit:ident, $iter:ident, $mask:ident) => {
        match $inst {
            Inst::Binary { args, .. } | Inst::ICmp { args, .. } | Inst::FCmp { args, .. } => {
                args.$iter().for_each($visit);
            }
            Inst::FNeg(arg)
            | Inst::Cast { arg, .. }
            | Inst::Load { ptr: arg, .. }
            | Inst::Forget { ptr: arg }
            | Inst::Require { condition: arg, .. }
            | Inst::BarrierReduce { predicate: arg, .. } => $visit(arg),
            Inst::Select {
                cond,
                then,
                otherwise,
            } => [cond, then, otherwise].into_iter().for_each($visit),
            Inst::Phi { incoming } => incoming.$iter().for_each(|(_, value)| $visit(value)),
            Inst::PtrAdd { base, terms, .. } => {
                $visit(base);
                terms.$iter().for_each(|(index, _)| $visit(index));
            }
            Inst::Store { ptr, value, .. } | Inst::AtomicRmw { ptr, value, .. } => {
                [ptr, value].into_iter().for_each($visit);
            }
            Inst::CmpXchg {
                ptr,
                expected,
                desired,
                ..
            } => [ptr, expected, desired].into_iter().for_each($visit),
            Inst::MemCopy { to, from, bytes } => [to, from, bytes].into_iter().for_each($visit),
            Inst::MemSet { to, value, bytes } => [to, value, bytes].into_iter().for_each($visit),
            Inst::AsyncCopy {
                to,
                from,
                count,
                stride,
                event,
                ..
            } => [to, from, count, stride, event]
                .into_iter()
                .for_each($visit),
            Inst::AsyncWait { events } => events.$iter().for_each($visit),
            Inst::ThreadCopy { to, from, .. } => {
                to.$iter().for_each(&mut $visit);
                $visit(from);
            }
            Inst::CopyWait { pending, .. } => pending.$iter().for_each($visit),
            Inst::BarrierObject { ptr, args, .. } => {
                $visit(ptr);
                args.$iter().for_each($visit);
            }
            Inst::BoundCopy {
                to,
                from,
                bytes,
                barrier,
                ..
            } => [to, from, bytes, barrier].into_iter().for_each($visit),
            Inst::Barrier { kind, .. } => match kind {
                BarrierKind::Named { id, count } | BarrierKind::Arrive { id, count } => {
                    [id, count].into_iter().for_each($visit);
                }
                BarrierKind::Warp { mask } => mask.$iter().for_each($visit),
                BarrierKind::Block | BarrierKind::Grid | BarrierKind::Cluster => {}
            },
            Inst::Warp { lanes, args, .. } => {
                lanes.$mask().into_iter().for_each(&mut $visit);
                args.$iter().for_each($visit);
            }
            Inst::Pure { args, .. } | Inst::Annotation { args, .. } | Inst::Host { args, .. } => {
                args.$iter().for_each($visit);
            }
            Inst::Fence { .. }
            | Inst::ProxyFence { .. }
            | Inst::CopyCommit { .. }
            | Inst::Geometry { .. }
            | Inst::Nondet { .. }
            | Inst::Unsupported { .. } => {}
        }
    };
}

impl Inst {
    /// The values it uses, in the order they are written.
    pub fn operands(&self) -> Vec<ValueId> {
        let mut operands = Vec::new();
        self.for_each_operand(|operand| operands.push(operand));
        operands
    }

    /// Calls `visit` with each of [`Inst::operands`].
    pub fn for_each_operand(&self, mut visit: impl FnMut(ValueId)) {
        let mut visit = |operand: &ValueId| visit(*operand);
        visit_operands!(self, visit, iter, mask);
    }

    /// Calls `visit` with a place for each of them.
    pub fn for_each_operand_mut(&mut self, mut visit: impl FnMut(&mut ValueId)) {
        visit_operands!(self, visit, iter_mut, mask_mut);
    }
}

impl Terminator {
    /// Calls `visit` with the value that decides where control goes.
    pub fn for_each_operand(&self, mut visit: impl FnMut(ValueId)) {
        match self {
            Terminator::Branch { cond: arg, .. } | Terminator::Switch { value: arg, .. } => {
                visit(*arg)
            }
            Terminator::Jump(_) | Terminator::Return | Terminator::Unreachable => {}
        }
    }

    /// Calls `visit` with a place for that value.
    pub fn for_each_operand_mut(&mut self, mut visit: impl FnMut(&mut ValueId)) {
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
