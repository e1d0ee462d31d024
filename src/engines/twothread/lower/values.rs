//! Instructions without effects, and operands.

use super::Lowering;
use super::names::{self, ivl_type};
use crate::engines::quantities;
use crate::engines::twothread::program::Stmt;
use crate::evidence::Assumption;
use crate::ivl::builtins::{FpOp, WrapOp, bv, fp};
use crate::ivl::names::sanitise;
use crate::ivl::{Expr, Function, Symbol, Type, Var};
use crate::kir::{
    BinaryOp, CastOp, FloatKind, Inst, InstId, IntPredicate, ObjectId, ValueDef, ValueId,
};

/// A pointer: one of several objects and a cell in it.
#[derive(Clone, Debug)]
pub(super) struct Pointer {
    /// The objects it may point into; empty for the null pointer. `None`: not known.
    pub targets: Option<Vec<ObjectId>>,
    /// Which of them, as [`object_id`], where there is a choice.
    pub id: Option<Expr>,
    /// In units of the targets' stride, 64 bits; where they are not known, the
    /// address.
    pub offset: Expr,
}

impl Pointer {
    pub fn object_id(&self) -> Expr {
        match (&self.id, self.targets.as_deref()) {
            (Some(id), _) => id.clone(),
            (None, Some([object])) => object_id(*object),
            (None, _) => Expr::bv(0, 32),
        }
    }
}

/// The number that stands for an object in pointer variables; 0 is null.
pub(super) fn object_id(object: ObjectId) -> Expr {
    Expr::bv(u128::from(object.as_u32()) + 1, 32)
}

impl Lowering<'_> {
    pub(super) fn pure_instruction(&mut self, id: InstId) {
        let data = &self.input.kernel.insts[id];
        let Some(result) = data.result else { return };
        if self.input.kernel.values[result].ty.is_ptr() {
            return self.pointer_instruction(&data.inst, result);
        }
        let value = match &data.inst {
            Inst::Binary { op, args, .. } => {
                let [a, b] = [self.value(args[0]), self.value(args[1])];
                if self.exact_results.contains(result) {
                    self.assume_no_overflow(*op, result, &a, &b);
                }
                self.binary(*op, self.input.kernel.values[result].ty, a, b)
            }
            Inst::FNeg(arg) => fp::neg(self.float_kind(result), self.value(*arg)),
            Inst::Cast { op, arg } => match self.cast(*op, *arg, result) {
                Some(value) => value,
                None => return self.havoc(result),
            },
            Inst::ICmp { pred, args } => match self.compare(*pred, *args) {
                Some(value) => value,
                None => return self.havoc(result),
            },
            Inst::FCmp { pred, args } => {
                let [a, b] = [self.value(args[0]), self.value(args[1])];
                fp::compare(*pred, self.float_kind(args[0]), a, b)
            }
            Inst::Select {
                cond,
                then,
                otherwise,
            } => {
                let cond = self.value(*cond);
                cond.choose(self.value(*then), self.value(*otherwise))
            }
            Inst::Geometry { query, dim } => quantities::value(self.input.launch, *query, *dim),
            Inst::Pure { name, lane, args } => self.pure_call(name, *lane, args, result),
            _ => return self.havoc(result),
        };
        self.assign(self.symbol(result), value);
    }

    /// The operand as an expression.
    pub(super) fn value(&mut self, value: ValueId) -> Expr {
        let data = &self.input.kernel.values[value];
        if data.ty.is_ptr() {
            return self.address(value);
        }
        names::operand(self.input.kernel, &self.input.known, value).unwrap_or_else(|| {
            let var = self.fresh("undef", ivl_type(data.ty), true);
            self.stmts.push(Stmt::Havoc(var.clone()));
            Expr::var(var)
        })
    }

    pub(super) fn pointer(&mut self, value: ValueId) -> Pointer {
        let targets = self
            .input
            .points_to
            .targets(value)
            .map(|objects| objects.iter().copied().collect());
        match &self.input.kernel.values[value].def {
            ValueDef::Inst(_) => Pointer {
                targets,
                id: self
                    .needs_object_id(value)
                    .then(|| Expr::var(self.object_symbol(value))),
                offset: Expr::var(self.offset_symbol(value)),
            },
            _ => Pointer {
                targets,
                id: None,
                offset: Expr::bv(0, 64),
            },
        }
    }

    /// The pointer as `result`, which may be it, is represented.
    pub(super) fn pointer_as(&mut self, value: ValueId, result: ValueId) -> Pointer {
        let mut pointer = self.pointer(value);
        if self.input.points_to.targets(result).is_none() {
            pointer.offset = self.address(value);
        }
        pointer
    }

    /// Must the program compute which object the pointer is into?
    pub(super) fn needs_object_id(&self, value: ValueId) -> bool {
        match self.input.points_to.targets(value) {
            Some(targets) => {
                targets.len() + usize::from(self.input.points_to.may_be_null(value)) > 1
            }
            None => false,
        }
    }

    fn pointer_instruction(&mut self, inst: &Inst, result: ValueId) {
        let (offset, id) = match inst {
            Inst::PtrAdd {
                base,
                offset,
                terms,
                ..
            } => {
                let pointer = self.pointer(*base);
                let stride = self.pointer_stride(*base) as i64;
                let mut sum = bv::add(pointer.offset.clone(), signed(offset / stride), 64);
                for (index, scale) in terms {
                    let width = self.input.kernel.values[*index].ty.bits();
                    let index = self.value(*index);
                    let index = if width > 64 {
                        bv::trunc(index, width, 64)
                    } else {
                        bv::sext(index, width, 64)
                    };
                    sum = bv::add(sum, bv::mul(index, signed(scale / stride), 64), 64);
                }
                (sum, pointer.object_id())
            }
            Inst::Cast {
                op: CastOp::AddrSpace | CastOp::Bitcast,
                arg,
            } => {
                let pointer = self.pointer(*arg);
                (pointer.offset.clone(), pointer.object_id())
            }
            Inst::Cast {
                op: CastOp::IntToPtr,
                arg,
            } if self.input.points_to.targets(result).is_none() => {
                (self.wide(*arg), Expr::bv(0, 32))
            }
            Inst::Cast {
                op: CastOp::IntToPtr,
                arg,
            } => match self.input.kernel.values[*arg].def {
                ValueDef::Inst(inst) => match self.input.kernel.insts[inst].inst {
                    Inst::Cast {
                        op: CastOp::PtrToInt,
                        arg,
                    } => {
                        let pointer = self.pointer(arg);
                        (pointer.offset.clone(), pointer.object_id())
                    }
                    _ => return self.havoc(result),
                },
                _ => return self.havoc(result),
            },
            Inst::Select {
                cond,
                then,
                otherwise,
            } => {
                let cond = self.value(*cond);
                let then = self.pointer_as(*then, result);
                let otherwise = self.pointer_as(*otherwise, result);
                (
                    cond.clone()
                        .choose(then.offset.clone(), otherwise.offset.clone()),
                    cond.choose(then.object_id(), otherwise.object_id()),
                )
            }
            _ => return self.havoc(result),
        };
        self.assign(self.offset_symbol(result), offset);
        if self.needs_object_id(result) {
            self.assign(self.object_symbol(result), id);
        }
    }

    /// Bytes per unit of the pointer's offset.
    pub(super) fn pointer_stride(&self, pointer: ValueId) -> u64 {
        self.input
            .points_to
            .targets(pointer)
            .and_then(|targets| targets.first())
            .map_or(1, |&object| self.input.points_to.granularity(object).stride)
    }

    /// An unsigned number as 64 bits.
    pub(super) fn wide(&mut self, value: ValueId) -> Expr {
        let width = self.input.kernel.values[value].ty.bits();
        let bits = self.value(value);
        match width {
            1 => bv::from_bool(bits, 64),
            0..=64 => bv::zext(bits, width, 64),
            _ => bv::trunc(bits, width, 64),
        }
    }

    /// Makes the result arbitrary.
    pub(super) fn havoc(&mut self, result: ValueId) {
        if self.input.kernel.values[result].ty.is_ptr() {
            self.stmts.push(Stmt::Havoc(self.offset_symbol(result)));
            if self.needs_object_id(result) {
                self.stmts.push(Stmt::Havoc(self.object_symbol(result)));
            }
        } else {
            self.stmts.push(Stmt::Havoc(self.symbol(result)));
        }
    }

    /// The numeric address of a pointer: the object's base plus the byte offset.
    fn address(&mut self, value: ValueId) -> Expr {
        let pointer = self.pointer(value);
        let def = &self.input.kernel.values[value].def;
        let computed = matches!(def, ValueDef::Inst(_));
        let targets = match &pointer.targets {
            Some(targets) if *def != ValueDef::Undef => targets,
            None if computed => return pointer.offset,
            _ => {
                let var = self.fresh("address", Type::Bv(64), true);
                self.stmts.push(Stmt::Havoc(var.clone()));
                return Expr::var(var);
            }
        };
        let bytes = bv::mul(
            pointer.offset.clone(),
            Expr::bv(u128::from(self.pointer_stride(value)), 64),
            64,
        );
        let mut base = Expr::bv(0, 64);
        let single = pointer.id.is_none();
        for &object in targets {
            let symbol = Symbol::new(format!("$base_{}", self.program.objects[object].symbol));
            let divergent = self.program.objects[object].map_divergent(self.input.pairing)
                && self.program.objects[object].space != crate::kir::AddressSpace::Shared;
            if !self.program.consts.contains_key(&symbol) {
                let variable = super::Variable {
                    ty: Type::Bv(64),
                    divergent,
                    source_name: None,
                };
                self.program.consts.insert(symbol.clone(), variable);
            }
            base = if single {
                Expr::var(symbol)
            } else {
                bv::eq(pointer.object_id(), object_id(object)).choose(Expr::var(symbol), base)
            };
        }
        bv::add(base, bytes, 64)
    }

    fn binary(&mut self, op: BinaryOp, ty: crate::kir::Type, a: Expr, b: Expr) -> Expr {
        if let crate::kir::Type::Float(kind) = ty {
            let op = match op {
                BinaryOp::FAdd => FpOp::Add,
                BinaryOp::FSub => FpOp::Sub,
                BinaryOp::FMul => FpOp::Mul,
                BinaryOp::FDiv => FpOp::Div,
                _ => FpOp::Rem,
            };
            return fp::binary(op, kind, a, b);
        }
        if ty.bits() == 1 {
            return match op {
                BinaryOp::And | BinaryOp::Mul => a.and(b),
                BinaryOp::Or => a.or(b),
                BinaryOp::Xor | BinaryOp::Add | BinaryOp::Sub => match (a.as_bool(), b.as_bool()) {
                    (_, Some(true)) => a.negate(),
                    (_, Some(false)) => a,
                    (Some(true), _) => b.negate(),
                    (Some(false), _) => b,
                    _ => a.differs(b),
                },
                // Division by the only other value is poison; shifts by 1 are too.
                _ => a,
            };
        }
        let w = ty.bits();
        match op {
            BinaryOp::Add => bv::add(a, b, w),
            BinaryOp::Sub => bv::sub(a, b, w),
            BinaryOp::Mul => bv::mul(a, b, w),
            BinaryOp::UDiv => bv::udiv(a, b, w),
            BinaryOp::SDiv => bv::sdiv(a, b, w),
            BinaryOp::URem => bv::urem(a, b, w),
            BinaryOp::SRem => bv::srem(a, b, w),
            BinaryOp::And => bv::and(a, b, w),
            BinaryOp::Or => bv::or(a, b, w),
            BinaryOp::Xor => bv::xor(a, b, w),
            BinaryOp::Shl => bv::shl(a, b, w),
            BinaryOp::LShr => bv::lshr(a, b, w),
            BinaryOp::AShr => bv::ashr(a, b, w),
            BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => {
                unreachable!("float arithmetic has a float type")
            }
        }
    }

    /// Signed overflow is undefined in the source language. It is assumed away
    /// only where the operands depend on what the launch does not fix: a value
    /// made of ids and literals alone wraps as the machine wraps it.
    fn assume_no_overflow(&mut self, op: BinaryOp, result: ValueId, a: &Expr, b: &Expr) {
        let op = match op {
            BinaryOp::Add => WrapOp::Add,
            BinaryOp::Sub => WrapOp::Sub,
            BinaryOp::Mul => WrapOp::Mul,
            _ => return,
        };
        let width = self.input.kernel.values[result].ty.bits();
        if width == 1 {
            return;
        }
        let holds = bv::nsw(op, a.clone(), b.clone(), width);
        if holds.as_bool() != Some(true) {
            self.assumptions.add(Assumption::NoSignedOverflow);
            self.assume(holds);
        }
    }

    fn cast(&mut self, op: CastOp, arg: ValueId, result: ValueId) -> Option<Expr> {
        let (from, to) = (
            self.input.kernel.values[arg].ty.bits(),
            self.input.kernel.values[result].ty.bits(),
        );
        let value = self.value(arg);
        Some(match op {
            CastOp::ZExt if from == 1 => bv::from_bool(value, to),
            CastOp::ZExt => bv::zext(value, from, to),
            CastOp::SExt if from == 1 => {
                value.choose(bv::not(Expr::bv(0, to), to), Expr::bv(0, to))
            }
            CastOp::SExt => bv::sext(value, from, to),
            CastOp::Trunc if to == 1 => bv::eq(bv::extract(value, from, 1, 0), Expr::bv(1, 1)),
            CastOp::Trunc => bv::trunc(value, from, to),
            CastOp::FPToUI | CastOp::FPToSI => {
                let bits = fp::to_int(self.float_kind(arg), op == CastOp::FPToSI, to.max(8), value);
                if to == 1 {
                    bv::to_bool(bits, 8)
                } else {
                    bv::trunc(bits, to.max(8), to)
                }
            }
            CastOp::UIToFP | CastOp::SIToFP => {
                let (value, from) = if from == 1 {
                    (bv::from_bool(value, 32), 32)
                } else {
                    (value, from)
                };
                fp::from_int(op == CastOp::SIToFP, from, self.float_kind(result), value)
            }
            CastOp::FPExt | CastOp::FPTrunc => {
                fp::convert(self.float_kind(arg), self.float_kind(result), value)
            }
            CastOp::Bitcast => value,
            CastOp::PtrToInt if to < 64 => bv::trunc(value, 64, to),
            CastOp::PtrToInt => bv::zext(value, 64, to),
            CastOp::IntToPtr | CastOp::AddrSpace => return None,
        })
    }

    fn compare(&mut self, pred: IntPredicate, args: [ValueId; 2]) -> Option<Expr> {
        let ty = self.input.kernel.values[args[0]].ty;
        let width = ty.bits();
        if ty.is_ptr() {
            let [a, b] = [self.pointer(args[0]), self.pointer(args[1])];
            if let (Some([x]), Some([y])) = (a.targets.as_deref(), b.targets.as_deref())
                && x == y
                && a.id.is_none()
                && b.id.is_none()
            {
                return Some(compare_bits(pred.of_places(), a.offset, b.offset, 64));
            }
        }
        let [a, b] = [self.value(args[0]), self.value(args[1])];
        if width == 1 {
            return match pred {
                IntPredicate::Eq => Some(a.equals(b)),
                IntPredicate::Ne => Some(a.differs(b)),
                IntPredicate::Ult | IntPredicate::Sgt => Some(a.negate().and(b)),
                IntPredicate::Ugt | IntPredicate::Slt => Some(a.and(b.negate())),
                IntPredicate::Ule | IntPredicate::Sge => Some(a.implies(b)),
                IntPredicate::Uge | IntPredicate::Sle => Some(b.implies(a)),
            };
        }
        Some(compare_bits(pred, a, b, width))
    }

    fn pure_call(&mut self, name: &str, lane: u32, args: &[ValueId], result: ValueId) -> Expr {
        let mut symbol = format!("$pure_{}", sanitise(name));
        let mut params = Vec::new();
        let mut exprs = Vec::new();
        for (index, &arg) in args.iter().enumerate() {
            let ty = if self.input.kernel.values[arg].ty.is_ptr() {
                Type::Bv(64)
            } else {
                self.scalar_type(arg)
            };
            symbol.push_str(&match &ty {
                Type::Bv(width) => format!("_{width}"),
                _ => "_b".to_string(),
            });
            params.push(Var::new(format!("x{index}"), ty));
            exprs.push(self.value(arg));
        }
        let result_type = self.scalar_type(result);
        if let Type::Bv(width) = result_type {
            symbol.push_str(&format!("_to_{width}"));
        }
        if lane > 0 {
            symbol.push_str(&format!("_lane{lane}"));
        }
        let symbol = Symbol::new(symbol);
        if params.is_empty() {
            self.program
                .consts
                .entry(symbol.clone())
                .or_insert_with(|| super::Variable {
                    ty: result_type,
                    divergent: false,
                    source_name: None,
                });
            return Expr::var(symbol);
        }
        if !self.program.functions.iter().any(|f| f.name == symbol) {
            self.program.functions.push(Function {
                attrs: Vec::new(),
                name: symbol.clone(),
                params,
                result: result_type,
                body: None,
            });
        }
        Expr::apply(symbol, exprs)
    }

    fn float_kind(&self, value: ValueId) -> FloatKind {
        match self.input.kernel.values[value].ty {
            crate::kir::Type::Float(kind) => kind,
            other => unreachable!("{other} is no float type"),
        }
    }
}

fn compare_bits(pred: IntPredicate, a: Expr, b: Expr, width: u32) -> Expr {
    match pred {
        IntPredicate::Eq => bv::eq(a, b),
        IntPredicate::Ne => bv::ne(a, b),
        IntPredicate::Ult => bv::ult(a, b, width),
        IntPredicate::Ule => bv::ule(a, b, width),
        IntPredicate::Ugt => bv::ugt(a, b, width),
        IntPredicate::Uge => bv::uge(a, b, width),
        IntPredicate::Slt => bv::slt(a, b, width),
        IntPredicate::Sle => bv::sle(a, b, width),
        IntPredicate::Sgt => bv::sgt(a, b, width),
        IntPredicate::Sge => bv::sge(a, b, width),
    }
}

fn signed(value: i64) -> Expr {
    Expr::bv(value as u64 as u128, 64)
}
