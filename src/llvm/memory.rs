//! Loads, stores, atomics and fences.

use super::function::Importer;
use super::handle::{LLVMAtomicOrdering, LLVMAtomicRMWBinOp, Opcode, Val};
use super::target::Target;
use super::{Lowered, unmodelled};
use crate::kir::{
    Access, Atomic, BinaryOp, CastOp, Construct, Fences, Inst, IntPredicate, Ordering, RmwOp,
    Scope, Type, ValueId,
};

/// LLVM's number of `!invariant.load`.
const INVARIANT_LOAD: u32 = 6;

impl Importer<'_> {
    pub(super) fn alloca(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        let Type::Ptr(space) = self.types.scalar(inst.ty())? else {
            return unmodelled(Construct::LocalWithoutAddress);
        };
        let object = self.alloca_object(inst);
        Ok(vec![self.b.address(object, space)])
    }

    pub(super) fn load(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        let ptr = self.one(inst.operand(0))?;
        let leaves = self.types.leaves(inst.ty())?;
        let access = self.access(inst)?;
        self.check_packing(inst, leaves.len())?;
        let mut lanes = Vec::with_capacity(leaves.len());
        for leaf in &leaves {
            let at = self.b.offset(ptr, leaf.offset as i64);
            lanes.push(self.load_scalar(at, leaf.ty, at_offset(access, leaf.offset))?);
        }
        if inst.ty().is_vector() && access.atomic.is_none() {
            self.note_vector_load(inst, &lanes);
        }
        Ok(lanes)
    }

    pub(super) fn store(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        if self.write_variable_lane(inst)? {
            return Ok(Vec::new());
        }
        let stored = inst.operand(0);
        let values = self.all(stored)?;
        let ptr = self.one(inst.operand(1))?;
        let leaves = self.types.leaves(stored.ty())?;
        let access = self.access(inst)?;
        self.check_packing(stored, leaves.len())?;
        let changed = self.changed_lanes(inst, &values);
        for (lane, (leaf, value)) in leaves.iter().zip(values).enumerate() {
            if changed
                .as_ref()
                .is_none_or(|changed| changed.contains(&lane))
            {
                let at = self.b.offset(ptr, leaf.offset as i64);
                self.store_scalar(at, value, at_offset(access, leaf.offset))?;
            }
        }
        Ok(Vec::new())
    }

    /// Loads a scalar; memory holds whole bytes.
    pub(super) fn load_scalar(
        &mut self,
        ptr: ValueId,
        ty: Type,
        access: Access,
    ) -> Lowered<ValueId> {
        let access = Access {
            ghost: self.ghost,
            ..access
        };
        self.check_pointer_size(ty)?;
        match ty {
            Type::Int(bits) if bits % 8 != 0 => {
                let whole = self.b.push(
                    Inst::Load { ptr, access },
                    Type::Int(bits.next_multiple_of(8)),
                );
                Ok(self.b.cast(CastOp::Trunc, whole, ty))
            }
            _ => Ok(self.b.push(Inst::Load { ptr, access }, ty)),
        }
    }

    pub(super) fn store_scalar(
        &mut self,
        ptr: ValueId,
        value: ValueId,
        access: Access,
    ) -> Lowered<()> {
        let ty = self.b.ty(value);
        self.check_pointer_size(ty)?;
        let value = match ty {
            Type::Int(bits) if bits % 8 != 0 => {
                self.b
                    .cast(CastOp::ZExt, value, Type::Int(bits.next_multiple_of(8)))
            }
            _ => value,
        };
        self.b.effect(Inst::Store { ptr, value, access });
        Ok(())
    }

    fn access(&mut self, inst: Val) -> Lowered<Access> {
        Ok(Access {
            align: inst.alignment(),
            volatile: inst.volatile(),
            atomic: self.atomicity(inst, inst.ordering())?,
            ghost: false,
            read_only: inst.has_metadata(INVARIANT_LOAD),
        })
    }

    /// Vectors of odd integers are packed by bits.
    fn check_packing(&self, value: Val, leaves: usize) -> Lowered<()> {
        let ty = value.ty();
        if ty.is_vector() && leaves > 0 && self.types.scalar(ty.element())?.bits() % 8 != 0 {
            return unmodelled(Construct::VectorInMemory(ty.to_text()));
        }
        Ok(())
    }

    /// Kernel IR pointers take 8 bytes.
    fn check_pointer_size(&self, ty: Type) -> Lowered<()> {
        match ty {
            Type::Ptr(space)
                if self
                    .types
                    .layout
                    .pointer_bytes(self.types.target.number(space))
                    != 8 =>
            {
                unmodelled(Construct::NarrowPointer)
            }
            _ => Ok(()),
        }
    }

    /// The order and scope of a fence or an atomic operation, and the memory that it orders;
    /// none where it is not atomic.
    pub(super) fn ordered(
        &self,
        inst: Val,
        order: LLVMAtomicOrdering,
    ) -> Lowered<Option<(Atomic, Fences)>> {
        let Some(order) = ordering(order) else {
            return Ok(None);
        };
        let scope = self.scope(inst)?;
        Ok(Some((Atomic { order, scope }, self.memory_of(inst))))
    }

    /// The memory that `!mmra` restricts it to (LLVM's "User Guide for AMDGPU Backend",
    /// "Memory Model Relaxation Annotations"). What is outside the scope `-one-as` is not
    /// followed: a fence of it orders none, and other operations that which they are of.
    fn memory_of(&self, inst: Val) -> Fences {
        if inst.has_opcode(Opcode::LLVMFence) && inst.to_text().contains("one-as") {
            return Fences::NONE;
        }
        let Some(tags) = inst.metadata(self.module.metadata_kind("mmra")) else {
            return Fences::ALL;
        };
        let pair = |tag: Val| -> Option<[String; 2]> {
            let words = tag.metadata_operands().into_iter().flatten();
            let words: Vec<String> = words.map(Val::metadata_string).collect::<Option<_>>()?;
            words.try_into().ok()
        };
        let all = tags.metadata_operands().into_iter().flatten();
        let pairs: Vec<[String; 2]> = pair(tags).into_iter().chain(all.filter_map(pair)).collect();
        // What tags of other kinds leave out is not known. The kind has two names, by version.
        let kinds = ["amdgpu-as", "amdgpu-synchronize-as"];
        let of_spaces = pairs.iter().all(|[key, _]| kinds.contains(&key.as_str()));
        let names = |name: &str| of_spaces && pairs.iter().any(|[_, space]| space == name);
        Fences {
            shared: names("local"),
            global: names("global"),
            images: names("global"),
        }
    }

    /// The order and scope of an atomic operation: of kernel IR it orders all memory or none.
    fn atomicity(&self, inst: Val, order: LLVMAtomicOrdering) -> Lowered<Option<Atomic>> {
        let ordered = self.ordered(inst, order)?;
        Ok(ordered.map(|(atomic, memory)| match memory == Fences::ALL {
            true => atomic,
            false => Atomic {
                order: Ordering::Relaxed,
                ..atomic
            },
        }))
    }

    pub(super) fn fence(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        if let Some((atomic, fences)) = self.ordered(inst, inst.ordering())? {
            self.b.effect(Inst::Fence { atomic, fences });
        }
        Ok(Vec::new())
    }

    /// A fence of all memory.
    pub(super) fn fence_all(&mut self, atomic: Atomic) {
        let fences = Fences::ALL;
        self.b.effect(Inst::Fence { atomic, fences });
    }

    pub(super) fn atomic_rmw(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        let op = match inst.rmw_operation() {
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpXchg => RmwOp::Exchange,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpAdd => RmwOp::Add,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpSub => RmwOp::Sub,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpAnd => RmwOp::And,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpNand => RmwOp::Nand,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpOr => RmwOp::Or,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpXor => RmwOp::Xor,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpMax => RmwOp::SMax,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpMin => RmwOp::SMin,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpUMax => RmwOp::UMax,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpUMin => RmwOp::UMin,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpFAdd => RmwOp::FAdd,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpFSub => RmwOp::FSub,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpFMax => RmwOp::FMax,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpFMin => RmwOp::FMin,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpUIncWrap => RmwOp::IncWrap,
            LLVMAtomicRMWBinOp::LLVMAtomicRMWBinOpUDecWrap => RmwOp::DecWrap,
        };
        let ptr = self.one(inst.operand(0))?;
        let values = self.all(inst.operand(1))?;
        let Some(atomic) = self.atomicity(inst, inst.ordering())? else {
            return unmodelled(Construct::AtomicWithoutOrder);
        };
        // An operation on a vector is one per lane.
        let mut lanes = Vec::with_capacity(values.len());
        for (leaf, value) in self.types.leaves(inst.ty())?.into_iter().zip(values) {
            let ptr = self.b.offset(ptr, leaf.offset as i64);
            lanes.push(self.b.push(
                Inst::AtomicRmw {
                    op,
                    ptr,
                    value,
                    atomic,
                },
                leaf.ty,
            ));
        }
        Ok(lanes)
    }

    /// The result is the old value and whether the exchange took place.
    pub(super) fn cmpxchg(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        let ptr = self.one(inst.operand(0))?;
        let (expected, desired) = (self.one(inst.operand(1))?, self.one(inst.operand(2))?);
        let (success, failure) = inst.cmpxchg_orderings();
        let (Some(success), Some(failure)) = (
            self.atomicity(inst, success)?,
            self.atomicity(inst, failure)?,
        ) else {
            return unmodelled(Construct::AtomicWithoutOrder);
        };
        let ty = self.b.ty(expected);
        let old = self.b.push(
            Inst::CmpXchg {
                ptr,
                expected,
                desired,
                success,
                failure: failure.order,
            },
            ty,
        );
        let equal = self.b.icmp(IntPredicate::Eq, old, expected);
        // Checkers of programs of threads take the weak form for the strong one.
        let done = if inst.is_weak() && self.types.target != Target::Host {
            let lucky = self.b.nondet("weak", Type::BOOL);
            self.b.binary(BinaryOp::And, equal, lucky)
        } else {
            equal
        };
        Ok(vec![old, done])
    }

    /// The synchronisation scope of an atomic instruction. LLVM 19 shows its
    /// name only in the printed instruction.
    pub(super) fn scope(&self, inst: Val) -> Lowered<Scope> {
        let text = inst.to_text();
        let Some((_, rest)) = text.split_once("syncscope(\"") else {
            return Ok(Scope::System);
        };
        let name = rest.split('"').next().unwrap_or_default();
        // `one-as` orders one address space only; the threads are the same.
        let scope = name.strip_suffix("-one-as").unwrap_or(name);
        Ok(match scope {
            "" | "one-as" | "all_svm_devices" => Scope::System,
            "agent" | "device" => Scope::Gpu,
            "cluster" => Scope::Cluster,
            "workgroup" | "block" => Scope::Block,
            "wavefront" | "subgroup" | "sub_group" => Scope::Warp,
            "singlethread" | "work_item" => Scope::Thread,
            other => return unmodelled(Construct::SynchronisationScope(other.to_string())),
        })
    }
}

/// The access to a part of a vector or struct that begins `offset` bytes in.
pub(super) fn at_offset(access: Access, offset: u64) -> Access {
    let align = match offset {
        0 => access.align,
        _ => access.align.min(1 << offset.trailing_zeros().min(16)),
    };
    Access { align, ..access }
}

fn ordering(ordering: LLVMAtomicOrdering) -> Option<Ordering> {
    Some(match ordering {
        LLVMAtomicOrdering::LLVMAtomicOrderingNotAtomic => return None,
        LLVMAtomicOrdering::LLVMAtomicOrderingUnordered
        | LLVMAtomicOrdering::LLVMAtomicOrderingMonotonic => Ordering::Relaxed,
        LLVMAtomicOrdering::LLVMAtomicOrderingAcquire => Ordering::Acquire,
        LLVMAtomicOrdering::LLVMAtomicOrderingRelease => Ordering::Release,
        LLVMAtomicOrdering::LLVMAtomicOrderingAcquireRelease => Ordering::AcqRel,
        LLVMAtomicOrdering::LLVMAtomicOrderingSequentiallyConsistent => Ordering::SeqCst,
    })
}
