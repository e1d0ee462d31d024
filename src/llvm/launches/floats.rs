//! Quotients that host code rounds up in floating point: `(int)ceil((float)n / 256)`.
//!
//! Integers of at most 22 bits (of 31, in double precision) convert exactly, and a quotient of
//! two of them that is no integer is further from the next one than rounding moves it; not
//! so where the compiler may approximate.

use super::terms::{Reader, Strictness};
use crate::bv::BvOp;
use crate::host::{Comparison, Term};
use crate::llvm::handle::{Opcode, TypeKind, Val};

/// States what a conversion to an integer gives, where it is that of a quotient rounded up.
pub(super) fn state(reader: &mut Reader<'_>, conversion: Val, value: &Term) -> Option<()> {
    let rounding = conversion.operand(0);
    let name = rounding.called_name()?;
    let rounds_up = ["ceil", "ceilf"].contains(&name.as_str()) || name.starts_with("llvm.ceil.");
    if !rounds_up {
        return None;
    }
    let rounded = unextended(rounding.operand(0));
    if rounded.is_approximate() {
        return None;
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
    let zero = || Term::constant(0, WIDE);
    let one = || Term::constant(1, WIDE);
    let holds = [
        Term::compare(Comparison::SLe, zero(), above.clone()),
        Term::compare(Comparison::SLe, above.clone(), limit()),
        Term::compare(Comparison::SLt, zero(), below.clone()),
        Term::compare(Comparison::SLe, below.clone(), limit()),
    ];
    let exact = holds
        .into_iter()
        .reduce(|a, b| Term::binary(BvOp::And, a, b))?;
    let padded = Term::binary(
        BvOp::Add,
        above,
        Term::binary(BvOp::Sub, below.clone(), one()),
    );
    let quotient = Term::binary(BvOp::Udiv, padded, below).truncate(value.width());
    let is = Term::compare(Comparison::Eq, value.clone(), quotient);
    reader.state_of(value, Term::binary(BvOp::Or, exact.negate(), is));
    Some(())
}

/// Integers are computed with in so many bits.
const WIDE: u32 = 64;

/// The integer that a floating-point number was converted from, or is, and the bits that it
/// may have to be converted exactly.
fn integer(reader: &mut Reader<'_>, value: Val) -> Option<(Term, u32)> {
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

/// The bits that integers may have in arithmetic of the value's type.
fn exact_bits(value: Val) -> Option<u32> {
    match value.ty().kind() {
        TypeKind::LLVMFloatTypeKind => Some(22),
        TypeKind::LLVMDoubleTypeKind => Some(31),
        _ => None,
    }
}
