//! The known functions of kernels, by the names that the importer gives them.
//!
//! Single precision is computed in single precision, double in double, halves in
//! double with one rounding. Fast and native variants, whose error the languages
//! leave open, are computed like the exact ones.

use super::float;
use super::op::Operand;
use super::ptx;
use crate::kir::int;
use crate::kir::pure::BitCount;
use crate::kir::{FloatKind, Type};

/// An argument: its bits and what they are.
pub type Argument = (Operand, u128);

/// The value of the function, or none where it is not known: the caller has to
/// invent one.
pub fn evaluate(name: &str, lane: u32, args: &[Argument], result: Type) -> Option<u128> {
    let name = name.rsplit_once('.').map_or(name, |(name, _)| name);
    if name.starts_with("ptx ") {
        let bits: Vec<u128> = args.iter().map(|(_, bits)| *bits).collect();
        return ptx::evaluate(name, &bits, result);
    }
    let stem = stem(name, result);
    if let Some(value) = of_integers(stem, args, result) {
        return Some(value);
    }
    let floats: Vec<f64> = args
        .iter()
        .filter_map(|(operand, bits)| match operand.ty {
            Type::Float(kind) => Some(float::to_f64(kind, *bits as u64)),
            _ => None,
        })
        .collect();
    if let Some(value) = of_vectors(stem, lane, &floats, result) {
        return Some(value);
    }
    if floats.len() != args.len() {
        return with_integer(stem, args, &floats, result);
    }
    match result {
        Type::Float(kind) => of_floats(stem, kind, &floats),
        Type::Int(width) => classify(stem, &floats, width),
        Type::Ptr(_) => None,
    }
}

/// `sinf`, `native_sin`, `__nv_fast_sinf`, `__ocml_sin_f32` and `sin` are one.
fn stem(name: &str, result: Type) -> &str {
    const PREFIXES: [&str; 9] = [
        "__wp_pure_",
        "__nv_fast_",
        "__nv_",
        "__ocml_native_",
        "__ocml_",
        "__builtin_",
        "native_",
        "half_",
        "fast_",
    ];
    let mut stem = name;
    for prefix in PREFIXES {
        stem = stem.strip_prefix(prefix).unwrap_or(stem);
    }
    for suffix in ["_f32", "_f64", "_f16"] {
        stem = stem.strip_suffix(suffix).unwrap_or(stem);
    }
    let single = matches!(result, Type::Float(FloatKind::F32));
    match stem.strip_suffix('f') {
        Some(shorter) if single && !["erf", "f"].contains(&stem) => shorter,
        _ => stem,
    }
}

fn of_integers(stem: &str, args: &[Argument], result: Type) -> Option<u128> {
    let (operand, value) = *args.first()?;
    let Type::Int(width) = operand.ty else {
        return None;
    };
    let same_bits = ["int_as_float", "uint_as_float"].contains(&stem);
    match BitCount::named(stem) {
        Some(count) => Some(count.in_bits(value, width).into()),
        None => (same_bits && width == result.bits()).then_some(value),
    }
}

/// OpenCL's functions of whole vectors; the lanes stand one after the other.
fn of_vectors(stem: &str, lane: u32, floats: &[f64], result: Type) -> Option<u128> {
    let Type::Float(kind) = result else {
        return None;
    };
    let norm = |v: &[f64]| v.iter().map(|x| x * x).sum::<f64>().sqrt();
    let (a, b) = floats.split_at(floats.len() / 2);
    let value = match stem {
        "dot" => a.iter().zip(b).map(|(x, y)| x * y).sum(),
        "length" => norm(floats),
        "distance" => norm(&a.iter().zip(b).map(|(x, y)| x - y).collect::<Vec<_>>()),
        "normalize" => floats.get(lane as usize)? / norm(floats),
        _ => return None,
    };
    Some(u128::from(float::from_f64(kind, value)))
}

/// Functions of floats and an integer.
fn with_integer(stem: &str, args: &[Argument], floats: &[f64], result: Type) -> Option<u128> {
    let [(_, _), (operand, bits)] = *args else {
        return None;
    };
    let (Type::Float(kind), Type::Int(width)) = (result, operand.ty) else {
        return None;
    };
    let exponent = int::signed(bits, width).clamp(-100_000, 100_000) as i32;
    let x = *floats.first()?;
    let value = match stem {
        "ldexp" | "scalbn" => libm::scalbn(x, exponent),
        "powi" | "pown" => x.powi(exponent),
        "rootn" => x.powf(1.0 / f64::from(exponent)),
        _ => return None,
    };
    Some(u128::from(float::from_f64(kind, value)))
}

fn of_floats(stem: &str, kind: FloatKind, args: &[f64]) -> Option<u128> {
    let value = match kind {
        FloatKind::F32 => {
            let args: Vec<f32> = args.iter().map(|&x| x as f32).collect();
            f64::from(single(stem, &args)?)
        }
        _ => double(stem, args)?,
    };
    Some(u128::from(float::from_f64(kind, value)))
}

macro_rules! functions {
    ($name:ident, $float:ident, $libm:path => { $($special:ident = $function:path),* $(,)? }) => {
        fn $name(stem: &str, args: &[$float]) -> Option<$float> {
            use std::$float::consts::PI;
            Some(match (stem, args) {
                ("sqrt", &[x]) => x.sqrt(),
                ("rsqrt", &[x]) => 1.0 / x.sqrt(),
                ("recip" | "rcp", &[x]) => 1.0 / x,
                ("cbrt", &[x]) => x.cbrt(),
                ("sin", &[x]) => x.sin(),
                ("cos", &[x]) => x.cos(),
                ("tan", &[x]) => x.tan(),
                ("asin", &[x]) => x.asin(),
                ("acos", &[x]) => x.acos(),
                ("atan", &[x]) => x.atan(),
                ("sinh", &[x]) => x.sinh(),
                ("cosh", &[x]) => x.cosh(),
                ("tanh", &[x]) => x.tanh(),
                ("asinh", &[x]) => x.asinh(),
                ("acosh", &[x]) => x.acosh(),
                ("atanh", &[x]) => x.atanh(),
                ("sinpi", &[x]) => (x * PI).sin(),
                ("cospi", &[x]) => (x * PI).cos(),
                ("tanpi", &[x]) => (x * PI).tan(),
                ("asinpi", &[x]) => x.asin() / PI,
                ("acospi", &[x]) => x.acos() / PI,
                ("atanpi", &[x]) => x.atan() / PI,
                ("exp", &[x]) => x.exp(),
                ("exp2" | "ex2", &[x]) => x.exp2(),
                ("exp10", &[x]) => (10.0 as $float).powf(x),
                ("expm1", &[x]) => x.exp_m1(),
                ("log", &[x]) => x.ln(),
                ("log2" | "lg2", &[x]) => x.log2(),
                ("log10", &[x]) => x.log10(),
                ("log1p", &[x]) => x.ln_1p(),
                ("fabs" | "abs", &[x]) => x.abs(),
                ("floor", &[x]) => x.floor(),
                ("ceil", &[x]) => x.ceil(),
                ("trunc", &[x]) => x.trunc(),
                ("round", &[x]) => x.round(),
                ("rint" | "nearbyint" | "roundeven", &[x]) => x.round_ties_even(),
                ("canonicalize", &[x]) => x,
                ("sign", &[x]) => if x > 0.0 { 1.0 } else if x < 0.0 { -1.0 } else { 0.0 * x },
                ("degrees", &[x]) => x.to_degrees(),
                ("radians", &[x]) => x.to_radians(),
                $((stringify!($special), &[x]) => $function(x),)*
                ("atan2", &[y, x]) => y.atan2(x),
                ("atan2pi", &[y, x]) => y.atan2(x) / PI,
                ("pow" | "powr", &[x, y]) => x.powf(y),
                ("fmod", &[x, y]) => x % y,
                ("hypot", &[x, y]) => x.hypot(y),
                ("copysign", &[x, y]) => x.copysign(y),
                ("fdim", &[x, y]) => if x > y { x - y } else { 0.0 },
                ("fdivide" | "divide", &[x, y]) => x / y,
                ("maxnum" | "fmax" | "max", &[x, y]) => x.max(y),
                ("minnum" | "fmin" | "min", &[x, y]) => x.min(y),
                ("maximum", &[x, y]) if !x.is_nan() && !y.is_nan() => x.max(y),
                ("minimum", &[x, y]) if !x.is_nan() && !y.is_nan() => x.min(y),
                ("maximum" | "minimum", &[x, y]) => x + y,
                ("step", &[edge, x]) => if x < edge { 0.0 } else { 1.0 },
                ("fma" | "mad" | "fmuladd", &[x, y, z]) => x.mul_add(y, z),
                ("clamp", &[x, low, high]) => x.max(low).min(high),
                ("mix", &[x, y, a]) => x + (y - x) * a,
                ("smoothstep", &[low, high, x]) => {
                    let t = ((x - low) / (high - low)).max(0.0).min(1.0);
                    t * t * (3.0 - 2.0 * t)
                }
                _ => return None,
            })
        }
    };
}

functions!(single, f32, libm => {
    erf = libm::erff, erfc = libm::erfcf, tgamma = libm::tgammaf, lgamma = libm::lgammaf,
    j0 = libm::j0f, j1 = libm::j1f, y0 = libm::y0f, y1 = libm::y1f,
});
functions!(double, f64, libm => {
    erf = libm::erf, erfc = libm::erfc, tgamma = libm::tgamma, lgamma = libm::lgamma,
    j0 = libm::j0, j1 = libm::j1, y0 = libm::y0, y1 = libm::y1,
});

/// Functions of floats with an integer result of `width` bits.
fn classify(stem: &str, args: &[f64], width: u32) -> Option<u128> {
    let &[x] = args else { return None };
    // A truth value; OpenCL's of one lane is 1.
    let truth = |holds: bool| Some(u128::from(holds));
    let rounded = match stem {
        "isnan" => return truth(x.is_nan()),
        "isinf" => return truth(x.is_infinite()),
        "isfinite" => return truth(x.is_finite()),
        "signbit" => return truth(x.is_sign_negative()),
        _ if stem.ends_with("_rn") && stem.contains("2") => x.round_ties_even(),
        _ if stem.ends_with("_rz") && stem.contains("2") => x.trunc(),
        _ if stem.ends_with("_rd") && stem.contains("2") => x.floor(),
        _ if stem.ends_with("_ru") && stem.contains("2") => x.ceil(),
        "lrint" | "llrint" => x.round_ties_even(),
        "lround" | "llround" => x.round(),
        "ilogb" => f64::from(libm::ilogb(x)),
        _ => return None,
    };
    let (low, high) = match stem.contains("2u") {
        true => (0, int::mask(width) as i128),
        false => (
            -((int::mask(width) >> 1) as i128) - 1,
            (int::mask(width) >> 1) as i128,
        ),
    };
    Some((rounded as i128).clamp(low, high) as u128 & int::mask(width))
}

#[cfg(test)]
mod tests {
    use super::*;

    const F32: Type = Type::Float(FloatKind::F32);
    const F64: Type = Type::Float(FloatKind::F64);

    fn of(name: &str, ty: Type, args: &[f64]) -> Option<f64> {
        let Type::Float(kind) = ty else { return None };
        let args: Vec<Argument> = args
            .iter()
            .map(|&x| {
                (
                    Operand { slot: 0, ty },
                    u128::from(float::from_f64(kind, x)),
                )
            })
            .collect();
        let bits = evaluate(&format!("{name}.{ty}"), 0, &args, ty)?;
        Some(float::to_f64(kind, bits as u64))
    }

    #[test]
    fn spellings_of_one_function() {
        let expected = Some(f64::from(0.5_f32.sin()));
        for name in [
            "sin",
            "sinf",
            "native_sin",
            "__nv_sinf",
            "__nv_fast_sinf",
            "__ocml_sin_f32",
        ] {
            assert_eq!(of(name, F32, &[0.5]), expected, "{name}");
        }
        assert_eq!(of("erff", F32, &[0.5]), Some(f64::from(libm::erff(0.5))));
        assert_eq!(of("erf", F32, &[0.5]), Some(f64::from(libm::erff(0.5))));
        assert_eq!(of("erf", F64, &[0.5]), Some(libm::erf(0.5)));
        assert_eq!(of("fast_fdividef", F32, &[3.0, 2.0]), Some(1.5));
        assert_eq!(of("frobnicate", F32, &[3.0]), None);
    }

    #[test]
    fn bits() {
        let word = Operand {
            slot: 0,
            ty: Type::Int(32),
        };
        let of = |name, bits| evaluate(name, 0, &[(word, bits)], Type::Int(32));
        assert_eq!(of("ctlz.i32", 1), Some(31));
        assert_eq!(of("clz.i32", 0), Some(32));
        assert_eq!(of("cttz.i32", 0), Some(32));
        assert_eq!(of("popcount.i32", 0xff0), Some(8));
    }

    #[test]
    fn rounding_to_integers() {
        let half = [(
            Operand { slot: 0, ty: F32 },
            u128::from((-2.5_f32).to_bits()),
        )];
        let of = |name| evaluate(name, 0, &half, Type::Int(32));
        assert_eq!(of("float2int_rn.i32"), Some(0xffff_fffe));
        assert_eq!(of("float2int_rd.i32"), Some(0xffff_fffd));
        assert_eq!(of("float2uint_rz.i32"), Some(0));
    }
}
