//! What PTX's instructions on floats compute, which the importer keeps as functions of registers: the
//! text `ptx =r,r cvt.f32.f16 $0,$1`. Halves are computed in double with one rounding; approximations,
//! whose error PTX leaves open, like the exact functions.

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
    // Of singles `ftz` takes what is too small to be normal for zero.
    let flushes = parts.contains(&"ftz");
    let (of_singles, gives_singles) = (parts.last() == Some(&"f32"), is_single(&parts));
    let args: Vec<u128> = (args.iter())
        .map(|&bits| {
            if flushes && of_singles {
                flushed(bits)
            } else {
                bits
            }
        })
        .collect();
    let value = match parts[0] {
        "cvt" => converted(&parts[1..], &args)?,
        "setp" => u128::from(compared(&parts[1..], &args)?),
        _ => computed(&parts, &args)?,
    };
    let value = if flushes && gives_singles {
        flushed(value)
    } else {
        value
    };
    Some(value & int::mask(result.bits()))
}

/// Is the result one?
fn is_single(parts: &[&str]) -> bool {
    match parts {
        ["cvt", .., to, _] => *to == "f32",
        [operation, .., ty] => *operation != "setp" && *ty == "f32",
        _ => false,
    }
}

/// A single as `ftz` takes it.
fn flushed(bits: u128) -> u128 {
    let is_small = f32::from_bits(bits as u32).is_subnormal();
    if is_small { bits & 1 << 31 } else { bits }
}

/// A type of floats, and how many lie in one register.
fn floats(name: &str) -> Option<(FloatKind, u32)> {
    Some(match name {
        "f16" => (FloatKind::F16, 1),
        "bf16" => (FloatKind::BF16, 1),
        "f16x2" => (FloatKind::F16, 2),
        "bf16x2" => (FloatKind::BF16, 2),
        "f32" => (FloatKind::F32, 1),
        "f64" => (FloatKind::F64, 1),
        _ => return None,
    })
}

fn read(kind: FloatKind, bits: u128, index: u32) -> f64 {
    let width = Type::Float(kind).bits();
    let own = bits >> (index * width) & int::mask(width);
    float::to_f64(kind, own as u64)
}

fn write(kind: FloatKind, value: f64, index: u32) -> u128 {
    u128::from(float::from_f64(kind, value)) << (index * Type::Float(kind).bits())
}

fn converted(parts: &[&str], args: &[u128]) -> Option<u128> {
    let [modifiers @ .., to, from] = parts else {
        return None;
    };
    let rounding = modifiers.iter().all(|part| matches!(*part, "rn" | "ftz"));
    match (floats(to), floats(from), args) {
        (Some((to, 1)), Some((from, 1)), &[bits]) if rounding => {
            Some(write(to, read(from, bits, 0), 0))
        }
        // The first one is the upper half.
        (Some((to, 2)), Some((from, 1)), &[upper, lower]) if rounding => {
            Some(write(to, read(from, upper, 0), 1) | write(to, read(from, lower, 0), 0))
        }
        (Some((to, 1)), None, &[bits]) if rounding => {
            Some(write(to, integer(from, bits)? as f64, 0))
        }
        (None, Some((from, 1)), &[bits]) => {
            let value = read(from, bits, 0);
            let rounded = match modifiers {
                ["rzi"] | ["rzi", "ftz"] => value.trunc(),
                ["rni"] | ["rni", "ftz"] => value.round_ties_even(),
                ["rmi"] | ["rmi", "ftz"] => value.floor(),
                ["rpi"] | ["rpi", "ftz"] => value.ceil(),
                _ => return None,
            };
            let (sign, width) = to.split_at(1);
            let width: u32 = width.parse().ok().filter(|width| *width <= 64)?;
            let range = match sign {
                "s" => -(1_i128 << (width - 1))..=(1 << (width - 1)) - 1,
                "u" => 0..=(1 << width) - 1,
                _ => return None,
            };
            // A cast of Rust's keeps to the type's range, and no number is zero.
            Some((rounded as i128).clamp(*range.start(), *range.end()) as u128)
        }
        _ => None,
    }
}

fn integer(ty: &str, bits: u128) -> Option<i128> {
    let (sign, width) = ty.split_at(1);
    let width: u32 = width.parse().ok()?;
    let own = bits & int::mask(width);
    match sign {
        "s" => Some(int::signed(own, width)),
        "u" => Some(own as i128),
        _ => None,
    }
}

fn compared(parts: &[&str], args: &[u128]) -> Option<bool> {
    let ([name, rest @ ..], &[a, b]) = (parts, args) else {
        return None;
    };
    let Some((kind, 1)) = floats(rest.last()?) else {
        return None;
    };
    let (a, b) = (read(kind, a, 0), read(kind, b, 0));
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

fn computed(parts: &[&str], args: &[u128]) -> Option<u128> {
    let [operation, modifiers @ .., ty] = parts else {
        return None;
    };
    let (kind, count) = floats(ty)?;
    let is_known = |part: &&str| matches!(*part, "rn" | "ftz" | "approx" | "full" | "NaN");
    modifiers.iter().all(is_known).then_some(())?;
    let with_nan = modifiers.contains(&"NaN");
    let each = (0..count).map(|index| {
        let args: Vec<f64> = args.iter().map(|&bits| read(kind, bits, index)).collect();
        let is_nan = with_nan && args.iter().any(|value| value.is_nan());
        let value = if is_nan {
            f64::NAN
        } else {
            of(operation, kind, &args)?
        };
        Some(write(kind, value, index))
    });
    each.sum()
}

fn of(operation: &str, kind: FloatKind, args: &[f64]) -> Option<f64> {
    Some(match (operation, args) {
        ("add", &[a, b]) => a + b,
        ("sub", &[a, b]) => a - b,
        ("mul", &[a, b]) => a * b,
        ("fma", &[a, b, c]) if kind == FloatKind::F32 => {
            f64::from((a as f32).mul_add(b as f32, c as f32))
        }
        ("fma", &[a, b, c]) => a.mul_add(b, c),
        ("div", &[a, b]) => a / b,
        // A number, where one of the two is none.
        ("min", &[a, b]) => a.min(b),
        ("max", &[a, b]) => a.max(b),
        ("neg", &[a]) => -a,
        ("abs", &[a]) => a.abs(),
        ("sqrt", &[a]) => a.sqrt(),
        ("rsqrt", &[a]) => 1.0 / a.sqrt(),
        ("rcp", &[a]) => 1.0 / a,
        ("ex2", &[a]) => a.exp2(),
        ("lg2", &[a]) => a.log2(),
        ("sin", &[a]) => a.sin(),
        ("cos", &[a]) => a.cos(),
        ("tanh", &[a]) => a.tanh(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(name: &str, args: &[u128], result: u32) -> Option<u128> {
        evaluate(name, args, Type::Int(result))
    }

    #[test]
    fn halves_are_computed() {
        let half = |value: f64| write(FloatKind::F16, value, 0);
        let single = |value: f64| write(FloatKind::F32, value, 0);
        let add = "ptx =r,r,r add.f16x2 $0,$1,$2";
        let two = |low, high| half(low) | half(high) << 16;
        assert_eq!(
            run(add, &[two(1.0, 2.0), two(3.0, 0.5)], 32),
            Some(two(4.0, 2.5))
        );
        assert_eq!(
            run("ptx =r,r cvt.f32.f16 $0,$1", &[half(1.5)], 32),
            Some(single(1.5))
        );
        let pack = "ptx =r,r,r cvt.rn.f16x2.f32 $0,$1,$2";
        assert_eq!(
            run(pack, &[single(1.0), single(2.0)], 32),
            Some(two(2.0, 1.0))
        );
        let from_integer = "ptx =r,r cvt.rn.f16.s16 $0,$1";
        assert_eq!(run(from_integer, &[0xfff8], 16), Some(half(-8.0)));
        assert_eq!(
            run("ptx =r,r cvt.rzi.s8.f16 $0,$1", &[half(-300.0)], 8),
            Some(0x80)
        );
        assert_eq!(
            run(
                "ptx =b,r,r setp.neu.f16 $0, $1, $2;",
                &[half(1.0), half(1.0)],
                1
            ),
            Some(0)
        );
    }

    #[test]
    fn small_singles_are_zero_where_they_are_flushed() {
        let (small, zero) = (1, 0);
        let less = |modifier: &str| format!("ptx =b,r,r setp.lt{modifier}.f32 $0, $1, $2;");
        assert_eq!(run(&less(""), &[zero, small], 1), Some(1));
        assert_eq!(run(&less(".ftz"), &[zero, small], 1), Some(0));
        assert_eq!(
            run("ptx =r,r neg.ftz.f32 $0,$1", &[small], 32),
            Some(1 << 31)
        );
        assert_eq!(
            run("ptx =r,r neg.f32 $0,$1", &[small], 32),
            Some(1 << 31 | 1)
        );
    }

    #[test]
    fn what_is_not_known_has_no_value() {
        assert_eq!(run("ptx =r,r cvt.rz.f16.f32 $0,$1", &[0], 16), None);
        assert_eq!(run("ptx =r,r,r add.sat.f16 $0,$1,$2", &[0, 0], 16), None);
        assert_eq!(run("ptx =r,r,r add.f16 $0,$2,$1", &[0, 0], 16), None);
    }
}
