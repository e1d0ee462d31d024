//! Quotients that host code rounds in floating point: `(int)ceil((float)n / 256)`, `(int)(n / 64.0)`.
//!
//! Integers of at most 22 bits (of 31, in double precision) convert exactly, and a quotient of
//! two of them that is no integer is further from the next one than rounding moves it; not
//! so where the compiler may approximate. Quotients by powers of two are exact.

use super::roots;
use super::terms::{Reader, Strictness};
use crate::bv::BvOp;
use crate::host::{Comparison, Term};
use crate::llvm::handle::{Opcode, TypeKind, Val};

/// States what a conversion to an integer gives, where it is that of a rounded quotient.
pub(super) fn state(reader: &mut Reader<'_>, conversion: Val, value: &Term) -> Option<()> {
    let (rounded, rounds_up) = rounding(conversion)?;
    if rounded.is_approximate() {
        return None;
    }
    if is_call(rounded, &["sqrt"]) {
        return roots::state(reader, rounded, value, rounds_up);
    }
    let (above, below, bits) = match rounded.has_opcode(Opcode::LLVMFDiv) {
        true => {
            let (above, bits) = integer(reader, rounded.operand(0))?;
            let (below, other) = integer(reader, rounded.operand(1))?;
            (above, below, bits.min(other).min(exact_bits(rounded)?))
        }
        false => {
            let (above, bits) = integer(reader, rounded)?;
            (above, Term::constant(1, WIDE), bits)
        }
    };
    let limit = || Term::constant(1 << bits, WIDE);
    let power = below.as_constant().filter(|by| by.is_power_of_two());
    let most = match power {
        Some(by) => {
            let converted = match rounded.has_opcode(Opcode::LLVMFDiv) {
                true => unextended(rounded.operand(0)),
                false => rounded,
            };
            let bits = significant_bits(rounded)?.min(significant_bits(converted)?);
            exact_quotient(&above, by, bits)
        }
        None => Term::compare(Comparison::SLe, above.clone(), limit()),
    };
    let zero = || Term::constant(0, WIDE);
    let one = || Term::constant(1, WIDE);
    let holds = [
        Term::compare(Comparison::SLe, zero(), above.clone()),
        most,
        Term::compare(Comparison::SLt, zero(), below.clone()),
        Term::compare(Comparison::SLe, below.clone(), limit()),
    ];
    let exact = holds
        .into_iter()
        .reduce(|a, b| Term::binary(BvOp::And, a, b))?;
    let padding = match rounds_up {
        true => Term::binary(BvOp::Sub, below.clone(), one()),
        false => zero(),
    };
    let padded = Term::binary(BvOp::Add, above, padding);
    let quotient = Term::binary(BvOp::Udiv, padded, below).truncate(value.width());
    let is = Term::compare(Comparison::Eq, value.clone(), quotient);
    reader.state_of(value, Term::binary(BvOp::Or, exact.negate(), is));
    Some(())
}

/// What a conversion to an integer rounds, and whether up. By itself it cuts off what is behind the
/// point, which rounds numbers down that are not negative.
fn rounding(conversion: Val) -> Option<(Val, bool)> {
    let rounding = unextended(conversion.operand(0));
    if is_call(rounding, &["ceil"]) {
        return Some((unextended(rounding.operand(0)), true));
    }
    if is_call(rounding, &["floor", "trunc"]) {
        return Some((unextended(rounding.operand(0)), false));
    }
    let is_known = match rounding.opcode() {
        Some(Opcode::LLVMFDiv | Opcode::LLVMSIToFP | Opcode::LLVMUIToFP) => true,
        _ => is_call(rounding, &["sqrt"]),
    };
    is_known.then_some((rounding, false))
}

/// Is it a call of one of these functions of the library, of whatever precision?
fn is_call(value: Val, functions: &[&str]) -> bool {
    let Some(name) = value.called_name() else {
        return false;
    };
    // A function of the program may have the name of one of the library.
    let is_librarys = value.callee().is_some_and(Val::is_declaration);
    let intrinsic = name.strip_prefix("llvm.").unwrap_or(&name);
    let plain = intrinsic.split('.').next().unwrap_or_default();
    let plain = [Some(plain), plain.strip_suffix('f')];
    is_librarys && (functions.iter()).any(|function| plain.contains(&Some(*function)))
}

/// Is the quotient of a number that is not negative by a power of two exact? It is where the number
/// converts exactly, which multiples of the power of two do that are greater by as much.
fn exact_quotient(above: &Term, by: u128, bits: u32) -> Term {
    let is_at_most = |most: u128| {
        let most = Term::constant(most, WIDE);
        Term::compare(Comparison::SLe, above.clone(), most)
    };
    let rest = Term::binary(BvOp::Srem, above.clone(), Term::constant(by, WIDE));
    let is_multiple = Term::compare(Comparison::Eq, rest, Term::constant(0, WIDE));
    let is_short = is_at_most(by << bits);
    let is_exact = Term::binary(BvOp::And, is_multiple, is_short);
    Term::binary(BvOp::Or, is_at_most(1 << bits), is_exact)
}

/// Integers are computed with in so many bits.
pub(super) const WIDE: u32 = 64;

/// The integer that a floating-point number was converted from, or is, and the bits that it
/// may have to be converted exactly.
pub(super) fn integer(reader: &mut Reader<'_>, value: Val) -> Option<(Term, u32)> {
    let value = unextended(value);
    let bits = exact_bits(value)?;
    match value.opcode() {
        Some(Opcode::LLVMSIToFP | Opcode::LLVMUIToFP) => {
            let term = reader.read(value.operand(0), Strictness::Lazy)?;
            let signed = value.has_opcode(Opcode::LLVMSIToFP);
            (term.width() < WIDE).then(|| (term.extend(signed, WIDE), bits))
        }
        Some(_) => None,
        None => {
            let (number, exact) = value.float_constant()?;
            let whole = exact && number.fract() == 0.0 && (0.0..4e9).contains(&number);
            whole.then(|| (Term::constant(number as u128, WIDE), bits))
        }
    }
}

/// What was converted to a larger floating-point type, which is exact.
fn unextended(value: Val) -> Val {
    match value.has_opcode(Opcode::LLVMFPExt) {
        true => unextended(value.operand(0)),
        false => value,
    }
}

/// The bits that integers may have that are converted to the value's type.
fn significant_bits(value: Val) -> Option<u32> {
    match value.ty().kind() {
        TypeKind::LLVMFloatTypeKind => Some(24),
        // All integers of 32 bits, and so many more.
        TypeKind::LLVMDoubleTypeKind => Some(31),
        _ => None,
    }
}

/// The bits that they may have in arithmetic of that type.
pub(super) fn exact_bits(value: Val) -> Option<u32> {
    Some(significant_bits(value)?.min(match value.ty().kind() {
        TypeKind::LLVMFloatTypeKind => 22,
        _ => 31,
    }))
}
