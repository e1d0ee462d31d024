//! LLVM's own intrinsics (`llvm.…` without a target).

use super::calls::Call;
use super::function::Importer;
use super::{Lowered, unmodelled};
use crate::kir::{
    AnnotationKind, BinaryOp, CastOp, Construct, FloatKind, Inst, IntPredicate, Type, ValueId,
};

pub(super) fn lower(importer: &mut Importer<'_>, call: &Call) -> Lowered<Vec<ValueId>> {
    importer.intrinsic(call.name.trim_start_matches("llvm."), call)
}

/// Hints and bookkeeping without meaning for a kernel's behaviour.
const IGNORED: [&str; 14] = [
    "dbg.",
    "lifetime.",
    "invariant.",
    "donothing",
    "experimental.noalias.scope.decl",
    "var.annotation",
    "prefetch",
    "sideeffect",
    "pseudoprobe",
    "fake.use",
    "stackrestore",
    "debugtrap",
    "clear_cache",
    "codeview.annotation",
];

/// The first argument is the result.
const TRANSPARENT: [&str; 8] = [
    "expect",
    "annotation",
    "ptr.annotation",
    "launder.invariant.group",
    "strip.invariant.group",
    "ssa.copy",
    "arithmetic.fence",
    // Each thread has an object of its own behind the variable's address.
    "threadlocal.address",
];

/// Functions of their arguments alone.
const PURE: [&str; 52] = [
    "fabs",
    "sqrt",
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan",
    "sinh",
    "cosh",
    "tanh",
    "exp",
    "exp2",
    "exp10",
    "log",
    "log2",
    "log10",
    "pow",
    "powi",
    "fma",
    "fmuladd",
    "floor",
    "ceil",
    "trunc",
    "rint",
    "nearbyint",
    "round",
    "roundeven",
    "lround",
    "llround",
    "lrint",
    "llrint",
    "copysign",
    "minnum",
    "maxnum",
    "minimum",
    "maximum",
    "canonicalize",
    "is",
    "ldexp",
    "frexp",
    "ctpop",
    "ctlz",
    "cttz",
    "fptosi",
    "fptoui",
    "experimental",
    "vector",
    "sincos",
    "smul",
    "umul",
    "fptrunc",
];

impl Importer<'_> {
    fn intrinsic(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        if IGNORED.iter().any(|ignored| name.starts_with(ignored)) && call.inst.ty().is_void() {
            return Ok(Vec::new());
        }
        if TRANSPARENT.iter().any(|same| {
            name.strip_prefix(same)
                .is_some_and(|r| r.is_empty() || r.starts_with('.'))
        }) {
            return self.all(call.args[0]);
        }
        let (family, rest) = name.split_once('.').unwrap_or((name, ""));
        if let Some((op, saturating)) = overflow_family(family, rest) {
            return self.overflowing(op, saturating, family.starts_with('s'), call);
        }
        match family {
            "assume" => self.assume(call),
            // `cut` ends the block here; other threads go on.
            "trap" | "ubsantrap" => Ok(Vec::new()),
            "stacksave" | "invariant" => self.null_result(call),
            "memcpy" => self.memory_copy(call, false),
            "memmove" => self.memory_copy(call, true),
            "memset" => self.memory_set(call),
            "smin" => self.extremum(IntPredicate::Slt, call),
            "smax" => self.extremum(IntPredicate::Sgt, call),
            "umin" => self.extremum(IntPredicate::Ult, call),
            "umax" => self.extremum(IntPredicate::Ugt, call),
            "abs" => self.absolute(call),
            "bswap" => self.reorder(call, 8),
            "bitreverse" => self.reorder(call, 1),
            "fshl" => self.funnel_shift(true, call),
            "fshr" => self.funnel_shift(false, call),
            "vector" if rest.starts_with("reduce.") => self.vector_reduction(rest, call),
            "convert" if rest.starts_with("from.fp16") => {
                let half = self.arg(call, 0)?;
                let half = self
                    .b
                    .cast(CastOp::Bitcast, half, Type::Float(FloatKind::F16));
                let ty = self.types.scalar(call.inst.ty())?;
                Ok(vec![self.b.cast(CastOp::FPExt, half, ty)])
            }
            "convert" if rest.starts_with("to.fp16") => {
                let value = self.arg(call, 0)?;
                let half = self
                    .b
                    .cast(CastOp::FPTrunc, value, Type::Float(FloatKind::F16));
                Ok(vec![self.b.cast(CastOp::Bitcast, half, Type::Int(16))])
            }
            "is" if rest.starts_with("constant") => Ok(vec![self.b.truth(false)]),
            "objectsize" | "readcyclecounter" | "readsteadycounter" | "read_register" => {
                self.arbitrary(family, call.inst.ty())
            }
            _ if PURE.contains(&family) && self.is_scalar_function(call) => {
                let suffixes = ["experimental", "is", "vector"];
                let function = if suffixes.contains(&family) {
                    name
                } else {
                    family
                };
                match ["experimental", "vector"].contains(&family) {
                    true => self.pure_across(function, call),
                    false => self.pure(function, call),
                }
            }
            _ => unmodelled(Construct::Intrinsic(call.name.clone())),
        }
    }

    /// No pointers go in, and a value comes out.
    pub(super) fn is_scalar_function(&self, call: &Call) -> bool {
        !call.inst.ty().is_void() && !call.args.iter().any(|arg| arg.ty().is_pointer())
    }

    fn assume(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let condition = self.arg(call, 0)?;
        // Assumptions about alignment come as bundles of a true condition.
        if self.b.constant_bits(condition) != Some(1) {
            self.b.effect(Inst::Annotation {
                kind: AnnotationKind::Assume,
                args: vec![condition],
            });
            self.grant("what the source has the compiler assume holds".to_owned());
        }
        Ok(Vec::new())
    }

    fn null_result(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        match self.types.scalar(call.inst.ty())? {
            ty @ Type::Ptr(_) => Ok(vec![self.b.null(ty)]),
            ty => Ok(vec![self.b.bits(ty, 0)]),
        }
    }

    fn lanes_of_two(&mut self, call: &Call) -> Lowered<Vec<(ValueId, ValueId)>> {
        let (a, b) = (self.all(call.args[0])?, self.all(call.args[1])?);
        Ok(a.into_iter().zip(b).collect())
    }

    fn extremum(&mut self, first_wins: IntPredicate, call: &Call) -> Lowered<Vec<ValueId>> {
        let pairs = self.lanes_of_two(call)?;
        Ok(pairs
            .into_iter()
            .map(|(a, b)| self.choose(first_wins, a, b))
            .collect())
    }

    /// `a` where `a pred b`, `b` otherwise.
    pub(super) fn choose(&mut self, pred: IntPredicate, a: ValueId, b: ValueId) -> ValueId {
        let first = self.b.icmp(pred, a, b);
        self.b.select(first, a, b)
    }

    fn absolute(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let args = self.all(call.args[0])?;
        Ok(args.into_iter().map(|arg| self.absolute_of(arg)).collect())
    }

    pub(super) fn absolute_of(&mut self, arg: ValueId) -> ValueId {
        let zero = self.b.bits(self.b.ty(arg), 0);
        let negated = self.b.binary(BinaryOp::Sub, zero, arg);
        let negative = self.b.icmp(IntPredicate::Slt, arg, zero);
        self.b.select(negative, negated, arg)
    }

    /// Groups of `group` bits in the opposite order.
    fn reorder(&mut self, call: &Call, group: u32) -> Lowered<Vec<ValueId>> {
        let args = self.all(call.args[0])?;
        Ok(args
            .into_iter()
            .map(|arg| self.reordered(arg, group))
            .collect())
    }

    /// In as many bits as the next power of two. The zeros above the value come out below it.
    fn reordered(&mut self, arg: ValueId, group: u32) -> ValueId {
        let narrow = self.b.ty(arg).bits();
        let width = narrow.next_power_of_two();
        let mut value = self.b.resize(arg, width, false);
        // Swap ever larger neighbours.
        let mut size = group;
        while size < width {
            let mut mask = 0_u128;
            let mut bit = 0;
            while bit < width {
                mask |= ((1_u128 << size) - 1) << bit;
                bit += 2 * size;
            }
            let mask = self.b.bits(Type::Int(width), mask);
            let amount = self.b.int(width, i64::from(size));
            let high = self.b.binary(BinaryOp::LShr, value, amount);
            let high = self.b.binary(BinaryOp::And, high, mask);
            let low = self.b.binary(BinaryOp::And, value, mask);
            let low = self.b.binary(BinaryOp::Shl, low, amount);
            value = self.b.binary(BinaryOp::Or, high, low);
            size *= 2;
        }
        if width == narrow {
            return value;
        }
        let zeros = self.b.int(width, i64::from(width - narrow));
        let value = self.b.binary(BinaryOp::LShr, value, zeros);
        self.b.resize(value, narrow, false)
    }

    /// `fshl(a, b, n)`: the high half of `a:b` shifted left by n mod width;
    /// `fshr`: the low half of `a:b` shifted right.
    fn funnel_shift(&mut self, left: bool, call: &Call) -> Lowered<Vec<ValueId>> {
        let (high, low) = (self.all(call.args[0])?, self.all(call.args[1])?);
        let amounts = self.all(call.args[2])?;
        let mut results = Vec::with_capacity(high.len());
        for ((high, low), amount) in high.into_iter().zip(low).zip(amounts) {
            results.push(self.funnel(left, high, low, amount)?);
        }
        Ok(results)
    }

    pub(super) fn funnel(
        &mut self,
        left: bool,
        high: ValueId,
        low: ValueId,
        amount: ValueId,
    ) -> Lowered<ValueId> {
        let width = self.b.ty(high).bits();
        if 2 * width > 128 {
            return unmodelled(Construct::WideFunnelShift);
        }
        let modulus = self.b.int(width, i64::from(width));
        let amount = self.b.binary(BinaryOp::URem, amount, modulus);
        let [high, low, amount] = [high, low, amount].map(|v| self.b.resize(v, 2 * width, false));
        let half = self.b.int(2 * width, i64::from(width));
        let high = self.b.binary(BinaryOp::Shl, high, half);
        let whole = self.b.binary(BinaryOp::Or, high, low);
        let shifted = if left {
            let shifted = self.b.binary(BinaryOp::Shl, whole, amount);
            self.b.binary(BinaryOp::LShr, shifted, half)
        } else {
            self.b.binary(BinaryOp::LShr, whole, amount)
        };
        Ok(self.b.resize(shifted, width, false))
    }

    /// `sadd.with.overflow` and `sadd.sat` and their kin, in twice the width.
    fn overflowing(
        &mut self,
        op: BinaryOp,
        saturating: bool,
        signed: bool,
        call: &Call,
    ) -> Lowered<Vec<ValueId>> {
        let pairs = self.lanes_of_two(call)?;
        let mut results = Vec::new();
        let mut flags = Vec::new();
        for (a, b) in pairs {
            let (result, overflow) = self.with_overflow(op, signed, saturating, a, b)?;
            results.push(result);
            flags.push(overflow);
        }
        if !saturating {
            results.extend(flags);
        }
        Ok(results)
    }

    pub(super) fn with_overflow(
        &mut self,
        op: BinaryOp,
        signed: bool,
        saturating: bool,
        a: ValueId,
        b: ValueId,
    ) -> Lowered<(ValueId, ValueId)> {
        let width = self.b.ty(a).bits();
        if 2 * width > 128 {
            return unmodelled(Construct::WideOverflowCheck);
        }
        let (wide_a, wide_b) = (
            self.b.resize(a, 2 * width, signed),
            self.b.resize(b, 2 * width, signed),
        );
        let exact = self.b.binary(op, wide_a, wide_b);
        let narrow = self.b.resize(exact, width, false);
        let back = self.b.resize(narrow, 2 * width, signed);
        let overflow = self.b.icmp(IntPredicate::Ne, back, exact);
        if !saturating {
            return Ok((narrow, overflow));
        }
        let (min, max) = if signed {
            (1_u128 << (width - 1), (1_u128 << (width - 1)) - 1)
        } else {
            (0, (1_u128 << width) - 1)
        };
        let ty = Type::Int(width);
        let (min, max) = (self.b.bits(ty, min), self.b.bits(ty, max));
        let zero = self.b.int(2 * width, 0);
        let below = self.b.icmp(IntPredicate::Slt, exact, zero);
        let limit = self.b.select(below, min, max);
        Ok((self.b.select(overflow, limit, narrow), overflow))
    }

    fn vector_reduction(&mut self, rest: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let kind = rest
            .trim_start_matches("reduce.")
            .split('.')
            .next()
            .unwrap_or_default();
        let op = match kind {
            "add" => Some(BinaryOp::Add),
            "mul" => Some(BinaryOp::Mul),
            "and" => Some(BinaryOp::And),
            "or" => Some(BinaryOp::Or),
            "xor" => Some(BinaryOp::Xor),
            _ => None,
        };
        let pred = match kind {
            "smin" => Some(IntPredicate::Slt),
            "smax" => Some(IntPredicate::Sgt),
            "umin" => Some(IntPredicate::Ult),
            "umax" => Some(IntPredicate::Ugt),
            _ => None,
        };
        if op.is_none() && pred.is_none() {
            return self.pure(rest, call);
        }
        let lanes = self.all(call.args[0])?;
        let mut lanes = lanes.into_iter();
        let Some(mut result) = lanes.next() else {
            return unmodelled(Construct::ReductionOfNothing);
        };
        for lane in lanes {
            result = match (op, pred) {
                (Some(op), _) => self.b.binary(op, result, lane),
                (_, Some(pred)) => self.choose(pred, result, lane),
                _ => result,
            };
        }
        Ok(vec![result])
    }
}

/// `("sadd", "with.overflow.i32")` is an addition, not saturating.
fn overflow_family(family: &str, rest: &str) -> Option<(BinaryOp, bool)> {
    let saturating = match rest.split('.').next()? {
        "sat" => true,
        "with" => false,
        _ => return None,
    };
    let op = match family {
        "sadd" | "uadd" => BinaryOp::Add,
        "ssub" | "usub" => BinaryOp::Sub,
        "smul" | "umul" if !saturating => BinaryOp::Mul,
        _ => return None,
    };
    Some((op, saturating))
}
