//! Literals of floats: newer versions write the bits of the type (`f0x3FB8AA3B`) and names
//! (`-inf`, `+qnan`, `+nan(0x1)`, `+snan(0x1)`), ours hexadecimal numbers, in which a `float` has
//! the bits of the `double` that equals it (LLVM's "Language Reference", "Simple Constants").

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
            (Format::Float, "inf", ""),
            (Format::Double, "0x7FF0000000000000", ""),
        ] {
            assert_eq!(format.older(word, payload), None, "{word}");
        }
    }
}
