//! The functions that expressions may apply without declaring them: bit-vector
//! operations, extensions, no-overflow predicates, and floating-point
//! operations on bit patterns.
//!
//! A builtin is known by its name alone:
//!
//! | name | meaning |
//! |---|---|
//! | `BV32_ADD` | an SMT-LIB bit-vector operation or comparison ([`BvOp`]) |
//! | `BV8_ZEXT32`, `BV8_SEXT32` | extension from 8 to 32 bits |
//! | `BV32_NSW_ADD`, `BV32_NUW_ADD` | the operation does not overflow, signed or unsigned |
//! | `FADD32`, `FADD64`, `FADD16`, `FADDBF16` | an uninterpreted float operation ([`FpOp`]) |
//! | `FP32_TO_SI64`, `UI8_TO_BF16`, `FP32_CONV_FP64` | an uninterpreted conversion |
//!
//! [`bv`] and `fp` build applications and simplify on the way;
//! [`declare_used`] adds the declarations that Boogie wants.

pub mod bv;
mod declare;
pub(crate) mod fp;
mod ops;

pub use declare::declare_used;
pub use ops::{BvOp, FpOp, WrapOp};

use super::ast::{AttrArg, Function, Symbol, Type};
use super::typing::MAX_WIDTH;
use crate::kir::FloatKind;

/// A builtin function at its widths. The order is that of declarations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Builtin {
    Bv {
        op: BvOp,
        width: u32,
    },
    Extend {
        signed: bool,
        from: u32,
        to: u32,
    },
    NoWrap {
        signed: bool,
        op: WrapOp,
        width: u32,
    },
    Fp {
        op: FpOp,
        kind: FloatKind,
    },
    FpToInt {
        kind: FloatKind,
        signed: bool,
        width: u32,
    },
    IntToFp {
        signed: bool,
        width: u32,
        kind: FloatKind,
    },
    FpToFp {
        from: FloatKind,
        to: FloatKind,
    },
}

impl Builtin {
    pub fn name(self) -> Symbol {
        let sign = |signed| if signed { 'S' } else { 'U' };
        Symbol::new(match self {
            Builtin::Bv { op, width } => format!("BV{width}_{}", op.name()),
            Builtin::Extend { signed, from, to } => {
                format!("BV{from}_{}EXT{to}", if signed { 'S' } else { 'Z' })
            }
            Builtin::NoWrap { signed, op, width } => {
                format!("BV{width}_N{}W_{}", sign(signed), op.name())
            }
            Builtin::Fp { op, kind } => format!("{}{}", op.name(), suffix(kind)),
            Builtin::FpToInt {
                kind,
                signed,
                width,
            } => format!("{}_TO_{}I{width}", format(kind), sign(signed)),
            Builtin::IntToFp {
                signed,
                width,
                kind,
            } => format!("{}I{width}_TO_{}", sign(signed), format(kind)),
            Builtin::FpToFp { from, to } => format!("{}_CONV_{}", format(from), format(to)),
        })
    }

    /// The builtin of this name.
    pub fn from_name(name: &str) -> Option<Builtin> {
        if let Some(rest) = name
            .strip_prefix("BV")
            .filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
        {
            let (width, op) = rest.split_once('_')?;
            return bv_from_name(number(width)?, op);
        }
        if let Some((from, to)) = name.split_once("_CONV_") {
            return Some(Builtin::FpToFp {
                from: parse_format(from)?,
                to: parse_format(to)?,
            });
        }
        if let Some((from, to)) = name.split_once("_TO_") {
            if let Some((signed, width)) = parse_int(to) {
                return Some(Builtin::FpToInt {
                    kind: parse_format(from)?,
                    signed,
                    width,
                });
            }
            let (signed, width) = parse_int(from)?;
            return Some(Builtin::IntToFp {
                signed,
                width,
                kind: parse_format(to)?,
            });
        }
        FpOp::all().find_map(|op| {
            let kind = parse_suffix(name.strip_prefix(op.name())?)?;
            Some(Builtin::Fp { op, kind })
        })
    }

    /// What a declared function is: the builtin of its `{:bvbuiltin}` or of its
    /// name, or nothing built in.
    ///
    /// # Errors
    ///
    /// When the declaration says something else than the builtin, or asks for
    /// an operation of the solver that is not supported.
    pub fn of_declaration(function: &Function) -> Result<Option<Builtin>, String> {
        let attr = |name: &str| {
            function
                .attrs
                .iter()
                .find(|attr| attr.name.as_str() == name)
        };
        if attr("builtin").is_some() {
            return Err("{:builtin} is not supported in IVL".to_owned());
        }
        let named = Builtin::from_name(function.name.as_str());
        let builtin = match attr("bvbuiltin").map(|attr| attr.args.as_slice()) {
            Some([AttrArg::Str(name)]) => declare::from_smt_name(name, function),
            Some(_) => None,
            None => match named {
                Some(builtin) if builtin.smt_name().is_none() => Some(builtin),
                Some(_) => {
                    return Err(format!(
                        "{} is declared without its {{:bvbuiltin}}",
                        function.name
                    ));
                }
                None => return Ok(None),
            },
        };
        match builtin {
            Some(builtin)
                if named.is_none_or(|named| named == builtin)
                    && declare::declares(function, builtin) =>
            {
                Ok(Some(builtin))
            }
            _ => Err(format!(
                "{} does not declare an operation that IVL knows",
                function.name
            )),
        }
    }

    pub fn params(self) -> Vec<Type> {
        match self {
            Builtin::Bv { op, width } => vec![Type::Bv(width); if op.is_unary() { 1 } else { 2 }],
            Builtin::Extend { from, .. } => vec![Type::Bv(from)],
            Builtin::NoWrap { width, .. } => vec![Type::Bv(width); 2],
            Builtin::Fp { kind, .. } => vec![Type::Bv(kind.bits()); 2],
            Builtin::FpToInt { kind, .. } => vec![Type::Bv(kind.bits())],
            Builtin::IntToFp { width, .. } => vec![Type::Bv(width)],
            Builtin::FpToFp { from, .. } => vec![Type::Bv(from.bits())],
        }
    }

    pub fn result(self) -> Type {
        match self {
            Builtin::Bv { op, width } if !op.is_predicate() => Type::Bv(width),
            Builtin::Fp { op, kind } if !op.is_predicate() => Type::Bv(kind.bits()),
            Builtin::Bv { .. } | Builtin::NoWrap { .. } | Builtin::Fp { .. } => Type::Bool,
            Builtin::Extend { to, .. } => Type::Bv(to),
            Builtin::FpToInt { width, .. } => Type::Bv(width),
            Builtin::IntToFp { kind, .. } => Type::Bv(kind.bits()),
            Builtin::FpToFp { to, .. } => Type::Bv(to.bits()),
        }
    }

    /// What `{:bvbuiltin …}` says, for operations that SMT-LIB has.
    pub fn smt_name(self) -> Option<String> {
        match self {
            Builtin::Bv { op, .. } => Some(op.smt_name().to_owned()),
            Builtin::Extend {
                signed: true,
                from,
                to,
            } => Some(format!("sign_extend {}", to - from)),
            Builtin::Extend {
                signed: false,
                from,
                to,
            } => Some(format!("zero_extend {}", to - from)),
            _ => None,
        }
    }
}

fn bv_from_name(width: u32, op: &str) -> Option<Builtin> {
    if let Some(op) = BvOp::from_name(op) {
        return Some(Builtin::Bv { op, width });
    }
    for (prefix, signed) in [("ZEXT", false), ("SEXT", true)] {
        if let Some(to) = op.strip_prefix(prefix) {
            return number(to)
                .filter(|to| *to > width)
                .map(|to| Builtin::Extend {
                    signed,
                    from: width,
                    to,
                });
        }
    }
    for (prefix, signed) in [("NUW_", false), ("NSW_", true)] {
        if let Some(op) = op.strip_prefix(prefix) {
            // Its definition computes at twice the width.
            let op = WrapOp::from_name(op).filter(|_| width <= MAX_WIDTH / 2)?;
            return Some(Builtin::NoWrap { signed, op, width });
        }
    }
    None
}

/// A width written the one way that `Builtin::name` writes it.
fn number(text: &str) -> Option<u32> {
    text.parse()
        .ok()
        .filter(|n: &u32| (1..=MAX_WIDTH).contains(n) && n.to_string() == text)
}

fn parse_int(text: &str) -> Option<(bool, u32)> {
    let (signed, width) = match text.split_at_checked(2)? {
        ("SI", width) => (true, width),
        ("UI", width) => (false, width),
        _ => return None,
    };
    Some((signed, number(width)?))
}

const FORMATS: [(FloatKind, &str, &str); 4] = [
    (FloatKind::F16, "16", "FP16"),
    (FloatKind::BF16, "BF16", "BF16"),
    (FloatKind::F32, "32", "FP32"),
    (FloatKind::F64, "64", "FP64"),
];

fn suffix(kind: FloatKind) -> &'static str {
    FORMATS
        .iter()
        .find(|row| row.0 == kind)
        .expect("every format has a row")
        .1
}

fn format(kind: FloatKind) -> &'static str {
    FORMATS
        .iter()
        .find(|row| row.0 == kind)
        .expect("every format has a row")
        .2
}

fn parse_suffix(text: &str) -> Option<FloatKind> {
    FORMATS.iter().find(|row| row.1 == text).map(|row| row.0)
}

fn parse_format(text: &str) -> Option<FloatKind> {
    FORMATS.iter().find(|row| row.2 == text).map(|row| row.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples() -> Vec<Builtin> {
        let kinds = FORMATS.map(|row| row.0);
        let mut all = Vec::new();
        for width in [1, 8, 32, 33, 129] {
            all.extend(BvOp::all().map(|op| Builtin::Bv { op, width }));
            for signed in [false, true] {
                all.push(Builtin::Extend {
                    signed,
                    from: width,
                    to: 200,
                });
                all.extend(WrapOp::all().map(|op| Builtin::NoWrap { signed, op, width }));
                all.extend(kinds.map(|kind| Builtin::FpToInt {
                    kind,
                    signed,
                    width,
                }));
                all.extend(kinds.map(|kind| Builtin::IntToFp {
                    signed,
                    width,
                    kind,
                }));
            }
        }
        for from in kinds {
            all.extend(FpOp::all().map(|op| Builtin::Fp { op, kind: from }));
            all.extend(kinds.map(|to| Builtin::FpToFp { from, to }));
        }
        all
    }

    #[test]
    fn names_are_distinct_and_read_back() {
        let mut names = std::collections::HashSet::new();
        for builtin in samples() {
            assert_eq!(Builtin::from_name(builtin.name().as_str()), Some(builtin));
            assert!(names.insert(builtin.name()), "{builtin:?}");
        }
    }

    #[test]
    fn other_names_are_no_builtins() {
        for name in [
            "BV032_ADD",
            "BV0_ADD",
            "BV32_add",
            "BV32",
            "BV8_ZEXT8",
            "BV8_ZEXT4",
            "FADD",
            "FADD032",
            "FP32_TO_",
            "x",
        ] {
            assert_eq!(Builtin::from_name(name), None, "{name}");
        }
    }
}
