//! Integer functions, all exact, and the common functions of integers.

use super::Signature;
use crate::kir::{AnnotationKind, BinaryOp, Construct, Inst, IntPredicate, Type, ValueId};
use crate::llvm::calls::Call;
use crate::llvm::function::Importer;
use crate::llvm::{Lowered, unmodelled};

pub(super) fn lower(
    importer: &mut Importer<'_>,
    signature: &Signature,
    call: &Call,
) -> Option<Lowered<Vec<ValueId>>> {
    let first = signature.params.first()?;
    if first.is_float() || first.bits() == 0 {
        return None;
    }
    let signed = first.is_signed();
    let operation: Operation = match signature.name.as_str() {
        "abs" => |i, a, signed| Ok(if signed { i.absolute_of(a[0]) } else { a[0] }),
        "abs_diff" => |i, a, signed| Ok(i.absolute_difference(a[0], a[1], signed)),
        "min" => |i, a, signed| Ok(i.lesser(a[0], a[1], signed)),
        "max" => |i, a, signed| Ok(i.greater(a[0], a[1], signed)),
        "clamp" => |i, a, signed| {
            let raised = i.greater(a[0], a[1], signed);
            Ok(i.lesser(raised, a[2], signed))
        },
        "add_sat" => |i, a, signed| Ok(i.with_overflow(BinaryOp::Add, signed, true, a[0], a[1])?.0),
        "sub_sat" => |i, a, signed| Ok(i.with_overflow(BinaryOp::Sub, signed, true, a[0], a[1])?.0),
        "hadd" => |i, a, signed| Ok(i.average(a[0], a[1], 0, signed)),
        "rhadd" => |i, a, signed| Ok(i.average(a[0], a[1], 1, signed)),
        "mul_hi" => |i, a, signed| i.high_product(a[0], a[1], signed),
        "mad_hi" => |i, a, signed| {
            let high = i.high_product(a[0], a[1], signed)?;
            Ok(i.b.binary(BinaryOp::Add, high, a[2]))
        },
        "mad_sat" => |i, a, signed| i.saturated_product_and_sum(a[0], a[1], a[2], signed),
        "mul24" => |i, a, signed| Ok(i.product_within_24_bits(a[0], a[1], signed)),
        "mad24" => |i, a, signed| {
            let product = i.product_within_24_bits(a[0], a[1], signed);
            Ok(i.b.binary(BinaryOp::Add, product, a[2]))
        },
        "rotate" => |i, a, _| i.funnel(true, a[0], a[0], a[1]),
        "upsample" => |i, a, _| {
            let width = i.b.ty(a[0]).bits();
            let (high, low) = (
                i.b.resize(a[0], 2 * width, false),
                i.b.resize(a[1], 2 * width, false),
            );
            let half = i.b.int(2 * width, i64::from(width));
            let high = i.b.binary(BinaryOp::Shl, high, half);
            Ok(i.b.binary(BinaryOp::Or, high, low))
        },
        "clz" | "ctz" | "popcount" => return Some(importer.pure(&signature.name, call)),
        _ => return None,
    };
    Some(importer.integer_lanes(operation, signed, call))
}

/// One lane of the result from one lane of each argument.
type Operation = fn(&mut Importer<'_>, &[ValueId], bool) -> Lowered<ValueId>;

impl Importer<'_> {
    /// Outside of 24 bits the result is up to the implementation.
    fn product_within_24_bits(&mut self, a: ValueId, b: ValueId, signed: bool) -> ValueId {
        for value in [a, b] {
            let cut = self.low_24_bits(value, signed);
            let fits = self.b.icmp(IntPredicate::Eq, cut, value);
            self.b.effect(Inst::Annotation {
                kind: AnnotationKind::Assume,
                args: vec![fits],
            });
        }
        self.grant("factors of `mul24` and `mad24` have 24 bits".to_owned());
        self.b.binary(BinaryOp::Mul, a, b)
    }

    /// Applies the operation lane by lane; scalars count for all lanes.
    fn integer_lanes(
        &mut self,
        operation: Operation,
        signed: bool,
        call: &Call,
    ) -> Lowered<Vec<ValueId>> {
        let count = self.types.leaf_count(call.inst.ty())?;
        let mut args = Vec::new();
        for &arg in &call.args {
            args.push(self.all(arg)?);
        }
        if args
            .iter()
            .any(|lanes| lanes.len() != 1 && lanes.len() != count)
        {
            return unmodelled(Construct::UnequalVectors(call.name.clone()));
        }
        let mut results = Vec::with_capacity(count);
        for lane in 0..count {
            let of_lane: Vec<ValueId> = args
                .iter()
                .map(|lanes| lanes[if lanes.len() == 1 { 0 } else { lane }])
                .collect();
            results.push(operation(self, &of_lane, signed)?);
        }
        Ok(results)
    }

    fn lesser(&mut self, a: ValueId, b: ValueId, signed: bool) -> ValueId {
        self.choose(
            if signed {
                IntPredicate::Slt
            } else {
                IntPredicate::Ult
            },
            a,
            b,
        )
    }

    fn greater(&mut self, a: ValueId, b: ValueId, signed: bool) -> ValueId {
        self.choose(
            if signed {
                IntPredicate::Sgt
            } else {
                IntPredicate::Ugt
            },
            a,
            b,
        )
    }

    fn absolute_difference(&mut self, a: ValueId, b: ValueId, signed: bool) -> ValueId {
        let (ab, ba) = (
            self.b.binary(BinaryOp::Sub, a, b),
            self.b.binary(BinaryOp::Sub, b, a),
        );
        let pred = if signed {
            IntPredicate::Sgt
        } else {
            IntPredicate::Ugt
        };
        let greater = self.b.icmp(pred, a, b);
        self.b.select(greater, ab, ba)
    }

    /// `(a + b + carry) >> 1` without overflow.
    fn average(&mut self, a: ValueId, b: ValueId, carry: i64, signed: bool) -> ValueId {
        let width = self.b.ty(a).bits();
        let (a, b) = (
            self.b.resize(a, width + 2, signed),
            self.b.resize(b, width + 2, signed),
        );
        let sum = self.b.binary(BinaryOp::Add, a, b);
        let carry = self.b.int(width + 2, carry);
        let sum = self.b.binary(BinaryOp::Add, sum, carry);
        let one = self.b.int(width + 2, 1);
        let half = self.b.binary(BinaryOp::AShr, sum, one);
        self.b.resize(half, width, false)
    }

    fn saturated_product_and_sum(
        &mut self,
        a: ValueId,
        b: ValueId,
        c: ValueId,
        signed: bool,
    ) -> Lowered<ValueId> {
        let width = self.b.ty(a).bits();
        if 2 * width + 2 > 128 {
            return unmodelled(Construct::WideSaturatingProduct);
        }
        let wide = 2 * width + 2;
        let [a, b, c] = [a, b, c].map(|value| self.b.resize(value, wide, signed));
        let product = self.b.binary(BinaryOp::Mul, a, b);
        let exact = self.b.binary(BinaryOp::Add, product, c);
        let (min, max) = match signed {
            true => (-(1_i128 << (width - 1)), (1_i128 << (width - 1)) - 1),
            false => (0, (1_i128 << width) - 1),
        };
        let ty = Type::Int(wide);
        let (min, max) = (self.b.bits(ty, min as u128), self.b.bits(ty, max as u128));
        let raised = self.greater(exact, min, true);
        let limited = self.lesser(raised, max, true);
        Ok(self.b.resize(limited, width, false))
    }
}
