//! Literals of floats: newer versions write the bits of the type (`f0x3FB8AA3B`), names (`-inf`,
//! `+qnan`, `+nan(0x1)`, `+snan(0x1)`) and decimals that are rounded to the type (`float 0.1`),
//! ours exact decimals and hexadecimal numbers, in which a `float` has the bits of the `double`
//! that equals it (LLVM's "Language Reference", "Simple Constants").

/// A floating type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Half,
    BFloat,
    Float,
    Double,
}

impl Format {
    /// The type of this name. Literals of the other types stay as they are.
    pub fn of(word: &str) -> Option<Format> {
        Some(match word {
            "half" => Format::Half,
            "bfloat" => Format::BFloat,
            "float" => Format::Float,
            "double" => Format::Double,
            _ => return None,
        })
    }

    /// A literal in the form that ours has; `None` where it has this one, or it is none.
    /// `payload` are the parentheses behind it.
    pub fn older(self, word: &str, payload: &str) -> Option<String> {
        if let Some(number) = decimal(word) {
            return self.rounded(number).map(|bits| self.written(bits));
        }
        let (width, fraction) = self.bits();
        let bits = match word.strip_prefix("f0x") {
            Some(digits) => hexadecimal(digits).filter(|bits| *bits >> (width - 1) <= 1)?,
            None => {
                let (sign, name) = match word.split_at_checked(1)? {
                    ("-", name) => (1, name),
                    ("+", name) => (0, name),
                    _ => return None,
                };
                let exponent = (1 << (width - 1 - fraction)) - 1;
                let number = payload
                    .strip_prefix("(0x")
                    .and_then(|p| p.strip_suffix(')'));
                let number = || hexadecimal(number?).filter(|bits| *bits >> (fraction - 1) == 0);
                let quiet = 1 << (fraction - 1);
                let mantissa = match name {
                    "inf" => 0,
                    "qnan" => quiet,
                    "nan" => quiet | number()?,
                    "snan" => number().filter(|bits| *bits != 0)?,
                    _ => return None,
                };
                sign << (width - 1) | exponent << fraction | mantissa
            }
        };
        Some(self.written(bits))
    }

    /// All bits, and those of the fraction.
    fn bits(self) -> (u32, u32) {
        match self {
            Format::Half => (16, 10),
            Format::BFloat => (16, 7),
            Format::Float => (32, 23),
            Format::Double => (64, 52),
        }
    }

    /// The bits of the nearest number of the type, of two as near the even one; `None` where the
    /// number is one of the type, and where only zero or infinity is near: ours refuses these.
    fn rounded(self, number: f64) -> Option<u64> {
        if self == Format::Double || !number.is_finite() {
            return None;
        }
        let (width, fraction) = self.bits();
        let least = 2 - (1 << (width - 2 - fraction));
        let exponent = ((number.to_bits() >> 52 & 0x7FF) as i32 - 1023).max(least);
        let unit = f64::from_bits(((1023 + exponent - fraction as i32) as u64) << 52);
        // A power of two divides exactly.
        let exact = number.abs() / unit;
        let units = exact.round_ties_even();
        // Behind the exponent the leading bit is not written: where there is one, it counts it up.
        let bits = (((exponent - least) as u64) << fraction) + units as u64;
        let infinity = ((1 << (width - 1 - fraction)) - 1) << fraction;
        let sign = u64::from(number.is_sign_negative()) << (width - 1);
        (units != exact && units != 0.0 && bits < infinity).then_some(sign | bits)
    }

    fn written(self, bits: u64) -> String {
        match self {
            Format::Half => format!("0xH{bits:04X}"),
            Format::BFloat => format!("0xR{bits:04X}"),
            Format::Float => format!("0x{:016X}", widened(bits as u32)),
            Format::Double => format!("0x{bits:016X}"),
        }
    }
}

/// Does a literal with parentheses behind it begin with this?
pub fn has_payload(word: &str) -> bool {
    word.ends_with("nan") && !word.ends_with("qnan")
}

/// A decimal number as LLVM writes it, with a point. Its lexer reads it as a `double` too.
fn decimal(word: &str) -> Option<f64> {
    let digits = word.strip_prefix(['-', '+']).unwrap_or(word);
    let is_part = |c: char| c.is_ascii_digit() || matches!(c, '.' | 'e' | 'E' | '-' | '+');
    let plain = digits.starts_with(|c: char| c.is_ascii_digit()) && digits.contains('.');
    let plain = plain && digits.chars().all(is_part);
    word.parse().ok().filter(|_| plain)
}

fn hexadecimal(digits: &str) -> Option<u64> {
    let plain = !digits.is_empty() && digits.chars().all(|c| c.is_ascii_hexdigit());
    u64::from_str_radix(digits, 16).ok().filter(|_| plain)
}

/// The bits of the double that equals a float. Of what is no number the fraction keeps its place.
fn widened(bits: u32) -> u64 {
    let number = f32::from_bits(bits);
    if !number.is_nan() {
        return f64::from(number).to_bits();
    }
    let (sign, fraction) = (u64::from(bits >> 31), u64::from(bits & 0x7F_FFFF));
    sign << 63 | 0x7FF << 52 | fraction << 29
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_keep_their_bits() {
        for (format, word, payload, ours) in [
            (Format::Float, "f0x3FB8AA3B", "", "0x3FF7154760000000"),
            (Format::Float, "f0x00000001", "", "0x36A0000000000000"),
            (Format::Float, "f0x80000000", "", "0x8000000000000000"),
            (Format::Float, "f0x7FA00000", "", "0x7FF4000000000000"),
            (Format::Float, "+inf", "", "0x7FF0000000000000"),
            (Format::Float, "-qnan", "", "0xFFF8000000000000"),
            (Format::Float, "+snan", "(0x200000)", "0x7FF4000000000000"),
            (
                Format::Double,
                "f0x3FC5555555555555",
                "",
                "0x3FC5555555555555",
            ),
            (Format::Double, "+nan", "(0xAE98)", "0x7FF800000000AE98"),
            (Format::Half, "-inf", "", "0xHFC00"),
            (Format::BFloat, "f0x7FC0", "", "0xR7FC0"),
        ] {
            assert_eq!(format.older(word, payload).as_deref(), Some(ours), "{word}");
        }
    }

    #[test]
    fn decimals_become_the_nearest_number() {
        for (format, word, ours) in [
            (Format::Float, "1.000000e-01", "0x3FB99999A0000000"),
            (Format::Float, "-1.000000e-01", "0xBFB99999A0000000"),
            (Format::Float, "+0.1", "0x3FB99999A0000000"),
            (Format::Float, "1.E-1", "0x3FB99999A0000000"),
            (Format::Float, "16777217.0", "0x4170000000000000"),
            (Format::Float, "16777219.0", "0x4170000040000000"),
            (Format::Float, "1.000000e-45", "0x36A0000000000000"),
            (Format::Float, "1.1754943e-38", "0x3810000000000000"),
            (Format::Half, "0.1", "0xH2E66"),
            (Format::Half, "-2049.0", "0xHE800"),
            (Format::Half, "2.047999e+03", "0xH6800"),
            (Format::Half, "5.0e-08", "0xH0001"),
            (Format::BFloat, "0.1", "0xR3DCD"),
            (Format::BFloat, "1.442695e+00", "0xR3FB9"),
        ] {
            assert_eq!(format.older(word, "").as_deref(), Some(ours), "{word}");
        }
    }

    #[test]
    fn decimals_become_what_rust_reads() {
        for exponent in -44..38 {
            for digits in ["1.1", "3.3333333", "-7.0000001", "9.9999999"] {
                let word = format!("{digits}e{exponent}");
                let exact: f64 = word.parse().expect("a number");
                let nearest = f64::from(word.parse::<f32>().expect("a number"));
                let literal = format!("0x{:016X}", nearest.to_bits());
                let expected = (exact != nearest).then_some(literal);
                assert_eq!(Format::Float.older(&word, ""), expected, "{word}");
            }
        }
    }

    #[test]
    fn what_is_no_literal_of_the_type_stays() {
        for (format, word, payload) in [
            (Format::Float, "f0x1234567890", ""),
            (Format::Half, "f0x3FB8AA3B", ""),
            (Format::Float, "f0x", ""),
            (Format::Float, "f0x+1", ""),
            (Format::Float, "+nan", "(0x800000)"),
            (Format::Float, "+nan", ""),
            (Format::Float, "+snan", "(0x0)"),
            (Format::Float, "1.000000e+00", ""),
            (Format::Float, "-0.0", ""),
            (Format::Float, "1.250000e+00", ""),
            (Format::Float, "1.0e+39", ""),
            (Format::Float, "3.4028236e+38", ""),
            (Format::Float, "1.0e-46", ""),
            (Format::Float, "1.0e+400", ""),
            (Format::Half, "6.552000e+04", ""),
            (Format::Half, "6.5e-05.1", ""),
            (Format::BFloat, "0.5", ""),
            (Format::Float, ".1", ""),
            (Format::Float, "1e-1", ""),
            (Format::Float, "--0.1", ""),
            (Format::Float, "0.1:", ""),
            (Format::Double, "1.000000e-01", ""),
            (Format::Float, "inf", ""),
            (Format::Double, "0x7FF0000000000000", ""),
        ] {
            assert_eq!(format.older(word, payload), None, "{word}");
        }
    }
}
