//! AMD's accesses through buffers (`llvm.amdgcn.raw.ptr.buffer.load`).
//!
//! A buffer is an address and a number of bytes. An access at an offset in it is one at the address
//! plus the offset; one that is outside reads zeros or writes nothing, which is how compilers leave
//! out lanes. Of the buffers only those without strides are known, whose checks look at the offset
//! alone. What an access does that begins inside and ends outside depends on the chip (LLVM's "User
//! Guide for AMDGPU Backend", "Relaxed Buffer OOB Mode"): that there is none is an assumption.
//!
//! The descriptor itself has no scalars in the kernel IR: an access looks at what made it.

use super::calls::Call;
use super::function::Importer;
use super::handle::Val;
use super::memory::at_offset;
use super::types::Leaf;
use super::{Lowered, names, unmodelled};
use crate::kir::{
    Access, Atomic, Construct, Inst, IntPredicate, Ordering, RmwOp, Scope, Type, ValueId,
};

/// Makes a descriptor of an address, a stride, a number of bytes and flags. The number has 32 or
/// 64 bits, by version.
const RESOURCE: &str = "llvm.amdgcn.make.buffer.rsrc.";

pub(super) fn is_resource(name: &str) -> bool {
    name.starts_with(RESOURCE)
}

/// Flags of buffers of untyped bytes whose checks look at the offset: as compilers write them up
/// to gfx9, and with the kind of the checks from gfx10 on.
const FLAGS: [i64; 2] = [0x27000, 0x3102_7000];

/// Bits of the last argument of an access that are about caches alone.
const CACHES: i64 = 0b1_0111;

const WHOLE: &str = "accesses through buffers are not partly outside of these";

/// The address of an access, and whether it happens.
struct Place {
    address: ValueId,
    inside: ValueId,
}

struct Buffer {
    base: ValueId,
    bytes: ValueId,
}

impl Importer<'_> {
    /// `None` for names of other intrinsics.
    pub(super) fn amdgcn_buffer(
        &mut self,
        name: &str,
        call: &Call,
    ) -> Option<Lowered<Vec<ValueId>>> {
        let is_plain = |ty: &str| !ty.contains('.');
        if is_resource(&call.name) {
            return Some(Ok(Vec::new()));
        }
        if name
            .strip_prefix("raw.ptr.buffer.load.")
            .is_some_and(is_plain)
        {
            return Some(self.buffer_load(call));
        }
        if name
            .strip_prefix("raw.ptr.buffer.store.")
            .is_some_and(is_plain)
        {
            return Some(self.buffer_store(call));
        }
        let atomic = name.strip_prefix("raw.ptr.buffer.atomic.")?;
        let (operation, ty) = atomic.split_once('.')?;
        let op = rmw(operation).filter(|_| is_plain(ty))?;
        Some(self.buffer_atomic(op, call))
    }

    /// Of the device's scope, and ordered with nothing: fences around it are of their own.
    fn buffer_atomic(&mut self, op: RmwOp, call: &Call) -> Lowered<Vec<ValueId>> {
        let ty = self.types.scalar(call.inst.ty())?;
        let value = self.arg(call, 0)?;
        let place = self.in_buffer(call, 1)?;
        let zero = self.b.bits(ty, 0);
        let when = self.b.when(place.inside);
        let atomic = Atomic {
            order: Ordering::Relaxed,
            scope: Scope::Gpu,
        };
        let ptr = place.address;
        let inst = Inst::AtomicRmw {
            op,
            ptr,
            value,
            atomic,
        };
        let old = self.b.push(inst, ty);
        Ok(self.b.end_when(when, &[[old, zero]]))
    }

    fn buffer_load(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let leaves = self.types.leaves(call.inst.ty())?;
        let place = self.in_buffer(call, 0)?;
        let zeros: Vec<ValueId> = (leaves.iter())
            .map(|leaf| match leaf.ty {
                Type::Ptr(_) => self.b.null(leaf.ty),
                ty => self.b.bits(ty, 0),
            })
            .collect();
        let when = self.b.when(place.inside);
        let mut loaded = Ok(Vec::new());
        for leaf in leaves {
            let at = self.b.offset(place.address, leaf.offset as i64);
            let lane = self.load_scalar(at, leaf.ty, access(leaf));
            loaded = loaded.and_then(|lanes| Ok([lanes, vec![lane?]].concat()));
        }
        let lanes = loaded.as_deref().unwrap_or(&[]).iter();
        let pairs: Vec<[ValueId; 2]> = lanes.zip(zeros).map(|(&lane, zero)| [lane, zero]).collect();
        let merged = self.b.end_when(when, &pairs);
        loaded.map(|_| merged)
    }

    fn buffer_store(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let Some(&stored) = call.args.first() else {
            return unmodelled(Construct::TooFewArguments(call.name.clone()));
        };
        let (values, leaves) = (self.all(stored)?, self.types.leaves(stored.ty())?);
        let place = self.in_buffer(call, 1)?;
        let when = self.b.when(place.inside);
        let mut done = Ok(());
        for (value, leaf) in values.into_iter().zip(leaves) {
            let at = self.b.offset(place.address, leaf.offset as i64);
            done = done.and(self.store_scalar(at, value, access(leaf)));
        }
        self.b.end_when(when, &[]);
        done.map(|()| Vec::new())
    }

    /// The place of an access whose descriptor is the argument `first`.
    fn in_buffer(&mut self, call: &Call, first: usize) -> Lowered<Place> {
        let buffer = self.buffer(call, first)?;
        let caches = self.constant_arg(call, first + 3)?;
        if self.constant_arg(call, first + 2)? != 0 || caches & !CACHES != 0 {
            return unmodelled(Construct::Intrinsic(call.name.clone()));
        }
        let offset = self.arg(call, first + 1)?;
        let offset = self.b.resize(offset, 64, false);
        // An offset that is outside promises nothing.
        let address = Inst::PtrAdd {
            base: buffer.base,
            offset: 0,
            terms: vec![(offset, 1)],
            inbounds: false,
        };
        let address = self.b.push(address, self.b.ty(buffer.base));
        let inside = self.b.icmp(IntPredicate::Ult, offset, buffer.bytes);
        self.grant(WHOLE.to_owned());
        Ok(Place { address, inside })
    }

    /// What made the descriptor. One that is a choice, or comes from memory, is not known.
    fn buffer(&mut self, call: &Call, argument: usize) -> Lowered<Buffer> {
        let unknown = || unmodelled(Construct::Intrinsic(call.name.clone()));
        let resource = call.args.get(argument).copied();
        let name = |value: Val| names::intrinsic(value.callee_name().unwrap_or_default()).0;
        let Some(made) = resource.filter(|&made| is_resource(&name(made))) else {
            return unknown();
        };
        let [base, stride, bytes, flags] = made.call_args()[..] else {
            return unknown();
        };
        let flags = flags.signed_constant();
        let is_known = flags.is_some_and(|flags| FLAGS.contains(&flags));
        if stride.signed_constant() != Some(0) || !is_known {
            return unknown();
        }
        let (base, bytes) = (self.one(base)?, self.one(bytes)?);
        // Descriptors with these flags keep 32 bits of it.
        let bytes = self.b.resize(bytes, 32, false);
        let bytes = self.b.resize(bytes, 64, false);
        Ok(Buffer { base, bytes })
    }
}

/// Buffers hold words; smaller elements are aligned to themselves.
fn access(leaf: Leaf) -> Access {
    let align = leaf.ty.bytes().min(4) as u32;
    at_offset(Access::plain(align), leaf.offset)
}

/// What an atomic operation of this name does with the old value.
fn rmw(operation: &str) -> Option<RmwOp> {
    Some(match operation {
        "swap" => RmwOp::Exchange,
        "add" => RmwOp::Add,
        "sub" => RmwOp::Sub,
        "and" => RmwOp::And,
        "or" => RmwOp::Or,
        "xor" => RmwOp::Xor,
        "smin" => RmwOp::SMin,
        "smax" => RmwOp::SMax,
        "umin" => RmwOp::UMin,
        "umax" => RmwOp::UMax,
        "fadd" => RmwOp::FAdd,
        "fmin" => RmwOp::FMin,
        "fmax" => RmwOp::FMax,
        _ => return None,
    })
}
