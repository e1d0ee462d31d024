//! Functions of the C library and of vendors' device libraries.

use super::calls::Call;
use super::function::Importer;
use super::handle::Val;
use super::{Lowered, unmodelled};
use crate::kir::{AnnotationKind, Construct, Inst, ValueId};

/// `None` when the function is unknown.
pub(super) fn lower(importer: &mut Importer<'_>, call: &Call) -> Option<Lowered<Vec<ValueId>>> {
    let name = call.name.as_str();
    if name.starts_with("__uninterpreted_function_") || is_mathematical(name) {
        return importer
            .is_scalar_function(call)
            .then(|| importer.pure(name, call));
    }
    match name {
        // They write to a buffer of the runtime.
        "printf" | "vprintf" | "puts" | "putchar" => Some(match importer.reads_memory(call) {
            false => importer.arbitrary(name, call.inst.ty()),
            true => unmodelled(Construct::StringRead(name.to_owned())),
        }),
        // How the program is compiled: one number for each name.
        "__nvvm_reflect" => {
            let name = format!("{name} {}", importer.constant_text(*call.args.first()?)?);
            let ty = importer.types.scalar(call.inst.ty());
            Some(ty.map(|ty| importer.pure_of_all(&name, &[], &[ty])))
        }
        // What other headers than ours make of `assert`. `cut` ends the block behind these.
        "__assertfail" | "__assert_fail" => {
            let (kind, args) = (AnnotationKind::Assert, vec![importer.b.truth(false)]);
            importer.b.effect(Inst::Annotation { kind, args });
            Some(Ok(Vec::new()))
        }
        "abort" | "exit" => Some(Ok(Vec::new())),
        _ => None,
    }
}

/// Is the function of this name the C library's, or a vendor's?
pub(super) fn is_known(name: &str) -> bool {
    const OTHERS: [&str; 6] = ["printf", "vprintf", "puts", "putchar", "abort", "exit"];
    name.starts_with("__") || is_mathematical(name) || OTHERS.contains(&name)
}

impl Importer<'_> {
    /// May a function that prints read a string that is no constant?
    fn reads_memory(&self, call: &Call) -> bool {
        let Some((&first, others)) = call.args.split_first() else {
            return false;
        };
        let is_constant = |value: Val| self.constant_text(value).is_some();
        match (call.name.as_str(), self.constant_text(first)) {
            ("putchar", _) => false,
            (_, None) => true,
            ("puts", Some(_)) => false,
            ("vprintf", Some(format)) => conversions(&format).contains(&'s'),
            (_, Some(format)) => {
                let printed = conversions(&format).into_iter();
                let mut strings = (0..).zip(printed).filter(|(_, kind)| *kind == 's');
                strings.any(|(at, _)| !others.get(at).is_some_and(|&value| is_constant(value)))
            }
        }
    }
}

/// What is printed for each argument behind a format: the letter of its conversion, and `*`
/// for a width or a precision.
fn conversions(format: &str) -> Vec<char> {
    let mut kinds = Vec::new();
    let mut letters = format.chars();
    while letters.by_ref().any(|letter| letter == '%') {
        for letter in letters.by_ref() {
            match letter {
                '%' => break,
                '*' => kinds.push('*'),
                _ if letter.is_ascii_alphabetic() && !"hlLqjzt".contains(letter) => {
                    kinds.push(letter);
                    break;
                }
                _ => {}
            }
        }
    }
    kinds
}

/// `sin`, `sinf`, `__nv_sinf`, `__ocml_sin_f32`, `__nv_fast_sinf`.
pub(super) fn is_mathematical(name: &str) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversions_are_those_of_c() {
        let kinds: String = conversions("100%% %5.*f %-3lld|%s%").into_iter().collect();
        assert_eq!(kinds, "*fds");
    }
}
