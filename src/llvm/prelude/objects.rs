//! Barrier objects, and copies that they wait for.

use crate::kir::{Construct, Inst, ObjectOp, Type, ValueId};
use crate::llvm::calls::Call;
use crate::llvm::function::Importer;
use crate::llvm::{Lowered, unmodelled};

/// Copies in bulk are of another proxy than what threads access (PTX ISA, "Memory Consistency
/// Model", proxies): fences are looked for behind writes alone.
pub(in crate::llvm) const PROXY_FENCES: &str = "bulk copies are ordered with what threads read before as barriers and barrier objects order \
                            it, and know barrier objects that are initialised";

impl Importer<'_> {
    /// `object_NAME(pointer, number)`.
    pub(super) fn barrier_object(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let op = match name {
            "init" => ObjectOp::Init,
            "arrive" => ObjectOp::Arrive,
            "arrive_drop" => ObjectOp::ArriveDrop,
            "expect" => ObjectOp::Expect,
            "wait" => ObjectOp::Wait,
            "wait_parity" => ObjectOp::WaitParity,
            "try_wait" => ObjectOp::TryWait,
            "try_wait_parity" => ObjectOp::TryWaitParity,
            _ => return unmodelled(Construct::OperationOnObject(name.to_string())),
        };
        let (ptr, arg) = (self.arg(call, 0)?, self.arg(call, 1)?);
        match self.object_operation(op, ptr, arg) {
            Some(result) => self.as_result(result, call),
            None => Ok(Vec::new()),
        }
    }

    /// The operation; its result where it has one.
    pub(in crate::llvm) fn object_operation(
        &mut self,
        op: ObjectOp,
        ptr: ValueId,
        arg: ValueId,
    ) -> Option<ValueId> {
        let arg = self.b.resize(arg, op.argument().bits(), false);
        let inst = Inst::BarrierObject {
            op,
            ptr,
            args: vec![arg],
        };
        match op.result() {
            Some(ty) => Some(self.b.push(inst, ty)),
            None => {
                self.b.effect(inst);
                None
            }
        }
    }

    /// `bound_copy(to, from, bytes, barrier, counted)`.
    pub(super) fn bound_copy(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let [to, from, bytes, barrier] = [
            self.arg(call, 0)?,
            self.arg(call, 1)?,
            self.arg(call, 2)?,
            self.arg(call, 3)?,
        ];
        let counted = self.constant_arg(call, 4)? != 0;
        self.copy_bound_to(to, from, bytes, barrier, counted);
        Ok(Vec::new())
    }

    pub(in crate::llvm) fn copy_bound_to(
        &mut self,
        to: ValueId,
        from: ValueId,
        bytes: ValueId,
        barrier: ValueId,
        counted: bool,
    ) {
        let bytes = self.b.resize(bytes, Type::Int(32).bits(), false);
        if counted {
            self.grant(PROXY_FENCES.to_owned());
        }
        self.b.effect(Inst::BoundCopy {
            to,
            from,
            bytes,
            barrier,
            counted,
        });
    }
}
