//! NVIDIA's intrinsics (`llvm.nvvm.…`).

use super::calls::Call;
use super::function::Importer;
use super::{Lowered, unmodelled};
use crate::kir::warp::Lanes;
use crate::kir::{
    Access, Atomic, BarrierKind, BinaryOp, CastOp, Construct, Fences, Geometry, Inst, IntPredicate,
    Ordering, Proxied, Queue, RmwOp, Scope, Type, ValueId, Vote,
};

pub(super) fn lower(importer: &mut Importer<'_>, call: &Call) -> Lowered<Vec<ValueId>> {
    importer.nvvm(call.name.trim_start_matches("llvm.nvvm."), call)
}

/// Functions of their arguments alone, by the beginnings of their names.
const PURE: [&str; 62] = [
    "fabs", "sqrt", "rcp", "rsqrt", "sin.", "cos.", "ex2", "lg2", "fma.", "mul.", "add.", "div.",
    "f2i", "f2ui", "f2l", "f2ul", "f2h", "f2bf", "f2tf", "ff2", "d2i", "d2ui", "d2l", "d2ul",
    "d2f", "i2f", "i2d", "ui2", "ll2", "ull2", "fmin", "fmax", "floor", "ceil", "round", "trunc",
    "saturate", "abs", "neg", "mulhi", "mul24", "sad", "prmt", "brev", "clz", "popc", "lohi",
    "bitcast", "isnan", "h2f", "bf2h", "ex2.", "tanh", "e4m3", "e5m2", "idp4a", "idp2a", "bfe",
    "bfi", "szext", "bmsk", "fns",
];

impl Importer<'_> {
    fn nvvm(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        if let Some(register) = name.strip_prefix("read.ptx.sreg.") {
            return self.special_register(register, call);
        }
        if let Some(result) = self.nvvm_barrier(name, call) {
            return result;
        }
        if let Some(result) = self.nvvm_warp(name, call) {
            return result;
        }
        if let Some(rest) = name.strip_prefix("atomic.") {
            return self.nvvm_atomic(rest, call);
        }
        match name {
            "membar.cta" => self.full_fence(Scope::Block),
            "membar.gl" => self.full_fence(Scope::Gpu),
            "membar.sys" => self.full_fence(Scope::System),
            "fence.sc.cluster" => self.full_fence(Scope::Cluster),
            "nanosleep" => Ok(Vec::new()),
            _ if name.starts_with("fence.proxy.") => {
                let kind = name.trim_start_matches("fence.proxy.").replace('_', "::");
                self.proxy_fence(&kind.split('.').collect::<Vec<_>>());
                Ok(Vec::new())
            }
            _ if name.starts_with("wgmma.") => self.nvvm_products(name, call),
            _ if name.starts_with("cp.async.") && !name.contains("bulk") => {
                self.nvvm_copy(name, call)
            }
            _ if name.starts_with("ldmatrix.") => {
                let row = self.arg(call, 0)?;
                self.converge(name, Lanes::All);
                self.load_scalar(row, Type::Int(128), Access::plain(16))?;
                self.arbitrary(name, call.inst.ty())
            }
            _ if name.starts_with("mma.") => {
                self.converge(name, Lanes::All);
                self.arbitrary(name, call.inst.ty())
            }
            // `cut` ends the thread here.
            "exit" => Ok(Vec::new()),
            "reflect" => self.as_zero(call),
            _ if name.starts_with("ldg.") || name.starts_with("ldu.") => self.cached_load(call),
            _ if name.starts_with("ptr.") => {
                let ptr = self.arg(call, 0)?;
                let ty = self.types.scalar(call.inst.ty())?;
                Ok(vec![self.b.cast(CastOp::AddrSpace, ptr, ty)])
            }
            _ if name.starts_with("isspacep.")
                || name.starts_with("tex.")
                || name.starts_with("tld4.") =>
            {
                self.arbitrary(name, call.inst.ty())
            }
            _ if PURE.iter().any(|known| name.starts_with(known))
                && self.is_scalar_function(call) =>
            {
                self.nvvm_arithmetic(name, call)
            }
            _ => unmodelled(Construct::Intrinsic(call.name.clone())),
        }
    }

    fn special_register(&mut self, register: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let (name, dim) = match register.rsplit_once('.') {
            Some((name, "x")) => (name, 0),
            Some((name, "y")) => (name, 1),
            Some((name, "z")) => (name, 2),
            _ => (register, 0),
        };
        let value = match name {
            "tid" => self.geometry(Geometry::ThreadId, dim),
            "ntid" => self.geometry(Geometry::BlockDim, dim),
            "ctaid" => self.geometry(Geometry::BlockId, dim),
            "nctaid" => self.geometry(Geometry::GridDim, dim),
            "laneid" => self.geometry(Geometry::LaneId, 0),
            "warpsize" => self.b.int(32, 32),
            "lanemask.eq" | "lanemask.lt" | "lanemask.le" | "lanemask.gt" | "lanemask.ge" => {
                self.lane_mask(name)
            }
            // Clocks, timers, ids of processors and of clusters.
            _ => return self.arbitrary(name, call.inst.ty()),
        };
        self.as_result(value, call)
    }

    /// The lanes before, at or after the thread's own.
    pub(super) fn lane_mask(&mut self, name: &str) -> ValueId {
        let lane = self.geometry(Geometry::LaneId, 0);
        let one = self.b.int(32, 1);
        let ones = self.b.int(32, -1);
        let own = self.b.binary(BinaryOp::Shl, one, lane);
        let below = self.b.binary(BinaryOp::Sub, own, one);
        match name {
            "lanemask.eq" => own,
            "lanemask.lt" => below,
            "lanemask.le" => self.b.binary(BinaryOp::Or, own, below),
            "lanemask.ge" => self.b.binary(BinaryOp::Xor, below, ones),
            _ => {
                let up_to = self.b.binary(BinaryOp::Or, own, below);
                self.b.binary(BinaryOp::Xor, up_to, ones)
            }
        }
    }

    fn nvvm_barrier(&mut self, name: &str, call: &Call) -> Option<Lowered<Vec<ValueId>>> {
        let result = match name {
            "barrier0"
            | "barrier.cta.sync.aligned.all"
            | "barrier.cta.sync.all"
            | "bar.sync"
            | "barrier.sync"
            | "barrier.n" => self.block_barrier(call),
            "barrier"
            | "barrier.sync.cnt"
            | "barrier.cta.sync.aligned.count"
            | "barrier.cta.sync.count" => self.counted_barrier(call),
            "barrier0.popc" | "barrier0.and" | "barrier0.or" => self.reducing_barrier(name, call),
            "barrier.cta.arrive.aligned.count" | "barrier.cta.arrive.count" => self.arrival(call),
            "bar.warp.sync" => self.arg(call, 0).map(|mask| {
                self.barrier(BarrierKind::Warp { mask: Some(mask) });
                Vec::new()
            }),
            "barrier.cluster.wait" | "barrier.cluster.wait.aligned" => {
                self.barrier(BarrierKind::Cluster);
                Ok(Vec::new())
            }
            "barrier.cluster.arrive" | "barrier.cluster.arrive.aligned" => {
                self.cluster_arrival(call)
            }
            _ => return None,
        };
        Some(result)
    }

    pub(super) fn barrier(&mut self, kind: BarrierKind) {
        self.b.effect(Inst::Barrier {
            kind,
            fences: Fences::ALL,
        });
    }

    /// A barrier of all threads; one with another number than 0 counts apart.
    fn block_barrier(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let kind = if call.args.is_empty() || self.constant_arg(call, 0) == Ok(0) {
            BarrierKind::Block
        } else {
            let id = self.arg(call, 0)?;
            BarrierKind::Named {
                id,
                count: self.b.int(32, 0),
            }
        };
        self.barrier(kind);
        Ok(Vec::new())
    }

    fn counted_barrier(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let (id, count) = (self.arg(call, 0)?, self.arg(call, 1)?);
        self.barrier(BarrierKind::Named { id, count });
        Ok(Vec::new())
    }

    fn arrival(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let (id, count) = (self.arg(call, 0)?, self.arg(call, 1)?);
        self.barrier(BarrierKind::Arrive { id, count });
        Ok(Vec::new())
    }

    fn reducing_barrier(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let op = match name {
            "barrier0.popc" => Vote::Count,
            "barrier0.and" => Vote::All,
            _ => Vote::Any,
        };
        self.vote_of_block(op, 0, Fences::ALL, call)
    }

    /// A block barrier whose result is made of all threads' predicates.
    pub(super) fn vote_of_block(
        &mut self,
        op: Vote,
        argument: usize,
        fences: Fences,
        call: &Call,
    ) -> Lowered<Vec<ValueId>> {
        let predicate = self.arg(call, argument)?;
        let predicate = self.is_nonzero(predicate);
        let ty = self.types.scalar(call.inst.ty())?;
        let inst = Inst::BarrierReduce {
            op,
            predicate,
            fences,
        };
        Ok(vec![self.b.push(inst, ty)])
    }

    /// Arriving and waiting at once is a barrier; work in between is not.
    fn cluster_arrival(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let waits = call.inst.next_inst().and_then(|next| next.callee_name());
        match waits {
            Some(name) if name.starts_with("llvm.nvvm.barrier.cluster.wait") => Ok(Vec::new()),
            _ => unmodelled(Construct::SplitClusterBarrier),
        }
    }

    /// `load.inc.32`, `load.dec.32`, `add.gen.f.cta`, `cas.gen.i.sys`, …
    fn nvvm_atomic(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let parts: Vec<&str> = name.split('.').collect();
        let scope = match () {
            () if parts.contains(&"cta") => Scope::Block,
            () if parts.contains(&"sys") => Scope::System,
            () => Scope::Gpu,
        };
        let float = parts.contains(&"f");
        let atomic = Atomic {
            order: Ordering::Relaxed,
            scope,
        };
        let ptr = self.arg(call, 0)?;
        let value = self.arg(call, 1)?;
        let ty = self.b.ty(value);
        let operation = if parts[0] == "load" {
            parts.get(1).copied().unwrap_or_default()
        } else {
            parts[0]
        };
        let op = match operation {
            "inc" => RmwOp::IncWrap,
            "dec" => RmwOp::DecWrap,
            "add" if float => RmwOp::FAdd,
            "add" => RmwOp::Add,
            "exch" => RmwOp::Exchange,
            "max" => RmwOp::SMax,
            "min" => RmwOp::SMin,
            "and" => RmwOp::And,
            "or" => RmwOp::Or,
            "xor" => RmwOp::Xor,
            "cas" => {
                let desired = self.arg(call, 2)?;
                let inst = Inst::CmpXchg {
                    ptr,
                    expected: value,
                    desired,
                    success: atomic,
                    failure: Ordering::Relaxed,
                };
                return Ok(vec![self.b.push(inst, ty)]);
            }
            _ => return unmodelled(Construct::Intrinsic(call.name.clone())),
        };
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

    pub(super) fn full_fence(&mut self, scope: Scope) -> Lowered<Vec<ValueId>> {
        let order = Ordering::SeqCst;
        self.fence_all(Atomic { order, scope });
        Ok(Vec::new())
    }

    fn as_zero(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let ty = self.types.scalar(call.inst.ty())?;
        Ok(vec![self.b.bits(ty, 0)])
    }

    /// `ldg`, `ldu`: loads through a read-only cache; the second argument is
    /// the alignment.
    fn cached_load(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let ptr = self.arg(call, 0)?;
        let align = u32::try_from(self.constant_arg(call, 1)?)
            .unwrap_or(1)
            .max(1);
        let mut lanes = Vec::new();
        for leaf in self.types.leaves(call.inst.ty())? {
            let at = self.b.offset(ptr, leaf.offset as i64);
            let plain = Access {
                read_only: true,
                ..Access::plain(align)
            };
            let access = super::memory::at_offset(plain, leaf.offset);
            lanes.push(self.load_scalar(at, leaf.ty, access)?);
        }
        Ok(lanes)
    }

    /// Integer functions exactly, the others uninterpreted.
    /// `cp.async.ca.shared.global.16` and what goes with it. A last argument says how much
    /// is read; all is taken to be.
    fn nvvm_copy(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let inst = match name {
            "cp.async.commit.group" => Inst::CopyCommit {
                queue: Queue::Copies,
            },
            "cp.async.wait.all" => Inst::CopyWait {
                queue: Queue::Copies,
                pending: None,
            },
            "cp.async.wait.group" => Inst::CopyWait {
                queue: Queue::Copies,
                pending: Some(self.arg(call, 0)?),
            },
            _ => {
                let rest = name
                    .strip_prefix("cp.async.ca.shared.global.")
                    .or(name.strip_prefix("cp.async.cg.shared.global."));
                let bytes = rest.and_then(|rest| rest.trim_end_matches(".s").parse().ok());
                let Some(bytes) = bytes else {
                    return unmodelled(Construct::Intrinsic(call.name.clone()));
                };
                let (to, from) = (self.arg(call, 0)?, self.arg(call, 1)?);
                Inst::ThreadCopy {
                    to: Some(to),
                    from,
                    bytes,
                    bulk: false,
                }
            }
        };
        self.b.effect(inst);
        Ok(Vec::new())
    }

    /// The groups of products that stand in assembly.
    fn nvvm_products(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let queue = Queue::Products;
        let inst = match name {
            "wgmma.fence.sync.aligned" => Inst::ProxyFence {
                orders: Proxied::Registers,
            },
            "wgmma.commit_group.sync.aligned" => Inst::CopyCommit { queue },
            "wgmma.wait_group.sync.aligned" => {
                let pending = self.arg(call, 0)?;
                let pending = Some(self.b.resize(pending, 32, false));
                Inst::CopyWait { queue, pending }
            }
            _ => return unmodelled(Construct::Intrinsic(call.name.clone())),
        };
        self.converge("wgmma", Lanes::All);
        self.b.effect(inst);
        Ok(Vec::new())
    }

    fn nvvm_arithmetic(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let (function, kind) = name.split_once('.').unwrap_or((name, ""));
        match (function, kind) {
            ("bitcast", _) => {
                let arg = self.arg(call, 0)?;
                let ty = self.types.scalar(call.inst.ty())?;
                Ok(vec![self.bitcast(arg, ty)])
            }
            ("mulhi", "i" | "ui" | "ll" | "ull" | "s" | "us") => {
                let (a, b) = (self.arg(call, 0)?, self.arg(call, 1)?);
                Ok(vec![self.high_product(a, b, !kind.starts_with('u'))?])
            }
            ("mul24", "i" | "ui") => {
                let (a, b) = (self.arg(call, 0)?, self.arg(call, 1)?);
                Ok(vec![self.product_of_24_bits(a, b, kind == "i")])
            }
            ("abs", "i" | "ll") => {
                let arg = self.arg(call, 0)?;
                Ok(vec![self.absolute_of(arg)])
            }
            ("sad", "i" | "ui" | "s" | "us" | "ll" | "ull") => {
                let (a, b, c) = (self.arg(call, 0)?, self.arg(call, 1)?, self.arg(call, 2)?);
                let pred = if kind.starts_with('u') {
                    IntPredicate::Ugt
                } else {
                    IntPredicate::Sgt
                };
                let (ab, ba) = (
                    self.b.binary(BinaryOp::Sub, a, b),
                    self.b.binary(BinaryOp::Sub, b, a),
                );
                let greater = self.b.icmp(pred, a, b);
                let difference = self.b.select(greater, ab, ba);
                Ok(vec![self.b.binary(BinaryOp::Add, c, difference)])
            }
            _ => self.pure_across(name, call),
        }
    }

    /// The upper half of the product.
    pub(super) fn high_product(
        &mut self,
        a: ValueId,
        b: ValueId,
        signed: bool,
    ) -> Lowered<ValueId> {
        let width = self.b.ty(a).bits();
        if 2 * width > 128 {
            return unmodelled(Construct::WideProduct);
        }
        let (a, b) = (
            self.b.resize(a, 2 * width, signed),
            self.b.resize(b, 2 * width, signed),
        );
        let product = self.b.binary(BinaryOp::Mul, a, b);
        let half = self.b.int(2 * width, i64::from(width));
        let high = self.b.binary(BinaryOp::LShr, product, half);
        Ok(self.b.resize(high, width, false))
    }

    /// The low 32 bits of the product of the low 24 bits.
    pub(super) fn product_of_24_bits(&mut self, a: ValueId, b: ValueId, signed: bool) -> ValueId {
        let [a, b] = [a, b].map(|value| self.low_24_bits(value, signed));
        self.b.binary(BinaryOp::Mul, a, b)
    }

    /// The low 24 of 32 bits as a number of 32.
    pub(super) fn low_24_bits(&mut self, value: ValueId, signed: bool) -> ValueId {
        let shift = self.b.int(32, 8);
        let op = if signed {
            BinaryOp::AShr
        } else {
            BinaryOp::LShr
        };
        let high = self.b.binary(BinaryOp::Shl, value, shift);
        self.b.binary(op, high, shift)
    }
}
