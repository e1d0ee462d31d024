//! Atomic functions of OpenCL 1.x (`atomic_add`, `atom_add`) and 2.0
//! (`atomic_fetch_add_explicit`).

use super::{ParamType, Signature};
use crate::kir::{
    Access, Atomic, Construct, Inst, IntPredicate, Ordering, RmwOp, Scope, Type, ValueId,
};
use crate::llvm::calls::Call;
use crate::llvm::function::Importer;
use crate::llvm::{Lowered, unmodelled};

pub(super) fn lower(
    importer: &mut Importer<'_>,
    signature: &Signature,
    call: &Call,
) -> Option<Lowered<Vec<ValueId>>> {
    let name = signature.name.as_str();
    if name == "atomic_work_item_fence" {
        return Some(importer.work_item_fence(call));
    }
    let operation = name
        .strip_prefix("atomic_")
        .or_else(|| name.strip_prefix("atom_"))?;
    let pointee = signature.params.first()?.pointee()?;
    if let Some(old) = old_operation(operation, pointee) {
        return Some(importer.old_atomic(old, call));
    }
    let explicit = operation.strip_suffix("_explicit");
    importer.new_atomic(
        explicit.unwrap_or(operation),
        explicit.is_some(),
        pointee,
        call,
    )
}

/// Relaxed, for all threads of the device, as OpenCL 2.0 describes the old
/// functions.
const OLD: Atomic = Atomic {
    order: Ordering::Relaxed,
    scope: Scope::Gpu,
};

enum OldOperation {
    Rmw(RmwOp),
    /// By one: no operand.
    Step(RmwOp),
    CompareExchange,
}

fn old_operation(name: &str, pointee: &ParamType) -> Option<OldOperation> {
    use OldOperation::*;
    let (signed, float) = (pointee.is_signed(), pointee.is_float());
    Some(match name {
        "add" if float => Rmw(RmwOp::FAdd),
        "add" => Rmw(RmwOp::Add),
        "sub" if float => Rmw(RmwOp::FSub),
        "sub" => Rmw(RmwOp::Sub),
        "xchg" => Rmw(RmwOp::Exchange),
        "and" => Rmw(RmwOp::And),
        "or" => Rmw(RmwOp::Or),
        "xor" => Rmw(RmwOp::Xor),
        "min" if float => Rmw(RmwOp::FMin),
        "min" => Rmw(if signed { RmwOp::SMin } else { RmwOp::UMin }),
        "max" if float => Rmw(RmwOp::FMax),
        "max" => Rmw(if signed { RmwOp::SMax } else { RmwOp::UMax }),
        "inc" => Step(RmwOp::Add),
        "dec" => Step(RmwOp::Sub),
        "cmpxchg" => CompareExchange,
        _ => return None,
    })
}

impl Importer<'_> {
    fn old_atomic(&mut self, operation: OldOperation, call: &Call) -> Lowered<Vec<ValueId>> {
        let ptr = self.arg(call, 0)?;
        let ty = self.types.scalar(call.inst.ty())?;
        let inst = match operation {
            OldOperation::Rmw(op) => Inst::AtomicRmw {
                op,
                ptr,
                value: self.arg(call, 1)?,
                atomic: OLD,
            },
            OldOperation::Step(op) => Inst::AtomicRmw {
                op,
                ptr,
                value: self.b.bits(ty, 1),
                atomic: OLD,
            },
            OldOperation::CompareExchange => Inst::CmpXchg {
                ptr,
                expected: self.arg(call, 1)?,
                desired: self.arg(call, 2)?,
                success: OLD,
                failure: Ordering::Relaxed,
            },
        };
        Ok(vec![self.b.push(inst, ty)])
    }

    fn new_atomic(
        &mut self,
        operation: &str,
        explicit: bool,
        pointee: &ParamType,
        call: &Call,
    ) -> Option<Lowered<Vec<ValueId>>> {
        let (signed, float) = (pointee.is_signed(), pointee.is_float());
        let op = match operation {
            "exchange" => Some(RmwOp::Exchange),
            "fetch_add" if float => Some(RmwOp::FAdd),
            "fetch_add" => Some(RmwOp::Add),
            "fetch_sub" if float => Some(RmwOp::FSub),
            "fetch_sub" => Some(RmwOp::Sub),
            "fetch_or" => Some(RmwOp::Or),
            "fetch_xor" => Some(RmwOp::Xor),
            "fetch_and" => Some(RmwOp::And),
            "fetch_min" if float => Some(RmwOp::FMin),
            "fetch_min" => Some(if signed { RmwOp::SMin } else { RmwOp::UMin }),
            "fetch_max" if float => Some(RmwOp::FMax),
            "fetch_max" => Some(if signed { RmwOp::SMax } else { RmwOp::UMax }),
            _ => None,
        };
        if let Some(op) = op {
            return Some(self.new_rmw(op, explicit, call));
        }
        Some(match operation {
            "init" => self.atomic_store(call, None),
            "store" => self
                .order_and_scope(call, 2, explicit)
                .and_then(|a| self.atomic_store(call, Some(a))),
            "load" => self
                .order_and_scope(call, 1, explicit)
                .and_then(|a| self.atomic_load(call, a)),
            "compare_exchange_strong" => self.compare_exchange(call, explicit, false),
            "compare_exchange_weak" => self.compare_exchange(call, explicit, true),
            "flag_test_and_set" => self.set_flag(call, explicit),
            "flag_clear" => self.clear_flag(call, explicit),
            _ => return None,
        })
    }

    fn new_rmw(&mut self, op: RmwOp, explicit: bool, call: &Call) -> Lowered<Vec<ValueId>> {
        let (ptr, value) = (self.arg(call, 0)?, self.arg(call, 1)?);
        let atomic = self.order_and_scope(call, 2, explicit)?;
        let ty = self.b.ty(value);
        Ok(vec![self.b.push(
            Inst::AtomicRmw {
                op,
                ptr,
                value,
                atomic,
            },
            ty,
        )])
    }

    fn atomic_store(&mut self, call: &Call, atomic: Option<Atomic>) -> Lowered<Vec<ValueId>> {
        let (ptr, value) = (self.arg(call, 0)?, self.arg(call, 1)?);
        let access = self.natural_access(value, atomic);
        self.b.effect(Inst::Store { ptr, value, access });
        Ok(Vec::new())
    }

    fn atomic_load(&mut self, call: &Call, atomic: Atomic) -> Lowered<Vec<ValueId>> {
        let ptr = self.arg(call, 0)?;
        let ty = self.types.scalar(call.inst.ty())?;
        let align = ty.bytes() as u32;
        let access = Access {
            atomic: Some(atomic),
            ..Access::plain(align)
        };
        Ok(vec![self.b.push(Inst::Load { ptr, access }, ty)])
    }

    fn natural_access(&self, value: ValueId, atomic: Option<Atomic>) -> Access {
        Access {
            atomic,
            ..Access::plain(self.b.ty(value).bytes() as u32)
        }
    }

    /// `expected` is in memory and receives the old value.
    fn compare_exchange(
        &mut self,
        call: &Call,
        explicit: bool,
        weak: bool,
    ) -> Lowered<Vec<ValueId>> {
        let (ptr, place, desired) = (self.arg(call, 0)?, self.arg(call, 1)?, self.arg(call, 2)?);
        let success = self.order_and_scope_at(call, 3, 5, explicit)?;
        let failure = self.order_and_scope_at(call, 4, 5, explicit)?.order;
        let ty = self.b.ty(desired);
        let access = self.natural_access(desired, None);
        let expected = self.b.push(Inst::Load { ptr: place, access }, ty);
        let old = self.b.push(
            Inst::CmpXchg {
                ptr,
                expected,
                desired,
                success,
                failure,
            },
            ty,
        );
        self.b.effect(Inst::Store {
            ptr: place,
            value: old,
            access,
        });
        let mut done = self.b.icmp(IntPredicate::Eq, old, expected);
        if weak {
            let lucky = self.b.nondet("weak", Type::BOOL);
            done = self.b.binary(crate::kir::BinaryOp::And, done, lucky);
        }
        self.as_result(done, call)
    }

    fn set_flag(&mut self, call: &Call, explicit: bool) -> Lowered<Vec<ValueId>> {
        let ptr = self.arg(call, 0)?;
        let atomic = self.order_and_scope(call, 1, explicit)?;
        let value = self.b.int(32, 1);
        let old = self.b.push(
            Inst::AtomicRmw {
                op: RmwOp::Exchange,
                ptr,
                value,
                atomic,
            },
            Type::Int(32),
        );
        let set = self.is_nonzero(old);
        self.as_result(set, call)
    }

    fn clear_flag(&mut self, call: &Call, explicit: bool) -> Lowered<Vec<ValueId>> {
        let ptr = self.arg(call, 0)?;
        let atomic = self.order_and_scope(call, 1, explicit)?;
        let value = self.b.int(32, 0);
        let access = self.natural_access(value, Some(atomic));
        self.b.effect(Inst::Store { ptr, value, access });
        Ok(Vec::new())
    }

    fn work_item_fence(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let fences = self.flagged(call)?;
        let atomic = self.order_and_scope(call, 1, true)?;
        self.b.effect(Inst::Fence { atomic, fences });
        Ok(Vec::new())
    }

    fn order_and_scope(&self, call: &Call, order: usize, explicit: bool) -> Lowered<Atomic> {
        self.order_and_scope_at(call, order, order + 1, explicit)
    }

    /// Functions without explicit order are sequentially consistent; without a
    /// scope they are for all threads of the device.
    fn order_and_scope_at(
        &self,
        call: &Call,
        order: usize,
        scope: usize,
        explicit: bool,
    ) -> Lowered<Atomic> {
        if !explicit {
            return Ok(Atomic {
                order: Ordering::SeqCst,
                scope: Scope::Gpu,
            });
        }
        let order = match self.constant_arg(call, order)? {
            0 => Ordering::Relaxed,
            2 => Ordering::Acquire,
            3 => Ordering::Release,
            4 => Ordering::AcqRel,
            5 => Ordering::SeqCst,
            other => return unmodelled(Construct::MemoryOrder(other.to_string())),
        };
        let scope = match call.args.get(scope) {
            None => Scope::Gpu,
            Some(_) => match self.constant_arg(call, scope)? {
                0 => Scope::Thread,
                1 => Scope::Block,
                2 => Scope::Gpu,
                3 => Scope::System,
                4 => Scope::Warp,
                other => return unmodelled(Construct::MemoryScope(other.to_string())),
            },
        };
        Ok(Atomic { order, scope })
    }
}
