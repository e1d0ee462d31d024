//! Instructions that compute values: arithmetic, comparisons, conversions.
//! Vectors are computed lane by lane.

use super::function::Importer;
use super::handle::{LLVMIntPredicate, LLVMRealPredicate, Opcode, Val};
use super::{Lowered, unmodelled};
use crate::kir::{
    ArithFlags, BinaryOp, CastOp, Construct, FloatPredicate, Inst, IntPredicate, Type, ValueDef,
    ValueId,
};

impl Importer<'_> {
    /// Translates an instruction or constant expression; the scalars of its
    /// result, none when it has no result.
    pub(super) fn instruction(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        let Some(opcode) = inst.opcode() else {
            return unmodelled(Construct::UnknownValueKind);
        };
        if let Some(op) = binary_op(opcode) {
            return self.arithmetic(inst, op);
        }
        if let Some(op) = cast_op(opcode) {
            return self.conversion(inst, op);
        }
        match opcode {
            Opcode::LLVMFNeg => {
                let args = self.all(inst.operand(0))?;
                Ok(args
                    .into_iter()
                    .map(|arg| self.b.push(Inst::FNeg(arg), self.b.ty(arg)))
                    .collect())
            }
            Opcode::LLVMICmp => {
                let pred = int_predicate(inst.int_predicate());
                self.comparison(inst, |args| Inst::ICmp { pred, args })
            }
            Opcode::LLVMFCmp => {
                let pred = float_predicate(inst.float_predicate());
                self.comparison(inst, |args| Inst::FCmp { pred, args })
            }
            Opcode::LLVMSelect => self.choice(inst),
            Opcode::LLVMFreeze => self.freeze(inst),
            Opcode::LLVMExtractElement => self.extract_element(inst),
            Opcode::LLVMInsertElement => self.insert_element(inst),
            Opcode::LLVMShuffleVector => self.shuffle(inst),
            Opcode::LLVMExtractValue => self.extract_value(inst),
            Opcode::LLVMInsertValue => self.insert_value(inst),
            Opcode::LLVMAlloca => self.alloca(inst),
            Opcode::LLVMLoad => self.load(inst),
            Opcode::LLVMStore => self.store(inst),
            Opcode::LLVMGetElementPtr => self.element_pointer(inst),
            Opcode::LLVMFence => self.fence(inst),
            Opcode::LLVMAtomicRMW => self.atomic_rmw(inst),
            Opcode::LLVMAtomicCmpXchg => self.cmpxchg(inst),
            Opcode::LLVMCall => self.call(inst),
            Opcode::LLVMVAArg => unmodelled(Construct::VariableArguments),
            _ => unmodelled(Construct::ExceptionHandling),
        }
    }

    fn arithmetic(&mut self, inst: Val, op: BinaryOp) -> Lowered<Vec<ValueId>> {
        let (mut a, b) = (self.all(inst.operand(0))?, self.all(inst.operand(1))?);
        for (a, b) in a.iter_mut().zip(&b) {
            *a = self.without_hidden(op, *a, *b);
        }
        // The question is only allowed for operations that can overflow.
        let flags = match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => ArithFlags {
                nsw: inst.nsw(),
                nuw: inst.nuw(),
            },
            _ => ArithFlags::default(),
        };
        Ok(a.into_iter()
            .zip(b)
            .map(|(a, b)| {
                self.b.push(
                    Inst::Binary {
                        op,
                        args: [a, b],
                        flags,
                    },
                    self.b.ty(a),
                )
            })
            .collect())
    }

    /// An operand that does the same, without what a constant on the other side masks or shifts
    /// away: of `(a & 192 | b & 63) & 64`, the first part.
    fn without_hidden(&self, op: BinaryOp, value: ValueId, other: ValueId) -> ValueId {
        let Some(constant) = self.b.constant_bits(other) else {
            return value;
        };
        let seen = match op {
            BinaryOp::And => constant,
            BinaryOp::LShr if constant < 128 => u128::MAX << constant,
            _ => return value,
        };
        let operands = |value: ValueId, wanted: BinaryOp| match self.b.kernel.values[value].def {
            ValueDef::Inst(inst) => match self.b.kernel.insts[inst].inst {
                Inst::Binary { op, args, .. } if op == wanted => Some(args),
                _ => None,
            },
            _ => None,
        };
        let is_hidden = |value: ValueId| {
            let mask =
                operands(value, BinaryOp::And).and_then(|[_, mask]| self.b.constant_bits(mask));
            mask.is_some_and(|mask| mask & seen == 0)
        };
        match operands(value, BinaryOp::Or) {
            Some([seen, hidden]) if is_hidden(hidden) => self.without_hidden(op, seen, other),
            Some([hidden, seen]) if is_hidden(hidden) => self.without_hidden(op, seen, other),
            _ => value,
        }
    }

    fn comparison(
        &mut self,
        inst: Val,
        build: impl Fn([ValueId; 2]) -> Inst,
    ) -> Lowered<Vec<ValueId>> {
        let (a, b) = (self.all(inst.operand(0))?, self.all(inst.operand(1))?);
        Ok(a.into_iter()
            .zip(b)
            .map(|(a, b)| self.b.push(build([a, b]), Type::BOOL))
            .collect())
    }

    fn choice(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        let cond = self.all(inst.operand(0))?;
        let (then, otherwise) = (self.all(inst.operand(1))?, self.all(inst.operand(2))?);
        let by_lane = inst.operand(0).ty().is_vector();
        Ok(then
            .into_iter()
            .zip(otherwise)
            .enumerate()
            .map(|(lane, (then, otherwise))| {
                let cond = cond[if by_lane { lane } else { 0 }];
                self.b.select(cond, then, otherwise)
            })
            .collect())
    }

    /// A value that may be undefined becomes one arbitrary value.
    fn freeze(&mut self, inst: Val) -> Lowered<Vec<ValueId>> {
        let args = self.all(inst.operand(0))?;
        Ok(args
            .into_iter()
            .map(|arg| match self.b.kernel.values[arg].def {
                ValueDef::Undef => self.b.nondet("unset", self.b.ty(arg)),
                _ => arg,
            })
            .collect())
    }

    fn conversion(&mut self, inst: Val, op: CastOp) -> Lowered<Vec<ValueId>> {
        let args = self.all(inst.operand(0))?;
        let leaves = self.types.leaves(inst.ty())?;
        if op == CastOp::Bitcast {
            let to: Vec<Type> = leaves.iter().map(|leaf| leaf.ty).collect();
            return self.reinterpret(&args, &to);
        }
        if args.len() != leaves.len() {
            return unmodelled(Construct::ConversionOfVectors);
        }
        Ok(args
            .into_iter()
            .zip(leaves)
            .map(|(arg, leaf)| self.b.cast(op, arg, leaf.ty))
            .collect())
    }

    /// The bits of `args`, lowest first, read as scalars of the types `to`.
    pub(super) fn reinterpret(&mut self, args: &[ValueId], to: &[Type]) -> Lowered<Vec<ValueId>> {
        let from_bits: u32 = args.iter().map(|&arg| self.b.ty(arg).bits()).sum();
        let to_bits: u32 = to.iter().map(|ty| ty.bits()).sum();
        if from_bits != to_bits {
            return unmodelled(Construct::ConversionOfSizes);
        }
        if args.len() == to.len()
            && args
                .iter()
                .zip(to)
                .all(|(&arg, ty)| self.b.ty(arg).bits() == ty.bits())
        {
            return Ok(args
                .iter()
                .zip(to)
                .map(|(&arg, &ty)| self.bitcast(arg, ty))
                .collect());
        }
        let mut parts = Vec::with_capacity(to.len());
        let mut start = 0;
        for &ty in to {
            parts.push(self.slice(args, start, ty)?);
            start += ty.bits();
        }
        Ok(parts)
    }

    pub(super) fn bitcast(&mut self, arg: ValueId, ty: Type) -> ValueId {
        let op = match (self.b.ty(arg), ty) {
            (Type::Ptr(_), Type::Int(_)) => CastOp::PtrToInt,
            (Type::Int(_), Type::Ptr(_)) => CastOp::IntToPtr,
            (Type::Ptr(_), Type::Ptr(_)) => CastOp::AddrSpace,
            _ => CastOp::Bitcast,
        };
        self.b.cast(op, arg, ty)
    }

    /// The bits of `args` from `start` on as one scalar.
    fn slice(&mut self, args: &[ValueId], start: u32, ty: Type) -> Lowered<ValueId> {
        let width = ty.bits();
        if width > 128 {
            return unmodelled(Construct::WideInteger);
        }
        let mut result: Option<ValueId> = None;
        let mut at = 0;
        for &arg in args {
            let bits = self.b.ty(arg).bits();
            let (low, high) = (start.max(at), (start + width).min(at + bits));
            if low < high {
                let whole = self.bitcast(arg, Type::Int(bits));
                let amount = self.b.int(bits, i64::from(low - at));
                let shifted = if low == at {
                    whole
                } else {
                    self.b.binary(BinaryOp::LShr, whole, amount)
                };
                let piece = self.b.resize(shifted, high - low, false);
                let piece = self.b.resize(piece, width, false);
                let amount = self.b.int(width, i64::from(low - start));
                let piece = if low == start {
                    piece
                } else {
                    self.b.binary(BinaryOp::Shl, piece, amount)
                };
                result = Some(match result {
                    None => piece,
                    Some(rest) => self.b.binary(BinaryOp::Or, rest, piece),
                });
            }
            at += bits;
        }
        match result {
            Some(bits) => Ok(self.bitcast(bits, ty)),
            None => unmodelled(Construct::ConversionOfNothing),
        }
    }
}

fn binary_op(opcode: Opcode) -> Option<BinaryOp> {
    Some(match opcode {
        Opcode::LLVMAdd => BinaryOp::Add,
        Opcode::LLVMSub => BinaryOp::Sub,
        Opcode::LLVMMul => BinaryOp::Mul,
        Opcode::LLVMUDiv => BinaryOp::UDiv,
        Opcode::LLVMSDiv => BinaryOp::SDiv,
        Opcode::LLVMURem => BinaryOp::URem,
        Opcode::LLVMSRem => BinaryOp::SRem,
        Opcode::LLVMAnd => BinaryOp::And,
        Opcode::LLVMOr => BinaryOp::Or,
        Opcode::LLVMXor => BinaryOp::Xor,
        Opcode::LLVMShl => BinaryOp::Shl,
        Opcode::LLVMLShr => BinaryOp::LShr,
        Opcode::LLVMAShr => BinaryOp::AShr,
        Opcode::LLVMFAdd => BinaryOp::FAdd,
        Opcode::LLVMFSub => BinaryOp::FSub,
        Opcode::LLVMFMul => BinaryOp::FMul,
        Opcode::LLVMFDiv => BinaryOp::FDiv,
        Opcode::LLVMFRem => BinaryOp::FRem,
        _ => return None,
    })
}

fn cast_op(opcode: Opcode) -> Option<CastOp> {
    Some(match opcode {
        Opcode::LLVMZExt => CastOp::ZExt,
        Opcode::LLVMSExt => CastOp::SExt,
        Opcode::LLVMTrunc => CastOp::Trunc,
        Opcode::LLVMFPToUI => CastOp::FPToUI,
        Opcode::LLVMFPToSI => CastOp::FPToSI,
        Opcode::LLVMUIToFP => CastOp::UIToFP,
        Opcode::LLVMSIToFP => CastOp::SIToFP,
        Opcode::LLVMFPExt => CastOp::FPExt,
        Opcode::LLVMFPTrunc => CastOp::FPTrunc,
        Opcode::LLVMBitCast => CastOp::Bitcast,
        Opcode::LLVMPtrToInt => CastOp::PtrToInt,
        Opcode::LLVMIntToPtr => CastOp::IntToPtr,
        Opcode::LLVMAddrSpaceCast => CastOp::AddrSpace,
        _ => return None,
    })
}

fn int_predicate(pred: LLVMIntPredicate) -> IntPredicate {
    match pred {
        LLVMIntPredicate::LLVMIntEQ => IntPredicate::Eq,
        LLVMIntPredicate::LLVMIntNE => IntPredicate::Ne,
        LLVMIntPredicate::LLVMIntUGT => IntPredicate::Ugt,
        LLVMIntPredicate::LLVMIntUGE => IntPredicate::Uge,
        LLVMIntPredicate::LLVMIntULT => IntPredicate::Ult,
        LLVMIntPredicate::LLVMIntULE => IntPredicate::Ule,
        LLVMIntPredicate::LLVMIntSGT => IntPredicate::Sgt,
        LLVMIntPredicate::LLVMIntSGE => IntPredicate::Sge,
        LLVMIntPredicate::LLVMIntSLT => IntPredicate::Slt,
        LLVMIntPredicate::LLVMIntSLE => IntPredicate::Sle,
    }
}

fn float_predicate(pred: LLVMRealPredicate) -> FloatPredicate {
    match pred {
        LLVMRealPredicate::LLVMRealPredicateFalse => FloatPredicate::False,
        LLVMRealPredicate::LLVMRealOEQ => FloatPredicate::Oeq,
        LLVMRealPredicate::LLVMRealOGT => FloatPredicate::Ogt,
        LLVMRealPredicate::LLVMRealOGE => FloatPredicate::Oge,
        LLVMRealPredicate::LLVMRealOLT => FloatPredicate::Olt,
        LLVMRealPredicate::LLVMRealOLE => FloatPredicate::Ole,
        LLVMRealPredicate::LLVMRealONE => FloatPredicate::One,
        LLVMRealPredicate::LLVMRealORD => FloatPredicate::Ord,
        LLVMRealPredicate::LLVMRealUNO => FloatPredicate::Uno,
        LLVMRealPredicate::LLVMRealUEQ => FloatPredicate::Ueq,
        LLVMRealPredicate::LLVMRealUGT => FloatPredicate::Ugt,
        LLVMRealPredicate::LLVMRealUGE => FloatPredicate::Uge,
        LLVMRealPredicate::LLVMRealULT => FloatPredicate::Ult,
        LLVMRealPredicate::LLVMRealULE => FloatPredicate::Ule,
        LLVMRealPredicate::LLVMRealUNE => FloatPredicate::Une,
        LLVMRealPredicate::LLVMRealPredicateTrue => FloatPredicate::True,
    }
}
