//! AMD's intrinsics (`llvm.amdgcn.…`) and device library.

use std::collections::BTreeMap;

use super::calls::Call;
use super::function::Importer;
use super::handle::{Opcode, Val};
use super::{Lowered, unmodelled};
use crate::kir::{
    AddressSpace, Atomic, BarrierKind, CastOp, Construct, Fences, Geometry, Inst, LaunchFact,
    Object, ObjectKind, Ordering, RmwOp, Scope, Struct, Type, ValueId,
};

/// Memory that the runtime fills in before a kernel starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum LaunchMemory {
    /// The arguments behind those of the source.
    ImplicitArguments,
    /// The packet that started the kernel.
    DispatchPacket,
}

impl LaunchMemory {
    fn name(self) -> &'static str {
        match self {
            LaunchMemory::ImplicitArguments => "implicitarg",
            LaunchMemory::DispatchPacket => "dispatch_packet",
        }
    }

    /// The integers in it, by the layouts of code object version 5 and of
    /// `hsa_kernel_dispatch_packet_t`.
    fn facts(self) -> BTreeMap<(u64, u64), LaunchFact> {
        let geometry = |query| move |dim| LaunchFact::Geometry(query, dim);
        let mut facts = BTreeMap::new();
        let mut add = |start: u64, bytes: u64, dims: u8, fact: &dyn Fn(u8) -> LaunchFact| {
            for dim in 0..dims {
                facts.insert((start + bytes * u64::from(dim), bytes), fact(dim));
            }
        };
        match self {
            LaunchMemory::ImplicitArguments => {
                add(0, 4, 3, &geometry(Geometry::GridDim));
                add(12, 2, 3, &geometry(Geometry::BlockDim));
                add(18, 2, 3, &|_| LaunchFact::Zero);
                add(40, 8, 3, &geometry(Geometry::GlobalOffset));
                add(64, 2, 1, &geometry(Geometry::WorkDim));
            }
            LaunchMemory::DispatchPacket => {
                add(4, 2, 3, &geometry(Geometry::BlockDim));
                add(12, 4, 3, &LaunchFact::GlobalSize);
            }
        }
        facts
    }
}

pub(super) fn lower(importer: &mut Importer<'_>, call: &Call) -> Lowered<Vec<ValueId>> {
    let name = call
        .name
        .trim_start_matches("llvm.amdgcn.")
        .trim_start_matches("llvm.r600.");
    importer.amdgcn(name, call)
}

/// `__ockl_get_local_id` and its kin: the device library's names for geometry.
pub(super) fn library(importer: &mut Importer<'_>, call: &Call) -> Option<Lowered<Vec<ValueId>>> {
    let query = call.name.strip_prefix("__ockl_get_")?;
    let (geometry, outside) = match query {
        "local_id" => (Geometry::ThreadId, 0),
        "group_id" => (Geometry::BlockId, 0),
        "local_size" => (Geometry::BlockDim, 1),
        "num_groups" => (Geometry::GridDim, 1),
        _ => return None,
    };
    Some(importer.arg(call, 0).and_then(|dim| {
        let value = importer.by_dimension(dim, outside, |i, dim| i.geometry(geometry, dim));
        importer.as_result(value, call)
    }))
}

/// Scheduling hints and counters of the hardware.
const IGNORED: [&str; 14] = [
    "s.waitcnt",
    "s.sleep",
    "s.setprio",
    "s.nop",
    "s.incperflevel",
    "s.decperflevel",
    "s.icache.inv",
    "s.dcache.wb",
    "sched.barrier",
    "sched.group.barrier",
    "iglp.opt",
    "s.wait",
    "s.sethalt",
    "s.ttracedata",
];

/// Exchanges among lanes that happen to be active, counters, and the matrix
/// units: arbitrary results. No lane waits for another.
const ARBITRARY: [&str; 23] = [
    "writelane",
    "ds.permute",
    "ds.swizzle",
    "mov.dpp",
    "update.dpp",
    "permlane",
    "mbcnt",
    "s.memtime",
    "s.memrealtime",
    "s.getreg",
    "s.get.waveid",
    "mfma",
    "wmma",
    "smfmac",
    "wavefrontsize",
    "groupstaticsize",
    "is.shared",
    "is.private",
    "dispatch.id",
    "icmp",
    "fcmp",
    "set.inactive",
    "live.mask",
];

/// Functions of their arguments alone.
const PURE: [&str; 34] = [
    "rcp", "rsq", "sqrt", "sin", "cos", "exp2", "log", "fract", "ldexp", "frexp", "class", "cvt",
    "fmed3", "ubfe", "sbfe", "perm", "alignb", "mul", "mad", "sad", "msad", "qsad", "mqsad",
    "fdot2", "sdot", "udot", "sudot", "div.", "trig", "cube", "lerp", "fmul", "bitop", "fma",
];

impl Importer<'_> {
    /// The instruction itself orders no memory; fences around it do (LLVM's "User Guide for
    /// AMDGPU Backend", "Memory Model").
    fn fences_around(&self, barrier: Val) -> Fences {
        let nearest = |step: fn(Val) -> Option<Val>| {
            let between = |inst: &Val| {
                let name = inst.callee_name().unwrap_or_default();
                let keeps_order = ["llvm.dbg.", "llvm.amdgcn.s.waitcnt", "llvm.amdgcn.sched."];
                keeps_order.iter().any(|known| name.starts_with(known))
            };
            let mut others = std::iter::successors(step(barrier), |inst| step(*inst));
            others.find(|inst| !between(inst))
        };
        let orders = |inst: Option<Val>, wanted: Ordering| {
            let fence = inst.filter(|inst| inst.has_opcode(Opcode::LLVMFence));
            let ordered = fence.and_then(|fence| self.ordered(fence, fence.ordering()).ok()?);
            let enough = [wanted, Ordering::AcqRel, Ordering::SeqCst];
            let ordered = ordered.filter(|(atomic, _)| {
                enough.contains(&atomic.order) && atomic.scope >= Scope::Block
            });
            ordered.map_or(Fences::NONE, |(_, fences)| fences)
        };
        let before = orders(nearest(Val::previous_inst), Ordering::Release);
        before.and(orders(nearest(Val::next_inst), Ordering::Acquire))
    }

    fn amdgcn(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        if let Some((query, dim)) = place(name) {
            let value = self.geometry(query, dim);
            return self.as_result(value, call);
        }
        match name {
            "s.barrier" => {
                let fences = self.fences_around(call.inst);
                let kind = BarrierKind::Block;
                self.b.effect(Inst::Barrier { kind, fences });
                return Ok(Vec::new());
            }
            "s.barrier.signal" | "s.barrier.wait" => {
                return unmodelled(Construct::SplitBarrier);
            }
            // Keeps the compiler from moving memory operations; no lane waits.
            "wave.barrier" => return Ok(Vec::new()),
            "implicitarg.ptr" => return self.launch_memory(LaunchMemory::ImplicitArguments, call),
            "dispatch.ptr" => return self.launch_memory(LaunchMemory::DispatchPacket, call),
            // `cut` ends the block here.
            "endpgm" => return Ok(Vec::new()),
            _ => {}
        }
        let starts = |names: &[&str]| names.iter().any(|known| name.starts_with(known));
        if starts(&IGNORED) && call.inst.ty().is_void() {
            return Ok(Vec::new());
        }
        if let Some(op) = atomic(name) {
            return self.amd_atomic(op, call);
        }
        if let Some(result) = self.amdgcn_buffer(name, call) {
            return result;
        }
        if let Some(result) = self.amdgcn_warp(name, call) {
            return result;
        }
        if starts(&ARBITRARY) && !call.inst.ty().is_void() {
            return self.arbitrary(name, call.inst.ty());
        }
        if starts(&PURE) && self.is_scalar_function(call) {
            return self.pure_across(name, call);
        }
        unmodelled(Construct::Intrinsic(call.name.clone()))
    }

    /// The address of memory that `transform::structs` resolves to facts about the launch.
    fn launch_memory(&mut self, memory: LaunchMemory, call: &Call) -> Lowered<Vec<ValueId>> {
        let Type::Ptr(space) = self.types.scalar(call.inst.ty())? else {
            return unmodelled(Construct::ResultType(call.name.clone()));
        };
        let kernel = &mut self.b.kernel;
        let object = *self.launch_memory.entry(memory).or_insert_with(|| {
            let object = kernel.objects.push(Object {
                name: memory.name().to_owned(),
                kind: ObjectKind::PrivateParam,
                space: AddressSpace::Private,
                size: None,
                pointee: None,
                initial: None,
                names_objects: false,
                constant: true,
                span: None,
            });
            let known = Struct {
                facts: memory.facts(),
                ..Struct::default()
            };
            kernel.structs.insert(object, known);
            object
        });
        Ok(vec![self.b.address(object, space)])
    }

    fn amd_atomic(&mut self, op: RmwOp, call: &Call) -> Lowered<Vec<ValueId>> {
        let (ptr, value) = (self.arg(call, 0)?, self.arg(call, 1)?);
        let atomic = Atomic {
            order: Ordering::Relaxed,
            scope: Scope::Gpu,
        };
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
        match self.types.scalar(call.inst.ty()) {
            _ if call.inst.ty().is_void() => Ok(Vec::new()),
            Ok(result) if result == ty => Ok(vec![old]),
            _ => Ok(vec![self.b.cast(
                CastOp::Bitcast,
                old,
                self.types.scalar(call.inst.ty())?,
            )]),
        }
    }
}

fn place(name: &str) -> Option<(Geometry, u8)> {
    let (query, dim) = name.rsplit_once('.')?;
    let dim = ["x", "y", "z"].iter().position(|axis| *axis == dim)? as u8;
    match query {
        "workitem.id" | "read.tidig" => Some((Geometry::ThreadId, dim)),
        "workgroup.id" | "read.tgid" => Some((Geometry::BlockId, dim)),
        "read.local.size" => Some((Geometry::BlockDim, dim)),
        "read.ngroups" => Some((Geometry::GridDim, dim)),
        _ => None,
    }
}

fn atomic(name: &str) -> Option<RmwOp> {
    let operation = ["global.atomic.", "flat.atomic.", "ds."]
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix))?;
    Some(match operation.split('.').next()? {
        "fadd" => RmwOp::FAdd,
        "fmin" => RmwOp::FMin,
        "fmax" => RmwOp::FMax,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn launch_memory_holds_sizes() {
        let fact =
            |memory: LaunchMemory, offset, bytes| memory.facts().get(&(offset, bytes)).copied();
        use LaunchFact::*;
        use LaunchMemory::*;
        assert_eq!(
            fact(ImplicitArguments, 8, 4),
            Some(Geometry(super::Geometry::GridDim, 2))
        );
        assert_eq!(
            fact(ImplicitArguments, 14, 2),
            Some(Geometry(super::Geometry::BlockDim, 1))
        );
        assert_eq!(
            fact(DispatchPacket, 4, 2),
            Some(Geometry(super::Geometry::BlockDim, 0))
        );
        assert_eq!(fact(DispatchPacket, 16, 4), Some(GlobalSize(1)));
        assert_eq!(fact(DispatchPacket, 24, 4), None);
        assert_eq!(fact(ImplicitArguments, 12, 4), None);
    }
}
