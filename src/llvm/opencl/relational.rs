//! Relational functions. Of scalars they answer 0 or 1, of vectors 0 or -1 in
//! each lane.

use super::Signature;
use crate::kir::{BinaryOp, CastOp, Construct, FloatPredicate, Inst, IntPredicate, Type, ValueId};
use crate::llvm::calls::Call;
use crate::llvm::function::Importer;
use crate::llvm::{Lowered, unmodelled};

pub(super) fn lower(
    importer: &mut Importer<'_>,
    signature: &Signature,
    call: &Call,
) -> Option<Lowered<Vec<ValueId>>> {
    let first = signature.params.first()?;
    let name = signature.name.as_str();
    Some(match name {
        "select" if signature.params.len() == 3 => importer.select_lanes(first.lanes() > 1, call),
        "bitselect" => importer.bit_select(call),
        "any" | "all" if !first.is_float() => {
            importer.sign_reduction(name == "all", first.lanes() > 1, call)
        }
        "isfinite" | "isinf" | "isnormal" | "signbit" => importer.pure(name, call),
        "isnan" => importer.float_relation(FloatPredicate::Uno, call),
        _ => importer.float_relation(predicate(name)?, call),
    })
}

fn predicate(name: &str) -> Option<FloatPredicate> {
    Some(match name {
        "isequal" => FloatPredicate::Oeq,
        "isnotequal" => FloatPredicate::Une,
        "isgreater" => FloatPredicate::Ogt,
        "isgreaterequal" => FloatPredicate::Oge,
        "isless" => FloatPredicate::Olt,
        "islessequal" => FloatPredicate::Ole,
        "islessgreater" => FloatPredicate::One,
        "isordered" => FloatPredicate::Ord,
        "isunordered" => FloatPredicate::Uno,
        _ => return None,
    })
}

impl Importer<'_> {
    fn float_relation(&mut self, pred: FloatPredicate, call: &Call) -> Lowered<Vec<ValueId>> {
        let a = self.all(call.args[0])?;
        // `isnan` compares its argument with itself.
        let b = match call.args.get(1) {
            Some(&b) => self.all(b)?,
            None => a.clone(),
        };
        let vector = call.inst.ty().is_vector();
        let leaves = self.types.leaves(call.inst.ty())?;
        Ok(leaves
            .iter()
            .zip(a.into_iter().zip(b))
            .map(|(leaf, (a, b))| {
                let holds = self.b.push(Inst::FCmp { pred, args: [a, b] }, Type::BOOL);
                self.b.resize(holds, leaf.ty.bits(), vector)
            })
            .collect())
    }

    /// `select(a, b, c)` is `c ? b : a`; in vectors the sign bit of `c` decides.
    fn select_lanes(&mut self, vector: bool, call: &Call) -> Lowered<Vec<ValueId>> {
        let (a, b) = (self.all(call.args[0])?, self.all(call.args[1])?);
        let c = self.all(call.args[2])?;
        Ok(a.into_iter()
            .zip(b)
            .zip(c)
            .map(|((a, b), c)| {
                let cond = if vector {
                    self.is_negative(c)
                } else {
                    self.is_nonzero(c)
                };
                self.b.select(cond, b, a)
            })
            .collect())
    }

    fn is_negative(&mut self, value: ValueId) -> ValueId {
        let zero = self.b.bits(self.b.ty(value), 0);
        self.b.icmp(IntPredicate::Slt, value, zero)
    }

    /// `bitselect(a, b, c)`: bits of `b` where `c` has ones, of `a` elsewhere.
    fn bit_select(&mut self, call: &Call) -> Lowered<Vec<ValueId>> {
        let (a, b) = (self.all(call.args[0])?, self.all(call.args[1])?);
        let c = self.all(call.args[2])?;
        Ok(a.into_iter()
            .zip(b)
            .zip(c)
            .map(|((a, b), c)| {
                let ty = self.b.ty(a);
                let bits = Type::Int(ty.bits());
                let [a, b, c] = [a, b, c].map(|value| self.b.cast(CastOp::Bitcast, value, bits));
                let difference = self.b.binary(BinaryOp::Xor, a, b);
                let chosen = self.b.binary(BinaryOp::And, difference, c);
                let result = self.b.binary(BinaryOp::Xor, a, chosen);
                self.b.cast(CastOp::Bitcast, result, ty)
            })
            .collect())
    }

    /// `any` and `all` look at sign bits.
    fn sign_reduction(&mut self, all: bool, vector: bool, call: &Call) -> Lowered<Vec<ValueId>> {
        let op = if all { BinaryOp::And } else { BinaryOp::Or };
        let lanes = self.all(call.args[0])?;
        debug_assert!(vector || lanes.len() == 1);
        let mut result: Option<ValueId> = None;
        for lane in lanes {
            let set = self.is_negative(lane);
            result = Some(match result {
                None => set,
                Some(rest) => self.b.binary(op, rest, set),
            });
        }
        match result {
            Some(result) => self.as_result(result, call),
            None => unmodelled(Construct::OfNothing(call.name.clone())),
        }
    }
}
