//! The prelude's atomic operations, which carry order and scope as constants.

use crate::kir::{Access, Atomic, Construct, Inst, Ordering, RmwOp, Scope, Type, ValueId};
use crate::llvm::calls::Call;
use crate::llvm::function::Importer;
use crate::llvm::{Lowered, unmodelled};

impl Importer<'_> {
    /// `<op>_<type>(p, value, order, scope)`, `cas_<type>(p, expected, desired,
    /// success, failure, scope)`, `load_<type>(p, order, scope)`,
    /// `store_<type>(p, value, order, scope)`.
    pub(super) fn prelude_atomic(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let Some((operation, kind)) = name.rsplit_once('_') else {
            return unmodelled(Construct::AtomicOperation(name.to_string()));
        };
        let (signed, float) = (kind.starts_with('i'), kind.contains('f'));
        let ptr = self.arg(call, 0)?;
        match operation {
            "load" => {
                let ty = self.types.scalar(call.inst.ty())?;
                let access = whole(ty, self.atomic(call, 1, 2)?);
                return Ok(vec![self.b.push(Inst::Load { ptr, access }, ty)]);
            }
            "store" => {
                let value = self.arg(call, 1)?;
                let access = whole(self.b.ty(value), self.atomic(call, 2, 3)?);
                self.b.effect(Inst::Store { ptr, value, access });
                return Ok(Vec::new());
            }
            "cas" => {
                let (expected, desired) = (self.arg(call, 1)?, self.arg(call, 2)?);
                let success = self.atomic(call, 3, 5)?;
                let failure = self.atomic(call, 4, 5)?.order;
                let ty = self.b.ty(expected);
                return Ok(vec![self.b.push(
                    Inst::CmpXchg {
                        ptr,
                        expected,
                        desired,
                        success,
                        failure,
                    },
                    ty,
                )]);
            }
            _ => {}
        }
        let op = match operation {
            "sub" if float => RmwOp::FSub,
            "sub" => RmwOp::Sub,
            _ => match rmw_named(operation, float, signed) {
                Some(op) => op,
                None => return unmodelled(Construct::AtomicOperation(operation.to_string())),
            },
        };
        let value = self.arg(call, 1)?;
        let atomic = self.atomic(call, 2, 3)?;
        let ty = self.b.ty(value);
        let old = self.b.push(
            Inst::AtomicRmw {
                op,
                ptr,
                value,
                atomic,
            },
            ty,
        );
        Ok(if call.inst.ty().is_void() {
            Vec::new()
        } else {
            vec![old]
        })
    }

    /// Order and scope from constant arguments, in the numbers of the C++ ABI
    /// and of the prelude.
    pub(super) fn atomic(&self, call: &Call, order: usize, scope: usize) -> Lowered<Atomic> {
        let order = match self.constant_arg(call, order)? {
            0 => Ordering::Relaxed,
            1 | 2 => Ordering::Acquire,
            3 => Ordering::Release,
            4 => Ordering::AcqRel,
            5 => Ordering::SeqCst,
            other => return unmodelled(Construct::MemoryOrder(other.to_string())),
        };
        let scope = match self.constant_arg(call, scope)? {
            0 => Scope::Thread,
            1 => Scope::Warp,
            2 => Scope::Block,
            3 => Scope::Cluster,
            4 => Scope::Gpu,
            5 => Scope::System,
            other => return unmodelled(Construct::MemoryScope(other.to_string())),
        };
        Ok(Atomic { order, scope })
    }
}

fn whole(ty: Type, atomic: Atomic) -> Access {
    Access {
        atomic: Some(atomic),
        ..Access::plain(ty.bytes() as u32)
    }
}

/// The operations that CUDA and PTX name alike.
pub(in crate::llvm) fn rmw_named(name: &str, float: bool, signed: bool) -> Option<RmwOp> {
    Some(match name {
        "add" if float => RmwOp::FAdd,
        "add" => RmwOp::Add,
        "exch" => RmwOp::Exchange,
        "min" if float => RmwOp::FMin,
        "min" if signed => RmwOp::SMin,
        "min" => RmwOp::UMin,
        "max" if float => RmwOp::FMax,
        "max" if signed => RmwOp::SMax,
        "max" => RmwOp::UMax,
        "and" => RmwOp::And,
        "or" => RmwOp::Or,
        "xor" => RmwOp::Xor,
        "inc" => RmwOp::IncWrap,
        "dec" => RmwOp::DecWrap,
        _ => return None,
    })
}
