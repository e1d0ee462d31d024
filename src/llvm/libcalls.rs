//! Functions of the C library and of vendors' device libraries.

use super::Lowered;
use super::calls::Call;
use super::function::Importer;
use crate::kir::ValueId;

/// `None` when the function is unknown.
pub(super) fn lower(importer: &mut Importer<'_>, call: &Call) -> Option<Lowered<Vec<ValueId>>> {
    let name = call.name.as_str();
    if name.starts_with("__uninterpreted_function_") || is_mathematical(name) {
        return importer
            .is_scalar_function(call)
            .then(|| importer.pure(name, call));
    }
    match name {
        // They read strings at most, and write to a buffer of the runtime.
        "printf" | "vprintf" | "puts" | "putchar" => Some(importer.arbitrary(name, call.inst.ty())),
        // `cut` ends the block behind them.
        "__assertfail" | "__assert_fail" | "abort" | "exit" => Some(Ok(Vec::new())),
        _ => None,
    }
}

/// `sin`, `sinf`, `__nv_sinf`, `__ocml_sin_f32`, `__nv_fast_sinf`.
fn is_mathematical(name: &str) -> bool {
    const VENDORS: [&str; 4] = ["__nv_", "__ocml_", "__ockl_sad", "__builtin_"];
    if VENDORS.iter().any(|vendor| name.starts_with(vendor)) {
        return true;
    }
    let stem = name.strip_suffix(['f', 'l']).unwrap_or(name);
    [name, stem].iter().any(|name| LIBM.contains(name))
}

const LIBM: [&str; 62] = [
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cbrt",
    "ceil",
    "copysign",
    "cos",
    "cosh",
    "cospi",
    "erf",
    "erfc",
    "erfcx",
    "erfinv",
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
    "j0",
    "j1",
    "ldexp",
    "lgamma",
    "llrint",
    "llround",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "lrint",
    "lround",
    "nearbyint",
    "nextafter",
    "norm",
    "pow",
    "remainder",
    "rhypot",
    "rint",
    "round",
    "rsqrt",
    "scalbn",
    "sin",
    "sinh",
    "sinpi",
    "sqrt",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
    "y0",
];
