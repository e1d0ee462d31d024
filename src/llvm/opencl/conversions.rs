//! `convert_<type>[_sat][_<rounding>]`.

use super::Signature;
use crate::kir::{CastOp, IntPredicate, Type, ValueId};
use crate::llvm::Lowered;
use crate::llvm::calls::Call;
use crate::llvm::function::Importer;

pub(super) fn lower(
    importer: &mut Importer<'_>,
    signature: &Signature,
    call: &Call,
) -> Option<Lowered<Vec<ValueId>>> {
    let target = signature.name.strip_prefix("convert_")?;
    let from = signature.params.first()?;
    let conversion = Conversion {
        saturate: target.contains("_sat"),
        rounding: target.rsplit_once("_rt").map(|(_, mode)| mode.to_owned()),
        from_signed: from.is_signed(),
        to_signed: !target.starts_with('u'),
    };
    Some(importer.convert(&conversion, call))
}

struct Conversion {
    saturate: bool,
    /// `e`, `z`, `p` or `n`.
    rounding: Option<String>,
    from_signed: bool,
    to_signed: bool,
}

impl Importer<'_> {
    fn convert(&mut self, conversion: &Conversion, call: &Call) -> Lowered<Vec<ValueId>> {
        let args = self.all(call.args[0])?;
        let results: Vec<Type> = self
            .types
            .leaves(call.inst.ty())?
            .iter()
            .map(|leaf| leaf.ty)
            .collect();
        let Some(&to) = results.first() else {
            return Ok(Vec::new());
        };
        let from = self.b.ty(args[0]);
        let rounding = conversion.rounding.as_deref();
        let cast = match (from, to) {
            (Type::Int(_), Type::Int(width)) if !conversion.saturate => {
                return Ok(args
                    .into_iter()
                    .map(|arg| self.b.resize(arg, width, conversion.from_signed))
                    .collect());
            }
            (Type::Int(from), Type::Int(to)) if 2 * from.max(to) <= 128 => {
                return Ok(args
                    .into_iter()
                    .map(|arg| self.saturated(arg, conversion, to))
                    .collect());
            }
            (Type::Int(_), Type::Float(_)) if matches!(rounding, None | Some("e")) => {
                if conversion.from_signed {
                    CastOp::SIToFP
                } else {
                    CastOp::UIToFP
                }
            }
            (Type::Float(_), Type::Int(_))
                if matches!(rounding, None | Some("z")) && !conversion.saturate =>
            {
                if conversion.to_signed {
                    CastOp::FPToSI
                } else {
                    CastOp::FPToUI
                }
            }
            (Type::Float(a), Type::Float(b)) if a == b => return Ok(args),
            (Type::Float(a), Type::Float(b)) if a.bits() < b.bits() => CastOp::FPExt,
            (Type::Float(_), Type::Float(_)) if matches!(rounding, None | Some("e")) => {
                CastOp::FPTrunc
            }
            // Named after the source type as well, through the mangled name.
            _ => return Ok(self.pure_of(&call.name, &[args], &results)),
        };
        Ok(args
            .into_iter()
            .map(|arg| self.b.cast(cast, arg, to))
            .collect())
    }

    /// The nearest value that the target has.
    fn saturated(&mut self, arg: ValueId, conversion: &Conversion, to: u32) -> ValueId {
        let width = 2 * self.b.ty(arg).bits().max(to);
        let (min, max) = match conversion.to_signed {
            true => (-(1_i128 << (to - 1)), (1_i128 << (to - 1)) - 1),
            false => (0, (1_i128 << to) - 1),
        };
        let wide = self.b.resize(arg, width, conversion.from_signed);
        let (min, max) = (
            self.b.bits(Type::Int(width), min as u128),
            self.b.bits(Type::Int(width), max as u128),
        );
        let raised = self.choose(IntPredicate::Sgt, wide, min);
        let limited = self.choose(IntPredicate::Slt, raised, max);
        self.b.resize(limited, to, false)
    }
}
