//! Operations of warps by their spellings: the prelude's, NVIDIA's intrinsics, inline PTX,
//! OpenCL's sub-groups and AMD's intrinsics. Behind the import no spelling matters.

mod floats;
mod segments;

use super::asm::{Operands, Statement};
use super::calls::Call;
use super::function::Importer;
use super::opencl::mangling::Signature;
use super::{Lowered, unmodelled};
use crate::kir::warp::{Lanes, Segments, Shuffle, WarpOp, WarpReduce, WarpVote};
use crate::kir::{BinaryOp, Construct, Inst, Type, ValueId};
use floats::Extreme;

impl Importer<'_> {
    /// `name(mask, arguments…)` of the prelude; with `active_` before it there is no mask.
    pub(super) fn prelude_warp(
        &mut self,
        name: &str,
        call: &Call,
    ) -> Option<Lowered<Vec<ValueId>>> {
        let (name, active) = match name.strip_prefix("active_") {
            Some(name) => (name, true),
            None => (name, false),
        };
        if let "converge" | "converge_lanes" = name {
            return Some(self.convergence(name == "converge", call));
        }
        let (mut op, args) = prelude_op(name)?;
        let active = active || op == WarpOp::ActiveMask;
        let first = usize::from(!active);
        if matches!(op, WarpOp::Shuffle(..)) {
            let mode = match self.constant_arg(call, first + args) {
                Ok(0) => Shuffle::Index,
                Ok(1) => Shuffle::Up,
                Ok(2) => Shuffle::Down,
                Ok(3) => Shuffle::Xor,
                _ => return Some(unmodelled(Construct::ShuffleMode)),
            };
            op = WarpOp::Shuffle(mode, Segments::Width);
        }
        Some(self.warp_call(op, active, first..first + args, call))
    }

    /// Threads come together and exchange nothing.
    fn convergence(&mut self, whole: bool, call: &Call) -> Lowered<Vec<ValueId>> {
        let lanes = match whole {
            true => Lanes::All,
            false => Lanes::Named(self.arg(call, 0)?),
        };
        self.converge("a collective operation", lanes);
        Ok(Vec::new())
    }

    /// An operation of this name begins, whose result is of no interest here.
    pub(super) fn converge(&mut self, name: &str, lanes: Lanes) {
        self.warp_op(
            WarpOp::Other(name.to_owned()),
            lanes,
            Vec::new(),
            Type::BOOL,
        );
    }

    fn warp_call(
        &mut self,
        op: WarpOp,
        active: bool,
        args: std::ops::Range<usize>,
        call: &Call,
    ) -> Lowered<Vec<ValueId>> {
        let lanes = match active {
            true => Lanes::Active,
            false => Lanes::Named(self.arg(call, 0)?),
        };
        let args = args
            .map(|index| self.arg(call, index))
            .collect::<Lowered<Vec<_>>>()?;
        let ty = self.types.scalar(call.inst.ty())?;
        Ok(vec![self.warp_op(op, lanes, args, ty)])
    }

    /// `__all` of before Volta, in code for CUDA.
    pub(super) fn vote_all(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let predicate = self.arg(call, 0)?;
        let op = WarpOp::Vote(WarpVote::All);
        let result = self.warp_op(op, Lanes::Active, vec![predicate], Type::BOOL);
        self.as_result(result, call)
    }

    /// `llvm.nvvm.shfl.sync.down.i32` and its like. A second result says whether a shuffle
    /// was inside its segment, or whether all matched.
    pub(super) fn nvvm_warp(&mut self, name: &str, call: &Call) -> Option<Lowered<Vec<ValueId>>> {
        if let Some(op) = Extreme::of_nvvm(name) {
            return Some(self.nvvm_extreme(op, call));
        }
        let op = nvvm_op(name)?;
        let synchronises = name.contains("sync");
        Some(self.nvvm_exchange(name, op, synchronises, call))
    }

    fn nvvm_exchange(
        &mut self,
        name: &str,
        op: WarpOp,
        synchronises: bool,
        call: &Call,
    ) -> Lowered<Vec<ValueId>> {
        let mut args = Vec::new();
        for &arg in &call.args {
            args.extend(self.all(arg)?);
        }
        let mask = match synchronises {
            false => None,
            true if args.is_empty() => {
                return unmodelled(Construct::Intrinsic(call.name.clone()));
            }
            // It stands last.
            true if name.starts_with("redux") => args.pop(),
            true => Some(args.remove(0)),
        };
        let lanes = mask.map_or(Lanes::Active, Lanes::Named);
        let leaves = self.types.leaves(call.inst.ty())?;
        let types: Vec<Type> = leaves.iter().map(|leaf| leaf.ty).collect();
        match (&op, types.as_slice()) {
            (WarpOp::Elect, [lane, chosen]) => {
                let elected = self.warp_op(op, lanes, Vec::new(), *chosen);
                Ok(vec![self.b.nondet(name, *lane), elected])
            }
            (_, [ty]) => Ok(vec![self.warp_op(op, lanes, args, *ty)]),
            (_, [ty, Type::Int(1)]) => {
                let inside = self.inside_segment(&op, &args);
                let all = op == WarpOp::MatchAll;
                let result = self.warp_op(op, lanes, args, *ty);
                let second = match inside {
                    Some(inside) => inside,
                    None if all => self.is_nonzero(result),
                    None => self.b.nondet(name, Type::BOOL),
                };
                Ok(vec![result, second])
            }
            _ => unmodelled(Construct::Intrinsic(call.name.clone())),
        }
    }

    /// `shfl.sync.down.b32 d, a, b, c, mask` and its like, one result each; predicates are
    /// known by the given names.
    pub(super) fn ptx_exchange(
        &mut self,
        statement: &Statement,
        predicate: impl Fn(&str) -> Option<ValueId>,
        operands: &mut Operands,
    ) -> Option<Lowered<()>> {
        let parts: Vec<&str> = statement.opcode.split('.').collect();
        let in_memory = statement
            .operands
            .iter()
            .any(|operand| operand.contains('['));
        if in_memory {
            return None;
        }
        if matches!(parts[0], "mma" | "wmma" | "elect") {
            let lanes = match parts[0] {
                "elect" => Lanes::Named(self.ptx_value(statement.operands.last()?, operands)?),
                _ => Lanes::All,
            };
            let op = WarpOp::Other(statement.opcode.clone());
            let args = operands.inputs.clone();
            let outputs = operands.outputs.iter_mut().take(operands.count);
            for (index, output) in outputs.enumerate() {
                let ty = operands.results[index];
                *output = Some(match index {
                    0 => self.warp_op(op.clone(), lanes, args.clone(), ty),
                    _ => self.b.nondet(&statement.opcode, ty),
                });
            }
            return Some(Ok(()));
        }
        if let Some(op) = Extreme::of_ptx(&parts) {
            return self.ptx_extreme(op, statement, operands);
        }
        let (op, count) = ptx_op(&parts)?;
        let to = statement.operands.first()?;
        let output = operands.output(to)?;
        let ty = operands.results[output];
        let mut args = Vec::new();
        for text in statement.operands.get(1..=count)? {
            args.push(match predicate(text) {
                Some(value) => value,
                None => self.ptx_value(text, operands)?,
            });
        }
        let lanes = match op {
            WarpOp::ActiveMask => Lanes::Active,
            _ => Lanes::Named(self.ptx_value(statement.operands.get(count + 1)?, operands)?),
        };
        operands.outputs[output] = Some(self.warp_op(op, lanes, args, ty));
        Some(Ok(()))
    }

    /// OpenCL's functions of sub-groups. All work-items have to come to them, but for those
    /// of the extensions for divergent flow.
    pub(super) fn sub_group(
        &mut self,
        signature: &Signature,
        call: &Call,
    ) -> Option<Lowered<Vec<ValueId>>> {
        let operation = signature.name.strip_prefix("sub_group_")?;
        let (operation, non_uniform) = match operation.strip_prefix("non_uniform_") {
            Some(operation) => (operation, true),
            None => (operation, false),
        };
        let op = sub_group_op(operation, signature)?;
        let divergent = ["elect", "broadcast_first", "ballot", "shuffle"];
        let active = non_uniform || divergent.iter().any(|name| operation.starts_with(name));
        let lanes = if active { Lanes::Active } else { Lanes::All };
        Some(self.sub_group_exchange(&signature.name, op, lanes, call))
    }

    fn sub_group_exchange(
        &mut self,
        name: &str,
        op: WarpOp,
        lanes: Lanes,
        call: &Call,
    ) -> Lowered<Vec<ValueId>> {
        let mut args = Vec::new();
        for &arg in &call.args {
            args.extend(self.all(arg)?);
        }
        let leaves = self.types.leaves(call.inst.ty())?;
        let [leaf] = leaves.as_slice() else {
            let other = WarpOp::Other(name.to_owned());
            let results = leaves.iter();
            let result = |leaf: &super::types::Leaf| {
                self.warp_op(other.clone(), lanes, args.clone(), leaf.ty)
            };
            return Ok(results.map(result).collect());
        };
        if let WarpOp::Shuffle(..) = op {
            args.push(self.b.int(32, SUB_GROUP));
        }
        Ok(vec![self.warp_op(op, lanes, args, leaf.ty)])
    }

    /// AMD's intrinsics whose lanes are those that are active.
    pub(super) fn amdgcn_warp(&mut self, name: &str, call: &Call) -> Option<Lowered<Vec<ValueId>>> {
        let op = match name.split('.').next()? {
            "ballot" => WarpOp::Vote(WarpVote::Ballot),
            "readfirstlane" => WarpOp::BroadcastFirst,
            "readlane" => WarpOp::Broadcast,
            "ds" if name == "ds.bpermute" => WarpOp::Broadcast,
            _ => return None,
        };
        Some(self.amdgcn_exchange(name, op, call))
    }

    fn amdgcn_exchange(&mut self, name: &str, op: WarpOp, call: &Call) -> Lowered<Vec<ValueId>> {
        let ty = self.types.scalar(call.inst.ty())?;
        let mut args = Vec::new();
        for index in 0..call.args.len() {
            args.push(self.arg(call, index)?);
        }
        let of_index = call.args.first().and_then(|arg| arg.callee_name());
        if op == WarpOp::BroadcastFirst
            && of_index.is_some_and(|name| name == "llvm.amdgcn.workitem.id.x")
        {
            let first = self.warp_op(op, Lanes::Active, args, ty);
            return Ok(vec![self.index_of_first_lane(first)]);
        }
        if name == "ds.bpermute" {
            // The address counts bytes, and wraps around at the size of a warp.
            let (four, last) = (self.b.int(32, 2), self.b.int(32, 63));
            let lane = self.b.binary(BinaryOp::LShr, args[0], four);
            let lane = self.b.binary(BinaryOp::And, lane, last);
            args = vec![args[1], lane];
        }
        Ok(vec![self.warp_op(op, Lanes::Active, args, ty)])
    }

    /// The operation, or one with an arbitrary result where arguments or result are not those
    /// of its kind. A mask that is no number of at most 64 bits is none that can be named.
    fn warp_op(&mut self, op: WarpOp, lanes: Lanes, args: Vec<ValueId>, ty: Type) -> ValueId {
        let is_mask = |mask: &ValueId| matches!(self.b.ty(*mask), Type::Int(1..=64));
        if !lanes.mask().is_none_or(is_mask) {
            let construct = Construct::MaskOf(op.to_string());
            self.b.effect(Inst::Unsupported { construct });
            return self.b.nondet("unsupported", ty);
        }
        let counted = op.arguments().is_none_or(|count| count == args.len());
        let fits = counted
            && match &op {
                WarpOp::Shuffle(..) | WarpOp::Broadcast | WarpOp::BroadcastFirst => args
                    .first()
                    .is_some_and(|&value| self.b.ty(value).bits() == ty.bits()),
                WarpOp::Reduce(_) | WarpOp::ScanInclusive(_) | WarpOp::ScanExclusive(_) => {
                    matches!(ty, Type::Int(_)) && args.first().is_some_and(|&v| self.b.ty(v) == ty)
                }
                _ => true,
            };
        let op = if fits {
            op
        } else {
            WarpOp::Other(op.to_string())
        };
        let inst = Inst::Warp { op, lanes, args };
        self.b.push(inst, ty)
    }
}

/// Lanes of a sub-group, as far as shuffles are concerned.
const SUB_GROUP: i64 = 32;

/// Operation and number of arguments behind the mask.
fn prelude_op(name: &str) -> Option<(WarpOp, usize)> {
    Some(match name {
        "ballot" | "ballot64" => (WarpOp::Vote(WarpVote::Ballot), 1),
        "vote_any" => (WarpOp::Vote(WarpVote::Any), 1),
        "vote_all" => (WarpOp::Vote(WarpVote::All), 1),
        "vote_uni" => (WarpOp::Vote(WarpVote::Uniform), 1),
        "activemask" => (WarpOp::ActiveMask, 0),
        _ if name.starts_with("shfl_") => (WarpOp::Shuffle(Shuffle::Index, Segments::Width), 3),
        _ if name.starts_with("match_any") => (WarpOp::MatchAny, 1),
        _ if name.starts_with("match_all") => (WarpOp::MatchAll, 1),
        _ => {
            let (op, ty) = name.strip_prefix("warp_reduce_")?.split_once('_')?;
            (WarpOp::Reduce(reduction(op, ty.starts_with('i'))?), 1)
        }
    })
}

fn nvvm_op(name: &str) -> Option<WarpOp> {
    let parts: Vec<&str> = name.split('.').filter(|part| *part != "sync").collect();
    Some(match parts.as_slice() {
        ["shfl", mode, _] => WarpOp::Shuffle(shuffle(mode)?, Segments::Clamp),
        ["vote", vote] => WarpOp::Vote(self::vote(vote)?),
        ["match", "any", _] => WarpOp::MatchAny,
        ["match", "all", _] => WarpOp::MatchAll,
        ["redux", op] => {
            let (unsigned, op) = match op.strip_prefix('u') {
                Some(op) => (true, op),
                None => (false, *op),
            };
            match reduction(op, !unsigned) {
                Some(op) => WarpOp::Reduce(op),
                None => WarpOp::Other(name.to_owned()),
            }
        }
        ["activemask"] => WarpOp::ActiveMask,
        ["elect"] => WarpOp::Elect,
        _ => return None,
    })
}

/// Operation and number of arguments between result and mask.
pub(super) fn ptx_op(parts: &[&str]) -> Option<(WarpOp, usize)> {
    Some(match parts {
        ["shfl", "sync", mode, "b32"] => (WarpOp::Shuffle(shuffle(mode)?, Segments::Clamp), 3),
        ["vote", "sync", vote, "pred" | "b32"] => (WarpOp::Vote(self::vote(vote)?), 1),
        ["match", "any", "sync", _] => (WarpOp::MatchAny, 1),
        ["match", "all", "sync", _] => (WarpOp::MatchAll, 1),
        ["redux", "sync", op, ty @ ("u32" | "s32" | "b32")] => {
            (WarpOp::Reduce(reduction(op, ty.starts_with('s'))?), 1)
        }
        ["activemask", "b32"] => (WarpOp::ActiveMask, 0),
        _ => return None,
    })
}

fn sub_group_op(operation: &str, signature: &Signature) -> Option<WarpOp> {
    let first = signature.params.first();
    let signed = first.is_some_and(|param| param.is_signed());
    let joined = |op: &str| reduction(op, signed);
    let other = || WarpOp::Other(signature.name.clone());
    Some(match operation {
        "all" => WarpOp::Vote(WarpVote::All),
        "any" => WarpOp::Vote(WarpVote::Any),
        "all_equal" | "ballot" => other(),
        "elect" => WarpOp::Elect,
        "broadcast" => WarpOp::Broadcast,
        "broadcast_first" => WarpOp::BroadcastFirst,
        "shuffle" => WarpOp::Shuffle(Shuffle::Index, Segments::Width),
        "shuffle_xor" => WarpOp::Shuffle(Shuffle::Xor, Segments::Width),
        "shuffle_up" => WarpOp::Shuffle(Shuffle::Up, Segments::Width),
        "shuffle_down" => WarpOp::Shuffle(Shuffle::Down, Segments::Width),
        _ if operation.starts_with("ballot_") => return None,
        _ => {
            let (kind, op) = operation.rsplit_once('_')?;
            match (kind, joined(op)) {
                ("reduce", Some(op)) => WarpOp::Reduce(op),
                ("scan_inclusive", Some(op)) => WarpOp::ScanInclusive(op),
                ("scan_exclusive", Some(op)) => WarpOp::ScanExclusive(op),
                _ => other(),
            }
        }
    })
}

fn shuffle(mode: &str) -> Option<Shuffle> {
    Some(match mode {
        "idx" => Shuffle::Index,
        "up" => Shuffle::Up,
        "down" => Shuffle::Down,
        "bfly" => Shuffle::Xor,
        _ => return None,
    })
}

fn vote(name: &str) -> Option<WarpVote> {
    Some(match name {
        "any" => WarpVote::Any,
        "all" => WarpVote::All,
        "uni" => WarpVote::Uniform,
        "ballot" => WarpVote::Ballot,
        _ => return None,
    })
}

fn reduction(name: &str, signed: bool) -> Option<WarpReduce> {
    Some(match (name, signed) {
        ("add", _) => WarpReduce::Add,
        ("mul", _) => WarpReduce::Mul,
        ("and", _) => WarpReduce::And,
        ("or", _) => WarpReduce::Or,
        ("xor", _) => WarpReduce::Xor,
        ("min", true) => WarpReduce::SMin,
        ("max", true) => WarpReduce::SMax,
        ("min", false) => WarpReduce::UMin,
        ("max", false) => WarpReduce::UMax,
        _ => return None,
    })
}
