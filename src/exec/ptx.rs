//! What PTX's instructions on floats compute, which the importer keeps as functions of registers: the
//! text `ptx =r,r cvt.f32.f16 $0,$1`. A result has a value where PTX fixes each of its bits: none
//! where it leaves the error open (`approx`, `full`) or which NaN comes out (PTX ISA, "Floating-Point
//! Instructions": single and half-precision instructions return an unspecified NaN).

use super::float;
use crate::kir::{FloatKind, Type, int};

/// The bits of the result, where the instruction is one of these.
pub fn evaluate(name: &str, args: &[u128], result: Type) -> Option<u128> {
    let (_, text) = name.strip_prefix("ptx ")?.split_once(' ')?;
    let text = text.trim_end_matches(';');
    let (opcode, operands) = text.split_once(' ')?;
    let operands: String = operands.split_whitespace().collect();
    let in_order: Vec<String> = (0..=args.len()).map(|at| format!("${at}")).collect();
    (operands == in_order.join(",")).then_some(())?;
    let parts: Vec<&str> = opcode.split('.').collect();
    let [operation, modifiers @ .., ty] = &parts[..] else {
        return None;
    };
    let value = match *operation {
        "cvt" => converted(modifiers, ty, args)?,
        "setp" => u128::from(compared(modifiers, ty, args)?),
        _ => computed(operation, modifiers, ty, args)?,
    };
    Some(value & int::mask(result.bits()))
}

/// A type of floats.
#[derive(Clone, Copy, PartialEq)]
struct Floats {
    kind: FloatKind,
    /// How many lie in one register.
    count: u32,
    /// What is smaller is zero.
    least: f64,
}

impl Floats {
    fn named(name: &str) -> Option<Floats> {
        let (kind, count) = match name {
            "f16" => (FloatKind::F16, 1),
            "bf16" => (FloatKind::BF16, 1),
            "f16x2" => (FloatKind::F16, 2),
            "bf16x2" => (FloatKind::BF16, 2),
            "f32" => (FloatKind::F32, 1),
            "f64" => (FloatKind::F64, 1),
            _ => return None,
        };
        let least = 0.0;
        Some(Floats { kind, count, least })
    }

    /// With `ftz`, what is too small to be normal is zero; not all types have it.
    fn flushed(self) -> Option<Floats> {
        let least = match self.kind {
            FloatKind::F16 => half::f16::MIN_POSITIVE.to_f64(),
            FloatKind::F32 => f64::from(f32::MIN_POSITIVE),
            FloatKind::BF16 | FloatKind::F64 => return None,
        };
        Some(Floats { least, ..self })
    }

    fn width(self) -> u32 {
        Type::Float(self.kind).bits()
    }

    fn read(self, bits: u128, index: u32) -> f64 {
        let own = bits >> (index * self.width()) & int::mask(self.width());
        let value = float::to_f64(self.kind, own as u64);
        match value.abs() < self.least {
            true => 0.0_f64.copysign(value),
            false => value,
        }
    }

    /// The value rounded to the nearest; none of a NaN, nor of what is flushed or not by whether
    /// that is asked before it is rounded.
    fn write(self, value: f64, index: u32) -> Option<u128> {
        let bits = float::from_f64(self.kind, value);
        let is_small = |value: f64| value.abs() < self.least;
        let bits = match is_small(value) {
            _ if value.is_nan() => return None,
            false => bits,
            true if !is_small(float::to_f64(self.kind, bits)) => return None,
            true => float::from_f64(self.kind, 0.0_f64.copysign(value)),
        };
        Some(self.at(bits.into(), index))
    }

    /// NVIDIA's one NaN, all of whose bits but the sign are set.
    fn canonical_nan(self, index: u32) -> u128 {
        self.at(int::mask(self.width() - 1), index)
    }

    fn at(self, bits: u128, index: u32) -> u128 {
        bits << (index * self.width())
    }
}

/// A type of integers: whether they have a sign, and their width.
fn integers(name: &str) -> Option<(bool, u32)> {
    let (sign, width) = name.split_at_checked(1)?;
    let width: u32 = width.parse().ok()?;
    let is_type = matches!(sign, "s" | "u") && matches!(width, 8 | 16 | 32 | 64);
    is_type.then_some((sign == "s", width))
}

/// PTX ISA, "cvt": of `ftz` only singles take notice, in and out.
fn converted(modifiers: &[&str], from: &str, args: &[u128]) -> Option<u128> {
    let (to, modifiers) = modifiers.split_last()?;
    let flushes = modifiers.contains(&"ftz");
    (!flushes || from == "f32" || *to == "f32").then_some(())?;
    let rounding: Vec<&str> = (modifiers.iter().copied())
        .filter(|part| *part != "ftz")
        .collect();
    let floats = |name: &str| {
        let floats = Floats::named(name)?;
        match flushes && name == "f32" {
            true => floats.flushed(),
            false => Some(floats),
        }
    };
    match (floats(to), floats(from), args) {
        (Some(to), Some(from), _) if from.count == 1 && matches!(rounding[..], [] | ["rn"]) => {
            (to.count as usize == args.len()).then_some(())?;
            // Of two, the first one is the upper half.
            let each = (0..to.count).zip(args.iter().rev());
            each.map(|(index, &bits)| to.write(from.read(bits, 0), index))
                .sum()
        }
        (Some(to), None, &[bits]) if to.count == 1 && rounding == ["rn"] => {
            let (signed, width) = integers(from)?;
            let own = bits & int::mask(width);
            let value = if signed {
                int::signed(own, width)
            } else {
                own as i128
            };
            Some(float::from_integer(to.kind, value < 0, value.unsigned_abs()).into())
        }
        (None, Some(from), &[bits]) if from.count == 1 => {
            to_integer(&rounding, to, from.read(bits, 0), from.kind)
        }
        _ => None,
    }
}

/// Kept to the integer's range. No number is zero between at most 32 bits, and the highest bit
/// alone elsewhere (PTX ISA, "cvt").
fn to_integer(rounding: &[&str], to: &str, value: f64, from: FloatKind) -> Option<u128> {
    let rounded = match rounding {
        ["rzi"] => value.trunc(),
        ["rni"] => value.round_ties_even(),
        ["rmi"] => value.floor(),
        ["rpi"] => value.ceil(),
        _ => return None,
    };
    let (signed, width) = integers(to)?;
    let highest = 1_i128 << (width - 1);
    let (low, high) = match signed {
        true => (-highest, highest - 1),
        false => (0, 2 * highest - 1),
    };
    let is_wide = from == FloatKind::F64 || width == 64;
    Some(match (value.is_nan(), is_wide) {
        (true, false) => 0,
        (true, true) if signed => low as u128,
        (true, true) => highest as u128,
        (false, _) => (rounded as i128).clamp(low, high) as u128,
    })
}

fn compared(modifiers: &[&str], ty: &str, args: &[u128]) -> Option<bool> {
    let floats = Floats::named(ty).filter(|floats| floats.count == 1)?;
    let (name, floats) = match modifiers {
        [name] => (name, floats),
        [name, "ftz"] => (name, floats.flushed()?),
        _ => return None,
    };
    let &[a, b] = args else { return None };
    let (a, b) = (floats.read(a, 0), floats.read(b, 0));
    let unordered = a.is_nan() || b.is_nan();
    Some(match *name {
        "eq" => a == b,
        "ne" => !unordered && a != b,
        "lt" => a < b,
        "le" => a <= b,
        "gt" => a > b,
        "ge" => a >= b,
        "equ" => unordered || a == b,
        "neu" => a != b,
        "ltu" => unordered || a < b,
        "leu" => unordered || a <= b,
        "gtu" => unordered || a > b,
        "geu" => unordered || a >= b,
        "num" => !unordered,
        "nan" => unordered,
        _ => return None,
    })
}

fn computed(operation: &str, modifiers: &[&str], ty: &str, args: &[u128]) -> Option<u128> {
    let mut floats = Floats::named(ty)?;
    let has_rounding = modifiers.contains(&"rn");
    let must_round = matches!(operation, "fma" | "div" | "rcp" | "sqrt");
    let may_round = must_round || matches!(operation, "add" | "sub" | "mul");
    let mut with_nan = false;
    for modifier in modifiers {
        match *modifier {
            "rn" if may_round => {}
            "ftz" => floats = floats.flushed()?,
            "NaN" if floats.kind != FloatKind::F64 => with_nan = true,
            _ => return None,
        }
    }
    (has_rounding || !must_round).then_some(())?;
    (!with_nan || matches!(operation, "min" | "max")).then_some(())?;
    let each = (0..floats.count).map(|index| {
        let args: Vec<f64> = args.iter().map(|&bits| floats.read(bits, index)).collect();
        if with_nan && args.iter().any(|value| value.is_nan()) {
            return Some(floats.canonical_nan(index));
        }
        floats.write(of(operation, floats.kind, &args)?, index)
    });
    each.sum()
}

/// What rounds to the result: narrower floats are computed in double, where one operation on them
/// is exact, is rounded to odd, or rounds twice like once (Figueroa, "When is double rounding
/// innocuous?").
fn of(operation: &str, kind: FloatKind, args: &[f64]) -> Option<f64> {
    Some(match (operation, args) {
        ("add", &[a, b]) => a + b,
        ("sub", &[a, b]) => a - b,
        ("mul", &[a, b]) => a * b,
        ("fma", &[a, b, c]) if kind == FloatKind::F64 => a.mul_add(b, c),
        ("fma", &[a, b, c]) => sum_to_odd(a * b, c),
        ("div", &[a, b]) => a / b,
        ("rcp", &[a]) => 1.0 / a,
        ("sqrt", &[a]) => a.sqrt(),
        // A number, where one of the two is none.
        ("min" | "max", &[a, b]) if a.is_nan() => b,
        ("min" | "max", &[a, b]) if b.is_nan() => a,
        // In this order -0 is below +0.
        ("min", &[a, b]) if b.total_cmp(&a).is_lt() => b,
        ("max", &[a, b]) if b.total_cmp(&a).is_gt() => b,
        ("min" | "max", &[a, _]) => a,
        ("neg", &[a]) => -a,
        ("abs", &[a]) => a.abs(),
        _ => return None,
    })
}

/// The sum, of which an inexact one is the neighbour with an odd last bit, so that it rounds like
/// the exact one to what is narrower by two bits or more (Boldo, Melquiond, "Emulation of FMA and
/// correctly rounded sums: proved algorithms using rounding to odd").
fn sum_to_odd(a: f64, b: f64) -> f64 {
    let sum = a + b;
    let from_b = sum - a;
    let error = (a - (sum - from_b)) + (b - from_b);
    let bits = sum.to_bits();
    if !sum.is_finite() || error == 0.0 || bits & 1 == 1 {
        return sum;
    }
    match (error > 0.0) == (sum > 0.0) {
        true => f64::from_bits(bits + 1),
        false => f64::from_bits(bits - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An instruction, its operands and its result of so many bits.
    type Case = (&'static str, &'static [u128], u32, Option<u128>);

    fn check(cases: &[Case]) {
        for &(opcode, args, width, expected) in cases {
            let operands: Vec<String> = (0..=args.len()).map(|at| format!("${at}")).collect();
            let name = format!("ptx =r,r {opcode} {};", operands.join(", "));
            let value = evaluate(&name, args, Type::Int(width));
            assert_eq!(value, expected, "{opcode} of {args:x?}");
        }
    }

    #[test]
    fn halves_are_computed() {
        check(&[
            (
                "add.f16x2",
                &[0x4000_3c00, 0x3800_4200],
                32,
                Some(0x4100_4400),
            ),
            ("cvt.f32.f16", &[0x3e00], 32, Some(0x3fc0_0000)),
            // The first one is the upper half.
            (
                "cvt.rn.f16x2.f32",
                &[0x3f80_0000, 0x4000_0000],
                32,
                Some(0x3c00_4000),
            ),
            ("cvt.rn.f16.s16", &[0xfff8], 16, Some(0xc800)),
            ("cvt.rzi.s8.f16", &[0xdcb0], 8, Some(0x80)),
            ("setp.neu.f16", &[0x3c00, 0x3c00], 1, Some(0)),
        ]);
    }

    #[test]
    fn what_is_not_normal_is_flushed() {
        check(&[
            ("setp.lt.f32", &[0, 1], 1, Some(1)),
            ("setp.lt.ftz.f32", &[0, 1], 1, Some(0)),
            ("setp.gt.ftz.f16", &[1, 0], 1, Some(0)),
            ("neg.ftz.f32", &[1], 32, Some(1 << 31)),
            ("neg.f32", &[1], 32, Some(1 << 31 | 1)),
            ("add.f16", &[1, 0], 16, Some(1)),
            ("add.ftz.f16", &[1, 0], 16, Some(0)),
            ("add.ftz.f16x2", &[0x3c00_0001, 0], 32, Some(0x3c00_0000)),
            ("mul.ftz.f16", &[0x0400, 0xb800], 16, Some(0x8000)),
            ("abs.ftz.f16", &[0x8001], 16, Some(0)),
            // Of a conversion, singles alone.
            ("cvt.ftz.f32.f16", &[1], 32, Some(0x3380_0000)),
            ("cvt.rn.ftz.f16.f32", &[0x3380_0000], 16, Some(1)),
            // Below the least normal one until it is rounded.
            (
                "mul.rn.f32",
                &[0x3fff_ffff, 0x0040_0000],
                32,
                Some(0x0080_0000),
            ),
            ("mul.rn.ftz.f32", &[0x3f7f_ffff, 0x0080_0000], 32, None),
            ("add.ftz.bf16", &[0, 0], 16, None),
            ("add.ftz.f64", &[0, 0], 64, None),
            ("setp.lt.ftz.f64", &[0, 1], 1, None),
            ("cvt.rn.ftz.bf16.f64", &[0], 16, None),
        ]);
    }

    #[test]
    fn no_number_is_an_integer_that_the_types_decide() {
        check(&[
            ("cvt.rzi.s32.f64", &[0x7ff8 << 48], 32, Some(1 << 31)),
            ("cvt.rzi.u16.f64", &[0x7ff8 << 48], 16, Some(0x8000)),
            ("cvt.rzi.s64.f32", &[0x7fc0_0000], 64, Some(1 << 63)),
            ("cvt.rzi.u64.f16", &[0x7e00], 64, Some(1 << 63)),
            ("cvt.rzi.s32.f32", &[0x7fc0_0000], 32, Some(0)),
            ("cvt.rzi.ftz.u32.f32", &[0xbfc0_0000], 32, Some(0)),
            ("cvt.rpi.s32.f32", &[0x7f80_0000], 32, Some(0x7fff_ffff)),
        ]);
    }

    #[test]
    fn results_are_rounded_once() {
        check(&[
            (
                "cvt.rn.f32.s64",
                &[0x4000_0040_0000_0001],
                32,
                Some(0x5e80_0001),
            ),
            ("cvt.rn.f32.u64", &[u64::MAX as u128], 32, Some(0x5f80_0000)),
            (
                "cvt.rn.bf16.u64",
                &[0x0101_0000_0000_0001],
                16,
                Some(0x5b81),
            ),
            ("cvt.rn.f16.f64", &[0x3ff0_0200_0000_0001], 16, Some(0x3c01)),
            ("cvt.rn.f16.f64", &[0x3ff0_0200_0000_0000], 16, Some(0x3c00)),
            ("fma.rn.bf16", &[0x3f81, 0x3fc0, 0x8d80], 16, Some(0x3fc1)),
            ("fma.rn.bf16", &[0x3f81, 0x3fc0, 0x0d80], 16, Some(0x3fc2)),
            (
                "fma.rn.f32",
                &[0x3f80_0000, 0x3f80_0000, 0x3300_0000],
                32,
                Some(0x3f80_0000),
            ),
            ("fma.rn.f16", &[0x1001, 0x1001, 1], 16, Some(5)),
        ]);
    }

    #[test]
    fn zeros_and_nans_of_extremes() {
        check(&[
            ("min.f16", &[0x0000, 0x8000], 16, Some(0x8000)),
            ("min.f16", &[0x8000, 0x0000], 16, Some(0x8000)),
            ("max.f16", &[0x8000, 0x0000], 16, Some(0)),
            ("max.f32", &[0, 1 << 31], 32, Some(0)),
            ("min.f16", &[0x7e00, 0x3c00], 16, Some(0x3c00)),
            (
                "max.f16x2",
                &[0x7e00_3c00, 0x3c00_7e00],
                32,
                Some(0x3c00_3c00),
            ),
            ("max.f16x2", &[0x7e00_3c00, 0x7e00_7e00], 32, None),
            (
                "max.NaN.f16x2",
                &[0x7e00_3c00, 0x3c00_7e00],
                32,
                Some(0x7fff_7fff),
            ),
            ("min.NaN.bf16", &[0x3f80, 0xffc0], 16, Some(0x7fff)),
            ("min.NaN.f32", &[0x7fc0_0000, 0], 32, Some(0x7fff_ffff)),
            ("min.NaN.f64", &[0, 0], 64, None),
        ]);
    }

    #[test]
    fn what_is_not_fixed_has_no_value() {
        check(&[
            ("add.f16", &[0x7c00, 0xfc00], 16, None),
            ("neg.f16", &[0x7e01], 16, None),
            ("cvt.f32.f16", &[0x7e01], 32, None),
            ("rcp.approx.f32", &[0x4040_0000], 32, None),
            ("rcp.rn.f32", &[0x4040_0000], 32, Some(0x3eaa_aaab)),
            ("div.full.f32", &[0x3f80_0000, 0x4040_0000], 32, None),
            ("sqrt.approx.f32", &[0x4000_0000], 32, None),
            ("ex2.approx.f32", &[0x3fa6_6666], 32, None),
            ("tanh.approx.f16", &[0x3c00], 16, None),
            ("cvt.rz.f16.f32", &[0], 16, None),
            ("add.sat.f16", &[0, 0], 16, None),
            ("neg.rn.f16", &[0], 16, None),
            ("add.NaN.f16", &[0, 0], 16, None),
            ("cvt..f32", &[0], 32, None),
        ]);
        let swapped = "ptx =r,r,r add.f16 $0,$2,$1";
        assert_eq!(evaluate(swapped, &[0, 0], Type::Int(16)), None);
    }
}
