//! Mathematical, geometric and common functions of floats: uninterpreted
//! functions of their arguments, with a second result through a pointer where
//! they have one.

use super::Signature;
use crate::kir::{Access, Construct, Type, ValueId};
use crate::llvm::calls::Call;
use crate::llvm::function::Importer;
use crate::llvm::{Lowered, unmodelled};

pub(super) fn lower(
    importer: &mut Importer<'_>,
    signature: &Signature,
    call: &Call,
) -> Option<Lowered<Vec<ValueId>>> {
    let name = signature.name.as_str();
    if WITH_OUTPUT.contains(&name) {
        return Some(importer.function_with_output(name, call));
    }
    let stem = ["half_", "native_", "fast_"]
        .iter()
        .find_map(|prefix| name.strip_prefix(prefix))
        .unwrap_or(name);
    let known = FUNCTIONS.contains(&stem) && importer.is_scalar_function(call);
    known.then(|| match ["cross", "normalize"].contains(&stem) {
        true => importer.pure_across(name, call),
        false => importer.pure(name, call),
    })
}

const FUNCTIONS: [&str; 88] = [
    "acos",
    "acosh",
    "acospi",
    "asin",
    "asinh",
    "asinpi",
    "atan",
    "atan2",
    "atan2pi",
    "atanh",
    "atanpi",
    "cbrt",
    "ceil",
    "clamp",
    "copysign",
    "cos",
    "cosh",
    "cospi",
    "cross",
    "degrees",
    "distance",
    "divide",
    "dot",
    "erf",
    "erfc",
    "exp",
    "exp10",
    "exp2",
    "expm1",
    "fabs",
    "fdim",
    "floor",
    "fma",
    "fmax",
    "fmin",
    "fmod",
    "hypot",
    "ilogb",
    "ldexp",
    "length",
    "lgamma",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "mad",
    "max",
    "maxmag",
    "min",
    "minmag",
    "mix",
    "nan",
    "nextafter",
    "normalize",
    "pow",
    "pown",
    "powr",
    "radians",
    "recip",
    "remainder",
    "rint",
    "rootn",
    "round",
    "rsqrt",
    "sign",
    "sin",
    "sinh",
    "sinpi",
    "smoothstep",
    "sqrt",
    "step",
    "tan",
    "tanh",
    "tanpi",
    "tgamma",
    "trunc",
    "dot_acc_sat",
    "dot_4x8packed_uu_uint",
    "dot_4x8packed_ss_int",
    "dot_4x8packed_us_int",
    "dot_4x8packed_su_int",
    "dot_acc_sat_4x8packed_uu_uint",
    "dot_acc_sat_4x8packed_ss_int",
    "dot_acc_sat_4x8packed_us_int",
    "dot_acc_sat_4x8packed_su_int",
    "bit_reverse",
    "cl_dot",
];

/// Their last argument points to a place for a second result.
const WITH_OUTPUT: [&str; 6] = ["fract", "frexp", "lgamma_r", "modf", "remquo", "sincos"];

impl Importer<'_> {
    fn function_with_output(&mut self, name: &str, call: &Call) -> Lowered<Vec<ValueId>> {
        let Some((&place, inputs)) = call.args.split_last() else {
            return unmodelled(Construct::NoArguments(name.to_string()));
        };
        let place = self.one(place)?;
        if !self.b.ty(place).is_ptr() {
            return unmodelled(Construct::NoPlaceForResult(name.to_string()));
        }
        let mut args = Vec::new();
        for &input in inputs {
            args.push(self.all(input)?);
        }
        let results: Vec<Type> = self
            .types
            .leaves(call.inst.ty())?
            .iter()
            .map(|leaf| leaf.ty)
            .collect();
        // `frexp`, `lgamma_r` and `remquo` write integers.
        let written = match name {
            "frexp" | "lgamma_r" | "remquo" => vec![Type::Int(32); results.len()],
            _ => results.clone(),
        };
        let first = self.pure_of(name, &args, &results);
        let second = self.pure_of(&format!("{name}.second"), &args, &written);
        for (lane, value) in second.into_iter().enumerate() {
            let bytes = self.b.ty(value).bytes();
            let ptr = self.b.offset(place, lane as i64 * bytes as i64);
            let access = Access::plain(bytes as u32);
            self.store_scalar(ptr, value, access)?;
        }
        Ok(first)
    }
}
